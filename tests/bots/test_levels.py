"""The levels: the weak overlook and misjudge, but throw nothing away; the strong do as the search does."""

from collections import Counter

import numpy as np
import pytest

from hesperides.bots import BOTS, LEVELS, bot_named
from hesperides.bots.levels import Level, _picked, choose
from hesperides.game import CHANCE, OVER
from hesperides.games import GAMES
from hesperides.kernel import entropy
from tests.bots.pebbles import PEBBLES, new_setting

POINTS = np.array([5.0, 4.0, 3.0, -10.0])


def picks(level: Level, times: int = 2000) -> Counter[int]:
    generator = np.random.default_rng(4)
    return Counter(_picked(POINTS, level, generator) for _ in range(times))


def test_who_overlooks_nothing_and_judges_rightly_takes_the_best() -> None:
    assert set(picks(Level("clear"))) == {0}


def test_what_costs_much_is_never_taken() -> None:
    careless = Level("careless", overlooked=0.9, misjudged=50.0, most_lost=3.0)
    assert set(picks(careless)) == {0, 1, 2}
    assert 3 in picks(Level("reckless", overlooked=0.9, misjudged=50.0))


def test_what_is_overlooked_is_not_taken() -> None:
    """Half of the time the best is overlooked, and then half of the time the second best; if all are, chance decides."""
    chosen = picks(Level("half", overlooked=0.5, most_lost=3.0), 8000)
    assert chosen[0] / 8000 == pytest.approx(1 / 2 + 1 / 8 / 3, abs=0.02)
    assert chosen[1] / 8000 == pytest.approx(1 / 4 + 1 / 8 / 3, abs=0.02)


def test_who_misjudges_takes_the_better_one_more_often() -> None:
    chosen = picks(Level("vague", misjudged=4.0, most_lost=3.0))
    assert chosen[0] > chosen[1] > chosen[2] > 0


def test_they_are_bots_by_their_names() -> None:
    names = [level.name for level in LEVELS]
    assert len(set(names)) == len(names) == 8
    assert set(names) <= set(BOTS)
    assert [level.overlooked for level in LEVELS] == sorted((level.overlooked for level in LEVELS), reverse=True)
    assert [level.visits for level in LEVELS] == sorted(level.visits for level in LEVELS)


def test_the_highest_does_what_so_long_a_search_does() -> None:
    setting = new_setting({"pile": "7"}, 2)
    state = PEBBLES.new_state(setting)
    told = choose(PEBBLES, setting, state, np.random.default_rng(1), LEVELS[-1])
    assert told == bot_named(f"search:{LEVELS[-1].visits}")(PEBBLES, setting, state, np.random.default_rng(1))


@pytest.mark.parametrize("level", LEVELS[:5], ids=lambda level: level.name)
@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_legal_and_follows_from_the_generator(name: str, level: Level) -> None:
    game = GAMES[name]
    setting = game.new_setting({}, 3)
    state, log, luck = game.new_state(setting), game.new_log(), entropy(4)
    for ply in range(200):
        actor = game.actor(setting, state)
        if actor == OVER:
            break
        if actor == CHANCE or ply % 3:
            action = game.sample(setting, state, luck)
        else:
            view = game.view(setting, state, actor)
            action, again = (choose(game, setting, view, np.random.default_rng(ply), level) for _ in range(2))
            assert action == again
            assert game.refusal(setting, state, action) == 0
        game.apply(setting, state, action, log)
