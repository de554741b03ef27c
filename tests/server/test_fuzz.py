"""Frames of every kind against the handler: a typed refusal or nothing, never a change or an error of ours."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hesperides.games import game
from hesperides.server.live import _take
from hesperides.server.room import Room
from hesperides.server.rows import SeatRow, TableRow
from hesperides.server.scene import Viewer
from hesperides.server.store import Store
from hesperides.server.thinkers import Thinkers
from hesperides.server.wire import FRAME_LIMIT, Pong, Previewed, Refused, TableNow
from hesperides.table import Table
from tests.nightly import tried
from tests.server.played import GAMES, OPTIONS

OWNER = "o" * 64
EXAMPLES = tried(1000, 250)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NUMBERS = st.integers(-3, 60) | st.integers() | st.floats() | st.none()
OF_CITRUS = ("pass", "end", "buy r1", "buy r9", "harvest a1", "build le c4", "site E", "return", "cart 0", "money 2")
OF_CARCASSONNE = ("lay 0,-1 0", "lay 127,-127 3", "lay 0,0 4", "meeple city:N", "abbot garden", "recall", "skip", "sell apple plum")
WORDS = st.sampled_from(OF_CITRUS + OF_CARCASSONNE)
NEARLY = st.fixed_dictionaries(
    {"do": st.sampled_from(["act", "undo", "preview", "pace", "ping", "ACT", ""])},
    optional={
        "id": st.text(max_size=80) | JSON,
        "n": NUMBERS,
        "seat": NUMBERS,
        "to": NUMBERS,
        "pace": st.integers(-(10**6), -1) | JSON,
        "words": WORDS | st.text(max_size=250),
        "extra": JSON,
    },
)


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


FRAMES = st.binary(max_size=300) | st.text(max_size=300) | JSON.map(encoded) | NEARLY.map(encoded)


class Line:
    """A listener that only keeps what it is told."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.answers: list[Any] = []

    def answer(self, message: Any) -> None:
        self.answers.append(message)

    def tell(self, message: bytes) -> None:
        raise AssertionError("something happened")

    def hang_up(self, code: int) -> None:
        raise AssertionError("the room was closed")


@pytest.fixture(scope="module", params=GAMES)
def house(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[tuple[asyncio.Runner, Room]]:
    runner = asyncio.Runner()
    folder: Path = tmp_path_factory.mktemp("fuzz")

    async def opened() -> tuple[Store, Room]:
        store = await Store.open(f"sqlite+aiosqlite:///{folder / 'hesperides.sqlite'}")
        seats = [SeatRow("person", "A", "", OWNER), SeatRow("person", "B", "", "b" * 64)]
        row = TableRow("t", 0.0, OWNER, request.param, OPTIONS[request.param], 1, seats, bytes(32))
        room = Room(row, Table(game(row.game), row.options, ["A", "B"], row.secret), store, Thinkers(1, 1.0), lambda _: None)
        await room.open()
        return store, room

    store, room = runner.run(opened())
    yield runner, room
    runner.run(store.close())
    runner.close()


@settings(max_examples=EXAMPLES)
@given(frame=FRAMES, owner=st.sampled_from([OWNER, "b" * 64, "x" * 64, ""]))
def test_no_frame_changes_anything_that_it_may_not(house: tuple[asyncio.Runner, Room], frame: bytes | str, owner: str) -> None:
    runner, room = house
    seats = {OWNER: (0,), "b" * 64: (1,)}.get(owner, ())
    if seats == (room.table.actor,):
        seats = ()  # only the actor may act
    line = Line(Viewer(owner, seats))
    before = (room.table.state.tobytes(), room.table.n, room.pace)
    runner.run(_take(frame, line, room))  # type: ignore[arg-type]
    (answer,) = line.answers
    assert isinstance(answer, Refused | Pong)
    assert (room.table.state.tobytes(), room.table.n, room.pace) == before
    assert len(msgspec.json.encode(answer)) < 4096


@settings(max_examples=EXAMPLES)
@given(frame=FRAMES)
def test_who_acts_gets_a_typed_answer(house: tuple[asyncio.Runner, Room], frame: bytes | str) -> None:
    runner, room = house
    actor = room.table.actor
    line = Line(Viewer(OWNER, (actor,)))
    before = (room.table.state.tobytes(), room.table.n)
    runner.run(_take(frame, line, room))  # type: ignore[arg-type]
    (answer,) = line.answers
    assert isinstance(answer, Refused | Pong | Previewed | TableNow)
    assert (room.table.state.tobytes(), room.table.n) == before


@given(piece=st.binary(min_size=1, max_size=50), over=st.integers(1, 50))
@settings(max_examples=20)
def test_oversized(house: tuple[asyncio.Runner, Room], piece: bytes, over: int) -> None:
    runner, room = house
    frame = (piece * (FRAME_LIMIT + over))[: FRAME_LIMIT + over]
    line = Line(Viewer(OWNER, (0,)))
    runner.run(_take(frame, line, room))  # type: ignore[arg-type]
    assert [answer.code for answer in line.answers] == ["oversized"]
