"""The oracle of Carcassonne against positions whose right answers were worked out by hand from the rules."""

import pytest

from tests.oracle.carcassonne import CHANCE, OVER, Event, Oracle
from tests.oracle.carcassonne_script import begin, end_after, figures, play
from tests.oracle.carcassonne_tiles import PRINTED, copies, turned

# Setup and tiles


def test_one_to_six_play() -> None:
    for seats in range(1, 7):
        oracle = Oracle({}, seats)
        assert list(oracle.legal()) == [f"first {seat}" for seat in range(seats)]
    for seats in (0, 7):
        with pytest.raises(ValueError, match="1 to 6 seats"):
            Oracle({}, seats)


def test_one_seat_plays_on_and_wins() -> None:
    oracle = begin(seats=1)
    play(oracle, "E 0,-1 2\nmeeple city:S\nU 1,0 0")
    assert (oracle.actor, oracle.scores, oracle.meeples()) == (0, [4], [7])
    assert end_after(oracle, "meeple road:E\nU 2,0 0\nmeeple field:NL") == {("end.scoring", 0): 3, ("field.cities", 0): 3}
    assert (oracle.scores, oracle.winners) == ([10], [0])


def test_six_seats_play_in_turn() -> None:
    oracle = begin(seats=6)
    played = []
    for x in range(1, 8):
        play(oracle, f"U {x},0 0")
        played.append(oracle.actor)
        oracle.apply("skip")
    assert played == [0, 1, 2, 3, 4, 5, 0]
    assert end_after(oracle, "U 8,0 0\nskip\nU 9,0 0\nmeeple road:E") == {("end.scoring", 2): 10}
    assert (oracle.scores, oracle.winners) == ([0, 0, 10, 0, 0, 0], [2])


@pytest.mark.parametrize(("options", "tiles"), [("", 72), ("trees", 78), ("river abbot", 84), ("trees river abbot phantom", 90)])
def test_the_tiles_are_counted(options: str, tiles: int) -> None:
    oracle = begin(options)
    assert 1 + sum(oracle.stack.values()) + sum(oracle.river_stack.values()) == tiles
    assert oracle.table.tiles[0, 0].word == ("RV_A" if "river" in options else "D")
    assert oracle.stack["D"] == (4 if "river" in options else 3)


def test_gardens_exist_only_with_the_abbot() -> None:
    assert copies("base", False)["E"] == 5
    assert (copies("base", True)["E"], copies("base", True)["E*"]) == (4, 1)
    assert copies("river", True)["RV_J*"] == 1
    assert "RV_J" not in copies("river", True)


def test_a_tile_turns_clockwise() -> None:
    tile = turned("D", 1)  # city north, road east to west; now city east, road north to south
    assert tile.edges == {"N": "R", "E": "C", "S": "R", "W": "F"}
    assert set(tile.segments) == {"city:E", "road:N", "field:NL", "field:NR"}
    assert tile.segments["field:NR"].sides == ("NR", "SL")  # printed EL and WR, on the city's side
    assert tile.segments["field:NR"].cities == ("city:E",)


def test_every_half_edge_outside_cities_has_one_field() -> None:
    for word in PRINTED:
        for turns in range(4):
            tile = turned(word, turns)
            halves = [side for (kind, side) in tile.named if kind == "field"]
            assert len(halves) == len(set(halves)) == sum(2 for land in tile.edges.values() if land != "C"), word
            assert {side for kind, side in tile.named if kind == "city"} == {edge for edge in "NESW" if tile.edges[edge] == "C"}
            assert {side for kind, side in tile.named if kind == "road"} == {edge for edge in "NESW" if tile.edges[edge] == "R"}


def test_every_shared_edge_has_to_match() -> None:
    oracle = begin()
    oracle.apply("tile C")
    assert list(oracle.legal()) == ["lay 0,-1 0", "lay 0,-1 1", "lay 0,-1 2", "lay 0,-1 3"]
    oracle = begin()
    play(oracle, "U 1,0 0\nskip\nV 2,0 0\nskip")  # road from the start to the east, then south
    oracle.apply("tile U")
    assert "lay 2,1 1" in oracle.legal()
    assert "lay 2,1 0" not in oracle.legal()
    assert "lay 1,1 0" in oracle.legal()
    assert "lay 1,1 1" not in oracle.legal()


