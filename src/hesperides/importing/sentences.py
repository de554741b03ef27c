"""The sentences of a scenario, held against what happened.

Read are `Ada has 7 points`, `Ada scored city for 8 points` (city, road, monastery or cloister, garden, field or farm), `Player can pass`
and `Player can't pass` (whether the player in turn may place nothing now). Where the file ends the game after so many turns, the end is
scored as if the stack were empty.
"""

import re
from typing import TYPE_CHECKING

from hesperides.game import OVER, Event
from hesperides.importing.element import Element

if TYPE_CHECKING:
    from hesperides.importing.playing import Table

_HAS = re.compile(r"(?P<name>.+) has (?P<points>-?\d{1,5}) points?")
_SCORED = re.compile(r"(?P<name>.+) scored (?P<feature>\w+) for (?P<points>-?\d{1,5}) points?")
_PASS = {"Player can pass": True, "Player can't pass": False}
_FEATURES = {"cloister": "monastery", "farm": "field"}
_KNOWN = ("city", "road", "monastery", "garden", "field")
_READ = "read are `X has N points`, `X scored city for N points`, `Player can pass`, `Player can't pass`"


def check(table: "Table") -> None:
    """Raise ForeignError for the first sentence that does not hold or is not read."""
    if not table.saved.sentences:
        return
    scores, events = _end(table)
    for sentence in table.saved.sentences:
        text = sentence.text()
        if text in _PASS:
            _check_pass(sentence, table)
        elif match := _SCORED.fullmatch(text):
            _check_scored(sentence, match, table, events)
        elif match := _HAS.fullmatch(text):
            found = scores[_seat(sentence, match["name"], table)]
            if found != int(match["points"]):
                sentence.fail(f"{text!r} does not hold, here it is {found}", "mend the sentence or the rule")
        else:
            sentence.fail(f"{text[:80]!r} is no sentence that is read", _READ)


def _end(table: "Table") -> tuple[list[int], list[Event]]:
    """Scores and events, those of the end included where the file ends the game."""
    from hesperides.importing.ending import ended

    scores = table.game.scores(table.setting, table.state)
    if table.actor == OVER or table.saved.turns is None or table.turns < table.saved.turns:
        return scores, table.events
    return ended(table.game, table.setting, table.state, table.events)


def _seat(sentence: Element, name: str, table: "Table") -> int:
    if name not in table.saved.names:
        sentence.fail(f"nobody is called {name[:40]!r}", f"the players are {', '.join(table.saved.names)}")
    return table.saved.names.index(name)


def _check_pass(sentence: Element, table: "Table") -> None:
    if _PASS[sentence.text()] != table.waits:
        way = "may" if table.waits else "may not"
        sentence.fail(f"{sentence.text()!r} does not hold, here the player {way} pass", "mend the sentence or the rule")


def _check_scored(sentence: Element, match: re.Match[str], table: "Table", events: list[Event]) -> None:
    seat, feature = _seat(sentence, match["name"], table), _FEATURES.get(match["feature"], match["feature"])
    if feature not in _KNOWN:
        sentence.fail(f"{match['feature']!r} is a feature of another expansion", f"read are {', '.join(_KNOWN)}")
    scored = [event for event in events if event.seat == seat and _feature(event) == feature]
    if int(match["points"]) not in [event.points for event in scored]:
        found = ", ".join(f"{event.points} ({event.place})" for event in scored) or "none"
        sentence.fail(f"{sentence.text()!r} does not hold, here there were {found}", "mend the sentence or the rule")


def _feature(event: Event) -> str:
    """The kind of feature that an event paid, "" if it paid none."""
    words = event.place.split(" ")
    return words[1].partition(":")[0] if event.points and len(words) > 1 else ""
