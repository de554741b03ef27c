"""All live tables: opened here, loaded from the log when somebody comes, forgotten when nobody is left."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
import structlog

from hesperides.bots import BOTS
from hesperides.game import Game
from hesperides.games import GAMES, game
from hesperides.record import SEATS, distinct, plain_name
from hesperides.record.text import SWITCHED_ON
from hesperides.server import metrics, scene
from hesperides.server.loading import Turn, entered, followed, loaded, read_record
from hesperides.server.room import SLOWEST_PACE, Room
from hesperides.server.rows import Damaged, EventRow, SeatRow, TableRow
from hesperides.server.scene import NOBODY
from hesperides.server.settings import Settings
from hesperides.server.store import NotStored, Store
from hesperides.server.thinkers import Thinkers
from hesperides.server.wire import Binned, Branch, NewTable, RecordFile, SeatPlan, TableCard
from hesperides.server.work import Kind, Payer, Work
from hesperides.table import Refusal, Table

log = structlog.get_logger()
PURGING_SECONDS = 24 * 3600.0


class _InBinError(Refusal):
    """A table that only its creator may restore."""

    def __init__(self, creator: str) -> None:
        super().__init__("in-bin", "this table lies in your bin; restore it to go on")
        self.creator = creator


class Rooms:
    """The rooms of one server."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, work: Work | None = None) -> None:
        self._settings, self._store, self._thinkers = settings, store, thinkers
        self.work = work or Work(settings.share)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    async def open(self, plan: NewTable, owner: str) -> TableCard:
        """Open a table for the guest `owner`; stored when this returns. Raises ValueError with a plain message."""
        row = self._row(plan, owner)
        return await self._open(row, self._table(row))

    async def branch(self, room: Room, branch: Branch, owner: str) -> TableCard:
        """Open a table that begins with entries of another one; its draws are its own. Raises ValueError with a plain message."""
        entries = room.table.entries[: branch.n]
        if not 0 <= branch.n <= room.table.n:
            raise ValueError(f"there is no entry {branch.n}; the last one is {room.table.n}")
        if len(branch.seats) != len(room.row.seats):
            raise ValueError(f"this game has {len(room.row.seats)} seats, not {len(branch.seats)}")
        plan = NewTable(room.row.game, branch.seats, {}, branch.pace)
        like = msgspec.structs.replace(self._row(plan, owner), options=room.row.options, rules=room.row.rules, texts=room.row.texts)
        table = self._table(like)
        await followed(table, [(step.actor, step.words) for step in entries], self._replaying(Payer(owner)))
        return await self._open(like, table)

    async def open_record(self, file: RecordFile, owner: str) -> TableCard:
        """Open a table from the text of a record; every seat belongs to this guest. Raises ValueError naming the line."""
        async with self._replaying(Payer(owner))():
            record = read_record(file.text, plain_name(file.name) or "<record>")
        plan = NewTable(record.game, [SeatPlan("person", name) for name in record.seats], dict(record.options))
        row = msgspec.structs.replace(self._row(plan, owner), rules=record.rules)
        table = self._table(row)
        await entered(table, record, self._replaying(Payer(owner)))
        return await self._open(row, table)

    def _replaying(self, payer: Payer) -> Turn:
        return lambda: self.work.turn(payer, Kind.REPLAY)

    async def _open(self, row: TableRow, table: Table) -> TableCard:
        room = Room(row, table, self._store, self._thinkers, self._forget, work=self.work)
        await room.open()
        self._rooms[row.id] = room
        metrics.live_tables.set(len(self._rooms))
        room.go_on()
        return scene.card(row, scene.standing(room.table), row.created, row.creator)

    async def room(self, table_id: str, payer: Payer = NOBODY.payer) -> Room | None:
        """The room of a table, loaded if need be; None if there is no such table, or if it lies in another one's bin.

        Raises Refusal when its log cannot be replayed, or when it lies in the bin of the guest who asks.
        """
        if table_id in self._rooms:
            return self._rooms[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id, payer))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            return await asyncio.shield(self._loading[table_id])
        except _InBinError as binned:
            if payer.guest != binned.creator:
                return None
            raise

    async def cards(self, owner: str) -> list[TableCard]:
        """The tables that this guest opened, the last one changed first."""
        return [scene.card(row, last.standing, last.at, owner) for row, last in await self._store.cards(owner)]

    # --- the bin ---------------------------------------------------------------------------------------------------------

    async def put_away(self, table_id: str, owner: str) -> Binned:
        """Put a table into the bin of `owner`, who opened it, and send everybody away if nobody else has a seat; raises Refusal."""
        row, last, _ = await self._own(table_id, owner)
        since = await self._store.bin.put(table_id, time.time())
        if not row.is_shared:
            await self._send_away(table_id)
        return scene.binned(row, last.standing, last.at, since, self._settings.bin_seconds)

    async def bin(self, owner: str) -> list[Binned]:
        """What this guest has put away and can restore, the newest first."""
        lying = await self._store.bin.lying(owner, self._too_old())
        return [scene.binned(row, last.standing, last.at, since, self._settings.bin_seconds) for row, last, since in lying]

    async def restore(self, table_id: str, owner: str) -> TableCard:
        """Take a table out of the bin; one that is not there stays as it is. Raises Refusal."""
        row, last, since = await self._own(table_id, owner)
        if since is not None and not await self._store.bin.take_out(table_id, self._too_old()):
            raise Refusal("unknown-table", "this table lay in the bin for too long")
        return scene.card(row, last.standing, last.at, owner)

    async def remove(self, table_id: str, owner: str) -> None:
        """Let a table in the bin of `owner` never be restored, and delete it if nobody else has a seat; raises Refusal."""
        row, _, _ = await self._own(table_id, owner)
        if not await self._store.bin.give_up(table_id, time.time()):
            raise Refusal("unknown-table", "this table is not in the bin")
        try:
            await self._purge(row)
        except NotStored as error:  # it is given up for good; what is left of it goes with the next purge
            log.warning("a table is not deleted yet", table=table_id, error=str(error))

    async def purge(self) -> None:
        """Delete, now and every day, what has lain in the bin for long enough."""
        while True:
            try:
                for row in await self._store.bin.expired(self._too_old()):
                    if await self._store.bin.give_up(row.id, self._too_old()):  # not restored meanwhile
                        await self._purge(row)
            except NotStored as error:
                log.warning("the bin is not emptied", error=str(error))
            await asyncio.sleep(PURGING_SECONDS)

    async def look_through(self) -> None:
        """Name, once, the tables that are damaged."""
        try:
            await self._store.look_through()
        except NotStored as error:
            log.warning("the tables are not looked through", error=str(error))

    async def _purge(self, row: TableRow) -> None:
        if not row.is_shared:
            await self._store.bin.delete(row.id)

    def _too_old(self) -> float:
        return time.time() - self._settings.bin_seconds

    async def _own(self, table_id: str, owner: str) -> tuple[TableRow, EventRow, float | None]:
        """A table, its last event, and since when it lies in the bin; raises Refusal unless `owner` opened it."""
        found = await self._last(table_id)
        if found is None:
            raise Refusal("unknown-table", "there is no such table")
        if not owner or found[0].creator != owner:
            raise Refusal("foreign", "only who opened a table may put it away")
        return found

    async def _send_away(self, table_id: str) -> None:
        """Close the room of a table, and one that is being loaded as soon as it is there."""
        if table_id in self._loading:
            with suppress(Refusal):
                await asyncio.shield(self._loading[table_id])
        if room := self._rooms.get(table_id):
            await room.end(4404)
            self._forget(room)

    # --- rooms without anybody -------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Forget, for ever, the rooms where nobody is."""
        while True:
            await asyncio.sleep(self._settings.idle_seconds / 4)
            for room in list(self._rooms.values()):
                if room.idle and time.monotonic() - room.idle_since > self._settings.idle_seconds:
                    room.close(1001)
                    self._forget(room)

    def close(self) -> None:
        """Send everybody away; they are told that the server comes back."""
        for room in list(self._rooms.values()):
            room.close(1012)
        self._rooms.clear()

    # --- inside --------------------------------------------------------------------------------------------------------

    def _table(self, row: TableRow) -> Table:
        files = {option: laid_out(text, self._settings.data / "files") for option, text in row.texts.items()}
        return Table(game(row.game), row.options, [seat.name for seat in row.seats], row.secret, files, row.rules)

    def _forget(self, room: Room) -> None:
        if self._rooms.get(room.row.id) is room:
            del self._rooms[room.row.id]
        metrics.live_tables.set(len(self._rooms))

    async def _last(self, table_id: str) -> tuple[TableRow, EventRow, float | None] | None:
        """What the store has of a table; raises Refusal where it is damaged."""
        try:
            return await self._store.last(table_id)
        except Damaged as damage:
            log.error("a table cannot be opened", table=table_id, error=str(damage))
            raise Refusal("unavailable", f"this table cannot be opened: {damage}") from damage

    async def _load(self, table_id: str, payer: Payer) -> Room | None:
        last = await self._last(table_id)
        if last is not None and last[2] is not None and not last[0].is_shared:
            raise _InBinError(last[0].creator)
        if last is None:
            return None
        row = last[0]
        try:
            table, history = await loaded(row, self._store, self._table, lambda: self.work.turn(payer, Kind.REPLAY))
        except ValueError as error:
            log.error("a table cannot be replayed", table=table_id, error=str(error))
            raise Refusal("unavailable", f"this table cannot be opened: {error}") from error
        room = Room(row, table, self._store, self._thinkers, self._forget, history, self.work)
        room.keep()
        self._rooms[table_id] = room
        metrics.live_tables.set(len(self._rooms))
        return room

    def _row(self, plan: NewTable, owner: str) -> TableRow:
        rules = game(plan.game)
        if not 0 <= plan.pace <= SLOWEST_PACE:
            raise ValueError(f"the pace is a number of milliseconds from 0 to {SLOWEST_PACE}")
        options = _options(rules, plan.options, self._settings.free_options)
        seats = _told_apart([_seat(each, letter, owner) for each, letter in zip(plan.seats, SEATS, strict=False)])
        table_id, secret = secrets.token_hex(8), secrets.token_bytes(32)
        texts = {name: offered[value] for name, value in options.items() if (offered := self._settings.free_options.get(name))}
        return TableRow(table_id, time.time(), owner, rules.name, options, rules.rules_version, seats, secret, texts, plan.pace)


