"""Imports go down the levels only, and what must not know of each other does not."""

import pytest

from tests.house.source import imports, modules, own_imports

LEVELS = [
    {"cache", "decoding", "inside", "kernel", "linking", "reach", "rows", "rulebook"},
    {"game", "log"},
    {"record", "games", "bots", "party"},
    {"table", "envs", "importing"},
    {"arena", "server"},
    {"cli", "__main__"},
]
LEVEL = {part: level for level, parts in enumerate(LEVELS) for part in parts}
STRANGERS = {
    "bots": {"games", "record"},
    "games": {"bots", "record"},
    "party": {"bots", "games", "record"},
    "arena": {"server"},
    "server": {"arena"},
}
GAMES = {"carcassonne", "citrus"}
TREES = [(name, tree) for name, tree in modules() if name]


def part(module: str) -> str:
    return module.split(".")[0]


@pytest.mark.parametrize(("name", "tree"), TREES, ids=[name for name, _ in TREES])
def test_imports_go_down(name: str, tree: object) -> None:
    for other in own_imports(tree):  # type: ignore[arg-type]
        if part(other) in LEVEL:
            assert LEVEL[part(other)] <= LEVEL[part(name)], f"{name} imports {other}, which lies above it"
            assert part(other) not in STRANGERS.get(part(name), ()), f"{name} imports {other}, of which it may not know"


@pytest.mark.parametrize(("name", "tree"), TREES, ids=[name for name, _ in TREES])
def test_games_do_not_import_each_other(name: str, tree: object) -> None:
    if name.startswith("games."):
        own = name.split(".")[1]
        others = {other for other in own_imports(tree) if other.startswith("games.")}  # type: ignore[arg-type]
        assert not {other.split(".")[1] for other in others} & (GAMES - {own})


def test_every_part_has_a_level() -> None:
    assert {part(name) for name, _ in TREES} <= LEVEL.keys()


def test_who_imports_numba() -> None:
    importers = {name for name, tree in TREES if any(part(other) in ("numba", "llvmlite") for other in imports(tree))}
    assert importers == {"inside", "kernel"}
