"""Pebbles, a toy of two seats that shows whether a bot thinks a turn through.

On a turn 1, 2 or 3 pebbles are taken from the pile for a point each, then a coin is drawn (a point or none), then the seat says `rest`
(4) or `stay` (5, worth the same). The one who took 3 loses 5 points on that last word. The game ends with the pile.
"""

from dataclasses import fields
from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from hesperides.game import CHANCE, OVER, Game
from hesperides.kernel import (
    Action,
    Actions,
    Count,
    Entropy,
    Nothing,
    Real,
    Short,
    Small,
    Vector,
    copy_record,
    draw,
    entry,
    new,
    record,
)

TAKE, COIN, WORD = 0, 1, 2
REST, STAY, NO_POINT, POINT = 4, 5, 6, 7


@record
class Setting:
    seats: Small
    pile: Small


@record
class State:
    pile: Small
    phase: Small
    seat: Small
    took: Small
    score: Annotated[Vector, np.int16, 2]


@record
class Log:
    count: Short


class Rule(IntEnum):
    PILE_ENOUGH = 1


@entry
def actor(setting: Setting, state: State) -> Count:
    if state.phase == COIN:
        return CHANCE
    return OVER if state.phase == TAKE and state.pile == 0 else state.seat


@entry
def legal(setting: Setting, state: State, actions: Actions) -> Count:
    if state.phase == TAKE:
        count = min(np.int64(state.pile), 3)
        for i in range(count):
            actions[i] = i + 1
        return count
    actions[0], actions[1] = (REST, STAY) if state.phase == WORD else (NO_POINT, POINT)
    return 2


@entry
def sample(setting: Setting, state: State, entropy: Entropy) -> Action:
    if state.phase == TAKE:
        return draw(entropy, min(np.int64(state.pile), 3)) + 1
    return draw(entropy, 2) + (REST if state.phase == WORD else NO_POINT)


@entry
def apply(setting: Setting, state: State, action: Action, log: Log) -> Nothing:
    if action <= 3:
        state.pile -= action
        state.took = action
        state.score[state.seat] += action
        state.phase = COIN
    elif action >= NO_POINT:
        state.score[state.seat] += action - NO_POINT
        state.phase = WORD
    else:
        state.score[state.seat] -= 5 if state.took == 3 else 0
        state.seat = 1 - state.seat
        state.phase = TAKE


@entry
def evaluate(setting: Setting, state: State, seat: Count) -> Real:
    return np.float64(state.score[seat] - state.score[1 - seat])


@entry
def copy(target: State, source: State) -> Nothing:
    copy_record(target, source)


def new_state(setting: Any) -> Any:
    state = new(State)
    state.pile = setting.pile
    return state


def new_setting(options: Any, seats: int) -> Any:
    setting = new(Setting)
    setting.seats, setting.pile = seats, int(options["pile"])
    return setting


def scores(setting: Any, state: Any) -> list[int]:
    return [int(score) for score in state.score]


def winners(setting: Any, state: Any) -> list[int]:
    points = scores(setting, state)
    return [seat for seat in (0, 1) if points[seat] == max(points)] if actor(setting, state) == OVER else []


def _unused(*_: Any) -> Any:
    raise NotImplementedError


NEEDED: dict[str, Any] = {
    "name": "pebbles",
    "rules_version": 1,
    "oldest_rules": 1,
    "fewest_seats": 2,
    "most_seats": 2,
    "legal_most": 3,
    "options": (),
    "Rule": Rule,
    "rule_ids": ("", "pile.enough"),
    "new_setting": new_setting,
    "new_state": new_state,
    "new_log": lambda: new(Log),
    "actor": actor,
    "legal": legal,
    "sample": sample,
    "apply": apply,
    "evaluate": evaluate,
    "copy": copy,
    "view": lambda setting, state, viewer: state,
    "scores": scores,
    "winners": winners,
}
PEBBLES = Game(**{each.name: NEEDED.get(each.name, _unused) for each in fields(Game)})
