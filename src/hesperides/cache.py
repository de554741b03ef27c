"""Where compiled kernels are kept: a folder for each state of their sources."""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path


def _sources() -> Iterable[Path]:
    home = Path(__file__).parent
    yield from (home / f"{name}.py" for name in ("kernel", "linking", "game", "log"))
    for folder in ("games", "bots", "arena", "envs"):
        yield from sorted((home / folder).rglob("*.py"))


def folder(*flags: object) -> Path:
    """The folder for these sources and flags, made if it is missing; in a home that cannot be written to, one for temporary files."""
    digest = hashlib.sha256(" ".join(map(str, flags)).encode())
    for source in _sources():
        digest.update(source.read_bytes())
    root = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    answer = Path(root) / "hesperides" / "kernels" / digest.hexdigest()[:16]
    try:
        answer.mkdir(parents=True, exist_ok=True)
    except OSError:
        answer = Path(tempfile.gettempdir()) / f"hesperides-kernels-{os.getuid()}" / answer.name
        answer.mkdir(parents=True, exist_ok=True)
    return answer


def forget_old(current: Path, kept: int = 6) -> None:
    """Remove what was compiled from older sources, but for the newest few."""
    folders = sorted(current.parent.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
    for each in folders[kept:]:
        if each != current:
            shutil.rmtree(each, ignore_errors=True)
