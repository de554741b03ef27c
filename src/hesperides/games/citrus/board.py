"""Boards as text files: the grid, the market and the finca values, read and checked.

    grid                    ; one line a row: `.` open, `#` rock, `*` bush, a capital letter a finca space
    ..A..*..
    market                  ; numbers 1 to 12 in rows, `.` for a hole
    . 1 2 3
    fincas                  ; how many, high value / low value
    5 x 12/4

Everything after `;` is a comment. Spaces are named as everywhere: column letter from the left, row number from the top.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from hesperides.decoding import MARK, decoded

SHIPPED = ("long", "short")
MOST_COLUMNS, MOST_ROWS = 15, 10
FEWEST_FINCA_SPACES, MOST_FINCA_SPACES = 7, 15
MOST_BUSHES = 30
MOST_LINES, MOST_PAIRS, FINCAS, MARKET_SPACES = 12, 8, 15, 12
LONG_PLANTATIONS, SHORT_PLANTATIONS = 90, 65
OPEN, ROCK, BUSH = ".#*"

Space = tuple[int, int]
"""Column and row, both from 0."""
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))


class BoardError(ValueError):
    """A board file that cannot be read or used: where, what is wrong, and a way out."""


@dataclass(frozen=True)
class BoardFile:
    """What a board file says.

    name    of the file, for messages
    grid    rows from the top, all of one length
    market  rows from the top, all of one length; 0 is a hole
    fincas  (how many, high value, low value)
    """

    name: str
    grid: tuple[str, ...]
    market: tuple[tuple[int, ...], ...]
    fincas: tuple[tuple[int, int, int], ...]

    @property
    def columns(self) -> int:
        """Width of the grid."""
        return len(self.grid[0])

    @property
    def rows(self) -> int:
        """Height of the grid."""
        return len(self.grid)

    @property
    def is_long(self) -> bool:
        """Whether the board is made for the long game: its letters go beyond K."""
        return len(self.finca_spaces()) > 11

    def spaces(self, kinds: str) -> list[Space]:
        """The spaces whose sign is one of `kinds`, in reading order."""
        return [(x, y) for y, row in enumerate(self.grid) for x, sign in enumerate(row) if sign in kinds]

    def finca_spaces(self) -> dict[str, Space]:
        """Letter -> finca space, sorted by letter."""
        return dict(sorted((sign, (x, y)) for y, row in enumerate(self.grid) for x, sign in enumerate(row) if sign.isalpha()))

    def has(self, space: Space) -> bool:
        """Whether the space lies on the board."""
        return 0 <= space[0] < self.columns and 0 <= space[1] < self.rows

    def sign(self, space: Space) -> str:
        """What the grid shows there: `.`, `#`, `*` or a letter."""
        return self.grid[space[1]][space[0]]

    def roads(self, finca: Space) -> list[Space]:
        """[board.roads] The orthogonal neighbours of a finca space that lie on the board."""
        return [space for space in _around(finca, SIDES) if self.has(space)]


def name_of(space: Space) -> str:
    """`c4`: column letter from the left, row number from the top."""
    return f"{chr(ord('a') + space[0])}{space[1] + 1}"


def market_lines(board: BoardFile) -> dict[str, tuple[int, ...]]:
    """[market.lines] Name of every line (r1.. from the top, then c1.. from the left) -> its market spaces, holes left out."""
    rows = {f"r{i}": tuple(n for n in row if n) for i, row in enumerate(board.market, 1)}
    columns = {f"c{i}": tuple(n for n in column if n) for i, column in enumerate(zip(*board.market, strict=True), 1)}
    return rows | columns


# --- reading ----------------------------------------------------------------------------------------------------------


def read_board(text: str, name: str) -> BoardFile:
    """The board that a text describes. Raises BoardError where the text cannot be read; `check` judges what was read."""
    sections = _sections(text, name)
    grid = [(number, line.replace(" ", "")) for number, line in sections["grid"]]
    _check_grid_rows(grid, name)
    return BoardFile(
        name=name,
        grid=tuple(row for _, row in grid),
        market=_market(sections["market"], name),
        fincas=tuple(_fincas(line, number, name) for number, line in sections["fincas"]),
    )


def load_board(name_or_path: str | Path, short: bool | None = None) -> BoardFile:
    """A shipped board by its name (`long`, `short`) or the board of a file. Raises BoardError unless it passes `check`."""
    board = read_board(board_text(name_or_path), str(name_or_path))
    faults = check(board, short)
    if faults:
        more = f" (and {len(faults) - 1} more: hesperides board check {name_or_path})" if len(faults) > 1 else ""
        raise BoardError(f"{name_or_path}: {faults[0]}{more}")
    return board


def remark(options: Mapping[str, str]) -> str:
    """What may be said of a board of one's own that is made for the other game, though it can be played on; "" if nothing."""
    if "board" not in options or "short" in options:
        return ""
    file = options["board"]
    faults = check(read_board(board_text(file), file), short=False)
    return f"note: {file} is a board for the short game, and this is the long one: {faults[0]} (or add --short)" if faults else ""


