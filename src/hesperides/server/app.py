"""The application: routes, start and end."""

import asyncio
import codecs
import time
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any

import structlog
from litestar import Litestar, MediaType, Request, Response, delete, get, post, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from hesperides import rulebook
from hesperides.bots import BOTS, LEVELS
from hesperides.game import Game
from hesperides.server import metrics, party_routes
from hesperides.server.guard import guard
from hesperides.server.hosts import known_names
from hesperides.server.live import attend
from hesperides.server.page import Page
from hesperides.server.parties import Parties
from hesperides.server.party_store import PartyStore
from hesperides.server.paying import asking
from hesperides.server.readiness import Readiness, Say, behind
from hesperides.server.room import Room
from hesperides.server.rooms import Rooms, games
from hesperides.server.scene import Viewer, viewer
from hesperides.server.settings import Settings
from hesperides.server.store import NotStored, Store
from hesperides.server.thinkers import Thinkers
from hesperides.server.wire import (
    Binned,
    Branch,
    GameCard,
    NewParty,
    NewTable,
    OptionCard,
    PartyNow,
    Position,
    Ready,
    RecordFile,
    TableCard,
)
from hesperides.server.work import Work
from hesperides.table import Refusal

log = structlog.get_logger()
HOUR = 3600.0
RECORD_BYTES = 512 * 1024
"""Longest text of a record that is opened: ten times a long game."""
FIRST_ANSWER_SECONDS = 2.0
"""How long a start waits for somebody who opens the page, before the rules are got ready."""
AnyRequest = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(max_length=32)]
Since = Annotated[str | None, QueryParameter()]


class MarkedRequest(Request[Any, Any, State]):
    """A request whose body may begin with a byte order mark, as some programs send it."""

    async def body(self) -> bytes:
        """The body without the mark."""
        return (await super().body()).removeprefix(codecs.BOM_UTF8)


