"""The log of an action: which rules fired, for whom, for how much and where. Every game writes one, and tells it in its own words."""

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any

import numpy as np

from hesperides.game import Event
from hesperides.kernel import Count, Nothing, RuleId, Short, Vector, kernel, new, record

EVENTS_MOST = 256
NOWHERE, NOBODY = -1, -1
"""No place; no seat."""


@record
class Log:
    """The rules that fired in the last action: rows 0..count-1. How a place is written as a number, each game says.

    A count above EVENTS_MOST says that more fired than there is room for; `fired` then raises OverflowError.
    """

    count: Short
    rule: Annotated[Vector, np.int16, EVENTS_MOST]
    seat: Annotated[Vector, np.int8, EVENTS_MOST]
    points: Annotated[Vector, np.int16, EVENTS_MOST]
    amount: Annotated[Vector, np.int16, EVENTS_MOST]
    place: Annotated[Vector, np.int32, EVENTS_MOST]


@kernel
def fire(log: Log, rule: RuleId, seat: Count, points: Count, amount: Count, place: Count) -> Nothing:
    """Write down that a rule fired. Nothing is written past the last row, but it is counted: a kernel that can raise is slower."""
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


def fired(log: Any, *fields: str) -> Iterator[tuple[int, ...]]:
    """Some fields of every row, in the order in which the rules fired. Raises OverflowError if more fired than a log has room for."""
    if log.count > EVENTS_MOST:
        raise OverflowError(f"{log.count} rules fired in one action, but a log has room for {EVENTS_MOST}; raise EVENTS_MOST")
    return zip(*(getattr(log, field)[: log.count].tolist() for field in fields), strict=True)


def events_of(log: Any, rule_ids: Sequence[str], place_name: Callable[[int], str]) -> list[Event]:
    """The rows of a log in words."""
    rows = fired(log, "rule", "seat", "points", "amount", "place")
    return [Event(rule_ids[rule], seat, points, amount, place_name(place)) for rule, seat, points, amount, place in rows]
