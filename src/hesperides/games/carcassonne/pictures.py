"""From a State to its picture: what the page draws, in words."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np

from hesperides.game import OVER
from hesperides.games.carcassonne.grouping import features_of, figures_of
from hesperides.games.carcassonne.picture import (
    CarcassonneFacts,
    CarcassonneMat,
    CarcassonnePicture,
    CarcassonneProjection,
    FruitTree,
    LaidTile,
    RiverEnd,
    TileCity,
    TileField,
    TileKind,
    TileLeft,
    TileRoad,
    Token,
)
from hesperides.games.carcassonne.pieces import (
    FIELD_SPOT,
    FRUITS,
    GARDEN_SPOT,
    KIND_NAMES,
    KIND_TILES,
    KINDS,
    LEAST_VALUE,
    MEEPLES,
    MONASTERY_SPOT,
    MOST_VALUE,
    RIVER_FROM,
    ROAD_SPOT,
    SALE_MOST,
    SALE_POINTS,
    TILES_MOST,
)
from hesperides.games.carcassonne.refusing import fits
from hesperides.games.carcassonne.rules import Rule
from hesperides.games.carcassonne.scoring import project
from hesperides.games.carcassonne.state import AWAY, PLACE_SHIFT, RIVER_END, Phase, State
from hesperides.games.carcassonne.tiles import Tile
from hesperides.games.carcassonne.turn import copy
from hesperides.games.carcassonne.words import PHASE_NAMES, square_name, winners
from hesperides.kernel import new
from hesperides.log import fired, new_log

NAMES: tuple[Any, ...] = FRUITS
"""The fruits, as the picture has them."""
TURNS = {1: "left", 3: "right"}
AFTER_LAYING = (Phase.TREE, Phase.MEEPLE, Phase.FRUIT, Phase.TOKEN, Phase.PHANTOM)


def told(record: Any) -> SimpleNamespace:
    """A state or a setting as plain Python, without its largest table: of the grid and of the fits a picture needs but little."""
    names = [name for name in record.dtype.names if name not in ("grid", "fit")]
    return SimpleNamespace(**{name: record[name].tolist() for name in names})


# --- what is printed ----------------------------------------------------------------------------------------------------


def facts() -> CarcassonneFacts:
    """What the page draws tiles and tokens from."""
    return CarcassonneFacts(
        tiles=[_kind(KIND_NAMES[kind], *each) for kind, each in enumerate(KIND_TILES) if each],
        fruits=list(NAMES),
        values=list(range(LEAST_VALUE, MOST_VALUE + 1)),
        sale=list(SALE_POINTS),
        meeples=MEEPLES,
    )


def _kind(name: str, tile: Tile, garden: bool) -> TileKind:
    return TileKind(
        id=name,
        group=tile.group,  # type: ignore[arg-type]
        copies=tile.gardens if garden else tile.copies - tile.gardens,
        start=0 if garden else tile.start,
        edges=tile.edges,
        cities=[TileCity(city.edges, city.pennants) for city in tile.cities],
        roads=[TileRoad(road.edges, road.end) for road in tile.roads],  # type: ignore[arg-type]
        fields=[TileField(list(field.half_edges), list(field.cities)) for field in tile.fields],
        monastery=tile.monastery,
        garden=garden,
        tree=tile.tree,
        river=tile.river,  # type: ignore[arg-type]
    )


# --- the table ----------------------------------------------------------------------------------------------------------


def picture(setting: Any, state: Any) -> CarcassonnePicture:
    """The whole table in words."""
    records, setting, state = (setting, state), told(setting), told(state)
    found, places = features_of(setting, state), places_of(records, state)
    over = state.actor == OVER
    return CarcassonnePicture(
        tiles=[_laid(setting, state, tile) for tile in range(state.tiles)],
        figures=figures_of(setting, state, found),
        features=[each.feature for each in found.features],
        hand=KIND_NAMES[state.drawn] if state.phase == Phase.TILE else "",
        laid=square_name(state.square[state.tiles - 1]) if state.phase in AFTER_LAYING else "",
        dead=[] if over else [square_name(square) for square in _dead(state, places)],
        stack=[TileLeft(KIND_NAMES[kind], number, len(places[kind])) for kind, number in left_of(state) if setting.bag[kind]],
        stack_left=state.stack_left + state.river_left,
        river=_river(setting, state),
        trees=list(_trees(setting, state)),
        stacks=[fruit for number, fruit in enumerate(NAMES) if setting.trees and state.tree_square[number] == AWAY],
        fruit_actions=state.fruit_left,
        mats=_mats(setting, state, records),
        phase=PHASE_NAMES.get(state.phase, "chance"),
        actor=None if over else state.seat,
        turn=state.turn,
        first=state.first,
        over=over,
        winners=winners(setting, state),
    )


def _laid(setting: Any, state: Any, tile: int) -> LaidTile:
    """Every turn lays one tile, so who laid it follows from its number."""
    by = (state.first + tile - 1) % setting.seats if tile else None
    pose = state.pose[tile]
    return LaidTile(square_name(state.square[tile]), KIND_NAMES[pose // 4], pose % 4, by, tile)


# --- the stack ----------------------------------------------------------------------------------------------------------


def left_of(state: Any) -> list[tuple[int, int]]:
    """How many tiles of each kind there are in the stack."""
    return [(kind, state.bag[kind // 8] >> 8 * (kind % 8) & 255) for kind in range(KINDS)]


def free_squares(state: Any) -> list[tuple[int, int]]:
    """The free squares beside tiles with their rows in the frontier, the river's end last."""
    rows = [*range(state.frontier), *([RIVER_END] if state.river_end else [])]
    return [(row, state.square[TILES_MOST + row]) for row in rows]


