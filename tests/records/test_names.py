"""Names: what deceives goes, what a script or an emoji is made of stays, nothing is cut, and no two at a table are alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hesperides.record import Record, distinct, plain_name, read, write
from hesperides.record.names import LONGEST_NAME, LONGEST_TEXT, clusters

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
WHOLE = {
    "Persian": "می\u200cخواهم",
    "Persian, after a letter that joins nothing": "کار\u200cها",
    "Sinhala": "ශ\u0dca\u200dරී",
    "Malayalam chillu": "അവന\u0d4d\u200d",
    "Bengali": "র\u200d\u09cd\u200dয".replace("\u200d\u09cd", "\u09cd"),
    "a family": FAMILY,
    "a farmer": "Ann 👩🏽\u200d🌾",
    "a heart": "❤\ufe0f\u200d🔥",
    "skin": "👍🏿",
    "flags": "🇯🇵🇷🇴",
    "Wales": "🏴\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
    "a keycap": "3\ufe0f\u20e3",
    "Japanese": "山田 太郎",
    "Devanagari": "क्षितिज",
    "Hebrew": "שרה",
    "Thai": "ก็ ปิ่น",
    "Tibetan": "བསྒྲུབས",
    "Burmese": "လျှော့",
}
CLEANED = {
    "spaces": ("  Ada   Lovelace ", "Ada Lovelace"),
    "signs of a record": ("a,b;c\nd", "a b c d"),
    "directions": ("\u202eevil\u200b \u2066x\u2069", "evil x"),
    "a joiner between Latin letters": ("An\u200cn\u200da", "Anna"),
    "a joiner at the ends": ("\u200cمی\u200c", "می"),
    "a joiner beside an emoji": ("🍋\u200d Ann\u200d🍋", "🍋 Ann🍋"),
    "two joiners in an emoji": ("👨\u200d\u200d👩", "👨👩"),
    "a selector without emoji": ("A\ufe0fn\ufe0en", "Ann"),
    "half a keycap": ("A\u20e3\u20e3\u20e3", "A\u20e3\u20e3"),
    "tags that say something": ("🏴\U000e0041\U000e0042Ann", "🏴Ann"),
    "tags of nothing": ("\U000e0068\U000e0069Ann", "Ann"),
    "letters that cannot be seen": ("A\u3164\u115f\u1160\uffa0\u2800\u00ad\u034fB", "AB"),
    "nothing but letters that cannot be seen": ("\u3164\u115f\u1160\uffa0\u2800", ""),
    "composed": ("e\u0301", "é"),
    "composed once the invisible is gone": ("e\u200b\u0301", "é"),
    "many marks": ("z" + "\u0300" * 200, "z\u0300\u0300"),
    "many marks without a class": ("ก" + "\u0e47" * 39, "ก" + "\u0e47" * 5),
    "many marks of both kinds": ("ก" + "\u0e47\u0300" * 39, "ก" + "\u0e47\u0300" * 2 + "\u0e47"),
    "long": ("x" * 500, "x" * 40),
    "nothing": ("\u2028\x00\u200d\u202e", ""),
    "half a sign": ("A\ud83d", "A"),
    "HTML is text": ("<b>Ben</b>", "<b>Ben</b>"),
}


@pytest.mark.parametrize("name", WHOLE.values(), ids=WHOLE)
def test_what_a_script_or_an_emoji_is_made_of_stays(name: str) -> None:
    assert plain_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(("given_", "shown"), CLEANED.values(), ids=CLEANED)
def test_what_deceives_goes(given_: str, shown: str) -> None:
    assert plain_name(given_) == shown


def test_lengths_are_counted_as_a_reader_counts() -> None:
    assert plain_name("👩🏽\u200d🌾" * 60) == "👩🏽\u200d🌾" * 40
    assert clusters(plain_name("क\u093f" * 60)) == ["क\u093f"] * 40
    families = plain_name(FAMILY * 60)
    assert families == FAMILY * (LONGEST_TEXT // len(FAMILY))


MIXED = st.lists(st.sampled_from([*WHOLE.values(), *(given_ for given_, _ in CLEANED.values())]) | st.text(max_size=20), max_size=8)


@given(MIXED.map("".join))
def test_any_name_is_whole_short_and_clean(text: str) -> None:
    name = plain_name(text)
    assert plain_name(name) == name
    assert len(clusters(name)) <= LONGEST_NAME
    assert len(name) <= LONGEST_TEXT
    assert not {"\u202a", "\u202b", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u200b", "\ufeff", "\n", ",", ";"} & set(name)


@pytest.mark.parametrize(
    ("names", "told_apart"),
    [
        (["Ann", "Ben"], ["Ann", "Ben"]),
        (["Ann", "Ann"], ["Ann", "Ann 2"]),
        (["Ann", "ANN", "ａｎｎ", "ann"], ["Ann", "ANN 2", "ａｎｎ 3", "ann 4"]),
        (["Ann", "Ann", "Ann 2"], ["Ann", "Ann 3", "Ann 2"]),
        (["Straße", "STRASSE"], ["Straße", "STRASSE 2"]),
        (["می\u200cخواهم", "میخواهم"], ["می\u200cخواهم", "میخواهم 2"]),
        (["❤\ufe0f", "❤"], ["❤\ufe0f", "❤ 2"]),
        (["x" * 40, "x" * 40], ["x" * 40, "x" * 38 + " 2"]),
        ([FAMILY * 18, FAMILY * 18], [FAMILY * 18, FAMILY * 18 + " 2"]),
    ],
)
def test_no_two_are_alike(names: list[str], told_apart: list[str]) -> None:
    assert list(distinct(names)) == told_apart
    assert list(distinct(told_apart)) == told_apart


def test_records_tell_seats_apart_wherever_they_come_from() -> None:
    record = read("game citrus\nrules 1\nseats Ann, ann, Ben\n\n")
    assert record.seats == ["Ann", "ann 2", "Ben"]
    assert read(write(record)) == record
    assert "seats   greedy, greedy 2\n" in write(Record("citrus", {}, 1, ["greedy", "greedy"]))
