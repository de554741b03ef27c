"""One bot against another, in rounds of mirrored games: in a round both meet the same draws in every seat, so that luck cancels out.

With two seats a round is a pair of games; with more, one seat is the first bot's and the others are the second's. What counts is the
margin: the first bot's score less its best rival's, averaged over the games of a round. Rounds are independent, games of a round are
not, so intervals are taken over rounds.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import inf, log
from multiprocessing import get_context
from statistics import fmean, variance
from time import perf_counter

import numpy as np

from hesperides.arena.matches import Estimate, estimate, play_by_turns, seed_of
from hesperides.bots import bot_named
from hesperides.game import Game

FEWEST_ROUNDS = 10
"""Before a sequential test decides: the spread of the margins must be known a little."""
ERROR = 0.05
"""How often a sequential test may give each of its two wrong answers."""


@dataclass(frozen=True, slots=True)
class Round:
    """By game: the margin in points and the first bot's share of the win; CPU seconds and turns of the two bots in all of them."""

    margins: tuple[float, ...]
    shares: tuple[float, ...]
    seconds: tuple[float, float]
    turns: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A sequential test of the mean margin (generalized SPRT): `likelihood` is the log of the ratio, `answer` "", "low" or "high"."""

    low: float
    high: float
    likelihood: float
    answer: str


@dataclass(frozen=True, slots=True)
class Duel:
    """What the first bot achieved. `fifths` counts the pairs by points 0, ½, 1, 1½ and 2 (two seats only)."""

    bots: tuple[str, str]
    seats: int
    first_seed: int
    rounds: int
    games: int
    wins: int
    ties: int
    losses: int
    margin: Estimate
    share: Estimate
    fifths: tuple[int, ...]
    seconds_a_turn: tuple[float, float]
    sequential: Verdict | None


def duel(
    game: Game,
    options: Mapping[str, str],
    bots: tuple[str, str],
    seats: int,
    rounds: int,
    seed: int = 0,
    processes: int = 1,
    bounds: tuple[float, float] | None = None,
    progress: Callable[[Duel], object] = lambda _: None,
    seconds: float = inf,
) -> Duel:
    """Play at most `rounds` rounds, and begin none after `seconds`; with `bounds`, until the sequential test answers.

    `progress` gets what stands after every round.

    Round number i takes its draws from seed + i: the seeds from `first_seed` on, as many as there were rounds, are used up by it.
    Raises ValueError for unknown bots or options, for fewer than two seats, and for bounds that do not rise.
    """
    if seats < 2 or rounds < 1:
        raise ValueError(f"a match needs two seats and a round, not {seats} and {rounds}")
    if bounds and not -inf < bounds[0] < bounds[1] < inf:
        raise ValueError(f"the bounds of a sequential test rise, as in 0,1; not {bounds[0]:g},{bounds[1]:g}")
    played: list[Round] = []
    began = perf_counter()
    for each in _rounds(game, options, bots, seats, range(seed, seed + rounds), processes):
        played.append(each)
        stands = summary(bots, seats, seed, played, bounds)
        progress(stands)
        if (stands.sequential and stands.sequential.answer) or perf_counter() - began > seconds:
            break
    return summary(bots, seats, seed, played, bounds)


# --- playing ------------------------------------------------------------------------------------------------------------

Job = tuple[str, Mapping[str, str], tuple[str, str], int, int]


def _rounds(game: Game, options: Mapping[str, str], bots: tuple[str, str], seats: int, seeds: range, processes: int) -> Iterator[Round]:
    for bot in bots:
        bot_named(bot)
    game.new_setting(options, seats)
    if processes == 1:
        yield from (play_round(game, options, bots, seats, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        try:
            yield from pool.map(_play_named, [(game.name, dict(options), bots, seats, seed) for seed in seeds])
        finally:
            pool.shutdown(cancel_futures=True)


def _play_named(job: Job) -> Round:
    from hesperides.games import GAMES

    return play_round(GAMES[job[0]], *job[1:])


def play_round(game: Game, options: Mapping[str, str], bots: tuple[str, str], seats: int, seed: int) -> Round:
    """The games of one round: the first bot in every seat once, the same draws in each of them."""
    setting = game.new_setting(options, seats)
    margins, shares = [], []
    seconds, turns = np.zeros(2), np.zeros(2, np.int64)
    for own in range(seats):
        spent, taken = np.zeros(seats), np.zeros(seats, np.int64)
        seated = [bots[seat != own] for seat in range(seats)]
        state, _ = play_by_turns(game, setting, seated, seed_of(seed, 0), spent, taken)
        scores, winners = game.scores(setting, state), game.winners(setting, state)
        margins.append(float(scores[own] - max(score for seat, score in enumerate(scores) if seat != own)))
        shares.append((own in winners) / len(winners))
        seconds += spent[own], spent.sum() - spent[own]
        turns += taken[own], taken.sum() - taken[own]
    return Round(tuple(margins), tuple(shares), (seconds[0], seconds[1]), (int(turns[0]), int(turns[1])))


# --- counting -----------------------------------------------------------------------------------------------------------


def summary(bots: tuple[str, str], seats: int, seed: int, played: list[Round], bounds: tuple[float, float] | None) -> Duel:
    """What stands after these rounds."""
    shares = [share for each in played for share in each.shares]
    margins = [fmean(each.margins) for each in played]
    pairs = Counter(round(2 * sum(each.shares)) for each in played)
    seconds, turns = ([sum(of) for of in zip(*sides, strict=True)] for sides in ([r.seconds for r in played], [r.turns for r in played]))
    return Duel(
        bots=bots,
        seats=seats,
        first_seed=seed,
        rounds=len(played),
        games=len(shares),
        wins=shares.count(1.0),
        ties=sum(0 < share < 1 for share in shares),
        losses=shares.count(0.0),
        margin=estimate(margins),
        share=estimate([fmean(each.shares) for each in played]),
        fifths=tuple(pairs[points] for points in range(5)) if seats == 2 else (),
        seconds_a_turn=(seconds[0] / max(turns[0], 1), seconds[1] / max(turns[1], 1)),
        sequential=sequential(margins, *bounds) if bounds else None,
    )


def sequential(margins: list[float], low: float, high: float) -> Verdict:
    """Wald's test of a mean `low` against a mean `high`, with the variance of the margins so far in place of a known one."""
    spread = variance(margins) if len(margins) >= FEWEST_ROUNDS else 0.0
    if spread == 0.0:
        return Verdict(low, high, 0.0, "")
    likelihood = (high - low) / spread * (sum(margins) - len(margins) * (low + high) / 2)
    bound = log((1 - ERROR) / ERROR)
    return Verdict(low, high, likelihood, "high" if likelihood >= bound else "low" if likelihood <= -bound else "")
