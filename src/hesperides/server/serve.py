"""Start a server: take the port, open the log, say the address, get the rules ready, and end cleanly.

Nothing heavy is imported before the port is taken, so that "already in use" is said at once. Rules are got ready once the page is there.
"""

import contextlib
import errno
import ipaddress
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING

import structlog
import uvicorn

from hesperides.server.hosts import known_names
from hesperides.server.seldom import Seldom
from hesperides.server.settings import Settings

if TYPE_CHECKING:
    from hesperides.server.store import Store

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
PORT = 8421
ACCEPTED, WAITING = 32, 1024
"""Connections that are accepted before the loop looks round, and those that the system keeps waiting meanwhile."""
OPEN_FILES, OWN_FILES = 16384, 64 + 3 * ACCEPTED
"""Files that a server wants to have open, and those of them that are no connections, or accepted and not yet counted."""
TICKS_A_SECOND = 10
Say = Callable[[str], None]


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def serve(
    host: str,
    port: int,
    settings: Settings,
    open_browser: bool = False,
    *,
    say: Say = _say,
) -> None:
    """Serve until interrupted. Raises CannotServe."""
    _check(settings)
    with contextlib.closing(_bind(host, port)) as bound:
        _log_plainly()
        address = _address(host, bound.getsockname()[1])
        with contextlib.suppress(KeyboardInterrupt):
            _Server(settings, address, open_browser, say).run(sockets=[bound])


def _check(settings: Settings) -> None:
    """Raises CannotServe where names or proxies are none."""
    try:
        known_names(settings.names)
    except ValueError as error:
        raise CannotServe(str(error)) from None
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise CannotServe(f"{proxy!r} is no address and no network; write for instance --proxy 127.0.0.1") from None


class CannotServe(ValueError):  # noqa: N818
    """Why the server cannot start, in one line."""


class _Server(uvicorn.Server):
    """Opens the log, and says where it is once it can be reached."""

    def __init__(self, settings: Settings, address: str, open_browser: bool, say: Say) -> None:
        self._store = _store(settings)
        super().__init__(_config(settings, self._store, say))
        self._address, self._open_browser, self._say = address, open_browser, say

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        from hesperides.server.store import NotStored

        try:
            await self._store.begin()
        except NotStored as error:
            raise CannotServe(str(error)) from None
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        self._say(f"Hesperides is open at {self._address} (Ctrl+C ends it; games are kept)")
        if self._open_browser:
            webbrowser.open(self._address)

    async def on_tick(self, counter: int) -> bool:
        from hesperides.server.edge import end_unread

        if counter % TICKS_A_SECOND == 0:
            end_unread(self.server_state.connections)
        return await super().on_tick(counter)


def _config(settings: Settings, store: "Store", say: Say) -> uvicorn.Config:
    from hesperides.server.app import make_app
    from hesperides.server.edge import Census, Config
    from hesperides.server.wire import FRAME_LIMIT
    from hesperides.server.work import Work

    work = Work(settings.share)
    return Config(
        make_app(settings, say, store, work),
        Census(_most_connections(), settings.connections, settings.proxies),
        settings.request_seconds,
        work,
        backlog=ACCEPTED,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=4 * FRAME_LIMIT,  # up to here a frame gets a typed refusal, above it the socket is closed with 1009
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=5,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
    )


def _most_connections() -> int:
    """As many as there may be open files, but for the database, the pipes and the files of the page."""
    try:
        import resource
    except ImportError:  # not every system has such a limit
        return 4096
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted - OWN_FILES, wanted // 4)


def _store(settings: Settings) -> "Store":
    from hesperides.server.store import NotStored, Store

    try:
        return Store.of(settings.url)
    except NotStored as error:
        raise CannotServe(str(error)) from None


class _Listening(socket.socket):
    """Keeps more connections waiting than asyncio accepts at a time: it takes the same number for both."""

    def listen(self, _: int = 0) -> None:
        super().listen(WAITING)


def _bind(host: str, port: int) -> socket.socket:
    bound = _Listening(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # no answer waits for the other side to confirm the one before
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        if not host:
            raise OSError(errno.EINVAL, "no address is named")
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        of_port = error.errno in (errno.EADDRINUSE, errno.EACCES)
        why = "it is already in use" if error.errno == errno.EADDRINUSE else error.strerror
        way_out = "choose another one with --port" if of_port else "name an address of this machine with --host"
        raise CannotServe(f"cannot listen on {host}:{port}: {why}; {way_out}") from None
    except (OverflowError, UnicodeError) as error:  # a port or a name that cannot be
        bound.close()
        raise CannotServe(f"cannot listen on {host}:{port}: {error}; name others with --host and --port") from None
    return bound


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::") else host  # noqa: S104
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


_FAULTS_OF_OTHERS = ("Invalid UTF-8", "Invalid HTTP request", "ASGI callable returned without completing handshake")
"""What uvicorn reports where a client sent nonsense and was told so, or went away in the middle of it."""


class _Said:
    """Standard error; where it is a file on a full disk, a line is lost and nobody who says one is stopped."""

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()


def _log_plainly() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    seldom = Seldom()
    logging.getLogger().handlers[0].addFilter(seldom)
    logging.getLogger("uvicorn.error").addFilter(lambda told: not told.getMessage().startswith(_FAULTS_OF_OTHERS))
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            seldom.processed,
            structlog.processors.TimeStamper("iso"),
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.PrintLoggerFactory(_Said()),  # type: ignore[arg-type]
        cache_logger_on_first_use=True,
    )
