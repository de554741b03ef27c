"""Regions: what lies where by colour and owner, and what happens to it when a plantation is added, covered or harvested."""

import numpy as np

from hesperides.games.citrus.bits import (
    NOTHING,
    ROW,
    Bits,
    after_first,
    beside,
    both,
    either,
    first,
    single,
    some,
    without,
)
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import State
from hesperides.kernel import NONE, Count, Index, Nothing, Truth, kernel

STEPS = (-ROW, -1, 1, ROW)
"""From a space to its neighbours, in reading order."""


# --- sets as values ---------------------------------------------------------------------------------------------------


@kernel
def free_of(state: State) -> Bits:
    return (state.free[0], state.free[1], state.free[2])


@kernel
def own_of(state: State, seat: Index, colour: Index) -> Bits:
    return (state.own[seat, colour, 0], state.own[seat, colour, 1], state.own[seat, colour, 2])


@kernel
def near_of(state: State, seat: Index, colour: Index) -> Bits:
    return (state.near[seat, colour, 0], state.near[seat, colour, 1], state.near[seat, colour, 2])


@kernel
def neutral_of(state: State, colour: Index) -> Bits:
    return (state.neutral[colour, 0], state.neutral[colour, 1], state.neutral[colour, 2])


@kernel
def near_neutral_of(state: State, colour: Index) -> Bits:
    return (state.near_neutral[colour, 0], state.near_neutral[colour, 1], state.near_neutral[colour, 2])


@kernel
def closed_of(state: State, colour: Index) -> Bits:
    return (state.closed[colour, 0], state.closed[colour, 1], state.closed[colour, 2])


@kernel
def start_roads_of(state: State) -> Bits:
    return (state.start_roads[0], state.start_roads[1], state.start_roads[2])


@kernel
def roads_of(setting: Setting, letter: Index) -> Bits:
    return (setting.roads[letter, 0], setting.roads[letter, 1], setting.roads[letter, 2])


@kernel
def any_road_of(setting: Setting) -> Bits:
    return (setting.any_road[0], setting.any_road[1], setting.any_road[2])


@kernel
def set_own(state: State, seat: Index, colour: Index, spaces: Bits) -> Nothing:
    around = beside(spaces)
    for word in range(3):
        state.own[seat, colour, word] = spaces[word]
        state.near[seat, colour, word] = around[word]


@kernel
def set_neutral(state: State, colour: Index, spaces: Bits) -> Nothing:
    around = beside(spaces)
    for word in range(3):
        state.neutral[colour, word] = spaces[word]
        state.near_neutral[colour, word] = around[word]


# --- single spaces ----------------------------------------------------------------------------------------------------


@kernel
def is_colour(state: State, cell: Index, colour: Index) -> Truth:
    """True if a plantation of the colour lies there."""
    plantation = state.plantation[cell]
    return plantation != 0 and (plantation - 1) >> 1 == colour


@kernel
def spaces_in(state: State, region: Index) -> Bits:
    """The spaces of a region."""
    spaces = single(region)
    cell = state.follow[region]
    while cell != region:
        spaces = either(spaces, single(cell))
        cell = state.follow[cell]
    return spaces


@kernel
def points_of(plantation: Count) -> Count:
    """[harvest.score] 1 for a plantation, 2 with a well (`plantation` is the number + 1)."""
    return 1 + ((plantation - 1) & 1)


# --- changes ----------------------------------------------------------------------------------------------------------


@kernel
def begin_region(state: State, owner: Count, cell: Index) -> Nothing:
    """[build.region] A region of one plantation, named by its space."""
    state.region[cell], state.follow[cell] = cell, cell
    state.region_size[cell] = 1
    state.region_points[cell] = points_of(state.plantation[cell])
    state.region_owner[cell] = owner


@kernel
def unite(state: State, kept: Index, joined: Index) -> Nothing:
    """[build.region] Make two regions one under the name of the first; its owner stays."""
    cell = joined
    while state.region[cell] != kept:
        state.region[cell] = kept
        cell = state.follow[cell]
    state.follow[kept], state.follow[joined] = state.follow[joined], state.follow[kept]
    state.region_size[kept] += state.region_size[joined]
    state.region_points[kept] += state.region_points[joined]


