"""Connections before anything of them is believed: they are counted, a request must arrive in time and is no larger than it need be.

uvicorn reads the requests (with llhttp) and the frames. What it leaves open is closed here: a request that never ends, a header without
end, a reader that is gone, a handshake that is none, and whatever in a request its libraries did not reckon with.
"""

import asyncio
import ipaddress
import logging
import time
from collections import Counter, deque
from collections.abc import Iterable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import DATA_OPCODES, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from hesperides.server.work import FRAME_SECONDS, SPAN_SECONDS, Payer, Work

HEADER_BYTES = 64 * 1024
"""What the first line and the headers of a request may take."""
REQUEST_BYTES = 512 * 1024
"""What a whole request may take, in whatever small pieces it is sent; what the application takes of it is less."""
DEFLATE = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
"""Every message is packed by itself, with the largest window. A window that a socket keeps costs it 40 kB, and one small enough to be
kept has forgotten the picture before when the next one comes."""
UNREAD_SECONDS = 20.0
"""A connection that is closed and does not take what was written for it ends after this time."""
PIECE_BYTES = 2048
"""What is read of a socket at a time: nobody else waits for more than the frames in it."""
MOST_PARTS = 256
"""Parts in which a message may come."""
MOST_AHEAD = 32
"""Requests that a connection may send before the first of them is answered."""
CUT = "hesperides.cut"
"""The extension of a socket's scope that ends its connection at once, whatever still waits to be read by the other side."""
log = logging.getLogger("hesperides")


class Census:
    """How many connections there are: at most `of_all`, of one address `of_one` (None: any number) unless a proxy has it."""

    def __init__(self, of_all: int, of_one: int | None, proxies: Iterable[str] = ()) -> None:
        self._of_all, self._of_one = of_all, of_one
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._counted: Counter[str] = Counter()
        self._total = 0

    def objection(self, address: str) -> str:
        """Why no further connection of this address is taken; "" if it is."""
        if self._total >= self._of_all:
            return "too many connections to this server; try again later"
        if self._of_one is not None and self._counted[address] >= self._of_one and not self._is_proxy(address):
            return "too many connections from this address; close some"
        return ""

    def _is_proxy(self, address: str) -> bool:
        return any(ipaddress.ip_address(address) in network for network in self._proxies)

    def enter(self, address: str) -> None:
        """A connection is taken."""
        self._total += 1
        self._counted[address] += 1

    def leave(self, address: str) -> None:
        """It has ended."""
        self._total -= 1
        self._counted[address] -= 1
        if not self._counted[address]:
            del self._counted[address]


class Config(uvicorn.Config):
    """What uvicorn is set to, with what is decided here."""

    def __init__(self, app: Any, census: Census, request_seconds: float, work: Work, **settings: Any) -> None:
        super().__init__(app, http=Requests, ws=Sockets, **settings)
        self.census, self.request_seconds, self.work = census, request_seconds, work


def end_unread(connections: Iterable[Any]) -> None:
    """Of connections that are closed, end those that for long have not taken what was written."""
    now = time.monotonic()
    for connection in list(connections):
        if connection.transport.is_closing():
            closed = connection.__dict__.setdefault("closed_at", now)
            if now - closed > UNREAD_SECONDS:
                connection.transport.abort()


