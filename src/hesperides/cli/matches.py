"""`simulate` and `match`: many games between bots, in figures."""

from typing import TYPE_CHECKING, Annotated

import typer

from hesperides.cli.options import Options
from hesperides.cli.terminal import AsJson, GameName, SeatsOfBots, Seed, console, print_json, progress, seats_of, table_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from hesperides.arena.duels import Duel
    from hesperides.arena.matches import Estimate, Outcome, Side

Processes = Annotated[int, typer.Option("--processes", help="How many games are played at once.", min=1)]


def simulate(
    game: GameName,
    seats: SeatsOfBots,
    options: Options,
    games: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 100,
    seed: Seed = 0,
    processes: Processes = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games: wins, scores with 95 % confidence intervals, games a second.

    The bots change seats from game to game. `hesperides simulate citrus --seats greedy,uniform --games 500`
    """
    from hesperides.arena.matches import match

    bots = seats_of(seats)
    rules, _ = table_for(game, options, len(bots))
    with progress() as bar:
        task = bar.add_task("playing", total=games)
        outcome = match(rules, options, bots, games, seed, processes, lambda done: bar.advance(task, done))
    print_json(outcome) if as_json else _print(outcome)


def match(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="A B", help="Two bots, for instance `search:400 greedy`.")],
    options: Options,
    pairs: Annotated[int, typer.Option("--pairs", help="How many rounds of mirrored games, at most.", min=1)] = 100,
    seats: Annotated[int, typer.Option("--seats", help="A has one of them, B the others.", min=2)] = 2,
    sprt: Annotated[str, typer.Option("--sprt", metavar="LOW,HIGH", help="Stop when A's margin is surely above LOW or below HIGH.")] = "",
    seed: Seed = 0,
    processes: Processes = 1,
    as_json: AsJson = False,
) -> None:
    """Let one bot play against another: both meet the same draws in every seat, so that luck cancels out.

    `hesperides match citrus search:400 greedy --pairs 50`
    """
    from hesperides.arena.duels import duel

    if len(bots) != 2:
        raise ValueError(f"a match is between two bots, not {len(bots)}; name them behind the game, as in `match citrus search greedy`")
    bounds = _bounds(sprt) if sprt else None
    rules, _ = table_for(game, options, seats)
    with progress() as bar:
        task = bar.add_task("playing", total=pairs)
        one, other = bots
        told = lambda stands: bar.update(task, completed=stands.rounds, description=f"margin {interval(stands.margin)}")  # noqa: E731
        outcome = duel(rules, options, (one, other), seats, pairs, seed, processes, bounds, told)
    print_json(outcome) if as_json else _print_duel(outcome)


def _bounds(text: str) -> tuple[float, float]:
    low, _, high = text.partition(",")
    try:
        return float(low), float(high)
    except ValueError:
        raise ValueError(f"--sprt takes two margins in points, as in 0,1; not {text!r}") from None


def _print_duel(outcome: "Duel") -> None:
    one, other = outcome.bots
    out = console()
    out.print(f"{one} against {other}: margin {interval(outcome.margin)} points, {interval(outcome.share, 100)} % of the wins")
    out.print(f"{outcome.games} games in {outcome.rounds} rounds: {outcome.wins} won, {outcome.ties} shared, {outcome.losses} lost")
    if outcome.fifths:
        out.print(f"pairs by points 0, ½, 1, 1½, 2: {', '.join(map(str, outcome.fifths))}")
    out.print("CPU time a turn: {:.3f} s and {:.3f} s".format(*outcome.seconds_a_turn))
    if outcome.sequential:
        test = outcome.sequential
        answer = {"": "undecided", "low": f"no more than {test.low:g}", "high": f"at least {test.high:g}"}[test.answer]
        out.print(f"sequential test of {test.low:g} against {test.high:g} points: {answer} (log likelihood ratio {test.likelihood:.2f})")
    last = outcome.first_seed + outcome.rounds - 1
    out.print(f"draws from the seeds {outcome.first_seed} to {last}; ± is a 95 % confidence interval over rounds")


def _print(outcome: "Outcome") -> None:
    from rich import box
    from rich.table import Table

    columns: dict[str, Callable[[Side], str]] = {"bot": lambda side: side.bot, "score": lambda side: interval(side.score)}
    if len(outcome.sides) > 1:  # who plays alone beats nobody
        columns |= {"won": lambda side: str(side.wins), "shared": lambda side: str(side.ties)}
        columns |= {"share of wins": lambda side: f"{interval(side.win_share, 100)} %", "lead": lambda side: interval(side.lead)}
    table = Table(*columns, box=box.SIMPLE)
    for side in outcome.sides:
        table.add_row(*(told(side) for told in columns.values()))
    console().print(table)
    console().print(f"{outcome.games} games, {outcome.games_per_second:.1f} games a second; ± is a 95 % confidence interval")


def interval(figure: "Estimate | None", scale: float = 1) -> str:
    """A figure with its interval, `12.3 ± 0.4`; "–" if there is none."""
    return "–" if figure is None else f"{scale * figure.mean:.1f} ± {scale * figure.error:.1f}"
