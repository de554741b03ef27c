"""[buy.all] Plain placements: a space of its own for each colour, within the workers and helpers at hand.

Exact where every colour is wanted once (see buying for what plain means); a colour wanted twice is put somewhere first.
"""

from typing import Annotated

import numpy as np

from hesperides.games.citrus.bits import NOTHING, Bits, after_first, beside, both, either, first, single, some, without
from hesperides.games.citrus.building import fresh_spaces, grown_spaces, spaces
from hesperides.games.citrus.pieces import Tile
from hesperides.games.citrus.regions import near_neutral_of
from hesperides.games.citrus.room import Room, any_road_of, fresh_in, ground_in, grown_in, is_once_each, spaces_of, times, total, wanted_of
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import WITH_BRIDGE, WITH_MILESTONE, State, tiles_of
from hesperides.kernel import Count, Index, Nothing, Truth, Vector, kernel, record, scratch_of

HAND_MOST = 4
WAYS = 8
"""Ways to build a colour: extend or start, each with none, one or both helpers."""


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


scratch_desk = scratch_of(Desk)


@kernel
def has_a_way(setting: Setting, state: State, seat: Index, colour: Index, held: Count, room: Room) -> Truth:
    """The colour can be built somewhere, with some of the helpers held."""
    if room.grown_size[colour] + room.fresh_size[colour] > 0:
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
