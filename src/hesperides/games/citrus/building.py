"""[build] Where a plantation may be built: the law for one space, and the same law for all spaces at once.

`refuse_place` decides one space and names the rule. `spaces` gives the complete set for a colour in a few word operations; the contract
test holds them equal.
"""

import numpy as np

from hesperides.game import ALLOWED
from hesperides.games.citrus.bits import NOTHING, Bits, after_first, both, either, first, has, single, some, without
from hesperides.games.citrus.pieces import SEATS_MOST, Milestone, Tile
from hesperides.games.citrus.regions import (
    STEPS,
    add_to_region,
    close_roads,
    closed_of,
    cover,
    free_of,
    is_colour,
    near_neutral_of,
    near_of,
    neutral_of,
    start_roads_of,
)
from hesperides.games.citrus.rules import Rule
from hesperides.games.citrus.setting import FINCA_SPACE, OFF, ROCK, Setting
from hesperides.games.citrus.state import WITH_BRIDGE, WITH_MILESTONE, State, give_tile, spend_tile
from hesperides.kernel import NONE, Count, Index, Nothing, RuleId, Truth, entry, inlined, kernel
from hesperides.log import Log, fire

# --- one space --------------------------------------------------------------------------------------------------------


@entry
def refuse_place(setting: Setting, state: State, seat: Index, cell: Index, colour: Index, helpers: Count) -> RuleId:
    """The rule that forbids the colour there with exactly these helpers (held or not), or ALLOWED."""
    refused = refuse_ground(setting, state, cell, colour, helpers)
    if refused == ALLOWED:
        refused = refuse_contact(state, seat, cell, colour, helpers, setting.milestone)
    if refused == ALLOWED:
        refused = refuse_road_colour(setting, state, cell, colour, helpers)
    return refused


@kernel
def refuse_ground(setting: Setting, state: State, cell: Index, colour: Index, helpers: Count) -> RuleId:
    """[build.space, tile.bridge] What lies there already."""
    ground = setting.ground[cell]
    if ground == OFF or ground == FINCA_SPACE:
        return Rule.BUILD_SPACE
    plantation = state.plantation[cell]
    if plantation == 0 and ground != ROCK:
        return Rule.TILE_BRIDGE if helpers & WITH_BRIDGE else ALLOWED
    if plantation != 0 and state.region_owner[state.region[cell]] != NONE:
        return Rule.BUILD_SPACE
    if helpers & WITH_BRIDGE == 0:
        return Rule.BUILD_SPACE
    if plantation != 0 and is_colour(state, cell, colour) and state.region_size[state.region[cell]] > 1:
        return Rule.TILE_BRIDGE
    return ALLOWED


@kernel
def refuse_contact(state: State, seat: Index, cell: Index, colour: Index, helpers: Count, milestone: Count) -> RuleId:
    """[build.rivals, build.extend, build.start, build.join-neutral, tile.milestone] What it touches, and how it begins."""
    own: Count = 0
    largest_neutral: Count = 0
    seen = NOTHING
    for step in STEPS:
        if is_colour(state, cell + step, colour):
            region = state.region[cell + step]
            owner = state.region_owner[region]
            if owner != seat and owner != NONE:
                return Rule.BUILD_RIVALS
            if has(seen, region):
                continue
            seen = either(seen, single(region))
            if owner == seat:
                own += np.int64(state.region_size[region])
            else:
                largest_neutral = max(largest_neutral, np.int64(state.region_size[region]))
    if largest_neutral > own:
        return Rule.BUILD_JOIN_NEUTRAL
    wants_start = milestone == Milestone.ANYWHERE and helpers & WITH_MILESTONE != 0
    if own > 0:
        return Rule.TILE_MILESTONE if wants_start else ALLOWED
    if has(start_roads_of(state), cell):
        if wants_start:
            return Rule.TILE_MILESTONE
    elif not wants_start:
        return Rule.BUILD_START
    return ALLOWED if state.workers[seat] > 0 else Rule.BUILD_START


@kernel
def refuse_road_colour(setting: Setting, state: State, cell: Index, colour: Index, helpers: Count) -> RuleId:
    """[build.road-colour] Another road of the same finca has the colour; [tile.milestone] as `recolour` lifts that."""
    lifts = setting.milestone == Milestone.RECOLOUR and helpers & WITH_MILESTONE != 0
    if road_has_colour(setting, state, cell, colour):
        return ALLOWED if lifts else Rule.BUILD_ROAD_COLOUR
    return Rule.TILE_MILESTONE if lifts else ALLOWED


@kernel
def road_has_colour(setting: Setting, state: State, cell: Index, colour: Index) -> Truth:
    """True if a finca whose road ends here has the colour on another of its roads."""
    if setting.family:
        return False
    for side in range(2):
        letter = setting.roads_at[cell, side]
        if letter != NONE:
            for step in STEPS:
                road = np.int64(setting.finca_cell[letter]) + step
                if road != cell and is_colour(state, road, colour):
                    return True
    return False


# --- all spaces -------------------------------------------------------------------------------------------------------


