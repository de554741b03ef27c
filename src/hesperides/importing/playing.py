"""The messages of a file put to the rules, one by one, and the record that comes of it."""

from hesperides.game import ALLOWED, CHANCE, OVER, Event, Game, UnreadableError
from hesperides.games import game as game_named
from hesperides.importing.element import Element
from hesperides.importing.facts import spots
from hesperides.importing.jcz import Saved
from hesperides.importing.places import Spot, position, spot, turns
from hesperides.importing.sentences import check
from hesperides.importing.spring import check_spring
from hesperides.importing.tiles import Kind, kinds_of
from hesperides.record import Line, Record, rule_id, told

GAME = "carcassonne"
_MESSAGES = ("PLACE_TILE", "DEPLOY_MEEPLE", "RETURN_MEEPLE", "PASS", "COMMIT")
_OUT_OF_TURN = "mend the order of the messages"


def played(saved: Saved) -> Record:
    """The record of a file, with every rule that fired; raises ForeignError naming the element that cannot be played."""
    table = Table(saved)
    for message in saved.messages:
        table.take(message)
    if "river" in saved.options:
        check_spring(table.laid, table.farmers)
    check(table)
    return Record(GAME, saved.options, table.game.rules_version, saved.seats, saved.about, table.lines, saved.name)


