"""[buy.all] What is wanted, and the room there is for it: where each wanted colour can be built without helpers.

What is wanted is one number: 3 bits for each colour, a *lane*. A set of colours is such a number with at most a one in each lane. Wells
make no difference here.
"""

from typing import Annotated, Any

import numpy as np

from hesperides.games.citrus.bits import NOTHING, Bits, after_first, both, either, first, has, single, size, some, twice_beside
from hesperides.games.citrus.building import clear_ground, extensions, untouched
from hesperides.games.citrus.regions import STEPS, is_colour, own_of, start_roads_of
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import State
from hesperides.kernel import Count, Index, Nothing, Truth, Vector, entry, kernel, lowest_bit, record, scratch_of

HAND_MOST = 4


@record
class Survey:
    """Where each surveyed colour can be built without helpers, and which colours have but few spaces (see `fewer_than`)."""

    surveyed: Annotated[Any, np.int64]  # a set of colours
    scarce: Annotated[Any, np.int64]  # by spaces to extend
    tight: Annotated[Any, np.int64]  # by spaces in all
    reach: Annotated[Any, np.int64]  # the colours that can take a bridge or milestone from the board
    ground: Annotated[Vector, np.uint64, (5, 3)]
    grown: Annotated[Vector, np.uint64, (5, 3)]
    fresh: Annotated[Vector, np.uint64, (5, 3)]  # on roads, if a worker is at home


scratch_survey = scratch_of(Survey)


@kernel
def wanted_of(colour: Count) -> Count:
    """One plantation of the colour, as a number that can be added up."""
    return 1 << 3 * colour


EVERY_COLOUR = 0o11111


@kernel
def times(wanted: Count, colour: Count) -> Count:
    """How often a colour is wanted."""
    return wanted >> 3 * colour & 7


@kernel
def total(wanted: Count) -> Count:
    """How many plantations are wanted."""
    return times(wanted, 0) + times(wanted, 1) + times(wanted, 2) + times(wanted, 3) + times(wanted, 4)


@kernel
def colours_in(wanted: Count) -> Count:
    """The set of colours that are wanted."""
    return (wanted | wanted >> 1 | wanted >> 2) & EVERY_COLOUR


@kernel
def first_colour(colours: Count) -> Index:
    """The first of a set of colours that is not empty."""
    return (lowest_bit(np.uint64(colours)) * 11) >> 5  # a third of the bit's number


@kernel
def is_once_each(wanted: Count) -> Truth:
    """No colour is wanted twice."""
    return wanted & ~EVERY_COLOUR == 0


LANES = 15
"""Bits in a set of colours. Four such sets in one number: the colours with fewer than 1, 2, 3, 4 spaces."""
FEWER = tuple(sum(1 << LANES * above for above in range(number, HAND_MOST)) for number in range(HAND_MOST + 1))
"""By the number of spaces: where a colour stands in the four sets."""


@kernel
def fewer_than(sets: Count, number: Count) -> Count:
    """The colours with fewer than `number` spaces; `number` is 1 to 4."""
    return sets >> LANES * (number - 1) & EVERY_COLOUR


@kernel
def clear_survey(survey: Survey) -> Nothing:
    """No colour is surveyed."""
    survey.surveyed, survey.scarce, survey.tight, survey.reach = 0, 0, 0, 0


@entry
def survey_wanted(setting: Setting, state: State, seat: Index, wanted: Count, survey: Survey) -> Nothing:
    """Fill in `survey` for those of the wanted colours that it lacks."""
    missing, tiles = colours_in(wanted) & ~survey.surveyed, helper_tiles_of(state)
    survey.surveyed |= missing
    while missing != 0:
        colour = first_colour(missing)
        missing &= missing - 1
        ground = clear_ground(setting, state, seat, colour, 0)
        grown, fresh = extensions(state, seat, colour, ground), NOTHING
        if state.workers[seat] > 0:
            fresh = both(untouched(state, seat, colour, ground), start_roads_of(state))
        for word in range(3):
            survey.ground[colour, word] = ground[word]
            survey.grown[colour, word] = grown[word]
            survey.fresh[colour, word] = fresh[word]
        extend = size(grown)
        survey.scarce |= FEWER[min(extend, HAND_MOST)] << 3 * colour
        survey.tight |= FEWER[min(extend + size(fresh), HAND_MOST)] << 3 * colour
        if some(both(either(grown, fresh), tiles)):
            survey.reach |= wanted_of(colour)


@kernel
def ground_in(survey: Survey, colour: Index) -> Bits:
    return (survey.ground[colour, 0], survey.ground[colour, 1], survey.ground[colour, 2])


@kernel
def grown_in(survey: Survey, colour: Index) -> Bits:
    return (survey.grown[colour, 0], survey.grown[colour, 1], survey.grown[colour, 2])


@kernel
def fresh_in(survey: Survey, colour: Index) -> Bits:
    return (survey.fresh[colour, 0], survey.fresh[colour, 1], survey.fresh[colour, 2])


@kernel
def helper_tiles_of(state: State) -> Bits:
    return (state.helper_tiles[0], state.helper_tiles[1], state.helper_tiles[2])


@kernel
def joins(state: State, seat: Index, colour: Index, ground: Bits) -> Bits:
    """Spaces of `ground` that touch two or more own regions of the colour, so that a worker comes back."""
    answer, own = NOTHING, own_of(state, seat, colour)
    ground = both(ground, twice_beside(own))
    while some(ground):
        cell = first(ground)
        ground = after_first(ground)
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
