"""`simulate`: many games between bots, in figures."""

from typing import TYPE_CHECKING, Annotated

import typer

from hesperides.cli.options import Options
from hesperides.cli.terminal import AsJson, GameName, SeatsOfBots, Seed, console, print_json, progress, seats_of, table_for

if TYPE_CHECKING:
    from hesperides.arena.matches import Estimate, Outcome

Processes = Annotated[int, typer.Option("--processes", help="How many games are played at once.", min=1)]


def simulate(
    game: GameName,
    seats: SeatsOfBots,
    options: Options,
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 100,
    seed: Seed = 0,
    processes: Processes = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games: wins, scores with 95 % confidence intervals, games a second.

    The bots change seats from game to game. `hesperides simulate citrus --seats greedy,uniform --games 500`
    """
    from hesperides.arena.matches import match

    bots = seats_of(seats)
    rules, _ = table_for(game, options, len(bots))
    with progress() as bar:
        task = bar.add_task("playing", total=games)
        outcome = match(rules, options, bots, games, seed, processes, lambda done: bar.advance(task, done))
    print_json(outcome) if as_json else _print(outcome)


def _print(outcome: "Outcome") -> None:
    from rich import box
    from rich.table import Table

    table = Table("bot", "won", "shared", "share of wins", "score", "lead", box=box.SIMPLE)
    for side in outcome.sides:
        share = interval(side.win_share, 100)
        table.add_row(side.bot, str(side.wins), str(side.ties), f"{share} %", interval(side.score), interval(side.lead))
    console().print(table)
    console().print(f"{outcome.games} games, {outcome.games_per_second:.1f} games a second; ± is a 95 % confidence interval")


def interval(figure: "Estimate", scale: float = 1) -> str:
    """A figure with its interval, `12.3 ± 0.4`."""
    return f"{scale * figure.mean:.1f} ± {scale * figure.error:.1f}"
