"""A log that does not fill the disk: what is said again and again is said the first few times, then once in a while and how often."""

import logging
import time
from collections.abc import Callable, MutableMapping
from typing import Any

import structlog

TIMES = 20
"""How many times a message may be said in SECONDS."""
SECONDS = 60.0
_SIGNS = 60
"""A message is known again by this number of its first signs: what differs, an address or a table, mostly comes later."""
_MOST_KNOWN = 1000


class Seldom:
    """A filter of logging, and a processor of structlog."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._said: dict[tuple[str, str], tuple[float, int]] = {}

    def left_out(self, kind: tuple[str, str]) -> int | None:
        """Something is to be said: how often it was left out since it was said last; None if it is left out now too."""
        now = self._clock()
        if len(self._said) > _MOST_KNOWN:
            self._said.clear()
        since, times = self._said.get(kind, (now, 0))
        if now - since >= SECONDS:
            self._said[kind] = now, 1
            return max(0, times - TIMES)
        self._said[kind] = since, times + 1
        return 0 if times < TIMES else None

    def filter(self, record: logging.LogRecord) -> bool:
        """True if the record is to be written."""
        left_out = self.left_out((record.name, str(record.msg)[:_SIGNS]))
        if left_out:
            record.msg = f"{record.msg} ({left_out} more of this kind were left out)"
        return left_out is not None

    def processed(self, _: Any, __: str, told: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """What is told, if it is to be written."""
        left_out = self.left_out((str(told["level"]), str(told["event"])[:_SIGNS]))
        if left_out is None:
            raise structlog.DropEvent
        return {**told, "left_out": left_out} if left_out else told
