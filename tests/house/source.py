"""The source of the project, as the house tests read it."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "hesperides"


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the package: its dotted name without `hesperides.`, and its syntax tree."""
    for file in sorted(SOURCE.rglob("*.py")):
        name = ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix("__init__").rstrip(".")
        yield name, ast.parse(file.read_text(encoding="utf-8"), str(file))


def imports(tree: ast.AST) -> set[str]:
    """Every module that a tree imports anywhere, inside functions too; `from a import b` counts as a and a.b."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: imports name the whole path"
            found |= {node.module or ""} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def own_imports(tree: ast.AST) -> set[str]:
    """What a tree imports of the package, without `hesperides.`."""
    return {name.removeprefix("hesperides.") for name in imports(tree) if name.startswith("hesperides.")}


def libraries(tree: ast.AST) -> set[str]:
    """The top names of what a tree imports from elsewhere than the package and the standard library."""
    return {name.split(".")[0] for name in imports(tree)} - {"hesperides"} - sys.stdlib_module_names
