"""Whole turns written out as pairs are exactly those that laying first and asking then would give."""

from typing import Any

import numpy as np

from hesperides.games.carcassonne.state import Phase
from hesperides.games.carcassonne.turns import TURNS_MOST, list_turns
from hesperides.kernel import JIT
from tests.contract.play import Moment, Variant, copied, legal, of_variants

EVERY = 1 if JIT else 19

each_variant = of_variants("carcassonne")


def laid_first(game: Any, setting: Any, state: Any) -> set[tuple[int, int]]:
    """Every pair, by laying the tile on a copy (with the first stack on a tree) and asking what is legal then."""
    pairs, log = set(), game.new_log()
    for lay in legal(game, setting, state):
        after = copied(game, state)
        game.apply(setting, after, lay, log)
        if after.phase == Phase.TREE:
            game.apply(setting, after, legal(game, setting, after)[0], log)
        pairs |= {(lay, figure) for figure in legal(game, setting, after)}
    return pairs


@each_variant
def test_pairs(variant: Variant, moments: list[Moment]) -> None:
    game, setting = variant.game, variant.setting()
    lays, figures = np.empty(TURNS_MOST, np.int32), np.empty(TURNS_MOST, np.int32)
    asked = 0
    for moment in moments:
        if moment.before.phase == Phase.TILE and (asked := asked + 1) % EVERY == 0:
            number = list_turns(setting, moment.before, lays, figures)
            found = list(zip(lays[:number].tolist(), figures[:number].tolist(), strict=True))
            assert len(set(found)) == number
            assert set(found) == laid_first(game, setting, moment.before), f"after {moment.n}"
