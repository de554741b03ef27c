"""[setup, finca.next-site, market.refill] What chance does: which draws are possible, how often each comes, and what a draw changes."""

import numpy as np

from hesperides.game import ALLOWED
from hesperides.games.citrus.bits import single
from hesperides.games.citrus.building import fill_ring
from hesperides.games.citrus.pieces import LANDSCAPE, MARKET_SPACES, PLANTATION_KINDS, Milestone, Tile
from hesperides.games.citrus.rules import Rule
from hesperides.games.citrus.setting import LETTERS_MOST, Setting
from hesperides.games.citrus.state import LETTER, MARKET, FincaIs, Phase, State, Verb, act, cell_in, kind_in, placed, verb_of, what_of
from hesperides.kernel import Action, Actions, Count, Index, Nothing, RuleId, kernel, lowest_bit, popcount
from hesperides.log import NOBODY, NOWHERE, Log, fire

SITES_OPEN = 3
"""[setup.sites]"""


@kernel
def first_letter(letters: Count) -> Index:
    """The first letter of a set of letters."""
    return lowest_bit(np.uint64(letters))


@kernel
def next_bush(setting: Setting, state: State) -> Index:
    """The bush that gets its landscape tile now: as many are laid out as tiles are missing."""
    laid: Count = 0
    for tile in range(1, len(LANDSCAPE)):
        laid += np.int64(setting.landscape[tile]) - np.int64(state.landscape_left[tile])
    return setting.bush[laid]


@kernel
def next_market_space(state: State) -> Index:
    """The lowest free market space; MARKET_SPACES if the market is full."""
    return lowest_bit(~np.uint64(state.market_full))


# --- which draws, and how often ---------------------------------------------------------------------------------------


@kernel
def refuse_draw(setting: Setting, state: State, action: Action) -> RuleId:
    """The rule against a draw at this moment, or ALLOWED."""
    verb, phase = verb_of(action), state.phase
    if phase == Phase.SETUP_FIRST:
        if verb != Verb.FIRST:
            return Rule.SETUP_FIRST
        return ALLOWED if what_of(action) < setting.seats else Rule.PIECES_PLAYERS
    if phase == Phase.SETUP_LANDSCAPE:
        if verb != Verb.BUSH:
            return Rule.SETUP_LANDSCAPE
        if cell_in(action) != next_bush(setting, state):
            return Rule.BOARD_SPACES
        return ALLOWED if state.landscape_left[kind_in(action)] > 0 else Rule.PIECES_LANDSCAPE
    if phase == Phase.SETUP_START or phase == Phase.SETUP_SITES or phase == Phase.NEXT_SITE:
        return refuse_draw_site(setting, state, action)
    if phase == Phase.SETUP_FINCAS or phase == Phase.TURN_UP:
        if verb != Verb.FINCA:
            return Rule.SETUP_FINCAS if phase == Phase.SETUP_FINCAS else Rule.FINCA_BUILD
        return ALLOWED if state.fincas_left[what_of(action)] > 0 else Rule.PIECES_FINCAS
    if verb != Verb.MARKET or cell_in(action) != next_market_space(state):
        return Rule.SETUP_MARKET if phase == Phase.SETUP_MARKET else Rule.MARKET_REFILL
    return ALLOWED if state.bag[kind_in(action)] > 0 else Rule.PIECES_PLANTATIONS


@kernel
def refuse_draw_site(setting: Setting, state: State, action: Action) -> RuleId:
    wanted = Verb.START if state.phase == Phase.SETUP_START else Verb.NEXT_SITE
    if verb_of(action) != wanted:
        if state.phase == Phase.SETUP_START:
            return Rule.VARIANT_RANDOM_START
        return Rule.SETUP_SITES if state.phase == Phase.SETUP_SITES else Rule.FINCA_NEXT_SITE
    return ALLOWED if np.int64(state.sites_left) >> what_of(action) & 1 else Rule.PIECES_SITES


@kernel
def list_draws(setting: Setting, state: State, actions: Actions) -> Count:
    """Write every possible draw; returns how many."""
    phase, number = state.phase, 0
    if phase == Phase.SETUP_FIRST:
        for seat in range(setting.seats):
            actions[number] = act(Verb.FIRST, seat)
            number += 1
    elif phase == Phase.SETUP_LANDSCAPE:
        bush = next_bush(setting, state)
        for tile in range(1, len(LANDSCAPE)):
            if state.landscape_left[tile] > 0:
                actions[number] = placed(Verb.BUSH, bush, tile)
                number += 1
    elif phase == Phase.SETUP_START or phase == Phase.SETUP_SITES or phase == Phase.NEXT_SITE:
        verb = Verb.START if phase == Phase.SETUP_START else Verb.NEXT_SITE
        for letter in range(LETTERS_MOST):
            if np.int64(state.sites_left) >> letter & 1:
                actions[number] = act(verb, letter)
                number += 1
    elif phase == Phase.SETUP_FINCAS or phase == Phase.TURN_UP:
        for pair in range(setting.pairs):
            if state.fincas_left[pair] > 0:
                actions[number] = act(Verb.FINCA, pair)
                number += 1
    else:
        space = next_market_space(state)
        for kind in range(PLANTATION_KINDS):
            if state.bag[kind] > 0:
                actions[number] = placed(Verb.MARKET, space, kind)
                number += 1
    return number


@kernel
def weight_of(state: State, action: Action) -> Count:
    """How many pieces of this kind the draw is made from."""
    verb = verb_of(action)
    if verb == Verb.BUSH:
        return np.int64(state.landscape_left[kind_in(action)])
    if verb == Verb.FINCA:
        return np.int64(state.fincas_left[what_of(action)])
    if verb == Verb.MARKET:
        return np.int64(state.bag[kind_in(action)])
    return 1


