"""A place in a foreign JSON file: its value and the path to it, so that every complaint names the element."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Never


class ForeignError(ValueError):
    """A foreign file that cannot become a record: `file: element: reason; way out`."""


@dataclass(frozen=True, slots=True)
class Element:
    """`value` stands at `path` (as in `replay[3].payload.tileId`; "" for the whole) of the file `name`."""

    value: Any
    path: str
    name: str

    def fail(self, reason: str, way_out: str) -> Never:
        """Raise ForeignError for this element."""
        raise ForeignError(f"{self.name}: {self.path or 'the file'}: {reason}; {way_out}")

    def __getitem__(self, key: str) -> "Element":
        """A member that must be there."""
        found = self.get(key)
        if found is None:
            self.fail(f"it has no {key!r}", f"add it; read are {_KIND_OF_FILE}")
        return found

    def get(self, key: str) -> "Element | None":
        """A member, or None if it is missing or null."""
        value = self.members().get(key)
        return None if value is None else Element(value, f"{self.path}.{key}" if self.path else key, self.name)

    def members(self) -> dict[str, Any]:
        """The members of an object."""
        if not isinstance(self.value, dict):
            self.fail(f"it is {_shown(self.value)}, not an object", "write {…}")
        return self.value

    def only(self, keys: Iterable[str]) -> "Element":
        """The object itself, if it has no other members than these."""
        known = set(keys)
        for key in self.members():
            if key not in known:
                Element(None, f"{self.path}.{key}" if self.path else key, self.name).fail(
                    "an element that is not read", "remove it if the game does not depend on it"
                )
        return self

    def items(self) -> Iterator["Element"]:
        """The elements of a list."""
        if not isinstance(self.value, list):
            self.fail(f"it is {_shown(self.value)}, not a list", "write […]")
        for number, value in enumerate(self.value):
            yield Element(value, f"{self.path}[{number}]", self.name)

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            self.fail(f"it is {_shown(self.value)}, not a text", 'write "…"')
        return self.value

    def number(self, least: int = -(10**6), most: int = 10**6) -> int:
        """A whole number within bounds (a truth value is none)."""
        whole = isinstance(self.value, int) and not isinstance(self.value, bool)
        if not whole or not least <= self.value <= most:
            self.fail(f"it is {_shown(self.value)}, not a whole number from {least} to {most}", "mend it")
        return int(self.value)

    def switched_on(self) -> bool:
        """False for what stands for nothing: false, 0, "off"."""
        return self.value not in (False, 0, "off", None)


_KIND_OF_FILE = "saved games and scenarios of JCloisterZone 5"


def _shown(value: Any) -> str:
    kinds = {dict: "an object", list: "a list", type(None): "null"}
    return kinds.get(type(value)) or repr(value)[:60]
