"""A search tree over single actions, grown by PUCT: what a bot knows of the positions that may come.

A node is a position; its children are the actions that are legal there, all of them made at once, each with the opinion of the game's
`evaluate` on the position it leads to. From these opinions come the priors, a first value for children not yet visited, and the value
of the new node. Positions are not kept: an action costs less to play again than a state to keep. A value is kept for each seat (max^n,
Luckhardt and Irani 1986), so one search serves two players and six.

What is drawn is drawn in one of a few worlds, by turns. In one world the same luck meets every sibling, so that they differ by what was
done and not by what was drawn; the same outcome in two worlds is one node.

PUCT after Rosin 2011 and Silver et al. 2017. Only sums, products, quotients and square roots: every machine grows the same tree.
"""

from math import sqrt
from typing import Annotated, Any, NamedTuple

import numpy as np

from hesperides.bots.greedy import best_reply
from hesperides.game import CHANCE, OVER
from hesperides.kernel import Action, Count, Index, Real, Vector, Word, part, record

SEATS_MOST = 6
DEPTH_MOST = 512
"""Actions and draws that one look ahead may be long; beyond them it ends."""
TURN_MOST = 64
"""Actions and draws after which a turn is not played on any further; who plays alone has no other end of it."""
ROOT = 0
NO_NODE = 0
"""No child, no sibling: the root is neither."""
BREADTH_MOST = 64
"""Actions of a position that can be kept."""


@record
class Habits:
    """How a search divides its visits."""

    breadth: Count  # actions of a position that are kept, the ones with the best opinions; at most BREADTH_MOST
    worlds: Count  # different lucks
    exploration: Real  # how far a high prior lifts an action that was visited seldom
    temperature: Real  # points by which an action must look worse for its prior to fall to about a third
    half_won: Real  # a lead in points that is worth half of what a lead without end is worth


@record
class Node:
    """A position in the tree, and the way to it. `total` is the sum of the values found below, by seat, each between -1 and 1."""

    action: Action  # what leads here; of a draw the last one
    actor: Annotated[Any, np.int8]  # who acts here; of a node never visited not yet known
    is_open: Annotated[Any, np.uint8]  # whether its children are made
    children: Index  # how many
    first: Index  # the first child; those of a decision lie in a row
    sibling: Index  # the next outcome of the same draw
    drawn: Word  # of an outcome: what was drawn, as a hash
    visits: Count
    prior: Real
    opinion: Real  # value for the seat that chooses the action, before any visit
    total: Annotated[Vector, np.float64, SEATS_MOST]


NODE = np.dtype(Node.dtype)  # type: ignore[attr-defined]
Nodes = Annotated[Vector, NODE, "argument"]


class Growth(NamedTuple):
    """What a search writes on besides the tree, and its habits."""

    habits: Any
    log: Any
    state: Any  # where the look ahead has come
    trial: Any  # one action further
    after: Any  # at the end of the turn
    replies: Any  # int32[:]
    actions: Any  # int32[:]
    path: Any  # int64[:], nodes from the root
    opinions: Any  # float64[:], by action
    values: Any  # float64[SEATS_MOST]
    luck: Any


@part
def look_ahead(rules: Any, setting: Any, root: Any, nodes: Any, used: Any, desk: Any, seed: Any) -> Any:
    """One visit: down to a position that is new, its value back up to the root. The answer is how many nodes are in use then."""
    rules.copy(desk.state, root)
    node, depth = np.int64(ROOT), 0
    desk.path[0] = ROOT
    world = nodes[ROOT].visits % desk.habits.worlds
    seed_luck(desk.luck, seed, world)
    while True:
        if nodes[node].is_open == 0:
            used = open_node(rules, setting, nodes, used, node, desk)
            if nodes[node].children > 1:
                break
        if depth == DEPTH_MOST - 1 or nodes[node].actor == OVER:
            value_here(rules, setting, desk.state, desk)
            break
        if nodes[node].actor == CHANCE:
            node, used = outcome(rules, setting, nodes, used, node, desk)
        else:
            node = most_promising(nodes, node, desk.habits.exploration)
            rules.apply(setting, desk.state, nodes[node].action, desk.log)
        depth += 1
        desk.path[depth] = node
    for i in range(depth + 1):
        nodes[desk.path[i]].visits += 1
        for seat in range(np.int64(setting.seats)):
            nodes[desk.path[i]].total[seat] += desk.values[seat]
    return used


@part
def seed_luck(luck: Any, seed: Any, world: Any) -> Any:
    """The luck of a world (SplitMix64's steps, so that near worlds differ)."""
    word = seed + np.uint64(world + 1) * np.uint64(0x9E3779B97F4A7C15)
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    luck.first = word ^ (word >> np.uint64(27)) | np.uint64(1)
    luck.second = word * np.uint64(0x94D049BB133111EB) ^ np.uint64(0x2545F4914F6CDD1D)


# --- what stands in a node ----------------------------------------------------------------------------------------------


@part
def open_node(rules: Any, setting: Any, nodes: Any, used: Any, node: Any, desk: Any) -> Any:
    """Make the children of a position reached for the first time, and write its value into `desk.values`."""
    actor = np.int64(rules.actor(setting, desk.state))
    nodes[node].actor, nodes[node].is_open, nodes[node].children = actor, 1, 0
    if actor != CHANCE and actor != OVER:
        count = np.int64(rules.legal(setting, desk.state, desk.actions))
        if count > 1:
            judge(rules, setting, actor, desk, count, node == ROOT)
            kept = keep_best(desk, count, BREADTH_MOST if node == ROOT else desk.habits.breadth)
            used = add_children(nodes, used, node, desk, kept)
            rules.copy(desk.after, desk.state)
            rules.apply(setting, desk.after, desk.actions[0], desk.log)
            end_turn(rules, setting, actor, desk)
            value_here(rules, setting, desk.after, desk)
        else:
            desk.opinions[0] = 0.0
            used = add_children(nodes, used, node, desk, 1)
    return used


