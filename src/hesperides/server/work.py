"""Who may use the processor, how much, and when: what a guest asks for is measured in processor time, not counted.

*Turns.* There is one event loop. Whatever takes long (to play a move, to answer a question, to draw a table for a newcomer, a step of a
replay) takes a turn: one at a time, and the loop looks round between two of them, so that pings and frames never wait for more than one.
Moves go before those of bots, then newcomers, questions and replays; among equals, the guest who has used least goes first.

*Budgets.* A guest may use a share of the processor and of the disk, an address (of another machine) a few times as much. Both are
token buckets: what is not used is saved for a while. A guest who has used this up gets a typed refusal and is read no faster than that.
"""

import asyncio
import ipaddress
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import NamedTuple

SPAN_SECONDS = 10.0
"""For how long a share that is not used is saved."""
GUESTS_AT_AN_ADDRESS = 4
"""How many times the share of a guest an address may use."""
FRAME_SECONDS = 0.0001
"""What it costs to receive a frame, besides what is asked for."""
SOCKET_SECONDS = 0.003
"""What it costs to open a socket, besides what it is told."""
BYTE_SECONDS = 1e-8
"""What it costs to compress and send a byte."""
LOG_BYTES = 2 << 20
"""Bytes of log that a guest may write at once: some five thousand moves."""
LOG_BYTES_A_SECOND = 4096.0
MOST_KNOWN = 4096
"""Guests above which those are forgotten of whom nothing need be known."""


class Kind(IntEnum):
    """What a turn is for, in the order in which they are given."""

    MOVE = 0
    BOT = 1
    NEWCOMER = 2
    QUESTION = 3
    REPLAY = 4


class Payer(NamedTuple):
    """On whose budget something is done: a guest's ("" for who has no token) and an address's."""

    guest: str
    address: str = ""

    @property
    def name(self) -> str:
        """What it shares turns and a budget by."""
        return self.guest or f"address {self.address}"


class Turns:
    """One piece of work at a time."""

    def __init__(self) -> None:
        self._waiting: tuple[dict[str, deque[asyncio.Future[None]]], ...] = tuple({} for _ in Kind)
        self._used: dict[str, float] = {}
        self._least = 0.0
        self._taken = False

    async def take(self, who: str, kind: Kind) -> None:
        """Wait for a turn; must be followed by `end`."""
        if not self._taken:
            self._taken = True
            return
        given = asyncio.get_running_loop().create_future()
        self._waiting[kind].setdefault(who, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self.end(who, 0.0)
            raise

    def end(self, who: str, used: float) -> None:
        """End a turn; the next one begins when the loop has looked round."""
        self._used[who] = self._of(who) + used
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        for waiting in self._waiting:
            while waiting:
                who = min(waiting, key=self._of)
                given = waiting[who].popleft()
                if not waiting[who]:
                    del waiting[who]
                if not given.done():
                    self._least = self._of(who)
                    given.set_result(None)
                    return
        self._taken = False
        if len(self._used) > MOST_KNOWN:
            self._used.clear()

    def _of(self, who: str) -> float:
        """What somebody has used; a guest who comes later has no claim to what others used meanwhile."""
        return max(self._used.get(who, 0.0), self._least)


class Budgets:
    """Token buckets, one for each name: `rate` a second, saved up to `most`. A rate of 0 lets everybody use anything."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._left: dict[str, tuple[float, float]] = {}

    def spend(self, name: str, amount: float) -> None:
        """Take so much out of a bucket, which may then owe."""
        if self._rate:
            self._left[name] = self._now(name) - amount, self._clock()
            if len(self._left) > MOST_KNOWN:
                self._left = {each: kept for each, kept in self._left.items() if self._now(each) < self._most}

    def wait(self, name: str) -> float:
        """Seconds until a bucket owes nothing; 0.0 if it owes nothing now."""
        return max(0.0, -self._now(name) / self._rate) if self._rate else 0.0

    def _now(self, name: str) -> float:
        left, at = self._left.get(name, (self._most, 0.0))
        return min(self._most, left + (self._clock() - at) * self._rate)


class Work:
    """The turns and budgets of a server; `share` of one processor is what a guest may use (0.0: anything)."""

    def __init__(self, share: float = 0.0, used: Callable[[], float] = time.thread_time) -> None:
        self.turns = Turns()
        self.used = used
        self._guests = Budgets(share, share * SPAN_SECONDS)
        self._addresses = Budgets(share * GUESTS_AT_AN_ADDRESS, share * GUESTS_AT_AN_ADDRESS * SPAN_SECONDS)
        self._logs = Budgets(LOG_BYTES_A_SECOND if share else 0.0, LOG_BYTES)

    @asynccontextmanager
    async def turn(self, payer: Payer, kind: Kind) -> AsyncIterator[None]:
        """A turn for work that does not wait for anything; it is measured, and `payer` pays for it."""
        await self.turns.take(payer.name, kind)
        started = self.used()
        try:
            yield
        finally:
            seconds = self.used() - started
            self.spend(payer, seconds)
            self.turns.end(payer.name, seconds)

    def spend(self, payer: Payer, seconds: float) -> None:
        """Let somebody pay for processor time."""
        self._guests.spend(payer.name, seconds)
        if not _is_here(payer.address):
            self._addresses.spend(payer.address, seconds)

    def wait(self, payer: Payer) -> float:
        """Seconds until somebody may ask for something again; 0.0 for now."""
        of_address = 0.0 if _is_here(payer.address) else self._addresses.wait(payer.address)
        return max(self._guests.wait(payer.name), of_address)

    def write(self, payer: Payer, size: int) -> None:
        """Let somebody pay for bytes of a log."""
        self._logs.spend(payer.name, size)

    def wait_to_write(self, payer: Payer) -> float:
        """Seconds until somebody may write into a log again; 0.0 for now."""
        return self._logs.wait(payer.name)


def _is_here(address: str) -> bool:
    """True for this machine, behind whose address everybody may be; and where no address is known."""
    try:
        return ipaddress.ip_address(address.split("%")[0]).is_loopback
    except ValueError:
        return True
