"""Only what a hand can have done is accepted: whatever is changed in a result, it is worth what its inputs are worth or is refused."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hesperides import rulebook
from hesperides.party.bucket import FRUIT, bucket
from hesperides.party.eating import LIMIT as EATING
from hesperides.party.eating import Eating
from hesperides.party.judging import BETWEEN, LIMITS, MOST_INPUTS, SOONEST, begun, judge
from hesperides.party.pieces import DISTANCES, Input, PartySetting, Score, Unfair
from hesperides.party.ranking import places
from hesperides.party.rules import Rule
from hesperides.party.sorting import LIMIT as SORTING

at_leisure = settings(max_examples=100)
SETTINGS = st.builds(PartySetting, st.sampled_from(["sort", "toss", "eat"]), st.integers(0, 2**32 - 1), st.sampled_from(DISTANCES))
INPUTS = st.builds(
    Input,
    at=st.integers(0, 130_000),
    act=st.sampled_from(["lemon", "lime", "back", "throw", "take", "swallow"]),
    x=st.integers(-9000, 9000) | st.integers(0, 23),
    y=st.integers(-9000, 9000),
    by=st.sampled_from(["pointer", "left", "right"]),
)


def test_the_names_are_those_of_the_book() -> None:
    assert [rule.value for rule in Rule] == list(rulebook.clauses("citrus-games"))
    assert {rule.name for rule in Rule} == {rule.value.upper().replace(".", "_").replace("-", "_") for rule in Rule}


@at_leisure
@given(seed=st.integers(0, 2**32 - 1))
def test_a_bucket(seed: int) -> None:
    fruit = bucket(seed)
    assert len(fruit) == FRUIT
    assert 9 <= sum(fruit) <= 15
    assert fruit == bucket(seed)


def test_buckets_differ() -> None:
    drawn = [tuple(bucket(seed)) for seed in range(500)]
    assert len(set(drawn)) == 500
    assert {sum(fruit) for fruit in drawn} == set(range(9, 16))
    first = sum(fruit[0] for fruit in drawn)
    assert 200 < first < 300


@at_leisure
@given(setting=SETTINGS, inputs=st.lists(INPUTS, max_size=30), elapsed=st.none() | st.integers(0, 10**6))
def test_any_inputs_are_judged_or_refused_with_a_reason(setting: PartySetting, inputs: list[Input], elapsed: int | None) -> None:
    judged = judged_or_not(setting, inputs, elapsed)
    if isinstance(judged, Unfair):
        assert judged.reason
        assert judged.number is None or 0 <= judged.number < len(inputs)
    else:
        assert -10 <= judged.points <= 40
        assert all(given.at < LIMITS[setting.game] for given in inputs)


def judged_or_not(setting: PartySetting, inputs: list[Input], elapsed: int | None) -> Score | Unfair:
    try:
        return judge(setting, inputs, elapsed).score
    except Unfair as unfair:
        return unfair


def played(setting: PartySetting, dice: Any) -> list[Input]:
    """Inputs of a hand that does what the rules let it do, by chance."""
    game, at, done = begun(setting), SOONEST, list[Input]()
    hand = dice.choice(["pointer", "left", "right"])
    for _ in range(60):
        at += dice.randint(BETWEEN, 900)
        tried = Input(
            at, dice.choice(["lemon", "lime", "back", "throw", "take", "swallow"]), dice.randint(0, 23), dice.randint(0, 6000), hand
        )
        if at >= LIMITS[setting.game] or game.ended is not None:
            break
        if isinstance(game, Eating):
            game.pass_time(at)
        if game.refuse(tried) is None:
            game.do(tried)
            done.append(tried)
    return done


@at_leisure
@given(setting=SETTINGS, dice=st.randoms(use_true_random=False))
def test_what_the_rules_let_a_hand_do_is_accepted(setting: PartySetting, dice: Any) -> None:
    inputs = played(setting, dice)
    last = inputs[-1].at if inputs else 0
    assert judge(setting, inputs, last).score == judge(setting, inputs).score
    with pytest.raises(Unfair) as refused:
        judge(setting, [*inputs, Input(last, "lemon")], last)
    assert refused.value.number == len(inputs)


@at_leisure
@given(setting=SETTINGS, dice=st.randoms(use_true_random=False), sooner=st.integers(1, 10**6))
def test_no_more_time_than_has_passed(setting: PartySetting, dice: Any, sooner: int) -> None:
    inputs = played(setting, dice)
    last = inputs[-1].at if inputs else 0
    elapsed = max(0, last - 1_100 - last // 900 - sooner)
    if inputs and last > elapsed + elapsed // 1000 + 1000:
        with pytest.raises(Unfair) as refused:
            judge(setting, inputs, elapsed)
        assert refused.value.rule == Rule.PARTY_CLOCK


def test_the_fastest_hand_there_can_be() -> None:
    setting = PartySetting("sort", 9)
    quickest = [Input(SOONEST + BETWEEN * k, "lemon" if lemon else "lime") for k, lemon in enumerate(bucket(9))]
    assert judge(setting, quickest).score == Score(FRUIT, SOONEST + BETWEEN * (FRUIT - 1), 0)
    assert SORTING // BETWEEN <= MOST_INPUTS


def test_no_mouth_swallows_more_than_the_rules_let_it() -> None:
    """A mouth that is given the next grape when one is chewed, for every size of swallow: neither one by one nor a full mouth is best."""
    best = {size: swallowed(size) for size in range(1, 6)}
    assert best == {1: 23, 2: 30, 3: 33, 4: 32, 5: 30}


def swallowed(size: int) -> int:
    mouth, at, inputs = Eating(), SOONEST, list[Input]()
    while at < EATING:
        mouth.pass_time(at)
        wish = "swallow" if mouth.chewed == size else "take" if mouth.whole == 0 and mouth.gone_at is None else ""
        if wish:
            given = Input(at, wish)  # type: ignore[arg-type]
            assert mouth.refuse(given) is None
            mouth.do(given)
            inputs.append(given)
            at += BETWEEN - 1
        at += 1
    return judge(PartySetting("eat", 0), inputs).score.points


def test_nine_are_no_party() -> None:
    with pytest.raises(ValueError, match=r"at most 8 players \(party.players\)"):
        places("eat", [Score(k) for k in range(9)])


def test_a_copy_of_a_game_goes_its_own_way() -> None:
    mouth = Eating()
    mouth.do(Input(200, "take"))
    other = replace(mouth, fired=set(mouth.fired))
    other.pass_time(1000)
    assert (mouth.chewed, other.chewed) == (0, 1)
