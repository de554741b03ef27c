"""What a room knows of its log: where it ends, what came of its latest commands, and how large it is."""

from dataclasses import dataclass, field

from hesperides.server.rows import Deed, EventRow, link

RECENT = 1000
"""Commands whose answers stay in memory; those of earlier ones are looked up in the log."""
AROUND = 300
"""Bytes that an event takes besides its lines."""
Answer = tuple[int, str | None]
"""What came of a command: how many entries there were after it, and a digest of what it said (None: of a release that kept none)."""


@dataclass(slots=True)
class History:
    """The log of a table up to its event `number`.

    size            bytes it takes, about
    first_undone    the first entry that was ever taken back; None if none was
    answers         of the latest commands; `forgotten` says that there were earlier ones
    kept            the event up to which a checkpoint is kept
    """

    table_id: str
    number: int = 0
    chain: str = ""
    size: int = 0
    first_undone: int | None = None
    answers: dict[str, Answer] = field(default_factory=dict)
    forgotten: bool = False
    kept: int = 0

    def check(self, event: Deed) -> None:
        """Raise ValueError if this is not the next event of the log."""
        if event.number != self.number + 1 or link(self.chain, self.table_id, event) != event.chain:
            raise ValueError(f"its log is damaged at event {self.number + 1}")

    def note(self, event: Deed | EventRow) -> None:
        """Go on by one event."""
        self.number, self.chain = event.number, event.chain
        self.size += AROUND + len(event.lines)
        if event.deed == "undo":
            self.first_undone = min(event.n + 1, self.first_undone or event.n + 1)
        if event.command is not None:
            self._remember(event.command, (event.n, event.said))

    def _remember(self, command: str, answer: Answer) -> None:
        self.answers[command] = answer
        if len(self.answers) > RECENT:
            del self.answers[next(iter(self.answers))]
            self.forgotten = True
