"""`python -m tests.mutants`: do the tests bite? Every mutant is put into a copy of the source, and its tests must fail there.

Nothing is compiled (NUMBA_DISABLE_JIT), nothing is written but in the copies, which are gone afterwards. First all the tests run without a
mutant: one that fails anyway proves nothing. Prints a line for each mutant; the exit code is 1 if any lives, or if its text is not found.
`python -m tests.mutants building` tries those whose file or text has the word.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tests.house.source import ROOT
from tests.mutants.mutants import MUTANTS, Mutant

PARTS = ("src", "tests", "rules", "records", "pyproject.toml", "hatch_build.py", "README.md", "CONTRIBUTING.md", "docs")
"""What the tests read of the project."""
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc")
PASSED, FAILED = 0, 1
"""How pytest ends. Whatever else it says (no such test, a file that cannot be imported) is an error of the list."""
KILLED, LIVES = "killed", "LIVES"
HANG_SECONDS = 900
"""No test of the list takes a tenth of it: a mutant that takes longer runs in circles."""


def nodes(mutant: Mutant) -> list[str]:
    """Its tests, as pytest names them."""
    played = "tests/records/test_records.py"
    records = [f"{played}::{test}[{name}]" for name in mutant.records for test in RECORD_TESTS]
    return records + [f"tests/{test}" for test in mutant.tests]


RECORD_TESTS = (
    "test_it_replays",
    "test_points_of_a_rule_are_told_all_or_not_at_all",
    "test_the_list_of_legal_actions_says_the_same",
)


def not_found(mutants: Iterable[Mutant]) -> Iterator[str]:
    """What is wrong with the list: a text that stands nowhere or more than once in its file."""
    for mutant in mutants:
        file = ROOT / "src" / "hesperides" / mutant.file
        number = file.read_text(encoding="utf-8").count(mutant.before) if file.is_file() else 0
        if number != 1 or mutant.before == mutant.after:
            yield f"{mutant.file}: {mutant.before!r} stands there {number} times, not once; mend tests/mutants/mutants.py"
        if not nodes(mutant):
            yield f"{mutant.file}: {mutant.before!r} names no test"


def copied(folder: Path) -> Path:
    """A copy of what the tests read."""
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=LEFT_OUT)
        else:
            shutil.copy(source, folder / part)
    return folder


@contextmanager
def mutated(folder: Path, mutant: Mutant) -> Iterator[None]:
    """The copy with the mutant, and without it again."""
    file = folder / "src" / "hesperides" / mutant.file
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(mutant.before, mutant.after), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(text, encoding="utf-8")


def tested(folder: Path, tests: list[str], *more: str) -> tuple[int, str]:
    """How pytest ends in a copy, and what it prints. The copy's package comes before the one that is installed."""
    paths = os.pathsep.join([str(folder / "src"), str(folder)])
    settings = {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=line", *more, *tests]
    try:
        ended = subprocess.run(
            command, cwd=folder, env={**os.environ, **settings}, capture_output=True, text=True, timeout=HANG_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return FAILED, "it runs in circles"
    return ended.returncode, ended.stdout + ended.stderr


def verdict(folder: Path, mutant: Mutant) -> str:
    """KILLED, LIVES or what went wrong."""
    with mutated(folder, mutant):
        code, said = tested(folder, nodes(mutant), "-x")
    return {FAILED: KILLED, PASSED: LIVES}.get(code) or f"ERROR: pytest ended with {code}\n{said}"


def row(mutant: Mutant, found: str) -> str:
    """A line of the table."""
    return f"{found:7} {mutant.file:35} {mutant.before.strip()}  →  {mutant.after.strip() or '(nothing)'}"


def try_all(mutants: list[Mutant], folders: list[Path]) -> list[str]:
    """The verdicts, printed as they come, as many at once as there are copies."""
    idle: SimpleQueue[Path] = SimpleQueue()
    for folder in folders:
        idle.put(folder)

    def one(mutant: Mutant) -> str:
        folder = idle.get()
        try:
            found = verdict(folder, mutant)
        finally:
            idle.put(folder)
        print(row(mutant, found), flush=True)
        return found

    with ThreadPoolExecutor(len(folders)) as pool:
        return list(pool.map(one, mutants))


def main(word: str = "") -> int:
    """Try the mutants whose file or text has the word; 0 if every one is killed."""
    mutants = [mutant for mutant in MUTANTS if word in mutant.file + mutant.before]
    if wrong := list(not_found(mutants)):
        print(*wrong, sep="\n", file=sys.stderr)
        return 1
    with TemporaryDirectory(prefix="mutants-") as place:
        folders = [copied(Path(place) / str(number)) for number in range(os.cpu_count() or 1)]
        code, said = tested(folders[0], sorted({node for mutant in mutants for node in nodes(mutant)}), "-n", str(len(folders)))
        if code != PASSED:
            print(f"The tests do not pass without a mutant:\n{said}", file=sys.stderr)
            return 1
        found = try_all(mutants, folders)
    print(f"{found.count(KILLED)} of {len(mutants)} mutants are killed")
    return int(found != [KILLED] * len(mutants))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
