"""What may be chosen at a table now, as a scenario lists it: the squares and rotations for a tile, the features for a figure.

A list of a file and ours are two sets: they are the same, or the difference is told, in the words of the file. Two rotations in which a
tile looks the same are one.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from hesperides.importing.element import Element
from hesperides.importing.facts import looks, spots
from hesperides.importing.places import Frame, Spot, name_of, spot, turns
from hesperides.importing.playing import Table, kinds_named
from hesperides.importing.tiles import Kind
from hesperides.record import copied, legal_words

FIGURES = {"SmallFollower": "meeple", "Abbot": "abbot", "Phantom": "phantom"}
"""The figures of sentences, and of actions."""
Square = tuple[int, int]
_LAY = re.compile(r"\[\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*\]\s*-\s*\[\s*(\d{1,3}(?:\s*,\s*\d{1,3})*)\s*\]")
_PLACE = re.compile(r"\{\s*(\w+)\s*,\s*([\w.]+)\s*,\s*\[\s*(-?\d{1,4})\s*,\s*(-?\d{1,4})\s*\]\s*\}")


class Lay(NamedTuple):
    """A square of our table and a rotation of our tile (quarter turns clockwise)."""

    square: Square
    turns: int


class Difference(NamedTuple):
    """What the file allows and we do not, and what we allow besides, each in the words of the file."""

    refused: list[str]
    besides: list[str]

    def __str__(self) -> str:
        parts = [f"{', '.join(self.refused)} may not be chosen"] if self.refused else []
        parts += [f"{', '.join(self.besides)} may be chosen too"] if self.besides else []
        return "here " + ", and ".join(parts)

    def __bool__(self) -> bool:
        return bool(self.refused or self.besides)


# --- a tile ---------------------------------------------------------------------------------------------------------------


def lays(sentence: Element, text: str, name: str, table: Table) -> Difference:
    """How the places of a tile that is in hand differ. `text` is `[1,0] - [90,270]; [0,2] - [0]`, `name` the tile, "" for any."""
    stated = {(int(x), int(y)): rotations for x, y, rotations in parts(sentence, text, _LAY)}
    kind = _in_hand(sentence, name, table)
    ours = _our_lays(kind, table)
    theirs = {lay for square, rotations in stated.items() for lay in _their_lays(sentence, square, rotations, kind, table.saved.frame)}
    return Difference(
        _told_lays(_without(theirs, ours, kind), kind, table.saved.frame), _told_lays(_without(ours, theirs, kind), kind, table.saved.frame)
    )


def _in_hand(sentence: Element, name: str, table: Table) -> Kind:
    """Our tile that is meant and can be drawn now."""
    kinds = kinds_named(Element(name, sentence.path, sentence.name), table.saved)
    kind = next((kind for kind in kinds if not table.refused(f"tile {kind.tile}")), None)
    if table.waits or kind is None:
        reason = "no tile is drawn now" if table.waits else f"`tile {kinds[0].tile}` is {table.refused(f'tile {kinds[0].tile}')}"
        sentence.fail(f"{quoted(sentence)} does not hold, here {reason}", WAY_OUT)
    return kind


def _our_lays(kind: Kind, table: Table) -> set[Lay]:
    """Every place of a tile by our rules, as if it were drawn now; none if it fits nowhere."""
    state, log = copied(table.game, table.state), table.game.new_log()
    table.game.apply(table.setting, state, table.game.read(table.setting, state, f"tile {kind.tile}"), log)
    if table.game.actor(table.setting, state) < 0:
        return set()
    words = [each.split(" ") for each in legal_words(table.game, table.setting, state)]
    return {Lay(_square(square), int(turned)) for verb, square, turned in words if verb == "lay"}


def _square(word: str) -> Square:
    x, y = word.split(",")
    return int(x), int(y)


def _their_lays(sentence: Element, square: Square, rotations: str, kind: Kind, frame: Frame) -> Iterable[Lay]:
    for degrees in rotations.split(","):
        turned = turns(Element(int(degrees), sentence.path, sentence.name))
        yield Lay(frame.square(*square), (turned + kind.turns + frame.turns) % 4)


def _without(lays: set[Lay], others: set[Lay], kind: Kind) -> list[Lay]:
    """The lays that look like none of the others."""
    known = {(other.square, looks(Kind(kind.tile, other.turns))) for other in others}
    return sorted(lay for lay in lays if (lay.square, looks(Kind(kind.tile, lay.turns))) not in known)


def _told_lays(lays: list[Lay], kind: Kind, frame: Frame) -> list[str]:
    told: dict[Square, list[int]] = {}
    for lay in lays:
        turned = (lay.turns - kind.turns - frame.turns) % 4
        told.setdefault(frame.their_square(*lay.square), []).append(90 * turned)
    return [f"[{x},{y}] - [{','.join(map(str, sorted(degrees)))}]" for (x, y), degrees in sorted(told.items())]


# --- a figure -------------------------------------------------------------------------------------------------------------


def places(sentence: Element, text: str, figure: str, table: Table) -> Difference:
    """How the features for a figure differ. `text` is `{City,N,[1,0]}; {Field,ER.SL,[1,0]}`, `figure` the first word of an action."""
    frame, there = table.saved.frame, spots(table.laid[table.last])
    theirs: list[Spot] = []
    refused: list[str] = []
    for feature, location, x, y in parts(sentence, text, _PLACE):
        if frame.square(int(x), int(y)) != table.last:
            refused.append(f"{feature} {location} on [{x},{y}]")
            continue
        pointer = Element({"feature": feature, "location": location}, sentence.path, sentence.name)
        theirs.append(spot(pointer, frame, there))
    ours = [each for each in there if f"{figure} {each.words}" in table.legal()] if table.waits else []
    refused += [name_of(each, frame) for each in theirs if each not in ours]
    return Difference(refused, [name_of(each, frame) for each in ours if each not in theirs])


# --- both -----------------------------------------------------------------------------------------------------------------


def parts(sentence: Element, text: str, form: re.Pattern[str]) -> list[tuple[str, ...]]:
    """The parts of a list, which stand between semicolons; raises ForeignError for one that has another form."""
    found = []
    for part in filter(None, (each.strip() for each in text.removesuffix(".").split(";"))):
        match = form.fullmatch(part)
        if not match:
            sentence.fail(f"'{part[:60]}' is no part of such a list", "write [1,0] - [90,270] for a tile, {City,N,[1,0]} for a figure")
        found.append(match.groups())
    return found


WAY_OUT = "mend the sentence or the rule"


def quoted(sentence: Element) -> str:
    """A sentence as complaints begin with it."""
    text = sentence.text()
    return f"'{text[:80]}…'" if len(text) > 80 else f"'{text}'"
