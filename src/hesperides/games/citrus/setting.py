"""What is printed or agreed before a game begins: the board, the market, the number of seats, the variants. It never changes."""

from collections.abc import Mapping
from typing import Annotated, Any

import numpy as np

from hesperides.game import Option, check_options
from hesperides.games.citrus.bits import CELLS, ROW
from hesperides.games.citrus.board import BoardFile, load_board, market_lines
from hesperides.games.citrus.pieces import LANDSCAPE, LANDSCAPE_NUMBERS, PLANTATION_KINDS, Milestone
from hesperides.kernel import NONE, Small, Vector, new, record

OFF, OPEN, ROCK, BUSH, FINCA_SPACE = range(5)
LETTERS_MOST = 15
LINES_MOST = 12
PAIRS_MOST = 8
BUSHES_MOST = 30
MILESTONES = ("anywhere", "recolour", "none")

RULES_VERSION = 1
"""The version of the rule book."""

OPTIONS = (
    Option("short", "the short side of the board: 65 plantations, and three fincas to start with"),
    Option("family", "the roads of a finca may have the same colour"),
    Option("random-start", "the first fincas stand anywhere, as drawn"),
    Option("tight-start", "three fincas to start with in the long game, too"),
    Option("milestone", "a milestone starts a region anywhere, lifts the ban on a road's colour, or does nothing", MILESTONES, "anywhere"),
    Option("board", "a board of one's own, as a text file", free=True),
)


@record
class Setting:
    """Board tables and agreements. Sets of spaces are three words (see bits); letters count from 0."""

    seats: Small
    short: Small
    family: Small
    random_start: Small
    tight_start: Small
    milestone: Small  # a member of Milestone
    columns: Small
    rows: Small
    ground: Annotated[Vector, np.uint8, CELLS]  # OFF, OPEN, ROCK, BUSH or FINCA_SPACE
    letter_at: Annotated[Vector, np.uint8, CELLS]  # of a finca space, else NONE
    letters: Small  # how many finca spaces there are
    finca_cell: Annotated[Vector, np.uint8, 16]
    roads: Annotated[Vector, np.uint64, (16, 3)]  # [board.roads] road spaces of each finca space
    any_road: Annotated[Vector, np.uint64, 3]  # road spaces of all finca spaces
    ring: Annotated[Vector, np.uint64, (16, 3)]  # its up to eight neighbours
    roads_at: Annotated[Vector, np.uint8, (CELLS, 2)]  # letters whose road ends here, else NONE
    rings_at: Annotated[Vector, np.uint8, (CELLS, 4)]  # letters this space helps to enclose, else NONE
    ground_open: Annotated[Vector, np.uint64, 3]  # open spaces and bushes
    ground_rock: Annotated[Vector, np.uint64, 3]
    bushes: Small
    bush: Annotated[Vector, np.uint8, 32]  # their cells in reading order
    lines: Small
    market_rows: Small  # the lines before the columns
    market_columns: Small
    market_at: Annotated[Vector, np.uint8, (12, 12)]  # row, column → space number from 1, 0 for a hole
    line: Annotated[Vector, np.uint16, LINES_MOST]  # market spaces, one bit each
    pairs: Small  # how many kinds of fincas
    pair_number: Annotated[Vector, np.uint8, PAIRS_MOST]
    pair_high: Annotated[Vector, np.uint8, PAIRS_MOST]
    pair_low: Annotated[Vector, np.uint8, PAIRS_MOST]
    plantations: Annotated[Vector, np.uint8, PLANTATION_KINDS]  # in the bag at the start
    landscape: Annotated[Vector, np.uint8, 10]  # tiles by number at the start
    start_fincas: Small
    start_letters: Annotated[Any, np.uint16]  # finca spaces on which the start fincas go, unless random


def cell_of(column: int, row: int) -> int:
    """The space number of a column and a row, both from 0."""
    return ROW * (row + 1) + column


def space_name(cell: int) -> str:
    """The name of a space: column letter and row number, "c4"."""
    return _NAMES[cell]


