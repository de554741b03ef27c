"""The types of the messages for the page: `python -m hesperides.server.typescript > web/src/wire.ts`.

Structs become interfaces with the same field names, their docstrings comments, tags literal fields, and named unions type aliases. A
field that the server leaves out at its default value is optional.
"""

import importlib
import sys
import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from hesperides.server import wire

picture = importlib.import_module("hesperides.games.citrus.picture")  # the package has a function of this name
HEAD = "/** The messages between server and page: generated from src/hesperides/server/wire.py by `make wire`. */\n"
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
_UNIONS = (Union, types.UnionType)


def text() -> str:
    """The whole of wire.ts."""
    return "\n".join([HEAD, *_declarations(picture), *_declarations(wire)])


def _declarations(module: types.ModuleType) -> Iterator[str]:
    for name, value in vars(module).items():
        if _is_struct(value) and value.__module__ == module.__name__ and value.__name__ == name:
            yield _interface(value)
        elif _is_struct(value) and value.__name__ != name:
            yield f"export type {name} = {value.__name__}\n"
        elif get_origin(value) in (Literal, *_UNIONS):
            yield f"export type {name} = {_union(get_args(value))}\n"


def _interface(struct: Any) -> str:
    config, hints = struct.__struct_config__, get_type_hints(struct)
    lines = [f"  {config.tag_field}: '{config.tag}'"] if config.tag_field else []
    for field in msgspec.structs.fields(struct):
        optional = "?" if config.omit_defaults and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(hints[field.name])}")
    return f"{_comment(struct)}export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _comment(struct: Any) -> str:
    lines = [line.strip() for line in (struct.__doc__ or "").strip().splitlines()]
    if len(lines) <= 1:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _type(hint: Any) -> str:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if _is_struct(hint):
        return str(hint.__name__)
    if hint == picture.Colour:
        return "Colour"
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if origin in (Literal, *_UNIONS):
        return _union(args)
    raise TypeError(f"{hint!r} has no TypeScript form here")


def _union(parts: tuple[Any, ...]) -> str:
    return " | ".join(f"'{part}'" if isinstance(part, str) else _type(part) for part in parts)


def _is_struct(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


if __name__ == "__main__":
    sys.stdout.write(text())
