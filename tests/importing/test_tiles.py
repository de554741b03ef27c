"""Every tile that is read shows on our table what it shows on theirs."""

import pytest

from hesperides.games.carcassonne.tiles import EDGES, HALF_EDGES, RIVER
from hesperides.importing.facts import tile_of
from hesperides.importing.tiles import NAMES, Kind, kinds_of
from tests.importing.tile_facts import OLDER_PRINTING, facts

FACTS = facts()


def turned(places: str | tuple[str, ...], order: str | tuple[str, ...], turns: int) -> list[str]:
    return [order[(order.index(place) + turns * len(order) // 4) % len(order)] for place in places]


def shown(kind: Kind) -> frozenset[tuple[str, ...]]:
    """What our tile shows, turned as it must be, in the words of the facts. A field touches a city that has one of its edges."""
    tile, found = tile_of(kind), set()
    for city in tile.cities:
        found.add(("c", *sorted(turned(city.edges, EDGES, kind.turns) + ["+"] * city.pennants), "~"))
    for road in tile.roads:
        found.add(("r", *sorted(turned(road.edges, EDGES, kind.turns)), "~"))
    for field in tile.fields:
        cities = [city for number, city in enumerate(tile.cities) if number in field.cities]
        first = [min(turned(city.edges, EDGES, kind.turns), key=EDGES.index) for city in cities]
        found.add(("f", *sorted(turned(field.half_edges, HALF_EDGES, kind.turns)), "~", *sorted(first)))
    river = turned([edge for edge, letter in zip(EDGES, tile.edges, strict=True) if letter == RIVER], EDGES, kind.turns)
    found |= {("i", *sorted(river), "~")} if river else set()
    found |= {("m", "~")} if tile.monastery else set()
    return frozenset(found | ({("g", "~")} if kind.tile.endswith("*") else set()))


def test_the_facts_are_of_the_tiles_that_are_read() -> None:
    assert FACTS.keys() == set(NAMES)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in OLDER_PRINTING])
def test_our_tile_shows_the_same(name: str) -> None:
    garden = ("g", "~")
    first, *others = kinds_of(name, abbot=True)
    assert shown(first) == FACTS[name]
    for kind in others:
        assert shown(kind) - {garden} == FACTS[name] - {garden}
    for kind in kinds_of(name, abbot=False):
        assert shown(kind) == FACTS[name] - {garden}


@pytest.mark.parametrize("name", sorted(OLDER_PRINTING))
def test_spring_and_lake_agree_in_the_river(name: str) -> None:
    (kind,) = kinds_of(name, abbot=True)
    river = {thing for thing in FACTS[name] if thing[0] == "i"}
    assert {thing for thing in shown(kind) if thing[0] == "i"} == river


def test_an_unknown_tile_is_none_of_ours() -> None:
    assert kinds_of("AM/A", abbot=True) == []
