"""The commands put together, and what happens when one cannot be done."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from hesperides import __version__
from hesperides.cli import boards, doctor, importing, ladder, matches, options, records, review, rules, serve, speed
from hesperides.cli.terminal import CANNOT

COMMANDS: dict[str, Callable[..., Any]] = {
    "play": serve.play,
    "new": records.new,
    "replay": records.replay,
    "trace": records.trace,
    "review": review.review,
    "import": importing.import_games,
    "simulate": matches.simulate,
    "match": matches.match,
    "ladder": ladder.ladder,
    "rules": rules.rules,
    "bench": speed.bench,
    "doctor": doctor.doctor,
}
BOARD_COMMANDS = {"check": boards.check, "stats": boards.stats}


def run(arguments: Sequence[str]) -> int:
    """Run one command and return the exit status."""
    app = assembled(arguments)
    try:
        status = int(app(args=_or_help(arguments), prog_name="hesperides", standalone_mode=False) or 0)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        return _read_enough()
    except SystemExit as ended:
        if ended.code != CLOSED:
            raise
        return _read_enough()
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except OSError as error:
        return _cannot(": ".join(filter(None, (str(error.filename or ""), error.strerror))) or str(error))
    except ValueError as error:
        return _cannot(str(error))
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        command = getattr(getattr(error, "ctx", None), "command_path", None) or "hesperides"
        return _cannot(f"{error.format_message()} (`{command} --help` shows how)")


CLOSED = 1
"""What the library of the commands ends the process with where a pipe is closed; a command that ends by itself returns."""


def _read_enough() -> int:
    """Who read has had enough (`hesperides replay game.txt | head`), which is no fault."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def assembled(arguments: Sequence[str]) -> typer.Typer:
    """The application. Games are asked for their options only if the command takes any, since loading the rules takes a moment."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="markdown")
    app.callback()(_hesperides)
    for name, command in COMMANDS.items():
        app.command(name)(_with_options(command, name in arguments[:1]))
    board = typer.Typer(help="Check a board file of Citrus, or let bots play on it.", rich_markup_mode="markdown")
    for name, command in BOARD_COMMANDS.items():
        board.command(name)(_with_options(command, ["board", name] == list(arguments[:2])))
    app.add_typer(board, name="board")
    return app


def _or_help(arguments: Sequence[str]) -> list[str]:
    return [*arguments, "--help"] if list(arguments) in ([], ["board"]) else list(arguments)


def _with_options(command: Callable[..., Any], asked: bool) -> Callable[..., Any]:
    if not asked or not options.takes_options(command):
        return options.without(command)
    from hesperides.games import GAMES

    return options.with_options(command, GAMES.values())


MESSAGE_MOST = 1000
"""Signs of an error message; what it quotes may be of any length."""


def _cannot(message: str) -> int:
    shown = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in " ".join(message.split()))
    print("hesperides:", shown if len(shown) <= MESSAGE_MOST else f"{shown[:MESSAGE_MOST]} …", file=sys.stderr)
    return CANNOT


def _version(asked: bool) -> None:
    if asked:
        print(f"hesperides {__version__}")
        raise typer.Exit


def _hesperides(
    version: Annotated[bool, typer.Option("--version", help="Print the version.", callback=_version, is_eager=True)] = False,
) -> None:
    """Hesperides: Citrus and Carcassonne, tile games with rules you can read, in the browser and in the terminal.

    `hesperides play` starts a table in the browser. Everything else is for records, boards, bots and rules.
    """
