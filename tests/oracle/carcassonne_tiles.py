"""The printed tiles of Carcassonne, read from the table of facts beside this file, and how a turned tile looks.

A tile is known by its word: its letter, with a `*` for the copy with a garden. Edges are N E S W; a half edge is named by its edge and
L or R as seen from the tile's centre, so clockwise NL NR EL ER SL SR WL WR.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

EDGES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""To the neighbour over an edge; y grows to the south."""
FACING = {
    "N": "S", "E": "W", "S": "N", "W": "E",
    "NL": "SR", "NR": "SL", "EL": "WR", "ER": "WL", "SL": "NR", "SR": "NL", "WL": "ER", "WR": "EL",
}  # fmt: skip
"""What an edge or half edge meets on the neighbour's side."""
SPRING, LAKE = "RV_A", "RV_L"
FRUITS = ("quince", "apple", "apricot", "cherry", "plum", "elder")
VALUES = (2, 3, 4, 5)

FACTS: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parent / "carcassonne_tiles.json").read_text(encoding="utf-8"))
PRINTED: dict[str, dict[str, Any]] = {tile["id"]: tile for box in ("base", "river", "fruit_trees") for tile in FACTS[box]}


class Segment(NamedTuple):
    """A part of a feature on one tile. `sides` are the edges (or half edges) it reaches, in clockwise order from the north."""

    kind: str
    sides: tuple[str, ...]
    pennants: int = 0
    cities: tuple[str, ...] = ()
    """Of a field: the names of the cities of this tile that it touches."""


@dataclass(frozen=True)
class Tile:
    """A tile as it lies: after it was turned."""

    word: str
    turns: int
    edges: dict[str, str]
    """Edge → C city, R road, F field, I river."""
    segments: dict[str, Segment]
    """By name: cities, roads, fields, `monastery`, `garden`."""
    named: dict[tuple[str, str], str]
    """(kind, side) → the name of the segment of this kind that reaches the side."""
    tree: bool
    river: list[str]
    """The edges the river crosses."""


def turned_side(side: str, turns: int) -> str:
    """Where an edge or half edge comes to lie after a number of quarter turns clockwise."""
    return EDGES[(EDGES.index(side[0]) + turns) % 4] + side[1:]


@cache
def turned(word: str, turns: int) -> Tile:
    """The tile of this word after a number of quarter turns clockwise."""
    fact = PRINTED[word.rstrip("*")]
    segments: dict[str, Segment] = {}

    def sides_of(printed: Any, order: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted((turned_side(side, turns) for side in printed), key=order.index))

    cities = [Segment("city", sides_of(city["edges"], EDGES), city["pennants"]) for city in fact["cities"]]
    roads = [Segment("road", sides_of(road["edges"], EDGES)) for road in fact["roads"]]
    fields = [
        Segment("field", sides_of(field["half_edges"], HALVES), 0, tuple(f"city:{cities[number].sides[0]}" for number in field["cities"]))
        for field in fact["fields"]
    ]
    for some, order in ((cities, EDGES), (roads, EDGES), (fields, HALVES)):
        for segment in sorted(some, key=lambda each: order.index(each.sides[0])):
            segments[f"{segment.kind}:{segment.sides[0]}"] = segment
    if fact["monastery"]:
        segments["monastery"] = Segment("monastery", ())
    if word.endswith("*"):
        segments["garden"] = Segment("garden", ())
    edges = {turned_side(edge, turns): land for edge, land in zip(EDGES, fact["edges"], strict=True)}
    return Tile(
        word,
        turns,
        edges,
        segments,
        {(segment.kind, side): name for name, segment in segments.items() for side in segment.sides},
        bool(fact.get("tree")),
        [edge for edge in EDGES if edges[edge] == "I"],
    )


def copies(box: str, abbot: bool) -> dict[str, int]:
    """Word → how many there are. Gardens exist only with the abbot."""
    counts = {}
    for fact in FACTS[box]:
        gardens = fact.get("garden_copies", 0) if abbot else 0
        if fact["count"] > gardens:
            counts[fact["id"]] = fact["count"] - gardens
        if gardens:
            counts[fact["id"] + "*"] = gardens
    return counts
