"""What goes over a socket is packed message by message: small on the wire, and nothing is kept for it in between."""

import pytest
from websockets.frames import Frame, Opcode

from hesperides.games import game
from hesperides.server.edge import DEFLATE
from hesperides.server.rows import TableRow
from hesperides.server.shown import Shown
from hesperides.table import Table
from tests.server.played import GAMES, OPTIONS
from tests.server.playing import Guest

OFFER = [("client_max_window_bits", None)]
PARTS = 5
"""A late picture is packed to less than one part in this number."""


async def test_it_is_agreed_on_at_the_handshake(guest: Guest) -> None:
    async with guest.at(await guest.open("pp")) as player:
        response = player.socket.response
        assert response is not None
        agreed = response.headers["Sec-WebSocket-Extensions"]
    assert {part.strip() for part in agreed.split(";")} >= {
        "permessage-deflate",
        "server_no_context_takeover",
        "client_no_context_takeover",
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_late_picture_is_small_and_leaves_nothing_behind(name: str) -> None:
    table = Table(game(name), OPTIONS[name], ["A", "B"], bytes(32))
    table.draw()
    while not table.over:
        table.play(table.actor, table.any_action(table.n))
    row = TableRow("t", 0.0, "o" * 64, name, OPTIONS[name], table.rules, [], bytes(32))
    picture = Shown(row, table).happened_frame(table.n, table.n - 1, 0)
    _, extension = DEFLATE.process_request_params(OFFER, [])
    before = set(vars(extension))
    packed = [extension.encode(Frame(Opcode.TEXT, picture)).data for _ in range(2)]
    assert len(packed[0]) < len(picture) / PARTS
    assert packed[0] == packed[1]
    assert set(vars(extension)) == before
