"""A small writer of files as JCloisterZone saves them, from our own records: what it writes must be read as the same game.

It knows the base tiles, gardens, the abbot and the phantom, in the ways of 5.0 (no feature in pointers), 5.7 and 6.
"""

from typing import Any

from hesperides.games import game as game_named
from hesperides.importing.facts import spots
from hesperides.importing.places import Spot
from hesperides.importing.tiles import NAMES, Kind, kinds_of
from hesperides.record import Record, legal_words, replay

EARLY, LATE, TODAY = "5.0.1", "5.7.0", "6.1.0-beta.5"
_FIGURES = {"meeple": ("small", "SmallFollower"), "abbot": ("abbot", "Abbot"), "phantom": ("phantom", "Phantom")}
_FEATURES = {"monastery": "Monastery", "garden": "Garden", "city": "City", "road": "Road", "field": "Field"}
_EDGES = {"NES": "_W", "ESW": "_N", "NSW": "_E", "NEW": "_S", "ES": "SE", "EW": "WE", "NESW": "NWSE"}
"""How they write what is not the edges in the order N E S W."""


def name_of(tile: str, abbot: bool) -> str:
    """Their name of one of our land tiles."""
    return next(name for name in NAMES if name.startswith("BA/") and kinds_of(name, abbot)[0].tile == tile)


def location(spot: Spot, version: str) -> str:
    """The place of a feature: `SE`, `_N`, `ER.SL`, in the middle `I` or, in early files, `CLOISTER`."""
    if not spot.edges:
        return "CLOISTER" if version == EARLY else "I"
    if spot.kind == "field":
        return ".".join(spot.edges)
    edges = "".join(sorted(spot.edges, key="NESW".index))
    return _EDGES.get(edges, edges)


def written(record: Record, version: str, sentences: bool = True) -> dict[str, Any]:
    """The file of a record; with sentences, what happened and what may be chosen after its last action are told in it."""
    writer = _Writer(record, version)
    for line in record.lines:
        if line.acts:
            writer.take("" if line.mark == "*" else line.mark, line.words)
    return writer.file(sentences)


class _Writer:
    def __init__(self, record: Record, version: str) -> None:
        self.record, self.version = record, version
        self.replay: list[dict[str, Any]] = []
        self.draws: list[str] = []
        self.first = next(line.mark for line in record.lines if line.acts and line.mark != "*")
        self.square, self.kind = (0, 0), Kind("D")
        self.abbots: dict[str, tuple[int, int]] = {}

    def seat(self, mark: str) -> int:
        """Their player: the first to move is the first of the list."""
        return (ord(mark) - ord(self.first)) % len(self.record.seats)

    def take(self, mark: str, words: str) -> None:
        verb, *rest = words.split(" ")
        if verb == "tile":
            self.commit()
            self.kind = Kind(rest[0])
            self.draws.append(name_of(rest[0], "abbot" in self.record.options))
        elif verb == "lay":
            self.square = int(rest[0].split(",")[0]), int(rest[0].split(",")[1])
            self.kind = Kind(self.kind.tile, int(rest[1]))
            place = {"tileId": self.draws[-1], "rotation": f"R{90 * int(rest[1])}", "position": list(self.square)}
            self.say("PLACE_TILE", place, mark)
        elif verb == "skip":
            self.say("PASS", {}, mark)
        elif verb == "recall":
            pointer = {"position": list(self.abbots[mark]), "meepleId": f"{self.seat(mark)}.abbot.1"}
            self.say("RETURN_MEEPLE", {"pointer": pointer, "source": "ABBOT_RETURN"}, mark)
        elif verb in _FIGURES:
            self.deploy(verb, rest[0], mark)

    def deploy(self, figure: str, words: str, mark: str) -> None:
        spot = next(each for each in spots(self.kind) if each.words == words)
        pointer: dict[str, Any] = {"position": list(self.square), "location": location(spot, self.version)}
        if self.version != EARLY:
            pointer["feature"] = _FEATURES[spot.kind]
        if figure == "abbot":
            self.abbots[mark] = self.square
        self.say("DEPLOY_MEEPLE", {"pointer": pointer, "meepleId": f"{self.seat(mark)}.{_FIGURES[figure][0]}.1"}, mark)

    def say(self, kind: str, payload: dict[str, Any], mark: str) -> None:
        self.replay.append({"type": kind, "payload": payload, "player": self.seat(mark), "clock": 1000 * len(self.replay)})

    def commit(self) -> None:
        if self.replay and self.replay[-1]["type"] != "COMMIT":
            self.say("COMMIT", {"random": 0.25}, self.first)

    def file(self, sentences: bool) -> dict[str, Any]:
        game = game_named("carcassonne")
        done = replay(self.record)
        if game.actor(done.setting, done.state) < 0:
            self.commit()
        options = self.record.options
        elements: dict[str, Any] = {"small-follower": 7, "farmers": options.get("fields") != "off"}
        elements |= {figure: 1 for figure in ("abbot", "phantom") if figure in options} | ({"garden": True} if "abbot" in options else {})
        begins, all_seats = ord(self.first) - ord("A"), list(self.record.seats)
        seats = all_seats[begins:] + all_seats[:begins]
        file: dict[str, Any] = {
            "appVersion": self.version,
            "gameId": "1",
            "name": "",
            "initialRandom": 0.5,
            "created": "2026-01-02T03:04:05.000Z",
            "clock": 5000,
            "setup": {
                "sets": {"basic:2" if "abbot" in options else "basic:1": 1},
                "elements": elements,
                "rules": {"tiny-city-scoring": options["small-city"]} if "small-city" in options else {},
                "timer": None,
                "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}],
            },
            "players": [{"name": name, "slot": number} for number, name in enumerate(seats)],
            "replay": self.replay,
            "gameAnnotations": {"drawOrder": self.draws},
        }
        if self.version == TODAY:
            file |= {"chat": [{"player": 0, "message": "hello"}]}
            file["setup"] |= {"ai": False, "options": {}}
            file["players"] = [{**player, "ai": False} for player in file["players"]]
        if sentences:
            file["test"] = {"description": "a game of ours", "assertions": self.sentences(done)}
        return file

    def sentences(self, done: Any) -> list[str]:
        game, stop = game_named("carcassonne"), "." if self.version == TODAY else ""
        points = game.scores(done.setting, done.state)
        said = [f"{name} has {each} point{'' if each == 1 else 's'}{stop}" for name, each in zip(self.record.seats, points, strict=True)]
        for step in done.steps:
            for event in step.events:
                what = event.place.split(" ")[1].split(":")[0] if event.points and " " in event.place else ""
                if what in _FEATURES:
                    said.append(f"{self.record.seats[event.seat]} scored {what} for {event.points} points{stop}")
        if self.version == TODAY and game.actor(done.setting, done.state) >= 0:
            said += self.choices(done)
        return said

    def choices(self, done: Any) -> list[str]:
        """What may be chosen where the record stops in a figure step; nothing where it stops with a tile in hand."""
        legal = legal_words(game_named("carcassonne"), done.setting, done.state)
        if any(words.startswith("lay ") for words in legal):
            return []
        said = []
        for figure, (_, name) in _FIGURES.items():
            there = [each for each in spots(self.kind) if f"{figure} {each.words}" in legal]
            x, y = self.square
            told = [f"{{{_FEATURES[each.kind]},{location(each, TODAY)},[{x},{y}]}}" for each in there]
            if told:
                said += [f"Available action Meeple for {name}", f"Meeple {name} options: {'; '.join(told)}"]
        return [*said, "Player can pass", "Undo is allowed"] if said else []
