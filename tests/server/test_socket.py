"""Tables through real sockets: playing, refusing, taking back, coming again."""

import asyncio
import json
import random
import secrets
from pathlib import Path

import pytest

from hesperides.record import read, replay
from tests.nightly import tried
from tests.server.conftest import FREE
from tests.server.playing import Guest, Player, Server

MOVES_AMONG_BOTS = tried(None, 15)
"""Bots alone play to the end in test_bots.py too."""


async def test_a_whole_game_and_after_its_end_everything_is_refused_by_the_clause_that_ended_it(guest: Guest, stranger: Guest) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player, stranger.at(table) as other:
        await player.play(random.Random(1))
        assert player.now["picture"]["over"]
        assert player.now["picture"]["winners"]
        entries = player.entries
        while other.n < player.n:
            await other.read()
        for answer in (await player.ask("act", seat=0, words="end"), await player.ask("preview", words="end")):
            assert (answer["code"], answer["rule"]) == ("illegal", "end.trigger")
            assert answer["message"] == "refused by end.trigger: the game is over"
        assert (await other.ask("preview", words="end"))["code"] == "foreign"
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    async with guest.http() as http:
        text = (await http.get(f"/api/tables/{table}/record")).text
        card = (await http.get("/api/tables")).json()[0]
    played = replay(read(text))
    assert [step.line.words for step in played.steps] == [entry["words"] for entry in entries]
    assert card["over"]
    assert card["scores"] == entries[-1]["scores"] == played.game.scores(played.setting, played.state)


async def test_spaces_count_as_in_a_record(guest: Guest) -> None:
    async with guest.at(await guest.open("pp")) as player:
        words = player.choices["legal"][0]
        spaced = "  " + words.replace(" ", "\t ") + " "
        assert (await player.ask("preview", words=spaced))["words"] == words
        assert (await player.act(spaced))["is"] == "acknowledged"
        assert words in {entry["words"] for entry in player.entries}


async def test_a_game_against_bots(guest: Guest) -> None:
    table = await guest.open("pug")
    async with guest.at(table) as player:
        await player.play(random.Random(2), MOVES_AMONG_BOTS)
        assert {entry["actor"] for entry in player.entries} >= {0, 1, 2}


async def test_everybody_hears_what_happens(guest: Guest, stranger: Guest) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player, stranger.at(table) as watching, guest.at(table) as again:
        await player.play(random.Random(3), 5)
        for other in (watching, again):
            while other.n < player.n:
                await other.read()
            assert other.entries == player.entries
            assert other.now["picture"] == player.now["picture"]
        assert again.choices == player.choices
        assert watching.choices is None
        assert not any(seat["mine"] for seat in json.loads(watching.heard[0])["seats"])


async def test_stale_and_foreign_and_illegal_change_nothing(guest: Guest, stranger: Guest) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player, stranger.at(table) as other:
        legal, seat = player.choices["legal"], player.choices["seat"]
        before, n = player.now, player.n
        stale = await player.act(legal[0], n=n - 1)
        foreign = await other.ask("act", seat=seat, words=legal[0])
        peeping = await other.ask("preview", words=legal[0])
        elsewhere = await player.ask("act", seat=7, words=legal[0])
        not_now = await player.act(legal[0], seat=1 - seat)
        illegal = await player.act("end")
        unreadable = await player.act("sell everything")
        assert [each["code"] for each in (stale, foreign, peeping, elsewhere, not_now, illegal, unreadable)] == [
            "stale", "foreign", "foreign", "foreign", "illegal", "illegal", "illegal",
        ]  # fmt: skip
        assert stale["n"] == n
        assert [each["rule"] for each in (stale, foreign, not_now, unreadable)] == ["", "", "setup.first", ""]
        assert not_now["message"] == f"refused by setup.first: now acts seat {'AB'[seat]}"
        assert illegal["rule"] in illegal["message"] != ""
        assert "; legal here: " in unreadable["message"]
    async with guest.at(table) as player:
        assert (player.now["picture"], player.n) == (before["picture"], n)


async def test_a_command_takes_effect_once(guest: Guest) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player:
        command = {"do": "act", "id": "once", "n": player.n, "seat": player.choices["seat"], "words": player.choices["legal"][0]}
        answers = []
        async with guest.at(table) as again:
            for socket in (player, player, again):
                await socket.send(**command)
                while (message := await socket.read())["is"] != "acknowledged":
                    pass
                answers.append(message)
        assert answers[0] == answers[1] == answers[2]
        assert player.n == command["n"] + len(player.entries[command["n"] :])
        assert sum(entry["actor"] is not None for entry in player.entries) == 1


