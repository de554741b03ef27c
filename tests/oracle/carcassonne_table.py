"""The tiles and figures on the table of Carcassonne. Every question is answered from scratch, by walking over edges and half edges.

The names in brackets are the ids of the rules.
"""

from __future__ import annotations

from typing import NamedTuple

from .carcassonne_tiles import EDGES, FACING, STEP, Segment, Tile, turned

Square = tuple[int, int]
Place = tuple[Square, str]
"""A segment on the table: its square, and its name on the tile there."""


class Figure(NamedTuple):
    seat: int
    what: str
    """`meeple`, `abbot` or `phantom`."""


def square_word(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def place_word(place: Place) -> str:
    return f"{square_word(place[0])} {place[1]}"


def place_named(words: str) -> Place:
    square, name = words.split(" ")
    x, y = square.split(",")
    return (int(x), int(y)), name


def beyond(square: Square, side: str) -> Square:
    """The square on the other side of an edge or half edge."""
    dx, dy = STEP[side[0]]
    return square[0] + dx, square[1] + dy


def around(square: Square) -> list[Square]:
    """The square and its eight neighbours, in reading order."""
    return [(square[0] + dx, square[1] + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]


class Table:
    def __init__(self) -> None:
        self.tiles: dict[Square, Tile] = {}
        self.figures: dict[Place, Figure] = {}

    def segment(self, place: Place) -> Segment:
        return self.tiles[place[0]].segments[place[1]]

    # Where a tile fits

    def free_squares(self) -> dict[Square, dict[str, str]]:
        """The free squares that share an edge with a tile → their edges with what the neighbour there asks for."""
        wanted: dict[Square, dict[str, str]] = {}
        for (x, y), tile in self.tiles.items():
            for edge, (dx, dy) in STEP.items():
                there = x + dx, y + dy
                if there not in self.tiles:
                    wanted.setdefault(there, {})[FACING[edge]] = tile.edges[edge]
        return wanted

    def fits(self, tile: Tile, square: Square, wanted: dict[str, str]) -> bool:
        """[tile.match, river.flow] on a free square whose neighbours want this"""
        for edge, land in wanted.items():
            if tile.edges[edge] != land:
                return False
        return not tile.river or self.continues_river(tile, square)

    def lays(self, word: str) -> list[tuple[Square, int]]:
        """Everywhere the tile fits, with the quarter turns."""
        tiles = [turned(word, turns) for turns in range(4)]
        squares = sorted(self.free_squares().items())
        return [(square, tile.turns) for square, wanted in squares for tile in tiles if self.fits(tile, square, wanted)]

    def continues_river(self, tile: Tile, square: Square) -> bool:
        """[river.flow] on a square where all edges match"""
        for edge in tile.river:
            before = self.tiles.get(beyond(square, edge))
            if before is not None:
                mine = bend(tile, edge)
                return mine == 0 or mine != -bend(before, FACING[edge])
        return False

    # Features

    def feature(self, start: Place) -> set[Place]:
        """[field.area] All segments connected with this one."""
        found, waiting = {start}, [start]
        while waiting:
            square, name = waiting.pop()
            segment = self.tiles[square].segments[name]
            for side in segment.sides:
                there = beyond(square, side)
                neighbour = self.tiles.get(there)
                if neighbour is not None:
                    place = there, neighbour.named[segment.kind, FACING[side]]
                    if place not in found:
                        found.add(place)
                        waiting.append(place)
        return found

    def complete(self, feature: set[Place]) -> bool:
        """[road.complete, city.complete, monastery.complete, garden.complete]"""
        for place in feature:
            kind = self.segment(place).kind
            if kind == "field":
                return False
            if kind in ("monastery", "garden"):
                return self.neighbours(place[0]) == 8
            if any(beyond(place[0], side) not in self.tiles for side in self.segment(place).sides):
                return False
        return True

    def neighbours(self, square: Square) -> int:
        """How many of the eight squares around hold a tile."""
        return sum(each in self.tiles for each in around(square)) - 1

    def tiles_of(self, feature: set[Place]) -> int:
        """[score.tiles-once]"""
        return len({square for square, _ in feature})

    def pennants(self, feature: set[Place]) -> int:
        return sum(self.segment(place).pennants for place in feature)

    def occupied(self, place: Place) -> bool:
        """[meeple.place] by anybody, anywhere in the feature"""
        if not self.figures:
            return False
        return not self.figures.keys().isdisjoint(self.feature(place))

    def cities_of_field(self, field: set[Place]) -> list[set[Place]]:
        """[field.cities] The complete cities that touch the field, each once."""
        cities: list[set[Place]] = []
        for square, name in sorted(field):
            for city in self.segment((square, name)).cities:
                if not any((square, city) in known for known in cities):
                    cities.append(self.feature((square, city)))
        return [city for city in cities if self.complete(city)]

    def trees_in_reach(self, square: Square) -> list[Square]:
        """[fruit.action, fruit.harvest] The tile itself or a neighbour, also diagonally."""
        return [each for each in around(square) if each in self.tiles and self.tiles[each].tree]

    # Figures

    def majority(self, feature: set[Place]) -> list[int]:
        """[score.majority, phantom.place] The seats with most figures there, empty if there is none."""
        seats = [figure.seat for place, figure in self.figures.items() if place in feature]
        return sorted({seat for seat in seats if seats.count(seat) == max(map(seats.count, seats))})

    def features_with_figures(self) -> list[tuple[Place, set[Place]]]:
        """Every feature that holds a figure, once, with the place of its first figure."""
        found: list[tuple[Place, set[Place]]] = []
        for place in sorted(self.figures):
            if not any(place in feature for _, feature in found):
                found.append((place, self.feature(place)))
        return found


def bend(tile: Tile, entry: str) -> int:
    """[river.flow] How the river turns that enters here: 1 to the right, -1 to the left, 0 straight on (or spring and lake)."""
    others = [edge for edge in tile.river if edge != entry]
    if not others:
        return 0
    return {1: -1, 2: 0, 3: 1}[(EDGES.index(others[0]) - EDGES.index(entry)) % 4]
