"""Players that are programs. A bot is a function from a view to an action; it knows a game only by its Game value."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from numpy.random import Generator

from hesperides.bots import greedy, search, uniform
from hesperides.game import Game, Record

VISITS_MOST = 200_000
"""A tree of so many visits takes about 2 GB."""

Bot = Callable[[Game, Record, Record, Generator], int]
"""`bot(game, setting, view, generator)` is a legal action for the actor of the view; same generator, same action."""

BOTS: Mapping[str, Bot] = {
    "uniform": uniform.choose,
    "greedy": greedy.choose,
    "search": search.choose,
    "deep-search": partial(search.choose, visits=4000),
}


def kernels(game: Game) -> tuple[Any, ...]:
    """What bots have compiled for a game besides its own entries; compiled or loaded when a bot first thinks about it."""
    return greedy.chooser(game), search.grower(game)


def bot_named(name: str) -> Bot:
    """The bot of this name, or `search:N`, which looks ahead N times; raises ValueError with those there are."""
    kind, colon, visits = name.partition(":")
    if kind == "search" and colon and visits.isascii() and visits.isdigit() and 0 < int(visits) <= VISITS_MOST:
        return partial(search.choose, visits=int(visits))
    if name not in BOTS:
        raise ValueError(
            f"there is no bot {name!r}; there are {', '.join(BOTS)}, and search:N, which looks ahead N times (1 to {VISITS_MOST})"
        )
    return BOTS[name]
