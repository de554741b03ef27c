"""Whole random games of the oracle of Carcassonne alone: what must hold in every one of them."""

from itertools import combinations

import pytest

from tests.oracle.carcassonne import NEWEST, SEATS_MOST, Event, Oracle
from tests.oracle.carcassonne_play import POLICIES, variants, whole_game
from tests.oracle.carcassonne_table import Table
from tests.oracle.carcassonne_tiles import EDGES, FACING

GAMES = 60


def check_table(table: Table) -> None:
    features = table.features_with_figures()
    for (_, one), (_, other) in combinations(features, 2):
        assert one.isdisjoint(other)
    for place, feature in features:
        assert not table.complete(feature), place
        assert table.feature(max(feature)) == feature
    for (x, y), tile in table.tiles.items():
        for edge, (dx, dy) in zip(EDGES, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
            if other := table.tiles.get((x + dx, y + dy)):
                assert tile.edges[edge] == other.edges[FACING[edge]]


def check_figures(oracle: Oracle) -> None:
    for seat in range(oracle.seats):
        standing = [figure.what for figure in oracle.table.figures.values() if figure.seat == seat]
        for what, number in (("meeple", 7), ("abbot", oracle.abbot), ("phantom", oracle.phantom)):
            assert oracle.home[seat][what] + standing.count(what) == number


@pytest.mark.parametrize("number", range(GAMES))
def test_a_whole_game(number: int) -> None:
    every = variants()
    options, seats = every[(number * 101) % len(every)], 1 + number % SEATS_MOST
    oracle = Oracle(options, seats, NEWEST - number // 7 % NEWEST)
    all_words: list[str] = []
    events: list[Event] = []
    for words, fired in whole_game(oracle, POLICIES[number % len(POLICIES)], number):
        all_words.append(words)
        events += fired
        check_figures(oracle)
        if oracle.phase == "draw":
            check_table(oracle.table)
    tiles = 72 + 6 * oracle.trees + 12 * oracle.river
    assert len(oracle.table.tiles) + sum(event.rule == "tile.unplaceable" for event in events) == tiles
    assert sum(words.startswith("tile") for words in all_words) == tiles - 1
    assert oracle.scores == [sum(event.points for event in events if event.seat == seat) for seat in range(seats)]
    harvested = sum(words.startswith("harvest") for words in all_words)
    sold = sum(len(words.split(" ")) - 1 for words in all_words if words.startswith("sell"))
    assert harvested - sold == sum(map(len, oracle.tokens))
    assert harvested + sum(map(len, oracle.values_left.values())) == 4 * len(oracle.values_left)
