"""The page is there before the rules are: these are compiled and loaded after the first answer, and whatever needs them waits."""

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

from litestar.types import ASGIApp, Receive, Send

from hesperides.games import GAMES
from hesperides.server.preparing import Tell, prepare
from hesperides.table import warm

OF_TABLES = "/api/tables"
END_SECONDS = 2.0
"""How long the end of a server waits for what is being loaded."""
Say = Callable[[str], None]


def load_rules(tell: Tell, ended: Event) -> None:
    """Compile what this machine does not have yet, and use the rules of every game once."""
    prepare(tell, ended)
    for game in GAMES.values():
        if not ended.is_set():
            warm(game)


class Readiness:
    """Whether the rules are there. `load` is called once, in a thread of its own; `say` gets a line for every tenth that is compiled.

    `percent` is how much of that is done; it is 100 once the rules are loaded.
    """

    def __init__(self, load: Callable[[Tell, Event], None] = load_rules, say: Say = lambda _: None) -> None:
        self._load, self._say = load, say
        self._ended = Event()
        self._loading: asyncio.Future[None] | None = None
        self.percent = 0

    def begin(self) -> None:
        """Start to load, unless that has been done."""
        if self._loading is None:
            self._loading = asyncio.ensure_future(asyncio.to_thread(self._loaded))

    async def ready(self) -> None:
        """Wait until they are there; raises what went wrong with it."""
        self.begin()
        if self._loading is not None:
            await asyncio.shield(self._loading)

    async def end(self) -> None:
        """Compile no more; a process that ends by a signal would leave those that compile behind."""
        self._ended.set()
        if self._loading is not None:
            await asyncio.wait([self._loading], timeout=END_SECONDS)

    def _loaded(self) -> None:
        self._load(self._tell, self._ended)
        self.percent = 100

    def _tell(self, percent: int) -> None:
        if percent == 0:
            self._say("Getting the rules and the bots ready for this machine, once …")
        elif percent // 10 > self.percent // 10:
            self._say(f"  {percent // 10 * 10} %")
        self.percent = percent


def _needs_rules(scope: Any) -> bool:
    """True for what opens a table, or goes on with one; a list of tables comes from the log."""
    if scope["type"] == "http" and scope["path"] == OF_TABLES:
        return bool(scope["method"] == "POST")
    return scope["type"] in ("http", "websocket") and str(scope["path"]).startswith(f"{OF_TABLES}/")


def behind(readiness: Readiness, app: ASGIApp) -> ASGIApp:
    """The application, whose requests wait for the rules where they need them; its first answer has them loaded."""

    async def waiting(scope: Any, receive: Receive, send: Send) -> None:
        if _needs_rules(scope):
            await readiness.ready()
        await app(scope, receive, send)
        if scope["type"] == "http":
            readiness.begin()

    return waiting
