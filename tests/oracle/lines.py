"""[buy.all] Every line of random games: the kernels' answer against the plainest exhaustive search.

`python -m tests.oracle.lines 200` looks at 200 games (`make soak` does); the tests look at a few.
"""

import sys

from hesperides.record import trace
from tests.oracle.buying import TooManyPositionsError
from tests.oracle.citrus import Oracle
from tests.oracle.citrus_agreement import POLICIES, played, variants

MOST = 4000
"""Positions of one search; one that needs more is left out, and counted."""


def lines_agree(number: int) -> tuple[int, int]:
    """Compare every line that can be paid in game `number`: how many were compared, and how many left out."""
    every = list(variants())
    options, seats = every[number % len(every)], 2 + number % 3
    record, _ = played(seats, options, POLICIES[1 + number % 3], number)
    first, *told = trace(record)
    oracle = Oracle(first)
    compared = left_out = 0
    for line in told:
        if line.get("phase") == "main":
            for name, spaces in first["board"]["market"].items():
                price = sum(oracle.market.get(space) is not None for space in spaces)
                if 0 < price <= line["money"][line["player"]]:
                    try:
                        answer = oracle.line_is_buyable_exhaustively(name, MOST)
                    except TooManyPositionsError:
                        left_out += 1
                        continue
                    compared += 1
                    assert answer == (f"buy {name}" in line["legal"]), f"game {number}: {name}, exhaustively {answer}\n{oracle.draw()}"
        if "action" in line:
            oracle.act(line["action"])
    return compared, left_out


def main(games: int, first: int = 0) -> None:
    """Compare, and print what was compared."""
    counts = [lines_agree(number) for number in range(first, first + games)]
    print(f"{sum(count for count, _ in counts)} lines agree, {sum(left for _, left in counts)} left out, in {games} games")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
