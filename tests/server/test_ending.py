"""However a server ends, its thinking processes end with it, and nobody says a word."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from hesperides.games import game
from hesperides.server.thinker import LENGTH, Question
from hesperides.table import Table
from tests.server.conftest import FREE
from tests.server.played import GAMES, OPTIONS
from tests.server.playing import ROOT, Guest, Server

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def process(*command: str) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-m", *command], stdin=pipe, stdout=pipe, stderr=pipe, env=ENVIRONMENT, start_new_session=True)


def question(name: str) -> bytes:
    table = Table(game(name), OPTIONS[name], ["A", "B"], bytes(32))
    table.draw()
    body = msgspec.msgpack.encode(Question(name, OPTIONS[name], 2, table.rules, "greedy", table.state.tobytes(), 7))
    return LENGTH.pack(len(body)) + body


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
async def test_a_server_whose_bots_think_ends_without_a_word(tmp_path: Path, ending: signal.Signals) -> None:
    running = process("hesperides.server", "--port", "0", "--data", str(tmp_path), *FREE)
    assert running.stdout is not None
    server = Server(tmp_path)
    while not (match := re.search(rb"http://[^:]+:(\d+)/", running.stdout.readline())):
        assert running.poll() is None
    server.port = int(match[1])
    guest = Guest(server, "carcassonne")
    async with guest.at(await guest.open("ggg")) as player:
        while player.n < 3:
            await player.read()
        running.send_signal(ending)
        _, said = await asyncio.to_thread(running.communicate)  # until the last process that holds the pipe has ended
    assert said == b""


@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_left_to_take_the_answer(name: str) -> None:
    thinking = process("hesperides.server.thinker")
    assert thinking.stdout is not None
    thinking.stdout.close()
    thinking.stdout = None
    _, said = thinking.communicate(question(name))
    assert (thinking.returncode, said) == (0, b"")


@pytest.mark.parametrize("kept", [0, 2, 4, 30, -1])
def test_the_question_breaks_off(kept: int) -> None:
    answer, said = process("hesperides.server.thinker").communicate(question("citrus")[:kept])
    assert (answer, said) == (b"", b"")
