"""A random game of each variant, played once for all tests of a module that look at it."""

from collections.abc import Iterator

import pytest

from tests.contract.play import Moment, Variant, played


def seen(moments: list[Moment]) -> list[int]:
    return [hash(state.tobytes()) for moment in moments for state in (moment.before, moment.after)]


@pytest.fixture(scope="module")
def moments(variant: Variant) -> Iterator[list[Moment]]:
    """The game from its first draw to its end. A test that changes what was played breaks a promise, and fails at the end."""
    game = list(played(variant))
    before = seen(game)
    yield game
    assert seen(game) == before, f"{variant}: looking at the game has changed it"
