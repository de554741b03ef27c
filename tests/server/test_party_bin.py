"""The bin of parties: what is put away can be had back for a while, and goes on for the others who keep it."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from hesperides.party.pieces import Input
from hesperides.server.parties import Parties
from hesperides.server.party_store import PartyStore
from hesperides.server.settings import Settings
from hesperides.server.store import Store
from hesperides.server.wire import NewAttempt, NewParty, PartyNow
from hesperides.table import Refusal
from tests.server.playing import Guest, Server

OWNER, OTHER = "o" * 64, "x" * 64
MONTH = 30 * 24 * 3600.0
SORT = {"game": "sort", "names": ["Ada"]}


async def test_what_is_put_away_can_be_had_back(server: Server, stranger: Guest) -> None:
    nobody = Guest(server)
    async with stranger.http() as http, nobody.http() as looking:
        party = (await http.post("/api/parties", json=SORT)).json()
        address, seen = f"/api/parties/{party['id']}", {"seen": party["version"]}
        binned = (await http.delete(address)).json()
        assert (binned["how"], binned["card"]["names"], binned["until"] - binned["since"]) == ("removed", ["Ada"], MONTH)
        assert (await http.delete(address)).json() == binned
        assert (await http.get("/api/parties")).json() == {"parties": [], "best": [], "binned": [binned]}
        for guest, code in ((http, "in-bin"), (looking, "unknown-table")):
            for answer in (await guest.get(address), await guest.get(address, params=seen)):
                assert (answer.status_code, answer.json()["code"]) == (404, code)
        assert (await looking.post(f"{address}/people", json={"name": "Ben"})).status_code == 404
        restored = await http.post(f"/api/party-bin/{party['id']}/restore")
        assert (restored.status_code, restored.json()) == (200, binned["card"])
        assert (await http.post(f"/api/party-bin/{party['id']}/restore")).json() == restored.json()
        assert (await http.get(address)).json() == {**party, "version": party["version"] + 2}
        assert (await http.get("/api/parties")).json()["binned"] == []


async def test_only_who_plays_there_may(server: Server, stranger: Guest) -> None:
    nobody = Guest(server)
    async with stranger.http() as http, nobody.http() as other:
        party = (await http.post("/api/parties", json=SORT)).json()["id"]
        await http.delete(f"/api/parties/{party}")
        asked = (
            other.delete(f"/api/parties/{party}"),
            other.post(f"/api/party-bin/{party}/restore"),
            other.delete(f"/api/party-bin/{party}"),
        )
        for request in asked:
            assert (await request).status_code == 403
        assert len((await http.get("/api/parties")).json()["binned"]) == 1


async def test_for_good(server: Server, stranger: Guest) -> None:
    async with stranger.http() as http:
        party = (await http.post("/api/parties", json=SORT)).json()["id"]
        assert (await http.delete(f"/api/party-bin/{party}")).status_code == 404
        await http.delete(f"/api/parties/{party}")
        assert (await http.delete(f"/api/party-bin/{party}")).status_code == 204
        asked = (http.delete(f"/api/parties/{party}"), http.post(f"/api/party-bin/{party}/restore"), http.delete(f"/api/party-bin/{party}"))
        for request in asked:
            assert (await request).status_code == 404


class House:
    """Parties whose clock the test turns."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store, self.now = PartyStore(store.engine), time.time()
        monkeypatch.setattr("hesperides.server.parties.time.time", lambda: self.now)
        self.parties = Parties(self.store, MONTH)

    async def open(self, *others: str) -> PartyNow:
        party = await self.parties.open(NewParty("eat", ["Ada"]), OWNER)
        for number, other in enumerate(others):
            party = await self.parties.join(party.id, f"Guest {number}", other)
        return party

    async def played(self, party: PartyNow) -> None:
        attempt = await self.parties.begin(party.id, NewAttempt(0, 0), OWNER)
        self.now += 40
        await self.parties.finish(party.id, attempt.attempt, [Input(200, "take")], OWNER)

    async def purge_once(self) -> None:
        expired, asked = self.store.bin.expired, asyncio.Event()

        async def once(before: float) -> list[str]:
            if asked.is_set():
                raise asyncio.CancelledError
            asked.set()
            return await expired(before)

        self.store.bin.expired = once  # type: ignore[method-assign]
        with pytest.raises(asyncio.CancelledError):
            await self.parties.purge()
        self.store.bin.expired = expired  # type: ignore[method-assign]


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("hesperides.server.parties.PURGING_SECONDS", 0)
    store = await Store.open(Settings(data=tmp_path).url)
    yield House(store, monkeypatch)
    await store.close()


async def test_after_thirty_days_it_is_deleted_with_its_results(house: House) -> None:
    early, late, kept = [await house.open() for _ in range(3)]
    await house.played(early)
    assert len((await house.parties.mine(OWNER)).best) == 1
    await house.parties.put_away(early.id, OWNER)
    assert (await house.parties.mine(OWNER)).best == []
    house.now += 10
    await house.parties.put_away(late.id, OWNER)
    house.now += MONTH - 5
    assert [each.card.id for each in await house.parties.binned(OWNER)] == [late.id]
    with pytest.raises(Refusal, match="for too long"):
        await house.parties.restore(early.id, OWNER)
    assert await house.store.load(early.id) is not None
    await house.purge_once()
    assert await house.store.load(early.id) is None
    assert (await house.parties.restore(late.id, OWNER)).id == late.id
    assert {card.id for card in (await house.parties.mine(OWNER)).parties} == {late.id, kept.id}


async def test_it_goes_on_for_those_who_keep_it(house: House) -> None:
    party = await house.open(OTHER)
    assert (await house.parties.put_away(party.id, OWNER)).how == "left"
    house.now += MONTH + 5
    await house.purge_once()
    assert await house.parties.binned(OWNER) == []
    assert [card.id for card in (await house.parties.mine(OTHER)).parties] == [party.id]
    assert len((await house.parties.now(party.id, OWNER)).people) == 2
    assert (await house.parties.put_away(party.id, OTHER)).how == "removed"
    with pytest.raises(Refusal, match="no such party"):
        await house.parties.now(party.id, "nobody")
    await house.purge_once()
    assert (await house.parties.restore(party.id, OTHER)).id == party.id
    await house.parties.put_away(party.id, OTHER)
    await house.parties.remove(party.id, OTHER)
    assert await house.store.load(party.id) is None


async def test_what_one_has_removed_for_good_the_other_can_restore(house: House) -> None:
    party = await house.open(OTHER)
    for owner in (OWNER, OTHER):
        await house.parties.put_away(party.id, owner)
    await house.parties.remove(party.id, OWNER)
    assert await house.parties.binned(OWNER) == []
    assert [each.card.id for each in await house.parties.binned(OTHER)] == [party.id]
    await house.parties.restore(party.id, OTHER)
    assert (await house.parties.now(party.id, OTHER)).id == party.id


async def test_a_rule_book_is_told_by_its_name(server: Server, stranger: Guest) -> None:
    async with stranger.http() as http:
        book = (await http.get("/api/rules/citrus-games")).json()
        assert next(iter(book)) == "party.players"
        assert "sort.hand" in book
        missing = await http.get("/api/rules/..%2Fcitrus")
        assert missing.status_code == 404
        assert "there are: carcassonne, citrus, citrus-games" in (await http.get("/api/rules/chess")).json()["detail"]
        assert (await http.get("/rules/citrus-games")).status_code == 200
