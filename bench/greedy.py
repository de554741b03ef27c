"""The greedy bot against the uniform one: `python -m bench.greedy [--games N] [--json]`.

What must hold: in two-player long games of Citrus it wins at least 98 of 100, by 25 points on average; in Carcassonne 99 of 100.
"""

import argparse
import json

from hesperides.arena.matches import Outcome, match
from hesperides.games import game

TABLES = (
    ("citrus, two players, long", "citrus", {}, ("greedy", "uniform")),
    ("citrus, two players, short", "citrus", {"short": ""}, ("greedy", "uniform")),
    ("citrus, four players, long", "citrus", {}, ("greedy", "uniform", "uniform", "uniform")),
    ("carcassonne, two players", "carcassonne", {}, ("greedy", "uniform")),
    ("carcassonne, two players, trees", "carcassonne", {"trees": ""}, ("greedy", "uniform")),
)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games at each table (default 200)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    outcomes = {name: match(game(rules), options, bots, asked.games, asked.seed) for name, rules, options, bots in TABLES}
    if asked.json:
        print(json.dumps({key(name): figures(outcome) for name, outcome in outcomes.items()}))
    else:
        print("\n".join(line(name, outcome) for name, outcome in outcomes.items()))


def key(name: str) -> str:
    """The name of a table in JSON."""
    return "greedy_" + name.replace(", ", "_").replace(" ", "_")


def figures(outcome: Outcome) -> dict[str, float]:
    """What greedy achieved."""
    greedy = outcome.sides[0]
    return {
        "games": outcome.games,
        "win_share": greedy.win_share.mean,
        "lead": greedy.lead.mean,
        "lead_error": greedy.lead.error,
        "score": greedy.score.mean,
        "games_per_second": outcome.games_per_second,
    }


def line(name: str, outcome: Outcome) -> str:
    """The same in words."""
    greedy = outcome.sides[0]
    return (
        f"greedy against uniform, {name}: {greedy.wins} of {outcome.games} won, lead {greedy.lead.mean:.1f} ± {greedy.lead.error:.1f}, "
        f"score {greedy.score.mean:.1f}; {outcome.games_per_second:.0f} games/s"
    )


if __name__ == "__main__":
    main()
