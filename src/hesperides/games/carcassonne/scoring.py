"""[score.completed, end.scoring] Who gets how many points for what, in the course of the game and at its end."""

import numpy as np

from hesperides.game import OVER
from hesperides.games.carcassonne.farming import score_fields
from hesperides.games.carcassonne.features import (
    complete_worth,
    feature_of,
    is_city,
    is_complete,
    open_worth,
    place_of_part,
    segment_of,
    tiles_in,
)
from hesperides.games.carcassonne.figures import laid, leave_feature, leave_monastery, stands_in
from hesperides.games.carcassonne.paying import pay
from hesperides.games.carcassonne.pieces import FRUITS, GARDEN_SPOT, MONASTERY_SPOT, Fields
from hesperides.games.carcassonne.rules import Rule
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import AWAY, Phase, State, place_of, share
from hesperides.kernel import NONE, Count, Index, Nothing, Truth, entry, kernel, popcount
from hesperides.log import NOBODY, NOWHERE, Log, fire

# --- what the tile completed ------------------------------------------------------------------------------------------


@kernel
def score_completed(setting: Setting, state: State, log: Log) -> Nothing:
    """[score.completed] Roads, cities, then monasteries and gardens."""
    tile = laid(state)
    first = np.int64(state.first_segment[tile])
    complete: Count = 0
    for segment in range(np.uint32(setting.segments[state.pose[tile] >> 2])):
        complete |= np.int64(is_complete(state, feature_of(state, first + segment))) << np.int64(segment)
    if complete != 0:
        for city in range(2):
            score_segments(setting, state, tile, complete, city == 1, log)
    for monk in range(np.uint32(state.monks)):
        if state.monk_around[monk] == 8:
            score_monasteries(setting, state, log)
            break


@kernel
def score_segments(setting: Setting, state: State, tile: Index, complete: Count, city: Truth, log: Log) -> Nothing:
    """[road.complete, city.complete] Of the tile just laid, clockwise from the north; each feature once."""
    pose = np.uint32(state.pose[tile])
    for side in range(4):
        segment = np.int64(setting.segment_at[pose, side])
        if segment != NONE and complete >> segment & 1 and (segment < setting.cities[pose >> 2]) == city:
            root = feature_of(state, segment_of(state, tile, segment))
            score_feature(setting, state, root, city, place_of_part(setting, state, tile, segment), log)
            for other in range(np.uint32(setting.segments[pose >> 2])):
                if feature_of(state, segment_of(state, tile, other)) == root:
                    complete &= ~(1 << np.int64(other))


@entry
def score_feature(setting: Setting, state: State, root: Index, city: Truth, place: Count, log: Log) -> Nothing:
    """[road.complete, city.complete, meeple.return]"""
    fire(log, Rule.SCORE_COMPLETED, NOBODY, 0, tiles_in(state, root), place)
    figures = np.int64(state.figures[root])
    if figures != 0:
        rule = Rule.CITY_COMPLETE if city else Rule.ROAD_COMPLETE
        pay(setting, state, figures, rule, complete_worth(setting, state, root, city), tiles_in(state, root), place, log)
        state.figures[root] = 0
        for seat in range(np.uint32(setting.seats)):
            number = share(figures, seat)
            if number > 0:
                fire(log, Rule.MEEPLE_RETURN, seat, 0, number, place)
                keep_fruit(state, leave_feature(state, root, seat), place, log)


@kernel
def keep_fruit(state: State, fresh: Count, place: Count, log: Log) -> Nothing:
    """[fruit.kept] A figure of this turn goes home at once; its fruit action stays done."""
    if fresh > 0 and state.fruit_taken > 0:
        fire(log, Rule.FRUIT_KEPT, state.seat, 0, state.fruit_taken, place)


@kernel
def first_complete(state: State) -> Count:
    """The row of the surrounded monastery or garden that is first in reading order; -1 if there is none."""
    found: Count = -1
    best: Count = 0
    for monk in range(np.uint32(state.monks)):
        if state.monk_around[monk] == 8:
            square = np.int64(state.square[state.monk_tile[monk]])
            order = (square & 255) << 8 | square >> 8
            if found < 0 or order < best:
                found, best = np.int64(monk), order
    return found


@kernel
def monk_place(setting: Setting, state: State, monk: Index) -> Count:
    tile = np.uint32(state.monk_tile[monk])
    spot = MONASTERY_SPOT if setting.monastery[state.pose[tile] >> 2] else GARDEN_SPOT
    return place_of(state.square[tile], spot)


