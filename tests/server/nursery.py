"""A process that has loaded everything and forks servers, so that one is up in a moment: `python -m tests.server.nursery`.

Commands are lines of JSON on standard input: `{"start": [options], "folder": F}` answers the process id of a new server, whose output
goes to F/server.out and F/server.log; `{"wait": id}` answers the exit code of one that has ended.
"""

import json
import os
import sys
from pathlib import Path

from hesperides.games import GAMES
from hesperides.server import app as _loaded  # noqa: F401
from hesperides.server.__main__ import main as server
from hesperides.table import warm


def run(options: list[str], folder: Path) -> None:
    """Become a server."""
    for number, name in ((0, os.devnull), (1, folder / "server.out"), (2, folder / "server.log")):
        os.dup2(os.open(name, os.O_RDWR | os.O_CREAT | os.O_APPEND), number)
    code = 0
    try:
        server(options)
    except SystemExit as ended:
        sys.stderr.write(f"{ended}\n")
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def main() -> None:
    """Serve commands."""
    for game in GAMES.values():
        warm(game)
    for line in sys.stdin:
        command = json.loads(line)
        if "wait" in command:
            answer = os.waitstatus_to_exitcode(os.waitpid(command["wait"], 0)[1])
        elif not (answer := os.fork()):
            run(command["start"], Path(command["folder"]))
        print(answer, flush=True)


if __name__ == "__main__":
    main()
