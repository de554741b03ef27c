"""The tiles as printed, read from `tiles.txt` (which says how it is written) and checked."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

EDGES = "NESW"
HALF_EDGES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
FIELD, ROAD, CITY, RIVER = "FRCI"
SETS = ("base", "river", "trees")
ENDS = ("village", "city", "monastery", "tree")
GARDEN_SIGN = "*"


class TileError(ValueError):
    """A tile file that cannot be read: the line, what is wrong there, and a way out."""


@dataclass(frozen=True, slots=True)
class City:
    """A city segment: the edges it reaches, in the order N E S W, and its pennants."""

    edges: str
    pennants: int


@dataclass(frozen=True, slots=True)
class Road:
    """A road segment: its one or two edges, and where it ends on the tile ("" if it only passes)."""

    edges: str
    end: str


@dataclass(frozen=True, slots=True)
class Field:
    """A field segment: the half edges it reaches, clockwise from NL, and the numbers (from 0) of the tile's cities it touches."""

    half_edges: tuple[str, ...]
    cities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile. `river` is "", "river", "spring" or "lake"; `gardens` of the `copies` carry a garden, `start` of them lie first."""

    id: str
    group: str
    copies: int
    gardens: int
    start: int
    edges: str
    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    fields: tuple[Field, ...]
    monastery: bool
    tree: bool
    river: str
    picture: tuple[str, ...]


def has_two_alike(tile: Tile) -> bool:
    """Whether two of the tile's cities, or two of its roads, may come to belong to one feature."""
    return len(tile.cities) > 1 or len(tile.roads) > 1


@dataclass(slots=True)
class _Draft:
    """A tile while its lines are read."""

    id: str
    group: str
    line: int
    copies: int = 1
    gardens: int = 0
    start: int = 0
    edges: str = ""
    cities: list[City] = field(default_factory=list)
    roads: list[Road] = field(default_factory=list)
    fields: list[Field] = field(default_factory=list)
    monastery: bool = False
    tree: bool = False
    river: str = ""
    picture: list[str] = field(default_factory=list)

    def done(self) -> Tile:
        """The finished tile."""
        lists = tuple(self.cities), tuple(self.roads), tuple(self.fields)
        river = self.river or ("river" if RIVER in self.edges else "")
        amounts = self.copies, self.gardens, self.start
        return Tile(self.id, self.group, *amounts, self.edges, *lists, self.monastery, self.tree, river, tuple(self.picture))


@cache
def tiles() -> tuple[Tile, ...]:
    """All tiles of the box, in the order of the file."""
    return read_tiles(files(__package__).joinpath("tiles.txt").read_text("utf-8"), "tiles.txt")


def read_tiles(text: str, name: str) -> tuple[Tile, ...]:
    """The tiles that a text describes; raises TileError."""
    found: list[Tile] = []
    for draft in _drafts(text, name):
        where = f"{name}:{draft.line}: tile {draft.id}"
        if fault := next(_faults(draft), ""):
            raise TileError(f"{where}: {fault}")
        if any(tile.id == draft.id for tile in found):
            raise TileError(f"{where} stands twice; every tile has a name of its own")
        found.append(draft.done())
    return tuple(found)


def _drafts(text: str, name: str) -> Iterator[_Draft]:
    group, draft = "", None
    for number, raw in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if raw.startswith("|"):
            key, words = "|", [raw[1:].removeprefix(" ").rstrip()]
        else:
            key, *words = raw.partition(";")[0].split() or [""]
        try:
            if key == "set":
                group = _one_of(words, SETS)
            elif key == "tile":
                if draft:
                    yield draft
                draft = _Draft(_one_of(words), group, number)
            elif key and draft is None:
                raise ValueError(f"{key!r} stands before any tile; begin with a line such as `tile D`")
            elif key and draft is not None:
                _read_line(draft, key, words)
        except ValueError as error:
            raise TileError(f"{name}:{number}: {error}") from None
    if draft:
        yield draft


