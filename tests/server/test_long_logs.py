"""A long log: opened in small steps and from checkpoints, bounded, and nothing in it that is no event of the game."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command as alembic

from hesperides.server import checkpoint, loading
from hesperides.server.migrate import _config
from hesperides.server.rooms import Rooms
from hesperides.server.rows import EventRow, TableRow, event_values, linked, table_values
from hesperides.server.scene import Viewer, viewer
from hesperides.server.settings import Settings
from hesperides.server.store import PAGE, Store
from hesperides.server.thinkers import Thinkers
from hesperides.server.wire import Acknowledged, Act, NewTable, Pace, Refused, SeatPlan, TableNow, Undo
from hesperides.table import Refusal
from tests.server.played import GAMES, OPTIONS

OWNER = "o" * 64
each_game = pytest.mark.parametrize("name", GAMES)


def plan(name: str) -> NewTable:
    return NewTable(name, [SeatPlan("person"), SeatPlan("person")], OPTIONS[name])


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    store = await Store.open(Settings(data=tmp_path).url)
    yield Rooms(Settings(data=tmp_path), store, Thinkers(1, 1.0))
    await store.close()


async def opened(rooms: Rooms, name: str = "citrus") -> tuple[Any, Viewer]:
    room = await rooms.room((await rooms.open(plan(name), OWNER)).id)
    assert room is not None
    return room, viewer(room.row, OWNER)


async def again(rooms: Rooms, room: Any) -> Any:
    """The room as somebody finds it who comes later."""
    if room._keeping:
        await room._keeping
    rooms.close()
    found = await rooms.room(room.row.id)
    assert found is not room
    return found


class Commands:
    """Somebody who does and takes back, with a new id each time."""

    def __init__(self, room: Any, who: Viewer) -> None:
        self.room, self.who, self.given = room, who, list[Any]()

    async def act(self, choice: int = 0) -> Any:
        table = self.room.table
        legal = table.game.choices(table.setting, table.state).legal
        return await self.do(Act(f"c{len(self.given)}", table.n, table.actor, legal[choice % len(legal)]))

    async def undo(self) -> Any:
        table = self.room.table
        return await self.do(Undo(f"c{len(self.given)}", table.n, table.actor, table.undo_to))

    async def do(self, asked: Any) -> Any:
        self.given.append(asked)
        return await self.room.do(self.who, asked)

    async def fill(self, events: int) -> None:
        """Play on, and do and take back where that goes, until the log is so long."""
        choice = 0
        while self.room.history.number < events:
            choice += 1
            undo = self.room.table.undo_to is not None and choice % 7
            assert isinstance(await (self.undo() if undo else self.act(choice)), Acknowledged)


def same(first: Any, second: Any) -> None:
    for what in ("entries", "undo_to", "restart_to", "actor"):
        assert getattr(first.table, what) == getattr(second.table, what)
    assert first.table.state.tobytes() == second.table.state.tobytes()
    assert [state.tobytes() for state in first.table._before] == [state.tobytes() for state in second.table._before]
    for what in ("number", "chain", "size", "first_undone", "answers", "forgotten"):
        assert getattr(first.history, what) == getattr(second.history, what)


# --- what is stored -----------------------------------------------------------------------------------------------------


async def test_a_pace_is_no_event(rooms: Rooms) -> None:
    room, who = await opened(rooms)
    paces, set_pace = list[int](), rooms._store.set_pace

    async def watched(table_id: str, pace: int) -> None:
        paces.append(pace)
        await set_pace(table_id, pace)

    rooms._store.set_pace = watched  # type: ignore[method-assign]
    for pace in (50, 50, 700, 50, 50):
        answer = await room.do(who, Pace(pace))
        assert isinstance(answer, TableNow)
        assert answer.pace == pace
    assert paces == [50, 700, 50]
    assert room.history.number == 1
    assert (await again(rooms, room)).pace == 50


async def test_what_was_taken_back_too_often_is_refused_and_the_game_goes_on(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hesperides.server.room.FULL", 20_000)
    room, who = await opened(rooms)
    commands = Commands(room, who)
    while room.history.size <= 20_000:
        assert isinstance(await (commands.act() if room.table.undo_to is None else commands.undo()), Acknowledged)
    while room.table.undo_to is None:
        await commands.act()
    room = commands.room = await again(rooms, room)
    before, n = room.history.number, room.table.n
    for _ in range(3):
        refused = await commands.undo()
        assert isinstance(refused, Refused)
        assert (refused.code, refused.n) == ("full", n)
    assert room.history.number == before
    while not room.table.over:
        assert isinstance(await commands.act(), Acknowledged)


# --- replaying ----------------------------------------------------------------------------------------------------------


class Steps:
    """Counts the steps of a loading, and how many events and entries are taken in each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps, self.in_step, self.most = 0, 0, 0
        for owner, name in ((loading.History, "check"), (loading.Table, "_enter")):
            self._count(monkeypatch, owner, name)

    def _count(self, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> None:
        done = getattr(owner, name)

        def counted(*what: Any) -> Any:
            self.in_step += 1
            self.most = max(self.most, self.in_step)
            return done(*what)

        monkeypatch.setattr(owner, name, counted)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        self.steps, self.in_step = self.steps + 1, 0
        yield


@each_game
async def test_it_is_replayed_in_small_steps(rooms: Rooms, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(checkpoint, "EVERY", 10_000)
    room, who = await opened(rooms, name)
    await Commands(room, who).fill(450)
    steps = Steps(monkeypatch)
    table, history = await loading.loaded(room.row, rooms._store, rooms._table, steps.turn)
    same(room, type("Found", (), {"table": table, "history": history}))
    assert 0 < steps.most <= loading.EVENTS
    assert steps.steps >= 450 / loading.EVENTS + table.n / loading.ENTRIES


async def test_others_go_on_while_a_long_log_is_opened(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "EVERY", 10_000)
    (long, who), (other, other_who) = await opened(rooms), await opened(rooms)
    await Commands(long, who).fill(1200)
    await asyncio.sleep(0)
    del rooms._rooms[long.row.id]
    opening, moves = asyncio.create_task(rooms.room(long.row.id)), 0
    while not opening.done():
        assert isinstance(await Commands(other, other_who).do(Pace(moves)), TableNow)
        moves += 1
    assert moves > 1  # each is stored and acknowledged between two pages
    assert (await opening) is not None


async def old_database(folder: Path, row: TableRow, log: list[EventRow]) -> None:
    """As the release before checkpoints left it."""
    engine = sa.create_engine(f"sqlite:///{folder / 'hesperides.sqlite'}")
    with engine.begin() as old:
        alembic.upgrade(_config(old), "0002")
        values = {name: value for name, value in table_values(row).items() if name != "pace"}
        for name, rows in (("tables", [values]), ("events", [event_values(event) for event in log])):
            old.execute(sa.text(f"insert into {name} ({', '.join(rows[0])}) values ({', '.join(':' + key for key in rows[0])})"), rows)
    engine.dispose()


@each_game
async def test_a_log_full_of_paces_and_undos_of_an_older_release_is_opened(tmp_path: Path, name: str) -> None:
    store = await Store.open(Settings(data=tmp_path / "new").url)
    rooms = Rooms(Settings(data=tmp_path / "new"), store, Thinkers(1, 1.0))
    room, who = await opened(rooms, name)
    await Commands(room, who).fill(300)
    row, played = await store.load(room.row.id) or (None, [])
    await store.close()
    assert row is not None
    log, before = list[EventRow](), ""
    for event in played:
        paced = [msgspec.structs.replace(event, command=None, deed="pace", lines=str(number), n=event.n) for number in (5, 40, 40)]
        for each in (event, *paced):
            log.append(linked(before, msgspec.structs.replace(each, number=len(log) + 1)))
            before = log[-1].chain
    assert len(log) > PAGE
    (tmp_path / "old").mkdir()
    await old_database(tmp_path / "old", row, log)
    store = await Store.open(Settings(data=tmp_path / "old").url)
    rooms = Rooms(Settings(data=tmp_path / "old"), store, Thinkers(1, 1.0))
    found = await rooms.room(row.id)
    assert found is not None
    assert found.pace == 40
    assert found.history.number == len(log)
    assert (found.table.entries, found.history.answers) == (room.table.entries, room.history.answers)
    assert isinstance(await Commands(found, who).do(Act("new", found.table.n, found.table.actor, legal(found))), Acknowledged)
    await store.close()


def legal(room: Any) -> str:
    return str(room.table.game.choices(room.table.setting, room.table.state).legal[0])


# --- checkpoints --------------------------------------------------------------------------------------------------------


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "EVERY", 20)


class Read:
    """How many events are read from a store."""

    def __init__(self, store: Store) -> None:
        self.events, deeds = 0, store.deeds

        async def counted(*what: Any) -> Any:
            found = await deeds(*what)
            self.events += len(found)
            return found

        store.deeds = counted  # type: ignore[method-assign]


@each_game
@pytest.mark.usefixtures("often")
async def test_only_what_came_after_the_checkpoint_is_read(rooms: Rooms, name: str) -> None:
    room, who = await opened(rooms, name)
    commands = Commands(room, who)
    for events in range(30, 200, 17):  # ends before, at and after an undo below the checkpoint
        await commands.fill(events)
        whole = await rooms._store.load(room.row.id)
        assert whole is not None
        found = await again(rooms, room)
        read = Read(rooms._store)
        found = await again(rooms, found)
        assert read.events < 2 * 20
        same(room, found)
        room = commands.room = found


@pytest.mark.usefixtures("often")
async def test_what_was_taken_back_below_the_checkpoint(rooms: Rooms) -> None:
    room, who = await opened(rooms)
    commands = Commands(room, who)
    await commands.fill(60)
    while room.table.undo_to is None:
        await commands.act()
    await room._store.keep(room.row.id, room.history.number, checkpoint.packed(room.row, room.history, room.table))
    await commands.undo()
    room._keeping = None
    read = Read(rooms._store)
    found = await again(rooms, room)
    assert read.events == 1
    same(room, found)


def spoil(folder: Path, how: str, *values: Any) -> None:
    with sqlite3.connect(folder / "hesperides.sqlite") as file:
        assert file.execute(how, values).rowcount
    file.close()


SPOILT = {
    "flipped": "update checkpoints set body = cast(substr(body, 1, 40) || x'00ff' || substr(body, 43) as blob) where table_id = ?",
    "no bytes": "update checkpoints set body = substr(body, 1, 40) || 'x' where table_id = ?",
    "a number": "update checkpoints set body = 5 where table_id = ?",
    "cut": "update checkpoints set body = substr(body, 1, 20) where table_id = ?",
    "emptied": "update checkpoints set body = x'' where table_id = ?",
    "of another event": "update checkpoints set number = number - 3 where table_id = ?",
    "of another table": "update checkpoints set body = (select body from checkpoints where table_id != ?1) where table_id = ?1",
    "beyond the log": "update checkpoints set number = 100000 where table_id = ?",
}


@pytest.mark.usefixtures("often")
@pytest.mark.parametrize("how", SPOILT.values(), ids=SPOILT)
async def test_a_checkpoint_that_is_not_to_be_trusted_is_ignored(tmp_path: Path, how: str) -> None:
    store = await Store.open(Settings(data=tmp_path).url)
    rooms = Rooms(Settings(data=tmp_path), store, Thinkers(1, 1.0))
    (room, who), (other, _) = await opened(rooms), await opened(rooms)
    for each in (room, other):
        await Commands(each, who).fill(50)
        await each._keeping
    await store.close()
    spoil(tmp_path, how, room.row.id)
    store = await Store.open(Settings(data=tmp_path).url)
    read = Read(store)
    found = await Rooms(Settings(data=tmp_path), store, Thinkers(1, 1.0)).room(room.row.id)
    assert read.events == 50
    same(room, found)
    assert found is not None
    await found._keeping  # and kept anew
    at, body = await store.checkpoint(room.row.id) or (None, b"")
    assert at is not None
    assert checkpoint.unpacked(room.row, at, body, rooms._table(room.row)) is not None
    await store.close()


@pytest.mark.usefixtures("often")
async def test_a_log_that_is_damaged_after_the_checkpoint_is_not_played_on(tmp_path: Path) -> None:
    store = await Store.open(Settings(data=tmp_path).url)
    room, who = await opened(Rooms(Settings(data=tmp_path), store, Thinkers(1, 1.0)))
    await Commands(room, who).fill(50)
    await room._keeping
    await store.close()
    spoil(tmp_path, "update events set lines = lines || ' ' where number = 47 and table_id = ?", room.row.id)
    store = await Store.open(Settings(data=tmp_path).url)
    with pytest.raises(Refusal, match="damaged at event 47"):
        await Rooms(Settings(data=tmp_path), store, Thinkers(1, 1.0)).room(room.row.id)
    await store.close()


async def test_a_command_takes_effect_once_however_long_ago_it_was(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hesperides.server.history.RECENT", 4)
    room, who = await opened(rooms)
    commands = Commands(room, who)
    await commands.fill(30)
    first = commands.given[0]
    _, events = await rooms._store.load(room.row.id) or (None, [])
    for each in (room, None):
        each = each or await again(rooms, room)
        assert len(each.history.answers) == 4
        n = each.table.n
        answer = await each.do(who, first)
        assert isinstance(answer, Acknowledged)
        assert (answer.n, each.table.n, each.history.number) == (events[1].n, n, 30)
        other = await each.do(who, Act(first.id, n, each.table.actor, "something else"))
        assert isinstance(other, Refused)
        assert other.code == "used-id"
