"""A room: one live table, its log in the store, and the listeners round it.

Every change goes the same way, under the room's lock: try it on the table, append it to the log, wait until it is on disk, then
acknowledge it and tell everybody. When the log cannot take it, the room is closed and read anew from the log: what is stored is the truth.
"""

import asyncio
import hashlib
import math
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol

import msgspec
import structlog

from hesperides.game import CHANCE
from hesperides.record import SEATS, Line, one_spaced, write
from hesperides.record.text import DRAW, write_line
from hesperides.server import checkpoint, metrics, scene
from hesperides.server.history import AROUND, History
from hesperides.server.rows import EventRow, TableRow, linked
from hesperides.server.scene import NOBODY, Viewer
from hesperides.server.shown import Shown
from hesperides.server.store import NotStored, Store
from hesperides.server.thinker import Question
from hesperides.server.thinkers import BotFailed, Thinkers
from hesperides.server.wire import Acknowledged, Act, Pace, Position, Preview, Previewed, Refused, TableNow, Undo
from hesperides.server.work import Kind, Payer, Work
from hesperides.table import Refusal, Step, Table

log = structlog.get_logger()
SLOWEST_PACE = 10_000
FULL = 4 << 20
"""Bytes of a log after which nothing is taken back any more: more than ten thousand steps. What is left of a game always fits."""
SAFE_BOT = "greedy"
"""It is asked in place of a bot that fails: quick, and never absurd."""
ANEW = "the table is being read anew; connect again"
Command = Act | Undo | Preview | Pace
Answer = Acknowledged | Refused | Previewed | TableNow


class Listener(Protocol):
    """Somebody who receives what happens in a room."""

    viewer: Viewer

    def tell(self, message: bytes) -> None:
        """Take an encoded message; must not wait."""

    def hang_up(self, code: int) -> None:
        """End the connection."""