@kernel
def join_neighbours(state: State, seat: Index, cell: Index, colour: Index) -> Count:
    """Unite the plantation on `cell` with every region of its colour beside it; returns own regions + 16 × neutral ones.

    The largest keeps its name, so that few spaces are relabelled. Rivals never touch [build.rivals].
    """
    joined = 0
    absorbed = NOTHING
    for step in STEPS:
        if is_colour(state, cell + step, colour):
            region, mine = state.region[cell + step], state.region[cell]
            if region == mine:
                continue
            if state.region_owner[region] == seat:
                joined += 1
            else:
                joined += 16
                absorbed = either(absorbed, spaces_in(state, region))
            if state.region_size[region] > state.region_size[mine]:
                unite(state, region, mine)
                state.region_owner[region] = seat
            else:
                unite(state, mine, region)
    if some(absorbed):
        set_own(state, seat, colour, either(own_of(state, seat, colour), absorbed))
        set_neutral(state, colour, without(neutral_of(state, colour), absorbed))
    return joined


@kernel
def add_to_region(state: State, seat: Index, cell: Index, colour: Index) -> Count:
    """A plantation has been laid on `cell`: returns the own regions + 16 × neutral ones it joins."""
    begin_region(state, seat, cell)
    spot = single(cell)
    around = beside(spot)
    for word in range(3):
        state.own[seat, colour, word] |= spot[word]
        state.near[seat, colour, word] |= around[word]
    return join_neighbours(state, seat, cell, colour)


@kernel
def close_roads(setting: Setting, state: State, cell: Index, colour: Index) -> Nothing:
    """[build.road-colour] The other roads of the fincas whose road ends here take the colour no more."""
    for side in range(2):
        letter = setting.roads_at[cell, side]
        if letter != NONE and not setting.family:
            for word in range(3):
                state.closed[colour, word] |= setting.roads[letter, word]


@kernel
def reopen_roads(setting: Setting, state: State, colour: Index) -> Nothing:
    """[build.road-colour] Work out anew where a colour is closed, after one of its plantations has been covered."""
    lying = neutral_of(state, colour)
    for seat in range(setting.seats):
        lying = either(lying, own_of(state, seat, colour))
    lying = both(lying, any_road_of(setting))
    for word in range(3):
        state.closed[colour, word] = 0
    while some(lying):
        close_roads(setting, state, first(lying), colour)
        lying = after_first(lying)


@kernel
def regroup(state: State, spaces: Bits) -> Nothing:
    """[build.region] Make neutral regions of a set of plantations of one colour: its connected parts."""
    while some(spaces):
        name = first(spaces)
        begin_region(state, NONE, name)
        part = single(name)
        edge = both(beside(part), spaces)
        spaces = without(spaces, part)
        while some(both(edge, spaces)):
            edge = both(edge, spaces)
            cell = first(edge)
            begin_region(state, NONE, cell)
            unite(state, name, cell)
            spaces = without(spaces, single(cell))
            edge = either(after_first(edge), beside(single(cell)))


@kernel
def cover(setting: Setting, state: State, cell: Index) -> Nothing:
    """[tile.bridge] Take a neutral plantation out of the game from under a new one; its region may fall apart."""
    colour = np.int64((state.plantation[cell] - 1) >> 1)
    rest = without(spaces_in(state, state.region[cell]), single(cell))
    state.plantation[cell] = 0
    set_neutral(state, colour, without(neutral_of(state, colour), single(cell)))
    regroup(state, rest)
    if setting.roads_at[cell, 0] != NONE:
        reopen_roads(setting, state, colour)


@kernel
def make_neutral(state: State, region: Index) -> Nothing:
    """[build.region] The worker leaves: nobody owns the region any more."""
    seat = np.int64(state.region_owner[region])
    colour = np.int64((state.plantation[region] - 1) >> 1)
    spaces = spaces_in(state, region)
    state.region_owner[region] = NONE
    set_own(state, seat, colour, without(own_of(state, seat, colour), spaces))
    set_neutral(state, colour, either(neutral_of(state, colour), spaces))


@kernel
def all_own(state: State, seat: Index) -> Bits:
    """Every plantation of a seat's own regions."""
    spaces = NOTHING
    for colour in range(5):
        spaces = either(spaces, own_of(state, seat, colour))
    return spaces
