"""A place in a foreign JSON file: its value and the path to it, so that every complaint names the element."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Never

from hesperides.decoding import MARK

LONGEST_NUMBER = 40
"""Digits; no file that is read needs a tenth of it, and Python refuses to read numbers of thousands."""


class ForeignError(ValueError):
    """A foreign file that cannot become a record: `file: element: reason; way out`."""


class Object(dict[str, Any]):
    """An object of a JSON file; `twice` are the keys that stand in it more than once."""

    twice: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Element:
    """`value` stands at `path` (as in `replay[3].payload.tileId`; "" for the whole) of the file `name`."""

    value: Any
    path: str
    name: str

    def error(self, reason: str, way_out: str) -> ForeignError:
        """What is wrong with this element."""
        return ForeignError(f"{self.name}: {self.path or 'the file'}: {reason}; {way_out}")

    def fail(self, reason: str, way_out: str) -> Never:
        """Raise ForeignError for this element."""
        raise self.error(reason, way_out)

    def __getitem__(self, key: str) -> "Element":
        """A member that must be there."""
        found = self.get(key)
        if found is None:
            self.fail(f"it has no {key!r}", f"add it; read are {_KIND_OF_FILE}")
        return found

    def get(self, key: str) -> "Element | None":
        """A member, or None if it is missing or null."""
        value = self.members().get(key)
        return None if value is None else self.member(key, value)

    def member(self, key: str, value: Any = None) -> "Element":
        """The place of a member, whether there is one or not."""
        shown = shortened(key)
        return Element(value, f"{self.path}.{shown}" if self.path else shown, self.name)

    def members(self) -> dict[str, Any]:
        """The members of an object."""
        if not isinstance(self.value, dict):
            self.fail(f"it is {_shown(self.value)}, not an object", "write {…}")
        if isinstance(self.value, Object) and self.value.twice:
            self.member(self.value.twice[0]).fail("it stands here twice", "keep one of them")
        return self.value

    def only(self, keys: Iterable[str]) -> "Element":
        """The object itself, if it has no other members than these."""
        known = set(keys)
        for key in self.members():
            if key not in known:
                self.member(key).fail("an element that is not read", "remove it if the game does not depend on it")
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
            wanted = str(least) if least == most else f"a whole number from {least} to {most}"
            self.fail(f"it is {_shown(self.value)}, not {wanted}", "mend it")
        return int(self.value)

    def switched_on(self) -> bool:
        """False for what stands for nothing: false, 0, "off"."""
        return self.value not in (False, 0, "off", None)


_KIND_OF_FILE = "saved games and scenarios of JCloisterZone 5 and 6"
_SAVED = "name a file that JCloisterZone saved"


def whole(text: str, name: str) -> Element:
    """The JSON text of a file; raises ForeignError with line and column where it is none."""
    try:
        return Element(json.loads(text.removeprefix(MARK), object_pairs_hook=_object, parse_int=_number), "", name)
    except json.JSONDecodeError as error:
        reason = error.msg[:1].lower() + error.msg[1:]
        raise ForeignError(f"{name}:{error.lineno}:{error.colno}: it is no JSON ({reason}); {_SAVED}") from None
    except RecursionError:
        raise ForeignError(f"{name}: it is no JSON of a game (its brackets stand too deep in one another); {_SAVED}") from None


def _object(pairs: list[tuple[str, Any]]) -> Object:
    found = Object(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        found.twice = tuple(key for key in found if keys.count(key) > 1)
    return found


def _number(digits: str) -> int | float:
    return int(digits) if len(digits) <= LONGEST_NUMBER else float(digits)


def shortened(text: str, most: int = 60) -> str:
    """A text of the file as a complaint can show it: one line, printable, not too long."""
    plain = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text[: most + 1])
    return plain if len(plain) <= most else f"{plain[:most]}…"


def _shown(value: Any) -> str:
    if isinstance(value, str):
        return f"'{shortened(value)}'"
    kinds = {Object: "an object", list: "a list", type(None): "null", bool: str(value).lower()}
    return kinds.get(type(value)) or shortened(repr(value))
