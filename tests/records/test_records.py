"""Every record in records/ replays, and everything it says happens."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hesperides.game import OVER
from hesperides.record import SEATS, Line, Record, Replay, action_of, export, load, read, replay, write
from hesperides.record.text import DRAW, FIRED, REFUSED
from tests.house.source import ROOT

RECORDS = sorted((ROOT / "records").rglob("*.txt"))


def name_of(file: Path) -> str:
    """`carcassonne/setup` for records/carcassonne/setup.txt."""
    return file.relative_to(ROOT / "records").with_suffix("").as_posix()


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
def test_it_replays(file: Path) -> None:
    record = load(file)
    assert read(write(record), str(file)) == record
    replayed = replay(record)
    assert record.about, "a record says what it shows"
    assert any(line.rule for line in record.lines), "a record asserts something"
    assert replay(export(replayed)).state.tobytes() == replayed.state.tobytes()


def listed(played: Replay, state: Any) -> list[int]:
    """What `legal` lists, in a state of a game that is not over."""
    actions = np.empty(played.game.legal_most, np.int32)
    return actions[: played.game.legal(played.setting, state, actions)].tolist()


def refusals(record: Record, played: Replay) -> Iterator[tuple[Line, Any]]:
    """Every `!` line about the actor, and the state in which it stands."""
    steps, state = iter(played), played.game.new_state(played.setting)
    for line in record.lines:
        if line.acts:
            state = next(steps).after
        actor = played.game.actor(played.setting, state)
        if line.mark == REFUSED and actor != OVER and line.seat == (SEATS[actor] if actor >= 0 else DRAW):
            yield line, state


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
def test_points_of_a_rule_are_told_all_or_not_at_all(file: Path) -> None:
    """So that a record notices what is paid twice, or to one seat too many."""
    record = load(file)
    told: Counter[tuple[int, str]] = Counter()
    number = 0
    for line in record.lines:
        number = line.number if line.acts else number
        told[number, line.rule] += bool(line.mark == FIRED and line.points)
    for step in replay(record):
        paid = Counter(event.rule for event in step.events if event.points)
        for rule, times in paid.items():
            assert told[step.line.number, rule] in (0, times), f"line {step.line.number}: {rule} paid {times} times"


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
def test_the_list_of_legal_actions_says_the_same(file: Path) -> None:
    """`replay` asks `refusal`; the list is found in another way."""
    record = load(file)
    played = replay(record)
    for step in played:
        assert step.action in listed(played, step.before), f"line {step.line.number}"
    for line, state in refusals(record, played):
        assert action_of(played.game, played.setting, state, line.words) not in listed(played, state), f"line {line.number}"


def test_there_are_records() -> None:
    assert RECORDS
