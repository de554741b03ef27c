"""What others notice when one guest asks for much: `python -m bench.crowd [--seconds S] [--events N] [--json]`.

Somebody plays and sends pings on a server with its usual limits: alone (quiet), and then while

opening     a table with a log of 200,000 events is opened, for the first time and again after a restart
questions   200 sockets of 20 guests, each at a long game of its own, ask for 5 previews a second each
newcomers   four guests do nothing but connect to a long game

Waits in ms, and as ratios of the quiet ones in the same run; the guest who asks for much runs in a process of its own.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import secrets
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hesperides.game import CHANCE
from hesperides.games import game
from hesperides.record import SEATS
from hesperides.server import scene
from hesperides.server.guard import hashed
from hesperides.server.rows import EventRow, SeatRow, Standing, TableRow, linked
from hesperides.server.store import Store
from hesperides.table import Step, Table
from tests.server.playing import Guest, Server

GAME, OPTIONS = "carcassonne", {"trees": "", "abbot": "", "river": "", "phantom": ""}
SOCKETS, GUESTS, QUESTIONS_A_SECOND, THREADS = 200, 20, 5, 4
PAUSE = 0.02
"""Seconds between two of the moves and pings that are measured."""


# --- a database with long games and a long log --------------------------------------------------------------------------


def _lines(steps: list[Step]) -> str:
    return "\n".join(f"{'*' if step.actor == CHANCE else SEATS[step.actor]} {step.words}" for step in steps)


class Log:
    """The log of one table, as the server writes it."""

    def __init__(self, store: Store, table_id: str, owner: str, seed: int) -> None:
        seats = [SeatRow("person", name, "", hashed(owner)) for name in ("A", "B")]
        self.table = Table(game(GAME), OPTIONS, ["A", "B"], bytes([seed]) * 32)
        rules = self.table.game.rules_version
        self._row: TableRow | None = TableRow(table_id, time.time(), hashed(owner), GAME, OPTIONS, rules, seats, bytes([seed]) * 32)
        self._store, self._id, self._dice, self._before, self.number = store, table_id, random.Random(seed), "", 0
        self._waiting: list[Awaitable[None]] = []
        self._standing: Standing | None = None

    async def write(self, deed: str, lines: str) -> None:
        """Append an event."""
        self.number += 1
        standing = self._standing or scene.standing(self.table)
        command = f"{'o' * 24} {self.number}" if deed != "pace" and self.number > 1 else None
        event = linked(self._before, EventRow(self._id, self.number, time.time(), command, deed, lines, self.table.n, standing))
        self._before = event.chain
        self._waiting.append(self._store.append(event, self._row))
        self._row = None
        if len(self._waiting) == 1000 or self.number == 1:
            await self.flush()

    async def flush(self) -> None:
        """Wait until all is stored."""
        await asyncio.gather(*self._waiting)
        self._waiting.clear()

    async def play(self, moves: int) -> None:
        """A number of moves, and on until a step can be taken back."""
        await self.write("play", _lines(self.table.draw()))
        while not self.table.over and (moves > 0 or self.table.undo_to is None):
            moves -= 1
            await self.write("play", _lines(self.table.play(self.table.actor, self.table.any_action(self._dice.getrandbits(127)))))
        await self.flush()

    async def swing(self, events: int) -> None:
        """The last step taken back and done again, with changes of pace in between, until the log has a number of events."""
        step, before, after = self.table.entries[-1], self.table._before[-1], self.table.state
        self._standing = scene.standing(self.table)
        for number in itertools.count():
            if self.number >= events:
                break
            await self.write("pace", str(number % 2000))
            self.table.entries.pop()
            await self.write("undo", "")
            self.table.entries.append(step)
            await self.write("play", _lines([step]))
        assert (before, after) == (self.table._before[-1], self.table.state)
        await self.flush()


async def prepare(folder: Path, events: int) -> dict[str, Any]:
    """Fill a database; returns the tables, and the token of each guest."""
    folder.mkdir()
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'hesperides.sqlite'}")
    asking = []
    for number in range(GUESTS):
        token, table = secrets.token_urlsafe(32), f"asked{number}"
        await Log(store, table, token, number).play(110)
        asking.append([token, table])
    long = Log(store, "long", asking[0][0], 99)
    await long.play(40)
    await long.swing(events)
    await store.close()
    return {"asking": asking, "long": "long"}


# --- those who ask for much -----------------------------------------------------------------------------------------------


async def ask(port: int, made: dict[str, Any]) -> None:
    """Previews, as many as one may."""
    server = _at(port)

    async def one(number: int) -> None:
        guest, dice = Guest(server, GAME), random.Random(number)
        guest.token, table = made["asking"][number % GUESTS]
        async with guest.at(table) as player:
            print("ready", flush=True)
            for each in itertools.count():
                words = dice.choice(player.choices["legal"])
                await player.send(do="preview", id=str(each), n=player.n, words=words)
                await player.read(3600)
                player.heard.clear()
                await asyncio.sleep(1 / QUESTIONS_A_SECOND)

    await asyncio.gather(*(one(number) for number in range(SOCKETS)))


async def come(port: int, made: dict[str, Any]) -> None:
    """Connect, and connect again."""
    server = _at(port)

    async def one() -> None:
        guest = Guest(server, GAME)
        for number in itertools.count():
            async with guest.at(made["asking"][0][1]):
                if number == 0:
                    print("ready", flush=True)

    await asyncio.gather(*(one() for _ in range(THREADS)))


async def open_long(port: int, made: dict[str, Any]) -> None:
    """Open the table with the long log, and say how long it took."""
    guest = Guest(_at(port), GAME)
    print("ready", flush=True)
    started = time.perf_counter()
    async with guest.at(made["long"]):
        print(time.perf_counter() - started, flush=True)


LOADS: dict[str, tuple[Callable[[int, dict[str, Any]], Awaitable[None]], int]] = {
    "questions": (ask, SOCKETS),
    "newcomers": (come, THREADS),
    "opening": (open_long, 1),
}
"""What they do, and how many begin."""


def _at(port: int) -> Server:
    server = Server(Path())
    server.port = port
    return server


@asynccontextmanager
async def load(name: str, port: int, made: dict[str, Any]) -> AsyncIterator[asyncio.subprocess.Process]:
    """Somebody who asks for much, from another process."""
    command = (sys.executable, "-m", "bench.crowd", "--load", name, "--port", str(port), "--made", json.dumps(made))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    for _ in range(LOADS[name][1]):
        await process.stdout.readline()
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# --- what others notice ---------------------------------------------------------------------------------------------------


class Waits:
    """How long moves and pings wait, of somebody who plays without haste at a table of its own."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.moves, self.pings = list[float](), list[float]()

    @asynccontextmanager
    async def measured(self) -> AsyncIterator[None]:
        """Moves and pings are measured from here on."""
        tasks = [asyncio.create_task(self._play()), asyncio.create_task(self._ping())]
        while not (self.moves and self.pings):
            await asyncio.sleep(PAUSE)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def forget(self) -> None:
        """Begin anew: what waits now counts from here on."""
        self.moves.clear()
        self.pings.clear()

    async def _play(self) -> None:
        guest, dice = Guest(self._server, GAME), random.Random(1)
        while True:
            async with guest.at(await guest.open("pp")) as player:
                while player.choices is not None:
                    words, started = dice.choice(player.choices["legal"]), time.perf_counter()
                    if (await player.act(words))["is"] == "acknowledged":
                        self.moves.append(time.perf_counter() - started)
                    await asyncio.sleep(PAUSE)

    async def _ping(self) -> None:
        guest = Guest(self._server, GAME)
        async with guest.at(await guest.open("pp")) as player:
            while True:
                started = time.perf_counter()
                await player.send(do="ping")
                await player.read(3600)
                self.pings.append(time.perf_counter() - started)
                await asyncio.sleep(PAUSE)

    def figures(self, name: str) -> dict[str, float]:
        """Median, 99th of a hundred, and the longest."""
        found = {}
        for what, waits in (("move", sorted(self.moves)), ("ping", sorted(self.pings))):
            for cut, part in (("p50", 0.5), ("p99", 0.99), ("max", 1.0)):
                found[f"{name}_{what}_{cut}_ms"] = waits[round(part * (len(waits) - 1))] * 1e3
        return found


