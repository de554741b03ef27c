"""The games that the tests of the server run over, each with the options of a game that is soon over or has everything in it."""

OPTIONS: dict[str, dict[str, str]] = {
    "citrus": {"short": ""},
    "carcassonne": {"trees": "", "abbot": "", "river": "", "phantom": ""},
}
GAMES = tuple(OPTIONS)
