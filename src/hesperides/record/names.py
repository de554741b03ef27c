"""The names of seats: what of a text is shown and written, and that no two at a table are alike.

What cannot be seen can deceive: a name may turn the direction of a line, or look like another one and not be it. So whatever is invisible
goes, but for what a script or an emoji is made of: the joiners of Unicode (U+200C, U+200D) where they change how letters are written, and
the signs within an emoji. Lengths are counted in what a reader takes for one sign (a grapheme cluster).
"""

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Any

LONGEST_NAME = 40
"""Grapheme clusters of a name."""
LONGEST_TEXT = 200
"""Code points of a name; an emoji of a family takes eleven."""
_READ = 1000
_MARKS, _VOWELS = 2, 5
"""Marks that a letter may bear: of those that Unicode gives a combining class, and of the others (vowel signs, letters set below)."""

_PICTURE = r"(?!\p{Cn})\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0E\uFE0F]?"
_EMOJI = rf"\p{{RI}}{{2}}|[0-9#*]\uFE0F?\u20E3|\U0001F3F4[\U000E0061-\U000E007A]{{3,6}}\U000E007F|{_PICTURE}(?:\u200D{_PICTURE}){{0,4}}"
_LETTER = r"[\p{Joining_Type=L}\p{Joining_Type=D}\p{Joining_Type=R}]"
_JOINER = rf"(?<=\p{{ccc=9}})[\u200C\u200D]|(?<={_LETTER}\p{{Joining_Type=T}}*)\u200C(?=\p{{Joining_Type=T}}*{_LETTER})"
_UNSEEN = r"[\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]"
_GAP = r"[\p{C}\p{Z},;]+"


@cache
def _library() -> Any:
    """Loaded for the first name that is not plain ASCII; most are."""
    import regex

    return regex


@cache
def _pieces() -> Any:
    return _library().compile(f"(?P<kept>{_EMOJI}|{_JOINER})|(?P<unseen>{_UNSEEN})|(?P<gap>{_GAP})")


def clusters(text: str) -> list[str]:
    """The signs of a text, as a reader counts them."""
    return list(text) if text.isascii() else _library().findall(r"\X", text)


def plain_name(text: str) -> str:
    """A name as it is shown and as `seats` can hold it: one line, composed, without comma, semicolon and what cannot be seen.

    At most LONGEST_NAME signs, no sign is cut, and no letter bears more marks than its script has; "" if nothing is left.
    """
    seen = _pieces().sub(_shown, text[:_READ]) if not text.isascii() else "".join(map(_plain_sign, text[:_READ]))
    return _shortened(" ".join(_few_marks(unicodedata.normalize("NFC", seen)).split()), LONGEST_NAME)


def distinct(names: Sequence[str]) -> Sequence[str]:
    """The names of a table: who is called as somebody before gets a number that nobody has ("Ann", "Ann 2")."""
    taken, given, found = set[str](), {_alike(name) for name in names}, list[str]()
    for name in names:
        number, called = 2, name
        while _alike(called) in taken or (called != name and _alike(called) in given):
            called, number = _numbered(name, number), number + 1
        taken.add(_alike(called))
        found.append(called)
    return names if found == list(names) else found


def _numbered(name: str, number: int) -> str:
    ending = f" {number}"
    return _shortened(name, LONGEST_NAME - len(ending)) + ending


def _alike(name: str) -> str:
    """The same for names that a reader takes for one."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(sign for sign in folded if unicodedata.category(sign) != "Cf" and sign not in "\ufe0e\ufe0f").split())


def _shown(piece: Any) -> str:
    return str(piece[0]) if piece["kept"] else "" if piece["unseen"] else " "


def _plain_sign(sign: str) -> str:
    return sign if sign.isprintable() and sign not in ",;" else " "


def _few_marks(text: str) -> str:
    kept: list[str] = []
    marks = vowels = 0
    for sign in text:
        category = unicodedata.category(sign)
        if category[0] != "M":
            marks = vowels = 0
        elif unicodedata.combining(sign) or category == "Me":
            marks += 1
        else:
            vowels += 1
        if marks <= _MARKS and vowels <= _VOWELS:
            kept.append(sign)
    return "".join(kept)


def _shortened(text: str, most: int) -> str:
    """The first `most` signs, and no more code points than a name may have."""
    signs, points = clusters(text)[:most], 0
    for number, sign in enumerate(signs):
        points += len(sign)
        if points > LONGEST_TEXT:
            return "".join(signs[:number]).strip()
    return "".join(signs).strip()
