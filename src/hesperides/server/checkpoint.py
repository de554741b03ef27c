"""Checkpoints: what a log amounts to, so that a long one need not be replayed from its beginning each time somebody comes.

A checkpoint is a saving of time and nothing else. It is sealed with the table's secret over the table, the chain of the event it stands
at and the rules that made it: one that is spoilt, of another table, of a log that has another event there, or of other rules is ignored,
and the log is replayed.
"""

import hashlib
import hmac
import zlib

import msgspec

from hesperides.kernel import CACHE
from hesperides.server.history import Answer, History
from hesperides.server.rows import Deed, TableRow
from hesperides.table import Frozen, Table

EVERY = 256
"""Events after which a new one is due."""
FORM = 1
"""Rises when what is kept is written in another way."""
_SEAL_BYTES = 32


class _Kept(msgspec.Struct, array_like=True):
    size: int
    first_undone: int | None
    answers: list[tuple[str, Answer]]
    forgotten: bool
    table: Frozen


def packed(row: TableRow, history: History, table: Table) -> bytes:
    """A checkpoint of a table as it stands after its log."""
    answers = list(history.answers.items())
    kept = _Kept(history.size, history.first_undone, answers, history.forgotten, table.frozen())
    body = zlib.compress(msgspec.msgpack.encode(kept), 1)
    return _seal(row, history.chain, body) + body


def unpacked(row: TableRow, at: Deed, checkpoint: bytes, table: Table) -> History | None:
    """Bring a new table to where a checkpoint says it was after the event `at`; None if it is not to be trusted."""
    if not isinstance(checkpoint, bytes):  # SQLite keeps anything in any column
        return None
    seal, body = checkpoint[:_SEAL_BYTES], checkpoint[_SEAL_BYTES:]
    if not hmac.compare_digest(seal, _seal(row, at.chain, body)):
        return None
    kept = msgspec.msgpack.decode(zlib.decompress(body), type=_Kept)
    table.thaw(kept.table)
    return History(row.id, at.number, at.chain, kept.size, kept.first_undone, dict(kept.answers), kept.forgotten, at.number)


def _seal(row: TableRow, chain: str, body: bytes) -> bytes:
    """CACHE is named by all that the rules were compiled from; where that has changed, so may have what a state means."""
    head = msgspec.json.encode((FORM, row.id, chain, row.rules, CACHE.name))
    return hmac.digest(row.secret, head + hashlib.sha256(body).digest(), "sha256")
