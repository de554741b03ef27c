"""`hesperides import`."""

from pathlib import Path

import pytest

from hesperides.cli.app import run
from hesperides.record import load, replay

GAMES = Path(__file__).parent / "games"


def test_it_prints_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["import", str(GAMES / "loop.jcz")]) == 0
    (tmp_path / "loop.txt").write_text(capsys.readouterr().out, encoding="utf-8")
    assert "= A +6 road.complete" in (tmp_path / "loop.txt").read_text(encoding="utf-8")
    replay(load(tmp_path / "loop.txt"))


def test_it_writes_a_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["import", str(GAMES / "loop.jcz"), "-o", str(tmp_path / "loop.txt")]) == 0
    assert capsys.readouterr().out == ""
    replay(load(tmp_path / "loop.txt"))


def test_it_says_in_one_line_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "old.jcz"
    file.write_text('{"appVersion": "4.4.0"}', encoding="utf-8")
    assert run(["import", str(file)]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    assert "appVersion: the format of version 4.4.0 is not read; open and save the game" in error
