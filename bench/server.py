"""The server under load: `python -m bench.server [--game GAME] [--seconds S] [--tables N] [--json]`.

log         events a second that 200 writers get stored (SQLite, synced on every commit), rules left out
and for every game:
moves       moves a second that tables full of people get acknowledged through sockets, everything included, and how long one waits
wait        how long a ping waits while bots think at four tables: the delay of the event loop as a client sees it
"""

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hesperides.games import GAMES
from hesperides.server.rows import EventRow, SeatRow, Standing, TableRow, linked
from hesperides.server.store import Store
from tests.server.playing import Guest, Server

FREE = ("--new-tables", "0", "--connections", "0", "--share", "0")
WRITERS = 200


async def log_rate(folder: Path, seconds: float) -> dict[str, float]:
    """How fast the log alone is."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'hesperides.sqlite'}")
    ends, stored = time.perf_counter() + seconds, 0

    async def write(table: str) -> None:
        nonlocal stored
        row = TableRow(table, 0.0, "o" * 64, "", {}, 1, [SeatRow("person", "A", "", "o" * 64)] * 2, bytes(32))
        number, chain = 0, ""
        while time.perf_counter() < ends:
            number += 1
            standing = Standing([10, 12], 0, False, [], number)
            event = linked(chain, EventRow(table, number, 0.0, f"c{number}", "play", "A build le+ c4", number, standing))
            await store.append(event, row if number == 1 else None)
            chain = event.chain
            stored += 1

    started = time.perf_counter()
    await asyncio.gather(*(write(f"t{number}") for number in range(WRITERS)))
    rate = stored / (time.perf_counter() - started)
    await store.close()
    return {"log_events_per_second": rate}


async def move_rate(server: Server, game: str, tables: int, seconds: float) -> dict[str, float]:
    """How fast moves are acknowledged, with everybody at the table told."""
    guest, waits = Guest(server, game), list[float]()
    ends = time.perf_counter() + seconds

    async def play(seed: int) -> None:
        dice = random.Random(seed)
        while time.perf_counter() < ends:
            async with guest.at(await guest.open("pp")) as player:
                while player.choices is not None and time.perf_counter() < ends:
                    words, started = dice.choice(player.choices["legal"]), time.perf_counter()
                    if (await player.act(words))["is"] == "acknowledged":
                        waits.append(time.perf_counter() - started)

    started = time.perf_counter()
    await asyncio.gather(*(play(seed) for seed in range(tables)))
    rate = len(waits) / (time.perf_counter() - started)
    name = f"{game}_tables_{tables}"
    return {f"{name}_moves_per_second": rate, **_spread(f"{name}_wait", waits)}


async def wait_behind_bots(server: Server, game: str, seconds: float) -> dict[str, float]:
    """How long a ping waits while bots think."""
    guest, waits = Guest(server, game), list[float]()
    for _ in range(4):
        await guest.open("gggg")
    ends = time.perf_counter() + seconds
    async with guest.at(await guest.open("pp")) as player:
        while time.perf_counter() < ends:
            started = time.perf_counter()
            await player.send(do="ping")
            while (await player.read())["is"] != "pong":
                pass
            waits.append(time.perf_counter() - started)
            await asyncio.sleep(0.005)
    return _spread(f"{game}_ping_behind_bots", waits)


def _spread(name: str, waits: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(waits, n=100)
    return {f"{name}_p50_ms": cuts[49] * 1e3, f"{name}_p99_ms": cuts[98] * 1e3}


async def measure(games: Sequence[str], tables: int, seconds: float) -> dict[str, Any]:
    """All figures; each game has a server of its own, so that none pays for what another has left open."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = await log_rate(folder, seconds)
        for game in games:
            server = Server(folder / game, *FREE).start()
            try:
                found |= await move_rate(server, game, 1, seconds)
                found |= await move_rate(server, game, tables, seconds)
                found |= await wait_behind_bots(server, game, seconds)
            finally:
                server.stop()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one; may stand several times (default: every game)")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each figure (default 5)")
    parser.add_argument("--tables", type=int, default=32, help="tables played at at once (default 32)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    found = asyncio.run(measure(asked.game or list(GAMES), asked.tables, asked.seconds))
    print(json.dumps(found) if asked.json else "\n".join(f"{name:44} {value:10.1f}" for name, value in found.items()))


if __name__ == "__main__":
    main()
