"""Parties in the database: people, rounds, and what everybody did. Whatever returns is on disk."""

import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hesperides.party.pieces import Input, PartySetting, Score
from hesperides.server.aside import Aside
from hesperides.server.party_bin import PartyBin
from hesperides.server.rows import Damaged, made
from hesperides.server.schema import parties, party_bin, party_people, party_results, party_rounds
from hesperides.server.store import NotStored

log = structlog.get_logger()
MOST_RESULTS = 2_000
"""Results of one guest that are looked through for the best."""


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody at a party; `owner` is the SHA-256 of the token that may play for them."""

    number: int
    name: str
    owner: str


class RoundRow(msgspec.Struct, frozen=True):
    """A round and what all who play it find."""

    number: int
    setting: PartySetting


class ResultRow(msgspec.Struct, frozen=True):
    """What somebody did in a round; `inputs` and `score` are None until it has come in. See `schema.party_results`."""

    attempt: str
    round: int
    person: int
    started: float
    starts: int
    inputs: list[Input] | None = None
    score: Score | None = None


class _Scored(msgspec.Struct, frozen=True):
    score: Score


class PartyRow(msgspec.Struct, frozen=True):
    """A whole party; rows in the order of their numbers. `away`: who has put it away, and since when."""

    id: str
    creator: str
    changed: float
    version: int
    people: list[PersonRow]
    rounds: list[RoundRow]
    results: list[ResultRow]
    away: dict[str, float]

    @property
    def is_away(self) -> bool:
        """Whether all who play at it have put it away."""
        return all(person.owner in self.away for person in self.people)

    def is_over(self, before: float) -> bool:
        """Whether all who play at it put it away before a time."""
        return self.is_away and all(self.away[person.owner] <= before for person in self.people)


class PartyStore:
    """The parties of the open database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine, self._aside = engine, Aside()
        self.bin = PartyBin(self._change)

    # --- writing -------------------------------------------------------------------------------------------------------

    async def open(self, party_id: str, owner: str, names: list[str], setting: PartySetting) -> None:
        """A new party with its first round; all its people are the opener's."""
        now = time.time()
        async with self._change() as connection:
            opened = {"id": party_id, "created": now, "creator": owner, "changed": now, "version": 1}
            await connection.execute(sa.insert(parties).values(opened))
            for number, name in enumerate(names):
                await connection.execute(sa.insert(party_people).values(_person(party_id, number, name, owner)))
            await connection.execute(sa.insert(party_rounds).values(_round(party_id, 0, setting)))

    async def add_person(self, party_id: str, number: int, name: str, owner: str) -> None:
        """One more at a party."""
        async with self._change(party_id) as connection:
            await connection.execute(sa.insert(party_people).values(_person(party_id, number, name, owner)))

    async def add_round(self, party_id: str, number: int, setting: PartySetting) -> None:
        """One more round."""
        async with self._change(party_id) as connection:
            await connection.execute(sa.insert(party_rounds).values(_round(party_id, number, setting)))

    async def begin(self, party_id: str, row: ResultRow) -> None:
        """A person begins to play a round, or begins anew what was broken off."""
        own = (party_results.c.party_id == party_id, party_results.c.round == row.round, party_results.c.person == row.person)
        values = {"attempt": row.attempt, "started": row.started, "starts": row.starts}
        async with self._change(party_id) as connection:
            if row.starts > 1:
                await connection.execute(sa.update(party_results).where(*own, party_results.c.score.is_(None)).values(values))
            else:
                place = {"party_id": party_id, "round": row.round, "person": row.person}
                await connection.execute(sa.insert(party_results).values(values | place))

    async def finish(self, party_id: str, attempt: str, inputs: list[Input], score: Score) -> None:
        """What somebody did and what it is worth."""
        row = sa.update(party_results).where(party_results.c.attempt == attempt, party_results.c.score.is_(None))
        async with self._change(party_id) as connection:
            await connection.execute(row.values(inputs=_json(inputs), score=_json(score)))

    async def delete(self, party_id: str) -> None:
        """Remove a party with everything of it, for good."""
        async with self._change() as connection:
            for table in (party_bin, party_results, party_rounds, party_people):
                await connection.execute(sa.delete(table).where(table.c.party_id == party_id))
            await connection.execute(sa.delete(parties).where(parties.c.id == party_id))

    @asynccontextmanager
    async def _change(self, party_id: str | None = None) -> AsyncIterator[AsyncConnection]:
        """One transaction that raises the party's version; raises NotStored, and then nothing is changed."""
        try:
            async with self._engine.begin() as connection:
                if party_id is not None:
                    raised = {"version": parties.c.version + 1, "changed": time.time()}
                    await connection.execute(sa.update(parties).where(parties.c.id == party_id).values(raised))
                yield connection
        except IntegrityError as error:
            raise NotStored("somebody else was quicker; nothing was changed, try it again") from error
        except SQLAlchemyError as error:
            log.error("a party is not stored", party=party_id, error=str(error))
            raise NotStored("the server cannot store results at the moment; nothing was changed") from error

    # --- reading -------------------------------------------------------------------------------------------------------

    async def version(self, party_id: str) -> int | None:
        """The version of a party; None if there is none of this name."""
        async with self._engine.connect() as connection:
            found: int | None = await connection.scalar(sa.select(parties.c.version).where(parties.c.id == party_id))
            return found

    async def load(self, party_id: str) -> PartyRow | None:
        """A whole party; None if there is none of this name. Raises Damaged."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(parties).where(parties.c.id == party_id))).one_or_none()
            if row is None:
                return None
            people = [made(PersonRow, each) for each in await _of(connection, party_people, party_id)]
            rounds = [_round_row(each) for each in await _of(connection, party_rounds, party_id)]
            played = await connection.execute(sa.select(party_results).where(party_results.c.party_id == party_id))
            results = [_result_row(each) for each in played]
            away = await connection.execute(sa.select(party_bin).where(party_bin.c.party_id == party_id))
            since = {each.owner: each.since for each in away}
        return PartyRow(row.id, row.creator, row.changed, row.version, people, rounds, results, since)

    async def where_plays(self, owner: str, most: int = 12) -> list[str]:
        """The ids of the parties where a guest plays and which it has not put away, the last one changed first."""
        mine = sa.select(party_people.c.party_id).where(party_people.c.owner == owner, _kept(party_people.c.party_id, owner))
        chosen = sa.select(parties.c.id).where(parties.c.id.in_(mine)).order_by(parties.c.changed.desc()).limit(most)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(chosen))

    async def sound(self, party_ids: Iterable[str]) -> list[PartyRow]:
        """The parties of these names; what is damaged is set aside."""
        found = []
        for party_id in party_ids:
            try:
                found.append(await self.load(party_id))
            except Damaged as damage:
                self._aside.name(party_id, damage)
        return [party for party in found if party is not None]

    async def scores(self, owner: str) -> list[tuple[str, RoundRow, Score]]:
        """The results of a guest's people at all parties that it has not put away, the latest first: name, round, score."""
        played, people, rounds = party_results.c, party_people.c, party_rounds.c
        joined = party_results.join(party_people, sa.and_(people.party_id == played.party_id, people.number == played.person)).join(
            party_rounds, sa.and_(rounds.party_id == played.party_id, rounds.number == played.round)
        )
        columns = (played.party_id.label("id"), people.name, rounds.number, rounds.game, rounds.seed, rounds.distance, played.score)
        mine = sa.select(*columns).select_from(joined).where(people.owner == owner, played.score.is_not(None))
        mine = mine.where(_kept(played.party_id, owner))
        async with self._engine.connect() as connection:
            rows = await connection.execute(mine.order_by(played.started.desc()).limit(MOST_RESULTS))
            return self._aside.sound(rows, lambda row: (row.name, _round_row(row), _score(row)))


async def _of(connection: AsyncConnection, table: sa.Table, party_id: str) -> Any:
    return await connection.execute(sa.select(table).where(table.c.party_id == party_id).order_by(table.c.number))


def _kept(party_id: sa.ColumnElement[str], owner: str) -> sa.ColumnElement[bool]:
    return party_id.not_in(sa.select(party_bin.c.party_id).where(party_bin.c.owner == owner))


def _person(party_id: str, number: int, name: str, owner: str) -> dict[str, Any]:
    return {"party_id": party_id, "number": number, "name": name, "owner": owner}


def _round(party_id: str, number: int, setting: PartySetting) -> dict[str, Any]:
    return {"party_id": party_id, "number": number, **msgspec.structs.asdict(setting)}


def _round_row(row: Any) -> RoundRow:
    return RoundRow(row.number, made(PartySetting, row))


def _score(row: Any) -> Score:
    return made(_Scored, row, score=Score).score


def _result_row(row: Any) -> ResultRow:
    written = {"inputs": list[Input], "score": Score}
    return made(ResultRow, row, **{name: form for name, form in written.items() if getattr(row, name) is not None})


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
