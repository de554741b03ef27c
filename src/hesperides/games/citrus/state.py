"""All that lies on the table, as one record; the log of what fired; and how an action is written as one integer."""

from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from hesperides.game import CHANCE, KIND_SHIFT
from hesperides.games.citrus.bits import CELLS
from hesperides.games.citrus.pieces import MARKET_SPACES, PLANTATION_KINDS, SEATS_MOST
from hesperides.games.citrus.setting import LETTERS_MOST, PAIRS_MOST
from hesperides.kernel import NONE, Action, Count, Index, Nothing, Short, Small, Truth, Vector, kernel, new, record

COLOURS_MOST = 5


class Phase(IntEnum):
    """What happens next. In the phases of a turn a seat acts; in the others something is drawn, or the game is over."""

    SETUP_FIRST = 0
    SETUP_LANDSCAPE = 1
    SETUP_START = 2  # random start: the finca spaces of the first fincas
    SETUP_FINCAS = 3
    SETUP_MARKET = 4
    SETUP_SITES = 5
    MAIN = 6
    TURN_UP = 7  # the top finca
    SITE = 8
    NEXT_SITE = 9
    PLACE = 10
    REFILL = 11
    DONE = 12
    GAME_OVER = 13


class FincaIs(IntEnum):
    """What a finca space carries."""

    NOT_BUILT = 0
    BUILT = 1
    SCORED = 2


@record
class State:
    """Sets of spaces are three words (see bits). A plantation is its number + 1, 0 is none; an empty letter or space is NONE."""

    phase: Small
    actor: Annotated[Any, np.int8]  # a seat, CHANCE or OVER
    seat: Small  # whose turn it is
    first: Small
    turn: Short  # turns begun
    passes: Small  # in succession [turn.blocked]
    back_to: Small  # phase after the plantations in hand are built
    refill_due: Small
    hand_is_cart: Small
    hand_count: Small
    hand: Annotated[Vector, np.uint8, 4]  # plantations still to be built, in the order of the spaces they came from
    turned_up: Small  # pair of the finca to be built
    score: Annotated[Vector, np.int16, SEATS_MOST]
    money: Annotated[Vector, np.uint8, SEATS_MOST]
    workers: Annotated[Vector, np.uint8, SEATS_MOST]  # on the mat
    tiles: Annotated[Vector, np.uint64, SEATS_MOST]  # action tiles: a byte for each of the numbers 4 to 9
    horses: Annotated[Vector, np.uint8, (SEATS_MOST, 4)]  # horse tiles by landscape number
    market: Annotated[Vector, np.uint8, MARKET_SPACES]
    market_full: Annotated[Any, np.uint16]  # market spaces that hold something
    bag: Annotated[Vector, np.uint8, PLANTATION_KINDS]
    bag_count: Small
    landscape_left: Annotated[Vector, np.uint8, 10]  # during setup: tiles not yet laid out, by number
    fincas_left: Annotated[Vector, np.uint8, PAIRS_MOST]  # in the stack
    sites_open: Annotated[Any, np.uint16]  # letters with a face-up site
    sites_left: Annotated[Any, np.uint16]  # letters in the stack
    start_open: Annotated[Any, np.uint16]  # during setup: letters still waiting for a start finca
    finca_is: Annotated[Vector, np.uint8, LETTERS_MOST + 1]
    finca_pair: Annotated[Vector, np.uint8, LETTERS_MOST + 1]
    ring_open: Annotated[Vector, np.uint8, LETTERS_MOST + 1]  # [finca.enclosed] neighbours not yet occupied; occupied ones stay so
    rings_closed: Annotated[Any, np.uint16]  # letters with no open neighbour, whose finca has not been scored
    landscape: Annotated[Vector, np.uint8, CELLS]  # tile numbers
    landscape_on: Annotated[Vector, np.uint64, 3]  # spaces with a landscape tile
    helper_tiles: Annotated[Vector, np.uint64, 3]  # spaces with a bridge, or with a milestone that helps to build
    plantation: Annotated[Vector, np.uint8, CELLS]
    region: Annotated[Vector, np.uint8, CELLS]  # of a plantation: a space of its region, the same for all of it
    follow: Annotated[Vector, np.uint8, CELLS]  # of a plantation: the next in a ring through its region
    region_size: Annotated[Vector, np.uint8, CELLS]  # by the space that names the region
    region_points: Annotated[Vector, np.uint8, CELLS]
    region_owner: Annotated[Vector, np.uint8, CELLS]  # NONE for a neutral one
    free: Annotated[Vector, np.uint64, 3]  # open spaces and bushes without a plantation
    free_rock: Annotated[Vector, np.uint64, 3]  # rocks without a plantation
    start_roads: Annotated[Vector, np.uint64, 3]  # [board.roads] road spaces of built fincas
    own: Annotated[Vector, np.uint64, (SEATS_MOST, COLOURS_MOST, 3)]
    near: Annotated[Vector, np.uint64, (SEATS_MOST, COLOURS_MOST, 3)]  # spaces beside them
    neutral: Annotated[Vector, np.uint64, (COLOURS_MOST, 3)]
    near_neutral: Annotated[Vector, np.uint64, (COLOURS_MOST, 3)]
    closed: Annotated[Vector, np.uint64, (COLOURS_MOST, 3)]  # [build.road-colour] roads of fincas that have the colour already


