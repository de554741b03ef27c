"""Citrus, slowly: a whole game led along by the words of its actions, and a check of a trace against it.

Written from `rules/citrus.md` and the formats alone. The names in brackets are the ids of the rules.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from .buying import Plantation, can_build_all, can_build_all_exhaustively
from .position import BUSH, OPEN, Board, Position, Space, space_name, space_named
from .scoring import Event, enclosed, end_points, finca_points, harvest_points

MARKET = 12  # market.lines
FINCAS = 15  # pieces.fincas
LOW_MARKET = 3  # buy.low-market
MOST_MONEY = 12  # money.cap
INCOME = {1: 2, 2: 4, 3: 6, 4: 7, 5: 8}  # harvest.income
COLOURS = ("le", "li", "or", "bo", "gr")
LANDSCAPE = {  # pieces.landscape
    "horses 2": 4,
    "horses 3": 4,
    "horses 4": 4,
    "money 2": 2,
    "money 3": 2,
    "cart": 4,
    "bull": 4,
    "bridge": 4,
    "milestone": 2,
}
FINCA_VALUES = {(12, 4): 5, (10, 5): 5, (8, 6): 5}  # pieces.fincas


class DrawMissingError(Exception):
    """The deal of the record does not hold a tile that has to be drawn."""


def plantation_named(word: str) -> Plantation:
    return word[:2], word.endswith("+")


def plantation_word(plantation: Plantation) -> str:
    return plantation[0] + "+" * plantation[1]


class Oracle:
    def __init__(self, first: dict[str, Any]) -> None:
        self.first = first
        self.players: int = first["players"]
        variant = first.get("variant", {})
        self.short = bool(variant.get("short"))
        self.random_start = bool(variant.get("random_start"))
        self.tight_start = bool(variant.get("tight_start"))
        self.deal = first["deal"]
        self.lines: dict[str, list[int]] = {name: list(line) for name, line in first["board"]["market"].items()}
        self.board = Board(first["board"]["grid"])
        self.position = Position(self.board, self.players, bool(variant.get("family")), variant.get("milestone", "anywhere"))

        self.money = [6] * self.players  # setup.players
        self.scores = [0] * self.players
        self.market: dict[int, Plantation] = {}
        self.values: dict[str, tuple[int, int]] = {}  # of the built fincas
        self.closed: set[str] = set()  # finca.closed
        self.sites: list[str] = []  # the open building sites

        # setup.landscape
        for name, tile in self.deal["landscape"].items():
            self.position.landscape[space_named(name)] = tile
        # setup.fincas. What the deal holds is what was drawn; how much there was to draw, the rules say.
        self.fincas_left = FINCAS
        self.fincas_drawn = 0
        for letter in self.deal["start"]:
            self.place_finca(letter)
        # setup.market. variant.short: 5 plantations of each colour leave the game.
        self.bag_left = 65 if self.short else 90
        self.bag_drawn = 0
        self.refill()
        # setup.sites: the letters of the board that hold no finca at the start.
        self.sites_left = len(self.board.fincas) - len(self.deal["start"])
        self.sites_drawn = 0
        for _ in range(3):
            self.reveal_site()

        self.player: int = self.deal["first"]
        self.phase = "main"
        self.hand: list[tuple[int, Plantation]] = []  # with the market space each came from
        self.by_cart = False
        self.refill_due = False
        self.phase_after = "done"  # where the turn goes on when the hand is empty
        self.passed = 0  # passes in the present row of passes
        self.over = False
        self.winners: list[int] = []
        self._line: dict[str, Any] | None = None

    # Draws

    def place_finca(self, letter: str) -> None:
        if self.fincas_drawn >= len(self.deal["fincas"]):
            raise DrawMissingError(f"the deal holds only {self.fincas_drawn} fincas")
        high, low = self.deal["fincas"][self.fincas_drawn]
        self.fincas_drawn += 1
        self.fincas_left -= 1
        self.position = self.position.with_finca(letter)
        self.values[letter] = (high, low)

    def reveal_site(self) -> None:
        if self.sites_left == 0:
            return  # finca.none-left: fewer sites lie open
        if self.sites_drawn >= len(self.deal["sites"]):
            raise DrawMissingError(f"the deal holds only {self.sites_drawn} building sites")
        self.sites.append(self.deal["sites"][self.sites_drawn])
        self.sites_drawn += 1
        self.sites_left -= 1

    def refill(self) -> None:
        """market.refill"""
        for number in range(1, MARKET + 1):
            if number not in self.market and self.bag_left > 0:
                if self.bag_drawn >= len(self.deal["bag"]):
                    raise DrawMissingError(f"the deal holds only {self.bag_drawn} plantations")
                self.market[number] = plantation_named(self.deal["bag"][self.bag_drawn])
                self.bag_drawn += 1
                self.bag_left -= 1

    # What is legal

    def line(self) -> dict[str, Any]:
        if self._line is None:
            self._line = {
                "player": self.player,
                "phase": self.phase,
                "legal": sorted(set(self.legal())),
                "scores": list(self.scores),
                "money": list(self.money),
                "workers": list(self.position.workers),
            }
        return dict(self._line)

    def legal(self) -> Iterator[str]:
        if self.over:
            return
        if self.phase == "site":
            for letter in self.sites:
                yield f"site {letter}"
            return
        for tile in self.position.tiles[self.player]:  # turn.tiles
            if tile.startswith("money"):
                yield tile  # tile.money: at 12 too
            if tile == "bull":
                yield from (f"bull {space_name(space)}" for space in self.bull_spaces())
            if tile == "cart" and self.phase != "place":  # tile.cart: not while plantations are unbuilt
                known: dict[tuple[str, bool], bool] = {}
                for number, (colour, _) in self.market.items():
                    key = (colour, self.finca_due_after(1))
                    if key not in known:
                        known[key] = self.can_build_taken([number])
                    if known[key]:
                        yield f"cart {number}"
        if self.phase == "main":
            main = [f"buy {name}" for name in self.lines if self.line_is_buyable(name)]
            main += self.harvests()
            yield from main or ["pass"]  # turn.pass
        elif self.phase == "place":
            builds = list(self.builds())
            yield from builds or ["return"]  # buy.return
        elif self.phase == "done":
            yield "end"

    def bull_spaces(self) -> list[Space]:
        """tile.bull"""
        return [
            space
            for space in self.board.spaces
            if self.board.kind[space] in (OPEN, BUSH) and space not in self.position.plants and space not in self.position.landscape
        ]

    def harvests(self) -> list[str]:
        """harvest.score: any one or more own regions."""
        firsts = [min(region) for region in self.position.own_regions(self.player)]
        return [
            " ".join(["harvest"] + [space_name(space) for space in some])
            for number in range(1, len(firsts) + 1)
            for some in combinations(firsts, number)
        ]

    def builds(self) -> Iterator[str]:
        for plantation in {plantation for _, plantation in self.hand}:
            for space, helpers in self.position.places(self.player, plantation[0]):
                yield " ".join(["build", plantation_word(plantation), space_name(space), *helpers])

    def finca_due_after(self, taken: int) -> bool:
        """buy.low-market, finca.none-left"""
        return len(self.market) - taken <= LOW_MARKET and self.fincas_left > 0 and bool(self.sites)

    def positions_after_taking(self, taken: int) -> list[Position]:
        """buy.all: if a new finca is due, it is enough that one open building site makes it possible."""
        if self.finca_due_after(taken):
            return [self.position.with_finca(letter) for letter in self.sites]
        return [self.position]

    def can_build_taken(self, numbers: list[int]) -> bool:
        colours = [self.market[number][0] for number in numbers]
        return any(can_build_all(position, self.player, colours) for position in self.positions_after_taking(len(numbers)))

    def line_numbers(self, name: str) -> list[int]:
        """buy.line: the market spaces of the line that hold a plantation."""
        return [number for number in self.lines[name] if number in self.market]

    def line_is_buyable(self, name: str) -> bool:
        """buy.line, buy.all"""
        numbers = self.line_numbers(name)
        return bool(numbers) and len(numbers) <= self.money[self.player] and self.can_build_taken(numbers)

    def line_is_buyable_exhaustively(self, name: str, most: float = math.inf) -> bool:
        """The same, from nothing but trying everything; raises TooManyPositionsError for more than `most` of them."""
        numbers = self.line_numbers(name)
        if not numbers or len(numbers) > self.money[self.player]:
            return False
        hand = [self.market[number] for number in numbers]
        return any(can_build_all_exhaustively(position, self.player, hand, most) for position in self.positions_after_taking(len(numbers)))

    # What an action does

    def act(self, word: str) -> list[Event]:
        if word not in self.line()["legal"]:
            raise ValueError(f"not legal for seat {self.player} in phase {self.phase}: {word}")
        self._line = None
        kind, *rest = word.split()
        events: list[Event] = getattr(self, f"act_{kind}")(rest) or []
        for _, seat, points in events:
            self.scores[seat] += points
        if self.over:  # end.winner, only now that all points are counted
            self.winners = [seat for seat in range(self.players) if self.scores[seat] == max(self.scores)]
        return [event for event in events if event[2] != 0]

    def earn(self, coins: int) -> None:
        self.money[self.player] = min(MOST_MONEY, self.money[self.player] + coins)  # money.cap

    def take(self, numbers: list[int]) -> None:
        """buy.low-market: first a new finca if one is due, then building, then the refill."""
        self.refill_due = len(self.market) - len(numbers) <= LOW_MARKET
        self.phase = "site" if self.finca_due_after(len(numbers)) else "place"
        self.hand = [(number, self.market.pop(number)) for number in sorted(numbers)]

    def act_buy(self, rest: list[str]) -> None:
        numbers = self.line_numbers(rest[0])
        self.money[self.player] -= len(numbers)  # buy.line
        self.by_cart = False
        self.phase_after = "done"
        self.take(numbers)

    def act_cart(self, rest: list[str]) -> None:
        self.position.tiles[self.player].remove("cart")  # tile.spent
        self.by_cart = True
        self.phase_after = self.phase
        self.take([int(rest[0])])

    def act_site(self, rest: list[str]) -> None:
        letter = rest[0]
        self.sites.remove(letter)
        self.place_finca(letter)  # finca.build
        self.reveal_site()  # finca.next-site
        if self.hand:
            self.phase = "place"
        else:
            self.hand_is_empty()  # turn.blocked: nothing was taken, the refill follows at once

    def act_build(self, rest: list[str]) -> None:
        plantation, space, helpers = plantation_named(rest[0]), space_named(rest[1]), tuple(rest[2:])
        # buy.return: of equal ones, the first counts as built first.
        self.hand.remove(min(item for item in self.hand if item[1] == plantation))
        self.position.build(self.player, *plantation, space, helpers)
        self.passed = 0  # turn.blocked: building breaks the row of passes
        if not self.hand:
            self.hand_is_empty()

    def act_return(self, rest: list[str]) -> list[Event]:
        """buy.return"""
        events = []
        for _, plantation in sorted(self.hand):
            free = min(number for number in range(1, MARKET + 1) if number not in self.market)
            self.market[free] = plantation
            events.append(("buy.return", self.player, -3))
            if not self.by_cart:
                self.earn(1)
        self.hand = []
        self.hand_is_empty()
        return events

    def hand_is_empty(self) -> None:
        if self.refill_due:
            self.refill()
            self.refill_due = False
        self.phase = self.phase_after

    def act_harvest(self, rest: list[str]) -> list[Event]:
        events = []
        for name in rest:
            events.append(harvest_points(self.position, space_named(name), self.player))
            for space in self.position.region(space_named(name)):  # the region becomes neutral
                self.position.plants[space] = self.position.plants[space]._replace(owner=None)
            self.position.workers[self.player] += 1
        self.earn(INCOME[self.position.workers[self.player]])  # harvest.income
        self.passed = 0  # turn.blocked
        self.phase = "done"
        return events

    def act_pass(self, rest: list[str]) -> None:
        self.passed += 1
        self.phase = "done"

    def act_money(self, rest: list[str]) -> None:
        self.position.tiles[self.player].remove(f"money {rest[0]}")
        self.earn(int(rest[0]))  # tile.money

    def act_bull(self, rest: list[str]) -> None:
        self.position.tiles[self.player].remove("bull")
        self.position.landscape[space_named(rest[0])] = "bull"  # tile.bull

    def act_end(self, rest: list[str]) -> list[Event]:
        """turn.end"""
        events = []
        for letter, (high, low) in self.unscored().items():
            if enclosed(self.position, letter):
                events += finca_points(self.position, letter, high, low)
                self.closed.add(letter)  # finca.closed
        if self.bag_left == 0 and not self.market:  # end.trigger
            return events + self.end_game()
        self.player = (self.player + 1) % self.players  # setup.first: clockwise
        self.phase = "main"
        if self.passed == self.players:  # turn.blocked
            self.passed = 0
            if self.fincas_left == 0 or not self.sites:
                return events + self.end_game()
            self.phase, self.phase_after, self.refill_due = "site", "main", True
        return events

    def unscored(self) -> dict[str, tuple[int, int]]:
        return {letter: pair for letter, pair in self.values.items() if letter not in self.closed}

    def end_game(self) -> list[Event]:
        self.over = True
        return end_points(self.position, self.unscored())

    # For checks

    def check_setup(self) -> None:
        """Setup: what was dealt can have been dealt."""
        deal, letters = self.deal, sorted(self.board.fincas)
        number = 3 if self.short or self.tight_start else 4  # setup.fincas, variant.short, variant.tight-start
        assert len(deal["start"]) == number, f"{number} fincas at the start, not {deal['start']}"
        if not self.random_start:
            assert deal["start"] == letters[:number], f"the first fincas stand on {letters[:number]}, not {deal['start']}"
        on_board = deal["start"] + deal["sites"]
        assert len(set(on_board)) == len(on_board), f"letters drawn twice: {on_board}"
        assert set(on_board) <= set(letters), f"letters not on the board: {on_board}"
        assert 0 <= deal["first"] < self.players, f"first player {deal['first']}"
        all_of_a_kind = (9, 4) if self.short else (12, 6)  # pieces.plantations, variant.short
        for word, count in Counter(deal["bag"]).items():
            most = all_of_a_kind[word.endswith("+")]
            assert word[:2] in COLOURS, f"no plantation is called {word}"
            assert count <= most, f"{count} plantations {word}, there are {most}"
        for pair, count in Counter(tuple(pair) for pair in deal["fincas"]).items():
            assert count <= FINCA_VALUES.get(pair, 0), f"{count} fincas {pair}"
        for tile, count in Counter(deal["landscape"].values()).items():
            assert count <= LANDSCAPE.get(tile, 0), f"{count} landscape tiles {tile}"
        bushes = [space_name(space) for space in self.board.spaces if self.board.kind[space] == BUSH]
        assert sorted(bushes) == sorted(deal["landscape"]), f"bushes {bushes}, tiles on {sorted(deal['landscape'])}"

    def check_position(self) -> None:
        """What must be so after every action, whatever the rules of the moment."""
        for seat in range(self.players):
            regions = self.position.own_regions(seat)
            assert self.position.workers[seat] + len(regions) == 5, f"the workers of seat {seat}: {regions}"
            for region in regions:
                owners = {self.position.plants[space].owner for space in region}
                assert owners == {seat}, f"a region of {owners}: {[space_name(space) for space in sorted(region)]}"

    def draw(self) -> str:
        market = ", ".join(f"{number} {plantation_word(self.market[number])}" for number in sorted(self.market))
        hand = " ".join(plantation_word(plantation) for _, plantation in self.hand)
        return (
            f"{self.position.draw()}\nmarket {market}; in the bag {self.bag_left}; in hand {hand or '-'}\n"
            f"fincas {self.values}, scored {sorted(self.closed)}, left {self.fincas_left}; sites {self.sites} and "
            f"{self.sites_left}; tiles {self.position.tiles}; passed {self.passed}"
        )


def verify(lines: Iterable[dict[str, Any]], events: list[list[Any]] | None = None) -> int:
    """Play a trace along and compare everything it tells. `events` are the point changes of each action, if known."""
    lines = list(lines)
    oracle = Oracle(lines[0])
    oracle.check_setup()
    plies = 0
    for told in lines[1:]:
        if "action" not in told:
            break
        mine = oracle.line()
        differences = [difference(key, mine[key], told.get(key)) for key in mine if mine[key] != told.get(key)]
        if not differences and told["action"] not in mine["legal"]:
            differences.append(f"the action {told['action']!r} is not legal")
        if differences:
            fail(oracle, plies, told, differences)
        changed = oracle.act(told["action"])
        oracle.check_position()
        if events is not None:
            theirs = sorted(tuple(event) for event in events[plies])
            if sorted(changed) != theirs:
                fail(oracle, plies, told, [f"points: oracle {sorted(changed)}, told {theirs}"])
        plies += 1
    assert plies + 2 == len(lines), f"{len(lines)} lines, but line {plies + 2} holds no action and is not the last"
    last = lines[-1]
    mine = {**oracle.line(), "over": oracle.over, "winners": oracle.winners}
    needed = ["over", "scores", "winners"] if oracle.over else ["over"]
    differences = [f"the last line has no {key!r}" for key in needed if key not in last]
    compared = [key for key in last if key in mine and (oracle.over or key != "winners")]
    differences += [difference(key, mine[key], last[key]) for key in compared if mine[key] != last[key]]
    if differences:
        fail(oracle, plies, last, differences)
    return plies


def difference(key: str, mine: Any, told: Any) -> str:
    if key == "legal" and isinstance(told, list):
        missing, extra = sorted(set(mine) - set(told)), sorted(set(told) - set(mine))
        return f"legal: missing in the trace {missing}, legal only there {extra}" + " (order)" * (not missing and not extra)
    return f"{key}: oracle {mine!r}, told {told!r}"


def fail(oracle: Oracle, ply: int, told: dict[str, Any], differences: list[str]) -> None:
    where = f"ply {ply} (seat {told.get('player')}, {told.get('phase')}, {told.get('action')!r})"
    raise AssertionError("\n".join([where, *differences, oracle.draw()]))
