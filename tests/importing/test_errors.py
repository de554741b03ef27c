"""What is not read, or not allowed, or not true: one line with the element, the reason and a way out."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hesperides.importing import ForeignError
from hesperides.importing.jcz import agreed, imported
from hesperides.importing.saved import read_text

GAMES = Path(__file__).parent / "games"
Change = Callable[[Any], Any]


def refused(name: str, change: Change) -> str:
    """What is said of a game after a change."""
    whole = json.loads((GAMES / f"{name}.jcz").read_text(encoding="utf-8"))
    changed = copy.deepcopy(whole)
    change(changed)
    with pytest.raises(ForeignError) as caught:
        agreed(imported(read_text(json.dumps(changed), "x.jcz")))
    message = str(caught.value)
    assert re.fullmatch(r"x\.jcz: .+: .+; .+", message), message
    return message


def put(path: str, value: Any) -> Change:
    """A change: `setup.sets.tower:1`, `replay.1.payload`; None removes the element."""

    def change(whole: Any) -> None:
        *above, last = path.split(".")
        for step in above:
            whole = whole[int(step) if isinstance(whole, list) else step]
        key = int(last) if isinstance(whole, list) else last
        if value is None:
            del whole[key]
        else:
            whole[key] = value

    return change


def pointer(number: int, **values: Any) -> Change:
    return lambda whole: whole["replay"][number]["payload"]["pointer"].update(values)


HEADER = [
    ("appVersion", "4.4.1", "appVersion: the format of version 4.4.1 is not read"),
    ("appVersion", None, "the file: it has no 'appVersion'"),
    ("appVersion", 5, "appVersion: it is 5, not a text"),
    ("plugins", [], "plugins: an element that is not read"),
    ("setup.sets.tower:1", 1, "setup: the game needs The Tower, which Hesperides does not have yet"),
    ("setup.sets.basic:2", 1, "setup.sets: not exactly one basic set"),
    ("setup.sets.basic:1", 2, "setup.sets.basic:1: it is 2, not 1"),
    ("setup.elements.big-follower", 1, "setup: the game needs Inns & Cathedrals, which"),
    ("setup.elements.phantom", 2, "setup.elements.phantom: it is 2, not 1"),
    ("setup.elements.abbot", "one", "setup.elements.abbot: it is 'one', not 1"),
    ("setup.elements.small-follower", 8, "setup.elements.small-follower: it is 8"),
    ("setup.elements", [], "setup.elements: it is a list, not an object"),
    ("setup.rules", {"tiny-city-scoring": "3"}, "setup.rules.tiny-city-scoring: it is no way to count"),
    ("setup.rules", {"house-rule": True}, "setup.rules.house-rule: a rule that is not read"),
    ("setup.addons", {"lands": "1.0"}, "setup: the game needs Lands, which Hesperides does not have yet"),
    ("setup.start", [], "setup.start: 0 start tiles"),
    ("setup.start.0.tile", "CO/1", "setup.start[0].tile: 'CO/1' is not the start tile here"),
    ("setup.start.0.rotation", 45, "setup.start[0].rotation: '45' is no rotation"),
    ("players", [], "players: 0 players"),
    ("players.0.name", 7, "players[0].name: it is 7, not a text"),
    ("replay", {}, "replay: it is an object, not a list"),
    ("gameAnnotations.tilePack", {"params": {"drawOrder": ["AM/A"]}}, "gameAnnotations.tilePack.params.drawOrder[0]: 'AM/A' is no tile"),
    ("gameAnnotations.endTurn", 0, "gameAnnotations.endTurn: it is 0"),
    ("test.notes", "x", "test.notes: an element that is not read"),
]
MESSAGES = [
    ("replay.0.type", "PLACE_TOKEN", "replay[0].type: 'PLACE_TOKEN' is a message of another expansion"),
    ("replay.0.payload.tileId", "AM/A", "replay[0].payload.tileId: 'AM/A' is no tile that is read"),
    ("replay.0.payload.tileId", "BA/L", "gameAnnotations.drawOrder[0]: this tile fits somewhere, but another one is laid"),
    ("replay.0.payload.rotation", "R91", "replay[0].payload.rotation: 'R91' is no rotation"),
    ("replay.0.payload.rotation", "R270", "replay[0].payload: `lay 1,0 3` is refused by tile.match"),
    ("replay.0.payload.position", [1], "replay[0].payload.position: it has 1 numbers"),
    ("replay.0.payload.position", [1, "0"], "replay[0].payload.position[1]: it is '0'"),
    ("replay.0.payload.position", [500, 0], "replay[0].payload: `lay 500,0 0` is '500,0' is no square"),
    ("replay.0.payload.bridge", 1, "replay[0].payload.bridge: an element that is not read"),
    ("replay.0.player", 1, "replay[0].player: it is the turn of player 0"),
    ("replay.0", None, "replay[0].type: no tile waits for a figure"),
    ("replay.1.payload.meepleId", "0.big.1", "replay[1].payload.meepleId: '0.big.1' is a figure of another expansion"),
    ("replay.1.payload.meepleId", "1.small.1", "replay[1].payload.meepleId: it is not a figure of player 0"),
    ("replay.1.payload.meepleId", "0.abbot.1", "replay[1].payload: `abbot road:W` is refused by abbot.place"),
    ("replay.1.payload.pointer", None, "replay[1].payload: it has no 'pointer'"),
    ("replay.5.payload", {"random": 1, "why": 2}, "replay[5].payload.why: an element that is not read"),
]


@pytest.mark.parametrize(("path", "value", "said"), HEADER + MESSAGES)
def test_an_element_that_is_not_read_is_named(path: str, value: Any, said: str) -> None:
    assert f"x.jcz: {said}" in refused("roads", put(path, value))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (pointer(1, feature="Tower"), "replay[1].payload.pointer.feature: 'Tower' is a feature of another expansion"),
        (pointer(1, location="E.W"), "replay[1].payload.pointer.location: the tile has no road of this place; as it lies here, it has"),
        (pointer(1, location="NL"), "replay[1].payload.pointer.location: 'NL' is no place of a road"),
        (pointer(1, feature="Field", location="W"), "replay[1].payload.pointer.location: 'W' is no place of a field"),
        (pointer(1, feature="Monastery"), "replay[1].payload.pointer.location: 'W' is no place of a monastery"),
        (pointer(1, feature="Monastery", location="I"), "replay[1].payload.pointer.location: the tile has no monastery of this place"),
        (pointer(1, position=[0, 0]), "replay[1].payload.pointer.position: it is not the tile just laid"),
        (lambda whole: whole["replay"][4]["payload"].update(why=1), "replay[4].payload.why: an element that is not read"),
        (pointer(7, location="N"), "replay[7].payload.pointer.location: the tile has no road of this place"),
    ],
)
def test_a_pointer_that_points_nowhere(change: Change, said: str) -> None:
    assert said in refused("roads", change)


def test_a_turn_that_is_not_over() -> None:
    def change(whole: Any) -> None:
        del whole["replay"][4:6]

    assert "replay[4].payload: the turn before has neither PASS, DEPLOY_MEEPLE nor COMMIT" in refused("roads", change)


def test_a_feature_that_is_occupied() -> None:
    def change(whole: Any) -> None:
        whole["replay"][4] = copy.deepcopy(whole["replay"][1])
        whole["replay"][4]["payload"]["pointer"] = {"position": [-1, 0], "feature": "Road", "location": "E"}
        whole["replay"][4]["payload"]["meepleId"] = "1.small.1"

    assert "replay[4].payload: `meeple road:E` is refused by meeple.place" in refused("roads", change)


@pytest.mark.parametrize(
    ("name", "path", "value", "said"),
    [
        ("abbot", "replay.13.payload.source", "FESTIVAL", "replay[13].payload.source: 'FESTIVAL' is of another expansion"),
        ("abbot", "replay.13.payload.pointer.meepleId", "0.small.1", "replay[13].payload.pointer.meepleId: it is no abbot"),
        ("abbot", "replay.13.payload.pointer.position", [1, 0], "replay[13].payload.pointer: the abbot of this player is not there"),
        ("garden-plain", "replay.1", {"type": "RETURN_MEEPLE", "payload": {}}, "replay[1].payload: it has no 'source'"),
        ("unplaceable", "gameAnnotations.drawOrder.1", "BA/L", "gameAnnotations.drawOrder[1]: this tile fits somewhere"),
        ("cities", "replay.3.payload.tileId", "BA/Cccc+", "replay[3].payload.tileId: `tile C` is refused by setup.tiles"),
        ("river-plain", "replay.0.payload.tileId", "BA/L", "replay[0].payload.tileId: `tile B` is refused by river.stack"),
        ("river", "setup.start.0.tile", "BA/RCr", "setup.start[0].tile: 'BA/RCr' is not the start tile here; start with RI/s"),
    ],
)
def test_what_the_rules_forbid(name: str, path: str, value: Any, said: str) -> None:
    assert said in refused(name, put(path, value))


def test_two_bends_of_the_river() -> None:
    def change(whole: Any) -> None:
        del whole["replay"][3:6]
        whole["replay"][3]["payload"] |= {"position": [1, 1], "rotation": "R90"}

    assert "replay[3].payload: `lay -1,1 3` is refused by river.flow" in refused("river-plain", change)


def test_a_farmer_who_would_miss_the_older_spring() -> None:
    farmer = {"pointer": {"position": [1, 0], "feature": "Field", "location": "WL.SR"}, "meepleId": "0.small.1"}
    change = put("replay.1", {"type": "DEPLOY_MEEPLE", "payload": farmer})
    assert "replay[1].payload.pointer.location: this field reaches the spring" in refused("river-plain", change)


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("Ada has 4 points", "'Ada has 4 points' does not hold, here it is 3"),
        ("Zoe has 4 points", "nobody is called 'Zoe'; the players are Ada, Ben"),
        ("Ada scored road for 4 points", "'Ada scored road for 4 points' does not hold, here there were 3 (-1,0 road:E)"),
        ("Ben scored road for 3 points", "'Ben scored road for 3 points' does not hold, here there were none"),
        ("Ada scored castle for 3 points.", "'castle' is a feature of another expansion"),
        ("Player can pass", "'Player can pass' does not hold, here the player may not pass"),
        ("phase is ActionPhase", "'phase is ActionPhase' does not hold, here it is TilePhase"),
        ("Phase is DragonMovePhase", "'DragonMovePhase' is a phase of another expansion"),
        ("Player can pass.", "'Player can pass.' does not hold, here the player may not pass"),
        ("Available action Confirm", "'Available action Confirm' does not hold, here it is TilePhase"),
        (
            "Available action Meeple for SmallFollower",
            "'Available action Meeple for SmallFollower' does not hold, here there is no",
        ),
        ("Available action TowerPiece", "'TowerPiece' is an action of another expansion"),
        ("Ada wins", "'Ada wins' is no sentence that is read"),
    ],
)
def test_a_sentence_that_does_not_hold(sentence: str, said: str) -> None:
    message = refused("roads", put("test.assertions", ["Ada has 3 points", sentence]))
    assert message.startswith(f"x.jcz: test.assertions[1]: {said}")


def test_more_after_the_end_of_a_turn() -> None:
    change = put("replay.5", {"type": "PASS", "payload": {}})
    assert "replay[5].type: no tile waits for a figure" in refused("roads", change)
