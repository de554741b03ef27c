"""What a viewer gets to see of a table: the one place where a table becomes messages. What is not said here is never sent."""

from collections.abc import Sequence
from dataclasses import dataclass

from hesperides.game import CHANCE, Event
from hesperides.record import SEATS
from hesperides.server.rows import SeatRow, Standing, TableRow
from hesperides.server.wire import Binned, Choices, Entry, Fired, Picture, Position, Previewed, Seat, TableCard
from hesperides.server.work import Payer
from hesperides.table import Outlook, Step, Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks at a table: `owner` is the SHA-256 of a token ("" for nobody), `seats` those it may act for, `address` its own."""

    owner: str
    seats: tuple[int, ...]
    address: str = ""

    @property
    def payer(self) -> Payer:
        """Whose budget its questions are on."""
        return Payer(self.owner, self.address)

    def eyes(self, actor: int) -> int | None:
        """The seat whose view this viewer gets while `actor` acts; None is a spectator's."""
        if actor in self.seats:
            return actor
        return self.seats[0] if self.seats else None


NOBODY = Viewer("", ())


def viewer(row: TableRow, owner: str, address: str = "") -> Viewer:
    """Who `owner` is at this table."""
    return Viewer(owner, tuple(seat for seat, each in enumerate(row.seats) if owner and each.owner == owner), address)


def seats(rows: Sequence[SeatRow], owner: str) -> list[Seat]:
    """The seats as a viewer sees them."""
    return [Seat(SEATS[seat], each.name, each.kind, each.bot, mine=bool(owner) and each.owner == owner) for seat, each in enumerate(rows)]


def entry(step: Step) -> Entry:
    """A line of the record; everything that lies open on a table is in it, and nothing else."""
    actor = None if step.actor == CHANCE else step.actor
    return Entry(step.n, actor, step.words, [_fired(event) for event in step.fired], list(step.scores))


def picture(table: Table, seat: int | None) -> Picture:
    """The table through the eyes of a seat or (None) a spectator."""
    drawing: Picture = table.game.picture(table.setting, table.game.view(table.setting, table.state, seat))
    return drawing


def position(table: Table, n: int, who: Viewer) -> Position:
    """The table as it lay after entry `n`, through the eyes of a viewer; n is 0 to as many as there are."""
    game, setting, state = table.game, table.setting, table.lay_after(n)
    eyes = who.eyes(int(game.actor(setting, state)))
    return Position(n, game.picture(setting, game.view(setting, state, eyes)))


def choices(table: Table, seat: int | None) -> Choices | None:
    """What the seat may choose, if it is the one that acts."""
    if seat is None or seat != table.actor:
        return None
    chosen: Choices = table.game.choices(table.setting, table.game.view(table.setting, table.state, seat))
    return chosen


def previewed(table: Table, command: str, outlook: Outlook, seat: int) -> Previewed:
    """The answer to a preview; the state after it is shown as the seat would see it, with nothing drawn."""
    game, setting = table.game, table.setting
    return Previewed(
        id=command,
        words=outlook.words,
        fired=[_fired(event) for event in outlook.fired],
        picture=game.picture(setting, game.view(setting, outlook.state, seat)),
    )


def standing(table: Table) -> Standing:
    """How the table stands, for lists of tables."""
    return Standing(table.scores, table.actor if table.actor >= 0 else None, table.over, table.winners, table.moves)


def card(row: TableRow, now: Standing, changed: float, owner: str) -> TableCard:
    """A table as the home page lists it."""
    return TableCard(
        row.id, row.game, row.options, seats(row.seats, owner), now.scores, now.actor, now.over, now.winners, now.moves, changed
    )


def binned(row: TableRow, now: Standing, changed: float, since: float, kept: float) -> Binned:
    """A table as the list of its creator's bin has it; `kept` is for how many seconds."""
    return Binned(card(row, now, changed, row.creator), "left" if row.is_shared else "removed", since, since + kept)


def _fired(event: Event) -> Fired:
    return Fired(event.rule, event.seat, event.points, event.amount, event.place)
