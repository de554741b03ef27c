"""A process of its own that asks the chain of entries, with a cache of its own."""

import os
import subprocess
import sys
from pathlib import Path

CHAIN = [sys.executable, "-m", "tests.linking.chain"]
ANSWER = "1323 7\n"
HOUSE = Path(__file__).parents[2]


def started(cache: Path, house: Path = HOUSE, temporary: Path | None = None) -> subprocess.Popen[str]:
    """The process, begun; what it prints and what it says are read by whoever waits for it."""
    paths = {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": str(house / "src")}
    paths |= {"TMPDIR": str(temporary)} if temporary else {}
    pipe = subprocess.PIPE
    return subprocess.Popen(CHAIN, cwd=house, env={**os.environ, **paths}, stdout=pipe, stderr=pipe, text=True)
