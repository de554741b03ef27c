"""`play`: the embedded server, and a browser."""

from pathlib import Path
from typing import Annotated

import typer

from hesperides.cli.terminal import make_ready


def play(
    port: Annotated[int | None, typer.Option("--port", help="Where to listen; 0 takes a free port.", min=0, max=65535)] = None,
    host: Annotated[str, typer.Option("--host", help="On which address of this machine; 0.0.0.0 lets others in.")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="Where games are stored.")] = None,
    board: Annotated[list[Path] | None, typer.Option("--board", metavar="FILE", help="A board that tables may choose, too.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
) -> None:
    """Play in the browser: starts the server and prints (and opens) its address. Ctrl-C ends it; games are kept."""
    from dataclasses import replace

    from hesperides.games import GAMES
    from hesperides.games.citrus.board import load_board
    from hesperides.server.serve import LOOPBACK, PORT, serve
    from hesperides.server.settings import Settings, data_folder

    for file in board or []:
        load_board(file)
    for game in GAMES.values():
        make_ready(game)
    offered = {"board": tuple(str(file.resolve()) for file in board)} if board else {}
    settings = Settings(data=data or data_folder(), free_options=offered)
    settings = replace(settings, new_tables=None) if host in LOOPBACK else settings
    serve(host, PORT if port is None else port, open_browser=not no_open, settings=settings)
