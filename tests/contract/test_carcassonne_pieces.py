"""Nothing is lost and nothing appears: the pieces of Carcassonne, and what is kept about the table, counted anew in random games."""

from collections import Counter
from typing import Any

import numpy as np

from hesperides.game import CHANCE
from hesperides.games.carcassonne.pieces import FRUITS, KIND_TILES, MEEPLES, TILES_MOST, Fields, Figure
from hesperides.games.carcassonne.setting import EDGE_CODES
from hesperides.games.carcassonne.state import AWAY, NOTHING, RIVER_END, SEAT_BITS, SQUARES_MOST, STEPS, Phase, State, at_square
from hesperides.games.carcassonne.tiles import RIVER
from hesperides.kernel import JIT, Count, entry
from tests.contract.play import Moment, Variant, of_variants

EVERY = 13 if JIT else 61
VALUES = 4

each_variant = of_variants("carcassonne")


def bag(state: Any) -> np.ndarray:
    return np.array(state.bag).view(np.uint8)


def edges(pose: int) -> str:
    """The letters of a tile as it lies, N E S W."""
    tile = KIND_TILES[pose // 4]
    assert tile is not None
    return "".join(tile[0].edges[(side - pose) % 4] for side in range(4))


def table(state: Any) -> dict[int, int]:
    """Square → pose."""
    return {int(square): int(pose) for square, pose in zip(state.square[: state.tiles], state.pose, strict=False)}


@each_variant
def test_every_tile_is_in_the_stack_in_hand_on_the_table_or_gone(variant: Variant, moments: list[Moment]) -> None:
    setting, gone = variant.setting(), 0
    everything = int(setting.bag.sum()) + 1
    for moment in moments:
        state = moment.after
        gone += sum(event.rule == "tile.unplaceable" for event in moment.events)
        assert bag(state).sum() == state.stack_left + state.river_left
        assert (bag(state) <= setting.bag).all()
        if state.phase != Phase.FIRST:
            assert bag(state).sum() + state.tiles + (state.phase == Phase.TILE) + gone == everything


@each_variant
def test_every_figure_is_at_home_or_stands_somewhere(variant: Variant, moments: list[Moment]) -> None:
    setting = variant.setting()
    for moment in moments:
        state = moment.after
        monks = Counter(zip(state.monk_seat[: state.monks].tolist(), state.monk_figure[: state.monks].tolist(), strict=True))
        for seat in range(variant.seats):
            assert state.placed[seat] == state.standing_count[seat] + monks[seat, Figure.MEEPLE] <= MEEPLES
            if setting.abbot and state.phase != Phase.FIRST:
                assert state.abbot_home[seat] + monks[seat, Figure.ABBOT] == 1
            if setting.phantom and state.phase != Phase.FIRST:
                away = int(state.phantom_part[seat] != AWAY)
                assert state.phantom_home[seat] + away + monks[seat, Figure.PHANTOM] == 1


@each_variant
def test_every_token_is_in_a_stack_before_a_player_or_sold(variant: Variant, moments: list[Moment]) -> None:
    setting, sold = variant.setting(), 0
    for moment in moments:
        state = moment.after
        sold += sum(event.amount for event in moment.events if event.rule == "fruit.sell")
        masks = [*state.stack.tolist(), *state.tokens.ravel().tolist()]
        assert sum(mask.bit_count() for mask in masks) + sold == (VALUES * len(FRUITS) if setting.trees else 0)


@each_variant
def test_the_frontier_is_what_lies_free_beside_tiles(moments: list[Moment]) -> None:
    for moment in moments:
        if moment.n % EVERY == 0:
            state, laid = moment.after, table(moment.after)
            asked: dict[int, int] = {}
            rivers = set()
            for square, pose in laid.items():
                for side, letter in enumerate(edges(pose)):
                    free = square + STEPS[side]
                    if free not in laid:
                        asked[free] = asked.get(free, 0) | EDGE_CODES[letter] << 2 * (side ^ 2)
                        rivers |= {free} if letter == RIVER else set()
                    else:
                        assert edges(laid[free])[side ^ 2] == letter
            kept = dict(zip(state.square[TILES_MOST:].tolist()[: state.frontier], state.free_key.tolist(), strict=False))
            if state.river_end:
                kept[int(state.square[TILES_MOST + RIVER_END])] = int(state.free_key[RIVER_END])
                assert rivers == {int(state.square[TILES_MOST + RIVER_END])}
            assert kept == {square: key for square, key in asked.items() if state.river_end or square not in rivers}


def groups(setting: Any, state: Any, fields: bool) -> list[set[int]]:
    """The features as sets of parts (4 × tile + number), found by walking over the edges."""
    number = {int(square): tile for tile, square in enumerate(state.square[: state.tiles])}
    neighbours: dict[int, set[int]] = {}
    for square, tile in number.items():
        pose = int(state.pose[tile])
        parts = setting.meadows[pose // 4] if fields else setting.segments[pose // 4]
        for part in range(parts):
            neighbours.setdefault(4 * tile + part, set())
        for side in range(4):
            other = number.get(square + STEPS[side])
            if other is not None:
                there, facing = int(state.pose[other]), side ^ 2
                mine, theirs = setting.segment_at[pose, [side]], setting.segment_at[there, [facing]]
                if fields:
                    mine = setting.field_at[pose, [2 * side, 2 * side + 1]]
                    theirs = setting.field_at[there, [2 * facing + 1, 2 * facing]]
                for here, beyond in zip(mine.tolist(), theirs.tolist(), strict=True):
                    if here < 4:
                        neighbours[4 * tile + here].add(4 * other + beyond)
    found = []
    while neighbours:
        group, edge = set(), [next(iter(neighbours))]
        while edge:
            node = edge.pop()
            group.add(node)
            edge += neighbours.pop(node, set()) - group
        found.append(group)
    return found


def root(parent: Any, node: int) -> int:
    while parent[node] != node:
        node = int(parent[node])
    return node


@each_variant
def test_features_are_what_hangs_together(variant: Variant, moments: list[Moment]) -> None:
    setting = variant.setting()
    for moment in moments:
        if moment.n % EVERY == 0 and moment.after.phase not in (Phase.FIRST, Phase.GAME_OVER):
            state = moment.after
            parts = [(seat, int(part)) for seat in range(variant.seats) for part in state.standing[seat, : state.standing_count[seat]]]
            parts += [(seat, int(state.phantom_part[seat])) for seat in range(variant.seats) if state.phantom_part[seat] != AWAY]
            standing = [(seat, 4 * (part >> 3) + (part & 3), part & 7 >= 4) for seat, part in parts]
            for group in groups(setting, state, False):
                (name,) = {root(state.parent, int(state.first_segment[part // 4]) + part % 4) for part in group}
                assert state.tiles_of[name] == len({part // 4 for part in group})
                assert state.pennants[name] == sum(int(setting.pennants[state.pose[part // 4] // 4, part % 4]) for part in group)
                assert state.figures[name] == sum(
                    1 << SEAT_BITS * seat for seat, part, in_field in standing if part in group and not in_field
                )
            for group in groups(setting, state, True) if setting.fields != Fields.OFF else []:
                (name,) = {root(state.field_parent, int(state.first_meadow[part // 4]) + part % 4) for part in group}
                assert state.farmers[name] == sum(1 << SEAT_BITS * seat for seat, part, in_field in standing if part in group and in_field)


@entry
def found_on(state: State, square: Count) -> Count:
    """What the grid tells of a square."""
    return at_square(state, square)


@each_variant
def test_the_grid_tells_what_lies_on_a_square(moments: list[Moment]) -> None:
    for moment in moments:
        if moment.n % EVERY == 0:
            state = moment.after
            rows = [*range(state.tiles), *range(TILES_MOST, TILES_MOST + state.frontier)]
            rows += [TILES_MOST + RIVER_END] if state.river_end else []
            assert sorted(each for each in state.grid.tolist() if each != NOTHING) == sorted(rows)
            for row in rows:
                assert found_on(state, int(state.square[row])) == row
            away = {int(state.square[row]) + 7 * step for row in rows for step in STEPS} - {int(state.square[row]) for row in rows}
            assert all(found_on(state, square) == NOTHING for square in away)
            assert state.square[SQUARES_MOST] == AWAY


@each_variant
def test_monks_know_their_neighbours(moments: list[Moment]) -> None:
    for moment in moments:
        state, laid = moment.after, table(moment.after)
        for tile, around in zip(state.monk_tile[: state.monks].tolist(), state.monk_around.tolist(), strict=False):
            square = int(state.square[tile])
            assert around == sum(square + dx + dy in laid for dx in (-256, 0, 256) for dy in (-1, 0, 1)) - 1
            assert around < 8 or moment.after.actor != CHANCE
