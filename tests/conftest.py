"""What holds for all tests: who runs them, and where `CI` is set, nothing is skipped."""

import os

import pytest

SINGLE = {"test_citrus_agreement.py", "test_carcassonne_agreement.py"}
"""Files of many long tests that share nothing."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """For `--dist loadgroup`: the tests of a module stay together, but for single ones, which come last and fill the gaps."""
    items.sort(key=lambda item: item.path.name in SINGLE)
    for item in items:
        if item.path.name not in SINGLE and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A run with skipped tests has failed in CI."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("In CI nothing may be skipped.", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
