"""Every expansion that JCloisterZone knows, by the ids of its tile sets and pieces, and those a file needs that are not played here.

The ids are those of versions 5 and 6 and of the add-ons for 6. What is not in the table is called by its own id.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from hesperides.importing.element import Element, shortened

READ_SETS = {"basic": False, "basic:1": False, "basic:2": False, "river/1": True, "river/1:1": True, "river/1:2": True}
"""The tile sets that are read, and whether they are a river."""
READ_PIECES = ("small-follower", "farmers", "abbot", "garden", "phantom")
"""The pieces and mechanisms ("elements") that are read."""
READ = "the base game with its fields, gardens and abbots, The River I and the phantom"


class Expansion(NamedTuple):
    """A name, the ids of its tile sets (without the edition, `:1` or `:2`), and the ids of its pieces.

    `alone` names pieces for files that use them without the tiles. A piece of several expansions is first that of the main one.
    """

    title: str
    sets: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    alone: Mapping[str, str] = {}


EXPANSIONS = (
    Expansion("Winter", ("winter",)),
    Expansion("Inns & Cathedrals", ("inns-and-cathedrals",), ("big-follower", "cathedral", "inn")),
    Expansion("Traders & Builders", ("traders-and-builders",), ("builder", "pig", "traders", "pig-herd")),
    Expansion("The Princess & The Dragon", ("princess-and-dragon",), ("dragon", "fairy", "princess", "portal")),
    Expansion("The Tower", ("tower",), ("tower",)),
    Expansion("Abbey & Mayor", ("abbey-and-mayor",), ("abbey", "barn", "mayor", "wagon")),
    Expansion(
        "Bridges, Castles & Bazaars",
        ("bridges-castles-and-bazaars",),
        ("bridge", "castle", "bazaar", "inn"),
        {"bridge": "Bridges", "castle": "Castles", "bazaar": "Bazaars"},
    ),
    Expansion("Hills & Sheep", ("hills-and-sheep",), ("shepherd", "hill", "vineyard")),
    Expansion("Under the Big Top", ("under-the-big-top", "under-the-big-top-c1"), ("big-top", "ringmaster", "acrobats")),
    Expansion("King and Robber", ("king-and-robber",), ("king", "robber"), {"king": "The King", "robber": "The Robber"}),
    Expansion("The River II", ("river/2",), ("inn", "pig-herd")),
    Expansion("The River III", ("river/3",), ("vineyard",)),
    Expansion("The Cathars / Siege", ("siege/cathars",), ("siege", "escape"), {"siege": "besieged cities", "escape": "besieged cities"}),
    Expansion("The Besiegers", ("siege/besiegers",), ("siege", "escape")),
    Expansion("The Count of Carcassonne", ("count",), ("count",)),
    Expansion("The Mini Expansion (GQ11)", ("gq11", "gq11/river"), ("pig-herd",)),
    Expansion("Cult Places", ("cult/6",), ("shrine",), {"shrine": "shrines"}),
    Expansion("Heretics and Shrines", ("cult/5",), ("shrine",)),
    Expansion("The Tunnel", ("tunnel",), ("tunnel",)),
    Expansion("Corn Circles I", ("corn-circles/1",), ("corn-circle",), {"corn-circle": "corn circles"}),
    Expansion("Corn Circles II", ("corn-circles/2",), ("corn-circle",)),
    Expansion("The Festival", ("festival",), ("festival",)),
    Expansion("The Wind Roses", ("wind-roses",), ("wind-rose",)),
    Expansion("Monasteries", ("monasteries",), ("monastery",)),
    Expansion("The Flying Machines", ("flier",), ("flier",)),
    Expansion("The Ferries", ("ferries",), ("ferry",)),
    Expansion("The Goldmines", ("goldmines",), ("gold",)),
    Expansion("Mage & Witch", ("mage-and-witch",), ("mage", "witch"), {"mage": "The Mage", "witch": "The Witch"}),
    Expansion("Little Buildings", (), ("little-buildings",)),
    Expansion("The Watchtowers", ("watchtowers",), ("watchtower",)),
    Expansion("Russian Promos", ("russian-promos/2013", "russian-promos/2016"), ("yaga", "russian-trap")),
    Expansion("The Labyrinth", ("labyrinth",), ("labyrinth",)),
    Expansion("Darmstadt", ("darmstadt",), ("church",)),
    Expansion("Spiel Doch", ("spiel-doch",)),
    Expansion("The City Gates", ("city-gates",), ("city-gate", "city-gates")),
    Expansion("The Wells", ("wells",), ("well", "wells")),
    Expansion("Robber's Son", ("robbers-son",), ("robbers-son",)),
    Expansion("The Courier", ("the-courier", "courier"), ("courier",)),
    Expansion("Meteorites", ("meteorites",), ("meteorite",)),
    Expansion("The Obelisk", ("obelisk",), ("obelisk",)),
    Expansion("Gambler's Luck", ("gamblers-luck",), ("gamblers-luck",)),
    Expansion("Family Feud", ("family-feud",), ("family-feud",)),
    Expansion("Fishermen", ("fishermen",), ("fishermen",)),
    Expansion("Fish Huts", ("fishhuts", "fish-huts"), ("fishhut", "fish-hut", "fishhuts")),
    Expansion("Děčínský Sněžník", ("decinsky-sneznik",), ("decinsky-sneznik",)),
    Expansion("The Flying Machines 2", ("flying-machines-2", "flier-2"), ("flier-2",)),
    Expansion("Village Life", ("village-life",), ("village-life",)),
    Expansion("Barber-Surgeons", ("barber-surgeons",), ("barber-surgeon",)),
)
_BY_SET = {each: expansion for expansion in EXPANSIONS for each in expansion.sets}
_BY_PIECE = {each: [other for other in EXPANSIONS if each in other.pieces] for expansion in EXPANSIONS for each in expansion.pieces}


def check_expansions(setup: Element) -> None:
    """Raise ForeignError that names everything the set-up of a game needs and Hesperides does not have."""
    missing = list(dict.fromkeys(_missing(setup)))
    if missing:
        setup.fail(f"the game needs {listed(missing)}, which Hesperides does not have yet", f"read are {READ}")


def listed(names: list[str]) -> str:
    """Names in a sentence: `A, B and C`."""
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _missing(setup: Element) -> Iterator[str]:
    sets = [key for key in _on(setup.get("sets")) if key not in READ_SETS]
    bases = [key.rpartition(":")[0] if key.endswith((":1", ":2")) else key for key in sets]
    there = {_BY_SET[base].title for base in bases if base in _BY_SET}
    yield from (_BY_SET[base].title if base in _BY_SET else _called(base) for base in bases)
    for piece in _on(setup.get("elements")):
        if piece not in READ_PIECES:
            yield from _of_piece(piece, there)
    addons = setup.get("addons")
    yield from (_BY_SET[key].title if key in _BY_SET else _called(key) for key in (addons.members() if addons and addons.value else ()))


def _of_piece(piece: str, there: set[str]) -> Iterator[str]:
    """The name of what a piece belongs to, unless tiles have named it already; the first of several that have it."""
    takers = _BY_PIECE.get(piece, [])
    if not takers:
        yield _called(piece)
    elif not any(taker.title in there for taker in takers):
        yield takers[0].alone.get(piece, takers[0].title)


def _on(switches: Element | None) -> Iterable[str]:
    return [key for key in switches.members() if (each := switches.get(key)) and each.switched_on()] if switches else []


def _called(name: str) -> str:
    """What the table does not know, by its id: `the-vikings` as "The Vikings"."""
    return shortened(name.replace("-", " ").replace("_", " ").title(), 40) or "something without a name"
