"""[buy.all] A space of its own for each of some colours, all wanted once, within the workers and helpers at hand.

Nothing is tried on a copy: as long as no placement does more to the other colours than occupy its space (see buying), it is a question of
sets. Without helpers Hall's theorem answers it; with them a short search over the ways to build each colour.
"""

from typing import Annotated

import numpy as np

from hesperides.games.citrus.bits import NOTHING, Bits, after_first, either, first, single, size, some, without
from hesperides.games.citrus.building import fresh_spaces, grown_spaces, helpers_held
from hesperides.games.citrus.pieces import Tile
from hesperides.games.citrus.regions import neutral_of
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import WITH_BRIDGE, WITH_MILESTONE, State, tiles_of
from hesperides.games.citrus.survey import HAND_MOST, Survey, first_colour, fresh_in, grown_in, wanted_of
from hesperides.kernel import Count, Index, Nothing, Truth, Vector, entry, kernel, lowest_bit, popcount, record, scratch_of

WAYS = 8
"""Ways to build a colour: extend or start, each with none, one or both helpers."""


# --- without helpers ----------------------------------------------------------------------------------------------------


@record
class Shares:
    """A row for each colour: where it can extend, and where it can start; and the spaces of each set of rows."""

    extend: Annotated[Vector, np.uint64, (HAND_MOST, 3)]
    start: Annotated[Vector, np.uint64, (HAND_MOST, 3)]
    union: Annotated[Vector, np.uint64, (1 << HAND_MOST, 3)]


scratch_shares = scratch_of(Shares)


@kernel
def share_out(survey: Survey, colours: Count, taken: Bits, workers: Count) -> Truth:
    """A set of colours get a space each that is not taken, and no more of them than there are workers start."""
    shares = scratch_shares()
    return can_share(shares, set_shares(survey, colours, taken, shares, 0), workers)


@kernel
def set_shares(survey: Survey, colours: Count, taken: Bits, shares: Shares, rows: Count) -> Count:
    """Add a row for each of a set of colours; returns how many rows there are."""
    while colours != 0:
        colour = first_colour(colours)
        colours &= colours - 1
        set_share(shares, rows, without(grown_in(survey, colour), taken), without(fresh_in(survey, colour), taken))
        rows += 1
    return rows


@kernel
def set_share(shares: Shares, row: Index, grown: Bits, fresh: Bits) -> Nothing:
    for word in range(3):
        shares.extend[row, word] = grown[word]
        shares.start[row, word] = fresh[word]


@kernel
def can_share(shares: Shares, rows: Count, workers: Count) -> Truth:
    """Every row gets a space of its own, and at most `workers` of them start."""
    if workers <= 0 or workers >= rows:
        return not clashes(shares, rows, 0 if workers <= 0 else (1 << rows) - 1)
    for starting in range(1, 1 << rows):
        if popcount(np.uint64(starting)) == workers and not clashes(shares, rows, starting):
            return True
    return False


@kernel
def clashes(shares: Shares, rows: Count, starting: Count) -> Truth:
    """Some rows have fewer spaces together than they are, where those of `starting` may also start (Hall 1935)."""
    for word in range(3):
        shares.union[0, word] = 0
    for some_rows in range(1, 1 << rows):
        row, others = lowest_bit(np.uint64(some_rows)), some_rows & (some_rows - 1)
        for word in range(3):
            spaces = shares.union[others, word] | shares.extend[row, word]
            shares.union[some_rows, word] = spaces | shares.start[row, word] if starting >> row & 1 else spaces
        together = (shares.union[some_rows, 0], shares.union[some_rows, 1], shares.union[some_rows, 2])
        if size(together) < popcount(np.uint64(some_rows)):
            return True
    return False


# --- with helpers -------------------------------------------------------------------------------------------------------


@record
class Sheet:
    """What the assignment of spaces to colours writes on: one row for each colour in turn."""

    ways: Annotated[Vector, np.uint64, (HAND_MOST, WAYS, 3)]
    taken: Annotated[Vector, np.uint64, (HAND_MOST + 1, 3)]
    rest: Annotated[Vector, np.uint64, (HAND_MOST, 3)]
    way: Annotated[Vector, np.int8, HAND_MOST]
    workers: Annotated[Vector, np.int8, HAND_MOST + 1]
    bridges: Annotated[Vector, np.int8, HAND_MOST + 1]
    milestones: Annotated[Vector, np.int8, HAND_MOST + 1]


scratch_sheet = scratch_of(Sheet)


