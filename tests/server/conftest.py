"""One server for the tests of a module, and a guest of it."""

from collections.abc import Iterator

import pytest

from tests.server.played import GAMES
from tests.server.playing import Guest, Server

FREE = ("--new-tables", "0", "--connections", "0", "--share", "0")
"""Nobody is held back: the tests of the limits start their own servers."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), *FREE).start()
    yield running
    running.stop()


@pytest.fixture(params=GAMES)
def guest(server: Server, request: pytest.FixtureRequest) -> Guest:
    """Somebody who opens tables of each game in turn."""
    return Guest(server, request.param)


@pytest.fixture
def stranger(server: Server) -> Guest:
    return Guest(server)
