"""The kernels agree with the oracles at every ply: legal actions, figures and points."""

import pytest

from tests.oracle.agreement import AGREE

GAMES = {"citrus": 200, "carcassonne": 1000}
AT_ONCE = 10


@pytest.mark.parametrize(("name", "first"), [(name, first) for name, games in GAMES.items() for first in range(0, games, AT_ONCE)])
def test_random_games_agree(name: str, first: int) -> None:
    assert all(AGREE[name](number) > 0 for number in range(first, first + AT_ONCE))