LETTER, LINE, MARKET = 256, 512, 1024
"""Added in the log to the number of a letter, a line, a market space; a space of the board is its own number."""


# --- an action as one integer: the verb, and 16 bits of what it is done with ------------------------------------------


class Verb(IntEnum):
    """What is done; chance first."""

    FIRST = 1  # seat
    BUSH = 2  # cell, landscape number
    START = 3  # letter
    FINCA = 4  # pair
    NEXT_SITE = 5  # letter
    MARKET = 6  # space from 0, plantation
    BUY = 7  # line
    HARVEST = 8  # own regions in reading order, one bit each
    PASS = 9
    SITE = 10  # letter
    BUILD = 11  # cell, plantation, helpers
    RETURN = 12
    MONEY = 13  # landscape number
    BULL = 14  # cell
    CART = 15  # market space from 0
    END = 16


WITH_BRIDGE, WITH_MILESTONE = 1, 2


@kernel
def act(verb: Count, what: Count) -> Action:
    return verb << KIND_SHIFT | what


@kernel
def verb_of(action: Action) -> Count:
    return action >> KIND_SHIFT


@kernel
def what_of(action: Action) -> Count:
    """What the verb is done with, where it is one thing: a seat, letter, line, cell, market space."""
    return action & 0xFFFF


@kernel
def build(cell: Count, kind: Count, helpers: Count) -> Action:
    """Build a plantation (0..9) on a cell, with helpers WITH_BRIDGE | WITH_MILESTONE."""
    return Verb.BUILD << KIND_SHIFT | helpers << 12 | kind << 8 | cell


@kernel
def placed(verb: Count, cell: Count, what: Count) -> Action:
    """A chance action that puts a tile on a space."""
    return verb << KIND_SHIFT | what << 8 | cell


@kernel
def cell_in(action: Action) -> Index:
    return action & 0xFF


@kernel
def kind_in(action: Action) -> Index:
    return action >> 8 & 0xF


@kernel
def helpers_in(action: Action) -> Count:
    return action >> 12 & 3


# --- small queries ----------------------------------------------------------------------------------------------------


@kernel
def has_tile(state: State, seat: Index, tile: Count) -> Truth:
    return state.tiles[seat] >> np.uint64(8 * tile - 32) & np.uint64(0xFF) != np.uint64(0)


@kernel
def give_tile(state: State, seat: Index, tile: Count) -> Nothing:
    state.tiles[seat] += np.uint64(1) << np.uint64(8 * tile - 32)


@kernel
def spend_tile(state: State, seat: Index, tile: Count) -> Nothing:
    state.tiles[seat] -= np.uint64(1) << np.uint64(8 * tile - 32)


@kernel
def tiles_of(state: State, seat: Index, tile: Count) -> Count:
    return np.int64(state.tiles[seat] >> np.uint64(8 * tile - 32) & np.uint64(0xFF))


def new_state(setting: Any) -> Any:
    """The empty table before the first chance action of the setup."""
    state = new(State)
    state.actor = CHANCE
    state.turned_up = NONE
    state.plantation[:], state.region[:], state.follow[:] = 0, NONE, NONE
    state.region_owner[:] = NONE
    state.finca_pair[:] = NONE
    state.free[:], state.free_rock[:] = setting.ground_open, setting.ground_rock
    state.bag[:] = setting.plantations
    state.bag_count = setting.plantations.sum()
    state.landscape_left[:] = setting.landscape
    state.fincas_left[:] = setting.pair_number
    for letter in range(setting.letters):
        state.ring_open[letter] = _open_neighbours(setting, letter)
        state.rings_closed |= (state.ring_open[letter] == 0) << letter
    return state


def _open_neighbours(setting: Any, letter: int) -> int:
    """Neighbours of a finca space that are open spaces or bushes; rocks are occupied from the start."""
    return sum((int(ring) & int(ground)).bit_count() for ring, ground in zip(setting.ring[letter], setting.ground_open, strict=True))