class Room:
    """A live table.

    on_fault    is called once if the room cannot go on and must be loaded anew
    history     of a table that has a log already
    work        the turns and budgets of the server; None lets everybody use anything
    """

    def __init__(
        self,
        row: TableRow,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        on_fault: Callable[["Room"], None],
        history: History | None = None,
        work: Work | None = None,
    ) -> None:
        self.row, self.table, self.history = row, table, history or History(row.id)
        self.listeners: set[Listener] = set()
        self.pace = row.pace
        self.idle_since = time.monotonic()
        self._store, self._thinkers, self._on_fault = store, thinkers, on_fault
        self._work, self._shown = work or Work(), Shown(row, table)
        self._exported = -1, ""
        self._keeping: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._playing: asyncio.Task[None] | None = None
        self._closed = False

    # --- listeners -----------------------------------------------------------------------------------------------------

    async def enter(self, listener: Listener, since: int | None) -> None:
        """Tell a new listener how things stand (only what it misses, if it has seen the first `since` entries), then all that happens.

        Raises Refusal if the room has been closed.
        """
        async with self._quiet_turn(listener.viewer, Kind.NEWCOMER):
            if self._closed:
                raise Refusal("unavailable", ANEW)
            self.listeners.add(listener)
            missed_little = since is not None and 0 < since <= self.table.n
            undone = self.history.first_undone
            if missed_little and (undone is None or since < undone):  # type: ignore[operator]
                seat = listener.viewer.eyes(self.table.actor)
                listener.tell(self._shown.happened_frame(self.history.number, since or 0, seat))
            else:
                listener.tell(self._whole(listener))
        self.go_on()

    @asynccontextmanager
    async def _quiet_turn(self, who: Viewer, kind: Kind) -> AsyncIterator[None]:
        """A turn while no command is being performed, so that nothing is told that is not stored; it waits without holding one up."""
        while True:
            async with self._work.turn(who.payer, kind):
                if not self._lock.locked():
                    yield
                    return
            async with self._lock:
                pass

    def leave(self, listener: Listener) -> None:
        """Tell this listener no more."""
        self.listeners.discard(listener)
        self.idle_since = time.monotonic()

    @property
    def idle(self) -> bool:
        """True while nobody listens and no bot plays."""
        return not self.listeners and not self._lock.locked() and (self._playing is None or self._playing.done())

    def close(self, code: int) -> None:
        """Send everybody away; nothing can be done in this room any more."""
        self._closed = True
        if self._playing is not None and self._playing is not asyncio.current_task():
            self._playing.cancel()
        for listener in list(self.listeners):
            listener.hang_up(code)
        self.listeners.clear()

    # --- commands ------------------------------------------------------------------------------------------------------

    async def do(self, who: Viewer, command: Command) -> Answer:
        """Perform a command. The answer is given after what it did is on disk; a caller that goes away does not stop it."""
        return await asyncio.shield(asyncio.ensure_future(self._do(who, command)))

    async def _do(self, who: Viewer, command: Command) -> Answer:
        name = "" if isinstance(command, Pace) else command.id
        try:
            if isinstance(command, Preview):
                async with self._quiet_turn(who, Kind.QUESTION):
                    return self._preview(who, command)
            async with self._lock:
                return await self._perform(who, command)
        except Refusal as refusal:
            return Refused(name, refusal.code, str(refusal), refusal.rule, n=self.table.n)  # type: ignore[arg-type]
        except NotStored as error:
            return self._failed(who, Refused(name, "unavailable", str(error)), str(error))
        except Exception as error:  # a fault of ours: what is stored still holds
            log.exception("a command failed", table=self.row.id, error=repr(error))
            told = "the server could not do that; the table is read anew"
            return self._failed(who, Refused(name, "unavailable", told), "a command failed")

    def _failed(self, who: Viewer, refused: Refused, reason: str) -> Refused:
        """End the room; who gave the command is told first, for nothing follows a close."""
        for listener in self.listeners:
            if listener.viewer is who:
                listener.tell(msgspec.json.encode(refused))
        self._fault(reason)
        return refused

    def _preview(self, who: Viewer, command: Preview) -> Previewed:
        self._check_open()
        if self.table.actor not in who.seats and not (who.seats and self.table.over):
            raise Refusal("foreign", "this seat is not yours")
        self._check_n(command.n)
        return self._shown.previewed(self.history.number, command.id, command.words, self.table.actor)

    async def _perform(self, who: Viewer, command: Act | Undo | Pace) -> Acknowledged | TableNow:
        self._check_open()
        if isinstance(command, Pace):
            return await self._set_pace(who, command.pace)
        if command.seat not in who.seats:
            raise Refusal("foreign", "this seat is not yours")
        given = _Given(who, f"{who.owner[:24]} {command.id}", _digest(command))
        if answer := await self._answer(given.key):
            return self._again(command.id, given, answer)
        self._check_n(command.n)
        self._check_writing(who)
        await (self._act(command, given) if isinstance(command, Act) else self._undo(command, given))
        return Acknowledged(command.id, self.table.n)

    def _check_open(self) -> None:
        if self._closed:
            raise Refusal("unavailable", ANEW)

    def _check_writing(self, who: Viewer) -> None:
        if wait := self._work.wait_to_write(who.payer):
            raise Refusal("busy", f"you have played too much in too short a time; wait {math.ceil(wait)} s")

    def _check_n(self, seen: int) -> None:
        if seen != self.table.n:
            raise Refusal("stale", f"the table has gone on to entry {self.table.n}")

    async def _answer(self, key: str) -> tuple[int, str | None] | None:
        """What came of a command that has had its effect; None of a new one."""
        answer = self.history.answers.get(key)
        if answer is None and self.history.forgotten:
            return await self._store.answer(self.row.id, key)
        return answer

    def _again(self, name: str, given: "_Given", answer: tuple[int, str | None]) -> Acknowledged:
        """The answer to a command whose id has had its effect: the same, unless it says something else now."""
        n, said = answer
        if said not in (None, given.said):
            raise Refusal("used-id", f"the id {name!r} was used for another command; choose a new one")
        return Acknowledged(name, n)

    async def _act(self, command: Act, given: "_Given") -> None:
        async with self._work.turn(given.who.payer, Kind.MOVE):
            steps = self.table.act(command.seat, command.words)
        await self._append("play", _lines(steps), given)
        metrics.moves_acknowledged.inc()
        async with self._work.turn(given.who.payer, Kind.MOVE):
            self._tell_steps(len(steps))

    async def _undo(self, command: Undo, given: "_Given") -> None:
        if self.history.size > FULL:
            raise Refusal("full", "so much was taken back at this table that its log is full; play on without taking back")
        self.table.go_back(command.seat, command.to)
        await self._append("undo", "", given)
        async with self._work.turn(given.who.payer, Kind.MOVE):
            for listener in list(self.listeners):
                listener.tell(self._whole(listener))

    async def _set_pace(self, who: Viewer, pace: int) -> TableNow:
        if not who.seats:
            raise Refusal("foreign", "only who has a seat here may set the pace")
        if not 0 <= pace <= SLOWEST_PACE:
            raise Refusal("malformed", f"the pace is a number of milliseconds from 0 to {SLOWEST_PACE}")
        if pace != self.pace:
            self._check_writing(who)
            self._work.write(who.payer, AROUND)
            await self._store.set_pace(self.row.id, pace)
            self.pace = pace
        async with self._work.turn(who.payer, Kind.MOVE):
            return self._shown.whole(self.history.number, self.pace, who)

    async def _append(self, deed: str, lines: str, given: "_Given | None", row: TableRow | None = None) -> None:
        """Store an event; returns when it is on disk."""
        table, (key, said) = self.table, given[1:] if given else (None, None)
        number = self.history.number + 1
        event = EventRow(self.row.id, number, time.time(), key, deed, lines, table.n, scene.standing(table), said=said)
        event = linked(self.history.chain, event)
        await self._store.append(event, row)
        self.history.note(event)
        if given is not None:
            self._work.write(given.who.payer, AROUND + len(lines))
        self.keep()

    async def open(self) -> None:
        """Draw what a new table begins with (after the entries that it has already) and store both."""
        async with self._lock:
            self.table.draw()
            await self._append("play", _lines(self.table.entries), None, self.row)

    def keep(self) -> None:
        """Keep a checkpoint if one is due; nobody waits for it."""
        history = self.history
        if history.number - history.kept >= checkpoint.EVERY and (self._keeping is None or self._keeping.done()):
            history.kept = history.number
            self._keeping = asyncio.create_task(self._keep(history.kept, checkpoint.packed(self.row, history, self.table)))

    async def _keep(self, number: int, body: bytes) -> None:
        try:
            await self._store.keep(self.row.id, number, body)
        except NotStored as error:
            log.warning("a checkpoint is not kept", table=self.row.id, error=str(error))

    async def end(self, code: int) -> None:
        """Send everybody away once the command that is being performed is stored."""
        async with self._lock:
            self.close(code)

    # --- telling -------------------------------------------------------------------------------------------------------

    def _tell_steps(self, number: int) -> None:
        for listener in list(self.listeners):
            seat = listener.viewer.eyes(self.table.actor)
            listener.tell(self._shown.happened_frame(self.history.number, self.table.n - number, seat))
        self.go_on()

    def _whole(self, listener: Listener) -> bytes:
        return self._shown.whole_frame(self.history.number, self.pace, listener.viewer)

    def _fault(self, reason: str) -> None:
        if not self._closed:
            log.warning("a table is read anew", table=self.row.id, reason=reason)
            self.close(1011)
            self._on_fault(self)

    # --- bots ----------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let bots play, if one of them acts and none plays yet."""
        if self._bot_acts() and (self._playing is None or self._playing.done()):
            self._playing = asyncio.create_task(self._play_bots())

    def _bot_acts(self) -> bool:
        return not self._closed and self.table.actor >= 0 and self.row.seats[self.table.actor].kind == "bot"

    async def _play_bots(self) -> None:
        while self._bot_acts():
            seat = self.table.actor
            action, _ = await asyncio.gather(self._think(seat), asyncio.sleep(self.pace / 1000))
            async with self._lock:
                if self._closed or self.table.actor != seat:
                    continue
                await self._move_bot(seat, action)

    async def _think(self, seat: int) -> int | None:
        """What the bot of the seat does; if it fails, what a quick one would do; None if that fails too."""
        for bot in dict.fromkeys((self.row.seats[seat].bot, SAFE_BOT)):
            try:
                return await self._thinkers.think(self._question(seat, bot))
            except BotFailed as error:
                log.warning("a bot failed; another move is made for it", table=self.row.id, error=str(error))
        return None

    def _question(self, seat: int, bot: str) -> Question:
        table, row = self.table, self.row
        view = table.game.view(table.setting, table.state, seat).tobytes()
        return Question(row.game, {**row.options, **table.files}, len(row.seats), row.rules, bot, view, secrets.randbits(63))

    async def _move_bot(self, seat: int, action: int | None) -> None:
        bots = Payer(f"bots of {self.row.id}")
        try:
            async with self._work.turn(bots, Kind.BOT):
                steps = self._bot_steps(seat, action)
            await self._append("play", _lines(steps), None)
        except NotStored as error:
            self._fault(str(error))
            return
        except Exception as error:  # a fault of ours: what is stored still holds
            log.exception("a bot's move failed", table=self.row.id, error=repr(error))
            self._fault("a bot's move failed")
            return
        metrics.bot_moves.inc()
        async with self._work.turn(bots, Kind.BOT):
            self._tell_steps(len(steps))

    def _bot_steps(self, seat: int, action: int | None) -> list[Step]:
        if action is not None:
            try:
                return self.table.play(seat, action)
            except Refusal as refusal:
                log.error("a bot chose what is not allowed", table=self.row.id, error=str(refusal))
        metrics.bot_failures.inc()
        return self.table.play(seat, self.table.any_action(secrets.randbits(127)))

    async def position(self, who: Viewer, n: int) -> Position:
        """The table as it lay after entry `n`; raises Refusal where there is no such entry."""
        async with self._quiet_turn(who, Kind.QUESTION):
            if not 0 <= n <= self.table.n:
                raise Refusal("unknown-entry", f"there is no entry {n}; the last one is {self.table.n}")
            return scene.position(self.table, n, who)

    async def export(self, who: Viewer = NOBODY) -> str:
        """The record as text, written once for all who ask for it before the table goes on."""
        async with self._quiet_turn(who, Kind.QUESTION):
            if self._exported[0] != self.history.number:
                self._exported = self.history.number, write(self.table.record(f"table {self.row.id}", self.row.texts))
            return self._exported[1]


class _Given(NamedTuple):
    """A command and who gave it, and as the log remembers it: whose and which one, and a digest of what it said."""

    who: Viewer
    key: str
    said: str


def _digest(command: Act | Undo) -> str:
    """Of what the command said; the same however its words are spaced and whatever the table stood at."""
    what = one_spaced(command.words) if isinstance(command, Act) else command.to
    return hashlib.sha256(msgspec.json.encode((type(command).__name__, command.seat, what))).hexdigest()[:16]


def _lines(steps: Sequence[Step]) -> str:
    return "\n".join(write_line(Line(DRAW if step.actor == CHANCE else SEATS[step.actor], step.words)) for step in steps)
