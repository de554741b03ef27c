"""How compiled entries call each other by name, in one process and from the cache.

The code of an entry, stored on disk, holds the names of the entries it calls; those must be there before it is loaded, under the very
names they had when it was compiled. So each entry is compiled by one process alone, and the others wait and load it; it is stored only
together with a note of what it calls; and what the note names is loaded first. If one of them had to be compiled anew (its source was
touched, its file lost), so has the caller.
"""

import fcntl
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")

_entries: dict[str, Any] = {}
_calls: dict[Any, set[str]] = {}
"""The entries that a compiled function calls, itself or through kernels."""
_compiling: list[set[str]] = []
_thread = threading.RLock()


@contextmanager
def turn(lock: Path | None) -> Iterator[None]:
    """One thread compiles at a time; and, where a lock file is named, one process compiles that entry."""
    with _thread:
        if lock is None:
            yield
            return
        with lock.open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
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


def _symbol(name: str) -> str:
    """What the compiled entry is called in machine code; another name each time it is compiled."""
    (compiled,) = _entries[name].overloads.values()
    return str(compiled.fndesc.llvm_func_name)


def call_by_name(dispatcher: Any) -> None:
    """Let callers call the compiled code where it is, instead of taking a copy of it along."""
    (compiled,) = dispatcher.overloads.values()
    for _, implementation in compiled.target_context._defns[compiled.entry_point].versions:
        implementation.libs = ()


def enter(name: str, dispatcher: Any, folder: Path) -> None:
    """A new entry: what is stored of it is found only together with the names of the entries it calls."""
    _entries[name] = dispatcher
    stored, note = dispatcher._cache, folder / f"{name}.calls"
    save, load = stored.save_overload, stored.load_overload

    def save_overload(signature: Any, compiled: Any) -> None:
        with tempfile.NamedTemporaryFile("w", dir=folder, delete=False) as file:
            file.writelines(f"{callee} {_symbol(callee)}\n" for callee in sorted(_compiling[-1]))
        note.unlink(missing_ok=True)  # never the note of one code beside another, whenever the process ends
        save(signature, compiled)
        Path(file.name).replace(note)

    def load_overload(signature: Any, context: Any) -> Any:
        if not note.exists():
            return None
        noted = [line.split() for line in note.read_text(encoding="utf-8").splitlines()]
        for callee, _ in noted:
            _entries[callee].compile_once()
        is_current = all(_symbol(callee) == symbol for callee, symbol in noted)
        return load(signature, context) if is_current else None

    stored.save_overload, stored.load_overload = save_overload, load_overload
