"""Small games in the format of JCloisterZone become records that replay; their sentences hold."""

from pathlib import Path

import pytest

from hesperides.importing import ForeignError, read_jcz
from hesperides.importing.jcz import agreed, imported
from hesperides.importing.saved import read_text
from hesperides.record import Line, Record, read, replay, write

GAMES = sorted((Path(__file__).parent / "games").glob("*.jcz"))
BY_NAME = {file.stem: file for file in GAMES}


def acts(record: Record) -> list[str]:
    """The record without what fired and without skips, one line each."""
    return [f"{line.mark} {line.words}" for line in record.lines if line.acts and line.words != "skip"]


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_it_becomes_a_record_that_replays(file: Path) -> None:
    record = read_jcz(file)
    assert read(write(record), str(file)) == record
    replay(record)


def test_there_are_enough() -> None:
    assert len(GAMES) >= 15


def test_edges_and_half_edges_name_our_features() -> None:
    assert acts(read_jcz(BY_NAME["cities-named"])) == [
        "* first 0",
        *("* tile N", "A lay 0,1 2", "A meeple city:E"),
        *("* tile G", "B lay 0,-1 1", "B meeple city:N"),
        *("* tile A", "C lay 1,0 1"),
        *("* tile E", "A lay 1,1 3"),
        *("* tile U", "B lay -1,0 0"),
        *("* tile R", "C lay 2,1 1", "C meeple city:N"),
    ]
    assert "B meeple field:NL" in acts(read_jcz(BY_NAME["fields"]))
    assert "A meeple city:N" in acts(read_jcz(BY_NAME["cities"]))


def test_a_table_moved_and_turned() -> None:
    assert acts(read_jcz(BY_NAME["turned"])) == [
        "* first 0",
        *("* tile E", "A lay 0,-1 2", "A meeple city:S"),
        *("* tile U", "B lay 1,0 0", "B meeple road:E"),
        *("* tile B", "A lay 0,1 3"),
    ]


def test_gardens_and_the_abbot() -> None:
    record = read_jcz(BY_NAME["abbot"])
    assert record.options == {"abbot": ""}
    assert acts(record)[1:4] == ["* tile E*", "A lay 0,1 1", "A abbot garden"]
    assert acts(record)[-1] == "A recall"
    assert Line("=", seat="A", rule="abbot.recall", points=5, place="0,1 garden") in record.lines
    assert "* tile U" in acts(read_jcz(BY_NAME["garden-plain"]))


def test_the_river() -> None:
    record = read_jcz(BY_NAME["river"])
    assert record.options == {"river": "", "abbot": ""}
    drawn = [line.words for line in record.lines if line.mark == "*"][1:]
    assert drawn == [f"tile RV_{letter}" for letter in ("D", "F", "K", "C", "B", "H", "G", "J*", "E", "I", "L")]
    assert {"A meeple road:E", "B abbot garden"} <= set(acts(record))


def test_options() -> None:
    assert read_jcz(BY_NAME["small-city"]).options == {"small-city": "2"}
    assert read_jcz(BY_NAME["no-farmers"]).options == {"fields": "off"}


def test_a_tile_that_fits_nowhere_stands_in_the_order_of_the_stack() -> None:
    record = read_jcz(BY_NAME["unplaceable"])
    assert Line("=", rule="tile.unplaceable") in record.lines
    assert acts(record)[3:5] == ["* tile C", "* tile U"]


def test_names_and_description() -> None:
    record = read_jcz(BY_NAME["small-city"])
    assert record.seats == ["Wendy", "Xaver"]
    assert record.about == "a city of two tiles by the older counting"


def test_early_pointers_without_a_feature() -> None:
    record = read_jcz(BY_NAME["early"])
    assert [words for words in acts(record) if words.split(" ")[1] == "meeple"] == [
        "A meeple city:S",
        "B meeple road:N",
        "A meeple field:EL",
    ]
    assert Line("=", seat="A", rule="city.complete", points=4, place="0,-1 city:S") in record.lines


def test_files_of_version_6() -> None:
    record = read_jcz(BY_NAME["today"])
    assert record.seats == ["Betty", "John"]
    assert acts(record)[1:3] == ["* tile U", "A lay 1,0 0"]
    assert "luck" not in write(record)


def test_the_phantom() -> None:
    record = read_jcz(BY_NAME["phantom"])
    assert record.options == {"phantom": ""}
    assert acts(record)[3:5] == ["A meeple city:S", "A phantom field:NL"]


def test_one_to_six_players() -> None:
    alone, six = read_jcz(BY_NAME["alone"]), read_jcz(BY_NAME["six"])
    assert (alone.seats, len(six.seats)) == (["Ariel"], 6)
    assert acts(alone)[-1] == "A phantom road:E"
    assert "F meeple city:S" in acts(six)


@pytest.mark.parametrize("mark", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_byte_order_mark_before_a_file(tmp_path: Path, mark: str) -> None:
    file = tmp_path / "loop.jcz"
    file.write_text(BY_NAME["loop"].read_text(encoding="utf-8"), encoding=mark)
    assert read_jcz(file) == read_jcz(BY_NAME["loop"])


def test_no_file(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.jcz"):
        with pytest.raises(ForeignError, match=r"^\S+: [^:].*; name a file"):
            read_jcz(path)


@pytest.mark.parametrize("text", ["", "\ufeff", "{", "[1,", '{"a": 1' + "[" * 100_000, "\0"])
def test_no_json(text: str) -> None:
    with pytest.raises(ForeignError, match="no JSON"):
        agreed(imported(read_text(text, "x.jcz")))
