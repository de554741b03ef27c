"""[buy.all] Can everything in a line be built, in some order? An exact answer, nearly always by counting.

All rests on one observation. A placement is *plain* if its colour is wanted once and it neither takes a bridge or milestone, nor joins
two own regions, nor covers a neutral plantation of another wanted colour. All it does to the other colours is to occupy its space and to
use a worker, a bridge or a milestone. So plain placements can be moved behind all others without loss, where they commute: what is left
to do is to give each colour a space of its own, within the workers and helpers at hand. Only the other, *eventful* placements have to be
tried in order, on copies of the state.
"""

import numpy as np

from hesperides.games.citrus.assigning import HAND_MOST, fits, has_a_way
from hesperides.games.citrus.bits import Bits, after_first, beside, both, either, first, size, some, without
from hesperides.games.citrus.building import build_plantation, helpers_held, spaces
from hesperides.games.citrus.pieces import Tile
from hesperides.games.citrus.regions import near_neutral_of, near_of, neutral_of
from hesperides.games.citrus.room import (
    Room,
    any_road_of,
    fresh_in,
    ground_in,
    grown_in,
    has_two_regions,
    helper_tiles_of,
    is_once_each,
    joins,
    lacks_a_space,
    scratch_room,
    survey,
    times,
    total,
    wanted_of,
)
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import WITH_BRIDGE, WITH_MILESTONE, Log, State
from hesperides.kernel import Count, Index, Truth, copy_record, kernel, rows_of, scratch_of

TOO_MANY = 100
"""More workers than anybody has."""
NO, YES, UNSURE = 0, 1, 2
NO_COLOUR = 5

scratch_log = scratch_of(Log)
scratch_states = rows_of(State, HAND_MOST + 1)


