"""A file of JCloisterZone from beginning to end: read, played by the rules, and its sentences checked."""

from dataclasses import dataclass
from pathlib import Path

from hesperides.importing.element import ForeignError
from hesperides.importing.playing import record_of, table_of
from hesperides.importing.saved import Saved, read_file
from hesperides.importing.sentences import differences
from hesperides.record import Record


@dataclass(frozen=True, slots=True)
class Imported:
    """The record of a file, how many sentences the file has, and what of them does not hold."""

    record: Record
    sentences: int
    differences: list[ForeignError]


def imported(saved: Saved) -> Imported:
    """The game of a file; raises ForeignError naming the element that cannot be played."""
    table = table_of(saved)
    return Imported(record_of(table), len(saved.sentences), differences(table))


def read_jcz(path: Path) -> Record:
    """The record of a saved game or scenario; raises ForeignError, also for the first sentence that does not hold."""
    return agreed(imported(read_file(path)))


def agreed(game: Imported) -> Record:
    """The record, if every sentence of the file holds; raises ForeignError for the first that does not, and says how many do not."""
    if not game.differences:
        return game.record
    first, *more = game.differences
    if not more:
        raise first
    raise ForeignError(f"{first} (of {game.sentences} sentences {len(more) + 1} do not hold)")
