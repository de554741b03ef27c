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

    def load(*_: Any) -> None:
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
    app = behind(Readiness(lambda *_: bool(loaded.wait()) and None), answers)  # type: ignore[arg-type]
    first = asyncio.create_task(call(app, "/api/tables", method="POST"))
    await asyncio.sleep(0)
    first.cancel()
    loaded.set()
    await call(app, "/api/tables/x/record")
    assert answers.reached == ["/api/tables/x/record"]


async def test_rules_that_cannot_be_loaded_are_told() -> None:
    def load(*_: Any) -> None:
        raise OSError("the disk is gone")

    with pytest.raises(OSError, match="the disk is gone"):
        await call(behind(Readiness(load), Answers()), "/api/tables/x/record")  # type: ignore[arg-type]


async def test_how_much_is_ready_is_told_in_percent_and_said_in_tenths() -> None:
    said: list[str] = []
    percents: list[int] = []

    def load(tell: Any, _: threading.Event) -> None:
        for percent in (0, 5, 19, 23, 24, 60):
            tell(percent)
            percents.append(readiness.percent)

    readiness = Readiness(load, said.append)
    await readiness.ready()
    assert percents == [0, 5, 19, 23, 24, 60]
    assert readiness.percent == 100
    assert said[1:] == ["  10 %", "  20 %", "  60 %"]
    assert said[0].startswith("Getting the rules")


async def test_who_ends_a_server_is_told_to_the_load() -> None:
    ended: list[bool] = []
    readiness = Readiness(lambda _, event: ended.append(event.wait()))
    readiness.begin()
    await readiness.end()
    assert ended == [True]
    await readiness.ready()
