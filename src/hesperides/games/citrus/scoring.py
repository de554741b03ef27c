"""[harvest, finca, end] Who gets points, when, and for what."""

from typing import Annotated

import numpy as np

from hesperides.game import OVER
from hesperides.games.citrus.bits import Bits, after_first, first, some, without
from hesperides.games.citrus.pieces import INCOME, MONEY_MOST, SEATS_MOST, WORKERS, Tile
from hesperides.games.citrus.regions import all_own, make_neutral, spaces_in
from hesperides.games.citrus.rules import Rule
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import LETTER, FincaIs, Phase, State, tiles_of
from hesperides.kernel import NONE, Count, Index, Nothing, Vector, kernel, lowest_bit, record, scratch_of
from hesperides.log import NOBODY, NOWHERE, Log, fire

Counts = tuple[Count, Count, Count, Count, Count]
"""A number for each seat."""


# --- harvest ----------------------------------------------------------------------------------------------------------


@kernel
def number_of_regions(state: State, seat: Index) -> Count:
    """How many regions a seat owns: one for each worker that is not at home."""
    return WORKERS - np.int64(state.workers[seat])


@kernel
def harvest_region(state: State, region: Index, log: Log) -> Nothing:
    """[harvest.score] Points, and the worker goes home. `region` is its first space in reading order."""
    name = state.region[region]
    seat = np.int64(state.region_owner[name])
    points = np.int64(state.region_points[name])
    state.score[seat] += points
    state.workers[seat] += 1
    fire(log, Rule.HARVEST_SCORE, seat, points, state.region_size[name], region)
    make_neutral(state, name)


@kernel
def harvest(state: State, seat: Index, chosen: Count, log: Log) -> Nothing:
    """[harvest.score, harvest.income] Harvest own regions, one bit each in reading order; then income once."""
    rest = all_own(state, seat)
    number = 0
    while some(rest):
        region = first(rest)
        rest = without(rest, spaces_in(state, state.region[region]))
        if chosen >> number & 1:
            harvest_region(state, region, log)
        number += 1
    income = INCOME[state.workers[seat]]
    fire(log, Rule.HARVEST_INCOME, seat, 0, income, NOWHERE)
    earn(state, seat, income, log)


@kernel
def earn(state: State, seat: Index, coins: Count, log: Log) -> Nothing:
    """[money.cap] Take coins, as many as the track holds."""
    before = np.int64(state.money[seat])
    state.money[seat] = min(before + coins, MONEY_MOST)
    if before + coins > MONEY_MOST:
        fire(log, Rule.MONEY_CAP, seat, 0, before + coins - MONEY_MOST, NOWHERE)


# --- fincas -----------------------------------------------------------------------------------------------------------


@record
class Tally:
    """Plantations of each seat, and the regions counted already."""

    counts: Annotated[Vector, np.int64, SEATS_MOST]
    seen: Annotated[Vector, np.int64, 8]


scratch_tally = scratch_of(Tally)


@kernel
def count_round(setting: Setting, state: State, letter: Index) -> Counts:
    """[finca.count] Plantations of each seat in own regions that touch the finca, each region once."""
    tally = scratch_tally()
    for seat in range(SEATS_MOST):
        tally.counts[seat] = 0
    regions = 0
    rest: Bits = (setting.ring[letter, 0], setting.ring[letter, 1], setting.ring[letter, 2])
    while some(rest):
        cell = first(rest)
        rest = after_first(rest)
        if state.plantation[cell] == 0:
            continue
        region = np.int64(state.region[cell])
        known = False
        for each in range(regions):
            known = known or tally.seen[each] == region
        owner = state.region_owner[region]
        if owner != NONE and not known:
            tally.seen[regions] = region
            regions += 1
            tally.counts[owner] += np.int64(state.region_size[region])
    return (tally.counts[0], tally.counts[1], tally.counts[2], tally.counts[3], tally.counts[4])


@kernel
def largest(counts: Counts, below: Count) -> Count:
    """The largest count under a bound; 0 if there is none."""
    best = 0
    for seat in range(SEATS_MOST):
        if best < counts[seat] < below:
            best = counts[seat]
    return best


@kernel
def how_many(counts: Counts, number: Count) -> Count:
    """How many seats have exactly this number."""
    answer = 0
    for seat in range(SEATS_MOST):
        if counts[seat] == number:
            answer += 1
    return answer


