"""The log of all tables: append-only, durable, one writer.

*Stored* means committed to disk: `append` returns after the commit and not before. Appends that arrive while a commit is running wait and
are committed together by the next one (group commit).

SQLite: the library behind Python's `sqlite3` may be older than 3.51.3, whose WAL mode has a data race between a commit and a checkpoint
of two connections that can lose committed transactions (sqlite.org/wal.html#walresetbug). So there is exactly ONE connection, for
commits, checkpoints and reading, and the file is locked for others (`locking_mode=EXCLUSIVE`, which also refuses a second server on the
same file). `synchronous=FULL` syncs the WAL on every commit: a power cut loses nothing that was acknowledged. Write transactions begin
as such (`BEGIN IMMEDIATE`).
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hesperides.server import metrics
from hesperides.server.aside import Aside
from hesperides.server.bin import TABLES_WITH_LAST, Bin
from hesperides.server.migrate import backup_name, check_whole, migrate, revisions
from hesperides.server.rows import Deed, EventRow, TableRow, event_row, event_values, table_row, table_values
from hesperides.server.schema import binned, checkpoints, events, tables

log = structlog.get_logger()
BATCH = 1000
"""Most appends in one commit."""
PAGE = 250
"""Events read at a time: some milliseconds of work."""
_DEEDS = sa.select(*(events.c[name] for name in Deed._fields))


class NotStored(RuntimeError):  # noqa: N818
    """The log could not take an event; nothing of it is stored."""


@dataclass(slots=True)
class _Waiting:
    event: EventRow
    table: TableRow | None
    stored: asyncio.Future[None]


class Store:
    """The open database. Make one with `await Store.open(url)`; end with `await store.close()`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._aside = Aside()
        self.bin = Bin(self._begin, self._aside)

    @classmethod
    async def open(cls, url: str | sa.URL) -> "Store":
        """Open, create or migrate the database; raises NotStored with a plain message if that cannot be done."""
        store = cls.of(url)
        await store.begin()
        return store

    @classmethod
    def of(cls, url: str | sa.URL) -> "Store":
        """The store of a database that is not open yet; raises NotStored where the URL is none."""
        try:
            return cls(_engine(sa.make_url(url)))
        except (SQLAlchemyError, ImportError, ValueError) as error:
            raise NotStored(f"--database cannot be used: {_first_line(error)}; name one as in {EXAMPLES}") from error

    async def begin(self) -> None:
        """Open, create or migrate the database; raises NotStored with a plain message if that cannot be done."""
        try:
            await self._migrate()
        except (SQLAlchemyError, OSError, RuntimeError) as error:
            await self._engine.dispose()
            raise NotStored(_plainly(error, self._engine.url)) from error
        self._writer = asyncio.create_task(self._write())

    @property
    def engine(self) -> AsyncEngine:
        """The open database, for what keeps no log."""
        return self._engine

    async def close(self) -> None:
        """Commit what waits, then close."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
        await self._engine.dispose()

    # --- writing -------------------------------------------------------------------------------------------------------

    async def append(self, event: EventRow, table: TableRow | None = None) -> None:
        """Append an event (with a new table's first event, the table); returns when it is on disk, raises NotStored if it is not."""
        waiting = _Waiting(event, table, asyncio.get_running_loop().create_future())
        self._queue.put_nowait(waiting)
        await waiting.stored

    async def set_pace(self, table_id: str, pace: int) -> None:
        """Keep the pace of a table; raises NotStored."""
        async with self._begin() as connection:
            await connection.execute(sa.update(tables).where(tables.c.id == table_id).values(pace=pace))

    async def keep(self, table_id: str, number: int, body: bytes) -> None:
        """Keep a checkpoint in place of the one before; raises NotStored."""
        async with self._begin() as connection:
            await connection.execute(sa.delete(checkpoints).where(checkpoints.c.table_id == table_id))
            await connection.execute(sa.insert(checkpoints).values(table_id=table_id, number=number, body=body))

    async def backup(self, target: Path) -> None:
        """Write a consistent copy of an SQLite database to a new file, while play goes on; raises RuntimeError, and then leaves none."""
        async with self._engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            try:
                await driver.execute("VACUUM INTO ?", (str(target),))  # type: ignore[union-attr]  # outside of SQLAlchemy's transactions
            except sqlite3.Error as error:
                target.unlink(missing_ok=True)
                raise RuntimeError(f"its copy {target.name} cannot be written ({error}); make room there") from error

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._store(batch)
            for _ in batch:
                self._queue.task_done()

    async def _store(self, batch: list[_Waiting]) -> None:
        try:
            await self._commit(batch)
        except IntegrityError as error:
            await self._one_by_one(batch, error)
        except Exception as error:  # whatever happened: not stored, and the writer goes on
            _settle(batch, NotStored("the server cannot store moves at the moment; nothing was changed"))
            log.error("not stored", error=str(error), events=len(batch))
        else:
            _settle(batch, None)

    async def _one_by_one(self, batch: list[_Waiting], error: Exception) -> None:
        if len(batch) == 1:
            log.error("not stored", error=str(error), table=batch[0].event.table_id)
            _settle(batch, NotStored("the table has gone on elsewhere; nothing was changed"))
            return
        for waiting in batch:
            await self._store([waiting])

    async def _commit(self, batch: list[_Waiting]) -> None:
        started = time.perf_counter()
        opened = [table_values(each.table) for each in batch if each.table is not None]
        async with self._engine.begin() as connection:
            if opened:
                await connection.execute(sa.insert(tables), opened)
            await connection.execute(sa.insert(events), [event_values(each.event) for each in batch])
        metrics.commit_seconds.observe(time.perf_counter() - started)
        metrics.events_stored.inc(len(batch))

    # --- reading -------------------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> tuple[TableRow, list[EventRow]] | None:
        """A table and its whole log; None if there is no such table."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.id == table_id))).one_or_none()
            if row is None:
                return None
            chosen = sa.select(events).where(events.c.table_id == table_id).order_by(events.c.number)
            return table_row(row), [event_row(each) for each in await connection.execute(chosen)]

    async def deeds(self, table_id: str, after: int, most: int = PAGE) -> list[Deed]:
        """The events of a table after the one of this number, at most `most` of them."""
        chosen = _DEEDS.where(events.c.table_id == table_id, events.c.number > after).order_by(events.c.number).limit(most)
        async with self._begin() as connection:
            return [Deed(*row) for row in await connection.execute(chosen)]

    async def checkpoint(self, table_id: str) -> tuple[Deed, bytes] | None:
        """The event up to which a checkpoint is kept, and its body; None if there is none."""
        at = sa.and_(events.c.table_id == checkpoints.c.table_id, events.c.number == checkpoints.c.number)
        chosen = _DEEDS.add_columns(checkpoints.c.body).join_from(checkpoints, events, at).where(checkpoints.c.table_id == table_id)
        async with self._begin() as connection:
            row = (await connection.execute(chosen)).one_or_none()
        return None if row is None else (Deed(*row[:-1]), row[-1])

    async def answer(self, table_id: str, command: str) -> tuple[int, str | None] | None:
        """What came of a command: how many entries there were after it, and the digest of what it said; None if it had no effect."""
        chosen = sa.select(events.c.n, events.c.said).where(events.c.table_id == table_id, events.c.command == command)
        async with self._begin() as connection:
            row = (await connection.execute(chosen)).one_or_none()
        return None if row is None else (row.n, row.said)

    async def last(self, table_id: str) -> tuple[TableRow, EventRow, float | None] | None:
        """A table, its last event, and since when it lies in the bin; None if there is no such table."""
        async with self._begin() as connection:
            row = (await connection.execute(TABLES_WITH_LAST.where(tables.c.id == table_id))).one_or_none()
        return None if row is None else (table_row(row), event_row(row), row.since)

    async def cards(self, creator: str, most: int = 200) -> list[tuple[TableRow, EventRow]]:
        """The tables that a guest opened and has not put away, and the last event of each; the last one changed first."""
        chosen = TABLES_WITH_LAST.where(tables.c.creator == creator, binned.c.since.is_(None)).order_by(events.c.at.desc()).limit(most)
        async with self._begin() as connection:
            return self._aside.sound(await connection.execute(chosen), _card)

    async def look_through(self) -> None:
        """Look at every table, some at a time, so that what is damaged is named before somebody comes; raises NotStored."""
        after: str | None = ""
        while after is not None:
            chosen = TABLES_WITH_LAST.where(tables.c.id > after).order_by(tables.c.id).limit(PAGE)
            async with self._begin() as connection:
                rows = (await connection.execute(chosen)).all()
            self._aside.sound(rows, _card)
            after = rows[-1].id if rows else None

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; raises NotStored where it fails."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            log.error("the database failed", error=str(error))
            raise NotStored("the server cannot reach its games at the moment; nothing was changed") from error

    async def _migrate(self) -> None:
        file = self._engine.url.database
        if self._engine.dialect.name == "sqlite" and file:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            async with self._engine.connect() as connection:
                current, head = await connection.run_sync(revisions)
                if current is not None:
                    await connection.run_sync(check_whole)
            if current is not None and current != head:
                await self.backup(backup_name(Path(file), current))
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)


def _engine(url: sa.URL) -> AsyncEngine:
    if not url.get_dialect().is_async:
        raise ValueError(f"the driver of {url.drivername} is not asynchronous")
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=4, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=1, max_overflow=0, poolclass=sa.AsyncAdaptedQueuePool, pool_timeout=60)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        connection.driver_connection.text_factory = _text
        for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _text(stored: bytes) -> str:
    """What stands in a column of text; a row that holds no UTF-8 is a damaged one, and no fault of the others that are read with it."""
    return stored.decode("utf-8", "replace")


def _card(row: Any) -> tuple[TableRow, EventRow]:
    return table_row(row), event_row(row)


def _settle(batch: list[_Waiting], error: NotStored | None) -> None:
    for waiting in batch:
        if waiting.stored.done():  # the waiting task was cancelled
            continue
        if error is None:
            waiting.stored.set_result(None)
        else:
            waiting.stored.set_exception(error)


def _plainly(error: Exception, url: sa.URL) -> str:
    """Which database cannot be opened, why, and the way out."""
    is_file = url.get_backend_name() == "sqlite" and bool(url.database)
    name, way_out = (url.database, ANOTHER_FOLDER) if is_file else (url.render_as_string(hide_password=True), "look at --database")
    if "locked" in str(error):
        return f"another server has the database open ({name}); stop it, or {way_out}"
    if is_file and Path(str(url.database)).is_dir():
        return f"the database {name} cannot be opened: it is a folder; {way_out}"
    return f"the database {name} cannot be opened: {_first_line(error)}; {way_out}"


ANOTHER_FOLDER = "choose another data folder with --data"
EXAMPLES = "sqlite+aiosqlite:///games.sqlite or postgresql+asyncpg://name@host/games"


def _first_line(error: Exception) -> str:
    """What went wrong, as the system or the database says it, on one line."""
    if isinstance(error, FileExistsError | NotADirectoryError):
        return f"{error.filename} is no folder"
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return (str(getattr(error, "orig", None) or error).splitlines() or [type(error).__name__])[0]
