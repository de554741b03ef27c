"""The messages of a file put to the rules, one by one, and the record that comes of it."""

from hesperides.game import ALLOWED, CHANCE, OVER, Event, Game, UnreadableError
from hesperides.games import game as game_named
from hesperides.importing.element import Element, shortened
from hesperides.importing.facts import spots
from hesperides.importing.places import Spot, position, spot, turns
from hesperides.importing.saved import GAME, Saved
from hesperides.importing.spring import check_spring
from hesperides.importing.tiles import Kind, kinds_of
from hesperides.record import Line, Record, legal_words, lines_of, rule_id

_MESSAGE = ("type", "payload", "player", "clock", "id", "seq", "sourceHash", "parentId", "gameId", "progress")
_FIGURES = {"small": "meeple", "abbot": "abbot", "phantom": "phantom"}
"""The figures that are read, as ids have them (`0.small.3`) and as actions do."""
_OUT_OF_TURN = "mend the order of the messages"


def table_of(saved: Saved) -> "Table":
    """The table after the last message of a file; raises ForeignError naming the element that cannot be played."""
    table = Table(saved)
    for message in saved.messages:
        table.take(message)
    table.settle()
    if "river" in saved.options:
        check_spring(table.laid, table.farmers)
    return table


def record_of(table: "Table") -> Record:
    """What was played at a table, with every rule that fired."""
    saved = table.saved
    return Record(GAME, saved.options, table.game.rules_version, saved.seats, saved.about, table.lines, saved.name)


