"""Connected features: cities and roads, and fields. What a feature is, what it is worth, who stands in it.

Each segment of a tile is a node; joined nodes form a tree, whose root stands for the feature.
"""

from typing import Any

import numpy as np

from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import State, place_of
from hesperides.kernel import Count, Index, Nothing, Truth, kernel, part, popcount


@part
def root_of(parent: Any, node: Any) -> Any:
    """The root above a node; shortens the way for the next time."""
    while parent[node] != node:
        above = parent[parent[node]]
        parent[node] = above
        node = np.uint32(above)
    return node


@part
def root_at(parent: Any, node: Any) -> Any:
    """The same without touching anything, for questions."""
    while parent[node] != node:
        node = np.uint32(parent[node])
    return node


# --- cities and roads -------------------------------------------------------------------------------------------------


@kernel
def segment_of(state: State, tile: Index, segment: Count) -> Index:
    """The node of a tile's city or road."""
    return np.int64(state.first_segment[tile]) + segment


@kernel
def feature_of(state: State, node: Index) -> Index:
    """The root of a city's or road's node."""
    return root_of(state.parent, node)


@kernel
def feature_at(state: State, node: Index) -> Index:
    """The same without touching the state, for questions."""
    return root_at(state.parent, node)


@kernel
def join_features(state: State, node: Index, other: Index) -> Count:
    """Two segments meet at an edge. The answer is 1 if some tile now has two segments in one feature [score.tiles-once]."""
    one, root = feature_of(state, node), feature_of(state, other)
    if one == root:
        state.open_ends[root] = np.int64(state.open_ends[root]) - 2
        return 0
    twice = popcount(np.uint64(state.doubles_of[one] & state.doubles_of[root]))
    state.parent[one] = root
    state.open_ends[root] = np.int64(state.open_ends[root]) + np.int64(state.open_ends[one]) - 2
    state.pennants[root] = np.int64(state.pennants[root]) + np.int64(state.pennants[one])
    state.tiles_of[root] = np.int64(state.tiles_of[root]) + np.int64(state.tiles_of[one]) - twice
    state.doubles_of[root] |= state.doubles_of[one]
    state.figures[root] += state.figures[one]
    return np.int64(twice > 0)


@kernel
def tiles_in(state: State, root: Index) -> Count:
    """[score.tiles-once] How many tiles the feature lies on."""
    return np.int64(state.tiles_of[root])


@kernel
def is_complete(state: State, root: Index) -> Truth:
    """[road.complete, city.complete] No end and no edge is open."""
    return state.open_ends[root] == 0


@kernel
def is_city(setting: Setting, state: State, tile: Index, segment: Count) -> Truth:
    """Whether a segment of a tile is a city, else it is a road."""
    return segment < setting.cities[state.pose[tile] >> 2]


@kernel
def complete_worth(setting: Setting, state: State, root: Index, city: Truth) -> Count:
    """[road.complete, city.complete] Points of the feature if it is complete as it stands."""
    tiles = tiles_in(state, root)
    if not city:
        return tiles
    parts = tiles + np.int64(state.pennants[root])
    return parts if tiles == 2 and setting.small_city == 2 else 2 * parts


@kernel
def open_worth(state: State, root: Index) -> Count:
    """[end.scoring] Points of the feature if the game ends now and it is not complete (a road has no pennants)."""
    return tiles_in(state, root) + np.int64(state.pennants[root])


# --- fields -----------------------------------------------------------------------------------------------------------


@kernel
def meadow_of(state: State, tile: Index, meadow: Count) -> Index:
    """The node of a tile's field."""
    return np.int64(state.first_meadow[tile]) + meadow


@kernel
def field_of(state: State, node: Index) -> Index:
    """The root of a field's node."""
    return root_of(state.field_parent, node)


@kernel
def field_at(state: State, node: Index) -> Index:
    """The same without touching the state, for questions."""
    return root_at(state.field_parent, node)


@kernel
def join_fields(state: State, node: Index, other: Index) -> Nothing:
    """[field.area] Two fields meet at a half edge."""
    one, root = field_of(state, node), field_of(state, other)
    if one != root:
        state.field_parent[one] = root
        state.farmers[root] += state.farmers[one]


# --- spots ------------------------------------------------------------------------------------------------------------


@kernel
def figures_at(state: State, tile: Index, part: Count) -> Count:
    """Whose figures stand in the feature of a tile's part (0..3 a city or road, 4..7 a field)."""
    if part < 4:
        return np.int64(state.figures[feature_at(state, segment_of(state, tile, part))])
    return np.int64(state.farmers[field_at(state, meadow_of(state, tile, part - 4))])


@kernel
def place_of_part(setting: Setting, state: State, tile: Index, part: Index) -> Count:
    """Where a tile's part is, as the log has it."""
    return place_of(state.square[tile], setting.spot_of_part[state.pose[tile], part])
