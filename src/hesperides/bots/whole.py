"""A whole game between bots in one kernel, for many games in a row; its actions come back, so that it can be told as a record."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from hesperides.bots.greedy import Desk, Rules, new_desk, rules_of, think
from hesperides.game import CHANCE, OVER, Game, Record
from hesperides.kernel import Actions, Count, Entropy, Figures, Kernel, Log, Setting, State, entropy, generic

STYLES = ("uniform", "greedy")
"""The bots that can play in the kernel, by their numbers there."""
GREEDY = STYLES.index("greedy")
ACTIONS_MOST = 8192


def play(game: Game, setting: Record, bots: Sequence[str], seed: int) -> tuple[Record, list[int]]:
    """The last state and all actions, draws included, of a game between bots named in STYLES, one for each seat."""
    state, taken = game.new_state(setting), np.empty(ACTIONS_MOST, np.int32)
    styles = np.array([STYLES.index(bot) for bot in bots], np.int64)
    length = _player(game)(setting, state, *new_desk(game, setting), styles, taken, entropy(seed))
    if length > ACTIONS_MOST:
        raise RuntimeError(f"{game.name}: a game of more than {ACTIONS_MOST} actions, seed {seed}")
    return state, taken[:length].tolist()


@lru_cache
def _player(game: Game) -> Any:
    return generic(play_whole, *rules_of(game))


def play_whole(
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
    styles: Figures,
    taken: Actions,
    entropy: Entropy,
) -> Count:
    """Play from `state` to the end, seat i in the style styles[i]; how many actions were written into `taken`."""
    rules = Rules(actor, legal, sample, apply, evaluate, copy)
    desk = Desk(log, after, trial, actions, replies, opinions, luck)
    length = 0
    seat = np.int64(actor(setting, state))
    while seat != OVER and length <= len(taken):
        thinks = seat != CHANCE and styles[seat] == GREEDY
        action = think(rules, setting, state, desk, entropy) if thinks else sample(setting, state, entropy)
        if length < len(taken):
            taken[length] = action
        apply(setting, state, action, log)
        length += 1
        seat = np.int64(actor(setting, state))
    return length
