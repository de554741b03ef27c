"""`play`: the embedded server, and a browser."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from hesperides.decoding import decoded


def play(
    port: Annotated[int | None, typer.Option("--port", help="Where to listen; 0 takes a free port.", min=0, max=65535)] = None,
    host: Annotated[str, typer.Option("--host", help="On which address of this machine; 0.0.0.0 lets others in.")] = "127.0.0.1",
    name: Annotated[list[str] | None, typer.Option("--name", help="A host name to answer to; may stand several times.")] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="Where games are stored.")] = None,
    board: Annotated[list[Path] | None, typer.Option("--board", metavar="FILE", help="A board that Citrus tables may choose.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
) -> None:
    """Play in the browser: starts the server and prints (and opens) its address. Ctrl-C ends it; games are kept."""
    from dataclasses import replace

    from hesperides.server.serve import LOOPBACK, PORT, serve
    from hesperides.server.settings import Settings, data_folder

    offered = {"board": _offered("board", board)} if board else {}
    settings = Settings(data=data or data_folder(), free_options=offered)
    settings = replace(settings, names=name or settings.names)
    settings = replace(settings, new_tables=None, connections=None) if host in LOOPBACK else settings
    serve(host, PORT if port is None else port, settings, open_browser=not no_open)


def _offered(option: str, files: Sequence[Path]) -> dict[str, str]:
    """The texts of files that tables may choose for an option, by their names; raises ValueError where a game cannot use one."""
    from hesperides.games import GAMES
    from hesperides.record import plain_name

    takers = [game for game in GAMES.values() if any(each.free and each.name == option for each in game.options)]
    texts: dict[str, str] = {}
    for file in files:
        for game in takers:
            game.new_setting({option: str(file)}, game.fewest_seats)
        name = plain_name(file.name)
        if not name or name in texts:
            raise ValueError(f"{file}: two files cannot both be offered as {name!r}; rename one of them")
        texts[name] = decoded(file.read_bytes())
    return texts
