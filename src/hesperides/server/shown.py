"""What viewers are told of a table, drawn and encoded once for all who see the same."""

from typing import Any

import msgspec

from hesperides.server import scene
from hesperides.server.rows import TableRow
from hesperides.server.scene import Viewer
from hesperides.server.wire import Happened, Previewed, TableNow
from hesperides.table import Step, Table

MOST_PREVIEWS = 64
"""Previews kept at a time."""
NULL = msgspec.Raw(b"null")
_View = tuple[Any, Any]
"""The picture and the choices of a seat, encoded."""


class Shown:
    """The messages about a table. `at` in all functions tells how far its log is: what was made for it is kept until that changes."""

    def __init__(self, row: TableRow, table: Table) -> None:
        self._row, self._table = row, table
        self._at = -1
        self._entries: list[tuple[Step, bytes]] = []
        self._views: dict[int | None, _View] = {}
        self._frames: dict[Any, bytes] = {}
        self._previews: dict[tuple[str, int], Previewed] = {}

    def whole(self, at: int, pace: int, who: Viewer) -> TableNow:
        """The whole table."""
        seat, table, row = who.eyes(self._table.actor), self._table, self._row
        picture, choices = self._view(at, seat)
        return TableNow(
            id=row.id,
            game=row.game,
            options=row.options,
            rules_version=row.rules,
            seats=scene.seats(row.seats, who.owner),
            pace=pace,
            n=table.n,
            entries=self._since(0),
            picture=picture,
            choices=choices,
            undo_to=table.undo_to if seat == table.actor else None,
            restart_to=table.restart_to if seat == table.actor else None,
        )

    def whole_frame(self, at: int, pace: int, who: Viewer) -> bytes:
        """The whole table as a message; the same for all who sit on the same seats."""
        return self._frame(at, (pace, who.seats), lambda: self.whole(at, pace, who))

    def happened_frame(self, at: int, since: int, seat: int | None) -> bytes:
        """The entries after number `since`, and the table now, through the eyes of a seat."""
        return self._frame(at, (since, seat, "happened"), lambda: self._happened(at, since, seat))

    def previewed(self, at: int, command: str, words: str, seat: int) -> Previewed:
        """The answer to a preview; the state after it is shown as the seat would see it, with nothing drawn. Raises Refusal."""
        self._forget(at)
        if (words, seat) not in self._previews:
            seen = scene.previewed(self._table, "", self._table.outlook(seat, words), seat)
            seen.picture = _raw(seen.picture)
            if len(self._previews) >= MOST_PREVIEWS:
                del self._previews[next(iter(self._previews))]
            self._previews[words, seat] = seen
        return msgspec.structs.replace(self._previews[words, seat], id=command)

    def _happened(self, at: int, since: int, seat: int | None) -> Happened:
        table = self._table
        picture, choices = self._view(at, seat)
        return Happened(
            n=table.n,
            entries=self._since(since),
            picture=picture,
            choices=choices,
            undo_to=table.undo_to if seat == table.actor else None,
            restart_to=table.restart_to if seat == table.actor else None,
        )

    def _frame(self, at: int, key: Any, made: Any) -> bytes:
        self._forget(at)
        if key not in self._frames:
            self._frames[key] = msgspec.json.encode(made())
        return self._frames[key]

    def _view(self, at: int, seat: int | None) -> _View:
        self._forget(at)
        if seat not in self._views:
            choices = scene.choices(self._table, seat)
            self._views[seat] = _raw(scene.picture(self._table, seat)), NULL if choices is None else _raw(choices)
        return self._views[seat]

    def _forget(self, at: int) -> None:
        if at != self._at:
            self._at = at
            for kept in (self._views, self._frames, self._previews):
                kept.clear()

    def _since(self, since: int) -> Any:
        """The entries after number `since`; each is encoded once for as long as it stands."""
        kept, now = self._entries, self._table.entries
        same = min(len(kept), len(now))
        while same and kept[same - 1][0] is not now[same - 1]:
            same -= 1
        kept[same:] = [(step, msgspec.json.encode(scene.entry(step))) for step in now[same:]]
        return msgspec.Raw(b"[" + b",".join(encoded for _, encoded in kept[since:]) + b"]")


def _raw(message: Any) -> Any:
    return msgspec.Raw(msgspec.json.encode(message))
