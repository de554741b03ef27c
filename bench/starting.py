"""What commands take, as multiples of the start of a bare interpreter with NumPy and Numba: ratios hold on every machine."""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

BARE = ("-c", "import numba, numpy")
COMMANDS = {"--help": ("--help",), "rules": ("rules",)}
GAMES = {"citrus": ("--short",), "carcassonne": ("--trees",)}
TIMES = 5
SURROUNDINGS = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}


def seconds(*arguments: str) -> float:
    """The least that a process took, in seconds of a core."""

    def once() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True, env=SURROUNDINGS)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    once()
    return min(once() for _ in range(TIMES))


def main() -> None:
    """Print the ratios."""
    bare = seconds(*BARE)
    print(f"a bare interpreter with NumPy and Numba: {bare:.2f} s of a core")
    for name, words in COMMANDS.items():
        print(f"hesperides {name}: {seconds('-m', 'hesperides', *words) / bare:.2f} times that")
    with tempfile.TemporaryDirectory() as folder:
        for game, options in GAMES.items():
            file = Path(folder) / f"{game}.txt"
            new = [sys.executable, "-m", "hesperides", "new", game, "--seats", "uniform,uniform", "--seed", "5", *options]
            file.write_bytes(subprocess.run(new, check=True, capture_output=True).stdout)
            print(f"a warm trace of {game}: {seconds('-m', 'hesperides', 'trace', str(file)) / bare:.2f} times that")


if __name__ == "__main__":
    main()
