"""The bin of parties: each guest who plays at a party can put it away.

A party goes on for the others while anybody who plays there keeps it. Once all have put it away, nobody can open it, and it is deleted
when none of them can restore it any more.
"""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from hesperides.server.bin import FOR_GOOD
from hesperides.server.schema import parties, party_bin


class PartyBin:
    """The bin of a party store; `change` begins a transaction and raises NotStored where it fails."""

    def __init__(self, change: Callable[[], AbstractAsyncContextManager[AsyncConnection]]) -> None:
        self._change = change

    async def put(self, party_id: str, owner: str, now: float) -> None:
        """Put a party away for a guest; one that lies here already keeps its time. Who looks at the party learns of it."""
        async with self._change() as connection:
            since = await connection.scalar(sa.select(party_bin.c.since).where(*_one(party_id, owner)))
            if since is None:
                await connection.execute(sa.insert(party_bin).values(party_id=party_id, owner=owner, since=now))
                await _tell(connection, party_id)

    async def take_out(self, party_id: str, owner: str, after: float) -> bool:
        """Restore a party that a guest put away after a time; False if there is none."""
        chosen = _one(party_id, owner)
        async with self._change() as connection:
            done = await connection.execute(sa.delete(party_bin).where(*chosen, party_bin.c.since > after))
            await _tell(connection, party_id)
        return bool(done.rowcount)

    async def lying(self, owner: str, after: float) -> list[str]:
        """The parties that a guest put away after a time, the newest first."""
        mine = sa.select(party_bin.c.party_id).where(party_bin.c.owner == owner, party_bin.c.since > after)
        async with self._change() as connection:
            return list(await connection.scalars(mine.order_by(party_bin.c.since.desc())))

    async def expired(self, before: float) -> list[str]:
        """The parties that some guest put away before a time."""
        chosen = sa.select(party_bin.c.party_id).where(party_bin.c.since <= before).distinct()
        async with self._change() as connection:
            return list(await connection.scalars(chosen))

    async def give_up(self, party_id: str, owner: str) -> bool:
        """Let a party that a guest put away never be restored by them; False if they have not put it away."""
        chosen = sa.update(party_bin).where(*_one(party_id, owner), party_bin.c.since > FOR_GOOD).values(since=FOR_GOOD)
        async with self._change() as connection:
            return bool((await connection.execute(chosen)).rowcount)


def _one(party_id: str, owner: str) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    return party_bin.c.party_id == party_id, party_bin.c.owner == owner


async def _tell(connection: AsyncConnection, party_id: str) -> None:
    raised = {"version": parties.c.version + 1}
    await connection.execute(sa.update(parties).where(parties.c.id == party_id).values(raised))
