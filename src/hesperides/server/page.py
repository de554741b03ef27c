"""The built page: read into memory once, compressed once, and read anew when it has been built anew."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from litestar.response import Response

STATIC = Path(__file__).parent / "static"
_MISSING = "The page is not built yet. In a checkout: `make play` (needs Node 20 or newer), then reload. Installed packages carry it.\n"
ROUTES = ("party", "rules", "table")
"""The page's own routes: each of these, and a name; a table also with a position; the room of the parties also without a name."""
_OWN = re.compile(rf"party|(?:{'|'.join(ROUTES)})/[^/]+|table/[^/]+/[0-9]{{1,6}}")
_FOR_EVER = "public, max-age=31536000, immutable"
_COMPRESSED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt", ".map")


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page as it is sent; `packed` is its gzip form, or empty."""

    kind: str
    plain: bytes
    packed: bytes
    tag: str


class Page:
    """The files under a folder. index.html is also the answer to the page's own routes, and with status 404 to what looks like one."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder, self._files, self._built = folder, dict[str, File](), 0.0

    def answer(self, path: str, accepts: str, seen: str) -> Response[bytes]:
        """The file at `path`; `accepts` and `seen` are the headers Accept-Encoding and If-None-Match."""
        self._refresh()
        if "index.html" not in self._files:
            return Response(_MISSING.encode(), status_code=503, media_type="text/plain")
        wanted = path.strip("/") or "index.html"
        if wanted not in self._files and (wanted.startswith("assets/") or "." in wanted):
            return Response(b"no such file\n", status_code=404, media_type="text/plain")
        name = wanted if wanted in self._files else "index.html"
        if name != wanted and not _OWN.fullmatch(wanted):
            return Response(self._files[name].plain, status_code=404, media_type=self._files[name].kind)
        file = self._files[name]
        headers = {"ETag": file.tag, "Vary": "Accept-Encoding", "Cache-Control": _FOR_EVER if name.startswith("assets/") else "no-cache"}
        if seen == file.tag:
            return Response(b"", status_code=304, headers=headers)
        if file.packed and "gzip" in accepts:
            return Response(file.packed, status_code=200, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
        return Response(file.plain, status_code=200, headers=headers, media_type=file.kind)

    def _refresh(self) -> None:
        index = self._folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built != self._built:
            found = (each for each in sorted(self._folder.rglob("*")) if each.is_file())
            self._files = {each.relative_to(self._folder).as_posix(): _read(each) for each in found} if built else {}
            self._built = built


def _read(file: Path) -> File:
    plain = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kind = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".ftl": "text/plain"}.get(file.suffix, kind)
    packed = gzip.compress(plain, 9, mtime=0) if file.suffix in _COMPRESSED else b""
    return File(kind, plain, packed if len(packed) < len(plain) else b"", f'"{hashlib.sha256(plain).hexdigest()[:20]}"')
