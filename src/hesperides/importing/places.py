"""Squares and features of JCloisterZone in our words.

Their x grows to the east and y to the south, as ours do, but the start tile may lie anywhere and turned: our table is theirs moved and
turned so that the start tile is at `0,0` unturned. They name a road or a city by all its edges (`SE`, `WE`, `_N` for all but the north,
`NWSE`) and a field by its half edges (`ER.SL`), after the turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hesperides.importing.element import Element

EDGES = ("N", "E", "S", "W")
HALF_EDGES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
_EDGE_NAMES = {
    **{edge: {edge} for edge in EDGES},
    **{f"_{edge}": set(EDGES) - {edge} for edge in EDGES},
    **{name: set(name) for name in ("NW", "SW", "SE", "NE", "WE", "NS", "NWSE")},
}
_ORDER = {"city": EDGES, "road": EDGES, "field": HALF_EDGES}
_FEATURES = {
    "City": "city",
    "Road": "road",
    "Field": "field",
    "Farm": "field",
    "Monastery": "monastery",
    "Cloister": "monastery",
    "Garden": "garden",
}
_MIDDLE = {"I", "CLOISTER", "MONASTERY", "GARDEN"}


@dataclass(frozen=True, slots=True)
class Frame:
    """How their table lies on ours: the square of their start tile, and the quarter turns clockwise that make it ours."""

    x: int
    y: int
    turns: int

    def square(self, x: int, y: int) -> tuple[int, int]:
        """Our square of theirs."""
        east, south = x - self.x, y - self.y
        for _ in range(self.turns):
            east, south = -south, east
        return east, south

    def edges(self, found: set[str], order: Sequence[str]) -> list[str]:
        """Edges or half edges turned into our table, in our order; the first one names the feature."""
        shift = self.turns * (len(order) // len(EDGES))
        return sorted((order[(order.index(each) + shift) % len(order)] for each in found), key=order.index)


@dataclass(frozen=True, slots=True)
class Spot:
    """A feature of a tile: `city` with its edges (as our table lies), `field` with its half edges, `monastery`, `garden`."""

    kind: str
    edges: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """As an action names it."""
        return f"{self.kind}:{self.edges[0]}" if self.edges else self.kind


def position(element: Element) -> tuple[int, int]:
    """The `[x, y]` of an element, in their table."""
    both = [each.number(-10_000, 10_000) for each in element.items()]
    if len(both) != 2:
        element.fail(f"it has {len(both)} numbers", "a position is [x, y]")
    return both[0], both[1]


def turns(element: Element) -> int:
    """`R90` or 90: quarter turns clockwise."""
    names = {f"R{degrees}": degrees // 90 for degrees in (0, 90, 180, 270)}
    names |= {degrees: degrees // 90 for degrees in (0, 90, 180, 270)}  # type: ignore[misc]
    if isinstance(element.value, bool) or not isinstance(element.value, int | str) or element.value not in names:
        element.fail(f"{element.value!r} is no rotation", "write R0, R90, R180 or R270")
    return names[element.value]


def spot(pointer: Element, frame: Frame) -> Spot:
    """The feature that `feature` and `location` name; early files name a monastery or garden by its location alone."""
    location, feature = pointer["location"], pointer.get("feature")
    kind = _kind(feature) if feature else _kind_of(location)
    if kind not in _ORDER:
        if location.text() not in _MIDDLE:
            location.fail(f"{location.value!r} is no place of a {kind}", "write I (or CLOISTER, as early files do)")
        return Spot(kind)
    order = _ORDER[kind]
    return Spot(kind, tuple(frame.edges(_named(location, kind), order)))


def _kind(feature: Element) -> str:
    kind = _FEATURES.get(feature.text())
    if kind is None:
        feature.fail(f"{feature.value!r} is a feature of another expansion", f"read are {', '.join(_FEATURES)}")
    return kind


def _kind_of(location: Element) -> str:
    if location.text() not in _MIDDLE:
        location.fail(f"{location.value!r} does not say whether a road or a city is meant", "add `feature` beside it")
    return "monastery"


def _named(location: Element, kind: str) -> set[str]:
    found: set[str] = set()
    for name in location.text().split("."):
        edges = ({name} if name in HALF_EDGES else set()) if kind == "field" else _EDGE_NAMES.get(name, set())
        if not edges:
            known = "half edges such as ER.SL" if kind == "field" else "edges such as N, SE, WE, _N or NWSE"
            location.fail(f"{location.value!r} is no place of a {kind}", f"write {known}")
        found |= edges
    return found
