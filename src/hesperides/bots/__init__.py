"""Players that are programs. A bot is a function from a view to an action; it knows a game only by its Game value."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from numpy.random import Generator

from hesperides.bots import greedy, levels, search, uniform
from hesperides.bots.levels import LEVELS as LEVELS
from hesperides.bots.search import VISITS_MOST
from hesperides.game import Game, Record

SECONDS_MOST = 600.0

Bot = Callable[[Game, Record, Record, Generator], int]
"""`bot(game, setting, view, generator)` is a legal action for the actor of the view; same generator, same action."""

BOTS: Mapping[str, Bot] = {
    "uniform": uniform.choose,
    "greedy": greedy.choose,
    "search": search.choose,
    "deep-search": partial(search.choose, visits=4000),
    **{level.name: partial(levels.choose, level=level) for level in LEVELS},
}


def kernels(game: Game) -> tuple[Any, ...]:
    """What bots have compiled for a game besides its own entries; compiled or loaded when a bot first thinks about it."""
    return greedy.chooser(game), search.grower(game)


def bot_named(name: str) -> Bot:
    """The bot of this name, or `search:N` or `search:Ns`; raises ValueError with those there are."""
    kind, colon, budget = name.partition(":")
    if kind == "search" and colon and (bot := _budgeted(budget)):
        return bot
    if name not in BOTS:
        raise ValueError(
            f"there is no bot {name!r}; there are {', '.join(BOTS)}, and search:N, which looks ahead N times (1 to {VISITS_MOST}), "
            f"or for N seconds with an s behind it, as in search:0.5s (up to {SECONDS_MOST:.0f}s)"
        )
    return BOTS[name]


BUDGET = re.compile(r"(?P<visits>[0-9]{1,6})|(?P<seconds>[0-9]{1,3}(\.[0-9]{1,3})?)s", re.ASCII)


def _budgeted(text: str) -> Bot | None:
    """A search with so many visits (`400`) or so much time (`1s`); None if the text says neither."""
    found = BUDGET.fullmatch(text)
    if found and found["visits"] and 0 < int(found["visits"]) <= VISITS_MOST:
        return partial(search.choose, visits=int(found["visits"]))
    if found and found["seconds"] and 0 < float(found["seconds"]) <= SECONDS_MOST:
        return partial(search.choose_within, seconds=float(found["seconds"]))
    return None
