"""The contract between server and page: every message, as msgspec types.

`web/src/wire.ts` is generated from this module (`make wire`), so that both sides cannot drift apart. HTTP bodies and socket frames
are JSON. Positions and moves are described in the words of the actions, never in numbers of the kernel.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal, Union, get_type_hints

import msgspec

from hesperides.game import Game
from hesperides.games import GAMES
from hesperides.party.pieces import Distance, Input, PartyGame, PartySetting, Score

FRAME_LIMIT = 16 * 1024
"""Largest socket frame a client may send, in bytes."""


def union_of(what: str, games: Iterable[Game] = GAMES.values()) -> Any:
    """The type that the games' functions `what` return: a union over the games that have one, told apart by the tag `game`."""
    functions = [function for game in games if (function := getattr(game, what)) is not None]
    return Union[tuple(get_type_hints(function)["return"] for function in functions)] if functions else type(None)  # noqa: UP007


if TYPE_CHECKING:
    Picture = Any
    Choices = Any
    Facts = Any
else:
    Picture = union_of("picture")
    Choices = union_of("choices")
    Facts = union_of("facts")
"""What a viewer sees, what its seat may choose, and what is printed on the pieces of a game."""


# --- HTTP ------------------------------------------------------------------------------------------------------------


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who will sit on a seat of a new table."""

    kind: Literal["person", "bot"]
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables`."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, str] = {}
    pace: int = 700


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/tables/ID/branches`: a new table with the first `n` entries of this one; what follows is drawn anew."""

    n: int
    seats: list[SeatPlan]
    pace: int = 700


