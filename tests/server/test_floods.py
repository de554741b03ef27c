"""Connections that send without end and read nothing: what they cost is bounded, and they are cut off at once."""

import asyncio
import logging
import re
import resource
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import structlog

from hesperides.server import edge
from hesperides.server.edge import MOST_AHEAD, MOST_PARTS, PIECE_BYTES, Sockets
from hesperides.server.seldom import SECONDS, TIMES, Seldom
from hesperides.server.work import FRAME_SECONDS, Payer, Work
from tests.server.mutating import HEAD, SOCKET
from tests.server.playing import HANG_SECONDS, Guest, Server, until

PING, PONG, PART, BEGIN, END = b"\x89\x80mask", b"\x8a\x80mask", b"\x00\x80mask", b"\x01\x80mask", b"\x80\x80mask"
HELLO = HEAD.replace(b"{port}", b"80") + SOCKET
GET = b"GET /api/catalogue HTTP/1.1\r\n" + HEAD


class Transport:
    """A connection whose other side reads only when `takes` is set."""

    def __init__(self) -> None:
        self.takes, self.reads, self.written, self.waiting, self.ended = True, True, b"", b"", ""
        self.protocol: Any = None

    def write(self, data: bytes) -> None:
        assert not self.ended, "written after the end"
        if self.takes:
            self.written += data
            return
        self.waiting += data
        if len(self.waiting) > 65536:
            self.protocol.pause_writing()

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.1", 5) if name == "peername" else None

    def get_write_buffer_size(self) -> int:
        return len(self.waiting)

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"


class Application:
    """Accepts a socket and takes its messages when it is told to."""

    def __init__(self) -> None:
        self.scope: Any = None
        self.taken, self.goes_on = list[Any](), asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        scope["state"]["owner"] = "o"
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while True:
            await self.goes_on.wait()
            self.taken.append(await receive())
            if self.taken[-1]["type"] == "websocket.disconnect":
                return


@asynccontextmanager
async def connected(work: Work) -> AsyncIterator[tuple[Sockets, Transport, Application]]:
    """A socket after its handshake."""
    application, transport = Application(), Transport()
    census = SimpleNamespace(leave=lambda _: None)
    config = edge.Config(application, census, 1.0, work, ws_ping_interval=None, log_config=None)  # type: ignore[arg-type]
    config.load()
    state = SimpleNamespace(connections=set(), tasks=set(), default_headers=[])
    socket = Sockets(config=config, server_state=state, app_state={})
    transport.protocol = socket
    socket.connection_made(transport)  # type: ignore[arg-type]
    socket.data_received(b"GET /x HTTP/1.1\r\n" + HELLO + b"\r\n")
    await until(lambda: b" 101 " in transport.written)
    yield socket, transport, application
    application.goes_on.set()
    if not application.taken or application.taken[-1]["type"] != "websocket.disconnect":
        transport.ended = transport.ended or "closed"
        socket.connection_lost(None)
    await asyncio.gather(*state.tasks)


async def settled(transport: Transport, socket: Sockets) -> None:
    """Wait until all is read that will be."""
    await until(lambda: not socket._unread or not socket.writable.is_set() or transport.ended)


async def test_pings_are_read_piece_by_piece_and_answered() -> None:
    async with connected(Work()) as (socket, transport, _):
        before = len(transport.written)
        socket.data_received(PING * 5000)
        assert (len(transport.written) - before) // 2 <= PIECE_BYTES // len(PING) + 1  # others have their turn now
        assert not transport.reads
        await until(lambda: transport.written.count(b"\x8a\x00") >= 5000)
        assert transport.reads


async def test_who_does_not_read_its_pongs_is_not_read() -> None:
    async with connected(Work()) as (socket, transport, _):
        transport.takes = False
        while transport.reads:
            socket.data_received(PING * 1000)
            await until(lambda: transport.reads or not socket.writable.is_set())
        waiting = len(transport.waiting)
        assert 65536 < waiting <= 65536 + PIECE_BYTES
        for _ in range(100):
            await asyncio.sleep(0)
        assert (len(transport.waiting), transport.reads) == (waiting, False)
        transport.takes, transport.waiting = True, b""
        socket.resume_writing()
        await until(lambda: transport.reads)
        assert not socket._unread


@pytest.mark.parametrize("frames", [PING * 400, PONG * 400, BEGIN + PART * 200 + END], ids=["pings", "pongs", "parts"])
async def test_what_the_application_never_sees_is_paid_for(frames: bytes) -> None:
    work, who = Work(0.0001), Payer("o", "192.0.2.1")
    async with connected(work) as (socket, transport, _):
        socket.data_received(frames)
        assert work.wait(who) > 0.0
        assert not transport.reads
        assert work.wait(who) > FRAME_SECONDS * 100 / 0.0001 - 20.0


async def test_a_message_in_one_frame_is_paid_for_where_it_is_answered() -> None:
    work = Work(0.0001)
    async with connected(work) as (socket, _, application):
        application.goes_on.set()
        for _ in range(100):
            socket.data_received(b"\x81\x80mask")
        await until(lambda: len(application.taken) == 100)
        assert work.wait(Payer("o", "192.0.2.1")) == 0.0


async def test_a_message_in_too_many_parts_ends_the_socket() -> None:
    async with connected(Work()) as (socket, transport, application):
        application.goes_on.set()
        socket.data_received(BEGIN + PART * (MOST_PARTS - 2) + END)
        await until(lambda: application.taken)
        assert application.taken == [{"type": "websocket.receive", "text": ""}]
        socket.data_received(BEGIN + PART * 10 * MOST_PARTS + PING)
        await settled(transport, socket)
        assert transport.ended == "closed"
        assert socket.frames == []
        assert transport.written.endswith(b"\x03\xf0a message comes in at most 256 parts")


