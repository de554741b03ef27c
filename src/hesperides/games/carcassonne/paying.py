"""[score.majority] Who gets the points of a feature."""

import numpy as np

from hesperides.games.carcassonne.rules import Rule
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import SEAT_BITS, State, share
from hesperides.kernel import Count, Nothing, RuleId, kernel
from hesperides.log import Log, fire


@kernel
def most_figures(setting: Setting, figures: Count) -> Count:
    """How many figures the seat with most of them has."""
    most = 0
    for seat in range(np.uint32(setting.seats)):
        most = max(most, share(figures, seat))
    return most


@kernel
def pay(setting: Setting, state: State, figures: Count, rule: RuleId, points: Count, amount: Count, place: Count, log: Log) -> Nothing:
    """[score.majority] All the points to each of those with most figures; `amount` is what was counted."""
    most = most_figures(setting, figures)
    for seat in range(np.uint32(setting.seats)):
        number = share(figures, seat)
        if number == most:
            state.score[seat] = np.int64(state.score[seat]) + points
            fire(log, rule, seat, points, amount, place)
            if figures != most << SEAT_BITS * np.int64(seat):
                fire(log, Rule.SCORE_MAJORITY, seat, 0, most, place)
