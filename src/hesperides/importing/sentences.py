"""The sentences of a scenario, held against what happened and what may be done now; a full stop may end each.

    Ada has 7 points
    Ada scored city for 8 points           city, road, monastery or cloister, garden, field or farm
    Player can pass                        or can't
    Phase is TilePhase                     or ActionPhase, PhantomPhase, CommitActionPhase, GameOverPhase
    Available action Meeple for Phantom    or TilePlacement for BA/RCr, ReturnMeeple, Confirm
    TilePlacement BA/RCr options: [-1,0] - [0,180]; [0,1] - [90]       in older files `Placement options: …`
    Meeple Phantom options: {City,N,[0,1]}; {Field,ER.SL,[0,1]}
    Undo is allowed                        or is not: a matter of that program, nothing here can differ

Where the file ends the game after a number of turns, the end is scored as if the stack were empty.
"""

import re
from collections.abc import Callable

from hesperides.game import OVER, Event
from hesperides.importing.element import Element, ForeignError, shortened
from hesperides.importing.ending import ended
from hesperides.importing.offers import FIGURES, WAY_OUT, lays, places, quoted
from hesperides.importing.playing import Table

_FEATURES = {"cloister": "monastery", "farm": "field"}
_KNOWN = ("city", "road", "monastery", "garden", "field")
_PHASES = ("TilePhase", "ActionPhase", "PhantomPhase", "CommitActionPhase", "GameOverPhase")
_ACTIONS = ("TilePlacement", "Meeple", "ReturnMeeple", "Confirm")
_READ = "read are `X has N points`, `X scored city for N points`, and those about passing, the phase and what may be chosen"


def differences(table: Table) -> list[ForeignError]:
    """What does not hold, or is not read, in the order of the file."""
    judge = _Judge(table)
    return [error for sentence in table.saved.sentences if (error := judge.against(sentence))]


