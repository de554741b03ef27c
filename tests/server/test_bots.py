"""Bots think elsewhere, and never hold up a table."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from hesperides.games import game
from hesperides.server.thinker import Question
from hesperides.server.thinkers import BotFailed, Thinkers
from hesperides.table import Table
from tests.nightly import tried
from tests.server.played import GAMES, OPTIONS
from tests.server.playing import HANG_SECONDS, Guest, Server

LATER = tried(10_000, 60)
"""How far a game is followed after a restart: to its end, or for some turns of every seat."""


def question(bot: str = "uniform", name: str = "citrus") -> tuple[Table, Question]:
    table = Table(game(name), OPTIONS[name], ["A", "B"], bytes(32))
    table.draw()
    return table, Question(name, OPTIONS[name], 2, table.rules, bot, table.state.tobytes(), 7)


def children(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    return list(map(int, Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()))


@pytest.fixture
async def thinkers() -> object:
    several = Thinkers(1, HANG_SECONDS)
    yield several
    await several.close()


@pytest.mark.parametrize("name", GAMES)
async def test_the_answer_is_a_legal_action_and_follows_from_the_seed(thinkers: Thinkers, name: str) -> None:
    table, asked = question("greedy", name)
    first, second = await thinkers.think(asked), await thinkers.think(asked)
    assert first == second
    assert table.game.refusal(table.setting, table.state, first) == 0


async def test_a_bot_thinks_by_the_rules_of_its_table(thinkers: Thinkers) -> None:
    """[phantom.place] With no meeple left, rules 1 leave nothing but `skip`, rules 2 the phantom."""
    for rules, figures in ((1, set()), (2, {"phantom"})):
        table = Table(game("carcassonne"), {"phantom": ""}, ["A", "B"], bytes(32), rules=rules)
        table.follow([(-1, "first 0"), (-1, "tile U"), (0, "lay 1,0 0")])
        table.state.placed[0] = 7
        asked = [Question("carcassonne", {"phantom": ""}, 2, rules, "uniform", table.state.tobytes(), seed) for seed in range(9)]
        said = {table.game.write(table.setting, table.state, await thinkers.think(each)).split(" ")[0] for each in asked}
        assert said - {"skip"} == figures


async def test_a_bot_that_raises(thinkers: Thinkers) -> None:
    _, asked = question("nobody")
    with pytest.raises(BotFailed):
        await thinkers.think(asked)
    assert await thinkers.think(question()[1]) >= 0


async def test_a_process_that_dies(thinkers: Thinkers) -> None:
    _, asked = question()
    await thinkers.think(asked)
    process = thinkers._all[0]._process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    thinking = asyncio.create_task(thinkers.think(asked))
    for _ in range(10):
        await asyncio.sleep(0)  # it is asked, and stands still
    process.kill()
    with pytest.raises(BotFailed):
        await thinking
    assert await thinkers.think(asked) >= 0


async def test_a_bot_that_takes_too_long(thinkers: Thinkers) -> None:
    _, asked = question()
    await thinkers.think(asked)
    process = thinkers._all[0]._process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    thinkers._seconds = 0.2
    with pytest.raises(BotFailed):
        await thinkers.think(asked)
    assert await process.wait() == -signal.SIGKILL
    thinkers._seconds = HANG_SECONDS
    assert await thinkers.think(asked) >= 0


async def test_a_table_goes_on_when_its_bots_processes_are_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, "--new-tables", "0", "--share", "0").start()
    guest = Guest(server)
    table = await guest.open("uuu")

    async def kill_now_and_then() -> None:
        while True:
            await asyncio.sleep(0.4)
            for child in children(server):
                os.kill(child, signal.SIGKILL)

    async with guest.at(table) as player:
        killing = asyncio.create_task(kill_now_and_then())
        while not player.now["picture"]["over"]:
            await player.read()
            if "a bot failed" in server.log:
                killing.cancel()
        killing.cancel()
    assert server.stop() == -signal.SIGTERM
    assert "Traceback" not in server.log


@pytest.mark.parametrize("name", GAMES)
async def test_a_game_of_bots_goes_on_after_a_restart(tmp_path: Path, name: str) -> None:
    server = Server(tmp_path, "--new-tables", "0").start()
    guest = Guest(server, name)
    table = await guest.open("ug", pace=20)
    async with guest.at(table) as player:
        for _ in range(4):
            await player.read()
        seen = player.entries
        server.kill()
    server.start()
    async with guest.at(table) as player:
        assert player.entries[: len(seen)] == seen
        await player.send(do="pace", pace=0)
        while not player.now["picture"]["over"] and player.n < len(seen) + LATER:
            await player.read()
        assert {entry["actor"] for entry in player.entries[len(seen) :]} >= {0, 1}
    server.stop()


async def test_the_event_loop_is_free_while_bots_think(server: Server, guest: Guest) -> None:
    """However long they take: here they stand still."""
    table = await guest.open("pp")
    async with guest.at(table) as player:
        stopped = children(server)
        for child in stopped:
            os.kill(child, signal.SIGSTOP)
        try:
            for _ in range(4):
                await guest.open("gggg")
            for _ in range(100):
                await player.send(do="ping")
                while (await player.read())["is"] != "pong":
                    pass
        finally:
            for child in stopped:
                with suppress(ProcessLookupError):  # it took too long for the server, which has ended it
                    os.kill(child, signal.SIGCONT)
    assert stopped
