"""Parties through a real server: results are what their inputs are worth, and nothing else gets in."""

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from hesperides.party.bucket import bucket
from hesperides.party.flight import milliseconds, path
from hesperides.server.parties import Parties
from hesperides.server.party_store import PartyStore
from hesperides.server.store import Store
from hesperides.server.wire import NewAttempt, NewParty
from hesperides.table import Refusal
from tests.server.playing import Guest, Server

SORT = {"game": "sort", "names": ["Ada"]}


async def opened(http: httpx.AsyncClient, **plan: Any) -> dict[str, Any]:
    answer = await http.post("/api/parties", json={**SORT, **plan})
    assert answer.status_code == 201, answer.text
    party: dict[str, Any] = answer.json()
    return party


async def begun(http: httpx.AsyncClient, party: str, number: int = 0, person: int = 0) -> dict[str, Any]:
    answer = await http.post(f"/api/parties/{party}/attempts", json={"round": number, "person": person})
    assert answer.status_code == 201, answer.text
    attempt: dict[str, Any] = answer.json()
    return attempt


async def sent(http: httpx.AsyncClient, party: str, attempt: str, inputs: list[Any]) -> httpx.Response:
    return await http.post(f"/api/parties/{party}/attempts/{attempt}", json={"inputs": inputs})


def throws(*speeds: tuple[int, int], distance: int = 1200) -> list[dict[str, Any]]:
    """Inputs of throws one after the other, the first as soon as anybody can."""
    at, made = 100, []
    for x, y in speeds:
        made.append({"at": at, "act": "throw", "x": x, "y": y})
        at += milliseconds(len(list(path(x, y, distance)))) + 100
    return made


async def test_what_a_hand_did_is_worth_what_the_rules_say(server: Server, stranger: Guest) -> None:
    async with stranger.http() as http:
        party = (await opened(http, game="toss"))["id"]
        attempt = await begun(http, party)
        assert attempt["setting"]["game"] == "toss"
        judged = (await sent(http, party, attempt["attempt"], throws((1650, 2500)))).json()
        assert judged["score"] == {"points": 2 - 9, "ms": 0, "faults": 9, "clean": 1}
        (round_,) = judged["party"]["rounds"]
        assert round_["results"] == [{"person": 0, "playing": False, "starts": 1, "score": judged["score"], "place": 1}]
        assert judged["party"]["best"][0]["name"] == "Ada"


async def test_the_same_inputs_again_are_the_same_result_and_others_are_none(server: Server, stranger: Guest) -> None:
    async with stranger.http() as http:
        party = (await opened(http, game="toss"))["id"]
        attempt = (await begun(http, party))["attempt"]
        first = await sent(http, party, attempt, throws((1650, 2500)))
        again = await sent(http, party, attempt, throws((1650, 2500)))
        assert again.json() == first.json()
        other = await sent(http, party, attempt, throws((1650, 2500), (1650, 2500)))
        assert (other.status_code, other.json()["code"]) == (409, "used-id")
        anew = await http.post(f"/api/parties/{party}/attempts", json={"round": 0, "person": 0})
        assert (anew.status_code, anew.json()["rule"]) == (422, "party.round")


def fast(seed: int) -> list[dict[str, Any]]:
    return [{"at": 100 + 60 * k, "act": "lemon" if lemon else "lime"} for k, lemon in enumerate(bucket(seed))]


FALSE: dict[str, tuple[Any, str]] = {
    "more time than has passed": (lambda inputs: [{**each, "at": each["at"] + 30_000} for each in inputs], "party.clock"),
    "faster than a hand": (lambda inputs: [{**each, "at": 100 + 10 * k} for k, each in enumerate(inputs)], "party.pace"),
    "before the word go": (lambda inputs: [{**inputs[0], "at": 0}], "party.begin"),
    "time runs backwards": (lambda inputs: [*inputs[:3], {**inputs[3], "at": 120}], "party.order"),
    "two hands": (lambda inputs: [inputs[0], {**inputs[1], "by": "left"}], "sort.hand"),
    "a fruit too many": (lambda inputs: [*inputs, {"at": 1600, "act": "lime"}], "party.close"),
    "what is no mistake is put right": (lambda inputs: [inputs[0], {"at": 400, "act": "back", "x": 0}], "sort.right"),
    "of another game": (lambda inputs: [{"at": 200, "act": "take"}], "party.order"),
    "without end": (lambda inputs: [{"at": 100, "act": "lemon"}] * 2001, "party.pace"),
}


