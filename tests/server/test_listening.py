"""How a server listens: an answer leaves at once, whatever library reads the sockets."""

import socket

from hesperides.server.serve import _bind


def test_no_answer_waits_for_the_one_before_to_be_confirmed() -> None:
    """Without this every move takes some 40 ms longer (Nagle's algorithm against delayed acknowledgements)."""
    with _bind("127.0.0.1", 0) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()), listening.accept()[0] as accepted:
            assert accepted.proto == socket.IPPROTO_TCP  # by which asyncio knows a socket that it may set so
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
