"""The page's types are those of the server."""

import sys
import types
from pathlib import Path

import msgspec
import pytest

from hesperides.games import GAMES
from hesperides.server import typescript, wire

GENERATED = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_page_has_the_types_of_the_server() -> None:
    assert GENERATED.read_text(encoding="utf-8") == typescript.text(), "run `make wire`"


def test_fields_left_out_at_their_default_are_optional() -> None:
    assert "  region?: number | null\n" in typescript.text()
    assert "  is: 'happened'\n" in typescript.text()


@pytest.mark.parametrize("what", ["picture", "choices", "facts"])
def test_what_a_game_tells_bears_its_name(what: str) -> None:
    told = {game.name: wire.union_of(what, [game]) for game in GAMES.values() if getattr(game, what)}
    assert {name: kind.__struct_config__.tag for name, kind in told.items()} == {name: name for name in told}
    assert all(kind.__struct_config__.tag_field == "game" for kind in told.values())


def test_two_games_may_not_give_one_name_to_two_things(monkeypatch: pytest.MonkeyPatch) -> None:
    other = types.ModuleType("another")
    other.Region = msgspec.defstruct("Region", [("members", int)], module="another")  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "another", other)
    own = typescript._modules()
    monkeypatch.setattr(typescript, "_modules", lambda: [*own, other])
    with pytest.raises(ValueError, match="another has a type Region, and so has another game"):
        typescript.text()
