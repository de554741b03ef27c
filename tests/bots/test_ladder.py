"""The ladder: who plays whom, on which seeds, and what a share of wins stands for."""

from math import inf
from typing import Any

import pytest

from hesperides.arena import ladder
from hesperides.arena.ladder import climb, elo, elo_interval, pairings
from tests.bots.pebbles import PEBBLES


def test_everybody_plays_whom_is_beneath_and_the_highest_the_anchor() -> None:
    assert pairings()[0] == ("sprout", "uniform")
    assert pairings()[-2:] == [("orchard", "harvest"), ("orchard", "greedy")]
    assert len(pairings()) == len(ladder.LADDER)


@pytest.mark.parametrize(("share", "difference"), [(0.5, 0), (0.64, 100), (10 / 11, 400), (1.0, inf), (0.0, -inf)])
def test_ratings(share: float, difference: float) -> None:
    assert elo(share) == pytest.approx(difference, abs=0.5)


def test_matches_have_seeds_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LADDER", ("uniform", "greedy", "greedy"))
    told: list[Any] = []
    rungs = list(climb(PEBBLES, {"pile": "9"}, 30, seed=5, progress=told.append))
    assert len(told) == 90
    assert [rung.match.first_seed for rung in rungs] == [5, 35, 65]
    assert rungs[0].match.share.mean > 0.7
    mean, low, high = elo_interval(rungs[0])
    assert 0 < low < mean < high
    assert rungs[1].match.share.mean == pytest.approx(0.5, abs=0.2)


def test_after_its_time_a_match_begins_no_new_pair() -> None:
    rungs = climb(PEBBLES, {"pile": "9"}, 30, seed=5, seconds=-1.0)
    assert next(rungs).match.rounds == 1
