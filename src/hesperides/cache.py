"""Where compiled kernels are kept: a folder for each state of their sources, and each place these lie in."""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

HOME = Path(__file__).parent
DAY = 24 * 3600.0


def _sources() -> Iterable[Path]:
    yield from (HOME / f"{name}.py" for name in ("kernel", "linking", "game", "log"))
    for folder in ("games", "bots", "arena", "envs"):
        yield from sorted((HOME / folder).rglob("*.py"))


def folder(*flags: object) -> Path:
    """The folder for these sources and flags, made if it is missing; in a home that cannot be written to, one for temporary files.

    Where the sources lie counts too: compiled from another copy of them, a kernel has other names in machine code.
    """
    digest = hashlib.sha256(" ".join(map(str, (HOME, *flags))).encode())
    for source in _sources():
        digest.update(source.read_bytes())
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    answer = Path(root) / "hesperides" / "kernels" / digest.hexdigest()[:16]
    try:
        answer.mkdir(parents=True, exist_ok=True)
        os.utime(answer)  # used now; also fails where an existing folder cannot be written to
    except OSError:
        answer = Path(tempfile.gettempdir()) / f"hesperides-kernels-{os.getuid()}" / answer.name
        answer.mkdir(parents=True, exist_ok=True)
        os.utime(answer)
    return answer


def forget_old(current: Path, kept: int = 6) -> None:
    """Remove what was compiled from other sources, but for the few used last and what was used within a day."""
    folders = sorted(current.parent.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
    for each in folders[kept:]:
        if each != current and each.stat().st_mtime < time.time() - DAY:
            shutil.rmtree(each, ignore_errors=True)
