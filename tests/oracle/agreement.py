"""The kernels against the oracles: random games of every variant, compared at every ply.

`python -m tests.oracle.agreement 20000` plays that many of every game on all cores (`make soak`), `--game carcassonne` of one;
`--first 5000` begins with that number. The tests play fewer. What disagrees is told with a record that leads there.
"""

import argparse
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from tests.oracle import carcassonne_agreement, citrus_agreement

AGREE: dict[str, Callable[[int], int]] = {"citrus": citrus_agreement.agree, "carcassonne": carcassonne_agreement.agree}
"""Play and compare the game of a number: the plies compared. Raises AssertionError with both answers and the record."""
PACE = 1000
"""Games to a line."""


def soak(name: str, games: int, first: int, processes: int | None) -> None:
    """Compare a number of games; print a line every thousand."""
    began, plies = time.monotonic(), 0
    with ProcessPoolExecutor(processes) as pool:
        for done, each in enumerate(pool.map(AGREE[name], range(first, first + games), chunksize=25), 1):
            plies += each
            if done % PACE == 0 or done == games:
                print(f"{name}: {done} games, {plies} plies agree, {time.monotonic() - began:.0f} s", flush=True)


def main(words: list[str]) -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.agreement", description="Random games, the kernels against the oracle.")
    parser.add_argument("games", type=int, help="how many games")
    parser.add_argument("--game", choices=AGREE, action="append", help="which game (all)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--processes", type=int, help="how many at once (the cores)")
    told = parser.parse_args(words)
    for name in told.game or AGREE:
        try:
            soak(name, told.games, told.first, told.processes)
        except AssertionError as error:
            sys.exit(f"{name}: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
