"""`python -m hesperides.server`: a server without the rest of the command line, with everything that an operator may set."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from hesperides.server.serve import PORT, CannotServe, serve
from hesperides.server.settings import Settings


def main(options: Sequence[str] | None = None) -> None:
    """Read the options (those of the command line, if none are given) and serve."""
    parser = argparse.ArgumentParser(prog="python -m hesperides.server", description="Serve the page and the tables of Hesperides.")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=PORT, help="0 chooses a free one")
    parser.add_argument("--data", type=Path, help="folder of the database (default: the user's data folder)")
    parser.add_argument("--database", default="", help="an SQLAlchemy URL in place of the SQLite file")
    names = "host name to answer to, besides addresses and names of this machine; may stand several times ($HESPERIDES_NAMES)"
    parser.add_argument("--name", action="append", default=[], help=names)
    proxies = "address of a proxy whose X-Forwarded-For is believed; may stand several times ($HESPERIDES_PROXIES)"
    parser.add_argument("--proxy", action="append", default=[], help=proxies)
    parser.add_argument("--new-tables", type=int, default=20, help="new tables an address may open in an hour; 0: any number")
    parser.add_argument("--connections", type=int, default=256, help="connections an address may have at a time; 0: any number")
    parser.add_argument("--request-seconds", type=float, default=20.0, help="time in which a request must have arrived")
    parser.add_argument("--share", type=float, default=10.0, help="percent of one processor that a guest may use; 0: anything")
    parser.add_argument("--open", action="store_true", help="open a browser")
    chosen = parser.parse_args(options)
    defaults = Settings()
    settings = Settings(
        data=chosen.data or defaults.data,
        database=chosen.database,
        new_tables=chosen.new_tables or None,
        connections=chosen.connections or None,
        request_seconds=chosen.request_seconds,
        share=chosen.share / 100,
        names=chosen.name or defaults.names,
        proxies=chosen.proxy or defaults.proxies,
    )
    try:
        serve(chosen.host, chosen.port, settings, open_browser=chosen.open)
    except CannotServe as error:
        parser.exit(2, f"hesperides: {error}\n")


if __name__ == "__main__":
    main()
