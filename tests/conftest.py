"""What holds for all tests: where `CI` is set, nothing is skipped."""

import os

import pytest


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A run with skipped tests has failed in CI."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CI") and reporter is not None and reporter.stats.get("skipped"):
        reporter.write_line("In CI nothing may be skipped.", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
