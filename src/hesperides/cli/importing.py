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
    from hesperides.importing.jcz import read_file
    from hesperides.importing.playing import GAME, played
    from hesperides.record import write
    from hesperides.record.text import LONGEST

    if file.exists() and not file.is_dir() and not (file.is_file() and file.stat().st_size <= LONGEST):
        raise ValueError(f"{file}: no regular file of a saved game's size; name a file that JCloisterZone saved")
    if output and not output.absolute().parent.is_dir():
        raise ValueError(f"{output}: there is no folder {output.parent}; make it, or write elsewhere")
    saved = read_file(file)
    game_named(GAME)
    text = write(played(saved))
    output.write_text(text, encoding="utf-8") if output else print(text, end="")
