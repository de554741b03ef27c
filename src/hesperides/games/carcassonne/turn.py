"""[tile, meeple, score] A turn in the order of the rule book: who acts, and what happens."""

import numpy as np

from hesperides.game import CHANCE
from hesperides.games.carcassonne.drawing import draw_first, take_from_bag, tiles_left, weight_of
from hesperides.games.carcassonne.figures import abbot_to_recall, laid, phantom_spots, place_figure
from hesperides.games.carcassonne.fruit import can_act, earn_fruit, fruit_at, put_stack, sell, take_token, trees_near
from hesperides.games.carcassonne.laying import is_placeable, lay_tile
from hesperides.games.carcassonne.pieces import Figure
from hesperides.games.carcassonne.rules import Rule
from hesperides.games.carcassonne.scoring import end_game, recall_abbot, score_completed
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import NO_SPOT, ORIGIN, Phase, State, Verb, place_of, verb_of, what_of
from hesperides.kernel import NONE, Action, Count, Index, Nothing, copy_record, entry, kernel
from hesperides.log import NOBODY, NOWHERE, Log, fire


@entry
def actor(setting: Setting, state: State) -> Count:
    """A seat, CHANCE or OVER."""
    return np.int64(state.actor)


@entry
def copy(target: State, source: State) -> Nothing:
    copy_record(target, source)


@entry
def weight(setting: Setting, state: State, action: Action) -> Count:
    """Relative frequency of a draw."""
    return weight_of(state, action)


@entry
def apply(setting: Setting, state: State, action: Action, log: Log) -> Nothing:
    """Perform a legal action; `log` then holds the rules that fired."""
    log.count = 0
    verb, what = verb_of(action), what_of(action)
    if verb == Verb.DRAW:
        draw_tile(setting, state, what, log)
    elif verb == Verb.SKIP:
        skip(state)
    elif verb == Verb.LAY or verb == Verb.FIRST:
        lay_drawn(setting, state, what if verb == Verb.LAY else first(setting, state, what, log), log)
    elif verb == Verb.MEEPLE or verb == Verb.ABBOT or verb == Verb.PHANTOM:
        place(setting, state, figure_of(verb), what, log)
    else:
        apply_rare(setting, state, verb, what, log)
    if state.phase == Phase.CLAIMED:
        go_on_after_figure(setting, state)
    if state.phase == Phase.SCORE:
        end_turn(setting, state, log)
    if state.phase == Phase.END:
        end_game(setting, state, log)


@entry
def apply_rare(setting: Setting, state: State, verb: Count, what: Count, log: Log) -> Nothing:
    """What does not happen in every turn."""
    if verb == Verb.HARVEST:
        state.harvested = fruit_at(state, what)
        state.phase, state.actor = Phase.TOKEN, CHANCE
    elif verb == Verb.TOKEN:
        take_token(state, what, log)
        state.phase, state.actor = Phase.CLAIMED, state.seat
    elif verb == Verb.SELL:
        sell(state, what, log)
        state.phase = Phase.CLAIMED
    elif verb == Verb.TREE:
        put_stack(state, what, state.square[laid(state)], log)
        state.phase = Phase.MEEPLE
    else:
        recall(setting, state, log)


# --- the tile ---------------------------------------------------------------------------------------------------------


@kernel
def draw_tile(setting: Setting, state: State, kind: Index, log: Log) -> Nothing:
    """[tile.match, tile.unplaceable] A tile that fits nowhere leaves the game, and the next one is drawn."""
    take_from_bag(state, kind)
    if is_placeable(setting, state, kind):
        state.phase, state.actor = Phase.TILE, state.seat
        return
    fire(log, Rule.TILE_UNPLACEABLE, NOBODY, 0, tiles_left(state), NOWHERE)
    if tiles_left(state) == 0:
        state.phase = Phase.END


@kernel
def first(setting: Setting, state: State, seat: Index, log: Log) -> Count:
    """[setup.first] The answer is where the first tile is laid."""
    draw_first(setting, state, seat, log)
    return ORIGIN << 2


@kernel
def lay_drawn(setting: Setting, state: State, where: Count, log: Log) -> Nothing:
    """[tile.match, fruit.stack, fruit.tree-ends-road] The square and the rotation are as in the action."""
    kind = np.uint32(state.drawn)
    lay_tile(setting, state, kind, where >> 2, where & 3, log)
    state.phase = Phase.MEEPLE
    if state.turn == 0:
        state.phase, state.turn = Phase.DRAW, 1
    elif setting.tree[kind]:
        state.phase = Phase.TREE
        roads = np.int64(setting.segments[kind]) - np.int64(setting.cities[kind])
        if roads > 0:
            fire(log, Rule.FRUIT_TREE_ENDS_ROAD, NOBODY, 0, roads, place_of(where >> 2, NO_SPOT))


# --- figures and fruit ------------------------------------------------------------------------------------------------


@kernel
def figure_of(verb: Count) -> Count:
    """The figure that a verb places."""
    return Figure.MEEPLE if verb == Verb.MEEPLE else Figure.ABBOT if verb == Verb.ABBOT else Figure.PHANTOM


@kernel
def place(setting: Setting, state: State, figure: Count, spot: Count, log: Log) -> Nothing:
    """[meeple.place, abbot.place, phantom.place] A figure, and the fruit action it earns."""
    place_figure(setting, state, figure, spot, log)
    state.phase = Phase.CLAIMED
    state.last_figure = figure
    if figure != Figure.PHANTOM:
        state.claim = spot
    if setting.trees:
        earn_fruit(setting, state, state.square[laid(state)], log)


@kernel
def go_on_after_figure(setting: Setting, state: State) -> Nothing:
    """[fruit.action, phantom.place] The figure's fruit actions, then the phantom, then scoring."""
    if setting.trees and can_act(state):
        state.phase = Phase.FRUIT
    elif setting.phantom and state.last_figure != Figure.PHANTOM and phantom_spots(setting, state) != 0:
        state.phase = Phase.PHANTOM
    else:
        state.phase = Phase.SCORE


@kernel
def skip(state: State) -> Nothing:
    """No fruit action; or no figure, or no phantom."""
    state.phase = Phase.CLAIMED if state.phase == Phase.FRUIT else Phase.SCORE
    state.fruit_left = 0


@kernel
def recall(setting: Setting, state: State, log: Log) -> Nothing:
    """[abbot.recall, fruit.direct-only] Nothing is placed, so there is no fruit action; the phantom may follow."""
    recall_abbot(setting, state, abbot_to_recall(setting, state), log)
    here = state.square[laid(state)]
    if setting.trees and trees_near(state, here) != 0:
        fire(log, Rule.FRUIT_DIRECT_ONLY, state.seat, 0, 0, place_of(here, NO_SPOT))
    state.phase = Phase.CLAIMED if setting.phantom_alone else Phase.SCORE


# --- the end of a turn ------------------------------------------------------------------------------------------------


@kernel
def end_turn(setting: Setting, state: State, log: Log) -> Nothing:
    """[score.completed, end.trigger] What is complete is scored; then the next player draws, or the game ends."""
    score_completed(setting, state, log)
    state.claim = NONE
    state.last_figure = Figure.MEEPLE
    if setting.trees:
        state.fruit_left, state.fruit_reach, state.fruit_taken = 0, 0, 0
    if tiles_left(state) == 0:
        state.phase = Phase.END
        return
    seat = np.int64(state.seat) + 1
    state.seat = seat if seat < setting.seats else 0
    state.turn = np.int64(state.turn) + 1
    state.phase, state.actor = Phase.DRAW, CHANCE
