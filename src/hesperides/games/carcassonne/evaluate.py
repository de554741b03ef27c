"""An opinion for bots: what a seat's prospects are worth, in points, less those of its rivals.

Not part of the rules. Points made count in full; features count as they are, and what may still come by how likely it is; figures at
home, fields and fruit count by how much of the game is left. Only sums, products and quotients, so that every machine comes to the
same opinion.
"""

import numpy as np

from hesperides.games.carcassonne.drawing import tiles_left
from hesperides.games.carcassonne.farming import Land, scratch_land, survey
from hesperides.games.carcassonne.features import complete_worth, feature_at, is_city, open_worth, segment_of
from hesperides.games.carcassonne.figures import laid, meeple_spots, phantom_spots
from hesperides.games.carcassonne.laying import neighbours
from hesperides.games.carcassonne.paying import most_figures
from hesperides.games.carcassonne.pieces import FIELD_SPOT, FRUITS, MEEPLES, MONASTERY_SPOT, ROAD_SPOT, SEATS_MOST, Fields, Figure
from hesperides.games.carcassonne.scoring import standing_at
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import AWAY, Phase, State, share
from hesperides.kernel import Count, Index, Nothing, Real, Reals, Truth, entry, kernel, popcount

HOME_WORTH = np.array([0.0, 5.5, 9.0, 11.5, 13.2, 14.4, 15.2, 15.8, 16.2])
"""Points that figures at home are worth, by their number. The last one keeps a player in the game, the others only wait."""
ABBOT_WORTH = 2.5
KINDS_WORTH = np.array([0.0, 3.0, 6.0, 9.6, 13.5, 15.0, 16.5])
"""[fruit.sell] Points that tokens are worth, by the number of kinds, while there is time to sell them."""
SPARE_WORTH = 2.0
"""Points that a second token of a kind is worth."""
HALF_TIME = 12.0
"""Tiles left for each seat at which figures at home count half."""
CITY_PACE, ROAD_PACE, AROUND_PACE = 14.0, 7.0, 9.0
"""Tiles left for each seat at which an open edge of a city, an end of a road, a missing neighbour of a monastery count half."""
RIVAL_SHARE = 0.25
"""The part of an open feature that it is worth to those who have fewer figures in it than others."""
OPEN_CITY_SHARE = 0.7
"""How much the likely completion of a city counts for a field that touches it."""


@entry
def evaluate(setting: Setting, state: State, seat: Count) -> Real:
    """Prospects of the seat, in points, less the mean of the best rival's and of all if there are any; afterwards only points count."""
    prospects = np.zeros(SEATS_MOST)
    for each in range(np.uint32(setting.seats)):
        prospects[each] = state.score[each]
    if state.phase != Phase.GAME_OVER:
        left = np.float64(tiles_left(state))
        hope = left / (left + HALF_TIME * setting.seats)
        for each in range(np.uint32(setting.seats)):
            prospects[each] += figures_worth(setting, state, each, left, hope) + tokens_worth(state, each, hope)
        add_monasteries(setting, state, left, prospects)
        if setting.fields != Fields.OFF:
            add_fields(setting, state, left, prospects)
        if state.phase == Phase.MEEPLE or state.phase == Phase.TREE or state.phase == Phase.PHANTOM:
            prospects[state.seat] += best_claim(setting, state, left, hope)
    if setting.seats == 1:
        return prospects[0]
    best = -1000.0
    total = 0.0
    for rival in range(np.int64(setting.seats)):
        if rival != seat:
            best = max(best, prospects[rival])
            total += prospects[rival]
    return prospects[np.uint32(seat)] - (best + total / (np.int64(setting.seats) - 1)) * 0.5


# --- features ---------------------------------------------------------------------------------------------------------


@kernel
def likelihood(state: State, root: Index, city: Truth, left: Real) -> Real:
    """How likely a city or road will be completed: less with every open end."""
    chance = 1.0
    for _ in range(np.uint32(state.open_ends[root])):
        chance *= left / (left + (CITY_PACE if city else ROAD_PACE))
    return chance


@kernel
def feature_worth(setting: Setting, state: State, root: Index, city: Truth, chance: Real) -> Real:
    """[city.complete, road.complete, end.scoring] Points of the feature for its owner, by how likely it will be completed."""
    now = np.float64(open_worth(state, root))
    return now + chance * (np.float64(complete_worth(setting, state, root, city)) - now)


@kernel
def home_worth(figures: Real) -> Real:
    """Of figures at home, those that are likely to come home counted in part."""
    whole: Count = np.int64(min(figures, len(HOME_WORTH) - 2.0))
    return HOME_WORTH[np.uint32(whole)] + (figures - whole) * (HOME_WORTH[np.uint32(whole + 1)] - HOME_WORTH[np.uint32(whole)])


@kernel
def home_of(state: State, seat: Index) -> Real:
    """[setup.players] Meeples and phantom at home."""
    return np.float64(MEEPLES - np.int64(state.placed[seat]) + np.int64(state.phantom_home[seat]))


