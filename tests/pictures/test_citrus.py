"""What the page draws of Citrus says the same as the rules, all through games of every option."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

from hesperides.game import OVER
from hesperides.games import game
from hesperides.games.citrus.picture import CitrusChoices, CitrusPicture, Finca, Region
from hesperides.games.citrus.setting import cell_of
from hesperides.record import copied, legal_words
from hesperides.table import Table
from tests.nightly import tried

CITRUS = game("citrus")
VARIANTS = [
    ({}, 2),
    ({"short": "", "random-start": ""}, 3),
    ({"family": "", "tight-start": ""}, 4),
    ({"milestone": "recolour", "short": ""}, 5),
    ({"milestone": "none"}, 2),
]
every_variant = partial(pytest.mark.parametrize, ("options", "seats"), VARIANTS)
GAMES = tried(8, 2)
LOOKED_AT = 0.4
"""The part of the positions that are looked at."""
LINES_TRIED = 400
"""Ways to build a hand that are tried before a position is left alone."""


def played(options: dict[str, str], seats: int, first: int) -> Iterator[Table]:
    """Random games: the table now and then, and when it is over. Seats buy whenever they can, mostly, so that boards fill up."""
    for number in range(GAMES):
        table, dice = Table(CITRUS, options, "ABCDE"[:seats], bytes([first, number]) * 16), random.Random(10 * first + number)
        table.draw()
        while table.actor != OVER:
            if dice.random() < LOOKED_AT:
                yield table
            words = legal_words(CITRUS, table.setting, table.state)
            eager = [each for each in words if each.split(" ")[0] in ("buy", "build", "site", "cart")]
            table.act(table.actor, dice.choice(eager if eager and dice.random() < 0.7 else words))
        yield table


def pictured(table: Table) -> CitrusPicture:
    picture: CitrusPicture = CITRUS.picture(table.setting, table.state)
    return picture


def chosen(table: Table) -> CitrusChoices:
    choices: CitrusChoices = CITRUS.choices(table.setting, table.state)
    return choices


def rule_against(table: Table, words: str) -> str:
    action = CITRUS.read(table.setting, table.state, words)
    rule: str = CITRUS.rule_ids[CITRUS.refusal(table.setting, table.state, action)]
    return rule


def at(picture: CitrusPicture, dx: int, dy: int, space: str) -> str:
    """The name of a space some columns and rows from another; "" if there is none."""
    column, row = ord(space[0]) - ord("a") + dx, int(space[1:]) + dy
    on = 0 <= column < picture.columns and 1 <= row <= picture.rows
    return f"{chr(ord('a') + column)}{row}" if on else ""


def beside(picture: CitrusPicture, space: str) -> list[str]:
    return list(filter(None, (at(picture, dx, dy, space) for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)))))


def round_about(picture: CitrusPicture, space: str) -> list[str]:
    steps = itertools.product((-1, 0, 1), (-1, 0, 1))
    return [name for dy, dx in steps if (dx, dy) != (0, 0) and (name := at(picture, dx, dy, space))]


# --- the board ----------------------------------------------------------------------------------------------------------


@every_variant()
def test_spaces_are_named_once_in_reading_order(options: dict[str, str], seats: int) -> None:
    for table in played(options, seats, 1):
        picture = pictured(table)
        names = [f"{chr(ord('a') + column)}{row + 1}" for row in range(picture.rows) for column in range(picture.columns)]
        assert [space.at for space in picture.spaces] == names
        for space in picture.spaces:
            column, row = ord(space.at[0]) - ord("a"), int(space.at[1:]) - 1
            lying = int(table.state.plantation[cell_of(column, row)])
            assert bool(space.plantation) == bool(lying)
            assert (space.region is None) == (not space.plantation)
            assert not (space.plantation and space.kind == "finca")
        assert msgspec.json.decode(msgspec.json.encode(picture), type=CitrusPicture) == picture


@every_variant()
def test_regions_are_what_touches_in_one_colour(options: dict[str, str], seats: int) -> None:
    for table in played(options, seats, 2):
        picture = pictured(table)
        spaces = {space.at: space for space in picture.spaces}
        for number, region in enumerate(picture.regions):
            assert region.at == region.spaces[0]
            assert [space.at for space in picture.spaces if space.region == number] == region.spaces
            assert len(region.spaces) == region.size
            assert {spaces[each].plantation.rstrip("+") for each in region.spaces} == {region.colour}
            assert region.points == sum(1 + spaces[each].plantation.endswith("+") for each in region.spaces)
            assert (region.worker in region.spaces) == (region.owner is not None)
            assert _grown(picture, region.at, set(region.spaces)) == set(region.spaces), "in one piece"
            around = {each for space in region.spaces for each in beside(picture, space)} - set(region.spaces)
            rivals = [spaces[each].region for each in around if spaces[each].plantation.rstrip("+") == region.colour]
            owners = {picture.regions[each].owner for each in rivals if each is not None}
            assert owners <= ({None} if region.owner is None else set()), "own regions that touch are one, rivals never touch"


def _grown(picture: CitrusPicture, space: str, within: set[str]) -> set[str]:
    reached, edge = {space}, [space]
    while edge:
        for each in beside(picture, edge.pop()):
            if each in within and each not in reached:
                reached.add(each)
                edge.append(each)
    return reached


@every_variant()
def test_a_finca_tells_what_is_open_round_it_and_who_leads(options: dict[str, str], seats: int) -> None:
    for table in played(options, seats, 3):
        picture = pictured(table)
        spaces = {space.at: space for space in picture.spaces}
        middles = {space.letter: space.at for space in picture.spaces if space.letter}
        for finca in picture.fincas:
            ring = round_about(picture, middles[finca.letter])
            bare = [each for each in ring if not (spaces[each].plantation or spaces[each].landscape or spaces[each].kind == "rock")]
            assert finca.open == bare
            assert finca.counts == _counts(picture, ring, seats)
            roads = {space.at for space in picture.spaces if finca.letter in space.roads}
            assert roads == set(beside(picture, middles[finca.letter]))
        known = {finca.letter for finca in picture.fincas} | set(picture.sites) | set(picture.sites_left)
        assert known == set(middles)
        assert not any(finca.open == [] and not finca.scored for finca in picture.fincas) or picture.phase != "main"


def _counts(picture: CitrusPicture, ring: list[str], seats: int) -> list[int]:
    """[finca.count]"""
    touching = [region for region in picture.regions if set(region.spaces) & set(ring)]
    return [sum(region.size for region in touching if region.owner == seat) for seat in range(seats)]


# --- the mats -----------------------------------------------------------------------------------------------------------


@every_variant()
def test_the_projection_is_what_the_board_would_bring_now(options: dict[str, str], seats: int) -> None:
    for table in played(options, seats, 4):
        picture = pictured(table)
        for seat, mat in enumerate(picture.mats):
            own = [region for region in picture.regions if region.owner == seat]
            assert (mat.regions, mat.workers + mat.regions) == (len(own), 5)
            projection = mat.projection
            if picture.over:
                assert projection.total == mat.score == table.scores[seat]
                continue
            fincas = sum(_end_of(finca, seat) for finca in picture.fincas)
            regions = sum(region.points for region in own)
            assert msgspec.structs.astuple(projection)[1:] == (fincas, regions, sum(mat.horses), sum(mat.tiles.values()))
            assert projection.total == mat.score + fincas + regions + sum(mat.horses) + sum(mat.tiles.values())
    assert picture.winners == table.winners == [seat for seat in range(seats) if table.scores[seat] == max(table.scores)]


def _end_of(finca: Finca, seat: int) -> int:
    """[end.scoring] The low value goes to the player with most."""
    leads = not finca.scored and finca.counts[seat] == max(finca.counts) > 0
    return finca.low if leads else 0


@every_variant()
def test_every_plantation_is_somewhere(options: dict[str, str], seats: int) -> None:
    covered: Counter[int] = Counter()
    for table in played(options, seats, 5):
        picture = pictured(table)
        lying = Counter(space.plantation for space in picture.spaces if space.plantation)
        there = lying + Counter(picture.market.spaces) + Counter(picture.bag) + Counter(picture.hand)
        del there[""]
        printed = 65 if "short" in options else 90
        gone = sum(step.words.startswith("build") and "bridge" in step.words for step in table.entries)
        assert printed - gone <= there.total() <= printed, "a bridge may cover one"
        covered[printed - there.total()] += 1
        assert [mat.score for mat in picture.mats] == table.scores
    assert covered[0]


# --- the choices --------------------------------------------------------------------------------------------------------


@every_variant()
def test_lines_tell_their_price_and_why_they_may_not_be_bought(options: dict[str, str], seats: int) -> None:
    bringing = 0
    for table in played(options, seats, 6):
        if table.over:
            continue
        picture, choices = pictured(table), chosen(table)
        assert choices.seat == picture.actor == table.actor
        assert sorted(choices.legal) == sorted(legal_words(CITRUS, table.setting, table.state))
        assert bool(choices.lines) == (picture.phase == "main")
        for line, choice in zip(picture.market.lines, choices.lines, strict=bool(choices.lines)):
            words = f"buy {line.name}"
            assert (choice.name, choice.legal) == (line.name, words in choices.legal)
            assert choice.price == sum(bool(picture.market.spaces[space - 1]) for space in line.spaces)
            assert choice.rule == rule_against(table, words)
            if choice.legal:
                low = any(event.rule == "buy.low-market" for event in table.outlook(table.actor, words).fired)
                comes = low and sum(picture.fincas_left.values()) > 0 and bool(picture.sites)
                assert choice.brings_finca == comes, words
                bringing += comes
    assert bringing


@every_variant()
def test_harvests_tell_their_points_and_their_income(options: dict[str, str], seats: int) -> None:
    for table in played(options, seats, 7):
        if table.over or not (harvests := chosen(table).harvests):
            continue
        picture, choices = pictured(table), chosen(table)
        own = [region for region in picture.regions if region.owner == table.actor]
        assert [(each.at, each.size, each.points) for each in harvests] == [(each.at, each.size, each.points) for each in own]
        assert len(choices.incomes) == len(own) + 1
        words = " ".join(["harvest", *(each.at for each in harvests)])
        if words in choices.legal:
            after: CitrusPicture = CITRUS.picture(table.setting, table.outlook(table.actor, words).state)
            before, now = picture.mats[table.actor], after.mats[table.actor]
            assert now.money == min(before.money + choices.incomes[-1], 12)
            assert now.score - before.score >= sum(each.points for each in harvests)


@every_variant()
def test_places_tell_every_space_and_what_is_against_the_others(options: dict[str, str], seats: int) -> None:
    told: Counter[str] = Counter()
    for table in played(options, seats, 8):
        choices, picture = (None, None) if table.over else (chosen(table), pictured(table))
        if not choices or not picture or not choices.places:
            continue
        builds = {each for each in choices.legal if each.startswith("build")}
        explained = {
            f"build {place.plantation} {space} {helpers}".strip()
            for place in choices.places
            for space, ways in place.spaces.items()
            for helpers in ways
        }
        assert explained == builds
        assert {place.plantation for place in choices.places} == set(picture.hand)
        board = {space.at for space in picture.spaces}
        for place in choices.places:
            assert set(place.spaces).isdisjoint(place.refusals)
            assert set(place.spaces) | set(place.refusals) == board
            for space, (rule, shown) in place.refusals.items():
                ways = [rule_against(table, f"build {place.plantation} {space}{helper}") for helper in ("", " bridge")]
                assert rule in ways
                assert _shows(picture, place.plantation.rstrip("+"), space, rule) == (shown != "")
                assert not shown or shown in _guilty(picture, place.plantation.rstrip("+"), space, rule)
                told[rule] += bool(shown)
    expected = {"build.rivals", "build.join-neutral"} | (set() if "family" in options else {"build.road-colour"})
    assert {rule for rule, number in told.items() if number} <= expected
    assert expected - {"build.join-neutral"} <= {rule for rule, number in told.items() if number}


def _shows(picture: CitrusPicture, colour: str, space: str, rule: str) -> bool:
    return bool(_guilty(picture, colour, space, rule))


def _guilty(picture: CitrusPicture, colour: str, space: str, rule: str) -> set[str]:
    """The spaces with a plantation of this colour on which `rule` may be shown."""
    by_name = {each.at: each for each in picture.spaces}
    middles = {each.letter: each.at for each in picture.spaces if each.letter}

    def region(name: str) -> Region | None:
        number = by_name[name].region
        return picture.regions[number] if number is not None and by_name[name].plantation.rstrip("+") == colour else None

    if rule == "build.rivals":
        return {each for each in beside(picture, space) if (found := region(each)) and found.owner not in (None, picture.actor)}
    if rule == "build.join-neutral":
        return {each for each in beside(picture, space) if (found := region(each)) and found.owner is None}
    if rule == "build.road-colour":
        roads = [road for letter in by_name[space].roads for road in beside(picture, middles[letter])]
        return {each for each in roads if each != space and region(each)}
    return set()


@every_variant()
def test_what_strands_the_rest_of_the_hand_is_told_and_nothing_else(options: dict[str, str], seats: int) -> None:
    found: Counter[bool] = Counter()
    for table in played(options, seats, 9):
        if table.over or not table.state.hand_count:
            continue
        choices = chosen(table)
        told = {f"build {place.plantation} {each}" for place in choices.places for each in place.strands}
        told |= {f"site {letter}" for letter in choices.stranding_sites}
        for words in choices.legal[:: tried(1, 7)]:
            if words.split(" ")[0] in ("build", "site"):
                lines = iter(range(LINES_TRIED))
                stranded = _is_stranded(table, table.outlook(table.actor, words).state, lines)
                assert stranded is None or stranded == (words in told), words
                found[words in told] += stranded is not None
    assert found[False]


def _is_stranded(table: Table, state: Any, lines: Iterator[int]) -> bool | None:
    """[buy.return] Whether no order of building uses up the hand; None where it takes too many tries to tell."""
    if not state.hand_count or CITRUS.actor(table.setting, state) != table.actor:
        return False
    words = legal_words(CITRUS, table.setting, state)
    if "return" in words:
        return True
    for each in words:
        if each.split(" ")[0] in ("build", "site"):
            if next(lines, None) is None:
                return None
            after = copied(CITRUS, state)
            CITRUS.apply(table.setting, after, CITRUS.read(table.setting, state, each), CITRUS.new_log())
            if not _is_stranded(table, after, lines):
                return False
    return True


@every_variant()
def test_carts_bulls_and_other_tiles_say_why_not(options: dict[str, str], seats: int) -> None:
    seen: Counter[str] = Counter()
    for table in played(options, seats, 10):
        if table.over:
            continue
        picture, choices = pictured(table), chosen(table)
        tiles = picture.mats[table.actor].tiles
        if choices.carts:
            assert "cart" in tiles
            assert set(choices.carts) == {str(number) for number, kind in enumerate(picture.market.spaces, 1) if kind}
            for space, rule in choices.carts.items():
                assert (rule == "") == (f"cart {space}" in choices.legal)
                assert rule == rule_against(table, f"cart {space}") or rule == "tile.cart"
        assert choices.bulls == [each.split(" ")[1] for each in choices.legal if each.startswith("bull")]
        for name, rule in choices.tile_refusals.items():
            assert name in tiles
            assert not any(each.startswith(name) for each in choices.legal)
            seen[rule] += 1
    assert seen
