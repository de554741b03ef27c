"""The page is there before the rules are: these are loaded after the first answer, and whatever needs them waits."""

import asyncio
from collections.abc import Callable
from typing import Any

from litestar.types import ASGIApp, Receive, Send

from hesperides.games import GAMES
from hesperides.table import warm

OF_TABLES = "/api/tables"


def load_rules() -> None:
    """Use the rules of every game once."""
    for game in GAMES.values():
        warm(game)


class Readiness:
    """Whether the rules are loaded; `load` is called once, in a thread of its own."""

    def __init__(self, load: Callable[[], None] = load_rules) -> None:
        self._load = load
        self._loading: asyncio.Future[None] | None = None

    def begin(self) -> None:
        """Start to load, unless that has been done."""
        if self._loading is None:
            self._loading = asyncio.ensure_future(asyncio.to_thread(self._load))

    async def ready(self) -> None:
        """Wait until they are there; raises what went wrong with it."""
        self.begin()
        if self._loading is not None:
            await asyncio.shield(self._loading)


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
