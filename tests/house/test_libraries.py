"""The libraries that are asked for are those that are used, and they are pinned."""

import re
import tomllib

from tests.house.source import ROOT, libraries, modules

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MOST = 15
LOADED_BY_OTHERS = {"aiosqlite", "httptools"}
"""SQLAlchemy and uvicorn load these by name."""
COMES_WITH_NUMBA = {"llvmlite"}
MODULE_OF = {"prometheus-client": "prometheus_client"}


def asked() -> set[str]:
    return {re.split(r"[<>=!\[ ]", requirement)[0] for requirement in PROJECT["project"]["dependencies"]}


def pinned(lock: str) -> dict[str, str]:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    return dict(re.match(r"([a-z0-9-]+)==(\S+)", line).groups() for line in lines if re.match(r"[a-z]", line))  # type: ignore[union-attr, misc]


def test_asked_for_is_what_is_imported() -> None:
    imported = set().union(*(libraries(tree) for _, tree in modules())) - COMES_WITH_NUMBA
    assert imported == {MODULE_OF.get(name, name) for name in asked() - LOADED_BY_OTHERS}


def test_few_and_with_bounds() -> None:
    requirements = PROJECT["project"]["dependencies"]
    assert len(requirements) <= MOST
    assert all(">=" in requirement and ",<" in requirement for requirement in requirements)


def test_every_library_is_pinned_with_hashes_and_both_locks_agree() -> None:
    play, test = pinned("requirements.lock"), pinned("requirements-dev.lock")
    assert asked() <= play.keys()
    assert play.items() <= test.items()
    for lock in ("requirements.lock", "requirements-dev.lock"):
        text = (ROOT / lock).read_text(encoding="utf-8")
        assert text.count("--hash=sha256:") >= text.count("==")
