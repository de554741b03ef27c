"""Entries call each other by name: in whatever order processes compile and load them, the names are there."""

import os
import subprocess
import sys
from pathlib import Path

CHAIN = [sys.executable, "-m", "tests.linking.chain"]
ANSWER = "1323\n"


def started(cache: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(CHAIN, env={**os.environ, "XDG_CACHE_HOME": str(cache)}, stdout=subprocess.PIPE, text=True)


def test_processes_that_start_cold_together(tmp_path: Path) -> None:
    together = [started(tmp_path) for _ in range(4)]
    assert [process.communicate()[0] for process in together] == [ANSWER] * 4


def test_a_lost_note_or_code_is_made_again(tmp_path: Path) -> None:
    assert started(tmp_path).communicate()[0] == ANSWER
    for lost in ("second.calls", "first.calls", "chain.second-*.nbi", "chain.third-*.nbi"):
        for file in tmp_path.rglob(f"*{lost}"):
            file.unlink()
        assert started(tmp_path).communicate()[0] == ANSWER, lost