@inlined
def near_rivals(state: State, seat: Index, colour: Index) -> Bits:
    """[build.rivals] Spaces beside somebody else's plantations of the colour. Of every seat, played or not: that costs no branch."""
    spaces = NOTHING
    for step in range(1, SEATS_MOST):
        other = np.int64(seat) + step
        if other >= SEATS_MOST:
            other -= SEATS_MOST
        spaces = either(spaces, near_of(state, other, colour))
    return spaces


@inlined
def extensions(state: State, seat: Index, colour: Index, ground: Bits) -> Bits:
    """[build.extend, build.join-neutral] Spaces of `ground` (clear of rivals) beside an own region, but no join of a large neutral."""
    spaces = both(ground, near_of(state, seat, colour))
    doubtful = both(spaces, near_neutral_of(state, colour))
    while some(doubtful):
        cell = first(doubtful)
        doubtful = after_first(doubtful)
        if not join_fits(state, seat, cell, colour):
            spaces = without(spaces, single(cell))
    return spaces


@kernel
def join_fits(state: State, seat: Index, cell: Index, colour: Index) -> Truth:
    """[build.join-neutral] No neutral region beside a space that rivals do not touch is larger than the own ones together."""
    own: Count = 0
    largest_neutral: Count = 0
    counted: tuple[Count, Count, Count] = (-1, -1, -1)  # own regions
    for step in STEPS:
        if is_colour(state, cell + step, colour):
            region = np.int64(state.region[cell + step])
            if state.region_owner[region] == NONE:
                largest_neutral = max(largest_neutral, np.int64(state.region_size[region]))
            elif region not in counted:
                own += np.int64(state.region_size[region])
                counted = (region, counted[0], counted[1])
    return largest_neutral <= own


@inlined
def untouched(state: State, seat: Index, colour: Index, ground: Bits) -> Bits:
    """[build.start] Spaces of `ground` (already clear of rivals) that touch no region of the colour."""
    return without(without(ground, near_of(state, seat, colour)), near_neutral_of(state, colour))


@kernel
def bridged_ground(state: State, colour: Index) -> Bits:
    """[tile.bridge] Rocks and neutral plantations of other colours."""
    spaces = (state.free_rock[0], state.free_rock[1], state.free_rock[2])
    for other in range(5):
        if other != colour:
            spaces = either(spaces, neutral_of(state, other))
    return spaces


@kernel
def lone_spaces(setting: Setting, state: State, seat: Index, colour: Index, helpers: Count) -> Bits:
    """[tile.bridge] Neutral plantations of the same colour, regions of their own, that may be covered: looked at one by one."""
    spaces = NOTHING
    rest = without(without(neutral_of(state, colour), near_neutral_of(state, colour)), near_rivals(state, seat, colour))
    while some(rest):
        cell = first(rest)
        rest = after_first(rest)
        if refuse_place(setting, state, seat, cell, colour, helpers) == ALLOWED:
            spaces = either(spaces, single(cell))
    return spaces


@inlined
def clear_ground(setting: Setting, state: State, seat: Index, colour: Index, helpers: Count) -> Bits:
    """[build.rivals, build.road-colour] What the helpers let the colour be built on, free of rivals' contact and of closed roads."""
    ground = bridged_ground(state, colour) if helpers & WITH_BRIDGE else free_of(state)
    ground = without(ground, near_rivals(state, seat, colour))
    if helpers & WITH_MILESTONE and setting.milestone == Milestone.RECOLOUR:
        return both(ground, closed_of(state, colour))
    return without(ground, closed_of(state, colour))


@kernel
def begins_anywhere(setting: Setting, helpers: Count) -> Truth:
    """[tile.milestone] The milestone begins a region off the roads."""
    return helpers & WITH_MILESTONE != 0 and setting.milestone == Milestone.ANYWHERE


@inlined
def grown_on(setting: Setting, state: State, seat: Index, colour: Index, helpers: Count, ground: Bits) -> Bits:
    """[build.extend] Where on its clear ground the colour may extend a region with exactly these helpers, held or not."""
    return NOTHING if begins_anywhere(setting, helpers) else extensions(state, seat, colour, ground)


@inlined
def fresh_on(setting: Setting, state: State, seat: Index, colour: Index, helpers: Count, ground: Bits) -> Bits:
    """[build.start] Where on its clear ground the colour may start a region with exactly these helpers; nowhere without a worker."""
    if state.workers[seat] == 0:
        return NOTHING
    quiet, roads = untouched(state, seat, colour, ground), start_roads_of(state)
    answer = without(quiet, roads) if begins_anywhere(setting, helpers) else both(quiet, roads)
    if helpers & WITH_BRIDGE:
        answer = either(answer, lone_spaces(setting, state, seat, colour, helpers))
    return answer


@kernel
def grown_spaces(setting: Setting, state: State, seat: Index, colour: Index, helpers: Count) -> Bits:
    """[build.extend] Every space where the colour may extend a region with exactly these helpers, held or not."""
    return grown_on(setting, state, seat, colour, helpers, clear_ground(setting, state, seat, colour, helpers))