@pytest.mark.parametrize("name", FALSE)
async def test_a_false_result_is_refused_with_its_rule_and_changes_nothing(server: Server, stranger: Guest, name: str) -> None:
    make, rule = FALSE[name]
    async with stranger.http() as http:
        party = (await opened(http))["id"]
        attempt = await begun(http, party)
        await asyncio.sleep(0.8)  # so that 1.5 seconds of play are within what may have passed
        answer = await sent(http, party, attempt["attempt"], make(fast(attempt["setting"]["seed"])))
        assert (answer.status_code, answer.json()["rule"]) == (422, rule), answer.text
        assert answer.json()["detail"]
        now = (await http.get(f"/api/parties/{party}")).json()
        assert now["rounds"][0]["results"][0]["score"] is None
        assert now["best"] == []


async def test_a_score_cannot_be_told(server: Server, stranger: Guest) -> None:
    async with stranger.http() as http:
        party = (await opened(http))["id"]
        attempt = (await begun(http, party))["attempt"]
        for told in ({"inputs": [], "score": {"points": 24}}, {"score": {"points": 24}}, {"inputs": [{"at": -1, "act": "lemon"}]}):
            answer = await http.post(f"/api/parties/{party}/attempts/{attempt}", json=told)
            assert answer.status_code == 400


async def test_a_bucket_of_another_round_does_not_fit(server: Server, stranger: Guest) -> None:
    async with stranger.http() as http:
        party = (await opened(http))["id"]
        first = await begun(http, party)
        await http.post(f"/api/parties/{party}/rounds", json={"game": "sort"})
        second = await begun(http, party, 1)
        assert first["setting"]["seed"] != second["setting"]["seed"]
        await asyncio.sleep(0.8)
        judged = (await sent(http, party, second["attempt"], fast(first["setting"]["seed"]))).json()
        assert judged["score"]["points"] < 24
        assert judged["score"]["ms"] == 120_000


async def test_everybody_on_their_own_device_finds_the_same_and_plays_only_for_themselves(server: Server, stranger: Guest) -> None:
    other, nobody = Guest(server), Guest(server)
    async with stranger.http() as http, other.http() as far, nobody.http() as looking:
        party = (await opened(http, names=["Ada", "Ben"]))["id"]
        joined = (await far.post(f"/api/parties/{party}/people", json={"name": " Chiara\u202e "})).json()
        assert [(each["name"], each["mine"]) for each in joined["people"]] == [("Ada", False), ("Ben", False), ("Chiara", True)]
        settings = [(await begun(http, party, 0, 1))["setting"], (await begun(far, party, 0, 2))["setting"]]
        assert settings[0] == settings[1]
        seen = (await looking.get(f"/api/parties/{party}")).json()
        assert [result["playing"] for result in seen["rounds"][0]["results"]] == [True, True]
        assert "seed" not in json.dumps(seen)
        for guest, person in ((far, 0), (looking, 2)):
            answer = await guest.post(f"/api/parties/{party}/attempts", json={"round": 0, "person": person})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
        assert (await looking.post(f"/api/parties/{party}/rounds", json={"game": "eat"})).status_code == 403
        mine = await begun(far, party, 0, 2)
        stolen = await sent(http, party, mine["attempt"], [])
        assert (stolen.status_code, stolen.json()["code"]) == (403, "foreign")
        assert (await looking.delete(f"/api/parties/{party}")).status_code == 403


async def test_a_broken_off_game_may_be_begun_anew_and_everybody_sees_it(server: Server, stranger: Guest) -> None:
    async with stranger.http() as http:
        party = (await opened(http, game="eat"))["id"]
        first, second = await begun(http, party), await begun(http, party)
        assert (await sent(http, party, first["attempt"], [])).status_code == 403
        judged = (await sent(http, party, second["attempt"], [{"at": 200, "act": "take"}])).json()
        assert judged["score"] == {"points": 0, "ms": 0, "faults": 1, "clean": 0}
        assert judged["party"]["rounds"][0]["results"][0]["starts"] == 2


async def test_asking_again_costs_nothing_while_nothing_happens(server: Server, stranger: Guest) -> None:
    async with stranger.http() as http:
        party = await opened(http)
        address = f"/api/parties/{party['id']}"
        assert (await http.get(address, params={"seen": party["version"]})).status_code == 204
        await begun(http, party["id"])
        news = await http.get(address, params={"seen": party["version"]})
        assert news.json()["version"] > party["version"]
        assert (await http.get("/api/parties/nothing")).status_code == 404
        assert (await http.get("/api/parties/nothing", params={"seen": 1})).status_code == 404


