"""[turn, buy, build, harvest, tile] The law of a turn: the rule that forbids an action at this moment, or ALLOWED."""

import numpy as np

from hesperides.game import ALLOWED, CHANCE, OVER
from hesperides.games.citrus.bits import Bits, both, has, some, without
from hesperides.games.citrus.building import helpers_held, refuse_place, untouched
from hesperides.games.citrus.buying import can_build_all, can_build_from, may_reach
from hesperides.games.citrus.drawing import refuse_draw
from hesperides.games.citrus.pieces import LOW_MARKET, MARKET_SPACES, Milestone, Tile
from hesperides.games.citrus.regions import free_of, roads_of, start_roads_of
from hesperides.games.citrus.rules import Rule
from hesperides.games.citrus.scoring import number_of_regions
from hesperides.games.citrus.setting import LETTERS_MOST, Setting
from hesperides.games.citrus.state import (
    WITH_BRIDGE,
    WITH_MILESTONE,
    Phase,
    State,
    Verb,
    cell_in,
    has_tile,
    helpers_in,
    kind_in,
    verb_of,
    what_of,
)
from hesperides.games.citrus.survey import Survey, clear_survey, colours_in, first_colour, ground_in, scratch_survey, wanted_of
from hesperides.kernel import Action, Count, Index, RuleId, Truth, copy_record, entry, kernel, lowest_bit, popcount, scratch_of

scratch_state = scratch_of(State)


@entry
def refusal(setting: Setting, state: State, action: Action) -> RuleId:
    """The rule that forbids an action of the actor (seat or chance), or ALLOWED."""
    if state.actor == OVER:
        return Rule.END_TRIGGER
    verb = verb_of(action)
    if state.actor == CHANCE:
        return refuse_draw(setting, state, action)
    phase, seat = state.phase, state.seat
    if phase == Phase.SITE:
        return refuse_site(state, action)
    if verb == Verb.SITE:
        return Rule.FINCA_BUILD
    if verb < Verb.BUY:
        return Rule.MARKET_REFILL if verb == Verb.MARKET else Rule.TURN_MAIN
    if verb >= Verb.MONEY and verb <= Verb.CART:
        return refuse_tile(setting, state, seat, action)
    if phase == Phase.PLACE:
        return refuse_in_hand(setting, state, seat, action)
    if verb == Verb.BUILD or verb == Verb.RETURN:
        return Rule.BUY_BUILD
    if verb == Verb.END:
        return ALLOWED if phase == Phase.DONE else Rule.TURN_MAIN
    if phase == Phase.DONE:
        return Rule.TURN_MAIN
    return refuse_main(setting, state, seat, action)


@kernel
def refuse_site(state: State, action: Action) -> RuleId:
    """[finca.build] Only one of the open sites, and nothing before it."""
    if verb_of(action) == Verb.SITE and what_of(action) < LETTERS_MOST:
        if np.int64(state.sites_open) >> what_of(action) & 1:
            return ALLOWED
    return Rule.FINCA_BUILD


@kernel
def refuse_main(setting: Setting, state: State, seat: Index, action: Action) -> RuleId:
    """[turn.main] Buy a line, harvest, or pass."""
    verb = verb_of(action)
    if verb == Verb.BUY:
        return refuse_line(setting, state, seat, what_of(action))
    if verb == Verb.HARVEST:
        chosen = what_of(action)
        return ALLOWED if 0 < chosen < 1 << number_of_regions(state, seat) else Rule.HARVEST_SCORE
    return ALLOWED if may_pass(setting, state, seat) else Rule.TURN_PASS


@kernel
def may_pass(setting: Setting, state: State, seat: Index) -> Truth:
    """[turn.pass] Neither a line to buy nor a region to harvest."""
    if number_of_regions(state, seat) > 0:
        return False
    for line in range(setting.lines):
        if refuse_line(setting, state, seat, line) == ALLOWED:
            return False
    return True


# --- buying -----------------------------------------------------------------------------------------------------------


@kernel
def refuse_line(setting: Setting, state: State, seat: Index, line: Index) -> RuleId:
    """[market.lines, buy.line, buy.all]"""
    if line >= setting.lines:
        return Rule.MARKET_LINES
    taken = np.int64(setting.line[line]) & np.int64(state.market_full)
    if taken == 0:
        return Rule.BUY_LINE
    if popcount(np.uint64(taken)) > state.money[seat]:
        return Rule.BUY_ALL
    return ALLOWED if can_take(setting, state, seat, taken) else Rule.BUY_ALL


@kernel
def buyable_lines(setting: Setting, state: State, seat: Index) -> Count:
    """[buy.line, buy.all] The lines that may be bought, one bit each: the same as `refuse_line` says, with one survey for them all."""
    survey, answer = scratch_survey(), 0
    clear_survey(survey)
    for line in range(setting.lines):
        taken = np.int64(setting.line[line]) & np.int64(state.market_full)
        if 0 < popcount(np.uint64(taken)) <= state.money[seat] and can_take_from(setting, state, seat, taken, survey):
            answer |= 1 << line
    return answer


@kernel
def is_low(state: State, taken: Count) -> Truth:
    """[buy.low-market] Taking these market spaces' plantations brings a refill."""
    return popcount(np.uint64(np.int64(state.market_full) & ~taken)) <= LOW_MARKET


