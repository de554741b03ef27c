"""The command line. `main` is the console script; every group of commands has its file and imports what it needs when it runs."""

import gc
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave the process: 0 done, 1 a check has failed, 2 it could not be done (one line on standard error)."""
    gc.set_threshold(50_000, 20, 20)  # loading the rules makes many objects and no garbage: a tenth of the start
    sys.modules["scipy"] = None  # type: ignore[assignment]  # Numba would load it for linear algebra, which no rule needs
    _open_streams()
    from hesperides.cli.app import run

    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def _open_streams() -> None:
    """Where a standard stream is closed (`hesperides rules >&-`), what is said goes nowhere.

    Records and JSON in a file or a pipe are UTF-8 whatever the locale; a terminal shows a question mark for a sign that it has not.
    """
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace", encoding=None if sys.stdout.isatty() else "utf-8")
