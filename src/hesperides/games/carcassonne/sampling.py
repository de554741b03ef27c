"""Random legal actions without the list of them, exactly uniform."""

from math import comb

import numpy as np

from hesperides.game import CHANCE, KIND_SHIFT
from hesperides.games.carcassonne.drawing import sample_draw
from hesperides.games.carcassonne.figures import abbot_spots, abbot_to_recall, meeple_spots, phantom_spots
from hesperides.games.carcassonne.fruit import fruits_held, fruits_to_harvest, is_sale, stacks_to_place
from hesperides.games.carcassonne.laying import is_of_river, river_rotations, rotations
from hesperides.games.carcassonne.pieces import FRUITS, SALE_MOST
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import RIVER_END, Phase, State, Verb, act, free_square, lay
from hesperides.kernel import Action, Count, Entropy, Index, draw, entry, kernel, lowest_bit, popcount

TRIES = 12
"""So often a square and a rotation are drawn blindly before the frontier is counted."""
SALES = tuple(sum(comb(kinds, sold) for sold in range(1, SALE_MOST + 1)) for kinds in range(len(FRUITS) + 1))
"""[fruit.sell] How many sales there are, by the kinds held."""
SKIP = Verb.SKIP << KIND_SHIFT
"""The action `skip`."""


@entry
def sample(setting: Setting, state: State, entropy: Entropy) -> Action:
    """An exactly uniform legal action of a seat, or a draw by its weight. Not to be called when the game is over."""
    if state.actor == CHANCE:
        return sample_draw(setting, state, entropy)
    phase = state.phase
    if phase == Phase.TILE:
        return sample_lay(setting, state, entropy)
    if phase == Phase.MEEPLE:
        return sample_meeple(setting, state, entropy)
    if phase == Phase.TREE:
        return act(Verb.TREE, sample_bit(stacks_to_place(state), entropy))
    if phase == Phase.FRUIT:
        return sample_fruit(state, entropy)
    spots = phantom_spots(setting, state)
    number = draw(entropy, popcount(np.uint64(spots)) + 1)
    return SKIP if number == 0 else act(Verb.PHANTOM, chosen_bit(spots, number - 1))


@entry
def sample_kinds(setting: Setting, state: State, entropy: Entropy) -> Action:
    """A legal action, uniform over the verbs that have one, then within the verb; a draw by its weight."""
    phase = state.phase
    if state.actor == CHANCE or phase == Phase.TILE or phase == Phase.TREE:
        return sample(setting, state, entropy)
    if phase == Phase.PHANTOM:
        return SKIP if draw(entropy, 2) == 0 else act(Verb.PHANTOM, sample_bit(phantom_spots(setting, state), entropy))
    if phase == Phase.FRUIT:
        return sample_fruit_kinds(state, entropy)
    return sample_meeple_kinds(setting, state, entropy)


@kernel
def chosen_bit(bits: Count, number: Count) -> Count:
    """The bit with so many set bits below it."""
    rest = np.uint64(bits)
    for _ in range(number):
        rest &= rest - np.uint64(1)
    return lowest_bit(rest)


@kernel
def sample_bit(bits: Count, entropy: Entropy) -> Count:
    """One of the set bits."""
    return chosen_bit(bits, draw(entropy, popcount(np.uint64(bits))))


# --- the tile ---------------------------------------------------------------------------------------------------------


@kernel
def sample_lay(setting: Setting, state: State, entropy: Entropy) -> Action:
    """[tile.match] Draw any square of the frontier and any rotation until they fit; count only when that takes long."""
    kind, squares = np.uint32(state.drawn), np.int64(state.frontier)
    if is_of_river(kind):
        return lay(free_square(state, RIVER_END), sample_bit(river_rotations(setting, state, kind), entropy))
    for _ in range(TRIES):
        number = draw(entropy, 4 * squares)
        row = np.uint32(number >> 2)
        if rotations(setting, state, kind, row) >> (number & 3) & 1:
            return lay(free_square(state, row), number & 3)
    return sample_counted(setting, state, kind, entropy)


