"""The kernels of Carcassonne against the oracle: both are led through the same game and asked the same at every ply.

Only the functions of the `Game` value are asked. What differs is told with both answers and the record that leads there.
"""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import numpy as np

from hesperides.game import ALLOWED, CHANCE, OVER, Event, UnreadableError
from hesperides.games import game
from hesperides.record import Line, Record, trace, write
from hesperides.record.replay import laid_out
from hesperides.record.text import DRAW, REFUSED, SEATS
from tests.oracle.carcassonne import UNPLACEABLE, Oracle
from tests.oracle.carcassonne import Event as OracleEvent
from tests.oracle.carcassonne_play import CHOICES, POLICIES, choose, variants, whole_game
from tests.oracle.carcassonne_table import place_named, place_word
from tests.oracle.carcassonne_tiles import FRUITS, VALUES

GAME = game("carcassonne")
VARIANTS = variants()
SEAT_NUMBERS = range(GAME.fewest_seats, GAME.most_seats + 1)
RULES = GAME.rules_version
OLDER = 0.2
"""How often a game is played by an earlier version of the rules, which records may still follow."""
SOMETIMES = 20
"""The weights of all draws are compared at every twentieth ply; that of what is drawn always."""
SELDOM = 0.3
"""How often words of another moment are put to the kernels, to be refused."""
ELSEWHERE = ("skip", "recall", "meeple garden", "phantom garden", "phantom monastery", "abbot city:N")
"""Words that are put to the kernels from the beginning on."""


@cache
def setting_of(variant: int, seats: int, rules: int) -> Any:
    """The setting of a variant, which never changes, as a record that follows this version of the rules gets it."""
    return laid_out(Record(GAME.name, VARIANTS[variant], rules, list(SEATS[:seats])))[1]


class Both:
    """The kernels and the oracle at the same point of one game."""

    def __init__(self, options: dict[str, str], seats: int, rules: int) -> None:
        self.game = GAME
        full = {name: values[0] for name, values in CHOICES.items()} | options
        self.setting = setting_of(VARIANTS.index(full), seats, rules)
        self.state, self.log = self.game.new_state(self.setting), self.game.new_log()
        self.actions = np.empty(self.game.legal_most, np.int32)
        self.oracle = Oracle(options, seats, rules)
        self.options, self.seats, self.rules = options, seats, rules
        self.lines: list[Line] = []

    # What is compared

    def compare(self) -> None:
        """Everything before a draw or an action."""
        self.same("actor", self.oracle.actor, self.game.actor(self.setting, self.state))
        figures = self.game.figures(self.setting, self.state)
        self.same("scores", self.oracle.scores, list(figures["scores"]))
        self.same("meeples", self.oracle.meeples(), list(figures["meeples"]))
        if self.oracle.actor >= 0:
            self.same("phase", self.oracle.phase, figures["phase"])
        if self.oracle.actor == OVER:
            self.same("scores", self.oracle.scores, self.game.scores(self.setting, self.state))
            self.same("winners", self.oracle.winners, self.game.winners(self.setting, self.state))
        self.compare_legal()

    def compare_legal(self) -> None:
        number = self.game.legal(self.setting, self.state, self.actions)
        actions = self.actions[:number].tolist()
        words = [self.game.write(self.setting, self.state, action) for action in actions]
        mine, theirs = self.oracle.legal(), set(words)
        if mine.keys() != theirs or len(theirs) != number:
            only_mine, only_theirs = sorted(mine.keys() - theirs), sorted(theirs - mine.keys())
            self.fail(f"legal: only the oracle {only_mine}, only the kernels {only_theirs}; the kernels told {number}")
        if self.oracle.actor == CHANCE and len(self.lines) % SOMETIMES == 0:
            weights = [self.game.weight(self.setting, self.state, action) for action in actions]
            self.same("weights", mine, dict(zip(words, weights, strict=True)))

    def compare_refusal(self, words: str) -> None:
        """Words of anywhere: what the oracle does not list is unreadable or refused."""
        try:
            action = self.game.read(self.setting, self.state, words)
            allowed = self.game.refusal(self.setting, self.state, action) == ALLOWED
        except UnreadableError:
            allowed = False
        self.same(f"is {words!r} legal", words in self.oracle.legal(), allowed)

    def apply(self, words: str) -> None:
        """Perform a draw or an action on both sides and compare what fired."""
        actor = self.oracle.actor
        action = self.game.read(self.setting, self.state, words)
        self.same("words read and written", words, self.game.write(self.setting, self.state, action))
        if actor == CHANCE:
            self.same("weight", self.oracle.legal()[words], self.game.weight(self.setting, self.state, action))
        self.lines.append(Line(DRAW if actor == CHANCE else SEATS[actor], words))
        self.game.apply(self.setting, self.state, action, self.log)
        mine = self.oracle.apply(words)
        self.compare_events(mine, self.game.events(self.setting, self.state, self.log))

    def compare_events(self, mine: list[OracleEvent], told: list[Event]) -> None:
        """Those with points, and the tiles that leave the game; of rules that only say why, the oracle says nothing."""
        theirs = [OracleEvent(each.rule, each.seat, each.points, each.amount, each.place) for each in told if each.points]
        theirs += [UNPLACEABLE for each in told if each.rule == UNPLACEABLE.rule]
        ours, told_us = Counter(self.told_alike(mine)), Counter(self.told_alike(theirs))
        self.same("events only there", list((ours - told_us).elements()), list((told_us - ours).elements()))

    def told_alike(self, events: list[OracleEvent]) -> list[OracleEvent]:
        """In one order. With fields=once it is open which field a city paid through: those points are added up."""
        alike = [self.plain(event) for event in events]
        if self.oracle.fields == "once":
            farmed = [event for event in alike if event.rule == "field.cities"]
            alike = [event for event in alike if event not in farmed]
            for seat in {event.seat for event in farmed}:
                points, cities = (sum(event[number] for event in farmed if event.seat == seat) for number in (2, 3))
                alike.append(OracleEvent("field.cities", seat, points, cities, ""))
        return sorted(alike)

    def plain(self, event: OracleEvent) -> OracleEvent:
        """The event with its place told in one way: a feature by the first of its segments; what is counted of fruits is open."""
        if event.rule.startswith("fruit."):
            event = event._replace(amount=0)
        if " " in event.place:
            event = event._replace(place=place_word(min(self.oracle.table.feature(place_named(event.place)))))
        return event

    # What is told

    def same(self, what: str, mine: Any, theirs: Any) -> None:
        if mine != theirs:
            self.fail(f"{what}: the oracle {mine}, the kernels {theirs}")

    def record(self) -> Record:
        return Record(self.game.name, self.options, self.rules, list(SEATS[: self.seats]), lines=self.lines)

    def fail(self, message: str) -> None:
        raise AssertionError(f"{message}\n\n{write(self.record())}")


