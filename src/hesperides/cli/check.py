"""`doctor` and `bench`."""

from typing import Annotated

import typer

from hesperides.cli.terminal import AsJson


def bench(game: Annotated[str, typer.Argument()] = "citrus", as_json: AsJson = False) -> None:
    """Print how fast the rules and bots are on this machine."""


def doctor(as_json: AsJson = False) -> None:
    """Check this installation: Python, compiled rules, data folder, page, libraries."""
