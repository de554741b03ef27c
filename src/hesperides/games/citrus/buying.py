"""[buy.all] Can everything in a line be built, in some order? An exact answer, nearly always by counting.

The search rests on one observation. A placement is *plain* if its colour is wanted once, it uses no bridge or milestone and takes none,
and it joins no two own regions. All a plain placement does to the other colours is to occupy its space and perhaps to use a worker.
So plain placements can be moved behind all others without loss, where they commute: what is left to do is to give each colour a space
of its own, with enough workers for those that must start a region. Only the other, *eventful* placements need to be tried in order.

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
    extensions,
    helpers_held,
    near_rivals,
    spaces,
    untouched,
)
from hesperides.games.citrus.regions import STEPS, closed_of, free_of, is_colour, own_of, start_roads_of
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import Log, State
from hesperides.kernel import Count, Index, Truth, Vector, copy_record, kernel, scratch_of

HAND_MOST = 4
SpaceSets = Annotated[Vector, np.uint64, "table"]
STATE = State.dtype  # type: ignore[attr-defined]
scratch_log = scratch_of(Log)


@kernel
def wanted_of(colour: Count) -> Count:
    return 1 << 3 * colour


@kernel
def times(wanted: Count, colour: Count) -> Count:
    """How often a colour is wanted."""
    return wanted >> 3 * colour & 7


@kernel
def total(wanted: Count) -> Count:
    return times(wanted, 0) + times(wanted, 1) + times(wanted, 2) + times(wanted, 3) + times(wanted, 4)


@kernel
def clear_ground(setting: Setting, state: State, seat: Index, colour: Index) -> Bits:
    """Free spaces that neither rivals nor roads bar to the colour."""
    ground = without(free_of(state), near_rivals(setting, state, seat, colour))
    return without(ground, closed_of(state, colour))


@kernel
def can_build_all(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """[buy.all] True if there is a way to build all that is wanted."""
    number = total(wanted)
    if number == 0:
        return True
    if number == 1:
        return can_build_one(setting, state, seat, wanted)
    if is_plenty(setting, state, seat, wanted, number):
        return True
    if is_hopeless(setting, state, seat, wanted):
        return False
    return search(setting, state, seat, wanted)


@kernel
def can_build_one(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    colour = 0
    while times(wanted, colour) == 0:
        colour += 1
    held = helpers_held(setting, state, seat)
    for helpers in range(4):
        if helpers & ~held == 0 and some(spaces(setting, state, seat, colour, helpers)):
            return True
    return False


@kernel
def is_plenty(setting: Setting, state: State, seat: Index, wanted: Count, number: Count) -> Truth:
    """Enough by counting: every colour has at least as many spaces as plantations are wanted, and workers suffice for the starts.

    A colour wanted twice or more must have them beside own regions and off the roads, where one does not close another.
    """
    workers = np.int64(state.workers[seat])
    for colour in range(5):
        copies = times(wanted, colour)
        if copies == 0:
            continue
        ground = clear_ground(setting, state, seat, colour)
        grown = extensions(state, seat, colour, ground)
        if copies > 1:
            grown = without(grown, (setting.any_road[0], setting.any_road[1], setting.any_road[2]))
        if size(grown) >= number:
            continue
        if copies > 1:
            return False
        fresh = both(untouched(state, seat, colour, ground), start_roads_of(state))
        workers -= 1
        if workers < 0 or size(grown) + size(fresh) < number:
            return False
    return True


@kernel
def is_hopeless(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """True if some colour has no space and nothing could bring it one: no bridge or milestone held or lying on the board, no worker to come back."""
    if helpers_held(setting, state, seat) != 0:
        return False
    if some((state.helper_tiles[0], state.helper_tiles[1], state.helper_tiles[2])):
        return False
    for colour in range(5):
        if times(wanted, colour) != 0 and not some(spaces(setting, state, seat, colour, 0)):
            ground = clear_ground(setting, state, seat, colour)
            fresh = both(untouched(state, seat, colour, ground), start_roads_of(state))
            if state.workers[seat] > 0 or not some(fresh):
                return True
    return False


# --- plain placements: one space for each colour ----------------------------------------------------------------------------------


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
def fits_plainly(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """All wanted once: can each colour get a space of its own without helpers, with the workers at home?"""
    number = total(wanted)
    grown = np.zeros((HAND_MOST, 3), np.uint64)
    fresh = np.zeros((HAND_MOST, 3), np.uint64)
    level = 0
    for colour in range(5):
        if times(wanted, colour) != 0:
            ground = clear_ground(setting, state, seat, colour)
            beginnings = both(untouched(state, seat, colour, ground), start_roads_of(state))
            growths = truncated(extensions(state, seat, colour, ground), number)
            beginnings = truncated(beginnings, number)
            for word in range(3):
                grown[level, word] = growths[word]
                fresh[level, word] = beginnings[word]
            level += 1
    return assign(grown, fresh, number, np.int64(state.workers[seat]))


@kernel
def assign(grown: SpaceSets, fresh: SpaceSets, number: Count, workers: Count) -> Truth:
    """Backtrack over at most four colours: a space each from `grown` (free) or `fresh` (one worker), all different."""
    taken = np.zeros((HAND_MOST + 1, 3), np.uint64)
    rest = np.zeros((HAND_MOST, 3), np.uint64)
    starting = np.zeros(HAND_MOST + 1, np.int64)
    spent = np.zeros(HAND_MOST + 1, np.int64)
    level = 0
    rest[0] = grown[0]
    while level >= 0:
        options = without(
            (rest[level, 0], rest[level, 1], rest[level, 2]), (taken[level, 0], taken[level, 1], taken[level, 2])
        )
        if not some(options):
            if starting[level] == 0 and spent[level] < workers:
                starting[level] = 1
                rest[level] = fresh[level]
            else:
                level -= 1
            continue
        cell = first(options)
        left = without(options, single(cell))
        if level == number - 1:
            return True
        for word in range(3):
            rest[level, word] = left[word]
            taken[level + 1, word] = taken[level, word] | single(cell)[word]
        spent[level + 1] = spent[level] + starting[level]
        level += 1
        starting[level] = 0
        rest[level] = grown[level]
    return False


# --- eventful placements: tried in order --------------------------------------------------------------------------------------------


@kernel
def joins(state: State, seat: Index, colour: Index, ground: Bits) -> Bits:
    """Spaces of `ground` that touch two or more own regions of the colour, so that a worker comes back."""
    answer = NOTHING
    own = own_of(state, seat, colour)
    while some(ground):
        cell = first(ground)
        ground = after_first(ground)
        if not some(both(beside(single(cell)), own)):
            continue
        seen = 0
        for step in STEPS:
            if is_colour(state, cell + step, colour) and has(own, cell + step):
                region = np.int64(state.region[cell + step]) + 1
                if seen != 0 and seen != region:
                    answer = either(answer, single(cell))
                seen = region
    return answer


@kernel
def eventful(setting: Setting, state: State, seat: Index, wanted: Count, colour: Index, helpers: Count) -> Bits:
    """The placements of a colour that have to be tried: all, if it is wanted again or a helper is spent."""
    every = spaces(setting, state, seat, colour, helpers)
    if helpers != 0 or times(wanted, colour) > 1:
        return every
    helping = both(every, (state.helper_tiles[0], state.helper_tiles[1], state.helper_tiles[2]))
    return either(helping, joins(state, seat, colour, every))


@kernel
def is_settled(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """True if what is still wanted can be built plainly, or is nothing."""
    number = total(wanted)
    if number == 0:
        return True
    if number == 1:
        return can_build_one(setting, state, seat, wanted)
    if is_plenty(setting, state, seat, wanted, number):
        return True
    for colour in range(5):
        if times(wanted, colour) > 1:
            return False
    return fits_plainly(setting, state, seat, wanted)


@kernel
def search(setting: Setting, state: State, seat: Index, wanted: Count) -> Truth:
    """Depth first over eventful placements, on copies of the state; plain ones are settled at every node."""
    if is_settled(setting, state, seat, wanted):
        return True
    states = np.empty(HAND_MOST + 1, STATE)
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
