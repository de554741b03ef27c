"""The table as plain text, for the terminal.

+-~-+ +###+      # city, = or : road, ~ river; in the middle M a monastery, T a tree, * a garden, o a village,
|M A= =o  #      and the letters of the seats whose figures stand there
+---+ +-:-+
"""

from typing import Any

from hesperides.game import OVER
from hesperides.games.carcassonne.pieces import FRUITS, KIND_NAMES, KIND_TILES, LEAST_VALUE, MEEPLES
from hesperides.games.carcassonne.state import AWAY, Phase
from hesperides.games.carcassonne.tiles import Tile
from hesperides.kernel import plain

SEATS = "ABCDEF"
ACROSS = {"C": "###", "R": "-:-", "F": "---", "I": "-~-"}
DOWN = {"C": "#", "R": "=", "F": "|", "I": "~"}
WIDTH = 5


def show(setting: Any, state: Any) -> str:
    """The tiles in their places with columns and rows numbered, what is drawn next, and the seats."""
    setting, state = plain(setting), plain(state)
    table = {_place(square): number for number, square in enumerate(state.square[: state.tiles])}
    figures = _figures(state)
    drawn = [f"in hand: {KIND_NAMES[state.drawn]}"] if state.phase == Phase.TILE else []
    stack = f"stack: {state.stack_left + state.river_left} tiles"
    return "\n".join([*_rows(state, table, figures), "", ", ".join([*drawn, stack]), *_seats(setting, state)])


def _place(square: int) -> tuple[int, int]:
    return (square >> 8) - 128, (square & 255) - 128


def _figures(state: Any) -> dict[int, str]:
    """The seats' letters by tile."""
    found: dict[int, str] = {}
    for seat, letter in enumerate(SEATS):
        for part in [*state.standing[seat][: state.standing_count[seat]], state.phantom_part[seat]]:
            if part != AWAY:
                tile = part >> 3
                found[tile] = found.get(tile, "") + letter
    for tile, seat in zip(state.monk_tile[: state.monks], state.monk_seat, strict=False):
        found[tile] = found.get(tile, "") + SEATS[seat]
    return found


def _rows(state: Any, table: dict[tuple[int, int], int], figures: dict[int, str]) -> list[str]:
    if not table:
        return ["nothing lies on the table yet"]
    columns, rows = [sorted({place[axis] for place in table}) for axis in (0, 1)]
    found = ["     " + " ".join(f"{x:^{WIDTH}}" for x in range(columns[0], columns[-1] + 1)).rstrip()]
    for y in range(rows[0], rows[-1] + 1):
        drawn = [
            _drawn(state.pose[table[x, y]], figures.get(table[x, y], "")) if (x, y) in table else (" " * WIDTH,) * 3
            for x in range(columns[0], columns[-1] + 1)
        ]
        margins = (" " * 4, f"{y:>4}", " " * 4)
        found += [f"{margin} {' '.join(line)}" for margin, line in zip(margins, zip(*drawn, strict=True), strict=True)]
    return [line.rstrip() for line in found]


def _drawn(pose: int, figures: str) -> tuple[str, str, str]:
    """A tile as three lines of WIDTH signs."""
    kind = KIND_TILES[pose // 4]
    if kind is None:
        raise ValueError(f"no tile has the number {pose // 4}")
    tile, garden = kind
    north, east, south, west = (tile.edges[(side - pose) % 4] for side in range(4))
    return f"+{ACROSS[north]}+", f"{DOWN[west]}{_middle(tile, garden)}{figures:>2}{DOWN[east]}", f"+{ACROSS[south]}+"


def _middle(tile: Tile, garden: bool) -> str:
    village = any(road.end == "village" for road in tile.roads)
    return "M" if tile.monastery else "T" if tile.tree else "*" if garden else "o" if village else " "


def _seats(setting: Any, state: Any) -> list[str]:
    lines = []
    for seat in range(setting.seats):
        turn = "→" if state.seat == seat and state.actor != OVER else " "
        held = [
            f"{fruit} {value}"
            for fruit, values in zip(FRUITS, state.tokens[seat], strict=True)
            for value in range(LEAST_VALUE, LEAST_VALUE + 4)
            if values >> (value - LEAST_VALUE) & 1
        ]
        figures = [f"{MEEPLES - state.placed[seat]} meeples"]
        figures += ["abbot"] * state.abbot_home[seat] + ["phantom"] * state.phantom_home[seat]
        lines.append(f"{turn} {SEATS[seat]}  {state.score[seat]:>3} points  {', '.join(figures + held)}")
    return lines
