"""[buy.all] Can everything in a line be built, in some order? An exact answer, nearly always by counting.

All rests on two observations. A placement is *plain* if its colour is wanted once and it neither takes a bridge or milestone, nor joins
two own regions, nor covers a neutral plantation of another wanted colour. All it does to the other colours is to occupy its space and to
use a worker, a bridge or a milestone. So plain placements can be moved behind all others without loss, where they commute: what is left
to do is to give each colour a space of its own, within the workers and helpers at hand. And a colour with as many spaces to extend as
plantations are wanted (it is not *poor*) always finds one: it needs no helper and stands in nobody's way.

Only the other, *eventful* placements have to be tried in order, on copies of the state.
"""

from typing import Annotated

import numpy as np

from hesperides.games.citrus.assigning import assign, share_out
from hesperides.games.citrus.bits import NOTHING, Bits, after_first, beside, both, either, first, has, single, size, some, without
from hesperides.games.citrus.building import build_plantation, helpers_held, near_rivals, spaces
from hesperides.games.citrus.copies import copied_colours, fits_pair, is_plenty, meets_neutral
from hesperides.games.citrus.pieces import Tile
from hesperides.games.citrus.regions import any_road_of, closed_of, free_of, near_neutral_of, near_of, neutral_of, start_roads_of
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import WITH_BRIDGE, WITH_MILESTONE, State, tiles_of
from hesperides.games.citrus.survey import (
    HAND_MOST,
    Survey,
    clear_survey,
    colours_in,
    fewer_than,
    first_colour,
    fresh_in,
    ground_in,
    grown_in,
    has_two_regions,
    helper_tiles_of,
    is_once_each,
    joins,
    scratch_survey,
    survey_wanted,
    times,
    total,
    wanted_of,
)
from hesperides.kernel import (
    Count,
    Index,
    Nothing,
    Truth,
    Vector,
    copy_record,
    entry,
    inlined,
    kernel,
    popcount,
    record,
    rows_of,
    scratch_of,
)
from hesperides.log import Log

NO, YES, UNSURE = 0, 1, 2

scratch_log = scratch_of(Log)
scratch_states = rows_of(State, HAND_MOST + 1)