BYTES_MOST = 100_000
"""The largest board file, in bytes; no board needs a tenth of it."""


def board_text(name_or_path: str | Path) -> str:
    """The text of a shipped board or of a file. Raises BoardError if there is no such file."""
    if name_or_path in SHIPPED:
        return files(__package__).joinpath("boards", f"{name_or_path}.txt").read_text("utf-8")
    try:
        path = Path(name_or_path)
        if path.exists() and not (path.is_file() and path.stat().st_size <= BYTES_MOST):
            raise OSError(0, "not a regular file of a board's size")
        return decoded(path.read_bytes())
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not a text file"
        raise BoardError(f"{name_or_path}: cannot be read ({reason}); give the path of a board file, or long or short") from None


def _sections(text: str, name: str) -> dict[str, list[tuple[int, str]]]:
    """Section -> its lines with their numbers, comments and empty lines left out."""
    sections: dict[str, list[tuple[int, str]]] = {}
    current: list[tuple[int, str]] | None = None
    lines = text.removeprefix(MARK).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        words = line.partition(";")[0].strip()
        if words in ("grid", "market", "fincas"):
            if words in sections:
                raise BoardError(f"{name}:{number}: a second section {words}; keep one")
            current = sections[words] = []
        elif re.fullmatch("[a-z]+", words):
            raise BoardError(f"{name}:{number}: {words!r} is no section; the sections are grid, market and fincas")
        elif words and current is None:
            raise BoardError(f"{name}:{number}: {words!r} stands before any section; begin with a line `grid`")
        elif words and current is not None:
            current.append((number, words))
    for section in ("grid", "market", "fincas"):
        if not sections.get(section):
            raise BoardError(f"{name}: the section {section} is missing or empty; add a line `{section}` and what belongs to it")
    return sections


def _check_grid_rows(grid: list[tuple[int, str]], name: str) -> None:
    for number, row in grid:
        wrong = re.search(r"[^.#*A-Z]", row)
        if wrong:
            raise BoardError(
                f"{name}:{number}: {wrong.group()!r} in column {wrong.start() + 1} is no sign of a grid; "
                "use . (open), # (rock), * (bush) or a capital letter (finca space)"
            )
        if len(row) != len(grid[0][1]):
            raise BoardError(f"{name}:{number}: this row has {len(row)} spaces, the first one {len(grid[0][1])}; make them equal")


def _market(lines: list[tuple[int, str]], name: str) -> tuple[tuple[int, ...], ...]:
    width = max(len(line.split()) for _, line in lines)
    if width > MARKET_SPACES or len(lines) > MARKET_SPACES:  # before rows are made equally long
        raise BoardError(
            f"{name}:{lines[0][0]}: a market of {width} by {len(lines)} spaces; there are {MARKET_SPACES}, leave rows or holes out"
        )
    rows = []
    for number, line in lines:
        words = line.split()
        for word in words:
            if word != "." and not (word.isascii() and word.isdigit() and len(word) <= 3):
                raise BoardError(f"{name}:{number}: {word!r} is no market space; use numbers 1 to {MARKET_SPACES} and . for a hole")
        numbers = [0 if word == "." else int(word) for word in words]
        rows.append(tuple(numbers + [0] * (width - len(numbers))))
    return tuple(rows)


def _fincas(line: str, number: int, name: str) -> tuple[int, int, int]:
    found = re.fullmatch(r"(\d{1,3}) *x *(\d{1,3}) */ *(\d{1,3})", line, re.ASCII)
    if not found:
        raise BoardError(f"{name}:{number}: {line!r} is no finca line; write for example `5 x 12/4` (how many, high value, low value)")
    count, high, low = map(int, found.groups())
    return count, high, low


# --- checking ---------------------------------------------------------------------------------------------------------


def check(board: BoardFile, short: bool | None = None) -> list[str]:
    """Everything that keeps the board from being played on, each with a way out; empty if nothing does.

    short   whether it is meant for the short game; None: judged by its letters (A-K or fewer is short)
    """
    if short is None:
        short = not board.is_long
    faults = list(_size_faults(board))
    if not faults:
        faults += _letter_faults(board)
        faults += _finca_space_faults(board, short)
        faults += _reach_faults(board)
        faults += _room_faults(board, short)
    return faults + list(_market_faults(board)) + list(_finca_faults(board))


def _size_faults(board: BoardFile) -> Iterator[str]:
    """[board.spaces]"""
    if board.columns > MOST_COLUMNS:
        yield f"the grid has {board.columns} columns; at most {MOST_COLUMNS} are possible, shorten the rows"
    if board.rows > MOST_ROWS:
        yield f"the grid has {board.rows} rows; at most {MOST_ROWS} are possible, take rows away"


