"""What the acting seat may choose, and why not: every answer from the rules, so that the page holds none."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from hesperides.game import KIND_SHIFT
from hesperides.games.carcassonne.grouping import FIGURES, Found, feature_at, features_of, figures_of
from hesperides.games.carcassonne.laying import refuse_lay
from hesperides.games.carcassonne.listing import LEGAL_MOST, legal
from hesperides.games.carcassonne.picture import (
    CarcassonneChoices,
    FigureChoice,
    RecallChoice,
    SaleChoice,
    SquareChoice,
    StackChoice,
    TreeChoice,
)
from hesperides.games.carcassonne.pictures import free_squares, told, values_of
from hesperides.games.carcassonne.pieces import FRUITS, SALE_POINTS, SPOTS, Figure
from hesperides.games.carcassonne.refusing import refusal
from hesperides.games.carcassonne.rules import RULE_IDS, Rule
from hesperides.games.carcassonne.setting import Setting, has_spot
from hesperides.games.carcassonne.state import AWAY, FRONTIER_MOST, RIVER_END, Phase, State, Verb, free_square
from hesperides.games.carcassonne.tiles import EDGES
from hesperides.games.carcassonne.words import part_name, square_name, write
from hesperides.kernel import Actions, Nothing, entry

VERBS = {Figure.MEEPLE: Verb.MEEPLE, Figure.ABBOT: Verb.ABBOT, Figure.PHANTOM: Verb.PHANTOM}


class Asked:
    """A state and its setting, as records for the rules and as plain Python."""

    def __init__(self, setting: Any, state: Any) -> None:
        self.records = setting, state
        self.setting, self.state = told(setting), told(state)

    def rule(self, verb: Verb, what: int) -> str:
        """The id of the rule against an action, "" if it is legal."""
        return RULE_IDS[refusal(*self.records, verb << KIND_SHIFT | what)]

    def words(self, verb: Verb, what: int) -> str:
        """The words of an action."""
        return write(*self.records, verb << KIND_SHIFT | what)


def choices(setting: Any, state: Any) -> CarcassonneChoices:
    """Everything the seat whose turn it is may do, and the reasons against the rest."""
    actions = np.empty(LEGAL_MOST, np.int32)
    allowed = actions[: legal(setting, state, actions)].tolist()
    asked = Asked(setting, state)
    phase = asked.state.phase
    return CarcassonneChoices(
        seat=asked.state.seat,
        legal=[write(setting, state, action) for action in allowed],
        squares=list(_squares(asked)) if phase == Phase.TILE else [],
        elsewhere=RULE_IDS[Rule.TILE_MATCH] if phase == Phase.TILE else "",
        taken=RULE_IDS[Rule.TILE_MATCH] if phase == Phase.TILE else "",
        figures=list(_figures(asked)) if phase in (Phase.MEEPLE, Phase.PHANTOM) else [],
        recall=_recall(asked) if phase == Phase.MEEPLE else None,
        stacks=_stacks(asked, allowed) if phase == Phase.TREE else [],
        trees=list(_trees(asked)) if phase == Phase.FRUIT else [],
        sales=_sales(asked, allowed) if phase == Phase.FRUIT else [],
    )


@entry
def why_not(setting: Setting, state: State, rules: Actions) -> Nothing:
    """[tile.match, river.flow] For the tile drawn the rule against each free square and rotation: rules[4 × row + quarter turns]."""
    for row in range(FRONTIER_MOST):
        if row < state.frontier or (row == RIVER_END and state.river_end):
            for turns in range(4):
                rules[4 * row + turns] = refuse_lay(setting, state, state.drawn, free_square(state, row), turns)


# --- the tile -----------------------------------------------------------------------------------------------------------


def _squares(asked: Asked) -> Iterator[SquareChoice]:
    rules = np.zeros(4 * FRONTIER_MOST, np.int32)
    why_not(*asked.records, rules)
    for row, square in free_squares(asked.state):
        against = [RULE_IDS[rule] for rule in rules[4 * row : 4 * row + 4].tolist()]
        yield SquareChoice(square_name(square), against, [_clashes(asked, row, turns) for turns in range(4)])


def _clashes(asked: Asked, row: int, turns: int) -> str:
    """[tile.match] The edges at which the tile in hand does not match what lies there."""
    setting, state = asked.setting, asked.state
    pose, key = 4 * state.drawn + turns, state.free_key[row]
    wanted = [key >> 2 * side & 3 for side in range(4)]
    clashing = [wanted[side] not in (0, setting.edge[pose][side]) for side in range(4)]
    if row == RIVER_END:
        clashing[state.river_side] = not setting.river_sides[pose] >> state.river_side & 1
    return "".join(edge for edge, clash in zip(EDGES, clashing, strict=True) if clash)


# --- figures ------------------------------------------------------------------------------------------------------------


def _figures(asked: Asked) -> Iterator[FigureChoice]:
    """Every figure of the game for every part of the tile just laid."""
    setting, state = asked.setting, asked.state
    found = features_of(setting, state)
    tile = state.tiles - 1
    spots = [spot for spot in range(SPOTS) if has_spot(asked.records[0], state.pose[tile], spot)]
    for piece in [Figure.PHANTOM] if state.phase == Phase.PHANTOM else _first_figures(setting):
        yield from (_figure(asked, found, piece, tile, spot) for spot in spots)


def _first_figures(setting: Any) -> list[Figure]:
    """[meeple.place, abbot.place, phantom.place] What the game has to begin the meeple step with."""
    return [Figure.MEEPLE, *[Figure.ABBOT] * setting.abbot, *[Figure.PHANTOM] * setting.phantom_alone]


def _figure(asked: Asked, found: Found, piece: Figure, tile: int, spot: int) -> FigureChoice:
    setting, state, verb = asked.setting, asked.state, VERBS[piece]
    number, rule = feature_at(setting, state, found, tile, spot), asked.rule(verb, spot)
    feature = None if number is None else found.features[number].feature
    in_the_way = [figure.part for figure in figures_of(setting, state, found) if figure.feature == number] if rule else []
    return FigureChoice(
        words=asked.words(verb, spot),
        figure=FIGURES[piece],
        part=part_name(state.square[tile], spot),
        feature=number,
        rule=rule,
        shown_by=in_the_way[0].split(" ")[0] if in_the_way else "",
        now=feature.now if feature else 0,
        done=feature.done if feature else 0,
        complete=bool(feature and feature.complete),
    )


def _recall(asked: Asked) -> RecallChoice | None:
    """[abbot.recall] If the seat's abbot is on the table."""
    state = asked.state
    for monk in range(state.monks):
        if state.monk_seat[monk] == state.seat and state.monk_figure[monk] == Figure.ABBOT:
            at = square_name(state.square[state.monk_tile[monk]])
            return RecallChoice(at, 1 + state.monk_around[monk], asked.rule(Verb.RECALL, 0))
    return None


