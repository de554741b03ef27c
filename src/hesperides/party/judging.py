"""What a result is worth, from what the hand did. Nothing else is believed."""

from collections.abc import Sequence
from typing import NamedTuple

from hesperides.party import eating, sorting, tossing
from hesperides.party.eating import Eating
from hesperides.party.pieces import Input, PartyGame, PartySetting, Score, Unfair
from hesperides.party.rules import Rule
from hesperides.party.sorting import Sorting
from hesperides.party.tossing import Tossing

SOONEST = 100
"""Milliseconds that anybody needs to react [party.begin]."""
BETWEEN = 60
"""Milliseconds between two things that one hand does [party.pace]."""
LATEST = 600_000
"""How long after its game must have ended a result is taken, in ms [party.clock]."""
DRIFT = 1_000
"""How much faster than ours a player's clock may run in a thousand times as many ms, and what rounding and waking up may cost."""
MOST_INPUTS = 2_000
LIMITS: dict[PartyGame, int] = {"sort": sorting.LIMIT, "toss": tossing.LIMIT, "eat": eating.LIMIT}


class Judged(NamedTuple):
    """A score, and the rules that took part in it."""

    score: Score
    fired: frozenset[Rule]


def judge(setting: PartySetting, inputs: Sequence[Input], elapsed: int | None = None) -> Judged:
    """Play the inputs [party.round]. `elapsed`: ms since the start, by the clock of the server. Raises Unfair."""
    game = begun(setting)
    if elapsed is not None:
        _check_clock(setting.game, inputs, elapsed)
    before: int | None = None
    for number, given in enumerate(inputs):
        if refusal := _refuse_time(game, setting.game, before, given) or _refuse_deed(game, given):
            raise Unfair(refusal.rule, refusal.reason, number)
        game.do(given)
        before = given.at
    score = game.finish()
    return Judged(score, frozenset(game.fired | _general(inputs, elapsed)))


def begun(setting: PartySetting) -> Sorting | Tossing | Eating:
    """The game of a round, before anything was done."""
    if setting.game == "sort":
        return Sorting.begin(setting)
    return Tossing.begin(setting) if setting.game == "toss" else Eating.begin(setting)


def _refuse_deed(game: Sorting | Tossing | Eating, given: Input) -> Unfair | None:
    if isinstance(game, Eating):
        game.pass_time(given.at)
    return game.refuse(given)


def _refuse_time(game: Sorting | Tossing | Eating, name: PartyGame, before: int | None, given: Input) -> Unfair | None:
    """[party.begin, party.order, party.pace, party.close]"""
    if before is not None and given.at < before:
        return Unfair(Rule.PARTY_ORDER, f"{given.at} ms comes after {before} ms")
    if given.at < SOONEST:
        return Unfair(Rule.PARTY_BEGIN, f"nobody reacts within {given.at} ms")
    if game.ended is not None or given.at >= LIMITS[name]:
        return Unfair(Rule.PARTY_CLOSE, "the game was over")
    if before is not None and given.at - before < BETWEEN:
        return Unfair(Rule.PARTY_PACE, f"no hand does two things within {given.at - before} ms")
    return None


def _check_clock(game: PartyGame, inputs: Sequence[Input], elapsed: int) -> None:
    """Raise Unfair unless the result tells of no more time than has passed, and is not too late."""
    told = max((given.at for given in inputs), default=0)
    if told > elapsed + elapsed // 1_000 + DRIFT:
        raise Unfair(Rule.PARTY_CLOCK, f"it tells of {told} ms, and {elapsed} ms have passed")
    if elapsed > LIMITS[game] + LATEST:
        raise Unfair(Rule.PARTY_CLOCK, "it comes too late")


def _general(inputs: Sequence[Input], elapsed: int | None) -> set[Rule]:
    rules = {Rule.PARTY_ROUND}
    if inputs:
        rules |= {Rule.PARTY_BEGIN, Rule.PARTY_ORDER, Rule.PARTY_CLOSE}
    if len(inputs) > 1:
        rules.add(Rule.PARTY_PACE)
    return rules if elapsed is None else rules | {Rule.PARTY_CLOCK}
