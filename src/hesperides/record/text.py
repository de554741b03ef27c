"""Records: a game as text, the only form in which games are stored.

    game    citrus
    options short milestone=recolour
    rules   1
    seats   Ada, Ben
    about   what it shows (may stand several times)

    * market 1 le+             ; a draw
    A buy r2                   ; an action of a seat; seats are A, B, … in the order of the header
    = A +4 finca.tie E         ; a rule that fired in the action above: seat, points and place may be left out
    ! B build le c4 build.space   ; must be refused, and by this rule

Several `=` lines of one action stand in the order in which the rules fired. Everything after `;` is a comment.
A bare option is a switch that is on.
"""

import re
import shlex
import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import BinaryIO

from hesperides.decoding import MARK, decoded
from hesperides.game import CHANCE, Event
from hesperides.record.names import distinct

DRAW, FIRED, REFUSED = "*", "=", "!"
SEATS = string.ascii_uppercase
SWITCHED_ON = ""
"""The value of a switch that is on; one that is off is not among the options."""
_KEYS = ("game", "options", "rules", "seats", "about")
_FIRED = re.compile(r"(?:(?P<seat>[A-Z])\s+)?(?:(?P<points>[+-][0-9]{1,5})\s+)?(?P<rule>[a-z]+\.[a-z-]+)(?:\s+(?P<place>\S.*))?")
_RULE = re.compile(r"[a-z]+\.[a-z-]+")


