"""Who asks by HTTP, and pays for it: every question costs something, besides what its answer takes."""

import math
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from hesperides.server.work import SOCKET_SECONDS, Payer, Work


def asking(request: Request[Any, Any, State], state: State) -> Payer:
    """Who asks; raises 429 if it has used up its share. Who comes without a token pays as an address: a new token is no new budget."""
    around, work = request.scope["state"], state.work
    address = request.client.host if request.client else ""
    guest = str(around["owner"])
    _charge(Payer("" if around.get("is_new") else guest, address), work)
    return Payer(guest, address)


def _charge(payer: Payer, work: Work) -> None:
    if wait := work.wait(payer):
        headers = {"Retry-After": str(math.ceil(wait))}
        raise HTTPException("you have asked for too much in too short a time; wait a while", status_code=429, headers=headers)
    work.spend(payer, SOCKET_SECONDS)
