"""What a file of JCloisterZone says, before any rule is asked: options, seats, start tile, messages, sentences."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hesperides.importing.element import Element, ForeignError
from hesperides.importing.places import Frame, turns
from hesperides.importing.tiles import SPRING, START
from hesperides.record import Record, plain_name

_FILE = ("appVersion", "gameId", "name", "initialRandom", "initialSeed", "created", "clock", "test", "setup", "players", "replay")
_SETS = {"basic": False, "basic:1": False, "basic:2": False, "river/1": True, "river/1:1": True, "river/1:2": True}
"""The tile sets that are read, and whether they are a river."""
_ELEMENTS = ("small-follower", "farmers", "abbot", "garden")
_OTHER_RULES = {
    *("princess-action", "fairy-placement", "dragon-move", "barn-placement", "wagon-move", "bazaar-no-auction", "hill-tiebreaker"),
    *("espace-variant", "escape-variant", "gq11-pig-herd", "tunnelize-other-expansions", "tunnelize-all-expansions"),
    *("more-tunnel-tokens", "festival-return", "keep-monasteries", "labyrinth-variant", "coc-final-scoring", "count-move"),
    *("little-buildings-scoring", "king-and-robber-scoring"),
}
"""Rules of pieces that no file that is read has."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A file read. `draws` is the order of the stack where the file tells it, `turns` after how many it ends the game."""

    name: str
    about: str
    options: Mapping[str, str]
    seats: list[str]
    frame: Frame
    messages: list[Element]
    draws: list[Element]
    turns: int | None
    sentences: list[Element]
    names: list[str]


def read_jcz(path: Path) -> Record:
    """The record of a saved game or scenario; raises ForeignError naming the element."""
    from hesperides.importing.playing import played

    return played(read_file(path))


def read_file(path: Path) -> Saved:
    """The file itself; raises ForeignError, also if it is no JSON."""
    try:
        return read_text(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise ForeignError(f"{path}: {reason}; name a file that JCloisterZone saved") from None


def read_text(text: str, name: str) -> Saved:
    """What the text of a file says."""
    try:
        whole = Element(json.loads(text), "", name)
    except (ValueError, RecursionError) as error:
        raise ForeignError(f"{name}: it is no JSON ({error}); name a file that JCloisterZone saved") from None
    whole.only((*_FILE, "gameAnnotations"))
    _check_version(whole["appVersion"])
    setup = whole["setup"].only(("sets", "elements", "rules", "timer", "start", "options", "addons"))
    river = _has_river(setup["sets"])
    names = [player.only(("name", "slot", "clientId", "sessionId", "state"))["name"].text() for player in whole["players"].items()]
    if not 2 <= len(names) <= 5:
        whole["players"].fail(f"{len(names)} players", "a game here has 2 to 5; add or remove some")
    annotations = whole.get("gameAnnotations")
    draws, last = _annotations(annotations) if annotations else ([], None)
    test = whole.get("test")
    about, sentences = _test(test) if test else (str(whole.value.get("name") or ""), [])
    return Saved(
        name=name,
        about=_one_line(about) or f"a game of JCloisterZone {plain_name(whole['appVersion'].text())}",
        options=_options(setup, river),
        seats=[plain_name(each) or f"player {number}" for number, each in enumerate(names, 1)],
        frame=_frame(setup["start"], river),
        messages=list(whole["replay"].items()),
        draws=draws,
        turns=last,
        sentences=sentences,
        names=names,
    )


def _one_line(text: str) -> str:
    """A text as the header of a record can hold it."""
    return " ".join("".join(sign if sign.isprintable() and sign != ";" else " " for sign in text).split())


def _check_version(version: Element) -> None:
    if not version.text().startswith("5."):
        version.fail(f"the format of version {version.value} is not read", "open and save the game with JCloisterZone 5")


def _has_river(sets: Element) -> bool:
    there = {key: each for key in sets.members() if (each := sets.get(key)) and each.switched_on()}
    for key, each in there.items():
        if key not in _SETS:
            each.fail("a tile set that is not read", f"remove it; read are {', '.join(_SETS)}")
        each.number(1, 1)
    rivers = [key for key in there if _SETS[key]]
    if len(there) - len(rivers) != 1 or len(rivers) > 1:
        sets.fail("not exactly one basic set and at most one river", "name for instance basic:1 and river/1:1")
    return bool(rivers)


def _options(setup: Element, river: bool) -> dict[str, str]:
    options = {"river": ""} if river else {}
    elements = setup["elements"]
    on = {key: each for key in elements.members() if (each := elements.get(key)) and each.switched_on()}
    for key, each in on.items():
        if key not in _ELEMENTS:
            each.fail("a piece or mechanism of another expansion", f"remove it; read are {', '.join(_ELEMENTS)}")
    elements["small-follower"].number(7, 7)
    if "abbot" in on:
        options["abbot"] = ""
    if "farmers" not in on:
        options["fields"] = "off"
    addons = setup.get("addons")
    if addons and addons.value:
        addons.fail("add-ons are not read", "remove them if the game does not depend on them")
    return options | _rules(setup.get("rules"))


def _rules(rules: Element | None) -> dict[str, str]:
    found = {key: rule for key in rules.members() if (rule := rules.get(key))} if rules else {}
    for key, rule in found.items():
        if key != "tiny-city-scoring" and key not in _OTHER_RULES:
            rule.fail("a rule that is not read", "remove it if the game does not depend on it")
    tiny = found.get("tiny-city-scoring")
    if tiny and str(tiny.value) not in ("2", "4"):
        tiny.fail(f"{tiny.value!r} is no way to count a city of two tiles", 'write "2" or "4"')
    return {"small-city": "2"} if tiny and str(tiny.value) == "2" else {}


def _frame(start: Element, river: bool) -> Frame:
    tiles = list(start.items())
    if len(tiles) != 1:
        start.fail(f"{len(tiles)} start tiles", "a game here starts with one")
    tile = tiles[0].only(("tile", "x", "y", "rotation"))
    wanted = SPRING if river else START
    if tile["tile"].text() != wanted:
        tile["tile"].fail(f"{tile['tile'].value!r} is not the start tile here", f"start with {wanted}")
    turned = turns(tile["rotation"]) + (3 if river else 0)
    return Frame(tile["x"].number(), tile["y"].number(), -turned % 4)


def _annotations(annotations: Element) -> tuple[list[Element], int | None]:
    annotations.only(("drawOrder", "endTurn", "tilePack"))
    pack, order, last = annotations.get("tilePack"), annotations.get("drawOrder"), annotations.get("endTurn")
    if pack:
        order = pack["params"].get("drawOrder")
    draws = [each for each in order.items() if each.text() != "#END"] if order else []
    ended = pack is not None and order is not None and "#END" in order.value
    return draws, last.number(1) if last else len(draws) if ended else None


def _test(test: Element) -> tuple[str, list[Element]]:
    test.only(("description", "assertions"))
    description, sentences = test.get("description"), test.get("assertions")
    return description.text() if description else "", list(sentences.items()) if sentences else []
