"""The features on the table, for pictures: the parts that are connected, what they are worth, and who stands in them."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hesperides.games.carcassonne.picture import Feature, FeatureKind, Figure, FigureKind
from hesperides.games.carcassonne.pieces import GARDEN_SPOT, MONASTERY_SPOT, Fields
from hesperides.games.carcassonne.pieces import Figure as Piece
from hesperides.games.carcassonne.state import AWAY, SEAT_BITS
from hesperides.games.carcassonne.words import part_name

named = cache(part_name)
FIGURES: dict[int, FigureKind] = {Piece.MEEPLE: "meeple", Piece.ABBOT: "abbot", Piece.PHANTOM: "phantom"}
SURROUNDED = 9
"""[monastery.complete] Its own square and eight neighbours, a point each."""


@dataclass(slots=True)
class Group:
    """A feature while it is put together: its root in the state (or the tile of a monastery), and its parts (see part_of)."""

    feature: Feature
    root: int
    parts: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Found:
    """All features, and where each part of a tile and each (tile, monastery or garden) belongs."""

    features: list[Group]
    of_part: dict[int, int]
    of_monastery: dict[int, int]


def part_of(tile: int, part: int) -> int:
    """A part of a tile as the state has it."""
    return tile << 3 | part


def features_of(setting: Any, state: Any) -> Found:
    """Every feature on the table, by its first part in the order in which the tiles were laid."""
    found, of_root = Found([], {}, {}), dict[tuple[bool, int], int]()
    for tile in range(state.tiles):
        kind = state.pose[tile] // 4
        for segment in range(setting.segments[kind]):
            _add(setting, state, found, of_root, tile, segment, "city" if segment < setting.cities[kind] else "road")
        for meadow in range(setting.meadows[kind] if setting.fields != Fields.OFF else 0):
            _add(setting, state, found, of_root, tile, 4 + meadow, "field")
        if setting.monastery[kind] or setting.garden[kind]:
            found.of_monastery[tile] = len(found.features)
            found.features.append(Group(_monastery(setting, state, tile), tile))
    _note_cities(setting, state, found)
    for group in found.features:
        _rate(setting, state, group)
    return found


def _add(setting: Any, state: Any, found: Found, of_root: dict[tuple[bool, int], int], tile: int, part: int, kind: FeatureKind) -> None:
    """A part of a tile goes to its feature."""
    root = (
        _root(state.field_parent, state.first_meadow[tile] + part - 4)
        if part >= 4
        else _root(state.parent, state.first_segment[tile] + part)
    )
    name = kind == "field", root
    if name not in of_root:
        of_root[name] = len(found.features)
        found.features.append(Group(Feature(kind, [], 0, 0, 0, False, [], [], 0, 0, []), root))
    found.of_part[part_of(tile, part)] = of_root[name]
    group = found.features[of_root[name]]
    group.parts.append(part_of(tile, part))
    group.feature.parts.append(_part(setting, state, group.parts[-1]))


def _root(above: list[int], node: int) -> int:
    while above[node] != node:
        node = above[node]
    return node


def _note_cities(setting: Any, state: Any, found: Found) -> None:
    """[field.cities] Which cities each field touches, each once."""
    for group in found.features:
        touched: dict[int, None] = {}
        for part in group.parts if group.feature.kind == "field" else []:
            tile = part >> 3
            walls = setting.walls[state.pose[tile] // 4][part & 3]
            touched |= {found.of_part[part_of(tile, city)]: None for city in range(4) if walls >> city & 1}
        group.feature.cities = list(touched)
    for group in found.features:
        if group.feature.kind == "field":
            complete = [state.open_ends[found.features[city].root] == 0 for city in group.feature.cities]
            each = 4 if setting.fields == Fields.CITY4 else 3
            group.feature.now, group.feature.done = each * sum(complete), each * len(complete)


def _rate(setting: Any, state: Any, group: Group) -> None:
    """[road.complete, city.complete, end.scoring, score.majority] Size, worth and owners of a city, road or field."""
    feature = group.feature
    if feature.kind in ("city", "road", "field"):
        feature.tiles = len({part >> 3 for part in group.parts})
        in_field = feature.kind == "field"
        feature.counts = _counts(setting, state.farmers[group.root] if in_field else state.figures[group.root])
    if feature.kind in ("city", "road"):
        feature.pennants, feature.open = state.pennants[group.root], state.open_ends[group.root]
        feature.complete = feature.open == 0
        parts = feature.tiles + feature.pennants
        small = feature.tiles == 2 and setting.small_city == 2
        feature.done = parts if feature.kind == "road" or small else 2 * parts
        feature.now = feature.done if feature.complete else parts
    most = max(feature.counts)
    feature.owners = [seat for seat, number in enumerate(feature.counts) if number == most > 0]


def _counts(setting: Any, figures: int) -> list[int]:
    """The figures of each seat, of a word with those of all."""
    return [figures >> SEAT_BITS * seat & (1 << SEAT_BITS) - 1 for seat in range(setting.seats)]


def _monastery(setting: Any, state: Any, tile: int) -> Feature:
    """[monastery.complete, garden.complete] A monastery or garden with its neighbours."""
    square = state.square[tile]
    near = [abs((square >> 8) - (other >> 8)) <= 1 and abs((square & 255) - (other & 255)) <= 1 for other in state.square[: state.tiles]]
    counts = [0] * setting.seats
    for monk in range(state.monks):
        if state.monk_tile[monk] == tile:
            counts[state.monk_seat[monk]] += 1
    tiles = sum(near)
    missing, kind = SURROUNDED - tiles, "monastery" if setting.monastery[state.pose[tile] // 4] else "garden"
    part = named(square, MONASTERY_SPOT if kind == "monastery" else GARDEN_SPOT)
    return Feature(kind, [part], tiles, 0, missing, missing == 0, counts, [], tiles, SURROUNDED, [])  # type: ignore[arg-type]


# --- figures ------------------------------------------------------------------------------------------------------------


def figures_of(setting: Any, state: Any, found: Found) -> list[Figure]:
    """Every figure on the table, by seat; those on monasteries and gardens last."""
    figures = []
    for seat in range(setting.seats):
        parts = [(part, Piece.MEEPLE) for part in state.standing[seat][: state.standing_count[seat]]]
        parts += [(state.phantom_part[seat], Piece.PHANTOM)] if state.phantom_part[seat] != AWAY else []
        figures += [Figure(seat, FIGURES[piece], _part(setting, state, part), found.of_part[part]) for part, piece in parts]
    for monk in range(state.monks):
        tile = state.monk_tile[monk]
        feature = found.of_monastery[tile]
        (part,) = found.features[feature].feature.parts
        figures.append(Figure(state.monk_seat[monk], FIGURES[state.monk_figure[monk]], part, feature))
    return figures


def _part(setting: Any, state: Any, part: int) -> str:
    tile = part >> 3
    return named(state.square[tile], setting.spot_of_part[state.pose[tile]][part & 7])


def feature_at(setting: Any, state: Any, found: Found, tile: int, spot: int) -> int | None:
    """The feature of a spot of a tile; None for a field where fields do not count."""
    if spot >= MONASTERY_SPOT:
        return found.of_monastery.get(tile)
    return found.of_part.get(part_of(tile, setting.part_of_spot[state.pose[tile]][spot]))
