"""The games of the house, by name. A new game is new files and one name here."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from hesperides.game import Game


class _Games(Mapping[str, Game]):
    """Each game is loaded when it is first asked for: who plays one does not wait for the others."""

    def __init__(self, *names: str) -> None:
        self._names = names

    def __getitem__(self, name: str) -> Game:
        if name not in self._names:
            raise KeyError(name)
        return _loaded(name)

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


@cache
def _loaded(name: str) -> Game:
    """The Game value of a folder here, which has the folder's name in capitals."""
    module: Any = import_module(f"{__name__}.{name}")
    found: Game = getattr(module, name.upper())
    return found


GAMES: Mapping[str, Game] = _Games("citrus", "carcassonne")


def game(name: str) -> Game:
    """The game of this name; raises ValueError with the names there are."""
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; choose {', '.join(GAMES)}")
    return GAMES[name]
