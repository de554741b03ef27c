"""`board check` and `board stats`: board files, judged by their text and by play."""

from typing import TYPE_CHECKING, Annotated

import typer

from hesperides.cli.matches import Processes, interval
from hesperides.cli.terminal import CANNOT, AsJson, Seed, aside, console, make_ready, print_json, progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hesperides.arena.boardstats import BoardStats
    from hesperides.arena.matches import Estimate

GAME = "citrus"
BoardPath = Annotated[str, typer.Argument(metavar="FILE", help="A board file of Citrus, or long or short for those of the project.")]


def check(file: BoardPath) -> None:
    """Check that a board of Citrus can be played on. Every fault is a line on standard error; status 2 if there is one."""
    _check_game(file)
    from hesperides.games.citrus.board import board_text, read_board
    from hesperides.games.citrus.board import check as faults_of

    board = read_board(board_text(file), file)
    faults = faults_of(board)
    for fault in faults:
        aside().print(f"{file}: {fault}", markup=False, soft_wrap=True)
    if faults:
        raise typer.Exit(CANNOT)
    kind = "long" if board.is_long else "short"
    size = f"{board.columns} × {board.rows} spaces, {len(board.finca_spaces())} finca spaces"
    print(f"{file}: a board for the {kind} game, {size}, {len(board.spaces('#'))} rocks, {len(board.spaces('*'))} bushes; no fault")


def stats(
    file: BoardPath,
    games: Annotated[int, typer.Option("--games", help="How many games for each number of players.", min=2)] = 100,
    players: Annotated[str, typer.Option("--players", help="Numbers of players, with commas.")] = "2,4",
    seed: Seed = 0,
    processes: Processes = 1,
    as_json: AsJson = False,
) -> None:
    """Let greedy bots play on a board of Citrus: blocked games, fincas enclosed, length, scores, advantage by turn."""
    _check_game(file)
    from hesperides.arena.boardstats import board_stats
    from hesperides.games.citrus import CITRUS
    from hesperides.games.citrus.board import load_board

    board, numbers = load_board(file), _numbers(players)
    options = {"board": file} | ({} if board.is_long else {"short": ""})
    for seats in numbers:
        CITRUS.new_setting(options, seats)
    make_ready(CITRUS)
    with progress() as bar:
        task = bar.add_task("playing", total=games * len(numbers))
        found = [board_stats(CITRUS, options, seats, games, seed, processes, lambda done: bar.advance(task, done)) for seats in numbers]
    print_json(found) if as_json else _print(file, found)


def _check_game(file: str) -> None:
    """Raise ValueError where a game is named that has no boards."""
    from hesperides.games import GAMES

    if file in GAMES:
        raise ValueError(f"`board` is about the boards of {GAME.capitalize()}; give a file, or long or short, not the game {file!r}")


def _numbers(players: str) -> list[int]:
    try:
        return [int(number) for number in players.split(",")]
    except ValueError:
        raise ValueError(f"--players {players!r} is no list of numbers; write for instance --players 2,4") from None


def _print(file: str, found: list["BoardStats"]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(file, *(f"{each.seats} players" for each in found), box=box.SIMPLE)
    for name, row in {
        "games": [str(each.games) for each in found],
        "everybody passed, % of games": [interval(each.blocked, 100) for each in found],
        "ended by it, % of games": [interval(each.ended_blocked, 100) for each in found],
        "fincas enclosed, by quarter of the game": [", ".join(f"{mean:.1f}" for mean in each.enclosed) for each in found],
        "fincas never enclosed": [f"{each.left_open:.1f}" for each in found],
        "turns": [interval(each.turns) for each in found],
        "score": [interval(each.score) for each in found],
        "middle half of the scores": ["{:.0f} to {:.0f}".format(*each.middle_half) for each in found],
        "nine tenths of the scores": ["{:.0f} to {:.0f}".format(*each.nine_tenths) for each in found],
        "share of wins, %, in order of play": [_each(each.win_share, 100) for each in found],
        "lead over the others, in order of play": [_each(each.lead) for each in found],
    }.items():
        table.add_row(name, *row)
    console().print(table)


def _each(figures: "Sequence[Estimate]", scale: float = 1) -> str:
    return "\n".join(interval(figure, scale) for figure in figures)
