"""Games of other programs as records: `jcz` reads what JCloisterZone saves.

The format, as far as it is read: JSON written by JCloisterZone 5 and 6 (saved games, and the scenarios of its engine tests). Files of
5.0 to early 5.7 point at a road or a city by its edges alone, and call a monastery `CLOISTER` and a field `Farm`; later ones name the
feature, `Monastery` or `Garden` at `I`, and `Field`. The recall of an abbot has its place in `pointer` or in `pointer.featurePointer`.
Version 6 adds `chat` (which is left out of records), `ai`, a full stop after sentences, and sentences about what may be chosen. Tiles are
those of the sets `basic` (both editions, with and without gardens) and `river/1`. The format of version 4 (`slots`, `BA.C`) is another
one and is not read.

    expansions   what JCloisterZone knows by which ids, and what of it is missing here
    saved        the file: options, seats, messages, sentences      element   a place in it, for complaints
    places, tiles, facts   their squares, features and tiles in our words      spring   where their river differs from ours
    playing      the messages put to the rules      offers   what may be chosen now
    sentences    what a scenario says must be so      ending   the end of a game that a file breaks off
"""

from hesperides.importing.element import ForeignError
from hesperides.importing.jcz import read_jcz

__all__ = ["ForeignError", "read_jcz"]
