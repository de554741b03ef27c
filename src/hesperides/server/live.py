"""The socket of a table: frames in, commands to the room, what happens out.

What a client sends is never trusted: a frame is too large, no message, one too many or not allowed, and then gets a typed refusal. What
it does not read is bounded: a reader that lets too much wait is dropped, the others do not notice.
"""

import asyncio
import codecs
import math
import re
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import WebSocket

from hesperides.decoding import MARK
from hesperides.server import metrics, scene
from hesperides.server.edge import CUT
from hesperides.server.room import Room
from hesperides.server.rooms import Rooms
from hesperides.server.settings import Settings
from hesperides.server.wire import FRAME_LIMIT, ClientMessage, Ping, Pong, Refused, ServerMessage
from hesperides.server.work import BYTE_SECONDS, FRAME_SECONDS, SOCKET_SECONDS, Payer, Work
from hesperides.table import Refusal

SEND_SECONDS = 20.0
BUSY_SECONDS = 1.0
"""How long somebody who has used up its share is not read, at most."""
LONGEST_ID = 64
LONGEST_WORDS = 200
_NUMBER = re.compile(r"-?[0-9]{1,9}")
CLOSES_WITH = {"malformed": 4400}
"""How a socket ends that was refused at the start; 4404 where the table is not there or cannot be opened."""
_decoder = msgspec.json.Decoder(ClientMessage)


class _OnlyId(msgspec.Struct):
    id: str = ""


_id_decoder = msgspec.json.Decoder(_OnlyId)


