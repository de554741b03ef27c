"""`kill -9` at any moment under load: what was acknowledged is there, once and in order, and the games go on.

The set test of Jepsen: every client writes each acknowledgement to a file of its own; at the end the files are held against the log.
"""

import asyncio
import json
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from hesperides.record import read, replay, write_options
from hesperides.server.rows import broken_link
from hesperides.server.store import Store
from tests.server.conftest import FREE
from tests.server.played import GAMES
from tests.server.playing import Guest, Player, Server, until

KILLS = 20
CLIENTS = 10


class Client:
    """Plays one game after another for all its seats; what is not acknowledged is asked for again with the same id."""

    def __init__(self, server: Server, number: int, folder: Path) -> None:
        self.guest = Guest(server, GAMES[number % len(GAMES)])
        self.dice = random.Random(number)
        self.file = folder / f"{number}.acknowledged"
        self.seats = ("pp", "ppp", "pu")[number // len(GAMES) % 3]
        self.tables: list[str] = []
        self.commands = 0
        self.asked: dict[str, Any] | None = None
        self.finished = 0

    async def play(self, ending: asyncio.Event) -> None:
        with self.file.open("a") as file:
            while not ending.is_set():
                try:
                    await self._play_on(file, ending)
                except (OSError, TimeoutError, WebSocketException, httpx.TransportError):  # the server is not there
                    await asyncio.sleep(0.05)

    async def _play_on(self, file: Any, ending: asyncio.Event) -> None:
        if not self.tables:
            self.tables.append(await self.guest.open(self.seats))
        async with self.guest.at(self.tables[-1]) as player:
            while not ending.is_set():
                if self.asked is None and player.choices is None:
                    if player.now["picture"]["over"]:
                        self.finished += 1
                        self.tables.append(await self.guest.open(self.seats))
                        return
                    await player.read()
                    continue
                await self._ask(player, file)

    async def _ask(self, player: Player, file: Any) -> None:
        if self.asked is None:
            self.commands += 1
            words = self.dice.choice(player.choices["legal"])
            self.asked = {"do": "act", "id": str(self.commands), "n": player.n, "seat": player.choices["seat"], "words": words}
        await player.send(**self.asked)
        while (answer := await player.read()).get("id") != self.asked["id"] or answer["is"] not in ("acknowledged", "refused"):
            pass
        if answer["is"] == "acknowledged":
            file.write(json.dumps([self.tables[-1], self.asked["id"], self.asked["words"], answer["n"]]) + "\n")
            file.flush()
        elif answer["code"] != "unavailable":
            raise AssertionError(f"{self.asked} was refused: {answer}")
        self.asked = None


def acknowledged(folder: Path) -> Iterator[tuple[str, str, str, int]]:
    for file in sorted(folder.glob("*.acknowledged")):
        for line in file.read_text().splitlines():
            yield tuple(json.loads(line))


@pytest.mark.parametrize("kills", [KILLS])
async def test_no_acknowledged_move_is_lost_doubled_or_moved(tmp_path: Path, kills: int) -> None:
    server = Server(tmp_path / "data", *FREE).start()
    clients = [Client(server, number, tmp_path) for number in range(CLIENTS)]
    ending, dice, began = asyncio.Event(), random.Random(9), time.monotonic()
    playing = [asyncio.create_task(client.play(ending)) for client in clients]
    for _ in range(kills):
        moves = sum(1 for _ in acknowledged(tmp_path)) + dice.randrange(5)
        await until(lambda least=moves: sum(1 for _ in acknowledged(tmp_path)) > least)
        await asyncio.sleep(dice.uniform(0, 0.05))  # at any moment of what it does
        server.kill()
        await asyncio.to_thread(server.start)
    before_the_end = sum(1 for _ in acknowledged(tmp_path))
    await until(lambda: sum(1 for _ in acknowledged(tmp_path)) > before_the_end)  # the games go on after the last restart
    ending.set()
    await asyncio.gather(*playing)
    server.kill()
    lines = list(acknowledged(tmp_path))
    await _hold_against_log(tmp_path / "data", lines)
    print(f"{len(lines)} acknowledged moves, {kills} kills, {time.monotonic() - began:.0f} s")


async def _hold_against_log(data: Path, lines: list[tuple[str, str, str, int]]) -> None:
    told: dict[str, list[tuple[str, str, int]]] = defaultdict(list)
    for table, command, words, n in lines:
        told[table].append((command, words, n))
    store = await Store.open(f"sqlite+aiosqlite:///{data / 'hesperides.sqlite'}")
    for table, acks in told.items():
        row, events = (await store.load(table)) or (None, [])
        assert row is not None
        assert broken_link(events) is None
        commands = [event.command.split()[-1] for event in events if event.command]
        assert len(commands) == len(set(commands))
        by_command = {event.command.split()[-1]: event for event in events if event.command}
        for command, words, n in acks:
            assert by_command[command].n == n
            assert by_command[command].lines.splitlines()[0].split(" ", 1)[1] == words
        in_log = [command for command in commands if command in {command for command, _, _ in acks}]
        assert in_log == [command for command, _, _ in acks]
        names = ", ".join(seat.name for seat in row.seats)
        head = f"game {row.game}\noptions {write_options(row.options)}\nrules {row.rules}\nseats {names}\n\n"
        replay(read(head + "\n".join(event.lines for event in events if event.deed == "play")))
    await store.close()
