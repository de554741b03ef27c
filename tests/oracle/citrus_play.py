"""Random games, dealt and played by the oracle alone, as the lines of a trace."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from .citrus import COLOURS, FINCA_VALUES, LANDSCAPE, MARKET, Oracle
from .position import BUSH, Board, space_name

Chooser = Callable[[Random, list[str]], str]


def shuffled(random: Random, things: list[Any]) -> list[Any]:
    return random.sample(things, len(things))


def full_deal(random: Random, players: int, variant: dict[str, Any], board: dict[str, Any]) -> dict[str, Any]:
    """Setup: everything in the order in which it will be drawn."""
    short, tight = bool(variant.get("short")), bool(variant.get("tight_start"))
    plain, wells = (9, 4) if short else (12, 6)  # pieces.plantations, variant.short
    bag = [colour for colour in COLOURS for _ in range(plain)] + [colour + "+" for colour in COLOURS for _ in range(wells)]
    tiles = [tile for tile, number in LANDSCAPE.items() for _ in range(number)]
    fincas = [list(pair) for pair, number in FINCA_VALUES.items() for _ in range(number)]
    squares = Board(board["grid"])
    letters = sorted(squares.fincas)
    bushes = [space_name(space) for space in squares.spaces if squares.kind[space] == BUSH]
    number = 3 if short or tight else 4
    start = random.sample(letters, number) if variant.get("random_start") else letters[:number]
    return {
        "first": random.randrange(players),
        "bag": shuffled(random, bag),
        "fincas": shuffled(random, fincas),
        "start": start,
        "sites": shuffled(random, [letter for letter in letters if letter not in start]),
        "landscape": dict(zip(bushes, shuffled(random, tiles), strict=False)),
    }


def any_action(random: Random, legal: list[str]) -> str:
    return random.choice(legal)


def mostly_building(random: Random, legal: list[str]) -> str:
    """Harvest seldom and play tiles seldom, so that regions grow, fincas are enclosed and the board fills."""
    kinds = sorted({word.split()[0] for word in legal})
    weights = [{"harvest": 1, "bull": 1, "money": 1, "cart": 2}.get(kind, 6) for kind in kinds]
    kind = random.choices(kinds, weights)[0]
    return random.choice([word for word in legal if word.split()[0] == kind])


def random_game(
    seed: int,
    players: int,
    variant: dict[str, Any],
    board: dict[str, Any],
    choose: Chooser = any_action,
    events: list[list[tuple[str, int, int]]] | None = None,
) -> list[dict[str, Any]]:
    """A whole game; the point changes of each action are appended to `events` if it is given."""
    random = Random(seed)
    deal = full_deal(random, players, variant, board)
    first = {"game": "citrus", "players": players, "variant": variant, "board": board, "deal": deal}
    oracle = Oracle(first)
    lines = []
    while not oracle.over:
        line = oracle.line()
        word = choose(random, line["legal"])
        lines.append({**line, "action": word})
        changed = oracle.act(word)
        if events is not None:
            events.append(changed)
    # A record tells only what was drawn.
    drawn = {
        **deal,
        "bag": deal["bag"][: max(MARKET, oracle.bag_drawn)],
        "fincas": deal["fincas"][: oracle.fincas_drawn],
        "sites": deal["sites"][: oracle.sites_drawn],
    }
    last = {"over": True, "scores": list(oracle.scores), "winners": list(oracle.winners)}
    return [{**first, "deal": drawn}, *lines, last]
