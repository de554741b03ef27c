"""What the commands share: output, progress on standard error, and rules that are compiled before they are needed."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from hesperides.game import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="For instance citrus; `hesperides rules` lists them.")]
WIDE = 160
CANNOT = 2
"""The status of a command that could not be done, or that found a fault."""
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games on every machine.", min=0)]
SeatsOfBots = Annotated[str, typer.Option("--seats", help="A bot for every seat, by name, with commas.")]
FileOrStdin = Annotated[Path, typer.Argument(metavar="FILE", help="A record, or - for standard input.")]


def console() -> "Console":
    """Where results go; in a file or a pipe, lines are long enough for the tables. Raises BrokenPipeError once nobody reads any more."""
    from rich.console import Console

    class Open(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    out = Open(highlight=False, soft_wrap=True, emoji=False)
    return out if out.is_terminal else Open(highlight=False, soft_wrap=True, emoji=False, width=WIDE)


def aside() -> "Console":
    """Where progress and remarks go: standard error."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def print_json(value: Any) -> None:
    """One JSON document, indented; a figure that is not finite is null."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def seats_of(text: str) -> list[str]:
    """The bots that `--seats` names; raises ValueError for an unknown one."""
    from hesperides.bots import bot_named

    names = [name.strip() for name in text.split(",")]
    for name in names:
        bot_named(name)
    return names


@contextmanager
def progress() -> Iterator["Progress"]:
    """A progress bar on standard error, which vanishes when the work is done; silent where nobody watches."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    watched = aside()
    with Progress(*columns, console=watched, transient=True, disable=not watched.is_terminal) as bar:
        yield bar


def game_named(name: str) -> "Game":
    """The game of that name, its rules compiled; raises ValueError."""
    from hesperides.games import game

    found = game(name)
    make_ready(found)
    return found


def table_for(name: str, options: Mapping[str, str], seats: int) -> "tuple[Game, Any]":
    """The game of that name and the setting of a table, the rules compiled; raises ValueError before that takes its time."""
    from hesperides.games import game

    found = game(name)
    setting = found.new_setting(options, seats)
    if found.remark and (said := found.remark(options)):
        aside().print(said, markup=False, soft_wrap=True)
    make_ready(found)
    return found, setting


def make_ready(game: "Game") -> None:
    """Compile the rules if this machine has not done so yet, and say so meanwhile."""
    from hesperides import kernel

    if kernel.is_warm(game.entries):
        return
    watched = aside()
    watched.print(f"Compiling the rules of {game.name} for this machine, once: about a minute …")
    with progress() as bar:
        task = bar.add_task("compiling", total=len(game.entries))
        kernel.warm(game.entries, lambda name: bar.update(task, advance=1, description=f"compiling {name}"))
