"""`board check` and `board stats`: board files, judged by their text and by play."""

from pathlib import Path
from typing import Annotated

import typer

from hesperides.cli.terminal import AsJson, Seed, console, game_named, print_json

BoardPath = Annotated[Path, typer.Argument(metavar="FILE", help="A board file.")]


def check(file: BoardPath) -> None:
    """Check a board file."""


def stats(file: BoardPath) -> None:
    """Let bots play on a board."""
