"""Our own random games, written as JCloisterZone saves them, are read as the same games, whatever the version of the file."""

import json
from typing import Any

import numpy as np
import pytest

from hesperides.games import game as game_named
from hesperides.importing.jcz import Imported, imported
from hesperides.importing.saved import read_text
from hesperides.record import Line, Record, legal_words, lines_of
from tests.importing.writer import EARLY, LATE, TODAY, written
from tests.nightly import tried

GAME = game_named("carcassonne")
OPTIONS: list[dict[str, str]] = [{}, {"abbot": ""}, {"phantom": ""}, {"abbot": "", "phantom": ""}, {"fields": "off", "small-city": "2"}]
SEEDS = range(tried(30, 6))
SEATS = range(GAME.fewest_seats, GAME.most_seats + 1)


def played(options: dict[str, str], seats: int, seed: int, actions: int = 10_000) -> Record:
    """A game of random actions that begins with seat A and ends after a number of actions."""
    generator = np.random.default_rng(seed)
    setting = GAME.new_setting(options, seats)
    state, log, lines = GAME.new_state(setting), GAME.new_log(), list[Line]()
    words = "first 0"
    for _ in range(actions):
        actor = GAME.actor(setting, state)
        GAME.apply(setting, state, GAME.read(setting, state, words), log)
        lines += lines_of(actor, words, GAME.events(setting, state, log))
        if GAME.actor(setting, state) == -2:
            break
        words = _any_of(legal_words(GAME, setting, state), generator)
    return Record("carcassonne", options, GAME.rules_version, [f"P{number}" for number in range(seats)], "", lines)


def _any_of(legal: list[str], generator: np.random.Generator) -> str:
    """One of the legal actions: a kind of them first, so that figures are placed as often as not."""
    verbs = sorted({words.split(" ")[0] for words in legal})
    verb = verbs[generator.integers(len(verbs))]
    meant = [words for words in legal if words.split(" ")[0] == verb]
    return meant[generator.integers(len(meant))]


def read(file: dict[str, Any]) -> Imported:
    return imported(read_text(json.dumps(file), "x.jcz"))


def acts(record: Record) -> list[str]:
    """What was drawn and done; a garden or not may stand for the other where no abbot sees it, and skips are not told by files."""
    return [f"{line.mark} {line.words}" for line in record.lines if line.acts and line.words != "skip"]


@pytest.mark.parametrize("version", [EARLY, LATE, TODAY])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "base")
def test_a_game_is_read_as_it_was_written(options: dict[str, str], version: str) -> None:
    for seed in SEEDS:
        record = played(options, SEATS[seed % len(SEATS)], seed)
        found = read(written(record, version))
        assert found.differences == []
        assert found.sentences > 2
        assert acts(found.record) == acts(record)
        assert [line for line in found.record.lines if line.mark == "="] == [line for line in record.lines if line.mark == "="]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "base")
def test_what_may_be_chosen_is_the_same_set(options: dict[str, str]) -> None:
    listed = 0
    for seed in SEEDS:
        for actions in range(3, 90, 7):
            file = written(played(options, 2, seed, actions), TODAY)
            assert read(file).differences == []
            listed += any("options" in sentence for sentence in file["test"]["assertions"])
    assert listed > 5


def test_a_list_with_one_choice_less_or_more_differs() -> None:
    tried_lists = 0
    for seed in SEEDS:
        for actions in range(3, 60, 4):
            file = written(played({}, 2, seed, actions), TODAY)
            sentences = file["test"]["assertions"]
            number = next((number for number, each in enumerate(sentences) if each.startswith("Meeple")), None)
            if number is None or ";" not in sentences[number]:
                continue
            tried_lists += 1
            whole = sentences[number]
            sentences[number] = whole.rpartition(";")[0]
            (less,) = read(file).differences
            assert f"test.assertions[{number}]: " in str(less)
            assert "may be chosen too; mend the sentence" in str(less)
            sentences[number] = f"{whole}; {{City,N,[99,99]}}"
            (more,) = read(file).differences
            assert "here City N on [99,99] may not be chosen; mend" in str(more)
    assert tried_lists > 5
