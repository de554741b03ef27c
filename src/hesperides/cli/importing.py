"""`import`: games that another program saved, as records."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from hesperides.cli.terminal import CANNOT, AsJson, console, game_named, print_json, progress

if TYPE_CHECKING:
    from hesperides.importing.many import Attempt, Found


def import_games(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE.jcz|FOLDER …", help="Saved games or scenarios of JCloisterZone 5 and 6.")],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE|FOLDER", help="Write the record there; several into that folder."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Turn games of JCloisterZone into records, and check the sentences of scenarios.

    One file becomes a record, or one line says why not. A folder or several files become a table: imported, agree, why not; status 2 if
    one of them is not well. Read are base tiles with fields, gardens and abbots, the first river and the phantom.
    """
    from hesperides.importing.saved import GAME

    if len(paths) == 1 and not paths[0].is_dir() and not as_json:
        _import_one(paths[0], output)
        return
    files = _files(paths)
    _check_folder(output)
    game_named(GAME)
    attempts = _attempts(files, output)
    _print_json(attempts) if as_json else _print(attempts)
    if not all(each.is_well for each in attempts):
        raise typer.Exit(CANNOT)


def _import_one(file: Path, output: Path | None) -> None:
    from hesperides.importing.jcz import agreed, imported
    from hesperides.importing.saved import GAME, read_file
    from hesperides.record import write

    if output and output.is_dir():
        output /= f"{file.stem}.txt"
    if output and not output.absolute().parent.is_dir():
        raise ValueError(f"{output}: there is no folder {output.parent}; make it, or write elsewhere")
    saved = read_file(file)
    game_named(GAME)
    text = write(agreed(imported(saved)))
    output.write_text(text, encoding="utf-8") if output else print(text, end="")


def _files(paths: Sequence[Path]) -> "list[Found]":
    from hesperides.importing.many import ENDING, found

    files = list(found(paths))
    if not files:
        raise ValueError(f"{', '.join(map(str, paths))}: no file here ends in {ENDING}; name files, or a folder that has some")
    return files


def _check_folder(output: Path | None) -> None:
    """Raise ValueError where records of several files cannot be written."""
    if output and (output.is_file() or not output.absolute().parent.is_dir()):
        raise ValueError(f"{output}: records of several files need a folder; name one, in a folder that there is")


def _attempts(files: "Sequence[Found]", output: Path | None) -> "list[Attempt]":
    from hesperides.importing.many import attempt

    attempts, written = list["Attempt"](), set[Path]()
    with progress() as bar:
        task = bar.add_task("importing", total=len(files))
        for file in files:
            attempts.append(attempt(file))
            if output and attempts[-1].text:
                _write(attempts[-1].text, output / file.name.with_suffix(".txt"), written)
            bar.advance(task)
    return attempts


def _write(text: str, place: Path, written: set[Path]) -> None:
    """Write a record; of two files of one name the second gets a number."""
    free, number = place, 1
    while free in written:
        number += 1
        free = place.with_stem(f"{place.stem}-{number}")
    free.parent.mkdir(parents=True, exist_ok=True)
    free.write_text(text, encoding="utf-8")
    written.add(free)


def _sums(attempts: "Sequence[Attempt]") -> dict[str, int]:
    taken = [each for each in attempts if each.text]
    return {
        "files": len(attempts),
        "imported": len(taken),
        "agree": sum(each.is_well for each in taken),
        "differ": sum(not each.is_well for each in taken),
        "not_imported": len(attempts) - len(taken),
        "sentences": sum(each.sentences for each in taken),
        "sentences_hold": sum(each.agree for each in taken),
    }


def _print_json(attempts: "Sequence[Attempt]") -> None:
    files: list[dict[str, Any]] = [
        {
            "file": _plain(str(each.file.path)),
            "imported": bool(each.text),
            "seats": each.seats,
            "sentences": each.sentences,
            "agree": each.agree,
            "why_not": each.why_not,
        }
        for each in attempts
    ]
    print_json({"files": files, "sums": _sums(attempts)})


def _print(attempts: "Sequence[Attempt]") -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE)
    for title in ("file", "imported", "agree", "why not"):
        table.add_column(title, overflow="fold", ratio={"file": 2, "why not": 5}.get(title))
    for each in attempts:
        agree = f"{each.agree} of {each.sentences}" if each.sentences else "–"
        more = f" (and {len(each.why_not) - 1} more)" if len(each.why_not) > 1 else ""
        cells = _plain(str(each.file.name)), "yes" if each.text else "no", agree if each.text else "", "".join(each.why_not[:1]) + more
        table.add_row(*map(Text, cells), style=None if each.is_well else "bold")
    out = console()
    out.print(table)
    out.print(_in_words(_sums(attempts)), markup=False)


def _in_words(sums: dict[str, int]) -> str:
    return (
        f"{sums['files']} files: {sums['imported']} imported, of which {sums['agree']} agree and {sums['differ']} differ; "
        f"{sums['not_imported']} not imported. {sums['sentences_hold']} of {sums['sentences']} sentences hold."
    )


def _plain(text: str) -> str:
    from hesperides.importing.element import shortened

    return shortened(text, 400)
