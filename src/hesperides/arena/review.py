"""A played game looked through: what each decision cost against the best one found, and what each draw was worth.

Every decision is thought through anew from what the seat could see. If another action is found than the one played, both are played and
looked into further, several times, each time by the same luck for both: their difference is what was lost, and how much it varies from
time to time says how far it is to be trusted. Draws are judged apart, against other draws that might have come, so that good luck is
not taken for good play.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import numpy as np

from hesperides.bots.search import Search, habits
from hesperides.game import CHANCE, OVER, Game, Record
from hesperides.kernel import entropy

HABITS = habits()
TRIALS = 6
"""So many times both actions are looked into."""
DRAWS = 16
"""Draws that might have come, for each that came."""
DRAW_VISITS = 8
SURE = 2.5
"""So many standard errors a loss must stand above nothing."""
MARKS = ((6.0, "??"), (3.0, "?"), (1.5, "?!"))
"""By points lost."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Action `number` of the record (draws counted) by `seat`: `lost` points ± `error` (standard error) against `better`, if not ""."""

    number: int
    seat: int
    words: str
    better: str
    lost: float
    error: float
    mark: str


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw `number` of the record: by how many points it was better for each seat than what comes on average."""

    number: int
    words: str
    luck: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """What a seat did in all: decisions that were not forced, points lost in them, how many of each mark, and its luck in points."""

    seat: int
    decisions: int
    lost: float
    marks: dict[str, int]
    luck: float


def review(
    game: Game, setting: Record, steps: Sequence[Any], visits: int = 300, progress: Callable[[int], object] = lambda _: None
) -> Iterator[Decision | Draw]:
    """Look through the steps of a replayed record, in order; `progress` gets 1 after each. Forced actions and the set-up are left out.

    With so many visits each decision is thought through, and each of two actions looked into with a quarter of them. Nothing of it is
    by chance: the same record and visits give the same review on every machine.
    """
    has_begun = False
    for number, step in enumerate(steps, 1):
        has_begun = has_begun or step.actor != CHANCE
        if step.actor != CHANCE:
            decision = _decision(game, setting, number, step, visits)
            if decision:
                yield decision
        elif has_begun:
            yield _draw(game, setting, number, step)
        progress(1)


def players(seats: int, found: Sequence[Decision | Draw]) -> list[Player]:
    """The review summed up by seat."""
    return [_player(seat, found) for seat in range(seats)]


def _player(seat: int, found: Sequence[Decision | Draw]) -> Player:
    own = [each for each in found if isinstance(each, Decision) and each.seat == seat]
    marks = {mark: sum(each.mark == mark for each in own) for _, mark in reversed(MARKS)}
    luck = sum(each.luck[seat] for each in found if isinstance(each, Draw))
    return Player(seat, len(own), sum(each.lost for each in own), marks, luck)


# --- decisions ----------------------------------------------------------------------------------------------------------


def _decision(game: Game, setting: Record, number: int, step: Any, visits: int) -> Decision | None:
    """What a step cost; None if it was the only one there was."""
    if game.legal(setting, step.before, np.empty(game.legal_most, np.int32)) < 2:
        return None
    view = game.view(setting, step.before, step.actor)
    search = Search(game, setting, view, number, visits, HABITS)
    search.grow(visits)
    better, lost, error = search.best(), 0.0, 0.0
    if better != step.action:
        lost, error = _difference(game, setting, view, step, better, max(visits // 4, 1))
    if lost <= 0.0:
        return Decision(number, step.actor, step.line.words, "", 0.0, error, "")
    return Decision(number, step.actor, step.line.words, game.write(setting, view, better), lost, error, mark_of(lost, error))


def mark_of(lost: float, error: float) -> str:
    """The mark for a loss, "" where it is small or may be nothing."""
    return next((mark for least, mark in MARKS if lost >= least and lost > SURE * error), "")


def _difference(game: Game, setting: Record, view: Record, step: Any, better: int, visits: int) -> tuple[float, float]:
    """By how many points one action is better than the one that was played, and the standard error of that."""
    lost = []
    for trial in range(TRIALS):
        one, other = (_worth(game, setting, _after(game, setting, view, action), trial, visits) for action in (better, step.action))
        lost.append(one[step.actor] - other[step.actor])
    return fmean(lost), stdev(lost) / sqrt(TRIALS)


def _after(game: Game, setting: Record, state: Record, action: int) -> Record:
    after = game.new_state(setting)
    game.copy(after, state)
    game.apply(setting, after, action, game.new_log())
    return after


def _worth(game: Game, setting: Record, state: Record, seed: int, visits: int) -> list[float]:
    """The lead in points that each seat may hope for."""
    if game.actor(setting, state) == OVER:
        return [game.evaluate(setting, state, seat) for seat in range(int(setting.seats))]
    search = Search(game, setting, state, seed, visits, HABITS)
    search.grow(visits)
    return search.leads()


# --- draws --------------------------------------------------------------------------------------------------------------


def _draw(game: Game, setting: Record, number: int, step: Any) -> Draw:
    """What a draw was worth more than others that might have come instead."""
    before, luck = game.view(setting, step.before, None), entropy(number)
    others = [_drawn(game, setting, before, int(game.sample(setting, before, luck))) for _ in range(DRAWS)]
    came = _drawn(game, setting, before, step.action)
    return Draw(number, step.line.words, tuple(worth - fmean(each) for worth, each in zip(came, zip(*others, strict=True), strict=True)))


def _drawn(game: Game, setting: Record, before: Record, action: int) -> list[float]:
    return _worth(game, setting, _after(game, setting, before, action), 1, DRAW_VISITS)
