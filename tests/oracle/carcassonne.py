"""Carcassonne with The Fruit-Bearing Trees, slowly: a whole game led along by the words of its draws and actions.

Written from `rules/carcassonne.md` and the formats alone; of the program it takes nothing. The names in brackets are the ids of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from .carcassonne_scoring import COMPLETED, Event, amount, completed_points, end_events, unfinished_points
from .carcassonne_table import Figure, Place, Square, Table, around, place_word, square_word
from .carcassonne_tiles import FRUITS, LAKE, SPRING, VALUES, copies, turned

CHANCE, OVER = -1, -2
NEWEST = 2
"""The version of the rules. By rules 1 a phantom only follows a meeple or an abbot; by rules 2 it also stands alone or follows a recall."""
MEEPLES = 7
SEATS_MOST = 6
"""[setup.players]"""
SALE = {1: 3, 2: 6, 3: 10, 4: 15}
"""[fruit.sell]"""

UNPLACEABLE = Event("tile.unplaceable", -1, 0, 0, "")


class Oracle:
    """One game under its options, by the rules of a version. Raises ValueError for a number of seats or a version there is not."""

    def __init__(self, options: Mapping[str, str], seats: int, rules: int = NEWEST) -> None:
        if not 1 <= seats <= SEATS_MOST or not 1 <= rules <= NEWEST:
            raise ValueError(f"{seats} seats by rules {rules}; 1 to {SEATS_MOST} seats play by rules 1 to {NEWEST}")
        self.seats, self.rules = seats, rules
        self.trees, self.abbot = "trees" in options, "abbot" in options
        self.river, self.phantom = "river" in options, "phantom" in options
        self.fields = options.get("fields", "on")
        self.small_city = int(options.get("small-city", "4"))
        self.per_tree = options.get("fruit-actions", "one") == "per_tree"

        self.scores = [0] * seats
        self.home = [{"meeple": MEEPLES, "abbot": int(self.abbot), "phantom": int(self.phantom)} for _ in range(seats)]
        self.table = Table()
        # setup.tiles, fruit.pieces, river.stack
        self.stack = copies("base", self.abbot) | (copies("fruit_trees", self.abbot) if self.trees else {})
        self.river_stack = copies("river", self.abbot) if self.river else {}
        start = SPRING if self.river else "D"
        (self.river_stack if self.river else self.stack)[start] -= 1
        self.table.tiles[0, 0] = turned(start, 0)
        # fruit.pieces
        self.fruit_stacks = set(FRUITS)
        self.tree_kind: dict[Square, str] = {}
        self.values_left: dict[Square, list[int]] = {}
        self.tokens: list[list[str]] = [[] for _ in range(seats)]

        self.phase = "first"
        self.seat = 0
        self.drawn = ""
        self.lays: list[tuple[Square, int]] = []
        self.laid: Square = (0, 0)
        self.actions_left = 0
        self.harvested: list[Square] = []
        self.known_legal: dict[str, int] | None = None

    # What is legal

    @property
    def actor(self) -> int:
        if self.phase in ("first", "draw", "token"):
            return CHANCE
        return OVER if self.phase == "over" else self.seat

    @property
    def winners(self) -> list[int]:
        """[end.winner]"""
        return [seat for seat in range(self.seats) if self.scores[seat] == max(self.scores)] if self.phase == "over" else []

    def meeples(self) -> list[int]:
        return [home["meeple"] for home in self.home]

    def legal(self) -> dict[str, int]:
        """Every legal draw with its weight, or every legal action (each with 1); asked once for every draw and action."""
        if self.known_legal is None:
            self.known_legal = self.find_legal()
        return self.known_legal

    def find_legal(self) -> dict[str, int]:
        if self.phase == "draw":
            return {f"tile {word}": count for word, count in self.draws().items()}
        words: list[str] = {
            "first": self.legal_first,
            "tile": self.legal_tile,
            "tree": self.legal_tree,
            "meeple": self.legal_meeple,
            "fruit": self.legal_fruit,
            "token": self.legal_token,
            "phantom": self.legal_phantom,
            "over": list,
        }[self.phase]()
        assert len(words) == len(set(words)), words
        return dict.fromkeys(words, 1)

    def draws(self) -> dict[str, int]:
        """[river.stack] Words and how many of each are in the stack that is drawn from."""
        river = {word: count for word, count in self.river_stack.items() if count}
        before_lake = {word: count for word, count in river.items() if word != LAKE}
        return before_lake or river or {word: count for word, count in self.stack.items() if count}

    def legal_first(self) -> list[str]:
        return [f"first {seat}" for seat in range(self.seats)]

    def legal_token(self) -> list[str]:
        return [f"token {value}" for value in self.values_left[self.harvested[-1]]]

    def legal_tile(self) -> list[str]:
        return [f"lay {square_word(square)} {turns}" for square, turns in self.lays]

    def legal_tree(self) -> list[str]:
        """[fruit.stack]"""
        return [f"tree {kind}" for kind in FRUITS if kind in self.fruit_stacks]

    def free_places(self) -> list[Place]:
        """[meeple.place] The segments of the tile just laid whose whole feature holds no figure."""
        places = [(self.laid, name) for name in self.table.tiles[self.laid].segments]
        if self.fields == "off":
            places = [place for place in places if self.table.segment(place).kind != "field"]
        return [place for place in places if not self.table.occupied(place)]

    def legal_meeple(self) -> list[str]:
        """[meeple.place, abbot.place, abbot.recall, phantom.place]"""
        names, home = [name for _, name in self.free_places()], self.home[self.seat]
        words = ["skip"]
        if home["meeple"]:
            words += [f"meeple {name}" for name in names if name != "garden"]
        if home["abbot"]:
            words += [f"abbot {name}" for name in names if name in ("monastery", "garden")]
        if (place := self.own_abbot()) and not self.table.complete({place}):
            words.append("recall")
        return words + self.phantoms() if self.rules > 1 else words

    def own_abbot(self) -> Place | None:
        places = [place for place, figure in self.table.figures.items() if figure == Figure(self.seat, "abbot")]
        return places[0] if places else None

    def phantoms(self) -> list[str]:
        """[phantom.place] Where the phantom may go, if it is at home."""
        return [f"phantom {name}" for _, name in self.free_places() if name != "garden"] if self.home[self.seat]["phantom"] else []

    def legal_phantom(self) -> list[str]:
        return ["skip", *self.phantoms()]

    def legal_fruit(self) -> list[str]:
        """[fruit.harvest, fruit.sell] Only `skip` if nothing can be done."""
        reach = self.table.trees_in_reach(self.laid)
        words = ["skip"]
        words += [f"harvest {square_word(tree)}" for tree in reach if self.values_left[tree] and tree not in self.harvested]
        own = [kind for kind in FRUITS if kind in self.tokens[self.seat]]
        words += [" ".join(("sell", *kinds)) for number in SALE for kinds in combinations(own, number)]
        return words

    # What a draw or an action does

    def apply(self, words: str) -> list[Event]:
        """Perform a legal draw or action."""
        if words not in self.legal():
            raise ValueError(f"not legal in phase {self.phase}: {words}")
        self.known_legal = None
        verb, *rest = words.split(" ")
        events: list[Event] = []
        getattr(self, f"{self.phase}_{verb}")(rest, events)
        for event in events:
            if event.points:
                self.scores[event.seat] += event.points
        return events

    def first_first(self, rest: list[str], events: list[Event]) -> None:
        """[setup.first]"""
        self.seat = int(rest[0])
        self.phase = "draw"

    def draw_tile(self, rest: list[str], events: list[Event]) -> None:
        """[tile.match, tile.unplaceable, river.flow]"""
        self.drawn = rest[0]
        (self.river_stack if self.drawn in self.river_stack else self.stack)[self.drawn] -= 1
        self.lays = self.table.lays(self.drawn)
        if self.lays:
            self.phase = "tile"
        else:
            events.append(UNPLACEABLE)
            self.draw_or_end(events)

    def draw_or_end(self, events: list[Event]) -> None:
        """[end.trigger]"""
        self.phase = "draw"
        if not self.draws():
            self.phase = "over"
            events += end_events(self.table, self.fields)
            events += [Event("fruit.end", seat, len(own), len(own), "") for seat, own in enumerate(self.tokens) if own]

    def tile_lay(self, rest: list[str], events: list[Event]) -> None:
        x, y = rest[0].split(",")
        self.laid = int(x), int(y)
        self.table.tiles[self.laid] = turned(self.drawn, int(rest[1]))
        self.phase = "tree" if self.table.tiles[self.laid].tree else "meeple"

    def tree_tree(self, rest: list[str], events: list[Event]) -> None:
        """[fruit.stack]"""
        self.fruit_stacks.remove(rest[0])
        self.tree_kind[self.laid] = rest[0]
        self.values_left[self.laid] = list(VALUES)
        self.phase = "meeple"

    def put(self, what: str, name: str) -> None:
        self.home[self.seat][what] -= 1
        self.table.figures[self.laid, name] = Figure(self.seat, what)

    def take_home(self, place: Place) -> None:
        figure = self.table.figures.pop(place)
        self.home[figure.seat][figure.what] += 1

    def meeple_skip(self, rest: list[str], events: list[Event]) -> None:
        self.end_turn(events)

    def meeple_recall(self, rest: list[str], events: list[Event]) -> None:
        """[abbot.recall]"""
        place = self.own_abbot()
        assert place
        tiles = unfinished_points(self.table, {place})
        events.append(Event("abbot.recall", self.seat, tiles, tiles, place_word(place)))
        self.take_home(place)
        if self.rules > 1:
            self.phantom_or_on(events)
        else:
            self.end_turn(events)

    def meeple_meeple(self, rest: list[str], events: list[Event]) -> None:
        self.put("meeple", rest[0])
        self.earn_fruit(events)

    def meeple_abbot(self, rest: list[str], events: list[Event]) -> None:
        self.put("abbot", rest[0])
        self.earn_fruit(events)

    def meeple_phantom(self, rest: list[str], events: list[Event]) -> None:
        """[phantom.place] As the only figure: the one phantom is out now, so that none can follow."""
        self.phantom_phantom(rest, events)

    def earn_fruit(self, events: list[Event]) -> None:
        """[fruit.action, fruit.one-action, fruit.direct-only] A figure was placed on the tile just laid."""
        self.harvested = []
        trees = len(self.table.trees_in_reach(self.laid))
        self.actions_left = trees if self.per_tree else min(trees, 1)
        self.fruit_or_on(events)

    def fruit_or_on(self, events: list[Event]) -> None:
        if self.actions_left and self.legal_fruit() != ["skip"]:
            self.phase = "fruit"
        else:
            self.phantom_or_on(events)

    def fruit_skip(self, rest: list[str], events: list[Event]) -> None:
        self.phantom_or_on(events)

    def fruit_harvest(self, rest: list[str], events: list[Event]) -> None:
        x, y = rest[0].split(",")
        self.harvested.append((int(x), int(y)))
        self.phase = "token"

    def token_token(self, rest: list[str], events: list[Event]) -> None:
        """[fruit.harvest]"""
        tree, value = self.harvested[-1], int(rest[0])
        self.values_left[tree].remove(value)
        self.tokens[self.seat].append(self.tree_kind[tree])
        events.append(Event("fruit.harvest", self.seat, value, 1, square_word(tree)))
        self.actions_left -= 1
        self.fruit_or_on(events)

    def fruit_sell(self, rest: list[str], events: list[Event]) -> None:
        """[fruit.sell]"""
        for kind in rest:
            self.tokens[self.seat].remove(kind)
        events.append(Event("fruit.sell", self.seat, SALE[len(rest)], len(rest), ""))
        self.actions_left -= 1
        self.fruit_or_on(events)

    def phantom_or_on(self, events: list[Event]) -> None:
        """[phantom.place] After a meeple, an abbot or a recall; when the phantom itself stands, the figures are done."""
        if self.phantoms():
            self.phase = "phantom"
        else:
            self.end_turn(events)

    def phantom_skip(self, rest: list[str], events: list[Event]) -> None:
        self.end_turn(events)

    def phantom_phantom(self, rest: list[str], events: list[Event]) -> None:
        self.put("phantom", rest[0])
        self.earn_fruit(events)

    # Scoring

    def end_turn(self, events: list[Event]) -> None:
        """[score.completed] Everything the tile completed, then the next seat, or the end."""
        for place in self.touched_places():
            feature = self.table.feature(place)
            if not self.table.figures.keys().isdisjoint(feature) and self.table.complete(feature):
                self.score_completed(place, feature, events)
        self.seat = (self.seat + 1) % self.seats
        self.draw_or_end(events)

    def touched_places(self) -> list[Place]:
        """The segments the tile can have completed: its own cities and roads, monasteries and gardens around it."""
        segments = self.table.tiles[self.laid].segments
        own = [(self.laid, name) for kind in ("road", "city") for name in segments if segments[name].kind == kind]
        squares = [square for square in around(self.laid) if square in self.table.tiles]
        return own + [(square, name) for square in squares for name in ("monastery", "garden") if name in self.table.tiles[square].segments]

    def score_completed(self, place: Place, feature: set[Place], events: list[Event]) -> None:
        """[score.majority] All who have most figures there; then all figures go home."""
        points, tiles = completed_points(self.table, feature, self.small_city), amount(self.table, feature)
        rule = COMPLETED[self.table.segment(place).kind]
        events += [Event(rule, seat, points, tiles, place_word(place)) for seat in self.table.majority(feature)]
        for each in [each for each in self.table.figures if each in feature]:
            self.take_home(each)
