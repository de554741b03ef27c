"""Text that comes from outside: files of people and of other programs, whatever editor or shell wrote them.

UTF-8 is read, with or without a byte order mark; UTF-16 and UTF-32 only behind their mark (a shell of Windows writes `> game.txt` so).
"""

import codecs

MARK = "\ufeff"
"""The byte order mark as a sign; in front of a text it is no part of it."""
_MARKED = (  # the mark of UTF-32 begins with that of UTF-16
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def decoded(content: bytes) -> str:
    """The text of a file without its byte order mark; raises UnicodeDecodeError, whose `start` counts from the first byte of the file."""
    mark, encoding = next(((mark, encoding) for mark, encoding in _MARKED if content.startswith(mark)), (b"", "utf-8"))
    return content.decode(encoding).removeprefix(MARK) if mark else content.decode("utf-8")
