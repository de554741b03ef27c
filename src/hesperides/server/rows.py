"""The rows of the database as values, and the chain that holds a log together."""

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec

T = TypeVar("T")


class Damaged(ValueError):  # noqa: N818
    """A row that no release has written."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat of a stored table; `owner` is the SHA-256 of the token that may act for it, "" for a bot's."""

    kind: Literal["person", "bot"]
    name: str
    bot: str
    owner: str


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was opened; `texts` holds what stood in the files that options name."""

    id: str
    created: float
    creator: str
    game: str
    options: dict[str, str]
    rules: Annotated[int, msgspec.Meta(ge=1)]
    seats: list[SeatRow]
    secret: bytes
    texts: dict[str, str] = {}
    pace: int = 700

    @property
    def is_shared(self) -> bool:
        """True if other guests than its creator have seats at it."""
        return any(seat.owner not in ("", self.creator) for seat in self.seats)


class Standing(msgspec.Struct, frozen=True):
    """How a table stands after an event, for lists of tables."""

    scores: list[int]
    actor: int | None
    over: bool
    winners: list[int]
    moves: int


class EventRow(msgspec.Struct, frozen=True):
    """An event of the log; see `schema.events`."""

    table_id: str
    number: int
    at: float
    command: str | None
    deed: str
    lines: str
    n: int
    standing: Standing
    chain: str = ""
    said: str | None = None


class Deed(NamedTuple):
    """What replaying needs of an event."""

    number: int
    command: str | None
    deed: str
    lines: str
    n: int
    chain: str
    said: str | None


def link(before: str, table_id: str, event: EventRow | Deed) -> str:
    """The chain of an event, given the chain of the one before it ("" for the first)."""
    told = (before, table_id, event.number, event.command, event.deed, event.lines, event.n)
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()


def linked(before: str, event: EventRow) -> EventRow:
    """The event with its chain."""
    return msgspec.structs.replace(event, chain=link(before, event.table_id, event))


def broken_link(log_of_table: Sequence[EventRow]) -> int | None:
    """The number of the first event that does not follow from the ones before; None if the log is whole."""
    before = ""
    for number, event in enumerate(log_of_table, 1):
        if event.number != number or link(before, event.table_id, event) != event.chain:
            return number
        before = event.chain
    return None


# --- columns -----------------------------------------------------------------------------------------------------------


def table_values(row: TableRow) -> dict[str, Any]:
    """The columns of a table."""
    values = msgspec.structs.asdict(row)
    return values | {"options": _json(row.options), "seats": _json(row.seats), "texts": _json(row.texts)}


def event_values(row: EventRow) -> dict[str, Any]:
    """The columns of an event."""
    return msgspec.structs.asdict(row) | {"standing": _json(row.standing)}


def table_row(row: Any) -> TableRow:
    """A table from its columns; raises Damaged."""
    return made(TableRow, row, options=dict[str, str], seats=list[SeatRow], texts=dict[str, str])


def event_row(row: Any) -> EventRow:
    """An event from its columns; raises Damaged."""
    return made(EventRow, row, standing=Standing)


def made(kind: type[T], row: Any, **written: Any) -> T:
    """A row of this kind, some of whose columns are `written` as JSON; raises Damaged. SQLite keeps anything in any column."""
    values = {name: row._mapping[name] for name in kind.__struct_fields__}  # type: ignore[attr-defined]
    try:
        values |= {name: msgspec.json.decode(values[name], type=form) for name, form in written.items()}
        return msgspec.convert(values, kind, builtin_types=(bytes,))
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError) as error:
        raise Damaged(f"its row is damaged: {error}") from error


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