def places_of(records: Any, state: Any) -> list[set[int]]:
    """[tile.match, river.flow] For each kind the free squares on which it fits in some rotation."""
    setting, table = records
    keys = state.free_key[: state.frontier]
    places = [
        {square for square, turns in zip(state.square[TILES_MOST:], fitting, strict=False) if turns} if kind < RIVER_FROM else set()
        for kind, fitting in enumerate(setting["fit"][:, keys].tolist())
    ]
    if state.river_end:
        end = state.square[TILES_MOST + RIVER_END]
        matching = setting["fit"][:, state.free_key[RIVER_END]].tolist()
        for kind in range(RIVER_FROM, KINDS):
            if any(matching[kind] >> turns & 1 and fits(setting, table, kind, end, turns) == 0 for turns in range(4)):
                places[kind].add(end)
    return places


def _dead(state: Any, places: list[set[int]]) -> list[int]:
    """The free squares on which nothing that is left fits; a square kept for the river is judged once the river is all drawn."""
    kinds = [kind for kind, number in left_of(state) if number] + ([state.drawn] if state.phase == Phase.TILE else [])
    alive = {square for kind in kinds for square in places[kind]}
    if state.river_end and any(kind >= RIVER_FROM for kind in kinds):
        alive.add(state.square[TILES_MOST + RIVER_END])
    return [square for _, square in free_squares(state) if square not in alive]


def _river(setting: Any, state: Any) -> RiverEnd | None:
    if not state.river_end:
        return None
    turned: Any = TURNS.get(state.river_turn, "")
    return RiverEnd(square_name(state.square[TILES_MOST + RIVER_END]), state.river_left, turned)


# --- fruit --------------------------------------------------------------------------------------------------------------


def values_of(bits: int) -> list[int]:
    """Values as the state holds them: a bit each from the least up."""
    return [value for value in range(LEAST_VALUE, MOST_VALUE + 1) if bits >> value - LEAST_VALUE & 1]


def _trees(setting: Any, state: Any) -> Iterator[FruitTree]:
    """The trees on the table in the order in which they were laid."""
    fruit_on = {square: number for number, square in enumerate(state.tree_square)}
    for tile in range(state.tiles):
        square = state.square[tile]
        if setting.tree[state.pose[tile] // 4]:
            number = fruit_on.get(square)
            values = [] if number is None else values_of(state.stack[number])
            yield FruitTree(square_name(square), "" if number is None else NAMES[number], len(values), values)


def best_sale(held: list[int]) -> int:
    """[fruit.sell] What these tokens (bits by fruit) bring at most in one sale."""
    return SALE_POINTS[min(sum(1 for bits in held if bits), SALE_MOST)]


# --- the mats -----------------------------------------------------------------------------------------------------------


def _mats(setting: Any, state: Any, records: Any) -> list[CarcassonneMat]:
    projections = _projections(*records)
    return [_mat(setting, state, seat, projections[seat]) for seat in range(setting.seats)]


def _mat(setting: Any, state: Any, seat: int, projection: CarcassonneProjection) -> CarcassonneMat:
    tokens = [Token(fruit, value) for fruit, bits in zip(NAMES, state.tokens[seat], strict=True) for value in values_of(bits)]
    own = [tile for tile in range(1, state.tiles) if (state.first + tile - 1) % setting.seats == seat]
    return CarcassonneMat(
        score=state.score[seat],
        meeples=MEEPLES - state.placed[seat],
        abbot=bool(state.abbot_home[seat]) if setting.abbot else None,
        phantom=bool(state.phantom_home[seat]) if setting.phantom else None,
        tokens=tokens,
        sale=best_sale(state.tokens[seat]),
        last=square_name(state.square[own[-1]]) if own else "",
        projection=projection,
    )


SOURCES = ("roads", "cities", "monasteries", "gardens", "fields", "tokens")


def _projections(setting: Any, state: Any) -> list[CarcassonneProjection]:
    """What each seat would have if the game ended now."""
    if state.actor == OVER:
        return [CarcassonneProjection(int(score), 0, 0, 0, 0, 0, 0) for score in state.score]
    after, log = new(State), new_log()
    copy(after, state)
    project(setting, after, log)
    points = np.zeros((len(state.score), len(SOURCES)), int)
    for rule, seat, gained, place in fired(log, "rule", "seat", "points", "place"):
        if gained:
            points[seat, SOURCES.index(_source(rule, place))] += gained
    return [CarcassonneProjection(int(score), *each) for score, each in zip(after.score, points.tolist(), strict=True)]


def _source(rule: int, place: int) -> str:
    """Where points of the end come from."""
    if rule in (Rule.FIELD_CITIES, Rule.FRUIT_END):
        return "fields" if rule == Rule.FIELD_CITIES else "tokens"
    spot = place & (1 << PLACE_SHIFT) - 1
    if spot in (MONASTERY_SPOT, GARDEN_SPOT):
        return "monasteries" if spot == MONASTERY_SPOT else "gardens"
    return "cities" if spot < ROAD_SPOT else "roads" if spot < FIELD_SPOT else "fields"
