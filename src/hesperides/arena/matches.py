"""Many games between the same bots, who change seats from game to game; the same seed gives the same games."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any

import numpy as np

from hesperides.bots import bot_named
from hesperides.bots.whole import STYLES, play
from hesperides.game import CHANCE, OVER, Game, Record
from hesperides.kernel import entropy

NORMAL_95 = 1.959964
AT_ONCE = 16
"""Games that a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game: by seat the bot's number, the final score and whether it won; `actions` are all of it, draws included."""

    sides: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % confidence interval, half the width of it in `error`."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Side:
    """What one of the bots achieved: games won alone and won with others, share of wins, score, lead over its best rival, if it has one."""

    bot: str
    wins: int
    ties: int
    win_share: Estimate
    score: Estimate
    lead: Estimate | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match: what each bot achieved, in the order in which the bots were named."""

    games: int
    seconds: float
    games_per_second: float
    sides: tuple[Side, ...]


def match(
    game: Game,
    options: Mapping[str, str],
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int], object] = lambda _: None,
) -> Outcome:
    """Play a match. `progress` is called with the number of games that were just finished; ValueError for unknown bots or options."""
    next(play_games(game, options, bots, 1, seed))  # compiles what is not compiled yet, and is not timed
    began = time.perf_counter()
    played = []
    for each in play_games(game, options, bots, games, seed, processes):
        played.append(each)
        progress(1)
    seconds = time.perf_counter() - began
    sides = tuple(_side(bot, number, played) for number, bot in enumerate(bots))
    return Outcome(games, seconds, games / seconds, sides)


# --- playing ---------------------------------------------------------------------------------------------------------------------------


def play_games(
    game: Game, options: Mapping[str, str], bots: Sequence[str], games: int, seed: int = 0, processes: int = 1
) -> Iterator[Played]:
    """The games of a match in order. Seats rotate, and while they do a round has the same luck (unless all bots are the same)."""
    for bot in bots:
        bot_named(bot)
    setting = game.new_setting(options, len(bots))
    if processes == 1:
        yield from (play_game(game, setting, bots, number, seed) for number in range(games))
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for several in pool.map(_play_several, _jobs(game.name, options, bots, games, seed)):
            yield from several


Job = tuple[str, Mapping[str, str], Sequence[str], range, int]


def _jobs(game: str, options: Mapping[str, str], bots: Sequence[str], games: int, seed: int) -> Iterator[Job]:
    starts = range(0, games, AT_ONCE)
    return ((game, dict(options), list(bots), range(start, min(start + AT_ONCE, games)), seed) for start in starts)


def _play_several(job: Job) -> list[Played]:
    from hesperides.games import GAMES

    name, options, bots, numbers, seed = job
    setting = GAMES[name].new_setting(options, len(bots))
    return [play_game(GAMES[name], setting, bots, number, seed) for number in numbers]


def play_game(game: Game, setting: Record, bots: Sequence[str], number: int, seed: int) -> Played:
    """Game `number` of a match."""
    seats = len(bots)
    sides = tuple((seat + number) % seats for seat in range(seats))
    luck = number // seats if len(set(bots)) > 1 else number
    seated = [bots[side] for side in sides]
    run = play if all(bot in STYLES for bot in seated) else play_by_turns
    state, actions = run(game, setting, seated, seed_of(seed, luck))
    return Played(sides, tuple(game.scores(setting, state)), tuple(game.winners(setting, state)), tuple(actions))


def seed_of(*numbers: int) -> int:
    """A seed of 63 bits from a few numbers, so that near numbers have unlike games."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0]) >> 1


def play_by_turns(
    game: Game, setting: Record, bots: Sequence[str], seed: int, spent: Any = None, turns: Any = None
) -> tuple[Record, list[int]]:
    """Like `bots.whole.play`, for bots of any kind: they are asked one action at a time.

    To `spent` (float64[seats]) the CPU seconds of each seat's thinking are added, to `turns` (int64[seats]) its turns.
    """
    state, log, luck = game.new_state(setting), game.new_log(), entropy(seed)
    minds = [np.random.default_rng([seed, seat]) for seat in range(len(bots))]
    actions: list[int] = []
    last = CHANCE
    while (actor := int(game.actor(setting, state))) != OVER:
        if actor == CHANCE:
            actions.append(int(game.sample(setting, state, luck)))
        else:
            began = time.process_time()
            actions.append(bot_named(bots[actor])(game, setting, game.view(setting, state, actor), minds[actor]))
            if spent is not None and turns is not None:
                spent[actor] += time.process_time() - began
                turns[actor] += actor != last
            last = actor
        game.apply(setting, state, actions[-1], log)
    return state, actions


# --- counting --------------------------------------------------------------------------------------------------------------------------


def _side(bot: str, number: int, played: Sequence[Played]) -> Side:
    seats = [game.sides.index(number) for game in played]
    shares = [(seat in game.winners) / len(game.winners) for seat, game in zip(seats, played, strict=True)]
    leads = [game.scores[seat] - max(_without(game.scores, seat)) for seat, game in zip(seats, played, strict=True) if len(game.scores) > 1]
    return Side(
        bot=bot,
        wins=sum(share == 1 for share in shares),
        ties=sum(0 < share < 1 for share in shares),
        win_share=share_of(shares),
        score=estimate([game.scores[seat] for seat, game in zip(seats, played, strict=True)]),
        lead=estimate(leads) if leads else None,
    )


def _without(scores: Sequence[int], seat: int) -> list[int]:
    """The scores of the other seats."""
    return [score for other, score in enumerate(scores) if other != seat]


def estimate(figures: Sequence[float]) -> Estimate:
    """The mean of independent figures and its 95 % interval by the normal distribution."""
    error = NORMAL_95 * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else float("inf")
    return Estimate(fmean(figures), error)


def share_of(shares: Sequence[float]) -> Estimate:
    """The mean of figures between 0 and 1, with half the width of Wilson's 95 % interval (never 0, not even when all are equal)."""
    number, mean = len(shares), fmean(shares)
    square = NORMAL_95**2
    return Estimate(mean, NORMAL_95 * sqrt(mean * (1 - mean) / number + square / (4 * number**2)) / (1 + square / number))
