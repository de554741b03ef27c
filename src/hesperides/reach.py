"""What a kernel is made of: its own source and, through the names it uses, that of every kernel and constant it reaches.

The digest of all this names its compiled code: a change that no kernel reaches (words for people, a docstring elsewhere) compiles nothing
anew, and what is reached cannot change unnoticed, in whatever file it stands.
"""

import hashlib
import linecache
from collections.abc import Iterator
from enum import EnumType
from functools import cache
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, get_args, get_origin

import numpy as np

PLAIN = (int, float, bool, str, bytes, type(None), np.generic, np.dtype)


@cache
def digest(function: FunctionType) -> str:
    """Sixteen hexadecimal digits; raises TypeError where a kernel uses a value that cannot be told from others."""
    found: dict[FunctionType, str] = {}
    rest = [function]
    while rest:
        one = rest.pop()
        if one not in found:
            found[one], reached = _described(one)
            rest.extend(reached)
    return hashlib.sha256("\n".join(sorted(found.values())).encode()).hexdigest()[:16]


@cache
def size(function: FunctionType) -> int:
    """How long a function is, in bytes of byte code: about as long it takes to compile."""
    return sum(len(code.co_code) for code in _codes(function.__code__))


@cache
def reached(function: FunctionType) -> tuple[FunctionType, ...]:
    """The functions whose names it uses."""
    return tuple(_described(function)[1])


@cache
def _described(function: FunctionType) -> tuple[str, list[FunctionType]]:
    """A function by its source, its types and the constants it uses; and the functions it uses."""
    reached: list[FunctionType] = []
    used = [f"{name} = {_value(value, reached)}" for name, value in sorted(_used(function).items(), key=lambda item: item[0])]
    hints = [f"{name}: {_hint(hint)}" for name, hint in function.__annotations__.items()]
    where = f"{function.__module__}.{function.__qualname__}"
    return "\n".join([where, _source(function.__code__), *hints, *used]), reached


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _source(code: CodeType) -> str:
    last = max(line or 0 for each in _codes(code) for _, _, line in each.co_lines())
    return "".join(linecache.getlines(code.co_filename)[code.co_firstlineno - 1 : last])


def _used(function: FunctionType) -> dict[str, Any]:
    """Every name that it uses from outside, with its value; of our own modules, what it uses of them."""
    names = {name for code in _codes(function.__code__) for name in code.co_names}
    found = {name: function.__globals__[name] for name in names if name in function.__globals__}
    for name, value in list(found.items()):
        if isinstance(value, ModuleType) and value.__name__.startswith("hesperides"):
            found |= {f"{name}.{own}": getattr(value, own) for own in names if hasattr(value, own)}
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    return found | {name: cell.cell_contents for name, cell in cells}


def _hint(hint: Any) -> str:
    if hasattr(hint, "dtype"):
        return _record(hint)
    if get_origin(hint) is tuple:
        return " ".join(map(_hint, get_args(hint)))
    return repr(hint)


@cache
def _record(kind: Any) -> str:
    return repr(kind.dtype)


def _value(value: Any, reached: list[FunctionType]) -> str:
    if inner := _function(value):
        reached.append(inner)
        return f"{inner.__module__}.{inner.__qualname__}"
    if isinstance(value, tuple | list | frozenset):
        return f"({', '.join(_value(each, reached) for each in value)})"
    return _constant(value)


def _function(value: Any) -> FunctionType | None:
    """The Python function of a kernel, of a word of code or of a plain function."""
    for inner in (getattr(value, "py_func", None), getattr(value, "_defn", None), value):
        if isinstance(inner, FunctionType):
            return inner
    return None


def _constant(value: Any) -> str:
    if isinstance(value, PLAIN):
        return f"{type(value).__name__} {value!r}"
    if isinstance(value, np.ndarray):
        return f"{value.dtype!r} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, EnumType):
        return f"{value.__name__} {[(each.name, each.value) for each in value]}"  # type: ignore[var-annotated]
    if isinstance(value, type):
        return f"{value.__module__}.{value.__qualname__} {getattr(value, '_fields', '')}{_record(value) if hasattr(value, 'dtype') else ''}"
    if isinstance(value, ModuleType | BuiltinFunctionType | np.ufunc):
        return value.__name__
    if type(value).__module__.startswith("numba."):
        return str(value)
    raise TypeError(f"a kernel uses {value!r}, which is neither a kernel nor a constant")
