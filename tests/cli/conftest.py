"""The command line, run inside the test's process."""

from collections.abc import Callable, Iterator

import pytest
import structlog

from hesperides.cli.app import run

Answer = tuple[int, str, str]
Hesperides = Callable[..., Answer]


@pytest.fixture
def hesperides(capsys: pytest.CaptureFixture[str]) -> Iterator[Hesperides]:
    """Runs a command; answers exit status, standard output and standard error. A server that begins here logs to this test's alone."""

    def ran(*arguments: str) -> Answer:
        status = run(arguments)
        out, err = capsys.readouterr()
        return status, out, err

    yield ran
    structlog.reset_defaults()
