"""How fast the rules are on this machine: whole random games in one kernel, per second of one core."""

import time
from collections.abc import Callable, Iterator, Mapping, Sized
from dataclasses import dataclass
from typing import Any

import numpy as np

from hesperides.game import CHANCE, KIND_SHIFT, OVER, Game
from hesperides.kernel import Actions, Count, Entropy, Kernel, Log, Setting, State, draw, entropy, generic, lowest_bit, popcount

ROUNDS = 4
"""Every rate is measured once in each round: a disturbance spoils one round of all rates, not all rounds of one."""
SECONDS = 0.5
"""About how long a measurement takes."""
REPEATS = 4
"""Measurements of a rate in a round. The best counts: other work on the machine only makes them worse."""
POLICIES = ("uniform", "kinds")
"""Uniform over the legal actions; uniform over the kinds of action that are legal, then within the kind."""
METHODS = ("sampling", "lists")
"""A random action drawn as cheaply as the game can; or with every legal list written out."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Games and decisions of seats (draws not counted) in a second."""

    name: str
    games_per_second: float
    decisions_per_second: float


def play_listing(
    legal: Kernel,
    sample: Kernel,
    apply: Kernel,
    copy: Kernel,
    setting: Setting,
    fresh: State,
    state: State,
    log: Log,
    actions: Actions,
    entropy: Entropy,
    games: Count,
    kinds: Count,
) -> Count:
    """Play `games` games, writing out every legal list; returns the number of decisions. `sample` makes the draws."""
    decisions = 0
    for _ in range(games):
        copy(state, fresh)
        seat = np.int64(state.actor)
        while seat != OVER:
            if seat == CHANCE:
                action = sample(setting, state, entropy)
            else:
                number = np.int64(legal(setting, state, actions))
                if kinds == 0:
                    action = actions[draw(entropy, number)]
                else:
                    verbs = np.uint64(0)
                    for each in range(number):
                        verbs |= np.uint64(1) << np.uint64(actions[each] >> KIND_SHIFT)
                    skipped = draw(entropy, popcount(verbs))
                    for _ in range(skipped):
                        verbs &= verbs - np.uint64(1)
                    verb = lowest_bit(verbs)
                    among = 0
                    for each in range(number):
                        if actions[each] >> KIND_SHIFT == verb:
                            actions[among] = actions[each]
                            among += 1
                    action = actions[draw(entropy, among)]
                decisions += 1
            apply(setting, state, action, log)
            seat = np.int64(state.actor)
    return decisions


def play_sampling(
    sample: Kernel,
    apply: Kernel,
    copy: Kernel,
    setting: Setting,
    fresh: State,
    state: State,
    log: Log,
    entropy: Entropy,
    games: Count,
) -> Count:
    """Play `games` games with the game's own sampler; returns the number of decisions."""
    decisions = 0
    for _ in range(games):
        copy(state, fresh)
        seat = np.int64(state.actor)
        while seat != OVER:
            if seat != CHANCE:
                decisions += 1
            apply(setting, state, sample(setting, state, entropy), log)
            seat = np.int64(state.actor)
    return decisions


def play_turns(
    play_turn: Kernel,
    sample: Kernel,
    apply: Kernel,
    copy: Kernel,
    setting: Setting,
    fresh: State,
    state: State,
    log: Log,
    actions: Actions,
    more_actions: Actions,
    entropy: Entropy,
    games: Count,
) -> Count:
    """Play `games` games, writing out every list of whole turns; returns the number of decisions (two a turn)."""
    decisions = 0
    for _ in range(games):
        copy(state, fresh)
        seat = np.int64(state.actor)
        while seat != OVER:
            if seat == CHANCE:
                apply(setting, state, sample(setting, state, entropy), log)
            elif play_turn(setting, state, log, actions, more_actions, entropy) > 0:
                decisions += 2
            else:
                decisions += 1
                apply(setting, state, sample(setting, state, entropy), log)
            seat = np.int64(state.actor)
    return decisions


