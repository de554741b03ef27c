"""[buy.all] A false refusal of one line in ten thousand does not show in random games: so every line is asked."""

import pytest

from tests.oracle.lines import lines_agree


@pytest.mark.parametrize("game", range(4))
def test_every_line_is_judged_as_by_trying_everything(game: int) -> None:
    compared, left_out = lines_agree(game)
    assert compared > 100
    assert left_out * 100 <= compared
