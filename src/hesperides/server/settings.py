"""Where a server keeps its data, and the limits it holds everybody to."""

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy import URL


def data_folder() -> Path:
    """The user's data folder for Hesperides, by the habits of the system; `HESPERIDES_DATA` overrides it."""
    if chosen := os.environ.get("HESPERIDES_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "hesperides"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "hesperides"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hesperides"


def _listed(variable: str) -> tuple[str, ...]:
    """The words of an environment variable, between commas or spaces."""
    return tuple(os.environ.get(variable, "").replace(",", " ").split())


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server is started with.

    database        an SQLAlchemy URL; "" is the SQLite file in `data`
    names           host names this server answers to, besides addresses and the names of this machine
    proxies         addresses or networks of proxies in front, which are believed who asks and by https or not
    new_tables      new tables an address may open in an hour; None: any number
    connections     connections an address may have at a time, unless it is a proxy's; None: any number
    request_seconds a request must have arrived in this time
    share           the part of one processor that a guest may use; 0.0: anything
    queue_bytes     a reader that lets more than this wait is dropped
    idle_seconds    a table with nobody at it leaves memory after this time
    bin_seconds     how long a table that was put away can be restored
    think_seconds   a bot that takes longer is replaced by a legal move
    thinkers        processes in which bots think; 0: one less than there are cores, at least one
    free_options    what may be chosen for an option of a game that takes a file: name → the text of the file, for each such option
    """

    data: Path = field(default_factory=data_folder)
    database: str = ""
    names: Sequence[str] = field(default_factory=lambda: _listed("HESPERIDES_NAMES"))
    proxies: Sequence[str] = field(default_factory=lambda: _listed("HESPERIDES_PROXIES"))
    new_tables: int | None = 20
    connections: int | None = 256
    request_seconds: float = 20.0
    share: float = 0.1
    queue_bytes: int = 1 << 20
    idle_seconds: float = 60.0
    bin_seconds: float = 30 * 24 * 3600.0
    think_seconds: float = 11.0
    thinkers: int = 0
    free_options: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    @property
    def url(self) -> "str | URL":
        """The URL of the database; a data folder may have any name."""
        from sqlalchemy import URL

        return self.database or URL.create("sqlite+aiosqlite", database=str(self.data / "hesperides.sqlite"))
