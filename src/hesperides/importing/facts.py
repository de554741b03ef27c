"""The features of our tiles as they lie, for what a file says of them."""

from collections.abc import Sequence

from hesperides.games.carcassonne.tiles import Tile, tiles
from hesperides.importing.places import EDGES, HALF_EDGES, Spot
from hesperides.importing.tiles import Kind

_TILES = {tile.id: tile for tile in tiles()}


def tile_of(kind: Kind) -> Tile:
    """The tile as printed."""
    return _TILES[kind.tile.removesuffix("*")]


def spots(kind: Kind) -> list[Spot]:
    """Every feature of a tile that a figure can stand on, turned as the tile is."""
    tile = tile_of(kind)
    found = [Spot("city", _turned(city.edges, EDGES, kind.turns)) for city in tile.cities]
    found += [Spot("road", _turned(road.edges, EDGES, kind.turns)) for road in tile.roads]
    found += [Spot("field", _turned(field.half_edges, HALF_EDGES, kind.turns)) for field in tile.fields]
    found += [Spot("monastery")] if tile.monastery else []
    return found + ([Spot("garden")] if kind.tile.endswith("*") else [])


def looks(kind: Kind) -> frozenset[Spot]:
    """What a tile shows as it lies: two rotations in which it looks the same have the same."""
    return frozenset(spots(kind))


def _turned(found: Sequence[str], order: Sequence[str], turns: int) -> tuple[str, ...]:
    shift = turns * (len(order) // len(EDGES))
    return tuple(sorted((order[(order.index(each) + shift) % len(order)] for each in found), key=order.index))
