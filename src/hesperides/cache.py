"""Where compiled kernels are kept: a folder for each compiler, in it one for each game, and files sealed with a checksum.

What a file holds is run as machine code, so nothing of it is used before its seal was checked. What is damaged, lies in the wrong place
or cannot be read is compiled anew, and one line says so: a cache may be slow, it may never be a fault.
"""

import atexit
import hashlib
import os
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

HOME = Path(__file__).parent
DAY = 24 * 3600.0
RUN = "HESPERIDES_KERNELS_OF_THIS_RUN"
"""The environment variable by which processes tell those they start where their kernels are, where no folder stays."""
MARK = b"hesperides kernel 1\n"
DIGEST_BYTES = hashlib.sha256().digest_size


COMPILING = ("cache", "inside", "kernel", "linking", "reach", "rows")
"""The modules that turn a kernel into code; what a kernel itself is made of names its file (reach.py)."""


def folder(*flags: object) -> Path:
    """The folder for this compiler and its flags, made if it is missing; in a home that cannot be written to, one for temporary files."""
    digest = hashlib.sha256(" ".join(map(str, flags)).encode())
    for name in COMPILING:
        digest.update((HOME / f"{name}.py").read_bytes())
    name = digest.hexdigest()[:16]
    root = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hesperides" / "kernels"
    spare = Path(tempfile.gettempdir()) / f"hesperides-kernels-{os.getuid()}"
    return _usable(root / name) or _usable(spare / name) or _of_this_run(name)


def _of_this_run(name: str) -> Path:
    """A fresh folder that nobody else can know of; this process and those it starts share it, and the first of them removes it."""
    if RUN in os.environ and (shared := _usable(Path(os.environ[RUN]) / name)):
        return shared
    os.environ[RUN] = tempfile.mkdtemp(prefix="hesperides-kernels-")
    atexit.register(shutil.rmtree, os.environ[RUN], ignore_errors=True)
    answer = Path(os.environ[RUN]) / name
    answer.mkdir(mode=0o700)
    return answer


def _usable(answer: Path) -> Path | None:
    """The folder, made and marked as used now; None where that cannot be done, or where others could put files into it."""
    try:
        answer.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        answer.mkdir(mode=0o700, exist_ok=True)
        os.utime(answer)  # also fails where an existing folder cannot be written to
        return answer if _is_ours(answer) and _is_ours(answer.parent) else None  # no link: it could be turned elsewhere later
    except OSError:
        return None


def _is_ours(folder: Path) -> bool:
    status = folder.lstat()
    private = not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and private


def forget_old(current: Path, kept: int = 6) -> None:
    """Remove what was compiled by others, and from other sources, but for the few used last and what was used within a day."""
    for each in _old(current.parent.iterdir(), kept):
        if each != current:
            shutil.rmtree(each, ignore_errors=True)
    of_entry: dict[str, list[Path]] = {}
    for file in current.glob("*/*.kernel"):
        of_entry.setdefault(file.name.rpartition("-")[0], []).append(file)
    for files in of_entry.values():
        for each in _old(files, kept):
            each.unlink(missing_ok=True)


def _old(several: Iterable[Path], kept: int) -> list[Path]:
    """All but those used last and those used within a day; others may remove some at the same time."""
    used: dict[Path, float] = {}
    for each in several:
        with suppress(OSError):
            used[each] = each.stat().st_mtime
    last = sorted(used, key=lambda each: used[each], reverse=True)
    return [each for each in last[kept:] if used[each] < time.time() - DAY]


# --- sealed files ---------------------------------------------------------------------------------------------------------


class Damaged(Exception):  # noqa: N818
    """What a file of the cache is not, in a few words."""


def write(file: Path, name: str, content: bytes) -> None:
    """Store `content` under a name, at once or not at all; where that cannot be done, one line says so."""
    sealed = name.encode() + b"\n" + content
    new = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(mode=0o700, exist_ok=True)
        if file.is_dir() and not file.is_symlink():
            shutil.rmtree(file)
        new.write_bytes(MARK + hashlib.sha256(sealed).digest() + sealed)
        new.replace(file)
    except OSError as error:
        say_once(f"The compiled rules cannot be stored in {file.parent} ({error.strerror}); each start compiles them anew.")


def read(file: Path, name: str) -> bytes | None:
    """What was stored under this name; None if there is nothing, or (one line says so) nothing that can be trusted."""
    try:
        content = _unsealed(file, name)
        with suppress(OSError):
            os.utime(file)  # used now
        return content
    except FileNotFoundError:
        return None
    except (OSError, Damaged) as error:
        spoilt(file, getattr(error, "strerror", None) or str(error))
        return None


def spoilt(file: Path, reason: str) -> None:
    """Say once that a file cannot be used, whatever else is found later."""
    say_once(f"Compiled rules on disk are damaged ({file}: {reason}); what is damaged is compiled anew.")


def damaged(folder: Path) -> dict[Path, str]:
    """The files of a cache that cannot be trusted, and why: what `doctor` tells. They are compiled anew when they are needed."""
    found = {}
    for file in folder.glob("*/*.kernel"):
        try:
            _sealed(file)
        except (OSError, Damaged) as error:
            found[file] = getattr(error, "strerror", None) or str(error)
    return found


def _sealed(file: Path) -> memoryview:
    """What a file holds, whoever it belongs to; raises OSError or Damaged."""
    if not stat.S_ISREG(file.stat().st_mode):
        raise Damaged("no file")
    text = file.read_bytes()
    start = len(MARK) + DIGEST_BYTES
    if not text.startswith(MARK) or len(text) < start:
        raise Damaged("not a file of this cache, or cut off")
    sealed = memoryview(text)[start:]
    if hashlib.sha256(sealed).digest() != text[len(MARK) : start]:
        raise Damaged("its checksum does not match")
    return sealed


def _unsealed(file: Path, name: str) -> bytes:
    sealed, whose = _sealed(file), f"{name}\n".encode()
    if sealed[: len(whose)] != whose:
        raise Damaged("it belongs to something else")
    return bytes(sealed[len(whose) :])


_said: set[str] = set()


def say_once(line: str) -> None:
    """One line on standard error; of lines that begin alike, only the first is said."""
    beginning = line[:25]
    if beginning not in _said and sys.stderr is not None:
        _said.add(beginning)
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
