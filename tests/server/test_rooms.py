"""Rooms: what is stored is the truth, whatever happens to a commit, to memory or to the log."""

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from hesperides import games
from hesperides.games.citrus.board import board_text
from hesperides.record import load, read, replay
from hesperides.record.text import write_line
from hesperides.server.rooms import Rooms
from hesperides.server.rows import EventRow, SeatRow, Standing, TableRow, linked
from hesperides.server.scene import Viewer, viewer
from hesperides.server.settings import Settings
from hesperides.server.store import NotStored, Store
from hesperides.server.thinker import Question
from hesperides.server.thinkers import BotFailed, Thinkers
from hesperides.server.wire import Acknowledged, Act, NewTable, Refused, SeatPlan
from hesperides.table import Refusal
from tests.house.source import ROOT
from tests.server.played import GAMES, OPTIONS
from tests.server.playing import HANG_SECONDS, until

OWNER = "o" * 64
PEOPLE = NewTable("citrus", [SeatPlan("person"), SeatPlan("person")], {"short": ""})
TRIED = [NewTable(name, PEOPLE.seats, options) for name, options in OPTIONS.items()]


class Listener:
    """Keeps what it is told."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer, self.told, self.code = viewer, list[Any](), 0

    def tell(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))

    def hang_up(self, code: int) -> None:
        self.code = code


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    settings = Settings(data=tmp_path, idle_seconds=0.1)
    store = await Store.open(settings.url)
    yield Rooms(settings, store, Thinkers(1, HANG_SECONDS))
    await store.close()


async def seated(rooms: Rooms, table: str) -> tuple[Any, Listener]:
    room = await rooms.room(table)
    assert room is not None
    listener = Listener(viewer(room.row, OWNER))
    await room.enter(listener, None)
    return room, listener


def first(room: Any, name: str = "c") -> Act:
    seat = room.table.actor
    return Act(name, room.table.n, seat, room.table.game.choices(room.table.setting, room.table.state).legal[0])


async def test_nothing_is_told_before_it_is_stored(rooms: Rooms) -> None:
    table = (await rooms.open(PEOPLE, OWNER)).id
    room, listener = await seated(rooms, table)
    append, order = rooms._store.append, list[str]()

    async def watched(*event: Any) -> None:
        assert len(listener.told) == 1
        await append(*event)
        order.append("stored")

    rooms._store.append = watched  # type: ignore[method-assign]
    answer = await room.do(listener.viewer, first(room))
    assert isinstance(answer, Acknowledged)
    assert order == ["stored"]
    assert [message["is"] for message in listener.told] == ["table", "happened"]


async def test_a_move_that_cannot_be_stored_has_not_happened(rooms: Rooms) -> None:
    table = (await rooms.open(PEOPLE, OWNER)).id
    room, listener = await seated(rooms, table)
    n, before = room.table.n, room.table.state.tobytes()

    async def full(*_: Any) -> None:
        raise NotStored("the disk is full")

    append, rooms._store.append = rooms._store.append, full  # type: ignore[method-assign]
    command = first(room)
    answer = await room.do(listener.viewer, command)
    assert isinstance(answer, Refused)
    assert answer.code == "unavailable"
    assert [message["is"] for message in listener.told] == ["table", "refused"]  # before the close: nothing follows it
    assert listener.told[-1]["id"] == command.id
    assert listener.code == 1011
    assert isinstance(await room.do(listener.viewer, command), Refused)
    rooms._store.append = append  # type: ignore[method-assign]
    again, listener = await seated(rooms, table)
    assert again is not room
    assert (again.table.n, again.table.state.tobytes()) == (n, before)
    assert isinstance(await again.do(listener.viewer, command), Acknowledged)


async def test_a_caller_that_goes_away_leaves_the_table_whole(rooms: Rooms) -> None:
    table = (await rooms.open(PEOPLE, OWNER)).id
    room, listener = await seated(rooms, table)
    asking = asyncio.create_task(room.do(listener.viewer, first(room)))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    answer = await room.do(listener.viewer, first(room, "next"))
    assert isinstance(answer, Refused | Acknowledged)
    _, events = await rooms._store.load(table) or (None, [])
    assert events[-1].n == room.table.n


@pytest.mark.parametrize("plan", TRIED, ids=GAMES)
async def test_who_leaves_finds_the_same_table(rooms: Rooms, plan: NewTable) -> None:
    table = (await rooms.open(plan, OWNER)).id
    room, listener = await seated(rooms, table)
    commands = []
    for number in range(6):
        commands.append(first(room, f"c{number}"))
        await room.do(listener.viewer, commands[-1])
    sweeping = asyncio.create_task(rooms.sweep())
    empty, nobody = await seated(rooms, (await rooms.open(plan, OWNER)).id)
    empty.leave(nobody)
    await until(lambda: empty.row.id not in rooms._rooms)
    assert await rooms.room(table) is room
    room.leave(listener)
    await until(lambda: table not in rooms._rooms)
    sweeping.cancel()
    again, _ = await seated(rooms, table)
    assert again is not room
    assert again.table.state.tobytes() == room.table.state.tobytes()
    assert again.table.entries == room.table.entries
    assert (again.table.undo_to, again.table.restart_to) == (room.table.undo_to, room.table.restart_to)
    assert isinstance(await again.do(listener.viewer, commands[2]), Acknowledged)
    other = await again.do(listener.viewer, Act("c2", 0, 0, "nothing of the kind"))
    assert isinstance(other, Refused)
    assert other.code == "used-id"


async def test_a_board_is_copied_when_a_table_is_opened(tmp_path: Path) -> None:
    text = "; of my own; and mine alone\n" + board_text("short")
    settings = Settings(data=tmp_path, free_options={"board": {"mine.txt": text}})
    plan = NewTable("citrus", [SeatPlan("person"), SeatPlan("bot", "", "uniform")], {"short": "", "board": "mine.txt"}, pace=0)
    store = await Store.open(settings.url)
    thinkers = Thinkers(1, HANG_SECONDS)
    rooms = Rooms(settings, store, thinkers)
    card = await rooms.open(plan, OWNER)
    assert card.options["board"] == "mine.txt"
    room, listener = await seated(rooms, card.id)
    before = room.table.state.tobytes(), await room.export()
    assert "; board=mine.txt says:\n; ; of my own; and mine alone\n" in before[1]
    read(before[1])
    rooms.close()
    for file in (tmp_path / "files").iterdir():
        file.write_text("grid\n..\n")
    rooms = Rooms(Settings(data=tmp_path), store, thinkers)  # a server that offers no board any more
    room, listener = await seated(rooms, card.id)
    assert (room.table.state.tobytes(), await room.export()) == before
    while not any(step.actor == 1 for step in room.table.entries):
        if room.table.actor == 0:
            assert isinstance(await room.do(listener.viewer, first(room, secrets.token_hex(4))), Acknowledged)
        await asyncio.sleep(0.02)
    rooms.close()
    await thinkers.close()
    await store.close()


async def test_a_damaged_log_is_not_played_on(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    store = await Store.open(settings.url)
    rooms = Rooms(settings, store, Thinkers(1, HANG_SECONDS))
    table = (await rooms.open(PEOPLE, OWNER)).id
    room, listener = await seated(rooms, table)
    await room.do(listener.viewer, first(room))
    await store.close()
    with sqlite3.connect(tmp_path / "hesperides.sqlite") as log:
        log.execute("update events set lines = replace(lines, 'first 0', 'first 1') || ''")
        log.execute("update events set lines = lines || ' ' where number = 2")
    log.close()
    store = await Store.open(settings.url)
    with pytest.raises(Refusal, match="damaged at event"):
        await Rooms(settings, store, Thinkers(1, HANG_SECONDS)).room(table)
    await store.close()


async def test_a_table_goes_on_under_the_rules_with_which_it_began(rooms: Rooms) -> None:
    played = replay(load(ROOT / "records" / "earlier" / "carcassonne-1" / "phantom-skip.txt"))
    rows = [SeatRow("person", "Ada", "", OWNER), SeatRow("bot", "Ben", "uniform", "")]
    row = TableRow("0123456789abcdef", 0.0, OWNER, "carcassonne", {"phantom": ""}, 1, rows, bytes(32))
    lines = "\n".join(write_line(step.line) for step in played.steps[:3])
    standing = Standing([0, 0], 0, False, [], 1)
    await rooms._store.append(linked("", EventRow(row.id, 1, 0.0, None, "play", lines, 3, standing)), row)
    room, listener = await seated(rooms, row.id)
    assert listener.told[0]["rules_version"] == 1
    assert {figure["figure"] for figure in listener.told[0]["choices"]["figures"]} == {"meeple"}
    asked = list[Question]()

    async def think(question: Question) -> int:
        asked.append(question)
        raise BotFailed("asked")

    rooms._thinkers.think = think  # type: ignore[method-assign]
    assert isinstance(await room.do(listener.viewer, Act("c", 3, 0, "skip")), Acknowledged)
    while not asked:
        await asyncio.sleep(0)
    assert asked[0].rules == 1
    assert "rules   1\n" in await room.export()


async def test_a_quick_bot_plays_for_one_that_fails(rooms: Rooms) -> None:
    asked, chosen = list[str](), list[int]()

    async def think(question: Question) -> int:
        asked.append(question.bot)
        if question.bot != "greedy":
            raise BotFailed("it overran")
        chosen.append(max(legal(room.table)))
        return chosen[-1]

    rooms._thinkers.think = think  # type: ignore[method-assign]
    plan = NewTable("citrus", [SeatPlan("bot", bot="search"), SeatPlan("bot", bot="search")], {"short": ""}, 0)
    room, _ = await seated(rooms, (await rooms.open(plan, OWNER)).id)
    await until(lambda: len(asked) >= 8)
    rooms.close()
    assert asked[:4] == ["search", "greedy", "search", "greedy"]
    by_bots = [step.action for step in room.table.entries if step.actor >= 0]
    assert by_bots[:3] == chosen[:3]


def legal(table: Any) -> list[int]:
    """The actions that may be chosen now."""
    actions = np.empty(table.game.legal_most, np.int32)
    return list(actions[: table.game.legal(table.setting, table.state, actions)].tolist())


@pytest.mark.parametrize("game", GAMES)
async def test_the_fewest_and_the_most_seats(rooms: Rooms, game: str) -> None:
    rules = games.game(game)
    for seats in (rules.fewest_seats, rules.most_seats):
        table = (await rooms.open(NewTable(game, [SeatPlan("person")] * seats, OPTIONS[game]), OWNER)).id
        room, listener = await seated(rooms, table)
        for number in range(4 * seats):
            assert isinstance(await room.do(listener.viewer, first(room, f"c{number}")), Acknowledged)
        assert len(listener.told[-1]["picture"]["mats"]) == len(listener.told[-1]["entries"][-1]["scores"]) == seats
        assert replay(read(await room.export())).state.tobytes() == room.table.state.tobytes()
