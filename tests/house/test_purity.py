"""The rules know no chance, no clock and no files: chance is an action, time stays outside."""

import ast

import pytest

from tests.house.source import imports, modules

WORLDLY = {
    "asyncio",
    "datetime",
    "io",
    "multiprocessing",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
READS_BOARDS = {"games.citrus.board"}
FILES = {"io", "os", "pathlib"}
GAMES = [(name, tree) for name, tree in modules() if name.split(".")[0] in ("games", "party")]


@pytest.mark.parametrize(("name", "tree"), GAMES, ids=[name for name, _ in GAMES])
def test_no_chance_no_clock_no_files(name: str, tree: ast.Module) -> None:
    found = {other.split(".")[0] for other in imports(tree)} & WORLDLY
    assert not found - (FILES if name in READS_BOARDS else set())
    assert not {other for other in imports(tree) if other.startswith("numpy.random")}


@pytest.mark.parametrize(("name", "tree"), GAMES, ids=[name for name, _ in GAMES])
def test_no_names_that_draw_print_or_open(name: str, tree: ast.Module) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ({"print", "input"} | (set() if name in READS_BOARDS else {"open"})), f"line {node.lineno}"
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("np", "numpy"):
            assert node.attr != "random", f"line {node.lineno}"
