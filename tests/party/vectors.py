"""What both languages must find alike, written out: `python -m tests.party.vectors > tests/party/vectors.json`."""

import json
import sys
from typing import Any

from hesperides.party.bucket import bucket
from hesperides.party.flight import path

SEEDS = (0, 1, 5, 77, 65_536, 2**31 - 1, 2**32 - 1)
SPEEDS_AWAY = (-2000, 0, 1230, 1777, 2290, 2305, 2650, 2713, 3010, 3333, 4444, 4777, 6100)
SPEEDS_UP = (-1500, 0, 1501, 2500, 3499, 4300)
DISTANCES = (1200, 1800, 2600)


def buckets() -> list[dict[str, Any]]:
    """Seed → the fruit from the top."""
    return [{"seed": seed, "fruit": "".join("e" if lemon else "i" for lemon in bucket(seed))} for seed in SEEDS]


def throws() -> list[list[Any]]:
    """Speeds, distance, steps until its end, and the orange then: place, speed, touched, fate."""
    found = []
    for distance in DISTANCES:
        for vx in SPEEDS_AWAY:
            for vy in SPEEDS_UP:
                steps = list(path(vx, vy, distance))
                orange, became = steps[-1]
                found.append([vx, vy, distance, len(steps), *orange, became])
    return found


def text() -> str:
    """One line a vector, so that a change shows."""
    lines = {"buckets": buckets(), "throws": throws()}
    parts = [f' "{name}": [\n' + ",\n".join(f"  {json.dumps(line)}" for line in each) + "\n ]" for name, each in lines.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    sys.stdout.write(text())
