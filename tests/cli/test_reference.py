"""The page of words and messages is up to date, and says what records say."""

import pytest

from hesperides.cli import reference
from hesperides.games import GAMES
from hesperides.record import load
from tests.house.source import ROOT


def test_the_page_is_up_to_date() -> None:
    assert (ROOT / "docs" / "messages.md").read_text(encoding="utf-8") == reference.text(), "run `make reference`"


def said(game: str) -> set[tuple[str, int]]:
    """What is said in the records of a game: the first word (with `* ` before it for a draw), and how many words follow."""
    found = set()
    for file in (ROOT / "records" / game).glob("*.txt"):
        for line in load(file).lines:
            if line.acts:
                verb, *rest = line.words.split(" ")
                found.add((f"* {verb}" if line.mark == "*" else verb, len(rest)))
    return found


def fits(form: str, number: int) -> bool:
    """Whether this number of words may follow the first one."""
    words = form.removeprefix("* ").split(" ")[1:]
    fewest = sum(not word.startswith("[") for word in words)
    return number >= fewest and (number <= len(words) or words[-1].endswith("S"))


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_records_say_has_its_form(game: str) -> None:
    forms = {" ".join(form.split(" ")[: 2 if form.startswith("*") else 1]): form for form in reference.glossary(game)}
    for verb, number in said(game):
        assert verb in forms, f"games/{game}/glossary.py does not tell what {verb!r} means"
        assert fits(forms[verb], number), f"{forms[verb]!r} does not fit {verb!r} with {number} words after it"
    assert {verb for verb, _ in said(game)} == set(forms), "every form stands in a record"
