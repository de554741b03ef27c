"""buy.all: can all these plantations be built?

By trying everything, with or without two arguments that save hopeless searches.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from .position import WORKERS, Position, Space

Plantation = tuple[str, bool]  # colour, with a well


class TooManyPositionsError(Exception):
    """The exhaustive search was given up."""


def can_build_all_exhaustively(position: Position, seat: int, hand: Iterable[Plantation], most: float = math.inf) -> bool:
    """Every order, every space, every helper; the only economy is not to look at the same position twice.

    Raises TooManyPositionsError where more than `most` positions would have to be looked at.
    """
    seen = set()

    def search(now: Position, rest: tuple[Plantation, ...]) -> bool:
        if not rest:
            return True
        key = (now.frozen(), rest)
        if key in seen:
            return False
        seen.add(key)
        if len(seen) > most:
            raise TooManyPositionsError
        for index, (colour, well) in enumerate(rest):
            for space, helpers in now.places(seat, colour):
                then = now.copy()
                then.build(seat, colour, well, space, helpers)
                if search(then, rest[:index] + rest[index + 1 :]):
                    return True
        return False

    return search(position, tuple(sorted(hand)))


def can_build_all(position: Position, seat: int, colours: Iterable[str]) -> bool:
    """The same question. A well makes no difference to where a plantation may be built, so colours are enough."""
    hand = tuple(sorted(colours))
    if too_many_regions(position, seat, hand) or some_colour_is_hopeless(position, seat, hand):
        return False
    return search_all(position, seat, hand)


def search_all(position: Position, seat: int, hand: tuple[str, ...]) -> bool:
    seen = set()

    def search(now: Position, rest: tuple[str, ...]) -> bool:
        if not rest:
            return True
        if len(rest) == 1:  # what the last one does to the others does not matter
            return any(now.places(seat, rest[0], candidates(now, seat, rest[0])))
        key = (now.frozen(), rest)
        if key in seen:
            return False
        seen.add(key)
        for colour in sorted(set(rest)):
            index = rest.index(colour)
            for space, helpers in now.places(seat, colour, candidates(now, seat, colour)):
                then = now.copy()
                then.build(seat, colour, False, space, helpers)
                if search(then, rest[:index] + rest[index + 1 :]):
                    return True
        return False

    return search(position, hand)


def candidates(position: Position, seat: int, colour: str) -> list[Space]:
    """Without a milestone, a plantation stands beside an own one of its colour (build.extend) or on a road of a built
    finca (build.start). With one in hand, all spaces."""
    if "milestone" in position.tiles[seat] and position.milestone_mode == "anywhere":
        return position.board.spaces
    spaces = {space for letter in position.built for space in position.board.roads[letter]}
    for space, plant in position.plants.items():
        if plant.colour == colour and plant.owner == seat:
            spaces.update(position.board.beside[space])
    return sorted(spaces)


def too_many_regions(position: Position, seat: int, hand: tuple[str, ...]) -> bool:
    """Every own region holds one of the five workers, and an own region never disappears while building, it can only be
    joined with others of its colour. Afterwards each colour of the hand has at least one region, and every other colour
    has the regions it has now: if these are more than five, it cannot be done."""
    others = sum(1 for region in position.own_regions(seat) if position.plants[min(region)].colour not in hand)
    return others + len(set(hand)) > WORKERS


def some_colour_is_hopeless(position: Position, seat: int, hand: tuple[str, ...]) -> bool:
    """Without helpers nothing is ever removed from the board, and plantations of other colours matter to a colour in
    two ways only: they take spaces away, and they change the number of workers on the mat. They add at most one worker
    for each own region of theirs but one, since a joined colour keeps one region. So if one colour of the hand cannot
    be built alone, with the spaces all to itself and so many workers more, the hand cannot be built."""
    if helper_within_reach(position, seat, hand):
        return False
    regions = [position.plants[min(region)].colour for region in position.own_regions(seat)]
    for colour in set(hand):
        alone = position.copy()
        alone.workers[seat] += sum(max(0, regions.count(other) - 1) for other in set(hand) if other != colour)
        if not search_all(alone, seat, tuple(one for one in hand if one == colour)):
            return True
    return False


def helper_within_reach(position: Position, seat: int, hand: tuple[str, ...]) -> bool:
    """Could the player have a bridge or a milestone while building this? Generously: he holds one, or one lies on a
    space so near that a chain of all the plantations of one colour could lead to it. Such a chain begins beside a
    plantation of the colour (neutral ones count, they can be joined on the way) or on a road space of a built finca."""
    useful = ("bridge",) if position.milestone_mode == "none" else ("bridge", "milestone")
    if any(tile in useful for tile in position.tiles[seat]):
        return True
    lying = [space for space, tile in position.landscape.items() if tile in useful]
    roads = [space for letter in position.built for space in position.board.roads[letter]]
    for colour in set(hand):
        number = hand.count(colour)
        same = [space for space, plant in position.plants.items() if plant.colour == colour]
        for tile in lying:
            if any(steps(tile, space) <= number for space in same):
                return True
            if any(steps(tile, space) <= number - 1 for space in roads):
                return True
    return False


def steps(one: Space, other: Space) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