class RecordFile(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/records`: a new table from the text of a record, or of a file that JCloisterZone saved; `name` is said in complaints."""

    text: str
    name: str


class Position(msgspec.Struct):
    """`GET /api/tables/ID/at/N`: the table as it lay after entry `n`, as this viewer may see it."""

    n: int
    picture: Picture


class Seat(msgspec.Struct):
    """A seat of a table: `mine` says that this viewer may act for it."""

    letter: str
    name: str
    kind: Literal["person", "bot"]
    bot: str
    mine: bool


class TableCard(msgspec.Struct):
    """A table as the home page lists it (`GET /api/tables`, newest first)."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    scores: list[int]
    actor: int | None
    over: bool
    winners: list[int]
    moves: int
    changed: float


class Binned(msgspec.Struct):
    """A table in the bin (`GET /api/bin`, newest first); times in seconds since 1970.

    how      "removed": it can be restored until `until`, then it is deleted with its log; "left": it goes on for the others at it
    """

    card: TableCard
    how: Literal["removed", "left"]
    since: float
    until: float


class Ready(msgspec.Struct):
    """How much of the rules is there (`GET /api/ready`), in percent: at 100 tables can be opened, before that they wait."""

    percent: int


class OptionCard(msgspec.Struct):
    """An option of a game: `values` empty means a switch."""

    name: str
    values: list[str]
    default: str


class GameCard(msgspec.Struct):
    """A game that can be played here (`GET /api/catalogue`); `facts` is what the page needs to draw its pieces.

    `levels` are those of the bots that are offered to people, from the weakest to the strongest.
    """

    name: str
    options: list[OptionCard]
    fewest_seats: int
    most_seats: int
    bots: list[str]
    levels: list[str]
    rules: dict[str, str]
    facts: Facts | None


# --- the log -----------------------------------------------------------------------------------------------------------


class Fired(msgspec.Struct):
    """A rule that fired: the row that the log, the explanation of points and the tooltips are made of.

    `place` is where it happened, in the words of the game ("c4", "1,0 city:N") or ""; `amount` is what was counted, `points` the points.
    """

    rule: str
    seat: int
    points: int
    amount: int
    place: str


class Entry(msgspec.Struct):
    """One line of the record: entry number `n` counts from 1; `actor` is null for chance; `scores` after it."""

    n: int
    actor: int | None
    words: str
    fired: list[Fired]
    scores: list[int]


# --- server to client --------------------------------------------------------------------------------------------------


class TableNow(msgspec.Struct, tag_field="is", tag="table"):
    """The whole table: sent on connecting, after an undo, and when a client missed too much."""

    id: str
    game: str
    options: dict[str, str]
    rules_version: int
    seats: list[Seat]
    pace: int
    n: int
    entries: list[Entry]
    picture: Picture
    choices: Choices | None
    undo_to: int | None
    restart_to: int | None


class Happened(msgspec.Struct, tag_field="is", tag="happened"):
    """New entries (several when chance follows an action), and the table after them."""

    n: int
    entries: list[Entry]
    picture: Picture
    choices: Choices | None
    undo_to: int | None
    restart_to: int | None


class Acknowledged(msgspec.Struct, tag_field="is", tag="acknowledged"):
    """The command `id` is stored; the table stands at `n`."""

    id: str
    n: int


RefusedFor = Literal[
    "malformed", "oversized", "stale", "foreign", "illegal", "used-id", "full", "busy", "in-bin", "unknown-table", "unavailable"
]
"""Why a command changed nothing."""


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """The command `id` changed nothing. `code` is for programs, `rule` names the clause where a rule refused it."""

    id: str
    code: Literal[
        "malformed", "oversized", "stale", "foreign", "illegal", "used-id", "unknown-table", "in-bin", "full", "busy", "unavailable"
    ]
    message: str
    rule: str = ""
    place: str = ""
    n: int = 0


class Previewed(msgspec.Struct, tag_field="is", tag="previewed"):
    """What the action would do: the rules that would fire, and the picture after it."""

    id: str
    words: str
    fired: list[Fired]
    picture: Picture


class Pong(msgspec.Struct, tag_field="is", tag="pong"):
    """Heartbeat; carries the last number so that a silent gap is noticed."""

    n: int


ServerMessage = TableNow | Happened | Acknowledged | Refused | Previewed | Pong


# --- client to server --------------------------------------------------------------------------------------------------


class Act(msgspec.Struct, tag_field="do", tag="act", forbid_unknown_fields=True):
    """Do `words` for `seat`, seen at `n`. `id` is chosen by the client; the same command with the same id takes effect once."""

    id: str
    n: int
    seat: int
    words: str


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Go back to entry `to` (one of `undo_to`, `restart_to` of the last message), seen at `n`."""

    id: str
    n: int
    seat: int
    to: int


class Preview(msgspec.Struct, tag_field="do", tag="preview", forbid_unknown_fields=True):
    """Ask what an action would do, without doing it."""

    id: str
    n: int
    words: str


class Pace(msgspec.Struct, tag_field="do", tag="pace", forbid_unknown_fields=True):
    """Let the bots of this table wait `pace` ms between moves (0 = at once). Only from a viewer with a seat; answered with a TableNow."""

    pace: int


class Ping(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Heartbeat."""


ClientMessage = Act | Undo | Preview | Pace | Ping


# --- parties of the Citrus Games ---------------------------------------------------------------------------------------


class NewParty(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/parties`: a party with its first round. All `names` belong to this guest: one device for all of them."""

    game: PartyGame
    names: list[str]
    distance: Distance = 1200


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/parties/ID/people`: sit down with this guest's own device."""

    name: str


class NewRound(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/parties/ID/rounds`."""

    game: PartyGame
    distance: Distance = 1200


class NewAttempt(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/parties/ID/attempts`: `person` begins to play a round."""

    round: int
    person: int


class PartyAttempt(msgspec.Struct):
    """Its clock runs. `attempt` is named when the inputs are sent; `setting` is what all who play this round find."""

    attempt: str
    setting: PartySetting


class PartyInputs(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/parties/ID/attempts/ATTEMPT`: all that the hand did. There is no score in it: the server plays it."""

    inputs: list[Input]


class PartyPerson(msgspec.Struct):
    """Somebody at a party; `mine` says that this guest may play for them."""

    number: int
    name: str
    mine: bool


class PartyResult(msgspec.Struct):
    """How somebody fares in a round: `playing` now, or with a score and a place among those that there are.

    `starts` above 1 says that a game was broken off and begun anew.
    """

    person: int
    playing: bool
    starts: int
    score: Score | None
    place: int | None


class PartyRound(msgspec.Struct):
    """A round and who has played it."""

    number: int
    game: PartyGame
    distance: Distance
    results: list[PartyResult]


class PartyBest(msgspec.Struct):
    """A line of a best list; distances are lists of their own in the orange toss."""

    game: PartyGame
    distance: Distance
    name: str
    score: Score
    place: int


class PartyNow(msgspec.Struct):
    """A party (`GET /api/parties/ID`; with `seen` = version, 204 if nothing has happened). `best`: the best results at it."""

    id: str
    version: int
    people: list[PartyPerson]
    rounds: list[PartyRound]
    best: list[PartyBest]


class PartyJudged(msgspec.Struct):
    """A result that was accepted, and the party with it."""

    score: Score
    party: PartyNow


class PartyCard(msgspec.Struct):
    """A party where this guest plays, for lists."""

    id: str
    names: list[str]
    game: PartyGame
    rounds: int
    changed: float


class BinnedParty(msgspec.Struct):
    """A party in this guest's bin; times in seconds since 1970.

    how      "removed": nobody can open it, and it is deleted when nobody can restore it any more; "left": others keep it
    until    when this guest cannot restore it any more
    """

    card: PartyCard
    how: Literal["removed", "left"]
    since: float
    until: float


class MyParties(msgspec.Struct):
    """`GET /api/parties`: the parties where this guest plays, the last one changed first, this guest's own best results, and its bin."""

    parties: list[PartyCard]
    best: list[PartyBest]
    binned: list[BinnedParty]
