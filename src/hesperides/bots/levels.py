"""Eight players, from one who overlooks much to one who looks far ahead.

The weaker ones look no further than their own turn. They overlook some of what they could do and misjudge the rest a little, as people do
who play for the first time; but what would cost much they see and leave alone. The stronger ones see everything and look further ahead.
How they stand against each other is measured (`hesperides ladder`, docs/strength.md).
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.random import Generator

from hesperides.bots.search import Search, habits
from hesperides.game import Game, Record

HABITS = habits()


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody plays.

    overlooked  how much of what it could do it does not think of, 0 to 1
    misjudged   by how many points it is wrong about an action, half of the time by less than a third of this
    most_lost   an action that looks so many points worse than the best one is never taken
    visits      how often it looks ahead
    """

    name: str
    overlooked: float = 0.0
    misjudged: float = 0.0
    most_lost: float = 1000.0
    visits: int = 1


LEVELS = (
    Level("sprout", overlooked=0.6, misjudged=7.0, most_lost=10.0),
    Level("seedling", overlooked=0.45, misjudged=5.0, most_lost=8.0),
    Level("sapling", overlooked=0.34, misjudged=3.7, most_lost=6.0),
    Level("bud", overlooked=0.22, misjudged=2.4, most_lost=4.5),
    Level("blossom", overlooked=0.1, misjudged=1.2, most_lost=3.5),
    Level("fruit"),
    Level("harvest", visits=250),
    Level("orchard", visits=2500),
)
"""From the one that overlooks most to the one that looks furthest ahead."""


def choose(game: Game, setting: Record, view: Record, generator: Generator, level: Level) -> int:
    """What somebody of this level does."""
    search = Search(game, setting, view, int(generator.integers(2**63)), level.visits, HABITS)
    search.grow(level.visits)
    if level.visits > 1:
        return search.best()
    actions = search.actions()
    return int(actions["action"][_picked(search.points(), level, generator)])


def _picked(points: Any, level: Level, generator: Generator) -> int:
    """Which of the actions with these points is taken: the best of those that are thought of, by a judgement that may be wrong."""
    considered = np.flatnonzero(points >= points.max() - level.most_lost)
    noticed = considered[generator.random(len(considered)) >= level.overlooked]
    if len(noticed) == 0:
        noticed = considered[[generator.integers(len(considered))]]
    wrong = generator.random((3, len(noticed))).sum(axis=0) - 1.5
    return int(noticed[np.argmax(points[noticed] + wrong * level.misjudged)])
