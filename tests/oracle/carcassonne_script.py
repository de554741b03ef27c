"""Games of Carcassonne told as scripts, for the tests of the oracle."""

from .carcassonne import NEWEST, OVER, Event, Oracle
from .carcassonne_tiles import PRINTED


def begin(options: str = "", seats: int = 2, rules: int = NEWEST) -> Oracle:
    """A table after seat 0 was drawn to begin."""
    split = (each.partition("=") for each in options.split())
    oracle = Oracle({name: value for name, _, value in split}, seats, rules)
    oracle.apply("first 0")
    return oracle


def play(oracle: Oracle, script: str) -> list[Event]:
    """Perform the words of a script, one to a line; a line `E 0,-1 2` draws a tile and lays it there. Returns the events of the last."""
    events: list[Event] = []
    for line in filter(None, map(str.strip, script.splitlines())):
        first, *rest = line.split(" ")
        if first.rstrip("*") in PRINTED:
            oracle.apply(f"tile {first}")
            events = oracle.apply(" ".join(["lay", *rest]))
        else:
            events = oracle.apply(line)
    return events


def end_after(oracle: Oracle, script: str) -> dict[tuple[str, int], int]:
    """Perform a script whose last tile is the last of the stack: (rule, seat) → points of the last step."""
    lines = script.strip().splitlines()
    last = next(number for number in reversed(range(len(lines))) if lines[number].split()[0].rstrip("*") in PRINTED)
    play(oracle, "\n".join(lines[:last]))
    oracle.stack = {lines[last].split()[0]: 1}
    events = play(oracle, "\n".join(lines[last:]))
    assert oracle.actor == OVER
    points: dict[tuple[str, int], int] = {}
    for event in events:
        points[event.rule, event.seat] = points.get((event.rule, event.seat), 0) + event.points
    return points


def figures(oracle: Oracle, verb: str = "") -> set[str]:
    return {words for words in oracle.legal() if words.startswith(verb) and words != "skip"}