class Requests(HttpToolsProtocol):
    """A connection that brings requests, until it becomes a socket."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take the connection, or say why not."""
        super().connection_made(transport)
        self._bytes, self._has_headers = 0, False
        self._late: asyncio.TimerHandle | None = None
        self._running: RequestResponseCycle | None = None
        self._address = self.client[0] if self.client else ""
        self._counted = not (objection := self.config.census.objection(self._address))
        if objection:
            self._refuse(503, objection)
            return
        self.config.census.enter(self._address)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._arrived()
        if self._counted:
            self.config.census.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on."""
        self._bytes += len(data)
        try:
            super().data_received(data)
        except Exception as error:
            log.warning("a request that could not be read: %r", error)
            self.send_400_response("this request cannot be read")
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self._measure()

    def _measure(self) -> None:
        if self._bytes > REQUEST_BYTES:
            self._refuse(413, "this request is too large")
        elif not self._has_headers and self._bytes > HEADER_BYTES:
            self._refuse(431, "the headers of this request are too large")
        elif self._bytes and self._late is None:
            self._await_request()

    # --- what the parser tells -----------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """A request begins. Raises ValueError, which ends the connection, where too many wait already."""
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError(f"at most {MOST_AHEAD} requests at a time")
        self._has_headers = False
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; what comes after a body is none."""
        if not self._has_headers:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its headers are there."""
        self._has_headers = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._arrived()
        self._bytes = 0
        super().on_message_complete()

    # --- time ----------------------------------------------------------------------------------------------------------

    def _await_request(self) -> None:
        self._late = self.loop.call_later(self.config.request_seconds, self._end_late)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _end_late(self) -> None:
        self._refuse(408, f"a request must arrive within {self.config.request_seconds:g} seconds", silent=not self._bytes)

    # --- refusals ------------------------------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request."""
        self._refuse(400, msg)

    def _refuse(self, status: int, why: str, silent: bool = False) -> None:
        """Answer what came whole before, then this with a reason (unless its answer is under way), and close."""
        if self.transport.is_closing():
            return
        if last := self._give_up_unfinished():
            last.keep_alive = False
            self.flow.pause_reading()
            return
        if not silent and not (self._running and self._running.response_started and not self._running.response_complete):
            body = f"{why}\n".encode()
            headers = b"content-type: text/plain; charset=utf-8\r\nx-content-type-options: nosniff\r\nconnection: close\r\n"
            self.transport.write(b"%scontent-length: %d\r\n%s\r\n%s" % (STATUS_LINE[status], len(body), headers, body))
        self.transport.close()

    def _give_up_unfinished(self) -> RequestResponseCycle | None:
        """Answer no request that did not come whole; returns the last of those that did and still wait for their answers."""
        if self.pipeline and self.pipeline[0][0].more_body:
            self.pipeline.popleft()
        running = self._running
        if running is not None and running.more_body and not running.response_complete:
            running.disconnected = True
            running.message_event.set()
            return None
        last = self.pipeline[0][0] if self.pipeline else running
        return None if last is None or last.response_complete else last

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    # --- sockets -------------------------------------------------------------------------------------------------------

    def _should_upgrade(self) -> bool:
        """Only a GET becomes a socket; anything else is answered as if it had not asked."""
        return self.parser.get_method() == b"GET" and super()._should_upgrade()

    def _unsupported_upgrade_warning(self) -> None:
        """It is answered, and then the connection ends: the parser reads no further."""
        self.flow.pause_reading()
        if self.cycle is not None:
            self.cycle.keep_alive = False

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket."""
        self._arrived()
        super().handle_websocket_upgrade()


class Sockets(WebSocketsSansIOProtocol):
    """A connection that has become a socket.

    It is read piece by piece: the next one when the application has taken the messages of the one before, when the other side has read
    what it was told, and when what the application never sees (pings, pongs, the parts of a message) is paid for.
    """

    config: Config

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.conn = ServerProtocol(extensions=[DEFLATE], max_size=self.config.ws_max_size, logger=self.logger)
        self._unread: deque[bytes] = deque()
        self._unpaid = 0
        self._later: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._unread.clear()
        if self._later is not None:
            self._later.cancel()
        self.config.census.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Call the application, which can cut the connection off."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CUT] = {"now": self.transport.abort}

    # --- reading -------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Read on; the first that comes is the handshake."""
        if self.handshake_initiated:
            self._unread.extend(data[at : at + PIECE_BYTES] for at in range(0, len(data), PIECE_BYTES))
            self._go_on()
            return
        self._read(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self._refuse_handshake()

    async def receive(self) -> Any:
        """The next message for the application."""
        message = await super().receive()
        self._go_on()
        return message

    def pause_writing(self) -> None:
        """The other side does not read; nor do we."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """It has read."""
        super().resume_writing()
        self._go_on()

    def _go_on(self) -> None:
        if self._later is not None:
            self.transport.pause_reading()
        elif not self.read_paused and self.writable.is_set() and not self.transport.is_closing():
            self._read_on()

    def _read_on(self) -> None:
        """Read a piece; the next one when others have had their turn and this one is paid for."""
        if self._unread:
            self._read(self._unread.popleft())
        wait = self._pay()
        if self._unread or wait:
            self.transport.pause_reading()
            self._later = self.loop.call_later(wait, self._look_again)
        elif not self.read_paused and self.writable.is_set():
            self.transport.resume_reading()

    def _look_again(self) -> None:
        self._later = None
        self._go_on()

    def _read(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:
            log.warning("a socket that could not be read: %r", error)
            self.transport.close()

    def _pay(self) -> float:
        """Let the guest pay for frames that the application does not see; returns for how many seconds nothing more is read."""
        if not self._unpaid:
            return 0.0
        payer = Payer(self.scope["state"].get("owner", ""), (self.scope["client"] or ("",))[0])
        self.config.work.spend(payer, self._unpaid * FRAME_SECONDS)
        self._unpaid = 0
        return min(self.config.work.wait(payer), SPAN_SECONDS)

    # --- frames --------------------------------------------------------------------------------------------------------

    def handle_events(self) -> None:
        """Take the frames that have come."""
        frames = (event for event in self.conn.events if isinstance(event, Frame))
        self._unpaid += sum(not frame.fin or frame.opcode not in DATA_OPCODES or frame.opcode is Opcode.CONT for frame in frames)
        super().handle_events()

    def handle_ping(self) -> None:
        """Send the pong, if anybody can still get it."""
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message; one in too many parts ends the connection."""
        if self.transport.is_closing():
            return
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
            return
        self.frames = []
        self.conn.fail(1008, f"a message comes in at most {MOST_PARTS} parts")
        self.handle_parser_exception()

    # --- the end -------------------------------------------------------------------------------------------------------

    def keepalive_timeout(self) -> None:
        """Nothing has come for long; whoever does not read either is cut off."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _refuse_handshake(self) -> None:
        reason = b"this handshake cannot be read\n"
        self.transport.write(
            b"%scontent-type: text/plain\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%s" % (STATUS_LINE[400], len(reason), reason)
        )
        self.transport.close()
