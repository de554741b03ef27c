"""Picking: a toy game. A bowl holds some fruit; each turn tells how many are ripe, a seat takes one to three, and who empties it gains.

    A take 2        ; one point for each ripe fruit taken, five for the last one in the bowl

It has all that a game of the house has, draws and options included, and no page.
"""

from enum import IntEnum
from typing import Annotated, Any, Literal

import msgspec
import numpy as np

from hesperides.game import ALLOWED, CHANCE, KIND_SHIFT, OVER, Event, Game, Option, UnreadableError, check_options
from hesperides.kernel import Action, Actions, Count, Entropy, Nothing, Real, RuleId, Small, Vector, copy_record, draw, entry, new, record
from hesperides.log import NOWHERE, Log, events_of, fire, new_log

SEATS_MOST, RIPE_MOST, TAKE_MOST, LAST = 4, 3, 3, 5
OPTIONS = (Option("large", "forty fruits in the bowl"),)
RIPE, TAKE = 1, 2
Rule = IntEnum("Rule", [("BOWL_TAKE", 1), ("BOWL_LAST", 2)])
BOWL_TAKE, BOWL_LAST = int(Rule["BOWL_TAKE"]), int(Rule["BOWL_LAST"])
RULE_IDS = ("", "bowl.take", "bowl.last")


@record
class Setting:
    """How many sit there, and how many fruits the bowl has."""

    seats: Small
    fruits: Small


@record
class State:
    """What is in the bowl and how many of it are ripe; `score` by seat."""

    actor: Annotated[Any, np.int8]
    seat: Small
    left: Small
    ripe: Small
    begun: Small
    score: Annotated[Vector, np.int16, SEATS_MOST]


# --- the rules --------------------------------------------------------------------------------------------------------


@entry
def actor(setting: Setting, state: State) -> Count:
    """A seat, CHANCE or OVER."""
    return state.actor


@entry
def legal(setting: Setting, state: State, actions: Actions) -> Count:
    """Every draw or every number of fruits."""
    kind, most = (RIPE, RIPE_MOST) if state.actor == CHANCE else (TAKE, min(TAKE_MOST, np.int64(state.left)))
    for number in range(most):
        actions[number] = kind << KIND_SHIFT | number + 1
    return most


@entry
def refusal(setting: Setting, state: State, action: Action) -> RuleId:
    """[bowl.take]"""
    kind, number = (RIPE, RIPE_MOST) if state.actor == CHANCE else (TAKE, min(TAKE_MOST, np.int64(state.left)))
    wanted = action & (1 << KIND_SHIFT) - 1
    return ALLOWED if action >> KIND_SHIFT == kind and 1 <= wanted <= number else BOWL_TAKE


@entry
def weight(setting: Setting, state: State, action: Action) -> Count:
    """Few are ripe more often than many."""
    return RIPE_MOST + 1 - (action & (1 << KIND_SHIFT) - 1)


@entry
def sample(setting: Setting, state: State, entropy: Entropy) -> Action:
    """A legal action, or a draw by its weight."""
    if state.actor != CHANCE:
        return TAKE << KIND_SHIFT | draw(entropy, min(TAKE_MOST, np.int64(state.left))) + 1
    number = draw(entropy, 6)
    return RIPE << KIND_SHIFT | (1 if number < 3 else 2 if number < 5 else 3)


@entry
def sample_kinds(setting: Setting, state: State, entropy: Entropy) -> Action:
    """There is but one kind at a time."""
    return sample(setting, state, entropy)


@entry
def apply(setting: Setting, state: State, action: Action, log: Log) -> Nothing:
    """[bowl.take, bowl.last]"""
    log.count = 0
    number = action & (1 << KIND_SHIFT) - 1
    if state.actor == CHANCE:
        state.ripe, state.actor = number, state.seat
        return
    seat = np.int64(state.seat)
    points = min(number, np.int64(state.ripe))
    state.score[seat] += points
    state.left -= number
    fire(log, BOWL_TAKE, seat, points, number, NOWHERE)
    if state.left == 0:
        state.score[seat] += LAST
        fire(log, BOWL_LAST, seat, LAST, 1, NOWHERE)
        state.actor = OVER
    else:
        state.seat, state.actor = (seat + 1) % setting.seats, CHANCE