# --- fruit --------------------------------------------------------------------------------------------------------------


def _stacks(asked: Asked, allowed: list[int]) -> list[StackChoice]:
    """[fruit.stack]"""
    return [StackChoice(asked.words(Verb.TREE, what), FRUITS[what]) for what in _done_with(allowed, Verb.TREE)]  # type: ignore[arg-type]


def _trees(asked: Asked) -> Iterator[TreeChoice]:
    """[fruit.harvest] All trees with a stack, those out of reach with the reason."""
    for number, square in enumerate(asked.state.tree_square):
        if square != AWAY:
            values = values_of(asked.state.stack[number]) or [0]
            rule = asked.rule(Verb.HARVEST, square)
            at, mean = square_name(square), sum(values) / len(values)
            yield TreeChoice(asked.words(Verb.HARVEST, square), at, rule, min(values), max(values), mean)


def _sales(asked: Asked, allowed: list[int]) -> list[SaleChoice]:
    """[fruit.sell, fruit.end]"""
    sales = []
    for what in _done_with(allowed, Verb.SELL):
        fruits: list[Any] = [fruit for number, fruit in enumerate(FRUITS) if what >> number & 1]
        sales.append(SaleChoice(asked.words(Verb.SELL, what), fruits, SALE_POINTS[len(fruits)], len(fruits)))
    return sales


def _done_with(allowed: list[int], verb: Verb) -> list[int]:
    return [action & (1 << KIND_SHIFT) - 1 for action in allowed if action >> KIND_SHIFT == verb]
