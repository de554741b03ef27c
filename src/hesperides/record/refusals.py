"""Why something may not be done now: the clause against it, and what may be done instead; for records and tables alike."""

from typing import Any

import numpy as np

from hesperides.game import ALLOWED, CHANCE, OVER, Game, UnreadableError
from hesperides.record.text import SEATS, one_spaced
from hesperides.rulebook import WHOSE_TURN

NO_ACTION = 0
"""An action that is none, since their kinds begin with 1: what `refusal` says against it is the clause of the step that is due."""
SHOWN = 6


def rule_id(game: Game, rule: int) -> str:
    """The id of a rule that `refusal` returned."""
    return game.rule_ids[rule]


def out_of_turn(game: Game, setting: Any, state: Any, who: int) -> tuple[str, str] | None:
    """The rule against `who` (a seat or CHANCE) and the reason, if it does not act now."""
    actor = int(game.actor(setting, state))
    if who == actor != OVER:
        return None
    if who >= 0 and actor >= 0:
        return WHOSE_TURN, f"now acts seat {SEATS[actor]}"
    reason = {OVER: "the game is over", CHANCE: "a draw (`*`) is due"}.get(actor) or f"nothing is drawn, now acts seat {SEATS[actor]}"
    return rule_id(game, int(game.refusal(setting, state, NO_ACTION))), reason


def action_of(game: Game, setting: Any, state: Any, words: str) -> int:
    """The action that the actor means by `words`, legal or not; raises UnreadableError with what is wrong and what may be said here."""
    try:
        return int(game.read(setting, state, one_spaced(words)))
    except UnreadableError as error:
        raise UnreadableError(f"{error}; legal here: {some_legal(game, setting, state)}") from None


def refused_by(game: Game, setting: Any, state: Any, action: int) -> str:
    """The id of the rule that forbids the actor an action; "" if none does."""
    refused = int(game.refusal(setting, state, action))
    return "" if refused == ALLOWED else rule_id(game, refused)


def legal_words(game: Game, setting: Any, state: Any) -> list[str]:
    """Every legal action in words, sorted as text."""
    actions = np.empty(game.legal_most, np.int32)
    number = game.legal(setting, state, actions)
    return sorted(game.write(setting, state, int(action)) for action in actions[:number])


def some_legal(game: Game, setting: Any, state: Any) -> str:
    """The first few legal actions in words, and how many there are; "nothing" once the game is over."""
    words = legal_words(game, setting, state) if game.actor(setting, state) != OVER else []
    return (", ".join(words[:SHOWN]) or "nothing") + (f" … ({len(words)} in all)" if len(words) > SHOWN else "")
