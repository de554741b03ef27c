"""The routes of parties: a guest plays by the token of the house, and what a party shows is asked for every other second."""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from hesperides.server import metrics
from hesperides.server.parties import Parties
from hesperides.server.paying import asking
from hesperides.server.wire import (
    BinnedParty,
    MyParties,
    NewAttempt,
    NewPerson,
    NewRound,
    PartyAttempt,
    PartyCard,
    PartyInputs,
    PartyJudged,
    PartyNow,
)
from hesperides.table import Refusal

AnyRequest = Request[Any, Any, State]
PartyId = Annotated[str, PathParameter(max_length=32)]
AttemptId = Annotated[str, PathParameter(max_length=32)]
Seen = Annotated[int | None, QueryParameter()]
CODES = {"unknown-table": 404, "in-bin": 404, "foreign": 403, "illegal": 422, "used-id": 409, "malformed": 400}


def refused(_: AnyRequest, refusal: Refusal) -> Response[dict[str, Any]]:
    """A refusal as an answer: why, in words and for programs, and by which rule."""
    metrics.commands_refused.labels(refusal.code).inc()
    status = CODES.get(refusal.code, 503)
    told = {"status_code": status, "detail": str(refusal), "code": refusal.code, "rule": refusal.rule}
    return Response(told, status_code=status)


REFUSED: Any = {Refusal: refused}


@get("/api/parties", exception_handlers=REFUSED)
async def my_parties(request: AnyRequest, state: State) -> MyParties:
    """The parties where this guest plays, and this guest's best results."""
    parties: Parties = state.parties
    return await parties.mine(asking(request, state).guest)


@get("/api/parties/{party_id:str}", exception_handlers=REFUSED)
async def party(request: AnyRequest, party_id: PartyId, state: State, seen: Seen = None) -> Response[PartyNow | None]:
    """A party; 204 if nothing has happened since version `seen`."""
    parties: Parties = state.parties
    now = await parties.news(party_id, asking(request, state).guest, seen)
    return Response(now, status_code=204 if now is None else 200)


@post("/api/parties/{party_id:str}/people", exception_handlers=REFUSED)
async def join_party(request: AnyRequest, party_id: PartyId, data: JSONBody[NewPerson], state: State) -> PartyNow:
    """Sit down at a party."""
    parties: Parties = state.parties
    return await parties.join(party_id, data.name, asking(request, state).guest)


@post("/api/parties/{party_id:str}/rounds", exception_handlers=REFUSED)
async def next_round(request: AnyRequest, party_id: PartyId, data: JSONBody[NewRound], state: State) -> PartyNow:
    """Begin another round."""
    parties: Parties = state.parties
    return await parties.next_round(party_id, data, asking(request, state).guest)


@post("/api/parties/{party_id:str}/attempts", exception_handlers=REFUSED)
async def begin_attempt(request: AnyRequest, party_id: PartyId, data: JSONBody[NewAttempt], state: State) -> PartyAttempt:
    """Begin to play: the clock runs from here."""
    parties: Parties = state.parties
    return await parties.begin(party_id, data, asking(request, state).guest)


@post("/api/parties/{party_id:str}/attempts/{attempt:str}", exception_handlers=REFUSED)
async def finish_attempt(
    request: AnyRequest, party_id: PartyId, attempt: AttemptId, data: JSONBody[PartyInputs], state: State
) -> PartyJudged:
    """Hand in what the hand did; it is played here, and refused with a reason if it cannot have been done."""
    parties: Parties = state.parties
    return await parties.finish(party_id, attempt, data.inputs, asking(request, state).guest)


@delete("/api/parties/{party_id:str}", status_code=200, exception_handlers=REFUSED)
async def put_party_away(request: AnyRequest, party_id: PartyId, state: State) -> BinnedParty:
    """Put a party into this guest's bin, from which it can be restored for a while; only who plays there may."""
    parties: Parties = state.parties
    return await parties.put_away(party_id, asking(request, state).guest)


@post("/api/party-bin/{party_id:str}/restore", status_code=200, exception_handlers=REFUSED)
async def restore_party(request: AnyRequest, party_id: PartyId, state: State) -> PartyCard:
    """Take a party out of this guest's bin."""
    parties: Parties = state.parties
    return await parties.restore(party_id, asking(request, state).guest)


@delete("/api/party-bin/{party_id:str}", status_code=204, exception_handlers=REFUSED)
async def remove_party(request: AnyRequest, party_id: PartyId, state: State) -> None:
    """Remove a party from this guest's bin for good."""
    parties: Parties = state.parties
    await parties.remove(party_id, asking(request, state).guest)


ROUTES = [my_parties, party, join_party, next_round, begin_attempt, finish_attempt, put_party_away, restore_party, remove_party]
