"""The mutants: one wrong word of the source each, and the tests that must notice it.

`records` are files of records/ without their ending, played by tests/records/test_records.py; `tests` are files, or single tests, of
tests/. They are the fewest that ought to notice, and never the oracle: what only a second implementation sees, no test says.
"""

from dataclasses import dataclass

CITRUS, CARCASSONNE = "games/citrus/", "games/carcassonne/"
CHOICES = "pictures/test_citrus.py::"
FIGURES = "pictures/test_carcassonne.py::"
WEIGHTS = "contract/test_contract.py::test_every_draw_weighs_as_many_pieces_as_are_left"


@dataclass(frozen=True, slots=True)
class Mutant:
    """In `file` of src/hesperides/ the text `before`, which stands there once, becomes `after`."""

    file: str
    before: str
    after: str
    records: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


MUTANTS = (
    # Citrus: building
    Mutant(CITRUS + "building.py", "return largest_neutral <= own", "return largest_neutral < own", ("citrus/build-join-neutral-equal",)),
    Mutant(CITRUS + "building.py", "if largest_neutral > own:", "if largest_neutral >= own:", ("citrus/build-join-neutral-equal",)),
    Mutant(
        CITRUS + "building.py",
        "return ALLOWED if state.workers[seat] > 0 else Rule.BUILD_START",
        "return ALLOWED",
        ("citrus/build-start-no-worker",),
    ),
    Mutant(CITRUS + "building.py", "state.workers[seat] += own - 1", "state.workers[seat] += own", ("citrus/build-join-own-two",)),
    Mutant(
        CITRUS + "building.py", "if road != cell and is_colour", "if is_colour", ("citrus/bridge-lone-neutral", "citrus/build-road-colour")
    ),
    Mutant(
        CITRUS + "regions.py", "reopen_roads(setting, state, colour)\n", "pass\n", ("citrus/buy-all-bridge-held", "citrus/bridge-neutral")
    ),
    Mutant(CITRUS + "regions.py", "return 1 + ((plantation - 1) & 1)", "return 1", ("citrus/harvest-wells",)),
    # Citrus: buying
    Mutant(
        CITRUS + "refusing.py",
        "& ~taken)) <= LOW_MARKET",
        "& ~taken)) < LOW_MARKET",
        ("citrus/buy-low-market-four-left", "citrus/buy-low-market"),
    ),
    Mutant(CITRUS + "turn.py", "if not state.hand_is_cart:", "if True:", ("citrus/cart-return",)),
    Mutant(
        CITRUS + "turn.py", "blocked = state.passes >= setting.seats", "blocked = state.passes > setting.seats", ("citrus/turn-blocked",)
    ),
    # Citrus: scoring and drawing
    Mutant(CITRUS + "scoring.py", "if owner != NONE and not known:", "if owner != NONE:", ("citrus/finca-count-once",)),
    Mutant(CITRUS + "scoring.py", "if how_many(counts, most) > 1:", "if how_many(counts, most) > 2:", ("citrus/finca-tie-for-most",)),
    Mutant(
        CITRUS + "scoring.py",
        "pay(state, counts, second, low, rule",
        "pay(state, counts, second, high, rule",
        ("citrus/finca-first-second",),
    ),
    Mutant(CITRUS + "scoring.py", "most, setting.pair_low[", "most, setting.pair_high[", ("citrus/end-scoring",)),
    Mutant(
        CITRUS + "scoring.py",
        "min(before + coins, MONEY_MOST)",
        "before + coins",
        tests=("contract/test_citrus_pieces.py::test_money_has_its_bounds",),
    ),
    Mutant(CITRUS + "drawing.py", "return np.int64(state.fincas_left[what_of(action)])", "return 1", tests=(WEIGHTS,)),
    Mutant(CITRUS + "drawing.py", "return np.int64(state.landscape_left[kind_in(action)])", "return 1", tests=(WEIGHTS,)),
    # Citrus: what the page is told
    Mutant(
        CITRUS + "choosing.py",
        "return not rest_can_be_built(setting, after)",
        "return rest_can_be_built(setting, after)",
        tests=(CHOICES + "test_what_strands_the_rest_of_the_hand_is_told_and_nothing_else[options1-3]",),
    ),
    Mutant(
        CITRUS + "choosing.py",
        "return rule == Rule.BUILD_ROAD_COLOUR or owner == NONE",
        "return owner == NONE",
        tests=(CHOICES + "test_places_tell_every_space_and_what_is_against_the_others[options1-3]",),
    ),
    Mutant(
        CITRUS + "choosing.py",
        "return cell + step",
        "return cell - step",
        tests=(CHOICES + "test_places_tell_every_space_and_what_is_against_the_others[options1-3]",),
    ),
    Mutant(
        CITRUS + "pictures.py",
        "owned.count(seat), projections[seat])",
        "owned.count(seat), projections[seat - 1])",
        tests=(CHOICES + "test_the_projection_is_what_the_board_would_bring_now[options1-3]",),
    ),
    # Carcassonne
    Mutant(
        CARCASSONNE + "figures.py",
        "state.monk_figure[last], state.monk_around[last]\n",
        "state.monk_figure[last], state.monk_around[monk]\n",
        ("carcassonne/abbot-recall-second",),
    ),
    Mutant(
        CARCASSONNE + "scoring.py",
        "else np.uint32(state.standing_count[each]) + 1",
        "else np.uint32(state.standing_count[each])",
        ("carcassonne/end-phantom-joined",),
    ),
    Mutant(
        CARCASSONNE + "scoring.py",
        "order = (square & 255) << 8 | square >> 8",
        "order = square",
        ("carcassonne/monastery-in-reading-order",),
    ),
    Mutant(
        CARCASSONNE + "scoring.py",
        "seat, points = np.uint32(state.seat), 1 + ",
        "seat, points = np.uint32(state.seat), ",
        ("carcassonne/abbot-recall",),
    ),
    Mutant(
        CARCASSONNE + "features.py",
        "if tiles == 2 and setting.small_city == 2",
        "if tiles <= 3 and setting.small_city == 2",
        ("carcassonne/city-small-two-three-tiles",),
    ),
    Mutant(CARCASSONNE + "paying.py", "if number == most:", "if number > 0:", ("carcassonne/city-majority",)),
    Mutant(CARCASSONNE + "farming.py", "popcount(land.touched[field] & ~paid)", "popcount(land.touched[field])", ("carcassonne/end-once",)),
    Mutant(
        CARCASSONNE + "fruit.py", "if setting.per_tree else min(number, 1)", "if True else min(number, 1)", ("carcassonne/fruit-several",)
    ),
    Mutant(CARCASSONNE + "fruit.py", "points = SALE_POINTS[number]", "points = SALE_POINTS[number - 1]", ("carcassonne/fruit-sell-two",)),
    Mutant(CARCASSONNE + "laying.py", "return turn == 2 or turn != state.river_turn", "return True", ("carcassonne/river-two-bends",)),
    Mutant(CARCASSONNE + "drawing.py", "and (kind != LAKE or state.river_left == 1)", "", ("carcassonne/river-stack",)),
    Mutant(
        CARCASSONNE + "pictures.py",
        "_mat(setting, state, seat, projections[seat])",
        "_mat(setting, state, seat, projections[seat - 1])",
        tests=(FIGURES + "test_the_projection_is_the_sum_of_what_features_are_worth_now[options0-2]",),
    ),
    Mutant(
        CARCASSONNE + "choosing.py",
        'shown_by=in_the_way[0].split(" ")[0] if in_the_way else ""',
        'shown_by=square_name(state.square[tile]) if in_the_way else ""',
        tests=(FIGURES + "test_a_figure_that_may_not_stand_there_shows_who_does",),
    ),
    # records and tables
    Mutant("record/replay.py", "and line.points in (None, event.points)", "", tests=("records/test_replay.py",)),
    Mutant("record/replay.py", "if rule != line.rule:", "if not rule:", tests=("records/test_replay.py",)),
    Mutant(
        "table.py",
        "self._before.clear()",
        "pass",
        tests=("server/test_table.py::test_going_back_is_exact_and_never_crosses_a_draw_or_another_seat",),
    ),
    # importing
    Mutant("importing/places.py", "east, south = -south, east", "east, south = south, -east", tests=("importing/test_games.py",)),
    # the server
    Mutant(
        "server/guard.py",
        "and parts.netloc.lower() == host.lower()",
        "",
        tests=("server/test_http.py::test_other_sites_cannot_change_anything",),
    ),
    Mutant(
        "server/rooms.py",
        "if not owner or found[0].creator != owner:",
        "if not owner:",
        tests=("server/test_bin.py::test_only_who_opened_a_table_may",),
    ),
)