class Table:
    """A game in the making: the state, the lines so far, what lies where, and whether the turn still waits for a figure."""

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
        self.waits, self.turns, self.drawn = False, 0, 0
        self.abbots: dict[int, tuple[int, int]] = {}
        self.act("first 0")

    @property
    def actor(self) -> int:
        """A seat, CHANCE or OVER."""
        return self.game.actor(self.setting, self.state)

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
        self.lines += told(actor, words, events)
        self.events += events

    def try_to(self, words: str, element: Element) -> None:
        """Do it, or complain of the element."""
        if reason := self.refused(words):
            element.fail(f"`{words}` is {reason}", f"`hesperides rules {GAME}` tells the rules, mend the file")
        self.act(words)

    # --- the messages -------------------------------------------------------------------------------------------------

    def take(self, message: Element) -> None:
        """Play one message."""
        message.only(("type", "payload", "player", "clock", "id", "seq", "sourceHash", "parentId", "gameId"))
        kind = message["type"]
        if kind.text() not in _MESSAGES:
            kind.fail(f"{kind.value!r} is a message of another expansion", f"read are {', '.join(_MESSAGES)}")
        if self.actor == OVER and kind.value != "COMMIT":
            kind.fail("the game is over", "remove what follows")
        if kind.value != "PLACE_TILE" and kind.value != "COMMIT" and not self.waits:
            kind.fail("no tile waits for a figure", _OUT_OF_TURN)
        self._check_seat(message)
        payload = message.get("payload")
        getattr(self, f"_{kind.value.lower()}")(payload or Element({}, f"{message.path}.payload", message.name))

    def _check_seat(self, message: Element) -> None:
        player = message.get("player")
        seat = self.turns % len(self.saved.seats) if not self.waits else self.actor
        if message.value["type"] == "COMMIT" or player is None:
            return
        if player.number() != seat:
            player.fail(f"it is the turn of player {seat}", _OUT_OF_TURN)

    def _place_tile(self, payload: Element) -> None:
        payload.only(("tileId", "rotation", "position", "gameId"))
        if self.waits:
            payload.fail("the turn before has neither PASS, DEPLOY_MEEPLE nor COMMIT", _OUT_OF_TURN)
        name, (x, y) = payload["tileId"], self.saved.frame.square(*position(payload["position"]))
        kind = self._draw(name)
        turned = (turns(payload["rotation"]) + kind.turns + self.saved.frame.turns) % 4
        self.try_to(f"lay {x},{y} {turned}", payload)
        self.last, self.waits = (x, y), True
        self.laid[self.last] = Kind(kind.tile, turned)
        self.turns += 1

    def _draw(self, name: Element) -> Kind:
        """Draw the tile that is laid; what the order of the stack has before it fits nowhere and leaves the game."""
        draws = self.saved.draws
        self._kinds(name)
        while self.drawn < len(draws) and draws[self.drawn].text() != name.text():
            self._turn_over(draws[self.drawn])
            if self.actor != CHANCE:
                draws[self.drawn].fail("this tile fits somewhere, but another one is laid", "mend drawOrder or the replay")
            self.drawn += 1
        self.drawn += 1
        return self._turn_over(name)

    def _turn_over(self, name: Element) -> Kind:
        kinds = self._kinds(name)
        kind = next((kind for kind in kinds if not self.refused(f"tile {kind.tile}")), kinds[0])
        if reason := self.refused(f"tile {kind.tile}"):
            name.fail(f"`tile {kind.tile}` is {reason}", "there are no more of it, or its time has not come")
        self.act(f"tile {kind.tile}")
        return kind

    def _kinds(self, name: Element) -> list[Kind]:
        kinds = kinds_of(name.text(), "abbot" in self.saved.options)
        if not kinds:
            name.fail(f"{name.value!r} is no tile that is read", "read are the base tiles BA/… and those of river/1")
        return kinds

    def _deploy_meeple(self, payload: Element) -> None:
        payload.only(("pointer", "meepleId", "random", "salt", "gameId"))
        pointer, figure = payload["pointer"], self._figure(payload["meepleId"])
        place = self._place(pointer)
        if place != self.last:
            pointer["position"].fail("it is not the tile just laid", "figures are placed there only")
        where = spot(pointer, self.saved.frame)
        if where.kind == "monastery" and "feature" not in pointer.value:
            where = Spot(self._middle())
        self._check_spot(where, pointer["location"])
        if where.kind == "field":
            self.farmers.append((place, where, pointer["location"]))
        if figure == "abbot":
            self.abbots[self.actor] = place
        self.waits = False
        self.try_to(f"{figure} {where.words}", payload)

    def _place(self, pointer: Element) -> tuple[int, int]:
        return self.saved.frame.square(*position(pointer["position"]))

    def _middle(self) -> str:
        """What an early file calls CLOISTER on the tile just laid."""
        return "garden" if self.laid[self.last].tile.endswith("*") else "monastery"

    def _check_spot(self, where: Spot, location: Element) -> None:
        there = spots(self.laid[self.last])
        if where not in there:
            names = ", ".join(f"{each.kind} {'.'.join(each.edges)}".strip() for each in there)
            location.fail(f"the tile has no {where.kind} of this place", f"as it lies here, it has {names}")

    def _figure(self, meeple: Element) -> str:
        """`0.small.3` or `0.abbot.1`: the owner and the kind of a figure."""
        owner, _, rest = meeple.text().partition(".")
        kind = rest.partition(".")[0]
        if kind not in ("small", "abbot"):
            meeple.fail(f"{meeple.value!r} is a figure of another expansion", "read are small and abbot")
        if owner != str(self.actor):
            meeple.fail(f"it is not a figure of player {self.actor}, who is in turn", _OUT_OF_TURN)
        return "abbot" if kind == "abbot" else "meeple"

    def _return_meeple(self, payload: Element) -> None:
        payload.only(("pointer", "source", "random", "salt", "gameId"))
        if payload["source"].text() != "ABBOT_RETURN":
            payload["source"].fail(f"{payload['source'].value!r} is of another expansion", "read is ABBOT_RETURN")
        pointer = payload["pointer"]
        place = self._place(pointer.get("featurePointer") or pointer)
        if "meepleId" in pointer.value and self._figure(pointer["meepleId"]) != "abbot":
            pointer["meepleId"].fail("it is no abbot", "only the abbot can be taken back")
        if self.abbots.get(self.actor) != place:
            pointer.fail("the abbot of this player is not there", "name the place of the abbot")
        self.waits = False
        self.try_to("recall", payload)

    def _pass(self, payload: Element) -> None:
        payload.only(("gameId",))
        self.waits = False
        self.try_to("skip", payload)

    def _commit(self, payload: Element) -> None:
        payload.only(("random", "salt", "gameId"))
        if self.waits:
            self._pass(Element({}, payload.path, payload.name))
