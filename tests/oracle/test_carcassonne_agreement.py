"""The kernels of Carcassonne agree with the oracle at every ply: legal actions, weights, figures and points."""

from pathlib import Path

import pytest

from hesperides.record import load
from tests.oracle.carcassonne_agreement import agree, agree_on, random_record, verify_trace

GAMES = 1000
AT_ONCE = 20
RECORDS = sorted((Path(__file__).parents[2] / "records" / "carcassonne").glob("**/*.txt"))


@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_random_games_agree(first: int) -> None:
    assert all(agree(number) > 0 for number in range(first, first + AT_ONCE))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_agree(path: Path) -> None:
    assert agree_on(load(path)) > 0


@pytest.mark.parametrize("number", range(0, 256, 16))
def test_traces_agree(number: int) -> None:
    verify_trace(random_record(number + number // 16))
