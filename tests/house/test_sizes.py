"""Files are chapters, everything says what it is, and nothing tells of the machine it was written on."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from tests.house.source import ROOT

LINES = 450
LINES_OF_TESTS = 600
GENERATED = {"web/src/wire.ts"}


def tracked(*endings: str) -> list[Path]:
    """Files under version control, or (in an unpacked archive) all files of the project's folders."""
    try:
        names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    except (OSError, subprocess.CalledProcessError):
        names = [str(file.relative_to(ROOT)) for folder in ("src", "tests", "bench") for file in (ROOT / folder).rglob("*")]
    return [ROOT / name for name in names if name.endswith(endings) and (ROOT / name).is_file()]


PYTHON = tracked(".py")
CODE = [file for file in tracked(".py", ".ts", ".svelte", ".css", ".mjs", ".js") if str(file.relative_to(ROOT)) not in GENERATED]


@pytest.mark.parametrize("file", CODE, ids=lambda file: str(file.relative_to(ROOT)))
def test_files_are_chapters(file: Path) -> None:
    most = LINES_OF_TESTS if file.is_relative_to(ROOT / "tests") else LINES
    assert len(file.read_text(encoding="utf-8").splitlines()) <= most


@pytest.mark.parametrize("file", PYTHON, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_python_file_says_what_it_is(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert not tree.body or ast.get_docstring(tree), "begin with a docstring"


def test_no_paths_of_one_machine_and_nothing_undone() -> None:
    marks = re.compile(r"/(?:home|root|work)/\w|\b(?:TO" + r"DO|FIX" + r"ME|X" + r"XX)\b")
    texts = tracked(".py", ".ts", ".svelte", ".css", ".mjs", ".md", ".toml", ".txt", "Makefile", "run")
    found = [f"{file.relative_to(ROOT)}: {match[0]}" for file in texts for match in marks.finditer(file.read_text(encoding="utf-8"))]
    assert not found
