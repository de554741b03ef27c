"""The levels against each other: each in mirrored games against the one beneath it, and the lowest against chance."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import inf, log10

from hesperides.arena.duels import Duel, duel
from hesperides.bots import LEVELS
from hesperides.game import Game

LADDER = ("uniform", *(level.name for level in LEVELS))
"""From the bottom to the top."""
ANCHOR = "greedy"
"""The bot against which the highest level is measured as well: it does not change when the levels are tuned anew."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A match in a game with options between two bots, the stronger one first."""

    game: str
    options: Mapping[str, str]
    match: Duel


def pairings() -> list[tuple[str, str]]:
    """Who plays whom: everybody whom stands on the next lower rung, and the highest the anchor."""
    return [*zip(LADDER[1:], LADDER, strict=False), (LADDER[-1], ANCHOR)]


def climb(
    game: Game,
    options: Mapping[str, str],
    rounds: int,
    seed: int,
    processes: int = 1,
    progress: Callable[[Duel], object] = lambda _: None,
    seconds: float = inf,
) -> Iterator[Rung]:
    """All matches of a game, each of at most so many mirrored pairs and no new one after so many seconds.

    Match i has the seeds from seed + i * rounds on. `progress` gets what stands after every pair.
    """
    for number, bots in enumerate(pairings()):
        outcome = duel(game, options, bots, 2, rounds, seed + number * rounds, processes, progress=progress, seconds=seconds)
        yield Rung(game.name, dict(options), outcome)


def elo(share: float) -> float:
    """The difference of ratings at which this share of wins is expected."""
    if not 0.0 < share < 1.0:
        return inf if share >= 1.0 else -inf
    return -400.0 * log10(1.0 / share - 1.0)


def elo_interval(rung: Rung) -> tuple[float, float, float]:
    """The difference of ratings that a match shows, and the ends of its 95 % interval."""
    share = rung.match.share
    return elo(share.mean), elo(share.mean - share.error), elo(share.mean + share.error)
