"""`hesperides import`."""

import json
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
    assert "appVersion: the format of version 4.4.0 is not read; read are files of JCloisterZone 5 and 6" in error


def folder(tmp_path: Path) -> Path:
    """A folder with a good file, one that differs, one that needs more, one that is no JSON, and one of another kind."""
    inside = tmp_path / "saved" / "deeper"
    inside.mkdir(parents=True)
    loop = (GAMES / "loop.jcz").read_text(encoding="utf-8")
    (inside / "good.jcz").write_text(loop, encoding="utf-8-sig")
    differs = json.loads((GAMES / "roads.jcz").read_text(encoding="utf-8"))
    differs["test"]["assertions"] = ["Ada has 3 points.", "Ben has 7 points.", "Ben has 8 points."]
    (inside.parent / "Differs.JCZ").write_text(json.dumps(differs), encoding="utf-8")
    more = json.loads(loop)
    more["setup"]["sets"] = {"basic:1": 1, "tower:1": 1}
    (inside.parent / "more.jcz").write_text(json.dumps(more), encoding="utf-8")
    (inside.parent / "[red]none\x1b.jcz").write_bytes(b"{")
    (inside.parent / "notes.txt").write_text("nothing", encoding="utf-8")
    return inside.parent


def test_a_folder_becomes_a_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["import", str(folder(tmp_path)), "--output", str(tmp_path / "records")]) == 2
    out, error = capsys.readouterr()
    assert error == ""
    told = " ".join(out.split())
    assert "here it is 0; mend the sentence or the rule (and 1 more)" in told
    assert "The Tower, which Hesperides" in told
    assert "[red]none\\x1b.jcz" in told
    assert "4 files: 2 imported, of which 1 agree and 1 differ; 2 not imported." in told
    written = sorted(str(file.relative_to(tmp_path / "records")) for file in (tmp_path / "records").rglob("*.txt"))
    assert written == ["Differs.txt", "deeper/good.txt"]
    for file in written:
        replay(load(tmp_path / "records" / file))


def test_a_folder_for_programs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["import", "--json", str(folder(tmp_path))]) == 2
    told = json.loads(capsys.readouterr().out)
    assert told["sums"] == {
        "files": 4,
        "imported": 2,
        "agree": 1,
        "differ": 1,
        "not_imported": 2,
        "sentences": told["sums"]["sentences"],
        "sentences_hold": told["sums"]["sentences"] - 2,
    }
    differs = next(each for each in told["files"] if each["file"].endswith("Differs.JCZ"))
    assert (differs["imported"], differs["seats"], differs["sentences"], differs["agree"], len(differs["why_not"])) == (True, 2, 3, 1, 2)


def test_all_well(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    names = [str(GAMES / f"{name}.jcz") for name in ("loop", "roads", "loop")]
    assert run(["import", *names, "-o", str(tmp_path / "records")]) == 0
    assert "3 files: 3 imported, of which 3 agree and 0 differ; 0 not imported." in capsys.readouterr().out
    assert sorted(file.name for file in (tmp_path / "records").iterdir()) == ["loop-2.txt", "loop.txt", "roads.txt"]


def test_nothing_to_import(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["import", str(tmp_path)]) == 2
    assert "no file here ends in .jcz; name files, or a folder" in capsys.readouterr().err
    (tmp_path / "x").write_text("")
    assert run(["import", str(GAMES), "-o", str(tmp_path / "x")]) == 2
    assert "records of several files need a folder" in capsys.readouterr().err
