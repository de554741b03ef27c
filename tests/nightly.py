"""How much is tried: all of it where `make nightly` sets HESPERIDES_NIGHTLY, else what `make test` has time for."""

import os
from typing import TypeVar

T = TypeVar("T")

NIGHTLY = bool(os.environ.get("HESPERIDES_NIGHTLY"))


def tried(every_night: T, every_time: T) -> T:
    """One of two: the first in `make nightly`, the second in `make test`."""
    return every_night if NIGHTLY else every_time