async def test_messages_wait_until_the_ones_before_are_taken() -> None:
    async with connected(Work()) as (socket, transport, application):
        socket.data_received(b"\x81\x80mask" * 5000)
        for _ in range(100):
            await asyncio.sleep(0)
        assert socket.queue.qsize() <= PIECE_BYTES // 6 + 2
        assert not transport.reads
        application.goes_on.set()
        await until(lambda: len(application.taken) == 5000)
        assert transport.reads


async def test_the_application_can_cut_a_socket_off() -> None:
    async with connected(Work()) as (_, transport, application):
        application.scope["extensions"][edge.CUT]["now"]()
        assert transport.ended == "aborted"


@pytest.mark.parametrize(("takes", "end"), [(True, "closed"), (False, "aborted")])
async def test_who_is_silent_for_long_and_does_not_read_is_cut_off(takes: bool, end: str) -> None:
    async with connected(Work()) as (socket, transport, _):
        transport.takes = takes
        socket.keepalive_timeout()
        assert transport.ended == end


async def test_a_server_does_not_grow_by_a_flood(server: Server) -> None:
    guest = Guest(server)
    table = await guest.open("pp")
    hello = f"GET /api/tables/{table}/live HTTP/1.1\r\n".encode() + HEAD.replace(b"{port}", str(server.port).encode()) + SOCKET + b"\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(hello)
    await reader.readuntil(b"\r\n\r\n")
    before = memory(server)
    flood = asyncio.create_task(flooded(writer, PING * 10_000, 400))
    async with guest.at(table) as player:
        for _ in range(200):
            await player.send(do="ping")
            assert (await player.read())["is"] == "pong"
    assert not flood.done()  # what is not read is not sent either
    flood.cancel()
    assert memory(server) - before < 50
    writer.transport.abort()


async def flooded(writer: asyncio.StreamWriter, frames: bytes, times: int) -> None:
    for _ in range(times):
        writer.write(frames)
        await writer.drain()


def memory(server: Server) -> int:
    """Megabytes that a server has in memory."""
    told = Path(f"/proc/{server.pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+) kB", told)[0]) // 1024


async def test_requests_sent_ahead_are_few(server: Server) -> None:
    head = GET.replace(b"{port}", str(server.port).encode()) + b"\r\n"
    for times, status in ((MOST_AHEAD, b"200"), (2000, b"400")):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(head * (times - 1) + head.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        statuses = re.findall(rb"HTTP/1.1 (\d+) ", await reader.read())
        assert statuses[0] == b"200"
        assert len(statuses) <= MOST_AHEAD + 2
        assert statuses[-1] == status or times > MOST_AHEAD
        writer.close()


# --- open files -----------------------------------------------------------------------------------------------------------

FILES, MANY = 320, 1000


@pytest.fixture
def poor(tmp_path: Path) -> Iterator[tuple[int, Path]]:
    """A server that may have few files open: its port and its log."""
    said, options = tmp_path / "log", ["--port", "0", "--data", str(tmp_path), "--connections", "0", "--request-seconds", "600"]
    limited = f"import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES})); sys.argv[0] = 'server'; "
    command = [sys.executable, "-c", limited + "runpy.run_module('hesperides.server', run_name='__main__')", *options]
    with said.open("wb") as log, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process:
        assert process.stdout is not None
        line = next(line for line in process.stdout if "open at" in line)
        yield int(re.findall(r":(\d+)/", line)[0]), said
        process.terminate()


async def test_more_connections_than_files(poor: tuple[int, Path]) -> None:
    port, log = poor
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * MANY)), hard))
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(MANY)]
    for _, writer in held[:-1]:
        writer.write(b"GET / HT")
    refused = await held[-1][0].read()  # at once, with a reason
    assert refused.startswith(b"HTTP/1.1 503 ")
    assert refused.endswith(b"too many connections to this server; try again later\n")
    for _, writer in held:
        writer.transport.abort()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=HANG_SECONDS) as http:
        while (await http.get("/api/catalogue")).status_code == 503:
            pass
        assert (await http.get("/api/catalogue")).status_code == 200
    assert "out of system resource" not in log.read_text()
    assert len(log.read_text()) < 2000
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# --- a log that does not repeat itself ------------------------------------------------------------------------------------


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_what_is_said_again_and_again_is_left_out_and_counted() -> None:
    clock = Clock()
    seldom = Seldom(clock)

    def said(words: str) -> str | None:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, words, (), None)
        return record.getMessage() if seldom.filter(record) else None

    again = f"{'socket.accept() out of system resource, and so on':60}"
    heard = [said(f"{again} {number}") for number in range(1000)]
    assert heard == [f"{again} {number}" for number in range(TIMES)] + [None] * (1000 - TIMES)
    assert said("something else") == "something else"
    clock.now = SECONDS
    assert said(again) == f"{again} ({1000 - TIMES} more of this kind were left out)"
    assert said(again) == again


def test_so_it_is_with_what_the_server_tells_itself() -> None:
    seldom = Seldom(Clock())
    told = {"level": "error", "event": "not stored", "table": "x"}
    assert [seldom.processed(None, "", dict(told)) for _ in range(TIMES)] == [told] * TIMES
    with pytest.raises(structlog.DropEvent):
        seldom.processed(None, "", dict(told))