def _letter_faults(board: BoardFile) -> Iterator[str]:
    letters = Counter(sign for row in board.grid for sign in row if sign.isalpha())
    for letter, count in sorted(letters.items()):
        if count > 1:
            yield f"the letter {letter} stands on {count} spaces; give each finca space a letter of its own"
    wanted = [chr(ord("A") + i) for i in range(len(letters))]
    missing = [letter for letter in wanted if letter not in letters]
    if missing:
        yield f"the letter {missing[0]} is missing though {max(letters)} is there; use letters from A without a gap"
    if len(letters) < FEWEST_FINCA_SPACES:
        yield f"there are {len(letters)} finca spaces; at least {FEWEST_FINCA_SPACES} are needed (4 to start with, 3 sites), add letters"
    if len(letters) > MOST_FINCA_SPACES:
        yield f"there are {len(letters)} finca spaces; at most {MOST_FINCA_SPACES} are possible, use the letters A to O only"


def _finca_space_faults(board: BoardFile, short: bool) -> Iterator[str]:
    """[board.spaces] [board.roads]"""
    placed = board.finca_spaces()
    for letter, finca in placed.items():
        sides = len(board.roads(finca))
        if sides < 3:
            yield f"finca space {letter} at {name_of(finca)} lies in a corner; move it away from the corner"
        elif sides < 4 and not short:
            yield f"finca space {letter} at {name_of(finca)} lies on an edge; on a long board move it one space inwards"
        for road in board.roads(finca):
            if board.sign(road) == ROCK:
                yield f"the road of {letter} leads to a rock at {name_of(road)}; make that space open or a bush"
        for other, space in placed.items():
            if other > letter and max(abs(space[0] - finca[0]), abs(space[1] - finca[1])) == 1:
                yield (
                    f"finca spaces {letter} at {name_of(finca)} and {other} at {name_of(space)} touch; "
                    "leave at least one space between them"
                )


def _reach_faults(board: BoardFile) -> Iterator[str]:
    roads = {road for finca in board.finca_spaces().values() for road in board.roads(finca) if board.sign(road) in OPEN + BUSH}
    mainland = _mainland(board)
    for road in sorted(roads - mainland, key=lambda space: (space[1], space[0])):
        yield f"the road space {name_of(road)} cannot be reached from the rest of the board; take away a rock beside it"


def _room_faults(board: BoardFile, short: bool) -> Iterator[str]:
    bushes = len(board.spaces(BUSH))
    if bushes > MOST_BUSHES:
        yield f"there are {bushes} bushes and only {MOST_BUSHES} landscape tiles; take {bushes - MOST_BUSHES} bushes away"
    plantations = SHORT_PLANTATIONS if short else LONG_PLANTATIONS
    needed = plantations + plantations // 5
    room = len(_mainland(board))
    if room < needed:
        yield (
            f"there is room for {room} plantations; {plantations} are in the game and a fifth more room is needed, {needed} in all: "
            "enlarge the grid or take rocks or finca spaces away"
        )


def _market_faults(board: BoardFile) -> Iterator[str]:
    """[market.lines]"""
    numbers = Counter(number for row in board.market for number in row if number)
    for number in range(1, MARKET_SPACES + 1):
        if numbers[number] != 1:
            yield f"market space {number} occurs {numbers[number]} times; every number from 1 to {MARKET_SPACES} stands exactly once"
    for number in sorted(set(numbers) - set(range(1, MARKET_SPACES + 1))):
        yield f"market space {number} is too high; number the spaces 1 to {MARKET_SPACES}"
    lines = market_lines(board)
    for name, spaces in lines.items():
        if not 2 <= len(spaces) <= 4:
            yield f"market line {name} has {len(spaces)} spaces; every row and column has 2 to 4, move some"
    if len(lines) > MOST_LINES:
        yield f"the market has {len(lines)} lines; at most {MOST_LINES} are possible, use fewer rows and columns"


def _finca_faults(board: BoardFile) -> Iterator[str]:
    """[pieces.fincas]"""
    total = sum(count for count, _, _ in board.fincas)
    if total != FINCAS:
        yield f"there are {total} fincas; {FINCAS} are needed, change the numbers before the x"
    if len(board.fincas) > MOST_PAIRS:
        yield f"there are {len(board.fincas)} finca lines; at most {MOST_PAIRS} are possible, use fewer kinds"
    for pair, count in Counter((high, low) for _, high, low in board.fincas).items():
        if count > 1:
            yield f"the fincas {pair[0]}/{pair[1]} stand on {count} lines; write them as one line"
    for count, high, low in board.fincas:
        if not (count >= 1 and 1 <= low <= high <= 99):
            yield f"fincas `{count} x {high}/{low}` cannot be; at least one, and 1 to 99 points with the high value first"


def _around(space: Space, steps: tuple[Space, ...]) -> list[Space]:
    return [(space[0] + dx, space[1] + dy) for dx, dy in steps]


def _mainland(board: BoardFile) -> set[Space]:
    """The largest orthogonally connected set of open and bush spaces."""
    unseen = set(board.spaces(OPEN + BUSH))
    largest: set[Space] = set()
    while unseen:
        found, edge = set(), [unseen.pop()]
        while edge:
            space = edge.pop()
            found.add(space)
            near = unseen.intersection(_around(space, SIDES))
            unseen -= near
            edge += near
        largest = max(largest, found, key=len)
    return largest
