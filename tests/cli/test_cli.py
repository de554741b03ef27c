"""The commands of the README, and what they say when they cannot."""

import inspect
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Literal, get_args

import pytest

from hesperides.cli.app import BOARD_COMMANDS, COMMANDS
from hesperides.cli.options import Options, with_options
from hesperides.cli.serve import _offered
from hesperides.game import Option
from hesperides.games import GAMES
from hesperides.games.citrus.board import board_text
from tests.cli.conftest import Hesperides
from tests.house.source import ROOT

SURROUNDINGS = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": ""}
"""What a person has: Python keeps what it has compiled of the modules."""
NEW = {
    "citrus": ("new", "citrus", "--seats", "uniform,greedy", "--short", "--seed", "5"),
    "carcassonne": ("new", "carcassonne", "--seats", "uniform,greedy", "--trees", "--abbot", "--river", "--seed", "5"),
}
FIGURES = {"citrus": {"money", "workers"}, "carcassonne": {"meeples"}}
"""What a trace tells of the seats besides their scores."""


@pytest.fixture(params=NEW)
def name(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


@pytest.fixture(scope="module")
def games() -> dict[str, str]:
    """Records by name, each played by the first test that asks for it: bots think for seconds."""
    return {}


@pytest.fixture
def game(hesperides: Hesperides, tmp_path: Path, name: str, games: dict[str, str]) -> Path:
    """A game between bots, as a file of the test's own."""
    if name not in games:
        status, games[name], _ = hesperides(*NEW[name])
        assert status == 0
    file = tmp_path / "game.txt"
    file.write_text(games[name], encoding="utf-8")
    return file


@pytest.mark.parametrize("command", [[name] for name in COMMANDS] + [["board", name] for name in BOARD_COMMANDS] + [["board"], []])
def test_help(hesperides: Hesperides, command: list[str]) -> None:
    status, out, _ = hesperides(*command, "--help")
    assert status == 0
    assert "Usage" in out


def test_the_options_of_a_game_are_flags_under_its_name(hesperides: Hesperides) -> None:
    for command in ("new", "simulate"):
        _, out, _ = hesperides(command, "--help")
        _, of_citrus, of_carcassonne = re.split(r"Options of (?:citrus|carcassonne)", out)
        for flag in ("--short", "--family", "--random-start", "--tight-start", "--milestone", "--board", "recolour"):
            assert flag in of_citrus
        for flag in ("--trees", "--abbot", "--river", "--phantom", "--fields", "--small-city", "--fruit-actions", "per_tree", "Trees"):
            assert flag in of_carcassonne


def test_an_option_that_two_games_have_stands_once() -> None:
    def command(options: Options) -> Options:
        return options

    option = Option("speed", "how fast", ("slow", "fast"), "slow")
    one, two = (replace(GAMES["citrus"], name=name, options=(option,)) for name in ("citrus", "carcassonne"))
    both = with_options(command, [one, replace(two, options=(replace(option, values=("slow", "faster")),))])
    (flag,) = inspect.signature(both).parameters.values()
    assert get_args(get_args(flag.annotation)[0])[0] == Literal["slow", "fast", "faster"]
    assert flag.annotation.__metadata__[0].rich_help_panel == "Options of citrus and carcassonne"
    assert both(speed="faster") == {"speed": "faster"}


def test_help_loads_no_rules_and_no_server() -> None:
    code = "import sys; from hesperides.cli.app import run; run(['--help']); sys.exit(bool({'numba', 'litestar'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, env=SURROUNDINGS).returncode == 0


def test_new_writes_a_record_and_the_same_seed_the_same(hesperides: Hesperides, game: Path, name: str) -> None:
    text = game.read_text(encoding="utf-8")
    options = " ".join(word.removeprefix("--") for word in NEW[name][4:-2])
    assert text.startswith(f"game    {name}\noptions {options}\nrules   ")
    assert "seats   uniform, greedy\n" in text
    assert hesperides(*NEW[name])[1] == text
    assert hesperides(*NEW[name][:-1], "6")[1] != text


EVERY_OPTION = {
    "citrus": "family random-start tight-start milestone=none board=long",
    "carcassonne": "trees abbot river phantom fields=city4 small-city=2 fruit-actions=per_tree",
}

VARIANT = {
    "citrus": {"short": False, "family": True, "random_start": True, "tight_start": True, "milestone": "none"},
    "carcassonne": {"trees": True, "abbot": True, "river": True, "phantom": True}
    | {"fields": "city4", "small_city": 2, "fruit_actions": "per_tree"},
}


def test_new_takes_every_option(hesperides: Hesperides, tmp_path: Path, name: str) -> None:
    flags = [word for option in EVERY_OPTION[name].split() for word in f"--{option}".split("=")]
    status, out, _ = hesperides("new", name, "--seats", "uniform,uniform,uniform", *flags)
    assert status == 0
    assert f"options {EVERY_OPTION[name]}\n" in out
    file = tmp_path / "game.txt"
    file.write_text(out, encoding="utf-8")
    status, out, _ = hesperides("trace", str(file))
    assert status == 0
    assert json.loads(out.splitlines()[0])["variant"] == VARIANT[name]


def test_replay_draws_the_table_turn_by_turn(hesperides: Hesperides, game: Path) -> None:
    status, out, _ = hesperides("replay", str(game))
    assert status == 0
    assert out.count("A uniform") > 5
    setup = out.split("A uniform")[0].split("B greedy")[0]
    assert "set-up" in setup
    assert 1 <= sum(line.startswith("* ") for line in setup.splitlines()) <= 6
    assert max(map(len, setup.splitlines())) <= 160
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


def test_trace_prints_json_lines(hesperides: Hesperides, game: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    status, out, _ = hesperides("trace", str(game))
    assert status == 0
    first, *actions, last = map(json.loads, out.splitlines())
    assert first["game"] == name
    assert all(action.keys() == {"player", "phase", "legal", "action", "scores"} | FIGURES[name] for action in actions)
    assert all(action["action"] in action["legal"] == sorted(action["legal"]) for action in actions)
    assert last["over"] is True
    with game.open(encoding="utf-8") as file:
        monkeypatch.setattr("sys.stdin", file)
        assert hesperides("trace", "-")[1] == out


def test_simulate(hesperides: Hesperides, name: str) -> None:
    options = NEW[name][4:-2]
    status, out, _ = hesperides("simulate", name, "--seats", "greedy,uniform", "--games", "6", *options, "--json")
    assert status == 0
    outcome = json.loads(out)
    assert outcome["games"] == 6
    assert [side["bot"] for side in outcome["sides"]] == ["greedy", "uniform"]
    assert outcome["sides"][0]["score"]["error"] > 0
    assert outcome["games_per_second"] > 0
    status, out, _ = hesperides("simulate", name, "--seats", "uniform,uniform", "--games", "3")
    assert status == 0
    assert "games a second" in out


def test_simulate_one_seat(hesperides: Hesperides) -> None:
    """Who plays alone has a score, and no rival to lead."""
    alone = ("simulate", "carcassonne", "--seats", "greedy", "--games", "2")
    (side,) = json.loads(hesperides(*alone, "--json")[1])["sides"]
    assert side["score"]["mean"] > 0
    assert side["lead"] is None
    _, out, _ = hesperides(*alone)
    assert "score" in out
    assert "lead" not in out


def test_rules(hesperides: Hesperides) -> None:
    assert hesperides("rules")[1] == "carcassonne\ncitrus\ncitrus-games\n"
    assert "Each player has one abbot" in hesperides("rules", "carcassonne", "abbot.place")[1]
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
    assert re.fullmatch(r"carcassonne: \d+ clauses, citrus: \d+ clauses, citrus-games: \d+ clauses", findings["rules"]["remark"])
    assert findings["data folder"]["remark"] == str(tmp_path / "data")
    assert "fine" in hesperides("doctor")[1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rules", "citrus", "build.rival"], "did you mean build.rivals"),
        (["rules", "citrus", "nope.nope"], "has no rule 'nope.nope'; `hesperides rules citrus` lists them all"),
        (["rules", "chess"], "there is no rule book 'chess'"),
        (["new", "chess", "--seats", "uniform,uniform"], "chess"),
        (["new", "citrus", "--seats", "uniform"], "2 to 5 players"),
        (["new", "citrus", "--seats", "uniform,genius"], "there is no bot 'genius'"),
        (["new", "citrus", "--seats", "uniform,uniform", "--milestone", "nowhere"], "nowhere"),
        (["new", "carcassonne", "--seats", "uniform,uniform", "--short"], "carcassonne has no option 'short'; it has trees"),
        (["new", "citrus", "--seats", "uniform,uniform", "--trees"], "citrus has no option 'trees'; it has short"),
        (["new", "carcassonne", "--seats", ",".join(["uniform"] * 7)], "1 to 6 players"),
        (["board", "check", "carcassonne"], "`board` is about the boards of Citrus"),
        (["board", "stats", "carcassonne"], "`board` is about the boards of Citrus"),
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


WRONG = {"citrus": ("* site", "* site A", "pieces.sites"), "carcassonne": ("* tile", "* tile D", "river.stack")}
"""A line, what is written in its place, and the rule against that."""


def test_an_illegal_record_names_line_action_and_rule(hesperides: Hesperides, game: Path, name: str) -> None:
    lines = game.read_text(encoding="utf-8").splitlines()
    right, wrong, rule = WRONG[name]
    number = next(number for number, line in enumerate(lines) if line.startswith(right))
    lines[number] = wrong
    game.write_text("\n".join(lines), encoding="utf-8")
    status, out, err = hesperides("trace", str(game))
    assert (status, out) == (2, "")
    assert err.startswith(f"hesperides: {game}:{number + 1}: {wrong} is refused by {rule}")


@pytest.mark.parametrize("command", [("replay",), ("trace",), ("replay", "--record")])
def test_a_reader_that_has_had_enough_is_no_fault(game: Path, command: tuple[str, ...]) -> None:
    shell = f"{sys.executable} -m hesperides {' '.join(command)} {game} | head -n 1; exit ${{PIPESTATUS[0]}}"
    ended = subprocess.run(["bash", "-c", shell], check=False, capture_output=True, env=SURROUNDINGS, text=True)
    assert (ended.returncode, ended.stderr, ended.stdout.count("\n")) == (0, "", 1)


@pytest.mark.parametrize("command", ["rules citrus", "--help", "rules --json", "rules citrus nope.nope"])
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_a_closed_stream_is_no_fault(command: str, closed: str) -> None:
    shell = f"{sys.executable} -m hesperides {command} {closed}"
    ended = subprocess.run(["bash", "-c", shell], check=False, capture_output=True, env=SURROUNDINGS, text=True)
    assert ended.returncode == (2 if "nope" in command else 0)
    assert "Traceback" not in ended.stderr


def test_a_board_that_is_offered_is_read_at_the_start(hesperides: Hesperides, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(board_text("long"), encoding="utf-8")
    bad.write_text("grid\n....\n.A..\nmarket\n1 2\nfincas\n1 x 12/4\n", encoding="utf-8")
    assert _offered("board", [good]) == {"good.txt": board_text("long")}
    odd = tmp_path / "odd; name.txt"
    odd.write_text(board_text("short"), encoding="utf-8")
    assert _offered("board", [good, odd]) == {"good.txt": board_text("long"), "odd name.txt": board_text("short")}
    with pytest.raises(ValueError, match=r"two files cannot both be offered as 'good\.txt'"):
        _offered("board", [good, good])
    status, _, err = hesperides("play", "--no-open", "--port", "0", "--data", str(tmp_path), "--board", str(bad))
    assert status == 2
    assert str(bad) in err


LOADED = """
import sys
from hesperides.cli import main
try:
    main(["trace", sys.argv[1]])
finally:
    print(*{name.split(".")[2] for name in sys.modules if name.startswith("hesperides.games.")}, file=sys.stderr)
"""


def test_a_trace_loads_the_rules_of_its_game_and_no_others(name: str, game: Path) -> None:
    told = subprocess.run([sys.executable, "-c", LOADED, str(game)], env=SURROUNDINGS, capture_output=True, text=True, check=True)
    assert told.stderr.split() == [name]


def test_review(hesperides: Hesperides, tmp_path: Path) -> None:
    """A game of bots: a row for each seat, and as JSON every decision that was not forced."""
    _, record, _ = hesperides("new", "carcassonne", "--seats", "uniform,greedy", "--seed", "3")
    file = tmp_path / "game.txt"
    file.write_text(record)
    status, out, _ = hesperides("review", str(file), "--visits", "8")
    assert status == 0
    assert "A uniform" in out
    assert "B greedy" in out
    status, out, _ = hesperides("review", str(file), "--visits", "8", "--json")
    uniform, greedy = json.loads(out)["players"]
    assert uniform["lost"] > greedy["lost"] + 20
