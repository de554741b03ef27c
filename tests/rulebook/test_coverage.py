"""Every clause of every book is cited in code, and a small record shows it."""

import pytest

from hesperides import rulebook
from hesperides.cli import coverage


@pytest.fixture(scope="module", params=rulebook.books())
def rows(request: pytest.FixtureRequest) -> list[coverage.Row]:
    return coverage.rows(request.param)


def test_no_clause_without_code(rows: list[coverage.Row]) -> None:
    assert [row.rule for row in rows if not row.code] == []


def test_no_clause_without_a_record(rows: list[coverage.Row]) -> None:
    assert [row.rule for row in rows if not row.records] == []