@kernel
def score_finca(setting: Setting, state: State, letter: Index, log: Log) -> Nothing:
    """[finca.first-second, finca.tie, finca.alone, finca.closed] An enclosed finca pays and is turned face down."""
    counts = count_round(setting, state, letter)
    fire(log, Rule.FINCA_ENCLOSED, NOBODY, 0, 0, LETTER + letter)
    fire_counts(counts, letter, log)
    high, low = setting.pair_high[state.finca_pair[letter]], setting.pair_low[state.finca_pair[letter]]
    most = largest(counts, 255)
    if most > 0:
        if how_many(counts, most) > 1:
            pay(state, counts, most, high, Rule.FINCA_TIE, letter, log)
        else:
            second = largest(counts, most)
            rule = Rule.FINCA_FIRST_SECOND if second > 0 else Rule.FINCA_ALONE
            pay(state, counts, most, high, rule, letter, log)
            if second > 0:
                rule = Rule.FINCA_TIE if how_many(counts, second) > 1 else Rule.FINCA_FIRST_SECOND
                pay(state, counts, second, low, rule, letter, log)
    state.finca_is[letter] = FincaIs.SCORED
    fire(log, Rule.FINCA_CLOSED, NOBODY, 0, 0, LETTER + letter)


@kernel
def fire_counts(counts: Counts, letter: Index, log: Log) -> Nothing:
    for seat in range(SEATS_MOST):
        if counts[seat] > 0:
            fire(log, Rule.FINCA_COUNT, seat, 0, counts[seat], LETTER + letter)


@kernel
def pay(state: State, counts: Counts, number: Count, value: Count, rule: Count, letter: Index, log: Log) -> Nothing:
    """Give the value to every seat with exactly this number of plantations."""
    for seat in range(SEATS_MOST):
        if counts[seat] == number:
            state.score[seat] += value
            fire(log, rule, seat, value, number, LETTER + letter)


@kernel
def score_enclosed(setting: Setting, state: State, log: Log) -> Nothing:
    """[finca.enclosed] At the end of every turn."""
    rest = np.uint64(state.rings_closed)
    while rest != 0:
        letter = lowest_bit(rest)
        rest &= rest - np.uint64(1)
        if state.finca_is[letter] == FincaIs.BUILT:
            score_finca(setting, state, letter, log)
            state.rings_closed = np.int64(state.rings_closed) & ~(1 << letter)


# --- the end ----------------------------------------------------------------------------------------------------------


@kernel
def score_end(setting: Setting, state: State, log: Log) -> Nothing:
    """[end.scoring] Unfinished fincas, regions with a worker, horses, unused action tiles."""
    for letter in range(setting.letters):
        if state.finca_is[letter] == FincaIs.BUILT:
            counts = count_round(setting, state, letter)
            fire_counts(counts, letter, log)
            most = largest(counts, 255)
            if most > 0:
                pay(state, counts, most, setting.pair_low[state.finca_pair[letter]], Rule.END_SCORING, letter, log)
    for seat in range(setting.seats):
        rest = all_own(state, seat)
        while some(rest):
            region = first(rest)
            rest = without(rest, spaces_in(state, state.region[region]))
            harvest_region(state, region, log)
    for seat in range(setting.seats):
        score_tiles(state, seat, log)


@kernel
def score_tiles(state: State, seat: Index, log: Log) -> Nothing:
    """[horses.points, tile.spent]"""
    for tile in range(Tile.HORSES_2, Tile.HORSES_4 + 1):
        for _ in range(state.horses[seat, tile]):
            state.score[seat] += tile + 1
            fire(log, Rule.HORSES_POINTS, seat, tile + 1, tile + 1, NOWHERE)
    for tile in range(Tile.MONEY_2, Tile.MILESTONE + 1):
        for _ in range(tiles_of(state, seat, tile)):
            state.score[seat] += 1
            fire(log, Rule.TILE_SPENT, seat, 1, tile, NOWHERE)


@kernel
def end_game(setting: Setting, state: State, log: Log) -> Nothing:
    """[end.trigger, end.scoring, end.winner]"""
    score_end(setting, state, log)
    state.phase, state.actor = Phase.GAME_OVER, OVER
    best = np.int64(state.score[0])
    for seat in range(setting.seats):
        best = max(best, np.int64(state.score[seat]))
    for seat in range(setting.seats):
        if state.score[seat] == best:
            fire(log, Rule.END_WINNER, seat, 0, best, NOWHERE)
