"""Routes: who may do what, and what every answer carries."""

import codecs
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hesperides.server.guard import POLICY
from hesperides.server.page import ROUTES, Page
from tests.server.played import GAMES, OPTIONS
from tests.server.playing import HANG_SECONDS, ROOT, Guest, Server
from tests.server.test_hosts import ROUTES as ROUTES_OF_ALL

PLAN = {"game": "citrus", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "uniform"}], "options": {"short": ""}}
FOREIGN = {
    "missing": {},
    "another site": {"Origin": "http://evil.example"},
    "another port": {"Origin": "http://127.0.0.1:1"},
    "no origin of a page": {"Origin": "null"},
    "a file": {"Origin": "file://"},
    "no address": {"Origin": "http://[::1"},
    "a name that begins alike": {"Origin": "http://127.0.0.1.evil.example"},
}


def changing_routes() -> list[tuple[str, str]]:
    """Every route that is not for reading, sockets aside."""
    return [(path, method) for path, method in ROUTES_OF_ALL if method not in ("GET", "HEAD", "OPTIONS", "WEBSOCKET")]


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=FOREIGN)
async def test_other_sites_cannot_change_anything(server: Server, guest: Guest, headers: dict[str, str]) -> None:
    table = await guest.open("pp")
    assert {method for _, method in changing_routes()} == {"POST", "DELETE"}
    async with httpx.AsyncClient(
        base_url=server.origin, headers={"Cookie": guest.headers["Cookie"], **headers}, timeout=HANG_SECONDS
    ) as http:
        for path, method in changing_routes():
            answer = await http.request(method, path.replace("{table_id}", table), json=PLAN)
            assert answer.status_code == 403, (path, method)
    async with guest.http() as http:
        assert [card["id"] for card in (await http.get("/api/tables")).json()] == [table]


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=FOREIGN)
async def test_other_sites_cannot_open_a_socket(server: Server, guest: Guest, headers: dict[str, str]) -> None:
    table = await guest.open("pp")
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, open_timeout=HANG_SECONDS, additional_headers={"Cookie": guest.headers["Cookie"], **headers})
    assert refused.value.response.status_code == 403


async def test_every_answer_carries_the_policy(server: Server, guest: Guest) -> None:
    async with guest.http() as http:
        for path in ("/", "/table/x", "/api/catalogue", "/api/nothing", "/assets/nothing.js", "/metrics"):
            answer = await http.get(path)
            assert answer.headers["content-security-policy"] == POLICY
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "access-control-allow-origin" not in answer.headers
    assert "unsafe" not in POLICY


async def test_whatever_can_be_got_answers_head(server: Server, guest: Guest) -> None:
    table = await guest.open("pp")
    async with guest.http() as http:
        paths = ["/", "/table/x", "/api/catalogue", "/api/tables", f"/api/tables/{table}/record", "/metrics"]
        for path in [*paths, "/api/nothing", "/assets/nothing.js"]:
            whole, head = await http.get(path), await http.head(path)
            assert head.status_code == whole.status_code, path
            assert head.content == b""
            assert head.headers["content-type"] == whole.headers["content-type"]
            if path != "/metrics":  # it counts on meanwhile
                assert head.headers["content-length"] == whole.headers["content-length"]
        assert (await http.request("HEAD", f"/api/tables/{table}")).status_code == 405
    assert "Traceback" not in server.log


