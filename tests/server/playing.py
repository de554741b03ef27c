"""A real server in its own process, and guests that play through real sockets."""

import asyncio
import atexit
import itertools
import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.played import OPTIONS

HANG_SECONDS = 900
"""What only a process that hangs exceeds, however slow and busy the machine is."""
ROOT = Path.cwd() if (Path.cwd() / "src" / "hesperides").is_dir() else Path(__file__).parents[2]


class Nursery:
    """The process that forks servers, started with the first one and ended with the tests."""

    def __init__(self) -> None:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        command, pipe = [sys.executable, "-m", "tests.server.nursery"], subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env={**os.environ, "PYTHONPATH": path}, cwd=ROOT)
        atexit.register(self.end)

    def ask(self, **command: Any) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def end(self) -> None:
        self.process.communicate()


nursery = cache(Nursery)


async def until(condition: Callable[[], Any]) -> None:
    """Let others go on until `condition()` holds: a test waits for what happens, never for a time."""
    while not condition():
        await asyncio.sleep(0.005)


class Server:
    """A server on a free port (the same one after a restart) with its data in a folder."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data, self.options, self.port, self.pid = data, options, 0, 0

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        self.data.mkdir(parents=True, exist_ok=True)
        said = self.data / "server.out"
        said.unlink(missing_ok=True)
        options = ["--port", str(self.port), "--data", str(self.data), *self.options]
        self.pid = nursery().ask(start=options, folder=str(self.data))
        ends = time.monotonic() + HANG_SECONDS
        while time.monotonic() < ends:
            if said.exists() and (match := re.search(r"http://[^:]+:(\d+)/", said.read_text())):
                self.port = int(match[1])
                return self
            time.sleep(0.01)
        raise AssertionError(f"the server did not start: {self.log}")

    @property
    def log(self) -> str:
        return (self.data / "server.log").read_text()

    def kill(self) -> int:
        """As if its machine stopped the process: nothing is tidied up."""
        os.kill(self.pid, signal.SIGKILL)
        return nursery().ask(wait=self.pid)

    def stop(self) -> int:
        os.kill(self.pid, signal.SIGTERM)
        return nursery().ask(wait=self.pid)


class Guest:
    """Somebody with a token, who opens tables of one game; two guests have two tokens."""

    def __init__(self, server: Server, game: str = "citrus") -> None:
        self.server, self.game, self.token = server, game, secrets.token_urlsafe(32)

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"hesperides-on-{self.server.port}={self.token}", "Origin": self.server.origin}

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.server.origin, headers=self.headers, timeout=HANG_SECONDS)

    async def open(self, seats: str = "pp", pace: int = 0, **options: str) -> str:
        """Open a table; `seats` has a letter for each: p a person, u, g the bots uniform and greedy. Returns its id."""
        bots = {"u": "uniform", "g": "greedy"}
        plan = [{"kind": "bot", "bot": bots[seat]} if seat in bots else {"kind": "person"} for seat in seats]
        async with self.http() as http:
            wanted = {"game": self.game, "seats": plan, "options": options or OPTIONS[self.game], "pace": pace}
            answer = await http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(self, table: str, since: int | str | None = None) -> AsyncIterator["Player"]:
        """A socket at a table, with the first message read."""
        query = "" if since is None else f"?since={since}"
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live{query}"
        headers = {"Cookie": self.headers["Cookie"]}
        patient = {"max_size": None, "open_timeout": HANG_SECONDS, "ping_interval": None, "close_timeout": HANG_SECONDS}
        async with connect(url, origin=self.server.origin, additional_headers=headers, **patient) as socket:  # type: ignore[arg-type]
            player = Player(socket)
            await player.read()
            yield player


class Player:
    """A socket and what it has been told: `n`, `entries`, `choices` as the page would have them."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.n = 0
        self.entries: list[Any] = []
        self.now: dict[str, Any] = {}
        self.heard: list[str] = []
        self._ids = itertools.count()
        self._name = secrets.token_hex(6)

    @property
    def choices(self) -> Any:
        return self.now.get("choices")

    async def read(self, seconds: float = HANG_SECONDS) -> dict[str, Any]:
        """The next message; tables and entries are taken over."""
        frame = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(frame, str)
        self.heard.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["is"] == "table":
            self.entries = message["entries"]
        if message["is"] == "happened":
            self.entries = self.entries[: message["entries"][0]["n"] - 1 if message["entries"] else None] + message["entries"]
        if message["is"] in ("table", "happened"):
            self.now, self.n = message, message["n"]
        return message

    async def closed(self) -> int:
        """Read until the server closes; returns the code it gave."""
        try:
            while True:
                await self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, do: str, **what: Any) -> dict[str, Any]:
        """Give a command and read until its answer."""
        command = {"do": do, "id": f"{self._name}-{next(self._ids)}", "n": self.n, **what}
        await self.send(**command)
        while True:
            message = await self.read()
            if message.get("id") == command["id"] and message["is"] != "table":
                return message

    async def act(self, words: str, **what: Any) -> dict[str, Any]:
        return await self.ask("act", **{"seat": (self.choices or {}).get("seat", 0), "words": words, **what})

    async def play(self, dice: random.Random, moves: int | None = None) -> int:
        """Play legal moves until the game is over (or `moves` are made) for the seats that are ours; returns how many were made."""
        made = 0
        while made != moves:
            if self.choices is None:
                if self.now["picture"]["over"]:
                    break
                await self.read()
                continue
            answer = await self.act(dice.choice(self.choices["legal"]))
            assert answer["is"] == "acknowledged", answer
            made += 1
        return made
