"""How compiled entries call each other by name, in one process and from the cache.

The code of an entry, stored on disk, holds the names of the entries it calls; those must be there before it is loaded, under the very
names they had when it was compiled. So each entry is compiled by one process alone, and the others wait and load it; it is stored in one
file with a note of what it calls; and what the note names is loaded first. If one of them had to be compiled anew (its file was lost or
damaged), so has the caller.
"""

import fcntl
import pickle
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from hesperides import cache, inside

T = TypeVar("T")

_entries: dict[str, Any] = {}
_calls: dict[Any, set[str]] = {}
"""The entries that a compiled function calls, itself or through kernels."""
_compiling: list[set[str]] = []
_thread = threading.RLock()


@contextmanager
def turn(lock: Path | None) -> Iterator[None]:
    """One thread compiles at a time; and, where a lock file is named, one process compiles that entry.

    Where a file cannot be locked, two processes may compile the same: slower, and right as well.
    """
    with _thread, ExitStack() as held:
        if lock is not None:
            with suppress(OSError):
                fcntl.flock(held.enter_context(lock.open("w")), fcntl.LOCK_EX)
        yield


def noting(key: Any, work: Callable[[], T]) -> T:
    """Compile something, and note under `key` which entries it calls."""
    _compiling.append(set())
    try:
        return work()
    finally:
        _calls[key] = _compiling.pop()


def is_noted(key: Any) -> bool:
    """True if it has been compiled."""
    return key in _calls


def called(key: Any, is_entry: bool = False) -> None:
    """What is being compiled calls this."""
    if _compiling:
        _compiling[-1].update({key} if is_entry else _calls[key])


class Stored:
    """The compiled code of one entry on disk, in place of Numba's own cache."""

    def __init__(self, name: str, folder: Path, digest: Callable[[], str]) -> None:
        self._name, self._folder, self._digest = name, folder / _part(name), digest

    @property
    def file(self) -> Path:
        """Where it lies: named by what it is made of, which is known once its module is loaded."""
        return self._folder / f"{self._name}-{self._digest()}.kernel"

    @property
    def lock(self) -> Path:
        """Held by the process that compiles it."""
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, exist_ok=True)
        return self._folder / f"{self._name}.lock"

    @property
    def _key(self) -> str:
        return f"{self._folder.parent.name} {self.file.name}"

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Store code that has just been compiled, with the names of the entries it calls."""
        calls = {callee: inside.symbol(_entries[callee]) for callee in sorted(_compiling[-1])}
        cache.write(self.file, self._key, pickle.dumps((calls, inside.packed(compiled))))

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The stored code; None where there is none that fits what else is loaded."""
        sealed = cache.read(self.file, self._key)
        if sealed is None:
            return None
        try:
            calls, code = pickle.loads(sealed)  # noqa: S301  # its seal was checked
        except Exception as error:
            cache.spoilt(self.file, repr(error))
            return None
        if any(_current(callee) != symbol for callee, symbol in calls.items()):
            return None
        try:
            return inside.unpacked(context, code)
        except Exception as error:
            cache.spoilt(self.file, repr(error))
            return None


def _part(name: str) -> str:
    """The game that an entry belongs to, or `shared`."""
    found = re.match(r"hesperides\.games\.(\w+)\.", name)
    return found[1] if found else "shared"


def _current(callee: str) -> str | None:
    """What a callee is called in machine code, once it is loaded or compiled; None if there is none of its name."""
    if callee not in _entries:
        return None
    _entries[callee].compile_once()
    return inside.symbol(_entries[callee])


def enter(name: str, dispatcher: Any) -> None:
    """A new entry: others call it by name."""
    _entries[name] = dispatcher
