"""The kernels of Carcassonne against the oracle: both are led through the same game and asked the same at every ply.

Only the functions of the `Game` value are asked. What differs is told with both answers and the record that leads there.
"""

from random import Random
from typing import Any

import numpy as np

from hesperides.game import ALLOWED, CHANCE, Event, UnreadableError
from hesperides.games import game
from hesperides.record import Line, Record, write
from hesperides.record.text import DRAW, SEATS
from tests.oracle.carcassonne import Event as OracleEvent
from tests.oracle.carcassonne import UNPLACEABLE, Oracle
from tests.oracle.carcassonne_play import POLICIES, choose, variants
from tests.oracle.carcassonne_table import place_named, place_word

VARIANTS = variants()
RULES = 1


class Both:
    """The kernels and the oracle at the same point of one game."""

    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.game = game("carcassonne")
        self.setting = self.game.new_setting(options, seats)
        self.state, self.log = self.game.new_state(self.setting), self.game.new_log()
        self.actions = np.empty(self.game.legal_most, np.int32)
        self.oracle = Oracle(options, seats)
        self.options, self.seats = options, seats
        self.lines: list[Line] = []

    # What is compared

    def compare(self) -> None:
        """Everything before a draw or an action."""
        self.same("actor", self.oracle.actor, self.game.actor(self.setting, self.state))
        figures = self.game.figures(self.setting, self.state)
        self.same("scores", self.oracle.scores, list(figures["scores"]))
        self.same("scores", self.oracle.scores, self.game.scores(self.setting, self.state))
        self.same("meeples", self.oracle.meeples(), list(figures["meeples"]))
        self.same("winners", self.oracle.winners, self.game.winners(self.setting, self.state))
        if self.oracle.actor >= 0:
            self.same("phase", self.oracle.phase, figures["phase"])
        self.compare_legal()

    def compare_legal(self) -> None:
        number = self.game.legal(self.setting, self.state, self.actions)
        actions = self.actions[:number].tolist()
        words = [self.game.write(self.setting, self.state, action) for action in actions]
        mine, theirs = self.oracle.legal(), set(words)
        if mine.keys() != theirs or len(theirs) != number:
            only_mine, only_theirs = sorted(mine.keys() - theirs), sorted(theirs - mine.keys())
            self.fail(f"legal: only the oracle {only_mine}, only the kernels {only_theirs}; the kernels told {number}")
        if self.oracle.actor == CHANCE:
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
        self.lines.append(Line(DRAW if actor == CHANCE else SEATS[actor], words))
        self.game.apply(self.setting, self.state, action, self.log)
        mine = self.oracle.apply(words)
        self.compare_events(mine, self.game.events(self.setting, self.state, self.log))

    def compare_events(self, mine: list[OracleEvent], told: list[Event]) -> None:
        """Those with points, and the tiles that leave the game; of rules that only say why, the oracle says nothing."""
        theirs = [OracleEvent(each.rule, each.seat, each.points, each.amount, each.place) for each in told if each.points]
        theirs += [UNPLACEABLE for each in told if each.rule == UNPLACEABLE.rule]
        self.same("events", sorted(map(self.plain, mine)), sorted(map(self.plain, theirs)))

    def plain(self, event: OracleEvent) -> OracleEvent:
        """The event with its place told in one way: a feature by the first of its segments."""
        if " " in event.place:
            event = event._replace(place=place_word(min(self.oracle.table.feature(place_named(event.place)))))
        return event

    # What is told

    def same(self, what: str, mine: Any, theirs: Any) -> None:
        if mine != theirs:
            self.fail(f"{what}: the oracle {mine}, the kernels {theirs}")

    def record(self) -> Record:
        return Record("carcassonne", self.options, RULES, list(SEATS[: self.seats]), lines=self.lines)

    def fail(self, message: str) -> None:
        raise AssertionError(f"{message}\n\n{write(self.record())}")


def played(number: int) -> tuple[Both, int]:
    """Game `number`, played and compared to its end, and how many plies it had. Raises AssertionError where the sides disagree."""
    chance = Random(number)
    options, seats, policy = VARIANTS[number % len(VARIANTS)], chance.randint(2, 5), chance.choice(POLICIES)
    both, known = Both(options, seats), ["skip"]
    try:
        both.compare()
        while legal := list(both.oracle.legal()):
            both.compare_refusal(chance.choice(known))
            both.compare_refusal(chance.choice(legal))
            known.append(chance.choice(legal))
            both.apply(choose(policy, both.oracle, chance))
            both.compare()
    except AssertionError as error:
        raise AssertionError(f"game {number} ({seats} seats, {options}, {policy}): {error}") from None
    return both, len(both.lines)


def agree(number: int) -> int:
    """Play and compare game `number`; returns the plies compared."""
    return played(number)[1]
