"""The oracle's phantom against positions whose right answers were worked out by hand from the rules."""

from tests.oracle.carcassonne import CHANCE, Event
from tests.oracle.carcassonne_script import begin, end_after, figures, play

GARDEN = "E* 0,1 2\nabbot garden\nskip\n"
"""Seat 0's abbot stands in the garden on 0,1, and the phantom stays at home."""
TREE = "FT1 1,0 0\ntree apple\n"


def test_the_phantom_may_be_the_only_figure_and_then_none_follows() -> None:
    oracle = begin("phantom")
    play(oracle, "U 1,0 0")
    assert figures(oracle) == {f"{what} {name}" for what in ("meeple", "phantom") for name in ("road:E", "field:NL", "field:ER")}
    oracle.apply("phantom road:E")
    assert (oracle.phase, oracle.seat, oracle.home[0]) == ("draw", 1, {"meeple": 7, "abbot": 0, "phantom": 0})
    play(oracle, "U 2,0 0")
    assert figures(oracle) == {f"{what} {name}" for what in ("meeple", "phantom") for name in ("field:NL", "field:ER")}
    play(oracle, "skip\nU 3,0 0")
    assert figures(oracle) == {"meeple field:NL", "meeple field:ER"}  # seat 0's phantom is out


def test_who_skips_has_placed_all() -> None:
    oracle = begin("phantom")
    play(oracle, "U 1,0 0\nskip")
    assert (oracle.phase, oracle.seat) == ("draw", 1)


def test_the_phantom_needs_no_meeple_in_the_supply() -> None:
    oracle = begin("phantom")
    oracle.home[0]["meeple"] = 0
    play(oracle, "U 1,0 0")
    assert set(oracle.legal()) == {"skip", "phantom road:E", "phantom field:NL", "phantom field:ER"}


def test_the_phantom_follows_a_meeple_on_another_feature() -> None:
    oracle = begin("phantom")
    play(oracle, "U 1,0 0\nskip\nV 2,0 0\nmeeple road:S")
    assert set(oracle.legal()) == {"skip", "phantom field:NL", "phantom field:SR"}
    oracle.apply("phantom field:SR")
    assert (oracle.phase, oracle.home[1]) == ("draw", {"meeple": 6, "abbot": 0, "phantom": 0})


def test_the_phantom_follows_the_abbot() -> None:
    oracle = begin("abbot phantom")
    play(oracle, "A 1,0 1\nabbot monastery")
    assert set(oracle.legal()) == {"skip", "phantom road:W", "phantom field:NL"}


def test_the_phantom_stands_on_a_monastery_and_in_no_garden() -> None:
    oracle = begin("abbot phantom")
    play(oracle, "A 1,0 1")
    assert figures(oracle, "phantom") == {"phantom road:W", "phantom monastery", "phantom field:NL"}
    oracle = begin("abbot phantom")
    play(oracle, "E* 0,1 2")
    assert figures(oracle, "phantom") == {"phantom city:S", "phantom field:NL"}
    oracle.apply("meeple city:S")
    assert figures(oracle) == {"phantom field:NL"}


def test_the_phantom_follows_a_recall_and_nothing_else_does() -> None:
    oracle = begin("abbot phantom")
    play(oracle, GARDEN + "U 1,0 0\nskip\nA -1,0 3")
    # The garden, the start and the two tiles beside it.
    assert oracle.apply("recall") == [Event("abbot.recall", 0, 4, 4, "0,1 garden")]
    assert (oracle.phase, oracle.scores) == ("phantom", [4, 0])
    # The abbot is home again and may not go to the monastery in the same turn; the phantom may.
    assert set(oracle.legal()) == {"skip", "phantom road:E", "phantom monastery", "phantom field:NL"}
    oracle.apply("phantom monastery")
    assert (oracle.phase, oracle.home[0]) == ("draw", {"meeple": 7, "abbot": 1, "phantom": 0})