@kernel
def can_build_all(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """[buy.all] True if there is a way to build all that is wanted."""
    survey = scratch_survey()
    clear_survey(survey)
    return wanted == 0 or can_build_from(setting, state, seat, wanted, survey)


@inlined
def can_build_from(setting: Setting, state: State, seat: Index, wanted: Count, survey: Survey) -> Truth:
    """[buy.all] The same; what has been surveyed stands in `survey`, what is missing is added."""
    verdict = judge(setting, state, seat, wanted, survey)
    if verdict == UNSURE:
        return search(setting, state, seat, wanted, needy(wanted, survey))
    return verdict == YES


@kernel
def needy(wanted: Count, survey: Survey) -> Count:
    """The wanted colours that might lack a space: the poor ones, and those wanted more than once."""
    return colours_in(wanted) & fewer_than(survey.scarce, total(wanted)) | copied_colours(wanted)


# --- by counting --------------------------------------------------------------------------------------------------------


@entry
def judge(setting: Setting, state: State, seat: Index, wanted: Count, survey: Survey) -> Count:
    """YES, NO or UNSURE, without trying anything on a copy."""
    if colours_in(wanted) & ~np.int64(survey.surveyed) != 0:
        survey_wanted(setting, state, seat, wanted, survey)
    number, workers = total(wanted), np.int64(state.workers[seat])
    if not is_once_each(wanted):
        return judge_copies(setting, state, seat, wanted, survey)
    poor = wanted & fewer_than(survey.scarce, number)
    if poor & fewer_than(survey.tight, number) == 0 and popcount(np.uint64(poor)) <= workers:
        return YES
    held = helpers_held(setting, state, seat)
    if held != 0:
        if assign(setting, state, seat, poor, 0, survey, NOTHING, workers):
            return YES
        return UNSURE if held_may_help(setting, state, seat, wanted, poor, survey) else NO
    if poor & fewer_than(survey.tight, 1) == 0 and share_out(survey, poor, NOTHING, workers):
        return YES
    if number == 1:
        return NO
    takers = wanted & np.int64(survey.reach)
    verdict = pick_up(setting, state, seat, wanted, poor, survey)
    return UNSURE if verdict == NO and joins_may_help(state, seat, wanted, poor | takers, takers != 0, survey) else verdict


@kernel
def judge_copies(setting: Setting, state: State, seat: Index, wanted: Count, survey: Survey) -> Count:
    """The same, where some colour is wanted more than once."""
    number, workers = total(wanted), np.int64(state.workers[seat])
    if is_plenty(setting, state, wanted, survey, workers):
        return YES
    copied = copied_colours(wanted)
    tried = False
    if copied & (copied - 1) == 0 and times(wanted, first_colour(copied)) == 2:
        colour = first_colour(copied)
        if fits_pair(setting, state, colour, colours_in(wanted) & ~copied & fewer_than(survey.scarce, number), survey, workers):
            return YES
        tried = not meets_neutral(state, seat, colour, survey)
    if helpers_held(setting, state, seat) != 0 or may_reach(state, seat, wanted, survey):
        return UNSURE
    if tried or colours_in(wanted) & fewer_than(survey.tight, 1) != 0:
        return UNSURE if joins_may_help(state, seat, wanted, colours_in(wanted), False, survey) else NO
    return UNSURE


@kernel
def pick_up(setting: Setting, state: State, seat: Index, wanted: Count, poor: Count, survey: Survey) -> Count:
    """All wanted once, no helper held: could one colour take a bridge or milestone from the board that lets the others be built?

    Who takes a bridge beside a neutral region of its colour may join it, so that nobody covers a plantation of it afterwards. NO needs that
    nothing could follow: no such join, no second tile, no bridge over a neutral plantation that is in a third colour's way.
    """
    tiles, picks, rest = helper_tiles_of(state), NOTHING, wanted & np.int64(survey.reach)
    takers = popcount(np.uint64(rest))
    if takers == 0:
        return NO
    starts_anywhere, has_joined = False, False
    while rest != 0:
        colour = first_colour(rest)
        rest &= rest - 1
        spots = both(tiles, either(grown_in(survey, colour), fresh_in(survey, colour)))
        picks = either(picks, spots)
        while some(spots):
            cell = first(spots)
            spots = after_first(spots)
            workers = np.int64(state.workers[seat]) - np.int64(has(fresh_in(survey, colour), cell))
            picked = WITH_BRIDGE if state.landscape[cell] == Tile.BRIDGE else WITH_MILESTONE
            starts_anywhere = starts_anywhere or picked == WITH_MILESTONE
            taken = single(cell)
            if picked == WITH_BRIDGE and has(near_neutral_of(state, colour), cell):
                taken, has_joined = either(taken, neutral_of(state, colour)), True
            if assign(setting, state, seat, poor & ~wanted_of(colour), picked, survey, taken, workers):
                return YES
    if has_joined:
        return UNSURE
    if total(wanted) == 2:
        return NO
    if (starts_anywhere and some(after_first(tiles))) or (takers > 1 and some(after_first(picks))):
        return UNSURE
    return UNSURE if in_the_way_of(setting, state, seat, wanted, may_be_freed(state, wanted, poor, 2)) else NO


@kernel
def may_be_freed(state: State, wanted: Count, poor: Count, tiles: Count) -> Count:
    """[tile.bridge] The colours that may gain by what a bridge covers: the poor ones; all, if so many tiles to take lie on the board."""
    return colours_in(wanted) if total(wanted) > tiles + 1 and size(helper_tiles_of(state)) >= tiles else poor


@kernel
def in_the_way_of(setting: Setting, state: State, seat: Index, wanted: Count, colours: Count) -> Truth:
    """A bridge over a neutral plantation may help one of these colours."""
    while colours != 0:
        if some(in_the_way(setting, state, seat, wanted, first_colour(colours))):
            return True
        colours &= colours - 1
    return False


@kernel
def in_the_way(setting: Setting, state: State, seat: Index, wanted: Count, colour: Index) -> Bits:
    """[tile.bridge] The neutral plantations of a wanted colour that another colour might cover to its advantage.

    Covering one can let the colour extend beside the rest of a neutral region that was too large, start on a road space that touched it,
    or come back to the roads of a finca. With a milestone or a second bridge it may help everywhere.
    """
    neutral, tiles = neutral_of(state, colour), size(helper_tiles_of(state))
    bridges, picks = tiles_of(state, seat, Tile.BRIDGE), total(wanted) - 2
    if bridges + min(picks, tiles) <= 0 or not some(neutral):
        return NOTHING
    milestones = helpers_held(setting, state, seat) & WITH_MILESTONE
    spare = min(picks - np.int64(bridges == 0), tiles)
    if times(wanted, colour) > 1 or milestones != 0 or bridges + spare > 1 or spare > 0:
        return neutral
    ground = without(free_of(state), near_rivals(state, seat, colour))
    grown, starts = both(ground, near_of(state, seat, colour)), both(ground, start_roads_of(state))
    if some(both(grown, near_neutral_of(state, colour))):
        return neutral
    helpful = beside(starts)
    if some(both(either(grown, starts), closed_of(state, colour))):
        helpful = either(helpful, any_road_of(setting))
    return both(neutral, helpful)


@kernel
def held_may_help(setting: Setting, state: State, seat: Index, wanted: Count, poor: Count, survey: Survey) -> Truth:
    """All wanted once, helpers held: some placement may change more than the space it takes."""
    if total(wanted) == 1:
        return False
    if in_the_way_of(setting, state, seat, wanted, may_be_freed(state, wanted, poor, 1)):
        return True
    if helpers_held(setting, state, seat) & WITH_MILESTONE and some(helper_tiles_of(state)):
        return True
    return may_reach(state, seat, wanted, survey) or joins_may_help(state, seat, wanted, poor, True, survey)


@kernel
def may_reach(state: State, seat: Index, wanted: Count, survey: Survey) -> Truth:
    """A wanted colour may reach a bridge or milestone that lies on the board."""
    tiles, copied = helper_tiles_of(state), copied_colours(wanted)
    if not some(tiles):
        return False
    if colours_in(wanted) & np.int64(survey.reach) != 0:
        return True
    while copied != 0:
        colour = first_colour(copied)
        copied &= copied - 1
        reach = either(grown_in(survey, colour), fresh_in(survey, colour))
        beside_own = both(ground_in(survey, colour), near_of(state, seat, colour))
        for _ in range(times(wanted, colour) - 1):
            if some(both(either(reach, beside_own), near_neutral_of(state, colour))):  # who joins a neutral region reaches far
                return True
            reach = either(reach, beside(reach))
        if some(both(reach, tiles)):
            return True
    return False


@kernel
def joins_may_help(state: State, seat: Index, wanted: Count, poor: Count, anywhere: Truth, survey: Survey) -> Truth:
    """A wanted colour may join own regions (`anywhere`: with helpers), and the worker that comes back may be needed by the poor ones."""
    colours = colours_in(wanted)
    if not workers_are_short(state, seat, wanted, poor):
        return False
    while colours != 0:
        colour = first_colour(colours)
        colours &= colours - 1
        if has_two_regions(state, seat, colour):
            if anywhere or times(wanted, colour) > 1 or some(joins(state, seat, colour, grown_in(survey, colour))):
                return True
    return False


@kernel
def workers_are_short(state: State, seat: Index, wanted: Count, poor: Count) -> Truth:
    """There are fewer workers at home than plantations of the poor colours."""
    starts = 0
    while poor != 0:
        starts += times(wanted, first_colour(poor))
        poor &= poor - 1
    return state.workers[seat] < starts


# --- by trying ----------------------------------------------------------------------------------------------------------

PICK_UPS = 5
"""Choices at a node: first, for each colour, the spaces with a bridge or milestone; then, for each colour and helpers, the others."""
CHOICES = PICK_UPS + 20


@inlined
def colour_of(choice: Count) -> Index:
    """The colour a choice is about."""
    return choice if choice < PICK_UPS else (choice - PICK_UPS) >> 2


@inlined
def helpers_of(choice: Count) -> Count:
    """The helpers it spends."""
    return 0 if choice < PICK_UPS else (choice - PICK_UPS) & 3


@kernel
def eventful(setting: Setting, state: State, seat: Index, wanted: Count, poor: Count, choice: Count) -> Bits:
    """The placements of a choice that have to be tried: what may help the poor colours; all of a colour that is wanted again."""
    colour, helpers = colour_of(choice), helpers_of(choice)
    answer, every = NOTHING, spaces(setting, state, seat, colour, helpers)
    others = may_be_freed(state, wanted, poor, 1) & ~wanted_of(colour)
    if choice < PICK_UPS:
        return both(every, helper_tiles_of(state))
    if helpers == 0:
        every = without(every, helper_tiles_of(state))
    if times(wanted, colour) > 1:
        return every
    if helpers & WITH_MILESTONE:
        answer = both(every, helper_tiles_of(state))
    if workers_are_short(state, seat, wanted, poor):
        answer = either(answer, joins(state, seat, colour, every))
    while helpers & WITH_BRIDGE and others != 0:
        answer = either(answer, both(every, in_the_way(setting, state, seat, wanted, first_colour(others))))
        others &= others - 1
    return answer


@kernel
def is_open(setting: Setting, state: State, seat: Index, wanted: Count, choice: Count) -> Truth:
    """The choice is about a wanted colour and helpers that are held."""
    if times(wanted, colour_of(choice)) == 0 or helpers_of(choice) & ~helpers_held(setting, state, seat) != 0:
        return False
    return choice >= PICK_UPS or some(helper_tiles_of(state))


@record
class Path:
    """The nodes from the root of a search: what is wanted there, the choice being tried, and its spaces not tried yet."""

    wants: Annotated[Vector, np.int64, HAND_MOST + 1]
    poors: Annotated[Vector, np.int64, HAND_MOST + 1]
    choice: Annotated[Vector, np.int64, HAND_MOST + 1]
    rest: Annotated[Vector, np.uint64, (HAND_MOST + 1, 3)]


scratch_path = scratch_of(Path)


@kernel
def enter(path: Path, level: Index, wanted: Count, poor: Count) -> Nothing:
    """A node with nothing tried yet."""
    path.wants[level], path.poors[level], path.choice[level] = wanted, poor, -1
    for word in range(3):
        path.rest[level, word] = 0


@entry
def search(setting: Setting, state: State, seat: Index, wanted: Count, poor: Count) -> Truth:
    """Depth first over eventful placements, on copies of the state; what follows each is judged by counting, if that can tell."""
    states, survey, log = scratch_states(), scratch_survey(), scratch_log()
    path = scratch_path()
    copy_record(states[0], state)
    level = 0
    enter(path, level, wanted, poor)
    while level >= 0:
        now = states[level]
        options = (path.rest[level, 0], path.rest[level, 1], path.rest[level, 2])
        if not some(options):
            path.choice[level] += 1
            if path.choice[level] == CHOICES:
                level -= 1
                continue
            if is_open(setting, now, seat, path.wants[level], path.choice[level]):
                options = eventful(setting, now, seat, path.wants[level], path.poors[level], path.choice[level])
                for word in range(3):
                    path.rest[level, word] = options[word]
            continue
        cell = first(options)
        options = after_first(options)
        for word in range(3):
            path.rest[level, word] = options[word]
        colour, helpers = colour_of(path.choice[level]), helpers_of(path.choice[level])
        following = states[level + 1]
        copy_record(following, now)
        log.count = 0
        build_plantation(setting, following, seat, cell, 2 * colour, helpers, log)
        left = path.wants[level] - wanted_of(colour)
        clear_survey(survey)
        verdict = judge(setting, following, seat, left, survey)
        if verdict == YES:
            return True
        if verdict == UNSURE:
            level += 1
            enter(path, level, left, needy(left, survey))
    return False
