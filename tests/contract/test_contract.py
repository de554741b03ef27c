"""What every game promises, held against random play of its variants."""

from collections import Counter

import numpy as np
import pytest
from scipy import stats

from hesperides import rulebook
from hesperides.game import ALLOWED, CHANCE, KIND_SHIFT, OVER
from hesperides.games import GAMES
from hesperides.kernel import JIT, entropy
from hesperides.log import EVENTS_MOST, NOWHERE, fire, fired, new_log
from hesperides.record import Line, Record, lines_of, read, replay, write
from tests.contract.candidates import BOXES, CANDIDATES, SINGLE
from tests.contract.play import COVERING, Moment, Variant, copied, legal, of_variants, played, refusals, variants

EVERY = 7 if JIT else 97
"""One position in this number is looked at closely."""
DRAWS = 4000 if JIT else 300
TOO_UNLIKELY = 1e-6

each_variant = of_variants()


@each_variant
def test_legal_is_what_is_not_refused(variant: Variant, moments: list[Moment]) -> None:
    game, setting = variant.game, variant.setting()
    candidates = np.array(CANDIDATES[game.name](variant.seats), np.int32)
    for moment in moments:
        actions = legal(game, setting, moment.before)
        assert len(set(actions)) == len(actions) <= game.legal_most
        assert moment.action in actions
        if moment.n % EVERY == 0:
            allowed = candidates[refusals(game, setting, moment.before, candidates) == ALLOWED]
            assert set(allowed.tolist()) == set(actions)


@each_variant
def test_what_is_legal_depends_on_the_state_alone(variant: Variant, moments: list[Moment]) -> None:
    game, setting, another_setting = variant.game, variant.setting(), variant.setting()
    for moment in moments:
        before = moment.before.tobytes()
        actions = legal(game, setting, moment.before)
        assert legal(game, another_setting, copied(game, moment.before)) == actions
        assert moment.before.tobytes() == before


@each_variant
def test_every_refusal_is_a_rule_of_the_book(variant: Variant, moments: list[Moment]) -> None:
    game, setting = variant.game, variant.setting()
    candidates = np.array(CANDIDATES[game.name](variant.seats)[::7], np.int32)
    book = rulebook.clauses(game.name)
    for moment in moments:
        if moment.n % (5 * EVERY) == 0:
            forbidding = set(refusals(game, setting, moment.before, candidates).tolist()) - {ALLOWED}
            assert all(game.rule_ids[rule] in book for rule in forbidding)


@each_variant
def test_words_read_back(variant: Variant, moments: list[Moment]) -> None:
    game, setting = variant.game, variant.setting()
    for moment in moments:
        written = {game.write(setting, moment.before, action): action for action in legal(game, setting, moment.before)}
        assert {words: game.read(setting, moment.before, words) for words in written} == written


@each_variant
def test_a_record_replays_to_the_same_bytes_and_says_what_fired(variant: Variant, moments: list[Moment]) -> None:
    game, setting = variant.game, variant.setting()
    lines: list[Line] = []
    for moment in moments:
        lines += lines_of(moment.actor, game.write(setting, moment.before, moment.action), moment.events)
    seats = [f"Seat {number}" for number in range(variant.seats)]
    record = read(write(Record(game.name, variant.options, variant.rules, seats, "random play", lines)))
    again = [each.after.tobytes() for each in played(variant)]
    assert [step.after.tobytes() for step in replay(record)] == [moment.after.tobytes() for moment in moments] == again


@each_variant
def test_every_point_is_explained(variant: Variant, moments: list[Moment]) -> None:
    game, setting = variant.game, variant.setting()
    scores = game.scores(setting, game.new_state(setting))
    book = rulebook.clauses(game.name)
    for moment in moments:
        assert all(event.rule in book for event in moment.events)
        for event in moment.events:
            if event.points:
                scores[event.seat] += event.points
        assert scores == game.scores(setting, moment.after), f"after {moment.n}: {moment.events}"


@each_variant
def test_a_game_ends_with_the_most_points_winning(variant: Variant, moments: list[Moment]) -> None:
    game, setting = variant.game, variant.setting()
    for moment in moments:
        assert moment.actor == CHANCE or 0 <= moment.actor < variant.seats
        assert game.winners(setting, moment.before) == []
    end = moments[-1].after
    assert game.actor(setting, end) == OVER
    assert legal(game, setting, end) == []
    scores = game.scores(setting, end)
    assert game.winners(setting, end) == [seat for seat, score in enumerate(scores) if score == max(scores)]


