"""All that lies on the table, as one record; the log of what fired; and how an action is written as one integer."""

from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from hesperides.game import CHANCE, KIND_SHIFT
from hesperides.games.carcassonne.pieces import BAG_WORDS, FRUITS, FULL_STACK, SEATS_MOST, TILES_MOST, WORDS_OF_TREES
from hesperides.kernel import NONE, Action, Count, Index, Nothing, Short, Small, Vector, Word, kernel, new, record

NODES = 4 * TILES_MOST
"""Segment 0..3 of tile n is node 4 n + segment; cities and roads have nodes of their own, fields too."""
FIELD_NODES = 1 << 9
"""Added to a field's node where both kinds meet in one number."""
AWAY = 0xFFFF
"""No square; no node."""
FRONTIER_MOST = 192
"""90 tiles have at most 182 free squares beside them."""
RIVER_END = FRONTIER_MOST - 1
"""The row of the frontier that is kept for the square where the river goes on."""
WAITING = TILES_MOST + 1
"""Added to a row of the frontier in the grid, where a tile has its number + 1 and nothing is 0 …"""
CROWDED = 255
"""… but the rows from CROWDED - WAITING on share this number and are looked for."""
MONKS_MOST = 24
GRID = 1 << 13
"""With 127 x + y, two squares share a cell of the grid only if they are 128 steps or more apart: no two squares of connected tiles are."""


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

    The grid is a skew torus that no table reaches round (see GRID). A feature is named by the root of its nodes; what is said of
    a feature (open ends, pennants, tiles, figures) is true at the root only. Figures of a feature: a byte for each seat.
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
    square: Annotated[Vector, np.uint16, TILES_MOST]
    frontier: Small  # free squares beside tiles (but for the river's end)
    free_square: Annotated[Vector, np.uint16, FRONTIER_MOST]
    free_key: Annotated[Vector, np.uint8, FRONTIER_MOST]  # [tile.match] what the neighbours ask for, two bits a side
    river_end: Small  # whether the river is open; its square is in row RIVER_END
    river_side: Small  # the side of that square from which the river comes
    river_turn: Small  # of the river's last tile: 1 to the left, 3 to the right, else 2
    parent: Annotated[Vector, np.uint16, NODES]  # cities and roads
    open_ends: Annotated[Vector, np.uint8, NODES]
    pennants: Annotated[Vector, np.uint8, NODES]
    tiles_low: Annotated[Vector, np.uint64, NODES]  # [score.tiles-once] tiles 0..63 of the feature, a bit each
    tiles_high: Annotated[Vector, np.uint32, NODES]  # tiles from 64
    figures: Annotated[Vector, np.uint64, NODES]
    field_parent: Annotated[Vector, np.uint16, NODES]
    farmers: Annotated[Vector, np.uint64, NODES]
    placed: Annotated[Vector, np.uint8, SEATS_MOST]  # meeples on the table
    standing: Annotated[Vector, np.uint16, (SEATS_MOST, 8)]  # the nodes of those that are not on monasteries, in no order …
    standing_count: Annotated[Vector, np.uint8, SEATS_MOST]  # … and how many they are
    phantom_home: Annotated[Vector, np.uint8, SEATS_MOST]
    phantom_node: Annotated[Vector, np.uint16, SEATS_MOST]  # AWAY when it is at home or on a monastery
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
    grid: Annotated[Vector, np.uint8, GRID]


PLACE_SHIFT, NO_SPOT = 5, 31
"""A place in the log is a square << PLACE_SHIFT | spot (or NO_SPOT)."""


# --- squares ----------------------------------------------------------------------------------------------------------

ORIGIN = 128 << 8 | 128
STEPS = (-1, 256, 1, -256)
"""From a square to its neighbours N E S W."""


@kernel
def cell(square: Count) -> Index:
    """Where a square is in the grid."""
    return (127 * (square >> 8) + (square & 255)) & (GRID - 1)


@kernel
def row_of(state: State, square: Count, found: Count) -> Index:
    """The row of the frontier with this square, where the grid holds `found`; RIVER_END if no row has it."""
    row = found - WAITING
    if found == CROWDED:
        while row < RIVER_END and state.free_square[np.uint32(row)] != square:
            row += 1
    return row


@kernel
def wait_in(state: State, square: Count, row: Count) -> Nothing:
    """The square is in this row of the frontier from now on."""
    state.grid[cell(square)] = min(WAITING + row, CROWDED)


@kernel
def beside(square: Count, side: Count) -> Count:
    """The neighbour at a side."""
    return square + (-1 if side == 0 else 256 if side == 1 else 1 if side == 2 else -256)


@kernel
def place_of(square: Count, spot: Count) -> Count:
    """A square and a spot as the log has them."""
    return square << PLACE_SHIFT | spot


@kernel
def share(figures: Word, seat: Count) -> Count:
    """The seat's byte of such a word."""
    return np.int64(figures >> np.uint64(8 * seat) & np.uint64(255))


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


OWN_NODES = np.arange(NODES)
OWN_TILES = [1 << node // 4 for node in range(NODES)]
OWN_LOW = np.array([tiles % 2**64 for tiles in OWN_TILES], np.uint64)
OWN_HIGH = np.array([tiles >> 64 for tiles in OWN_TILES], np.uint32)


def new_state(setting: Any) -> Any:
    """The empty table, before it is drawn who begins; then the first tile is laid."""
    state = new(State)
    state.actor = CHANCE
    state.bag[:] = np.frombuffer(setting.bag.tobytes(), "<u8")
    state.river_left = setting.bag[8 * WORDS_OF_TREES :].sum()
    state.stack_left = setting.bag.sum() - state.river_left
    state.parent[:] = state.field_parent[:] = OWN_NODES
    state.tiles_low[:], state.tiles_high[:] = OWN_LOW, OWN_HIGH
    state.phantom_node[:], state.tree_square[:], state.claim = AWAY, AWAY, NONE
    state.river_turn = 2
    state.free_square[RIVER_END] = AWAY
    state.stack[:] = FULL_STACK if setting.trees else 0
    return state
