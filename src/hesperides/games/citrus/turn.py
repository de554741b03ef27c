"""[turn] A turn in the order of the rule book: who acts, what may be done, what happens."""

import numpy as np

from hesperides.game import CHANCE
from hesperides.games.citrus.bits import single
from hesperides.games.citrus.building import build_plantation, fill_ring
from hesperides.games.citrus.drawing import (
    draw_bush,
    draw_first,
    draw_market,
    draw_plantation,
    draw_setup_site,
    draw_site,
    draw_start,
    draw_start_finca,
    next_market_space,
    put_finca,
    weight_of,
)
from hesperides.games.citrus.pieces import MARKET_SPACES, RETURN_PENALTY, Tile
from hesperides.games.citrus.refusing import (
    finca_is_left,
    is_low,
)
from hesperides.games.citrus.rules import Rule
from hesperides.games.citrus.scoring import earn, end_game, harvest, score_enclosed
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import (
    LETTER,
    LINE,
    MARKET,
    Phase,
    State,
    Verb,
    cell_in,
    helpers_in,
    kind_in,
    spend_tile,
    verb_of,
    what_of,
)
from hesperides.kernel import NONE, Action, Count, Index, Nothing, copy_record, entry, inlined, kernel, popcount
from hesperides.log import NOBODY, NOWHERE, Log, fire


@entry
def actor(setting: Setting, state: State) -> Count:
    """A seat, CHANCE or OVER."""
    return np.int64(state.actor)


@entry
def copy(target: State, source: State) -> Nothing:
    copy_record(target, source)


@entry
def weight(setting: Setting, state: State, action: Action) -> Count:
    """Relative frequency of a draw."""
    return weight_of(state, action)


# --- what happens -----------------------------------------------------------------------------------------------------


@entry
def apply(setting: Setting, state: State, action: Action, log: Log) -> Nothing:
    """Perform a legal action; `log` then holds the rules that fired."""
    log.count = 0
    if state.actor == CHANCE:
        apply_draw(setting, state, action, log)
    else:
        apply_choice(setting, state, action, log)


@inlined
def apply_choice(setting: Setting, state: State, action: Action, log: Log) -> Nothing:
    verb, seat = verb_of(action), np.int64(state.seat)
    if verb == Verb.BUILD:
        build_from_hand(setting, state, seat, action, log)
    elif verb == Verb.END:
        end_turn(setting, state, log)
    elif verb == Verb.BUY:
        buy(setting, state, seat, what_of(action), log)
    elif verb == Verb.HARVEST:
        fire(log, Rule.TURN_MAIN, seat, 0, 1, NOWHERE)
        harvest(state, seat, what_of(action), log)
        state.passes = 0
        state.phase = Phase.DONE
    elif verb == Verb.PASS:
        fire(log, Rule.TURN_PASS, seat, 0, 1, NOWHERE)
        state.passes += 1
        state.phase = Phase.DONE
    elif verb == Verb.SITE:
        build_finca(setting, state, seat, what_of(action), log)
    elif verb == Verb.RETURN:
        return_hand(state, seat, log)
    elif verb == Verb.MONEY:
        play_money(state, seat, what_of(action), log)
    elif verb == Verb.BULL:
        play_bull(setting, state, seat, cell_in(action), log)
    else:
        play_cart(state, seat, what_of(action), log)


@inlined
def apply_draw(setting: Setting, state: State, action: Action, log: Log) -> Nothing:
    verb, what = verb_of(action), what_of(action)
    if verb == Verb.FIRST:
        draw_first(setting, state, what, log)
    elif verb == Verb.BUSH:
        draw_bush(setting, state, cell_in(action), kind_in(action), log)
    elif verb == Verb.START:
        draw_start(setting, state, what, log)
    elif verb == Verb.FINCA:
        if state.phase == Phase.SETUP_FINCAS:
            draw_start_finca(setting, state, what, log)
        else:
            turn_up_finca(state, what, log)
    elif verb == Verb.NEXT_SITE:
        if state.phase == Phase.SETUP_SITES:
            draw_setup_site(state, what, log)
        else:
            lay_next_site(state, what, log)
    elif state.phase == Phase.SETUP_MARKET:
        draw_market(state, cell_in(action), kind_in(action), log)
    else:
        refill(state, cell_in(action), kind_in(action), log)


# --- buy, site, build, refill -----------------------------------------------------------------------------------------