def games() -> list[Game]:
    """The games that can be played here."""
    return list(GAMES.values())


def laid_out(text: str, folder: Path) -> str:
    """A file with this text, for the rules to read; what it was made of is in the log, so it may be lost or spoilt at any time."""
    file = folder / f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.txt"
    folder.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(f".{secrets.token_hex(4)}")
    beside.write_bytes(text.encode())
    beside.replace(file)
    return str(file)


def _options(rules: Game, chosen: Mapping[str, str], free: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """The options, checked: a file of this machine only if its owner offers it."""
    known = {option.name: option for option in rules.options}
    for name, value in chosen.items():
        if name not in known:
            raise ValueError(f"{rules.name} has no option {name!r}; it has {', '.join(known)}")
        option = known[name]
        allowed = tuple(free.get(name, ())) if option.free else option.values or (SWITCHED_ON,)
        if value not in allowed:
            choice = ", ".join(repr(each) for each in allowed) or "nothing here"
            raise ValueError(f"option {name} cannot be {value!r}; it can be {choice}")
    return dict(chosen)


def _seat(plan: SeatPlan, letter: str, owner: str) -> SeatRow:
    if plan.kind == "bot" and plan.bot not in BOTS:
        raise ValueError(f"there is no bot {plan.bot!r}; there are {', '.join(BOTS)}")
    is_bot = plan.kind == "bot"
    name = plain_name(plan.name) or (plan.bot.capitalize() if is_bot else letter)
    return SeatRow(plan.kind, name, plan.bot if is_bot else "", "" if is_bot else owner)


def _told_apart(seats: list[SeatRow]) -> list[SeatRow]:
    """The seats with no name twice."""
    names = distinct([seat.name for seat in seats])
    return [msgspec.structs.replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]
