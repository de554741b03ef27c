"""What is wrong in what is asked is said at once, in one line that helps, before any rules are compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hesperides import kernel
from tests.cli.conftest import Hesperides
from tests.house.source import ROOT

SURROUNDINGS = os.environ | {"PYTHONPATH": str(ROOT / "src")}
RECORD = ROOT / "records" / "citrus" / "buy-line-gaps.txt"
SMALL_BOARD = ROOT / "records" / "citrus" / "boards" / "quiet.board"
HEAD = "game citrus\nrules 1\nseats A, B\n"
RECORDS = {
    "of no game": (HEAD.replace("citrus", "chess"), ":1: there is no game 'chess'"),
    "of other rules": (HEAD.replace("rules 1", "rules 99"), ":2: it follows rules 99"),
    "of one": (HEAD.replace("A, B", "A"), ":3: Citrus is for 2 to 5 players, not 1 (pieces.players)"),
    "of an option": (HEAD + "options trees\n", ":4: citrus has no option 'trees'"),
    "of no board": (HEAD + "options board=nowhere\n", ":4: nowhere: cannot be read"),
}


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has compiled nothing: compiling is stopped."""

    def compile_rules(*_: object) -> None:
        raise AssertionError("the rules were compiled first")

    monkeypatch.setattr(kernel, "is_warm", lambda _: False)
    monkeypatch.setattr(kernel, "warm", compile_rules)


def say(answer: tuple[int, str, str]) -> str:
    """The one line on standard error of a command that cannot be done."""
    status, out, err = answer
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    return err


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("command", ["new", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "--seats", "uniform,uniform"], "there is no game 'chess'"),
        (["citrus", "--seats", "uniform,genius"], "there is no bot 'genius'"),
        (["citrus", "--seats", ","], "there is no bot ''"),
        (["citrus", "--seats", "uniform"], "2 to 5 players, not 1 (pieces.players)"),
        (["carcassonne", "--seats", ",".join(["uniform"] * 7)], "1 to 6 players, not 7 (setup.players)"),
        (["carcassonne", "--seats", "uniform,uniform", "--short"], "carcassonne has no option 'short'"),
        (["citrus", "--seats", "uniform,uniform", "--board", ""], "option board needs a value"),
        (["citrus", "--seats", "uniform,uniform", "--board", "nowhere"], "nowhere: cannot be read"),
    ],
)
def test_options_are_judged_before_rules_are_compiled(hesperides: Hesperides, command: str, arguments: list[str], message: str) -> None:
    assert message in say(hesperides(command, *arguments))


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("command", [["replay"], ["replay", "--record"], ["trace"]])
@pytest.mark.parametrize(("text", "message"), RECORDS.values(), ids=RECORDS)
def test_a_header_is_judged_before_rules_are_compiled(
    hesperides: Hesperides, tmp_path: Path, command: list[str], text: str, message: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert f"{file}{message}" in say(hesperides(*command, str(file)))


@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["board", "stats", "long", "--players", "two"], "--players 2,4"),
        (["board", "stats", "long", "--players", "2,9"], "Citrus is for 2 to 5 players, not 9"),
        (["import", "nowhere.jcz"], "nowhere.jcz: No such file"),
        (["import", "/dev/zero"], "/dev/zero: no regular file"),
        (["import", str(RECORD)], "no JSON"),
        (["import", str(RECORD), "-o", "nowhere/out.txt"], "nowhere/out.txt: there is no folder nowhere"),
        (["replay", str(RECORD), "--record", "--last"], "leave one of them out"),
        (["replay", str(RECORD), "--redact"], "add --record"),
        (["rules", "citrus", "build.rival", "--table"], "did you mean build.rivals"),
        (["rules", "", "build.rivals"], "there is no rule book ''"),
        (["rules", "", "build.rivals", "--table"], "there is no rule book ''"),
        (["new", "citrus", "--shorty"], "`hesperides new --help` shows how"),
        (["board", "check"], "`hesperides board check --help` shows how"),
        (["play", "--no-open", "--host", ""], "no address is named; name an address of this machine with --host"),
        (["play", "--no-open", "--host", "999.1.1.1"], "name an address of this machine with --host"),
        (["play", "--no-open", "--port", "0", "--data", str(RECORD)], f"{RECORD} is no folder; choose another data folder with --data"),
    ],
)
def test_what_is_wrong_is_said_at_once(hesperides: Hesperides, arguments: list[str], message: str) -> None:
    assert message in say(hesperides(*arguments))


def test_one_row_of_the_table_of_rules(hesperides: Hesperides) -> None:
    status, out, _ = hesperides("rules", "citrus", "build.rivals", "--table", "--json")
    assert status == 0
    (row,) = json.loads(out)
    assert row["rule"] == "build.rivals"
    assert "citrus/build-rivals-start" in row["records"]
    assert row["code"]
    status, out, _ = hesperides("rules", "citrus", "build.rivals", "--table")
    assert status == 0
    assert "citrus: 1 rule, 0 with a gap" in out
    assert "build.extend" not in out


def test_a_board_for_the_short_game_is_noted_in_the_long_one(hesperides: Hesperides) -> None:
    command = ("new", "citrus", "--seats", "uniform,uniform", "--board", str(SMALL_BOARD))
    status, out, err = hesperides(*command)
    assert (status, err.count("\n")) == (0, 1)
    assert err.startswith(f"note: {SMALL_BOARD} is a board for the short game, and this is the long one: ")
    assert "(or add --short)" in err
    assert out.startswith("game    citrus\n")
    assert hesperides(*command, "--short")[2] == ""
    assert hesperides(*command[:-1], "long")[2] == ""
    assert hesperides("replay", str(RECORD), "--last")[2] == ""


@pytest.mark.parametrize("command", ["--version", "--help", "board", "rules", "rules citrus", "rules citrus --json", "board check long"])
def test_nobody_reads_any_more(command: str) -> None:
    shell = f"{sys.executable} -m hesperides {command} | true; exit ${{PIPESTATUS[0]}}"
    ended = subprocess.run(["bash", "-c", shell], check=False, capture_output=True, env=SURROUNDINGS, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("command", ["--version", "rules citrus", "board check long"])
def test_a_full_disk_is_one_line(command: str) -> None:
    shell = f"{sys.executable} -m hesperides {command} > /dev/full"
    ended = subprocess.run(["bash", "-c", shell], check=False, capture_output=True, env=SURROUNDINGS, text=True)
    assert (ended.returncode, ended.stderr) == (2, "hesperides: No space left on device\n")


@pytest.mark.parametrize("command", ["rules citrus build.extend", "rules citrus pieces.players", "board check long"])
def test_any_locale_will_do(command: str) -> None:
    plain = SURROUNDINGS | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    ended = subprocess.run([sys.executable, "-m", "hesperides", *command.split()], check=False, capture_output=True, env=plain)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ("×" in ended.stdout.decode("utf-8")) == ("board" in command)


def test_a_name_gives_a_terminal_no_orders(hesperides: Hesperides, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("game citrus\nrules 1\nseats \x1b[31mAda\x07, \x9b\n\n* first 0\n", encoding="utf-8")
    status, out, _ = hesperides("replay", str(file))
    assert status == 0
    assert not {"\x1b", "\x07", "\x9b"} & set(out)
    assert "So far: A [31mAda 0, B 0" in out
