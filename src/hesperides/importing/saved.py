"""What a file of JCloisterZone says, before any rule is asked: options, seats, start tile, messages, sentences."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hesperides.decoding import decoded
from hesperides.games import game as game_named
from hesperides.importing.element import Element, ForeignError, whole
from hesperides.importing.expansions import READ_PIECES, READ_SETS, check_expansions
from hesperides.importing.places import Frame, turns
from hesperides.importing.tiles import SPRING, START
from hesperides.record import plain_name
from hesperides.record.text import LONGEST

GAME = "carcassonne"
VERSIONS = ("5.", "6.")
_FILE = ("appVersion", "gameId", "name", "initialRandom", "initialSeed", "created", "clock", "test", "setup", "players", "chat", "replay")
_SETUP = ("sets", "elements", "rules", "timer", "start", "options", "addons", "ai")
_PLAYER = ("name", "slot", "clientId", "sessionId", "state", "ai")
_OTHER_RULES = {
    *("princess-action", "fairy-placement", "dragon-move", "barn-placement", "wagon-move", "bazaar-no-auction", "hill-tiebreaker"),
    *("espace-variant", "escape-variant", "gq11-pig-herd", "tunnelize-other-expansions", "tunnelize-all-expansions"),
    *("more-tunnel-tokens", "festival-return", "keep-monasteries", "labyrinth-variant", "coc-final-scoring", "count-move"),
    *("little-buildings-scoring", "king-and-robber-scoring", "robbers-son-action"),
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


def read_file(path: Path) -> Saved:
    """The file itself; raises ForeignError, also if it is no JSON."""
    try:
        if path.exists() and not path.is_dir() and not path.is_file():
            raise ForeignError(f"{path}: no regular file; name a file that JCloisterZone saved")
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
    except OSError as error:
        raise ForeignError(f"{path}: {error.strerror or error}; name a file that JCloisterZone saved") from None
    return read_bytes(content, str(path))


def read_bytes(content: bytes, name: str) -> Saved:
    """What the content of a file says; raises ForeignError."""
    if len(content) > LONGEST:
        raise ForeignError(f"{name}: it is longer than any saved game ({LONGEST >> 20} MiB); name a file that JCloisterZone saved")
    try:
        return read_text(decoded(content), name)
    except UnicodeDecodeError as error:
        where = f"{name}:{content[: error.start].count(10) + 1}"
        raise ForeignError(f"{where}: it is not UTF-8 text (byte {error.start + 1}); name a file that JCloisterZone saved") from None


def read_text(text: str, name: str) -> Saved:
    """What the text of a file says. What Hesperides does not have is said before anything else is complained of."""
    file = whole(text, name)
    if setup := file.get("setup"):
        check_expansions(setup)
    _check_version(file["appVersion"])
    file.only((*_FILE, "gameAnnotations"))
    setup = file["setup"].only(_SETUP)
    river = _has_river(setup["sets"])
    names = _names(file["players"])
    annotations = file.get("gameAnnotations")
    draws, last = _annotations(annotations) if annotations else ([], None)
    test, title = file.get("test"), file.get("name")
    about, sentences = _test(test) if test else (title.text() if title else "", [])
    return Saved(
        name=name,
        about=_one_line(about) or f"a game of JCloisterZone {plain_name(file['appVersion'].text())}",
        options=_options(setup, river),
        seats=[plain_name(each) or f"player {number}" for number, each in enumerate(names, 1)],
        frame=_frame(setup["start"], river),
        messages=list(file["replay"].items()),
        draws=draws,
        turns=last,
        sentences=sentences,
        names=names,
    )


def _one_line(text: str) -> str:
    """A text as the header of a record can hold it."""
    return " ".join("".join(sign if sign.isprintable() and sign != ";" else " " for sign in text).split())


def _check_version(version: Element) -> None:
    if not version.text().startswith(VERSIONS):
        version.fail(f"the format of version {plain_name(version.value)} is not read", "read are files of JCloisterZone 5 and 6")


def _names(players: Element) -> list[str]:
    names = [player.only(_PLAYER)["name"].text() for player in players.items()]
    game = game_named(GAME)
    if not game.fewest_seats <= len(names) <= game.most_seats:
        players.fail(f"{len(names)} players", f"a game here has {game.fewest_seats} to {game.most_seats}; add or remove some")
    return names


def _has_river(sets: Element) -> bool:
    there = [key for key in sets.members() if (each := sets.get(key)) and each.switched_on() and each.number(1, 1)]
    rivers = [key for key in there if READ_SETS[key]]
    if len(there) - len(rivers) != 1 or len(rivers) > 1:
        sets.fail("not exactly one basic set and at most one river", "name for instance basic:1 and river/1:1")
    return bool(rivers)


def _options(setup: Element, river: bool) -> dict[str, str]:
    elements = setup["elements"]
    on = {key: each for key in READ_PIECES if (each := elements.get(key)) and each.switched_on()}
    elements["small-follower"].number(7, 7)
    options = {"river": ""} if river else {}
    for figure in ("abbot", "phantom"):
        if figure in on:
            if on[figure].value is not True:
                on[figure].number(1, 1)
            options[figure] = ""
    if "farmers" not in on:
        options["fields"] = "off"
    return options | _rules(setup.get("rules"))


def _rules(rules: Element | None) -> dict[str, str]:
    found = {key: rule for key in rules.members() if (rule := rules.get(key))} if rules else {}
    for key, rule in found.items():
        if key != "tiny-city-scoring" and key not in _OTHER_RULES:
            rule.fail("a rule that is not read", "remove it if the game does not depend on it")
    tiny = found.get("tiny-city-scoring")
    if tiny and tiny.value not in ("2", "4", 2, 4):
        tiny.fail("it is no way to count a city of two tiles", 'write "2" or "4"')
    return {"small-city": "2"} if tiny and tiny.value in ("2", 2) else {}


def _frame(start: Element, river: bool) -> Frame:
    tiles = list(start.items())
    if len(tiles) != 1:
        start.fail(f"{len(tiles)} start tiles", "a game here starts with one")
    tile = tiles[0].only(("tile", "x", "y", "rotation"))
    wanted = SPRING if river else START
    if tile["tile"].text() != wanted:
        tile["tile"].fail(f"{plain_name(tile['tile'].value)!r} is not the start tile here", f"start with {wanted}")
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
