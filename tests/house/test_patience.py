"""No test depends on how busy the machine is: whoever asks a server waits for it as long as for anything that hangs."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
GIVES_UP = {"httpx.AsyncClient": "timeout", "httpx.Client": "timeout", "connect": "open_timeout"}
"""What talks to a server and gives up after some seconds of its own, and how it is told not to."""
FILES = [file for file in sorted((TESTS / "server").glob("*.py")) if "import httpx" in file.read_text() or "websockets" in file.read_text()]


def impatient(tree: ast.Module) -> list[int]:
    """The lines that ask without saying how long they wait."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name, told = ast.unparse(node.func), {word.arg for word in node.keywords}
            if name in GIVES_UP and not told & {GIVES_UP[name], None}:
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_who_asks_a_server_waits(file: Path) -> None:
    assert impatient(ast.parse(file.read_text())) == []


def test_what_gives_up_is_found() -> None:
    assert impatient(ast.parse("httpx.Client()\nhttpx.AsyncClient(timeout=9)\nconnect('ws:')\nsqlite3.connect(file)\n")) == [1, 3]
