"""The database, described for SQLAlchemy; `migrations/` leads there from every released version."""

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("creator", String(64), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("texts", Text, nullable=False, server_default="{}"),
    Column("pace", Integer, nullable=False, server_default="700"),
)
"""A table as it was opened; only its pace is ever changed. `creator` is the SHA-256 of a guest's token; `options` and `seats` are JSON.

texts      JSON: options whose value names a file, and what stood in that file when the table was opened
pace       ms that its bots wait between moves
"""

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("command", String(96)),
    Column("deed", String(8), nullable=False),
    Column("lines", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("standing", Text, nullable=False),
    Column("chain", String(64), nullable=False),
    Column("said", String(16)),
    UniqueConstraint("table_id", "command", name="one_effect_of_a_command"),
)
"""The log, append-only. Event `number` of a table, from 1.

command    who gave the command and its id, so that it takes effect once; NULL for what the table did by itself
deed       "play": `lines` are entries as a record has them; "undo": back to entry `n`; "pace", of earlier releases: nothing
n          how many entries there are after it
standing   scores, actor and so on after it, as JSON, for lists of tables
chain      SHA-256 over the chain of the event before and this event: a gap, a swap or an edit shows
said       a digest of what the command said, so that its id is not taken for another one's; NULL where there is none
"""

binned = Table(
    "bin",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("since", Float, nullable=False),
)
"""Tables that their creators put away; `since` is when, 0.0 once one is away for good."""

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""What the log of a table amounts to up to its event `number`; may be lost or spoilt at any time. See `checkpoint`."""

parties = Table(
    "parties",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("creator", String(64), nullable=False, index=True),
    Column("changed", Float, nullable=False),
    Column("version", Integer, nullable=False),
)
"""A party of the Citrus Games; `version` rises with everything that happens at it."""

party_people = Table(
    "party_people",
    metadata,
    Column("party_id", String(32), ForeignKey("parties.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("owner", String(64), nullable=False, index=True),
)
"""Who plays at a party, from 0; `owner` is the SHA-256 of the token that may play for them."""

party_rounds = Table(
    "party_rounds",
    metadata,
    Column("party_id", String(32), ForeignKey("parties.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(8), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("distance", Integer, nullable=False),
)
"""A round of a party, from 0: the game, and what all who play it find."""

party_results = Table(
    "party_results",
    metadata,
    Column("attempt", String(32), primary_key=True),
    Column("party_id", String(32), ForeignKey("parties.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("person", Integer, nullable=False),
    Column("started", Float, nullable=False),
    Column("starts", Integer, nullable=False),
    Column("inputs", Text),
    Column("score", Text),
    UniqueConstraint("party_id", "round", "person", name="one_result_of_a_person"),
)
"""What somebody did in a round.

attempt    known only to who plays; changes when a broken-off game is begun anew
started    Unix time of the last start; `starts` counts them
inputs     JSON, what the hand did; NULL until it has come in
score      JSON, what that is worth by the rules of its day
"""

party_bin = Table(
    "party_bin",
    metadata,
    Column("party_id", String(32), ForeignKey("parties.id"), primary_key=True),
    Column("owner", String(64), primary_key=True),
    Column("since", Float, nullable=False),
)
"""Who has put away which party; `since` is when, 0.0 once it cannot be restored any more."""
