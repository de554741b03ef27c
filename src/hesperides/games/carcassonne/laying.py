"""[tile.match, river.flow] Where a tile fits, and what changes when it is laid.

The frontier lists every free square beside a tile with its key: what the tiles around it ask for, two bits a side. Whether a kind fits
in some rotation is then one look into a table. The square at the river's open end is not in the list but in a row of its own: only
river tiles go there, and they go nowhere else.
"""

import numpy as np

from hesperides.game import ALLOWED
from hesperides.games.carcassonne.features import join_features, join_fields, meadow_of, segment_of
from hesperides.games.carcassonne.pieces import LAKE, RIVER_FROM, TILES_MOST, Fields
from hesperides.games.carcassonne.rules import Rule
from hesperides.games.carcassonne.setting import OPEN_LAND, Setting
from hesperides.games.carcassonne.state import (
    AWAY,
    NO_SPOT,
    NOTHING,
    RIVER_END,
    State,
    at_square,
    beside,
    cell_of,
    free_square,
    place_of,
)
from hesperides.kernel import NONE, Count, Index, Nothing, RuleId, Truth, entry, kernel, popcount
from hesperides.log import NOBODY, Log, fire

# --- where a tile fits ------------------------------------------------------------------------------------------------


@kernel
def is_of_river(kind: Count) -> Truth:
    return kind >= RIVER_FROM


@kernel
def rotations(setting: Setting, state: State, kind: Index, row: Index) -> Count:
    """[tile.match] The rotations in which a land tile fits on a square of the frontier, a bit each."""
    return np.int64(setting.fit[kind, state.free_key[row]])


@entry
def river_rotations(setting: Setting, state: State, kind: Index) -> Count:
    """[river.flow] The rotations in which a river tile continues the river, a bit each."""
    found = 0
    if state.river_end:
        matching = rotations(setting, state, kind, RIVER_END)
        for turns in range(4):
            if matching >> turns & 1 and continues_river(setting, state, 4 * np.int64(kind) + turns):
                found |= 1 << turns
    return found


@kernel
def continues_river(setting: Setting, state: State, pose: Index) -> Truth:
    """[river.flow] The river comes in where it is open, and does not bend the same way as on the tile before."""
    side = np.int64(state.river_side)
    if setting.river_sides[pose] >> side & 1 == 0:
        return False
    turn = river_turn(setting, pose, side)
    return turn == 2 or turn != state.river_turn


@kernel
def river_turn(setting: Setting, pose: Index, side: Count) -> Count:
    """How the river, coming in at a side, goes on: 1 and 3 are the bends, 2 is straight on or into the lake."""
    out = np.int64(setting.river_sides[pose]) & ~(1 << side)
    for turn in range(1, 4):
        if out >> (side + turn & 3) & 1:
            return turn
    return 2


@kernel
def is_placeable(setting: Setting, state: State, kind: Index) -> Truth:
    """[tile.unplaceable] Whether the tile fits anywhere."""
    if is_of_river(kind):
        return river_rotations(setting, state, kind) != 0
    for row in range(np.uint32(state.frontier)):
        if setting.fit[kind, state.free_key[row]] != 0:
            return True
    return False


@kernel
def refuse_lay(setting: Setting, state: State, kind: Index, square: Count, turns: Count) -> RuleId:
    """[tile.match, river.flow] For a tile of this kind."""
    found = at_square(state, square)
    if found < TILES_MOST or found == NOTHING:
        return Rule.TILE_MATCH
    row = np.uint32(found - TILES_MOST)
    if rotations(setting, state, kind, row) >> turns & 1 == 0:
        return Rule.TILE_MATCH
    if is_of_river(kind):
        return ALLOWED if row == RIVER_END and continues_river(setting, state, 4 * np.int64(kind) + turns) else Rule.RIVER_FLOW
    return ALLOWED if row != RIVER_END else Rule.TILE_MATCH


# --- laying it --------------------------------------------------------------------------------------------------------


@entry
def lay_tile(setting: Setting, state: State, kind: Index, square: Count, turns: Count, log: Log) -> Nothing:
    """[tile.match] The tile becomes part of the table: its segments join what they meet."""
    tile, pose = np.int64(state.tiles), 4 * np.int64(kind) + turns
    state.tiles = tile + 1
    state.pose[tile], state.square[tile] = pose, square
    add_nodes(setting, state, kind, tile)
    at = cell_of(state, square)
    found = np.int64(state.grid[at])
    state.grid[at] = tile
    if found != NOTHING:
        close_row(state, found - TILES_MOST)
    shared = 0
    for side in range(4):
        neighbour = beside(square, side)
        at = cell_of(state, neighbour)
        found = np.int64(state.grid[at])
        if found == NOTHING:
            state.grid[at] = TILES_MOST + np.int64(state.frontier)
            open_row(state, neighbour, np.int64(setting.edge[pose, side]) << 2 * (side ^ 2))
        elif found >= TILES_MOST:
            state.free_key[np.uint32(found - TILES_MOST)] |= np.int64(setting.edge[pose, side]) << 2 * (side ^ 2)
        else:
            shared += 1
            meet(setting, state, tile, pose, side, found, log)
    fire(log, Rule.TILE_MATCH, state.seat, 0, shared, place_of(square, NO_SPOT))
    if is_of_river(kind):
        flow(setting, state, kind, square, pose, log)
    extend_monasteries(state, square)