@entry
def evaluate(setting: Setting, state: State, seat: Count) -> Real:
    """The lead over the best of the others."""
    best: Count = 0
    for other in range(setting.seats):
        if other != seat:
            best = max(best, np.int64(state.score[other]))
    return np.float64(np.int64(state.score[seat]) - best)


@entry
def copy(into: State, state: State) -> Nothing:
    """All of it."""
    copy_record(into, state)


# --- in words -----------------------------------------------------------------------------------------------------------


class PickingPicture(msgspec.Struct, tag_field="game", tag="picking"):
    """The bowl and the points."""

    left: int
    ripe: int
    scores: list[int]
    phase: Literal["take", "over", "chance"]
    winners: list[int]


class PickingChoices(msgspec.Struct, tag_field="game", tag="picking"):
    """How many may be taken."""

    seat: int
    legal: list[str]


def new_setting(options: Any, seats: int, rules: int = 1) -> Any:
    """[bowl] Raises ValueError."""
    check_options("picking", OPTIONS, options)
    if not 2 <= seats <= SEATS_MOST:
        raise ValueError(f"Picking is for 2 to {SEATS_MOST} players, not {seats}")
    setting = new(Setting)
    setting.seats, setting.fruits = seats, 40 if "large" in options else 20
    return setting


def new_state(setting: Any) -> Any:
    """A full bowl."""
    state = new(State)
    state.left, state.actor = setting.fruits, CHANCE
    return state


def read(setting: Any, state: Any, words: str) -> int:
    """Raises UnreadableError."""
    kind, _, number = words.partition(" ")
    if kind not in ("ripe", "take") or number not in ("1", "2", "3"):
        raise UnreadableError(f"{words!r} is no action; write `take 1` to `take 3`")
    return (RIPE if kind == "ripe" else TAKE) << KIND_SHIFT | int(number)


def write(setting: Any, state: Any, action: int) -> str:
    """The words of an action."""
    return f"{'ripe' if action >> KIND_SHIFT == RIPE else 'take'} {action & (1 << KIND_SHIFT) - 1}"


def events(setting: Any, state: Any, log: Any) -> list[Event]:
    """What fired, in words."""
    return events_of(log, RULE_IDS, lambda place: "")


def scores(setting: Any, state: Any) -> list[int]:
    """Of every seat."""
    return [int(points) for points in state.score[: setting.seats]]


def winners(setting: Any, state: Any) -> list[int]:
    """Who has most, once it is over."""
    points = scores(setting, state)
    return [seat for seat, own in enumerate(points) if own == max(points)] if state.actor == OVER else []


def picture(setting: Any, state: Any) -> PickingPicture:
    """The table."""
    phase: Any = "over" if state.actor == OVER else "chance" if state.actor == CHANCE else "take"
    return PickingPicture(int(state.left), int(state.ripe), scores(setting, state), phase, winners(setting, state))


def choices(setting: Any, state: Any) -> PickingChoices:
    """What the seat may do."""
    return PickingChoices(int(state.seat), [f"take {number + 1}" for number in range(min(TAKE_MOST, int(state.left)))])


PICKING = Game(
    name="picking",
    rules_version=1,
    oldest_rules=1,
    fewest_seats=2,
    most_seats=SEATS_MOST,
    legal_most=RIPE_MOST,
    options=OPTIONS,
    Rule=Rule,
    rule_ids=RULE_IDS,
    new_setting=new_setting,
    new_state=new_state,
    new_log=new_log,
    actor=actor,
    legal=legal,
    refusal=refusal,
    weight=weight,
    sample=sample,
    sample_kinds=sample_kinds,
    apply=apply,
    evaluate=evaluate,
    copy=copy,
    read=read,
    write=write,
    events=events,
    view=lambda setting, state, viewer: state,
    scores=scores,
    winners=winners,
    figures=lambda setting, state: {"phase": "take", "scores": scores(setting, state), "left": int(state.left)},
    deal=lambda setting, played: {"fruits": int(setting.fruits)},
    picture=picture,
    choices=choices,
    show=lambda setting, state: f"{int(state.left)} left, {int(state.ripe)} ripe",
    measured={"small_2": ({}, 2)},
    entries=(actor, legal, refusal, weight, sample, sample_kinds, apply, evaluate, copy),
)
