"""Random games of every game and variant, as the contract tests look at them."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from hesperides.game import OVER, Event, Game
from hesperides.games import GAMES
from hesperides.kernel import JIT, Actions, Kernel, Nothing, Setting, State, entropy, generic
from hesperides.record import copied
from tests.nightly import tried

CAREFUL = not JIT or bool(os.environ.get("NUMBA_BOUNDSCHECK"))
"""Everything takes longer, and is held a second time: without the compiler, or with every index checked."""
COVERING = 6
"""The first variants, this number of them, have every value of every option and every number of seats."""
VARIANTS = tried(12, COVERING) if CAREFUL else 12
"""Variants looked at for each game, drawn once and for all; the oracle's runs reach every one."""
LONGEST = 3000
NAMES = {option.name for game in GAMES.values() for option in game.options}
Combination = tuple[dict[str, str], int]
"""Options and a number of seats."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A game with options, a number of seats and a version of its rules, and a seed that belongs to it."""

    game: Game
    options: dict[str, str]
    seats: int
    seed: int
    rules: int

    def __str__(self) -> str:
        options = (f"{name}={value}".rstrip("=") for name, value in self.options.items())
        earlier = [f"rules-{self.rules}"] * (self.rules < self.game.rules_version)
        return " ".join([self.game.name, *earlier, str(self.seats), *options])

    def setting(self) -> Any:
        return self.game.new_setting(self.options, self.seats, self.rules)


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, the action taken there, and what came of it."""

    n: int
    actor: int
    before: Any
    action: int
    after: Any
    events: list[Event]


def variants() -> list[Variant]:
    """Some of the combinations of options and numbers of seats of every game, and one with all switches under each earlier version."""
    chosen = []
    for game in GAMES.values():
        shuffled = list(_combinations(game))
        Random(game.name).shuffle(shuffled)
        newest = game.rules_version
        chosen += [Variant(game, *combination, seed, newest) for seed, combination in enumerate(_most_new_first(shuffled)[:VARIANTS])]
        switches = {option.name: "" for option in game.options if not option.values and not option.free}
        chosen += [Variant(game, switches, 2, rules, rules) for rules in range(game.oldest_rules, newest)]
    return chosen


def of_variants(game: str = "") -> pytest.MarkDecorator:
    """A test for each variant (of one game); those of a module about the same one share a process and the game (tests/conftest.py)."""
    chosen = [each for each in variants() if game in ("", each.game.name)]
    return pytest.mark.parametrize("variant", chosen, ids=str, scope="module")


def _combinations(game: Game) -> Iterator[Combination]:
    options = [option for option in game.options if not option.free]
    choices = [option.values or (None, "") for option in options]
    for values in product(*choices):
        for seats in range(game.fewest_seats, game.most_seats + 1):
            given = zip(options, values, strict=True)
            yield {option.name: value for option, value in given if value is not None and value != (option.default or None)}, seats


def _most_new_first(combinations: Iterable[Combination]) -> list[Combination]:
    """First those that bring most values that none before has, the numbers of seats among them; then the others as they come."""
    rest, first, met = list(combinations), list[Combination](), set[object]()
    while _values(best := max(rest, key=lambda each: len(_values(each) - met))) - met:
        rest.remove(best)
        first.append(best)
        met |= _values(best)
    return first + rest


def _values(combination: Combination) -> set[object]:
    """The options as they stand; what is left out has a value too."""
    options, seats = combination
    return {seats, *options.items(), *(name for name in NAMES if name not in options)}


@cache
def _asked(game: Game) -> Any:
    return generic(ask_each, game.refusal)


def ask_each(refusal: Kernel, setting: Setting, state: State, candidates: Actions, said: Actions) -> Nothing:
    """Ask for every candidate in one call: to call a kernel from Python takes longer than most answers."""
    for number in range(len(candidates)):
        said[number] = refusal(setting, state, candidates[number])


def refusals(game: Game, setting: Any, state: Any, candidates: Any) -> Any:
    """What `refusal` says of every candidate."""
    said = np.empty(len(candidates), np.int32)
    _asked(game)(setting, state, candidates, said)
    return said


def legal(game: Game, setting: Any, state: Any) -> list[int]:
    """The list of legal actions (draws, when something is drawn)."""
    actions = np.empty(game.legal_most, np.int32)
    return [int(action) for action in actions[: game.legal(setting, state, actions)]]


def played(variant: Variant) -> Iterator[Moment]:
    """A game played by the sampler to its end."""
    game, setting = variant.game, variant.setting()
    state, log, luck = game.new_state(setting), game.new_log(), entropy(variant.seed)
    for n in range(LONGEST):
        if (actor := int(game.actor(setting, state))) == OVER:
            return
        action, before, state = int(game.sample(setting, state, luck)), state, copied(game, state)
        game.apply(setting, state, action, log)
        yield Moment(n, actor, before, action, state, game.events(setting, state, log))
    raise AssertionError(f"{variant} is not over after {LONGEST} actions")
