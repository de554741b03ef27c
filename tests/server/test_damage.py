"""Damaged databases: said at the start, set aside row by row, refused table by table, and never a fault of others."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from hesperides.party.pieces import PartySetting, Score
from hesperides.server.app import make_app
from hesperides.server.parties import Parties
from hesperides.server.party_store import PartyStore, ResultRow
from hesperides.server.rooms import Rooms
from hesperides.server.settings import Settings
from hesperides.server.store import NotStored, Store
from hesperides.server.thinkers import Thinkers
from hesperides.server.wire import NewTable, SeatPlan
from hesperides.table import Refusal
from tests.server.conftest import FREE
from tests.server.playing import HANG_SECONDS, Guest, Server, until
from tests.server.test_store import fill, url

OWNER = "o" * 64
DAMAGED = {
    "options that are no JSON": ("tables", "options", "{"),
    "options of numbers": ("tables", "options", '{"short":1}'),
    "seats that are none": ("tables", "seats", "[1]"),
    "seats that are bytes": ("tables", "seats", b"\xff\xfe"),
    "seats that are a number": ("tables", "seats", 7),
    "deep seats": ("tables", "seats", "[" * 100_000),
    "a time that is a text": ("tables", "created", "yesterday"),
    "rules that are a text": ("tables", "rules", "one"),
    "rules before the first": ("tables", "rules", 0),
    "a secret that is a text": ("tables", "secret", "\u00e9" * 32),
    "texts that are none": ("tables", "texts", "[]"),
    "a pace that is a text": ("tables", "pace", "slow"),
    "a standing that is none": ("events", "standing", "{}"),
    "a standing of texts": ("events", "standing", '{"scores":["a"],"actor":0,"over":false,"winners":[],"moves":0}'),
    "lines that are bytes": ("events", "lines", b"\xff"),
    "a number of entries that is a text": ("events", "n", "many"),
}


def spoil(folder: Path, table: str, column: str, value: Any, where: str = "table_id") -> None:
    name = {"tables": "id"}.get(table, where)
    with closing(sqlite3.connect(folder / "hesperides.sqlite")) as file, file:
        file.execute(f"update {table} set {column} = ? where {name} = 'bad'", (value,))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """Three tables of one guest, the one between them to be spoilt, and all of them put away and restored again."""
    store = await Store.open(url(tmp_path))
    for table in ("a", "bad", "c"):
        await fill(store, table, 2)
    await store.close()
    yield store
    await store.close()


@pytest.mark.parametrize(("table", "column", "value"), DAMAGED.values(), ids=DAMAGED)
async def test_a_damaged_row_spoils_no_list(tmp_path: Path, store: Store, table: str, column: str, value: Any) -> None:
    spoil(tmp_path, table, column, value)
    with capture_logs() as said:
        store = await Store.open(url(tmp_path))
        await store.look_through()
        rooms = Rooms(Settings(data=tmp_path), store, Thinkers(1, HANG_SECONDS))
        assert {card.id for card in await rooms.cards(OWNER)} == {"a", "c"}
        for each in ("a", "bad", "c"):
            await store.bin.put(each, 5.0)
        assert {row.id for row, _, _ in await store.bin.lying(OWNER, 0.0)} == {"a", "c"}
        assert {"a", "c"} <= {row.id for row in await store.bin.expired(9.0)}
        with pytest.raises(Refusal, match=r"^this table cannot be opened: its row is damaged: "):
            await rooms.room("bad")
        with pytest.raises(Refusal, match=r"^this table cannot be opened: its row is damaged: "):
            await rooms.restore("bad", OWNER)
        await store.close()
    aside = [each for each in said if each["event"] == "set aside"]
    assert [each["table"] for each in aside] == ["bad"]  # once, whatever is asked for


async def test_text_that_is_no_utf_8_spoils_no_list(tmp_path: Path, store: Store) -> None:
    with closing(sqlite3.connect(tmp_path / "hesperides.sqlite")) as file, file:
        file.execute("update tables set options = cast(x'7bff7d' as text) where id = 'bad'")
    store = await Store.open(url(tmp_path))
    assert {row.id for row, _ in await store.cards(OWNER)} == {"a", "c"}
    await store.close()


async def test_a_server_names_what_is_damaged_before_somebody_asks(tmp_path: Path, store: Store) -> None:
    spoil(tmp_path, "tables", "seats", "[1]")
    server = Server(tmp_path, *FREE).start()
    guest = Guest(server)
    await until(lambda: "set aside" in server.log)
    async with guest.http() as http:
        assert (await http.get("/api/tables")).status_code == 200
        answer = await http.get("/api/tables/bad/record")
        assert (answer.status_code, answer.json()["detail"][:41]) == (503, "this table cannot be opened: its row is d")
    server.stop()
    assert "table='bad'" in server.log


@pytest.mark.parametrize("rules", [2, 99])
async def test_rules_of_the_future_are_refused_and_never_told_as_others(tmp_path: Path, rules: int) -> None:
    store = await Store.open(url(tmp_path))
    rooms = Rooms(Settings(data=tmp_path), store, Thinkers(1, HANG_SECONDS))
    table = (await rooms.open(NewTable("citrus", [SeatPlan("person")] * 2, {"short": ""}), OWNER)).id
    await store.close()
    with closing(sqlite3.connect(tmp_path / "hesperides.sqlite")) as file, file:
        file.execute("update tables set rules = ?", (rules,))
    store = await Store.open(url(tmp_path))
    rooms = Rooms(Settings(data=tmp_path), store, Thinkers(1, HANG_SECONDS))
    with pytest.raises(Refusal, match=f"it follows rules {rules}, citrus here has rules 1; use the version of Hesperides that wrote it"):
        await rooms.room(table)
    assert [card.id for card in await rooms.cards(OWNER)] == [table]
    await store.close()


# --- the file -----------------------------------------------------------------------------------------------------------


async def test_a_damaged_file_is_not_opened(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    await fill(store, "t", 400)
    await store.close()
    file = tmp_path / "hesperides.sqlite"
    content = bytearray(file.read_bytes())
    pages = len(content) // 4096
    for page in range(pages // 2, pages - 1):  # what a broken disk leaves: pages of other files
        content[page * 4096 : page * 4096 + 4096] = b"\x2a" * 4096
    file.write_bytes(content)
    with pytest.raises(NotStored, match=f"^the database {file} cannot be opened: .*(damaged|malformed).*; choose another data folder"):
        await Store.open(url(tmp_path))
    assert file.read_bytes() == content


@pytest.mark.parametrize("change", ["drop table bin", "alter table tables rename column pace to speed"])
async def test_a_file_without_what_it_is_said_to_have_is_not_opened(tmp_path: Path, change: str) -> None:
    await (await Store.open(url(tmp_path))).close()
    with closing(sqlite3.connect(tmp_path / "hesperides.sqlite")) as file, file:
        file.execute(change)
    with pytest.raises(NotStored, match=r"it is damaged \(the table \w+ has no [\w, ]+\); put a copy of it in its place; choose another"):
        await Store.open(url(tmp_path))


# --- parties ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("party_results", "score", "{"),
        ("party_results", "score", '{"points":"many"}'),
        ("party_results", "inputs", "7"),
        ("party_results", "started", "now"),
        ("party_rounds", "game", "chess"),
        ("party_rounds", "distance", 7),
        ("party_people", "name", b"\xff"),
    ],
)
async def test_a_damaged_party_spoils_no_other(tmp_path: Path, table: str, column: str, value: Any) -> None:
    store = await Store.open(url(tmp_path))
    for party in ("bad", "good"):
        parties = PartyStore(store.engine)
        await parties.open(party, OWNER, ["Ada"], PartySetting("sort", 1))
        await parties.begin(party, ResultRow(f"try {party}", 0, 0, 1.0, 1))
        await parties.finish(party, f"try {party}", [], Score(3))
    await store.close()
    spoil(tmp_path, table, column, value, "party_id")
    with capture_logs() as said:
        store = await Store.open(url(tmp_path))
        house = Parties(PartyStore(store.engine), 60.0)
        mine = await house.mine(OWNER)
        assert [card.id for card in mine.parties] == ["good"]
        with pytest.raises(Refusal, match=r"^this party cannot be opened: its row is damaged: "):
            await house.now("bad", OWNER)
        await store.close()
    assert [each["table"] for each in said if each["event"] == "set aside"] == ["bad"]


# --- faults of our own --------------------------------------------------------------------------------------------------


async def asked(app: Any, scope: dict[str, Any], *events: dict[str, Any]) -> list[dict[str, Any]]:
    """What an application answers that was never started: whatever needs its tables is a fault of ours."""
    told: list[dict[str, Any]] = []
    waiting = iter(events)

    async def receive() -> dict[str, Any]:
        return next(waiting, {"type": "http.disconnect"})

    async def send(message: dict[str, Any]) -> None:
        told.append(message)

    headers = [(b"host", b"127.0.0.1:1"), (b"origin", b"http://127.0.0.1:1"), (b"cookie", b"hesperides-on-1=" + b"t" * 43)]
    whole = {"headers": headers, "query_string": b"", "root_path": "", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 1), "state": {}}
    await asyncio.wait_for(app({**whole, **scope, "raw_path": scope["path"].encode(), "http_version": "1.1"}, receive, send), HANG_SECONDS)
    return told


async def test_a_fault_of_ours_leaves_a_line_with_its_traceback() -> None:
    app: Any = make_app(Settings())
    with capture_logs() as said:
        (start, _) = await asked(app, {"type": "http", "method": "GET", "path": "/api/bin", "scheme": "http"}, {"type": "http.request"})
        assert start["status"] == 500
    (line,) = said
    assert (line["event"], line["path"], line["log_level"]) == ("a request failed", "/api/bin", "error")
    assert isinstance(line["exc_info"], AttributeError)  # which the log of a server writes out


async def test_what_is_no_fault_of_ours_leaves_none() -> None:
    app: Any = make_app(Settings())
    with capture_logs() as said:
        (start, _) = await asked(app, {"type": "http", "method": "GET", "path": "/api/none", "scheme": "http"}, {"type": "http.request"})
        assert start["status"] == 404
    assert said == []
