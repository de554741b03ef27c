"""The command line, run inside the test's process."""

from collections.abc import Callable

import pytest

from hesperides.cli.app import run

Answer = tuple[int, str, str]
Hesperides = Callable[..., Answer]


@pytest.fixture
def hesperides(capsys: pytest.CaptureFixture[str]) -> Hesperides:
    """Runs a command; answers exit status, standard output and standard error."""

    def ran(*arguments: str) -> Answer:
        status = run(arguments)
        out, err = capsys.readouterr()
        return status, out, err

    return ran