class Line:
    """A listener at the end of a socket: a queue of messages with a limit, and the task that sends them.

    Whoever does not read is cut off at once: nothing waits until it takes what was written for it.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], viewer: scene.Viewer, settings: Settings, work: Work) -> None:
        self.viewer, self._work = viewer, work
        self._socket, self._settings = socket, settings
        self._cut: Callable[[], None] = socket.scope["extensions"][CUT]["now"]  # type: ignore[index,assignment]
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._close_code: int | None = None

    def tell(self, message: bytes) -> None:
        """Queue a message; a reader that lets too much wait is dropped."""
        if self._close_code is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > self._settings.queue_bytes:
            self._waiting.clear()
            self._bytes = 0
            self.hang_up(1013)
            self._cut()
        self._wake.set()

    def answer(self, message: ServerMessage) -> None:
        """Queue a message to this client only, who pays for it."""
        encoded = msgspec.json.encode(message)
        self._work.spend(self.viewer.payer, FRAME_SECONDS + len(encoded) * BYTE_SECONDS)
        self.tell(encoded)

    def hang_up(self, code: int) -> None:
        """End the connection after what is queued."""
        self._close_code = self._close_code or code
        self._wake.set()

    async def send(self) -> None:
        """Send what is queued, until the connection ends."""
        try:
            while self._waiting or self._close_code is None:
                await self._wake.wait()
                self._wake.clear()
                await self._send_waiting()
            await asyncio.wait_for(self._socket.close(self._close_code or 1000), SEND_SECONDS)
        except TimeoutError:
            self._cut()
        except Exception:  # noqa: S110  # the client is gone
            pass

    async def _send_waiting(self) -> None:
        while self._waiting:
            message = self._waiting.popleft()
            self._bytes -= len(message)
            await asyncio.wait_for(self._socket.send_data(message, mode="text"), SEND_SECONDS)


async def attend(socket: WebSocket[Any, Any, Any], table_id: str, since: str | None, rooms: Rooms, settings: Settings) -> None:
    """Serve a socket until it ends."""
    await socket.accept()
    metrics.sockets.inc()
    try:
        payer = Payer(socket.scope["state"]["owner"], socket.client.host if socket.client else "")
        await _admit(payer, rooms.work)
        seen, room = _entry_number(since), await _find(table_id, payer, rooms)
        line = Line(socket, scene.viewer(room.row, *payer), settings, rooms.work)
        await _converse(socket, line, room, seen, rooms.work)
    except Refusal as refusal:
        await _send_away(socket, refusal)
    finally:
        metrics.sockets.dec()


async def _admit(payer: Payer, work: Work) -> None:
    """Let somebody in who has not used up its share; others wait until they have one again."""
    while wait := work.wait(payer):
        await asyncio.sleep(min(wait, BUSY_SECONDS))
    work.spend(payer, SOCKET_SECONDS)


def _entry_number(since: str | None) -> int | None:
    """The number of an entry; raises Refusal."""
    if since is None:
        return None
    if not _NUMBER.fullmatch(since):
        raise Refusal("malformed", f"`since` is the number of the last entry you have, not {since[:LONGEST_ID]!r}; leave it out to get all")
    return int(since)


async def _find(table_id: str, payer: Payer, rooms: Rooms) -> Room:
    """The room of a table; raises Refusal."""
    room = await rooms.room(table_id, payer) if len(table_id) <= LONGEST_ID else None
    if room is None:
        raise Refusal("unknown-table", "there is no such table")
    return room


async def _send_away(socket: WebSocket[Any, Any, Any], refusal: Refusal) -> None:
    metrics.commands_refused.labels(refusal.code).inc()
    with suppress(Exception):
        await socket.send_data(msgspec.json.encode(Refused("", refusal.code, str(refusal))), mode="text")  # type: ignore[arg-type]
        await socket.close(CLOSES_WITH.get(refusal.code, 4404))


async def _converse(socket: WebSocket[Any, Any, Any], line: Line, room: Room, since: int | None, work: Work) -> None:
    await room.enter(line, since)
    tasks = [asyncio.create_task(line.send()), asyncio.create_task(_listen(socket, line, room, work))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(line)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _listen(socket: WebSocket[Any, Any, Any], line: Line, room: Room, work: Work) -> None:
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        frame = event.get("text") or event.get("bytes") or b""
        if wait := work.wait(line.viewer.payer):
            line.answer(_refused(frame, "busy", f"you have asked for too much in too short a time; wait {math.ceil(wait)} s"))
            await asyncio.sleep(min(wait, BUSY_SECONDS))  # and read no faster than is allowed
            continue
        await _take(frame, line, room)


async def _take(frame: str | bytes, line: Line, room: Room) -> None:
    try:
        message = decode(frame)
    except ValueError as error:
        code = "oversized" if isinstance(error, Oversized) else "malformed"
        line.answer(_refused(frame, code, str(error)))
        return
    if isinstance(message, Ping):
        line.answer(Pong(room.table.n))
        return
    answer = await room.do(line.viewer, message)
    if isinstance(answer, Refused):
        metrics.commands_refused.labels(answer.code).inc()
    line.answer(answer)


class Oversized(ValueError):  # noqa: N818
    """A frame above FRAME_LIMIT."""


def decode(frame: str | bytes) -> ClientMessage:
    """The message in a frame; raises Oversized, or ValueError with a plain message."""
    if len(frame) > FRAME_LIMIT or (isinstance(frame, str) and len(frame.encode("utf-8", "replace")) > FRAME_LIMIT):
        raise Oversized(f"a frame holds at most {FRAME_LIMIT} bytes")
    try:
        message = _decoder.decode(_unmarked(frame))
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise ValueError(f"no message of this server: {error}") from None
    if len(getattr(message, "id", "")) > LONGEST_ID or len(getattr(message, "words", "")) > LONGEST_WORDS:
        raise ValueError(f"an id has at most {LONGEST_ID} signs, words at most {LONGEST_WORDS}")
    return message


def _unmarked(frame: str | bytes) -> str | bytes:
    """A frame without the byte order mark that some programs send first."""
    return frame.removeprefix(MARK) if isinstance(frame, str) else frame.removeprefix(codecs.BOM_UTF8)


def _refused(frame: str | bytes, code: Any, message: str) -> Refused:
    metrics.commands_refused.labels(code).inc()
    return Refused(_id_of(frame), code, message)


def _id_of(frame: str | bytes) -> str:
    """The id of a command that is refused unread, if one can be made out."""
    try:
        found = _id_decoder.decode(_unmarked(frame)).id if len(frame) <= FRAME_LIMIT else ""
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""
    return found if len(found) <= LONGEST_ID else ""
