"""A uniformly random legal action, for players that choose without thinking and for rollouts."""

import numpy as np

from hesperides.game import CHANCE
from hesperides.games.citrus.drawing import list_draws, weight_of
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import State
from hesperides.games.citrus.turn import LEGAL_MOST, legal
from hesperides.kernel import Action, Entropy, draw, entry


@entry
def sample(setting: Setting, state: State, entropy: Entropy) -> Action:
    """An exactly uniform legal action of a seat, or a draw by its weight. Not to be called when the game is over."""
    actions = np.empty(LEGAL_MOST, np.int32)
    if state.actor != CHANCE:
        return actions[draw(entropy, legal(setting, state, actions))]
    number, everything = list_draws(setting, state, actions), 0
    for each in range(number):
        everything += weight_of(state, actions[each])
    left, chosen = draw(entropy, everything), 0
    while left >= weight_of(state, actions[chosen]):
        left -= weight_of(state, actions[chosen])
        chosen += 1
    return actions[chosen]
