"""`rules`: the rule books, one clause, or the table rule → code → records."""

from typing import Annotated

import typer

from hesperides import rulebook
from hesperides.cli.terminal import AsJson, console, print_json


def rules(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="For instance citrus; without it, the games are listed.")] = "",
    rule: Annotated[str, typer.Argument(metavar="[RULE]", help="The id of a clause, for instance build.rivals.")] = "",
    table: Annotated[bool, typer.Option("--table", help="Rule → code → records; status 1 if a rule lacks one.")] = False,
    as_json: AsJson = False,
) -> None:
    """Print a rule book, or one clause of it; with --table, where the code and the records are about it."""
    if table:
        _tables([game] if game or rule else rulebook.books(), rule, as_json)
    elif not game and not rule:
        print_json(rulebook.books()) if as_json else print("\n".join(rulebook.books()))
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


def _tables(games: list[str], rule: str, as_json: bool) -> None:
    from hesperides.cli import coverage

    rows = {game: coverage.rows(game, rule) for game in games}
    if as_json:
        found = {game: [{"rule": row.rule, "code": row.code, "records": row.records} for row in each] for game, each in rows.items()}
        print_json(found if len(games) > 1 else found[games[0]])
    else:
        for game, each in rows.items():
            gaps = [row for row in each if row.gap]
            console().print(coverage.drawn(each))
            console().print(f"{game}: {len(each)} {'rule' if len(each) == 1 else 'rules'}, {len(gaps)} with a gap")
            for row in gaps:
                console().print(f"  {row.rule}: {row.gap}")
    raise typer.Exit(1 if any(row.gap for each in rows.values() for row in each) else 0)
