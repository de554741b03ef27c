"""Ways to play Carcassonne at random, each to reach other corners of the rules, and whole games by the oracle alone."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from random import Random

from .carcassonne import CHANCE, OVER, Oracle
from .carcassonne_scoring import Event
from .carcassonne_table import Square
from .carcassonne_tiles import EDGES, turned

SWITCHES = ("trees", "abbot", "river", "phantom")
CHOICES = {"fields": ("on", "off", "city4", "once"), "small-city": ("4", "2"), "fruit-actions": ("one", "per_tree")}
POLICIES = ("uniform", "placing", "compact", "fruit", "abbot", "awkward", "straight")
"""Uniform; a figure whenever one can be placed; the same, and tiles where they have most neighbours; as that, near trees, and tokens kept
for large sales; near trees too, the abbot out and home again, and the phantom after it; cities closed early, and odd tiles drawn at the
end, when they fit nowhere; far out in one direction. All but the first skip seldom."""
FEW = 6
"""This number of tiles is left when what fits is drawn first."""


def variants() -> list[dict[str, str]]:
    """All combinations of the options."""
    found = []
    for on in itertools.product((False, True), repeat=len(SWITCHES)):
        for values in itertools.product(*CHOICES.values()):
            switches = {name: "" for name, chosen in zip(SWITCHES, on, strict=True) if chosen}
            found.append(switches | dict(zip(CHOICES, values, strict=True)))
    return found


def square_of(words: str) -> Square:
    x, y = words.split(" ")[1].split(",")
    return int(x), int(y)


def choose(policy: str, oracle: Oracle, chance: Random) -> str:
    """A legal draw (by weight) or action."""
    legal = oracle.legal()
    words = list(legal)
    if oracle.actor == CHANCE:
        if policy == "awkward" and oracle.phase == "draw":
            if sum(legal.values()) > FEW:
                words = best(words, [legal[word] for word in words])
            elif chance.random() < 0.7:
                words = best(words, [len(oracle.table.lays(word.removeprefix("tile "))) for word in words])
        return chance.choices(words, [legal[word] for word in words])[0]
    if policy == "uniform" or len(words) == 1 or chance.random() < 0.05:
        return chance.choice(words)
    return chance.choice(preferred(policy, oracle, [word for word in words if word != "skip"]))


def preferred(policy: str, oracle: Oracle, words: list[str]) -> list[str]:
    """Those of the words that the policy likes best."""
    if oracle.phase == "tile" and policy not in ("uniform", "placing"):
        neighbours = oracle.table.free_squares()
        return best(words, [liking(policy, oracle, word, neighbours[square_of(word)]) for word in words])
    if policy == "abbot" and oracle.phase in ("meeple", "phantom"):
        return out_and_home(oracle, words)
    if oracle.phase == "meeple":
        return best(words, [word != "recall" for word in words])
    if oracle.phase == "fruit":
        return best(words, [word.count(" ") if word.startswith("sell") else 2 + (policy == "fruit") for word in words])
    return words


def out_and_home(oracle: Oracle, words: list[str]) -> list[str]:
    """The abbot goes out or home; the phantom waits until the abbot is home, and keeps out of the fields, to come back."""
    if oracle.phase == "phantom":
        return best(words, ["field" not in word for word in words]) if oracle.home[oracle.seat]["abbot"] else ["skip"]
    return best(words, [2 * word.startswith(("abbot", "recall")) - word.startswith("phantom") for word in words])


def liking(policy: str, oracle: Oracle, words: str, neighbours: dict[str, str]) -> int:
    """What a policy thinks of a place for the drawn tile; `neighbours` are the edges that meet one, and its land there."""
    if policy == "straight":
        return max(map(abs, square_of(words)))
    if policy == "awkward":
        edges = turned(oracle.drawn, int(words[-1])).edges
        return sum(1 if edge in neighbours else -1 for edge in EDGES if edges[edge] == "C")
    if policy in ("fruit", "abbot") and oracle.table.trees_in_reach(square_of(words)):
        return len(neighbours) + len(EDGES)
    return len(neighbours)


def best(words: list[str], worth: Sequence[int]) -> list[str]:
    return [word for word, each in zip(words, worth, strict=True) if each == max(worth)]


def whole_game(oracle: Oracle, policy: str, seed: int) -> Iterator[tuple[str, list[Event]]]:
    """Every draw and action of a random game, after the oracle performed it, with what fired."""
    chance = Random(seed)
    while oracle.actor != OVER:
        words = choose(policy, oracle, chance)
        yield words, oracle.apply(words)
