"""Entries call each other by name: in whatever order processes compile and load them, the names are there."""

import os
import shutil
import time
from pathlib import Path

import pytest

from hesperides import cache
from tests.linking.asking import ANSWER, HOUSE, started


def test_processes_that_start_cold_together(tmp_path: Path) -> None:
    together = [started(tmp_path) for _ in range(4)]
    assert [process.communicate()[0] for process in together] == [ANSWER] * 4


def test_lost_code_is_made_again(tmp_path: Path) -> None:
    assert started(tmp_path).communicate()[0] == ANSWER
    for lost in ("second", "first", "third", "twice"):
        for file in tmp_path.rglob(f"*.{lost}-*.kernel"):
            file.unlink()
        assert started(tmp_path).communicate() == (ANSWER, ""), lost
        assert any(tmp_path.rglob(f"*.{lost}-*.kernel"))


def test_two_copies_of_the_same_sources_share(tmp_path: Path) -> None:
    """Where sources lie counts for nothing: the copy finds what the other has compiled."""
    copy = tmp_path / "copy"
    for part in ("src/hesperides", "tests/linking"):
        shutil.copytree(HOUSE / part, copy / part, ignore=shutil.ignore_patterns("static", "__pycache__"))
    kept = tmp_path / "kept"
    assert started(kept).communicate()[0] == ANSWER
    files = {file: file.stat().st_ino for file in kept.rglob("*.kernel")}
    assert started(kept, copy).communicate()[0] == ANSWER
    assert {file: file.stat().st_ino for file in kept.rglob("*.kernel")} == files


@pytest.mark.parametrize("flags", [["-OO"], ["-I"]])
def test_however_python_is_started_the_same_is_found(tmp_path: Path, flags: list[str]) -> None:
    assert started(tmp_path).communicate()[0] == ANSWER
    files = {file: file.stat().st_ino for file in tmp_path.rglob("*.kernel")}
    assert started(tmp_path, flags=flags).communicate() == (ANSWER, "")
    assert {file: file.stat().st_ino for file in tmp_path.rglob("*.kernel")} == files


def test_what_no_kernel_reaches_compiles_nothing_anew(tmp_path: Path) -> None:
    copy, kept = tmp_path / "copy", tmp_path / "kept"
    for part in ("src/hesperides", "tests/linking"):
        shutil.copytree(HOUSE / part, copy / part, ignore=shutil.ignore_patterns("static", "__pycache__"))
    chain = copy / "tests" / "linking" / "chain.py"

    def compiled(old: str = "", new: str = "") -> set[str]:
        """The entries that are compiled after a change."""
        before = set(kept.rglob("*.kernel"))
        chain.write_text(chain.read_text(encoding="utf-8").replace(old, new) if old else chain.read_text(encoding="utf-8"))
        assert started(kept, copy).communicate()[0] == ANSWER
        return {file.name.split(".")[1].split("-")[0] for file in set(kept.rglob("*.kernel")) - before}

    assert compiled() == {"first", "second", "third", "twice"}
    assert compiled('"""Three', '"""Words for people: three') == set()
    assert compiled("number + 3", "number + OFFSET\n\n\nOFFSET = 3") == {"first", "second", "third"}
    assert compiled("OFFSET = 3", "OFFSET = 2 + 1") == set()
    assert compiled("between(number) +", "0 + between(number) +") == {"first"}


def test_what_was_used_last_is_kept(tmp_path: Path) -> None:
    current = tmp_path / "current"
    for number in range(12):
        (tmp_path / f"old {number}").mkdir()
        os.utime(tmp_path / f"old {number}", (0, time.time() - number * cache.DAY / 4))
    current.mkdir()
    cache.forget_old(current, kept=2)
    assert {each.name for each in tmp_path.iterdir()} == {"current", *(f"old {number}" for number in range(4))}
