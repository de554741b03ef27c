"""What is printed or agreed before a game begins: the tiles as tables, the number of seats, the options. It never changes."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, get_type_hints

import numpy as np

from hesperides.game import Option, check_options
from hesperides.games.carcassonne.pieces import (
    CITY_SPOT,
    FIELD_SPOT,
    GARDEN_SPOT,
    KIND_TILES,
    KINDS,
    MONASTERY_SPOT,
    POSES,
    RIVER_FROM,
    ROAD_SPOT,
    SEATS_FEWEST,
    SEATS_MOST,
    SPOTS,
    SPRING,
    START,
    TREES_FROM,
    Fields,
)
from hesperides.games.carcassonne.tiles import CITY, EDGES, FIELD, HALF_EDGES, RIVER, ROAD, City, Road, Tile, has_two_alike
from hesperides.kernel import NONE, Small, Vector, new, record

FIELDS = tuple(each.name.lower() for each in Fields)
SMALL_CITIES = ("4", "2")
FRUIT_ACTIONS = ("one", "per_tree")

RULES_VERSION = 2
"""The version of the rule book; games that began under version 1 keep its rules."""

FIELDS = ("on", "off", "city4", "once")
OPTIONS = (
    Option("trees", "The Fruit-Bearing Trees: six tiles on which fruit grows, to harvest and to sell"),
    Option("abbot", "The Abbot and its gardens"),
    Option("river", "The River: twelve tiles to begin with"),
    Option("phantom", "The Phantom: a second figure a turn"),
    Option("fields", "what fields pay for complete cities: 3 points each, nothing, or by an older way", FIELDS, "on"),
    Option("small-city", "points for a complete city of two tiles: 4, or 2", SMALL_CITIES, "4"),
    Option("fruit-actions", "one fruit action a turn, or one for each tree beside the tile", FRUIT_ACTIONS, "one"),
)
EDGE_CODES = {FIELD: 1, ROAD: 2, CITY: 3, RIVER: 0}
"""How an edge is written in the key of a free square beside it; a river is no condition there: only the river's open end has one."""
OPEN_LAND = EDGE_CODES[FIELD]
SPOTS_A_TILE = 10


@record
class Setting:
    """Agreements, and tables by kind and pose (see pieces). Segments of a tile: 0..3 its cities, then its roads; fields 0..3 apart."""

    seats: Small
    trees: Small
    abbot: Small
    river: Small
    phantom: Small
    phantom_alone: Small  # [phantom.place] as the only figure or after a recall, too: 0 under rules 1 (and without a phantom)
    fields: Small  # a member of Fields
    small_city: Small  # 4 or 2 points [city.complete]
    per_tree: Small  # [fruit.one-action]
    bag: Annotated[Vector, np.uint8, KINDS]  # tiles in the stack at the start
    start: Small  # the kind laid first
    fit: Annotated[Vector, np.uint8, (KINDS, 256)]  # [tile.match] key of a square → rotations in which the kind fits, a bit each
    edge: Annotated[Vector, np.uint8, (POSES, 4)]  # EDGE_CODES by side
    segment_at: Annotated[Vector, np.uint8, (POSES, 4)]  # city or road at a side, else NONE
    field_at: Annotated[Vector, np.uint8, (POSES, 8)]  # field at a half edge, else NONE
    river_sides: Annotated[Vector, np.uint8, POSES]  # sides with a river, a bit each
    cities: Annotated[Vector, np.uint8, KINDS]  # how many segments are cities
    segments: Annotated[Vector, np.uint8, KINDS]  # how many are cities or roads
    meadows: Annotated[Vector, np.uint8, KINDS]  # how many fields
    open_edges: Annotated[Vector, np.uint8, (KINDS, 4)]  # of each city or road
    pennants: Annotated[Vector, np.uint8, (KINDS, 4)]
    two_alike: Annotated[Vector, np.uint8, KINDS]  # [score.tiles-once] whether it has two cities or two roads
    walls: Annotated[Vector, np.uint8, (KINDS, 4)]  # [field.cities] cities that a field touches, a bit each
    monastery: Annotated[Vector, np.uint8, KINDS]
    garden: Annotated[Vector, np.uint8, KINDS]  # 0 for all without the abbot
    tree: Annotated[Vector, np.uint8, KINDS]
    spots: Annotated[Vector, np.uint8, POSES]  # how many spots of cities, roads, fields (if fields count) and the monastery
    spot: Annotated[Vector, np.uint8, (POSES, SPOTS_A_TILE)]  # these spots in their order
    part_of_spot: Annotated[Vector, np.uint8, (POSES, SPOTS)]  # its segment, 4 + its field, NONE if there is no such spot
    spot_of_part: Annotated[Vector, np.uint8, (POSES, 8)]  # the other way round


_FIELDS = [*get_type_hints(Setting)]
TABLES = _FIELDS[_FIELDS.index("fit") :]
"""The fields that say what is printed."""