@entry
def assign(
    setting: Setting, state: State, seat: Index, colours: Count, picked: Count, survey: Survey, taken: Bits, workers: Count
) -> Truth:
    """A set of colours get a space each that is not taken, with the workers left, the helpers held and the one `picked` up.

    Who covers a neutral plantation of another of the colours goes first, before that one joins it. With two bridges two might wait for each
    other, so none covers such a plantation.
    """
    sheet, number, level = scratch_sheet(), popcount(np.uint64(colours)), 0
    held = helpers_held(setting, state, seat) | picked
    bridges, all_colours, left_alone = tiles_of(state, seat, Tile.BRIDGE) + (picked & WITH_BRIDGE), colours, NOTHING
    while colours != 0:
        colour = first_colour(colours)
        colours &= colours - 1
        if bridges > 1:
            left_alone = neutrals_of(state, all_colours & ~wanted_of(colour))
        ways = set_ways(sheet, level, 0, without(grown_in(survey, colour), taken), without(fresh_in(survey, colour), taken), number)
        for helpers in range(1, held + 1):
            if helpers & ~held == 0:
                grown = without(without(grown_spaces(setting, state, seat, colour, helpers), taken), left_alone)
                fresh = without(without(fresh_spaces(setting, state, seat, colour, helpers), taken), left_alone)
                ways |= set_ways(sheet, level, helpers, grown, fresh, number)
        if not ways:
            return False
        level += 1
    sheet.workers[0] = workers
    sheet.bridges[0] = bridges
    sheet.milestones[0] = tiles_of(state, seat, Tile.MILESTONE) + (picked >> 1)
    return number == 0 or can_assign(sheet, number, held)


@kernel
def neutrals_of(state: State, colours: Count) -> Bits:
    """The neutral plantations of a set of colours."""
    answer = NOTHING
    while colours != 0:
        answer = either(answer, neutral_of(state, first_colour(colours)))
        colours &= colours - 1
    return answer


@kernel
def set_ways(sheet: Sheet, level: Index, helpers: Count, grown: Bits, fresh: Bits, number: Count) -> Truth:
    """Note where the colour of a level can extend or start with these helpers; True if it can."""
    grown, fresh = truncated(grown, number), truncated(fresh, number)
    for word in range(3):
        sheet.ways[level, 2 * helpers, word] = grown[word]
        sheet.ways[level, 2 * helpers + 1, word] = fresh[word]
    return some(either(grown, fresh))


@kernel
def truncated(spaces: Bits, number: Count) -> Bits:
    """At most `number` spaces of a set: no more are needed to tell colours apart."""
    rest = spaces
    for _ in range(number):
        if not some(rest):
            return spaces
        rest = after_first(rest)
    return without(spaces, rest)


@kernel
def open_way(sheet: Sheet, level: Count, way: Count) -> Truth:
    """Take up a way to build the colour of a level; False if what it costs is not there."""
    if way & 1 and sheet.workers[level] == 0:
        return False
    if way >> 1 & WITH_BRIDGE and sheet.bridges[level] == 0:
        return False
    if way >> 1 & WITH_MILESTONE and sheet.milestones[level] == 0:
        return False
    for word in range(3):
        sheet.rest[level, word] = sheet.ways[level, way, word] & ~sheet.taken[level, word]
    return True


@kernel
def descend(sheet: Sheet, level: Count, cell: Index) -> Nothing:
    """Give the colour of a level this space, and turn to the next colour."""
    way, spot = np.int64(sheet.way[level]), single(cell)
    sheet.workers[level + 1] = sheet.workers[level] - (way & 1)
    sheet.bridges[level + 1] = sheet.bridges[level] - (way >> 1 & 1)
    sheet.milestones[level + 1] = sheet.milestones[level] - (way >> 2 & 1)
    for word in range(3):
        sheet.rest[level, word] &= ~spot[word]
        sheet.taken[level + 1, word] = sheet.taken[level, word] | spot[word]
        if level + 1 < HAND_MOST:
            sheet.rest[level + 1, word] = 0
    if level + 1 < HAND_MOST:
        sheet.way[level + 1] = -1


@kernel
def can_assign(sheet: Sheet, number: Count, held: Count) -> Truth:
    """Backtrack over at most four colours: a way and a space each, all spaces different, all costs met."""
    level = 0
    sheet.way[0] = -1
    for word in range(3):
        sheet.taken[0, word] = 0
        sheet.rest[0, word] = 0
    while level >= 0:
        options = (sheet.rest[level, 0], sheet.rest[level, 1], sheet.rest[level, 2])
        if some(options):
            if level == number - 1:
                return True
            descend(sheet, level, first(options))
            level += 1
            continue
        way = np.int64(sheet.way[level]) + 1
        while way < WAYS and (way >> 1 & ~held != 0 or not open_way(sheet, level, way)):
            way += 1
        sheet.way[level] = way
        if way == WAYS:
            level -= 1
    return False
