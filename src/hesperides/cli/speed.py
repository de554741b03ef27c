"""`bench`: how fast the rules are on this machine, on one core."""

import os
import subprocess
import sys
import tempfile
import time
from typing import Annotated

import typer

from hesperides.cli.terminal import AsJson, console, game_named, print_json, progress

TABLES: dict[str, tuple[dict[str, str], int]] = {
    "long_2": ({}, 2),
    "long_4": ({}, 4),
    "short_2": ({"short": ""}, 2),
    "short_4": ({"short": ""}, 4),
}
"""Options and seats by the name under which the rates are printed."""
RATES = 4 * len(TABLES)
START = "from hesperides.cli.terminal import game_named; from hesperides.table import warm; warm(game_named({game!r}))"


def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="For instance citrus.")] = "citrus",
    as_json: AsJson = False,
) -> None:
    """Print how fast the rules are on one core: games and decisions a second, the size of a state, copying, starting."""
    from hesperides.arena.speed import copy_nanoseconds, rates, state_bytes

    rules = game_named(game)
    with progress() as bar:
        found = list(bar.track(rates(rules, TABLES), total=RATES, description="playing at random"))
    figures = {
        "state_bytes": float(state_bytes(rules)),
        "copy_nanoseconds": copy_nanoseconds(rules),
        "warm_start_seconds": _start(game, None),
        "cold_start_seconds": _cold_start(game),
    }
    for rate in found:
        figures[f"{rate.name}_games_per_second"] = rate.games_per_second
        figures[f"{rate.name}_decisions_per_second"] = rate.decisions_per_second
    print_json(figures) if as_json else _print(figures)


def _cold_start(game: str) -> float:
    with tempfile.TemporaryDirectory(prefix="hesperides-") as folder:
        return _start(game, folder)


def _start(game: str, cache: str | None) -> float:
    """Seconds until a fresh process has made the first moves of a game; `cache`: another place for compiled rules."""
    surroundings = os.environ | ({"XDG_CACHE_HOME": cache} if cache else {})
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", START.format(game=game)], env=surroundings, check=True, capture_output=True)
    return time.perf_counter() - began


def _print(figures: dict[str, float]) -> None:
    from rich import box
    from rich.table import Table

    table = Table("", "games/s", "decisions/s", box=box.SIMPLE)
    for table_name in TABLES:
        for name in (name for name in figures if name.startswith(table_name) and name.endswith("_games_per_second")):
            run = name.removesuffix("_games_per_second")
            table.add_row(run.replace("_", " "), *(f"{figures[f'{run}_{unit}_per_second']:,.0f}" for unit in ("games", "decisions")))
    console().print(table)
    console().print(f"state {figures['state_bytes']:,.0f} bytes, copied in {figures['copy_nanoseconds']:.0f} ns")
    console().print(f"start {figures['warm_start_seconds']:.1f} s warm, {figures['cold_start_seconds']:.0f} s cold (compiling, once)")