@kernel
def add_nodes(setting: Setting, state: State, kind: Index, tile: Index) -> Nothing:
    """The segments of the new tile, each a feature of its own as yet."""
    first = np.int64(state.segments)
    mark = np.int64(setting.two_alike[kind]) << np.int64(state.doubles)
    state.first_segment[tile], state.first_meadow[tile] = first, state.meadows
    for segment in range(np.uint32(setting.segments[kind])):
        state.open_ends[np.uint32(first + segment)] = setting.open_edges[kind, segment]
        state.pennants[np.uint32(first + segment)] = setting.pennants[kind, segment]
        state.doubles_of[np.uint32(first + segment)] = mark
    state.segments = first + np.int64(setting.segments[kind])
    state.meadows = np.int64(state.meadows) + np.int64(setting.meadows[kind])
    state.doubles = np.int64(state.doubles) + np.int64(setting.two_alike[kind])


@kernel
def close_row(state: State, row: Index) -> Nothing:
    """Its square is free no longer, and has another entry in the grid: the last row of the frontier takes its place."""
    if row == RIVER_END:
        state.river_end = 0
        state.square[np.uint32(TILES_MOST + row)], state.free_key[row] = AWAY, 0
        return
    last = np.uint32(state.frontier) - 1
    state.frontier = last
    if row != last:
        moved = free_square(state, last)
        state.grid[cell_of(state, moved)] = TILES_MOST + np.int64(row)
        state.square[np.uint32(TILES_MOST + row)], state.free_key[row] = moved, state.free_key[last]
    state.square[np.uint32(TILES_MOST + last)], state.free_key[last] = 0, 0


@kernel
def open_row(state: State, square: Count, key: Count) -> Nothing:
    """A square beside the new tile joins the frontier."""
    row = np.uint32(state.frontier)
    state.frontier = row + 1
    state.square[np.uint32(TILES_MOST + row)], state.free_key[row] = square, key


@kernel
def meet(setting: Setting, state: State, tile: Index, pose: Index, side: Count, other: Index, log: Log) -> Nothing:
    """[tile.match, field.area] What touches at an edge shared with another tile is one feature from now on."""
    facing, there = side ^ 2, np.uint32(state.pose[other])
    segment = setting.segment_at[pose, side]
    if segment != NONE:
        once = join_features(state, segment_of(state, tile, segment), segment_of(state, other, setting.segment_at[there, facing]))
        if once:
            fire(log, Rule.SCORE_TILES_ONCE, NOBODY, 0, 1, place_of(state.square[tile], setting.spot_of_part[pose, segment]))
    left, right = np.int64(setting.field_at[pose, 2 * side]), np.int64(setting.field_at[pose, 2 * side + 1])
    if setting.fields != Fields.OFF and left != NONE:
        join_fields(state, meadow_of(state, tile, left), meadow_of(state, other, setting.field_at[there, 2 * facing + 1]))
        if setting.edge[pose, side] != OPEN_LAND:
            join_fields(state, meadow_of(state, tile, right), meadow_of(state, other, setting.field_at[there, 2 * facing]))


@kernel
def flow(setting: Setting, state: State, kind: Index, square: Count, pose: Index, log: Log) -> Nothing:
    """[river.flow] The river goes on from the new tile: the square there is kept for it."""
    out = np.int64(setting.river_sides[pose])
    if popcount(np.uint64(out)) > 1:
        state.river_turn = river_turn(setting, pose, state.river_side)
        out &= ~(1 << np.int64(state.river_side))
    if kind == LAKE:
        out = np.int64(0)
    fire(log, Rule.RIVER_FLOW, NOBODY, 0, state.river_left, place_of(square, NO_SPOT))
    for side in range(4):
        if out >> side & 1:
            neighbour = beside(square, side)
            at = cell_of(state, neighbour)
            row = np.uint32(state.grid[at] - TILES_MOST)
            key = state.free_key[row]
            state.river_end, state.river_side = 1, side ^ 2
            state.square[TILES_MOST + RIVER_END], state.free_key[RIVER_END] = neighbour, key
            state.grid[at] = TILES_MOST + RIVER_END
            close_row(state, row)


# --- monasteries ------------------------------------------------------------------------------------------------------


@kernel
def is_near(square: Count, other: Count) -> Truth:
    """One of the eight neighbours of the other, or the same square."""
    return -1 <= (square >> 8) - (other >> 8) <= 1 and -1 <= (square & 255) - (other & 255) <= 1


@kernel
def extend_monasteries(state: State, square: Count) -> Nothing:
    """[monastery.complete, garden.complete] The new tile lies beside some that are occupied."""
    for monk in range(np.uint32(state.monks)):
        if is_near(square, state.square[state.monk_tile[monk]]):
            state.monk_around[monk] = np.int64(state.monk_around[monk]) + 1


@kernel
def neighbours(state: State, square: Count) -> Count:
    """How many of the eight squares around hold tiles."""
    number: Count = 0
    for step in (-257, -256, -255, -1, 1, 255, 256, 257):
        found = at_square(state, square + step)
        number += np.int64(found < TILES_MOST)
    return number
