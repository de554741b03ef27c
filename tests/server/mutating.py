"""Requests that are nearly right, the same ones for a seed, and a client that sends bytes as they are."""

import asyncio
import random
from collections.abc import Iterator

BODY = b'{"game":"citrus","seats":[{"kind":"person"},{"kind":"person"}],"options":{"short":""}}'
HEAD = b"Host: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nCookie: hesperides-on-{port}=" + b"c" * 43 + b"\r\n"
JSON = HEAD + b"Content-Type: application/json\r\n"
SOCKET = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: aGVzcGVyaWRlcyBmcnVpdA==\r\n"
SEEDS = [
    b"GET / HTTP/1.1\r\n" + HEAD + b"\r\n",
    b"GET /api/catalogue?a=b%20c HTTP/1.1\r\n" + HEAD + b"Accept-Encoding: gzip\r\n\r\n",
    b"HEAD /table/x HTTP/1.0\r\n" + HEAD + b"\r\n",
    b"OPTIONS * HTTP/1.1\r\n" + HEAD + b"\r\n",
    b"DELETE /api/tables/0123456789abcdef HTTP/1.1\r\n" + HEAD + b"\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + JSON + b"Content-Length: %d\r\n\r\n" % len(BODY) + BODY,
    b"POST /api/tables HTTP/1.1\r\n" + JSON + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\nTrailer: x\r\n\r\n" % (len(BODY), BODY),
    b"POST /api/tables HTTP/1.1\r\n" + JSON + b"Expect: 100-continue\r\nContent-Length: %d\r\n\r\n" % len(BODY) + BODY,
    b"GET /api/tables/0123456789abcdef/live?since=3 HTTP/1.1\r\n" + HEAD + SOCKET + b"\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\n"
    + HEAD
    + SOCKET
    + b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n\x81\x80abcd\x88\x80abcd",
    b"GET /icon.svg HTTP/1.1\r\n" + HEAD + b"\r\nGET /metrics HTTP/1.1\r\n" + HEAD + b"Connection: close\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + HEAD + b"Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n",
]
PIECES = [
    *(b"\r\n", b"\n", b"\r", b"\r\n\r\n", b"\0", b" ", b"\t", b":", b"\xff", b"%", b"%00", b"%ff", b"?", b"#", b"//", b"../", b"*", b"@"),
    *(b"HTTP/1.0", b"HTTP/2.0", b"HTTP/9", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"CONNECT ", b"TRACE ", b"http://evil.example/", b"GET "),
    *(b"Content-Length: 5\r\n", b"Content-Length: -1\r\n", b"Content-Length: 99999999999999999999\r\n", b"Content-Length: 0\r\n"),
    *(
        b"Transfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: gzip, chunked\r\n",
        b"ffffffffffffffff\r\n",
        b"0\r\n\r\n",
        b"Te: trailers\r\n",
    ),
    *(SOCKET, b"Upgrade: websocket\r\n", b"Connection: upgrade\r\n", b"Connection: close\r\n", b"Connection: keep-alive, x\r\n"),
    *(b"Expect: 100-continue\r\n", b"Host: evil.example\r\n", b"Host:\r\n", b" folded: line\r\n", b"A" * 9000, b"X: y\r\n" * 200),
    *(b"Sec-WebSocket-Version: 8\r\n", b"Sec-WebSocket-Key: x\r\n", b"Sec-WebSocket-Protocol: a, b\r\n", b"Cookie: hesperides=\xfc\r\n"),
]


def requests(seed: int, port: int) -> Iterator[bytes]:
    """Mutated requests without end, none of them empty."""
    dice = random.Random(seed)
    seeds = [each.replace(b"{port}", str(port).encode()) for each in SEEDS]
    while True:
        request = bytearray(dice.choice(seeds))
        for _ in range(dice.choice((0, 1, 1, 2, 3, 6))):
            _mutate(request, dice, seeds)
        yield bytes(request) or b"\n"


def _mutate(request: bytearray, dice: random.Random, seeds: list[bytes]) -> None:
    at, to = sorted((dice.randrange(len(request) + 1), dice.randrange(len(request) + 1)))
    lines = [place for place in range(len(request)) if request[:place].endswith(b"\r\n")] or [0]
    match dice.randrange(8):
        case 0 if request:
            request[min(at, len(request) - 1)] ^= 1 << dice.randrange(8)
        case 1:
            del request[at : min(to, at + 40)]
        case 2:
            del request[at:]
        case 3:
            request[at:at] = request[at : min(to, at + 200)]
        case 4:
            request[at:at] = dice.randbytes(dice.randrange(1, 9))
        case 5:
            request[at:at] = dice.choice(PIECES)
        case 6:
            place = dice.choice(lines)
            request[place:place] = dice.choice(PIECES)
        case _:
            request += dice.choice(seeds)[dice.randrange(30) :]


async def answered(port: int, *parts: bytes) -> bytes:
    """The first line that the server answers to these bytes, sent one part after another; b"" if it ends the connection without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0)
        return (await reader.readline()).rstrip()
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()
