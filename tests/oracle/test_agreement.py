"""The kernels agree with the oracles at every ply: legal actions, figures and points."""

from pathlib import Path

import pytest

from hesperides.record import load
from tests.oracle.agreement import AGREE
from tests.oracle.carcassonne_agreement import agree_on, random_record, verify_trace

GAMES = {"citrus": 200, "carcassonne": 1000}
AT_ONCE = 10
RECORDS = sorted((Path(__file__).parents[2] / "records" / "carcassonne").glob("**/*.txt"))


@pytest.mark.parametrize(("name", "first"), [(name, first) for name, games in GAMES.items() for first in range(0, games, AT_ONCE)])
def test_random_games_agree(name: str, first: int) -> None:
    assert all(AGREE[name](number) > 0 for number in range(first, first + AT_ONCE))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_agree(path: Path) -> None:
    assert agree_on(load(path)) > 0


@pytest.mark.parametrize("number", range(0, 256, 16))
def test_traces_agree(number: int) -> None:
    verify_trace(random_record(number + number // 16))