async def test_an_id_is_for_one_command(guest: Guest) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player:
        seat, n, (words, other, *_) = player.choices["seat"], player.n, player.choices["legal"]
        seen = await player.ask("preview", id="one", words=other)
        assert seen["is"] == "previewed"
        first = await player.ask("act", id="one", seat=seat, words=words)
        assert first["is"] == "acknowledged"
        now = player.n
        for what in ({"do": "act", "words": other}, {"do": "act", "words": words, "seat": 1 - seat}, {"do": "undo", "to": n}):
            answer = await player.ask(**{"id": "one", "seat": seat, "n": now, **what})
            assert (answer["is"], answer["code"]) == ("refused", "used-id")
        again = await player.ask("act", id="one", n=n, seat=seat, words=f" {words} ".replace(" ", "  ").strip())
        assert again == first
        assert player.n == now


async def test_a_used_id_is_known_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, *FREE).start()
    guest = Guest(server)
    table = await guest.open("pp")
    async with guest.at(table) as player:
        seat, n, (words, other, *_) = player.choices["seat"], player.n, player.choices["legal"]
        first = await player.ask("act", id="one", seat=seat, words=words)
    server.kill()
    server.start()
    async with guest.at(table) as player:
        assert await player.ask("act", id="one", n=n, seat=seat, words=words) == first
        assert (await player.ask("act", id="one", n=n, seat=seat, words=other))["code"] == "used-id"
    server.stop()


async def test_undo_until_the_turn_began_and_never_across_a_draw(guest: Guest) -> None:
    table, dice = await guest.open("pp"), random.Random(5)
    undone = 0
    async with guest.at(table) as player:
        while not player.now["picture"]["over"] and undone < 60:
            await player.play(dice, 1)
            undo_to, restart_to, n = player.now["undo_to"], player.now["restart_to"], player.n
            own = {entry["actor"] for entry in player.entries[restart_to if restart_to is not None else n :]}
            assert own <= {(player.choices or {}).get("seat")}
            if undo_to is None:
                last = player.entries[-1]["actor"]
                assert last is None or player.choices is None or player.choices["seat"] != last
            below = restart_to if restart_to is not None else n
            refused = await player.ask("undo", seat=(player.choices or {"seat": 0})["seat"], to=below - 1)
            assert refused["is"] == "refused"
            if undo_to is not None and dice.random() < 0.5:
                to = dice.choice([undo_to, restart_to])
                entries = player.entries[:to]
                answer = await player.ask("undo", seat=player.choices["seat"], to=to)
                assert answer == {"is": "acknowledged", "id": answer["id"], "n": to}
                assert player.entries == entries
                undone += 1
        assert undone > 3


async def test_undo_gives_the_same_table(guest: Guest) -> None:
    table, dice = await guest.open("pp"), random.Random(6)
    async with guest.at(table) as player:
        for _ in range(40):
            before = player.now
            await player.play(dice, 1)
            if player.now.get("undo_to") == before["n"]:
                await player.ask("undo", seat=player.choices["seat"], to=before["n"])
                assert (player.now["picture"], player.choices) == (before["picture"], before["choices"])
                await player.play(dice, 1)


async def test_a_preview_does_nothing(guest: Guest) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player, guest.at(table) as other:
        for words in player.choices["legal"][:10]:
            seen = await player.ask("preview", words=words)
            assert (seen["is"], seen["words"]) == ("previewed", words)
        await other.send(do="ping")
        assert await other.read() == {"is": "pong", "n": player.n}
        entries = len(player.entries)
        await player.act(words)
        assert player.entries[entries]["fired"] == seen["fired"]


async def test_coming_again_with_what_one_has(guest: Guest) -> None:
    table, dice = await guest.open("pp"), random.Random(7)
    async with guest.at(table) as player:
        await player.play(dice, 3)
        seen = player.n
        await player.play(dice, 4)
        async with guest.at(table, since=seen) as again:
            message = json.loads(again.heard[0])
            assert message["is"] == "happened"
            assert message["entries"] == player.entries[seen:]
            assert message["picture"] == player.now["picture"]
        for since in (0, -5, player.n + 1):
            async with guest.at(table, since=since) as again:
                assert json.loads(again.heard[0])["is"] == "table"


async def test_who_may_have_seen_what_was_undone_gets_the_whole_table(guest: Guest) -> None:
    table, dice = await guest.open("pp"), random.Random(8)
    async with guest.at(table) as player:
        while player.now["undo_to"] is None:
            await player.play(dice, 1)
        n, to = player.n, player.now["undo_to"]
        await player.ask("undo", seat=player.choices["seat"], to=to)
        await player.play(dice, 2)
        async with guest.at(table, since=n) as again:
            assert json.loads(again.heard[0])["is"] == "table"
        async with guest.at(table, since=to) as again:
            assert json.loads(again.heard[0])["is"] == "happened"