@kernel
def buy(setting: Setting, state: State, seat: Index, line: Index, log: Log) -> Nothing:
    """[buy.line] One coin each."""
    taken = np.int64(setting.line[line]) & np.int64(state.market_full)
    price = popcount(np.uint64(taken))
    state.money[seat] -= price
    state.hand_is_cart = 0
    fire(log, Rule.TURN_MAIN, seat, 0, 1, NOWHERE)
    fire(log, Rule.MARKET_LINES, seat, 0, price, LINE + line)
    fire(log, Rule.BUY_LINE, seat, 0, price, LINE + line)
    fire(log, Rule.BUY_ALL, seat, 0, price, LINE + line)
    take(state, seat, taken, Phase.DONE, log)


@kernel
def take(state: State, seat: Index, taken: Count, back_to: Count, log: Log) -> Nothing:
    """[buy.low-market] Plantations come into the hand; then the finca, if one is due."""
    state.back_to = back_to
    state.refill_due = is_low(state, taken)
    for space in range(MARKET_SPACES):
        if taken >> space & 1:
            state.hand[state.hand_count] = state.market[space]
            state.hand_count += 1
            state.market[space] = 0
    state.market_full = np.int64(state.market_full) & ~taken
    if state.refill_due:
        fire(log, Rule.BUY_LOW_MARKET, seat, 0, popcount(np.uint64(state.market_full)), NOWHERE)
        finca_comes(state, log)
    else:
        state.phase = Phase.PLACE


@kernel
def finca_comes(state: State, log: Log) -> Nothing:
    """[finca.none-left] Turn up the top finca, if it can be built."""
    if finca_is_left(state):
        state.phase, state.actor = Phase.TURN_UP, CHANCE
    else:
        fire(log, Rule.FINCA_NONE_LEFT, NOBODY, 0, 0, NOWHERE)
        state.phase = Phase.PLACE


@kernel
def turn_up_finca(state: State, pair: Index, log: Log) -> Nothing:
    """[finca.build]"""
    state.fincas_left[pair] -= 1
    state.turned_up = pair
    state.phase, state.actor = Phase.SITE, state.seat
    fire(log, Rule.FINCA_BUILD, NOBODY, 0, 0, NOWHERE)


@kernel
def build_finca(setting: Setting, state: State, seat: Index, letter: Index, log: Log) -> Nothing:
    """[finca.build] The finca replaces the site."""
    put_finca(setting, state, letter, state.turned_up, log)
    fire(log, Rule.FINCA_BUILD, seat, 0, setting.pair_high[state.turned_up], LETTER + letter)
    state.turned_up = NONE
    state.sites_open = np.int64(state.sites_open) & ~(1 << np.int64(letter))
    if state.sites_left != 0:
        state.phase, state.actor = Phase.NEXT_SITE, CHANCE
    else:
        fire(log, Rule.FINCA_NONE_LEFT, NOBODY, 0, 0, NOWHERE)
        after_finca(state)


@kernel
def lay_next_site(state: State, letter: Index, log: Log) -> Nothing:
    """[finca.next-site]"""
    draw_site(state, letter)
    fire(log, Rule.FINCA_NEXT_SITE, NOBODY, 0, 1, LETTER + letter)
    state.actor = state.seat
    after_finca(state)


@kernel
def after_finca(state: State) -> Nothing:
    """What is in hand is built now; in a blocked game there is nothing, and the market is refilled."""
    if state.hand_count > 0:
        state.phase = Phase.PLACE
    else:
        after_hand(state)


@inlined
def build_from_hand(setting: Setting, state: State, seat: Index, action: Action, log: Log) -> Nothing:
    """[buy.build] One plantation; after the last one the refill."""
    drop_from_hand(state, kind_in(action))
    build_plantation(setting, state, seat, cell_in(action), kind_in(action), helpers_in(action), log)
    fire(log, Rule.BUY_BUILD, seat, 0, state.hand_count, NOWHERE)
    state.passes = 0
    if state.hand_count == 0:
        after_hand(state)


@kernel
def drop_from_hand(state: State, kind: Index) -> Nothing:
    """Take the first of this kind out of the hand, keeping the order of the rest."""
    place = 0
    while state.hand[place] != kind + 1:
        place += 1
    state.hand_count -= 1
    while place < state.hand_count:
        state.hand[place] = state.hand[place + 1]
        place += 1
    state.hand[place] = 0


