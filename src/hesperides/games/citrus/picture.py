"""A State as the page draws it, and the choices of the seat that acts: everything in words, nothing to be worked out by the page."""

from typing import Literal

import msgspec

from hesperides.games.citrus.pieces import Colour

PhaseName = Literal["main", "site", "place", "done", "over", "chance"]
GroundName = Literal["open", "bush", "rock", "finca"]


class Space(msgspec.Struct, omit_defaults=True):
    """A space of the board. `roads`: letters of the finca spaces whose road ends here."""

    at: str
    kind: GroundName
    letter: str = ""
    landscape: str = ""
    plantation: str = ""
    region: int | None = None
    roads: list[str] = []


class Region(msgspec.Struct):
    """A region: `at` is its first space in reading order (its name in `harvest`), `worker` where its worker stands ("" if neutral)."""

    at: str
    colour: Colour
    owner: int | None
    size: int
    points: int
    spaces: list[str]
    worker: str


class Finca(msgspec.Struct):
    """A built finca; `counts` are the plantations of each seat in regions touching it, `open` the spaces still missing round it."""

    letter: str
    high: int
    low: int
    scored: bool
    counts: list[int]
    open: list[str]


class Line(msgspec.Struct):
    """A line of the market, with the numbers of all its spaces."""

    name: str
    spaces: list[int]


class Market(msgspec.Struct):
    """`spaces[i]` is what lies on market space i + 1; `rows` the layout with numbers and 0 for a hole."""

    rows: list[list[int]]
    spaces: list[str]
    lines: list[Line]


class Projection(msgspec.Struct):
    """What a seat would have if the game ended now, by source."""

    total: int
    fincas: int
    regions: int
    horses: int
    tiles: int


class Mat(msgspec.Struct):
    """What lies before a seat. `tiles` maps action tiles ("cart", "money 2", …) to counts; `horses` lists their points."""

    score: int
    money: int
    workers: int
    tiles: dict[str, int]
    horses: list[int]
    regions: int
    projection: Projection


class CitrusPicture(msgspec.Struct, tag_field="game", tag="citrus"):
    """The table. `actor` is a seat, or null when the game is over; `hand` what is still to be built, by name."""

    columns: int
    rows: int
    spaces: list[Space]
    regions: list[Region]
    fincas: list[Finca]
    sites: list[str]
    sites_left: list[str]
    fincas_left: dict[str, int]
    market: Market
    bag: dict[str, int]
    mats: list[Mat]
    phase: PhaseName
    actor: int | None
    turn: int
    first: int
    hand: list[str]
    refill_due: bool
    over: bool
    winners: list[int]


class LineChoice(msgspec.Struct):
    """A market line: its price, whether it may be bought, else the rule; `brings_finca`: taking it builds a finca."""

    name: str
    price: int
    legal: bool
    rule: str
    brings_finca: bool


class HarvestChoice(msgspec.Struct):
    """An own region that may be harvested and its points; the income by number of regions harvested stands in `incomes`."""

    at: str
    size: int
    points: int


class PlaceChoice(msgspec.Struct):
    """Where a plantation of the hand may go.

    `spaces` maps a space to the helpers it takes ("" none, "bridge", "milestone", "bridge milestone"); a space missing there is refused by
    `refusals[space]`: [rule id, place that shows why ("" if none)]. `strands` are the spaces (with their helpers, as "c4 bridge") after
    which the rest of the hand could not be built.
    """

    plantation: str
    spaces: dict[str, list[str]]
    refusals: dict[str, list[str]]
    strands: list[str]


class CitrusChoices(msgspec.Struct, tag_field="game", tag="citrus"):
    """What the acting seat may do. `legal` is complete, in words; the rest explains it."""

    seat: int
    legal: list[str]
    lines: list[LineChoice]
    harvests: list[HarvestChoice]
    incomes: list[int]
    places: list[PlaceChoice]
    sites: list[str]
    stranding_sites: list[str]
    carts: dict[str, str]
    bulls: list[str]
    tile_refusals: dict[str, str]
