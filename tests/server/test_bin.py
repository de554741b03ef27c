"""The bin: what is put away can be had back for a while, is deleted then, and never for others who sit at it."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hesperides.server.rooms import Rooms
from hesperides.server.rows import SeatRow
from hesperides.server.settings import Settings
from hesperides.server.store import Store
from hesperides.server.thinkers import Thinkers
from hesperides.server.wire import NewTable, SeatPlan
from hesperides.server.work import Payer
from hesperides.table import Refusal
from tests.server.conftest import FREE
from tests.server.playing import HANG_SECONDS, Guest, Server

OWNER, OTHER = "o" * 64, "x" * 64
PEOPLE = NewTable("citrus", [SeatPlan("person"), SeatPlan("person")], {"short": ""})
MONTH = 30 * 24 * 3600.0


async def listed(http: Any, path: str) -> list[Any]:
    found: list[Any] = (await http.get(path)).json()
    return found


async def test_what_is_put_away_can_be_had_back(guest: Guest, stranger: Guest) -> None:
    table, kept = await guest.open("pp"), await guest.open("pp")
    async with guest.at(table) as player, stranger.at(table) as watching, guest.http() as http:
        await player.act(player.choices["legal"][0])
        seen = player.n, player.now["picture"]
        before = time.time()
        binned = (await http.delete(f"/api/tables/{table}")).json()
        assert await player.closed() == await watching.closed() == 4404
        assert (binned["how"], binned["card"]["id"]) == ("removed", table)
        assert before <= binned["since"] <= time.time()
        assert binned["until"] == pytest.approx(binned["since"] + MONTH)
        assert (await http.delete(f"/api/tables/{table}")).json() == binned
        assert await listed(http, "/api/bin") == [binned]
        assert [card["id"] for card in await listed(http, "/api/tables")] == [kept]
        restored = await http.post(f"/api/bin/{table}/restore")
        assert (restored.status_code, restored.json()["id"]) == (200, table)
        assert await listed(http, "/api/bin") == []
        assert {card["id"] for card in await listed(http, "/api/tables")} == {table, kept}
        assert (await http.post(f"/api/bin/{table}/restore")).json() == restored.json()
    async with guest.at(table) as player:
        assert (player.n, player.now["picture"]) == seen


async def test_nobody_sits_down_at_a_table_in_the_bin(guest: Guest, stranger: Guest) -> None:
    table = await guest.open("pp")
    async with guest.http() as http, stranger.http() as other:
        await http.delete(f"/api/tables/{table}")
        for each, code in ((guest, "in-bin"), (stranger, "unknown-table")):
            async with each.at(table) as player:
                assert f'"code":"{code}"' in player.heard[0]
                assert await player.closed() == 4404
        assert (await http.get(f"/api/tables/{table}/record")).status_code == 404
        assert (await other.get(f"/api/tables/{table}/record")).json()["detail"] == "there is no such table"


async def test_only_who_opened_a_table_may(guest: Guest, stranger: Guest) -> None:
    table = await guest.open("pp")
    async with guest.http() as http, stranger.http() as other:
        assert (await other.delete(f"/api/tables/{table}")).status_code == 403
        await http.delete(f"/api/tables/{table}")
        assert await listed(other, "/api/bin") == []
        assert (await other.post(f"/api/bin/{table}/restore")).status_code == 403
        assert (await other.delete(f"/api/bin/{table}")).status_code == 403
        assert [each["card"]["id"] for each in await listed(http, "/api/bin")] == [table]


async def test_for_good(guest: Guest) -> None:
    table = await guest.open("pp")
    async with guest.http() as http:
        assert (await http.delete(f"/api/bin/{table}")).status_code == 404
        async with guest.at(table):
            await http.delete(f"/api/tables/{table}")
        assert (await http.delete(f"/api/bin/{table}")).status_code == 204
        for request in (http.delete(f"/api/bin/{table}"), http.post(f"/api/bin/{table}/restore"), http.delete(f"/api/tables/{table}")):
            assert (await request).status_code == 404
        assert await listed(http, "/api/bin") == await listed(http, "/api/tables") == []


async def test_what_lies_in_the_bin_outlives_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path, *FREE).start()
    guest = Guest(server)
    put, back, gone = [await guest.open("pp") for _ in range(3)]
    async with guest.http() as http:
        for table in (put, back, gone):
            await http.delete(f"/api/tables/{table}")
        await http.post(f"/api/bin/{back}/restore")
        await http.delete(f"/api/bin/{gone}")
    server.kill()
    server.start()
    async with guest.http() as http:
        assert [each["card"]["id"] for each in await listed(http, "/api/bin")] == [put]
        assert [card["id"] for card in await listed(http, "/api/tables")] == [back]
    server.stop()


class House:
    """Rooms whose clock the test turns, over a store that can be looked into."""

    def __init__(self, folder: Path, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.store, self.now = folder, store, time.time()
        monkeypatch.setattr("hesperides.server.rooms.time.time", lambda: self.now)
        self.rooms = Rooms(Settings(data=folder), store, Thinkers(1, HANG_SECONDS))

    async def open(self, shared: bool = False) -> str:
        table = (await self.rooms.open(PEOPLE, OWNER)).id
        if shared:  # as if another guest had taken the second seat
            await self.store.close()
            seats = [SeatRow("person", "A", "", OWNER), SeatRow("person", "B", "", OTHER)]
            with sqlite3.connect(self.folder / "hesperides.sqlite") as file:
                file.execute("update tables set seats = ? where id = ?", (msgspec.json.encode(seats).decode(), table))
            file.close()
            self.store = await Store.open(Settings(data=self.folder).url)
            self.rooms = Rooms(Settings(data=self.folder), self.store, Thinkers(1, HANG_SECONDS))
        return table

    async def purge_once(self) -> None:
        purging = asyncio.create_task(self.rooms.purge())
        expired, asked = self.store.bin.expired, asyncio.Event()

        async def watched(before: float) -> Any:
            if asked.is_set():
                purging.cancel()
            asked.set()
            return await expired(before)

        self.store.bin.expired = watched  # type: ignore[method-assign]
        await asyncio.wait([purging])
        self.store.bin.expired = expired  # type: ignore[method-assign]


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("hesperides.server.rooms.PURGING_SECONDS", 0)
    made = House(tmp_path, await Store.open(Settings(data=tmp_path).url), monkeypatch)
    yield made
    await made.store.close()


async def test_after_thirty_days_it_is_deleted_with_its_log(house: House) -> None:
    early, late, kept = [await house.open() for _ in range(3)]
    await house.rooms.put_away(early, OWNER)
    house.now += 10
    await house.rooms.put_away(late, OWNER)
    house.now += MONTH - 5
    assert [each.card.id for each in await house.rooms.bin(OWNER)] == [late]
    with pytest.raises(Refusal, match="for too long"):
        await house.rooms.restore(early, OWNER)
    assert await house.store.load(early) is not None
    await house.purge_once()
    assert await house.store.load(early) is None
    assert (await house.rooms.restore(late, OWNER)).id == late
    assert {card.id for card in await house.rooms.cards(OWNER)} == {late, kept}


async def test_a_table_with_others_is_left_and_never_deleted(house: House) -> None:
    table = await house.open(shared=True)
    room = await house.rooms.room(table)
    assert (await house.rooms.put_away(table, OWNER)).how == "left"
    with pytest.raises(Refusal, match="only who opened"):
        await house.rooms.put_away(table, OTHER)
    assert await house.rooms.cards(OWNER) == []
    assert await house.rooms.room(table, Payer(OTHER)) is room
    assert (await house.rooms.restore(table, OWNER)).id == table
    await house.rooms.put_away(table, OWNER)
    house.now += MONTH + 5
    await house.purge_once()
    assert await house.rooms.bin(OWNER) == await house.rooms.cards(OWNER) == []
    assert await house.rooms.room(table, Payer(OTHER)) is room
    assert await house.store.load(table) is not None
    await house.rooms.remove(table, OWNER)
    assert await house.store.load(table) is not None


async def test_a_room_that_is_being_loaded_is_closed_too(house: House) -> None:
    table = await house.open()
    house.rooms.close()
    loading = asyncio.create_task(house.rooms.room(table))
    await asyncio.sleep(0)
    await house.rooms.put_away(table, OWNER)
    room = await loading
    assert room is None or room._closed
    assert table not in house.rooms._rooms


async def test_a_long_log_is_deleted_in_pieces_and_an_interrupted_deletion_goes_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hesperides.server.bin.SLICE", 2)
    table = await house.open()
    room = await house.rooms.room(table)
    assert room is not None
    for _ in range(6):
        room.table.play(room.table.actor, room.table.any_action(1))
        await room._append("play", "", None)
    await house.rooms.put_away(table, OWNER)
    slices, delete = 0, house.store.bin._delete_slice

    async def interrupted(table_id: str) -> int:
        nonlocal slices
        slices += 1
        if slices == 3:
            raise asyncio.CancelledError
        return await delete(table_id)

    house.store.bin._delete_slice = interrupted  # type: ignore[method-assign]
    with pytest.raises(asyncio.CancelledError):
        await house.rooms.remove(table, OWNER)
    house.store.bin._delete_slice = delete  # type: ignore[method-assign]
    _, events = await house.store.load(table) or (None, [])
    assert [event.number for event in events] == [1, 2, 3]
    with pytest.raises(Refusal, match="for too long"):
        await house.rooms.restore(table, OWNER)
    await house.purge_once()
    assert await house.store.load(table) is None
