"""All that lies on the table, as one record; the log of what fired; and how an action is written as one integer."""

from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from hesperides.game import CHANCE, KIND_SHIFT
from hesperides.games.carcassonne.pieces import (
    BAG_WORDS,
    DOUBLES_MOST,
    FRUITS,
    FULL_STACK,
    MEADOWS_MOST,
    SEATS_MOST,
    SEGMENTS_MOST,
    TILES_MOST,
    WORDS_OF_TREES,
)
from hesperides.kernel import NONE, Action, Count, Index, Short, Small, Vector, kernel, new, record

AWAY = 0xFFFF
"""No square; no part of a tile."""
FRONTIER_MOST = 2 * TILES_MOST + 3
"""So many connected tiles have at most 2 × TILES_MOST + 2 free squares beside them; one row more for the river's end."""
RIVER_END = FRONTIER_MOST - 1
"""The row of the frontier that is kept for the square where the river goes on."""
SQUARES_MOST = TILES_MOST + FRONTIER_MOST
NOTHING = SQUARES_MOST
"""In the grid, where nothing lies and nothing can be laid."""
MONKS_MOST = 24
GRID = 1 << (4 * TILES_MOST - 1).bit_length()
"""Cells of the grid: 2^n that are at least four for each tile, where tiles and free squares are at most three for each."""
ROWS = 1 << (GRID.bit_length() - 1) // 2
"""Of the grid, which is a torus: as long as a table is no wider and no higher, every square has the cell that it looks for first."""
NODE = np.uint8 if max(SEGMENTS_MOST, MEADOWS_MOST) < NONE else np.uint16
"""What numbers the segments on the table; cities and roads are numbered as they are laid, fields apart."""
MARK = np.uint32 if DOUBLES_MOST <= 32 else np.uint64
SEAT_BITS = 5
"""The figures of a seat in a feature, in the word that has them for all seats."""


class Phase(IntEnum):
    """What happens next. A seat acts in TILE, TREE, MEEPLE, FRUIT and PHANTOM; something is drawn in FIRST, DRAW and TOKEN.

    The last three are passed through within an action.
    """

    FIRST = 0
    DRAW = 1
    TILE = 2
    TREE = 3
    MEEPLE = 4
    FRUIT = 5
    TOKEN = 6
    PHANTOM = 7
    GAME_OVER = 8
    CLAIMED = 9  # a figure stands or has had a fruit action, or the abbot was taken back
    SCORE = 10  # all figures of the turn stand
    END = 11  # nothing is left to draw


@record
class State:
    """A square is a word: x + 128 in the high byte, y + 128 in the low one. Tiles are numbered as they are laid, from 0.

    The grid tells what lies on a square: its entries are rows of `square`, found by looking from `cell` on for the one with the square.
    A feature is named by the root of its nodes; what is said of a feature (open ends, pennants, tiles, figures) is true at the root only.
    """

    phase: Small
    actor: Annotated[Any, np.int8]  # a seat, CHANCE or OVER
    seat: Small  # whose turn it is
    first: Small
    turn: Short  # turns begun
    score: Annotated[Vector, np.int16, SEATS_MOST]
    bag: Annotated[Vector, np.uint64, BAG_WORDS]  # tiles left, a byte for each kind
    stack_left: Small  # land tiles (and trees) in the bag
    river_left: Small  # river tiles in the bag
    drawn: Small  # the kind to be laid, or just laid
    tiles: Small  # on the table
    pose: Annotated[Vector, np.uint8, TILES_MOST]  # of each tile: 4 × kind + quarter turns
    square: Annotated[Vector, np.uint16, SQUARES_MOST + 1]  # of each tile, from row TILES_MOST on of the frontier, then AWAY
    frontier: Small  # free squares beside tiles (but for the river's end)
    free_key: Annotated[Vector, np.uint8, FRONTIER_MOST]  # [tile.match] what the neighbours ask for, two bits a side
    river_end: Small  # whether the river is open; its square is in row RIVER_END
    river_side: Small  # the side of that square from which the river comes
    river_turn: Small  # of the river's last tile: 1 to the left, 3 to the right, else 2
    segments: Annotated[Any, NODE]  # cities and roads on the table
    meadows: Annotated[Any, NODE]  # fields on the table, as long as they are not joined
    doubles: Small  # tiles with two cities or two roads on the table
    first_segment: Annotated[Vector, NODE, TILES_MOST]  # the node of a tile's first city or road; the others follow
    first_meadow: Annotated[Vector, NODE, TILES_MOST]
    parent: Annotated[Vector, NODE, SEGMENTS_MOST]
    open_ends: Annotated[Vector, np.uint8, SEGMENTS_MOST]
    pennants: Annotated[Vector, np.uint8, SEGMENTS_MOST]
    tiles_of: Annotated[Vector, np.uint8, SEGMENTS_MOST]  # [score.tiles-once] how many …
    doubles_of: Annotated[Vector, MARK, SEGMENTS_MOST]  # … and those with two cities or two roads, a bit each
    figures: Annotated[Vector, np.uint32, SEGMENTS_MOST]  # SEAT_BITS for each seat
    field_parent: Annotated[Vector, NODE, MEADOWS_MOST]
    farmers: Annotated[Vector, np.uint32, MEADOWS_MOST]
    placed: Annotated[Vector, np.uint8, SEATS_MOST]  # meeples on the table
    standing: Annotated[Vector, np.uint16, (SEATS_MOST, 8)]  # parts (see part_of) of those that are not on monasteries, in no order …
    standing_count: Annotated[Vector, np.uint8, SEATS_MOST]  # … and how many they are
    phantom_home: Annotated[Vector, np.uint8, SEATS_MOST]
    phantom_part: Annotated[Vector, np.uint16, SEATS_MOST]  # AWAY when it is at home or on a monastery
    abbot_home: Annotated[Vector, np.uint8, SEATS_MOST]
    monks: Small  # figures on monasteries and gardens, in no order
    monk_tile: Annotated[Vector, np.uint8, MONKS_MOST]
    monk_seat: Annotated[Vector, np.uint8, MONKS_MOST]
    monk_figure: Annotated[Vector, np.uint8, MONKS_MOST]  # a member of Figure
    monk_around: Annotated[Vector, np.uint8, MONKS_MOST]  # neighbouring tiles
    last_figure: Small  # placed in this turn, a member of Figure
    claim: Small  # the spot of the tile just laid that a meeple or abbot took in this turn, else NONE
    stack: Annotated[Vector, np.uint8, len(FRUITS)]  # [fruit.pieces] values left, a bit each from 2 up
    tree_square: Annotated[Vector, np.uint16, len(FRUITS)]  # where the stack lies, AWAY before
    tokens: Annotated[Vector, np.uint8, (SEATS_MOST, len(FRUITS))]  # their values, a bit each from 2 up
    fruit_left: Small  # actions left to the figure just placed
    fruit_reach: Small  # stacks it may still harvest from, a bit each
    fruit_taken: Small  # actions taken in this turn
    harvested: Small  # the stack whose token is taken now
    grid: Annotated[Vector, np.uint16, GRID]


