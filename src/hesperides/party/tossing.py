"""The Orange Toss: ten oranges, a basket, and what hits and misses are worth."""

from dataclasses import dataclass, field

from hesperides.party.flight import FASTEST, milliseconds, path
from hesperides.party.pieces import Distance, Input, PartySetting, Score, Unfair
from hesperides.party.rules import Rule

THROWS = 10
LIMIT = 600_000
"""Longest game in ms [toss.throw]."""
IN, MISSED = 2, -1
"""Points of a throw [toss.in, toss.miss]."""


@dataclass(slots=True)
class Tossing:
    """A game under way; `free` is when the last orange has come to its end, in ms."""

    distance: Distance
    hits: int = 0
    clean: int = 0
    thrown: int = 0
    free: int = 0
    ended: int | None = None
    fired: set[Rule] = field(default_factory=set)

    @classmethod
    def begin(cls, setting: PartySetting) -> "Tossing":
        """Ten oranges and a basket at its distance [toss.distance]."""
        return cls(setting.distance, fired={Rule.TOSS_DISTANCE})

    def refuse(self, given: Input) -> Unfair | None:
        """Why this cannot be done now; None if it can."""
        if given.act != "throw":
            return Unfair(Rule.PARTY_ORDER, f"there is nothing to {given.act} in this game")
        if given.x * given.x + given.y * given.y > FASTEST * FASTEST:
            return Unfair(Rule.TOSS_THROW, f"nobody throws faster than {FASTEST / 1000} m/s")
        return Unfair(Rule.TOSS_THROW, "the last orange was still in the air") if given.at < self.free else None

    def do(self, given: Input) -> None:
        """Throw [toss.throw], and see what becomes of it."""
        steps = list(path(given.x, given.y, self.distance))
        orange, became = steps[-1]
        self.thrown += 1
        self.free = given.at + milliseconds(len(steps))
        self.fired |= {Rule.TOSS_THROW, Rule.TOSS_FLIGHT}
        if orange.touched:
            self.fired.add(Rule.TOSS_RIM)
        if became == "in":
            self.hits += 1
            self.fired.add(Rule.TOSS_IN)
            self._count_clean(touched=orange.touched)
        if self.thrown == THROWS:
            self.ended = given.at

    def _count_clean(self, *, touched: bool) -> None:
        if not touched:
            self.clean += 1
            self.fired.add(Rule.TOSS_CLEAN)

    def finish(self) -> Score:
        """The points; oranges that were not thrown are misses."""
        misses = THROWS - self.hits
        if misses:
            self.fired.add(Rule.TOSS_MISS)
        return Score(IN * self.hits + MISSED * misses, 0, misses, self.clean)
