"""The log of an action: which rules fired, for whom, for how much and where. Every game writes one, and tells it in its own words."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import numpy as np

from hesperides.game import Event
from hesperides.kernel import Count, Nothing, RuleId, Short, Vector, kernel, new, record

EVENTS_MOST = 256
NOWHERE, NOBODY = -1, -1
"""No place; no seat."""


@record
class Log:
    """The rules that fired in the last action: rows 0..count-1. How a place is written as a number, each game says."""

    count: Short
    rule: Annotated[Vector, np.int16, EVENTS_MOST]
    seat: Annotated[Vector, np.int8, EVENTS_MOST]
    points: Annotated[Vector, np.int16, EVENTS_MOST]
    amount: Annotated[Vector, np.int16, EVENTS_MOST]
    place: Annotated[Vector, np.int32, EVENTS_MOST]


@kernel
def fire(log: Log, rule: RuleId, seat: Count, points: Count, amount: Count, place: Count) -> Nothing:
    """Write down that a rule fired."""
    row = np.uint32(log.count)
    if row < EVENTS_MOST:
        log.rule[row] = rule
        log.seat[row] = seat
        log.points[row] = points
        log.amount[row] = amount
        log.place[row] = place
        log.count = row + 1


def new_log() -> Any:
    """An empty log."""
    return new(Log)


def told(log: Any, rule_ids: Sequence[str], place_name: Callable[[int], str]) -> list[Event]:
    """The rows of a log in words."""
    rows = [getattr(log, field)[: log.count].tolist() for field in ("rule", "seat", "points", "amount", "place")]
    return [Event(rule_ids[rule], seat, points, amount, place_name(place)) for rule, seat, points, amount, place in zip(*rows, strict=True)]
