"""Board files: what is shipped can be played on, and every fault is named with its place and a way out."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hesperides.games.citrus.board import (
    SHIPPED,
    BoardError,
    board_text,
    check,
    load_board,
    market_lines,
    name_of,
    read_board,
)

GOOD = """
grid   ; a small board that has no fault
..............
.A...B...C..*.
..............
..............
..D.*..E...F..
..............
..............
.G..#..H...I..
..............
market
. 1 2 3
4 5 6 7
8 9 10 .
11 12 . .
fincas
5 x 12/4
5 x 10/5
5 x 8/6
"""


def faults(change: Callable[[str], str]) -> list[str]:
    return check(read_board(change(GOOD), "mine"))


def swap(old: str, new: str) -> Callable[[str], str]:
    assert GOOD.count(old) >= 1
    return lambda text: text.replace(old, new, 1)


def test_a_board_without_fault() -> None:
    board = read_board(GOOD, "mine")
    assert check(board) == []
    assert (board.columns, board.rows, board.market[0], board.fincas[1]) == (14, 9, (0, 1, 2, 3), (5, 10, 5))
    assert board.finca_spaces()["D"] == (2, 4)
    assert [name_of(space) for space in board.roads((2, 4))] == ["c4", "d5", "c6", "b5"]


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_boards(name: str) -> None:
    board = load_board(name)
    assert check(board) == []
    assert len(board.spaces("*")) < 30
    edges = [letter for letter, finca in board.finca_spaces().items() if len(board.roads(finca)) == 3]
    assert bool(edges) == (name == "short")
    assert (board.columns, board.rows) == (15, 10) or name == "short"
    assert "".join(board.finca_spaces()) == ("ABCDEFGHIJKLMNO" if name == "long" else "ABCDEFGHIJK")


def test_market_lines_are_the_rows_and_columns() -> None:
    """[market.lines]"""
    assert market_lines(load_board("long")) == {
        "r1": (1, 2, 3),
        "r2": (4, 5, 6, 7),
        "r3": (8, 9, 10),
        "r4": (11, 12),
        "c1": (4, 8, 11),
        "c2": (1, 5, 9, 12),
        "c3": (2, 6, 10),
        "c4": (3, 7),
    }


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (swap("..D.*..E", "..D.*..G"), ["letter G stands on 2 spaces", "letter E is missing though I is there"]),
        (swap(".G..#..H", ".....#.H"), ["letter G is missing though I is there"]),
        (swap(".G..#..H...I..\n..............", "..............\n.G..#..H.....I"), ["finca space I at n9 lies in a corner"]),
        (swap("..D.*", "..D#*"), ["road of D leads to a rock at d5"]),
        (swap("..D.*", "..DG*"), ["letter G stands on 2 spaces"]),
        (swap("..............\n..D.*..E", "...J..........\n..D.*..E"), ["finca spaces D at c5 and J at d4 touch"]),
        (swap(".G..#..H", "#G#.#..H"), ["road of G leads to a rock at a8", "road of G leads to a rock at c8"]),
        (swap("4 5 6 7", "4 5 6 6"), ["market space 6 occurs 2 times", "market space 7 occurs 0 times"]),
        (swap("11 12", "11 13"), ["market space 12 occurs 0 times", "market space 13 is too high"]),
        (swap("8 9 10 .\n11 12 . .", "8 9 10 .\n11 . . .\n12 . . ."), ["market line r4 has 1 spaces"]),
        (swap("5 x 8/6", "4 x 8/6"), ["there are 14 fincas; 15 are needed"]),
        (swap("5 x 8/6", "5 x 6/8"), ["fincas `5 x 6/8` cannot be"]),
        (swap("5 x 8/6", "5 x 10/5"), ["fincas 10/5 stand on 2 lines"]),
    ],
)
def test_faults(change: Callable[[str], str], words: list[str]) -> None:
    found = "\n".join(faults(change))
    for each in words:
        assert each in found


def test_an_edge_is_for_short_boards_only() -> None:
    edge = GOOD.replace("..............\n.A...B", ".A............\n.....B", 1)
    assert check(read_board(edge, "mine"), short=True) == []
    assert "lies on an edge" in check(read_board(edge, "mine"), short=False)[0]


def test_too_little_room() -> None:
    rows = GOOD.partition("market")[2]
    small = "grid\n.A..B.C..\n.........\n.D..E.F..\n.........\n.G.......\nmarket" + rows
    assert "there is room for 38 plantations; 65 are in the game" in "\n".join(check(read_board(small, "mine")))
    assert "90 are in the game" in "\n".join(check(read_board(small, "mine"), short=False))


def test_a_road_space_behind_rocks() -> None:
    walled = GOOD.replace(".G..#..H...I..\n..............", ".G..#..H...I..\n#.#...........")
    found = check(read_board(walled, "mine"))
    assert found == ["the road space b9 cannot be reached from the rest of the board; take away a rock beside it"]


def test_too_large() -> None:
    wide = GOOD.replace("..............", "................").replace(".A...B...C..*.", ".A...B...C..*...")
    wide = wide.replace("..D.*..E...F..", "..D.*..E...F....").replace(".G..#..H...I..", ".G..#..H...I....")
    assert check(read_board(wide, "mine"))[0].startswith("the grid has 16 columns; at most 15")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (swap(".A...B", ".A.?.B"), "mine:4: '?' in column 4 is no sign of a grid"),
        (swap(".A...B", ".A..B"), "mine:4: this row has 13 spaces, the first one 14"),
        (swap("4 5 6 7", "4 5 six 7"), "mine:14: 'six' is no market space"),
        (swap("4 5 6 7", "4 5 6 7" + " ." * 9), "mine:13: a market of 13 by 4 spaces; there are 12"),
        (swap("4 5 6 7", "4 5 6 7" + "\n." * 9), "mine:13: a market of 4 by 13 spaces; there are 12"),
        (swap("4 5 6 7", "." + " ." * 20_000 + "\n." * 20_000), "mine:13: a market of 20001 by 20004 spaces"),
        (swap("5 x 12/4", "5 times 12/4"), "mine:18: '5 times 12/4' is no finca line"),
        (swap("fincas", "houses"), "mine:17: 'houses' is no section"),
        (lambda text: text + "grid\n", "mine:21: a second section grid"),
        (lambda text: ". . .\n" + text, "mine:1: '. . .' stands before any section"),
        (lambda text: text.partition("fincas")[0], "mine: the section fincas is missing or empty"),
    ],
)
def test_texts_that_cannot_be_read(change: Callable[[str], str], message: str) -> None:
    with pytest.raises(BoardError, match="^" + re.escape(message)):
        read_board(change(GOOD), "mine")


def test_loading_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(GOOD)
    assert load_board(file).grid == read_board(GOOD, "mine").grid
    file.write_text(GOOD.replace("5 x 8/6", "4 x 8/7").replace("4 5 6 7", "4 5 6 6"))
    with pytest.raises(BoardError, match=r"mine.txt: market space 6 occurs 2 times.*\(and 2 more: hesperides board check"):
        load_board(file)
    with pytest.raises(BoardError, match="cannot be read"):
        board_text(tmp_path / "none.txt")
