"""Any position of a game can be seen again, played on from, and opened from a record."""

import random
from pathlib import Path
from typing import Any

from tests.server.playing import Guest, Server

ROOT = Path(__file__).parents[2]
PEOPLE = [{"kind": "person", "name": "Ada", "bot": ""}, {"kind": "person", "name": "Ben", "bot": ""}]


async def _played(guest: Guest, table: str, moves: int) -> tuple[dict[int, Any], Any]:
    """Plays some moves; returns the picture before each, by the number of the entry, and the whole table after them."""
    seen: dict[int, Any] = {}
    choice = random.Random(7)
    async with guest.at(table) as player:
        for _ in range(moves):
            seen[player.n] = player.now["picture"]
            await player.play(choice, 1)
    async with guest.at(table) as player:
        return seen, player.now


async def test_every_position_is_shown_as_it_was(guest: Guest) -> None:
    table = await guest.open("pp")
    seen, _ = await _played(guest, table, 12)
    async with guest.http() as http:
        for n, picture in seen.items():
            assert (await http.get(f"/api/tables/{table}/at/{n}")).json() == {"n": n, "picture": picture}
        missing = await http.get(f"/api/tables/{table}/at/{max(seen) + 500}")
        assert (missing.status_code, "there is no entry" in missing.json()["detail"]) == (404, True)
        assert (await http.get("/api/tables/nowhere/at/1")).status_code == 404


async def test_a_game_is_played_on_from_a_position(guest: Guest) -> None:
    table = await guest.open("pp")
    seen, now = await _played(guest, table, 12)
    n = sorted(seen)[6]
    async with guest.http() as http:
        branch = (await http.post(f"/api/tables/{table}/branches", json={"n": n, "seats": PEOPLE})).json()["id"]
        refused = await http.post(f"/api/tables/{table}/branches", json={"n": n, "seats": PEOPLE[:1]})
        assert (refused.status_code, "2 seats" in refused.json()["detail"]) == (400, True)
        beyond = await http.post(f"/api/tables/{table}/branches", json={"n": 9999, "seats": PEOPLE})
        assert (beyond.status_code, "there is no entry" in beyond.json()["detail"]) == (400, True)
    async with guest.at(branch) as player:
        assert (player.n, player.now["picture"]) == (n, seen[n])
        assert player.now["entries"] == now["entries"][:n]
        assert player.now["options"] == now["options"]
        await player.act(player.choices["legal"][0])
    async with guest.at(table) as player:
        assert player.n == now["n"]


async def test_a_branch_survives_the_end_of_the_server(server: Server, guest: Guest) -> None:
    table = await guest.open("pp")
    seen, _ = await _played(guest, table, 5)
    n = max(seen)
    async with guest.http() as http:
        branch = (await http.post(f"/api/tables/{table}/branches", json={"n": n, "seats": PEOPLE})).json()["id"]
    server.kill()
    server.start()
    async with guest.at(branch) as player:
        assert (player.n, player.now["picture"]) == (n, seen[n])


async def test_a_record_is_opened_as_it_was_written(guest: Guest) -> None:
    table = await guest.open("pp")
    _, now = await _played(guest, table, 12)
    async with guest.http() as http:
        text = (await http.get(f"/api/tables/{table}/record")).text
        opened = (await http.post("/api/records", json={"text": text, "name": "game.txt"})).json()
    assert [seat["name"] for seat in opened["seats"]] == [seat["name"] for seat in now["seats"]]
    async with guest.at(opened["id"]) as player:
        assert (player.now["entries"], player.now["picture"]) == (now["entries"], now["picture"])
        assert all(seat["mine"] for seat in player.now["seats"])


async def test_a_game_of_jcloisterzone_is_opened(guest: Guest) -> None:
    text = (ROOT / "tests/importing/games/river.jcz").read_text()
    async with guest.http() as http:
        opened = (await http.post("/api/records", json={"text": text, "name": "river.jcz"})).json()
    assert (opened["game"], "river" in opened["options"]) == ("carcassonne", True)


async def test_what_is_no_record_is_refused_with_its_place(guest: Guest) -> None:
    head = "game    citrus\noptions short\nrules   1\nseats   Ada, Ben\n\n"
    wrong = {
        "": "line",
        head + "* first 0\nA buy r9\n": "game.txt:7: A buy r9",
        "{}": "game.txt",
        head.replace("short", "short board=/etc/passwd"): "option board",
        "\x00\x01": "game.txt",
    }
    async with guest.http() as http:
        for text, said in wrong.items():
            answer = await http.post("/api/records", json={"text": text, "name": "game.txt"})
            assert answer.status_code == 400, (text, answer.text)
            assert said in answer.json()["detail"] or text == ""
        long = await http.post("/api/records", json={"text": "x" * (1 << 20), "name": "game.txt"})
        assert long.status_code == 413