async def quiet(server: Server, seconds: float) -> dict[str, float]:
    """The waits of somebody alone."""
    waits = Waits(server)
    async with waits.measured():
        waits.forget()
        await asyncio.sleep(seconds)
    return waits.figures("quiet")


async def noticed(name: str, server: Server, made: dict[str, Any], seconds: float) -> dict[str, float]:
    """The waits of others under a load."""
    waits = Waits(server)
    async with waits.measured(), load(name, server.port, made):
        waits.forget()
        await asyncio.sleep(seconds)
    return waits.figures(name)


async def opened(name: str, server: Server, made: dict[str, Any]) -> dict[str, float]:
    """How long the long log takes to open, and the waits of others meanwhile."""
    waits = Waits(server)
    async with waits.measured(), load("opening", server.port, made) as process:
        waits.forget()
        assert process.stdout is not None
        took = float(await process.stdout.readline())
        while not (waits.moves and waits.pings):  # what was asked for meanwhile
            await asyncio.sleep(PAUSE)
    return {f"{name}_seconds": took, **waits.figures(name)}


async def measure(seconds: float, events: int) -> dict[str, float]:
    """All figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "crowd"
        made = await prepare(folder, events)
        server = Server(folder, "--new-tables", "0").start()
        try:
            found = await quiet(server, seconds)
            found |= await opened("opening", server, made)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            found |= await opened("opening_again", server, made)
            for load_name in ("questions", "newcomers"):
                found |= await noticed(load_name, server, made, seconds)
        finally:
            server.stop()
    return found | _ratios(found)


def _ratios(found: dict[str, float]) -> dict[str, float]:
    names = ("opening", "opening_again", "questions", "newcomers")
    kinds = [f"{what}_{cut}" for what in ("move", "ping") for cut in ("p50", "p99")]
    return {f"{name}_{kind}_times": found[f"{name}_{kind}_ms"] / found[f"quiet_{kind}_ms"] for name in names for kind in kinds}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each figure (default 10)")
    parser.add_argument("--events", type=int, default=200_000, help="in the long log (default 200,000)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--load", choices=LOADS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--made", type=json.loads, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.load:
        asyncio.run(LOADS[asked.load][0](asked.port, asked.made))
        return
    found = asyncio.run(measure(asked.seconds, asked.events))
    print(json.dumps(found) if asked.json else "\n".join(f"{name:32} {value:10.1f}" for name, value in found.items()))


if __name__ == "__main__":
    main()
