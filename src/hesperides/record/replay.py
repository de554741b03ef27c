"""Records played: every line put to the rules, and every assertion held against what they did."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from hesperides.game import CHANCE, Event, Game, UnreadableError, check_rules
from hesperides.games import game as game_named
from hesperides.kernel import row_of
from hesperides.record.refusals import action_of, out_of_turn, refused_by, some_legal
from hesperides.record.text import DRAW, FIRED, REFUSED, SEATS, Line, Record, RecordError, fired_line, write_line


@dataclass(frozen=True, slots=True)
class Step:
    """One draw or action: the actor (a seat or CHANCE), what fired, and the state on both sides of it."""

    line: Line
    actor: int
    action: int
    events: list[Event]
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played: its steps, and how the table stands after them."""

    record: Record
    game: Game
    setting: Any
    state: Any
    steps: list[Step]

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)


def replay(record: Record, upto: int | None = None) -> Replay:
    """Play a record, at most its first `upto` draws and actions; raises RecordError where the rules disagree with it."""
    game, setting = laid_out(record)
    state, log = game.new_state(setting), game.new_log()
    steps: list[Step] = []
    unclaimed: list[Event] = []
    for line in record.lines:
        if line.acts and len(steps) == upto:
            break
        if line.acts:
            step = _step(record, game, setting, state, log, line)
            steps.append(step)
            state, unclaimed = step.after, list(step.events)
        elif line.mark == FIRED:
            _claim(record, line, unclaimed, steps)
        elif line.mark == REFUSED:
            _check_refusal(record, game, setting, state, line)
    return Replay(record, game, setting, state, steps)


def laid_out(record: Record) -> tuple[Game, Any]:
    """The game of a record and its setting; raises RecordError where the header names what there is not. Compiles no rules."""
    try:
        game = game_named(record.game)
    except ValueError as error:
        raise record.error(record.numbers.get("game", 1), str(error)) from None
    try:
        check_rules(game, record.rules)
    except ValueError as error:
        raise record.error(record.numbers.get("rules", 1), str(error)) from None
    seated = game.fewest_seats <= len(record.seats) <= game.most_seats
    try:
        return game, game.new_setting(_beside(record, game) if seated else {}, len(record.seats), record.rules)
    except ValueError as error:
        key, way_out = ("options", "") if seated else ("seats", "; write a name for each player, as in `seats Ada, Ben`")
        raise record.error(record.numbers.get(key, 1), f"{error}{way_out}") from None


def _beside(record: Record, game: Game) -> dict[str, str]:
    """The options; a file that lies beside the record is found there."""
    files = {option.name for option in game.options if option.free}
    found = dict(record.options)
    for name in files & found.keys():
        with suppress(OSError, ValueError):  # a name that no file can have
            if (beside := Path(record.name).parent / found[name]).is_file():
                found[name] = str(beside)
    return found


def _action(record: Record, game: Game, setting: Any, state: Any, line: Line) -> int:
    try:
        return action_of(game, setting, state, line.words)
    except UnreadableError as error:
        raise record.error(line.number, f"{line.seat or line.mark} {line.words}: {error}") from None


def _who(mark: str) -> int:
    return CHANCE if mark == DRAW else SEATS.index(mark)


def _step(record: Record, game: Game, setting: Any, state: Any, log: Any, line: Line) -> Step:
    actor = _who(line.mark)
    if refused := out_of_turn(game, setting, state, actor):
        raise _refused(record, game, setting, state, line, *refused)
    action = _action(record, game, setting, state, line)
    if rule := refused_by(game, setting, state, action):
        raise _refused(record, game, setting, state, line, rule)
    after = copied(game, state)
    game.apply(setting, after, action, log)
    return Step(line, actor, action, game.events(setting, after, log), state, after)


def copied(game: Game, state: Any) -> Any:
    """A copy to the last byte: NumPy's own leaves the gaps between the fields as they happen to be."""
    copy = row_of(np.zeros(1, state.dtype))
    game.copy(copy, state)
    return copy


def _refused(record: Record, game: Game, setting: Any, state: Any, line: Line, rule: str, reason: str = "") -> RecordError:
    message = f"{line.mark} {line.words} is refused by {rule}" + (f": {reason}" if reason else "")
    return record.error(line.number, f"{message}; legal here: {some_legal(game, setting, state)}")


def _claim(record: Record, line: Line, unclaimed: list[Event], steps: list[Step]) -> None:
    """Take out of `unclaimed` the first event that the line tells, and all that fired before it: lines stand in the order of the events."""
    for number, event in enumerate(unclaimed):
        if _tells(line, event):
            del unclaimed[: number + 1]
            return
    fired = _nearest(line, steps[-1].events) if steps else "nothing"
    before = f"after {write_line(replace(steps[-1].line, comment=''))}" if steps else "before the first action"
    said = write_line(replace(line, comment=""))
    if steps and any(_tells(line, event) for event in steps[-1].events):
        before, fired = f"once more {before}, after the line above", f"in this order: {fired}"
    raise record.error(line.number, f"{said} did not happen {before}; what fired: {fired}")


NEAREST = 3


def _nearest(line: Line, events: Sequence[Event]) -> str:
    """The few events that are most like the line, in the order in which they fired, and how many more there were."""
    near = sorted(range(len(events)), key=lambda number: -_likeness(line, events[number]))[:NEAREST]
    more = f"; and {len(events) - NEAREST} more" if len(events) > NEAREST else ""
    return ("; ".join(write_line(fired_line(events[number])) for number in sorted(near)) or "nothing") + more


def _likeness(line: Line, event: Event) -> int:
    """How much of an event a line says rightly: the rule counts most, then the place, the seat and the points."""
    said = fired_line(event)
    right = (line.rule == said.rule, bool(line.place) and line.place == said.place, line.seat == said.seat, line.points == said.points)
    return sum(8 >> weight for weight, is_right in enumerate(right) if is_right)


def _tells(line: Line, event: Event) -> bool:
    return (
        line.rule == event.rule
        and line.seat in ("", SEATS[event.seat] if event.seat >= 0 else "")
        and line.points in (None, event.points)
        and line.place in ("", event.place)
    )


def _check_refusal(record: Record, game: Game, setting: Any, state: Any, line: Line) -> None:
    if line.rule not in game.rule_ids:
        raise record.error(line.number, f"{line.rule!r} is no rule of {game.name}; `hesperides rules {game.name}` lists them")
    if refused := out_of_turn(game, setting, state, _who(line.seat)):
        rule, reason = refused[0], f" ({refused[1]})"
    else:
        rule, reason = refused_by(game, setting, state, _action(record, game, setting, state, line)), ""
    if rule != line.rule:
        said = f"refused by {rule}{reason}" if rule else "allowed"
        raise record.error(line.number, f"! {line.seat} {line.words} is {said}, not refused by {line.rule}; mend the line or the rule")


def export(played: Replay) -> Record:
    """The record with every rule that fired in it, so that it checks itself; its own assertions of this kind give way."""
    steps = {step.line.number: step.events for step in played.steps}
    lines: list[Line] = []
    for line in played.record.lines:
        if line.mark != FIRED:
            lines += [line, *map(fired_line, steps.get(line.number, []) if line.acts else [])]
    return replace(played.record, lines=lines)
