"""Tables and parties whose rows are damaged: set aside, so that one of them spoils no list of others, and named in the log."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import structlog

from hesperides.server.rows import Damaged

log = structlog.get_logger()
T = TypeVar("T")


class Aside:
    """What is set aside; each table is named once."""

    def __init__(self) -> None:
        self._named: set[str] = set()

    def sound(self, rows: Iterable[Any], made: Callable[[Any], T]) -> list[T]:
        """What is made of the rows, without those that are damaged; each has the column `id` of its table."""
        found = []
        for row in rows:
            try:
                found.append(made(row))
            except Damaged as damage:
                self.name(str(row.id), damage)
        return found

    def name(self, table: str, damage: Damaged) -> None:
        """Say which table is damaged, and how."""
        if table not in self._named:
            self._named.add(table)
            log.error("set aside", table=table, reason=str(damage))
