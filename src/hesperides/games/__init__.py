"""The games of the house, by name. A new game is new files and one name here."""

from hesperides.game import Game
from hesperides.games.carcassonne import CARCASSONNE
from hesperides.games.citrus import CITRUS

GAMES: dict[str, Game] = {each.name: each for each in (CITRUS, CARCASSONNE)}


def game(name: str) -> Game:
    """The game of this name; raises ValueError with the names there are."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; choose {', '.join(GAMES)}")
    return GAMES[name]
