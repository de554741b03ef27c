"""The clauses of rules/citrus.md as numbers for the kernels. A test holds the names equal to the rule book."""

from enum import IntEnum, auto


class Rule(IntEnum):
    """One member a clause; the id is the name in lower case, with a dot after the first word and dashes after it."""

    PIECES_PLAYERS = auto()
    PIECES_PLANTATIONS = auto()
    PIECES_LANDSCAPE = auto()
    PIECES_FINCAS = auto()
    PIECES_SITES = auto()
    BOARD_SPACES = auto()
    BOARD_ROADS = auto()
    MARKET_LINES = auto()
    SETUP_LANDSCAPE = auto()
    SETUP_FINCAS = auto()
    SETUP_MARKET = auto()
    SETUP_SITES = auto()
    SETUP_PLAYERS = auto()
    SETUP_FIRST = auto()
    TURN_MAIN = auto()
    TURN_TILES = auto()
    TURN_PASS = auto()
    TURN_BLOCKED = auto()
    TURN_END = auto()
    BUY_LINE = auto()
    BUY_ALL = auto()
    BUY_BUILD = auto()
    BUY_RETURN = auto()
    BUY_LOW_MARKET = auto()
    BUILD_SPACE = auto()
    BUILD_EXTEND = auto()
    BUILD_START = auto()
    BUILD_REGION = auto()
    BUILD_ROAD_COLOUR = auto()
    BUILD_RIVALS = auto()
    BUILD_JOIN_OWN = auto()
    BUILD_JOIN_NEUTRAL = auto()
    BUILD_TAKE = auto()
    HARVEST_SCORE = auto()
    HARVEST_INCOME = auto()
    MONEY_CAP = auto()
    HORSES_POINTS = auto()
    TILE_SPENT = auto()
    TILE_MONEY = auto()
    TILE_CART = auto()
    TILE_BULL = auto()
    TILE_BRIDGE = auto()
    TILE_MILESTONE = auto()
    TILE_COMBINE = auto()
    FINCA_BUILD = auto()
    FINCA_NEXT_SITE = auto()
    FINCA_NONE_LEFT = auto()
    MARKET_REFILL = auto()
    FINCA_ENCLOSED = auto()
    FINCA_COUNT = auto()
    FINCA_FIRST_SECOND = auto()
    FINCA_TIE = auto()
    FINCA_ALONE = auto()
    FINCA_CLOSED = auto()
    END_TRIGGER = auto()
    END_SCORING = auto()
    END_WINNER = auto()
    VARIANT_SHORT = auto()
    VARIANT_FAMILY = auto()
    VARIANT_RANDOM_START = auto()
    VARIANT_TIGHT_START = auto()


def rule_id(rule: int) -> str:
    """The clause's id in the rule book: `rule_id(Rule.BUILD_JOIN_OWN)` is "build.join-own"."""
    first, *rest = Rule(rule).name.lower().split("_")
    return f"{first}.{'-'.join(rest)}"


RULE_IDS = ("", *(rule_id(rule) for rule in Rule))
