"""[tile, meeple, fruit] What may be done, and if not, which rule forbids it."""

from hesperides.game import ALLOWED, CHANCE, OVER
from hesperides.games.carcassonne.drawing import refuse_draw
from hesperides.games.carcassonne.figures import abbot_spots, abbot_to_recall, refuse_meeple, refuse_phantom
from hesperides.games.carcassonne.fruit import fruits_held, is_sale, refuse_harvest, stacks_to_place
from hesperides.games.carcassonne.laying import refuse_lay
from hesperides.games.carcassonne.pieces import FRUITS, SPOTS
from hesperides.games.carcassonne.rules import Rule
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import Phase, State, Verb, verb_of, what_of
from hesperides.kernel import Action, Count, RuleId, entry, kernel

SQUARES = 1 << 16


@entry
def refusal(setting: Setting, state: State, action: Action) -> RuleId:
    """The rule that forbids an action (or a draw) now, or ALLOWED."""
    if state.actor == OVER:
        return Rule.END_TRIGGER
    if state.actor == CHANCE:
        return refuse_draw(setting, state, action)
    verb, what, phase = verb_of(action), what_of(action), state.phase
    if phase == Phase.TILE:
        if verb != Verb.LAY or what >= 4 * SQUARES:
            return Rule.TILE_MATCH
        return refuse_lay(setting, state, state.drawn, what >> 2, what & 3)
    if phase == Phase.TREE:
        if verb != Verb.TREE or what >= len(FRUITS):
            return Rule.FRUIT_STACK
        return ALLOWED if stacks_to_place(state) >> what & 1 else Rule.FRUIT_STACK
    if phase == Phase.MEEPLE:
        return refuse_in_meeple_step(setting, state, verb, what)
    if phase == Phase.FRUIT:
        return refuse_fruit(state, verb, what)
    if verb == Verb.SKIP and what == 0:
        return ALLOWED
    if verb != Verb.PHANTOM:
        return Rule.PHANTOM_PLACE
    return refuse_phantom(setting, state, what)


@kernel
def refuse_in_meeple_step(setting: Setting, state: State, verb: Count, what: Count) -> RuleId:
    """[meeple.place, abbot.place, abbot.recall, phantom.place, fruit.action]"""
    if verb == Verb.SKIP and what == 0:
        return ALLOWED
    if verb == Verb.MEEPLE:
        return refuse_meeple(setting, state, what)
    if verb == Verb.ABBOT:
        return ALLOWED if what < SPOTS and abbot_spots(setting, state) >> what & 1 else Rule.ABBOT_PLACE
    if verb == Verb.RECALL:
        return ALLOWED if what == 0 and abbot_to_recall(setting, state) >= 0 else Rule.ABBOT_RECALL
    if verb == Verb.HARVEST or verb == Verb.SELL:
        return Rule.FRUIT_ACTION
    if verb == Verb.PHANTOM and setting.phantom_alone:
        return refuse_phantom(setting, state, what)
    return Rule.PHANTOM_PLACE if verb == Verb.PHANTOM else Rule.MEEPLE_PLACE


@kernel
def refuse_fruit(state: State, verb: Count, what: Count) -> RuleId:
    """[fruit.harvest, fruit.sell]"""
    if verb == Verb.SKIP and what == 0:
        return ALLOWED
    if verb == Verb.HARVEST:
        if what >= SQUARES:
            return Rule.FRUIT_HARVEST
        return refuse_harvest(state, what)
    if verb == Verb.SELL:
        return ALLOWED if is_sale(fruits_held(state), what) else Rule.FRUIT_SELL
    return Rule.FRUIT_ACTION


@entry
def fits(setting: Setting, state: State, kind: Count, square: Count, turns: Count) -> RuleId:
    """[tile.match, river.flow] As `refusal` of a `lay`, for any kind of tile, drawn or not: for pictures."""
    return refuse_lay(setting, state, kind, square, turns)
