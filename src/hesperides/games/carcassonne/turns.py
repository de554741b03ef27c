"""Whole turns as pairs: every way to lay the tile drawn, with every way to go on in the meeple step, and all before anything is laid.

For programs that choose among whole turns. A pair is judged without laying the tile: a part of it will be occupied if anything it
touches is, or if it will hang together, through what lies there, with a part that is.
"""

from typing import Annotated

import numpy as np

from hesperides.games.carcassonne.features import feature_at, field_at, meadow_of, segment_of
from hesperides.games.carcassonne.figures import abbot_to_recall
from hesperides.games.carcassonne.laying import is_near, is_of_river, river_rotations
from hesperides.games.carcassonne.pieces import GARDEN_SPOT, MEADOWS_MOST, MEEPLES, MONASTERY_SPOT, SEGMENTS_MOST, Fields
from hesperides.games.carcassonne.sampling import SKIP, sample
from hesperides.games.carcassonne.setting import OPEN_LAND, Setting
from hesperides.games.carcassonne.state import RIVER_END, Phase, State, Verb, act, at_square, beside, free_square, lay
from hesperides.games.carcassonne.turn import apply
from hesperides.kernel import (
    NONE,
    Actions,
    Count,
    Entropy,
    Index,
    Nothing,
    Short,
    Small,
    Vector,
    draw,
    entry,
    inlined,
    kernel,
    record,
    scratch_of,
)
from hesperides.log import Log

TURNS_MOST = 728 * 21
"""728 places and rotations; nine spots for the meeple and for the phantom, the abbot, its return, and `skip`."""
NOTHING = SEGMENTS_MOST + MEADOWS_MOST
"""No feature."""


@record
class Around:
    """What a free square touches: for each side the city or road, then the fields at the left and the right half of the edge.

    A feature is its root (fields: SEGMENTS_MOST + root), NOTHING where there is none.
    """

    monk: Short  # the row of the abbot that may be recalled, else -1 (the same everywhere)
    sides: Small  # with a neighbour, a bit each
    occupied: Annotated[Vector, np.uint8, 12]
    root: Annotated[Vector, np.uint16, 12]


scratch_around = scratch_of(Around)


@entry
def list_turns(setting: Setting, state: State, lays: Actions, figures: Actions) -> Count:
    """Write every pair of a `lay` and what may follow it in the meeple step; returns how many. Both hold TURNS_MOST."""
    kind, number = np.uint32(state.drawn), 0
    around = scratch_around()
    around.monk = abbot_to_recall(setting, state)
    if is_of_river(kind):
        return list_at(setting, state, RIVER_END, river_rotations(setting, state, kind), around, lays, figures, 0)
    skips_only = state.placed[state.seat] == MEEPLES and setting.abbot == 0 and setting.phantom_alone == 0
    for row in range(np.uint32(state.frontier)):
        found = np.int64(setting.fit[kind, state.free_key[row]])
        if found == 0:
            continue
        if skips_only:
            number = list_skips(free_square(state, row), found, lays, figures, number)
        else:
            number = list_at(setting, state, row, found, around, lays, figures, number)
    return number


@inlined
def list_skips(square: Count, found: Count, lays: Actions, figures: Actions, number: Count) -> Count:
    """Where there is no figure to place, a pair for each rotation."""
    for turns in range(4):
        if found >> turns & 1:
            lays[np.uint32(number)], figures[np.uint32(number)] = lay(square, turns), SKIP
            number += 1
    return number


@kernel
def list_at(
    setting: Setting, state: State, row: Index, found: Count, around: Around, lays: Actions, figures: Actions, number: Count
) -> Count:
    """All pairs on one square."""
    square, occupied, seat = free_square(state, row), 0, np.uint32(state.seat)
    has_meeple, has_phantom = state.placed[seat] < MEEPLES, setting.phantom_alone * state.phantom_home[seat] > 0
    if has_meeple or has_phantom:
        occupied = look_around(setting, state, row, square, around)
    for turns in range(4):
        if found >> turns & 1:
            action, pose, before = lay(square, turns), np.uint32(4 * np.int64(state.drawn) + turns), number
            figures[np.uint32(number)] = SKIP
            number += 1
            if has_meeple or has_phantom:
                taken = taken_parts(setting, pose, around) if occupied else 0
                if has_meeple:
                    number = list_spots(setting, Verb.MEEPLE, pose, taken, figures, number)
                if has_phantom:
                    number = list_spots(setting, Verb.PHANTOM, pose, taken, figures, number)
            if setting.abbot:
                number = list_abbot(setting, state, around.monk, square, pose, figures, number)
            for each in range(np.uint32(before), np.uint32(number)):
                lays[each] = action
    return number


@inlined
def list_spots(setting: Setting, verb: Count, pose: Index, taken: Count, figures: Actions, number: Count) -> Count:
    """[meeple.place, phantom.place]"""
    for each in range(np.uint32(setting.spots[pose])):
        spot = np.uint32(setting.spot[pose, each])
        if taken == 0 or spot == MONASTERY_SPOT or taken >> np.int64(setting.part_of_spot[pose, spot]) & 1 == 0:
            figures[np.uint32(number)] = act(verb, spot)
            number += 1
    return number


