"""The types of the messages for the page: `python -m hesperides.server.typescript > web/src/wire.ts`.

Structs become interfaces with the same field names, their docstrings comments, tags literal fields, and named unions type aliases. A
field that the server leaves out at its default value is optional.
"""

import sys
import types
from collections.abc import Iterator, Mapping
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from hesperides.party import pieces
from hesperides.server import wire

HEAD = "/** The messages between server and page: generated from src/hesperides/server/wire.py by `make wire`. */\n"
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
_UNIONS = (Union, types.UnionType)
_Names = Mapping[Any, str]
"""The choices that a module has a name for."""


def text() -> str:
    """The whole of wire.ts; raises ValueError where two games have given the same name to different things."""
    found: dict[str, str] = {}
    for module in (*_modules(), pieces, wire):
        for name, declaration in _declarations(module):
            if found.setdefault(name, declaration) != declaration:
                raise ValueError(f"{module.__name__} has a type {name}, and so has another game; the page needs a name for each")
    return "\n".join([HEAD, *found.values()])


def _modules() -> list[types.ModuleType]:
    """Where the games describe what they tell, by their pictures."""
    pictures = [wire.Picture] if _is_struct(wire.Picture) else list(get_args(wire.Picture))
    return [sys.modules[picture.__module__] for picture in pictures]


def _declarations(module: types.ModuleType) -> Iterator[tuple[str, str]]:
    names = {value: name for name, value in vars(module).items() if get_origin(value) is Literal}
    for name, value in vars(module).items():
        if _is_struct(value) and value.__module__ == module.__name__ and value.__name__ == name:
            yield name, _interface(value, names)
        elif _is_struct(value) and value.__name__ != name:
            yield name, f"export type {name} = {value.__name__}\n"
        elif get_origin(value) in (Literal, *_UNIONS):
            yield name, f"export type {name} = {_union(get_args(value), {})}\n"


def _interface(struct: Any, names: _Names) -> str:
    config, hints = struct.__struct_config__, get_type_hints(struct)
    lines = [f"  {config.tag_field}: '{config.tag}'"] if config.tag_field else []
    for field in msgspec.structs.fields(struct):
        optional = "?" if config.omit_defaults and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(hints[field.name], names)}")
    return f"{_comment(struct)}export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _comment(struct: Any) -> str:
    lines = [line.strip() for line in (struct.__doc__ or "").strip().splitlines()]
    if len(lines) <= 1:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _type(hint: Any, names: _Names) -> str:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if _is_struct(hint):
        return str(hint.__name__)
    if hint in names:
        return names[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        inner = _type(args[0], names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0], names)}, {_type(args[1], names)}>"
    if origin in (Literal, *_UNIONS):
        return _union(args, names)
    raise TypeError(f"{hint!r} has no TypeScript form here")


def _union(parts: tuple[Any, ...], names: _Names) -> str:
    return " | ".join(
        f"'{part}'" if isinstance(part, str) else str(part) if isinstance(part, int) else _type(part, names) for part in parts
    )


def _is_struct(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


if __name__ == "__main__":
    sys.stdout.write(text())
