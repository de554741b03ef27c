"""Duels: mirrored rounds, an identity match without an edge, intervals over rounds, a sequential test that answers."""

from math import inf, isclose, log
from statistics import fmean

import pytest

from hesperides.arena.duels import Duel, Round, duel, play_round, sequential, summary
from hesperides.bots import bot_named
from tests.bots.pebbles import PEBBLES

PILE = {"pile": "40"}


@pytest.mark.parametrize("bot", ["uniform", "greedy", "search:20"])
def test_a_bot_has_no_edge_over_itself(bot: str) -> None:
    outcome = duel(PEBBLES, PILE, (bot, bot), 2, 12, seed=3)
    assert outcome.margin.mean == outcome.margin.error == 0
    assert outcome.fifths == (0, 0, 12, 0, 0)
    assert outcome.wins == outcome.losses


def test_a_round_has_the_same_draws_in_every_seat() -> None:
    """Both bots alike: the second game of a round is the first with the seats told the other way round."""
    first, second = play_round(PEBBLES, PILE, ("greedy", "greedy"), 2, seed=9).margins
    assert first == -second
    assert play_round(PEBBLES, PILE, ("greedy", "greedy"), 2, 10).margins != (first, second)


def test_what_stands_is_told_after_every_round() -> None:
    told: list[Duel] = []
    outcome = duel(PEBBLES, PILE, ("greedy", "uniform"), 2, 6, seed=1, progress=told.append)
    assert [each.rounds for each in told] == [1, 2, 3, 4, 5, 6]
    assert (outcome.margin, outcome.fifths) == (told[-1].margin, told[-1].fifths)
    assert outcome.games == 12 == outcome.wins + outcome.ties + outcome.losses


def test_processes_play_the_same_games() -> None:
    from hesperides.games import GAMES

    one, two = (duel(GAMES["carcassonne"], {}, ("greedy", "uniform"), 2, 2, seed=5, processes=number) for number in (1, 2))
    assert (one.margin, one.share, one.wins) == (two.margin, two.share, two.wins)
    assert one.margin.mean > 0


def test_figures_are_over_rounds() -> None:
    played = [Round((4.0, 2.0), (1.0, 1.0), (3.0, 1.0), (30, 20)), Round((-8.0, 6.0), (0.0, 1.0), (1.0, 1.0), (10, 20))]
    outcome = summary(("a", "b"), 2, 7, played, None)
    assert outcome.margin.mean == fmean([3.0, -1.0])
    assert (outcome.wins, outcome.ties, outcome.losses) == (3, 0, 1)
    assert outcome.fifths == (0, 0, 1, 0, 1)
    assert outcome.seconds_a_turn == (0.1, 0.05)
    assert outcome.first_seed == 7


def test_the_sequential_test() -> None:
    few = sequential([2.0] * 5 + [3.0] * 4, 0, 1)
    assert (few.likelihood, few.answer) == (0, "")
    margins = [2.0, 0.0] * 30
    spread = 60 / 59
    assert isclose(sequential(margins, 0, 1).likelihood, (60 - 30) / spread)
    assert sequential(margins, 0, 1).answer == "high"
    assert sequential([-margin for margin in margins], 0, 1).answer == "low"
    assert sequential([10.0, -9.0] * 6, 0, 1).answer == ""
    assert log(19) < sequential([2.0, 0.0] * 4 + [2.0, 0.0], 0, 1).likelihood * 2


def test_a_sequential_test_ends_a_match() -> None:
    outcome = duel(PEBBLES, PILE, ("greedy", "uniform"), 2, 200, seed=2, bounds=(0, 1))
    assert outcome.sequential
    assert outcome.sequential.answer == "high"
    assert outcome.rounds < 60


@pytest.mark.parametrize(("seats", "rounds", "bounds"), [(1, 5, None), (2, 0, None), (2, 5, (1, 1)), (2, 5, (2, 0)), (2, 5, (0, inf))])
def test_what_is_no_match(seats: int, rounds: int, bounds: tuple[float, float] | None) -> None:
    with pytest.raises(ValueError, match=r"a match needs two seats|the bounds of a sequential test rise"):
        duel(PEBBLES, PILE, ("greedy", "uniform"), seats, rounds, bounds=bounds)


@pytest.mark.parametrize("name", ["search:", "search:0", "search:x", "search:-5", "search:200001", "greedy:5", "search:٣"])
def test_odd_numbers_of_visits(name: str) -> None:
    with pytest.raises(ValueError, match="there is no bot"):
        bot_named(name)