@part
def end_turn(rules: Any, setting: Any, seat: Any, desk: Any) -> Any:
    """Play on in `desk.after` by first opinions until somebody else is to act: an unfinished turn is hard to have an opinion on."""
    steps, actor = 0, np.int64(rules.actor(setting, desk.after))
    while steps < TURN_MOST and (actor == CHANCE or seat == actor):
        if actor == seat:
            rules.apply(setting, desk.after, best_reply(rules, setting, seat, desk), desk.log)
        else:
            rules.apply(setting, desk.after, rules.sample(setting, desk.after, desk.luck), desk.log)
        actor, steps = np.int64(rules.actor(setting, desk.after)), steps + 1


@part
def judge(rules: Any, setting: Any, actor: Any, desk: Any, count: Any, to_the_end: Any) -> Any:
    """The opinion of the actor on the position after each action, or at the end of the turn that it begins, in points."""
    luck = (desk.luck.first, desk.luck.second)
    for i in range(count):
        rules.copy(desk.after, desk.state)
        rules.apply(setting, desk.after, desk.actions[i], desk.log)
        if to_the_end:
            desk.luck.first, desk.luck.second = luck
            end_turn(rules, setting, actor, desk)
        desk.opinions[i] = rules.evaluate(setting, desk.after, actor)


@part
def keep_best(desk: Any, count: Any, most: Any) -> Any:
    """Bring the best actions to the front, the best one first, the others in order of opinion; how many are kept."""
    kept = min(count, most)
    for i in range(kept):
        best = i
        for j in range(i + 1, count):
            if desk.opinions[j] > desk.opinions[best]:
                best = j
        action, opinion = desk.actions[best], desk.opinions[best]
        for j in range(best, i, -1):
            desk.actions[j], desk.opinions[j] = desk.actions[j - 1], desk.opinions[j - 1]
        desk.actions[i], desk.opinions[i] = action, opinion
    return kept


@part
def add_children(nodes: Any, used: Any, node: Any, desk: Any, kept: Any) -> Any:
    """One child for each action kept, with its prior."""
    weights = 0.0
    for i in range(kept):
        weights += falling((desk.opinions[0] - desk.opinions[i]) / desk.habits.temperature)
    for i in range(kept):
        clear(nodes[used + i])
        nodes[used + i].action = desk.actions[i]
        nodes[used + i].prior = falling((desk.opinions[0] - desk.opinions[i]) / desk.habits.temperature) / weights
        nodes[used + i].opinion = squashed(desk.opinions[i], desk.habits.half_won)
    nodes[node].first, nodes[node].children = used, kept
    return used + kept


@part
def clear(node: Any) -> Any:
    """A node that nobody has visited."""
    node.is_open, node.children, node.sibling, node.first = 0, 0, NO_NODE, NO_NODE
    node.drawn, node.visits, node.prior, node.opinion = np.uint64(0), 0, 0.0, 0.0
    node.total[:] = 0.0


@part
def falling(gap: Any) -> Any:
    """About exp(-gap), from products only."""
    step = 1.0 / (1.0 + gap * 0.125)
    step *= step
    step *= step
    return step * step


@part
def squashed(points: Any, half_won: Any) -> Any:
    """A lead in points as a value between -1 and 1."""
    return points / (half_won + abs(points))


@part
def value_here(rules: Any, setting: Any, state: Any, desk: Any) -> Any:
    """Write down the value of a position for each seat."""
    seats = np.int64(setting.seats)
    for seat in range(seats):
        desk.values[seat] = squashed(rules.evaluate(setting, state, seat), desk.habits.half_won)


# --- the way down -------------------------------------------------------------------------------------------------------


@part
def most_promising(nodes: Any, node: Any, exploration: Any) -> Any:
    """The child with the greatest upper bound for the seat that acts; of equal ones the first."""
    actor = nodes[node].actor
    first, reach = np.int64(nodes[node].first), exploration * sqrt(nodes[node].visits + 1.0)
    best: Any = first
    best_bound = -1e300
    for child in range(first, first + np.int64(nodes[node].children)):
        visits = nodes[child].visits
        mean = (nodes[child].opinion + nodes[child].total[actor]) / (visits + 1.0)
        bound = mean + reach * nodes[child].prior / (visits + 1.0)
        if bound > best_bound:
            best, best_bound = child, bound
    return best


@part
def outcome(rules: Any, setting: Any, nodes: Any, used: Any, node: Any, desk: Any) -> Any:
    """Draw until a seat is to act; the node for what was drawn, made if it is new, and how many nodes are in use."""
    action: Any = np.int32(0)
    drawn = np.uint64(0)
    while np.int64(rules.actor(setting, desk.state)) == CHANCE:
        action = rules.sample(setting, desk.state, desk.luck)
        rules.apply(setting, desk.state, action, desk.log)
        drawn = (drawn ^ np.uint64(action + 1)) * np.uint64(0x9E3779B97F4A7C15)
        drawn ^= drawn >> np.uint64(29)
    child = np.int64(nodes[node].first)
    while child != NO_NODE and nodes[child].drawn != drawn:
        child = np.int64(nodes[child].sibling)
    if child != NO_NODE:
        return child, used
    clear(nodes[used])
    nodes[used].action, nodes[used].drawn, nodes[used].sibling = action, drawn, nodes[node].first
    nodes[node].first = used
    return np.int64(used), used + 1
