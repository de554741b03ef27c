"""The bot that looks ahead: it grows a tree of what may come (see tree) and takes the action that it visited most."""

from collections.abc import Callable
from functools import lru_cache
from math import ceil, inf
from time import perf_counter
from typing import Any

import numpy as np
from numpy.random import Generator

from hesperides.bots.greedy import Rules, rules_of
from hesperides.bots.tree import BREADTH_MOST, DEPTH_MOST, NODE, ROOT, SEATS_MOST, Growth, Habits, Nodes, clear, look_ahead
from hesperides.game import Game, Record
from hesperides.kernel import Actions, Count, Entropy, Figures, Kernel, Log, Reals, Setting, State, Word, generic, new, part

VISITS_MOST = 200_000
"""A tree of so many visits takes about 2 GB."""
FASTEST = 100_000
"""Visits in a second that a search may need room for."""
SLICE = 24
"""Visits between two looks at the clock: a few hundredths of a second at most."""
LONG_TURN = 64
"""Forced actions and outcomes of draws that a visit adds on average at the very most; a search that adds more ends early."""


def habits(breadth: int = 24, worlds: int = 16, exploration: float = 0.5, temperature: float = 3.0, half_won: float = 20.0) -> Record:
    """The habits of a search; raises ValueError for a breadth that a tree cannot hold."""
    if not 1 <= breadth <= BREADTH_MOST or worlds < 1:
        raise ValueError(f"a search keeps 1 to {BREADTH_MOST} actions and has at least one world, not {breadth} and {worlds}")
    answer = new(Habits)
    answer.breadth, answer.worlds = breadth, worlds
    answer.exploration, answer.temperature, answer.half_won = exploration, temperature, half_won
    return answer


class Search:
    """A tree that grows from one position, `visits_most` visits at most.

    `view` is what the seat that acts may see; nothing else is looked at. The same seed and number of visits grow the same tree on every
    machine, at once or in slices.
    """

    def __init__(self, game: Game, setting: Record, view: Record, seed: int, visits_most: int, habits: Record) -> None:
        self._game, self._setting, self._view = game, setting, view
        self.seat = int(game.actor(setting, view))
        self._seed, self._visits_most = np.uint64(seed), visits_most
        self._nodes = np.empty(2 * (BREADTH_MOST + DEPTH_MOST) + visits_most * (int(habits.breadth) + LONG_TURN), NODE)
        self._used = 0
        self._desk = (
            habits,
            game.new_log(),
            *(game.new_state(setting) for _ in range(3)),
            *(np.empty(game.legal_most, np.int32) for _ in range(2)),
            np.empty(DEPTH_MOST, np.int64),
            np.empty(game.legal_most, np.float64),
            np.zeros(SEATS_MOST),
            new(Entropy),
        )

    def grow(self, visits: int) -> None:
        """Look ahead so many times more, or less often if no other action can become the most visited."""
        self._grow(visits, self._visits_most)

    def grow_for(self, seconds: float, is_cancelled: Callable[[], bool] = lambda: False) -> None:
        """Look ahead for so long, or until it is cancelled or nothing that may be found in the time left can change the choice."""
        began, had, before = perf_counter(), self.visits, -1
        while before < self.visits < self._visits_most and not is_cancelled():
            before, spent = self.visits, perf_counter() - began
            if spent >= seconds and before:
                break
            reachable = before + (before - had) / spent * (seconds - spent) if before > had else inf
            self._grow(SLICE, ceil(min(self._visits_most, reachable)))

    def _grow(self, visits: int, visits_most: int) -> None:
        grown = grower(self._game)
        self._used = grown(self._setting, self._view, *self._desk, self._nodes, self._used, visits, visits_most, self._seed)

    @property
    def visits(self) -> int:
        """How often it has looked ahead."""
        return int(self._nodes[ROOT]["visits"]) if self._used else 0

    def actions(self) -> Any:
        """The actions of the position as an array of NODE, those that looked best at first before the others; empty before any visit."""
        first, number = (int(self._nodes[ROOT][name]) for name in ("first", "children"))
        return self._nodes[first : first + number] if self._used else self._nodes[:0]

    def points(self) -> Any:
        """By action: the lead in points that the seat which acts may hope for, from what was seen first and from all visits."""
        actions = self.actions()
        return self._points((actions["opinion"] + actions["total"][:, self.seat]) / (actions["visits"] + 1))

    def leads(self) -> list[float]:
        """By seat: the lead in points that it may hope for, from all visits; there must have been one."""
        root = self._nodes[ROOT]
        return self._points(root["total"][: int(self._setting.seats)] / root["visits"]).tolist()  # type: ignore[no-any-return]

    def _points(self, values: Any) -> Any:
        """Values between -1 and 1 as leads in points."""
        return values * float(self._desk[0].half_won) / (1.0 - abs(values))

    def best(self) -> int:
        """The action most visited; of equal ones the one that looked better at first."""
        actions = self.actions()
        return int(actions[int(np.argmax(actions["visits"]))]["action"])


USUAL = habits()


def choose(game: Game, setting: Record, view: Record, generator: Generator, visits: int = 400) -> int:
    """The action that the actor of the view visits most in so many looks ahead."""
    search = Search(game, setting, view, int(generator.integers(2**63)), visits, USUAL)
    search.grow(visits)
    return search.best()


def choose_within(game: Game, setting: Record, view: Record, generator: Generator, seconds: float) -> int:
    """The action that the actor of the view visits most in so many seconds; a faster machine may choose another one."""
    room = min(VISITS_MOST, ceil(seconds * FASTEST))
    search = Search(game, setting, view, int(generator.integers(2**63)), room, USUAL)
    search.grow_for(seconds)
    return search.best()


@lru_cache
def grower(game: Game) -> Any:
    """`grow` for a game."""
    return generic(grow, *rules_of(game))


def grow(
    actor: Kernel,
    legal: Kernel,
    sample: Kernel,
    apply: Kernel,
    evaluate: Kernel,
    copy: Kernel,
    setting: Setting,
    root: State,
    habits: Habits,
    log: Log,
    state: State,
    trial: State,
    after: State,
    actions: Actions,
    replies: Actions,
    path: Figures,
    opinions: Reals,
    values: Reals,
    luck: Entropy,
    nodes: Nodes,
    used: Count,
    visits: Count,
    visits_most: Count,
    seed: Word,
) -> Count:
    """Look ahead from `root`, `visits` times at most; how many nodes are in use then."""
    rules = Rules(actor, legal, sample, apply, evaluate, copy)
    desk = Growth(habits, log, state, trial, after, actions, replies, path, opinions, values, luck)
    if used == 0:
        clear(nodes[ROOT])
        used = 1
    for _ in range(visits):
        if used + BREADTH_MOST + DEPTH_MOST > len(nodes) or is_settled(nodes, visits_most):
            break
        used = look_ahead(rules, setting, root, nodes, used, desk, seed)
    return used


@part
def is_settled(nodes: Any, visits_most: Any) -> Any:
    """Whether the visits that are left cannot change which action is visited most."""
    left = visits_most - nodes[ROOT].visits
    first, number = np.int64(nodes[ROOT].first), np.int64(nodes[ROOT].children)
    most, second = 0, 0
    for child in range(first, first + number):
        visits = nodes[child].visits
        second = max(second, min(most, visits))
        most = max(most, visits)
    return number == 1 or most - second > left or left <= 0