async def test_a_token_is_given_once_and_only_its_hash_is_kept(tmp_path: Path) -> None:
    server = Server(tmp_path, "--new-tables", "0").start()
    async with httpx.AsyncClient(base_url=server.origin, headers={"Origin": server.origin}, timeout=HANG_SECONDS) as http:
        cookie = (await http.get("/api/catalogue")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        token = http.cookies[f"hesperides-on-{server.port}"]
        assert len(token) == 43
        assert "set-cookie" not in (await http.post("/api/tables", json=PLAN)).headers
        assert len((await http.get("/api/tables")).json()) == 1
    server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in kept
    assert hashlib.sha256(token.encode()).hexdigest().encode() in kept


STRANGE = [
    'prefs={"theme":"dark"}',
    "a b",
    "=",
    "x",
    "hesperides",
    "é=ü",
    "a=b=c",
    "hesperides=short",
    'k="',
    "hesperides-on-1=" + "x" * 43,
]
"""What other programs of the same host name set; cookies know no ports."""


@pytest.mark.parametrize("strange", STRANGE)
async def test_a_guest_keeps_its_tables_whatever_other_programs_set(guest: Guest, strange: str) -> None:
    table = await guest.open("pp")
    for name in ("hesperides", f"hesperides-on-{guest.server.port}"):
        ours = f"{name}={guest.token}"
        for sent in (f"{strange}; {ours}", f"{ours}; {strange}", f"{ours};{strange}", f"{ours}  ;", f'{strange}; {name}="{guest.token}"'):
            async with httpx.AsyncClient(
                base_url=guest.server.origin, headers={"Cookie": sent.encode("latin-1")}, timeout=HANG_SECONDS
            ) as http:
                answer = await http.get("/api/tables")
                assert "set-cookie" not in answer.headers, sent
                assert [each["id"] for each in answer.json()] == [table], sent


async def test_two_servers_of_one_host_name_have_a_guest_each(guest: Guest, tmp_path: Path) -> None:
    second = Server(tmp_path).start()
    async with httpx.AsyncClient(timeout=HANG_SECONDS) as browser:
        for server in (guest.server, second, guest.server, second):
            await browser.get(f"{server.origin}/api/tables")
        names = [cookie.name for cookie in browser.cookies.jar]
        assert sorted(names) == sorted(f"hesperides-on-{server.port}" for server in (guest.server, second))
    second.stop()


async def test_only_who_opened_a_table_lists_and_deletes_it(guest: Guest, stranger: Guest) -> None:
    table = await guest.open("pp")
    async with guest.http() as http, stranger.http() as other:
        assert (await other.get("/api/tables")).json() == []
        assert (await other.delete(f"/api/tables/{table}")).status_code == 403
        assert (await other.get(f"/api/tables/{table}/record")).status_code == 200
        assert (await http.delete("/api/tables/nothing")).status_code == 404
        assert (await http.delete(f"/api/tables/{table}")).status_code == 200
        assert (await http.get(f"/api/tables/{table}/record")).status_code == 404
        assert (await http.get("/api/tables")).json() == []


BAD_PLANS = {
    "no game": {**PLAN, "game": "chess"},
    "one seat": {**PLAN, "seats": PLAN["seats"][:1]},  # type: ignore[index]
    "six seats": {**PLAN, "seats": [{"kind": "person"}] * 6},
    "no such bot": {**PLAN, "seats": [{"kind": "bot", "bot": "genius"}] * 2},
    "no such option": {**PLAN, "options": {"longer": ""}},
    "a file of the server": {**PLAN, "options": {"board": "/etc/passwd"}},
    "no such value": {**PLAN, "options": {"short": "very"}},
    "unknown field": {**PLAN, "seed": 5},
    "pace": {**PLAN, "pace": -1},
    "wrong type": {**PLAN, "seats": "AB"},
}


@pytest.mark.parametrize("plan", BAD_PLANS.values(), ids=BAD_PLANS)
async def test_tables_that_cannot_be(guest: Guest, plan: Any) -> None:
    async with guest.http() as http:
        answer = await http.post("/api/tables", json=plan)
        assert answer.status_code == 400
        assert answer.json()["detail"]
        assert (await http.get("/api/tables")).json() == []


async def test_bodies_that_are_none(guest: Guest) -> None:
    async with guest.http() as http:
        for body in (b"", b"{", b"\xff\xfe", b"[" * 60_000, json.dumps(PLAN).encode()[:-1]):
            assert (await http.post("/api/tables", content=body)).status_code == 400
        assert (await http.post("/api/tables", content=b" " * 100_000)).status_code == 413


async def test_a_byte_order_mark_before_a_body(guest: Guest) -> None:
    plan = json.dumps(PLAN).encode()
    async with guest.http() as http:
        assert (await http.post("/api/tables", content=codecs.BOM_UTF8 + plan)).status_code == 201
        assert (await http.post("/api/tables", content=codecs.BOM_UTF8 * 2 + plan)).status_code == 400


async def test_so_many_new_tables_an_hour(tmp_path: Path) -> None:
    server = Server(tmp_path, "--new-tables", "3").start()
    async with Guest(server).http() as http, Guest(server).http() as other:
        assert [(await http.post("/api/tables", json=PLAN)).status_code for _ in range(4)] == [201, 201, 201, 429]
        answer = await other.post("/api/tables", json=PLAN)
        assert answer.status_code == 429
        assert 3500 < int(answer.headers["retry-after"]) <= 3601
    server.stop()


async def test_the_catalogue(guest: Guest) -> None:
    async with guest.http() as http:
        catalogue = (await http.get("/api/catalogue")).json()
    assert [card["name"] for card in catalogue] == list(GAMES)
    citrus, carcassonne = catalogue
    assert citrus["facts"] is None
    assert {tile["id"] for tile in carcassonne["facts"]["tiles"]} >= {"A", "E*", "FT1", "RV_L"}
    assert "meeple.place" in carcassonne["rules"]
    assert (citrus["name"], citrus["fewest_seats"], citrus["most_seats"]) == ("citrus", 2, 5)
    assert {"uniform", "greedy"} <= set(citrus["bots"])
    assert "build.rivals" in citrus["rules"]
    assert "board" not in {option["name"] for option in citrus["options"]}


async def test_what_it_counts(guest: Guest) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player, guest.http() as http:
        await player.act(player.choices["legal"][0])
        text = (await http.get("/metrics")).text
    assert "hesperides_moves_acknowledged_total" in text
    assert "hesperides_sockets 1.0" in text


async def test_two_seats_of_a_table_have_two_names(guest: Guest) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ann", "ａｎｎ\u200b")] + [{"kind": "bot", "bot": "greedy"}] * 2
    async with guest.http() as http:
        wanted = {"game": guest.game, "seats": seats, "options": OPTIONS[guest.game]}
        card = (await http.post("/api/tables", json=wanted)).json()
        record = (await http.get(f"/api/tables/{card['id']}/record")).text
    names = ["Ann", "ａｎｎ 2", "Greedy", "Greedy 2"]
    assert [seat["name"] for seat in card["seats"]] == names
    assert f"seats   {', '.join(names)}\n" in record
    async with guest.at(card["id"]) as player:
        assert [seat["name"] for seat in player.now["seats"]] == names


# --- the page ----------------------------------------------------------------------------------------------------------


def built(folder: Path) -> Page:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (folder / "assets" / "main-123.js").write_text("let a = 1\n" * 200)
    return Page(folder)


def test_the_page_and_its_own_routes(tmp_path: Path) -> None:
    page = built(tmp_path)
    index = page.answer("/", "", "")
    assert index.status_code == 200
    assert index.headers["Cache-Control"] == "no-cache"
    for own in ("/table/abc", "/table/abc/57"):
        assert (page.answer(own, "", "").content, page.answer(own, "", "").status_code) == (index.content, 200)
    assert page.answer("/", "", index.headers["ETag"]).status_code == 304
    script = page.answer("/assets/main-123.js", "br, gzip", "")
    assert script.headers["Content-Encoding"] == "gzip"
    assert "immutable" in script.headers["Cache-Control"]
    assert len(script.content) < 200
    assert page.answer("/assets/main-456.js", "", "").status_code == 404
    for nothing in ("/../../etc/passwd", "/robots.txt", "/table/x.php"):
        assert page.answer(nothing, "", "").status_code == 404
        assert page.answer(nothing, "", "").content == b"no such file\n"
    for unknown in ("/wp-admin", "/table", "/table/", "/table/a/b", "/tables/x", "/party/x/y"):
        assert page.answer(unknown, "", "").status_code == 404
        assert page.answer(unknown, "", index.headers["ETag"]).content == index.content  # which leads home


def test_the_page_and_the_server_know_the_same_routes() -> None:
    source = (ROOT / "web" / "src" / "route.svelte.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"first === '([a-z]+)' && second", source)) == set(ROUTES)


@pytest.mark.parametrize(("path", "method"), [route for route in ROUTES_OF_ALL if route[1] == "GET"])
async def test_every_route_answers_head_as_get(guest: Guest, path: str, method: str) -> None:
    table = await guest.open("pp")
    path = path.replace("{table_id}", table).replace("schema/{path}", "schema/openapi.json").replace("{path}", "icon.svg")
    async with guest.http() as http:
        whole, head = await http.get(path), await http.head(path)
    assert head.content == b""
    assert head.status_code == whole.status_code
    same = ["content-type", "etag", "vary"] if path == "/metrics" else ["content-type", "etag", "vary", "content-length"]
    assert [head.headers.get(name) for name in same] == [whole.headers.get(name) for name in same]


@pytest.mark.parametrize("query", ["?%FF", "?a=%", "?&&&", "?" + "x" * 5000, "?a=%00", "?since=9"])
async def test_odd_queries_change_nothing(guest: Guest, query: str) -> None:
    async with guest.http() as http:
        for path in ("/", "/api/catalogue", "/api/tables"):
            assert (await http.get(path + query)).status_code == 200
        assert (await http.get("/api/nothing" + query)).status_code == 404


def test_a_page_that_is_built_later_or_anew(tmp_path: Path) -> None:
    page = Page(tmp_path)
    assert b"make" in page.answer("/", "", "").content
    built(tmp_path)
    assert page.answer("/", "", "").status_code == 200
