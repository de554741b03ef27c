"""The bot that draws uniformly among the legal actions."""

from numpy.random import Generator

from hesperides.game import Game, Record
from hesperides.kernel import entropy


def choose(game: Game, setting: Record, view: Record, generator: Generator) -> int:
    """A legal action of the actor, each with the same probability."""
    return int(game.sample(setting, view, entropy(int(generator.integers(2**63)))))
