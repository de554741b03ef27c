"""No module imports itself by way of others, not within functions either: a circle is two modules that are one."""

import ast

from tests.house.source import modules

MODULES = dict(modules())


def runs(tree: ast.Module) -> list[ast.stmt]:
    """The statements of a module without those that only a type checker reads."""
    return [node for node in tree.body if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")]


def imported(name: str) -> set[str]:
    """The modules of the package that a module imports: of `from a import b` a.b where that is a module, otherwise a."""
    found: set[str] = set()
    for statement in runs(MODULES[name]):
        for node in ast.walk(statement):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found |= {_meant(node.module or "", alias.name) for alias in node.names}
    return {each.removeprefix("hesperides.") for each in found if each.startswith("hesperides.")} & MODULES.keys() - {name}


def _meant(module: str, name: str) -> str:
    inside = f"{module}.{name}"
    return inside if inside.removeprefix("hesperides.") in MODULES else module


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Every way from a module back to itself that is found first, as the modules on it."""
    found, done = [], set[str]()

    def follow(name: str, way: list[str]) -> None:
        if name in way:
            found.append([*way[way.index(name) :], name])
            return
        for other in sorted(graph[name]):
            if other not in done:
                follow(other, [*way, name])
        done.add(name)

    for name in sorted(graph):
        follow(name, [])
    return found


def test_there_are_no_circles() -> None:
    assert not [" imports ".join(circle) for circle in circles({name: imported(name) for name in MODULES})]


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d"}}) == [["b", "c", "b"], ["d", "d"]]
    assert not circles({"a": {"b", "c"}, "b": {"c"}, "c": set()})
