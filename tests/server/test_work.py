"""The processor is shared by what is asked of it: one turn at a time, moves first, and nobody uses more than a share."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from hesperides.server import scene
from hesperides.server.rooms import Rooms
from hesperides.server.scene import NOBODY, Viewer, viewer
from hesperides.server.settings import Settings
from hesperides.server.store import Store
from hesperides.server.thinkers import Thinkers
from hesperides.server.wire import Acknowledged, Act, NewTable, Pace, Preview, Previewed, Refused, SeatPlan, Undo
from hesperides.server.work import GUESTS_AT_AN_ADDRESS, LOG_BYTES, SPAN_SECONDS, Budgets, Kind, Payer, Turns, Work
from tests.server.played import GAMES, OPTIONS
from tests.server.playing import HANG_SECONDS, Guest, Server

OWNER, OTHER = "o" * 64, "x" * 64
each_game = pytest.mark.parametrize("name", GAMES)


# --- turns ----------------------------------------------------------------------------------------------------------------


class Line:
    """Those who wait for turns, and the order in which they got one."""

    def __init__(self) -> None:
        self.turns, self.order, self.inside = Turns(), list[str](), 0

    async def one(self, who: str, kind: Kind, used: float = 1.0) -> None:
        await self.turns.take(who, kind)
        self.inside += 1
        assert self.inside == 1
        self.order.append(f"{who} {kind.name}")
        self.inside -= 1
        self.turns.end(who, used)

    async def all(self, *asked: tuple[str, Kind] | tuple[str, Kind, float]) -> list[str]:
        await asyncio.gather(*(self.one(*each) for each in asked))
        return self.order


async def test_moves_go_first() -> None:
    asked = [("a", kind) for kind in (Kind.REPLAY, Kind.QUESTION, Kind.REPLAY, Kind.NEWCOMER, Kind.BOT, Kind.MOVE)]
    assert await Line().all(*asked) == ["a REPLAY", "a MOVE", "a BOT", "a NEWCOMER", "a QUESTION", "a REPLAY"]


async def test_who_asks_much_waits_for_who_asks_little() -> None:
    order = await Line().all(*[("much", Kind.QUESTION)] * 50, ("little", Kind.QUESTION))
    assert order.index("little QUESTION") == 1


async def test_it_is_the_cost_that_counts() -> None:
    order = await Line().all(*[("dear", Kind.QUESTION, 10.0)] * 4, *[("cheap", Kind.QUESTION, 1.0)] * 20)
    assert order.count("cheap QUESTION") == 20
    assert order[:12] == ["dear QUESTION"] + ["cheap QUESTION"] * 10 + ["dear QUESTION"]


async def test_who_comes_late_has_no_claim_to_the_past() -> None:
    line = Line()
    await line.all(*[("early", Kind.QUESTION)] * 50)
    line.order.clear()
    order = await line.all(*[("early", Kind.QUESTION), ("late", Kind.QUESTION)] * 10)
    assert 4 <= order[:10].count("early QUESTION") <= 6


async def test_the_loop_looks_round_between_two_turns() -> None:
    line, rounds, at = Line(), 0, list[int]()

    async def look_round() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    async def asking() -> None:
        await line.turns.take("a", Kind.MOVE)
        at.append(rounds)
        line.turns.end("a", 0.0)

    looking = asyncio.create_task(look_round())
    await asyncio.sleep(0)
    await asyncio.gather(*(asking() for _ in range(20)))
    looking.cancel()
    assert len(set(at)) == 20  # no two in the same round


@pytest.mark.parametrize("granted", [False, True])
async def test_a_turn_of_who_goes_away_is_given_on(granted: bool) -> None:
    line = Line()
    await line.turns.take("first", Kind.MOVE)
    waiting = asyncio.create_task(line.one("gone", Kind.MOVE))
    after = asyncio.create_task(line.one("after", Kind.QUESTION))
    await asyncio.sleep(0)
    if granted:
        line.turns.end("first", 0.0)
        line.turns._next()
        waiting.cancel()
    else:
        waiting.cancel()
        line.turns.end("first", 0.0)
    await asyncio.gather(waiting, after, return_exceptions=True)
    assert line.order == ["after QUESTION"]
    await line.one("again", Kind.REPLAY)


# --- budgets --------------------------------------------------------------------------------------------------------------


class Clock:
    """Time that a test turns."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_budget_is_saved_up_to_a_limit_and_may_owe() -> None:
    clock = Clock()
    budgets = Budgets(2.0, 10.0, clock)
    budgets.spend("a", 9.0)
    assert budgets.wait("a") == 0.0
    budgets.spend("a", 9.0)
    assert budgets.wait("a") == 4.0
    assert budgets.wait("b") == 0.0
    clock.now = 3.0
    assert budgets.wait("a") == 1.0
    clock.now = 1000.0
    budgets.spend("a", 12.0)
    assert budgets.wait("a") == 1.0


