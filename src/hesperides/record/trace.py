"""`hesperides trace`: a record told to another program, as JSON Lines with the figures before every action of a seat."""

from collections.abc import Iterator
from typing import Any

from hesperides.game import OVER, Game
from hesperides.record.refusals import legal_words
from hesperides.record.replay import replay
from hesperides.record.text import DRAW, Record


def trace(record: Record) -> Iterator[dict[str, Any]]:
    """The lines: the deal, one for every action of a seat, the result. Raises RecordError before the first one."""
    played = replay(record)
    game, setting = played.game, played.setting
    yield {
        "game": game.name,
        "rules": record.rules,
        "players": len(record.seats),
        "variant": _variant(game, record.options),
        **game.deal(setting, [(step.actor, step.line.words) for step in played.steps]),
    }
    for step in played.steps:
        if step.line.mark != DRAW:
            figures = game.figures(setting, step.before)
            yield {
                "player": step.actor,
                "phase": figures.pop("phase"),
                "legal": legal_words(game, setting, step.before),
                "action": game.write(setting, step.before, step.action),
                **figures,
            }
    over = game.actor(setting, played.state) == OVER
    yield {"over": over, "scores": game.scores(setting, played.state), "winners": game.winners(setting, played.state)}


def _variant(game: Game, options: Any) -> dict[str, bool | int | str]:
    """Every option that is no file: a switch as true or false, a choice by its value, as a number if it is one."""
    chosen: dict[str, bool | int | str] = {}
    for option in game.options:
        if not option.free:
            value = options.get(option.name, option.default) if option.values else option.name in options
            chosen[option.name.replace("-", "_")] = int(value) if isinstance(value, str) and value.isdigit() else value
    return chosen
