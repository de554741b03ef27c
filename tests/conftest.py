"""What holds for all tests: who runs them, how Hypothesis tries, and where `CI` is set, nothing is skipped."""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("house"), derandomize=True, database=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")
"""No test depends on how fast the machine is; in CI every run tries the same."""

SINGLE = {"test_citrus_agreement.py", "test_carcassonne_agreement.py"}
"""Files of many long tests that share nothing."""
BY_VARIANT = "tests/contract/"
"""Where those about one variant share the game that is played of it."""


def together(test: str) -> str:
    """What a test shares a process with: its module, in the contract tests its variant too; nothing if it stands alone."""
    path, _, name = test.partition("::")
    if path.rpartition("/")[2] in SINGLE:
        return test
    return f"{path}[{name.partition('[')[2]}" if path.startswith(BY_VARIANT) else path


class Together(LoadScopeScheduling):
    """Tests that share a server, a game or a wheel are run by one process; most tests first, so that single ones fill the gaps at the end.

    The marks of `--dist loadgroup` would say the same, but pytest 9.2 gives a test its name in another way, and pytest-xdist 3.8 no
    longer reaches it: every test then goes to whatever process is free, and makes anew what it could have shared.
    """

    def _split_scope(self, nodeid: str) -> str:
        return together(nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    """However many processes there are."""
    return Together(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Single ones come last."""
    items.sort(key=lambda item: item.path.name in SINGLE)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A run with skipped tests has failed in CI."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("In CI nothing may be skipped.", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
