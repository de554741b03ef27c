"""The oracle itself, on positions small enough to check by eye."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from tests.nightly import tried

from .boards import LONG, MARKET, SHORT
from .citrus import DrawMissingError, Oracle, verify
from .citrus_play import any_action, full_deal, mostly_building, random_game
from .position import Planted, space_named

# One finca space in the middle, a second one out of reach, a rock and an edge.
GRID = [
    ".......",
    ".......",
    "...A...",
    ".......",
    "......#",
    "..B....",
]


def small(
    grid: list[str] | None = None,
    players: int = 2,
    start: tuple[str, ...] = ("A",),
    sites: tuple[str, ...] = ("B",),
    landscape: dict[str, str] | None = None,
    bag: int = 90,
    **variant: Any,
) -> Oracle:
    deal = {
        "first": 0,
        "bag": ["le", "li", "or", "bo", "gr"] * (bag // 5),
        "fincas": [[10, 5]] * 15,
        "start": list(start),
        "sites": list(sites),
        "landscape": landscape or {},
    }
    board = {"grid": grid or GRID, "market": MARKET}
    return Oracle({"game": "citrus", "players": players, "variant": variant, "board": board, "deal": deal})


def put(oracle: Oracle, owner: int | None, word: str, *names: str) -> None:
    """One region of plantations, laid without asking the rules; its worker comes from the mat."""
    for name in names:
        oracle.position.plants[space_named(name)] = Planted(word[:2], word.endswith("+"), owner)
    if owner is not None:
        oracle.position.workers[owner] -= 1
    oracle.check_position()
    oracle._line = None


def give(oracle: Oracle, seat: int, *tiles: str) -> None:
    oracle.position.tiles[seat] += tiles
    oracle._line = None


def offer(oracle: Oracle, **numbers: str) -> None:
    """The whole market: offer(oracle, _1="le")."""
    oracle.market = {int(key[1:]): (word[:2], word.endswith("+")) for key, word in numbers.items()}
    oracle._line = None


def hand(oracle: Oracle, *words: str) -> None:
    """As after a purchase that leaves a full market otherwise."""
    oracle.hand = [(number, (word[:2], word.endswith("+"))) for number, word in enumerate(words, 1)]
    oracle.phase = "place"
    for number, _ in oracle.hand:
        oracle.market.pop(number, None)
    oracle._line = None


def legal(oracle: Oracle, kind: str) -> list[str]:
    return [word for word in oracle.line()["legal"] if word.split()[0] == kind]


def builds(oracle: Oracle, word: str) -> set[str]:
    """Where this one may be built: "c4", or "c4 bridge"."""
    hand(oracle, word)
    return {action.split(maxsplit=2)[2] for action in legal(oracle, "build")}


ROADS_OF_A = {"d2", "c3", "e3", "d4"}


class TestBuilding:
    def test_build_start_on_the_roads_of_built_fincas(self) -> None:
        assert builds(small(), "le") == ROADS_OF_A

    def test_build_start_needs_a_worker(self) -> None:
        oracle = small()
        oracle.position.workers[0] = 0
        assert builds(oracle, "le") == set()

    def test_build_extend(self) -> None:
        oracle = small()
        put(oracle, 0, "le", "a1", "a2")
        assert builds(oracle, "le") == ROADS_OF_A | {"b1", "b2", "a3"}
        assert builds(oracle, "li") == ROADS_OF_A

    def test_build_road_colour(self) -> None:
        oracle = small()
        put(oracle, None, "le", "d2")  # neutral ones count as well
        assert builds(oracle, "le") == set()
        assert builds(oracle, "li") == {"c3", "e3", "d4"}

    def test_build_road_colour_of_a_finca_not_built(self) -> None:
        oracle = small()
        put(oracle, None, "le", "c5")
        put(oracle, 0, "le", "e6", "e5")
        assert "d6" not in builds(oracle, "le")  # d6 and c5 are roads of B; it would extend e6
        assert "d5" in builds(oracle, "le")  # no road: it joins both, 1 against 2

    def test_variant_family_drops_build_road_colour(self) -> None:
        oracle = small(family=True)
        put(oracle, None, "le", "d2")
        assert builds(oracle, "le") == {"c3", "e3", "d4"}

    def test_build_rivals(self) -> None:
        oracle = small()
        put(oracle, 0, "le", "a1")
        put(oracle, 1, "le", "c1")
        put(oracle, 1, "le", "e4")
        assert builds(oracle, "le") == {"a2", "d2", "c3"}  # not b1, not e3 or d4 beside e4

    def test_build_join_own(self) -> None:
        oracle = small()
        put(oracle, 0, "le", "a1")
        put(oracle, 0, "le", "c1")
        put(oracle, 0, "le", "b2")
        hand(oracle, "le")
        oracle.act("build le b1")
        assert oracle.position.workers == [4, 5]
        assert oracle.phase == "done"
        oracle.check_position()

    def test_build_join_neutral_each_against_all_own_together(self) -> None:
        oracle = small()
        put(oracle, 0, "le", "a1")
        put(oracle, 0, "le", "b2")
        put(oracle, None, "le", "c1", "d1")
        assert "b1" in builds(oracle, "le")  # 2 against 1 + 1
        assert "c2" not in builds(oracle, "le")  # 2 against b2 alone
        put(oracle, None, "le", "c1", "d1", "e1")
        assert "b1" not in builds(oracle, "le")
        oracle = small()
        put(oracle, 0, "le", "a2")
        put(oracle, None, "le", "b1")
        put(oracle, None, "le", "c2")
        put(oracle, None, "le", "b3")
        hand(oracle, "le")
        oracle.act("build le b2")  # each of them has 1, never mind that they are 3
        assert oracle.position.own_regions(0) == [frozenset(map(space_named, ("a2", "b1", "b2", "b3", "c2")))]
        oracle.check_position()

    def test_build_start_not_beside_a_neutral_region_of_the_colour(self) -> None:
        oracle = small()
        put(oracle, None, "le", "d1")
        assert builds(oracle, "le") == ROADS_OF_A - {"d2"}

    def test_build_space(self) -> None:
        oracle = small(["..*....", "...#...", "...A...", ".......", ".......", "..B...."], landscape={"c1": "horses 3"})
        put(oracle, 0, "li", "c3")
        put(oracle, 1, "le", "e3")
        assert builds(oracle, "gr") == {"d4"}  # d2 is a rock
        assert builds(oracle, "li") == {"b3", "c2", "c4"}  # d3 is the finca; d4 would be a second lime on its roads
        put(oracle, 0, "bo", "b1")
        hand(oracle, "bo")
        oracle.act("build bo c1")
        assert oracle.position.tiles[0] == ["horses 3"]  # build.take
        assert oracle.position.landscape == {}


class TestHelpers:
    def test_tile_bridge_on_a_rock(self) -> None:
        oracle = small()
        put(oracle, 0, "le", "g4")
        assert "g5" not in builds(oracle, "le")
        give(oracle, 0, "bridge")
        places = builds(oracle, "le")
        assert "g5 bridge" in places
        assert "f4" in places
        assert "f4 bridge" not in places  # only where it is needed
        oracle.act("build le g5 bridge")
        assert oracle.position.tiles[0] == []

    def test_tile_bridge_over_neutral(self) -> None:
        oracle = small()
        give(oracle, 0, "bridge")
        put(oracle, 0, "le", "a1")
        put(oracle, None, "li", "a2")  # another colour
        put(oracle, None, "le", "d2")  # the same colour, alone: covering it frees the roads of A for lemon
        put(oracle, 1, "li", "b1")  # not neutral
        assert builds(oracle, "le") == {"a2 bridge", "d2 bridge"}
        put(oracle, None, "le", "d1")
        assert builds(oracle, "le") == {"a2 bridge"}  # now the same colour, of two

    def test_tile_bridge_cuts_a_neutral_region(self) -> None:
        oracle = small()
        give(oracle, 0, "bridge")
        put(oracle, 0, "le", "a1")
        put(oracle, None, "le", "b2", "c2", "d2")
        put(oracle, 0, "bo", "c1")
        assert "b1" not in builds(oracle, "le")  # 3 against 1
        hand(oracle, "bo", "le")
        oracle.act("build bo c2 bridge")
        assert "build le b1" in oracle.line()["legal"]
        oracle.act("build le b1")
        assert oracle.position.own_regions(0)[0] == frozenset(map(space_named, ("a1", "b1", "b2")))
        assert oracle.position.plants[space_named("d2")].owner is None

    def test_tile_milestone_anywhere(self) -> None:
        oracle = small()
        give(oracle, 0, "milestone")
        put(oracle, 0, "le", "a1")
        put(oracle, 1, "le", "g1")
        put(oracle, None, "le", "a6")
        places = builds(oracle, "le")
        assert {"a2", "b1"} | ROADS_OF_A <= places  # without it where it is not needed
        assert not {"a2 milestone", "d2 milestone"} & places
        assert "c4 milestone" in places
        assert "c5 milestone" in places  # a road, but of B, which is not built
        assert not {"f1 milestone", "g2 milestone"} & places  # build.rivals
        assert not {"a5 milestone", "b6 milestone"} & places  # last sentence of build.join-neutral
        assert "g5 milestone" not in places  # a rock
        give(oracle, 0, "bridge")
        assert "g5 bridge milestone" in builds(oracle, "le")  # tile.combine
        oracle.act("build le g5 bridge milestone")
        assert oracle.position.tiles[0] == []
        assert oracle.position.workers[0] == 3

    def test_tile_milestone_anywhere_keeps_build_road_colour(self) -> None:
        oracle = small()
        give(oracle, 0, "milestone")
        put(oracle, None, "le", "d2")
        put(oracle, None, "le", "c5")
        places = builds(oracle, "le")
        assert not {place.split()[0] for place in places} & (ROADS_OF_A | {"d6", "b6"})
        oracle.position.workers[0] = 0
        assert builds(oracle, "le") == set()

    def test_tile_milestone_recolour(self) -> None:
        oracle = small(milestone="recolour")
        give(oracle, 0, "milestone")
        put(oracle, None, "le", "d2")
        assert builds(oracle, "le") == {"c3 milestone", "e3 milestone", "d4 milestone"}
        assert builds(oracle, "li") == {"c3", "e3", "d4"}
        give(oracle, 0, "bridge")
        assert "d2 bridge" in builds(oracle, "le")

    def test_tile_milestone_none(self) -> None:
        oracle = small(milestone="none")
        give(oracle, 0, "milestone")
        assert builds(oracle, "le") == ROADS_OF_A


class TestBuying:
    def test_buy_line_costs(self) -> None:
        oracle = small()
        put(oracle, 0, "le", "a1")
        offer(oracle, _4="le", _5="le", _7="le", _9="li", _10="or", _12="bo")
        assert legal(oracle, "buy")
        oracle.money[0] = 2
        oracle._line = None
        assert "buy r2" not in oracle.line()["legal"]
        oracle.money[0] = 3
        oracle._line = None
        oracle.act("buy r2")
        assert oracle.money == [0, 6]
        assert oracle.phase == "site"  # buy.low-market: three are left

    def test_buy_all_needs_a_way_for_all(self) -> None:
        oracle = small()
        put(oracle, None, "le", "d2")
        offer(oracle, _1="le", _2="li", _4="or", _5="gr", _6="gr", _8="or", _11="or", _12="li")
        assert not oracle.line_is_buyable("r1")  # the lemon has no place
        assert oracle.line_is_buyable("r2")  # the second grapefruit extends the first
        give(oracle, 0, "bridge")
        assert oracle.line_is_buyable("r1")  # over the lone neutral lemon

    def test_buy_all_counts_helpers_collected_on_the_way(self) -> None:
        grid = ["...*...", ".......", "...A...", ".......", "......#", "..B...."]
        for tile, buyable in (("bridge", True), ("milestone", True), ("bull", False)):
            oracle = small(grid, landscape={"d1": tile})
            put(oracle, 0, "li", "c1")
            put(oracle, None, "le", "d2")
            offer(oracle, _1="le", _2="li", _4="or", _5="gr", _6="gr", _8="or", _11="or", _12="li")
            assert oracle.line_is_buyable("r1") is buyable
            assert oracle.line_is_buyable_exhaustively("r1") is buyable

    def test_buy_all_with_workers_from_joining(self) -> None:
        oracle = small()
        put(oracle, 0, "le", "a1")
        put(oracle, 0, "le", "c1")
        oracle.position.workers[0] = 0
        for name in ("a6", "g1", "g3"):
            oracle.position.plants[space_named(name)] = Planted("gr", False, 0)
        oracle.check_position()
        offer(oracle, _1="or", _2="le", _4="or", _5="li", _8="gr", _11="gr", _12="gr")
        assert oracle.line_is_buyable("r1")  # the lemon on b1 gives the worker for the orange
        assert oracle.line_is_buyable_exhaustively("r1")
        assert not oracle.line_is_buyable("r2")  # an orange and a lime, and no worker
        assert not oracle.line_is_buyable_exhaustively("r2")

    def test_buy_all_with_a_new_finca_and_buy_return(self) -> None:
        grid = ["A......", ".......", "...B...", ".......", "......C", "......."]
        oracle = small(grid, start=("A",), sites=("B", "C"))
        put(oracle, 1, "le", "b1")
        put(oracle, 1, "li", "a2")
        put(oracle, 1, "gr", "g4")
        put(oracle, 1, "bo", "g6")
        put(oracle, 1, "gr", "e5")  # beside f5, so that C has no place for grapefruit
        offer(oracle, _1="gr", _2="gr", _4="or+", _5="or", _8="or")
        oracle.market.pop(5)
        assert oracle.line_is_buyable("r1")  # with B
        assert oracle.line_is_buyable_exhaustively("r1")
        oracle.act("buy r1")
        assert oracle.money == [4, 6]
        assert oracle.line()["legal"] == ["site B", "site C"]
        bag = oracle.bag_left
        oracle.act("site C")
        assert oracle.line()["legal"] == ["return"]
        assert sorted(oracle.act("return")) == [("buy.return", 0, -3)] * 2
        assert oracle.scores == [-6, 0]
        assert oracle.money == [6, 6]
        assert oracle.market[1] == oracle.market[2] == ("gr", False)
        assert len(oracle.market) == 12  # the refill was due all the same
        assert oracle.bag_left == bag - 8
        assert oracle.phase == "done"

    def test_buy_return_in_the_order_of_the_market_spaces(self) -> None:
        oracle = small()
        oracle.position.workers[0] = 0
        oracle.market = {3: ("bo", False)}
        oracle.hand = [(9, ("le", False)), (2, ("li", False)), (10, ("li", False))]
        oracle.phase = "place"
        oracle.act("return")
        assert oracle.market == {1: ("li", False), 2: ("le", False), 3: ("bo", False), 4: ("li", False)}
        assert oracle.money == [9, 6]

    def test_cart(self) -> None:
        oracle = small()
        give(oracle, 0, "cart", "money 3")
        offer(oracle, _2="le", _4="li", _9="gr")
        assert legal(oracle, "cart") == ["cart 2", "cart 4", "cart 9"]
        oracle.act("cart 2")
        assert oracle.money == [6, 6]
        oracle.act("site B")
        assert "money 3" in oracle.line()["legal"]
        oracle.act("build le d2")
        assert oracle.phase == "main"  # and the main action is still to come
        assert len(oracle.market) == 12
        assert oracle.sites == []
        assert oracle.position.tiles[0] == ["money 3"]

    def test_cart_returned_gives_no_coin(self) -> None:
        grid = ["A......", ".......", "...B...", ".......", "......C", "......."]
        oracle = small(grid, start=("A",), sites=("B", "C"))
        put(oracle, 1, "le", "b1", "b2", "a2")
        for name in ("g4", "f5", "g6"):
            put(oracle, None, "bo", name)
        give(oracle, 0, "cart")
        offer(oracle, _12="or", _3="or")
        oracle.act("cart 12")
        oracle.act("site C")
        assert oracle.act("return") == [("buy.return", 0, -3)]
        assert oracle.money == [6, 6]
        assert oracle.market[1] == ("or", False)
        assert oracle.phase == "main"

    def test_market_refill_needs_the_draws(self) -> None:
        oracle = small(bag=15)
        give(oracle, 0, "cart")
        offer(oracle, _2="le", _4="li", _9="gr")
        oracle.act("cart 2")
        oracle.act("site B")
        with pytest.raises(DrawMissingError):
            oracle.act("build le d2")


class TestTurn:
    def test_harvest(self) -> None:
        oracle = small()
        put(oracle, 0, "le", "a1", "b1", "c1")
        put(oracle, 0, "li+", "a2")
        assert legal(oracle, "harvest") == ["harvest a1", "harvest a1 a2", "harvest a2"]
        oracle.money[0] = 5
        assert sorted(oracle.act("harvest a1 a2")) == [("harvest.score", 0, 2), ("harvest.score", 0, 3)]
        assert oracle.scores == [5, 0]
        assert oracle.money == [12, 6]  # 8, and money.cap
        assert oracle.position.workers == [5, 5]
        assert oracle.line()["legal"] == ["end"]
        assert oracle.position.own_regions(0) == []

    def test_bull_and_money(self) -> None:
        oracle = small(["*......", ".......", "...A...", ".......", "......#", "..B...."], landscape={"a1": "bridge"})
        give(oracle, 0, "bull", "money 2")
        put(oracle, 1, "le", "b1")
        bulls = legal(oracle, "bull")
        assert len(bulls) == 42 - 5  # two finca spaces, the rock, the bush with its tile, the plantation
        oracle.money[0] = 11
        oracle.act("bull d2")
        oracle.act("money 2")
        assert oracle.money[0] == 12
        hand(oracle, "le")
        oracle.act("build le d2")
        assert oracle.position.tiles[0] == ["bull"]  # build.take

    def test_turn_pass_and_turn_blocked(self) -> None:
        oracle = small(players=2)
        oracle.money = [0, 0]
        for _ in range(2):
            assert oracle.line()["legal"] == ["pass"]
            oracle.act("pass")
            oracle.act("end")
        assert oracle.player == 0
        assert oracle.line()["legal"] == ["site B"]
        offer(oracle, _1="le")
        oracle.act("site B")
        assert len(oracle.market) == 12
        assert oracle.line()["legal"] == ["pass"]
        oracle.act("pass")
        oracle.act("end")
        assert not oracle.over
        oracle.act("pass")
        oracle.act("end")  # no site is left: end.scoring
        assert oracle.over
        assert oracle.winners == [0, 1]
        assert oracle.line()["legal"] == []

    def test_turn_blocked_is_broken_by_a_cart(self) -> None:
        oracle = small(players=2)
        oracle.money = [0, 0]
        give(oracle, 1, "cart")
        oracle.act("pass")
        oracle.act("end")
        oracle.act("pass")
        oracle.act("cart 1")
        oracle.act("build le d2")
        oracle.act("end")
        assert oracle.phase == "main"
        oracle.act("pass")
        oracle.act("end")
        assert oracle.phase == "main"

    def test_end_trigger_and_end_scoring(self) -> None:
        oracle = small(players=2, sites=("B",))
        oracle.bag_left = 0
        oracle.fincas_left = 0
        put(oracle, 1, "li", "c3", "c4")
        give(oracle, 0, "horses 4", "bridge", "money 2")
        offer(oracle, _3="le+")
        oracle.act("buy r1")
        oracle.act("build le+ d2")
        events = oracle.act("end")
        assert sorted(events) == [
            ("end.scoring", 1, 5),
            ("harvest.score", 0, 2),
            ("harvest.score", 1, 2),
            ("horses.points", 0, 4),
            ("tile.spent", 0, 1),
            ("tile.spent", 0, 1),
        ]
        assert oracle.scores == [8, 7]
        assert oracle.over
        assert oracle.winners == [0]


class TestFincas:
    def enclosed(self, players: int, *regions: tuple[int | None, str, tuple[str, ...]]) -> Oracle:
        """Finca A with these regions, all other neighbours full of neutral ones."""
        oracle = small(players=players)
        for owner, word, names in regions:
            put(oracle, owner, word, *names)
        for name in ("c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4"):
            if space_named(name) not in oracle.position.plants:
                put(oracle, None, "xx", name)
        oracle.phase = "done"
        oracle._line = None
        return oracle

    def test_the_example_of_the_rules(self) -> None:
        oracle = self.enclosed(
            4,
            (0, "li", ("c2", "b2", "a2", "a3", "a4")),
            (1, "li", ("e2", "f2")),
            (1, "or", ("d2", "d1", "e1")),
            (2, "or", ("e4", "f4", "f5")),
            (3, "le", ("c4", "b4", "b5", "b6")),
            (3, "gr", ("d4", "d5", "e5")),
        )
        events = oracle.act("end")
        assert sorted(events) == [("finca.first-second", 3, 10), ("finca.tie", 0, 5), ("finca.tie", 1, 5)]
        assert oracle.scores == [5, 5, 0, 10]
        assert oracle.closed == {"A"}
        oracle.phase = "done"
        oracle._line = None
        assert oracle.act("end") == []  # finca.closed

    def test_finca_first_second(self) -> None:
        oracle = self.enclosed(3, (0, "li", ("c2", "b2")), (1, "le", ("e2",)))
        assert sorted(oracle.act("end")) == [("finca.first-second", 0, 10), ("finca.first-second", 1, 5)]

    def test_finca_tie_for_most(self) -> None:
        oracle = self.enclosed(3, (0, "li", ("c2", "b2")), (1, "le", ("e2", "e1")), (2, "gr", ("d4",)))
        assert sorted(oracle.act("end")) == [("finca.tie", 0, 10), ("finca.tie", 1, 10)]

    def test_finca_alone_and_nobody(self) -> None:
        oracle = self.enclosed(3, (1, "li", ("c2", "b2")))
        assert oracle.act("end") == [("finca.alone", 1, 10)]
        oracle = self.enclosed(3)
        assert oracle.act("end") == []
        assert oracle.closed == {"A"}

    def test_finca_count_each_region_once(self) -> None:
        oracle = self.enclosed(2, (0, "li", ("c2", "b2", "b3", "b4", "c4")), (1, "gr", ("e2", "e1", "f1", "f2", "g2", "g1")))
        assert sorted(oracle.act("end")) == [("finca.first-second", 0, 5), ("finca.first-second", 1, 10)]

    def test_finca_enclosed_by_tiles_and_rocks(self) -> None:
        grid = ["..*A#..", "..*#*..", ".......", ".......", ".......", "..B...."]
        oracle = small(grid, landscape={"c1": "cart", "c2": "bull", "e2": "cart"})
        put(oracle, 0, "le", "a1")
        oracle.phase = "done"
        oracle.act("end")  # 5 neighbours on the edge
        assert oracle.closed == {"A"}
        oracle = small(grid, landscape={"c1": "cart", "c2": "bull"})
        oracle.phase = "done"
        oracle.act("end")
        assert oracle.closed == set()


VARIANTS: list[dict[str, Any]] = [
    {},
    {"family": True},
    {"milestone": "recolour"},
    {"milestone": "none", "tight_start": True},
    {"short": True},
    {"short": True, "random_start": True, "family": True},
    {"random_start": True, "tight_start": True},
]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: " ".join(variant) or "plain")
@pytest.mark.parametrize("choose", [any_action, mostly_building])
def test_random_games_end_and_verify(variant: dict[str, Any], choose: Any) -> None:
    board = SHORT if variant.get("short") else LONG
    for players in tried((2, 3, 4, 5), (2 + VARIANTS.index(variant) % 4,)):
        events: list[Any] = []
        lines = random_game(players, players, variant, board, choose, events)
        assert verify(lines, events) == len(lines) - 2
        for seat in range(players):
            points = sum(event[2] for changes in events for event in changes if event[1] == seat)
            assert points == lines[-1]["scores"][seat]


def test_verify_of_a_part_and_of_a_wrong_trace() -> None:
    lines = random_game(7, 3, {}, LONG, mostly_building)
    assert verify([*lines[:40], {"over": False}]) == 39
    for spoil in (
        lambda line: line["legal"].pop(),
        lambda line: line.update(player=(line["player"] + 1) % 3),
        lambda line: line["money"].reverse() or line["money"].append(0),
        lambda line: line.update(phase="end"),
        lambda line: line.update(action="fly a1"),
    ):
        wrong = copy.deepcopy(lines)
        spoil(wrong[20])
        with pytest.raises(AssertionError, match="ply 19"):
            verify(wrong)
    wrong = copy.deepcopy(lines)
    wrong[-1]["scores"][0] += 1
    with pytest.raises(AssertionError, match="scores"):
        verify(wrong)


@pytest.mark.parametrize("seed", range(3))
def test_buy_all_with_and_without_the_arguments(seed: int) -> None:
    """The refusals by argument are those of trying everything."""
    random = Random(seed)
    variant = {"short": True, "milestone": ["anywhere", "recolour", "none"][seed]}
    deal = full_deal(random, 2, variant, SHORT)
    oracle = Oracle({"game": "citrus", "players": 2, "variant": variant, "board": SHORT, "deal": deal})
    while not oracle.over and oracle.bag_left > 25:
        if oracle.phase == "main":
            for name in oracle.lines:
                if len(oracle.line_numbers(name)) <= 3:
                    assert oracle.line_is_buyable(name) == oracle.line_is_buyable_exhaustively(name), oracle.draw()
        oracle.act(mostly_building(random, oracle.line()["legal"]))
