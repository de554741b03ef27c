"""Entries call each other by name: in whatever order processes compile and load them, the names are there."""

import os
import shutil
import time
from pathlib import Path

from hesperides import cache
from tests.linking.asking import ANSWER, HOUSE, started


def test_processes_that_start_cold_together(tmp_path: Path) -> None:
    together = [started(tmp_path) for _ in range(4)]
    assert [process.communicate()[0] for process in together] == [ANSWER] * 4


def test_lost_code_is_made_again(tmp_path: Path) -> None:
    assert started(tmp_path).communicate()[0] == ANSWER
    for lost in ("second", "first", "third", "twice-*"):
        for file in tmp_path.rglob(f"*.{lost}.kernel"):
            file.unlink()
        assert started(tmp_path).communicate() == (ANSWER, ""), lost
        assert any(tmp_path.rglob(f"*.{lost}.kernel"))


def test_two_copies_of_the_same_sources_share(tmp_path: Path) -> None:
    """Where sources lie counts for nothing: the copy finds what the other has compiled."""
    copy = tmp_path / "copy"
    for part in ("src/hesperides", "tests/linking"):
        shutil.copytree(HOUSE / part, copy / part, ignore=shutil.ignore_patterns("static", "__pycache__"))
    kept = tmp_path / "kept"
    assert started(kept).communicate()[0] == ANSWER
    files = {file: file.stat().st_mtime_ns for file in kept.rglob("*.kernel")}
    assert started(kept, copy).communicate()[0] == ANSWER
    assert {file: file.stat().st_mtime_ns for file in kept.rglob("*.kernel")} == files


def test_what_was_used_last_is_kept(tmp_path: Path) -> None:
    current = tmp_path / "current"
    for number in range(12):
        (tmp_path / f"old {number}").mkdir()
        os.utime(tmp_path / f"old {number}", (0, time.time() - number * cache.DAY / 4))
    current.mkdir()
    cache.forget_old(current, kept=2)
    assert {each.name for each in tmp_path.iterdir()} == {"current", *(f"old {number}" for number in range(4))}
