"""Records played: every line put to the rules, and every assertion held against what they did."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from hesperides.game import ALLOWED, CHANCE, OVER, Event, Game, UnreadableError
from hesperides.games import game as game_named
from hesperides.record.text import DRAW, FIRED, REFUSED, SEATS, Line, Record, fired_line, write_line


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
    game, setting = _laid_out(record)
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


def _laid_out(record: Record) -> tuple[Game, Any]:
    try:
        game = game_named(record.game)
    except ValueError as error:
        raise record.error(record.numbers.get("game", 1), str(error)) from None
    if record.rules != game.rules_version:
        message = f"it follows rules {record.rules}, {game.name} here has rules {game.rules_version}"
        raise record.error(record.numbers.get("rules", 1), f"{message}; replay it with the version that wrote it")
    if not game.fewest_seats <= len(record.seats) <= game.most_seats:
        message = f"{len(record.seats)} seats, but {game.name} is for {game.fewest_seats} to {game.most_seats} players"
        raise record.error(record.numbers.get("seats", 1), f"{message}; name each once, as in `seats Ada, Ben`")
    try:
        return game, game.new_setting(_beside(record, game), len(record.seats))
    except ValueError as error:
        raise record.error(record.numbers.get("options", 1), str(error)) from None


def _beside(record: Record, game: Game) -> dict[str, str]:
    """The options; a file that lies beside the record is found there."""
    files = {option.name for option in game.options if option.free}
    found = dict(record.options)
    for name in files & found.keys():
        with suppress(OSError, ValueError):  # a name that no file can have
            if (beside := Path(record.name).parent / found[name]).is_file():
                found[name] = str(beside)
    return found


def _actor_word(actor: int) -> str:
    return {CHANCE: "a draw (`*`)", OVER: "nobody, the game is over"}.get(actor) or f"seat {SEATS[actor]}"


def _action(record: Record, game: Game, setting: Any, state: Any, line: Line, mark: str) -> int:
    actor = game.actor(setting, state)
    if actor == OVER or mark != (DRAW if actor == CHANCE else SEATS[actor]):
        raise record.error(line.number, f"{mark} {line.words}: now acts {_actor_word(actor)}; mend the line or cut the record before it")
    try:
        return game.read(setting, state, line.words)
    except UnreadableError as error:
        raise record.error(line.number, f"{mark} {line.words}: {error}") from None


def _step(record: Record, game: Game, setting: Any, state: Any, log: Any, line: Line) -> Step:
    action = _action(record, game, setting, state, line, line.mark)
    refused = game.refusal(setting, state, action)
    if refused != ALLOWED:
        message = f"{line.mark} {line.words} is refused by {rule_id(game, refused)}"
        raise record.error(line.number, f"{message}; legal here: {_some_legal(game, setting, state)}")
    after = game.new_state(setting)
    game.copy(after, state)
    game.apply(setting, after, action, log)
    actor = CHANCE if line.mark == DRAW else SEATS.index(line.mark)
    return Step(line, actor, action, game.events(setting, after, log), state, after)


def _claim(record: Record, line: Line, unclaimed: list[Event], steps: list[Step]) -> None:
    for event in unclaimed:
        if _tells(line, event):
            unclaimed.remove(event)
            return
    fired = "; ".join(write_line(fired_line(event)) for event in steps[-1].events) if steps else ""
    before = f"after {write_line(replace(steps[-1].line, comment=''))}" if steps else "before the first action"
    raise record.error(line.number, f"{write_line(replace(line, comment=''))} did not happen {before}; what fired: {fired or 'nothing'}")


def _tells(line: Line, event: Event) -> bool:
    return (
        line.rule == event.rule
        and line.seat in ("", SEATS[event.seat] if event.seat >= 0 else "")
        and line.points in (None, event.points)
        and line.place in ("", event.place)
    )


def _check_refusal(record: Record, game: Game, setting: Any, state: Any, line: Line) -> None:
    action = _action(record, game, setting, state, line, line.seat)
    refused = game.refusal(setting, state, action)
    said = "allowed" if refused == ALLOWED else f"refused by {rule_id(game, refused)}"
    if refused == ALLOWED or rule_id(game, refused) != line.rule:
        raise record.error(line.number, f"! {line.seat} {line.words} is {said}, not refused by {line.rule}; mend the line or the rule")


def rule_id(game: Game, rule: int) -> str:
    """The id of a rule that `refusal` returned."""
    return game.rule_ids[rule]


def legal_words(game: Game, setting: Any, state: Any) -> list[str]:
    """Every legal action in words, sorted as text."""
    actions = np.empty(game.legal_most, np.int32)
    number = game.legal(setting, state, actions)
    return sorted(game.write(setting, state, int(action)) for action in actions[:number])


def _some_legal(game: Game, setting: Any, state: Any, most: int = 6) -> str:
    words = legal_words(game, setting, state)
    return ", ".join(words[:most]) + (f" … ({len(words)} in all)" if len(words) > most else "")


def export(played: Replay) -> Record:
    """The record with every rule that fired in it, so that it checks itself; its own assertions of this kind give way."""
    steps = {step.line.number: step.events for step in played.steps}
    lines: list[Line] = []
    for line in played.record.lines:
        if line.mark != FIRED:
            lines += [line, *map(fired_line, steps.get(line.number, []) if line.acts else [])]
    return replace(played.record, lines=lines)
