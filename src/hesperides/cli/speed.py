"""`bench`: how fast the rules are on this machine, on one core."""

import os
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Annotated

import typer

from hesperides.cli.terminal import AsJson, console, game_named, print_json, progress

if TYPE_CHECKING:
    from hesperides.game import Game

LEGEND = (
    "A row tells the options, the seats, how a random action is chosen (uniform: among all legal ones; kinds: the kind of action first)\n"
    "and what is done for it (sampling: it is drawn as cheaply as the rules allow; lists: every legal action is written out)."
)
START = "from hesperides.cli.terminal import game_named; from hesperides.table import warm; warm(game_named({game!r}))"


def bench(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="For instance citrus; without it, all of them.")] = "",
    as_json: AsJson = False,
) -> None:
    """Print how fast the rules are on one core: games and decisions a second, the size of a state, copying, starting."""
    from hesperides.games import GAMES

    found = {}
    for name in [game] if game else GAMES:
        rules = game_named(name)
        found[name] = _figures(rules)
        if not as_json:
            _print(rules, found[name])
    if as_json:
        print_json(found[game] if game else found)


def _figures(game: "Game") -> dict[str, float]:
    from hesperides.arena.speed import copy_nanoseconds, rates, rates_number, state_bytes

    tables = game.measured
    with progress() as bar:
        found = list(bar.track(rates(game, tables), total=rates_number(game, tables), description=f"playing {game.name} at random"))
    figures = {
        "state_bytes": float(state_bytes(game)),
        "copy_nanoseconds": copy_nanoseconds(game),
        "warm_start_seconds": _start(game.name, None),
        "cold_start_seconds": _cold_start(game.name),
    }
    for rate in found:
        figures[f"{rate.name}_games_per_second"] = rate.games_per_second
        figures[f"{rate.name}_decisions_per_second"] = rate.decisions_per_second
    return figures


def _cold_start(game: str) -> float:
    with tempfile.TemporaryDirectory(prefix="hesperides-") as folder:
        return _start(game, folder)


def _start(game: str, cache: str | None) -> float:
    """Seconds until a fresh process has made the first moves of a game; `cache`: another place for compiled rules."""
    surroundings = os.environ | ({"XDG_CACHE_HOME": cache} if cache else {})
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", START.format(game=game)], env=surroundings, check=True, capture_output=True)
    return time.perf_counter() - began


def _print(game: "Game", figures: dict[str, float]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(game.name, "games/s", "decisions/s", box=box.SIMPLE)
    for table_name in game.measured:
        for name in (name for name in figures if name.startswith(table_name) and name.endswith("_games_per_second")):
            run = name.removesuffix("_games_per_second")
            table.add_row(run.replace("_", " "), *(f"{figures[f'{run}_{unit}_per_second']:,.0f}" for unit in ("games", "decisions")))
    console().print(table)
    console().print(LEGEND)
    console().print(f"state {figures['state_bytes']:,.0f} bytes, copied in {figures['copy_nanoseconds']:.0f} ns")
    console().print(f"start {figures['warm_start_seconds']:.1f} s warm, {figures['cold_start_seconds']:.0f} s cold (compiling, once)")
