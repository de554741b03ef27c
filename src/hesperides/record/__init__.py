"""Records: games as text. `text` reads and writes them, `replay` puts them to the rules, `trace` tells them to programs."""

from hesperides.record.replay import Replay, Step, export, legal_words, replay, rule_id
from hesperides.record.text import (
    SEATS,
    Line,
    Record,
    RecordError,
    fired_line,
    load,
    load_from,
    plain_name,
    read,
    read_options,
    redact,
    told,
    write,
    write_line,
    write_options,
)
from hesperides.record.trace import trace

__all__ = [
    "SEATS",
    "Line",
    "Record",
    "RecordError",
    "Replay",
    "Step",
    "export",
    "fired_line",
    "legal_words",
    "load",
    "load_from",
    "plain_name",
    "read",
    "read_options",
    "redact",
    "replay",
    "rule_id",
    "told",
    "trace",
    "write",
    "write_line",
    "write_options",
]