def _read_line(draft: _Draft, key: str, words: list[str]) -> None:
    match key:
        case "|":
            draft.picture.append(words[0])
        case "copies" | "gardens" | "start":
            setattr(draft, key, _number(_one_of(words)))
        case "edges":
            draft.edges = _letters(_one_of(words), "FRCI", "edges")
        case "city":
            draft.cities.append(_city(words))
        case "road":
            draft.roads.append(_road(words))
        case "field":
            draft.fields.append(_field(words))
        case "monastery" | "tree":
            setattr(draft, key, True)
        case "spring" | "lake":
            draft.river = key
        case _:
            raise ValueError(f"{key!r} begins no line of a tile; the file's head says what there is")


def _one_of(words: list[str], choices: tuple[str, ...] = ()) -> str:
    if len(words) != 1 or (choices and words[0] not in choices):
        raise ValueError(f"one word is wanted, {' or '.join(choices) or 'and only one'}, not {' '.join(words)!r}")
    return words[0]


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        raise ValueError(f"{word!r} is no number of tiles; write 0 to 99")
    return int(word)


def _letters(word: str, letters: str, what: str) -> str:
    if not word or any(letter not in letters for letter in word):
        raise ValueError(f"{word!r} are no {what}; use the letters {' '.join(letters)}")
    return word


def _city(words: list[str]) -> City:
    edges = _letters(words[0] if words else "", EDGES, "edges of a city")
    if set(words[1:]) > {"pennant"}:
        raise ValueError(f"{' '.join(words[1:])!r} says nothing about a city; write `pennant` for each pennant")
    return City(edges, len(words) - 1)


def _road(words: list[str]) -> Road:
    edges = _letters(words[0] if words else "", EDGES, "edges of a road")
    if len(words) > 1 and (len(words) != 3 or words[1] != "to" or words[2] not in ENDS):
        raise ValueError(f"{' '.join(words[1:])!r} is no end of a road; write `to` and {', '.join(ENDS)}")
    return Road(edges, words[2] if len(words) > 1 else "")


def _field(words: list[str]) -> Field:
    at = words.index("by") if "by" in words else len(words)
    wrong = [word for word in words[:at] if word not in HALF_EDGES]
    if wrong or at == 0:
        raise ValueError(f"a field needs half edges ({' '.join(HALF_EDGES)}), not {' '.join(wrong)!r}")
    return Field(tuple(words[:at]), tuple(_number(word) - 1 for word in words[at + 1 :]))


def _faults(draft: _Draft) -> Iterator[str]:
    """What is wrong with a tile as a whole."""
    if not draft.group:
        yield f"belongs to no set; write `set {'|'.join(SETS)}` above it"
    if len(draft.edges) != 4:
        yield "needs a line `edges` with four letters"
        return
    for kind, segments in ((CITY, draft.cities), (ROAD, draft.roads)):
        reached = sorted(edge for segment in segments for edge in segment.edges)
        if reached != sorted(edge for edge, letter in zip(EDGES, draft.edges, strict=True) if letter == kind):
            yield f"its {'cities' if kind == CITY else 'roads'} reach {' '.join(reached) or 'no edge'}, its edges are {draft.edges}"
    halves = sorted(half for each in draft.fields for half in each.half_edges)
    if halves != sorted(half for half in HALF_EDGES if draft.edges[EDGES.index(half[0])] != CITY):
        yield f"its fields reach {' '.join(halves) or 'no half edge'}; all half edges but those of cities, each once, are wanted"
    for edge, letter in zip(EDGES, draft.edges, strict=True):
        if letter == FIELD and not any({edge + "L", edge + "R"} <= set(each.half_edges) for each in draft.fields):
            yield f"two fields meet in the middle of the edge {edge}; only a road or a river may part them"
    if any(not 0 <= city < len(draft.cities) for each in draft.fields for city in each.cities):
        yield f"a field touches a city that is not there; they are numbered 1 to {len(draft.cities)}"
    if draft.gardens > draft.copies or draft.start > draft.copies:
        yield "has more gardens or start tiles than copies"
    if (len(draft.roads) > 4) or any(len(road.edges) != (1 if road.end else 2) for road in draft.roads):
        yield "has a road that neither passes (two edges) nor stops (one edge and `to`)"
