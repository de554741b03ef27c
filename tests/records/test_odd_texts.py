"""Texts that other programs or hands make: they read, or say in one line with the place why not."""

import io
from pathlib import Path

import pytest

from hesperides.record import RecordError, load, load_from, read, replay

HEAD = "game citrus\nrules 1\nseats A, B\n\n"


def test_a_byte_order_mark_and_foreign_line_ends_read() -> None:
    text = "\ufeff" + (HEAD + "* first 0\n").replace("\n", "\r\n")
    assert [line.words for line in read(text).lines] == ["first 0"]


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    with pytest.raises(RecordError, match=r"<record>:5: "):
        replay(read(HEAD + "* first 0\u2028A end\n"))


@pytest.mark.parametrize("line", ["* first " + "9" * 5000, "* bush a" + "9" * 5000 + " bull", "= A +" + "9" * 5000 + " setup.first"])
def test_endless_numbers_are_refused_with_their_line(line: str) -> None:
    with pytest.raises(RecordError, match=r"<record>:6: |<record>:5: "):
        replay(read(HEAD + "* first 0\n" + line + "\n" if line[0] == "=" or "bush" in line else HEAD + line + "\n"))


@pytest.mark.parametrize("options", ["'short", "board=" + "x" * 6000, "board=/dev/zero", "board=a\0b"])
def test_odd_options_are_refused_with_their_line(options: str) -> None:
    with pytest.raises(RecordError, match=r"<record>:2: "):
        replay(read(HEAD.replace("rules", f"options {options}\nrules")))


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        load(tmp_path)


def test_more_lines_than_any_record_are_not_read() -> None:
    with pytest.raises(RecordError, match=r"<record>: more than 100000 lines, which no record has; name a record"):
        read(HEAD + "\n" * 100_001)
    assert len(read("about a\n" * 90_000 + HEAD).about) == 2 * 90_000 - 1  # and what is read takes no longer than its length says


BOMBS = {
    "a word of the options": "options " + "a" * 10_000,
    "quotation marks of the options": "options " + "a'" * 5_000,
    "seats": "seats A" + ", B" * 5_000,
    "about": "about " + "x" * 10_000,
    "a comment": "; " + "x" * 10_000,
}


@pytest.mark.parametrize("line", BOMBS.values(), ids=BOMBS)
def test_a_longer_line_than_any_record_has_is_refused_before_it_is_looked_at(line: str) -> None:
    with pytest.raises(RecordError, match=r"^<record>:2: a line of [0-9]+ signs; no record has more than 10000 in one, break it$"):
        read("game citrus\n" + line + "\nrules 1\nseats A, B\n\n")


def test_an_endless_file_is_not_read_for_ever() -> None:
    with pytest.raises(RecordError, match="/dev/zero: longer than any record"):
        load(Path("/dev/zero"))


def test_what_is_no_utf_8_is_told_with_its_line() -> None:
    with pytest.raises(RecordError, match=r"^game\.txt:4: not UTF-8 text; .* save it as UTF-8"):
        load_from(io.BytesIO("game citrus\noptions short\nrules 1\nseats Zoë, Ben\n".encode("latin-1")), "game.txt")
