"""What a file needs that is not played here is said first, and completely; nothing of what is played here is among it."""

import json
from pathlib import Path
from typing import Any

import pytest

from hesperides.importing import ForeignError
from hesperides.importing.expansions import EXPANSIONS, READ_PIECES, READ_SETS, listed
from hesperides.importing.saved import read_text

ROADS = json.loads((Path(__file__).parent / "games" / "roads.jcz").read_text(encoding="utf-8"))


def refused(version: str = "5.7.0", sets: dict[str, Any] | None = None, pieces: dict[str, Any] | None = None, **setup: Any) -> str:
    file = {**ROADS, "appVersion": version, "setup": {**ROADS["setup"], **setup}}
    file["setup"]["sets"] = {"basic:1": 1, **(sets or {})}
    file["setup"]["elements"] = {"small-follower": 7, "farmers": True, **(pieces or {})}
    with pytest.raises(ForeignError) as caught:
        read_text(json.dumps(file), "x.jcz")
    return str(caught.value)


def test_several_are_named_together() -> None:
    pieces = {"abbey": 1, "barn": 1, "mayor": 1, "wagon": 1, "phantom": 1, "abbot": 1, "bridge": 1, "pig": 0, "tower": "off"}
    said = refused(sets={"abbey-and-mayor:1": 1, "tower:1": 0}, pieces=pieces)
    assert said.startswith("x.jcz: setup: the game needs Abbey & Mayor and Bridges, which Hesperides does not have yet; read are ")
    assert refused(sets={"bridges-castles-and-bazaars:2": 1, "abbey-and-mayor": 2}, pieces=pieces).startswith(
        "x.jcz: setup: the game needs Bridges, Castles & Bazaars and Abbey & Mayor, which"
    )


def test_it_comes_before_versions_chats_and_players() -> None:
    said = refused("7.0", sets={"the-courier": 1}, addons={"the-courier": 0, "wells-of-all": 1}, ai=True, unknown=1)
    assert "needs The Courier and Wells Of All, which Hesperides does not have yet" in said


def test_pieces_of_several_expansions_are_named_once() -> None:
    assert "needs The River II, which" in refused(sets={"river/2:1": 1}, pieces={"inn": True, "pig-herd": True})
    assert "needs Inns & Cathedrals, which" in refused(pieces={"inn": True})
    assert "needs besieged cities, which" in refused(pieces={"siege": True, "escape": True})


@pytest.mark.parametrize("expansion", EXPANSIONS, ids=lambda each: each.title)
def test_every_expansion_is_called_by_its_name(expansion: Any) -> None:
    for each in expansion.sets:
        assert f"needs {expansion.title}, which" in refused(sets={each: 1}, pieces=dict.fromkeys(expansion.pieces, 1))
        assert f"needs {expansion.title}, which" in refused(sets={f"{each}:2": 1})
    for piece in expansion.pieces:
        assert "which Hesperides does not have yet" in refused(pieces={piece: 1})


def test_the_table_is_of_what_is_missing() -> None:
    sets = [each for expansion in EXPANSIONS for each in expansion.sets]
    assert len(sets) == len(set(sets))
    assert not set(sets) & READ_SETS.keys()
    assert not {piece for expansion in EXPANSIONS for piece in expansion.pieces} & set(READ_PIECES)


def test_a_list_in_words() -> None:
    assert [listed(list(names)) for names in ("A", "AB", "ABC")] == ["A", "A and B", "A, B and C"]