@each_variant
def test_a_copy_is_equal_and_a_view_has_the_same_choices(variant: Variant, moments: list[Moment]) -> None:
    game, setting = variant.game, variant.setting()
    other = game.new_state(setting)
    for moment in moments:
        game.copy(other, moment.before)
        assert other.tobytes() == moment.before.tobytes()
        if moment.n % EVERY == 0:
            view = game.view(setting, moment.before, moment.actor if moment.actor >= 0 else None)
            assert set(legal(game, setting, view)) == set(legal(game, setting, moment.before))
            assert moment.before.tobytes() == other.tobytes()


@each_variant
def test_the_sampler_draws_evenly_and_chance_by_weight(variant: Variant, moments: list[Moment]) -> None:
    game, setting = variant.game, variant.setting()
    luck = entropy(variant.seed + 1000)
    for moment in moments:
        if moment.n % 41 != 0:
            continue
        actions = legal(game, setting, moment.before)
        if len(actions) > DRAWS // 20:
            continue
        weights = np.array([game.weight(setting, moment.before, action) if moment.actor == CHANCE else 1 for action in actions])
        drawn = [int(game.sample(setting, moment.before, luck)) for _ in range(DRAWS)]
        counts = np.array([drawn.count(action) for action in actions])
        assert counts.sum() == DRAWS, "something illegal was drawn"
        if len(actions) > 1:
            assert stats.chisquare(counts, DRAWS * weights / weights.sum()).pvalue > TOO_UNLIKELY, f"after {moment.n}"


@each_variant
def test_every_draw_weighs_as_many_pieces_as_are_left(variant: Variant, moments: list[Moment]) -> None:
    """What is in the box, less what was drawn of it before."""
    game, setting, box = variant.game, variant.setting(), BOXES[variant.game.name]
    drawn: Counter[int] = Counter()
    for moment in moments:
        if moment.actor == CHANCE:
            for action in legal(game, setting, moment.before):
                kind, number = box(setting, action)
                assert game.weight(setting, moment.before, action) == number - drawn[kind] > 0, game.write(setting, moment.before, action)
            if (kind := box(setting, moment.action)[0]) != SINGLE[0]:
                drawn[kind] += 1


def test_more_events_than_a_log_has_room_for_are_an_error() -> None:
    log, written = new_log(), getattr(fire, "py_func", fire)
    for _ in range(EVENTS_MOST):
        written(log, 1, 0, 0, 0, NOWHERE)
    assert len(list(fired(log, "rule", "seat"))) == EVENTS_MOST
    written(log, 1, 0, 0, 0, NOWHERE)
    with pytest.raises(OverflowError, match=f"{EVENTS_MOST + 1} rules fired in one action, but a log has room for {EVENTS_MOST}"):
        fired(log, "rule")


@each_variant
def test_the_other_sampler_draws_the_kind_first(variant: Variant, moments: list[Moment]) -> None:
    game, setting = variant.game, variant.setting()
    luck = entropy(variant.seed + 2000)
    for moment in moments:
        actions = legal(game, setting, moment.before)
        if moment.n % 59 != 0 or moment.actor == CHANCE or not 1 < len(actions) <= DRAWS // 20:
            continue
        kinds = [action >> KIND_SHIFT for action in actions]
        shares = np.array([1 / len(set(kinds)) / kinds.count(kind) for kind in kinds])
        drawn = [int(game.sample_kinds(setting, moment.before, luck)) for _ in range(DRAWS)]
        counts = np.array([drawn.count(action) for action in actions])
        assert counts.sum() == DRAWS, "something illegal was drawn"
        assert stats.chisquare(counts, DRAWS * shares).pvalue > TOO_UNLIKELY, f"after {moment.n}"


def test_every_game_has_its_book_and_its_candidates() -> None:
    for game in GAMES.values():
        assert set(game.rule_ids) - {""} == set(rulebook.clauses(game.name))
        assert game.name in CANDIDATES


def test_few_variants_have_every_value_of_every_option() -> None:
    for game in GAMES.values():
        few = [each for each in variants() if each.game is game][:COVERING]
        for option in (each for each in game.options if not each.free):
            chosen = {each.options.get(option.name, option.default if option.values else None) for each in few}
            assert chosen == set(option.values or (None, "")), option.name
        assert {each.seats for each in few} == set(range(game.fewest_seats, game.most_seats + 1))
