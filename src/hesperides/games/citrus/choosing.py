"""What the acting seat may choose, and why not: every answer from the rules, so that the page holds none."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from hesperides.game import ALLOWED, KIND_SHIFT
from hesperides.games.citrus.bits import CELLS
from hesperides.games.citrus.building import helpers_held, refuse_place
from hesperides.games.citrus.buying import can_build_all
from hesperides.games.citrus.listing import LEGAL_MOST, legal
from hesperides.games.citrus.picture import CitrusChoices, HarvestChoice, LineChoice, PlaceChoice
from hesperides.games.citrus.pieces import INCOME, MARKET_SPACES, PLANTATIONS, Tile
from hesperides.games.citrus.printed import printed
from hesperides.games.citrus.refusing import finca_is_left, is_low, refusal
from hesperides.games.citrus.regions import STEPS, is_colour
from hesperides.games.citrus.rules import RULE_IDS, Rule
from hesperides.games.citrus.setting import Setting, space_name
from hesperides.games.citrus.state import WITH_BRIDGE, Phase, State, Verb
from hesperides.games.citrus.survey import wanted_of
from hesperides.games.citrus.turn import apply
from hesperides.games.citrus.words import letter_name, line_name, own_regions, write
from hesperides.kernel import NONE, Action, Actions, Count, Index, Truth, copy_record, entry, kernel, plain, scratch_of
from hesperides.log import Log, new_log

NOWHERE = 0
"""No space of a board: they begin in the second row of sixteen."""
REGIONS = ("plantation", "region", "region_owner", "region_size", "region_points")
ASKED = ("phase", "seat", "workers", "tiles", "market", "hand", "hand_count", *REGIONS)
"""The fields of a State that choices are told from."""
HELPERS = ("", "bridge", "milestone", "bridge milestone")
scratch_state = scratch_of(State)


# --- kernels ----------------------------------------------------------------------------------------------------------


@kernel
def rest_can_be_built(setting: Setting, state: State) -> Truth:
    """[buy.return] What is in the hand of the seat whose turn it is can still be built."""
    wanted: Count = 0
    for place in range(state.hand_count):
        wanted += wanted_of((np.int64(state.hand[place]) - 1) >> 1)
    return can_build_all(setting, state, state.seat, wanted)


@entry
def strands(setting: Setting, state: State, action: Action, log: Log) -> Truth:
    """[buy.return] True if after this legal action the rest of the hand cannot all be built (it could before)."""
    after = scratch_state()
    copy_record(after, state)
    apply(setting, after, action, log)
    return not rest_can_be_built(setting, after)


@kernel
def shows(state: State, cell: Index, colour: Index, rule: Count) -> Truth:
    """A plantation of the colour lies there, and of an owner that the rule is about."""
    if not is_colour(state, cell, colour):
        return False
    owner = state.region_owner[state.region[cell]]
    if rule == Rule.BUILD_RIVALS:
        return owner != NONE and owner != state.seat
    return rule == Rule.BUILD_ROAD_COLOUR or owner == NONE


@kernel
def shown_by(setting: Setting, state: State, cell: Index, colour: Index, rule: Count) -> Index:
    """A space that shows why a rule forbids `cell`: a plantation beside it, one on a road of the same finca; NOWHERE if there is none."""
    if rule == Rule.BUILD_RIVALS or rule == Rule.BUILD_JOIN_NEUTRAL:
        for step in STEPS:
            if shows(state, cell + step, colour, rule):
                return cell + step
    if rule == Rule.BUILD_ROAD_COLOUR:
        for side in range(2):
            letter = setting.roads_at[cell, side]
            for step in STEPS:
                if letter != NONE and shows(state, np.int64(setting.finca_cell[letter]) + step, colour, rule):
                    return np.int64(setting.finca_cell[letter]) + step
    return NOWHERE


@entry
def why_not(setting: Setting, state: State, kind: Index, rules: Actions, shown: Actions) -> Count:
    """For every cell the rule against a plantation there, with the helper that the ground or the lack of a road asks for: rules[CELLS].

    In shown[CELLS] the space that shows why, or NOWHERE. Returns the helpers that the seat holds.
    """
    held = helpers_held(setting, state, state.seat)
    for cell in range(CELLS):
        rules[cell], shown[cell] = ALLOWED, NOWHERE
        if setting.ground[cell] != 0:
            rules[cell] = refuse_place(setting, state, state.seat, cell, kind >> 1, 0)
            if rules[cell] == Rule.BUILD_SPACE and held & WITH_BRIDGE:
                rules[cell] = refuse_place(setting, state, state.seat, cell, kind >> 1, WITH_BRIDGE)
            shown[cell] = shown_by(setting, state, cell, kind >> 1, rules[cell])
    return held


@entry
def price_of(setting: Setting, state: State, line: Index) -> Count:
    """[buy.line] Coins, + 16 if taking the line brings a finca."""
    taken = np.int64(setting.line[line]) & np.int64(state.market_full)
    price: Count = 0
    for space in range(MARKET_SPACES):
        price += taken >> space & 1
    return price + 16 if taken != 0 and is_low(state, taken) and finca_is_left(state) else price


# --- in words ---------------------------------------------------------------------------------------------------------


def choices(setting: Any, state: Any) -> CitrusChoices:
    """Everything the seat whose turn it is may do, and the reasons against the rest."""
    actions = np.empty(LEGAL_MOST, np.int32)
    allowed = actions[: legal(setting, state, actions)].tolist()
    values, told, by_verb = printed(setting).values, plain(state, *ASKED), dict[int, list[int]]()
    for action in allowed:
        by_verb.setdefault(action >> KIND_SHIFT, []).append(action & 0xFFFF)
    main = told.phase == Phase.MAIN
    return CitrusChoices(
        seat=told.seat,
        legal=[write(values, told, action) for action in allowed],
        lines=[_line(setting, state, line) for line in range(values.lines)] if main else [],
        harvests=_harvests(told) if main else [],
        incomes=_incomes(told),
        places=_places(setting, state, told, allowed),
        sites=[letter_name(letter) for letter in by_verb.get(Verb.SITE, [])],
        stranding_sites=[letter_name(action & 0xFFFF) for action in _stranding(setting, state, allowed, Verb.SITE)],
        carts=_carts(told, by_verb),
        bulls=[space_name(cell) for cell in by_verb.get(Verb.BULL, [])],
        tile_refusals=_tile_refusals(told, by_verb),
    )


def _line(setting: Any, state: Any, line: int) -> LineChoice:
    refused = refusal(setting, state, int(Verb.BUY) << KIND_SHIFT | line)
    price = price_of(setting, state, line)
    return LineChoice(line_name(setting, line), price & 15, refused == ALLOWED, RULE_IDS[refused], price >= 16)


def _harvests(told: Any) -> list[HarvestChoice]:
    regions = [(cell, told.region[cell]) for cell in own_regions(told, told.seat)]
    return [HarvestChoice(space_name(cell), told.region_size[name], told.region_points[name]) for cell, name in regions]


def _incomes(state: Any) -> list[int]:
    """[harvest.income] Coins for harvesting 0, 1, 2 … regions (nothing for none)."""
    at_home, regions = state.workers[state.seat], len(own_regions(state, state.seat))
    return [0, *(INCOME[min(at_home + number, 5)] for number in range(1, regions + 1))]


def _stranding(setting: Any, state: Any, allowed: list[int], verb: Verb) -> list[int]:
    if state.hand_count == 0:
        return []
    log = new_log()
    return [action for action in allowed if action >> KIND_SHIFT == verb and strands(setting, state, action, log)]


def _places(setting: Any, state: Any, told: Any, allowed: list[int]) -> list[PlaceChoice]:
    """One for each kind in hand, in the phases where it is or will be built."""
    if told.phase != Phase.PLACE:
        return []
    stranding = set(_stranding(setting, state, allowed, Verb.BUILD))
    builds = [action for action in allowed if action >> KIND_SHIFT == Verb.BUILD]
    kinds = sorted({each - 1 for each in told.hand[: told.hand_count]})
    return [_place(setting, state, kind, builds, stranding) for kind in kinds]


def _place(setting: Any, state: Any, kind: int, builds: list[int], stranding: set[int]) -> PlaceChoice:
    mine = [action for action in builds if action >> 8 & 15 == kind]
    spaces: dict[str, list[str]] = {}
    for action in mine:
        spaces.setdefault(space_name(action & 255), []).append(HELPERS[action >> 12 & 3])
    return PlaceChoice(
        plantation=PLANTATIONS[kind],
        spaces=spaces,
        refusals={at: why for at, why in _refusals(setting, state, kind) if at not in spaces},
        strands=[f"{space_name(action & 255)} {HELPERS[action >> 12 & 3]}".strip() for action in mine if action in stranding],
    )


def _refusals(setting: Any, state: Any, kind: int) -> Iterator[tuple[str, list[str]]]:
    """By space: the rule against a plantation of this kind, and the space that shows why ("" for none)."""
    rules, shown = np.empty((2, CELLS), np.int32)
    why_not(setting, state, kind, rules, shown)
    places = shown.tolist()
    for cell, rule in enumerate(rules.tolist()):
        if rule != ALLOWED:
            yield space_name(cell), [RULE_IDS[rule], "" if places[cell] == NOWHERE else space_name(places[cell])]


def _carts(state: Any, by_verb: dict[int, list[int]]) -> dict[str, str]:
    """[tile.cart] Market spaces with a plantation: "" if the cart may take it, else the rule against it. Empty without a cart."""
    if not state.tiles[state.seat] >> 8 * Tile.CART - 32 & 255 or state.phase == Phase.SITE:
        return {}
    full = [space for space in range(MARKET_SPACES) if state.market[space]]
    return {str(space + 1): "" if space in by_verb.get(Verb.CART, []) else RULE_IDS[Rule.TILE_CART] for space in full}


def _tile_refusals(state: Any, by_verb: dict[int, list[int]]) -> dict[str, str]:
    """Action tiles held that cannot be played now, and the rule that says so."""
    verbs = {Tile.MONEY_2: Verb.MONEY, Tile.MONEY_3: Verb.MONEY, Tile.CART: Verb.CART, Tile.BULL: Verb.BULL}
    names = {Tile.MONEY_2: "money 2", Tile.MONEY_3: "money 3", Tile.CART: "cart", Tile.BULL: "bull"}
    rules = {Verb.MONEY: Rule.TURN_TILES, Verb.CART: Rule.TILE_CART, Verb.BULL: Rule.TILE_BULL}
    held = [tile for tile in verbs if state.tiles[state.seat] >> 8 * tile - 32 & 255]
    return {names[tile]: RULE_IDS[rules[verbs[tile]]] for tile in held if not by_verb.get(verbs[tile])}