def new_setting(options: Mapping[str, str], seats: int, rules: int = RULES_VERSION) -> Any:
    """[setup.players] The setting of a game, for this version of the rules; raises ValueError with a plain message."""
    check_options("carcassonne", OPTIONS, options)
    if not SEATS_FEWEST <= seats <= SEATS_MOST:
        raise ValueError(f"Carcassonne is for {SEATS_FEWEST} to {SEATS_MOST} players, not {seats} (setup.players)")
    setting = new(Setting)
    setting.seats = seats
    setting.trees, setting.abbot = "trees" in options, "abbot" in options
    setting.river, setting.phantom = "river" in options, "phantom" in options
    setting.phantom_alone = setting.phantom and rules >= 2
    setting.fields = Fields[options.get("fields", "on").upper()]
    setting.small_city = int(options.get("small-city", "4"))
    setting.per_tree = options.get("fruit-actions") == "per_tree"
    _fill_bag(setting)
    printed = _printed(bool(setting.abbot), bool(setting.fields != Fields.OFF))
    for table in TABLES:
        setting[table] = printed[table]
    return setting


@cache
def _printed(abbot: bool, fields: bool) -> Any:
    """A setting with nothing but the tables, for games with and without the abbot and fields."""
    setting = new(Setting)
    setting.abbot, setting.fields = abbot, Fields.ON if fields else Fields.OFF
    setting.segment_at[:], setting.field_at[:], setting.part_of_spot[:], setting.spot_of_part[:] = NONE, NONE, NONE, NONE
    for kind, each in enumerate(KIND_TILES):
        if each:
            _print_kind(setting, kind, *each)
            for turns in range(4):
                _print_pose(setting, kind, turns, each[0])
    _note_fits(setting)
    return setting


def _fill_bag(setting: Any) -> None:
    """[setup.tiles, fruit.pieces, river.stack, abbot.place] The stack, without the tile that is laid first."""
    for kind, each in enumerate(KIND_TILES):
        if each:
            tile, garden = each
            number = tile.gardens if garden else tile.copies - (tile.gardens if setting.abbot else 0)
            played = setting.river if kind >= RIVER_FROM else setting.trees if kind >= TREES_FROM else 1
            setting.bag[kind] = number if played and (setting.abbot or not garden) else 0
    setting.start = SPRING if setting.river else START
    setting.bag[setting.start] -= 1


def _print_kind(setting: Any, kind: int, tile: Tile, garden: bool) -> None:
    setting.cities[kind], setting.segments[kind] = len(tile.cities), len(tile.cities) + len(tile.roads)
    setting.meadows[kind], setting.two_alike[kind] = len(tile.fields), has_two_alike(tile)
    segments: list[City | Road] = [*tile.cities, *tile.roads]
    for number, segment in enumerate(segments):
        setting.open_edges[kind, number] = len(segment.edges)
    for number, city in enumerate(tile.cities):
        setting.pennants[kind, number] = city.pennants
    for number, field in enumerate(tile.fields):
        setting.walls[kind, number] = sum(1 << city for city in field.cities)
    setting.monastery[kind], setting.tree[kind], setting.garden[kind] = tile.monastery, tile.tree, garden and setting.abbot


def _print_pose(setting: Any, kind: int, turns: int, tile: Tile) -> None:
    """The tile turned clockwise: what was at the north is then at the east."""
    pose = 4 * kind + turns
    for side in range(4):
        letter = tile.edges[(side - turns) % 4]
        setting.edge[pose, side] = EDGE_CODES[letter]
        setting.river_sides[pose] |= (letter == RIVER) << side
    spots: dict[int, int] = {}
    segments: list[City | Road] = [*tile.cities, *tile.roads]
    for number, segment in enumerate(segments):
        sides = sorted((EDGES.index(edge) + turns) % 4 for edge in segment.edges)
        setting.segment_at[pose, sides] = number
        spots[(CITY_SPOT if number < len(tile.cities) else ROAD_SPOT) + sides[0]] = number
    for number, field in enumerate(tile.fields):
        halves = sorted((HALF_EDGES.index(half) + 2 * turns) % 8 for half in field.half_edges)
        setting.field_at[pose, halves] = number
        spots[FIELD_SPOT + halves[0]] = 4 + number
    _note_spots(setting, pose, spots)


def _note_spots(setting: Any, pose: int, spots: Mapping[int, int]) -> None:
    for spot, part in spots.items():
        setting.part_of_spot[pose, spot], setting.spot_of_part[pose, part] = part, spot
    usable = [spot for spot in sorted(spots) if spot < FIELD_SPOT or setting.fields != Fields.OFF]
    usable += [MONASTERY_SPOT] if setting.monastery[pose // 4] else []
    setting.spots[pose] = len(usable)
    setting.spot[pose, : len(usable)] = usable


def _note_fits(setting: Any) -> None:
    """[tile.match] A key has two bits a side: 0 nothing lies there, else what the neighbour's edge asks for."""
    keys = np.arange(256)
    for pose in range(POSES):
        fits = np.full(256, KIND_TILES[pose // 4] is not None)
        for side in range(4):
            wanted = keys >> 2 * side & 3
            fits &= (wanted == 0) | (wanted == setting.edge[pose, side])
        setting.fit[pose // 4] |= fits.astype(np.uint8) << pose % 4


def has_spot(setting: Any, pose: int, spot: int) -> bool:
    """Whether the pose has such a spot, whoever may stand there."""
    if spot == MONASTERY_SPOT:
        return bool(setting.monastery[pose // 4])
    if spot == GARDEN_SPOT:
        return bool(setting.garden[pose // 4])
    return bool(setting.part_of_spot[pose, spot] != NONE)