@kernel
def return_hand(state: State, seat: Index, log: Log) -> Nothing:
    """[buy.return] The rest goes back to the lowest free market spaces, at three points each."""
    for place in range(state.hand_count):
        space = next_market_space(state)
        state.market[space] = state.hand[place]
        state.market_full = np.int64(state.market_full) | 1 << np.int64(space)
        state.hand[place] = 0
        state.score[seat] -= RETURN_PENALTY
        fire(log, Rule.BUY_RETURN, seat, -RETURN_PENALTY, 1, MARKET + space)
        if not state.hand_is_cart:
            earn(state, seat, 1, log)
    state.hand_count = 0
    after_hand(state)


@kernel
def after_hand(state: State) -> Nothing:
    """[market.refill] If it is due; then on with the turn."""
    if state.refill_due and state.bag_count > 0 and next_market_space(state) < MARKET_SPACES:
        state.phase, state.actor = Phase.REFILL, CHANCE
    else:
        state.refill_due = 0
        state.phase, state.actor = state.back_to, state.seat


@kernel
def refill(state: State, space: Index, kind: Index, log: Log) -> Nothing:
    """[market.refill] One space; until the market is full or the bag is empty."""
    draw_plantation(state, space, kind)
    fire(log, Rule.MARKET_REFILL, NOBODY, 0, kind, MARKET + space)
    after_hand(state)


# --- action tiles -----------------------------------------------------------------------------------------------------


@kernel
def play_money(state: State, seat: Index, tile: Index, log: Log) -> Nothing:
    """[tile.money]"""
    coins = 2 if tile == Tile.MONEY_2 else 3
    spend_tile(state, seat, tile)
    fire(log, Rule.TURN_TILES, seat, 0, tile, NOWHERE)
    fire(log, Rule.TILE_MONEY, seat, 0, coins, NOWHERE)
    earn(state, seat, coins, log)


@kernel
def play_bull(setting: Setting, state: State, seat: Index, cell: Index, log: Log) -> Nothing:
    """[tile.bull] It occupies the space until somebody builds there."""
    spend_tile(state, seat, Tile.BULL)
    state.landscape[cell] = Tile.BULL
    spot = single(cell)
    for word in range(3):
        state.landscape_on[word] |= spot[word]
    fill_ring(setting, state, cell)
    fire(log, Rule.TURN_TILES, seat, 0, Tile.BULL, cell)
    fire(log, Rule.TILE_BULL, seat, 0, 1, cell)


@kernel
def play_cart(state: State, seat: Index, space: Index, log: Log) -> Nothing:
    """[tile.cart] One plantation for nothing, to be built at once."""
    spend_tile(state, seat, Tile.CART)
    state.hand_is_cart = 1
    fire(log, Rule.TURN_TILES, seat, 0, Tile.CART, MARKET + space)
    fire(log, Rule.TILE_CART, seat, 0, 1, MARKET + space)
    take(state, seat, 1 << np.int64(space), state.phase, log)


# --- the end of a turn ------------------------------------------------------------------------------------------------


@kernel
def end_turn(setting: Setting, state: State, log: Log) -> Nothing:
    """[turn.end, end.trigger, turn.blocked]"""
    fire(log, Rule.TURN_END, state.seat, 0, 1, NOWHERE)
    score_enclosed(setting, state, log)
    if state.bag_count == 0 and state.market_full == 0:
        fire(log, Rule.END_TRIGGER, NOBODY, 0, 0, NOWHERE)
        end_game(setting, state, log)
        return
    blocked = state.passes >= setting.seats
    if blocked and not finca_is_left(state):
        fire(log, Rule.TURN_BLOCKED, NOBODY, 0, 0, NOWHERE)
        end_game(setting, state, log)
        return
    state.seat = (np.int64(state.seat) + 1) % np.int64(setting.seats)
    state.turn += 1
    state.phase, state.actor = Phase.MAIN, state.seat
    if blocked:
        unblock(state, log)


@kernel
def unblock(state: State, log: Log) -> Nothing:
    """[turn.blocked] The next player's turn begins with a finca and a refill."""
    fire(log, Rule.TURN_BLOCKED, state.seat, 0, 1, NOWHERE)
    state.passes = 0
    state.refill_due = 1
    state.back_to = Phase.MAIN
    finca_comes(state, log)
