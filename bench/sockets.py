"""What a socket costs: `python -m bench.sockets [--sockets N] [--json]`.

bytes_a_socket    memory that the server takes for each further one of many sockets at a table, all of them told what happens
bytes_a_picture   what a late picture of Carcassonne with everything is on the wire, and the milliseconds that packing it takes
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from websockets.frames import Frame, Opcode

from hesperides.games import GAMES
from hesperides.server.edge import DEFLATE
from hesperides.server.rows import TableRow
from hesperides.server.shown import Shown
from hesperides.table import Table
from tests.server.played import OPTIONS
from tests.server.playing import Guest, Server

FREE = ("--new-tables", "0", "--connections", "0", "--share", "0")
LAST = 20
MOVES = 5


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


async def memory(sockets: int) -> float:
    """Bytes for each of a number of sockets, opened beside as many others and told a few moves."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *FREE).start()
        guest = Guest(server, "carcassonne")
        table = await guest.open("pp")
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(guest.at(table)) for _ in range(sockets)]
            await players[0].play(random.Random(1), MOVES)
            before = resident(server.pid)
            players += [await stack.enter_async_context(guest.at(table)) for _ in range(sockets)]
            await players[0].play(random.Random(2), MOVES)
            found = (resident(server.pid) - before) / sockets
        server.stop()
    return found


def pictures() -> list[bytes]:
    """What is sent for the last moves of a game."""
    table = Table(GAMES["carcassonne"], OPTIONS["carcassonne"], ["A", "B"], bytes(32))
    table.draw()
    row = TableRow("t", 0.0, "o" * 64, "carcassonne", OPTIONS["carcassonne"], table.rules, [], bytes(32))
    shown, told = Shown(row, table), []
    while not table.over:
        n, actor = table.n, table.actor
        table.play(actor, table.any_action(n))
        told.append(shown.happened_frame(table.n, n, max(table.actor, 0)))
    return told[-LAST:]


def wire() -> dict[str, float]:
    """Bytes of a late picture before and after packing, and how long that takes."""
    told = pictures()
    _, extension = DEFLATE.process_request_params([("client_max_window_bits", None)], [])
    started = time.perf_counter()
    packed = [len(extension.encode(Frame(Opcode.TEXT, picture)).data) for picture in told]
    taken = time.perf_counter() - started
    plain = sum(map(len, told)) / LAST
    return {"bytes_a_picture_plain": plain, "bytes_a_picture": sum(packed) / LAST, "packing_ms": taken / LAST * 1e3}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=300, help="how many (default 300)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    found = {"bytes_a_socket": asyncio.run(memory(asked.sockets)), **wire()}
    print(json.dumps(found) if asked.json else "\n".join(f"{name:24} {value:10.1f}" for name, value in found.items()))


if __name__ == "__main__":
    main()
