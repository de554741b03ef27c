"""From a State to its picture: what the page and the terminal draw, in words."""

import functools
from typing import Any

import numpy as np

from hesperides.game import OVER
from hesperides.games.citrus.picture import CitrusPicture, Finca, Market, Mat, Projection, Region, Space
from hesperides.games.citrus.pieces import COLOURS, LANDSCAPE, PLANTATIONS, Tile
from hesperides.games.citrus.printed import Printed, printed
from hesperides.games.citrus.rules import Rule
from hesperides.games.citrus.scoring import count_round, score_end
from hesperides.games.citrus.setting import FINCA_SPACE, ROCK, Setting, cell_of, space_name
from hesperides.games.citrus.state import FincaIs, State
from hesperides.games.citrus.turn import copy
from hesperides.games.citrus.words import PHASE_NAMES, letter_name, winners
from hesperides.kernel import NONE, Actions, Index, Nothing, entry, new, plain
from hesperides.log import Log, fired, new_log

SOURCES = (Rule.END_SCORING, Rule.HARVEST_SCORE, Rule.HORSES_POINTS, Rule.TILE_SPENT)
"""The rules that score at the end, as a Projection names them."""
SETS = ("landscape_on", "helper_tiles", "free", "free_rock", "start_roads", "own", "near", "neutral", "near_neutral", "closed")
"""Fields of a State that say again, for the rules, what others say."""
SHOWN = tuple(name for name in new(State).dtype.names if name not in SETS)


@entry
def project(setting: Setting, state: State, log: Log) -> Nothing:
    """[end.scoring] Score a copy of the state as if the game ended now."""
    log.count = 0
    score_end(setting, state, log)


@entry
def counts_round(setting: Setting, state: State, letter: Index, counts: Actions) -> Nothing:
    """[finca.count] Into counts: int32[5]."""
    each = count_round(setting, state, letter)
    for seat in range(5):
        counts[seat] = each[seat]


def plantation_name(plantation: int) -> str:
    """The name of a plantation as the state holds it; "" for none."""
    return PLANTATIONS[plantation - 1] if plantation else ""


def letters(mask: int) -> list[str]:
    return [letter_name(letter) for letter in range(16) if mask >> letter & 1]


def picture(setting: Any, state: Any) -> CitrusPicture:
    """The whole table in words."""
    records, board, state = (setting, state), printed(setting), plain(state, *SHOWN)
    values = board.values
    regions, numbers = _regions(board, state)
    return CitrusPicture(
        columns=values.columns,
        rows=values.rows,
        spaces=[_space(board, state, cell, numbers) for cell in board.cells],
        regions=regions,
        fincas=_fincas(board, state, records),
        sites=letters(state.sites_open),
        sites_left=letters(state.sites_left),
        fincas_left={f"{values.pair_high[i]}/{values.pair_low[i]}": state.fincas_left[i] for i in range(values.pairs)},
        market=Market(board.market_rows, [plantation_name(each) for each in state.market], board.lines),
        bag=dict(zip(PLANTATIONS, state.bag, strict=True)),
        mats=_mats(values, state, records, regions),
        phase=PHASE_NAMES.get(state.phase, "chance"),
        actor=None if state.actor == OVER else state.seat,
        turn=state.turn,
        first=state.first,
        hand=[plantation_name(each) for each in state.hand[: state.hand_count]],
        refill_due=bool(state.refill_due),
        over=bool(state.actor == OVER),
        winners=winners(values, state),
    )


def _regions(board: Printed, state: Any) -> tuple[list[Region], dict[int, int]]:
    """The regions by their first spaces, and the number of each in this list by the name it has in the state."""
    spaces: dict[int, list[int]] = {}
    for cell in board.cells:
        if state.plantation[cell]:
            spaces.setdefault(state.region[cell], []).append(cell)
    regions = [_region(state, name, tuple(cells)) for name, cells in spaces.items()]
    return regions, {name: number for number, name in enumerate(spaces)}