def copy_often(copy: Kernel, apply: Kernel, setting: Setting, target: State, source: State, log: Log, times: Count) -> Count:
    """Copy a state there and back, `times` times."""
    for _ in range(times):
        copy(target, source)
        copy(source, target)
    return times


def _best(run: Any, unit: int) -> tuple[float, int]:
    """Seconds for `unit` games at the best of several measurements, and the decisions in them; sizes itself to SECONDS."""
    games, seconds = unit, 0.0
    while seconds < SECONDS / REPEATS / 4:
        games *= 2
        began = time.thread_time()
        run(games)
        seconds = time.thread_time() - began
    best, decisions = float("inf"), 0
    for _ in range(REPEATS):
        began = time.thread_time()
        decisions = run(games)
        best = min(best, (time.thread_time() - began) / games)
    return best, decisions // games


def rates(game: Game, tables: Mapping[str, tuple[Mapping[str, str], int]]) -> Iterator[Rate]:
    """Every table (options and seats by name) × policy × method, and whole turns, in rounds: the best so far, `rates_number` times."""
    runners: dict[str, Callable[[int], int]] = {}
    for table, (options, seats) in tables.items():
        setting = game.new_setting(options, seats)
        for policy in POLICIES:
            for method in METHODS:
                runners[f"{table}_{policy}_{method}"] = _runner(game, setting, policy, method)
        if game.play_turn is not None:
            runners[f"{table}_uniform_turns"] = _turn_runner(game, setting)
    found = dict.fromkeys(runners, (float("inf"), 0))
    for _ in range(ROUNDS):
        for name, run in runners.items():
            found[name] = seconds, decisions = min(found[name], _best(run, 8))
            yield Rate(name, 1 / seconds, decisions / seconds)


def rates_number(game: Game, tables: Sized) -> int:
    """How many rates there will be."""
    return ROUNDS * len(tables) * (len(POLICIES) * len(METHODS) + (game.play_turn is not None))


def _turn_runner(game: Game, setting: Any) -> Callable[[int], int]:
    """The same with whole turns: every pair of a place and what may follow there is written out, then one is drawn."""
    fresh, state, log, luck = game.new_state(setting), game.new_state(setting), game.new_log(), entropy(1)
    actions, more_actions = np.empty(game.turns_most, np.int32), np.empty(game.turns_most, np.int32)
    player = generic(play_turns, game.play_turn, game.sample, game.apply, game.copy)
    return lambda games: int(player(setting, fresh, state, log, actions, more_actions, luck, games))


def _runner(game: Game, setting: Any, policy: str, method: str) -> Callable[[int], int]:
    """A function that plays a number of games and returns the number of decisions in them."""
    fresh, state, log, luck = game.new_state(setting), game.new_state(setting), game.new_log(), entropy(1)
    if method == "sampling":
        sample = game.sample if policy == "uniform" else game.sample_kinds
        sampler = generic(play_sampling, sample, game.apply, game.copy)
        return lambda games: int(sampler(setting, fresh, state, log, luck, games))
    actions, kinds = np.empty(game.legal_most, np.int32), POLICIES.index(policy)
    lister = generic(play_listing, game.legal, game.sample, game.apply, game.copy)
    return lambda games: int(lister(setting, fresh, state, log, actions, luck, games, kinds))


def copy_nanoseconds(game: Game) -> float:
    """Copying a state, in nanoseconds."""
    setting = game.new_setting({}, 2)
    one, other, log = game.new_state(setting), game.new_state(setting), game.new_log()
    run = generic(copy_often, game.copy, game.apply)
    return _best(lambda times: run(setting, one, other, log, times), 1000)[0] / 2 * 1e9


def state_bytes(game: Game) -> int:
    """The size of a state."""
    return int(game.new_state(game.new_setting({}, 2)).nbytes)
