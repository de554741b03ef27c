"""The bots at Citrus: greedy beats uniform by far, its opinion is fair to the seats, and boards are counted rightly."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from hesperides.arena.boardstats import board_stats, course_of
from hesperides.arena.matches import match, play_game, play_games
from hesperides.bots import BOTS
from hesperides.bots.whole import play
from hesperides.game import CHANCE, OVER
from hesperides.games import GAMES
from tests.nightly import tried

CITRUS = GAMES["citrus"]
MATCH = tried(20, 8)
"""Games of a match that greedy wins all but once."""


def after(actions: list[int], setting: Any) -> Any:
    state, log = CITRUS.new_state(setting), CITRUS.new_log()
    for action in actions:
        CITRUS.apply(setting, state, action, log)
    return state


@pytest.mark.parametrize("options", [{}, {"short": ""}, {"family": "", "milestone": "recolour"}], ids=str)
def test_greedy_beats_uniform(options: dict[str, str]) -> None:
    greedy, _ = match(CITRUS, options, ["greedy", "uniform"], MATCH, seed=11).sides
    assert greedy.wins >= MATCH - 1
    assert greedy.lead.mean > 25


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_greedy_plays_every_number_of_seats(seats: int) -> None:
    setting = CITRUS.new_setting({}, seats)
    state, actions = play(CITRUS, setting, ["greedy"] * seats, seed=seats)
    assert CITRUS.actor(setting, state) == OVER
    assert CITRUS.winners(setting, state)
    assert after(actions, setting).tobytes() == state.tobytes()


def test_bots_choose_legal_actions_and_change_nothing() -> None:
    setting = CITRUS.new_setting({}, 2)
    _, actions = play(CITRUS, setting, ["uniform", "greedy"], seed=4)
    state, log = CITRUS.new_state(setting), CITRUS.new_log()
    for number, action in enumerate(actions):
        if CITRUS.actor(setting, state) != CHANCE and number % 20 == 0:
            before = state.tobytes()
            for bot in BOTS.values():
                chosen = bot(CITRUS, setting, state, np.random.default_rng(number))
                assert CITRUS.refusal(setting, state, chosen) == 0
            assert state.tobytes() == before
        CITRUS.apply(setting, state, action, log)


def test_opinions_of_two_seats_are_opposite_and_end_as_the_lead() -> None:
    setting = CITRUS.new_setting({"short": ""}, 2)
    state, actions = play(CITRUS, setting, ["greedy", "uniform"], seed=6)
    half_way = after(actions[: len(actions) // 2], setting)
    assert CITRUS.evaluate(setting, half_way, 0) == pytest.approx(-CITRUS.evaluate(setting, half_way, 1))
    first, second = CITRUS.scores(setting, state)
    assert CITRUS.evaluate(setting, state, 0) == first - second


def test_the_course_of_a_game() -> None:
    setting = CITRUS.new_setting({}, 3)
    played = play_game(CITRUS, setting, ["greedy"] * 3, number=1, seed=8)
    state = after(list(played.actions), setting)
    course = course_of(CITRUS, setting, played)
    assert course.turns == state.turn
    assert course.by_turn == tuple(played.scores[(int(state.first) + turn) % 3] for turn in range(3))
    assert sum(course.win_share) == pytest.approx(1)
    assert course.left_open + sum(course.enclosed) == (state.finca_is[: setting.letters] != 0).sum()


def test_board_stats() -> None:
    done: list[int] = []
    stats = board_stats(CITRUS, {"short": ""}, seats=2, games=6, seed=1, progress=done.append)
    assert (stats.games, stats.seats, sum(done)) == (6, 2, 6)
    assert sum(share.mean for share in stats.win_share) == pytest.approx(1)
    assert stats.lead[0].mean == pytest.approx(-stats.lead[1].mean)
    limits = (stats.nine_tenths[0], *stats.middle_half, stats.nine_tenths[1])
    assert all(lower <= higher for lower, higher in pairwise(limits))


def test_processes_play_the_same_games() -> None:
    alone, shared = (list(play_games(CITRUS, {"short": ""}, ["uniform"] * 2, 4, seed=9, processes=number)) for number in (1, 2))
    assert alone == shared
