"""What is in the box: the pieces that do not depend on the board, as numbers for the kernels and names for the words.

A *plantation* is a colour and perhaps a well: number 2 × colour + well. In the state an empty space, hand or market space holds 0 and a
plantation its number + 1.
"""

from enum import IntEnum
from typing import Literal

Colour = Literal["le", "li", "or", "bo", "gr"]
COLOURS: tuple[Colour, ...] = ("le", "li", "or", "bo", "gr")
"""Lemon, lime, orange, blood orange, grapefruit."""
PLANTATIONS = tuple(colour + well for colour in COLOURS for well in ("", "+"))
PLANTATION_KINDS = len(PLANTATIONS)

LANDSCAPE = ("", "horses 2", "horses 3", "horses 4", "money 2", "money 3", "cart", "bull", "bridge", "milestone")
"""[pieces.landscape] The names of the landscape tiles; 0 is none."""
LANDSCAPE_NUMBERS = (0, 4, 4, 4, 2, 2, 4, 4, 4, 2)


class Tile(IntEnum):
    """A landscape tile's number; those from MONEY_2 on are action tiles."""

    HORSES_2 = 1
    HORSES_3 = 2
    HORSES_4 = 3
    MONEY_2 = 4
    MONEY_3 = 5
    CART = 6
    BULL = 7
    BRIDGE = 8
    MILESTONE = 9


SEATS_MOST = 5
MARKET_SPACES = 12
WORKERS = 5
MONEY_START = 6
MONEY_MOST = 12
LOW_MARKET = 3
"""[buy.low-market] With this number of plantations left, or fewer, a finca is built and the market is refilled."""
RETURN_PENALTY = 3
INCOME = (0, 2, 4, 6, 7, 8)
"""[harvest.income] Coins by workers at home."""


class Milestone(IntEnum):
    """[tile.milestone] What the milestone does."""

    ANYWHERE = 0
    RECOLOUR = 1
    NONE = 2
