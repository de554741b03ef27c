"""The text of records: reading and writing, with no rules behind it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hesperides.game import CHANCE, Event
from hesperides.record import Line, Record, RecordError, lines_of, plain_name, read, redact, write, write_line

EXAMPLE = """\
game    citrus
options short milestone=recolour 'board=my board.txt'
rules   1
seats   Ada, Ben
about   a line is bought,
about   and one may not be

* first 0                          ; chance
A buy r2
= A +4 finca.tie E
= market.refill

! B build le c4 build.space
; the end
"""

word = st.text("abcdefghij0123456789+", min_size=1, max_size=8)
words = st.lists(word, min_size=1, max_size=4).map(" ".join)
rule = st.from_regex(r"[a-z]{1,6}\.[a-z]{1,6}(-[a-z]{1,4})?", fullmatch=True)
letter = st.sampled_from("ABCDE")
comment = st.one_of(st.just(""), words)
lines = st.one_of(
    st.builds(Line, mark=st.one_of(st.just("*"), letter), words=words, comment=comment),
    st.builds(
        Line,
        mark=st.just("="),
        seat=st.one_of(st.just(""), letter),
        rule=rule,
        points=st.one_of(st.none(), st.integers(-99, 99)),
        place=st.one_of(st.just(""), words),
        comment=comment,
    ),
    st.builds(Line, mark=st.just("!"), seat=st.one_of(st.just("*"), letter), words=words, rule=rule, comment=comment),
    st.builds(Line, comment=words),
)
options = st.dictionaries(st.from_regex(r"[a-z]{1,5}(-[a-z]{1,5})?", fullmatch=True), st.one_of(st.just(""), words), max_size=4)
names = st.lists(st.text(max_size=50).map(plain_name).filter(bool), min_size=1, max_size=5)
records = st.builds(Record, word, options, st.integers(0, 99), names, words, st.lists(lines, max_size=12))


@given(records)
def test_what_is_written_reads_the_same(record: Record) -> None:
    assert read(write(record)) == record


def test_the_example_reads_and_writes() -> None:
    record = read(EXAMPLE, "example.txt")
    assert record.options == {"short": "", "milestone": "recolour", "board": "my board.txt"}
    assert record.seats == ["Ada", "Ben"]
    assert record.about == "a line is bought,\nand one may not be"
    assert record.lines[2] == Line("=", "", "A", "finca.tie", 4, "E")
    assert record.lines[5] == Line("!", "build le c4", "B", "build.space")
    assert [line.number for line in record.lines] == list(range(8, 15))
    assert read(write(record)) == record


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        ("", "r.txt:1: the header says no game"),
        ("gmae citrus\n", "r.txt:1: 'gmae' is no key of a header"),
        ("game citrus\ngame citrus\n", "r.txt:2: 'game' stands twice"),
        ("game citrus\nrules one\nseats A\n", "r.txt:2: rules 'one' is no version"),
        ("game citrus\nrules 1\nseats A,,B\n", "r.txt:3: seats 'A,,B' has an empty"),
        ("game citrus\noptions short short\nrules 1\nseats A, B\n", "r.txt:2: option 'short' is empty or stands twice"),
        ("game citrus\noptions milestone=\nrules 1\nseats A, B\n", "r.txt:2: option 'milestone=' is empty"),
        ("game citrus\nrules 1\nseats A, B\n\nbuy r2\n", "r.txt:5: 'buy r2' is no line of a record"),
        ("game citrus\nrules 1\nseats A, B\n\n= +4\n", "r.txt:5: '= +4' is no line of a record"),
        ("game citrus\nrules 1\nseats A, B\n\n! A buy r2\n", "r.txt:5: '! A buy r2' is no line of a record"),
        ("game citrus\nrules 1\nseats A, B\n\nA\n", "r.txt:5: 'A' is no line of a record"),
    ],
)
def test_an_unreadable_record_names_the_line(broken: str, message: str) -> None:
    with pytest.raises(RecordError, match="; ") as caught:
        read(broken, "r.txt")
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["Ada, Ben", "A;b", "A\nb", ""])
def test_a_name_that_would_not_read_back_is_not_written(name: str) -> None:
    with pytest.raises(RecordError):
        write(Record("citrus", {}, 1, [name, "Ben"]))


def test_plain_names() -> None:
    assert plain_name("  Ada,\tCountess;  of\nLovelace ") == "Ada Countess of Lovelace"
    assert len(plain_name("x" * 500)) == 40


def test_a_step_is_told_with_what_fired() -> None:
    events = [Event("finca.tie", 0, 4, 3, "E"), Event("market.refill", -1, 0, 2, "")]
    assert [write_line(line) for line in lines_of(0, "end", events)] == ["A end", "= A +4 finca.tie E", "= market.refill"]
    assert write_line(lines_of(CHANCE, "first 0", [])[0]) == "* first 0"


def test_redacting_leaves_the_game_and_no_words_of_people() -> None:
    record = redact(read(EXAMPLE))
    assert record.seats == ["A", "B"]
    assert "Ada" not in write(record)
    assert ";" not in write(record)
    assert "build le c4" in write(record)
