"""[buy.all] Can everything in a line be built, in some order? An exact answer, nearly always by counting.

All rests on one observation. A placement is *plain* if its colour is wanted once and it neither takes a bridge or milestone, nor joins
two own regions, nor covers a neutral plantation of another wanted colour. All it does to the other colours is to occupy its space and to
use a worker, a bridge or a milestone. So plain placements can be moved behind all others without loss, where they commute: what is left
to do is to give each colour a space of its own, within the workers and helpers at hand. Only the other, *eventful* placements have to be
tried in order, on copies of the state.

What is wanted is one number: 3 bits for each colour. Wells make no difference here.
"""

from typing import Annotated

import numpy as np

from hesperides.games.citrus.bits import (
    NOTHING,
    Bits,
    after_first,
    beside,
    both,
    either,
    first,
    has,
    single,
    size,
    some,
    without,
)
from hesperides.games.citrus.building import (
    build_plantation,
    clear_ground,
    extensions,
    fresh_spaces,
    grown_spaces,
    helpers_held,
    spaces,
    untouched,
)
from hesperides.games.citrus.pieces import Tile
from hesperides.games.citrus.regions import STEPS, is_colour, near_neutral_of, near_of, neutral_of, own_of, start_roads_of
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import WITH_BRIDGE, WITH_MILESTONE, Log, State, tiles_of
from hesperides.kernel import Count, Index, Nothing, Truth, Vector, copy_record, kernel, record, rows_of, scratch_of

HAND_MOST = 4
TOO_MANY = 100
"""More workers than anybody has."""
WAYS = 8
"""Ways to build a colour: extend or start, each with none, one or both helpers."""
NO, YES, UNSURE = 0, 1, 2


@record
class Room:
    """Where each wanted colour can be built without helpers."""

    ground: Annotated[Vector, np.uint64, (5, 3)]
    grown: Annotated[Vector, np.uint64, (5, 3)]
    fresh: Annotated[Vector, np.uint64, (5, 3)]


@record
class Desk:
    """What the assignment of spaces to colours writes on: one row for each colour in turn."""

    ways: Annotated[Vector, np.uint64, (HAND_MOST, WAYS, 3)]
    taken: Annotated[Vector, np.uint64, (HAND_MOST + 1, 3)]
    rest: Annotated[Vector, np.uint64, (HAND_MOST, 3)]
    way: Annotated[Vector, np.int8, HAND_MOST]
    workers: Annotated[Vector, np.int8, HAND_MOST + 1]
    bridges: Annotated[Vector, np.int8, HAND_MOST + 1]
    milestones: Annotated[Vector, np.int8, HAND_MOST + 1]


scratch_log = scratch_of(Log)
scratch_states = rows_of(State, HAND_MOST + 1)
scratch_room = scratch_of(Room)
scratch_desk = scratch_of(Desk)


@kernel
def wanted_of(colour: Count) -> Count:
    """One plantation of the colour, as a number that can be added up."""
    return 1 << 3 * colour


@kernel
def times(wanted: Count, colour: Count) -> Count:
    """How often a colour is wanted."""
    return wanted >> 3 * colour & 7


@kernel
def total(wanted: Count) -> Count:
    """How many plantations are wanted."""
    return times(wanted, 0) + times(wanted, 1) + times(wanted, 2) + times(wanted, 3) + times(wanted, 4)


@kernel
def is_once_each(wanted: Count) -> Truth:
    """No colour is wanted twice."""
    return wanted & 0b110_110_110_110_110 == 0


