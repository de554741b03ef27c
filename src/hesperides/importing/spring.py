"""The spring of JCloisterZone is of an older printing: no road begins there, and one field goes round it.

Ours stands in for it, as long as no farmer of the file could see the difference: none may stand on a field that reaches the spring
when all is laid. (Where a tile meets the road of our spring, tile.match complains by itself. The lake of the older printing has no
monastery, which nobody can miss who does not use it.)
"""

from collections.abc import Mapping, Sequence

from hesperides.importing.element import Element
from hesperides.importing.facts import spots
from hesperides.importing.places import HALF_EDGES, Spot
from hesperides.importing.tiles import Kind

Square = tuple[int, int]
_STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_SPRING = (0, 0)


def check_spring(laid: Mapping[Square, Kind], farmers: Sequence[tuple[Square, Spot, Element]]) -> None:
    """Raise ForeignError for the first farmer on a field that reaches the spring."""
    reached = _reached(laid)
    for square, spot, element in farmers:
        if (square, spot.edges) in reached:
            element.fail("this field reaches the spring, which has a road in the printing that is played here", "import it without")


def _reached(laid: Mapping[Square, Kind]) -> set[tuple[Square, tuple[str, ...]]]:
    """The field segments, by square and half edges, that are connected with a field of the spring."""
    waiting = [(_SPRING, half) for half in HALF_EDGES]
    found: set[tuple[Square, tuple[str, ...]]] = set()
    while waiting:
        square, half = waiting.pop()
        field = next((each.edges for each in spots(laid[square]) if each.kind == "field" and half in each.edges), None)
        if field is None or (square, field) in found:
            continue
        found.add((square, field))
        waiting += [beyond for each in field if (beyond := _across(square, each))[0] in laid]
    return found


def _across(square: Square, half: str) -> tuple[Square, str]:
    """The half edge of the neighbour that lies against this one: NL meets SR."""
    east, south = _STEPS[half[0]]
    facing = {"N": "S", "S": "N", "E": "W", "W": "E"}[half[0]] + ("R" if half[1] == "L" else "L")
    return (square[0] + east, square[1] + south), facing
