"""A State as the page draws it, and the choices of the seat that acts: everything in words, nothing to be worked out by the page.

Squares are "x,y"; a *part* is a segment of a tile on the table, as events name it: "1,0 city:N", "1,0 road:E", "1,0 field:ER",
"1,0 monastery", "1,0 garden" (the first edge or half edge after turning). A *feature* is a number in the picture's list `features`:
connected parts of any number of tiles. Edges are N E S W, half edges NL NR EL ER SL SR WL WR, always in this order; those of a tile's
kind are as printed, before the tile is turned `rotation` quarter turns clockwise.
"""

from typing import Literal

import msgspec

FeatureKind = Literal["city", "road", "field", "monastery", "garden"]
FigureKind = Literal["meeple", "abbot", "phantom"]
Fruit = Literal["quince", "apple", "apricot", "cherry", "plum", "elder"]
RoadEnd = Literal["", "village", "city", "monastery", "tree"]
CarcassonnePhase = Literal["tile", "tree", "meeple", "fruit", "phantom", "over", "chance"]


# --- what is printed: once, in the catalogue ---------------------------------------------------------------------------


class TileCity(msgspec.Struct):
    """A city on a tile: the edges it reaches ("NW") and its pennants."""

    edges: str
    pennants: int


class TileRoad(msgspec.Struct):
    """A road on a tile: the edges it reaches, and where it stops on the tile ("" if it passes)."""

    edges: str
    end: RoadEnd


class TileField(msgspec.Struct):
    """A field on a tile: the half edges it reaches, and the cities of the tile whose wall it touches (numbers from 0)."""

    half_edges: list[str]
    cities: list[int]


class TileKind(msgspec.Struct):
    """A kind of tile, of which there are `copies`; those with a garden are a kind of their own, "E*" beside "E".

    `edges` has a letter for each of N E S W: Field, Road, City, rIver. `start` of the copies lie first.
    """

    id: str
    group: Literal["base", "river", "trees"]
    copies: int
    start: int
    edges: str
    cities: list[TileCity]
    roads: list[TileRoad]
    fields: list[TileField]
    monastery: bool
    garden: bool
    tree: bool
    river: Literal["", "river", "spring", "lake"]


class CarcassonneFacts(msgspec.Struct, tag_field="game", tag="carcassonne"):
    """What is printed. `sale[n]` are the points for n tokens of different kinds; `values` are those of each kind of fruit."""

    tiles: list[TileKind]
    fruits: list[Fruit]
    values: list[int]
    sale: list[int]
    meeples: int


# --- the table -----------------------------------------------------------------------------------------------------------


class LaidTile(msgspec.Struct, omit_defaults=True):
    """A tile on the table. `turn` counts from 1; the first tile has 0, and nobody laid it."""

    at: str
    tile: str
    rotation: int
    by: int | None = None
    turn: int = 0


class Figure(msgspec.Struct):
    """A figure on the table."""

    seat: int
    kind: FigureKind
    part: str
    feature: int


class Feature(msgspec.Struct):
    """A city, road, field, monastery or garden, over all its tiles.

    tiles    how many (each once); of a monastery or garden: with its neighbours
    open     edges that are still open, neighbours that are still missing; 0 of a field
    counts   figures of each seat; `owners` are the seats with most of them (empty without figures)
    now      points for each owner if the game ended now; of a complete one what it gave; of a field with its complete cities
    done     points for each owner once it is complete (with no tile more than it has); of a field with all its cities complete
    cities   features whose wall a field touches
    """

    kind: FeatureKind
    parts: list[str]
    tiles: int
    pennants: int
    open: int
    complete: bool
    counts: list[int]
    owners: list[int]
    now: int
    done: int
    cities: list[int]


class TileLeft(msgspec.Struct):
    """A kind of tile of this game: how many there are still to be drawn, and on how many squares it fits now."""

    tile: str
    left: int
    fits: int


