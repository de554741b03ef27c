"""The bin: tables that their creators have put away, kept for a while, then deleted.

A table at which only its creator has seats lies in the bin with its whole log, and nobody can open it. A table with other people is only
*left*: it goes on for them and is never deleted, and no longer stands on its creator's list.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from hesperides.server.aside import Aside
from hesperides.server.rows import EventRow, TableRow, event_row, table_row
from hesperides.server.schema import binned, checkpoints, events, tables

FOR_GOOD = 0.0
"""Since when a table lies in the bin that cannot be restored any more."""
SLICE = 1000
"""Events deleted in one transaction, so that moves are stored in between."""
_log = events.alias("log")
_last = sa.select(sa.func.max(_log.c.number)).where(_log.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
TABLES_WITH_LAST = sa.select(tables, events, binned.c.since).select_from(
    tables.join(events, sa.and_(events.c.table_id == tables.c.id, events.c.number == _last)).outerjoin(
        binned, binned.c.table_id == tables.c.id
    )
)
"""Every table with its last event, and since when it lies in the bin (NULL: it does not)."""


class Bin:
    """The bin of a store; `begin` begins a transaction and raises NotStored where it fails. What is damaged is set `aside`."""

    def __init__(self, begin: Callable[[], AbstractAsyncContextManager[AsyncConnection]], aside: Aside) -> None:
        self._begin, self._aside = begin, aside

    async def put(self, table_id: str, now: float) -> float:
        """Put a table away; one that lies here already keeps its time. Returns since when it lies here."""
        async with self._begin() as connection:
            since = (await connection.execute(sa.select(binned.c.since).where(binned.c.table_id == table_id))).scalar_one_or_none()
            if since is None:
                await connection.execute(sa.insert(binned).values(table_id=table_id, since=now))
        return now if since is None else since

    async def take_out(self, table_id: str, after: float) -> bool:
        """Restore a table that was put away after a time; False if there is none."""
        async with self._begin() as connection:
            done = await connection.execute(sa.delete(binned).where(binned.c.table_id == table_id, binned.c.since > after))
        return bool(done.rowcount)

    async def lying(self, creator: str, after: float) -> list[tuple[TableRow, EventRow, float]]:
        """What a guest put away after a time, and the last event and time of each; the newest first."""
        chosen = TABLES_WITH_LAST.where(tables.c.creator == creator, binned.c.since > after).order_by(binned.c.since.desc())
        async with self._begin() as connection:
            rows = await connection.execute(chosen)
            return self._aside.sound(rows, lambda row: (table_row(row), event_row(row), row.since))

    async def expired(self, before: float) -> list[TableRow]:
        """The tables that were put away before a time."""
        chosen = sa.select(tables).join(binned, binned.c.table_id == tables.c.id).where(binned.c.since <= before)
        async with self._begin() as connection:
            return self._aside.sound(await connection.execute(chosen), table_row)

    async def give_up(self, table_id: str, before: float) -> bool:
        """Let a table that was put away before a time never be restored; False if there is none."""
        chosen = sa.update(binned).where(binned.c.table_id == table_id, binned.c.since <= before).values(since=FOR_GOOD)
        async with self._begin() as connection:
            return bool((await connection.execute(chosen)).rowcount)

    async def delete(self, table_id: str) -> None:
        """Delete a table that was given up, and its log, the last events first: what is interrupted is gone on with later."""
        while await self._delete_slice(table_id):
            pass
        async with self._begin() as connection:
            for around in (checkpoints, binned):
                await connection.execute(sa.delete(around).where(around.c.table_id == table_id))
            await connection.execute(sa.delete(tables).where(tables.c.id == table_id))

    async def _delete_slice(self, table_id: str) -> int:
        of_table = events.c.table_id == table_id
        async with self._begin() as connection:
            last = (await connection.execute(sa.select(sa.func.max(events.c.number)).where(of_table))).scalar_one()
            if last is None:
                return 0
            return (await connection.execute(sa.delete(events).where(of_table, events.c.number > last - SLICE))).rowcount
