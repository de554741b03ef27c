"""From a State to its picture: what the page and the terminal draw, in words."""

from typing import Any

import numpy as np

from hesperides.game import OVER
from hesperides.games.citrus.bits import CELLS
from hesperides.games.citrus.picture import CitrusPicture, Finca, GroundName, Line, Market, Mat, Projection, Region, Space
from hesperides.games.citrus.pieces import COLOURS, LANDSCAPE, MARKET_SPACES, PLANTATIONS, Tile
from hesperides.games.citrus.rules import Rule
from hesperides.games.citrus.scoring import count_round, score_end
from hesperides.games.citrus.setting import BUSH, FINCA_SPACE, ROCK, Setting, cell_of, space_name
from hesperides.games.citrus.state import FincaIs, State
from hesperides.games.citrus.turn import copy
from hesperides.games.citrus.words import PHASE_NAMES, letter_name, line_name, winners
from hesperides.kernel import NONE, Actions, Index, Nothing, entry, new, plain
from hesperides.log import Log, new_log

GROUND_NAMES: dict[int, GroundName] = {BUSH: "bush", ROCK: "rock", FINCA_SPACE: "finca"}


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


def cells_of(setting: Any) -> list[int]:
    """The cells of the board in reading order."""
    return [cell_of(column, row) for row in range(setting.rows) for column in range(setting.columns)]


def plantation_name(plantation: int) -> str:
    """The name of a plantation as the state holds it; "" for none."""
    return PLANTATIONS[plantation - 1] if plantation else ""


def letters(mask: int) -> list[str]:
    return [letter_name(letter) for letter in range(16) if mask >> letter & 1]


def picture(setting: Any, state: Any) -> CitrusPicture:
    """The whole table in words."""
    records, setting, state = (setting, state), plain(setting), plain(state)
    regions, numbers = _regions(state)
    return CitrusPicture(
        columns=setting.columns,
        rows=setting.rows,
        spaces=[_space(setting, state, cell, numbers) for cell in cells_of(setting)],
        regions=regions,
        fincas=_fincas(setting, state, records),
        sites=letters(state.sites_open),
        sites_left=letters(state.sites_left),
        fincas_left={f"{setting.pair_high[i]}/{setting.pair_low[i]}": state.fincas_left[i] for i in range(setting.pairs)},
        market=_market(setting, state),
        bag={kind: state.bag[i] for i, kind in enumerate(PLANTATIONS)},
        mats=_mats(setting, state, records),
        phase=PHASE_NAMES.get(state.phase, "chance"),
        actor=None if state.actor == OVER else state.seat,
        turn=state.turn,
        first=state.first,
        hand=[plantation_name(each) for each in state.hand[: state.hand_count]],
        refill_due=bool(state.refill_due),
        over=bool(state.actor == OVER),
        winners=winners(setting, state),
    )


def _regions(state: Any) -> tuple[list[Region], dict[int, int]]:
    """The regions by their first spaces, and the number of each in this list by the name it has in the state."""
    spaces: dict[int, list[int]] = {}
    for cell in range(CELLS):
        if state.plantation[cell]:
            spaces.setdefault(state.region[cell], []).append(cell)
    regions = [_region(state, name, cells) for name, cells in spaces.items()]
    return regions, {name: number for number, name in enumerate(spaces)}


def _region(state: Any, name: int, cells: list[int]) -> Region:
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


