"""`import`: games that another program saved, as records."""

from pathlib import Path
from typing import Annotated

import typer

from hesperides.cli.terminal import game_named


def import_game(
    file: Annotated[Path, typer.Argument(metavar="FILE.jcz", help="A saved game or a scenario of JCloisterZone 5.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write the record there.")] = None,
) -> None:
    """Turn a game of JCloisterZone into a record, and check the sentences of a scenario.

    Read are base tiles, gardens, the abbot and the first river, as JCloisterZone 5 saves them. Anything else is named, with status 2.
    """
    from hesperides.importing import read_jcz
    from hesperides.record import write

    game_named("carcassonne")
    text = write(read_jcz(file))
    output.write_text(text, encoding="utf-8") if output else print(text, end="")
