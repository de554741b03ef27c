"""What serves, records and holds a table knows no game by its name: a third one needs no line there."""

import pytest

from hesperides.games import GAMES
from tests.house.source import modules, own_imports

PARTS = ("server", "record", "table", "game", "log", "kernel", "bots", "arena", "cli")
OF_CITRUS = {"arena.boardstats", "cli.boards", "cli.serve"}
"""What is about boards, of which only Citrus has files."""
SHARED = [(name, tree) for name, tree in modules() if name.split(".")[0] in PARTS and name not in OF_CITRUS]


@pytest.mark.parametrize(("name", "tree"), SHARED, ids=[name for name, _ in SHARED])
def test_no_game_is_imported_by_name(name: str, tree: object) -> None:
    games = {f"games.{game}" for game in GAMES}
    found = {".".join(other.split(".")[:2]) for other in own_imports(tree)}  # type: ignore[arg-type]
    assert not found & games
