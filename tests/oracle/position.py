"""What lies on the board, and where a plantation may be built: the rules that a purchase has to think through.

A slow second telling of `rules/citrus.md`. It is meant to be compared with the rules by reading, so it spends no
thought on speed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

Space = tuple[int, int]  # row, column, both from 0; sorted, such pairs stand in reading order

ROCK, BUSH, OPEN = "#", "*", "."
WORKERS = 5  # pieces.players


def space_name(space: Space) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[space[1]] + str(space[0] + 1)


def space_named(name: str) -> Space:
    return int(name[1:]) - 1, "abcdefghijklmnopqrstuvwxyz".index(name[0])


class Planted(NamedTuple):
    """A plantation on the board. Every plantation of a region notes the owner of the region; None is neutral."""

    colour: str
    well: bool
    owner: int | None


class Board:
    """board.spaces, board.roads: the part that never changes."""

    def __init__(self, grid: list[str]) -> None:
        self.kind: dict[Space, str] = {(r, c): kind for r, row in enumerate(grid) for c, kind in enumerate(row)}
        self.spaces = sorted(self.kind)
        self.fincas: dict[str, Space] = {kind: space for space, kind in self.kind.items() if kind.isalpha()}
        # The four orthogonal neighbours, and all eight, as far as they stay on the board.
        self.beside: dict[Space, list[Space]] = {}
        self.around: dict[Space, list[Space]] = {}
        for r, c in self.spaces:
            eight = [(r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]
            self.around[r, c] = [space for space in eight if space in self.kind]
            self.beside[r, c] = [space for space in self.around[r, c] if space[0] == r or space[1] == c]
        # board.roads, from both ends: of a finca space its road spaces, of a space the letters it is a road space of.
        self.roads: dict[str, list[Space]] = {letter: self.beside[space] for letter, space in self.fincas.items()}
        self.road_of: dict[Space, list[str]] = {space: [] for space in self.spaces}
        for letter, roads in self.roads.items():
            for space in roads:
                self.road_of[space].append(letter)


class Position:
    """Everything that decides where a plantation may be built."""

    def __init__(self, board: Board, players: int, family: bool, milestone: str) -> None:
        self.board = board
        self.family = family
        self.milestone_mode = milestone
        self.plants: dict[Space, Planted] = {}
        self.landscape: dict[Space, str] = {}  # tiles on the board, such as "horses 3" or "bridge"
        self.built: set[str] = set()  # letters of the built fincas, scored or not (finca.closed)
        self.workers = [WORKERS] * players  # on the mats
        self.tiles: list[list[str]] = [[] for _ in range(players)]  # taken and not yet used

    def copy(self) -> Position:
        other = Position.__new__(Position)
        other.board, other.family, other.milestone_mode = self.board, self.family, self.milestone_mode
        other.plants = dict(self.plants)
        other.landscape = dict(self.landscape)
        other.built = self.built  # nothing built while plantations are placed changes this
        other.workers = list(self.workers)
        other.tiles = [list(tiles) for tiles in self.tiles]
        return other

    def with_finca(self, letter: str) -> Position:
        other = self.copy()
        other.built = self.built | {letter}
        return other

    def frozen(self) -> tuple:
        """All that placing plantations can change."""
        return (
            frozenset(self.plants.items()),
            frozenset(self.landscape.items()),
            tuple(self.workers),
            tuple(tuple(sorted(tiles)) for tiles in self.tiles),
        )

    # Regions

    def region(self, space: Space) -> frozenset[Space]:
        """build.region: the maximal orthogonally connected set of one colour around a plantation."""
        colour = self.plants[space].colour
        found, todo = {space}, [space]
        while todo:
            for near in self.board.beside[todo.pop()]:
                if near not in found and near in self.plants and self.plants[near].colour == colour:
                    found.add(near)
                    todo.append(near)
        return frozenset(found)

    def own_regions(self, seat: int) -> list[frozenset[Space]]:
        """In the reading order of their first spaces."""
        regions: set[frozenset[Space]] = set()
        for space, plant in self.plants.items():
            if plant.owner == seat and not any(space in region for region in regions):
                regions.add(self.region(space))
        return sorted(regions, key=min)

    # Building

    def places(self, seat: int, colour: str, spaces: list[Space] | None = None) -> Iterator[tuple[Space, tuple[str, ...]]]:
        """Where this player may build this colour now, with the helpers that must be spent there."""
        for space in self.board.spaces if spaces is None else spaces:
            helpers = self.helpers_needed(seat, colour, space)
            if helpers is not None:
                yield space, helpers

    def helpers_needed(self, seat: int, colour: str, space: Space) -> tuple[str, ...] | None:
        """The helpers this player has to spend to build this colour here, () if it goes without; None if he may not."""
        kind, there = self.board.kind[space], self.plants.get(space)
        if kind.isalpha():
            return None  # build.space: never on a finca space
        if there is not None and there.owner is not None:
            return None  # build.space: the space must be empty; tile.bridge covers neutral plantations only
        # tile.bridge: one bridge for either, a rock or a neutral plantation (so also for one that stands on a rock).
        bridge = kind == ROCK or there is not None
        if bridge and "bridge" not in self.tiles[seat]:
            return None
        bare = self
        if there is not None:
            if there.colour == colour and len(self.region(space)) > 1:
                return None  # tile.bridge: of the same colour only one that is a region of its own
            bare = self.copy()  # tile.bridge: the covered plantation counts no more, all rules hold as if it were gone
            del bare.plants[space]
        plants = bare.plants

        touching = [near for near in self.board.beside[space] if near in plants and plants[near].colour == colour]
        if any(plants[near].owner not in (None, seat) for near in touching):
            return None  # build.rivals
        own = {bare.region(near) for near in touching if plants[near].owner == seat}
        neutral = {bare.region(near) for near in touching if plants[near].owner is None}

        milestone = False
        if own:
            # build.extend; build.join-own needs nothing more.
            together = sum(len(region) for region in own)
            if any(len(region) > together for region in neutral):
                return None  # build.join-neutral
        else:
            if neutral:
                return None  # build.start touches no region of its colour, last sentence of build.join-neutral
            if self.workers[seat] == 0:
                return None  # build.start, tile.milestone: a worker is needed
            if not any(letter in self.built for letter in self.board.road_of[space]):
                if self.milestone_mode != "anywhere":
                    return None  # build.start: only on a road space of a built finca
                milestone = True  # tile.milestone: otherwise on any space

        if not self.family and self.road_clash(plants, colour, space):
            if self.milestone_mode != "recolour":
                return None  # build.road-colour
            milestone = True  # tile.milestone: lifts only this
        if milestone and "milestone" not in self.tiles[seat]:
            return None
        return ("bridge",) * bridge + ("milestone",) * milestone  # tile.combine

    def road_clash(self, plants: dict[Space, Planted], colour: str, space: Space) -> bool:
        """build.road-colour: does another road space of the same finca space, built or not, carry this colour?"""
        for letter in self.board.road_of[space]:
            for road in self.board.roads[letter]:
                if road != space and road in plants and plants[road].colour == colour:
                    return True
        return False

    def build(self, seat: int, colour: str, well: bool, space: Space, helpers: tuple[str, ...]) -> None:
        """Carry out a legal placement."""
        for helper in helpers:
            self.tiles[seat].remove(helper)  # tile.spent
        self.plants.pop(space, None)  # tile.bridge: the covered plantation counts no more
        own = {
            self.region(near)
            for near in self.board.beside[space]
            if near in self.plants and self.plants[near].colour == colour and self.plants[near].owner == seat
        }
        if own:
            self.workers[seat] += len(own) - 1  # build.join-own: one worker stays, the others go back to the mat
        else:
            self.workers[seat] -= 1  # build.start
        self.plants[space] = Planted(colour, well, seat)
        for joined in self.region(space):  # build.join-neutral: the neutral plantations become the player's
            self.plants[joined] = self.plants[joined]._replace(owner=seat)
        if space in self.landscape:
            self.tiles[seat].append(self.landscape.pop(space))  # build.take

    def draw(self) -> str:
        """The board for a reader: `le+0` is a lemon with a well of seat 0, `le-` a neutral one, `D!` a built finca."""
        lines, width = [], 1 + max(c for _, c in self.board.spaces)
        lines.append("    " + "".join(f"{letter:<6}" for letter in "abcdefghijklmnopqrstuvwxyz"[:width]))
        for row in range(1 + max(r for r, _ in self.board.spaces)):
            cells = []
            for space in [(row, column) for column in range(width) if (row, column) in self.board.kind]:
                kind, plant = self.board.kind[space], self.plants.get(space)
                if plant is not None:
                    text = plant.colour + "+" * plant.well + ("-" if plant.owner is None else str(plant.owner))
                    text += "#" * (kind == ROCK)
                elif space in self.landscape:
                    word, *number = self.landscape[space].split()
                    text = "*" + word[:3] + "".join(number)
                else:
                    text = kind + "!" * (kind in self.built)
                cells.append(f"{text:<6}")
            lines.append(f"{row + 1:>3} " + "".join(cells))
        return "\n".join(line.rstrip() for line in lines)
