"""A game goes on and replays under the rules with which it began."""

import re

import pytest

from hesperides.games import GAMES
from hesperides.record import Record, RecordError, legal_words, read, replay, trace, write
from hesperides.table import Table

BOTH = "game carcassonne\noptions phantom\nrules {}\nseats Ada, Ben\n\n* first 0\n* tile U\nA lay 1,0 0\n"
ALONE = ["phantom field:ER", "phantom field:NL", "phantom road:E"]
"""[phantom.place] What version 2 of the rules adds in the meeple step."""


def legal_under(rules: int) -> list[str]:
    played = replay(read(BOTH.format(rules)))
    return legal_words(played.game, played.setting, played.state)


def test_the_header_says_which_rules_hold() -> None:
    assert set(legal_under(2)) - set(legal_under(1)) == set(ALONE)
    assert set(legal_under(1)) <= set(legal_under(2))


def test_a_trace_tells_the_version() -> None:
    for rules in (1, 2):
        first, *moves, _ = trace(read(BOTH.format(rules) + "A skip\n"))
        assert first["rules"] == rules
        assert moves[-1]["legal"] == legal_under(rules)


@pytest.mark.parametrize("rules", [1, 2])
def test_a_table_goes_on_under_the_rules_with_which_it_began(rules: int) -> None:
    table = Table(GAMES["carcassonne"], {"phantom": ""}, ["Ada", "Ben"], bytes(32), rules=rules)
    table.follow([(-1, "first 0"), (-1, "tile U"), (0, "lay 1,0 0")])
    assert legal_words(table.game, table.setting, table.state) == legal_under(rules)
    assert f"rules   {rules}\n" in write(table.record())
    assert replay(table.record()).state.tobytes() == table.state.tobytes()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_versions_there_are_not(game: object) -> None:
    name, newest = game.name, game.rules_version  # type: ignore[attr-defined]
    known = "1" if newest == 1 else f"1 to {newest}"
    for rules in (0, newest + 1):
        message = f"it follows rules {rules}, {name} here has rules {known}; use the version of Hesperides that wrote it"
        with pytest.raises(RecordError, match=re.escape(f"<record>:1: {message}")):
            replay(Record(name, {}, rules, ["A", "B"]))
    with pytest.raises(ValueError, match=f"here has rules {known};"):
        Table(game, {}, ["A", "B"], rules=newest + 1)  # type: ignore[arg-type]
    assert Table(game, {}, ["A", "B"]).rules == newest  # type: ignore[arg-type]