class Table:
    """A game in the making.

    waits       a tile lies and its figure step is not over
    committed   no tile lies for which COMMIT is still to come
    passed      PASS was said where a phantom may still follow, and `skip` is not yet done
    """

    def __init__(self, saved: Saved) -> None:
        self.saved = saved
        self.game: Game = game_named(GAME)
        self.setting = self.game.new_setting(saved.options, len(saved.seats))
        self.state = self.game.new_state(self.setting)
        self.log = self.game.new_log()
        self.lines: list[Line] = []
        self.events: list[Event] = []
        self.laid: dict[tuple[int, int], Kind] = {(0, 0): Kind("RV_A" if "river" in saved.options else "D")}
        self.farmers: list[tuple[tuple[int, int], Spot, Element]] = []
        self.last = (0, 0)
        self.waits, self.committed, self.passed = False, True, False
        self.turns, self.drawn = 0, 0
        self.abbots: dict[int, tuple[int, int]] = {}
        self._takers = {
            "PLACE_TILE": self._place_tile,
            "DEPLOY_MEEPLE": self._deploy_meeple,
            "RETURN_MEEPLE": self._return_meeple,
            "PASS": self._pass,
            "COMMIT": self._commit,
        }
        self.act("first 0")

    @property
    def actor(self) -> int:
        """A seat, CHANCE or OVER."""
        return self.game.actor(self.setting, self.state)

    @property
    def ended(self) -> bool:
        """Whether the game is over, or the file ends it here."""
        last = self.saved.turns
        return not self.waits and (self.actor == OVER or (last is not None and self.turns >= last))

    @property
    def phase(self) -> str:
        """What our rules call the step that is due."""
        return str(self.game.figures(self.setting, self.state)["phase"])

    def legal(self) -> list[str]:
        """What the acting seat may do now, in words; [] where something is drawn or the game is over."""
        return legal_words(self.game, self.setting, self.state) if self.actor >= 0 else []

    # --- one action ---------------------------------------------------------------------------------------------------

    def refused(self, words: str) -> str:
        """Why the actor may not do this, "" if it may."""
        try:
            action = self.game.read(self.setting, self.state, words)
        except UnreadableError as error:
            return str(error)
        refused = self.game.refusal(self.setting, self.state, action)
        return "" if refused == ALLOWED else f"refused by {rule_id(self.game, refused)}"

    def act(self, words: str) -> None:
        """Do what is allowed, and note it with what fired."""
        actor, action = self.actor, self.game.read(self.setting, self.state, words)
        words = self.game.write(self.setting, self.state, action)
        self.game.apply(self.setting, self.state, action, self.log)
        events = self.game.events(self.setting, self.state, self.log)
        self.lines += lines_of(actor, words, events)
        self.events += events

    def try_to(self, words: str, element: Element) -> None:
        """Do it, or complain of the element."""
        if reason := self.refused(words):
            element.fail(f"`{words}` is {reason}", f"`hesperides rules {GAME}` tells the rules, mend the file")
        self.act(words)

    # --- the messages -------------------------------------------------------------------------------------------------

    def take(self, message: Element) -> None:
        """Play one message."""
        message.only(_MESSAGE)
        kind = message["type"]
        if kind.text() not in self._takers:
            kind.fail(f"'{shortened(kind.value)}' is a message of another expansion", f"read are {', '.join(self._takers)}")
        if self.actor == OVER and kind.value != "COMMIT":
            kind.fail("the game is over", "remove what follows")
        if kind.value not in ("PLACE_TILE", "COMMIT") and not self.waits:
            kind.fail("no tile waits for a figure", _OUT_OF_TURN)
        self._check_seat(message)
        payload = message.get("payload")
        self._takers[kind.value](payload or message.member("payload", {}))

    def settle(self) -> None:
        """A phantom was waited for in vain: what was passed is skipped."""
        if self.passed:
            self.passed, self.waits = False, False
            self.act("skip")

    def _check_seat(self, message: Element) -> None:
        player = message.get("player")
        seat = self.turns % len(self.saved.seats) if not self.waits else self.actor
        if message.value["type"] == "COMMIT" or player is None:
            return
        if player.number() != seat:
            player.fail(f"it is the turn of player {seat}", _OUT_OF_TURN)

    def _place_tile(self, payload: Element) -> None:
        payload.only(("tileId", "rotation", "position", "gameId"))
        self.settle()
        if self.waits:
            payload.fail("the turn before has neither PASS, DEPLOY_MEEPLE nor COMMIT", _OUT_OF_TURN)
        name, (x, y) = payload["tileId"], self.saved.frame.square(*position(payload["position"]))
        kind = self._draw(name)
        turned = (turns(payload["rotation"]) + kind.turns + self.saved.frame.turns) % 4
        self.try_to(f"lay {x},{y} {turned}", payload)
        self.last, self.waits, self.committed = (x, y), True, False
        self.laid[self.last] = Kind(kind.tile, turned)
        self.turns += 1

    def _draw(self, name: Element) -> Kind:
        """Draw the tile that is laid; what the order of the stack has before it fits nowhere and leaves the game."""
        draws = self.saved.draws
        kinds_named(name, self.saved)
        while self.drawn < len(draws) and draws[self.drawn].text() != name.text():
            self._turn_over(draws[self.drawn])
            if self.actor != CHANCE:
                draws[self.drawn].fail("this tile fits somewhere, but another one is laid", "mend drawOrder or the replay")
            self.drawn += 1
        self.drawn += 1
        return self._turn_over(name)

    def _turn_over(self, name: Element) -> Kind:
        kinds = kinds_named(name, self.saved)
        kind = next((kind for kind in kinds if not self.refused(f"tile {kind.tile}")), kinds[0])
        if reason := self.refused(f"tile {kind.tile}"):
            name.fail(f"`tile {kind.tile}` is {reason}", "there are no more of it, or its time has not come")
        self.act(f"tile {kind.tile}")
        return kind

    def _deploy_meeple(self, payload: Element) -> None:
        payload.only(("pointer", "meepleId", "random", "salt", "gameId"))
        pointer, figure, seat = payload["pointer"], self._figure(payload["meepleId"]), self.actor
        place = self._place(pointer)
        if place != self.last:
            pointer["position"].fail("it is not the tile just laid", "figures are placed there only")
        where = spot(pointer, self.saved.frame, spots(self.laid[self.last]))
        if self.passed and figure != "phantom":
            payload["meepleId"].fail("after PASS only the phantom may follow", _OUT_OF_TURN)
        self.try_to(f"{figure} {where.words}", payload)
        if where.kind == "field":
            self.farmers.append((place, where, pointer["location"]))
        if figure == "abbot":
            self.abbots[seat] = place
        self._step_done()

    def _step_done(self) -> None:
        """The figure step is over, unless the phantom may follow."""
        self.passed, self.waits = False, self.actor >= 0

    def _place(self, pointer: Element) -> tuple[int, int]:
        return self.saved.frame.square(*position(pointer["position"]))

    def _figure(self, meeple: Element) -> str:
        """`0.small.3` or `0.abbot.1`: the owner and the kind of a figure."""
        owner, _, rest = meeple.text().partition(".")
        kind = _FIGURES.get(rest.partition(".")[0])
        if kind is None:
            meeple.fail(f"'{shortened(meeple.value)}' is a figure of another expansion", f"read are {', '.join(_FIGURES)}")
        if owner != str(self.actor):
            meeple.fail(f"it is not a figure of player {self.actor}, who is in turn", _OUT_OF_TURN)
        return kind

    def _return_meeple(self, payload: Element) -> None:
        payload.only(("pointer", "source", "random", "salt", "gameId"))
        if payload["source"].text() != "ABBOT_RETURN":
            payload["source"].fail(f"'{shortened(payload['source'].value)}' is of another expansion", "read is ABBOT_RETURN")
        pointer, seat = payload["pointer"], self.actor
        place = self._place(pointer.get("featurePointer") or pointer)
        if (meeple := pointer.get("meepleId")) and self._figure(meeple) != "abbot":
            meeple.fail("it is no abbot", "only the abbot can be taken back")
        if self.abbots.get(seat) != place:
            pointer.fail("the abbot of this player is not there", "name the place of the abbot")
        self.try_to("recall", payload)
        del self.abbots[seat]
        self._step_done()

    def _pass(self, payload: Element) -> None:
        payload.only(("gameId",))
        if not self.passed and self.phase == "meeple" and any(words.startswith("phantom ") for words in self.legal()):
            self.passed = True
            return
        self.try_to("skip", payload)
        self._step_done()

    def _commit(self, payload: Element) -> None:
        payload.only(("random", "salt", "gameId"))
        self.settle()
        if self.waits:
            self.try_to("skip", payload)
        self.waits, self.committed = False, True


def kinds_named(name: Element, saved: Saved) -> list[Kind]:
    """Which of our tiles a name may stand for."""
    kinds = kinds_of(name.text(), "abbot" in saved.options)
    if not kinds:
        name.fail(f"'{shortened(name.value)}' is no tile that is read", "read are the base tiles BA/… and those of river/1")
    return kinds
