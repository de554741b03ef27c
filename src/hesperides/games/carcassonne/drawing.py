"""[setup.first, setup.tiles, river.stack, fruit.pieces] What chance does: which draws are possible, how often each comes."""

import numpy as np

from hesperides.game import ALLOWED
from hesperides.games.carcassonne.laying import is_of_river
from hesperides.games.carcassonne.pieces import (
    BAG_WORDS,
    KINDS,
    LAKE,
    LEAST_VALUE,
    MEEPLES,
    MOST_VALUE,
    WORDS_OF_TREES,
)
from hesperides.games.carcassonne.rules import Rule
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import NO_SPOT, ORIGIN, Phase, State, Verb, act, place_of, verb_of, what_of
from hesperides.kernel import Action, Actions, Count, Entropy, Index, Nothing, RuleId, Truth, Word, draw, kernel, lowest_bit
from hesperides.log import NOBODY, NOWHERE, Log, fire

EACH_BYTE = np.uint64(0x0101010101010101)
HIGH_BITS = np.uint64(0x8080808080808080)
BEFORE_LAKE = ~np.uint64(0xFF << 8 * (LAKE % 8))

# --- the bag ----------------------------------------------------------------------------------------------------------


@kernel
def in_bag(state: State, kind: Index) -> Count:
    """How many tiles of the kind are left."""
    return np.int64(state.bag[kind >> 3] >> np.uint64(8 * (kind & 7)) & np.uint64(255))


@kernel
def tiles_left(state: State) -> Count:
    """In the stack, river and land."""
    return np.int64(state.stack_left) + np.int64(state.river_left)


@kernel
def is_next(state: State, kind: Index) -> Truth:
    """[river.stack] The river first, and its lake last."""
    if state.river_left == 0:
        return not is_of_river(kind)
    return is_of_river(kind) and (kind != LAKE or state.river_left == 1)


@kernel
def weight_of(state: State, action: Action) -> Count:
    """How many pieces of this kind the draw is made from."""
    return in_bag(state, what_of(action)) if verb_of(action) == Verb.DRAW else 1


@kernel
def sample_tile(state: State, entropy: Entropy) -> Action:
    """[setup.tiles, river.stack] Every tile that may come next is equally likely."""
    first, last, number, without_lake = 0, WORDS_OF_TREES, np.int64(state.stack_left), False
    if state.river_left == 1:
        return act(Verb.DRAW, LAKE)
    if state.river_left > 1:
        first, last, number, without_lake = WORDS_OF_TREES, BAG_WORDS, np.int64(state.river_left) - 1, True
    number = draw(entropy, number)
    for word in range(np.uint32(first), np.uint32(last)):
        lanes = state.bag[word]
        if without_lake and word == LAKE >> 3:
            lanes &= BEFORE_LAKE
        sums = lanes * EACH_BYTE
        here = np.int64(sums >> np.uint64(56))
        if number < here:
            return act(Verb.DRAW, 8 * np.int64(word) + first_above(sums, number))
        number -= here
    return act(Verb.DRAW, LAKE)


@kernel
def first_above(sums: Word, number: Count) -> Count:
    """The first byte of eight rising sums (below 128) that is above a number."""
    above = (sums | HIGH_BITS) - np.uint64(number + 1) * EACH_BYTE
    return lowest_bit(above & HIGH_BITS) >> 3


# --- which draws ------------------------------------------------------------------------------------------------------


@kernel
def refuse_draw(setting: Setting, state: State, action: Action) -> RuleId:
    """The rule against a draw at this moment, or ALLOWED."""
    verb, what, phase = verb_of(action), what_of(action), state.phase
    if phase == Phase.FIRST:
        if verb != Verb.FIRST:
            return Rule.SETUP_FIRST
        return ALLOWED if what < setting.seats else Rule.SETUP_PLAYERS
    if phase == Phase.TOKEN:
        if verb != Verb.TOKEN:
            return Rule.FRUIT_HARVEST
        return ALLOWED if is_in_stack(state, what) else Rule.FRUIT_PIECES
    if verb != Verb.DRAW or what >= KINDS or in_bag(state, what) == 0:
        return Rule.SETUP_TILES
    return ALLOWED if is_next(state, what) else Rule.RIVER_STACK


@kernel
def is_in_stack(state: State, value: Count) -> Truth:
    """[fruit.pieces] Whether the stack that is harvested still has a token of this value."""
    return LEAST_VALUE <= value <= MOST_VALUE and state.stack[state.harvested] >> (value - LEAST_VALUE) & 1 != 0


@kernel
def list_draws(setting: Setting, state: State, actions: Actions) -> Count:
    """Write every possible draw; returns how many."""
    number = 0
    if state.phase == Phase.FIRST:
        for seat in range(np.uint32(setting.seats)):
            actions[number] = act(Verb.FIRST, seat)
            number += 1
    elif state.phase == Phase.TOKEN:
        for value in range(LEAST_VALUE, MOST_VALUE + 1):
            if is_in_stack(state, value):
                actions[number] = act(Verb.TOKEN, value)
                number += 1
    else:
        for kind in range(KINDS):
            if in_bag(state, kind) > 0 and is_next(state, kind):
                actions[number] = act(Verb.DRAW, kind)
                number += 1
    return number


@kernel
def sample_draw(setting: Setting, state: State, entropy: Entropy) -> Action:
    """A draw, by the number of pieces."""
    if state.phase == Phase.DRAW:
        return sample_tile(state, entropy)
    if state.phase == Phase.FIRST:
        return act(Verb.FIRST, draw(entropy, setting.seats))
    while True:  # one of four values at least is left
        value = LEAST_VALUE + draw(entropy, MOST_VALUE - LEAST_VALUE + 1)
        if is_in_stack(state, value):
            return act(Verb.TOKEN, value)


# --- the setup --------------------------------------------------------------------------------------------------------


@kernel
def draw_first(setting: Setting, state: State, seat: Index, log: Log) -> Nothing:
    """[setup.first, setup.players, setup.tiles] Who begins; everybody has the figures at home, and the first tile is at hand."""
    state.first, state.seat = seat, seat
    for each in range(np.uint32(setting.seats)):
        state.abbot_home[each], state.phantom_home[each] = setting.abbot, setting.phantom
    fire(log, Rule.SETUP_FIRST, seat, 0, 1, NOWHERE)
    fire(log, Rule.SETUP_PLAYERS, NOBODY, 0, MEEPLES, NOWHERE)
    fire(log, Rule.SETUP_TILES, NOBODY, 0, tiles_left(state), place_of(ORIGIN, NO_SPOT))
    if setting.trees:
        fire(log, Rule.FRUIT_PIECES, NOBODY, 0, 24, NOWHERE)
    if setting.river:
        fire(log, Rule.RIVER_STACK, NOBODY, 0, state.river_left, NOWHERE)
    state.drawn = setting.start


@kernel
def take_from_bag(state: State, kind: Index) -> Nothing:
    """One tile less in the stack."""
    state.bag[kind >> 3] -= np.uint64(1) << np.uint64(8 * (kind & 7))
    if is_of_river(kind):
        state.river_left = np.int64(state.river_left) - 1
    else:
        state.stack_left = np.int64(state.stack_left) - 1
    state.drawn = kind
