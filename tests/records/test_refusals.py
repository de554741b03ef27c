"""Every refusal names its rule, no matter who asks for what; words that say nothing are answered by words that do."""

import random

import numpy as np
import pytest

from hesperides import rulebook
from hesperides.game import ALLOWED, CHANCE, OVER, Game
from hesperides.games import GAMES
from hesperides.record import SEATS, RecordError, legal_words, out_of_turn, read, replay, write
from hesperides.record.refusals import NO_ACTION
from hesperides.table import Refusal, Table

CITRUS = "game citrus\noptions short\nrules 1\nseats Ada, Ben\n\n"
CARCASSONNE = "game carcassonne\noptions trees\nrules 1\nseats Ada, Ben\n\n* first 0\n"
LAID = CARCASSONNE + "* tile E\n"


def refused(text: str) -> str:
    """What is said of the last line of a record."""
    with pytest.raises(RecordError) as caught:
        replay(read(text, "game.txt"))
    place, message = str(caught.value).split(": ", 1)
    assert place == f"game.txt:{text.count(chr(10))}"
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (CITRUS + "A buy r1\n", "setup.first: a draw (`*`) is due; legal here: first 0, first 1"),
        (CITRUS + "* first 0\nA buy r1\n", "setup.landscape: a draw (`*`) is due; legal here: bush "),
        (CARCASSONNE + "A lay 0,-1 2\n", "setup.tiles: a draw (`*`) is due; legal here: tile "),
        (LAID + "B lay 0,-1 2\n", "setup.first: now acts seat A; legal here: lay "),
        (LAID + "C lay 0,-1 2\n", "setup.first: now acts seat A; legal here: lay "),
        (LAID + "* tile E\n", "tile.match: nothing is drawn, now acts seat A; legal here: lay "),
        (LAID + "A lay 0,-1 2\n* tile E\n", "meeple.place: nothing is drawn, now acts seat A; legal here: meeple "),
        (LAID + "A lay 5,5 2\n", "tile.match; legal here: lay "),
        (LAID + "A skip\n", "tile.match; legal here: lay "),
    ],
)
def test_who_does_not_act_is_refused_by_a_rule(text: str, rule: str) -> None:
    line = text.splitlines()[-1]
    assert refused(text).startswith(f"{line} is refused by {rule}")


@pytest.mark.parametrize("line", ["A fly home", "A lay", "A lay 0,-1", "A lay north 2", "A lay 0,-1 9", "A lay 0,-1 2 3"])
def test_words_that_say_nothing_are_answered_by_words_that_do(line: str) -> None:
    message = refused(f"{LAID}{line}\n")
    assert message.startswith(f"{line}: ")
    assert "; legal here: lay " in message
    assert len(message) < 400


def test_a_record_may_say_that_somebody_does_not_act() -> None:
    asked = LAID + "! B lay 0,-1 2 setup.first\n! * tile E tile.match\n! A skip tile.match\n"
    assert len(replay(read(asked)).steps) == 2
    assert refused(LAID + "! B lay 0,-1 2 tile.match\n").startswith(
        "! B lay 0,-1 2 is refused by setup.first (now acts seat A), not refused by tile.match"
    )


def players(game: Game) -> str:
    """The clause that tells how many may play."""
    return next(rule for rule in rulebook.clauses(game.name) if rule.endswith(".players"))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_number_of_seats_that_cannot_be(game: Game) -> None:
    head = f"game {game.name}\nrules {game.rules_version}\nseats "
    for number in {game.fewest_seats - 1, game.most_seats + 1} - {0}:
        seats = ", ".join(SEATS[:number])
        assert f"({players(game)}); write a name for each player, as in `seats Ada, Ben`" in refused(f"{head}{seats}\n")


def test_the_second_of_one_name_gets_a_number() -> None:
    assert replay(read("game citrus\nrules 1\nseats greedy, greedy\n")).record.seats == ["greedy", "greedy 2"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_whole_game_has_a_clause_for_those_who_do_not_act(game: Game) -> None:
    dice, book = random.Random(3), rulebook.clauses(game.name)
    table = Table(game, {}, ["Ada", "Ben"], secret=bytes(32))
    actions = np.empty(game.legal_most, np.int32)
    while not table.over:
        assert game.refusal(table.setting, table.state, NO_ACTION) != ALLOWED
        assert NO_ACTION not in actions[: game.legal(table.setting, table.state, actions)]
        before = table.state.tobytes()
        for who in (CHANCE, *range(2)):
            against = out_of_turn(game, table.setting, table.state, who)
            assert (against is None) == (who == table.actor)
            assert against is None or against[0] in book
        if table.actor >= 0:
            with pytest.raises(Refusal, match=rf"refused by {rulebook.WHOSE_TURN}: now acts seat") as caught:
                table.act(1 - table.actor, "skip")
            assert caught.value.rule == rulebook.WHOSE_TURN
            with pytest.raises(Refusal, match="; legal here: "):
                table.act(table.actor, "fly home")
        assert table.state.tobytes() == before
        if table.actor == CHANCE:
            table.draw()
        else:
            table.act(table.actor, dice.choice(legal_words(game, table.setting, table.state)))
    for who in (OVER, CHANCE, 0, 1):
        assert out_of_turn(game, table.setting, table.state, who) == ("end.trigger", "the game is over")
    with pytest.raises(Refusal, match=r"refused by end\.trigger: the game is over"):
        table.act(0, "end")


@pytest.mark.parametrize("name", GAMES)
def test_the_clause_about_whose_turn_it_is_says_so(name: str) -> None:
    assert "clockwise" in rulebook.clause(name, rulebook.WHOSE_TURN)


def test_after_the_end_nothing_is_legal() -> None:
    game = GAMES["carcassonne"]
    table, dice = Table(game, {}, ["Ada", "Ben"], secret=bytes(32)), random.Random(1)
    table.draw()
    while not table.over:
        table.act(table.actor, dice.choice(legal_words(game, table.setting, table.state)))
    text = write(table.record()).rsplit("; shuffle sealed", 1)[0]
    assert refused(f"{text}A skip\n") == "A skip is refused by end.trigger: the game is over; legal here: nothing"


@pytest.mark.parametrize("spaced", ["lay 0,-1 2", "  lay  0,-1\t2 ", "lay\u00a00,-1 2"])
def test_spaces_count_alike_in_records_and_at_tables(spaced: str) -> None:
    played = replay(read(f"{LAID}A {spaced}\n"))
    assert played.steps[-1].line.words == "lay 0,-1 2"
    table = Table(GAMES["carcassonne"], {"trees": ""}, ["Ada", "Ben"], secret=bytes(32))
    table.follow([(CHANCE, "first 0"), (CHANCE, "tile E")])
    assert table.outlook(0, spaced).words == "lay 0,-1 2"
    assert table.act(0, spaced)[0].words == "lay 0,-1 2"


EVENTS = CARCASSONNE.replace("trees", "trees river abbot")


def test_what_fired_is_told_in_a_few_lines() -> None:
    message = refused(EVENTS + "= B setup.first\n")
    assert message.startswith("= B setup.first did not happen after * first 0; what fired: = A setup.first; ")
    assert message.endswith("; and 4 more")
    assert message.count(";") == 4
    assert refused(EVENTS + "= +3 river.stack 1,0\n").count("= river.stack; ") == 1
    assert refused(LAID + "= setup.first\n").endswith("did not happen after * tile E; what fired: nothing")


def test_a_rule_that_there_is_not_is_told() -> None:
    assert refused(LAID + "! A skip nope.nope\n").startswith("'nope.nope' is no rule of carcassonne; ")
