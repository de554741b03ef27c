"""[buy.all] What is wanted, and the room there is for it: where each wanted colour can be built without helpers.

What is wanted is one number: 3 bits for each colour. Wells make no difference here.
"""

from typing import Annotated

import numpy as np

from hesperides.games.citrus.bits import NOTHING, Bits, after_first, beside, both, either, first, has, single, size, some
from hesperides.games.citrus.building import clear_ground, extensions, untouched
from hesperides.games.citrus.regions import STEPS, is_colour, own_of, start_roads_of
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import State
from hesperides.kernel import Count, Index, Nothing, Truth, Vector, kernel, record, scratch_of


@record
class Room:
    """Where each wanted colour can be built without helpers."""

    ground: Annotated[Vector, np.uint64, (5, 3)]
    grown: Annotated[Vector, np.uint64, (5, 3)]
    fresh: Annotated[Vector, np.uint64, (5, 3)]  # on roads, if a worker is at home
    grown_size: Annotated[Vector, np.int64, 5]
    fresh_size: Annotated[Vector, np.int64, 5]


scratch_room = scratch_of(Room)


@kernel
def wanted_of(colour: Count) -> Count:
    """One plantation of the colour, as a number that can be added up."""
    return 1 << 3 * colour


EVERY_COLOUR = 0o11111
"""Each colour wanted once: for a survey of them all."""


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
            room.grown_size[colour], room.fresh_size[colour] = size(grown), size(fresh)


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
def spaces_of(wanted: Count, room: Room) -> Bits:
    """Every space that a wanted colour might take without helpers."""
    answer = NOTHING
    for colour in range(5):
        if times(wanted, colour) != 0:
            answer = either(answer, either(grown_in(room, colour), fresh_in(room, colour)))
    return answer


@kernel
def any_road_of(setting: Setting) -> Bits:
    return (setting.any_road[0], setting.any_road[1], setting.any_road[2])


@kernel
def helper_tiles_of(state: State) -> Bits:
    return (state.helper_tiles[0], state.helper_tiles[1], state.helper_tiles[2])


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
def has_two_regions(state: State, seat: Index, colour: Index) -> Truth:
    """The seat owns more than one region of the colour."""
    own = own_of(state, seat, colour)
    return some(own) and size(own) != state.region_size[state.region[first(own)]]


@kernel
def lacks_a_space(wanted: Count, room: Room) -> Truth:
    """Some colour has no space at all."""
    for colour in range(5):
        if times(wanted, colour) != 0 and room.grown_size[colour] + room.fresh_size[colour] == 0:
            return True
    return False
