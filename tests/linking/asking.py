"""A process of its own that asks the chain of entries, with a cache of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

CHAIN = "import runpy, sys; sys.path[:0] = sys.argv[1:]; runpy.run_module('tests.linking.chain', run_name='__main__', alter_sys=True)"
ANSWER = "1323 7\n"
HOUSE = Path(__file__).parents[2]


def started(cache: Path, house: Path = HOUSE, temporary: Path | None = None, flags: Sequence[str] = ()) -> subprocess.Popen[str]:
    """The process, begun; its caller reads what it prints and says."""
    paths = {"XDG_CACHE_HOME": str(cache)}
    paths |= {"TMPDIR": str(temporary)} if temporary else {}
    pipe = subprocess.PIPE
    command = [sys.executable, *flags, "-c", CHAIN, str(house), str(house / "src")]
    return subprocess.Popen(command, cwd=house, env={**os.environ, **paths}, stdout=pipe, stderr=pipe, text=True)
