"""Matches: seats rotate, seeds decide everything, figures are what was played."""

from math import isclose, sqrt
from statistics import stdev
from typing import Any

import pytest

from hesperides.arena import matches
from hesperides.arena.matches import estimate, match, play_by_turns, play_games, share_of
from hesperides.bots import BOTS
from tests.bots.pebbles import PEBBLES, TAKE, new_setting

PILE = {"pile": "40"}


def test_seats_rotate_and_equal_bots_play_games_of_their_own() -> None:
    games = list(play_games(PEBBLES, PILE, ["uniform", "greedy"], 4, seed=5))
    assert [game.sides for game in games] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    twins = list(play_games(PEBBLES, PILE, ["uniform", "uniform"], 40, seed=5))
    assert len({game.actions for game in twins}) == 40


def test_the_same_seed_is_the_same_match() -> None:
    first, again, other = (list(play_games(PEBBLES, PILE, ["greedy", "uniform"], 6, seed=seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_the_outcome_counts_the_games() -> None:
    progress: list[int] = []
    outcome = match(PEBBLES, PILE, ["greedy", "uniform"], 40, seed=3, progress=progress.append)
    games = list(play_games(PEBBLES, PILE, ["greedy", "uniform"], 40, seed=3))
    greedy, uniform = outcome.sides
    assert sum(progress) == outcome.games == 40
    assert greedy.wins + uniform.wins + greedy.ties == 40
    assert greedy.ties == uniform.ties
    assert greedy.wins > 30
    scores = [game.scores[game.sides.index(0)] for game in games]
    assert isclose(greedy.score.mean, sum(scores) / 40)
    assert isclose(greedy.lead.mean, -uniform.lead.mean)
    assert isclose(greedy.win_share.mean + uniform.win_share.mean, 1)


def test_bots_that_are_asked_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def fearless(game: Any, setting: Any, view: Any, generator: Any) -> int:
        return 3 if view.phase == TAKE and view.pile >= 3 else BOTS["uniform"](game, setting, view, generator)

    monkeypatch.setattr(matches, "bot_named", lambda name: fearless if name == "fearless" else BOTS[name])
    first, again = (list(play_games(PEBBLES, PILE, ["fearless", "greedy"], 4, seed=2)) for _ in range(2))
    assert first == again
    assert 3 in first[0].actions


def test_step_by_step_plays_to_the_end() -> None:
    setting = new_setting(PILE, 2)
    state, actions = play_by_turns(PEBBLES, setting, ["greedy", "uniform"], 4)
    assert PEBBLES.winners(setting, state)
    assert sum(action for action in actions if action <= 3) == 40


def test_unknown_bots_are_named() -> None:
    with pytest.raises(ValueError, match="there is no bot 'clever'; there are uniform, greedy, search"):
        match(PEBBLES, PILE, ["clever", "greedy"], 2)


def test_intervals() -> None:
    figures = [1.0, 2.0, 4.0, 9.0]
    assert estimate(figures).mean == 4
    assert isclose(estimate(figures).error, 1.959964 * stdev(figures) / 2)
    assert share_of([1.0] * 100).error == pytest.approx(0.0185, abs=1e-3)
    assert share_of([0.0, 1.0] * 50).error == pytest.approx(1.96 * sqrt(0.25 / 100), abs=3e-3)
