"""The commands of the README, and what they say when they cannot."""

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from hesperides.cli.app import BOARD_COMMANDS, COMMANDS
from tests.cli.conftest import Hesperides
from tests.house.source import ROOT

SURROUNDINGS = os.environ | {"PYTHONPATH": str(ROOT / "src")}
NEW = ("new", "citrus", "--seats", "uniform,greedy", "--short", "--seed", "5")


def seconds(*arguments: str) -> float:
    """What a command takes in a process of its own, in seconds of a core: others on the machine do not count."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "hesperides.cli", *arguments], check=True, capture_output=True, env=SURROUNDINGS)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@pytest.fixture
def game(hesperides: Hesperides, tmp_path: Path) -> Path:
    """A short game between bots, as a file."""
    status, out, _ = hesperides(*NEW)
    assert status == 0
    file = tmp_path / "game.txt"
    file.write_text(out, encoding="utf-8")
    return file


@pytest.mark.parametrize("command", [[name] for name in COMMANDS] + [["board", name] for name in BOARD_COMMANDS] + [["board"], []])
def test_help(hesperides: Hesperides, command: list[str]) -> None:
    status, out, _ = hesperides(*command, "--help")
    assert status == 0
    assert "Usage" in out


def test_the_options_of_a_game_are_flags(hesperides: Hesperides) -> None:
    for command in ("new", "simulate"):
        _, out, _ = hesperides(command, "--help")
        for flag in ("--short", "--family", "--random-start", "--tight-start", "--milestone", "--board", "recolour"):
            assert flag in out


def test_help_comes_at_once() -> None:
    assert seconds("--help") < 0.4
    code = "import sys; from hesperides.cli.app import run; run(['--help']); sys.exit(bool({'numba', 'litestar'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, env=SURROUNDINGS).returncode == 0


def test_new_writes_a_record_and_the_same_seed_the_same(hesperides: Hesperides, game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    assert text.startswith("game    citrus\noptions short\nrules   ")
    assert "seats   uniform, greedy\n" in text
    assert hesperides(*NEW)[1] == text
    assert hesperides(*NEW[:-1], "6")[1] != text


def test_new_takes_every_option(hesperides: Hesperides, tmp_path: Path) -> None:
    flags = ("--family", "--random-start", "--tight-start", "--milestone", "none", "--board", "long")
    status, out, _ = hesperides("new", "citrus", "--seats", "uniform,uniform,uniform", *flags)
    assert status == 0
    assert "options family random-start tight-start milestone=none board=long\n" in out
    file = tmp_path / "game.txt"
    file.write_text(out, encoding="utf-8")
    assert hesperides("trace", str(file))[0] == 0


def test_replay_draws_the_table_turn_by_turn(hesperides: Hesperides, game: Path) -> None:
    status, out, _ = hesperides("replay", str(game))
    assert status == 0
    assert out.count("A uniform") > 5
    assert "set-up" in out
    assert "Result: A uniform " in out
    status, last, _ = hesperides("replay", str(game), "--last")
    assert status == 0
    assert len(last) < len(out) / 5
    assert "So far: " in hesperides("replay", str(game), "--upto", "60")[1]


def test_replay_gives_the_record_with_everything_that_fired(hesperides: Hesperides, game: Path) -> None:
    assert hesperides("replay", str(game), "--record")[1] == game.read_text(encoding="utf-8")
    redacted = hesperides("replay", str(game), "--record", "--redact")[1]
    assert "seats   A, B\n" in redacted
    assert "uniform" not in redacted


def test_trace_prints_json_lines(hesperides: Hesperides, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    status, out, _ = hesperides("trace", str(game))
    assert status == 0
    first, *_, last = map(json.loads, out.splitlines())
    assert first["game"] == "citrus"
    assert last["over"] is True
    with game.open(encoding="utf-8") as file:
        monkeypatch.setattr("sys.stdin", file)
        assert hesperides("trace", "-")[1] == out


def test_simulate(hesperides: Hesperides) -> None:
    status, out, _ = hesperides("simulate", "citrus", "--seats", "greedy,uniform", "--games", "6", "--short", "--json")
    assert status == 0
    outcome = json.loads(out)
    assert outcome["games"] == 6
    assert [side["bot"] for side in outcome["sides"]] == ["greedy", "uniform"]
    assert outcome["sides"][0]["score"]["error"] > 0
    assert outcome["games_per_second"] > 0
    status, out, _ = hesperides("simulate", "citrus", "--seats", "uniform,uniform", "--games", "3")
    assert status == 0
    assert "games a second" in out


def test_rules(hesperides: Hesperides) -> None:
    assert hesperides("rules")[1] == "citrus\n"
    assert "Regions of the same colour" in hesperides("rules", "citrus", "build.rivals")[1]
    assert "build.rivals" in hesperides("rules", "citrus")[1]
    assert json.loads(hesperides("rules", "citrus", "build.rivals", "--json")[1])["build.rivals"].startswith("Regions of the same")


@pytest.mark.parametrize("board", ["long", "short"])
def test_boards(hesperides: Hesperides, board: str) -> None:
    status, out, _ = hesperides("board", "check", board)
    assert status == 0
    assert f"a board for the {board} game" in out
    status, out, _ = hesperides("board", "stats", board, "--games", "2", "--players", "2", "--json")
    assert status == 0
    assert json.loads(out)[0]["games"] == 2


def test_a_bad_board_is_told_fault_by_fault(hesperides: Hesperides, tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text("grid\n....\n.A..\nmarket\n1 2\nfincas\n1 x 12/4\n", encoding="utf-8")
    status, _, err = hesperides("board", "check", str(file))
    assert status == 2
    assert all(line.startswith(f"{file}: ") for line in err.splitlines())
    status, _, err = hesperides("new", "citrus", "--seats", "uniform,uniform", "--board", str(file))
    assert status == 2
    assert str(file) in err


def test_doctor(hesperides: Hesperides, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HESPERIDES_DATA", str(tmp_path / "data"))
    _, out, _ = hesperides("doctor", "--json")
    findings = {finding["name"]: finding for finding in json.loads(out)}
    assert findings["python"]["fine"]
    assert findings["rules"]["remark"].startswith("citrus: ")
    assert findings["data folder"]["remark"] == str(tmp_path / "data")
    assert "fine" in hesperides("doctor")[1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rules", "citrus", "build.rival"], "did you mean build.rivals"),
        (["rules", "chess"], "there is no rule book 'chess'"),
        (["new", "chess", "--seats", "uniform,uniform"], "chess"),
        (["new", "citrus", "--seats", "uniform"], "2 to 5 players"),
        (["new", "citrus", "--seats", "uniform,genius"], "there is no bot 'genius'"),
        (["new", "citrus", "--seats", "uniform,uniform", "--milestone", "nowhere"], "nowhere"),
        (["new", "citrus"], "--seats"),
        (["new", "citrus", "--seats", "uniform,uniform", "--shorty"], "--shorty"),
        (["replay", "nowhere.txt"], "nowhere.txt: cannot be read"),
        (["trace", "nowhere.txt"], "nowhere.txt: cannot be read"),
        (["trace"], "FILE"),
        (["board", "stats", "long", "--players", "two"], "--players 2,4"),
        (["ruls"], "rules"),
    ],
)
def test_what_cannot_be_done_is_one_line_and_status_2(hesperides: Hesperides, arguments: list[str], message: str) -> None:
    status, out, err = hesperides(*arguments)
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert message in err


def test_an_illegal_record_names_line_action_and_rule(hesperides: Hesperides, game: Path) -> None:
    lines = game.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("* site"))
    lines[number] = "* site A"
    game.write_text("\n".join(lines), encoding="utf-8")
    status, out, err = hesperides("trace", str(game))
    assert (status, out) == (2, "")
    assert err.startswith(f"hesperides: {game}:{number + 1}: * site A is refused by pieces.sites")


def test_a_warm_trace_is_quick(game: Path) -> None:
    seconds("trace", str(game))
    assert min(seconds("trace", str(game)) for _ in range(3)) < 1.5
