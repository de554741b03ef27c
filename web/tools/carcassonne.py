"""Writes what the page of Carcassonne needs of real games: `python web/tools/carcassonne.py` in the environment.

`src/games/carcassonne/demo.json` is the game that plays on the start page: the tiles in the order laid, and figures and trees after each.
`test/carcassonne/tables.json` holds tables of one game, by phase, as the server would send them; the tests of the page and
`test/carcassonne/look.mjs` show them without a server. `kinds.json` beside it says what is printed.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from hesperides import kernel
from hesperides.bots import BOTS
from hesperides.game import CHANCE, OVER
from hesperides.games import game
from hesperides.games.carcassonne.choosing import choices
from hesperides.games.carcassonne.pictures import facts, picture
from hesperides.games.carcassonne.words import PHASE_NAMES

WEB = Path(__file__).parent.parent
NAMES = ("Ada", "Ben", "Chiara")
DEMO = {"seed": 15, "bot": "greedy", "options": {"trees": "", "river": "", "abbot": ""}}
TABLES = {"seed": 5, "bot": "uniform", "options": {"trees": "", "abbot": "", "phantom": "", "river": ""}}
SKIPPED, ENTRIES = 48, 40
WANTED = {"tile": 30, "tree": 1, "meeple": 36, "fruit": 0, "phantom": 0}
"""After how many steps of a phase its table is kept."""

rules = game("carcassonne")


def play(seed: int, bot: str, options: dict[str, str]) -> Iterator[tuple[Any, Any, dict[str, Any] | None]]:
    """Setting and state before every step, with the entry of the step before; the last time when the game is over."""
    setting = rules.new_setting(options, len(NAMES))
    state, log = rules.new_state(setting), rules.new_log()
    luck, generator = kernel.entropy(seed), np.random.default_rng(seed)
    entry, number = None, 0
    while (actor := rules.actor(setting, state)) != OVER:
        yield setting, state, entry
        action = int(rules.sample(setting, state, luck) if actor == CHANCE else BOTS[bot](rules, setting, state, generator))
        words = rules.write(setting, state, action)
        rules.apply(setting, state, action, log)
        number += 1
        fired = [
            {"rule": each.rule, "seat": each.seat, "points": each.points, "amount": each.amount, "place": each.place}
            for each in rules.events(setting, state, log)
        ]
        scores = [int(score) for score in rules.scores(setting, state)]
        entry = {"n": number, "actor": None if actor == CHANCE else int(actor), "words": words, "fired": fired, "scores": scores}
    yield setting, state, entry


def write(path: Path, what: Any) -> None:
    """One line of JSON."""
    path.write_text(json.dumps(what, separators=(",", ":")) + "\n")


def demo() -> dict[str, Any]:
    """The start, and what each tile changed."""
    frames: list[dict[str, Any]] = []
    for setting, state, entry in play(**DEMO):
        if entry and (entry["words"].startswith("tile") or int(state.tiles) > len(frames)):
            shown = msgspec.to_builtins(picture(setting, state))
            frames.append(
                {
                    "tiles": [[tile["at"], tile["tile"], tile["rotation"]] for tile in shown["tiles"]],
                    "figures": [[one["seat"], one["kind"], one["part"]] for one in shown["figures"]],
                    "trees": [[tree["at"], tree["fruit"], tree["left"]] for tree in shown["trees"]],
                }
            )
    last = frames[-1]["tiles"]
    steps = [[len(frame["tiles"]), frame["figures"], frame["trees"]] for frame in frames if len(frame["tiles"]) > SKIPPED]
    return {"tiles": last, "steps": steps}


def table(setting: Any, state: Any, entries: list[dict[str, Any]], over: bool) -> dict[str, Any]:
    """A table as the server sends it; every seat belongs to the viewer."""
    seats = [{"letter": "ABC"[k], "name": name, "kind": "person", "bot": "", "mine": True} for k, name in enumerate(NAMES)]
    return {
        "is": "table",
        "id": "fixture",
        "game": "carcassonne",
        "options": TABLES["options"],
        "rules_version": rules.rules_version,
        "seats": seats,
        "pace": 700,
        "n": entries[-1]["n"],
        "entries": entries[-ENTRIES:],
        "picture": msgspec.to_builtins(picture(setting, state)),
        "choices": None if over else msgspec.to_builtins(choices(setting, state)),
        "undo_to": None,
        "restart_to": None,
    }


def tables() -> dict[str, Any]:
    """One table for each phase, and the end."""
    found: dict[str, Any] = {}
    seen = dict.fromkeys(WANTED, 0)
    entries: list[dict[str, Any]] = []
    for setting, state, entry in play(**TABLES):
        if entry:
            entries.append(entry)
        actor = rules.actor(setting, state)
        if actor == CHANCE:
            continue
        phase = PHASE_NAMES[int(state.phase)] if actor != OVER else "over"
        if phase != "over":
            seen[phase] += 1
            if phase in found or seen[phase] <= WANTED[phase] or (phase == "meeple" and len(choices(setting, state).legal) < 5):
                continue
        found[phase] = table(setting, state, entries, phase == "over")
    return found


def main() -> None:
    """Play and write."""
    write(WEB / "src/games/carcassonne/demo.json", demo())
    write(WEB / "test/carcassonne/tables.json", tables())
    write(WEB / "test/carcassonne/kinds.json", msgspec.to_builtins(facts())["tiles"])


if __name__ == "__main__":
    main()
