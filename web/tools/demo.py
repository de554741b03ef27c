"""Writes src/games/citrus/demo.json, the game that plays on the start page: `python web/tools/demo.py` in the environment.

Three bots play a short game; kept are the board as it was some turns in, and after every plantation what changed of what the page draws.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from hesperides.bots import BOTS
from hesperides.game import CHANCE, OVER
from hesperides.games import game

SEED, SEATS, SKIPPED, BOT = 11, 3, 26, "greedy"
TARGET = Path(__file__).parent.parent / "src/games/citrus/demo.json"


def frame(picture: dict[str, Any]) -> dict[str, Any]:
    """What the page draws of a picture."""
    spaces = [[s["at"], s["kind"], s.get("letter", ""), s.get("landscape", ""), s.get("plantation", ""), s.get("roads", [])] for s in picture["spaces"]]
    regions = [[r["colour"], r["owner"], *r["spaces"]] for r in picture["regions"]]
    fincas = [[f["letter"], f["high"], f["low"], f["scored"]] for f in picture["fincas"]]
    return {
        "columns": picture["columns"],
        "rows": picture["rows"],
        "spaces": spaces,
        "regions": regions,
        "fincas": fincas,
        "sites": picture["sites"],
        "sites_left": picture["sites_left"],
        "scores": [mat["score"] for mat in picture["mats"]],
    }


def change(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The fields that changed; of the spaces only those that did."""
    found = {name: after[name] for name in after if name != "spaces" and after[name] != before[name]}
    found["spaces"] = [space for old, space in zip(before["spaces"], after["spaces"], strict=True) if old != space]
    return found


def main() -> None:
    """Play and write."""
    citrus, generator = game("citrus"), np.random.default_rng(SEED)
    setting = citrus.new_setting({"short": ""}, SEATS)
    state, log = citrus.new_state(setting), citrus.new_log()
    entropy = np.array([SEED, 77], np.uint64)
    frames: list[dict[str, Any]] = []
    while (actor := citrus.actor(setting, state)) != OVER:
        action = citrus.sample(setting, state, entropy) if actor == CHANCE else BOTS[BOT](citrus, setting, state, generator)
        words = citrus.write(setting, state, int(action))
        citrus.apply(setting, state, int(action), log)
        if words.startswith(("build", "harvest", "site ", "bull")) and actor != CHANCE:
            frames.append(frame(msgspec.to_builtins(citrus.picture(setting, state))))
    frames = frames[SKIPPED:]
    steps = [change(before, after) for before, after in zip(frames, frames[1:], strict=False)]
    TARGET.write_text(json.dumps({"start": frames[0], "steps": steps}, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
