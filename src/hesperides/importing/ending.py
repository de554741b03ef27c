"""The end of a game that a file breaks off, as if the stack were empty: scores and what fired."""

from collections.abc import Sequence
from typing import Any

from hesperides.game import Event, Game
from hesperides.games.carcassonne.scoring import project


def ended(game: Game, setting: Any, state: Any, events: Sequence[Event]) -> tuple[list[int], list[Event]]:
    """The scores after the end, and the events so far with those of the end."""
    after, log = game.new_state(setting), game.new_log()
    game.copy(after, state)
    project(setting, after, log)
    return game.scores(setting, after), [*events, *game.events(setting, after, log)]