@kernel
def finca_is_left(state: State) -> Truth:
    """[finca.none-left] There is a finca in the stack and an open site."""
    if state.sites_open == 0:
        return False
    for pair in range(len(state.fincas_left)):
        if state.fincas_left[pair] > 0:
            return True
    return False


@kernel
def can_take(setting: Setting, state: State, seat: Index, taken: Count) -> Truth:
    """[buy.all] All plantations on these market spaces could be built, if need be thanks to the finca that comes."""
    survey = scratch_survey()
    clear_survey(survey)
    return can_take_from(setting, state, seat, taken, survey)


@kernel
def opens_a_start(setting: Setting, state: State, seat: Index, wanted: Count, survey: Survey, letter: Index) -> Truth:
    """[board.roads] A finca on this site would let a wanted colour start where it could not."""
    roads, colours = without(roads_of(setting, letter), start_roads_of(state)), colours_in(wanted)
    while colours != 0:
        colour = first_colour(colours)
        colours &= colours - 1
        if some(both(untouched(state, seat, colour, ground_in(survey, colour)), roads)):
            return True
    return False


@kernel
def wanted_from(state: State, taken: Count) -> Count:
    """What lies on these market spaces."""
    wanted, rest = 0, np.uint64(taken)
    while rest != 0:
        wanted += wanted_of((state.market[lowest_bit(rest)] - 1) >> 1)
        rest &= rest - np.uint64(1)
    return wanted


@entry
def can_take_from(setting: Setting, state: State, seat: Index, taken: Count, survey: Survey) -> Truth:
    """[buy.all] The same; what has been surveyed stands in `survey`, what is missing is added."""
    wanted = wanted_from(state, taken)
    if can_build_from(setting, state, seat, wanted, survey):
        return True
    if not is_low(state, taken) or not finca_is_left(state):
        return False
    later, sites = scratch_state(), np.uint64(state.sites_open)
    steady = helpers_held(setting, state, seat) == 0 and not may_reach(state, seat, wanted, survey)
    while sites != 0:
        letter = lowest_bit(sites)
        sites &= sites - np.uint64(1)
        if not steady or opens_a_start(setting, state, seat, wanted, survey, letter):
            copy_record(later, state)
            for word in range(3):
                later.start_roads[word] |= setting.roads[letter, word]
            if can_build_all(setting, later, seat, wanted):
                return True
    return False


# --- building ---------------------------------------------------------------------------------------------------------


@kernel
def refuse_in_hand(setting: Setting, state: State, seat: Index, action: Action) -> RuleId:
    """[buy.build, buy.return] With plantations in hand only building, or returning what cannot be built."""
    verb = verb_of(action)
    if verb == Verb.BUILD:
        return refuse_build(setting, state, seat, action)
    if verb == Verb.RETURN:
        return Rule.BUY_RETURN if can_build_something(setting, state, seat) else ALLOWED
    return Rule.BUY_BUILD


@kernel
def is_in_hand(state: State, kind: Index) -> Truth:
    for place in range(state.hand_count):
        if state.hand[place] == kind + 1:
            return True
    return False


@kernel
def refuse_build(setting: Setting, state: State, seat: Index, action: Action) -> RuleId:
    """[build] One plantation on one space, with the helpers named."""
    helpers = helpers_in(action)
    if not is_in_hand(state, kind_in(action)):
        return Rule.BUY_BUILD
    if helpers & WITH_BRIDGE and not has_tile(state, seat, Tile.BRIDGE):
        return Rule.TILE_BRIDGE
    if helpers & WITH_MILESTONE:
        if setting.milestone == Milestone.NONE or not has_tile(state, seat, Tile.MILESTONE):
            return Rule.TILE_MILESTONE
    return refuse_place(setting, state, seat, cell_in(action), kind_in(action) >> 1, helpers)


@kernel
def can_build_something(setting: Setting, state: State, seat: Index) -> Truth:
    """[buy.return] Some plantation of the hand could be built."""
    for place in range(state.hand_count):
        if can_build_all(setting, state, seat, wanted_of((state.hand[place] - 1) >> 1)):
            return True
    return False


# --- action tiles -----------------------------------------------------------------------------------------------------


@kernel
def refuse_tile(setting: Setting, state: State, seat: Index, action: Action) -> RuleId:
    """[turn.tiles, tile.money, tile.cart, tile.bull]"""
    verb, what = verb_of(action), what_of(action)
    if verb == Verb.MONEY:
        named = what == Tile.MONEY_2 or what == Tile.MONEY_3
        return ALLOWED if named and has_tile(state, seat, what) else Rule.TILE_MONEY
    if verb == Verb.BULL:
        if not has_tile(state, seat, Tile.BULL) or not has(bull_spaces(state), cell_in(action)):
            return Rule.TILE_BULL
        return ALLOWED
    if not has_tile(state, seat, Tile.CART) or state.phase == Phase.PLACE or what >= MARKET_SPACES:
        return Rule.TILE_CART
    if state.market[what] == 0:
        return Rule.TILE_CART
    return ALLOWED if can_take(setting, state, seat, 1 << what) else Rule.TILE_CART


@kernel
def bull_spaces(state: State) -> Bits:
    """[tile.bull] Spaces without plantation, landscape tile, rock or finca space."""
    return without(free_of(state), (state.landscape_on[0], state.landscape_on[1], state.landscape_on[2]))
