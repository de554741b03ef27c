"""Random legal actions without the list of them: draw from a cheap superset, test only what was drawn.

Candidates are drawn without replacement until one is legal. The first legal one in a random order is uniform among the legal ones, so
the distribution is exact; only lines and carts need a test at all.
"""

from typing import Annotated, Any

import numpy as np

from hesperides.game import CHANCE
from hesperides.games.citrus.bits import NOTHING, member, size
from hesperides.games.citrus.building import helpers_held, spaces
from hesperides.games.citrus.drawing import next_bush, next_market_space
from hesperides.games.citrus.pieces import Tile
from hesperides.games.citrus.refusing import bull_spaces, buyable_lines, can_take, can_take_from
from hesperides.games.citrus.scoring import number_of_regions
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import Phase, State, Verb, act, build, has_tile, placed
from hesperides.games.citrus.survey import Survey, clear_survey, scratch_survey
from hesperides.kernel import (
    Action,
    Count,
    Entropy,
    Index,
    Truth,
    Vector,
    draw,
    entry,
    inlined,
    kernel,
    lowest_bit,
    part,
    popcount,
    record,
    scratch_of,
)

NOTHING_LEGAL = 0


@entry
def sample(setting: Setting, state: State, entropy: Entropy) -> Action:
    """An exactly uniform legal action of a seat, or a draw by its weight. Not to be called when the game is over."""
    if state.actor == CHANCE:
        return sample_draw(setting, state, entropy)
    phase = state.phase
    if phase == Phase.SITE:
        return sample_site(state, entropy)
    if phase == Phase.PLACE:
        return sample_place(setting, state, entropy)
    if phase == Phase.DONE and state.tiles[state.seat] == 0:
        draw(entropy, 1)  # as many draws as the rest
        return act(Verb.END, 0)
    return sample_main(setting, state, entropy)


@entry
def sample_kinds(setting: Setting, state: State, entropy: Entropy) -> Action:
    """A legal action, uniform over the verbs that have one, then within the verb; a draw by its weight."""
    if state.actor == CHANCE:
        return sample_draw(setting, state, entropy)
    verbs = possible_verbs(state)
    while True:
        verb = chosen_bit(verbs, draw(entropy, popcount(np.uint64(verbs))))
        action = sample_verb(setting, state, verb, entropy)
        if action != NOTHING_LEGAL:
            return action
        verbs &= ~(1 << verb)


# --- draws, sites -----------------------------------------------------------------------------------------------------


@kernel
def sample_draw(setting: Setting, state: State, entropy: Entropy) -> Action:
    """[market.refill, …] By the number of pieces."""
    phase = state.phase
    if phase == Phase.REFILL or phase == Phase.SETUP_MARKET:
        return placed(Verb.MARKET, next_market_space(state), drawn_from(state.bag, entropy))
    if phase == Phase.SETUP_LANDSCAPE:
        return placed(Verb.BUSH, next_bush(setting, state), drawn_from(state.landscape_left, entropy))
    if phase == Phase.SETUP_FINCAS or phase == Phase.TURN_UP:
        return act(Verb.FINCA, drawn_from(state.fincas_left, entropy))
    if phase == Phase.SETUP_FIRST:
        return act(Verb.FIRST, draw(entropy, setting.seats))
    letter = chosen_bit(state.sites_left, draw(entropy, popcount(np.uint64(state.sites_left))))
    return act(Verb.START if phase == Phase.SETUP_START else Verb.NEXT_SITE, letter)


@part
def drawn_from(pieces: Any, entropy: Any) -> Any:
    """A kind of piece, by how many of each there are."""
    everything = 0
    for kind in range(len(pieces)):
        everything += pieces[kind]
    left, chosen = draw(entropy, everything), 0
    while left >= pieces[chosen]:
        left -= pieces[chosen]
        chosen += 1
    return chosen


@inlined
def chosen_bit(mask: Count, number: Count) -> Count:
    """The bit of a mask that has `number` set bits below it."""
    word = np.uint64(mask)
    for _ in range(number):
        word &= word - np.uint64(1)
    return lowest_bit(word)


@kernel
def sample_site(state: State, entropy: Entropy) -> Action:
    """[finca.build]"""
    return act(Verb.SITE, chosen_bit(state.sites_open, draw(entropy, popcount(np.uint64(state.sites_open)))))


# --- action tiles -----------------------------------------------------------------------------------------------------


@kernel
def money_count(state: State) -> Count:
    """How many of the two money actions are legal."""
    seat = state.seat
    return np.int64(has_tile(state, seat, Tile.MONEY_2)) + np.int64(has_tile(state, seat, Tile.MONEY_3))


@kernel
def bull_count(state: State) -> Count:
    """How many bull actions are legal."""
    return size(bull_spaces(state)) if has_tile(state, state.seat, Tile.BULL) else 0


