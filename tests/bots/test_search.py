"""The bot that looks ahead: right where the answer can be counted, the same in slices, settled when nothing can change."""

from functools import lru_cache, partial
from typing import Any

import numpy as np
import pytest

from hesperides.bots.search import SLICE, USUAL, Search, choose, habits
from hesperides.game import CHANCE, OVER
from hesperides.games import GAMES
from hesperides.kernel import entropy
from tests.bots.pebbles import PEBBLES, WORD, new_setting

TABLES = [
    pytest.param("citrus", {"short": ""}, 2, id="citrus-2"),
    pytest.param("citrus", {}, 5, id="citrus-5"),
    pytest.param("carcassonne", {}, 2, id="carcassonne-2"),
    pytest.param("carcassonne", {"trees": "", "abbot": "", "river": "", "phantom": ""}, 4, id="carcassonne-4"),
]


def position(pile: int, **fields: int) -> tuple[Any, Any]:
    setting = new_setting({"pile": str(pile)}, 2)
    state = PEBBLES.new_state(setting)
    for name, value in fields.items():
        setattr(state, name, value)
    return setting, state


@lru_cache
def lead(pile: int) -> float:
    """Of whoever is to take from a pile, if both play as well as can be."""
    return max((worth(pile, taken) for taken in range(1, min(pile, 3) + 1)), default=0.0)


def worth(pile: int, taken: int) -> float:
    return taken + 0.5 - (5 if taken == 3 else 0) - lead(pile - taken)


@pytest.mark.parametrize("pile", range(2, 12))
def test_it_takes_what_is_best_in_the_end(pile: int) -> None:
    best = max(worth(pile, taken) for taken in range(1, min(pile, 3) + 1))
    setting, state = position(pile)
    taken = choose(PEBBLES, setting, state, np.random.default_rng(pile), visits=3000)
    assert worth(pile, taken) == best


def test_thinking_changes_nothing() -> None:
    setting, state = position(20)
    before = state.tobytes()
    choose(PEBBLES, setting, state, np.random.default_rng(1))
    assert state.tobytes() == before


def test_a_tree_grows_in_slices_as_at_once() -> None:
    setting, state = position(20)
    whole, sliced = (Search(PEBBLES, setting, state, seed=5, visits_most=600, habits=USUAL) for _ in range(2))
    whole.grow(600)
    for _ in range(60):
        sliced.grow(10)
    for name in ("action", "prior", "visits", "total"):
        assert np.array_equal(whole.actions()[name], sliced.actions()[name])
    assert whole.visits == sliced.visits


def test_every_visit_but_the_first_goes_through_an_action() -> None:
    setting, state = position(20)
    search = Search(PEBBLES, setting, state, seed=5, visits_most=300, habits=USUAL)
    assert len(search.actions()) == search.visits == 0
    search.grow(100)
    assert search.visits == 100
    assert search.actions()["visits"].sum() == 99


def test_it_stops_when_nothing_can_change() -> None:
    setting, state = position(1)
    forced = Search(PEBBLES, setting, state, seed=5, visits_most=10_000, habits=USUAL)
    forced.grow(10_000)
    assert forced.visits == 1
    setting, state = position(3)
    clear = Search(PEBBLES, setting, state, seed=5, visits_most=10_000, habits=USUAL)
    clear.grow(10_000)
    most, second, *_ = sorted(clear.actions()["visits"].tolist(), reverse=True)
    assert clear.visits < 10_000
    assert 10_000 - clear.visits < most - second <= 10_000 - clear.visits + 2


def test_within_a_time_it_does_not_go_on_for_longer_than_it_may() -> None:
    """No time: no look ahead but the first few; cancelled: none at all; all the time there is: until nothing can change."""
    setting, state = position(20)
    hasty, cancelled, whole, patient = (Search(PEBBLES, setting, state, seed=5, visits_most=600, habits=USUAL) for _ in range(4))
    hasty.grow_for(0.0)
    assert 0 < hasty.visits <= SLICE
    cancelled.grow_for(1e9, lambda: True)
    assert cancelled.visits == 0
    patient.grow_for(1e9)
    whole.grow(600)
    assert patient.visits == whole.visits
    assert np.array_equal(patient.actions(), whole.actions())


def test_a_cancelled_search_can_go_on() -> None:
    setting, state = position(20)
    search = Search(PEBBLES, setting, state, seed=5, visits_most=600, habits=USUAL)
    search.grow_for(1e9, lambda: search.visits >= 3 * SLICE)
    assert search.visits == 3 * SLICE
    search.grow(10)
    assert search.visits == 3 * SLICE + 10


def test_points_are_leads_in_points() -> None:
    """Of the last pebbles: what is taken now and no more."""
    setting, state = position(1)
    search = Search(PEBBLES, setting, state, seed=5, visits_most=10, habits=USUAL)
    search.grow(10)
    assert len(search.points()) == 1
    setting, state = position(2)
    search = Search(PEBBLES, setting, state, seed=5, visits_most=4000, habits=USUAL)
    search.grow(4000)
    points = dict(zip(search.actions()["action"].tolist(), search.points().tolist(), strict=True))
    assert points[2] - points[1] == pytest.approx(worth(2, 2) - worth(2, 1), abs=0.2)


def test_values_are_leads_between_minus_one_and_one() -> None:
    setting, state = position(9, phase=WORD, took=3)
    search = Search(PEBBLES, setting, state, seed=2, visits_most=400, habits=USUAL)
    search.grow(400)
    for action in search.actions():
        mean = action["total"][:2] / action["visits"]
        assert abs(mean).max() < 1
        assert mean[0] == pytest.approx(-mean[1])


@pytest.mark.parametrize("unfit", [{"breadth": 0}, {"breadth": 65}, {"worlds": 0}])
def test_unfit_habits_are_refused(unfit: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="a search keeps 1 to 64 actions"):
        habits(**unfit)


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_it_plays_every_game(name: str, options: dict[str, str], seats: int) -> None:
    """Some rounds of each table: every action is legal, and the same generator chooses the same."""
    game = GAMES[name]
    setting = game.new_setting(options, seats)
    state, log, luck = game.new_state(setting), game.new_log(), entropy(4)
    ask = partial(choose, game, setting, visits=40)
    for ply in range(160):
        actor = game.actor(setting, state)
        if actor == OVER:
            break
        if actor == CHANCE or ply % 4:
            action = game.sample(setting, state, luck)
        else:
            view = game.view(setting, state, actor)
            action, again = (ask(view, np.random.default_rng(ply)) for _ in range(2))
            assert action == again
            assert game.refusal(setting, state, action) == 0
        game.apply(setting, state, action, log)
