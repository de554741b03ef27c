"""For every game, all actions that could ever be legal: what `refusal` is asked to judge; and how many pieces the draws are made from."""

from collections.abc import Callable
from itertools import product
from typing import Any

from hesperides.game import KIND_SHIFT
from hesperides.games.carcassonne.pieces import FRUITS, KINDS, MOST_VALUE, SPOTS
from hesperides.games.carcassonne.state import Verb as Does
from hesperides.games.citrus.bits import CELLS
from hesperides.games.citrus.pieces import LANDSCAPE, MARKET_SPACES, PLANTATION_KINDS, WORKERS
from hesperides.games.citrus.setting import LETTERS_MOST, LINES_MOST, PAIRS_MOST
from hesperides.games.citrus.state import Verb


def citrus(seats: int) -> list[int]:
    """Every verb with everything it can be done with, on the board and beside it."""
    simple = {
        Verb.FIRST: seats + 1,
        Verb.START: LETTERS_MOST,
        Verb.FINCA: PAIRS_MOST,
        Verb.NEXT_SITE: LETTERS_MOST,
        Verb.BUY: LINES_MOST,
        Verb.HARVEST: 2 ** (WORKERS + 1),
        Verb.PASS: 1,
        Verb.SITE: LETTERS_MOST,
        Verb.RETURN: 1,
        Verb.MONEY: len(LANDSCAPE),
        Verb.BULL: CELLS,
        Verb.CART: MARKET_SPACES,
        Verb.END: 1,
    }
    found = [verb << KIND_SHIFT | what for verb, number in simple.items() for what in range(number)]
    found += [Verb.BUSH << KIND_SHIFT | tile << 8 | cell for tile, cell in product(range(len(LANDSCAPE)), range(CELLS))]
    found += [Verb.MARKET << KIND_SHIFT | kind << 8 | space for kind, space in product(range(PLANTATION_KINDS), range(MARKET_SPACES))]
    builds = product(range(4), range(PLANTATION_KINDS), range(CELLS))
    return found + [Verb.BUILD << KIND_SHIFT | helpers << 12 | kind << 8 | cell for helpers, kind, cell in builds]


def carcassonne(seats: int) -> list[int]:
    """Every verb with everything it can be done with; squares as far as tiles reach, and those that share a place in the grid."""
    simple = {
        Does.FIRST: seats + 1,
        Does.DRAW: KINDS,
        Does.TOKEN: MOST_VALUE + 2,
        Does.TREE: len(FRUITS) + 1,
        Does.MEEPLE: SPOTS + 1,
        Does.ABBOT: SPOTS + 1,
        Does.RECALL: 2,
        Does.SKIP: 2,
        Does.SELL: 2 ** len(FRUITS) + 1,
        Does.PHANTOM: SPOTS + 1,
    }
    found = [verb << KIND_SHIFT | what for verb, number in simple.items() for what in range(number)]
    near = [*range(128 - REACH, 128 + REACH + 1)]
    squares = [x << 8 | y for x, y in product([0, 1, *near, 255], near)] + [x - 128 << 8 | y for x, y in product(range(128, 140), near)]
    found += [Does.HARVEST << KIND_SHIFT | square for square in squares]
    return sorted({*found, *(Does.LAY << KIND_SHIFT | square << 2 | turns for square, turns in product(squares, range(4)))})


REACH = 24
"""How far random games spread at most."""
CANDIDATES: dict[str, Callable[[int], list[int]]] = {"citrus": citrus, "carcassonne": carcassonne}


# --- what is drawn ------------------------------------------------------------------------------------------------------

Box = tuple[int, int]
"""A kind of piece, and how many of it there are at the start; SINGLE for what there is one of each."""
SINGLE = (-1, 1)


def citrus_box(setting: Any, draw: int) -> Box:
    """What a draw of Citrus takes a piece from; tiles and plantations of a kind are the same wherever they are laid."""
    verb, what = draw >> KIND_SHIFT, draw & (1 << KIND_SHIFT) - 1
    if verb in (Verb.BUSH, Verb.MARKET):
        return draw >> 8, int((setting.landscape if verb == Verb.BUSH else setting.plantations)[what >> 8])
    return (draw, int(setting.pair_number[what])) if verb == Verb.FINCA else SINGLE


def carcassonne_box(setting: Any, draw: int) -> Box:
    """The same for Carcassonne: the tiles of a kind."""
    return (draw, int(setting.bag[draw & (1 << KIND_SHIFT) - 1])) if draw >> KIND_SHIFT == Does.DRAW else SINGLE


BOXES: dict[str, Callable[[Any, int], Box]] = {"citrus": citrus_box, "carcassonne": carcassonne_box}
