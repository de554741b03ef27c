"""The log: stored means on disk, once, in order, and whole."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy.exc import OperationalError

from hesperides.server.migrate import _config
from hesperides.server.rows import EventRow, SeatRow, Standing, TableRow, broken_link, linked
from hesperides.server.settings import Settings
from hesperides.server.store import NotStored, Store

SEATS = [SeatRow("person", "Ada", "", "o" * 64), SeatRow("bot", "Greedy", "greedy", "")]
NOW = Standing([0, 0], 0, False, [], 0)


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'hesperides.sqlite'}"


def row(table: str = "t") -> TableRow:
    return TableRow(table, 1.5, "o" * 64, "citrus", {"short": ""}, 1, SEATS, b"s" * 32)


def chain(table: str, number: int) -> list[EventRow]:
    events, before = [], ""
    for at in range(1, number + 1):
        event = EventRow(table, at, float(at), f"c{at}" if at > 1 else None, "play", f"A pass {at}", at, NOW)
        events.append(linked(before, event))
        before = events[-1].chain
    return events


async def fill(store: Store, table: str, number: int) -> list[EventRow]:
    events = chain(table, number)
    for event in events:
        await store.append(event, row(table) if event.number == 1 else None)
    return events


async def test_what_was_appended_is_loaded(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    events = await fill(store, "t", 5)
    assert await store.load("t") == (row(), events)
    assert await store.load("u") is None
    await store.close()
    store = await Store.open(url(tmp_path))
    assert await store.load("t") == (row(), events)
    await store.close()


async def test_it_is_on_disk_when_append_returns(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path / "live"))
    for number, event in enumerate(chain("t", 6), 1):
        await store.append(event, row() if number == 1 else None)
        shutil.rmtree(tmp_path / "copy", ignore_errors=True)
        shutil.copytree(tmp_path / "live", tmp_path / "copy")  # what a crash at this moment leaves
        with sqlite3.connect(tmp_path / "copy" / "hesperides.sqlite") as copy:
            assert copy.execute("select count(*) from events").fetchone() == (number,)
        copy.close()
    await store.close()


async def test_it_syncs_on_every_commit_and_is_alone(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    async with store._engine.connect() as connection:
        found = [(await connection.exec_driver_sql(f"pragma {name}")).scalar() for name in ("synchronous", "journal_mode", "locking_mode")]
    assert found == [2, "wal", "exclusive"]
    with pytest.raises(NotStored, match="another server"):
        await Store.open(f"{url(tmp_path)}?timeout=0.1")
    await store.close()


async def test_many_at_once_share_commits(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    commits = 0
    commit = store._commit

    async def counted(batch: Any) -> None:
        nonlocal commits
        commits += 1
        await commit(batch)

    store._commit = counted  # type: ignore[method-assign]
    await asyncio.gather(*(fill(store, f"t{table}", 20) for table in range(50)))
    for table in range(50):
        _, events = (await store.load(f"t{table}")) or (None, [])
        assert broken_link(events) is None
        assert len(events) == 20
    assert commits < 100
    await store.close()


async def test_a_number_and_a_command_are_stored_once(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    events = await fill(store, "t", 3)
    good = chain("other", 1)[0]
    again = msgspec.structs.replace(events[2], command="x")
    repeated = msgspec.structs.replace(events[2], number=4)
    answers = await asyncio.gather(store.append(again), store.append(good, row("other")), store.append(repeated), return_exceptions=True)
    assert [type(answer) for answer in answers] == [NotStored, type(None), NotStored]
    assert (await store.load("t")) == (row(), events)
    assert (await store.load("other")) == (row("other"), [good])
    await store.close()


async def test_what_cannot_be_stored_is_said_and_the_writer_goes_on(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    commit = store._commit

    async def full(_: Any) -> None:
        raise OperationalError("insert", {}, sqlite3.OperationalError("database or disk is full"))

    store._commit = full  # type: ignore[method-assign]
    with pytest.raises(NotStored):
        await store.append(chain("t", 1)[0], row())
    store._commit = commit  # type: ignore[method-assign]
    await fill(store, "t", 2)
    await store.close()


async def test_cards_are_the_guests_own_newest_first(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    await fill(store, "old", 2)
    await fill(store, "new", 4)
    stranger = msgspec.structs.replace(row("theirs"), creator="x" * 64)
    await store.append(chain("theirs", 1)[0], stranger)
    cards = await store.cards("o" * 64)
    assert [(each.id, last.number) for each, last in cards] == [("new", 4), ("old", 2)]
    await store.bin.put("new", 5.0)
    assert [each.id for each, _ in await store.cards("o" * 64)] == ["old"]
    await store.close()


async def test_a_gap_a_swap_and_an_edit_show() -> None:
    events = chain("t", 6)
    assert broken_link(events) is None
    assert broken_link(events[:2] + events[3:]) == 3
    assert broken_link([events[0], events[2], events[1], *events[3:]]) == 2
    edited = msgspec.structs.replace(events[3], lines="A pass 9")
    assert broken_link([*events[:3], edited, *events[4:]]) == 4


async def test_a_backup_while_play_goes_on(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    playing = asyncio.create_task(fill(store, "t", 200))
    while await store.load("t") is None:
        await asyncio.sleep(0)
    await store.backup(tmp_path / "copy.sqlite")
    await playing
    await store.close()
    with sqlite3.connect(tmp_path / "copy.sqlite") as copy:
        numbers = [number for (number,) in copy.execute("select number from events order by number")]
        assert copy.execute("pragma integrity_check").fetchone() == ("ok",)
    copy.close()
    assert numbers
    assert numbers == list(range(1, len(numbers) + 1))


async def test_an_older_database_is_copied_before_it_is_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(url(tmp_path))
    await fill(store, "t", 2)
    await store.close()
    monkeypatch.setattr("hesperides.server.store.revisions", lambda _: ("0001", "0002"))
    await (await Store.open(url(tmp_path))).close()
    (backup,) = tmp_path.glob("hesperides.0001.*.backup.sqlite")
    with sqlite3.connect(backup) as copy:
        assert copy.execute("select count(*) from events").fetchone() == (2,)
    copy.close()


async def test_a_database_of_the_first_release_is_read(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'hesperides.sqlite'}")
    (event,) = chain("t", 1)
    with engine.begin() as old:
        command.upgrade(_config(old), "0001")
        table = {"id": "t", "created": 1.5, "creator": "o" * 64, "game": "citrus", "options": '{"short":""}', "rules": 1}
        table |= {"seats": msgspec.json.encode(SEATS).decode(), "secret": b"s" * 32}
        happened = msgspec.structs.asdict(event) | {"standing": msgspec.json.encode(NOW).decode()}
        for name, values in (("tables", table), ("events", {key: value for key, value in happened.items() if key != "said"})):
            columns = ", ".join(values)
            old.execute(sa.text(f"insert into {name} ({columns}) values ({', '.join(':' + key for key in values)})"), values)
    engine.dispose()
    store = await Store.open(url(tmp_path))
    assert await store.load("t") == (row(), [event])
    await store.close()
    assert len(list(tmp_path.glob("hesperides.0001.*.backup.sqlite"))) == 1


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    await (await Store.open(url(tmp_path))).close()
    with sqlite3.connect(tmp_path / "hesperides.sqlite") as newer:
        newer.execute("update alembic_version set version_num = '9999'")
    newer.close()
    with pytest.raises(NotStored, match="newer Hesperides"):
        await Store.open(url(tmp_path))


async def test_no_database_there(tmp_path: Path) -> None:
    """One line: which file, why not, and what to do; nothing of how the library calls it."""
    (tmp_path / "file").write_text("")
    (tmp_path / "folder" / "hesperides.sqlite").mkdir(parents=True)
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "hesperides.sqlite").write_text("no database at all, but long enough to be looked at " * 40)
    for folder, reason in {
        "file": f"{tmp_path / 'file'} is no folder",
        "folder": "it is a folder",
        "text": "file is not a database",
    }.items():
        file = tmp_path / folder / "hesperides.sqlite"
        with pytest.raises(NotStored) as caught:
            await Store.open(Settings(data=file.parent).url)
        assert str(caught.value) == f"the database {file} cannot be opened: {reason}; choose another data folder with --data"


@pytest.mark.parametrize(
    ("database", "message"),
    [
        ("nonsense", "--database cannot be used: Could not parse"),
        ("chess://host/games", "--database cannot be used: "),
        ("sqlite:///games.sqlite", "--database cannot be used: the driver of sqlite is not asynchronous; name one as in sqlite+aiosqlite"),
    ],
)
async def test_a_database_that_is_none(database: str, message: str) -> None:
    with pytest.raises(NotStored) as caught:
        await Store.open(Settings(database=database).url)
    assert str(caught.value).startswith(message)
    assert "; name one as in sqlite+aiosqlite:///" in str(caught.value)


@pytest.mark.parametrize("name", ["what?", "a#b", "100 %20", "?timeout=x"])
async def test_a_data_folder_of_any_name(tmp_path: Path, name: str) -> None:
    settings = Settings(data=tmp_path / name)
    await (await Store.open(settings.url)).close()
    assert [file.name for file in tmp_path.iterdir()] == [name]
    assert (settings.data / "hesperides.sqlite").is_file()
