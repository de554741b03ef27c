"""[meeple.place, abbot.place, abbot.recall, phantom.place] Where figures may stand, and what changes when they come and go."""

import numpy as np

from hesperides.game import ALLOWED
from hesperides.games.carcassonne.features import feature_at, feature_of, field_of, figures_at, meadow_of, segment_of
from hesperides.games.carcassonne.laying import is_of_river, neighbours
from hesperides.games.carcassonne.pieces import FIELD_SPOT, GARDEN_SPOT, MEEPLES, MONASTERY_SPOT, SPOTS, Fields, Figure
from hesperides.games.carcassonne.rules import Rule
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import AWAY, SEAT_BITS, State, part_of, place_of
from hesperides.kernel import Count, Index, Nothing, RuleId, Truth, entry, kernel
from hesperides.log import Log, fire

# --- where a figure may stand -----------------------------------------------------------------------------------------


@kernel
def laid(state: State) -> Index:
    """The tile just laid."""
    return np.int64(state.tiles) - 1


@kernel
def is_free(state: State, tile: Index, part: Count) -> Truth:
    """[meeple.place] Whether the whole feature of a tile's part holds no figure."""
    return figures_at(state, tile, part) == 0


@entry
def free_spots(setting: Setting, state: State) -> Count:
    """[meeple.place] The spots of the tile just laid that nobody holds, a bit each; without gardens."""
    tile = laid(state)
    pose = np.uint32(state.pose[tile])
    free: Count = 0
    for number in range(np.uint32(setting.spots[pose])):
        spot = np.int64(setting.spot[pose, number])
        if spot == MONASTERY_SPOT:
            free |= np.int64(state.claim != MONASTERY_SPOT) << spot
        else:
            free |= np.int64(is_free(state, tile, setting.part_of_spot[pose, np.uint32(spot)])) << spot
    return free


@kernel
def meeple_spots(setting: Setting, state: State) -> Count:
    """[meeple.place] Where the seat whose turn it is may place a meeple."""
    return free_spots(setting, state) if state.placed[state.seat] < MEEPLES else 0


@kernel
def abbot_spots(setting: Setting, state: State) -> Count:
    """[abbot.place] Where it may place the abbot."""
    if state.abbot_home[state.seat] == 0:
        return 0
    kind = np.uint32(state.pose[laid(state)] >> 2)
    return np.int64(setting.monastery[kind]) << MONASTERY_SPOT | np.int64(setting.garden[kind]) << GARDEN_SPOT


@kernel
def phantom_spots(setting: Setting, state: State) -> Count:
    """[phantom.place] Where it may place the phantom."""
    return free_spots(setting, state) if state.phantom_home[state.seat] else 0


@kernel
def abbot_to_recall(setting: Setting, state: State) -> Count:
    """[abbot.recall] The row of the seat's abbot among the monks, if it stands on something unfinished; else -1."""
    if setting.abbot and state.abbot_home[state.seat] == 0:
        for monk in range(np.uint32(state.monks)):
            if state.monk_seat[monk] == state.seat and state.monk_figure[monk] == Figure.ABBOT:
                return np.int64(monk) if state.monk_around[monk] < 8 else -1
    return -1


@kernel
def refuse_meeple(setting: Setting, state: State, spot: Count) -> RuleId:
    """[meeple.place, abbot.place, field.area]"""
    if spot == GARDEN_SPOT:
        return Rule.ABBOT_PLACE
    if FIELD_SPOT <= spot < MONASTERY_SPOT and setting.fields == Fields.OFF:
        return Rule.FIELD_AREA
    return ALLOWED if spot < SPOTS and meeple_spots(setting, state) >> spot & 1 else Rule.MEEPLE_PLACE


@kernel
def refuse_phantom(setting: Setting, state: State, spot: Count) -> RuleId:
    """[phantom.place]"""
    return ALLOWED if spot < SPOTS and phantom_spots(setting, state) >> spot & 1 else Rule.PHANTOM_PLACE


# --- placing ----------------------------------------------------------------------------------------------------------


