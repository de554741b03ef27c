"""Damaged and hostile files: one plain line that names the file and a way out, never a traceback, and never a wrong record."""

import codecs
import copy
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from hesperides.importing import ForeignError
from hesperides.importing.jcz import imported
from hesperides.importing.saved import read_bytes
from hesperides.record import replay
from tests.nightly import tried

GAMES = sorted((Path(__file__).parent / "games").glob("*.jcz"))
ROUNDS = tried(200, 12)
VALUES: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 7, 10**6, 10**30, -(10**400), 0.5, 1e308, float("nan"), float("inf")),
    *("", "\0", "x" * 5000, "\ud800", "‮evil\n\t", ";,#", "R90", "0.small.1", "0.abbot.1", "0.phantom.1", "BA/L", "RI/s", "PASS", "#END"),
    *("Ada has 99999 points.", "Meeple SmallFollower options: {City,N,[0,0]}", "TilePlacement BA/L options: [0,0] - [45]", "I", "N", "NL"),
    *([], [[]], {}, {"": None}, [0, 0], [1.5, "1"], {"type": "PASS"}, [None]),
]
LINE = re.compile(r"x\.jcz(:\d+){0,2}: [^\n]+; [^\n]+")


def fate(content: bytes) -> str:
    """What is said of a file, "" if it is imported; then its record replays."""
    try:
        game = imported(read_bytes(content, "x.jcz"))
    except ForeignError as error:
        return str(error)
    replay(game.record)
    for each in game.differences:
        assert_plain(str(each))
    return ""


def assert_plain(said: str) -> None:
    assert LINE.fullmatch(said), said[:300]
    assert said.isprintable(), said[:300]
    assert len(said) < 1500, len(said)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value in a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(deeper for key, each in inside for deeper in places(each, (*path, key)))]


def put(whole: Any, path: tuple[Any, ...], chance: random.Random) -> Any:
    """A file in which one value is replaced, removed, doubled or moved."""
    if not path:
        return chance.choice(VALUES)
    above = whole
    for key in path[:-1]:
        above = above[key]
    way = chance.randrange(6)
    if way == 0:
        del above[path[-1]]
    elif way == 1 and isinstance(above, list):
        above.insert(path[-1], copy.deepcopy(above[path[-1]]))
    elif way == 2 and isinstance(above, list):
        chance.shuffle(above)
    elif way == 3 and isinstance(above, dict):
        above[chance.choice(VALUES[16:30])] = above[path[-1]]
    else:
        above[path[-1]] = copy.deepcopy(chance.choice(VALUES))
    return whole


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_values_of_other_kinds_and_in_other_places(file: Path) -> None:
    chance, refused = random.Random(file.stem), 0
    whole = json.loads(file.read_text(encoding="utf-8"))
    for _ in range(ROUNDS * 4):
        changed = copy.deepcopy(whole)
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            changed = put(changed, chance.choice(places(changed)), chance)
        said = fate(json.dumps(changed).encode())
        refused += bool(said)
        if said:
            assert_plain(said)
    assert refused > ROUNDS


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_bytes_that_are_cut_flipped_or_moved(file: Path) -> None:
    chance, content = random.Random(file.stem), file.read_bytes()
    for _ in range(ROUNDS):
        changed = bytearray(content)
        for _ in range(chance.choice((1, 3, 40))):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        begin, end = sorted(chance.randrange(len(content)) for _ in range(2))
        for damaged in (bytes(changed), content[:end], content[begin:], content[:begin] + content[end:], content + content[begin:end]):
            if said := fate(damaged):
                assert_plain(said)


ODD: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "x.jcz:1:1: it is no JSON (expecting value)"),
    "a mark and nothing": (codecs.BOM_UTF8, "x.jcz:1:1: it is no JSON"),
    "half a mark": (b"\xef\xbb{}", "x.jcz:1: it is not UTF-8 text (byte 1)"),
    "another encoding": ('{\n"name": "Zoë"}'.encode("latin-1"), "x.jcz:2: it is not UTF-8 text (byte 14)"),
    "UTF-16 without a mark": ("{}".encode("utf-16-le"), "x.jcz:1:2: it is no JSON"),
    "half of UTF-16": (codecs.BOM_UTF16_LE + b"{", "x.jcz:1: it is not UTF-8 text"),
    "deep lists": (b"[" * 200_000, "x.jcz: it is no JSON of a game (its brackets stand too deep in one another)"),
    "deep objects": (b'{"a":' * 200_000, "x.jcz: it is no JSON of a game (its brackets"),
    "a list": (b"[1]", "x.jcz: the file: it is a list, not an object"),
    "a truth": (b"true", "x.jcz: the file: it is true, not an object"),
    "an endless number": (b'{"appVersion": ' + b"9" * 100_000 + b"}", "x.jcz: appVersion: it is inf, not a text"),
    "an endless text": (b'{"appVersion": "' + b"x" * 100_000 + b'"}', "x.jcz: appVersion: the format of version xxxx"),
    "a key twice": (b'{"appVersion": "5.7.0", "appVersion": "6.0.0"}', "x.jcz: appVersion: it stands here twice; keep one of them"),
    "too long": (b" " * ((1 << 23) + 1), "x.jcz: it is longer than any saved game (8 MiB)"),
    "no game": (b'{"appVersion": "5.7.0"}', "x.jcz: the file: it has no 'setup'"),
}


@pytest.mark.parametrize(("content", "said"), ODD.values(), ids=ODD)
def test_odd_files(content: bytes, said: str) -> None:
    found = fate(content)
    assert found.startswith(said)
    assert_plain(found)


def test_a_key_twice_within() -> None:
    content = GAMES[0].read_text(encoding="utf-8").replace('"type": "PLACE_TILE"', '"type": "PASS", "type": "PLACE_TILE"', 1)
    assert fate(content.encode()).startswith("x.jcz: replay[0].type: it stands here twice; keep one of them")
