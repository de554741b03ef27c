"""What is in the box, as numbers for the kernels and names for the words.

A tile's *kind* is its number: the land tiles, those of them with a garden, the trees, the river. A *pose* is a kind in a rotation,
4 × kind + quarter turns. A *spot* of a tile is where a figure may stand, named by the first edge (after rotation) of its segment:
0..3 city:N E S W, 4..7 road:N E S W, 8..15 field:NL NR EL ER SL SR WL WR, then monastery and garden.
"""

from collections.abc import Callable
from enum import IntEnum

from hesperides.games.carcassonne.tiles import EDGES, GARDEN_SIGN, HALF_EDGES, Tile, has_two_alike, tiles

SEATS_FEWEST, SEATS_MOST = 1, 6
MEEPLES = 7
"""[setup.players]"""

# --- how much there is of all, for the sizes of records ---------------------------------------------------------------


def _counted(of: Callable[[Tile], int]) -> int:
    """The sum over all tiles of the box."""
    return sum(tile.copies * of(tile) for tile in tiles())


TILES_MOST = _counted(lambda tile: 1)
SEGMENTS_MOST = _counted(lambda tile: len(tile.cities) + len(tile.roads))
"""Cities and roads on all the tiles."""
MEADOWS_MOST = _counted(lambda tile: len(tile.fields))
DOUBLES_MOST = _counted(has_two_alike)
"""Tiles of which two segments may come to belong to one feature."""

# --- kinds of tiles ---------------------------------------------------------------------------------------------------

BAG_WORDS = 7
KINDS = 8 * BAG_WORDS
"""Numbers of kinds; a bag holds a byte for each, eight kinds in a word."""
GARDENS_FROM, TREES_FROM, RIVER_FROM = 24, 32, 40
WORDS_OF_TREES = 5
"""The words of the bag before which land (with gardens) and trees end, and the river begins."""
POSES = 4 * KINDS


def _kinds() -> tuple[tuple[Tile, bool] | None, ...]:
    """Kind → the tile and whether it carries a garden; None for numbers without a tile."""
    found: list[tuple[Tile, bool] | None] = [None] * KINDS
    box = tiles()
    rows = (
        (0, [(tile, False) for tile in box if tile.group == "base"]),
        (GARDENS_FROM, [(tile, True) for tile in box if tile.group == "base" and tile.gardens]),
        (TREES_FROM, [(tile, False) for tile in box if tile.group == "trees"]),
        (RIVER_FROM, [(tile, False) for tile in box if tile.group == "river"]),
    )
    for start, row in rows:
        found[start : start + len(row)] = row
    after = RIVER_FROM + len(rows[3][1])
    with_garden = [(tile, True) for tile in box if tile.group == "river" and tile.gardens]
    found[after : after + len(with_garden)] = with_garden
    return tuple(found)


KIND_TILES = _kinds()
KIND_NAMES = tuple((each[0].id + GARDEN_SIGN * each[1]) if each else "" for each in KIND_TILES)
"""Kind → its name in records: "E", "E*", "FT3", "RV_J"; "" for numbers without a tile."""
SPRING, LAKE = (next(n for n, each in enumerate(KIND_TILES) if each and each[0].river == role) for role in ("spring", "lake"))
START = next(number for number, each in enumerate(KIND_TILES) if each and each[0].start)

# --- spots ------------------------------------------------------------------------------------------------------------

CITY_SPOT, ROAD_SPOT, FIELD_SPOT, MONASTERY_SPOT, GARDEN_SPOT = 0, 4, 8, 16, 17
SPOTS = 18
SPOT_NAMES = (
    *(f"city:{edge}" for edge in EDGES),
    *(f"road:{edge}" for edge in EDGES),
    *(f"field:{half}" for half in HALF_EDGES),
    "monastery",
    "garden",
)


class Figure(IntEnum):
    """What may stand on a feature."""

    MEEPLE = 0
    ABBOT = 1
    PHANTOM = 2


# --- fruit ------------------------------------------------------------------------------------------------------------

FRUITS = ("quince", "apple", "apricot", "cherry", "plum", "elder")
"""[fruit.pieces]"""
LEAST_VALUE, MOST_VALUE = 2, 5
FULL_STACK = 0b1111
"""The values of a stack that are left, a bit each from LEAST_VALUE up."""
SALE_POINTS = (0, 3, 6, 10, 15)
"""[fruit.sell] By the number of tokens."""
SALE_MOST = len(SALE_POINTS) - 1


class Fields(IntEnum):
    """[field.cities] How fields are counted."""

    OFF = 0
    ON = 1
    CITY4 = 2
    ONCE = 3