@kernel
def can_build_all(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """[buy.all] True if there is a way to build all that is wanted."""
    number = total(wanted)
    if number == 0:
        return True
    if number == 1:
        return can_build_one(setting, state, seat, wanted)
    room = scratch_room()
    survey(setting, state, seat, wanted, room)
    verdict = judge(setting, state, seat, wanted, room)
    if verdict == UNSURE:
        return search(setting, state, seat, wanted)
    return verdict == YES


@kernel
def can_build_one(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """[buy.all] The same for a single plantation."""
    colour = 0
    while times(wanted, colour) == 0:
        colour += 1
    if some(spaces(setting, state, seat, colour, 0)):
        return True
    held = helpers_held(setting, state, seat)
    for helpers in range(1, held + 1):
        if helpers & ~held == 0 and some(spaces(setting, state, seat, colour, helpers)):
            return True
    return False


# --- by counting ------------------------------------------------------------------------------------------------------


@kernel
def survey(setting: Setting, state: State, seat: Index, wanted: Count, room: Room) -> Nothing:
    """Fill in `room` for the wanted colours."""
    roads = start_roads_of(state)
    for colour in range(5):
        if times(wanted, colour) != 0:
            ground = clear_ground(setting, state, seat, colour, 0)
            grown = extensions(state, seat, colour, ground)
            fresh = both(untouched(state, seat, colour, ground), roads) if state.workers[seat] > 0 else NOTHING
            for word in range(3):
                room.ground[colour, word] = ground[word]
                room.grown[colour, word] = grown[word]
                room.fresh[colour, word] = fresh[word]


@kernel
def ground_in(room: Room, colour: Index) -> Bits:
    return (room.ground[colour, 0], room.ground[colour, 1], room.ground[colour, 2])


@kernel
def grown_in(room: Room, colour: Index) -> Bits:
    return (room.grown[colour, 0], room.grown[colour, 1], room.grown[colour, 2])


@kernel
def fresh_in(room: Room, colour: Index) -> Bits:
    return (room.fresh[colour, 0], room.fresh[colour, 1], room.fresh[colour, 2])


@kernel
def any_road_of(setting: Setting) -> Bits:
    return (setting.any_road[0], setting.any_road[1], setting.any_road[2])


@kernel
def helper_tiles_of(state: State) -> Bits:
    return (state.helper_tiles[0], state.helper_tiles[1], state.helper_tiles[2])


@kernel
def judge(setting: Setting, state: State, seat: Index, wanted: Count, room: Room) -> Count:
    """YES, NO or UNSURE, without trying anything on a copy."""
    if is_plenty(setting, state, seat, wanted, room):
        return YES
    held = helpers_held(setting, state, seat)
    once = is_once_each(wanted)
    if fits(setting, state, seat, wanted, held, room):
        return YES
    if held != 0 or may_help(state, seat, wanted, room) or joins_may_help(state, seat, wanted, room):
        return UNSURE
    if once or lacks_a_space(wanted, room):
        return NO
    return UNSURE


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
            grown = size(grown_in(room, colour))
            if grown < number:
                workers -= 1 if grown + size(fresh_in(room, colour)) >= number else TOO_MANY
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
    if (some(clean) and size(grown) > 1) or some(both(beside(grown), quiet)):
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
        if times(wanted, colour) != 0 and size(grown_in(room, colour)) < number:
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
def has_two_regions(state: State, seat: Index, colour: Index) -> Truth:
    """The seat owns more than one region of the colour."""
    own = own_of(state, seat, colour)
    return some(own) and size(own) != state.region_size[state.region[first(own)]]


@kernel
def lacks_a_space(wanted: Count, room: Room) -> Truth:
    """Some colour has no space at all."""
    for colour in range(5):
        if times(wanted, colour) != 0 and not some(either(grown_in(room, colour), fresh_in(room, colour))):
            return True
    return False


# --- plain placements: one space for each colour ----------------------------------------------------------------------


@kernel
def truncated(spaces: Bits, number: Count) -> Bits:
    """At most so many spaces of a set: more are never needed to tell colours apart."""
    answer = NOTHING
    for _ in range(number):
        if not some(spaces):
            break
        answer = either(answer, single(first(spaces)))
        spaces = after_first(spaces)
    return answer


@kernel
def has_a_way(setting: Setting, state: State, seat: Index, colour: Index, held: Count, room: Room) -> Truth:
    """The colour can be built somewhere, with some of the helpers held."""
    if some(either(grown_in(room, colour), fresh_in(room, colour))):
        return True
    for helpers in range(1, held + 1):
        if helpers & ~held == 0 and some(spaces(setting, state, seat, colour, helpers)):
            return True
    return False


@kernel
def fits(setting: Setting, state: State, seat: Index, wanted: Count, held: Count, room: Room) -> Truth:
    """A space of its own for each colour, within workers and helpers: exact if all are wanted once; one pair is put somewhere first."""
    workers = np.int64(state.workers[seat])
    if is_once_each(wanted):
        return fits_plainly(setting, state, seat, wanted, held, room, NOTHING, workers)
    colour = 0
    while times(wanted, colour) < 2:
        colour += 1
    rest = wanted - 2 * wanted_of(colour)
    if times(rest, colour) != 0 or not is_once_each(rest) or rest == 0:
        return False
    pair = pair_of(setting, state, room, colour, spaces_of(rest, room))
    if not some(pair):
        return False
    if not some(both(pair, grown_in(room, colour))):
        workers -= 1
    return workers >= 0 and fits_plainly(setting, state, seat, rest, held, room, pair, workers)


@kernel
def spaces_of(wanted: Count, room: Room) -> Bits:
    """Every space that a wanted colour might take without helpers."""
    answer = NOTHING
    for colour in range(5):
        if times(wanted, colour) != 0:
            answer = either(answer, either(grown_in(room, colour), fresh_in(room, colour)))
    return answer


@kernel
def preferred(spaces: Bits, avoided: Bits) -> Bits:
    """Those of the spaces that nobody else needs; all of them if there are none."""
    quiet = without(spaces, avoided)
    return quiet if some(quiet) else spaces


@kernel
def pair_of(setting: Setting, state: State, room: Room, colour: Index, avoided: Bits) -> Bits:
    """Two spaces that a colour can take one after the other, if possible not of the avoided ones; nothing if counting finds none."""
    grown, fresh = grown_in(room, colour), fresh_in(room, colour)
    clean = without(grown, any_road_of(setting))
    quiet = without(without(ground_in(room, colour), any_road_of(setting)), near_neutral_of(state, colour))
    one = single(first(preferred(clean, avoided))) if some(clean) else NOTHING
    if some(without(grown, one)) and some(one):
        return either(one, single(first(preferred(without(grown, one), avoided))))
    begin = grown if some(both(beside(grown), quiet)) else fresh
    following = both(beside(begin), quiet)
    if some(following):
        second = single(first(preferred(following, avoided)))
        return either(second, single(first(preferred(both(begin, beside(second)), avoided))))
    return either(one, single(first(fresh))) if some(fresh) and some(one) else NOTHING


@kernel
def fits_plainly(setting: Setting, state: State, seat: Index, wanted: Count, held: Count, room: Room, taken: Bits, workers: Count) -> Truth:
    """All wanted once: can each colour get a space of its own that is not taken, with the workers left and the helpers held?"""
    for colour in range(5):
        if times(wanted, colour) != 0 and not has_a_way(setting, state, seat, colour, held, room):
            return False
    number, level = total(wanted), 0
    desk = scratch_desk()
    for colour in range(5):
        if times(wanted, colour) != 0:
            set_ways(desk, level, 0, without(grown_in(room, colour), taken), without(fresh_in(room, colour), taken), number)
            for helpers in range(1, held + 1):
                if helpers & ~held == 0:
                    grown = without(grown_spaces(setting, state, seat, colour, helpers), taken)
                    fresh = without(fresh_spaces(setting, state, seat, colour, helpers), taken)
                    set_ways(desk, level, helpers, grown, fresh, number)
            level += 1
    desk.workers[0] = workers
    desk.bridges[0] = tiles_of(state, seat, Tile.BRIDGE)
    desk.milestones[0] = tiles_of(state, seat, Tile.MILESTONE)
    return assign(desk, number, held)


@kernel
def set_ways(desk: Desk, level: Index, helpers: Count, grown: Bits, fresh: Bits, number: Count) -> Nothing:
    """Note where the colour of a level can extend or start with these helpers."""
    grown, fresh = truncated(grown, number), truncated(fresh, number)
    for word in range(3):
        desk.ways[level, 2 * helpers, word] = grown[word]
        desk.ways[level, 2 * helpers + 1, word] = fresh[word]


@kernel
def open_way(desk: Desk, level: Count, way: Count) -> Truth:
    """Take up a way to build the colour of a level; False if what it costs is not there."""
    if way & 1 and desk.workers[level] == 0:
        return False
    if way >> 1 & WITH_BRIDGE and desk.bridges[level] == 0:
        return False
    if way >> 1 & WITH_MILESTONE and desk.milestones[level] == 0:
        return False
    for word in range(3):
        desk.rest[level, word] = desk.ways[level, way, word] & ~desk.taken[level, word]
    return True


@kernel
def descend(desk: Desk, level: Count, cell: Index) -> Nothing:
    """Give the colour of a level this space, and turn to the next colour."""
    way, spot = np.int64(desk.way[level]), single(cell)
    desk.workers[level + 1] = desk.workers[level] - (way & 1)
    desk.bridges[level + 1] = desk.bridges[level] - (way >> 1 & 1)
    desk.milestones[level + 1] = desk.milestones[level] - (way >> 2 & 1)
    for word in range(3):
        desk.rest[level, word] &= ~spot[word]
        desk.taken[level + 1, word] = desk.taken[level, word] | spot[word]
        if level + 1 < HAND_MOST:
            desk.rest[level + 1, word] = 0
    if level + 1 < HAND_MOST:
        desk.way[level + 1] = -1


@kernel
def assign(desk: Desk, number: Count, held: Count) -> Truth:
    """Backtrack over at most four colours: a way and a space each, all spaces different, all costs met."""
    level = 0
    desk.way[0] = -1
    for word in range(3):
        desk.taken[0, word] = 0
        desk.rest[0, word] = 0
    while level >= 0:
        options = (desk.rest[level, 0], desk.rest[level, 1], desk.rest[level, 2])
        if some(options):
            if level == number - 1:
                return True
            descend(desk, level, first(options))
            level += 1
            continue
        way = np.int64(desk.way[level]) + 1
        while way < WAYS and (way >> 1 & ~held != 0 or not open_way(desk, level, way)):
            way += 1
        desk.way[level] = way
        if way == WAYS:
            level -= 1
    return False


# --- eventful placements: tried in order ------------------------------------------------------------------------------


@kernel
def joins(state: State, seat: Index, colour: Index, ground: Bits) -> Bits:
    """Spaces of `ground` that touch two or more own regions of the colour, so that a worker comes back."""
    answer = NOTHING
    own = own_of(state, seat, colour)
    while some(ground):
        cell = first(ground)
        ground = after_first(ground)
        if size(both(beside(single(cell)), own)) < 2:
            continue
        seen: Count = 0
        for step in STEPS:
            if is_colour(state, cell + step, colour) and has(own, cell + step):
                region = np.int64(state.region[cell + step]) + 1
                if seen != 0 and seen != region:
                    answer = either(answer, single(cell))
                seen = region
    return answer


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
    if number == 1:
        return can_build_one(setting, state, seat, wanted)
    room = scratch_room()
    survey(setting, state, seat, wanted, room)
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
