"""`rules`: the rule books, one clause, or the table rule → code → records."""

from typing import Annotated

import typer

from hesperides import rulebook
from hesperides.cli.terminal import AsJson, console, print_json


def rules(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="For instance citrus; without it, the games are listed.")] = "",
    rule: Annotated[str, typer.Argument(metavar="[RULE]", help="The id of a clause, for instance build.rivals.")] = "",
    table: Annotated[bool, typer.Option("--table", help="Rule → code → records; status 1 if a rule lacks one of them.")] = False,
    as_json: AsJson = False,
) -> None:
    """Print a rule book, or one clause of it."""
    if not game:
        print_json(rulebook.books()) if as_json else print("\n".join(rulebook.books()))
    elif table:
        _table(game, as_json)
    else:
        clauses = {rule: rulebook.clause(game, rule)} if rule else rulebook.clauses(game)
        print_json(clauses) if as_json else _print(clauses)


def _print(clauses: dict[str, str]) -> None:
    from rich.markdown import Markdown

    out = console()
    for rule, text in clauses.items():
        out.print(f"[bold]{rule}[/bold]")
        out.print(Markdown(text))
        out.print()


def _table(game: str, as_json: bool) -> None:
    from hesperides.cli import coverage

    rows = coverage.rows(game)
    gaps = [row for row in rows if not (row.code and row.records)]
    if as_json:
        print_json([{"rule": row.rule, "code": row.code, "records": row.records} for row in rows])
    else:
        console().print(coverage.drawn(rows))
        console().print(f"{len(rows)} rules, {len(gaps)} with a gap" + "".join(f"\n  {row.rule}: {row.gap}" for row in gaps))
    raise typer.Exit(1 if gaps else 0)
