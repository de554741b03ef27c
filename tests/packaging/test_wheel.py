"""The wheel holds all that is needed: installed into an empty environment elsewhere, it plays without Node and without the checkout."""

import os
import re
import subprocess
import sys
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.source import ROOT
from tests.nightly import tried

CONTAINED = (
    "hesperides/server/static/index.html",
    "hesperides/rules/citrus.md",
    "hesperides/games/citrus/boards/long.txt",
    "hesperides/games/citrus/boards/short.txt",
    "hesperides/server/migrations/env.py",
)
COMPILED, BOTS = tried(({}, "uniform,greedy"), ({"NUMBA_DISABLE_JIT": "1"}, "uniform,uniform"))
"""To compile the rules once more for an installation elsewhere takes minutes; and without the compiler, to think does."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `pip wheel .` makes."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)], check=True)
    (found,) = folder.glob("hesperides-*.whl")
    return found


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """The folder with the commands of an environment that has the wheel, and surroundings without Node and with empty folders."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder / "venv")
    commands = folder / "venv" / "bin"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "-q",
        "--disable-pip-version-check",
        "--python",
        str(commands / "python"),
        "install",
        "--no-compile",
    ]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements.lock")], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    surroundings = {"PATH": str(commands), "HOME": str(folder), "HESPERIDES_DATA": str(folder / "data"), "LANG": "C.UTF-8"}
    return commands, surroundings | COMPILED


@pytest.fixture
def address(elsewhere: tuple[Path, dict[str, str]]) -> Iterator[str]:
    """Where `hesperides play` listens."""
    commands, surroundings = elsewhere
    command = [str(commands / "hesperides"), "play", "--no-open", "--port", "0"]
    with subprocess.Popen(command, env=surroundings, cwd=surroundings["HOME"], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = (re.search(r"http://\S+", line) for line in server.stdout)
        yield next(match[0] for match in said if match)
        server.terminate()
        server.wait(20)


def test_the_wheel_holds_page_rules_boards_and_migrations(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert set(CONTAINED) <= set(names)
    assert any(re.fullmatch(r"hesperides/server/migrations/versions/\w+\.py", name) for name in names)
    assert any(name.startswith("hesperides/server/static/assets/") for name in names)
    assert not [name for name in names if "node_modules" in name or name.startswith(("tests/", "web/"))]


def test_it_writes_and_tells_records_elsewhere(elsewhere: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    commands, surroundings = elsewhere

    def hesperides(*arguments: str) -> str:
        command = [str(commands / "hesperides"), *arguments]
        return subprocess.run(command, env=surroundings, cwd=tmp_path, check=True, capture_output=True, text=True).stdout

    assert "Regions of the same colour" in hesperides("rules", "citrus", "build.rivals")
    (tmp_path / "game.txt").write_text(hesperides("new", "citrus", "--seats", BOTS, "--short"), encoding="utf-8")
    assert '"over":true' in hesperides("trace", "game.txt")
    assert "broken" not in hesperides("doctor")


def test_it_serves_the_page_elsewhere(address: str) -> None:
    with urllib.request.urlopen(address) as page:
        text = page.read().decode()
    assert "<html" in text
    script = re.search(r'src="(/assets/[^"]+\.js)"', text)
    assert script
    with urllib.request.urlopen(address.rstrip("/") + script[1]) as code:
        assert code.status == 200
    with urllib.request.urlopen(address.rstrip("/") + "/api/catalogue") as catalogue:
        assert b"citrus" in catalogue.read()


def test_it_does_not_need_the_checkout(elsewhere: tuple[Path, dict[str, str]]) -> None:
    commands, surroundings = elsewhere
    code = "import hesperides; print(hesperides.__file__)"
    ran = subprocess.run([str(commands / "python"), "-c", code], env=surroundings, cwd=os.sep, capture_output=True, text=True, check=True)
    assert Path(ran.stdout.strip()).is_relative_to(Path(surroundings["HOME"]))