def test_a_rate_of_nothing_bounds_nobody() -> None:
    budgets = Budgets(0.0, 0.0)
    budgets.spend("a", 1e9)
    assert budgets.wait("a") == 0.0


def test_what_nobody_owes_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hesperides.server.work.MOST_KNOWN", 10)
    clock = Clock()
    budgets = Budgets(1.0, 5.0, clock)
    budgets.spend("owes", 50.0)
    for number in range(40):
        clock.now += 1.0
        budgets.spend(str(number), 1.0)
    assert len(budgets._left) <= 11
    assert budgets.wait("owes") == 5.0


def test_guests_and_addresses_pay() -> None:
    work = Work(0.1)
    most = 0.1 * SPAN_SECONDS
    for number in range(GUESTS_AT_AN_ADDRESS + 1):
        assert work.wait(Payer(f"g{number}", "203.0.113.7")) == 0.0
        work.spend(Payer(f"g{number}", "203.0.113.7"), most * 0.99)
    assert work.wait(Payer("new", "203.0.113.7")) > 0.0
    assert work.wait(Payer("new", "203.0.113.8")) == 0.0
    for number in range(50):  # behind the address of this machine may be everybody
        work.spend(Payer(f"h{number}", "127.0.0.1"), most * 0.99)
    assert work.wait(Payer("new", "127.0.0.1")) == 0.0
    work.spend(Payer("", "203.0.113.9"), most * 1.5)  # without a token, the address is the guest
    assert work.wait(Payer("", "203.0.113.9")) > 0.0
    assert work.wait(Payer("", "203.0.113.8")) == 0.0


async def test_a_turn_is_paid_by_what_it_used() -> None:
    clock = Clock()
    work, dear, cheap = Work(0.1, clock), Payer("dear"), Payer("cheap")
    for payer, cost in ((dear, 3.0), (cheap, 0.001)):
        with suppress(ValueError):
            async with work.turn(payer, Kind.QUESTION):
                clock.now += cost
                raise ValueError("whatever happens")
    assert work.wait(dear) > 0.0
    assert work.wait(cheap) == 0.0


# --- rooms ----------------------------------------------------------------------------------------------------------------


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[Rooms]:
    store = await Store.open(Settings(data=tmp_path).url)
    yield Rooms(Settings(data=tmp_path), store, Thinkers(1, 1.0))
    await store.close()


async def opened(rooms: Rooms, name: str = "citrus") -> tuple[Any, Viewer]:
    plan = NewTable(name, [SeatPlan("person"), SeatPlan("person")], OPTIONS[name])
    room = await rooms.room((await rooms.open(plan, OWNER)).id)
    assert room is not None
    return room, viewer(room.row, OWNER)


def legal(room: Any) -> list[str]:
    return list(room.table.game.choices(room.table.setting, room.table.state).legal)