@kernel
def money_action(state: State, number: Count) -> Action:
    """The first or second of the legal money actions."""
    first = has_tile(state, state.seat, Tile.MONEY_2)
    return act(Verb.MONEY, Tile.MONEY_2 if first and number == 0 else Tile.MONEY_3)


@kernel
def possible_carts(state: State) -> Count:
    """Market spaces that a cart might take from."""
    return np.int64(state.market_full) if has_tile(state, state.seat, Tile.CART) and state.phase != Phase.PLACE else 0


# --- main action ------------------------------------------------------------------------------------------------------


@inlined
def payable_lines(setting: Setting, state: State) -> Count:
    """[buy.line] Lines that are not empty and not too dear."""
    lines: Count = 0
    for line in range(setting.lines):
        price = popcount(np.uint64(np.int64(setting.line[line]) & np.int64(state.market_full)))
        if 0 < price <= state.money[state.seat]:
            lines |= 1 << line
    return lines


@kernel
def sample_main(setting: Setting, state: State, entropy: Entropy) -> Action:
    """[turn.main, turn.tiles] In the phases main and done: draw among everything that might be legal until something is."""
    moneys, bulls, carts = 0, 0, 0
    if state.tiles[state.seat] != 0:
        moneys, bulls, carts = money_count(state), bull_count(state), possible_carts(state)
    lines, harvests = 0, 0
    idle: Count = 1  # end, or pass
    if state.phase == Phase.MAIN:
        lines = payable_lines(setting, state)
        harvests = (1 << number_of_regions(state, state.seat)) - 1
        idle = np.int64(harvests == 0)
    survey = scratch_survey()
    clear_survey(survey)
    while True:
        line_count, cart_count = popcount(np.uint64(lines)), popcount(np.uint64(carts))
        number = draw(entropy, harvests + moneys + bulls + idle + line_count + cart_count)
        if number < harvests:
            return act(Verb.HARVEST, number + 1)
        number -= harvests
        if number < moneys:
            return money_action(state, number)
        number -= moneys
        if number < bulls:
            return act(Verb.BULL, member(bull_spaces(state), number))
        number -= bulls
        if number < cart_count:
            space = chosen_bit(carts, number)
            if can_take(setting, state, state.seat, 1 << space):
                return act(Verb.CART, space)
            carts &= ~(1 << space)
            continue
        number -= cart_count
        if state.phase == Phase.DONE:
            return act(Verb.END, 0)
        if number < line_count:
            line = chosen_bit(lines, number)
            if is_buyable(setting, state, line, survey):
                return act(Verb.BUY, line)
            lines &= ~(1 << line)
            continue
        idle = 0  # a pass, if the lines that are left may none of them be bought
        while lines != 0:
            line = chosen_bit(lines, 0)
            if is_buyable(setting, state, line, survey):
                break
            lines &= ~(1 << line)
        if lines == 0:
            return act(Verb.PASS, 0)


@kernel
def is_buyable(setting: Setting, state: State, line: Index, survey: Survey) -> Truth:
    """[buy.all] For a line that can be paid; what is surveyed is kept in `survey`."""
    taken = np.int64(setting.line[line]) & np.int64(state.market_full)
    return can_take_from(setting, state, state.seat, taken, survey)


# --- place ------------------------------------------------------------------------------------------------------------


@inlined
def kinds_in_hand(state: State) -> Count:
    """The plantations in hand as a set of kinds."""
    kinds: Count = 0
    for place in range(state.hand_count):
        kinds |= 1 << (np.int64(state.hand[place]) - 1)
    return kinds


@record
class Builds:
    """The spaces open to each colour (× 4 + helpers) in hand, and how many they are."""

    spaces: Annotated[Vector, np.uint64, (20, 3)]
    number: Annotated[Vector, np.int64, 20]


scratch_builds = scratch_of(Builds)


@inlined
def count_builds(setting: Setting, state: State, kinds: Count, held: Count, builds: Builds) -> Count:
    """How many builds are legal with the kinds in hand and the helpers held; notes their spaces."""
    number, rest = 0, np.uint64(kinds | kinds >> 1) & np.uint64(0b01_01_01_01_01)
    while rest != 0:
        colour = lowest_bit(rest) >> 1
        rest &= rest - np.uint64(1)
        copies = popcount(np.uint64(kinds >> 2 * colour & 3))
        for helpers in range(held + 1):
            row = 4 * colour + helpers
            here = spaces(setting, state, state.seat, colour, helpers) if helpers & ~held == 0 else NOTHING
            builds.number[row] = size(here)
            for word in range(3):
                builds.spaces[row, word] = here[word]
            number += copies * builds.number[row]
    return number