PLACE_SHIFT, NO_SPOT = 5, 31
"""A place in the log is a square << PLACE_SHIFT | spot (or NO_SPOT)."""


# --- squares ----------------------------------------------------------------------------------------------------------

ORIGIN = 128 << 8 | 128
STEPS = (-1, 256, 1, -256)
"""From a square to its neighbours N E S W."""


@kernel
def cell(square: Count) -> Index:
    """The first cell of the grid where a square is looked for."""
    return (square >> 8) * ROWS & (GRID - 1) | square & (ROWS - 1)


@kernel
def cell_of(state: State, square: Count) -> Index:
    """The cell of the grid with this square, or the free one where it will stand."""
    at = cell(square)
    found = state.grid[at]
    while (found != NOTHING) & (state.square[found] != square):
        at = np.uint32(at + 1 & GRID - 1)
        found = state.grid[at]
    return at


@kernel
def at_square(state: State, square: Count) -> Count:
    """What lies on a square: the number of a tile, TILES_MOST + a row of the frontier, or NOTHING."""
    return np.int64(state.grid[cell_of(state, square)])


@kernel
def free_square(state: State, row: Index) -> Count:
    """The square in a row of the frontier."""
    return np.int64(state.square[np.uint32(row + TILES_MOST)])


@kernel
def beside(square: Count, side: Count) -> Count:
    """The neighbour at a side."""
    return square + (-1 if side == 0 else 256 if side == 1 else 1 if side == 2 else -256)


@kernel
def place_of(square: Count, spot: Count) -> Count:
    """A square and a spot as the log has them."""
    return square << PLACE_SHIFT | spot


@kernel
def share(figures: Count, seat: Count) -> Count:
    """What a seat has of the figures of a feature."""
    return np.int64(figures) >> SEAT_BITS * seat & (1 << SEAT_BITS) - 1


@kernel
def part_of(tile: Count, part: Count) -> Count:
    """A part of a tile (0..3 a city or road, 4..7 a field) as one number, below AWAY."""
    return tile << 3 | part


# --- an action as one integer: the verb, and what it is done with -----------------------------------------------------


class Verb(IntEnum):
    """What is done; chance first."""

    FIRST = 1  # seat
    DRAW = 2  # kind of tile
    TOKEN = 3  # value
    LAY = 4  # square << 2 | quarter turns
    TREE = 5  # fruit
    MEEPLE = 6  # spot
    ABBOT = 7  # spot
    RECALL = 8
    SKIP = 9
    HARVEST = 10  # square
    SELL = 11  # fruits, a bit each
    PHANTOM = 12  # spot


@kernel
def act(verb: Count, what: Count) -> Action:
    return verb << KIND_SHIFT | what


@kernel
def verb_of(action: Action) -> Count:
    return action >> KIND_SHIFT


@kernel
def what_of(action: Action) -> Count:
    """What the verb is done with."""
    return action & ((1 << KIND_SHIFT) - 1)


@kernel
def lay(square: Count, turns: Count) -> Action:
    return Verb.LAY << KIND_SHIFT | square << 2 | turns


# --- the start --------------------------------------------------------------------------------------------------------


def new_state(setting: Any) -> Any:
    """The empty table, before it is drawn who begins; then the first tile is laid."""
    state = new(State)
    state.actor = CHANCE
    state.bag[:] = np.frombuffer(setting.bag.tobytes(), "<u8")
    state.river_left = setting.bag[8 * WORDS_OF_TREES :].sum()
    state.stack_left = setting.bag.sum() - state.river_left
    state.parent[:], state.field_parent[:], state.tiles_of[:] = np.arange(SEGMENTS_MOST), np.arange(MEADOWS_MOST), 1
    state.phantom_part[:], state.tree_square[:], state.claim = AWAY, AWAY, NONE
    state.river_turn = 2
    state.grid[:], state.square[TILES_MOST + RIVER_END], state.square[NOTHING] = NOTHING, AWAY, AWAY
    state.stack[:] = FULL_STACK if setting.trees else 0
    return state
