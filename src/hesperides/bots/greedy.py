"""The bot that takes what looks best at the end of its turn.

Every legal action is tried on a copy. The most promising ones are played on to the end of the turn, each further step being the one
that looks best at once; what is drawn meanwhile is drawn, by the same luck for every candidate. The action whose outcome the game's
`evaluate` likes best is taken.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.random import Generator

from hesperides.game import CHANCE, Game, Record
from hesperides.kernel import Action, Actions, Entropy, Figures, Kernel, Log, Setting, State, draw, entropy, generic, new, part

CANDIDATES = 8
"""So many actions are played on to the end of the turn; the rest are dropped after the first step."""
GRAIN = 1024.0
"""Opinions are compared in units of 1/1024 point, so that a rounding error never decides."""
WORST = -(1 << 62)


class Rules(NamedTuple):
    """The kernels of a game that a bot needs."""

    actor: Any
    legal: Any
    sample: Any
    apply: Any
    evaluate: Any
    copy: Any


class Desk(NamedTuple):
    """What a thinking bot writes on."""

    log: Any
    after: Any  # the state at the end of a turn that is thought through
    trial: Any  # the state after one more step
    actions: Any  # int32[:], legal now
    replies: Any  # int32[:], legal later in the turn
    opinions: Any  # int64[:], of each action's first step
    luck: Any  # uint64[2], draws while thinking


def rules_of(game: Game) -> Rules:
    """The kernels of a game, in the order of the generic functions' first parameters."""
    return Rules(game.actor, game.legal, game.sample, game.apply, game.evaluate, game.copy)


def new_desk(game: Game, setting: Record) -> Desk:
    """A desk for the states of this setting."""
    return Desk(
        log=game.new_log(),
        after=game.new_state(setting),
        trial=game.new_state(setting),
        actions=np.empty(game.legal_most, np.int32),
        replies=np.empty(game.legal_most, np.int32),
        opinions=np.empty(game.legal_most, np.int64),
        luck=new(Entropy),
    )


def choose(game: Game, setting: Record, view: Record, generator: Generator) -> int:
    """The action of the actor whose turn ends best; the generator breaks ties and draws what is drawn on the way."""
    return int(chooser(game)(setting, view, *new_desk(game, setting), entropy(int(generator.integers(2**63)))))


@lru_cache
def chooser(game: Game) -> Any:
    """`best_action` for a game."""
    return generic(best_action, *rules_of(game))


def best_action(
    actor: Kernel,
    legal: Kernel,
    sample: Kernel,
    apply: Kernel,
    evaluate: Kernel,
    copy: Kernel,
    setting: Setting,
    state: State,
    log: Log,
    after: State,
    trial: State,
    actions: Actions,
    replies: Actions,
    opinions: Figures,
    luck: Entropy,
    entropy: Entropy,
) -> Action:
    """`think`, with its tuples spread out as Python passes them."""
    rules = Rules(actor, legal, sample, apply, evaluate, copy)
    return think(rules, setting, state, Desk(log, after, trial, actions, replies, opinions, luck), entropy)


@part
def think(rules: Any, setting: Any, state: Any, desk: Any, entropy: Any) -> Any:
    """The legal action whose turn ends best; `entropy` breaks ties and seeds the luck."""
    count = rules.legal(setting, state, desk.actions)
    if count == 1:
        return desk.actions[0]
    seat = np.int64(rules.actor(setting, state))
    bar = judge_first_steps(rules, setting, state, seat, desk, count)
    luck = (entropy.first, entropy.second)
    best, best_opinion, equals = desk.actions[0], WORST, 0
    for i in range(count):
        if desk.opinions[i] >= bar:
            desk.luck.first, desk.luck.second = luck
            opinion = play_on(rules, setting, state, seat, desk, desk.actions[i])
            equals = 1 if opinion > best_opinion else equals + (opinion == best_opinion)
            if opinion > best_opinion or (opinion == best_opinion and draw(entropy, equals) == 0):
                best, best_opinion = desk.actions[i], opinion
    return best


@part
def judge_first_steps(rules: Any, setting: Any, state: Any, seat: Any, desk: Any, count: Any) -> Any:
    """Write down the opinion on each action's first step; the answer is what a candidate must reach."""
    if count <= CANDIDATES:
        desk.opinions[:count] = 0
        return 0
    for i in range(count):
        desk.opinions[i] = step(rules, setting, state, seat, desk, desk.actions[i])
    return np.sort(desk.opinions[:count])[count - CANDIDATES]


@part
def step(rules: Any, setting: Any, state: Any, seat: Any, desk: Any, action: Any) -> Any:
    """The opinion on the state after one action, in grains."""
    rules.copy(desk.trial, state)
    rules.apply(setting, desk.trial, action, desk.log)
    return np.int64(np.floor(rules.evaluate(setting, desk.trial, seat) * GRAIN + 0.5))


@part
def play_on(rules: Any, setting: Any, state: Any, seat: Any, desk: Any, action: Any) -> Any:
    """The opinion on the state after an action and all that the seat does until somebody else is to act, in grains."""
    rules.copy(desk.after, state)
    rules.apply(setting, desk.after, action, desk.log)
    while True:
        actor = np.int64(rules.actor(setting, desk.after))
        if actor == seat:
            rules.apply(setting, desk.after, best_reply(rules, setting, seat, desk), desk.log)
        elif actor == CHANCE:
            rules.apply(setting, desk.after, rules.sample(setting, desk.after, desk.luck), desk.log)
        else:
            return np.int64(np.floor(rules.evaluate(setting, desk.after, seat) * GRAIN + 0.5))


@part
def best_reply(rules: Any, setting: Any, seat: Any, desk: Any) -> Any:
    """The action after which things look best at once; of equal ones the first."""
    count = rules.legal(setting, desk.after, desk.replies)
    best = desk.replies[0]
    if count > 1:
        best_opinion = step(rules, setting, desk.after, seat, desk, best)
        for i in range(1, count):
            opinion = step(rules, setting, desk.after, seat, desk, desk.replies[i])
            if opinion > best_opinion:
                best, best_opinion = desk.replies[i], opinion
    return best
