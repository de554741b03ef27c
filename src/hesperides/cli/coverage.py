"""Which code cites a rule, and which records exercise it."""

import json
import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import hesperides
from hesperides import rulebook
from hesperides.cli.terminal import game_named, progress

if TYPE_CHECKING:
    from rich.table import Table

SMALL = 250
"""Lines of a record that shows one thing; longer ones are whole games and do not count here."""
SHOWN = 2
PARTY = "citrus-games"
"""The rule book of the party games, which are no Game values: their records are what a hand did."""
_CITED = re.compile(r"\[[a-z][a-z., -]+\]|\bRule\.[A-Z_]+\b")


@dataclass(frozen=True, slots=True)
class Row:
    """A rule, where code cites it (`file:line`), and the small records that say it fires or refuses, the shortest first."""

    rule: str
    code: list[str]
    records: list[str]

    @property
    def gap(self) -> str:
        """What is missing, in words; "" if nothing is."""
        missing = {"no code cites it": self.code, "no record exercises it": self.records}
        return " and ".join(what for what, found in missing.items() if not found)


def rows(game: str, rule: str = "") -> list[Row]:
    """A row for every clause of the game's rule book, in its order, or for one of them; raises ValueError if there is none of that name."""
    book = {rule: rulebook.clause(game, rule)} if rule else rulebook.clauses(game)
    code, records = citations(game, book), exercises(game, rule)
    return [Row(rule, code[rule], records[rule]) for rule in book]


def citations(game: str, rules: "dict[str, str]") -> dict[str, list[str]]:
    """Rule → places in the game's source that name it, as `[build.rivals, build.extend]` or as `Rule.BUILD_RIVALS`."""
    home = Path(hesperides.__file__).parent
    source = home / "party" if game == PARTY else home / "games" / game
    names = {name: rule for rule in rules for name in (rule, f"Rule.{member(rule)}")}
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(source.rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            words = [word for cited in _CITED.findall(line) for word in cited.strip("[]").split(", ")]
            for cited in {names[word] for word in words if word in names}:
                found[cited].append(f"{file.relative_to(source.parent)}:{number}")
    return found


def member(rule: str) -> str:
    """The name of a rule in the game's enumeration."""
    return rule.upper().replace(".", "_").replace("-", "_")


def exercises(game: str, rule: str = "") -> dict[str, list[str]]:
    """Rule → small records that say it fires or refuses. Every record (that names `rule`) is replayed, so what it says is true."""
    if game == PARTY:
        return party_exercises()
    from hesperides.record import load, replay

    folder = record_folder()
    files = sorted((folder / game).rglob("*.txt"))
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    game_named(game)
    with progress() as bar:
        for file in bar.track(files, description="replaying records"):
            record = load(file)
            named = {line.rule for line in record.lines if line.rule}
            if rule and rule not in named:
                continue
            replay(record)
            if len(record.lines) <= SMALL:
                for each in named:
                    found[each].append((len(record.lines), file.relative_to(folder).with_suffix("").as_posix()))
    return defaultdict(list, {each: [name for _, name in sorted(files)] for each, files in found.items()})


def party_exercises() -> dict[str, list[str]]:
    """Rule → records of party games in which it takes part or by which it refuses; the tests play them."""
    found: dict[str, list[str]] = defaultdict(list)
    folder = record_folder()
    for file in sorted((folder / PARTY).glob("*.json"), key=lambda file: file.stat().st_size):
        record = json.loads(file.read_text(encoding="utf-8"))
        for rule in {*record.get("fires", ()), record.get("refused", {}).get("rule")} - {None}:
            found[rule].append(file.relative_to(folder).with_suffix("").as_posix())
    return found


def record_folder() -> Path:
    """`records/` of the checkout; raises FileNotFoundError in an installation, which has none."""
    folder = Path(hesperides.__file__).parents[2] / "records"
    if not folder.is_dir():
        raise FileNotFoundError("the table of rules needs the records of a checkout; run it in a clone of the project")
    return folder


def drawn(rows: list[Row]) -> "Table":
    """The rows as a table for the terminal."""
    from rich import box
    from rich.table import Table

    table = Table("rule", "code", "records", box=box.SIMPLE)
    for row in rows:
        table.add_row(row.rule, *(_some(places) for places in (row.code, row.records)), style="red" if row.gap else "")
    return table


def _some(places: list[str]) -> str:
    more = f" and {len(places) - SHOWN} more" if len(places) > SHOWN else ""
    return ", ".join(place.split("/", 1)[-1] for place in places[:SHOWN]) + more if places else "–"