@entry
def score_monasteries(setting: Setting, state: State, log: Log) -> Nothing:
    """[monastery.complete, garden.complete] Nine points, in reading order."""
    monk = first_complete(state)
    while monk >= 0:
        place, seat = monk_place(setting, state, monk), np.uint32(state.monk_seat[monk])
        rule = Rule.MONASTERY_COMPLETE if setting.monastery[state.pose[state.monk_tile[monk]] >> 2] else Rule.GARDEN_COMPLETE
        fresh = np.int64(state.monk_tile[monk] == laid(state))
        state.score[seat] = np.int64(state.score[seat]) + 9
        leave_monastery(state, monk)
        fire(log, Rule.SCORE_COMPLETED, NOBODY, 0, 9, place)
        fire(log, rule, seat, 9, 9, place)
        fire(log, Rule.MEEPLE_RETURN, seat, 0, 1, place)
        keep_fruit(state, fresh, place, log)
        monk = first_complete(state)


@kernel
def recall_abbot(setting: Setting, state: State, monk: Index, log: Log) -> Nothing:
    """[abbot.recall] One point and one for each neighbour."""
    seat, points = np.uint32(state.seat), 1 + np.int64(state.monk_around[monk])
    state.score[seat] = np.int64(state.score[seat]) + points
    fire(log, Rule.ABBOT_RECALL, seat, points, points, monk_place(setting, state, monk))
    leave_monastery(state, monk)


# --- the end of the game ----------------------------------------------------------------------------------------------


@kernel
def end_game(setting: Setting, state: State, log: Log) -> Nothing:
    """[end.trigger, end.scoring, end.winner]"""
    fire(log, Rule.END_TRIGGER, NOBODY, 0, state.tiles, NOWHERE)
    score_end(setting, state, log)
    state.phase, state.actor = Phase.GAME_OVER, OVER
    name_winners(setting, state, log)


@entry
def project(setting: Setting, state: State, log: Log) -> Nothing:
    """[end.scoring] What the end would bring as things stand, for pictures and bots: on a copy of the state."""
    log.count = 0
    score_end(setting, state, log)


@entry
def score_end(setting: Setting, state: State, log: Log) -> Nothing:
    """[end.scoring] Roads, cities, monasteries and gardens, fields, fruit. The figures stay."""
    for city in range(2):
        score_unfinished(setting, state, city == 1, log)
    for monk in range(np.uint32(state.monks)):
        seat, points = np.uint32(state.monk_seat[monk]), 1 + np.int64(state.monk_around[monk])
        state.score[seat] = np.int64(state.score[seat]) + points
        fire(log, Rule.END_SCORING, seat, points, points, monk_place(setting, state, monk))
    if setting.fields != Fields.OFF:
        score_fields(setting, state, log)
    score_tokens(setting, state, log)


@kernel
def score_unfinished(setting: Setting, state: State, city: Truth, log: Log) -> Nothing:
    """[end.scoring] All roads, or all cities, in which somebody stands."""
    for seat in range(np.uint32(setting.seats)):
        for row in range(np.uint32(state.standing_count[seat]) + 1):
            score_open_feature(setting, state, seat, row, city, log)


@kernel
def standing_at(state: State, seat: Index, row: Index) -> Count:
    """The part on which a seat's meeple stands; in the row after the last one the phantom's. AWAY if there is none."""
    return state.standing[seat, row] if row < state.standing_count[seat] else state.phantom_part[seat]


@kernel
def score_open_feature(setting: Setting, state: State, seat: Index, row: Index, city: Truth, log: Log) -> Nothing:
    """[end.scoring, score.majority] At the first of the figures in it."""
    part = standing_at(state, seat, row)
    if part != AWAY and part & 7 < 4 and is_city(setting, state, part >> 3, part & 7) == city:
        root = feature_of(state, segment_of(state, part >> 3, part & 7))
        if not stands_before(state, root, seat, row):
            place = place_of_part(setting, state, part >> 3, part & 7)
            pay(setting, state, state.figures[root], Rule.END_SCORING, open_worth(state, root), tiles_in(state, root), place, log)


@kernel
def stands_before(state: State, root: Index, seat: Index, row: Index) -> Truth:
    """Whether a figure of an earlier seat, or of an earlier row of this one, stands in the same feature."""
    for each in range(np.uint32(seat) + 1):
        end = row if each == seat else np.uint32(state.standing_count[each]) + 1
        for other in range(np.uint32(end)):
            if stands_in(state, standing_at(state, each, other), root):
                return True
    return False


@kernel
def score_tokens(setting: Setting, state: State, log: Log) -> Nothing:
    """[fruit.end] One point each; tokens on trees nothing."""
    for seat in range(np.uint32(setting.seats)):
        number = 0
        for fruit in range(len(FRUITS)):
            number += popcount(np.uint64(state.tokens[seat, fruit]))
        if number > 0:
            state.score[seat] = np.int64(state.score[seat]) + number
            fire(log, Rule.FRUIT_END, seat, number, number, NOWHERE)


@kernel
def name_winners(setting: Setting, state: State, log: Log) -> Nothing:
    """[end.winner]"""
    best = np.int64(state.score[0])
    for seat in range(np.uint32(setting.seats)):
        best = max(best, np.int64(state.score[seat]))
    for seat in range(np.uint32(setting.seats)):
        if state.score[seat] == best:
            fire(log, Rule.END_WINNER, seat, 0, best, NOWHERE)
