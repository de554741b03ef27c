"""What a round is, what a hand does in it, and what it is worth. Times are whole milliseconds from the word go."""

from typing import Annotated, Literal

import msgspec

from hesperides.party.rules import Rule

PartyGame = Literal["sort", "toss", "eat"]
Hand = Literal["pointer", "left", "right"]
Deed = Literal["lemon", "lime", "back", "throw", "take", "swallow"]
Distance = Literal[1200, 1800, 2600]
DISTANCES: tuple[Distance, ...] = (1200, 1800, 2600)
"""How far the basket stands, in millimetres [toss.distance]."""
MOST_PLAYERS = 8
"""[party.players]"""
_Time = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
_Number = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]


class PartySetting(msgspec.Struct, frozen=True):
    """What all who play a round find alike [party.round]: `seed` orders the bucket, `distance` is that of the basket in mm."""

    game: PartyGame
    seed: int
    distance: Distance = DISTANCES[0]


class Input(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that a hand did, `at` ms after the word go.

    lemon, lime   sort: put the fruit into this basket; `back`: take back fruit number `x` of the bucket, from 0
    throw         toss: an orange with the speed `x` away and `y` up, in mm/s
    take, swallow eat
    """

    at: _Time
    act: Deed
    x: _Number = 0
    y: _Number = 0
    by: Hand = "pointer"


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a result is worth.

    points  fruit that lies right; points of the throws, may be negative; grapes swallowed
    ms      when the last fruit lay right; 0; when the last grape was swallowed
    faults  mistakes; misses; grapes left in the mouth
    clean   clean throws
    """

    points: int
    ms: int = 0
    faults: int = 0
    clean: int = 0


class Unfair(ValueError):  # noqa: N818
    """A result that is not accepted: by which rule, and at which input (from 0; None: the whole)."""

    def __init__(self, rule: Rule, reason: str, number: int | None = None) -> None:
        self.rule, self.reason, self.number = rule, reason, number
        super().__init__(reason if number is None else f"input {number + 1}: {reason}")
