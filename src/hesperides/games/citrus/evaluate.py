"""An opinion for bots: what a seat's prospects are worth, in points, less those of its rivals.

Not part of the rules. What is certain counts in full (score, plantations, horses, tiles); what is hoped for (fincas, money, workers,
room to grow) counts by how likely it is and how much of the game is left. Only sums, products and quotients, so that every machine
comes to the same opinion.
"""

import numpy as np

from hesperides.games.citrus.bits import CELLS, NOTHING, ROW, both, either, has, single, size, some, without
from hesperides.games.citrus.building import near_rivals
from hesperides.games.citrus.pieces import COLOURS, LANDSCAPE, SEATS_MOST, Tile
from hesperides.games.citrus.regions import closed_of, free_of, near_of, start_roads_of
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import FincaIs, Phase, State, tiles_of
from hesperides.kernel import NONE, Count, Index, Nothing, Real, Reals, Word, entry, kernel, popcount

MONEY_WORTH = np.array([0.0, 4.8, 9.2, 13.4, 17.0, 20.0, 22.3, 24.4, 26.2, 27.7, 28.9, 29.8, 30.4])
"""Points that money is worth, by coins. The first coins keep a player in the game, the last ones are hard to spend."""
WORKERS_WORTH = np.array([0.0, 8.5, 16.0, 21.5, 25.5, 28.5])
"""Points that workers on the mat are worth, by their number. Each is a new region, and income at the next harvest."""
TILE_WORTH = np.array([0.0, 0.0, 0.0, 0.0, 1.8, 2.2, 2.4, 1.9, 1.9, 1.9])
"""Points that an unused action tile is worth, by landscape number, while there is time to use it. At the end it is worth 1 point."""
ROOM_WORTH = np.array([0.0, 1.2, 2.1, 2.6, 3.0, 3.2, 3.3, 3.5])
"""Points that a colour's room to grow is worth, by the number of spaces."""
HAND_WORTH = 2.2
"""Points that a plantation in hand is worth until it is built."""
START_WORTH = 0.4
"""Points for a colour in which a new region can be started while a worker is at home."""
SLACK, SLACK_OF_SPACE = 0.35, 0.5
"""How large a lead at a finca rivals may still make up: the first always, the second for every open neighbour."""
SITE_SHARE = 0.25
"""How much of a finca's worth an open building site has."""
AROUND = (-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1)
HALF_TIME = 12.0
"""Plantations not yet taken at which money, workers, tiles and room count half."""
ENCLOSING_PACE = 3.5
"""A finca with n open neighbours is as likely as not to be enclosed when n times this number of plantations is left."""


@entry
def evaluate(setting: Setting, state: State, seat: Count) -> Real:
    """Prospects of the seat less the mean of the best rival's and all rivals', in points; after the game only points count."""
    prospects = np.zeros(SEATS_MOST)
    for each in range(np.int64(setting.seats)):
        prospects[each] = state.score[each]
    if state.phase != Phase.GAME_OVER:
        left = time_left(state)
        add_plantations(state, prospects)
        add_fincas(setting, state, left, prospects)
        for each in range(np.int64(setting.seats)):
            prospects[each] += holdings(state, each, left / (left + HALF_TIME))
    best = -1000.0
    total = 0.0
    for rival in range(np.int64(setting.seats)):
        if rival != seat:
            best = max(best, prospects[rival])
            total += prospects[rival]
    return prospects[seat] - (best + total / (setting.seats - 1)) * 0.5


@kernel
def holdings(state: State, seat: Count, hope: Real) -> Real:
    """What lies before the seat, and the room it has, in points; `hope` is how much the future counts."""
    worth = tiles_worth(state, seat, hope)
    worth += (MONEY_WORTH[state.money[seat]] + WORKERS_WORTH[state.workers[seat]] + room_worth(state, seat)) * hope
    if seat == state.seat:
        worth += HAND_WORTH * state.hand_count
    return worth


@kernel
def time_left(state: State) -> Real:
    """Plantations not yet taken."""
    return np.float64(state.bag_count) + popcount(np.uint64(state.market_full))


@kernel
def add_plantations(state: State, prospects: Reals) -> Nothing:
    """[harvest.score] [end.scoring] Every region with a worker pays in the end."""
    for cell in range(ROW, CELLS - ROW):
        if state.region[cell] == cell and state.region_owner[cell] != NONE:
            prospects[state.region_owner[cell]] += state.region_points[cell]


