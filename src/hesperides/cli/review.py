"""`review`: what the moves of a game cost, and what its draws were worth."""

from typing import TYPE_CHECKING, Annotated

import typer

from hesperides.cli.records import loaded, seat_of
from hesperides.cli.terminal import AsJson, FileOrStdin, console, print_json, progress

if TYPE_CHECKING:
    from hesperides.arena.review import Decision, Draw, Player
    from hesperides.record import Replay


def review(
    file: FileOrStdin,
    visits: Annotated[int, typer.Option("--visits", help="How often each decision is looked ahead from.", min=4, max=100_000)] = 300,
    everything: Annotated[bool, typer.Option("--all", help="Tell every decision and draw, not only the mistakes.")] = False,
    as_json: AsJson = False,
) -> None:
    """Look through a game: what each decision cost in points, and the luck of the draws apart from it.

    `?!`, `?` and `??` mark decisions that lost 1.5, 3 and 6 points or more against the best one found, where that is sure.
    """
    from hesperides import record as records
    from hesperides.arena.review import players
    from hesperides.arena.review import review as look_through

    replayed = records.replay(loaded(file))
    with progress() as bar:
        task = bar.add_task("looking through", total=len(replayed.steps))
        steps = look_through(replayed.game, replayed.setting, replayed.steps, visits, lambda done: bar.advance(task, done))
        found = list(steps)
    seated = players(len(replayed.record.seats), found)
    if as_json:
        print_json({"visits": visits, "found": found, "players": seated})
    else:
        _print(replayed, found, seated, everything)


def _print(replayed: "Replay", found: "list[Decision | Draw]", seated: "list[Player]", everything: bool) -> None:
    from rich import box
    from rich.table import Table

    moves = Table("entry", "who", "played", "", "lost", "better", box=box.SIMPLE)
    for each in found:
        if row := _row(replayed, each, everything):
            moves.add_row(*row)
    summary = Table("who", "score", "decisions", "lost in all", "a decision", "?!", "?", "??", "luck", box=box.SIMPLE)
    scores = replayed.game.scores(replayed.setting, replayed.state)
    for player in seated:
        counts = [str(player.marks[mark]) for mark in ("?!", "?", "??")]
        mean = player.lost / max(player.decisions, 1)
        figures = [str(scores[player.seat]), str(player.decisions), f"{player.lost:.1f}", f"{mean:.2f}", *counts, f"{player.luck:+.1f}"]
        summary.add_row(seat_of(replayed, player.seat), *figures)
    if moves.row_count:
        console().print(moves, markup=False)
    console().print(summary, markup=False)
    console().print("Points; ± is a standard error. Luck: what the draws were worth more than others that might have come.")


def _row(replayed: "Replay", each: "Decision | Draw", everything: bool) -> tuple[str, ...] | None:
    from hesperides.arena.review import Draw

    if isinstance(each, Draw):
        luck = " ".join(f"{points:+.1f}" for points in each.luck)
        return (str(each.number), "*", each.words, "", "", f"luck {luck}") if everything else None
    if not each.mark and not everything:
        return None
    lost = f"{each.lost:.1f} ± {each.error:.1f}" if each.better else ""
    return str(each.number), seat_of(replayed, each.seat), each.words, each.mark, lost, each.better
