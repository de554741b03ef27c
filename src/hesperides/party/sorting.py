"""The Lemon Lime Challenge: a bucket is sorted into two baskets, and what lies wrong is put right."""

from dataclasses import dataclass, field

from hesperides.party.bucket import bucket
from hesperides.party.pieces import Hand, Input, PartySetting, Score, Unfair
from hesperides.party.rules import Rule

LIMIT = 120_000
"""Longest game in ms [sort.end]."""


@dataclass(slots=True)
class Sorting:
    """A game under way.

    fruit   the bucket from its top; True is a lemon
    lying   where each sorted fruit lies, by its number: True is the basket of lemons
    next    number of the fruit on top of the bucket
    held    number of a fruit that was taken back and is in the hand; None: the hand is at the bucket
    """

    fruit: list[bool]
    lying: dict[int, bool] = field(default_factory=dict)
    next: int = 0
    held: int | None = None
    hand: Hand | None = None
    mistakes: int = 0
    ended: int | None = None
    fired: set[Rule] = field(default_factory=set)

    @classmethod
    def begin(cls, setting: PartySetting) -> "Sorting":
        """A full bucket [sort.bucket]."""
        return cls(bucket(setting.seed), fired={Rule.SORT_BUCKET})

    @property
    def current(self) -> int | None:
        """The number of the fruit that is sorted next; None if there is none."""
        if self.held is not None:
            return self.held
        return self.next if self.next < len(self.fruit) else None

    def wrong(self) -> list[int]:
        """The numbers of the fruit that lies wrong, in the order it was put there."""
        return [number for number, lemons in self.lying.items() if self.fruit[number] != lemons]

    def refuse(self, given: Input) -> Unfair | None:
        """Why this cannot be done now; None if it can."""
        if self.hand not in (None, given.by):
            return Unfair(Rule.SORT_HAND, f"that was the other hand ({given.by} after {self.hand})")
        if given.act == "back":
            return self._refuse_back(given.x)
        if given.act not in ("lemon", "lime"):
            return Unfair(Rule.PARTY_ORDER, f"there is nothing to {given.act} in this game")
        return Unfair(Rule.SORT_PUT, "there is no fruit to sort") if self.current is None else None

    def _refuse_back(self, number: int) -> Unfair | None:
        if self.held is not None:
            return Unfair(Rule.SORT_PUT, "there is a fruit in the hand")
        return None if number in self.wrong() else Unfair(Rule.SORT_RIGHT, f"fruit {number} does not lie wrong")

    def do(self, given: Input) -> None:
        """Do what is not refused."""
        self.hand = given.by
        self.fired.add(Rule.SORT_HAND)
        if given.act == "back":
            del self.lying[given.x]
            self.held = given.x
            self.fired.add(Rule.SORT_RIGHT)
        else:
            self._put(lemons=given.act == "lemon", at=given.at)

    def _put(self, *, lemons: bool, at: int) -> None:
        """[sort.put, sort.wrong, sort.end]"""
        number = self.current
        if number is None:
            return
        self.next += self.held is None
        self.held = None
        self.lying[number] = lemons
        self.fired.add(Rule.SORT_PUT)
        if self.fruit[number] != lemons:
            self.mistakes += 1
            self.fired.add(Rule.SORT_WRONG)
        if len(self.lying) == len(self.fruit) and not self.wrong():
            self.ended = at
            self.fired.add(Rule.SORT_END)

    def finish(self) -> Score:
        """What lies right, when it was done (or the limit) and how many mistakes were made."""
        self.fired.add(Rule.SORT_END)
        right = len(self.lying) - len(self.wrong())
        return Score(right, LIMIT if self.ended is None else self.ended, self.mistakes)
