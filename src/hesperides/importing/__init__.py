"""Games of other programs as records: `jcz` reads what JCloisterZone saves.

The format, as far as it is read: JSON written by JCloisterZone 5 (`appVersion` 5.0 and later, saved games and the scenarios of its
engine tests). The early ones name features `CLOISTER` and `Farm`, the later ones `Monastery` or `Garden` at `I`, and `Field`; the
recall of an abbot has its place in `pointer` or in `pointer.featurePointer`. Tiles are those of the sets `basic` (both editions, with
and without gardens) and `river/1`. The format of version 4 (`slots`, `BA.C`) is another one and is not read.
"""

from hesperides.importing.element import ForeignError
from hesperides.importing.jcz import read_jcz

__all__ = ["ForeignError", "read_jcz"]
