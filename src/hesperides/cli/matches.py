"""`simulate`: many games between bots, in figures."""

from typing import Annotated

import typer

from hesperides.cli.options import Options
from hesperides.cli.records import GameName
from hesperides.cli.terminal import AsJson, SeatsOfBots, Seed


def simulate(
    game: GameName,
    seats: SeatsOfBots,
    options: Options,
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 100,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games: wins, scores with 95 % confidence intervals, games a second."""
