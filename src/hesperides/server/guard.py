"""Who may talk to this server, and what every answer carries.

*Host.* A request must name the server by an address, a name of this machine or one that it was given (see `hosts`); everything else
gets 403, so that no foreign name can be pointed at it.
*Origin.* Every request that may change something, and the handshake of a socket, must carry an `Origin` header whose host and port are
those of the `Host` header; everything else gets 403, a missing Origin too. Browsers send it by themselves; other programs set it. A
proxy in front must pass `Host` on (and `X-Forwarded-Proto`, so that the cookie is bound to https).
*Token.* A guest is an opaque random token in a cookie that scripts cannot read; the server keeps only its SHA-256. Cookies know no
ports: the name of ours has the port in it, and what other programs of the same host name have set is passed over, whatever it is.
*Headers.* A strict content security policy and its companions.
"""

import hashlib
import re
import secrets
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from hesperides.server.hosts import is_answered_to

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
YEAR_SECONDS = 365 * 24 * 3600
_TOKEN = re.compile(r'"?([\w-]{43})"?', re.ASCII)
_SHOWN = 80
"""Signs of a name that a refusal repeats."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html hesperides-worker",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


def hashed(token: str) -> str:
    """What the server keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def guard(app: ASGIApp, names: frozenset[str]) -> ASGIApp:
    """The application behind these rules, answering to `names`.

    `scope["state"]["owner"]` is the hash of the guest's token ("" at a socket without one), `is_new` says that none was sent.
    """

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if objection := _objection(scope, headers, names):
            await _forbid(scope, send, objection)
            return
        name = cookie_name(scope.get("scheme") in ("https", "wss"), headers[b"host"])
        token = _token(scope, name) or _token(scope, name.partition("-on-")[0])
        fresh = "" if token or not _gets_token(scope) else secrets.token_urlsafe(32)
        known = token or fresh
        scope.setdefault("state", {}).update(owner=hashed(known) if known else "", is_new=not token)
        await app(scope, receive, _dressed(send, _cookie(name, fresh) if fresh else None))

    return guarded


def _objection(scope: Any, headers: dict[bytes, str], names: frozenset[str]) -> str:
    """Why this request is not answered, and the way out; "" if it is."""
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"host"]
    if len(hosts) != 1:
        return "a request names this server once, in its Host header"
    if not is_answered_to(hosts[0], names):
        shown = "".join(sign if sign.isprintable() and sign.isascii() else "?" for sign in hosts[0][:_SHOWN])
        return f"this server does not answer to the name {shown!r}: use its address, or start it with --name and the name it shall have"
    only_reads = scope["type"] == "http" and scope["method"] in SAFE_METHODS
    if only_reads or _is_own(headers.get(b"origin", ""), hosts[0]):
        return ""
    return "requests that change something must come from this server's own page"


def _is_own(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:  # no address
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def _gets_token(scope: Any) -> bool:
    return scope["type"] == "http" and not str(scope["path"]).startswith(("/assets/", "/metrics"))


def cookie_name(is_safe: bool, host: str) -> str:
    """What the cookie of a guest is called, over https or not, for a `Host` header; without a port it is as it was at first."""
    port = re.search(r":([0-9]{1,5})$", host)
    return ("__Host-" if is_safe else "") + "hesperides" + (f"-on-{port[1]}" if port else "")


def _token(scope: Any, name: str) -> str:
    """The first token under this name, "" if there is none."""
    return next((found[1] for each, value in _cookies(scope) if each == name and (found := _TOKEN.fullmatch(value))), "")


def _cookies(scope: Any) -> Iterator[tuple[str, str]]:
    """Names and values as they were sent; other programs write anything into theirs."""
    for header, value in scope["headers"]:
        if header.lower() == b"cookie":
            for part in value.decode("latin-1").split(";"):
                name, _, given = part.partition("=")
                yield name.strip(), given.strip()


def _cookie(name: str, token: str) -> bytes:
    secure = "; Secure" if name.startswith("__Host-") else ""
    return f"{name}={token}; Path=/; Max-Age={YEAR_SECONDS}; HttpOnly; SameSite=Lax{secure}".encode()


def _dressed(send: Send, cookie: bytes | None) -> Send:
    async def dressed(message: Any) -> None:
        if message["type"] == "http.response.start":
            extra = [*HEADERS, (b"set-cookie", cookie)] if cookie else list(HEADERS)
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return dressed


async def _forbid(scope: Any, send: Any, why: str) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = msgspec.json.encode({"status_code": 403, "detail": why})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": f"{kind}.start", "status": 403, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
