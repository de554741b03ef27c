"""The names that a server answers to: no name that belongs to somebody else can be pointed at it, on any route."""

import asyncio
import inspect
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hesperides.server.app import make_app
from hesperides.server.guard import cookie_name
from hesperides.server.hosts import is_answered_to, known_names, own_names
from hesperides.server.settings import Settings
from tests.server.conftest import FREE
from tests.server.playing import HANG_SECONDS, Guest, Server

GIVEN = "games.example.org"
PLAN = {"game": "citrus", "seats": [{"kind": "person"}] * 2, "options": {"short": ""}}
FOREIGN = [
    "evil.example",
    "games.example.org.evil.example",
    "evil-games.example.org",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "127.1",
    "2130706433",
    "0x7f.0.0.1",
    "127.0.0.1@evil.example",
    "evil.example#127.0.0.1",
    "[::1",
    "[::1]evil.example",
    "",
]


def routes() -> list[tuple[str, str]]:
    """Every path and method of the application itself: a new route is covered on its first day. A socket's method is "WEBSOCKET"."""
    litestar: Any = make_app(Settings())
    while not hasattr(litestar, "routes"):
        litestar = inspect.getclosurevars(litestar).nonlocals["app"]
    return sorted({(route.path_format, method) for route in litestar.routes for method in getattr(route, "methods", None) or ["WEBSOCKET"]})


ROUTES = routes()


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("named"), *FREE, "--name", GIVEN.title(), "--name", "bücher.example").start()
    yield running
    running.stop()


async def status(server: Server, path: str, method: str, host: str, origin: str = "") -> tuple[int, str]:
    """What a route answers who calls the server so: the status and the reason."""
    guest = Guest(server)
    table = await guest.open("pp") if "{table_id}" in path else ""
    path = path.replace("{table_id}", table).replace("schema/{path}", "schema/openapi.json").replace("{path}", "icon.svg")
    headers = {"Cookie": f"{cookie_name(False, host)}={guest.token}", "Host": host, "Origin": origin or f"http://{host}"}
    if method == "WEBSOCKET":
        return await handshake(server, path, headers)
    async with httpx.AsyncClient(base_url=server.origin, timeout=HANG_SECONDS) as http:
        body = {"content": json.dumps(PLAN)} if method == "POST" else {}
        answer = await http.request(method, path, headers={**headers, "Content-Type": "application/json"}, **body)
    return answer.status_code, answer.text


async def handshake(server: Server, path: str, headers: dict[str, str]) -> tuple[int, str]:
    host, sent = headers.pop("Host"), {"additional_headers": headers, "host": "127.0.0.1", "port": server.port}
    try:
        async with connect(f"ws://{host}{path}", open_timeout=HANG_SECONDS, **sent):
            return 101, ""
    except InvalidStatus as refused:
        return refused.response.status_code, (refused.response.body or b"").decode()


def test_the_table_of_routes_is_read() -> None:
    assert {method for _, method in ROUTES} == {"GET", "POST", "DELETE", "OPTIONS", "WEBSOCKET"}
    assert ("/api/tables", "POST") in ROUTES
    assert ("/api/tables/{table_id}/live", "WEBSOCKET") in ROUTES


@pytest.mark.parametrize(("path", "method"), ROUTES)
async def test_no_route_answers_to_a_foreign_name(named: Server, path: str, method: str) -> None:
    answered, why = await status(named, path, method, f"evil.example:{named.port}")
    assert answered == 403
    assert "does not answer to the name 'evil.example" in why
    assert "--name" in why


@pytest.mark.parametrize(("path", "method"), ROUTES)
async def test_every_route_answers_to_a_name_that_was_given(named: Server, path: str, method: str) -> None:
    """It may find nothing of that kind (404) or the plan of another thing (400), but it listens."""
    answered, why = await status(named, path, method, GIVEN)
    assert answered in (101, 200, 201, 204, 400, 404), why


