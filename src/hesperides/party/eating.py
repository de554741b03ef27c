"""The Grape Escape: a mouth that is filled, chews and swallows."""

from dataclasses import dataclass, field

from hesperides.party.pieces import Input, PartySetting, Score, Unfair
from hesperides.party.rules import Rule

LIMIT = 30_000
"""[eat.time]"""
MOUTH = 5
"""Grapes that a mouth holds [eat.mouth]."""
CHEW, CHEW_EACH, SWALLOW = 400, 100, 800
"""Milliseconds: to chew a grape, and more for every grape in the mouth; to swallow [eat.chew, eat.swallow]."""


@dataclass(slots=True)
class Eating:
    """A mouth.

    whole, chewed   grapes in the mouth that are not chewed, and those that are
    chewed_at       when the grape under way is chewed; None: nothing is being chewed
    going           grapes that go down
    gone_at         when they are swallowed; None: nothing is being swallowed
    """

    whole: int = 0
    chewed: int = 0
    chewed_at: int | None = None
    going: int = 0
    gone_at: int | None = None
    swallowed: int = 0
    last: int = 0
    ended: int | None = None
    fired: set[Rule] = field(default_factory=set)

    @classmethod
    def begin(cls, _: PartySetting) -> "Eating":
        """An empty mouth."""
        return cls(fired={Rule.EAT_TIME})

    @property
    def full(self) -> bool:
        """True if not one grape more goes in."""
        return self.whole + self.chewed >= MOUTH

    def pass_time(self, now: int) -> None:
        """Chew and swallow up to a time."""
        while True:
            if self.gone_at is not None and self.gone_at <= now:
                self._swallowed(self.gone_at)
            elif self.chewed_at is not None and self.chewed_at <= now:
                self._chewed(self.chewed_at)
            else:
                return

    def _swallowed(self, at: int) -> None:
        """[eat.count]"""
        self.swallowed, self.last = self.swallowed + self.going, at
        self.going, self.gone_at = 0, None
        self.fired.add(Rule.EAT_COUNT)
        self._chew(at)

    def _chewed(self, at: int) -> None:
        self.whole, self.chewed = self.whole - 1, self.chewed + 1
        self.fired.add(Rule.EAT_CHEW)
        self._chew(at)

    def _chew(self, at: int) -> None:
        """Begin to chew the next grape, if there is one [eat.chew]."""
        self.chewed_at = at + CHEW + CHEW_EACH * (self.whole + self.chewed) if self.whole else None

    def refuse(self, given: Input) -> Unfair | None:
        """Why this cannot be done now; None if it can."""
        if given.act not in ("take", "swallow"):
            return Unfair(Rule.PARTY_ORDER, f"there is nothing to {given.act} in this game")
        if self.gone_at is not None:
            return Unfair(Rule.EAT_SWALLOW, "the mouth is busy with swallowing")
        if given.act == "take":
            return Unfair(Rule.EAT_MOUTH, f"the mouth holds no more than {MOUTH}") if self.full else None
        return None if self.chewed else Unfair(Rule.EAT_SWALLOW, "no grape is chewed yet")

    def do(self, given: Input) -> None:
        """Put a grape into the mouth, or begin to swallow."""
        if given.act == "take":
            self.whole += 1
            self.fired.add(Rule.EAT_MOUTH)
            if self.chewed_at is None:
                self._chew(given.at)
        else:
            self.going, self.chewed = self.chewed, 0
            self.gone_at, self.chewed_at = given.at + SWALLOW, None
            self.fired.add(Rule.EAT_SWALLOW)

    def finish(self) -> Score:
        """What is swallowed when time is over."""
        self.pass_time(LIMIT)
        return Score(self.swallowed, self.last, self.whole + self.chewed + self.going)