def _middle(cells: list[int]) -> int:
    """Where the worker stands: the space nearest to all others of the region."""

    def distance(cell: int) -> int:
        return sum((cell % 16 - other % 16) ** 2 + (cell // 16 - other // 16) ** 2 for other in cells)

    return min(cells, key=distance)


def _space(setting: Any, state: Any, cell: int, numbers: dict[int, int]) -> Space:
    plantation = state.plantation[cell]
    return Space(
        at=space_name(cell),
        kind=GROUND_NAMES.get(setting.ground[cell], "open"),
        letter=letter_name(setting.letter_at[cell]) if setting.ground[cell] == FINCA_SPACE else "",
        landscape=LANDSCAPE[state.landscape[cell]],
        plantation=plantation_name(plantation),
        region=numbers[state.region[cell]] if plantation else None,
        roads=[letter_name(letter) for letter in setting.roads_at[cell] if letter != NONE],
    )


def _fincas(setting: Any, state: Any, records: Any) -> list[Finca]:
    return [_finca(setting, state, letter, records) for letter in range(setting.letters) if state.finca_is[letter] != FincaIs.NOT_BUILT]


def _finca(setting: Any, state: Any, letter: int, records: Any) -> Finca:
    counts = np.zeros(5, np.int32)
    printed, table = records
    counts_round(printed, table, letter, counts)
    pair, middle = state.finca_pair[letter], setting.finca_cell[letter]
    around = [middle + step for step in (-17, -16, -15, -1, 1, 15, 16, 17) if setting.ground[middle + step]]
    return Finca(
        letter=letter_name(letter),
        high=setting.pair_high[pair],
        low=setting.pair_low[pair],
        scored=bool(state.finca_is[letter] == FincaIs.SCORED),
        counts=counts[: setting.seats].tolist(),
        open=[space_name(cell) for cell in around if is_unoccupied(setting, state, cell)],
    )


def is_unoccupied(setting: Any, state: Any, cell: int) -> bool:
    """[finca.enclosed] No plantation, landscape tile or rock."""
    return not (state.plantation[cell] or state.landscape[cell] or setting.ground[cell] == ROCK)


def _market(setting: Any, state: Any) -> Market:
    lines = [
        Line(line_name(setting, line), [i + 1 for i in range(MARKET_SPACES) if setting.line[line] >> i & 1])
        for line in range(setting.lines)
    ]
    rows = [row[: setting.market_columns] for row in setting.market_at[: setting.market_rows]]
    return Market(rows, [plantation_name(each) for each in state.market], lines)


def _mats(setting: Any, state: Any, records: Any) -> list[Mat]:
    projections = _projections(*records)
    names = {name for name, kind in zip(state.region, state.plantation, strict=True) if kind}
    owned = [state.region_owner[name] for name in names]
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
        return [Projection(int(score), 0, 0, 0, 0) for score in state.score]
    after, log = new(State), new_log()
    copy(after, state)
    project(setting, after, log)
    sources = (Rule.END_SCORING, Rule.HARVEST_SCORE, Rule.HORSES_POINTS, Rule.TILE_SPENT)
    rules, seats, points = log.rule[: log.count], log.seat[: log.count], log.points[: log.count]
    return [
        Projection(int(after.score[seat]), *(int(points[(rules == rule) & (seats == seat)].sum()) for rule in sources)) for seat in range(5)
    ]


# --- for the terminal -------------------------------------------------------------------------------------------------


def show(setting: Any, state: Any) -> str:
    """The table as plain text: owner letter or `-` behind each plantation, `?` a landscape tile, letters for finca spaces."""
    records, setting, state = (setting, state), plain(setting), plain(state)
    columns = "".join(f"{chr(ord('a') + column):>5}" for column in range(setting.columns))
    rows = [
        f"{row + 1:>3} " + "".join(_sign(setting, state, cell_of(column, row)) for column in range(setting.columns))
        for row in range(setting.rows)
    ]
    return "\n".join([columns, *rows, "", _show_market(setting, state), *_show_mats(setting, state, records)])


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


def _show_market(setting: Any, state: Any) -> str:
    rows = [row[: setting.market_columns] for row in setting.market_at[: setting.market_rows]]
    drawn = ["  ".join(_market_sign(state, number) for number in row) for row in rows]
    return "\n".join(["market", *("  " + row for row in drawn), f"  bag {state.bag_count}"])


def _market_sign(state: Any, number: int) -> str:
    return f"{number:>2} {plantation_name(state.market[number - 1]):<3}" if number else " " * 6


def _show_mats(setting: Any, state: Any, records: Any) -> list[str]:
    lines = []
    for seat, mat in enumerate(_mats(setting, state, records)):
        tiles = ", ".join(name if number == 1 else f"{number} × {name}" for name, number in mat.tiles.items())
        turn = "→" if state.seat == seat and state.actor != OVER else " "
        horses = f"  horses {'+'.join(map(str, mat.horses))}" if mat.horses else ""
        lines.append(
            f"{turn} {'ABCDE'[seat]}  {mat.score:>3} points  {mat.money:>2} coins  {mat.workers} workers{horses}  {tiles}".rstrip()
        )
    return lines
