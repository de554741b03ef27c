"""An opinion for bots: what a seat's prospects are worth, in points, less those of its rivals. Not part of the rules."""

import numpy as np

from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import State
from hesperides.kernel import Count, Real, entry


@entry
def evaluate(setting: Setting, state: State, seat: Count) -> Real:
    """Points of the seat less those of its best rival."""
    best = -1000.0
    for rival in range(np.uint32(setting.seats)):
        if rival != seat:
            best = max(best, np.float64(state.score[rival]))
    return np.float64(state.score[seat]) - best
