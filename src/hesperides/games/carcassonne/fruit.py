"""[fruit.stack, fruit.action, fruit.harvest, fruit.sell] The trees and their fruit."""

import numpy as np

from hesperides.game import ALLOWED
from hesperides.games.carcassonne.laying import is_near
from hesperides.games.carcassonne.pieces import FRUITS, LEAST_VALUE, SALE_MOST, SALE_POINTS
from hesperides.games.carcassonne.rules import Rule
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import AWAY, NO_SPOT, State, place_of
from hesperides.kernel import Count, Index, Nothing, RuleId, Truth, entry, kernel, lowest_bit, popcount
from hesperides.log import NOBODY, NOWHERE, Log, fire

# --- trees ------------------------------------------------------------------------------------------------------------


@kernel
def stacks_to_place(state: State) -> Count:
    """[fruit.stack] The fruits that lie on no tree yet, a bit each."""
    found: Count = 0
    for fruit in range(len(FRUITS)):
        found |= np.int64(state.tree_square[fruit] == AWAY) << fruit
    return found


@kernel
def put_stack(state: State, fruit: Index, square: Count, log: Log) -> Nothing:
    """[fruit.stack] On the tree just laid."""
    state.tree_square[fruit] = square
    fire(log, Rule.FRUIT_STACK, state.seat, 0, fruit, place_of(square, NO_SPOT))


@kernel
def trees_near(state: State, square: Count) -> Count:
    """[fruit.action] The fruits on this square and the eight around it, a bit each."""
    found: Count = 0
    for fruit in range(len(FRUITS)):
        tree = np.int64(state.tree_square[fruit])
        if tree != AWAY and is_near(tree, square):
            found |= 1 << fruit
    return found


@kernel
def fruit_at(state: State, square: Count) -> Count:
    """The fruit of the tree on a square; as many as there are fruits if there is none."""
    fruit = 0
    while fruit < len(FRUITS) and state.tree_square[fruit] != square:
        fruit += 1
    return fruit


# --- the action -------------------------------------------------------------------------------------------------------


@entry
def earn_fruit(setting: Setting, state: State, square: Count, log: Log) -> Nothing:
    """[fruit.action, fruit.one-action] What the figure just placed on this square may do."""
    reach = trees_near(state, square)
    number = popcount(np.uint64(reach))
    state.fruit_reach = reach
    state.fruit_left = number if setting.per_tree else min(number, 1)
    if number > 0:
        fire(log, Rule.FRUIT_ACTION, state.seat, 0, number, place_of(square, NO_SPOT))
    if number > 1:
        fire(log, Rule.FRUIT_ONE_ACTION, state.seat, 0, state.fruit_left, place_of(square, NO_SPOT))


@kernel
def fruits_to_harvest(state: State) -> Count:
    """[fruit.harvest] The stacks in reach that are not empty, a bit each."""
    found: Count = 0
    for fruit in range(len(FRUITS)):
        if state.fruit_reach >> fruit & 1 and state.stack[fruit] != 0:
            found |= 1 << fruit
    return found


@kernel
def fruits_held(state: State) -> Count:
    """[fruit.sell] The kinds of which the seat has a token, a bit each."""
    found: Count = 0
    for fruit in range(len(FRUITS)):
        found |= np.int64(state.tokens[state.seat, fruit] != 0) << fruit
    return found


@kernel
def can_act(state: State) -> Truth:
    """[fruit.action] Whether there is anything to decide."""
    return state.fruit_left > 0 and (fruits_to_harvest(state) != 0 or fruits_held(state) != 0)


@kernel
def is_sale(held: Count, fruits: Count) -> Truth:
    """[fruit.sell] One to four tokens of different kinds, all of them held."""
    return 0 < fruits < 1 << len(FRUITS) and fruits & ~held == 0 and popcount(np.uint64(fruits)) <= SALE_MOST


@kernel
def refuse_harvest(state: State, square: Count) -> RuleId:
    """[fruit.harvest, fruit.one-action]"""
    fruit = fruit_at(state, square)
    if fruit == len(FRUITS) or not is_near(square, state.square[np.int64(state.tiles) - 1]) or state.stack[fruit] == 0:
        return Rule.FRUIT_HARVEST
    return ALLOWED if state.fruit_reach >> fruit & 1 else Rule.FRUIT_ONE_ACTION


# --- harvest and sale -------------------------------------------------------------------------------------------------


@kernel
def take_token(state: State, value: Count, log: Log) -> Nothing:
    """[fruit.harvest, fruit.public] The top token scores its value and is kept; the last one left is known."""
    fruit, seat = np.uint32(state.harvested), np.uint32(state.seat)
    token = 1 << (value - LEAST_VALUE)
    state.stack[fruit] = np.int64(state.stack[fruit]) & ~token
    state.tokens[seat, fruit] = np.int64(state.tokens[seat, fruit]) | token
    state.score[seat] = np.int64(state.score[seat]) + value
    place = place_of(state.tree_square[fruit], NO_SPOT)
    fire(log, Rule.FRUIT_HARVEST, seat, value, fruit, place)
    if popcount(np.uint64(state.stack[fruit])) == 1:
        fire(log, Rule.FRUIT_PUBLIC, NOBODY, 0, LEAST_VALUE + lowest_bit(np.uint64(state.stack[fruit])), place)
    state.fruit_reach = np.int64(state.fruit_reach) & ~(1 << np.int64(fruit))
    spend_action(state)


@kernel
def sell(state: State, fruits: Count, log: Log) -> Nothing:
    """[fruit.sell] The tokens leave the game, of each kind that with the least value (it does not count)."""
    seat = np.uint32(state.seat)
    for fruit in range(len(FRUITS)):
        if fruits >> fruit & 1:
            held = np.int64(state.tokens[seat, fruit])
            state.tokens[seat, fruit] = held & (held - 1)
    number = popcount(np.uint64(fruits))
    points = SALE_POINTS[number]
    state.score[seat] = np.int64(state.score[seat]) + points
    fire(log, Rule.FRUIT_SELL, seat, points, number, NOWHERE)
    spend_action(state)


@kernel
def spend_action(state: State) -> Nothing:
    """[fruit.one-action]"""
    state.fruit_left = np.int64(state.fruit_left) - 1
    state.fruit_taken = np.int64(state.fruit_taken) + 1
