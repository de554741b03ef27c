"""The generic bots on a toy game: turns thought through to their end, ties broken by the generator, same seed same game."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from hesperides.bots import BOTS
from hesperides.bots.whole import play
from tests.bots.pebbles import COIN, PEBBLES, POINT, REST, STAY, WORD, new_setting


def position(pile: int = 20, **fields: int) -> tuple[Any, Any]:
    setting = new_setting({"pile": str(pile)}, 2)
    state = PEBBLES.new_state(setting)
    for name, value in fields.items():
        setattr(state, name, value)
    return setting, state


def test_greedy_thinks_its_turn_through() -> None:
    """Three pebbles look best at once, and cost five points on the last word of the turn."""
    setting, state = position()
    assert {BOTS["greedy"](PEBBLES, setting, state, np.random.default_rng(seed)) for seed in range(20)} == {2}


def test_thinking_changes_nothing() -> None:
    setting, state = position()
    before = state.tobytes()
    BOTS["greedy"](PEBBLES, setting, state, np.random.default_rng(1))
    assert state.tobytes() == before


def test_ties_are_broken_by_the_generator() -> None:
    setting, state = position(phase=WORD)
    chosen = Counter(BOTS["greedy"](PEBBLES, setting, state, np.random.default_rng(seed)) for seed in range(400))
    assert set(chosen) == {REST, STAY}
    assert min(chosen.values()) > 150


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_generator_chooses_the_same(bot: str) -> None:
    setting, state = position()
    for seed in range(20):
        first, second = (BOTS[bot](PEBBLES, setting, state, np.random.default_rng(seed)) for _ in range(2))
        assert first == second


def test_uniform_is_uniform() -> None:
    setting, state = position()
    chosen = Counter(BOTS["uniform"](PEBBLES, setting, state, np.random.default_rng(seed)) for seed in range(900))
    assert set(chosen) == {1, 2, 3}
    assert min(chosen.values()) > 240


def test_whole_games() -> None:
    setting, _ = position(pile=60)
    state, taken = play(PEBBLES, setting, ["greedy", "uniform"], seed=7)
    again, repeated = play(PEBBLES, setting, ["greedy", "uniform"], seed=7)
    assert (taken, state.tobytes()) == (repeated, again.tobytes())
    assert taken != play(PEBBLES, setting, ["greedy", "uniform"], seed=8)[1]
    assert set(taken[::6]) <= {1, 2}
    assert {3} < set(taken[3::6])


def test_a_whole_game_is_its_actions() -> None:
    setting, state = position(pile=60)
    end, taken = play(PEBBLES, setting, ["uniform", "uniform"], seed=3)
    for action in taken:
        assert (PEBBLES.actor(setting, state) == -1) == (state.phase == COIN) == (action >= POINT - 1)
        PEBBLES.apply(setting, state, np.int32(action), PEBBLES.new_log())
    assert state.tobytes() == end.tobytes()