def make_app(settings: Settings, say: Say = lambda _: None, store: Store | None = None, work: Work | None = None) -> ASGIApp:
    """The ASGI application of a server; its tables open when it starts. `say` gets a line while rules are compiled.

    `store` has begun; without one, the application opens its own. `work` has the budgets, where others pay from them too.
    """
    readiness = Readiness(say=say)
    given = {"settings": settings, "store": store, "work": work or Work(settings.share)}
    app = Litestar(
        request_class=MarkedRequest,
        route_handlers=[
            catalogue,
            rule_book,
            how_ready,
            tables,
            open_table,
            put_away,
            lying,
            restore,
            remove,
            record,
            position,
            branch,
            open_record,
            live,
            open_party,
            *party_routes.ROUTES,
            numbers,
            page,
            front,
        ],
        state=State({**given, "page": Page(), "readiness": readiness, "opened": defaultdict(deque)}),
        lifespan=[_running],
        openapi_config=OpenAPIConfig("Hesperides", "1", path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=64 * 1024,
        after_exception=[_note_fault],
        exception_handlers={NotStored: _not_stored, Refusal: _refused, RecursionError: _too_deep},
        logging_config=None,
    )
    return guard(behind(readiness, _heads_as_gets(app)), known_names(settings.names))


def _heads_as_gets(app: ASGIApp) -> ASGIApp:
    """Whatever can be got answers HEAD with the same headers and no body."""

    async def headed(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await app(scope, receive, send)
            return

        async def bare(message: Any) -> None:
            told: Any = {**message, "body": b""} if message["type"] == "http.response.body" else message
            await send(told)

        got: Any = {**scope, "method": "GET"}
        await app(got, receive, bare)

    return headed


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store: Store = app.state.store or await Store.open(settings.url)
    thinkers = Thinkers(settings.thinkers, settings.think_seconds)
    await thinkers.start()
    app.state.rooms = rooms = Rooms(settings, store, thinkers, app.state.work)
    app.state.parties = parties = Parties(PartyStore(store.engine), settings.bin_seconds)
    readiness: Readiness = app.state.readiness
    early = asyncio.get_running_loop().call_later(FIRST_ANSWER_SECONDS, readiness.begin)
    kept = (rooms.sweep(), rooms.purge(), rooms.look_through(), parties.purge())
    keeping = [asyncio.create_task(each) for each in kept]
    try:
        yield
    finally:
        early.cancel()
        await readiness.end()
        for task in keeping:
            task.cancel()
        rooms.close()
        await asyncio.gather(*keeping, return_exceptions=True)
        await store.close()
        await thinkers.close()


# --- what can be played ------------------------------------------------------------------------------------------------


@get("/api/catalogue")
async def catalogue(state: State) -> list[GameCard]:
    """The games, their options, bots and rules."""
    return [_game_card(game, state.settings) for game in games()]


def _game_card(game: Game, settings: Settings) -> GameCard:
    options = [
        OptionCard(option.name, list(settings.free_options.get(option.name, ()) if option.free else option.values), option.default)
        for option in game.options
        if not option.free or option.name in settings.free_options
    ]
    facts = game.facts() if game.facts else None
    levels = [level.name for level in LEVELS]
    return GameCard(game.name, options, game.fewest_seats, game.most_seats, list(BOTS), levels, rulebook.clauses(game.name), facts)


@get("/api/rules/{book:str}")
async def rule_book(book: FromPath[str]) -> dict[str, str]:
    """A rule book: every clause by its name, in the order of the book."""
    try:
        return await asyncio.to_thread(rulebook.clauses, book)
    except ValueError as error:
        raise HTTPException(str(error), status_code=404) from None


# --- tables ------------------------------------------------------------------------------------------------------------


@get("/api/ready")
async def how_ready(state: State) -> Ready:
    """How much of the rules is ready: what needs them waits until all is."""
    readiness: Readiness = state.readiness
    return Ready(readiness.percent)


@get("/api/tables")
async def tables(request: AnyRequest, state: State) -> list[TableCard]:
    """The tables that this guest opened, the last one changed first."""
    rooms: Rooms = state.rooms
    return await rooms.cards(asking(request, state).guest)


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[NewTable], state: State) -> TableCard:
    """Open a table; the seats of people belong to this guest."""
    rooms: Rooms = state.rooms
    return await _opened(request, state, lambda owner: rooms.open(data, owner))


@post("/api/records", request_max_body_size=RECORD_BYTES)
async def open_record(request: AnyRequest, data: JSONBody[RecordFile], state: State) -> TableCard:
    """Open a table from a record; every seat belongs to this guest."""
    rooms: Rooms = state.rooms
    return await _opened(request, state, lambda owner: rooms.open_record(data, owner))


@post("/api/tables/{table_id:str}/branches")
async def branch(request: AnyRequest, table_id: TableId, data: JSONBody[Branch], state: State) -> TableCard:
    """Open a table that begins as this one did; the seats of people belong to this guest."""
    rooms: Rooms = state.rooms
    room = await _room(request, table_id, state)
    return await _opened(request, state, lambda owner: rooms.branch(room, data, owner))


@post("/api/parties", exception_handlers=party_routes.REFUSED)
async def open_party(request: AnyRequest, data: JSONBody[NewParty], state: State) -> PartyNow:
    """Open a party of the Citrus Games with its first round; it counts as a table."""
    payer = asking(request, state)
    _count_opened(request, state)
    parties: Parties = state.parties
    try:
        return await parties.open(data, payer.guest)
    except Refusal:
        _forget_opened(request, state)
        raise


@delete("/api/tables/{table_id:str}", status_code=200)
async def put_away(request: AnyRequest, table_id: TableId, state: State) -> Binned:
    """Put a table into the bin, from which it can be restored for a while; only who opened it may."""
    rooms: Rooms = state.rooms
    return await rooms.put_away(table_id, asking(request, state).guest)


@get("/api/bin")
async def lying(request: AnyRequest, state: State) -> list[Binned]:
    """What this guest has put away and can restore, the newest first."""
    rooms: Rooms = state.rooms
    return await rooms.bin(asking(request, state).guest)


@post("/api/bin/{table_id:str}/restore", status_code=200)
async def restore(request: AnyRequest, table_id: TableId, state: State) -> TableCard:
    """Take a table out of the bin; only who opened it may."""
    rooms: Rooms = state.rooms
    return await rooms.restore(table_id, asking(request, state).guest)


@delete("/api/bin/{table_id:str}", status_code=204)
async def remove(request: AnyRequest, table_id: TableId, state: State) -> None:
    """Delete a table that lies in the bin for good; only who opened it may."""
    rooms: Rooms = state.rooms
    await rooms.remove(table_id, asking(request, state).guest)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, table_id: TableId, state: State) -> str:
    """The record so far, with the rules that fired: it replays, checks itself, and can be pasted into a report."""
    room = await _room(request, table_id, state)
    return await room.export(_viewer(request, room))


