"""What pictures and choices read of a setting, in words: worked out once for each setting, as nothing of it ever changes."""

import functools
from types import SimpleNamespace
from typing import Any

from hesperides.games.citrus.bits import ROW
from hesperides.games.citrus.picture import GroundName, Line, Space
from hesperides.games.citrus.pieces import MARKET_SPACES
from hesperides.games.citrus.setting import BUSH, FINCA_SPACE, ROCK, Setting, cell_of, space_name
from hesperides.games.citrus.words import letter_name, line_name
from hesperides.kernel import NONE, new, plain

GROUND_NAMES: dict[int, GroundName] = {BUSH: "bush", ROCK: "rock", FINCA_SPACE: "finca"}
RING = (-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1)
"""From a finca space to its up to eight neighbours, in reading order."""
KEPT = 64
"""Settings of which this is kept at a time."""


class Printed:
    """A setting as the page draws it.

    `values` are its fields as plain Python, `cells` its spaces in reading order; `bare` has each of them as it looks with nothing on it.
    `rings` has the neighbours of each finca space by letter.
    """

    def __init__(self, setting: Any) -> None:
        self.values: SimpleNamespace = plain(setting)
        values = self.values
        self.cells = [cell_of(column, row) for row in range(values.rows) for column in range(values.columns)]
        self.bare = {cell: _bare(values, cell) for cell in self.cells}
        self.rings = [[middle + step for step in RING if values.ground[middle + step]] for middle in values.finca_cell[: values.letters]]
        self.market_rows = [row[: values.market_columns] for row in values.market_at[: values.market_rows]]
        self.lines = [Line(line_name(values, line), _spaces(values.line[line])) for line in range(values.lines)]


def printed(setting: Any) -> Printed:
    """What is printed on the board and the market of a setting."""
    return _printed(setting.tobytes())


@functools.lru_cache(KEPT)
def _printed(stored: bytes) -> Printed:
    setting = new(Setting)
    setting.data[:] = stored
    return Printed(setting)


def _bare(setting: Any, cell: int) -> Space:
    ground = setting.ground[cell]
    return Space(
        at=space_name(cell),
        kind=GROUND_NAMES.get(ground, "open"),
        letter=letter_name(setting.letter_at[cell]) if ground == FINCA_SPACE else "",
        roads=[letter_name(letter) for letter in setting.roads_at[cell] if letter != NONE],
    )


def _spaces(bits: int) -> list[int]:
    """The numbers of market spaces, from 1."""
    return [space + 1 for space in range(MARKET_SPACES) if bits >> space & 1]
