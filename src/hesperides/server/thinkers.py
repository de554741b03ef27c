"""Bots outside the event loop: a few processes that think, each killed and started anew when it takes too long or dies."""

import asyncio
import os
import sys
from contextlib import suppress

import msgspec
import structlog

from hesperides.server.thinker import LENGTH, Question

log = structlog.get_logger()
STARTING_SECONDS = 60.0
"""What a new process may take before its first answer, on top of the bot's own time."""


class BotFailed(RuntimeError):  # noqa: N818
    """The bot gave no answer: it took too long, its process died, or it raised."""


class Thinkers:
    """`number` processes; a question waits until one is free."""

    def __init__(self, number: int, seconds: float) -> None:
        self._seconds = seconds
        self._free: asyncio.LifoQueue[_Thinker] = asyncio.LifoQueue()
        self._all = [_Thinker() for _ in range(number or max(1, (os.cpu_count() or 1) - 1))]
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def start(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        await asyncio.gather(*(thinker.start() for thinker in self._all))

    async def think(self, question: Question) -> int:
        """The bot's action; raises BotFailed."""
        thinker = await self._free.get()
        try:
            limit = self._seconds if thinker.has_answered else self._seconds + STARTING_SECONDS
            answer = await asyncio.wait_for(thinker.ask(question), limit)
        except (TimeoutError, OSError, EOFError) as error:
            thinker.kill()
            raise BotFailed(f"{question.bot}: {error!r}") from error
        except asyncio.CancelledError:
            thinker.kill()
            raise
        finally:
            self._free.put_nowait(thinker)
        if answer is None:
            raise BotFailed(f"{question.bot} raised an error")
        return answer

    async def close(self) -> None:
        """End the processes."""
        await asyncio.gather(*(thinker.end() for thinker in self._all))


class _Thinker:
    """One process, started when it is needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self.has_answered = False

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "hesperides.server.thinker", stdin=pipe, stdout=pipe, start_new_session=True
            )
        return self._process

    async def ask(self, question: Question) -> int | None:
        process = await self.start()
        if process.stdin is None or process.stdout is None:
            raise OSError("a thinking process without pipes")
        body = msgspec.msgpack.encode(question)
        process.stdin.write(LENGTH.pack(len(body)) + body)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        answer = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=int | None)
        self.has_answered = True
        return answer

    async def end(self) -> None:
        process = self._process
        self.kill()
        if process is not None:
            await process.wait()

    def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        self._process = None
        self.has_answered = False
