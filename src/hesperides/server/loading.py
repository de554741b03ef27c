"""A table from its log, in small steps, so that other guests of the server go on in between."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

from hesperides.game import CHANCE
from hesperides.importing.jcz import imported
from hesperides.importing.saved import read_text
from hesperides.record import SEATS, Record, read
from hesperides.record.text import DRAW
from hesperides.server import checkpoint
from hesperides.server.history import History
from hesperides.server.rows import Deed, TableRow
from hesperides.server.store import NotStored, Store
from hesperides.table import Refusal, Table

EVENTS = 100
"""Events that are checked in one step."""
ENTRIES = 8
"""Entries that are played in one step."""
Words = tuple[int, str]
Turn = Callable[[], AbstractAsyncContextManager[None]]
T = TypeVar("T")


async def loaded(row: TableRow, store: Store, new_table: Callable[[TableRow], Table], turn: Turn) -> tuple[Table, History]:
    """A table as its log leaves it; every step takes a `turn`.

    Raises ValueError where the log is damaged or the rules disagree with it.
    """
    table = new_table(row)
    if history := await _from_checkpoint(row, store, table):
        try:
            await _follow(table, history, store, turn)
        except ValueError:  # the log is the truth, not the checkpoint
            table = new_table(row)
        else:
            return table, history
    history = History(row.id)
    await _follow(table, history, store, turn)
    return table, history


async def followed(table: Table, entries: Sequence[Words], turn: Turn) -> None:
    """Bring a table on by entries, draws included; raises Refusal where the rules disagree."""
    for part in _parts(entries, ENTRIES):
        async with turn():
            table.follow(part)


def read_record(text: str, name: str) -> Record:
    """The record in a text of our own, or of a game that JCloisterZone saved; raises ValueError naming the place."""
    return imported(read_text(text, name)).record if text.lstrip().startswith("{") else read(text, name)


async def entered(table: Table, record: Record, turn: Turn) -> None:
    """Bring a new table to the end of a record; raises RecordError naming the line that the rules refuse."""
    for part in _parts([line for line in record.lines if line.acts], ENTRIES):
        async with turn():
            for line in part:
                try:
                    table.follow([_words(line.mark, line.words)])
                except Refusal as refusal:
                    raise record.error(line.number, f"{line.mark} {line.words}: {refusal}") from None


async def _from_checkpoint(row: TableRow, store: Store, table: Table) -> History | None:
    try:
        found = await store.checkpoint(row.id)
    except NotStored:  # it cannot be read; what else cannot shows next
        return None
    return None if found is None else checkpoint.unpacked(row, *found, table)


async def _follow(table: Table, history: History, store: Store, turn: Turn) -> None:
    """Bring the table from where `history` stands to the end of the log. Entries that were taken back later are not played."""
    kept: list[Words] = [(step.actor, step.words) for step in table.entries]
    lowest = len(kept)
    while page := await store.deeds(history.table_id, history.number):
        for step in _parts(page, EVENTS):
            async with turn():
                for event in step:
                    history.check(event)
                    history.note(event)
                    _amend(kept, event)
                    lowest = min(lowest, len(kept))
    if lowest < table.n:
        table.go_back(table.actor, lowest)
    await followed(table, kept[lowest:], turn)


def _amend(kept: list[Words], event: Deed) -> None:
    if event.deed == "play":
        parted = [line.split(" ", 1) for line in event.lines.splitlines()]
        kept += [_words(mark, words) for mark, words in parted]
    elif event.deed == "undo":
        del kept[event.n :]


def _words(mark: str, words: str) -> Words:
    return CHANCE if mark == DRAW else SEATS.index(mark), words


def _parts(whole: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(whole), size):
        yield whole[start : start + size]
