"""Rules and bots compiled before the first click, where this machine does not have them yet: every game in a process of its own."""

import contextlib
import multiprocessing
from collections.abc import Callable, Iterable, Sequence
from multiprocessing.connection import Connection, wait
from threading import Event
from types import FunctionType
from typing import Any

from hesperides import bots, kernel, reach
from hesperides.games import GAMES

Tell = Callable[[int], None]
LOOKS_UP = 0.2
"""Seconds after which it is looked whether to go on."""


def prepare(tell: Tell, ended: Event) -> None:
    """Compile what is missing; `tell` gets 0 when that begins, and every percent of it.

    A game whose process ends early is compiled later, where it is used. Once `ended` is set, nothing more is compiled.
    """
    cold = {name: work for name in GAMES if (work := missing(name))}
    if not cold:
        return
    tell(0)
    context = multiprocessing.get_context("spawn")
    pipes = {name: context.Pipe(duplex=False) for name in cold}
    processes = [context.Process(target=_compile, args=(name, pipes[name][1]), daemon=True) for name in cold]
    for process in processes:
        process.start()
    for _, sending in pipes.values():
        sending.close()
    follow({receiving: cold[name] for name, (receiving, _) in pipes.items()}, tell, ended)
    for process in processes:
        if ended.is_set():
            process.terminate()
        process.join()


def missing(name: str) -> dict[str, int]:
    """The functions of a game that are not stored yet, with the work that each of them is (bytes of byte code)."""
    needed = _needed(name)
    entries = {each.py_func for each in needed if not kernel.is_warm([each])}
    return {function.__name__: work_of(function, entries) for function in entries}


def _needed(name: str) -> Sequence[Any]:
    return (*GAMES[name].entries, *bots.kernels(GAMES[name]))


def work_of(function: FunctionType, entries: Iterable[FunctionType]) -> int:
    """What is compiled with it: itself, and the functions below it that are not entries themselves."""
    seen, open_ones = set(entries), [function]
    seen.discard(function)
    work = 0
    while open_ones:
        one = open_ones.pop()
        if one not in seen:
            seen.add(one)
            work += reach.size(one)
            open_ones += reach.reached(one)
    return work


def _compile(name: str, told: Connection) -> None:
    """In a process of its own: send the name of every function before it is compiled, for as long as somebody listens."""
    with contextlib.suppress(BrokenPipeError):
        kernel.warm(_needed(name), told.send)


def follow(work: dict[Connection, dict[str, int]], tell: Tell, ended: Event) -> None:
    """Tell how much is done, until all processes have ended or `ended` is set."""
    whole, done, percent = sum(sum(each.values()) for each in work.values()), 0, 0
    begun: dict[Connection, int] = dict.fromkeys(work, 0)
    while begun and not ended.is_set():
        heard = wait(list(begun), LOOKS_UP)
        for told in [each for each in begun if each in heard]:
            done += begun[told]
            try:
                begun[told] = work[told].get(told.recv(), 0)
            except EOFError:
                del begun[told]
        if percent < 100 * done // whole < 100:
            percent = 100 * done // whole
            tell(percent)


if __name__ == "__main__":
    prepare(lambda percent: None, Event())
