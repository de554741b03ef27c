"""NumPy records with named fields: what kernels get and Python reads."""

import functools
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, get_args, get_type_hints

import numpy as np


def record(cls: type[Any]) -> type[Any]:
    """Give `cls` a `dtype`: one NumPy record with the annotated fields in order, aligned. `new(cls)` makes a value."""
    fields: list[Any] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        _, kind, *shape = get_args(hint)
        fields.append((name, kind, shape[0]) if shape else (name, kind))
    if taken := [name for name, *_ in fields if hasattr(Row, name)]:
        raise TypeError(f"{cls.__name__}.{taken[0]}: records have an attribute of this name; choose another")
    cls.dtype = np.dtype(fields, align=True)
    return cls


class Row(np.void):  # type: ignore[misc]  # NumPy calls it final, and has a subclass of its own
    """A record with its fields as attributes. Kernels find its memory at once: NumPy would first describe all its fields to them."""

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    @property
    def data(self) -> Any:
        """The bytes of the record, to read and to write."""
        return self.__dict__["data"]


@functools.lru_cache
def row_type(fields: Any) -> Any:
    """The same fields, read as a Row."""
    names = {name: property(itemgetter(name)) for name in fields.names}
    return np.dtype((type(Row.__name__, (Row,), names), fields))


def row_of(rows: Any) -> Any:
    """The first record of an array, with its fields as attributes; it lives in the array's memory."""
    row = rows.view(row_type(rows.dtype))[0]
    row.__dict__["data"] = memoryview(rows[:1].view(np.uint8))
    return row


def new(cls: type[Any]) -> Any:
    """A zeroed value of a record class, with its fields as attributes."""
    return row_of(np.zeros(1, cls.dtype))


def plain(value: Any, *names: str) -> Any:
    """A record as plain Python: the fields of these names, or all, as integers and lists.

    To read many fields of it costs a tenth of what reading them from the record does.
    """
    return SimpleNamespace(**{name: value[name].tolist() for name in names or value.dtype.names})
