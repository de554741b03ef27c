"""The kernels of Citrus against the oracle: random games of every variant as a trace, compared at every ply."""

import itertools
import random
from collections.abc import Iterator

import numpy as np

from hesperides.game import CHANCE, OVER
from hesperides.games import game
from hesperides.kernel import entropy
from hesperides.record import Line, Record, trace, write
from hesperides.record.text import DRAW, SEATS
from tests.oracle.citrus import verify

CITRUS = game("citrus")
SWITCHES = ("short", "family", "random-start", "tight-start")
MILESTONES = ("anywhere", "recolour", "none")
POLICIES = ("uniform", "kinds", "builder", "hoarder")
"""Uniform; uniform over verbs first; buying before all else; as `builder`, and action tiles are kept for building."""
VERB = 16


def variants() -> Iterator[dict[str, str]]:
    """All combinations of the options that need no file."""
    for on in itertools.product((False, True), repeat=len(SWITCHES)):
        for milestone in MILESTONES:
            yield {name: "" for name, chosen in zip(SWITCHES, on, strict=True) if chosen} | {"milestone": milestone}


def choose(policy: str, words: list[str], chance: random.Random) -> int:
    """The number of the action to take among the legal ones."""
    if policy == "uniform":
        return chance.randrange(len(words))
    verbs = sorted({each.split(" ")[0] for each in words})
    if policy in ("builder", "hoarder"):
        wanted = "buy" if "buy" in verbs else "build" if "build" in verbs else ""
        helped = [i for i, each in enumerate(words) if each.endswith(("bridge", "milestone"))]
        if policy == "hoarder" and helped and chance.random() < 0.5:
            return chance.choice(helped)
        kept = [verb for verb in verbs if verb not in ("money", "bull") or policy == "builder"]
        verbs = [wanted] if wanted and chance.random() < 0.9 else kept or verbs
    verb = chance.choice(verbs)
    return chance.choice([i for i, each in enumerate(words) if each.split(" ")[0] == verb])


def played(seats: int, options: dict[str, str], policy: str, seed: int) -> tuple[Record, list[list[tuple[str, int, int]]]]:
    """A random game as a record, and the point changes of each action of a seat."""
    chance, luck = random.Random(seed), entropy(seed)
    setting = CITRUS.new_setting(options, seats)
    state, log = CITRUS.new_state(setting), CITRUS.new_log()
    lines: list[Line] = []
    changes: list[list[tuple[str, int, int]]] = []
    actions = np.empty(CITRUS.legal_most, np.int32)
    while (actor := CITRUS.actor(setting, state)) != OVER:
        if actor == CHANCE:
            action = CITRUS.sample(setting, state, luck)
        else:
            legal = actions[: CITRUS.legal(setting, state, actions)].tolist()
            action = legal[choose(policy, [CITRUS.write(setting, state, each) for each in legal], chance)]
        words = CITRUS.write(setting, state, action)
        CITRUS.apply(setting, state, action, log)
        lines.append(Line(DRAW if actor == CHANCE else SEATS[actor], words))
        if actor != CHANCE:
            fired = CITRUS.events(setting, state, log)
            changes.append([(event.rule, event.seat, event.points) for event in fired if event.points])
    return Record("citrus", options, 1, list(SEATS[:seats]), lines=lines), changes


def agree(number: int) -> int:
    """Play and compare game `number`; returns the plies compared, raises AssertionError with the difference."""
    every = list(variants())
    options = every[number % len(every)]
    seats, policy = 2 + number // 7 % 4, POLICIES[number // 3 % len(POLICIES)]
    record, changes = played(seats, options, policy, number)
    try:
        return verify(trace(record), changes)
    except AssertionError as error:
        raise AssertionError(f"game {number} ({seats} seats, {options}, {policy}): {error}\n\n{write(record)}") from None