async def test_no_more_than_eight_and_all_with_names(server: Server, stranger: Guest) -> None:
    async with stranger.http() as http:
        for names in ([], ["A"] * 9, ["A", "\u200b"], ["A", " "]):
            answer = await http.post("/api/parties", json={**SORT, "names": names})
            assert (answer.status_code, answer.json()["rule"]) == (400, "party.players")
        party = (await opened(http, names=list("ABCDEFGH")))["id"]
        answer = await http.post(f"/api/parties/{party}/people", json={"name": "I"})
        assert (answer.status_code, answer.json()["rule"]) == (422, "party.players")


async def test_best_lists_of_the_party_and_of_the_person(server: Server) -> None:
    ada, ben = Guest(server), Guest(server)
    async with ada.http() as http, ben.http() as other:
        party = (await opened(http, game="toss"))["id"]
        await other.post(f"/api/parties/{party}/people", json={"name": "Ben"})
        good, better = throws((1650, 2500)), throws((1650, 2500), (1650, 2500))
        await sent(http, party, (await begun(http, party))["attempt"], good)
        await asyncio.sleep(0.3)
        begun_by_ben = await begun(other, party, 0, 1)
        await asyncio.sleep(0.4)
        now = (await sent(other, party, begun_by_ben["attempt"], better)).json()["party"]
        assert [(line["name"], line["place"]) for line in now["best"]] == [("Ben", 1), ("Ada", 2)]
        mine = (await http.get("/api/parties")).json()
        assert [card["names"] for card in mine["parties"]] == [["Ada", "Ben"]]
        assert [(line["name"], line["score"]["points"]) for line in mine["best"]] == [("Ada", -7)]
        assert (await http.delete(f"/api/parties/{party}")).status_code == 200
        left = (await http.get("/api/parties")).json()
        assert (left["parties"], left["best"], len(left["binned"])) == ([], [], 1)


async def test_what_was_acknowledged_is_there_after_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path, "--new-tables", "0").start()
    guest = Guest(server)
    async with guest.http() as http:
        party = (await opened(http, game="toss"))["id"]
        attempt = (await begun(http, party))["attempt"]
        judged = (await sent(http, party, attempt, throws((1650, 2500)))).json()
        open_one = (await http.post(f"/api/parties/{party}/rounds", json={"game": "eat"})).json()
        later = await begun(http, party, 1)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    async with guest.http() as http:
        assert (await http.get(f"/api/parties/{party}")).json()["rounds"][0] == judged["party"]["rounds"][0]
        assert len(open_one["rounds"]) == 2
        assert (await sent(http, party, later["attempt"], [])).status_code == 201
    await asyncio.to_thread(server.stop)
    assert "Traceback" not in server.log


async def test_a_result_that_comes_too_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'hesperides.sqlite'}")
    parties, now = Parties(PartyStore(store.engine), 60.0), time.time()
    party = await parties.open(NewParty("eat", ["Ada"]), "a" * 64)
    attempt = await parties.begin(party.id, NewAttempt(0, 0), "a" * 64)
    monkeypatch.setattr(time, "time", lambda: now + 700)
    with pytest.raises(Refusal, match="too late") as refused:
        await parties.finish(party.id, attempt.attempt, [], "a" * 64)
    assert refused.value.rule == "party.clock"
    assert not (await parties.now(party.id, "a" * 64)).rounds[0].results[0].playing
    await store.close()


async def test_an_older_database_gets_the_new_tables(tmp_path: Path) -> None:
    file = tmp_path / "hesperides.sqlite"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    await store.close()
    with sqlite3.connect(file) as old:
        for table in ("party_bin", "party_results", "party_rounds", "party_people", "parties"):
            old.execute(f"DROP TABLE {table}")
        old.execute("UPDATE alembic_version SET version_num = '0004'")
    old.close()
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    parties = Parties(PartyStore(store.engine), 60.0)
    assert (await parties.open(NewParty("sort", ["Ada"]), "a" * 64)).people[0].name == "Ada"
    await store.close()


async def test_the_room_has_pages_of_its_own(server: Server, stranger: Guest) -> None:
    async with stranger.http() as http:
        for path in ("/party", "/party/real", "/party/0123456789abcdef"):
            assert (await http.get(path)).status_code == 200
        assert (await http.get("/party/real/more")).status_code == 404