def test_a_recall_without_a_place_for_the_phantom_ends_the_turn() -> None:
    oracle = begin("abbot phantom fields=off")
    play(oracle, GARDEN + "U 1,0 0\nmeeple road:E\nU -1,0 0")
    assert set(oracle.legal()) == {"skip", "recall"}  # the only feature is seat 1's road
    oracle.apply("recall")
    assert (oracle.phase, oracle.seat) == ("draw", 1)


def test_the_phantom_alone_earns_its_fruit_action() -> None:
    oracle = begin("trees phantom")
    play(oracle, TREE + "phantom road:W")
    assert set(oracle.legal()) == {"skip", "harvest 1,0"}
    play(oracle, "harvest 1,0\ntoken 5")
    assert (oracle.phase, oracle.scores, oracle.tokens) == ("draw", [5, 0], [["apple"], []])


def test_after_a_recall_only_the_phantom_earns_a_fruit_action() -> None:
    oracle = begin("trees abbot phantom")
    play(oracle, GARDEN + "U -1,0 0\nskip\n" + TREE + "recall")
    assert oracle.phase == "phantom"
    names = ("city:N", "road:E", "road:W", "field:EL", "field:ER")
    assert figures(oracle) >= {f"phantom {name}" for name in names}
    play(oracle, "phantom road:W\nharvest 1,0\ntoken 3")
    assert (oracle.phase, oracle.scores, oracle.tokens) == ("draw", [4 + 3, 0], [["apple"], []])


def test_a_recall_and_no_phantom_earn_no_fruit() -> None:
    oracle = begin("trees abbot phantom")
    play(oracle, GARDEN + "U -1,0 0\nskip\n" + TREE + "recall\nskip")
    assert (oracle.phase, oracle.scores) == ("draw", [4, 0])


def test_after_a_recall_the_phantom_scores_in_the_same_turn() -> None:
    oracle = begin("abbot phantom")
    play(oracle, GARDEN + "U 1,0 0\nskip\nE 0,-1 2\nrecall")
    assert oracle.apply("phantom city:S") == [Event("city.complete", 0, 4, 2, "0,-1 city:S")]
    # The recall: the garden, the start and 1,0; the tile just laid is out of its reach.
    assert (oracle.scores, oracle.home[0]) == ([3 + 4, 0], {"meeple": 7, "abbot": 1, "phantom": 1})


def test_a_phantom_alone_counts_at_the_end() -> None:
    assert end_after(begin("phantom"), "U 1,0 0\nphantom road:E") == {("end.scoring", 0): 2}


def test_by_the_first_rules_the_phantom_only_follows_a_figure() -> None:
    oracle = begin("phantom", rules=1)
    play(oracle, "U 1,0 0")
    assert figures(oracle, "phantom") == set()
    oracle.apply("meeple road:E")
    assert set(oracle.legal()) == {"skip", "phantom field:NL", "phantom field:ER"}


def test_by_the_first_rules_a_recall_ends_the_turn() -> None:
    oracle = begin("abbot phantom", rules=1)
    play(oracle, GARDEN + "U 1,0 0\nskip\nA -1,0 3\nrecall")
    assert (oracle.actor, oracle.seat, oracle.scores) == (CHANCE, 1, [4, 0])


def test_the_phantom_counts_as_one_and_comes_home() -> None:
    oracle = begin("phantom")
    assert play(oracle, "H 0,-1 0\nmeeple city:N\nphantom city:S") == [Event("city.complete", 0, 4, 2, "0,-1 city:S")]
    assert oracle.home[0] == {"meeple": 6, "abbot": 0, "phantom": 1}


def test_a_second_segment_of_the_same_feature_is_not_another_feature() -> None:
    oracle = begin("phantom")
    play(oracle, "V 0,1 0\nskip\nV -1,1 3\nskip\nV -1,2 2\nskip")
    play(oracle, "W 0,2 1\nmeeple road:N")  # roads south, west and north: two of them are ends of the same road
    assert "phantom road:W" not in oracle.legal()
    assert "phantom road:S" in oracle.legal()
