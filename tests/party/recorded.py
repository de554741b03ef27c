"""Records of the party games: what was done, and what it must be worth or by which rule it must be refused."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "records" / "citrus-games"
FILES = sorted(FOLDER.glob("*.json"))


def load(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))