class RecordError(ValueError):
    """A record that cannot be read, or that tells what the rules do not: `file:line: what; what to do`."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the body.

    mark     `*` a draw, a seat letter an action, `=` a rule that fired, `!` a refusal, "" an empty line or only a comment
    words    the action of a draw, an action or a refusal
    seat     of `=` (may be "") and `!`: a letter, for a draw that is refused `*`
    rule     of `=` and `!`; points (None: not said) and place of `=`
    number   where it stood in the file it was read from, from 1
    """

    mark: str = ""
    words: str = ""
    seat: str = ""
    rule: str = ""
    points: int | None = None
    place: str = ""
    comment: str = ""
    number: int = field(default=0, compare=False)

    @property
    def acts(self) -> bool:
        """True if the line changes the state: a draw or an action."""
        return self.mark not in ("", FIRED, REFUSED)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record. `options` as the game takes them (a switch that is on has the value ""); `name` is the file it came from.

    No two seats have the same name: the second is numbered, wherever the record comes from.
    """

    game: str
    options: Mapping[str, str]
    rules: int
    seats: Sequence[str]
    about: str = ""
    lines: Sequence[Line] = ()
    name: str = field(default="<record>", compare=False)
    numbers: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", distinct(self.seats))

    def error(self, line: int, message: str) -> RecordError:
        """What is wrong in a line of this record (0: nowhere in particular)."""
        return RecordError(f"{self.name}:{line}: {message}" if line else f"{self.name}: {message}")


# --- reading -------------------------------------------------------------------------------------------------------------


def read(text: str, name: str = "<record>") -> Record:
    """The record in `text`; raises RecordError naming the line. Whether the rules allow it, `replay` tells."""
    header: dict[str, list[str]] = {}
    numbers: dict[str, int] = {}
    lines: list[Line] = []
    in_body = False
    rows = text_lines(text)
    if len(rows) > MOST_LINES:
        raise RecordError(f"{name}: more than {MOST_LINES} lines, which no record has; name a record")
    for number, raw in enumerate(rows, 1):
        if len(raw) > LONGEST_LINE:
            raise RecordError(f"{name}:{number}: a line of {len(raw)} signs; no record has more than {LONGEST_LINE} in one, break it")
        content, _, comment = (part.strip() for part in raw.partition(";"))
        if in_body:
            lines.append(_line(content, comment, number, name))
        elif content:
            _put(header, content, f"{name}:{number}")
            numbers.setdefault(content.split(maxsplit=1)[0], number)
        else:
            in_body = bool(header) and not comment
    while lines and lines[-1] == Line():
        lines.pop()
    return _headed({key: "\n".join(parts) for key, parts in header.items()}, numbers, lines, name)


def text_lines(text: str) -> list[str]:
    """The lines of a text as an editor counts them; a byte order mark in front is no part of it."""
    return text.removeprefix(MARK).replace("\r\n", "\n").replace("\r", "\n").split("\n")


LONGEST, MOST_LINES, LONGEST_LINE = 1 << 23, 100_000, 10_000
"""More bytes, lines and signs of a line than any record has, so that a wrong file is not read for ever."""


def load(path: Path) -> Record:
    """The record in a file; raises RecordError, also when there is no such file or it is no text."""
    try:
        with path.open("rb") as file:
            return load_from(file, str(path))
    except OSError as error:
        raise RecordError(f"{path}: cannot be read ({error.strerror}); name a record") from None


def load_from(file: BinaryIO, name: str) -> Record:
    """The record in an open file; raises RecordError, also when it is no text or too long."""
    content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise RecordError(f"{name}: longer than any record ({LONGEST >> 20} MiB); name a record")
    try:
        return read(decoded(content), name)
    except UnicodeDecodeError as error:
        number = content[: error.start].count(b"\n") + 1
        raise RecordError(f"{name}:{number}: not UTF-8 text; name a record, or save it as UTF-8") from None


def _put(header: dict[str, list[str]], content: str, where: str) -> None:
    key, *rest = content.split(maxsplit=1)
    value = rest[0] if rest else ""
    if key not in _KEYS:
        raise RecordError(f"{where}: {key!r} is no key of a header; it has {', '.join(_KEYS)}, then an empty line, then the game")
    if key in header and key != "about":
        raise RecordError(f"{where}: {key!r} stands twice; keep one")
    header.setdefault(key, []).append(value)


def _headed(header: Mapping[str, str], numbers: Mapping[str, int], lines: list[Line], name: str) -> Record:
    for key in ("game", "rules", "seats"):
        if not header.get(key):
            where = f"{name}:{numbers.get(key, 1)}"
            raise RecordError(f"{where}: the header says no {key}; begin with lines such as `game citrus`, `rules 1`, `seats A, B`")
    if not re.fullmatch(r"[0-9]{1,4}", header["rules"]):
        raise RecordError(f"{name}:{numbers['rules']}: rules {header['rules']!r} is no version; write for instance `rules 1`")
    seats = [seat.strip() for seat in header["seats"].split(",")]
    if not all(seats) or len(seats) > len(SEATS):
        where = f"{name}:{numbers['seats']}"
        raise RecordError(f"{where}: seats {header['seats']!r} has an empty or a superfluous name; write for instance `seats Ada, Ben`")
    try:
        options = read_options(header.get("options", ""))
    except ValueError as error:
        raise RecordError(f"{name}:{numbers['options']}: {error}") from None
    return Record(header["game"], options, int(header["rules"]), seats, header.get("about", ""), lines, name, numbers)


def read_options(text: str) -> dict[str, str]:
    """Options as a header writes them, `short milestone=recolour`; raises ValueError."""
    options: dict[str, str] = {}
    try:
        words = shlex.split(text)
    except ValueError:
        raise ValueError(f"options {text!r} has a quotation mark without its partner; write both or none") from None
    for word in words:
        option, equals, value = word.partition("=")
        if not option or option in options or bool(equals) != bool(value):
            raise ValueError(f"option {word!r} is empty or stands twice; write for instance `options short milestone=recolour`")
        options[option] = value or SWITCHED_ON
    return options


def one_spaced(words: str) -> str:
    """The words with one space between them: how many there were, and of which kind, makes no difference in a record nor at a table."""
    return " ".join(words.split())


def _line(content: str, comment: str, number: int, name: str) -> Line:
    mark, *rest = content.split(maxsplit=1) or [""]
    words = one_spaced(rest[0]) if rest else ""
    if mark == FIRED and (match := _FIRED.fullmatch(words)):
        points = int(match["points"]) if match["points"] else None
        return Line(mark, "", match["seat"] or "", match["rule"], points, match["place"] or "", comment, number)
    if mark == REFUSED and words.count(" ") >= 2:
        seat, action = words.split(" ", 1)
        action, rule = action.rsplit(" ", 1)
        if _RULE.fullmatch(rule) and (seat == DRAW or seat in SEATS):
            return Line(mark, action, seat, rule, None, "", comment, number)
    if not mark or (words and (mark == DRAW or (len(mark) == 1 and mark in SEATS))):
        return Line(mark, words, comment=comment, number=number)
    forms = "`* a draw`, `A an action`, `= A +4 rule.id place` or `! A an action rule.id`"
    raise RecordError(f"{name}:{number}: {content!r} is no line of a record; write {forms}")


# --- writing -------------------------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The text of a record; `read` gives the same record back. Raises RecordError where it could not."""
    header = [("game", record.game), ("options", write_options(record.options)), ("rules", str(record.rules))]
    header += [("seats", ", ".join(record.seats)), *(("about", part) for part in record.about.split("\n"))]
    text = "".join(f"{key:7} {value}\n" for key, value in header if value) + "\n"
    text += "".join(write_line(line) + "\n" for line in record.lines)
    unsafe = any(";" in value or "\n" in value for _, value in header)
    if unsafe or read(text) != replace(record, lines=list(record.lines), seats=list(record.seats)):
        raise record.error(0, "cannot be written as it is; names, comments and words may not hold `;`, line ends or (names) commas")
    return text


def write_options(options: Mapping[str, str]) -> str:
    """Options as a header and `read_options` have them."""
    return " ".join(shlex.quote(f"{name}={value}" if value else name) for name, value in options.items())


def write_line(line: Line) -> str:
    """One line of the body, without its end."""
    points = "" if line.points is None else f"{line.points:+d}"
    parts = (line.mark, line.seat, line.words, points, line.rule, line.place, line.comment and f"; {line.comment}")
    return " ".join(part for part in parts if part)


def plain_comment(text: str) -> str:
    """A text as a comment can hold it: one line, printable."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()


def fired_line(event: Event) -> Line:
    """The `=` line of an event; points are left out where there are none."""
    seat = SEATS[event.seat] if event.seat >= 0 else ""
    return Line(FIRED, "", seat, event.rule, event.points or None, event.place)


def lines_of(actor: int, words: str, events: Sequence[Event]) -> list[Line]:
    """The lines of one step: the draw or action, then every rule that fired."""
    return [Line(DRAW if actor == CHANCE else SEATS[actor], words), *map(fired_line, events)]


def redact(record: Record) -> Record:
    """The record without what people wrote into it: seats are called by their letters; no `about`, no comments."""
    lines = [replace(line, comment="") for line in record.lines if line.mark]
    return replace(record, seats=list(SEATS[: len(record.seats)]), about="", lines=lines)
