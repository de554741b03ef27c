"""`ladder`: how strong the levels are, measured and written down."""

import platform
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hesperides.cli.matches import Processes, interval
from hesperides.cli.terminal import AsJson, Seed, make_ready, print_json, progress

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.progress import Progress, TaskID

    from hesperides.arena.duels import Duel
    from hesperides.arena.ladder import Rung

HEAD = """# How strong the bots are

Written by `make ladder`. Two seats, mirrored pairs: in a pair both bots meet the same draws in either seat. Each level plays the one
beneath it, the lowest plays random moves (`uniform`), and the highest also plays `greedy`, which stays what it is. *Margin* is the mean
lead at the end, in points; *won* counts a shared win half; *Elo* is the difference of ratings that this share of wins stands for. ± and
the numbers in brackets are 95 % intervals over pairs. *Time* is the processor time of a turn of the one and of the other.
"""
ROW = "| {} | {} | {} % | {} | {} | {:.0f} / {:.0f} ms |"
COLUMNS = "| who | margin | won | Elo | pairs by points 0, ½, 1, 1½, 2 | time |\n|---|---|---|---|---|---|"


def ladder(
    pairs: Annotated[int, typer.Option("--pairs", help="Mirrored pairs in each match, at most.", min=2)] = 60,
    minutes: Annotated[float, typer.Option("--minutes", help="After so many minutes a match begins no new pair.", min=0.0)] = 1e6,
    seed: Seed = 0,
    processes: Processes = 1,
    out: Annotated[Path | None, typer.Option("--out", help="Write the tables into this file, as Markdown.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let each level play the one beneath it in both games, and tell how strong they are."""
    from hesperides.arena.ladder import climb
    from hesperides.games import GAMES

    rungs: list[Rung] = []
    with progress() as bar:
        for game in GAMES.values():
            make_ready(game)
            rungs += climb(game, {}, pairs, seed, processes, _shown(bar), 60 * minutes)
    if as_json:
        print_json([{"made": _made(), **_plain(rung)} for rung in rungs])
    told = _told(rungs, seed, pairs)
    if out:
        out.write_text(told, encoding="utf-8")
    elif not as_json:
        print(told, end="")


def _shown(bar: "Progress") -> "Callable[[Duel], None]":
    """A line for every match, with what stands."""
    tasks: dict[tuple[str, str], TaskID] = {}

    def show(stands: "Duel") -> None:
        if stands.bots not in tasks:
            tasks[stands.bots] = bar.add_task("", total=None)
        told = f"{' – '.join(stands.bots)}: margin {interval(stands.margin)}"
        bar.update(tasks[stands.bots], completed=stands.rounds, description=told)

    return show


def _plain(rung: "Rung") -> dict[str, object]:
    return {"game": rung.game, "options": rung.options, "match": rung.match}


def _told(rungs: "list[Rung]", seed: int, pairs: int) -> str:
    """The tables as Markdown."""
    parts = [HEAD]
    for game in dict.fromkeys(rung.game for rung in rungs):
        rows = "\n".join(_row(rung) for rung in rungs if rung.game == game)
        parts.append(f"## {game.capitalize()}\n\n{COLUMNS}\n{rows}\n")
    number = len(rungs) // len(parts[1:])
    parts.append(f"{_made()}; draws from the seeds {seed} to {seed + number * pairs - 1}, {pairs} for each match.\n")
    return "\n".join(parts)


def _row(rung: "Rung") -> str:
    from hesperides.arena.duels import FEWEST_ROUNDS
    from hesperides.arena.ladder import elo_interval

    match = rung.match
    one, other = match.bots
    mean, low, high = elo_interval(rung)
    milliseconds = (1000 * spent for spent in match.seconds_a_turn)
    fifths = ", ".join(map(str, match.fifths))
    rating = f"{mean:+.0f} ({low:+.0f} to {high:+.0f})" if match.rounds >= FEWEST_ROUNDS else "too few pairs"
    return ROW.format(f"{one} – {other}", interval(match.margin), interval(match.share, 100), rating, fifths, *milliseconds)


def _made() -> str:
    """Commit and machine."""
    return f"Commit {_commit()}; {_processor()}, Python {platform.python_version()}"


def _commit() -> str:
    """Of the checkout that the sources lie in, with a + if they were changed since."""
    git = shutil.which("git")
    if git is None:
        return "unknown"
    folder = Path(__file__).parent
    said = subprocess.run([git, "describe", "--always", "--dirty=+"], cwd=folder, capture_output=True, text=True, check=False)
    return said.stdout.strip() or "unknown"


def _processor() -> str:
    with_model = Path("/proc/cpuinfo")
    models = with_model.read_text().splitlines() if with_model.exists() else []
    named = [line.partition(":")[2].strip() for line in models if line.startswith("model name")]
    return next(iter(named), platform.machine())
