"""The names that a server answers to.

A page of another site can point a name of its own at any address (DNS rebinding) and then speaks to this server as if it were that
site's. What it cannot have is the bare address, or a name of this machine; every other name the person who starts the server must give.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable

_HOST = re.compile(r"(?:\[(?P<address>[0-9A-Fa-f:.]+)\]|(?P<name>[A-Za-z0-9._-]+))(?::[0-9]{0,5})?")


def own_names() -> frozenset[str]:
    """How this machine calls itself, alone and in the local network; nothing is looked up."""
    name = _plain(socket.gethostname())
    first = name.partition(".")[0]
    return frozenset({"localhost", name, first, f"{first}.local"} - {"", ".local"})


def known_names(given: Iterable[str]) -> frozenset[str]:
    """The names given at the start, and those of this machine. Raises ValueError where one is no name of a host."""
    return own_names() | {_checked(name) for name in given}


def called(host: str) -> str:
    """The name or address in a `Host` header, without its port. Raises ValueError where it is none."""
    if match := _HOST.fullmatch(host):
        return _plain(match["address"] or match["name"])
    raise ValueError(f"{host!r} is no name of a host")


def is_answered_to(host: str, names: frozenset[str]) -> bool:
    """True if a `Host` header holds an address or one of the names."""
    try:
        name = called(host)
    except ValueError:
        return False
    return name in names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _checked(name: str) -> str:
    try:
        written = name.encode("idna").decode()  # as browsers send it
        if written and called(written) == _plain(written):
            return _plain(written)
    except ValueError:
        pass
    raise ValueError(f"{name!r} is no name of a host; write for instance --name games.example.org, without a port")


def _plain(name: str) -> str:
    return name.lower().removesuffix(".")