@kernel
def tiles_worth(state: State, seat: Count, hope: Real) -> Real:
    """[horses.points] [tile.spent]"""
    worth = 0.0
    for horses in range(np.int64(Tile.HORSES_2), np.int64(Tile.HORSES_4) + 1):
        worth += (horses + 1) * state.horses[seat, horses]
    for tile in range(np.int64(Tile.MONEY_2), len(LANDSCAPE)):
        worth += tiles_of(state, seat, tile) * (1.0 + (TILE_WORTH[tile] - 1.0) * hope)
    return worth


# --- fincas -----------------------------------------------------------------------------------------------------------


@kernel
def add_fincas(setting: Setting, state: State, left: Real, prospects: Reals) -> Nothing:
    """What each seat may hope for from the fincas not yet scored, and from those that may come on the open sites."""
    for letter in range(np.int64(setting.letters)):
        if state.finca_is[letter] == FincaIs.BUILT:
            pair = state.finca_pair[letter]
            add_finca(setting, state, letter, left, setting.pair_high[pair], setting.pair_low[pair], prospects)
        elif state.finca_is[letter] == FincaIs.NOT_BUILT and (state.sites_open >> letter) & 1:
            add_finca(setting, state, letter, left, SITE_SHARE * 10.0, SITE_SHARE * 5.0, prospects)


@kernel
def add_finca(setting: Setting, state: State, letter: Count, left: Real, high: Real, low: Real, prospects: Reals) -> Nothing:
    """[finca.first-second] By the lead over the rivals, the open neighbours and the time left."""
    counts = counts_at(setting, state, letter)
    if counts == np.uint64(0):
        return
    open_spaces = np.float64(state.ring_open[letter])
    enclosed = 1.0 if open_spaces == 0.0 else left / (left + ENCLOSING_PACE * open_spaces)
    for seat in range(np.int64(setting.seats)):
        if share_of(counts, seat) > 0:
            first, second = places(setting, counts, seat, SLACK + SLACK_OF_SPACE * open_spaces)
            prospects[seat] += enclosed * (first * high + second * low) + (1.0 - enclosed) * first * low


@kernel
def places(setting: Setting, counts: Word, seat: Count, slack: Real) -> tuple[Real, Real]:
    """How likely the seat will have most, and second most: a lead as large as `slack` turns 1 : 1 into 3 : 1."""
    first = 1.0
    second = 0.0
    for rival in range(np.int64(setting.seats)):
        theirs = share_of(counts, rival)
        if rival != seat and theirs > 0:
            lead = np.float64(share_of(counts, seat) - theirs)
            beats = 0.5 + 0.5 * lead / (slack + abs(lead))
            second = second * beats + first * (1.0 - beats)
            first *= beats
    return first, second


@kernel
def share_of(counts: Word, seat: Count) -> Count:
    """The seat's byte of such a word."""
    return np.int64(counts >> np.uint64(8 * seat) & np.uint64(255))


@kernel
def counts_at(setting: Setting, state: State, letter: Index) -> Word:
    """[finca.count] Sizes of the regions that touch the finca, summed by owner: a byte for each seat."""
    counts = np.uint64(0)
    met = NOTHING
    finca = np.int64(setting.finca_cell[letter])
    for step in AROUND:
        region = state.region[np.uint32(finca + step)]
        if region != NONE and state.region_owner[region] != NONE and not has(met, region):
            met = either(met, single(region))
            counts += np.uint64(state.region_size[region]) << np.uint64(8 * state.region_owner[region])
    return counts


# --- room -------------------------------------------------------------------------------------------------------------


@kernel
def room_worth(state: State, seat: Count) -> Real:
    """[build.extend] [build.start] Where each colour can grow, and in which ones a region can be started."""
    worth = 0.0
    free = free_of(state)
    roads = both(free, start_roads_of(state))
    for colour in range(len(COLOURS)):
        closed, rivals, near = closed_of(state, colour), near_rivals(state, seat, colour), near_of(state, seat, colour)
        worth += ROOM_WORTH[min(size(without(without(both(near, free), closed), rivals)), 7)]
        if state.workers[seat] > 0 and some(without(without(without(roads, closed), rivals), near)):
            worth += START_WORTH
    return worth