@get("/api/tables/{table_id:str}/at/{n:int}")
async def position(request: AnyRequest, table_id: TableId, n: FromPath[int], state: State) -> Position:
    """The table as it lay after entry `n`."""
    room = await _room(request, table_id, state)
    return await room.position(_viewer(request, room), n)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, State], table_id: FromPath[str], state: State, since: Since = None) -> None:
    """The socket of a table; `since` is the number of the last entry the client has. A wrong id or number is answered in the socket."""
    await attend(socket, table_id, since, state.rooms, state.settings)


async def _room(request: AnyRequest, table_id: str, state: State) -> Room:
    """The room of a table; raises 404 if there is none."""
    rooms: Rooms = state.rooms
    if (room := await rooms.room(table_id, asking(request, state))) is None:
        raise HTTPException("there is no such table", status_code=404)
    return room


def _viewer(request: AnyRequest, room: Room) -> Viewer:
    return viewer(room.row, str(request.scope["state"]["owner"]), request.client.host if request.client else "")


async def _opened(request: AnyRequest, state: State, open_for: Callable[[str], Awaitable[TableCard]]) -> TableCard:
    """What `open_for` the guest opens; what opens nothing does not count. Raises 400 with what was wrong."""
    payer = asking(request, state)
    _count_opened(request, state)
    try:
        return await open_for(payer.guest)
    except ValueError as error:
        _forget_opened(request, state)
        raise HTTPException(str(error), status_code=400) from None


def _refused(_: AnyRequest, refusal: Refusal) -> Response[dict[str, Any]]:
    status = {"unknown-table": 404, "in-bin": 404, "unknown-entry": 404, "foreign": 403}.get(refusal.code, 503)
    return Response({"status_code": status, "detail": str(refusal)}, status_code=status)


def _count_opened(request: AnyRequest, state: State) -> None:
    """Count a new table of an address; raises 429 when it has opened `new_tables` within an hour."""
    most, now = state.settings.new_tables, time.monotonic()
    if most is None:
        return
    times: deque[float] = state.opened[request.client.host if request.client else ""]
    while times and now - times[0] > HOUR:
        times.popleft()
    if len(times) >= most:
        wait = {"Retry-After": str(int(HOUR - (now - times[0])) + 1)}
        raise HTTPException("too many new tables from this address; wait a while", status_code=429, headers=wait)
    times.append(now)


def _forget_opened(request: AnyRequest, state: State) -> None:
    """What opened no table does not count."""
    if times := state.opened[request.client.host if request.client else ""]:
        times.pop()


_ANSWERED = (NotStored, Refusal, RecursionError)
"""What has an answer of its own; a fault of ours is whatever else ends a request with 500 or a socket with 4500."""
_GONE = "client disconnected prematurely"
"""What Litestar raises where a client goes away in the middle of its request: nobody's fault here."""


async def _note_fault(error: Exception, scope: Scope) -> None:
    if isinstance(error, _ANSWERED) or getattr(error, "detail", "") == _GONE:
        return
    if getattr(error, "status_code", 500) >= 500:
        log.error("a request failed", path=scope["path"], exc_info=error)


def _not_stored(_: AnyRequest, error: NotStored) -> Response[dict[str, Any]]:
    return Response({"status_code": 503, "detail": str(error)}, status_code=503)


def _too_deep(_: AnyRequest, error: RecursionError) -> Response[dict[str, Any]]:
    return Response({"status_code": 400, "detail": "too many things inside of things"}, status_code=400)


# --- the page ----------------------------------------------------------------------------------------------------------


@get("/metrics", include_in_schema=False)
async def numbers() -> Response[bytes]:
    """What the server counts, for Prometheus."""
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")


@get("/{path:path}", include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str], state: State) -> Response[bytes]:
    """A file of the page, or its index for the page's own routes."""
    if path.startswith("/api/"):
        raise HTTPException("there is nothing here", status_code=404)
    return _page(request, path, state)


@get("/", include_in_schema=False)
async def front(request: AnyRequest, state: State) -> Response[bytes]:
    """The page."""
    return _page(request, "", state)


def _page(request: AnyRequest, path: str, state: State) -> Response[bytes]:
    files: Page = state.page
    return files.answer(path, request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""))
