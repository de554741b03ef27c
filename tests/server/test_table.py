"""The table: draws that can be checked, and a way back that is exact and never peeks."""

import random
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

from hesperides.game import CHANCE
from hesperides.games import game
from hesperides.record import read, replay, write
from hesperides.table import Refusal, Table, drawn, seal
from tests.server.played import GAMES, OPTIONS

SECRET = bytes(range(32))
each_game = pytest.mark.parametrize("name", GAMES)


def table(name: str, secret: bytes = SECRET, seats: int = 2) -> Table:
    opened = Table(game(name), OPTIONS[name], ["Ada", "Ben", "Cleo", "Dora"][:seats], secret)
    opened.draw()
    return opened


def any_words(at: Table, dice: random.Random) -> str:
    return at.game.write(at.setting, at.state, at.any_action(dice.getrandbits(127)))


def test_draws_are_those_of_the_published_stream() -> None:
    assert seal(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [drawn(SECRET, n, [1] * 90) for n in range(1, 5)] == [87, 33, 61, 88]  # by openssl


@pytest.mark.parametrize("weights", [[1, 1], [18, 1, 5, 12], list(range(1, 12))])
def test_draws_follow_the_weights(weights: list[int]) -> None:
    number = 30_000
    counts = Counter(drawn(SECRET, n, weights) for n in range(number))
    expected = [weight * number / sum(weights) for weight in weights]
    assert chisquare([counts[index] for index in range(len(weights))], expected).pvalue > 1e-4


@each_game
def test_the_same_secret_deals_the_same_game(name: str) -> None:
    first, second, other = table(name), table(name), table(name, bytes(32))
    assert [step.words for step in first.entries] == [step.words for step in second.entries]
    assert [step.words for step in first.entries] != [step.words for step in other.entries]


@each_game
def test_the_secret_is_in_the_record_when_the_game_is_over_and_not_before(name: str) -> None:
    at, dice = table(name), random.Random(3)
    while not at.over:
        assert SECRET.hex() not in write(at.record()) or at.over
        at.act(at.actor, any_words(at, dice))
    text = write(at.record("a whole game"))
    assert SECRET.hex() in text
    assert seal(SECRET) in text
    played = replay(read(text))
    assert [step.action for step in played.steps] == [step.action for step in at.entries]
    assert all(np.array_equal(played.state[name], at.state[name]) for name in at.state.dtype.names)


@each_game
def test_every_draw_of_a_game_can_be_recomputed(name: str) -> None:
    at, dice = table(name), random.Random(4)
    while not at.over:
        at.act(at.actor, any_words(at, dice))
    again = Table(at.game, at.options, at.names, SECRET)
    for step in at.entries:
        if step.actor == CHANCE:
            assert again._drawn() == step.action
        again.follow([(step.actor, step.words)])


@each_game
def test_going_back_is_exact_and_never_crosses_a_draw_or_another_seat(name: str) -> None:
    dice = random.Random(5)
    for seed in range(3):
        at = table(name, bytes([seed]) * 32, seats=2 + seed)
        reached = {at.n: at.state.tobytes()}
        while not at.over:
            at.act(at.actor, any_words(at, dice))
            reached[at.n] = at.state.tobytes()
            if at.undo_to is not None and at.restart_to is not None and dice.random() < 0.4:
                since = at.entries[at.restart_to :]
                assert {step.actor for step in since} == {at.actor}
                to = dice.randint(at.restart_to, at.undo_to)
                at.go_back(at.actor, to)
                assert at.state.tobytes() == reached[to]
                assert len(at.entries) == to
            assert at.moves == sum(step.actor != CHANCE for step in at.entries)
        assert at.undo_to is None
        again = table(name, seats=2 + seed)
        again.thaw(at.frozen())
        assert again.moves == at.moves > 0


@each_game
def test_no_way_back_where_it_is_barred(name: str) -> None:
    at, dice = table(name), random.Random(6)
    while not at.over:
        at.act(at.actor, any_words(at, dice))
        n, before = at.n, at.state.tobytes()
        for to in (-1, 0, n, n + 1, (at.restart_to if at.restart_to is not None else n) - 1):
            with pytest.raises(Refusal):
                at.go_back(at.actor, to)
        if at.undo_to is not None:
            with pytest.raises(Refusal):
                at.go_back(1 - at.actor, at.undo_to)
        assert (at.n, at.state.tobytes()) == (n, before)


@each_game
def test_an_outlook_changes_nothing_and_draws_nothing(name: str) -> None:
    at, dice = table(name), random.Random(8)
    while not at.over:
        words, n, before = any_words(at, dice), at.n, at.state.tobytes()
        seen = at.outlook(at.actor, words)
        assert (at.n, at.state.tobytes()) == (n, before)
        step = at.act(at.actor, words)[0]
        assert seen.fired == step.fired
        assert seen.words == step.words