def test_what_fits_nowhere_leaves_the_game_and_the_same_seat_draws_again() -> None:
    oracle = begin()
    play(oracle, "E 0,-1 2\nskip")
    assert oracle.apply("tile C") == [Event("tile.unplaceable", -1, 0, 0, "")]
    assert (oracle.actor, oracle.seat) == (CHANCE, 1)
    assert "tile C" not in oracle.legal()


def test_the_game_ends_when_the_last_tile_fits_nowhere() -> None:
    oracle = begin()
    play(oracle, "E 0,-1 2\nmeeple field:NL")  # a farmer beside the city of the first two tiles
    oracle.stack = {"C": 1}
    assert [event[:3] for event in oracle.apply("tile C")] == [("tile.unplaceable", -1, 0), ("field.cities", 0, 3)]
    assert (oracle.actor, oracle.winners) == (OVER, [0])


# Roads and cities


@pytest.mark.parametrize(("option", "points"), [("", 4), ("small-city=2", 2)])
def test_a_city_of_two_tiles(option: str, points: int) -> None:
    oracle = begin(option)
    assert play(oracle, "E 0,-1 2\nmeeple city:S") == [Event("city.complete", 0, points, 2, "0,-1 city:S")]
    assert (oracle.scores, oracle.meeples()) == ([points, 0], [7, 7])


def test_a_loop_road_is_complete() -> None:
    oracle = begin()
    events = play(oracle, "V 0,1 0\nmeeple road:S\nV -1,1 3\nskip\nV -1,2 2\nskip\nV 0,2 1\nskip")
    assert events == [Event("road.complete", 0, 4, 4, "0,2 road:N")]


def test_a_road_that_comes_back_to_its_village_counts_the_tile_once() -> None:
    oracle = begin()
    play(oracle, "W 0,1 0")
    assert figures(oracle, "meeple road") == {"meeple road:E", "meeple road:S", "meeple road:W"}
    play(oracle, "meeple road:W\nV -1,1 3\nskip\nV -1,2 2\nskip\nV 0,2 1")
    assert figures(oracle) == {"meeple field:NL", "meeple field:NR"}
    assert oracle.apply("skip") == [Event("road.complete", 0, 4, 4, "0,2 road:N")]


RING = "I 0,1 3\nmeeple city:S\nN -1,1 2\nmeeple city:E\nN -1,2 1\nskip\nM 0,2 0"


def test_two_cities_of_one_tile_become_one_and_are_shared() -> None:
    oracle = begin()
    play(oracle, "I 0,1 3")
    assert figures(oracle, "meeple city") == {"meeple city:S", "meeple city:W"}
    oracle = begin()
    play(oracle, RING)
    assert figures(oracle) == {"meeple field:EL"}
    # Four tiles and a pennant: 4 * 2 + 2, and both players have one meeple there.
    assert oracle.apply("skip") == [Event("city.complete", seat, 10, 4, "0,2 city:N") for seat in (0, 1)]
    assert oracle.meeples() == [7, 7]


def test_the_majority_takes_all_and_everybody_goes_home() -> None:
    oracle = begin(seats=3)
    play(oracle, "I 0,1 3\nmeeple city:S\nN -1,1 2\nmeeple city:E\nU 1,0 0\nskip\nU 2,0 0\nskip")
    oracle.table.figures[(0, 1), "city:W"] = oracle.table.figures[(0, 1), "city:S"]  # a second meeple of seat 0
    oracle.home[0]["meeple"] -= 1
    events = play(oracle, "N -1,2 1\nskip\nM 0,2 0\nskip")
    assert events == [Event("city.complete", 0, 10, 4, "0,2 city:N")]
    assert oracle.meeples() == [7, 7, 7]


def test_unfinished_features_at_the_end() -> None:
    oracle = begin()
    # Seat 0: the ring without its last tile, two pennants. Seat 1: start, U, U to the east, open on both sides.
    points = end_after(oracle, "M 0,1 3\nmeeple city:S\nU 1,0 0\nmeeple road:E\nM 0,2 0\nskip\nU 2,0 0\nskip")
    assert points == {("end.scoring", 0): 2 + 2, ("end.scoring", 1): 3}


def test_a_meeple_that_comes_home_waits_for_the_next_turn() -> None:
    oracle = begin()
    oracle.home[0]["meeple"] = 1
    play(oracle, "E 0,-1 2\nmeeple city:S")  # meeple.return: placed, scored and home before the next draw
    assert (oracle.actor, oracle.meeples()) == (CHANCE, [1, 7])


# Monasteries and gardens

ROUND = ["U -1,0 0", "U 1,0 0", "E -1,1 3", "E 1,1 1", "E -1,2 3", "E 1,2 1"]