async def test_the_pace_of_the_bots(guest: Guest, stranger: Guest) -> None:
    table = await guest.open("pu")
    async with guest.at(table) as player, stranger.at(table) as other:
        await player.send(do="pace", pace=40)
        while (message := await player.read())["is"] != "table":
            pass
        assert message["pace"] == 40
        await other.send(do="pace", pace=0)
        while (message := await other.read())["is"] not in ("refused",):
            pass
        assert message["code"] == "foreign"
    async with guest.at(table) as player:
        assert player.now["pace"] == 40


FRAMES = {
    "nothing": "",
    "no object": "[]",
    "no json": "{do:act}",
    "unknown": '{"do":"win"}',
    "unknown field": '{"do":"ping","x":1}',
    "wrong type": '{"do":"act","id":"1","n":"1","seat":0,"words":"pass"}',
    "huge number": '{"do":"act","id":"1","n":1e400,"seat":0,"words":"pass"}',
    "larger number": '{"do":"act","id":"1","n":' + "9" * 9000 + ',"seat":0,"words":"pass"}',
    "deep": "[" * 8000,
    "deep object": '{"do":' * 2000,
    "null byte": '{"do":"\x00"}',
    "long id": json.dumps({"do": "act", "id": "x" * 65, "n": 1, "seat": 0, "words": "pass"}),
    "long words": json.dumps({"do": "act", "id": "x", "n": 1, "seat": 0, "words": "p" * 201}),
    "lone surrogate": '{"do":"act","id":"\\ud800","n":1,"seat":0,"words":"pass"}',
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES)
@pytest.mark.parametrize("kind", [str, bytes])
async def test_malformed_frames(guest: Guest, frame: str, kind: type) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player:
        await player.socket.send(frame if kind is str else frame.encode())
        message = await player.read()
        assert (message["is"], message["code"]) == ("refused", "malformed")
        await player.send(do="ping")
        assert await player.read() == {"is": "pong", "n": player.n}


@pytest.mark.parametrize("frame", ['\ufeff{"do":"ping"}', b'\xef\xbb\xbf{"do":"ping"}'])
async def test_a_byte_order_mark_before_a_frame(guest: Guest, frame: str | bytes) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player:
        await player.socket.send(frame)
        assert await player.read() == {"is": "pong", "n": player.n}


async def test_oversized_frames(guest: Guest) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player:
        await player.socket.send("x" * (16 * 1024 + 1))
        assert (await player.read())["code"] == "oversized"
        await player.socket.send("x" * 1_000_000)
        assert await player.closed() == 1009


async def test_broken_text_is_closed(guest: Guest) -> None:
    table = await guest.open("pp")
    async with guest.at(table) as player:
        await player.socket.send(b"\xff\xfe{", text=True)
        assert await player.closed() == 1007


async def test_no_such_table(guest: Guest) -> None:
    async with guest.at(secrets.token_hex(8)) as player:
        assert json.loads(player.heard[0])["code"] == "unknown-table"
        assert await player.closed() == 4404


@pytest.mark.parametrize("since", ["abc", "", "-", "1.5", "1e3", "9" * 5000, "%C2%B2", "null", "1%00"])
async def test_an_entry_number_that_is_none(guest: Guest, since: str) -> None:
    async with guest.at(await guest.open("pp"), since=since) as player:
        message = json.loads(player.heard[0])
        assert (message["is"], message["code"]) == ("refused", "malformed")
        assert message["message"].startswith("`since` is the number of the last entry you have, not ")
        assert await player.closed() == 4400


@pytest.mark.parametrize("table", ["x" * 40, "x" * 4000, "%00", "é"])
async def test_an_odd_name_of_a_table(guest: Guest, table: str) -> None:
    async with guest.at(table) as player:
        assert json.loads(player.heard[0])["code"] == "unknown-table"
        assert await player.closed() == 4404


async def test_many_tables_at_once(guest: Guest) -> None:
    async def one(seed: int) -> Player:
        table = await guest.open("pp")
        async with guest.at(table) as player:
            await player.play(random.Random(seed), 30)
            return player

    players = await asyncio.gather(*(one(seed) for seed in range(12)))
    assert len({tuple(entry["words"] for entry in player.entries) for player in players}) == 12


async def test_nothing_went_wrong(server: Server) -> None:
    assert "Traceback" not in server.log
    assert "error" not in server.log
