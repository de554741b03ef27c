"""[buy.all] A colour wanted more than once: its first plantation opens and closes spaces for the next."""

import numpy as np

from hesperides.games.citrus.assigning import can_share, scratch_shares, set_share, set_shares
from hesperides.games.citrus.bits import Bits, after_first, beside, both, either, first, single, size, some, without
from hesperides.games.citrus.regions import any_road_of, near_neutral_of, near_of, roads_of
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import State
from hesperides.games.citrus.survey import (
    Survey,
    colours_in,
    fewer_than,
    first_colour,
    fresh_in,
    ground_in,
    grown_in,
    times,
    total,
)
from hesperides.kernel import NONE, Count, Index, Truth, entry, kernel, popcount

TOO_MANY = 100
"""More workers than anybody has."""


@kernel
def copied_colours(wanted: Count) -> Count:
    """The set of colours that are wanted more than once."""
    return colours_in(wanted >> 1 & 0o33333)


@kernel
def is_plenty(setting: Setting, state: State, wanted: Count, survey: Survey, workers: Count) -> Truth:
    """Each colour has at least as many spaces as plantations are wanted, so that none can take the last one; workers suffice."""
    number, copied = total(wanted), copied_colours(wanted)
    poor = colours_in(wanted) & ~copied & fewer_than(survey.scarce, number)
    if poor & fewer_than(survey.tight, number) != 0:
        return False
    workers -= popcount(np.uint64(poor))
    alone = copied & (copied - 1) == 0
    while copied != 0:
        colour = first_colour(copied)
        copied &= copied - 1
        workers -= workers_for_copies(setting, state, survey, colour, times(wanted, colour), number, alone)
    return workers >= 0


@kernel
def workers_for_copies(setting: Setting, state: State, survey: Survey, colour: Index, copies: Count, number: Count, alone: Truth) -> Count:
    """Workers for two or more plantations of a colour that are built before the others; TOO_MANY if counting cannot tell.

    A plantation off the roads closes no other space. After it every space that was open stays so, and quiet ones beside it open.
    """
    grown, fresh = grown_in(survey, colour), fresh_in(survey, colour)
    clean = without(grown, any_road_of(setting))
    if not alone:  # two such colours might take each other's spaces
        return 0 if size(clean) >= number else TOO_MANY
    if copies > 2:
        return 0 if size(clean) >= copies - 1 and size(grown) >= copies else TOO_MANY
    quiet = without(without(ground_in(survey, colour), any_road_of(setting)), near_neutral_of(state, colour))
    if (some(clean) and size(grown) > 1) or some(both(beside(grown), quiet)):
        return 0
    if some(fresh) and (some(clean) or some(both(beside(fresh), quiet))):
        return 1
    return TOO_MANY


@kernel
def closed_by(setting: Setting, cell: Index) -> Bits:
    """[build.road-colour] The roads that take the colour no more once it stands on this space."""
    closed = single(cell)
    for side in range(2):
        letter = setting.roads_at[cell, side]
        if letter != NONE and not setting.family:
            closed = either(closed, roads_of(setting, letter))
    return closed


@entry
def fits_pair(setting: Setting, state: State, colour: Index, others: Count, survey: Survey, workers: Count) -> Truth:
    """A colour twice and a set of others once: tried with every space for the first of the two, where no neutral region matters."""
    shares = scratch_shares()
    grown, fresh, ground = grown_in(survey, colour), fresh_in(survey, colour), ground_in(survey, colour)
    calm = without(ground, near_neutral_of(state, colour))
    rest = either(grown, fresh) if workers > 0 else grown
    while some(rest):
        cell = first(rest)
        spot = single(cell)
        rest = after_first(rest)
        around, left = beside(spot), without(ground, closed_by(setting, cell))
        following = either(both(grown, left), both(both(around, calm), left))
        set_share(shares, 0, following, without(both(fresh, left), around))
        rows = set_shares(survey, others, spot, shares, 1)
        if can_share(shares, rows, workers - np.int64(some(both(spot, fresh)))):
            return True
    return False


@kernel
def meets_neutral(state: State, seat: Index, colour: Index, survey: Survey) -> Truth:
    """The first of two may make a neutral region matter to the second: join it, or grow large enough for it."""
    begin = either(grown_in(survey, colour), fresh_in(survey, colour))
    around = either(near_of(state, seat, colour), beside(begin))
    return some(both(both(ground_in(survey, colour), near_neutral_of(state, colour)), around))
