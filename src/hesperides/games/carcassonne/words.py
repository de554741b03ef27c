"""Actions as words and back (`docs/messages.md` lists them), and the events, figures and deal in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hesperides.game import CHANCE, KIND_SHIFT, Event, UnreadableError
from hesperides.games.carcassonne.picture import CarcassonnePhase
from hesperides.games.carcassonne.pieces import FRUITS, KIND_NAMES, LEAST_VALUE, MEEPLES, MOST_VALUE, SPOT_NAMES, SPOTS
from hesperides.games.carcassonne.rules import RULE_IDS
from hesperides.games.carcassonne.state import NO_SPOT, PLACE_SHIFT, Phase, Verb
from hesperides.log import events_of

PHASE_NAMES: dict[int, CarcassonnePhase] = {
    Phase.TILE: "tile",
    Phase.TREE: "tree",
    Phase.MEEPLE: "meeple",
    Phase.FRUIT: "fruit",
    Phase.PHANTOM: "phantom",
    Phase.GAME_OVER: "over",
}
FARTHEST = 127

# --- squares and spots ------------------------------------------------------------------------------------------------


def square_of(x: int, y: int) -> int:
    """The number of a square."""
    return x + 128 << 8 | y + 128


def square_name(square: int) -> str:
    """The name of a square: "1,-2"."""
    return f"{(square >> 8) - 128},{(square & 255) - 128}"


def read_square(word: str) -> int:
    """The number of "1,-2"; raises UnreadableError."""
    x, comma, y = word.partition(",")
    if not comma or not all(_is_number(each) and abs(int(each)) <= FARTHEST for each in (x, y)):
        raise UnreadableError(f"{word!r} is no square; write x,y from the start tile at 0,0, for instance 1,-2")
    return square_of(int(x), int(y))


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 4 and (digits == "0" or digits[0] != "0") and word != "-0"


def part_name(square: int, spot: int) -> str:
    """A spot of a tile as events name it: "1,-2 city:N"."""
    return f"{square_name(square)} {SPOT_NAMES[spot]}"


def place_name(place: int) -> str:
    """Where an event took place, in words; "" for nowhere."""
    if place < 0:
        return ""
    square, spot = place >> PLACE_SHIFT, place & NO_SPOT
    return part_name(square, spot) if spot < SPOTS else square_name(square)


# --- read -------------------------------------------------------------------------------------------------------------


def read(setting: Any, state: Any, words: str) -> int:
    """The action the words name, whether it is legal or not; raises UnreadableError."""
    verb, *rest = words.split(" ") if words else [""]
    readers = _DRAW_READERS if state.actor == CHANCE else _READERS
    if verb not in readers:
        raise UnreadableError(f"{verb!r} begins no {'draw' if state.actor == CHANCE else 'action'}; use {', '.join(readers)}")
    reader, least, most = readers[verb]
    if not least <= len(rest) <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        raise UnreadableError(f"{verb!r} needs {wanted} words after it, not {len(rest)}")
    return reader(setting, rest)


def _action(verb: Verb, what: int) -> int:
    return verb << KIND_SHIFT | what


def _one_of(names: Sequence[str], word: str, what: str) -> int:
    if not word or word not in names:
        raise UnreadableError(f"{word!r} is no {what}; choose {', '.join(name for name in names if name)}")
    return names.index(word)


def _number(word: str, least: int, most: int, what: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3 and least <= int(word) <= most):
        raise UnreadableError(f"{word!r} is no {what}; it is a number from {least} to {most}")
    return int(word)


def _read_lay(_: Any, words: list[str]) -> int:
    return _action(Verb.LAY, read_square(words[0]) << 2 | _number(words[1], 0, 3, "rotation (quarter turns clockwise)"))


def _read_sale(_: Any, words: list[str]) -> int:
    fruits = [_one_of(FRUITS, word, "fruit") for word in words]
    if fruits != sorted(set(fruits)):
        raise UnreadableError(f"name each fruit once and in the order {', '.join(FRUITS)}, not {' '.join(words)!r}")
    return _action(Verb.SELL, sum(1 << fruit for fruit in fruits))


def _read_kind(setting: Any, words: list[str]) -> int:
    """A tile of the box may be named, and be refused; what it could have been is told of this game alone."""
    names = KIND_NAMES if words[0] in KIND_NAMES else [name for kind, name in enumerate(KIND_NAMES) if setting.bag[kind]]
    return _action(Verb.DRAW, _one_of(names, words[0], "tile"))


def _spot_of(verb: Verb) -> Callable[[Any, list[str]], int]:
    return lambda _, words: _action(verb, _one_of(SPOT_NAMES, words[0], "place of a tile"))


Reader = tuple[Callable[[Any, list[str]], int], int, int]
_READERS: dict[str, Reader] = {
    "lay": (_read_lay, 2, 2),
    "tree": (lambda _, words: _action(Verb.TREE, _one_of(FRUITS, words[0], "fruit")), 1, 1),
    "meeple": (_spot_of(Verb.MEEPLE), 1, 1),
    "abbot": (_spot_of(Verb.ABBOT), 1, 1),
    "recall": (lambda _, words: _action(Verb.RECALL, 0), 0, 0),
    "harvest": (lambda _, words: _action(Verb.HARVEST, read_square(words[0])), 1, 1),
    "sell": (_read_sale, 1, len(FRUITS)),
    "phantom": (_spot_of(Verb.PHANTOM), 1, 1),
    "skip": (lambda _, words: _action(Verb.SKIP, 0), 0, 0),
}
_DRAW_READERS: dict[str, Reader] = {
    "first": (lambda _, words: _action(Verb.FIRST, _number(words[0], 0, 99, "seat")), 1, 1),
    "tile": (_read_kind, 1, 1),
    "token": (lambda _, words: _action(Verb.TOKEN, _number(words[0], LEAST_VALUE, MOST_VALUE, "value of a token")), 1, 1),
}


# --- write ------------------------------------------------------------------------------------------------------------


def write(setting: Any, state: Any, action: int) -> str:
    """The words of an action, as the actor of `state` would say it."""
    return _WRITERS[Verb(action >> KIND_SHIFT)](action & (1 << KIND_SHIFT) - 1)


_WRITERS: Mapping[Verb, Callable[[int], str]] = {
    Verb.FIRST: lambda what: f"first {what}",
    Verb.DRAW: lambda what: f"tile {KIND_NAMES[what]}",
    Verb.TOKEN: lambda what: f"token {what}",
    Verb.LAY: lambda what: f"lay {square_name(what >> 2)} {what & 3}",
    Verb.TREE: lambda what: f"tree {FRUITS[what]}",
    Verb.MEEPLE: lambda what: f"meeple {SPOT_NAMES[what]}",
    Verb.ABBOT: lambda what: f"abbot {SPOT_NAMES[what]}",
    Verb.RECALL: lambda what: "recall",
    Verb.SKIP: lambda what: "skip",
    Verb.HARVEST: lambda what: f"harvest {square_name(what)}",
    Verb.SELL: lambda what: " ".join(["sell", *(fruit for number, fruit in enumerate(FRUITS) if what >> number & 1)]),
    Verb.PHANTOM: lambda what: f"phantom {SPOT_NAMES[what]}",
}


# --- what a game tells ------------------------------------------------------------------------------------------------


def events(setting: Any, state: Any, log: Any) -> list[Event]:
    """The rules that fired in the last action."""
    return events_of(log, RULE_IDS, place_name)


def scores(setting: Any, state: Any) -> list[int]:
    return [int(points) for points in state.score[: setting.seats]]


def winners(setting: Any, state: Any) -> list[int]:
    """[end.winner] Most points; tied players win together. Empty while the game goes on."""
    points = scores(setting, state)
    return [seat for seat, each in enumerate(points) if each == max(points)] if state.phase == Phase.GAME_OVER else []


def figures(setting: Any, state: Any) -> dict[str, Any]:
    """What `trace` tells before an action: the phase, and scores and meeples at home by seat."""
    return {
        "phase": PHASE_NAMES.get(int(state.phase), "chance"),
        "scores": scores(setting, state),
        "meeples": [MEEPLES - int(number) for number in state.placed[: setting.seats]],
    }


def deal(setting: Any, played: Sequence[tuple[int, str]]) -> dict[str, Any]:
    """What was dealt so far, by the actor and the words of every draw and action."""
    first, tiles = 0, []
    fruits: dict[str, list[int]] = {}
    fruit_on: dict[str, str] = {}
    square = fruit = ""
    for _, words in played:
        verb, *what = words.split(" ")
        if verb == "first":
            first = int(what[0])
        elif verb == "tile":
            tiles.append(what[0])
        elif verb == "lay":
            square = what[0]
        elif verb == "tree":
            fruit_on[square] = what[0]
            fruits.setdefault(what[0], [])
        elif verb == "harvest":
            fruit = fruit_on[what[0]]
        elif verb == "token":
            fruits.setdefault(fruit, []).append(int(what[0]))
    values = range(LEAST_VALUE, MOST_VALUE + 1)
    stacks = {name: taken + [value for value in values if value not in taken] for name, taken in fruits.items()}
    return {"deal": {"first": first, "start": KIND_NAMES[setting.start], "tiles": tiles, "fruits": stacks}}
