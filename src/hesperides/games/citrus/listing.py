"""[turn] Every legal action, written out: the same answers as `refusal`, found faster."""

import numpy as np

from hesperides.game import CHANCE, OVER
from hesperides.games.citrus.bits import after_first, first, some
from hesperides.games.citrus.building import helpers_held, spaces
from hesperides.games.citrus.drawing import list_draws
from hesperides.games.citrus.pieces import MARKET_SPACES, PLANTATION_KINDS, Tile
from hesperides.games.citrus.refusing import bull_spaces, buyable_lines, can_take, is_in_hand
from hesperides.games.citrus.scoring import number_of_regions
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import Phase, State, Verb, act, build, has_tile
from hesperides.kernel import Actions, Count, entry, kernel, lowest_bit

LEGAL_MOST = 640
"""Lists reach some 510 actions, with bridges and milestones held."""


@entry
def legal(setting: Setting, state: State, actions: Actions) -> Count:
    """Write every legal action of the actor; returns how many. `actions` holds LEGAL_MOST."""
    if state.actor == OVER:
        return 0
    if state.actor == CHANCE:
        return list_draws(setting, state, actions)
    phase = state.phase
    if phase == Phase.SITE:
        return list_sites(state, actions)
    number = list_tiles(setting, state, actions, 0)
    if phase == Phase.PLACE:
        return list_builds(setting, state, actions, number)
    if phase == Phase.DONE:
        actions[number] = act(Verb.END, 0)
        return number + 1
    return list_main(setting, state, actions, number)


@kernel
def list_sites(state: State, actions: Actions) -> Count:
    number, rest = 0, np.uint64(state.sites_open)
    while rest != 0:
        actions[number] = act(Verb.SITE, lowest_bit(rest))
        rest &= rest - np.uint64(1)
        number += 1
    return number


@kernel
def list_main(setting: Setting, state: State, actions: Actions, number: Count) -> Count:
    """[turn.main, turn.pass] Lines, harvests; a pass if there is neither."""
    before = number
    lines = buyable_lines(setting, state, state.seat)
    for line in range(setting.lines):
        if lines >> line & 1:
            actions[number] = act(Verb.BUY, line)
            number += 1
    for chosen in range(1, 1 << number_of_regions(state, state.seat)):
        actions[number] = act(Verb.HARVEST, chosen)
        number += 1
    if number == before:
        actions[number] = act(Verb.PASS, 0)
        number += 1
    return number


@kernel
def list_tiles(setting: Setting, state: State, actions: Actions, number: Count) -> Count:
    """[turn.tiles] Money, bull; a cart when nothing is in hand."""
    seat = state.seat
    if state.tiles[seat] == 0:
        return number
    for tile in range(Tile.MONEY_2, Tile.MONEY_3 + 1):
        if has_tile(state, seat, tile):
            actions[number] = act(Verb.MONEY, tile)
            number += 1
    if has_tile(state, seat, Tile.BULL):
        rest = bull_spaces(state)
        while some(rest):
            actions[number] = act(Verb.BULL, first(rest))
            rest = after_first(rest)
            number += 1
    if has_tile(state, seat, Tile.CART) and state.phase != Phase.PLACE:
        for space in range(MARKET_SPACES):
            if state.market[space] != 0 and can_take(setting, state, seat, 1 << space):
                actions[number] = act(Verb.CART, space)
                number += 1
    return number


@kernel
def list_builds(setting: Setting, state: State, actions: Actions, number: Count) -> Count:
    """[buy.build, buy.return] Each kind in hand on each space with the helpers held; `return` if there is none."""
    before = number
    held = helpers_held(setting, state, state.seat)
    for kind in range(PLANTATION_KINDS):
        if not is_in_hand(state, kind):
            continue
        for helpers in range(4):
            if helpers & ~held == 0:
                rest = spaces(setting, state, state.seat, kind >> 1, helpers)
                while some(rest):
                    actions[number] = build(first(rest), kind, helpers)
                    rest = after_first(rest)
                    number += 1
    if number == before:
        actions[number] = act(Verb.RETURN, 0)
        number += 1
    return number
