"""Random games of every game and variant, as the contract tests look at them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import numpy as np

from hesperides.game import OVER, Event, Game
from hesperides.games import GAMES
from hesperides.kernel import JIT, entropy

VARIANTS = 12 if JIT else 1
"""Variants looked at for each game, drawn once and for all; the oracle's runs reach every one."""
LONGEST = 3000


@dataclass(frozen=True, slots=True)
class Variant:
    """A game with options and a number of seats, and a seed that belongs to it."""

    game: Game
    options: dict[str, str]
    seats: int
    seed: int

    def __str__(self) -> str:
        return " ".join([self.game.name, str(self.seats), *(f"{name}={value}".rstrip("=") for name, value in self.options.items())])

    def setting(self) -> Any:
        return self.game.new_setting(self.options, self.seats)


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
    """Some of the combinations of options and numbers of seats of every game."""
    chosen = []
    for game in GAMES.values():
        drawn = Random(game.name).sample(list(_combinations(game)), VARIANTS)
        chosen += [Variant(game, *combination, seed) for seed, combination in enumerate(drawn)]
    return chosen


def _combinations(game: Game) -> Iterator[tuple[dict[str, str], int]]:
    options = [option for option in game.options if not option.free]
    choices = [option.values or (None, "") for option in options]
    for values in product(*choices):
        for seats in range(game.fewest_seats, game.most_seats + 1):
            given = zip(options, values, strict=True)
            yield {option.name: value for option, value in given if value is not None and value != (option.default or None)}, seats


def legal(game: Game, setting: Any, state: Any) -> list[int]:
    """The list of legal actions (draws, when something is drawn)."""
    actions = np.empty(game.legal_most, np.int32)
    return [int(action) for action in actions[: game.legal(setting, state, actions)]]


def copied(game: Game, setting: Any, state: Any) -> Any:
    """A copy to the last byte (NumPy's own leaves the gaps between fields as they happen to be)."""
    copy = game.new_state(setting)
    game.copy(copy, state)
    return copy


def played(variant: Variant) -> Iterator[Moment]:
    """A game played by the sampler to its end."""
    game, setting = variant.game, variant.setting()
    state, log, luck = game.new_state(setting), game.new_log(), entropy(variant.seed)
    for n in range(LONGEST):
        if (actor := int(game.actor(setting, state))) == OVER:
            return
        action, before, state = int(game.sample(setting, state, luck)), state, copied(game, setting, state)
        game.apply(setting, state, action, log)
        yield Moment(n, actor, before, action, state, game.events(setting, state, log))
    raise AssertionError(f"{variant} is not over after {LONGEST} actions")
