"""What a machine does not have is compiled before the first click, told in tenths; what it has is passed over in silence."""

from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest

from hesperides import bots, kernel
from hesperides.games import GAMES
from hesperides.server.preparing import follow, missing, prepare, work_of


def test_what_is_there_is_passed_over_in_silence() -> None:
    for game in GAMES.values():
        kernel.warm((*game.entries, *bots.kernels(game)))
    said: list[str] = []
    prepare(said.append)
    assert said == []
    assert not any(missing(name) for name in GAMES)


def told(*names: str) -> Connection:
    """What a process has sent that has ended."""
    receiving, sending = Pipe(duplex=False)
    for name in names:
        sending.send(name)
    sending.close()
    return receiving


def test_every_tenth_is_said_once_and_the_last_is_not() -> None:
    said: list[str] = []
    follow({told("one", "two"): {"one": 30, "two": 20}, told("there already", "three"): {"three": 50}}, said.append)
    assert said == sorted(set(said))
    assert set(said) <= {f"  {tenth}0 %" for tenth in range(1, 10)}
    alone: list[str] = []
    follow({told("one", "two", "three"): {"one": 30, "two": 20, "three": 50}}, alone.append)
    assert alone == ["  30 %", "  50 %"]


def test_a_process_that_ends_early_holds_nothing_up() -> None:
    said: list[str] = []
    follow({told(): {"one": 70}, told("two"): {"two": 30}}, said.append)
    assert said == ["  30 %"]


@pytest.mark.skipif(not kernel.JIT, reason="nothing is compiled")
def test_a_function_is_the_more_work_the_more_it_reaches() -> None:
    entries = {each.py_func for each in GAMES["citrus"].entries}
    work = {function.__name__: work_of(function, entries) for function in entries}
    assert work["legal"] > 10 * work["copy"] > 0
