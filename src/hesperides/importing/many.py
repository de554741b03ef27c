"""Many files of JCloisterZone, one after the other: what became of each, whatever is wrong with any of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from hesperides.importing.element import shortened
from hesperides.importing.jcz import imported
from hesperides.importing.saved import read_file
from hesperides.record import write

ENDING = ".jcz"
LONGEST_REASON = 4000


@dataclass(frozen=True, slots=True)
class Found:
    """A file to be imported, and its name among the others (with the folders between, where a folder was named)."""

    path: Path
    name: Path


@dataclass(frozen=True, slots=True)
class Attempt:
    """What became of a file: the text of its record ("" if it was not imported), how many sentences hold, and why the others do not."""

    file: Found
    text: str = ""
    seats: int = 0
    sentences: int = 0
    agree: int = 0
    why_not: list[str] = field(default_factory=list)

    @property
    def is_well(self) -> bool:
        """Imported, and every sentence holds."""
        return bool(self.text) and not self.why_not


def found(paths: Iterable[Path]) -> Iterator[Found]:
    """The files named, and in place of a folder every file in it, and in the folders in it, that JCloisterZone may have saved."""
    for path in paths:
        if path.is_dir():
            inside = sorted(each for each in path.rglob("*") if each.suffix.lower() == ENDING and not each.is_dir())
            yield from (Found(each, each.relative_to(path)) for each in inside)
        else:
            yield Found(path, Path(path.name))


def attempt(file: Found) -> Attempt:
    """Import a file; what is wrong with it becomes part of the answer."""
    try:
        game = imported(read_file(file.path))
        text = write(game.record)
    except ValueError as error:
        return Attempt(file, why_not=[_without_name(error, file.path)])
    why_not = [_without_name(each, file.path) for each in game.differences]
    return Attempt(file, text, len(game.record.seats), game.sentences, game.sentences - len(why_not), why_not)


def _without_name(error: ValueError, path: Path) -> str:
    return shortened(str(error).removeprefix(f"{path}: ").removeprefix(f"{path}:"), LONGEST_REASON)
