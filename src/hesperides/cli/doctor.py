"""`doctor`: what this installation has, and what it lacks."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import typer

from hesperides import rulebook
from hesperides.cli.terminal import AsJson, console, print_json

OLDEST_PYTHON = (3, 11)
SAFE_SQLITE = (3, 51, 3)
"""Older ones can lose committed transactions when several connections write in WAL mode (sqlite.org/wal.html#walresetbug)."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at; `fine` is False where something will not work, `remark` says what it is or what to do."""

    name: str
    fine: bool
    remark: str


def doctor(as_json: AsJson = False) -> None:
    """Check this installation: Python, rules, compiled kernels, storage, page. Status 1 if something is missing."""
    findings = list(_findings())
    if as_json:
        print_json(findings)
    else:
        for finding in findings:
            sign = "[green]fine[/green]  " if finding.fine else "[red]broken[/red]"
            console().print(f"{sign} {finding.name:17} ", end="")
            console().print(finding.remark, markup=False)
    raise typer.Exit(0 if all(finding.fine for finding in findings) else 1)


def _findings() -> Iterator[Finding]:
    version = sys.version_info[:3]
    yield Finding("python", version >= OLDEST_PYTHON, _dotted(version))
    yield from (_rules(), _kernels(), _sqlite(), _data_folder(), _page(), _records())


def _rules() -> Finding:
    try:
        return Finding("rules", True, ", ".join(f"{game}: {len(rulebook.clauses(game))} clauses" for game in rulebook.books()))
    except (OSError, ValueError) as error:
        return Finding("rules", False, str(error))


def _kernels() -> Finding:
    from hesperides import cache, kernel
    from hesperides.games import GAMES

    cold = [game.name for game in GAMES.values() if not kernel.is_warm(game.entries)]
    remark = f"will be compiled at the first start ({', '.join(cold)})" if cold else "compiled"
    damaged = [f"{file.name}: {reason}" for file, reason in sorted(cache.damaged(kernel.CACHE).items())]
    healing = f"; damaged and compiled anew when needed: {', '.join(damaged)}" if damaged else ""
    return Finding("compiled rules", True, f"{remark}, kept in {kernel.CACHE}{healing}")


def _sqlite() -> Finding:
    import sqlite3

    old = sqlite3.sqlite_version_info < SAFE_SQLITE
    return Finding("sqlite", True, f"{sqlite3.sqlite_version}{' (older than 3.51.3: one server to a data folder)' if old else ''}")


def _data_folder() -> Finding:
    import tempfile

    from hesperides.server.settings import data_folder

    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return Finding("data folder", True, str(folder))
    except OSError as error:
        return Finding("data folder", False, f"{folder} cannot be written to ({error.strerror}); set HESPERIDES_DATA or give --data")


def _page() -> Finding:
    import hesperides

    built = (Path(hesperides.__file__).parent / "server" / "static" / "index.html").is_file()
    return Finding("page", built, "built" if built else "not built; run `make play`, or install a wheel")


def _records() -> Finding:
    from hesperides.cli.coverage import record_folder

    try:
        folder = record_folder()
    except FileNotFoundError:
        return Finding("records", True, "none here (they come with a checkout)")
    return Finding("records", True, f"{len(list(folder.rglob('*.txt')))} in {folder}")


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))