# --- the setup --------------------------------------------------------------------------------------------------------


@kernel
def draw_first(setting: Setting, state: State, seat: Index, log: Log) -> Nothing:
    """[setup.first, setup.players] Who begins; every seat gets its workers and coins."""
    state.first, state.seat = seat, seat
    for each in range(setting.seats):
        state.workers[each] = 5
        state.money[each] = 6
    fire(log, Rule.SETUP_FIRST, seat, 0, 1, NOWHERE)
    fire(log, Rule.SETUP_PLAYERS, NOBODY, 0, 6, NOWHERE)
    if setting.short:
        fire(log, Rule.VARIANT_SHORT, NOBODY, 0, state.bag_count, NOWHERE)
    if setting.family:
        fire(log, Rule.VARIANT_FAMILY, NOBODY, 0, 0, NOWHERE)
    if setting.tight_start:
        fire(log, Rule.VARIANT_TIGHT_START, NOBODY, 0, setting.start_fincas, NOWHERE)
    state.sites_left = (1 << np.int64(setting.letters)) - 1
    state.phase = Phase.SETUP_LANDSCAPE
    if setting.bushes == 0:
        after_bushes(setting, state)


@kernel
def after_bushes(setting: Setting, state: State) -> Nothing:
    """[setup.sites, variant.random-start] The start letters leave the stack of sites."""
    if setting.random_start:
        state.phase = Phase.SETUP_START
    else:
        state.start_open = setting.start_letters
        state.sites_left = np.int64(state.sites_left) & ~np.int64(setting.start_letters)
        state.phase = Phase.SETUP_FINCAS


@kernel
def draw_bush(setting: Setting, state: State, cell: Index, tile: Index, log: Log) -> Nothing:
    """[setup.landscape]"""
    state.landscape[cell] = tile
    state.landscape_left[tile] -= 1
    spot = single(cell)
    for word in range(3):
        state.landscape_on[word] |= spot[word]
    if tile == Tile.BRIDGE or (tile == Tile.MILESTONE and setting.milestone != Milestone.NONE):
        for word in range(3):
            state.helper_tiles[word] |= spot[word]
    fill_ring(setting, state, cell)
    fire(log, Rule.SETUP_LANDSCAPE, NOBODY, 0, tile, cell)
    if cell == setting.bush[setting.bushes - 1]:
        for left in range(len(LANDSCAPE)):
            state.landscape_left[left] = 0
        after_bushes(setting, state)


@kernel
def draw_start(setting: Setting, state: State, letter: Index, log: Log) -> Nothing:
    """[variant.random-start] A finca space for one of the first fincas."""
    state.sites_left = np.int64(state.sites_left) & ~(1 << np.int64(letter))
    state.start_open = np.int64(state.start_open) | 1 << np.int64(letter)
    fire(log, Rule.VARIANT_RANDOM_START, NOBODY, 0, 1, LETTER + letter)
    if popcount(np.uint64(state.start_open)) == setting.start_fincas:
        state.phase = Phase.SETUP_FINCAS


@kernel
def put_finca(setting: Setting, state: State, letter: Index, pair: Index, log: Log) -> Nothing:
    """[finca.build, board.roads] The finca stands: its roads are open."""
    state.finca_is[letter] = FincaIs.BUILT
    state.finca_pair[letter] = pair
    for word in range(3):
        state.start_roads[word] |= setting.roads[letter, word]
    fire(log, Rule.BOARD_ROADS, NOBODY, 0, 1, LETTER + letter)


@kernel
def draw_start_finca(setting: Setting, state: State, pair: Index, log: Log) -> Nothing:
    """[setup.fincas] On the start spaces in the order of their letters."""
    letter = first_letter(state.start_open)
    state.fincas_left[pair] -= 1
    state.start_open = np.int64(state.start_open) & (np.int64(state.start_open) - 1)
    put_finca(setting, state, letter, pair, log)
    fire(log, Rule.SETUP_FINCAS, NOBODY, 0, setting.pair_high[pair], LETTER + letter)
    if state.start_open == 0:
        state.phase = Phase.SETUP_MARKET


@kernel
def draw_plantation(state: State, space: Index, kind: Index) -> Nothing:
    """From the bag onto a market space."""
    state.bag[kind] -= 1
    state.bag_count -= 1
    state.market[space] = kind + 1
    state.market_full = np.int64(state.market_full) | 1 << np.int64(space)


@kernel
def draw_market(state: State, space: Index, kind: Index, log: Log) -> Nothing:
    """[setup.market]"""
    draw_plantation(state, space, kind)
    fire(log, Rule.SETUP_MARKET, NOBODY, 0, kind, MARKET + space)
    if space == MARKET_SPACES - 1:
        state.phase = Phase.SETUP_SITES


@kernel
def draw_site(state: State, letter: Index) -> Nothing:
    """From the stack onto the board."""
    state.sites_left = np.int64(state.sites_left) & ~(1 << np.int64(letter))
    state.sites_open = np.int64(state.sites_open) | 1 << np.int64(letter)


@kernel
def draw_setup_site(state: State, letter: Index, log: Log) -> Nothing:
    """[setup.sites] The third one ends the setup."""
    draw_site(state, letter)
    fire(log, Rule.SETUP_SITES, NOBODY, 0, 1, LETTER + letter)
    if popcount(np.uint64(state.sites_open)) == SITES_OPEN:
        state.phase = Phase.MAIN
        state.actor = state.seat
        state.turn = 1
