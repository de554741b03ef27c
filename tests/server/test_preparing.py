"""What a machine does not have is compiled before the first click, told in tenths; what it has is passed over in silence."""

from multiprocessing import Pipe
from multiprocessing.connection import Connection
from threading import Event

import pytest

from hesperides import bots, kernel
from hesperides.games import GAMES
from hesperides.server.preparing import follow, missing, prepare, work_of


def test_what_is_there_is_passed_over_in_silence() -> None:
    for game in GAMES.values():
        kernel.warm((*game.entries, *bots.kernels(game)))
    said: list[int] = []
    prepare(said.append, Event())
    assert said == []
    assert not any(missing(name) for name in GAMES)


def told(*names: str) -> Connection:
    """What a process has sent that has ended."""
    receiving, sending = Pipe(duplex=False)
    for name in names:
        sending.send(name)
    sending.close()
    return receiving


def test_what_is_done_is_told_and_the_last_is_not() -> None:
    said: list[int] = []
    follow({told("one", "two"): {"one": 30, "two": 20}, told("there already", "three"): {"three": 50}}, said.append, Event())
    assert said == sorted(set(said))
    assert set(said) <= set(range(1, 100))
    alone: list[int] = []
    follow({told("one", "two", "three"): {"one": 30, "two": 20, "three": 50}}, alone.append, Event())
    assert alone == [30, 50]


def test_a_process_that_ends_early_holds_nothing_up() -> None:
    said: list[int] = []
    follow({told(): {"one": 70}, told("two"): {"two": 30}}, said.append, Event())
    assert said == [30]


def test_a_server_that_ends_does_not_wait_for_what_is_compiled() -> None:
    receiving, sending = Pipe(duplex=False)
    ended = Event()
    ended.set()
    follow({receiving: {"one": 1}}, pytest.fail, ended)
    sending.close()


@pytest.mark.skipif(not kernel.JIT, reason="nothing is compiled")
def test_a_function_is_the_more_work_the_more_it_reaches() -> None:
    entries = {each.py_func for each in GAMES["citrus"].entries}
    work = {function.__name__: work_of(function, entries) for function in entries}
    assert work["legal"] > 10 * work["copy"] > 0