def test_a_monastery_is_complete_with_eight_neighbours() -> None:
    oracle = begin()
    play(oracle, "B 0,1 0\nmeeple monastery")
    play(oracle, "\nskip\n".join(ROUND) + "\nskip")
    assert oracle.scores == [0, 0]
    assert play(oracle, "E 0,2 2\nskip") == [Event("monastery.complete", 0, 9, 9, "0,1 monastery")]


def test_an_unfinished_monastery_counts_its_neighbours() -> None:
    oracle = begin()
    points = end_after(oracle, "B 0,1 0\nmeeple monastery\nU -1,0 0\nskip\nE -1,1 3\nskip")
    assert points == {("end.scoring", 0): 1 + 3}


def test_the_abbot_and_the_garden() -> None:
    oracle = begin("abbot")
    play(oracle, "E* 0,1 2")
    assert figures(oracle) == {"meeple city:S", "meeple field:NL", "abbot garden"}
    oracle.apply("abbot garden")
    assert (oracle.meeples(), oracle.home[0]["abbot"]) == ([7, 7], 0)
    play(oracle, "\nskip\n".join(ROUND[:3]) + "\nskip\n" + ROUND[3])
    assert "recall" in oracle.legal()
    # Centre, start, and four tiles with the one just laid.
    assert oracle.apply("recall") == [Event("abbot.recall", 0, 6, 6, "0,1 garden")]
    assert (oracle.scores, oracle.home[0]["abbot"], oracle.actor) == ([6, 0], 1, CHANCE)


def test_the_abbot_is_not_recalled_from_what_the_tile_completes() -> None:
    oracle = begin("abbot")
    play(oracle, "E* 0,1 2\nabbot garden")
    play(oracle, "\nskip\n".join(ROUND) + "\nskip")
    play(oracle, "U 2,0 0\nskip\nH 0,2 0")
    assert oracle.actor == 0
    assert "recall" not in oracle.legal()
    assert oracle.apply("skip") == [Event("garden.complete", 0, 9, 9, "0,1 garden")]
    assert oracle.home[0]["abbot"] == 1


def test_a_meeple_stands_on_a_monastery_and_only_the_abbot_in_a_garden() -> None:
    oracle = begin("abbot")
    play(oracle, "A 1,0 1")
    assert figures(oracle) == {"meeple road:W", "meeple monastery", "meeple field:NL", "abbot monastery"}
    oracle = begin("abbot")
    play(oracle, "E* 0,1 2")
    assert figures(oracle) == {"meeple city:S", "meeple field:NL", "abbot garden"}


# Fields


def test_two_fields_of_the_tile_that_meet_elsewhere_are_one() -> None:
    oracle = begin()
    play(oracle, "U 1,0 0\nmeeple field:NL\nB 1,1 0\nskip\nA 2,1 2\nskip")
    # The curve's outer field joins the farmer's with the one in the south, which its inner field touches.
    play(oracle, "V 2,0 0")
    assert figures(oracle) == {"meeple road:S"}


def test_fields_meet_round_a_stub_but_not_over_a_road_or_a_corner() -> None:
    oracle = begin()
    north, south = ((0, 0), "field:EL"), ((0, 0), "field:ER")
    play(oracle, "U 1,0 0\nskip")
    assert oracle.table.feature(north) == {north, ((1, 0), "field:NL")}
    assert oracle.table.feature(south) == {south, ((1, 0), "field:ER")}
    play(oracle, "A 2,0 1\nskip")  # the road ends at the monastery: one field all round
    assert oracle.table.feature(north) == oracle.table.feature(south)


def test_fields_are_separate_at_a_tree_as_at_a_village() -> None:
    oracle = begin("trees")
    play(oracle, "FT1 1,0 0\ntree plum\nskip")
    assert oracle.table.feature(((0, 0), "field:EL")) == {((0, 0), "field:EL"), ((1, 0), "field:EL")}
    assert oracle.table.feature(((0, 0), "field:ER")) == {((0, 0), "field:ER"), ((1, 0), "field:ER")}


THREE_FIELDS = """G 0,-1 1
meeple field:EL
E 0,-2 2
meeple field:NL
U -1,0 0
skip
U 1,0 0
meeple field:NL"""
"""A city of three tiles; seat 0 has the field in the east of its middle, seat 1 those at its two ends."""


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ("", {0: 3, 1: 6}),
        ("fields=on", {0: 3, 1: 6}),
        ("fields=once", {0: 3, 1: 3}),
        ("fields=city4", {1: 4}),
    ],
)
def test_one_city_pays_several_fields(options: str, points: dict[int, int]) -> None:
    assert end_after(begin(options), THREE_FIELDS) == {("field.cities", seat): number for seat, number in points.items()}