@kernel
def can_build_all(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """[buy.all] True if there is a way to build all that is wanted."""
    room = scratch_room()
    survey(setting, state, seat, wanted, room)
    return can_build_from(setting, state, seat, wanted, room)


@kernel
def can_build_from(setting: Setting, state: State, seat: Index, wanted: Count, room: Room) -> Truth:
    """[buy.all] The same, where the wanted colours (perhaps among others) have been surveyed."""
    if total(wanted) <= 1:
        return wanted == 0 or can_build_one(setting, state, seat, wanted, room)
    verdict = judge(setting, state, seat, wanted, room)
    if verdict == UNSURE:
        return search(setting, state, seat, wanted)
    return verdict == YES


@kernel
def can_build_one(setting: Setting, state: State, seat: Index, wanted: Count, room: Room) -> Truth:
    """[buy.all] The same for a single plantation."""
    colour = 0
    while times(wanted, colour) == 0:
        colour += 1
    return has_a_way(setting, state, seat, colour, helpers_held(setting, state, seat), room)


# --- by counting --------------------------------------------------------------------------------------------------------


@kernel
def judge(setting: Setting, state: State, seat: Index, wanted: Count, room: Room) -> Count:
    """YES, NO or UNSURE, without trying anything on a copy."""
    if is_plenty(setting, state, seat, wanted, room):
        return YES
    held = helpers_held(setting, state, seat)
    if fits(setting, state, seat, wanted, held, room):
        return YES
    if held != 0:
        return UNSURE
    joining = joins_may_help(state, seat, wanted, room)
    if may_help(state, seat, wanted, room):
        verdict = borrow(setting, state, seat, wanted, room)
        return UNSURE if joining and verdict == NO else verdict
    if not joining and (is_once_each(wanted) or lacks_a_space(wanted, room)):
        return NO
    return UNSURE


@kernel
def borrow(setting: Setting, state: State, seat: Index, wanted: Count, room: Room) -> Count:
    """One colour has no space; could it have one with a bridge or milestone that another colour takes from the board?

    YES needs an extension that takes a bridge, and extensions enough for all others. NO needs that the lacking colour has no space with
    any helper in reach, and that no third colour could use a bridge to cover neutral plantations that are in its way.
    """
    lacking, number = lacking_colour(wanted, room), total(wanted)
    if lacking == NO_COLOUR:
        return UNSURE
    reach, grown_reach, easy = 0, 0, True
    for colour in range(5):
        if colour != lacking and times(wanted, colour) != 0:
            if times(wanted, colour) > 1:
                return UNSURE
            grown = grown_in(room, colour)
            reach |= helpers_on(state, either(grown, fresh_in(room, colour)))
            grown_reach |= helpers_on(state, grown)
            easy = easy and room.grown_size[colour] >= number
    open_to_it = 0
    for helpers in range(1, reach + 1):
        if helpers & ~reach == 0 and some(spaces(setting, state, seat, lacking, helpers)):
            open_to_it |= 1 << helpers
    if easy and grown_reach & WITH_BRIDGE and open_to_it >> WITH_BRIDGE & 1:
        return YES
    uncovering = number > 2 and reach & WITH_BRIDGE and some(neutral_of(state, lacking))
    return NO if open_to_it == 0 and not uncovering else UNSURE


@kernel
def lacking_colour(wanted: Count, room: Room) -> Count:
    """The one colour, wanted once, that has no space; NO_COLOUR if there is none, or more than one."""
    answer = NO_COLOUR
    for colour in range(5):
        if times(wanted, colour) != 0 and room.grown_size[colour] + room.fresh_size[colour] == 0:
            if answer != NO_COLOUR or times(wanted, colour) > 1:
                return NO_COLOUR
            answer = colour
    return answer


@kernel
def helpers_on(state: State, spaces: Bits) -> Count:
    """WITH_BRIDGE | WITH_MILESTONE, as far as such tiles lie on the spaces and help."""
    answer = 0
    rest = both(spaces, helper_tiles_of(state))
    while some(rest):
        answer |= WITH_BRIDGE if state.landscape[first(rest)] == Tile.BRIDGE else WITH_MILESTONE
        rest = after_first(rest)
    return answer


@kernel
def is_plenty(setting: Setting, state: State, seat: Index, wanted: Count, room: Room) -> Truth:
    """Each colour has at least as many spaces as plantations are wanted, so that none can take the last one; workers suffice."""
    number, workers = total(wanted), np.int64(state.workers[seat])
    for colour in range(5):
        copies = times(wanted, colour)
        if copies == 0:
            continue
        if copies > 1:
            workers -= workers_for_copies(setting, state, room, colour, copies, wanted)
        else:
            grown = room.grown_size[colour]
            if grown < number:
                workers -= 1 if grown + room.fresh_size[colour] >= number else TOO_MANY
        if workers < 0:
            return False
    return True


@kernel
def workers_for_copies(setting: Setting, state: State, room: Room, colour: Index, copies: Count, wanted: Count) -> Count:
    """Workers for two or more plantations of a colour that are built before the others; TOO_MANY if counting cannot tell.

    A plantation off the roads closes no other space. After it every space that was open stays so, and quiet ones beside it open.
    """
    grown, fresh = grown_in(room, colour), fresh_in(room, colour)
    clean = without(grown, any_road_of(setting))
    if not is_once_each(wanted - copies * wanted_of(colour)):  # two such colours might take each other's spaces
        return 0 if size(clean) >= total(wanted) else TOO_MANY
    if copies > 2:
        return 0 if size(clean) >= copies - 1 and size(grown) >= copies else TOO_MANY
    quiet = without(without(ground_in(room, colour), any_road_of(setting)), near_neutral_of(state, colour))
    if (some(clean) and room.grown_size[colour] > 1) or some(both(beside(grown), quiet)):
        return 0
    if some(fresh) and (some(clean) or some(both(beside(fresh), quiet))):
        return 1
    return TOO_MANY


@kernel
def may_help(state: State, seat: Index, wanted: Count, room: Room) -> Truth:
    """A wanted colour may reach a bridge or milestone that lies on the board."""
    tiles = helper_tiles_of(state)
    if not some(tiles):
        return False
    for colour in range(5):
        copies = times(wanted, colour)
        if copies == 0:
            continue
        reach = either(grown_in(room, colour), fresh_in(room, colour))
        if copies > 1:  # the first one may let the second join a neutral region, and reach far
            beside_own = both(ground_in(room, colour), near_of(state, seat, colour))
            if some(both(either(reach, beside_own), near_neutral_of(state, colour))):
                return True
        for _ in range(copies - 1):
            reach = either(reach, beside(reach))
        if some(both(reach, tiles)):
            return True
    return False


@kernel
def joins_may_help(state: State, seat: Index, wanted: Count, room: Room) -> Truth:
    """A wanted colour may join own regions, and the worker that comes back may be needed."""
    number, starts = total(wanted), 0
    for colour in range(5):
        if times(wanted, colour) != 0 and room.grown_size[colour] < number:
            starts += times(wanted, colour)
    if state.workers[seat] >= starts:
        return False
    for colour in range(5):
        if times(wanted, colour) == 1 and some(joins(state, seat, colour, grown_in(room, colour))):
            return True
        if times(wanted, colour) > 1 and has_two_regions(state, seat, colour):
            return True
    return False


@kernel
def eventful(setting: Setting, state: State, seat: Index, wanted: Count, colour: Index, helpers: Count) -> Bits:
    """The placements of a colour that have to be tried: all, if it is wanted again."""
    every = spaces(setting, state, seat, colour, helpers)
    if times(wanted, colour) > 1:
        return every
    answer = either(both(every, helper_tiles_of(state)), joins(state, seat, colour, every))
    if helpers & WITH_BRIDGE:
        for other in range(5):
            if other != colour and times(wanted, other) != 0:
                answer = either(answer, both(every, neutral_of(state, other)))
    return answer


@kernel
def is_settled(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """True if counting finds a way to build what is still wanted; if all is wanted once, it finds every plain way."""
    number = total(wanted)
    if number == 0:
        return True
    room = scratch_room()
    survey(setting, state, seat, wanted, room)
    if number == 1:
        return can_build_one(setting, state, seat, wanted, room)
    if is_plenty(setting, state, seat, wanted, room):
        return True
    return fits(setting, state, seat, wanted, helpers_held(setting, state, seat), room)


@kernel
def search(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """Depth first over eventful placements, on copies of the state; plain ones are settled at every node but the first (`judge` did)."""
    states = scratch_states()
    log = scratch_log()
    wants = np.zeros(HAND_MOST + 1, np.int64)
    choice = np.zeros(HAND_MOST + 1, np.int64)  # colour × 4 + helpers of the set being tried
    rest = np.zeros((HAND_MOST + 1, 3), np.uint64)
    copy_record(states[0], state)
    wants[0], choice[0] = wanted, -1
    level = 0
    while level >= 0:
        now = states[level]
        options = (rest[level, 0], rest[level, 1], rest[level, 2])
        if not some(options):
            choice[level] += 1
            if choice[level] == 20:
                level -= 1
                continue
            colour, helpers = choice[level] >> 2, choice[level] & 3
            if times(wants[level], colour) != 0 and helpers & ~helpers_held(setting, now, seat) == 0:
                options = eventful(setting, now, seat, wants[level], colour, helpers)
                for word in range(3):
                    rest[level, word] = options[word]
            continue
        cell = first(options)
        options = after_first(options)
        for word in range(3):
            rest[level, word] = options[word]
        colour, helpers = choice[level] >> 2, choice[level] & 3
        following = states[level + 1]
        copy_record(following, now)
        log.count = 0
        build_plantation(setting, following, seat, cell, colour * 2, helpers, log)
        left = wants[level] - wanted_of(colour)
        if is_settled(setting, following, seat, left):
            return True
        if total(left) > 1:
            level += 1
            wants[level], choice[level] = left, -1
            for word in range(3):
                rest[level, word] = 0
    return False
