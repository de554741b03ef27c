"""What a record says is held against the rules, and an error names the line, the action and the rule."""

import re

import pytest

from hesperides.arena.matches import play_game
from hesperides.games import GAMES
from hesperides.record import Record, RecordError, export, legal_words, lines_of, read, redact, replay, trace, write

CITRUS = GAMES["citrus"]


@pytest.fixture(scope="module")
def text() -> str:
    """A whole short game between two bots that play at random."""
    setting = CITRUS.new_setting({"short": ""}, 2)
    state, log, lines = CITRUS.new_state(setting), CITRUS.new_log(), []
    for action in play_game(CITRUS, setting, ["uniform", "uniform"], 0, 7).actions:
        actor, words = CITRUS.actor(setting, state), CITRUS.write(setting, state, action)
        CITRUS.apply(setting, state, action, log)
        lines += lines_of(actor, words, CITRUS.events(setting, state, log))
    return write(Record("citrus", {"short": ""}, CITRUS.rules_version, ["Ada", "Ben"], "", lines))


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines()) if line.startswith(start))


def changed(text: str, line: int, by: str) -> Record:
    lines = text.splitlines()
    lines[line] = by
    return read("\n".join(lines), "game.txt")


def test_a_whole_game_replays_with_everything_that_fired(text: str) -> None:
    replayed = replay(read(text))
    assert CITRUS.winners(replayed.setting, replayed.state)
    assert write(export(replayed)) == text
    assert write(redact(read(text))).count("Ada") == 0


def test_export_adds_what_fired(text: str) -> None:
    bare = "\n".join(line for line in text.splitlines() if not line.startswith("="))
    assert write(export(replay(read(bare)))) == text


def test_the_first_actions_only(text: str) -> None:
    replayed = replay(read(text), 40)
    assert len(replayed.steps) == 40
    assert replayed.steps[-1].after.tobytes() == replayed.state.tobytes() == replay(read(text)).steps[39].after.tobytes()


@pytest.mark.parametrize(
    ("start", "by", "message"),
    [
        ("A ", "A harvest a1", "A harvest a1"),
        ("A ", "A buy r99", "A buy r99"),
        ("A ", "C pass", "C pass is refused by setup.first: now acts seat "),
        ("* market 1", "* market 1 zz", "* market 1 zz"),
        ("* site", "* site A", "* site A is refused by pieces.sites; legal here: site "),
        ("= A", "= A +99 finca.tie", "= A +99 finca.tie did not happen after "),
        ("rules", "rules 99", "it follows rules 99"),
        ("options", "options sort", "citrus has no option 'sort'"),
        ("options", "options milestone=nowhere", "option milestone is 'nowhere'"),
        ("game", "game chess", "chess"),
        ("seats", "seats Ada", "Citrus is for 2 to 5 players, not 1 (pieces.players)"),
    ],
)
def test_an_error_names_line_action_and_rule(text: str, start: str, by: str, message: str) -> None:
    line = line_of(text, start)
    with pytest.raises(RecordError) as caught:
        replay(changed(text, line, by))
    assert str(caught.value).startswith(f"game.txt:{line + 1}: ")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_points_are_checked(text: str) -> None:
    line = next(number for number, line in enumerate(text.splitlines()) if re.match(r"= [AB] \+", line))
    wrong = re.sub(r"\+(\d+)", r"+\g<1>0", text.splitlines()[line])
    with pytest.raises(RecordError, match=r"did not happen after"):
        replay(changed(text, line, wrong))


def test_what_fired_is_told_in_its_order(text: str) -> None:
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line[0:1] == "=" == lines[number + 1][0:1] and line != lines[number + 1])
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    with pytest.raises(RecordError, match=r"did not happen once more after .*, after the line above; what fired: in this order: = "):
        replay(read("\n".join(lines)))


def test_a_refusal_is_checked(text: str) -> None:
    line = line_of(text, "* site")
    asked = f"! * site A pieces.sites\n{text.splitlines()[line]}"
    replay(changed(text, line, asked))
    with pytest.raises(RecordError, match=r"! \* site A is refused by pieces.sites, not refused by setup.first"):
        replay(changed(text, line, asked.replace("pieces.sites", "setup.first")))
    legal = text.splitlines()[line].removeprefix("* ")
    with pytest.raises(RecordError, match=r"is allowed, not refused by pieces\.sites"):
        replay(changed(text, line, asked.replace("site A", legal)))


def test_a_trace_tells_every_action_with_the_figures_before_it(text: str) -> None:
    first, *moves, last = trace(read(text))
    assert (first["game"], first["players"]) == ("citrus", 2)
    assert first["variant"] == {"short": True, "family": False, "random_start": False, "tight_start": False, "milestone": "anywhere"}
    assert first["board"]["grid"]
    assert {"first", "bag", "fincas", "start", "sites", "landscape"} <= first["deal"].keys()
    steps = [step for step in replay(read(text)) if step.actor >= 0]
    assert [(move["player"], move["action"]) for move in moves] == [(step.actor, step.line.words) for step in steps]
    for move, step in zip(moves, steps, strict=True):
        assert list(move) == ["player", "phase", "legal", "action", "scores", "money", "workers"]
        assert move["legal"] == legal_words(CITRUS, CITRUS.new_setting({"short": ""}, 2), step.before)
        assert move["action"] in move["legal"]
    assert last["over"] is True
    assert last["winners"]


def test_a_trace_of_an_unfinished_game(text: str) -> None:
    lines = text.splitlines()
    part = read("\n".join(lines[: line_of(text, "A ") + 1]))
    *_, last = trace(part)
    assert last["over"] is False
    assert last["winners"] == []
