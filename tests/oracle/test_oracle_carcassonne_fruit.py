"""The oracle's trees and fruits against positions whose right answers were worked out by hand from the rules."""

import pytest

from tests.oracle.carcassonne import Event
from tests.oracle.carcassonne_script import begin, end_after, figures, play

NEAR_TREE = "FT1 1,0 0\ntree apple\n"


def test_a_tree_gets_one_of_the_stacks_left() -> None:
    oracle = begin("trees")
    play(oracle, "FT1 1,0 0")
    assert list(oracle.legal()) == ["tree quince", "tree apple", "tree apricot", "tree cherry", "tree plum", "tree elder"]
    play(oracle, "tree apple\nskip\nFT3 0,-1 2")
    assert "tree apple" not in oracle.legal()
    assert len(oracle.legal()) == 5


def test_harvesting() -> None:
    oracle = begin("trees")
    play(oracle, NEAR_TREE + "meeple road:W")
    assert list(oracle.legal()) == ["skip", "harvest 1,0"]
    oracle.apply("harvest 1,0")
    assert oracle.legal() == {f"token {value}": 1 for value in (2, 3, 4, 5)}
    assert oracle.apply("token 4") == [Event("fruit.harvest", 0, 4, 1, "1,0")]
    assert (oracle.scores, oracle.tokens, oracle.seat) == ([4, 0], [["apple"], []], 1)
    play(oracle, "U 0,1 0\nmeeple road:E\nharvest 1,0")  # from the corner
    assert list(oracle.legal()) == ["token 2", "token 3", "token 5"]


def test_no_figure_no_fruit_and_none_out_of_reach() -> None:
    oracle = begin("trees")
    play(oracle, NEAR_TREE + "skip")
    assert oracle.phase == "draw"
    play(oracle, "U -1,0 0\nmeeple road:E")
    assert oracle.phase == "draw"


def test_an_empty_tree_gives_nothing_but_sells() -> None:
    oracle = begin("trees")
    play(oracle, NEAR_TREE + "skip")
    oracle.values_left[1, 0] = []
    oracle.tokens[0] = ["plum"]
    play(oracle, "U 0,1 0\nmeeple road:E")
    assert oracle.phase == "draw"  # seat 1 has nothing to sell
    play(oracle, "U 1,1 0\nmeeple field:NL")
    assert list(oracle.legal()) == ["skip", "sell plum"]
    assert oracle.apply("sell plum")[0] == Event("fruit.sell", 0, 3, 1, "")
    assert oracle.tokens[0] == []


def test_sales_are_of_different_kinds_in_their_order() -> None:
    oracle = begin("trees")
    oracle.tokens[0] = ["plum", "apple", "apple", "elder", "quince", "cherry"]
    play(oracle, NEAR_TREE + "meeple road:W")
    sales = [words for words in oracle.legal() if words.startswith("sell")]
    assert len(sales) == 5 + 10 + 10 + 5  # sets of one to four of five kinds
    assert "sell quince apple plum elder" in sales
    assert oracle.apply("sell quince apple plum elder")[0][:3] == ("fruit.sell", 0, 15)
    assert sorted(oracle.tokens[0]) == ["apple", "cherry"]
    assert oracle.values_left[1, 0] == [2, 3, 4, 5]


@pytest.mark.parametrize(("kinds", "points"), [("apple", 3), ("apple plum", 6), ("apple cherry plum", 10)])
def test_prices(kinds: str, points: int) -> None:
    oracle = begin("trees")
    oracle.tokens[0] = ["plum", "apple", "cherry"]
    assert play(oracle, NEAR_TREE + f"meeple road:W\nsell {kinds}")[0][:3] == ("fruit.sell", 0, points)


TWO_TREES = NEAR_TREE + "skip\nFT3 0,-1 3\ntree plum\nskip\nU 0,1 0\nskip\nU 1,1 0\nskip"
"""Trees on 1,0 and 0,-1; the square 1,-1 touches both."""


def test_several_trees_one_action() -> None:
    oracle = begin("trees")
    play(oracle, TWO_TREES + "\nE 1,-1 2\nmeeple field:NL")
    assert list(oracle.legal()) == ["skip", "harvest 0,-1", "harvest 1,0"]
    play(oracle, "harvest 0,-1\ntoken 2")
    assert oracle.phase == "draw"


def test_several_trees_an_action_each() -> None:
    oracle = begin("trees fruit-actions=per_tree")
    play(oracle, TWO_TREES + "\nE 1,-1 2\nmeeple field:NL\nharvest 0,-1\ntoken 2")
    assert list(oracle.legal()) == ["skip", "harvest 1,0", "sell plum"]
    play(oracle, "sell plum")
    assert oracle.phase == "draw"
    oracle = begin("trees fruit-actions=per_tree")
    play(oracle, TWO_TREES + "\nE 1,-1 2\nmeeple field:NL\nharvest 0,-1\ntoken 2\nskip")
    assert oracle.phase == "draw"


def test_meeple_and_phantom_harvest_both() -> None:
    oracle = begin("trees phantom")
    play(oracle, NEAR_TREE + "meeple road:W\nharvest 1,0\ntoken 2")
    assert figures(oracle) == {"phantom city:N", "phantom road:E", "phantom field:EL", "phantom field:ER"}
    play(oracle, "phantom road:E\nharvest 1,0\ntoken 3")
    assert (oracle.scores, oracle.phase, oracle.home[0]) == ([5, 0], "draw", {"meeple": 6, "abbot": 0, "phantom": 0})


def test_a_recalled_abbot_earns_no_fruit() -> None:
    oracle = begin("trees abbot")
    play(oracle, "E* 0,1 2\nabbot garden\nU -1,0 0\nskip\n" + NEAR_TREE)
    assert oracle.apply("recall")[0][:3] == ("abbot.recall", 0, 1 + 3)
    assert oracle.phase == "draw"


def test_a_road_ends_at_the_tree() -> None:
    oracle = begin("trees")
    play(oracle, "A -1,0 3\nmeeple road:E\n" + NEAR_TREE)
    assert "meeple road:W" not in oracle.legal()
    assert oracle.apply("skip") == [Event("road.complete", 0, 3, 3, "1,0 road:W")]


def test_tokens_at_the_end() -> None:
    oracle = begin("trees")
    oracle.tokens = [["apple", "apple"], ["plum"]]
    assert end_after(oracle, "U 1,0 0\nskip") == {("fruit.end", 0): 2, ("fruit.end", 1): 1}
    assert (oracle.scores, oracle.winners) == ([2, 1], [0])
