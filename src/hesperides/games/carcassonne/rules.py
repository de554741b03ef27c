"""The clauses of rules/carcassonne.md as numbers for the kernels. A test holds the names equal to the rule book."""

from enum import IntEnum, auto


class Rule(IntEnum):
    """One member a clause; the id is the name in lower case, with a dot after the first word and dashes after it."""

    SETUP_PLAYERS = auto()
    SETUP_TILES = auto()
    SETUP_FIRST = auto()
    TILE_MATCH = auto()
    TILE_UNPLACEABLE = auto()
    MEEPLE_PLACE = auto()
    MEEPLE_RETURN = auto()
    SCORE_COMPLETED = auto()
    ROAD_COMPLETE = auto()
    CITY_COMPLETE = auto()
    MONASTERY_COMPLETE = auto()
    SCORE_TILES_ONCE = auto()
    SCORE_MAJORITY = auto()
    FIELD_AREA = auto()
    FIELD_CITIES = auto()
    END_TRIGGER = auto()
    END_SCORING = auto()
    END_WINNER = auto()
    FRUIT_PIECES = auto()
    FRUIT_STACK = auto()
    FRUIT_TREE_ENDS_ROAD = auto()
    FRUIT_ACTION = auto()
    FRUIT_HARVEST = auto()
    FRUIT_SELL = auto()
    FRUIT_ONE_ACTION = auto()
    FRUIT_DIRECT_ONLY = auto()
    FRUIT_KEPT = auto()
    FRUIT_END = auto()
    FRUIT_PUBLIC = auto()
    ABBOT_PLACE = auto()
    GARDEN_COMPLETE = auto()
    ABBOT_RECALL = auto()
    RIVER_STACK = auto()
    RIVER_FLOW = auto()
    RIVER_BOUNDS = auto()
    PHANTOM_PLACE = auto()


def rule_id(rule: int) -> str:
    """The clause's id in the rule book: `rule_id(Rule.FRUIT_TREE_ENDS_ROAD)` is "fruit.tree-ends-road"."""
    first, *rest = Rule(rule).name.lower().split("_")
    return f"{first}.{'-'.join(rest)}"


RULE_IDS = ("", *(rule_id(rule) for rule in Rule))