_NAMES = tuple(f"{chr(ord('a') + cell % ROW)}{cell // ROW}" for cell in range(CELLS))


def board_of(options: Mapping[str, str]) -> BoardFile:
    """The board the options name: a file, or the short or long one of the project."""
    return load_board(options.get("board") or ("short" if "short" in options else "long"))


def new_setting(options: Mapping[str, str], seats: int, rules: int = RULES_VERSION) -> Any:
    """[pieces.players] The setting of a game, whatever the version of the rules; raises ValueError with a plain message (BoardError)."""
    check_options("citrus", OPTIONS, options)
    if not 2 <= seats <= 5:
        raise ValueError(f"Citrus is for 2 to 5 players, not {seats} (pieces.players)")
    setting = new(Setting)
    setting.seats = seats
    setting.short, setting.family = "short" in options, "family" in options
    setting.random_start, setting.tight_start = "random-start" in options, "tight-start" in options
    setting.milestone = Milestone[options.get("milestone", "anywhere").upper()]
    board = board_of(options)
    _lay_ground(setting, board)
    _lay_fincas(setting)
    _lay_market(setting, board)
    _count_pieces(setting, board)
    return setting


def _put(words: Any, cell: int) -> None:
    words[cell // 64] |= np.uint64(1 << cell % 64)


def _lay_ground(setting: Any, board: BoardFile) -> None:
    """[board.spaces]"""
    setting.letter_at[:] = NONE
    setting.columns, setting.rows = len(board.grid[0]), len(board.grid)
    kinds = {".": OPEN, "#": ROCK, "*": BUSH}
    for row, text in enumerate(board.grid):
        for column, sign in enumerate(text):
            cell = cell_of(column, row)
            kind = setting.ground[cell] = kinds.get(sign, FINCA_SPACE)
            if kind == FINCA_SPACE:
                letter = ord(sign) - ord("A")
                setting.letter_at[cell], setting.finca_cell[letter] = letter, cell
                setting.letters += 1
            elif kind == ROCK:
                _put(setting.ground_rock, cell)
            else:
                _put(setting.ground_open, cell)
            if kind == BUSH:
                setting.bush[setting.bushes] = cell
                setting.bushes += 1


def _lay_fincas(setting: Any) -> None:
    """[board.roads] Roads and the ring of neighbours of each finca space."""
    setting.roads_at[:], setting.rings_at[:] = NONE, NONE
    for letter in range(setting.letters):
        middle = int(setting.finca_cell[letter])
        for step in (-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1):
            cell = middle + step
            if setting.ground[cell] == OFF:
                continue
            _put(setting.ring[letter], cell)
            _note(setting.rings_at[cell], letter)
            if abs(step) in (1, ROW):
                _put(setting.roads[letter], cell)
                _put(setting.any_road, cell)
                _note(setting.roads_at[cell], letter)


def _note(letters: Any, letter: int) -> None:
    letters[list(letters).index(NONE)] = letter


def _lay_market(setting: Any, board: BoardFile) -> None:
    """[market.lines]"""
    lines = market_lines(board)
    setting.lines = len(lines)
    setting.market_rows, setting.market_columns = len(board.market), len(board.market[0])
    setting.market_at[: setting.market_rows, : setting.market_columns] = board.market
    for number, spaces in enumerate(lines.values()):
        setting.line[number] = sum(1 << (space - 1) for space in spaces)


def _count_pieces(setting: Any, board: BoardFile) -> None:
    """[pieces.plantations, pieces.landscape, pieces.fincas, variant.short, variant.tight-start]"""
    for kind in range(PLANTATION_KINDS):
        well = kind % 2
        setting.plantations[kind] = (4 if well else 9) if setting.short else (6 if well else 12)
    setting.landscape[: len(LANDSCAPE)] = LANDSCAPE_NUMBERS
    setting.pairs = len(board.fincas)
    for number, (count, high, low) in enumerate(board.fincas):
        setting.pair_number[number], setting.pair_high[number], setting.pair_low[number] = count, high, low
    setting.start_fincas = 3 if setting.short or setting.tight_start else 4
    setting.start_letters = (1 << setting.start_fincas) - 1
