"""Entries call each other by name: in whatever order processes compile and load them, the names are there."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from hesperides import cache

CHAIN = [sys.executable, "-m", "tests.linking.chain"]
ANSWER = "1323\n"


HOUSE = Path(__file__).parents[2]


def started(cache: Path, house: Path = HOUSE) -> subprocess.Popen[str]:
    paths = {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": str(house / "src")}
    return subprocess.Popen(CHAIN, cwd=house, env={**os.environ, **paths}, stdout=subprocess.PIPE, text=True)


def test_processes_that_start_cold_together(tmp_path: Path) -> None:
    together = [started(tmp_path) for _ in range(4)]
    assert [process.communicate()[0] for process in together] == [ANSWER] * 4


def test_a_lost_note_or_code_is_made_again(tmp_path: Path) -> None:
    assert started(tmp_path).communicate()[0] == ANSWER
    for lost in ("second.calls", "first.calls", "chain.second-*.nbi", "chain.third-*.nbi"):
        for file in tmp_path.rglob(f"*{lost}"):
            file.unlink()
        assert started(tmp_path).communicate()[0] == ANSWER, lost


def test_two_copies_of_the_same_sources_share_nothing(tmp_path: Path) -> None:
    """Each is compiled, and a part of it once more: what one has noted of that is not taken for the other's."""
    copy = tmp_path / "copy"
    for part in ("src/hesperides", "tests/linking"):
        shutil.copytree(HOUSE / part, copy / part, ignore=shutil.ignore_patterns("static", "__pycache__"))
    kept = tmp_path / "kept"
    for house, lost in ((HOUSE, "*.calls"), (copy, "*.calls"), (HOUSE, "chain.second-*.nbi"), (copy, "chain.second-*.nbi")):
        for file in kept.rglob(lost):
            file.unlink()
        assert started(kept, house).communicate()[0] == ANSWER


def test_what_was_used_last_is_kept(tmp_path: Path) -> None:
    current = tmp_path / "current"
    for number in range(12):
        (tmp_path / f"old {number}").mkdir()
        os.utime(tmp_path / f"old {number}", (0, time.time() - number * cache.DAY / 4))
    current.mkdir()
    cache.forget_old(current, kept=2)
    assert {each.name for each in tmp_path.iterdir()} == {"current", *(f"old {number}" for number in range(4))}
