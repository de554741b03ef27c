"""Squares and features of JCloisterZone in our words.

Their x grows to the east and y to the south, as ours do, but the start tile may lie anywhere and turned: our table is theirs moved and
turned so that the start tile is at `0,0` unturned. They name a road or a city by all its edges (`SE`, `WE`, `_N` for all but the north,
`NWSE`) and a field by its half edges (`ER.SL`), after the turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hesperides.importing.element import Element, shortened

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
_IN_THE_MIDDLE = {"monastery", "garden"}


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

    def their_square(self, x: int, y: int) -> tuple[int, int]:
        """Their square of ours."""
        for _ in range(-self.turns % len(EDGES)):
            x, y = -y, x
        return x + self.x, y + self.y

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
        element.fail(f"'{shortened(str(element.value))}' is no rotation", "write R0, R90, R180 or R270")
    return names[element.value]


def spot(pointer: Element, frame: Frame, there: Sequence[Spot]) -> Spot:
    """Which of the features of a tile (`there`, as it lies on our table) a pointer means.

    Early files have no `feature`: half edges mean a field, the middle what the tile has there, other edges its road or city.
    """
    location, feature = pointer["location"], pointer.get("feature")
    kinds = {_kind(feature)} if feature else _kinds_of(location)
    found = _middle(location, kinds) if kinds <= _IN_THE_MIDDLE else _along_edges(location, kinds, frame)
    meant = [each for each in there if each in found]
    if len(meant) != 1:
        names = ", ".join(name_of(each, frame) for each in there)
        location.fail(f"the tile has no {' or '.join(sorted(kinds))} of this place", f"as it lies here, it has {names}")
    return meant[0]


def name_of(spot: Spot, frame: Frame) -> str:
    """A feature as files point at it: `city N.E`, in their table."""
    if spot.kind not in _ORDER:
        return spot.kind
    order = _ORDER[spot.kind]
    back = Frame(0, 0, -frame.turns % len(EDGES))
    return f"{spot.kind} {'.'.join(back.edges(set(spot.edges), order))}"


def _kind(feature: Element) -> str:
    kind = _FEATURES.get(feature.text())
    if kind is None:
        feature.fail(f"'{shortened(feature.value)}' is a feature of another expansion", f"read are {', '.join(_FEATURES)}")
    return kind


def _kinds_of(location: Element) -> set[str]:
    if location.text() in _MIDDLE:
        return {"monastery", "garden"}
    return {"field"} if location.value.split(".")[0] in HALF_EDGES else {"city", "road"}


def _middle(location: Element, kinds: set[str]) -> list[Spot]:
    if location.text() not in _MIDDLE:
        location.fail(f"'{shortened(location.value)}' is no place of a {min(kinds)}", "write I (or CLOISTER, as early files do)")
    return [Spot(kind) for kind in kinds]


def _along_edges(location: Element, kinds: set[str], frame: Frame) -> list[Spot]:
    return [Spot(kind, tuple(frame.edges(_named(location, kind), _ORDER[kind]))) for kind in kinds]


def _named(location: Element, kind: str) -> set[str]:
    found: set[str] = set()
    for name in location.text().split("."):
        edges = ({name} if name in HALF_EDGES else set()) if kind == "field" else _EDGE_NAMES.get(name, set())
        if not edges:
            known = "half edges such as ER.SL" if kind == "field" else "edges such as N, SE, WE, _N or NWSE"
            location.fail(f"'{shortened(location.value)}' is no place of a {kind}", f"write {known}")
        found |= edges
    return found
