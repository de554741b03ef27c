"""What the page draws of Carcassonne says the same as the rules, all through games of every option."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from hesperides.game import CHANCE, OVER, Event
from hesperides.games import game
from hesperides.games.carcassonne.picture import CarcassonneChoices, CarcassonnePicture, Feature, LaidTile
from hesperides.games.carcassonne.pieces import KIND_NAMES
from hesperides.games.carcassonne.refusing import fits
from hesperides.games.carcassonne.words import square_of
from hesperides.record import legal_words
from hesperides.table import Table
from tests.nightly import tried

CARCASSONNE = game("carcassonne")
ALL = {"trees": "", "abbot": "", "river": "", "phantom": ""}
VARIANTS = [({}, 2), (ALL, 3), ({"trees": "", "fruit-actions": "per_tree", "fields": "off"}, 5), ({"river": "", "small-city": "2"}, 2)]
EVERY = tried(4, 10)
"""For one picture whose stack is tried on every square, this number of pictures is looked at."""
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def played(options: dict[str, str], seats: int, seed: int) -> Iterator[tuple[Table, list[Event]]]:
    """A random game in which figures are placed and fruits are taken where possible: the table now and then, and what fired meanwhile."""
    table, dice = Table(CARCASSONNE, options, "ABCDE"[:seats], bytes(32)), random.Random(seed)
    entries = 0
    while table.actor != OVER:
        if table.actor == CHANCE:
            actions = np.empty(CARCASSONNE.legal_most, np.int32)
            possible = actions[: CARCASSONNE.legal(table.setting, table.state, actions)].tolist()
            weights = [int(CARCASSONNE.weight(table.setting, table.state, action)) for action in possible]
            table._enter(CHANCE, dice.choices(possible, weights)[0])
        else:
            words = legal_words(CARCASSONNE, table.setting, table.state)
            eager = [each for each in words if each != "skip"]
            chosen = dice.choice(eager if eager and dice.random() < 0.8 else words)
            table._enter(table.actor, CARCASSONNE.read(table.setting, table.state, chosen))
        if dice.random() < 0.3 or table.actor == OVER:
            yield table, [event for step in table.entries[entries:] for event in step.fired]
            entries = table.n


def pictured(table: Table) -> CarcassonnePicture:
    picture: CarcassonnePicture = CARCASSONNE.picture(table.setting, table.state)
    return picture


def chosen(table: Table) -> CarcassonneChoices:
    choices: CarcassonneChoices = CARCASSONNE.choices(table.setting, table.state)
    return choices


def feature_with(picture: CarcassonnePicture, part: str) -> Feature:
    (found,) = [feature for feature in picture.features if part in feature.parts]
    return found


@pytest.mark.parametrize(("options", "seats"), VARIANTS)
def test_choices_explain_every_legal_action_and_no_other(options: dict[str, str], seats: int) -> None:
    for table, _ in played(options, seats, 1):
        if table.actor >= 0:
            choices = chosen(table)
            lays = {f"lay {each.at} {turns}" for each in choices.squares for turns, rule in enumerate(each.rules) if not rule}
            others: list[Any] = [*choices.figures, *choices.trees]
            explained = lays | {each.words for each in others if not each.rule}
            explained |= {each.words for each in (*choices.stacks, *choices.sales)}
            explained |= {"recall"} if choices.recall and not choices.recall.rule else set()
            assert explained == set(choices.legal) - {"skip"}
            assert choices.seat == pictured(table).actor == table.actor
            assert all(msgspec.json.decode(msgspec.json.encode(each), type=type(each)) == each for each in (choices, pictured(table)))


@pytest.mark.parametrize(("options", "seats"), VARIANTS)
def test_a_square_that_does_not_fit_shows_the_edges_that_clash(options: dict[str, str], seats: int) -> None:
    kinds = {kind.id: kind for kind in _facts().tiles}
    for table, _ in played(options, seats, 2):
        picture = pictured(table)
        laid = {tile.at: tile for tile in picture.tiles}
        for choice in chosen(table).squares if picture.hand else []:
            x, y = map(int, choice.at.split(","))
            for turns, rule in enumerate(choice.rules):
                action = CARCASSONNE.read(table.setting, table.state, f"lay {choice.at} {turns}")
                assert rule == CARCASSONNE.rule_ids[CARCASSONNE.refusal(table.setting, table.state, action)]
                clashing = ""
                for side, (dx, dy) in enumerate(SIDES):
                    neighbour = laid.get(f"{x + dx},{y + dy}")
                    mine = kinds[picture.hand].edges[(side - turns) % 4]
                    if neighbour and mine != kinds[neighbour.tile].edges[((side + 2) % 4 - neighbour.rotation) % 4]:
                        clashing += "NESW"[side]
                assert choice.clashes[turns] == clashing
                assert rule or not clashing
                assert rule in ("", "river.flow") or clashing


@pytest.mark.parametrize(("options", "seats"), VARIANTS)
def test_features_hold_every_part_and_every_figure_once(options: dict[str, str], seats: int) -> None:
    kinds = {kind.id: kind for kind in _facts().tiles}
    for table, fired in played(options, seats, 3):
        picture = pictured(table)
        parts = [part for feature in picture.features for part in feature.parts]
        assert len(parts) == len(set(parts)) == sum(_parts_of(kinds, tile, options) for tile in picture.tiles)
        standing = Counter((figure.feature, figure.seat) for figure in picture.figures)
        for number, feature in enumerate(picture.features):
            assert feature.counts == [standing[number, seat] for seat in range(seats)]
            assert feature.tiles >= len({part.split(" ")[0] for part in feature.parts})
        for figure in picture.figures:
            assert figure.part in picture.features[figure.feature].parts
        for seat, mat in enumerate(picture.mats):
            kinds_out = Counter(figure.kind for figure in picture.figures if figure.seat == seat)
            assert mat.meeples + kinds_out["meeple"] == 7
            if picture.tiles:
                assert [bool(mat.abbot) + kinds_out["abbot"], bool(mat.phantom) + kinds_out["phantom"]] == [
                    int("abbot" in options),
                    int("phantom" in options),
                ]
        for event in fired:
            if event.rule in ("road.complete", "city.complete", "monastery.complete", "garden.complete"):
                feature = feature_with(picture, event.place)
                assert (feature.complete, feature.now, feature.done) == (True, event.points, event.points)


def _parts_of(kinds: dict[str, Any], tile: LaidTile, options: dict[str, str]) -> int:
    kind = kinds[tile.tile]
    fields = [] if options.get("fields") == "off" else kind.fields
    return len(kind.cities) + len(kind.roads) + len(fields) + kind.monastery + (kind.garden and "abbot" in options)


@pytest.mark.parametrize(("options", "seats"), VARIANTS)
def test_the_projection_is_the_sum_of_what_features_are_worth_now(options: dict[str, str], seats: int) -> None:
    before = None
    for table, _ in played(options, seats, 4):
        picture = pictured(table)
        if picture.over:
            break
        for seat, mat in enumerate(picture.mats):
            worth: Counter[str] = Counter()
            for feature in picture.features:
                if seat in feature.owners and not (feature.complete and feature.kind in ("city", "road")):
                    worth[feature.kind] += feature.now
            projection = mat.projection
            if not any(feature.complete and feature.owners for feature in picture.features):
                shown = [projection.cities, projection.roads, projection.monasteries, projection.gardens, projection.fields]
                assert shown == [worth[kind] for kind in ("city", "road", "monastery", "garden", "field")]
            assert projection.tokens == len(mat.tokens)
            assert projection.total == mat.score + sum(msgspec.structs.astuple(projection)[1:])
            assert mat.sale == [0, 3, 6, 10, 15][min(len({token.fruit for token in mat.tokens}), 4)]
        before = picture
    assert before is not None
    assert picture.actor is None
    assert [mat.projection.total for mat in picture.mats] == [mat.score for mat in picture.mats] == table.scores
    assert picture.winners == table.winners


@pytest.mark.parametrize(("options", "seats"), VARIANTS)
def test_what_the_stack_holds_and_where_it_fits(options: dict[str, str], seats: int) -> None:
    first = None
    for number, (table, _) in enumerate(played(options, seats, 5)):
        picture = pictured(table)
        first = first or picture
        if number % EVERY or picture.over or not picture.tiles:
            continue
        squares = {square for tile in picture.tiles for square in _around(tile)} - {tile.at for tile in picture.tiles}
        kinds = {KIND_NAMES.index(each.tile): each for each in picture.stack}
        places = {kind: {at for at in squares if _fits(table, kind, at)} for kind in kinds}
        assert {kind: len(where) for kind, where in places.items()} == {kind: each.fits for kind, each in kinds.items()}
        hand = {at for at in squares if picture.hand and _fits(table, KIND_NAMES.index(picture.hand), at)}
        waiting = {picture.river.at} if picture.river and picture.river.left else set()
        open_ones = {at for kind, where in places.items() if kinds[kind].left for at in where}
        assert set(picture.dead) - hand == squares - open_ones - hand - waiting
        assert sum(each.left for each in picture.stack) == picture.stack_left
        assert list(kinds) == sorted(kinds) == [KIND_NAMES.index(each.tile) for each in first.stack], "none comes or goes"


def _around(tile: LaidTile) -> list[str]:
    x, y = map(int, tile.at.split(","))
    return [f"{x + dx},{y + dy}" for dx, dy in SIDES]


def _fits(table: Table, kind: int, at: str) -> bool:
    x, y = map(int, at.split(","))
    return any(fits(table.setting, table.state, kind, square_of(x, y), turns) == 0 for turns in range(4))


@pytest.mark.parametrize(("options", "seats"), VARIANTS)
def test_who_laid_which_tile_in_which_turn(options: dict[str, str], seats: int) -> None:
    for last, _ in played(options, seats, 6):
        table = last
    lays = [(step.actor, step.words.split(" ")[1]) for step in table.entries if step.words.startswith("lay")]
    picture = pictured(table)
    assert [(tile.by, tile.at, tile.turn) for tile in picture.tiles[1:]] == [(seat, at, n) for n, (seat, at) in enumerate(lays, 1)]
    assert (picture.tiles[0].by, picture.tiles[0].turn) == (None, 0)
    assert [mat.last for mat in picture.mats] == [dict(lays)[seat] for seat in range(seats)]


def test_a_harvest_is_offered_with_what_is_known_of_the_stack() -> None:
    seen = set()
    for table, _ in played({"trees": ""}, 2, 7):
        picture = pictured(table)
        known = {tree.at: tree for tree in picture.trees}
        assert all(len(tree.values) == tree.left for tree in picture.trees)
        for choice in chosen(table).trees if picture.phase == "fruit" else []:
            values = known[choice.at].values or [0]
            assert (choice.least, choice.most, choice.mean) == (min(values), max(values), sum(values) / len(values))
            seen.add(choice.rule)
    assert {"", "fruit.harvest"} <= seen
    assert len(picture.stacks) + len(picture.trees) == 6


def test_a_figure_that_may_not_stand_there_shows_who_does() -> None:
    shown = 0
    for table, _ in played(ALL, 2, 8):
        picture = pictured(table)
        for choice in chosen(table).figures if picture.phase == "meeple" else []:
            if choice.shown_by:
                assert choice.rule in ("meeple.place", "abbot.place", "phantom.place")
                assert any(figure.feature == choice.feature and figure.part.startswith(f"{choice.shown_by} ") for figure in picture.figures)
                shown += 1
            elif choice.rule == "meeple.place" and picture.mats[table.actor].meeples:
                assert choice.part.endswith("garden") or choice.feature is None
    assert shown


def _facts() -> Any:
    from hesperides.games.carcassonne.pictures import facts

    return facts()


def test_the_facts_count_the_box() -> None:
    kinds = _facts().tiles
    numbers = Counter({group: sum(kind.copies for kind in kinds if kind.group == group) for group in ("base", "trees", "river")})
    assert numbers == {"base": 72, "trees": 6, "river": 12}
    assert sum(kind.garden * kind.copies for kind in kinds) == 9
    assert [kind.id for kind in kinds if kind.start] == ["D"]


def test_the_terminal_draws_a_table_of_six() -> None:
    table = Table(CARCASSONNE, {"abbot": ""}, "ABCDEF", bytes(32))
    setting, state, log = table.setting, table.state, CARCASSONNE.new_log()
    for words in ("first 5", "tile E", "lay 0,-1 2", "meeple field:NL"):
        CARCASSONNE.apply(setting, state, CARCASSONNE.read(setting, state, words), log)
    lines = CARCASSONNE.show(setting, state).splitlines()
    assert [line[2] for line in lines[-6:]] == list("ABCDEF")
    assert "6 meeples, abbot" in lines[-1]
    assert sum("F" in line for line in lines[:-6]) == 1
