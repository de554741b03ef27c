"""The rule books: `rules/<game>.md` as an ordered mapping from the id of a clause to its text.

A clause is a list item that begins with its id in bold, `- **build.rivals** Regions of …`, with everything indented under it. The
books lie in `rules/` of a checkout and inside the package once it is installed.
"""

import difflib
import re
from functools import cache
from pathlib import Path

_CLAUSE = re.compile(r"- \*\*(?P<id>[a-z]+\.[a-z]+(?:-[a-z]+)*)\*\* ?(?P<text>.*)")
NEAR = 0.7
"""How alike a name must be to be offered in place of a wrong one."""
WHOSE_TURN = "setup.first"
"""In every rule book, the clause that tells who begins and who is next: what forbids a seat to act while another one does."""
_PLACES = (Path(__file__).parent / "rules", Path(__file__).parents[2] / "rules")


def folder() -> Path:
    """The folder with the rule books; raises FileNotFoundError when the installation lacks them."""
    for place in _PLACES:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"no rule books in {' or '.join(map(str, _PLACES))}; install hesperides anew")


def books() -> list[str]:
    """The names of the games that have a rule book, sorted."""
    return sorted(file.stem for file in folder().glob("*.md"))


@cache
def clauses(game: str) -> dict[str, str]:
    """Every clause of a rule book in its order, id → text (Markdown, one paragraph unless the clause has a figure)."""
    if game not in books():
        raise ValueError(f"there is no rule book {game!r}; there are: {', '.join(books())}")
    return parse((folder() / f"{game}.md").read_text(encoding="utf-8"))


def clause(game: str, rule: str) -> str:
    """The text of one clause; raises ValueError that names the nearest ids when there is none of that name."""
    book = clauses(game)
    if rule not in book:
        near = difflib.get_close_matches(rule, book, n=3, cutoff=NEAR) or [each for each in book if rule in each][:3]
        hint = f"did you mean {' or '.join(near)}?" if near else f"`hesperides rules {game}` lists them all"
        raise ValueError(f"{game} has no rule {rule!r}; {hint}")
    return book[rule]


def parse(text: str) -> dict[str, str]:
    """The clauses of a rule book's text; raises ValueError when an id stands twice."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in text.splitlines():
        if match := _CLAUSE.match(line):
            if match["id"] in found:
                raise ValueError(f"the rule {match['id']} stands twice in its book; every clause has its own id")
            current = found[match["id"]] = [match["text"]]
        elif line.startswith("  ") or not line.strip():
            if current is not None:
                current.append(line.removeprefix("  "))
        else:
            current = None
    return {rule: _flow(lines) for rule, lines in found.items()}


def _flow(lines: list[str]) -> str:
    """Join the lines of a clause to paragraphs; fenced blocks keep their lines."""
    blocks = "\n".join(line.rstrip() for line in lines).strip().split("\n\n")
    return "\n\n".join(block if block.startswith("```") else " ".join(block.split()) for block in blocks)
