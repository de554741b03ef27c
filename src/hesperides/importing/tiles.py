"""The tile names of JCloisterZone and ours.

`KINDS` tells for each of their tiles which of ours may be drawn for it, the likeliest first, and by how many quarter turns clockwise
ours must be turned to lie as theirs does unturned. A test holds both against the facts of the tiles. Their spring and lake are of an
older printing than ours (no road, no monastery); see `spring`.
"""

from typing import NamedTuple


class Kind(NamedTuple):
    """Our tile as a draw has it (`E*` with a garden), and its quarter turns."""

    tile: str
    turns: int = 0


SPRING, LAKE = "RI/s", "RI.1/I.e"
START = "BA/RCr"

_PLAIN = {
    "BA/LR": "A",
    "BA/L": "B",
    "BA/Cccc+": "C",
    "BA/RCr": "D",
    "BA/C": "E",
    "BA/CFc+": "F",
    "BA/CFc.1": "G",
    "BA/CFC.2": "H",
    "BA/CC.2": "I",
    "BA/CRr": "J",
    "BA/RrC": "K",
    "BA/CRRR": "L",
    "BA/Cc+": "M",
    "BA/Cc.1": "N",
    "BA/CcRr+": "O",
    "BA/CcRr": "P",
    "BA/Ccc+": "Q",
    "BA/Ccc": "R",
    "BA/CccR+": "S",
    "BA/CccR": "T",
    "BA/RFr": "U",
    "BA/Rr": "V",
    "BA/RRR": "W",
    "BA/RRRR": "X",
}
_GARDENS = {
    "BA/CG": "E",
    "BA/CFCG": "H",
    "BA/CCG": "I",
    "BA/Cc+G": "M",
    "BA/CcG": "N",
    "BA/CccG": "R",
    "BA/RFrG": "U",
    "BA/RrG": "V",
}
_RIVER = {
    SPRING: [Kind("RV_A", 3)],
    LAKE: [Kind("RV_L", 3)],
    "RI.1/CIRI": [Kind("RV_B")],
    "RI.1/CICI": [Kind("RV_C")],
    "RI.1/IFI": [Kind("RV_D", 1), Kind("RV_F", 1)],
    "RI.1/CcII": [Kind("RV_E", 3)],
    "RI.1/LIRI": [Kind("RV_H")],
    "RI.1/RrII": [Kind("RV_I", 1)],
    "RI.1/RIrI": [Kind("RV_K")],
    "RI.1/II": [Kind("RV_G", 3), Kind("RV_J", 1)],
    "RI.1/IIG": [Kind("RV_J", 1)],
}
_WITH_GARDEN = {*"EHIMNRUV", "RV_J"}
"""Our tiles of which a copy has a garden. Where a file counts one plain copy more than we have, that copy stands in for it."""


def _drawn(kinds: list[Kind], garden: bool) -> list[Kind]:
    """Plain copies and then those with a garden; a tile that shows a garden is that copy alone."""
    starred = [Kind(f"{kind.tile}*", kind.turns) for kind in kinds if kind.tile in _WITH_GARDEN]
    return starred if garden else kinds + starred


def kinds_of(name: str, abbot: bool) -> list[Kind]:
    """What may be drawn for their tile `name`, [] if it is not read. Without the abbot no copy has a garden."""
    garden = name in _GARDENS or name == "RI.1/IIG"
    letter = _PLAIN.get(name) or _GARDENS.get(name)
    kinds = [Kind(letter)] if letter else _RIVER.get(name, [])
    return _drawn(kinds, garden) if abbot else kinds


NAMES = (*_PLAIN, *_GARDENS, *_RIVER)
"""Every tile that is read."""