class Heard:
    """A listener."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer, self.told = viewer, list[bytes]()

    def tell(self, message: bytes) -> None:
        self.told.append(message)

    def hang_up(self, code: int) -> None:
        raise AssertionError("sent away")


class Drawn:
    """Counts how often a picture is drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pictures, picture = 0, scene.picture

        def counted(*what: Any) -> Any:
            self.pictures += 1
            return picture(*what)

        monkeypatch.setattr(scene, "picture", counted)


@each_game
async def test_what_newcomers_are_told_is_made_once(rooms: Rooms, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    room, who = await opened(rooms, name)
    drawn = Drawn(monkeypatch)
    spectators, seated = [Heard(NOBODY) for _ in range(20)], [Heard(who) for _ in range(20)]
    for each in (*spectators, *seated):
        await room.enter(each, None)
    assert drawn.pictures == 2
    assert len({id(each.told[0]) for each in spectators}) == len({id(each.told[0]) for each in seated}) == 1
    assert spectators[0].told[0] != seated[0].told[0]
    assert isinstance(await room.do(who, Act("1", room.table.n, room.table.actor, legal(room)[0])), Acknowledged)
    assert drawn.pictures == 4
    assert len({id(each.told[1]) for each in seated}) == 1
    late = Heard(who)
    await room.enter(late, None)
    assert drawn.pictures == 4
    assert b'"is":"table"' in late.told[0]


@each_game
async def test_what_is_kept_is_what_would_be_made_anew(rooms: Rooms, name: str) -> None:
    room, who = await opened(rooms, name)
    compared = 0
    for number in range(90):
        table, at = room.table, room.history.number
        if number % 4 == 1:  # some steps are taken back and others done in their place, unseen
            shown, fresh = room._shown, type(room._shown)(room.row, table)
            for each in (who, NOBODY):
                assert shown.whole_frame(at, 0, each) == fresh.whole_frame(at, 0, each)
            compared += 1
        if table.undo_to is not None and number % 2:
            await room.do(who, Undo(str(number), table.n, table.actor, table.undo_to))
        else:
            choice = legal(room)
            await room.do(who, Act(str(number), table.n, table.actor, choice[number % len(choice)]))
    assert compared > 20
    assert room.history.first_undone is not None


async def test_a_preview_that_was_asked_for_is_not_made_again_until_the_table_goes_on(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, who = await opened(rooms)
    outlooks, outlook = 0, type(room.table).outlook

    def counted(*what: Any) -> Any:
        nonlocal outlooks
        outlooks += 1
        return outlook(*what)

    monkeypatch.setattr(type(room.table), "outlook", counted)
    words, *_ = legal(room)
    seen = [await room.do(who, Preview(str(number), room.table.n, words)) for number in range(5)]
    assert outlooks == 1
    assert [each.id for each in seen] == list("01234")
    assert all(isinstance(each, Previewed) and each.fired == seen[0].fired for each in seen)
    await room.do(who, Act("a", room.table.n, room.table.actor, words))
    await room.do(who, Preview("b", room.table.n, legal(room)[0]))
    assert outlooks == 2


async def test_a_move_does_not_wait_for_the_questions_before_it(rooms: Rooms) -> None:
    (room, who), (other, other_who) = await opened(rooms), await opened(rooms)
    order = list[str]()

    async def ask(number: int) -> None:
        await other.do(other_who, Preview(str(number), other.table.n, legal(other)[number % 5]))
        order.append("question")

    async def move() -> None:
        await room.do(who, Act("move", room.table.n, room.table.actor, legal(room)[0]))
        order.append("move")

    asked = [asyncio.create_task(ask(number)) for number in range(2000)]
    await asyncio.gather(move(), *asked)
    assert order.index("move") < 1000


async def test_nobody_is_told_what_is_not_stored(rooms: Rooms) -> None:
    room, who = await opened(rooms)
    append, going_on = rooms._store.append, asyncio.Event()

    async def slow(*event: Any) -> None:
        await going_on.wait()
        await append(*event)

    rooms._store.append = slow  # type: ignore[method-assign]
    n = room.table.n
    moving = asyncio.create_task(room.do(who, Act("a", n, room.table.actor, legal(room)[0])))
    while room.table.n == n:
        await asyncio.sleep(0)
    listener = Heard(NOBODY)
    tasks = [asyncio.create_task(room.enter(listener, None)), asyncio.create_task(room.export())]
    tasks.append(asyncio.create_task(room.do(who, Preview("p", room.table.n, legal(room)[0]))))
    for _ in range(50):
        await asyncio.sleep(0)
    assert not listener.told
    assert not any(task.done() for task in tasks)
    going_on.set()
    await asyncio.gather(moving, *tasks)
    assert len(listener.told) == 1


async def test_who_writes_too_much_at_once_waits(rooms: Rooms) -> None:
    room, who = await opened(rooms)
    rooms.work.write(who.payer, LOG_BYTES * 2)
    before = room.history.number
    refused = await room.do(who, Act("a", room.table.n, room.table.actor, legal(room)[0]))
    assert isinstance(refused, Refused)
    assert refused.code == "busy"
    assert room.history.number == before
    paced = await room.do(who, Pace(5))
    assert isinstance(paced, Refused)
    assert (paced.code, room.pace) == ("busy", 700)
    rooms.work.write(who.payer, -LOG_BYTES * 2)
    written: list[int] = []
    rooms.work.write = lambda _, size: written.append(size)  # type: ignore[method-assign]
    assert isinstance(await room.do(who, Act("a", room.table.n, room.table.actor, legal(room)[0])), Acknowledged)
    assert sum(written) > 300


async def test_a_record_is_written_once(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    room, who = await opened(rooms)
    first = await room.export(who)
    monkeypatch.setattr("hesperides.server.room.write", None)
    assert await room.export() is first


# --- through a socket -----------------------------------------------------------------------------------------------------


async def test_who_has_used_up_its_share_is_refused_and_others_are_not(tmp_path: Path) -> None:
    server = Server(tmp_path, "--new-tables", "0", "--share", "10").start()  # enough to open a table with, on a slow machine too
    guest, other = Guest(server), Guest(server)
    async with guest.at(await guest.open("pp")) as player, other.at(await other.open("pp")) as stranger:
        number = 0
        while True:
            number += 1
            await player.send(do="preview", id=str(number), n=player.n, words=player.choices["legal"][number % 3])
            answer = await player.read()
            player.heard.clear()
            if answer["is"] == "refused":
                break
        assert (answer["code"], answer["id"]) == ("busy", str(number))
        assert answer["message"].startswith("you have asked for too much in too short a time; wait ")
        await stranger.send(do="ping")
        assert (await stranger.read())["is"] == "pong"
    server.stop()


async def test_by_http_too(tmp_path: Path) -> None:
    server = Server(tmp_path, "--new-tables", "0", "--share", "0.001").start()  # the first question uses up minutes of it
    guest, other = Guest(server), Guest(server)
    table = await guest.open("pp")
    async with guest.http() as http, other.http() as stranger:
        for path in ("/api/tables", "/api/bin", f"/api/tables/{table}/record", "/api/parties", "/api/parties/x"):
            answer = await http.get(path)
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) > 100
        assert (await stranger.get("/api/tables")).status_code == 200
    server.stop()


async def test_who_throws_its_token_away_has_no_new_budget(tmp_path: Path) -> None:
    server = Server(tmp_path, "--share", "0.001").start()
    answers = []
    for _ in range(10):
        async with httpx.AsyncClient(base_url=server.origin, timeout=HANG_SECONDS) as http:
            answers.append((await http.get("/api/tables")).status_code)
    assert answers[0] == 200
    assert answers[-1] == 429
    async with Guest(server).http() as http:
        assert (await http.get("/api/tables")).status_code == 200
    server.stop()
