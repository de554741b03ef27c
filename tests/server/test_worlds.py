"""Two worlds that differ only in what is hidden: every viewer gets the same bytes from both.

What is hidden at a table is the secret from which it will draw. Its seal is public, and of course another one: it is masked.
"""

import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

from hesperides.game import CHANCE
from hesperides.games import game
from hesperides.record import SEATS
from hesperides.server import scene
from hesperides.server.guard import hashed
from hesperides.server.rows import EventRow, SeatRow, TableRow, linked
from hesperides.server.store import Store
from hesperides.table import Table, seal
from tests.server.conftest import FREE
from tests.server.played import GAMES, OPTIONS
from tests.server.playing import Guest, Server

SECRETS = (bytes(range(32)), bytes(range(100, 132)))
ID = "0123456789abcdef"
NOW = time.time()
PREVIEWS = 60
"""Most previews that are asked for in a world."""


def history(name: str, moves: int, seats: int) -> tuple[Table, list[str]]:
    """A game after some moves, and its events as the log has them."""
    table, dice = Table(game(name), OPTIONS[name], list(SEATS[:seats]), SECRETS[0]), random.Random(moves)
    events = [table.draw()]
    while len(events) <= moves and not table.over:
        events.append(table.play(table.actor, table.any_action(dice.getrandbits(127))))
    return table, ["\n".join(f"{'*' if step.actor == CHANCE else SEATS[step.actor]} {step.words}" for step in steps) for steps in events]


async def stored(folder: Path, secret: bytes, owner: Guest, moves: int, seats: int) -> None:
    """The same public history, in a database of its own, with another secret."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'hesperides.sqlite'}")
    rows = [SeatRow("person", SEATS[seat], "", hashed(owner.token)) for seat in range(seats)]
    table, lines = history(owner.game, moves, seats)
    row = TableRow(ID, NOW, hashed(owner.token), owner.game, dict(table.options), table.game.rules_version, rows, secret)
    before, n = "", 0
    for number, text in enumerate(lines, 1):
        n += len(text.splitlines())
        event = linked(before, EventRow(ID, number, NOW, None, "play", text, n, scene.standing(table)))
        await store.append(event, row if number == 1 else None)
        before = event.chain
    await store.close()


def without_draws(table: Table) -> list[str]:
    """Legal words after which nothing is drawn at once."""
    found = []
    for words in table.game.choices(table.setting, table.state).legal:
        after = table.outlook(table.actor, words).state
        if table.game.actor(table.setting, after) >= 0:
            found.append(words)
    return found


async def everything(folder: Path, secret: bytes, owner: Guest, stranger: Guest, moves: int, seats: int) -> list[Any]:
    """All that this world tells: to who sits there, to a spectator, to programs."""
    await stored(folder, secret, owner, moves, seats)
    server = Server(folder, *FREE).start()
    owner.server = stranger.server = server
    told: list[Any] = []
    table, _ = history(owner.game, moves, seats)
    legal = table.game.choices(table.setting, table.state).legal
    async with owner.at(ID) as player, stranger.at(ID) as watching, owner.at(ID, since=3) as again:
        for number, words in enumerate([*legal[:PREVIEWS], "end", "nonsense", "market 1 le", "tile A"]):
            for each in (player, watching):
                await each.send(do="preview", id=f"p{number}", n=table.n, words=words)
                await each.read()
        for number, words in enumerate(without_draws(table)[:1]):
            await player.send(do="act", id=f"a{number}", n=table.n, seat=table.actor, words=words)
            for each, messages in ((player, 2), (watching, 1), (again, 1)):
                for _ in range(messages):
                    await each.read()
        await watching.send(do="act", id="x", n=0, seat=0, words="pass")
        await watching.read()
        told += [player.heard, watching.heard, again.heard]
    async with owner.http() as http, stranger.http() as other:
        for each in (http, other):
            text = (await each.get(f"/api/tables/{ID}/record")).text
            assert seal(secret) in text
            told.append(text.replace(seal(secret), "SEAL"))
        cards = (await http.get("/api/tables")).json()
        for card in cards:
            card.pop("changed")  # when it was, by the clock
        told.append(cards)
        told.append((await other.get("/api/tables")).text)
    server.stop()
    assert server.log == ""
    for each in told:
        for hidden in (secret.hex(), secret.hex()[:16]):
            assert hidden not in json.dumps(each)
    return told


@pytest.mark.parametrize("name", GAMES)
async def test_what_is_hidden_is_in_no_byte(tmp_path: Path, name: str) -> None:
    for moves, seats in ((25, 2), (61, 3)):
        owner, stranger = Guest(Server(tmp_path), name), Guest(Server(tmp_path))
        first, second = [
            await everything(tmp_path / f"{moves}-{world}", secret, owner, stranger, moves, seats) for world, secret in enumerate(SECRETS)
        ]
        assert first == second
        assert len(first[0]) > 5


@pytest.mark.parametrize("name", GAMES)
def test_the_same_draws_from_another_secret_would_be_others(name: str) -> None:
    first, second = (Table(game(name), OPTIONS[name], ["A", "B"], secret) for secret in SECRETS)
    for table in (first, second):
        table.draw()
        while table.n < 40 and not table.over:
            table.play(table.actor, table.any_action(1))
    drawn = [[step.words for step in table.entries if step.actor == CHANCE] for table in (first, second)]
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("name", GAMES)
def test_what_bots_see_is_the_same(name: str) -> None:
    table, lines = history(name, 30, 2)
    other = Table(table.game, table.options, table.names, SECRETS[1])
    for text in lines:
        for line in text.splitlines():
            mark, words = line.split(" ", 1)
            other.follow([(CHANCE if mark == "*" else SEATS.index(mark), words)])
    for seat in (0, 1):
        seen = [table.game.view(each.setting, each.state, seat).tobytes() for each in (table, other)]
        assert seen[0] == seen[1]
