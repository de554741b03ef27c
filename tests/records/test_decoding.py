"""Byte order marks and encodings: whatever an editor or a shell puts before a text, records, boards and commands read it."""

import io
import sys
from pathlib import Path

import pytest

from hesperides.cli.app import run
from hesperides.decoding import decoded
from hesperides.games.citrus.board import BoardError, board_text, load_board
from hesperides.record import RecordError, load, load_from

RECORD = "game citrus\r\noptions short\r\nrules 1\r\nseats Zoë, Ben\r\n\r\n* first 0\r\n"
MARKED = ["utf-8", "utf-8-sig", "utf-16", "utf-32"]


@pytest.mark.parametrize("encoding", MARKED)
def test_a_record(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "game.txt").write_bytes(RECORD.encode(encoding))
    assert list(load(tmp_path / "game.txt").seats) == ["Zoë", "Ben"]
    assert load_from(io.BytesIO(RECORD.encode(encoding)), "<stdin>") == load(tmp_path / "game.txt")


@pytest.mark.parametrize("encoding", MARKED)
def test_a_board(tmp_path: Path, encoding: str, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_bytes(("; größer\n" + board_text("short")).encode(encoding))
    assert load_board(tmp_path / "mine.txt", short=True).columns == load_board("short", short=True).columns
    assert run(["board", "check", str(tmp_path / "mine.txt")]) == 0
    assert "no fault" in capsys.readouterr().out


@pytest.mark.parametrize("encoding", MARKED)
def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], encoding: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(RECORD.encode(encoding))))
    assert run(["replay", "--record", "-"]) == 0
    assert "* first 0" in capsys.readouterr().out


@pytest.mark.parametrize("mark", [b"\xff\xfe", b"\xfe\xff", b"\xff\xfe\0\0"])
def test_half_signs_are_refused_with_their_place(tmp_path: Path, mark: bytes) -> None:
    (tmp_path / "x.txt").write_bytes(mark + b"a\0\n")
    with pytest.raises(RecordError, match=r"x\.txt:\d: not UTF-8 text"):
        load(tmp_path / "x.txt")
    with pytest.raises(BoardError, match="it is not a text file"):
        board_text(tmp_path / "x.txt")


def test_only_the_first_mark_goes() -> None:
    assert decoded("\ufeff\ufeffa".encode()) == "\ufeffa"
    assert decoded(b"") == ""
