"""Nobody can drown the others, and a server begins and ends in plain words."""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

from hesperides.server.edge import CUT
from hesperides.server.live import Line
from hesperides.server.scene import Viewer
from hesperides.server.settings import Settings
from hesperides.server.work import Work
from tests.server.conftest import FREE
from tests.server.playing import HANG_SECONDS, ROOT, Guest, Server


class SlowSocket:
    """A client that reads nothing."""

    def __init__(self) -> None:
        self.closed: int | None = None
        self.reads, self.cut = asyncio.Event(), 0
        self.scope = {"extensions": {CUT: {"now": self.abort}}}

    def abort(self) -> None:
        self.cut += 1

    async def send_data(self, message: bytes, mode: str) -> None:
        await self.reads.wait()

    async def close(self, code: int) -> None:
        self.closed = code


async def test_a_reader_that_lets_too_much_wait_is_dropped() -> None:
    slow = SlowSocket()
    line = Line(slow, Viewer("", ()), Settings(queue_bytes=10_000), Work())  # type: ignore[arg-type]
    sending = asyncio.create_task(line.send())
    for _ in range(20):
        line.tell(bytes(1000))
        await asyncio.sleep(0)
    assert line._bytes <= 11_000
    assert slow.cut == 1  # at once, and nothing waits until it reads
    slow.reads.set()
    await sending
    assert slow.closed == 1013


async def test_everybody_is_told_that_the_server_comes_back(tmp_path: Path) -> None:
    server = Server(tmp_path, *FREE).start()
    guest = Guest(server)
    table = await guest.open("pp")
    async with guest.at(table) as player:
        await asyncio.to_thread(server.stop)
        assert await player.closed() == 1012
    server.start()
    async with guest.at(table, since=player.n) as again:
        assert again.now["is"] == "happened"
        assert again.now["entries"] == []
    server.stop()


def started(*options: str) -> Any:
    command = [sys.executable, "-m", "hesperides.server", *options]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, capture_output=True, text=True, timeout=HANG_SECONDS, env=environment)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ended = started("--port", str(taken.getsockname()[1]), "--data", str(tmp_path))
    assert ended.returncode == 2
    assert "already in use; choose another one with --port" in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_a_database_that_is_taken(server: Server) -> None:
    ended = started("--port", "0", "--data", str(server.data))
    assert ended.returncode == 2
    assert "another server has the database open" in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_data_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = started("--port", "0", "--data", str(tmp_path / "file"))
    assert ended.returncode == 2
    assert "cannot be opened" in ended.stderr
    assert ended.stderr.count("\n") == 1
