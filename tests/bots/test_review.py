"""A game looked through: the best costs nothing, what was thrown away is marked, luck is counted apart."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from hesperides.arena.review import Decision, Draw, mark_of, players, review
from hesperides.record import Line, Step
from tests.bots.pebbles import NO_POINT, PEBBLES, POINT, REST, new_setting

GAME = replace(PEBBLES, write=lambda setting, state, action: str(action))


def played(pile: int, actions: Sequence[int]) -> tuple[Any, list[Step]]:
    """The setting and the steps of a game."""
    setting = new_setting({"pile": str(pile)}, 2)
    state, steps = GAME.new_state(setting), []
    for number, action in enumerate(actions, 1):
        after = GAME.new_state(setting)
        GAME.copy(after, state)
        GAME.apply(setting, after, action, GAME.new_log())
        steps.append(Step(Line("A", str(action), number=number), GAME.actor(setting, state), action, [], state, after))
        state = after
    return setting, steps


@pytest.mark.parametrize(
    ("lost", "error", "mark"),
    [(0.4, 0.0, ""), (1.5, 0.1, "?!"), (2.9, 0.1, "?!"), (3.0, 0.2, "?"), (6.0, 1.0, "??"), (6.0, 2.4, ""), (20.0, 9.0, "")],
)
def test_a_mark_stands_only_where_the_loss_is_sure(lost: float, error: float, mark: str) -> None:
    assert mark_of(lost, error) == mark


@pytest.mark.parametrize(("taken", "lost"), [(1, 2.0), (2, 0.0), (3, 2.5)])
def test_of_three_pebbles_two_are_best(taken: int, lost: float) -> None:
    """Who takes one leaves two; who takes three loses five points for it (the figures: see `worth` in test_search)."""
    setting, steps = played(3, [taken])
    (decision,) = review(GAME, setting, steps, 2000)
    assert isinstance(decision, Decision)
    assert decision.lost == pytest.approx(lost, abs=0.5)
    assert decision.better == ("2" if lost else "")
    assert decision.mark == ("?!" if lost else "")


def test_luck_is_what_a_draw_was_worth_more_than_others() -> None:
    for drawn, luck in ((POINT, 0.5), (NO_POINT, -0.5)):
        setting, steps = played(2, [2, drawn])
        _, draw = review(GAME, setting, steps)
        assert isinstance(draw, Draw)
        assert draw.luck == pytest.approx((luck, -luck), abs=0.3)


def test_it_is_the_same_every_time_and_changes_nothing() -> None:
    setting, steps = played(7, [3, POINT, REST, 1, NO_POINT, REST, 3])
    before = [(step.before.tobytes(), step.after.tobytes()) for step in steps]
    progress: list[int] = []
    once, again = (list(review(GAME, setting, steps, 60, progress.append)) for _ in range(2))
    assert once == again
    assert len(progress) == 2 * len(steps)
    assert [(step.before.tobytes(), step.after.tobytes()) for step in steps] == before


def test_the_sum_of_it_by_player() -> None:
    one = partial(Decision, words="", better="")
    found = [one(1, 0, lost=2.0, error=0.1, mark="?!"), one(3, 1, lost=0.0, error=0.0, mark=""), Draw(2, "", (1.5, -1.5))]
    first, second = players(2, found)
    assert (first.decisions, first.lost, first.luck) == (1, 2.0, 1.5)
    assert first.marks == {"?!": 1, "?": 0, "??": 0}
    assert (second.decisions, second.lost, second.luck) == (1, 0.0, -1.5)
