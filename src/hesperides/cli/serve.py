"""`play`: the embedded server, and a browser."""

import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer


def play(
    port: Annotated[int, typer.Option("--port", help="Where to listen; 0 takes a free port.", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option("--host", help="On which address of this machine; 0.0.0.0 lets others in.")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="Where games are stored.")] = None,
    board: Annotated[list[Path] | None, typer.Option("--board", metavar="FILE", help="A board file that tables may choose.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
) -> None:
    """Play in the browser: starts the server and prints (and opens) its address. Ctrl-C stops it; games are kept."""