def agree(number: int) -> int:
    """Play game `number` and compare it to its end; returns the plies compared, raises AssertionError where the sides disagree.

    As many games in a row as there are variants, times the numbers of seats, have every variant with every number of seats.
    """
    chance = Random(number)
    options, seats = VARIANTS[number % len(VARIANTS)], SEAT_NUMBERS[(number + number // len(VARIANTS)) % len(SEAT_NUMBERS)]
    policy, rules = chance.choice(POLICIES), RULES
    if RULES > 1 and chance.random() < OLDER:
        rules = chance.randrange(1, RULES)
    both, known = Both(options, seats, rules), list(ELSEWHERE)
    try:
        both.compare()
        while legal := list(both.oracle.legal()):
            if chance.random() < SELDOM:
                both.compare_refusal(chance.choice(known))
                known += [chance.choice(legal), legal[-1]]
            both.apply(choose(policy, both.oracle, chance))
            both.compare()
    except AssertionError as error:
        raise AssertionError(f"game {number} ({seats} seats, {options}, rules {rules}, {policy}): {error}") from None
    return len(both.lines)


def agree_on(record: Record) -> int:
    """Lead both sides through a record, comparing at every ply and every refusal; returns the plies compared."""
    both = Both(dict(record.options), len(record.seats), record.rules)
    both.compare()
    for line in record.lines:
        if line.acts:
            both.apply(line.words)
            both.compare()
        elif line.mark == REFUSED:
            both.compare_refusal(line.words)
    return len(both.lines)


def random_record(number: int) -> Record:
    """Game `number` by the oracle alone."""
    options, seats, rules = VARIANTS[number % len(VARIANTS)], SEAT_NUMBERS[number % len(SEAT_NUMBERS)], RULES - number // 32 % RULES
    oracle, lines = Oracle(options, seats, rules), []
    actor = oracle.actor
    for words, _ in whole_game(oracle, POLICIES[number % len(POLICIES)], number):
        lines.append(Line(DRAW if actor == CHANCE else SEATS[actor], words))
        actor = oracle.actor
    return Record(GAME.name, options, rules, list(SEATS[:seats]), lines=lines)


def verify_trace(record: Record) -> None:
    """What `hesperides trace` tells of a finished record, against the oracle. Raises AssertionError."""
    oracle = Oracle(dict(record.options), len(record.seats), record.rules)
    first, *told = trace(record)
    taken: dict[str, list[int]] = {}
    for line in record.lines:
        if oracle.phase == "token":
            taken.setdefault(oracle.tree_kind[oracle.harvested[-1]], []).append(int(line.words.split(" ")[1]))
        if oracle.actor >= 0:
            mine = {"player": oracle.actor, "phase": oracle.phase, "legal": sorted(oracle.legal()), "action": line.words}
            assert told.pop(0) == {**mine, "scores": oracle.scores, "meeples": oracle.meeples()}
        oracle.apply(line.words)
    assert told == [{"over": True, "scores": oracle.scores, "winners": oracle.winners}]
    deal, draws = first["deal"], [line.words.split(" ") for line in record.lines]
    assert (first["game"], first["players"], deal["start"]) == ("carcassonne", oracle.seats, "RV_A" if oracle.river else "D")
    assert f"first {deal['first']}" == record.lines[0].words
    assert deal["tiles"] == [rest[0] for verb, *rest in draws if verb == "tile"]
    for kind in FRUITS:
        top = taken.get(kind, [])
        assert deal["fruits"].get(kind, list(VALUES)) == top + [value for value in VALUES if value not in top]
