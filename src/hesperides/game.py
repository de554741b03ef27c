"""The Game value: the functions of one rule book, as data. Games do not inherit from each other.

Two records go through every function: the *setting* (what is printed or agreed before the game: board, options, number of seats; it
never changes) and the *state* (all that lies on the table). Both are NumPy records with named fields.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

CHANCE = -1
"""The actor when something is drawn."""
OVER = -2
"""The actor when the game has ended."""
KIND_SHIFT = 20
"""An action is a number: its kind from this bit on, below it what the kind is done with."""
ALLOWED = 0
"""What `refusal` returns for a legal action; every other value is a member of the game's `Rule`."""

Record = Any
"""A NumPy record (numpy.record) with the fields of the game's Setting, State or Log."""


class UnreadableError(ValueError):
    """Words that name no action of this game, with the reason and what would be readable."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: a switch (`values` empty) or a choice.

    about   what it does, in a few words
    free    takes any text (a file name)
    """

    name: str
    about: str
    values: tuple[str, ...] = ()
    default: str = ""
    free: bool = False


def check_rules(game: "Game", rules: int) -> None:
    """Raise ValueError with a plain message for a version of the rules that is not known here."""
    known = range(game.oldest_rules, game.rules_version + 1)
    if rules not in known:
        versions = " to ".join(map(str, dict.fromkeys((known[0], known[-1]))))
        raise ValueError(f"it follows rules {rules}, {game.name} here has rules {versions}; use the version of Hesperides that wrote it")


def check_options(game: str, known: Sequence[Option], options: Mapping[str, str]) -> None:
    """Raise ValueError with a plain message for an option that the game does not have, or a value that it does not take."""
    names = {option.name: option for option in known}
    for name, value in options.items():
        if name not in names:
            raise ValueError(f"{game} has no option {name!r}; it has {', '.join(names)}")
        option = names[name]
        if option.values and value not in option.values:
            raise ValueError(f"option {name} is {value!r}; choose {', '.join(option.values)}")
        if not option.values and not option.free and value:
            raise ValueError(f"option {name} is a switch and takes no value, not {value!r}")
        if option.free and not value:
            raise ValueError(f"option {name} needs a value: {name}=FILE")


@dataclass(frozen=True, slots=True)
class Event:
    """A rule that fired, in words: `place` is a space, a letter, a line or empty; `amount` is what was counted."""

    rule: str
    seat: int
    points: int
    amount: int
    place: str


@dataclass(frozen=True, slots=True)
class Game:
    """One rule book. The kernels (first group) take records and integers and may be called from other kernels.

    rules_version, oldest_rules              of its rule book: what games begin with now, and from which on games that began earlier go on
                                             and replay, each as it was begun
    new_setting(options, seats, rules) -> setting   options and version of the rules (if left out, the newest) as in a record's header;
                                             raises ValueError with a plain message
    new_state(setting) -> state              the empty table, before the first chance action
    new_log() -> log                         where `apply` writes the rules that fire; emptied by every `apply`
    actor(setting, state) -> int             a seat, CHANCE or OVER; stands in the state's field `actor`
    legal(setting, state, actions) -> int    writes every legal action (at CHANCE: every draw) into int32[legal_most], returns how many
    refusal(setting, state, action) -> int   ALLOWED or the rule that forbids it
    weight(setting, state, action) -> int    relative frequency of a legal draw (a count in the bag)
    sample(setting, state, entropy) -> int   an exactly uniform legal action (at CHANCE: by weight); advances the generator
    sample_kinds(setting, state, entropy)    uniform over the kinds of action that are legal (action >> KIND_SHIFT), then within the kind
    apply(setting, state, action, log)       performs a legal action
    evaluate(setting, state, seat) -> float  an opinion in points, for bots
    read(setting, state, words) -> int       raises UnreadableError
    write(setting, state, action) -> str
    view(setting, state, viewer) -> state    as `viewer` (a seat, or None for a spectator) may see it
    entries                                  every compiled function, to be compiled before the first click
    figures(setting, state) -> dict          what `trace` tells before an action: `phase`, and what else lies open
    deal(setting, played) -> dict            what `trace` tells first; `played` is the actor and the words of every draw and action
    play_turn, turns_most                    for games in which programs choose among whole turns: the kernel play_turn(setting, state, log,
                                             actions, more_actions, entropy) -> int lists them all, draws one and plays it (0: no turn
                                             begins here); a list is at most so long
    measured                                 the tables whose speed is published: options and seats, by name
    facts() -> Any                           what is printed on the pieces, for the page to draw them; None where it knows them itself
    remark(options) -> str                   what may be said of options that can be played but may not be meant; "" for nothing
    scores(setting, state) -> list[int]      and winners(setting, state) -> list[int], empty until the game is over
    """

    name: str
    rules_version: int
    oldest_rules: int
    fewest_seats: int
    most_seats: int
    legal_most: int
    options: tuple[Option, ...]
    Rule: type[IntEnum]
    rule_ids: tuple[str, ...]
    new_setting: Callable[..., Record]
    new_state: Callable[[Record], Record]
    new_log: Callable[[], Record]
    actor: Callable[[Record, Record], int]
    legal: Callable[[Record, Record, Any], int]
    refusal: Callable[[Record, Record, int], int]
    weight: Callable[[Record, Record, int], int]
    sample: Callable[[Record, Record, Any], int]
    sample_kinds: Callable[[Record, Record, Any], int]
    apply: Callable[[Record, Record, int, Record], None]
    evaluate: Callable[[Record, Record, int], float]
    copy: Callable[[Record, Record], None]
    read: Callable[[Record, Record, str], int]
    write: Callable[[Record, Record, int], str]
    events: Callable[[Record, Record, Record], list[Event]]
    view: Callable[[Record, Record, int | None], Record]
    scores: Callable[[Record, Record], list[int]]
    winners: Callable[[Record, Record], list[int]]
    figures: Callable[[Record, Record], dict[str, Any]]
    deal: Callable[[Record, Sequence[tuple[int, str]]], dict[str, Any]]
    picture: Callable[[Record, Record], Any]
    choices: Callable[[Record, Record], Any]
    show: Callable[[Record, Record], str]
    entries: tuple[Any, ...]
    measured: Mapping[str, tuple[Mapping[str, str], int]] = field(hash=False)
    facts: Callable[[], Any] | None = None
    play_turn: Callable[..., int] | None = None
    turns_most: int = 0
    remark: Callable[[Mapping[str, str]], str] | None = None