def _region(state: Any, name: int, cells: tuple[int, ...]) -> Region:
    owner = state.region_owner[name]
    return Region(
        at=space_name(cells[0]),
        colour=COLOURS[(state.plantation[name] - 1) // 2],
        owner=None if owner == NONE else owner,
        size=len(cells),
        points=state.region_points[name],
        spaces=[space_name(cell) for cell in cells],
        worker="" if owner == NONE else space_name(_middle(cells)),
    )


@functools.lru_cache(4096)
def _middle(cells: tuple[int, ...]) -> int:
    """Where the worker stands: the space nearest to all others of the region."""

    def distance(cell: int) -> int:
        return sum((cell % 16 - other % 16) ** 2 + (cell // 16 - other // 16) ** 2 for other in cells)

    return min(cells, key=distance)


def _space(board: Printed, state: Any, cell: int, numbers: dict[int, int]) -> Space:
    bare, plantation, landscape = board.bare[cell], state.plantation[cell], state.landscape[cell]
    if not (plantation or landscape):
        return bare
    return Space(
        at=bare.at,
        kind=bare.kind,
        letter=bare.letter,
        landscape=LANDSCAPE[landscape],
        plantation=plantation_name(plantation),
        region=numbers[state.region[cell]] if plantation else None,
        roads=bare.roads,
    )


def _fincas(board: Printed, state: Any, records: Any) -> list[Finca]:
    counts = np.zeros(5, np.int32)
    letters = [letter for letter in range(board.values.letters) if state.finca_is[letter] != FincaIs.NOT_BUILT]
    return [_finca(board, state, letter, records, counts) for letter in letters]


def _finca(board: Printed, state: Any, letter: int, records: Any, counts: Any) -> Finca:
    setting, table = records
    counts_round(setting, table, letter, counts)
    values, pair = board.values, state.finca_pair[letter]
    return Finca(
        letter=letter_name(letter),
        high=values.pair_high[pair],
        low=values.pair_low[pair],
        scored=bool(state.finca_is[letter] == FincaIs.SCORED),
        counts=counts.tolist()[: values.seats],
        open=[space_name(cell) for cell in board.rings[letter] if is_unoccupied(values, state, cell)],
    )


def is_unoccupied(setting: Any, state: Any, cell: int) -> bool:
    """[finca.enclosed] No plantation, landscape tile or rock."""
    return not (state.plantation[cell] or state.landscape[cell] or setting.ground[cell] == ROCK)


def _mats(setting: Any, state: Any, records: Any, regions: list[Region]) -> list[Mat]:
    projections = _projections(*records)
    owned = [region.owner for region in regions]
    return [_mat(state, seat, owned.count(seat), projections[seat]) for seat in range(setting.seats)]


def _mat(state: Any, seat: int, regions: int, projection: Projection) -> Mat:
    tiles = {LANDSCAPE[tile]: state.tiles[seat] >> 8 * tile - 32 & 255 for tile in range(Tile.MONEY_2, Tile.MILESTONE + 1)}
    return Mat(
        score=state.score[seat],
        money=state.money[seat],
        workers=state.workers[seat],
        tiles={name: number for name, number in tiles.items() if number},
        horses=[tile + 1 for tile in range(1, 4) for _ in range(state.horses[seat][tile])],
        regions=regions,
        projection=projection,
    )


def _projections(setting: Any, state: Any) -> list[Projection]:
    """What each seat would have if the game ended now."""
    if state.actor == OVER:
        return [Projection(score, 0, 0, 0, 0) for score in state.score.tolist()]
    after, log = new(State), new_log()
    copy(after, state)
    project(setting, after, log)
    score = after.score.tolist()
    points: list[dict[int, int]] = [dict.fromkeys(SOURCES, 0) for _ in score]
    for rule, seat, gained in fired(log, "rule", "seat", "points"):
        if rule in SOURCES and seat < len(points):
            points[seat][rule] += gained
    return [Projection(score[seat], *each.values()) for seat, each in enumerate(points)]


# --- for the terminal -------------------------------------------------------------------------------------------------


def show(setting: Any, state: Any) -> str:
    """The table as plain text: owner letter or `-` behind each plantation, `?` a landscape tile, letters for finca spaces."""
    drawn = picture(setting, state)
    setting, state = printed(setting).values, plain(state, *SHOWN)
    columns = "".join(f"{chr(ord('a') + column):>5}" for column in range(setting.columns))
    rows = [
        f"{row + 1:>3} " + "".join(_sign(setting, state, cell_of(column, row)) for column in range(setting.columns))
        for row in range(setting.rows)
    ]
    return "\n".join([columns, *rows, "", _show_market(drawn.market, state), *_show_mats(drawn.mats, state)])


def _sign(setting: Any, state: Any, cell: int) -> str:
    if state.plantation[cell]:
        owner = state.region_owner[state.region[cell]]
        return f"{plantation_name(state.plantation[cell]):<3}{'-' if owner == NONE else 'ABCDE'[owner]} "
    if setting.ground[cell] == FINCA_SPACE:
        return _finca_sign(setting, state, setting.letter_at[cell])
    if state.landscape[cell]:
        name = LANDSCAPE[state.landscape[cell]]
        return f"{name[0]}{name[-1]}   " if name[-1].isdigit() else f"{name[:4]:<5}"
    return {ROCK: "###  "}.get(setting.ground[cell], " .   ")


def _finca_sign(setting: Any, state: Any, letter: int) -> str:
    name = letter_name(letter)
    if state.finca_is[letter] == FincaIs.BUILT:
        return f"{name}{setting.pair_high[state.finca_pair[letter]]:<4}"
    if state.finca_is[letter] == FincaIs.SCORED:
        return f"[{name}]  "
    return f"{name}?   " if state.sites_open >> letter & 1 else f"({name})  "


def _show_market(market: Market, state: Any) -> str:
    drawn = ["  ".join(_market_sign(state, number) for number in row) for row in market.rows]
    return "\n".join(["market", *("  " + row for row in drawn), f"  bag {state.bag_count}"])


def _market_sign(state: Any, number: int) -> str:
    return f"{number:>2} {plantation_name(state.market[number - 1]):<3}" if number else " " * 6


def _show_mats(mats: list[Mat], state: Any) -> list[str]:
    lines = []
    for seat, mat in enumerate(mats):
        tiles = ", ".join(name if number == 1 else f"{number} × {name}" for name, number in mat.tiles.items())
        turn = "→" if state.seat == seat and state.actor != OVER else " "
        horses = f"  horses {'+'.join(map(str, mat.horses))}" if mat.horses else ""
        lines.append(
            f"{turn} {'ABCDE'[seat]}  {mat.score:>3} points  {mat.money:>2} coins  {mat.workers} workers{horses}  {tiles}".rstrip()
        )
    return lines
