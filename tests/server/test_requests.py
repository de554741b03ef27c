"""Requests as they come from outside: half, late, too large, too many, or wrong in any way. Each is answered, nobody else notices."""

import asyncio
import contextlib
import select
import socket
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from hesperides.server import edge
from hesperides.server.edge import Census, end_unread
from tests.nightly import tried
from tests.server.conftest import FREE
from tests.server.mutating import BODY, HEAD, JSON, SOCKET, answered, requests
from tests.server.playing import HANG_SECONDS, Guest, Server

MUTATED = tried(20_000, 1500)
AT_A_TIME = 40
GET = b"GET /api/catalogue HTTP/1.1\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits half a second for a request."""
    running = Server(tmp_path_factory.mktemp("hasty"), *FREE, "--request-seconds", "0.5").start()
    yield running
    running.stop()


def addressed(server: Server, head: bytes) -> bytes:
    return head.replace(b"{port}", str(server.port).encode())


async def everything(server: Server, sent: bytes) -> bytes:
    """All that the server answers until it closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(sent)
    answer = await reader.read()
    writer.close()
    return answer


async def test_whatever_comes_is_answered(hasty: Server) -> None:
    coming = islice(requests(20261130, hasty.port), MUTATED)

    async def send() -> None:
        for request in coming:
            assert (await answered(hasty.port, request)).startswith(b"HTTP/1.1 "), request

    await asyncio.gather(*(send() for _ in range(AT_A_TIME)))
    assert "Traceback" not in hasty.log
    assert "ERROR" not in hasty.log
    assert "could not be read" not in hasty.log
    async with httpx.AsyncClient(base_url=hasty.origin, timeout=HANG_SECONDS) as http:
        assert (await http.get("/api/catalogue")).status_code == 200


HALF = {
    "a method": b"GET",
    "a line": GET,
    "headers": GET + HEAD,
    "an empty line": b"\r\n",
    "a body": b"POST /api/tables HTTP/1.1\r\n" + JSON + b"Content-Length: %d\r\n\r\n" % len(BODY) + BODY[:-1],
    "a chunk": b"POST /api/tables HTTP/1.1\r\n" + JSON + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    "a handshake": b"GET /api/tables/x/live HTTP/1.1\r\n" + HEAD + SOCKET,
}


@pytest.mark.parametrize("half", HALF.values(), ids=HALF)
async def test_half_a_request_is_told_that_it_is_late(hasty: Server, half: bytes) -> None:
    answer = await everything(hasty, addressed(hasty, half))
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert answer.endswith(b"a request must arrive within 0.5 seconds\n")


async def test_who_says_nothing_is_not_kept_either(hasty: Server) -> None:
    assert await everything(hasty, b"") == b""


@pytest.mark.parametrize("before", [b"", GET + HEAD + b"\r\n"], ids=["first", "second"])
async def test_a_request_in_drips_is_late_too(hasty: Server, before: bytes) -> None:
    assert b"HTTP/1.1 408 " in await asyncio.to_thread(_drip, hasty, addressed(hasty, before))


def _drip(server: Server, before: bytes) -> bytes:
    """Send a line every now and then until the server answers or hangs up; returns all that it said until then."""
    said = b""
    with contextlib.suppress(ConnectionError), socket.create_connection(("127.0.0.1", server.port)) as dripping:
        dripping.sendall(before)
        while b" 408 " not in said:
            if select.select([dripping], [], [], 0.01)[0]:
                said += (heard := dripping.recv(1 << 16))
                if not heard:
                    break
            with contextlib.suppress(ConnectionError):  # the answer may lie there all the same
                dripping.sendall(b"\r\n")
    return said


async def test_many_halves_are_gone_after_a_while(hasty: Server) -> None:
    answers = await asyncio.gather(*(everything(hasty, GET) for _ in range(300)))
    assert {answer.split()[1] for answer in answers} == {b"408"}


async def test_a_socket_may_be_silent_for_longer(hasty: Server) -> None:
    guest = Guest(hasty)
    async with guest.at(await guest.open("pp")) as player:
        assert (await everything(hasty, GET)).split()[1] == b"408"
        await player.send(do="ping")
        assert (await player.read())["is"] == "pong"


async def test_what_came_whole_is_answered_before_what_did_not(hasty: Server) -> None:
    whole = addressed(hasty, GET + HEAD + b"\r\n")
    for after in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nbad header\r\n\r\n", addressed(hasty, HALF["a chunk"]) + b"}\r\nzz\r\n"):
        answer = await everything(hasty, whole + after)
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert answer.count(b"HTTP/1.1 ") in (1, 2)


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (GET + b"X: " + b"x" * edge.HEADER_BYTES, b"431"),
        (GET + b"X: y\r\n" * (edge.HEADER_BYTES // 6), b"431"),
        (b"GET /" + b"x" * edge.HEADER_BYTES, b"431"),
    ],
    ids=["one header", "many headers", "an address"],
)
async def test_headers_without_end(hasty: Server, sent: bytes, status: bytes) -> None:
    assert (await answered(hasty.port, sent)).split()[1] == status


async def test_a_body_in_crumbs(hasty: Server) -> None:
    crumbs = b"1;%s\r\n{\r\n" % (b"x" * 4000) * 200
    head = addressed(hasty, b"POST /api/tables HTTP/1.1\r\n" + JSON + b"Transfer-Encoding: chunked\r\n\r\n")
    assert (await answered(hasty.port, head + crumbs)).split()[1] == b"413"


async def test_so_many_connections_of_one_address(tmp_path: Path) -> None:
    server = Server(tmp_path, "--connections", "4").start()
    guest = Guest(server)
    table = await guest.open("pp")
    async with guest.at(table), guest.at(table):
        held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(2)]
        refused = await everything(server, b"")
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert refused.endswith(b"too many connections from this address; close some\n")
        held[0][1].close()
        while (await answered(server.port, addressed(server, GET + HEAD + b"\r\n"))).split()[1] != b"200":
            await asyncio.sleep(0.01)
        held[1][1].close()
    server.stop()


def test_the_census() -> None:
    census = Census(3, 2, ["10.0.0.0/8"])
    for _ in range(2):
        assert census.objection("192.0.2.1") == ""
        census.enter("192.0.2.1")
    assert "from this address" in census.objection("192.0.2.1")
    assert census.objection("192.0.2.2") == ""
    census.enter("10.0.0.1")
    assert "to this server" in census.objection("192.0.2.2")
    census.leave("192.0.2.1")
    assert census.objection("192.0.2.1") == ""


def test_a_proxy_may_have_as_many_as_there_are() -> None:
    census = Census(100, 2, ["10.0.0.0/8"])
    for _ in range(50):
        assert census.objection("10.0.0.1") == ""
        census.enter("10.0.0.1")


class Transport:
    def __init__(self, closing: bool) -> None:
        self.closing, self.aborted = closing, False

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.aborted = True


def test_who_does_not_take_its_answer_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(edge, "time", SimpleNamespace(monotonic=lambda: now))
    connections: list[Any] = [SimpleNamespace(transport=Transport(closing)) for closing in (True, False)]
    end_unread(connections)
    now = edge.UNREAD_SECONDS
    end_unread(connections)
    assert [each.transport.aborted for each in connections] == [False, False]
    now += 1
    end_unread(connections)
    assert [each.transport.aborted for each in connections] == [True, False]