@pytest.mark.parametrize(("path", "method"), [route for route in ROUTES if route[1] not in ("GET", "OPTIONS")])
@pytest.mark.parametrize("origin", ["http://evil.example", "http://localhost", f"http://{GIVEN}:81", "null", "http://[::1"])
async def test_what_changes_something_must_come_from_the_same_name(named: Server, path: str, method: str, origin: str) -> None:
    answered, why = await status(named, path, method, GIVEN, origin)
    assert answered == 403
    assert "this server's own page" in why


@pytest.mark.parametrize("host", FOREIGN)
def test_foreign_names(host: str) -> None:
    assert not is_answered_to(host, known_names([GIVEN]))


@pytest.mark.parametrize("host", ["127.0.0.1", "192.168.1.7:8421", "[::1]:8421", "[fe80::1]", "LOCALHOST:1", GIVEN, f"{GIVEN.upper()}.:80"])
def test_addresses_own_names_and_those_given(host: str) -> None:
    assert is_answered_to(host, known_names([GIVEN]))


def test_what_this_machine_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Orchard.lan.example")
    assert own_names() == {"localhost", "orchard", "orchard.local", "orchard.lan.example"}
    assert known_names(["bücher.example"]) == own_names() | {"xn--bcher-kva.example"}


@pytest.mark.parametrize("name", ["", "a b", "games.example.org:80", "http://games.example.org", "user@host", "x" * 300])
def test_names_that_cannot_be_given(name: str) -> None:
    with pytest.raises(ValueError, match="is no name of a host; write for instance --name games"):
        known_names([name])


async def test_a_request_names_the_server_once(named: Server) -> None:
    for hosts in (b"", b"Host: localhost\r\nHost: evil.example\r\n"):
        reader, writer = await asyncio.open_connection("127.0.0.1", named.port)
        writer.write(b"GET /api/catalogue HTTP/1.1\r\n" + hosts + b"Connection: close\r\n\r\n")
        assert (await reader.read()).split()[1] in (b"400", b"403")
        writer.close()


def test_names_and_proxies_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HESPERIDES_NAMES", f"{GIVEN}, other.example")
    monkeypatch.setenv("HESPERIDES_PROXIES", "10.0.0.0/8")
    settings = Settings(tmp_path)
    assert settings.names == (GIVEN, "other.example")
    assert settings.proxies == ("10.0.0.0/8",)


# --- proxies -----------------------------------------------------------------------------------------------------------


async def opened(server: Server, times: int) -> list[int]:
    """What the server answers to a number of new tables, each said to be asked for from another address."""
    answers = []
    async with httpx.AsyncClient(base_url=server.origin, headers={"Origin": server.origin}, timeout=HANG_SECONDS) as http:
        for number in range(times):
            headers = {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"}
            answers.append((await http.post("/api/tables", json=PLAN, headers=headers)).status_code)
    return answers


async def test_nobody_but_a_proxy_says_for_whom_it_asks(tmp_path: Path) -> None:
    server = Server(tmp_path, "--new-tables", "2").start()
    assert await opened(server, 4) == [201, 201, 429, 429]
    server.stop()


async def test_a_proxy_that_is_named_says_for_whom_it_asks(tmp_path: Path) -> None:
    server = Server(tmp_path, "--new-tables", "2", "--proxy", "127.0.0.0/8").start()
    assert await opened(server, 4) == [201, 201, 201, 201]
    server.stop()


async def test_behind_a_proxy_with_https_the_cookie_is_bound_to_it(named: Server, tmp_path: Path) -> None:
    server = Server(tmp_path, "--proxy", "127.0.0.1").start()
    for each, cookie in ((server, f"__Host-hesperides-on-{server.port}="), (named, f"hesperides-on-{named.port}=")):
        async with httpx.AsyncClient(base_url=each.origin, headers={"X-Forwarded-Proto": "https"}, timeout=HANG_SECONDS) as http:
            given = (await http.get("/api/catalogue")).headers["set-cookie"]
        assert given.startswith(cookie)
        assert ("; Secure" in given) is (each is server)
    server.stop()