class RiverEnd(msgspec.Struct):
    """Where the river goes on: the square its next tile must take; `turned` is the way of its last tile."""

    at: str
    left: int
    turned: Literal["", "left", "right"]


class FruitTree(msgspec.Struct):
    """A tree on the table: its stack ("" until one is chosen), how many tokens are left, and their values (in no order)."""

    at: str
    fruit: Fruit | Literal[""]
    left: int
    values: list[int]


class Token(msgspec.Struct):
    """A fruit token before a player."""

    fruit: Fruit
    value: int


class CarcassonneProjection(msgspec.Struct):
    """What a seat would have if the game ended now, by source."""

    total: int
    roads: int
    cities: int
    monasteries: int
    gardens: int
    fields: int
    tokens: int


class CarcassonneMat(msgspec.Struct):
    """What lies before a seat. Figures at home (null: the game has none); what its best sale would bring; its last tile's square."""

    score: int
    meeples: int
    abbot: bool | None
    phantom: bool | None
    tokens: list[Token]
    sale: int
    last: str
    projection: CarcassonneProjection


class CarcassonnePicture(msgspec.Struct, tag_field="game", tag="carcassonne"):
    """The table. `actor` is a seat, or null when the game is over.

    hand     the tile to be laid, "" in every other phase; `laid` the square of the tile laid in this turn ("" before)
    dead     squares beside tiles on which no tile of the stack fits any more
    stack    what is still to be drawn; `stack_left` counts it
    stacks   fruit stacks that are on no tree yet; `fruit_actions` how many fruit actions are left in this step
    """

    tiles: list[LaidTile]
    figures: list[Figure]
    features: list[Feature]
    hand: str
    laid: str
    dead: list[str]
    stack: list[TileLeft]
    stack_left: int
    river: RiverEnd | None
    trees: list[FruitTree]
    stacks: list[Fruit]
    fruit_actions: int
    mats: list[CarcassonneMat]
    phase: CarcassonnePhase
    actor: int | None
    turn: int
    first: int
    over: bool
    winners: list[int]


# --- the choices ---------------------------------------------------------------------------------------------------------


class SquareChoice(msgspec.Struct):
    """A free square beside a tile: for each rotation the rule against the tile in hand ("" if legal) and the edges that do not match."""

    at: str
    rules: list[str]
    clashes: list[str]


class FigureChoice(msgspec.Struct):
    """A figure for a part of the tile just laid, or the rule against it ("" if it is legal).

    `shown_by` is the square that shows why ("" if none does); `now`, `done` and `complete` are those of the feature (null, 0 and false of a
    field in a game without fields).
    """

    words: str
    figure: FigureKind
    part: str
    feature: int | None
    rule: str
    shown_by: str
    now: int
    done: int
    complete: bool


class RecallChoice(msgspec.Struct):
    """The abbot's return: from which square, the points it brings at once, and the rule against it ("" if it is legal)."""

    at: str
    points: int
    rule: str


class StackChoice(msgspec.Struct):
    """A fruit stack for the tree just laid."""

    words: str
    fruit: Fruit


class TreeChoice(msgspec.Struct):
    """A tree to harvest, or the rule against it ("" if it is legal); its next token is worth `least` to `most`, on average `mean`."""

    words: str
    at: str
    rule: str
    least: int
    most: int
    mean: float


class SaleChoice(msgspec.Struct):
    """A sale: its points; `costs` is what these tokens would have brought at the end."""

    words: str
    fruits: list[Fruit]
    points: int
    costs: int


class CarcassonneChoices(msgspec.Struct, tag_field="game", tag="carcassonne"):
    """What the acting seat may do. `legal` is complete, in words; the rest explains it and is empty outside of its phase.

    `elsewhere` is the rule against squares that touch no tile, `taken` against those with a tile.
    """

    seat: int
    legal: list[str]
    squares: list[SquareChoice]
    elsewhere: str
    taken: str
    figures: list[FigureChoice]
    recall: RecallChoice | None
    stacks: list[StackChoice]
    trees: list[TreeChoice]
    sales: list[SaleChoice]
