"""The page is answered while the rules are loaded; what needs them waits and is answered then."""

import asyncio
import threading
from typing import Any

import pytest

from hesperides.server.readiness import Readiness, behind


class Answers:
    """An application that remembers what reached it."""

    def __init__(self) -> None:
        self.reached: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.reached.append(scope["path"])


async def call(app: Any, path: str, kind: str = "http", method: str = "GET") -> None:
    await app({"type": kind, "path": path, "method": method}, None, None)


async def test_the_page_does_not_wait_for_the_rules() -> None:
    loaded, begun = threading.Event(), threading.Event()

    def load() -> None:
        begun.set()
        loaded.wait()

    readiness, answers = Readiness(load), Answers()
    app = behind(readiness, answers)  # type: ignore[arg-type]
    await call(app, "/")
    waiting = [
        asyncio.create_task(call(app, "/api/tables", method="POST")),
        asyncio.create_task(call(app, "/api/tables/x/record")),
        asyncio.create_task(call(app, "/api/tables/x/live", "websocket")),
    ]
    await asyncio.to_thread(begun.wait)
    at_once = ["/table/x", "/assets/main.js", "/metrics", "/api/catalogue", "/api/tables"]
    for path in at_once:
        await call(app, path)
    assert answers.reached == ["/", *at_once]
    loaded.set()
    await asyncio.gather(*waiting)
    assert sorted(answers.reached[6:]) == ["/api/tables", "/api/tables/x/live", "/api/tables/x/record"]


async def test_who_goes_away_meanwhile_does_not_stop_it() -> None:
    loaded = threading.Event()
    answers = Answers()
    app = behind(Readiness(lambda: bool(loaded.wait()) and None), answers)  # type: ignore[arg-type]
    first = asyncio.create_task(call(app, "/api/tables", method="POST"))
    await asyncio.sleep(0)
    first.cancel()
    loaded.set()
    await call(app, "/api/tables/x/record")
    assert answers.reached == ["/api/tables/x/record"]


async def test_rules_that_cannot_be_loaded_are_told() -> None:
    def load() -> None:
        raise OSError("the disk is gone")

    with pytest.raises(OSError, match="the disk is gone"):
        await call(behind(Readiness(load), Answers()), "/api/tables/x/record")  # type: ignore[arg-type]
