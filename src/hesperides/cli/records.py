"""`new`, `replay`, `trace`: records made by bots, drawn in the terminal, told to programs."""

import json
import sys
import textwrap
from collections.abc import Iterable
from io import BytesIO
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hesperides.cli.options import Options
from hesperides.cli.terminal import FileOrStdin, GameName, SeatsOfBots, Seed, aside, console, make_ready, seats_of, table_for
from hesperides.game import CHANCE

if TYPE_CHECKING:
    from hesperides.game import Game
    from hesperides.record import Line, Record, Replay, Step


FOLDED = 120
"""How long the lines of folded draws are."""


def new(game: GameName, seats: SeatsOfBots, options: Options, seed: Seed = 0) -> None:
    """Let bots play a game and print its record.

    `hesperides new citrus --seats uniform,greedy --short --seed 5 > game.txt`,
    `hesperides new carcassonne --seats greedy,greedy --trees --abbot > game.txt`
    """
    from hesperides.arena.matches import play_game
    from hesperides.record import Record, write

    bots = seats_of(seats)
    rules, setting = table_for(game, options, len(bots))
    with aside().status("playing"):
        played = play_game(rules, setting, bots, 0, seed)
    lines = _lines(rules, setting, played.actions)
    print(write(Record(game, options, rules.rules_version, bots, f"bots, seed {seed}", lines)), end="")


def _lines(game: "Game", setting: Any, actions: Iterable[int]) -> list["Line"]:
    """The lines of a record: every action in words, and what fired."""
    from hesperides.record import lines_of

    state, log, lines = game.new_state(setting), game.new_log(), list["Line"]()
    for action in actions:
        actor, words = game.actor(setting, state), game.write(setting, state, action)
        game.apply(setting, state, action, log)
        lines += lines_of(actor, words, game.events(setting, state, log))
    return lines


def replay(
    file: FileOrStdin,
    upto: Annotated[int | None, typer.Option("--upto", help="Stop after this number of draws and actions.", min=0)] = None,
    last: Annotated[bool, typer.Option("--last", help="Draw only the table after the last turn.")] = False,
    record: Annotated[bool, typer.Option("--record", help="Print the record with every rule that fired, instead of drawing.")] = False,
    redact: Annotated[bool, typer.Option("--redact", help="With --record: leave out names, remarks and comments.")] = False,
) -> None:
    """Draw a record in the terminal, turn by turn, with the rules that fired."""
    from hesperides import record as records

    if redact and not record:
        raise ValueError("--redact leaves names out of a record that is printed; add --record")
    if last and record:
        raise ValueError("--last is about the tables that are drawn, and --record draws none; leave one of them out")
    game = loaded(file)
    replayed = records.replay(game, upto)
    if record:
        full = records.export(replayed)
        print(records.write(records.redact(full) if redact else full), end="")
    else:
        _draw(replayed, last)


def trace(file: FileOrStdin) -> None:
    """Tell a record to another program: JSON Lines with the legal actions and figures before every action."""
    from hesperides.record import trace as traced

    lines = [json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in traced(loaded(file))]
    sys.stdout.write("\n".join(lines) + "\n")


def loaded(file: Any) -> "Record":
    """The record in a file, its rules compiled; raises RecordError before that if its header cannot be."""
    from hesperides.record import laid_out, load, load_from

    record = load_from(sys.stdin.buffer if sys.stdin else BytesIO(), "<stdin>") if str(file) == "-" else load(file)
    game, _ = laid_out(record)
    make_ready(game)
    return record


def _draw(replayed: "Replay", last: bool) -> None:
    """Every turn: who, what was done and what fired, then the table. A turn ends where another seat begins."""
    from rich.text import Text

    out = console()
    turns = [(seat, list(steps)) for (_, seat), steps in groupby(replayed.steps, _Turns())]
    for number, (seat, steps) in enumerate(turns, 1):
        if not last or number == len(turns):
            out.rule(Text("set-up" if seat == CHANCE else seat_of(replayed, seat)))
            out.print("\n".join(_folded(steps) if seat == CHANCE else _written(steps)), markup=False)
            out.print(replayed.game.show(replayed.setting, steps[-1].after), markup=False)
    _result(replayed)


class _Turns:
    """The number of the turn a step belongs to, and whose it is; draws before anybody has acted are the set-up, CHANCE's.

    A turn ends where another seat's begins, or for who plays alone where the game counts a new one.
    """

    def __init__(self) -> None:
        self.seat, self.number, self.counted = CHANCE, 0, 0

    def __call__(self, step: "Step") -> tuple[int, int]:
        on_turn = self.seat if self.seat == CHANCE else int(getattr(step.before, "seat", self.seat))
        seat = step.actor if step.actor >= 0 else on_turn
        counted = int(getattr(step.before, "turn", 0)) if step.actor >= 0 else self.counted
        if seat != self.seat or counted > self.counted > 0:
            self.seat, self.number = seat, self.number + 1
        self.counted = counted
        return self.number, self.seat


def seat_of(replayed: "Replay", seat: int) -> str:
    """The letter of a seat and its name, of which a terminal gets nothing that it would obey."""
    from hesperides.record import SEATS, plain_name

    letter, name = SEATS[seat], plain_name(replayed.record.seats[seat])
    return letter if name in ("", letter) else f"{letter} {name}"


def _folded(steps: list["Step"]) -> list[str]:
    """Draws in few lines: those that begin with the same word together."""
    drawn: dict[str, list[str]] = {}
    for step in steps:
        kind, _, what = step.line.words.partition(" ")
        drawn.setdefault(kind, []).append(what)
    lines = (f"* {kind} {', '.join(each)}" for kind, each in drawn.items())
    return [line for long in lines for line in textwrap.wrap(long, FOLDED, subsequent_indent="    ")]


def _written(steps: list["Step"]) -> list[str]:
    from hesperides.record import lines_of, write_line

    return [write_line(line) for step in steps for line in lines_of(step.actor, step.line.words, step.events)]


def _result(replayed: "Replay") -> None:
    game, setting, state = replayed.game, replayed.setting, replayed.state
    winners = set(game.winners(setting, state))
    scores = game.scores(setting, state)
    points = ", ".join(f"{seat_of(replayed, seat)} {score}{' (won)' if seat in winners else ''}" for seat, score in enumerate(scores))
    console().print(f"{'Result' if winners else 'So far'}: {points}", markup=False)