@kernel
def figures_worth(setting: Setting, state: State, seat: Index, left: Real, hope: Real) -> Real:
    """[score.majority] Each figure in a city or road has its part of the worth, and may come home."""
    worth, home = 0.0, home_of(state, seat)
    for row in range(np.uint32(state.standing_count[seat]) + 1):
        part = standing_at(state, seat, row)
        if part != AWAY and part & 7 < 4:
            root, city = feature_at(state, segment_of(state, part >> 3, part & 7)), is_city(setting, state, part >> 3, part & 7)
            chance = likelihood(state, root, city, left)
            own, most = share(state.figures[root], seat), most_figures(setting, state.figures[root])
            owned = 1.0 if own == most else RIVAL_SHARE * left / (left + HALF_TIME)
            worth += owned * feature_worth(setting, state, root, city, chance) / own
            home += chance
    return worth + home_worth(home) * hope + ABBOT_WORTH * hope * state.abbot_home[seat]


@kernel
def monastery_worth(around: Count, left: Real) -> Real:
    """[monastery.complete, garden.complete]"""
    return 1.0 + around + (8 - around) * left / (left + AROUND_PACE * 2.0)


@kernel
def monastery_chance(around: Count, left: Real) -> Real:
    """How likely the figure will come home."""
    chance = 1.0
    for _ in range(8 - around):
        chance *= left / (left + AROUND_PACE)
    return chance


@kernel
def add_monasteries(setting: Setting, state: State, left: Real, prospects: Reals) -> Nothing:
    """[monastery.complete, abbot.recall]"""
    for monk in range(np.uint32(state.monks)):
        around = np.int64(state.monk_around[monk])
        back = (1.0 if state.monk_figure[monk] == Figure.ABBOT else 2.0) * left / (left + HALF_TIME)
        prospects[state.monk_seat[monk]] += monastery_worth(around, left) + back * monastery_chance(around, left)


# --- fields -----------------------------------------------------------------------------------------------------------


@kernel
def add_fields(setting: Setting, state: State, left: Real, prospects: Reals) -> Nothing:
    """[field.cities] Three points for each city, complete or likely to be (as in the plainest way of counting)."""
    land = scratch_land()
    survey(setting, state, land, False)
    for field in range(np.uint32(land.fields)):
        worth = cities_worth(state, land, field, left)
        figures = state.farmers[land.field_root[field]]
        most = most_figures(setting, figures)
        for seat in range(np.uint32(setting.seats)):
            if share(figures, seat) == most:
                prospects[seat] += worth


@kernel
def cities_worth(state: State, land: Land, field: Index, left: Real) -> Real:
    """Of a field."""
    worth = 0.0
    for city in range(np.uint32(land.cities)):
        if land.touched[field] >> np.uint64(city) & np.uint64(1) != np.uint64(0):
            root = np.uint32(land.city_root[city])
            chance = likelihood(state, root, True, left)
            worth += 3.0 if chance == 1.0 else 3.0 * OPEN_CITY_SHARE * chance
    return worth


# --- what could be claimed now, and fruit -----------------------------------------------------------------------------


@kernel
def best_claim(setting: Setting, state: State, left: Real, hope: Real) -> Real:
    """[meeple.place] What the best figure on the tile just laid would add (fields aside)."""
    seat, best = np.uint32(state.seat), 0.0
    spots = phantom_spots(setting, state) if state.phase == Phase.PHANTOM else meeple_spots(setting, state)
    if setting.phantom_alone and spots == 0:
        spots = phantom_spots(setting, state)
    if spots == 0:
        return 0.0
    tile, home = laid(state), home_of(state, seat)
    pose = np.uint32(state.pose[tile])
    for spot in range(FIELD_SPOT):
        if spots >> spot & 1:
            root, city = feature_at(state, segment_of(state, tile, setting.part_of_spot[pose, spot])), spot < ROAD_SPOT
            chance = likelihood(state, root, city, left)
            away = (home_worth(home) - home_worth(home - 1.0 + chance)) * hope
            best = max(best, feature_worth(setting, state, root, city, chance) - away)
    if spots >> MONASTERY_SPOT & 1:
        around = neighbours(state, state.square[tile])
        away = (home_worth(home) - home_worth(home - 1.0 + monastery_chance(around, left))) * hope
        best = max(best, monastery_worth(around, left) - away)
    return best


@kernel
def tokens_worth(state: State, seat: Index, hope: Real) -> Real:
    """[fruit.sell, fruit.end] A point each at the end; more while there is time to sell."""
    kinds: Count = 0
    number: Count = 0
    for fruit in range(len(FRUITS)):
        held = popcount(np.uint64(state.tokens[seat, fruit]))
        number += held
        kinds += np.int64(held > 0)
    sold = KINDS_WORTH[np.uint32(kinds)] + SPARE_WORTH * (number - kinds)
    return number + (sold - number) * hope