class _Judge:
    """A table after the last message, with the scores and events that sentences speak of."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.scores, self.events = _end(table)

    def against(self, sentence: Element) -> ForeignError | None:
        """What is wrong with a sentence, None if it holds."""
        try:
            text = sentence.text().strip()
            check, match = next(((check, match) for form, check in _FORMS if (match := form.fullmatch(text))), (None, None))
            if check is None or match is None:
                sentence.fail(f"{quoted(sentence)} is no sentence that is read", _READ)
            if reason := check(self, sentence, match):
                sentence.fail(f"{quoted(sentence)} does not hold, {reason}", WAY_OUT)
        except ForeignError as error:
            return error
        return None

    # --- what happened: each gives the reason against a sentence, "" if it holds ------------------------------------------

    def has(self, sentence: Element, match: re.Match[str]) -> str:
        found = self.scores[self._seat(sentence, match["name"])]
        return "" if found == int(match["points"]) else f"here it is {found}"

    def scored(self, sentence: Element, match: re.Match[str]) -> str:
        seat, points = self._seat(sentence, match["name"]), int(match["points"])
        feature = _FEATURES.get(match["feature"], match["feature"])
        if feature not in _KNOWN:
            sentence.fail(f"'{shortened(match['feature'])}' is a feature of another expansion", f"read are {', '.join(_KNOWN)}")
        found = [event for event in self.events if event.seat == seat and _feature(event) == feature]
        if points in [event.points for event in found] or not points:  # what paid nothing leaves no trace
            return ""
        return "here there were " + (", ".join(f"{event.points} ({event.place})" for event in found) or "none")

    def _seat(self, sentence: Element, name: str) -> int:
        names = self.table.saved.names
        if name not in names:
            sentence.fail(f"nobody is called '{shortened(name, 40)}'", f"the players are {', '.join(self.table.saved.seats)}")
        return names.index(name)

    # --- what may be done now ---------------------------------------------------------------------------------------------

    def may_pass(self, _: Element, match: re.Match[str]) -> str:
        may = self.phase() in ("ActionPhase", "PhantomPhase")
        return "" if may == (match["can"] == "can") else f"here the player {'may' if may else 'may not'} pass"

    def is_phase(self, sentence: Element, match: re.Match[str]) -> str:
        if match["phase"] not in _PHASES:
            sentence.fail(f"'{shortened(match['phase'])}' is a phase of another expansion", f"read are {', '.join(_PHASES)}")
        return "" if match["phase"] == self.phase() else f"here it is {self.phase()}"

    def phase(self) -> str:
        """The step that is due, as JCloisterZone calls it; it asks nobody who has nothing to choose."""
        table = self.table
        if table.ended and table.committed:
            return "GameOverPhase"
        if table.waits and table.legal() != ["skip"]:
            return "PhantomPhase" if table.phase == "phantom" else "ActionPhase"
        return "TilePhase" if table.committed else "CommitActionPhase"

    def offers(self, sentence: Element, match: re.Match[str]) -> str:
        kind, what = match["kind"], match["what"]
        if kind not in _ACTIONS:
            sentence.fail(f"'{shortened(kind)}' is an action of another expansion", f"read are {', '.join(_ACTIONS)}")
        due = self.phase()
        if kind == "TilePlacement":
            return "" if due == "TilePhase" else f"here it is {due}"
        if kind == "Confirm":
            return "" if due == "CommitActionPhase" else f"here it is {due}"
        verbs = ("recall",) if kind == "ReturnMeeple" else (self._figure(sentence, what),) if what else tuple(FIGURES.values())
        legal = self.table.legal() if self.table.waits else []
        return "" if any(words.split(" ")[0] in verbs for words in legal) else "here there is no such choice"

    def tile_options(self, sentence: Element, match: re.Match[str]) -> str:
        difference = lays(sentence, match["list"], match["tile"], self.table)
        return str(difference) if difference else ""

    def any_tile_options(self, sentence: Element, match: re.Match[str]) -> str:
        """An older form, which does not say which tile is in hand; the order of the stack may."""
        table = self.table
        if table.drawn >= len(table.saved.draws):
            sentence.fail(f"{quoted(sentence)} does not say which tile is drawn", "write `TilePlacement BA/RCr options: …`")
        difference = lays(sentence, match["list"], table.saved.draws[table.drawn].text(), table)
        return str(difference) if difference else ""

    def figure_options(self, sentence: Element, match: re.Match[str]) -> str:
        difference = places(sentence, match["list"], self._figure(sentence, match["figure"]), self.table)
        return str(difference) if difference else ""

    def _figure(self, sentence: Element, name: str) -> str:
        if name not in FIGURES:
            sentence.fail(f"'{shortened(name)}' is a figure of another expansion", f"read are {', '.join(FIGURES)}")
        return FIGURES[name]

    def undo(self, _: Element, __: re.Match[str]) -> str:
        return ""


_FORMS: list[tuple[re.Pattern[str], Callable[[_Judge, Element, re.Match[str]], str]]] = [
    (re.compile(r"Player (?P<can>can|can't) pass\.?"), _Judge.may_pass),
    (re.compile(r"[Pp]hase is (?P<phase>\w+)\.?"), _Judge.is_phase),
    (re.compile(r"Available action (?P<kind>\w+)(?: for (?P<what>\S+?))?\.?"), _Judge.offers),
    (re.compile(r"Placement options: ?(?P<list>.*)"), _Judge.any_tile_options),
    (re.compile(r"TilePlacement (?P<tile>\S+) options: ?(?P<list>.*)"), _Judge.tile_options),
    (re.compile(r"Meeple (?P<figure>\w+) options: ?(?P<list>.*)"), _Judge.figure_options),
    (re.compile(r"Undo is (?:not )?allowed\.?"), _Judge.undo),
    (re.compile(r"(?P<name>.+) scored (?P<feature>[\w-]+) for (?P<points>-?\d{1,5}) points?\.?"), _Judge.scored),
    (re.compile(r"(?P<name>.+) has (?P<points>-?\d{1,5}) points?\.?"), _Judge.has),
]


def _end(table: Table) -> tuple[list[int], list[Event]]:
    """Scores and events, those of the end included where the file ends the game."""
    if table.actor == OVER or not table.ended:
        return table.game.scores(table.setting, table.state), table.events
    return ended(table.game, table.setting, table.state, table.events)


def _feature(event: Event) -> str:
    """The kind of feature that an event paid, "" if it paid none."""
    words = event.place.split(" ")
    return words[1].partition(":")[0] if event.points and len(words) > 1 else ""
