"""Every legal action, written out: the same answers as `refusal`, found faster."""

import numpy as np

from hesperides.game import CHANCE, OVER
from hesperides.games.carcassonne.drawing import list_draws
from hesperides.games.carcassonne.figures import abbot_spots, abbot_to_recall, meeple_spots, phantom_spots
from hesperides.games.carcassonne.fruit import fruits_held, fruits_to_harvest, is_sale, stacks_to_place
from hesperides.games.carcassonne.laying import is_of_river, river_rotations, rotations
from hesperides.games.carcassonne.pieces import FRUITS
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import RIVER_END, Phase, State, Verb, act, free_square, lay
from hesperides.kernel import Actions, Count, Index, entry, kernel, lowest_bit

LEGAL_MOST = 768
"""90 tiles have at most 182 free squares beside them, each with four rotations."""


@entry
def legal(setting: Setting, state: State, actions: Actions) -> Count:
    """Write every legal action of the actor; returns how many. `actions` holds LEGAL_MOST."""
    if state.actor == OVER:
        return 0
    if state.actor == CHANCE:
        return list_draws(setting, state, actions)
    phase = state.phase
    if phase == Phase.TILE:
        return list_lays(setting, state, actions)
    if phase == Phase.TREE:
        return list_bits(Verb.TREE, stacks_to_place(state), actions, 0)
    actions[0] = act(Verb.SKIP, 0)
    if phase == Phase.PHANTOM:
        return list_bits(Verb.PHANTOM, phantom_spots(setting, state), actions, 1)
    if phase == Phase.FRUIT:
        return list_fruit(state, actions, 1)
    number = list_bits(Verb.MEEPLE, meeple_spots(setting, state), actions, 1)
    number = list_bits(Verb.ABBOT, abbot_spots(setting, state), actions, number)
    if setting.phantom_alone:
        number = list_bits(Verb.PHANTOM, phantom_spots(setting, state), actions, number)
    if abbot_to_recall(setting, state) >= 0:
        actions[number] = act(Verb.RECALL, 0)
        number += 1
    return number


@kernel
def list_bits(verb: Count, what: Count, actions: Actions, number: Count) -> Count:
    """One action for each bit."""
    rest = np.uint64(what)
    while rest != np.uint64(0):
        actions[number] = act(verb, lowest_bit(rest))
        rest &= rest - np.uint64(1)
        number += 1
    return number


@kernel
def list_lays(setting: Setting, state: State, actions: Actions) -> Count:
    """[tile.match]"""
    kind, number = np.uint32(state.drawn), 0
    if is_of_river(kind):
        return list_rotations(state, RIVER_END, river_rotations(setting, state, kind), actions, 0)
    for row in range(np.uint32(state.frontier)):
        number = list_rotations(state, row, rotations(setting, state, kind, row), actions, number)
    return number


@kernel
def list_rotations(state: State, row: Index, found: Count, actions: Actions, number: Count) -> Count:
    """Rotations of the drawn tile on a square of the frontier."""
    square = free_square(state, row)
    for turns in range(4):
        if found >> turns & 1:
            actions[number] = lay(square, turns)
            number += 1
    return number


@kernel
def list_fruit(state: State, actions: Actions, number: Count) -> Count:
    """[fruit.harvest, fruit.sell]"""
    ripe, held = fruits_to_harvest(state), fruits_held(state)
    for fruit in range(len(FRUITS)):
        if ripe >> fruit & 1:
            actions[number] = act(Verb.HARVEST, state.tree_square[fruit])
            number += 1
    if held != 0:
        for fruits in range(1, 1 << len(FRUITS)):
            if is_sale(held, fruits):
                actions[number] = act(Verb.SELL, fruits)
                number += 1
    return number
