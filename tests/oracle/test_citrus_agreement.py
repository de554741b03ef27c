"""The kernels of Citrus agree with the oracle at every ply: legal actions, figures and points."""

import pytest

from tests.oracle.citrus_agreement import agree

GAMES = 200


@pytest.mark.parametrize("first", range(0, GAMES, 10))
def test_random_games_agree(first: int) -> None:
    assert all(agree(number) > 0 for number in range(first, first + 10))