@kernel
def sample_counted(setting: Setting, state: State, kind: Index, entropy: Entropy) -> Action:
    """[tile.match] By counting all the places."""
    everything, row = 0, 0
    for each in range(np.uint32(state.frontier)):
        everything += popcount(np.uint64(rotations(setting, state, kind, each)))
    left = draw(entropy, everything)
    while True:
        found = rotations(setting, state, kind, row)
        here = popcount(np.uint64(found))
        if left < here:
            return lay(free_square(state, row), chosen_bit(found, left))
        left -= here
        row += 1


# --- figures and fruit ------------------------------------------------------------------------------------------------


@kernel
def sample_meeple(setting: Setting, state: State, entropy: Entropy) -> Action:
    """[meeple.place, abbot.place, abbot.recall, phantom.place]"""
    spots = meeple_spots(setting, state)
    number = popcount(np.uint64(spots))
    if setting.abbot == 0 and setting.phantom_alone == 0:
        chosen = draw(entropy, number + 1)
        return SKIP if chosen == number else act(Verb.MEEPLE, chosen_bit(spots, chosen))
    abbots, recalls = abbot_spots(setting, state), np.int64(abbot_to_recall(setting, state) >= 0)
    phantoms = phantom_spots(setting, state) if setting.phantom_alone else 0
    abbot_count, phantom_count = popcount(np.uint64(abbots)), popcount(np.uint64(phantoms))
    chosen = draw(entropy, number + abbot_count + phantom_count + recalls + 1)
    if chosen < number:
        return act(Verb.MEEPLE, chosen_bit(spots, chosen))
    chosen -= number
    if chosen < abbot_count:
        return act(Verb.ABBOT, chosen_bit(abbots, chosen))
    chosen -= abbot_count
    if chosen < phantom_count:
        return act(Verb.PHANTOM, chosen_bit(phantoms, chosen))
    return act(Verb.RECALL, 0) if chosen < phantom_count + recalls else SKIP


@kernel
def sample_meeple_kinds(setting: Setting, state: State, entropy: Entropy) -> Action:
    """[meeple.place, abbot.place, abbot.recall, phantom.place] First the verb."""
    spots, abbots, recalls = meeple_spots(setting, state), abbot_spots(setting, state), abbot_to_recall(setting, state) >= 0
    phantoms = phantom_spots(setting, state) if setting.phantom_alone else 0
    verbs = 1 << Verb.SKIP | np.int64(spots != 0) << Verb.MEEPLE | np.int64(abbots != 0) << Verb.ABBOT | np.int64(recalls) << Verb.RECALL
    verb = sample_bit(verbs | np.int64(phantoms != 0) << Verb.PHANTOM, entropy)
    if verb == Verb.MEEPLE:
        return act(verb, sample_bit(spots, entropy))
    if verb == Verb.ABBOT or verb == Verb.PHANTOM:
        return act(verb, sample_bit(abbots if verb == Verb.ABBOT else phantoms, entropy))
    return act(verb, 0)


@kernel
def sales(held: Count) -> Count:
    """[fruit.sell] How many sales there are with these kinds."""
    return SALES[popcount(np.uint64(held))]


@kernel
def chosen_sale(held: Count, number: Count) -> Action:
    """[fruit.sell] The sale with so many before it."""
    fruits = 0
    while number >= 0:
        fruits += 1
        number -= np.int64(is_sale(held, fruits))
    return act(Verb.SELL, fruits)


@kernel
def sample_fruit(state: State, entropy: Entropy) -> Action:
    """[fruit.harvest, fruit.sell]"""
    ripe, held = fruits_to_harvest(state), fruits_held(state)
    ripe_count = popcount(np.uint64(ripe))
    number = draw(entropy, 1 + ripe_count + sales(held))
    if number == 0:
        return SKIP
    if number <= ripe_count:
        return act(Verb.HARVEST, state.tree_square[chosen_bit(ripe, number - 1)])
    return chosen_sale(held, number - ripe_count - 1)


@kernel
def sample_fruit_kinds(state: State, entropy: Entropy) -> Action:
    """[fruit.harvest, fruit.sell] First the kind of action."""
    ripe, held = fruits_to_harvest(state), fruits_held(state)
    verb = sample_bit(1 << Verb.SKIP | np.int64(ripe != 0) << Verb.HARVEST | np.int64(held != 0) << Verb.SELL, entropy)
    if verb == Verb.HARVEST:
        return act(verb, state.tree_square[sample_bit(ripe, entropy)])
    return chosen_sale(held, draw(entropy, sales(held))) if verb == Verb.SELL else SKIP
