"""Bring a database to the present schema, with a copy of the old file first."""

import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from hesperides.server.schema import metadata


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def revisions(connection: Connection) -> tuple[str | None, str | None]:
    """The revision of the database (None: empty) and the newest one this program knows."""
    head = ScriptDirectory.from_config(_config(connection)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision(), head


def migrate(connection: Connection) -> None:
    """Upgrade to the newest revision within the open transaction; raises RuntimeError when a newer program made the database."""
    script = ScriptDirectory.from_config(_config(connection))
    current, head = revisions(connection)
    if current == head:
        _check_columns(connection)
        return
    if current is not None and current not in {each.revision for each in script.walk_revisions()}:
        raise RuntimeError(f"it is of a newer Hesperides (revision {current}), which can open it")
    command.upgrade(_config(connection), "head")


def check_whole(connection: Connection) -> None:
    """Raise RuntimeError where SQLite finds its own file damaged."""
    if (found := connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()) != "ok":
        raise RuntimeError(f"it is damaged ({' '.join(str(found).split())}); put a copy of it in its place")


def _check_columns(connection: Connection) -> None:
    """Raise RuntimeError where what the database is said to have is not there."""
    there = inspect(connection)
    for table in metadata.sorted_tables:
        found = {column["name"] for column in there.get_columns(table.name)} if there.has_table(table.name) else set()
        if missing := [column.name for column in table.columns if column.name not in found]:
            raise RuntimeError(f"it is damaged (the table {table.name} has no {', '.join(missing)}); put a copy of it in its place")


def backup_name(file: Path, revision: str) -> Path:
    """Where the copy of a file of an older revision goes: beside it."""
    return file.with_name(f"{file.stem}.{revision}.{time.strftime('%Y%m%d-%H%M%S')}.backup.sqlite")