@inlined
def list_abbot(setting: Setting, state: State, monk: Count, square: Count, pose: Index, figures: Actions, number: Count) -> Count:
    """[abbot.place, abbot.recall] It cannot be recalled from what the tile will complete."""
    if state.abbot_home[state.seat]:
        for spot in range(MONASTERY_SPOT, GARDEN_SPOT + 1):
            if setting.monastery[pose >> 2] if spot == MONASTERY_SPOT else setting.garden[pose >> 2]:
                figures[np.uint32(number)] = act(Verb.ABBOT, spot)
                number += 1
    elif monk >= 0:
        near = np.int64(is_near(square, state.square[state.monk_tile[np.uint32(monk)]]))
        if np.int64(state.monk_around[np.uint32(monk)]) + near < 8:
            figures[np.uint32(number)] = act(Verb.RECALL, 0)
            number += 1
    return number


# --- what will be occupied --------------------------------------------------------------------------------------------


@inlined
def look_around(setting: Setting, state: State, row: Index, square: Count, around: Around) -> Count:
    """Note what the square touches; returns whether anything of it is occupied."""
    key, sides, occupied = np.int64(state.free_key[row]), 0, 0
    for side in range(4):
        if key >> 2 * side & 3 or (row == RIVER_END and side == state.river_side):
            sides |= 1 << side
            occupied |= look_at(setting, state, at_square(state, beside(square, side)), side, around)
    around.sides = sides
    return occupied


@inlined
def look_at(setting: Setting, state: State, tile: Index, side: Count, around: Around) -> Count:
    """The neighbour at one side."""
    pose, facing, first = np.uint32(state.pose[tile]), side ^ 2, np.uint32(3 * side)
    segment, field = np.int64(setting.segment_at[pose, facing]), np.int64(setting.field_at[pose, 2 * facing + 1])
    around.root[first], around.root[first + 1], around.root[first + 2] = NOTHING, NOTHING, NOTHING
    around.occupied[first], around.occupied[first + 1], around.occupied[first + 2] = 0, 0, 0
    if segment != NONE:
        root = feature_at(state, segment_of(state, tile, segment))
        around.root[first], around.occupied[first] = root, state.figures[root] != 0
    if field != NONE and setting.fields != Fields.OFF:
        note_field(state, meadow_of(state, tile, field), first + 1, around)
        if setting.edge[pose, facing] != OPEN_LAND:
            note_field(state, meadow_of(state, tile, setting.field_at[pose, 2 * facing]), first + 2, around)
    return np.int64(around.occupied[first]) | np.int64(around.occupied[first + 1]) | np.int64(around.occupied[first + 2])


@inlined
def note_field(state: State, node: Index, place: Index, around: Around) -> Nothing:
    root = field_at(state, node)
    around.root[place] = SEGMENTS_MOST + np.int64(root)
    around.occupied[place] = state.farmers[root] != 0


@inlined
def part_at(setting: Setting, pose: Index, side: Count, which: Count) -> Count:
    """The part of the new tile that meets what stands in Around at 3 × side + which: 0..3 a city or road, 4..7 a field."""
    if which == 0:
        return setting.segment_at[pose, side]
    return 4 + np.int64(setting.field_at[pose, 2 * side + which - 1])


@kernel
def taken_parts(setting: Setting, pose: Index, around: Around) -> Count:
    """[meeple.place] The parts of the tile that will belong to something occupied, a bit each."""
    taken: Count = 0
    sides = np.int64(around.sides)
    for side in range(4):
        if sides >> side & 1:
            for which in range(3):
                if around.occupied[np.uint32(3 * side + which)]:
                    taken |= 1 << part_at(setting, pose, side, which)
    if sides & (sides - 1) != 0 and taken != 0:  # beside one tile alone, no two parts hang together through a third thing
        spread = 0
        while spread != taken:
            spread = taken
            taken = spread_taken(setting, pose, around, taken)
    return taken


@kernel
def spread_taken(setting: Setting, pose: Index, around: Around, taken: Count) -> Count:
    """What touches the same feature as a part that is taken is taken, too."""
    for place in range(12):
        root = around.root[np.uint32(place)]
        if around.sides >> (place // 3) & 1 and root != NOTHING and taken >> part_at(setting, pose, place // 3, place % 3) & 1:
            for other in range(12):
                if around.sides >> (other // 3) & 1 and around.root[np.uint32(other)] == root:
                    taken |= 1 << part_at(setting, pose, other // 3, other % 3)
    return taken


# --- playing by pairs -------------------------------------------------------------------------------------------------


@entry
def play_turn(setting: Setting, state: State, log: Log, lays: Actions, figures: Actions, entropy: Entropy) -> Count:
    """If a tile is to be laid: list every pair, draw one and play it. Returns how many there were, else 0.

    The stack for a tree is drawn between the two.
    """
    if state.phase != Phase.TILE:
        return 0
    number = list_turns(setting, state, lays, figures)
    chosen = np.uint32(draw(entropy, number))
    apply(setting, state, lays[chosen], log)
    if state.phase == Phase.TREE:
        apply(setting, state, sample(setting, state, entropy), log)
    apply(setting, state, figures[chosen], log)
    return number
