"""Scoring fincas and the end of the game: who gets how many points for what lies on the board."""

from __future__ import annotations

from .position import ROCK, Position, Space

Event = tuple[str, int, int]  # rule id, seat, points


def enclosed(position: Position, letter: str) -> bool:
    """finca.enclosed: a finca space, built or not, is no plantation, no landscape tile and no rock."""
    board = position.board
    return all(
        space in position.plants or space in position.landscape or board.kind[space] == ROCK for space in board.around[board.fincas[letter]]
    )


def counts(position: Position, letter: str) -> dict[int, int]:
    """finca.count, of those players who have a region there."""
    around = set(position.board.around[position.board.fincas[letter]])
    found = {}
    for seat in range(len(position.workers)):
        count = sum(len(region) for region in position.own_regions(seat) if region & around)
        if count:
            found[seat] = count
    return found


def with_most(count_of: dict[int, int]) -> list[int]:
    return [seat for seat in count_of if count_of[seat] == max(count_of.values())]


def finca_points(position: Position, letter: str, high: int, low: int) -> list[Event]:
    """finca.first-second, finca.tie, finca.alone"""
    count_of = counts(position, letter)
    if not count_of:
        return []  # finca.alone: if nobody has a region there, nobody scores
    most = with_most(count_of)
    if len(count_of) == 1:
        return [("finca.alone", most[0], high)]
    if len(most) > 1:
        return [("finca.tie", seat, high) for seat in most]
    second = with_most({seat: count for seat, count in count_of.items() if seat not in most})
    rule = "finca.tie" if len(second) > 1 else "finca.first-second"
    return [("finca.first-second", most[0], high)] + [(rule, seat, low) for seat in second]


def harvest_points(position: Position, space: Space, seat: int) -> Event:
    """harvest.score: 1 for a plantation, 2 for one with a well."""
    points = sum(2 if position.plants[one].well else 1 for one in position.region(space))
    return ("harvest.score", seat, points)


def end_points(position: Position, unscored: dict[str, tuple[int, int]]) -> list[Event]:
    """end.scoring"""
    events: list[Event] = []
    for letter, (_, low) in sorted(unscored.items()):
        events += [("end.scoring", seat, low) for seat in with_most(counts(position, letter))]
    for seat, tiles in enumerate(position.tiles):
        events += [harvest_points(position, min(region), seat) for region in position.own_regions(seat)]
        for tile in tiles:
            if tile.startswith("horses"):
                events.append(("horses.points", seat, int(tile.split()[1])))
            else:
                events.append(("tile.spent", seat, 1))
    return events
