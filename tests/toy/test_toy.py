"""A third game is its own folder, its rule book and one name: a toy put into a copy of the house is played like the others."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from hesperides.games import GAMES
from tests.server.playing import HANG_SECONDS

ROOT = Path(__file__).parents[2]
NAMES = ", ".join(f'"{name}"' for name in GAMES)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the toy among its games."""
    copy = tmp_path_factory.mktemp("house")
    source = copy / "hesperides"
    shutil.copytree(ROOT / "src" / "hesperides", source, ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(Path(__file__).parent / "picking", source / "games" / "picking", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "rules", source / "rules", ignore=shutil.ignore_patterns("records"))
    shutil.copy(Path(__file__).parent / "picking.md", source / "rules")
    names = source / "games" / "__init__.py"
    text = names.read_text()
    assert text.count(f"_Games({NAMES})") == 1
    names.write_text(text.replace(f"_Games({NAMES})", f'_Games({NAMES}, "picking")'))
    return copy


def ran(house: Path, module: str, *words: str) -> str:
    """What a module prints, run in that house; it must succeed."""
    command = [sys.executable, "-m", module, *words]
    ended = subprocess.run(command, capture_output=True, text=True, env=within(house), timeout=HANG_SECONDS)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def within(house: Path) -> dict[str, str]:
    """The environment of processes whose sources are there."""
    return {**os.environ, "PYTHONPATH": str(house)}


def test_it_is_played_written_and_replayed(house: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(ran(house, "hesperides", "new", "picking", "--seats", "uniform,greedy,search:20", "--large", "--seed", "3"))
    assert "options large\n" in file.read_text()
    assert "\n= " in file.read_text()
    assert "0 left" in ran(house, "hesperides", "replay", str(file))
    assert '"fruits":40' in ran(house, "hesperides", "trace", str(file)).replace(" ", "")
    told = json.loads(ran(house, "hesperides", "simulate", "picking", "--games", "20", "--seats", "greedy,uniform", "--json"))
    assert [side["bot"] for side in told["sides"]] == ["greedy", "uniform"]
    assert "search:50 against uniform" in ran(house, "hesperides", "match", "picking", "search:50", "uniform", "--pairs", "2")
    assert "PickingPicture" in ran(house, "hesperides.server.typescript")


async def test_it_is_played_at_a_table_of_the_server(house: Path, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hesperides.server", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=within(house)) as server:
        assert server.stdout is not None
        origin = server.stdout.readline().partition("http://")[2].partition("/ ")[0]
        try:
            await play(origin)
        finally:
            server.terminate()


async def play(origin: str) -> None:
    """A game of a person against a bot, to its end."""
    async with httpx.AsyncClient(base_url=f"http://{origin}", headers={"Origin": f"http://{origin}"}, timeout=HANG_SECONDS) as http:
        catalogue = {card["name"] for card in (await http.get("/api/catalogue")).json()}
        assert catalogue == {*GAMES, "picking"}
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
        table = (await http.post("/api/tables", json={"game": "picking", "seats": seats, "pace": 0})).json()["id"]
        cookie = "; ".join(f"{each.name}={each.value}" for each in http.cookies.jar)
        socket = f"ws://{origin}/api/tables/{table}/live"
        async with connect(socket, origin=f"http://{origin}", additional_headers={"Cookie": cookie}, open_timeout=HANG_SECONDS) as line:  # type: ignore[arg-type]
            over = await to_the_end(line)
        record = (await http.get(f"/api/tables/{table}/record")).text
    assert over["picture"]["left"] == 0
    assert max(over["picture"]["scores"]) in [over["picture"]["scores"][seat] for seat in over["picture"]["winners"]]
    assert record.startswith("game    picking\n")
    assert "bowl.last" in record


async def to_the_end(line: Any) -> Any:
    """Take what may be taken first, until the game is over; returns the last message about the table."""
    number = 0
    while True:
        message = json.loads(await line.recv())
        if message["is"] not in ("table", "happened"):
            continue
        if message["picture"]["phase"] == "over":
            return message
        if (choices := message["choices"]) and choices["seat"] == 0:
            number += 1
            await line.send(json.dumps({"do": "act", "id": str(number), "n": message["n"], "seat": 0, "words": choices["legal"][0]}))
