"""Records: games as text. `text` reads and writes them, `replay` puts them to the rules, `trace` tells them to programs;
`refusals` says why something may not be done."""

from hesperides.record.names import distinct, plain_name
from hesperides.record.refusals import action_of, legal_words, out_of_turn, refused_by, rule_id
from hesperides.record.replay import Replay, Step, copied, export, laid_out, replay
from hesperides.record.text import (
    SEATS,
    Line,
    Record,
    RecordError,
    fired_line,
    lines_of,
    load,
    load_from,
    one_spaced,
    read,
    read_options,
    redact,
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
    "action_of",
    "copied",
    "distinct",
    "export",
    "fired_line",
    "laid_out",
    "legal_words",
    "lines_of",
    "load",
    "load_from",
    "one_spaced",
    "out_of_turn",
    "plain_name",
    "read",
    "read_options",
    "redact",
    "refused_by",
    "replay",
    "rule_id",
    "trace",
    "write",
    "write_line",
    "write_options",
]