@inlined
def build_number(kinds: Count, held: Count, number: Count, builds: Builds) -> Action:
    """The legal build that has `number` legal builds before it."""
    kind, helpers = lowest_bit(np.uint64(kinds)), 0
    row = 4 * (kind >> 1)
    while number >= builds.number[row]:
        number -= builds.number[row]
        helpers += 1
        if helpers > held:
            kinds &= kinds - 1
            kind, helpers = lowest_bit(np.uint64(kinds)), 0
        row = 4 * (kind >> 1) + helpers
    here = (builds.spaces[row, 0], builds.spaces[row, 1], builds.spaces[row, 2])
    return build(member(here, number), kind, helpers)


@kernel
def sample_place(setting: Setting, state: State, entropy: Entropy) -> Action:
    """[buy.build, buy.return, turn.tiles]"""
    moneys, bulls, held = 0, 0, 0
    if state.tiles[state.seat] != 0:
        moneys, bulls, held = money_count(state), bull_count(state), helpers_held(setting, state, state.seat)
    kinds = kinds_in_hand(state)
    builds = scratch_builds()
    build_count = count_builds(setting, state, kinds, held, builds)
    returns = np.int64(build_count == 0)
    number = draw(entropy, build_count + returns + moneys + bulls)
    if number < build_count:
        return build_number(kinds, held, number, builds)
    number -= build_count
    if number < moneys:
        return money_action(state, number)
    number -= moneys
    if number < bulls:
        return act(Verb.BULL, member(bull_spaces(state), number))
    return act(Verb.RETURN, 0)


# --- by verbs ---------------------------------------------------------------------------------------------------------


@kernel
def possible_verbs(state: State) -> Count:
    """The verbs that might have a legal action, one bit each."""
    phase = state.phase
    if phase == Phase.SITE:
        return 1 << Verb.SITE
    verbs = 1 << Verb.END
    if phase == Phase.MAIN:
        verbs = 1 << Verb.BUY | 1 << Verb.HARVEST | 1 << Verb.PASS
    elif phase == Phase.PLACE:
        verbs = 1 << Verb.BUILD | 1 << Verb.RETURN
    if state.tiles[state.seat] != 0:
        verbs |= 1 << Verb.MONEY | 1 << Verb.BULL | 1 << Verb.CART
    return verbs


@kernel
def sample_verb(setting: Setting, state: State, verb: Count, entropy: Entropy) -> Action:
    """A uniform legal action of a verb, or NOTHING_LEGAL."""
    if verb == Verb.BUY or verb == Verb.CART:
        return sample_tested(setting, state, verb, entropy)
    if verb == Verb.HARVEST:
        harvests = (1 << number_of_regions(state, state.seat)) - 1
        return act(verb, draw(entropy, harvests) + 1) if harvests > 0 else NOTHING_LEGAL
    if verb == Verb.SITE:
        return sample_site(state, entropy)
    if verb == Verb.BUILD:
        kinds, held = kinds_in_hand(state), helpers_held(setting, state, state.seat)
        builds = scratch_builds()
        number = count_builds(setting, state, kinds, held, builds)
        return build_number(kinds, held, draw(entropy, number), builds) if number > 0 else NOTHING_LEGAL
    if verb == Verb.MONEY:
        moneys = money_count(state)
        return money_action(state, draw(entropy, moneys)) if moneys > 0 else NOTHING_LEGAL
    if verb == Verb.BULL:
        bulls = bull_count(state)
        return act(verb, member(bull_spaces(state), draw(entropy, bulls))) if bulls > 0 else NOTHING_LEGAL
    return act(verb, 0) if is_last_resort(setting, state, verb) else NOTHING_LEGAL


@kernel
def sample_tested(setting: Setting, state: State, verb: Count, entropy: Entropy) -> Action:
    """[buy.all, tile.cart] Lines or carts in random order until one is legal."""
    rest = payable_lines(setting, state) if verb == Verb.BUY else possible_carts(state)
    while rest != 0:
        what = chosen_bit(rest, draw(entropy, popcount(np.uint64(rest))))
        rest &= ~(1 << what)
        taken = np.int64(setting.line[what]) & np.int64(state.market_full) if verb == Verb.BUY else 1 << what
        if can_take(setting, state, state.seat, taken):
            return act(verb, what)
    return NOTHING_LEGAL


@kernel
def is_last_resort(setting: Setting, state: State, verb: Count) -> Truth:
    """[turn.pass, buy.return, turn.end] End; pass or return if nothing else of the kind is legal."""
    if verb == Verb.PASS:
        return number_of_regions(state, state.seat) == 0 and buyable_lines(setting, state, state.seat) == 0
    if verb == Verb.RETURN:
        held = helpers_held(setting, state, state.seat)
        return count_builds(setting, state, kinds_in_hand(state), held, scratch_builds()) == 0
    return True