@entry
def place_figure(setting: Setting, state: State, figure: Count, spot: Count, log: Log) -> Nothing:
    """[meeple.place, abbot.place, phantom.place] On the tile just laid."""
    tile, seat = laid(state), np.uint32(state.seat)
    pose = np.uint32(state.pose[tile])
    stands = AWAY
    if spot >= MONASTERY_SPOT:
        enter_monastery(state, tile, seat, figure)
    else:
        part = np.int64(setting.part_of_spot[pose, np.uint32(spot)])
        enter_feature(state, tile, part, seat)
        stands = part_of(tile, part)
    rule = Rule.MEEPLE_PLACE
    if figure == Figure.MEEPLE:
        state.placed[seat] = np.int64(state.placed[seat]) + 1
        if stands != AWAY:
            number = np.uint32(state.standing_count[seat])
            state.standing[seat, number] = stands
            state.standing_count[seat] = number + 1
    elif figure == Figure.ABBOT:
        rule = Rule.ABBOT_PLACE
        state.abbot_home[seat] = 0
    else:
        rule = Rule.PHANTOM_PLACE
        state.phantom_home[seat], state.phantom_part[seat] = 0, stands
    place = place_of(state.square[tile], spot)
    fire(log, rule, seat, 0, 1, place)
    if FIELD_SPOT <= spot < MONASTERY_SPOT:
        fire(log, Rule.FIELD_AREA, seat, 0, 1, place)
    if is_of_river(pose >> 2):
        fire(log, Rule.RIVER_BOUNDS, seat, 0, 1, place)


@kernel
def enter_feature(state: State, tile: Index, part: Count, seat: Count) -> Nothing:
    one = 1 << SEAT_BITS * seat
    if part < 4:
        state.figures[feature_of(state, segment_of(state, tile, part))] += one
    else:
        state.farmers[field_of(state, meadow_of(state, tile, part - 4))] += one


@kernel
def enter_monastery(state: State, tile: Index, seat: Index, figure: Count) -> Nothing:
    """[monastery.complete, garden.complete] On a monastery or garden; the tiles around are counted from now on."""
    monk = np.uint32(state.monks)
    state.monks = monk + 1
    state.monk_tile[monk], state.monk_seat[monk], state.monk_figure[monk] = tile, seat, figure
    state.monk_around[monk] = neighbours(state, state.square[tile])


# --- going home -------------------------------------------------------------------------------------------------------


@kernel
def leave_monastery(state: State, monk: Index) -> Nothing:
    """The figure of this row goes home; the last row takes its place."""
    seat, figure, last = np.uint32(state.monk_seat[monk]), state.monk_figure[monk], np.uint32(state.monks) - 1
    if figure == Figure.MEEPLE:
        state.placed[seat] = np.int64(state.placed[seat]) - 1
    elif figure == Figure.ABBOT:
        state.abbot_home[seat] = 1
    else:
        state.phantom_home[seat] = 1
    state.monk_tile[monk], state.monk_seat[monk] = state.monk_tile[last], state.monk_seat[last]
    state.monk_figure[monk], state.monk_around[monk] = state.monk_figure[last], state.monk_around[last]
    state.monk_tile[last], state.monk_seat[last], state.monk_figure[last], state.monk_around[last] = 0, 0, 0, 0
    state.monks = last


@kernel
def stands_in(state: State, part: Count, root: Index) -> Truth:
    """Whether a part of a tile (or AWAY) belongs to a city or road."""
    if part == AWAY or part & 7 >= 4:
        return False
    return feature_at(state, segment_of(state, part >> 3, part & 7)) == root


@kernel
def leave_feature(state: State, root: Index, seat: Index) -> Count:
    """[meeple.return] All figures of a seat in a city or road go home; returns how many of them came in this turn."""
    fresh: Count = 0
    row = 0
    while row < state.standing_count[seat]:
        part = np.int64(state.standing[seat, row])
        if stands_in(state, part, root):
            last = np.uint32(state.standing_count[seat]) - 1
            state.standing[seat, row], state.standing[seat, last] = state.standing[seat, last], 0
            state.standing_count[seat] = last
            state.placed[seat] = np.int64(state.placed[seat]) - 1
            fresh += np.int64(part >> 3 == laid(state))
        else:
            row += 1
    part = np.int64(state.phantom_part[seat])
    if stands_in(state, part, root):
        state.phantom_home[seat], state.phantom_part[seat] = 1, AWAY
        fresh += np.int64(part >> 3 == laid(state))
    return fresh