def test_a_tie_in_all_fields_of_a_city() -> None:
    assert end_after(begin("fields=city4"), "\n".join(THREE_FIELDS.splitlines()[:4])) == {("field.cities", 0): 4, ("field.cities", 1): 4}


def test_an_open_city_pays_no_field() -> None:
    assert end_after(begin(), "G 0,-1 1\nmeeple field:EL") == {}


def test_a_city_counts_once_for_a_field_that_touches_it_twice() -> None:
    # The field of the ring's outside touches all four of its tiles, and so the one complete city.
    oracle = begin()
    points = end_after(oracle, RING.replace("meeple city:S", "meeple field:NL").replace("meeple city:E", "skip") + "\nskip")
    assert points == {("field.cities", 0): 3}


def test_without_fields_nobody_farms() -> None:
    oracle = begin("fields=off phantom")
    play(oracle, "U 1,0 0")
    assert figures(oracle) == {"meeple road:E", "phantom road:E"}
    oracle.apply("meeple road:E")
    assert oracle.actor == CHANCE  # phantom.place: nothing else is free


def test_ties_win_together() -> None:
    oracle = begin(seats=3)
    assert end_after(oracle, "U 1,0 0\nskip") == {}
    assert oracle.winners == [0, 1, 2]


# The river


def test_the_river_begins_with_its_own_tiles_and_ends_with_the_lake() -> None:
    oracle = begin("river")
    assert oracle.legal() == {f"tile RV_{letter}": 1 for letter in "BCDEFGHIJK"}
    oracle.river_stack = dict.fromkeys(oracle.river_stack, 0) | {"RV_D": 1, "RV_L": 1}
    play(oracle, "RV_D 0,1 0\nskip")
    assert oracle.legal() == {"tile RV_L": 1}
    play(oracle, "RV_L 0,2 0\nskip")
    assert oracle.legal()["tile D"] == 4


def test_a_river_tile_goes_to_the_open_end() -> None:
    oracle = begin("river")
    oracle.apply("tile RV_J")
    assert list(oracle.legal()) == ["lay 0,1 2", "lay 0,1 3"]


def test_two_bends_in_the_same_direction() -> None:
    oracle = begin("river")
    play(oracle, "RV_J 0,1 3\nskip")  # south, then east: to the left
    oracle.apply("tile RV_G")
    assert list(oracle.legal()) == ["lay 1,1 3"]  # east, then south: to the right; north is refused
    oracle = begin("river")
    play(oracle, "RV_J 0,1 3\nskip\nRV_D 1,1 1\nskip")  # a straight tile between
    oracle.apply("tile RV_G")
    assert list(oracle.legal()) == ["lay 2,1 0", "lay 2,1 3"]


def test_the_river_does_not_run_into_a_tile() -> None:
    oracle = begin("river")
    play(oracle, "RV_J 0,1 3\nskip\nRV_D 1,1 1\nskip\nRV_G 2,1 0\nskip\nRV_F 2,0 0\nskip")
    oracle.apply("tile RV_I")
    assert list(oracle.legal()) == ["lay 2,-1 0", "lay 2,-1 1"]
    play(oracle, "lay 2,-1 1\nskip\nRV_K 1,-1 1\nskip")
    # Now it comes from the east to the square north of the spring, whose road has to go on there.
    assert oracle.apply("tile RV_E")[0].rule == "tile.unplaceable"
    oracle.apply("tile RV_H")
    assert list(oracle.legal()) == ["lay 0,-1 0"]


def test_fields_end_at_the_river_and_not_under_the_bridge() -> None:
    oracle = begin("river")
    play(oracle, "RV_K 0,1 0")  # river from north to south, a road across it
    assert figures(oracle) == {"meeple road:E", "meeple field:NL", "meeple field:NR", "meeple field:ER", "meeple field:SR"}
    # West of the river the spring's large field, which goes round the spring to its road in the north.
    assert oracle.table.feature(((0, 1), "field:NL")) == {((0, 1), "field:NL"), ((0, 0), "field:NL")}
    assert oracle.table.feature(((0, 1), "field:NR")) == {((0, 1), "field:NR"), ((0, 0), "field:ER")}
