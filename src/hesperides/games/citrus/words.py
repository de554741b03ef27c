"""Actions as words and back (`docs/messages.md` lists them), and the events, figures and deal in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hesperides.game import CHANCE, KIND_SHIFT, Event, UnreadableError
from hesperides.games.citrus import state as table
from hesperides.games.citrus.picture import PhaseName
from hesperides.games.citrus.pieces import LANDSCAPE, MARKET_SPACES, PLANTATIONS
from hesperides.games.citrus.rules import RULE_IDS
from hesperides.games.citrus.setting import FINCA_SPACE, cell_of, space_name
from hesperides.games.citrus.state import WITH_BRIDGE, WITH_MILESTONE, Phase, Verb
from hesperides.log import events_of

PHASE_NAMES: dict[int, PhaseName] = {
    Phase.MAIN: "main",
    Phase.SITE: "site",
    Phase.PLACE: "place",
    Phase.DONE: "done",
    Phase.GAME_OVER: "over",
}


# --- spaces, letters, lines -------------------------------------------------------------------------------------------


def read_space(setting: Any, word: str) -> int:
    """The cell of "c4"; raises UnreadableError if it is not on the board."""
    column, number = ord(word[0]) - ord("a") if word else -1, word[1:]
    row = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else 0
    if not (0 <= column < setting.columns and 1 <= row <= setting.rows):
        last = space_name(cell_of(int(setting.columns) - 1, int(setting.rows) - 1))
        raise UnreadableError(f"{word!r} is no space of this board; spaces go from a1 to {last}")
    return cell_of(column, row - 1)


def read_letter(setting: Any, word: str) -> int:
    last = chr(ord("A") + int(setting.letters) - 1)
    if len(word) != 1 or not "A" <= word <= last:
        raise UnreadableError(f"{word!r} is no finca space of this board; they are lettered A to {last}")
    return ord(word) - ord("A")


def letter_name(letter: int) -> str:
    return chr(ord("A") + letter)


def _one_of(names: Sequence[str], word: str, what: str) -> int:
    if word not in names:
        raise UnreadableError(f"{word!r} is no {what}; choose {', '.join(name for name in names if name)}")
    return names.index(word)


def line_name(setting: Any, line: int) -> str:
    """The name of a market line by its number: rows first, then columns."""
    rows = int(setting.market_rows)
    return f"r{line + 1}" if line < rows else f"c{line - rows + 1}"


def _read_line(setting: Any, word: str) -> int:
    names = [line_name(setting, line) for line in range(setting.lines)]
    return _one_of(names, word, "market line")


def _read_number(word: str, most: int, what: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4 and 1 <= int(word) <= most):
        raise UnreadableError(f"{word!r} is no {what}; they are numbered 1 to {most}")
    return int(word)


# --- own regions by their first spaces --------------------------------------------------------------------------------


def own_regions(state: Any, seat: int) -> list[int]:
    """The first space of each own region, in reading order; `state` is a record, or one as plain Python."""
    seen: dict[int, int] = {}
    fields = state.plantation, state.region, state.region_owner
    plantation, region, owner = (each if isinstance(each, list) else each.tolist() for each in fields)
    for cell, kind in enumerate(plantation):
        if kind and owner[region[cell]] == seat:
            seen.setdefault(region[cell], cell)
    return list(seen.values())


def _read_regions(setting: Any, state: Any, words: list[str]) -> int:
    names = [space_name(cell) for cell in own_regions(state, int(state.seat))]
    cells = [read_space(setting, word) for word in words]
    if cells != sorted(set(cells)):
        raise UnreadableError("name each region once, in reading order (row by row from the top)")
    missing = [word for word in words if word not in names]
    if missing:
        raise UnreadableError(f"{missing[0]} is not the first space of an own region; they begin at {', '.join(names) or 'none'}")
    return sum(1 << names.index(word) for word in words)


# --- read -------------------------------------------------------------------------------------------------------------


def read(setting: Any, state: Any, words: str) -> int:
    """The action of these words, said by the actor; raises UnreadableError with the reason. `refusal` tells whether it is legal."""
    first, *rest = words.split(" ")
    readers = _DRAW_READERS if state.actor == CHANCE else _READERS
    if first not in readers:
        raise UnreadableError(f"{words!r} is no action of Citrus here; actions begin with {', '.join(readers)}")
    reader, fewest, most = readers[first]
    if not fewest <= len(rest) <= most:
        number = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise UnreadableError(f"{words!r} has {len(rest)} words after {first!r}; it takes {number}")
    return reader(setting, state, rest)


def _action(verb: Verb, what: int) -> int:
    return int(verb) << KIND_SHIFT | what


def _read_build(setting: Any, state: Any, words: list[str]) -> int:
    kind, cell = _one_of(PLANTATIONS, words[0], "plantation"), read_space(setting, words[1])
    helpers = {(): 0, ("bridge",): 1, ("milestone",): 2, ("bridge", "milestone"): 3}.get(tuple(words[2:]))
    if helpers is None:
        raise UnreadableError(f"{' '.join(words[2:])!r} is no help to build; write bridge, milestone, or bridge milestone")
    return _action(Verb.BUILD, helpers << 12 | kind << 8 | cell)


def _read_bush(setting: Any, state: Any, words: list[str]) -> int:
    tile = _one_of(LANDSCAPE, " ".join(words[1:]), "landscape tile")
    return _action(Verb.BUSH, tile << 8 | read_space(setting, words[0]))


def _read_finca(setting: Any, state: Any, words: list[str]) -> int:
    names = [f"{setting.pair_high[pair]}/{setting.pair_low[pair]}" for pair in range(setting.pairs)]
    return _action(Verb.FINCA, _one_of(names, words[0], "finca of this game"))


def _read_site(setting: Any, state: Any, words: list[str]) -> int:
    verb = Verb.SITE
    if state.actor == CHANCE:
        verb = Verb.START if state.phase == Phase.SETUP_START else Verb.NEXT_SITE
    return _action(verb, read_letter(setting, words[0]))


def _read_market(setting: Any, state: Any, words: list[str]) -> int:
    space = _read_number(words[0], MARKET_SPACES, "market space") - 1
    return _action(Verb.MARKET, _one_of(PLANTATIONS, words[1], "plantation") << 8 | space)


def _simple(verb: Verb, reader: Callable[[Any, str], int]) -> Callable[[Any, Any, list[str]], int]:
    return lambda setting, state, words: _action(verb, reader(setting, words[0]))


def _bare(verb: Verb) -> Callable[[Any, Any, list[str]], int]:
    return lambda setting, state, words: _action(verb, 0)


def _read_money(setting: Any, word: str) -> int:
    return _one_of(LANDSCAPE, f"money {word}", "money tile")


Reader = tuple[Callable[[Any, Any, list[str]], int], int, int]
_READERS: dict[str, Reader] = {
    "buy": (_simple(Verb.BUY, _read_line), 1, 1),
    "harvest": (lambda setting, state, words: _action(Verb.HARVEST, _read_regions(setting, state, words)), 1, 32),
    "pass": (_bare(Verb.PASS), 0, 0),
    "site": (_read_site, 1, 1),
    "build": (_read_build, 2, 4),
    "return": (_bare(Verb.RETURN), 0, 0),
    "money": (_simple(Verb.MONEY, _read_money), 1, 1),
    "bull": (_simple(Verb.BULL, read_space), 1, 1),
    "cart": (_simple(Verb.CART, lambda _, word: _read_number(word, MARKET_SPACES, "market space") - 1), 1, 1),
    "end": (_bare(Verb.END), 0, 0),
}


def _read_seat(setting: Any, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4):
        raise UnreadableError(f"{word!r} is no seat; they are numbered from 0")
    return min(int(word), 255)


_DRAW_READERS: dict[str, Reader] = {
    "first": (_simple(Verb.FIRST, _read_seat), 1, 1),
    "bush": (_read_bush, 2, 3),
    "finca": (_read_finca, 1, 1),
    "site": (_read_site, 1, 1),
    "market": (_read_market, 2, 2),
}


# --- write ------------------------------------------------------------------------------------------------------------


def write(setting: Any, state: Any, action: int) -> str:
    """The words of an action, as the actor of `state` would say it."""
    return _WRITERS[Verb(action >> KIND_SHIFT)](setting, state, action & 0xFFFF)


def _write_build(setting: Any, state: Any, what: int) -> str:
    helpers = what >> 12
    words = f"build {PLANTATIONS[what >> 8 & 15]} {space_name(what & 255)}"
    return words + (" bridge" if helpers & WITH_BRIDGE else "") + (" milestone" if helpers & WITH_MILESTONE else "")


def _write_harvest(setting: Any, state: Any, what: int) -> str:
    regions = own_regions(state, int(state.seat))
    return " ".join(["harvest", *(space_name(cell) for i, cell in enumerate(regions) if what >> i & 1)])


def _write_finca(setting: Any, state: Any, what: int) -> str:
    return f"finca {setting.pair_high[what]}/{setting.pair_low[what]}"


def _write_letter(setting: Any, state: Any, what: int) -> str:
    return f"site {letter_name(what)}"


_WRITERS: Mapping[Verb, Callable[[Any, Any, int], str]] = {
    Verb.FIRST: lambda setting, state, what: f"first {what}",
    Verb.BUSH: lambda setting, state, what: f"bush {space_name(what & 255)} {LANDSCAPE[what >> 8]}",
    Verb.START: _write_letter,
    Verb.FINCA: _write_finca,
    Verb.NEXT_SITE: _write_letter,
    Verb.MARKET: lambda setting, state, what: f"market {(what & 255) + 1} {PLANTATIONS[what >> 8]}",
    Verb.BUY: lambda setting, state, what: f"buy {line_name(setting, what)}",
    Verb.HARVEST: _write_harvest,
    Verb.PASS: lambda setting, state, what: "pass",
    Verb.SITE: _write_letter,
    Verb.BUILD: _write_build,
    Verb.RETURN: lambda setting, state, what: "return",
    Verb.MONEY: lambda setting, state, what: LANDSCAPE[what],
    Verb.BULL: lambda setting, state, what: f"bull {space_name(what)}",
    Verb.CART: lambda setting, state, what: f"cart {what + 1}",
    Verb.END: lambda setting, state, what: "end",
}


# --- what a game tells ------------------------------------------------------------------------------------------------


def place_name(setting: Any, place: int) -> str:
    """Where an event took place, in words; "" for nowhere."""
    if place < 0:
        return ""
    if place >= table.MARKET:
        return str(place - table.MARKET + 1)
    if place >= table.LINE:
        return line_name(setting, place - table.LINE)
    return letter_name(place - table.LETTER) if place >= table.LETTER else space_name(place)


def events(setting: Any, state: Any, log: Any) -> list[Event]:
    """The rules that fired in the last action."""
    return events_of(log, RULE_IDS, lambda place: place_name(setting, place))


def scores(setting: Any, state: Any) -> list[int]:
    return [int(points) for points in state.score[: setting.seats]]


def winners(setting: Any, state: Any) -> list[int]:
    """[end.winner] Most points; tied players win together. Empty while the game goes on."""
    points = scores(setting, state)
    return [seat for seat, each in enumerate(points) if each == max(points)] if state.phase == Phase.GAME_OVER else []


def figures(setting: Any, state: Any) -> dict[str, Any]:
    """What `trace` tells before an action: the phase, and scores, money and workers at home by seat."""
    return {
        "phase": PHASE_NAMES.get(Phase(int(state.phase)), "chance"),
        "scores": scores(setting, state),
        "money": [int(coins) for coins in state.money[: setting.seats]],
        "workers": [int(number) for number in state.workers[: setting.seats]],
    }


# --- the deal, for another program ------------------------------------------------------------------------------------


def deal(setting: Any, played: Sequence[tuple[int, str]]) -> dict[str, Any]:
    """The board, and what the draws among what was played (actor, words) have dealt so far."""
    drawn: dict[str, list[list[str]]] = {}
    for words in (words for actor, words in played if actor == CHANCE):
        first, *rest = words.split(" ")
        drawn.setdefault(first, []).append(rest)
    fincas = [[int(value) for value in pair.split("/")] for (pair,) in drawn.get("finca", [])]
    letters = [letter for (letter,) in drawn.get("site", [])]
    random_start = int(setting.start_fincas) if setting.random_start else 0
    start = sorted(letters[:random_start]) or [letter_name(each) for each in range(setting.start_fincas)]
    return {
        "board": _told_board(setting),
        "deal": {
            "first": int(drawn["first"][0][0]) if "first" in drawn else 0,
            "bag": [kind for _, kind in drawn.get("market", [])],
            "fincas": fincas,
            "start": start,
            "sites": letters[random_start:],
            "landscape": {space: " ".join(tile) for space, *tile in drawn.get("bush", [])},
        },
    }


def _told_board(setting: Any) -> dict[str, Any]:
    signs = ".", ".", "#", "*", ""
    grid = []
    for row in range(setting.rows):
        cells = [cell_of(column, row) for column in range(setting.columns)]
        kinds = [(int(setting.ground[cell]), int(setting.letter_at[cell])) for cell in cells]
        grid.append("".join(letter_name(letter) if kind == FINCA_SPACE else signs[kind] for kind, letter in kinds))
    lines = {
        line_name(setting, line): [space + 1 for space in range(MARKET_SPACES) if int(setting.line[line]) >> space & 1]
        for line in range(setting.lines)
    }
    return {"grid": grid, "market": lines}