@kernel
def fresh_spaces(setting: Setting, state: State, seat: Index, colour: Index, helpers: Count) -> Bits:
    """[build.start] Every space where the colour may start a region with exactly these helpers; none without a worker."""
    return fresh_on(setting, state, seat, colour, helpers, clear_ground(setting, state, seat, colour, helpers))


@entry
def spaces(setting: Setting, state: State, seat: Index, colour: Index, helpers: Count) -> Bits:
    """Every space where the colour may be built with exactly these helpers, whether or not they are held."""
    ground = clear_ground(setting, state, seat, colour, helpers)
    grown = grown_on(setting, state, seat, colour, helpers, ground)
    return either(grown, fresh_on(setting, state, seat, colour, helpers, ground))


@kernel
def helpers_held(setting: Setting, state: State, seat: Index) -> Count:
    """WITH_BRIDGE | WITH_MILESTONE, as far as the seat has tiles that help to build."""
    answer = 0
    held = state.tiles[seat] >> np.uint64(8 * Tile.BRIDGE - 32)
    if held != 0:
        if held & np.uint64(0xFF) != 0:
            answer |= WITH_BRIDGE
        if held >> np.uint64(8) != 0 and setting.milestone != Milestone.NONE:
            answer |= WITH_MILESTONE
    return answer


# --- doing it ---------------------------------------------------------------------------------------------------------


@entry
def build_plantation(setting: Setting, state: State, seat: Index, cell: Index, kind: Index, helpers: Count, log: Log) -> Nothing:
    """Build: spend the helpers, take what lies there, lay the plantation, make its region."""
    colour = kind >> 1
    if helpers != 0:
        spend_helpers(state, seat, cell, helpers, log)
    occupy(setting, state, seat, cell, log)
    state.plantation[cell] = kind + 1
    joined = add_to_region(state, seat, cell, colour)
    close_roads(setting, state, cell, colour)
    own, neutral = joined & 15, joined >> 4
    if own == 0:
        state.workers[seat] -= 1
        fire(log, Rule.BUILD_START, seat, 0, 1, cell)
    else:
        fire(log, Rule.BUILD_EXTEND, seat, 0, 1, cell)
    if own > 1:
        state.workers[seat] += own - 1
        fire(log, Rule.BUILD_JOIN_OWN, seat, 0, own - 1, cell)
    if neutral > 0:
        fire(log, Rule.BUILD_JOIN_NEUTRAL, seat, 0, neutral, cell)
    fire(log, Rule.BUILD_REGION, seat, 0, state.region_size[state.region[cell]], state.region[cell])


@kernel
def spend_helpers(state: State, seat: Index, cell: Index, helpers: Count, log: Log) -> Nothing:
    """[tile.bridge, tile.milestone, tile.combine, tile.spent] They leave the game."""
    if helpers & WITH_BRIDGE:
        spend_tile(state, seat, Tile.BRIDGE)
        fire(log, Rule.TILE_BRIDGE, seat, 0, 1, cell)
    if helpers & WITH_MILESTONE:
        spend_tile(state, seat, Tile.MILESTONE)
        fire(log, Rule.TILE_MILESTONE, seat, 0, 1, cell)
    if helpers == WITH_BRIDGE | WITH_MILESTONE:
        fire(log, Rule.TILE_COMBINE, seat, 0, 2, cell)
    fire(log, Rule.TURN_TILES, seat, 0, 1, cell)


@kernel
def occupy(setting: Setting, state: State, seat: Index, cell: Index, log: Log) -> Nothing:
    """Make room for a plantation: rock, neutral plantation, landscape tile or open ground."""
    spot = single(cell)
    if state.plantation[cell] != 0:
        cover(setting, state, cell)
        return
    for word in range(3):
        state.free[word] &= ~spot[word]
        state.free_rock[word] &= ~spot[word]
    tile = state.landscape[cell]
    if tile != 0:
        take_landscape(state, seat, cell, tile, log)
    elif setting.ground[cell] != ROCK:
        fill_ring(setting, state, cell)


@kernel
def fill_ring(setting: Setting, state: State, cell: Index) -> Nothing:
    """[finca.enclosed] A space is occupied now."""
    for side in range(4):
        letter = setting.rings_at[cell, side]
        if letter == NONE:
            return
        state.ring_open[letter] -= 1
        if state.ring_open[letter] == 0:
            state.rings_closed = np.int64(state.rings_closed) | 1 << np.int64(letter)


@kernel
def take_landscape(state: State, seat: Index, cell: Index, tile: Count, log: Log) -> Nothing:
    """[build.take] Horses face down, action tiles face up."""
    state.landscape[cell] = 0
    spot = single(cell)
    for word in range(3):
        state.helper_tiles[word] &= ~spot[word]
        state.landscape_on[word] &= ~spot[word]
    if tile <= Tile.HORSES_4:
        state.horses[seat, tile] += 1
    else:
        give_tile(state, seat, tile)
    fire(log, Rule.BUILD_TAKE, seat, 0, tile, cell)
