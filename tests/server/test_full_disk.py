"""A disk that is full: who asked is told so, nothing is half done, and all goes on once there is room.

The limit of the size of files stands in for the disk: nothing that is written beyond it reaches one.
"""

import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from alembic import command

from hesperides.server.migrate import _config
from tests.server.playing import HANG_SECONDS


def serve(data: Path, largest: int = resource.RLIM_INFINITY) -> "subprocess.Popen[str]":
    options = ["--port", "0", "--data", str(data)]
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({largest}, resource.RLIM_INFINITY)); "
    starting = f"{limit}from hesperides.server.__main__ import main; main({options!r})"
    return subprocess.Popen([sys.executable, "-c", starting], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def of_the_first_release(folder: Path) -> Path:
    file = folder / "hesperides.sqlite"
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as old:
        command.upgrade(_config(old), "0001")
        long = {"id": "t", "creator": "o", "game": "citrus", "options": " " * 100_000, "seats": "[]"}
        old.execute(sa.text("insert into tables values (:id, 1.5, :creator, :game, :options, 1, :seats, x'00')"), long)
    engine.dispose()
    return file


def test_without_room_for_its_copy_a_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = of_the_first_release(tmp_path)
    before = file.read_bytes()
    starting = serve(tmp_path, 50_000)
    said, fault = starting.communicate(timeout=HANG_SECONDS)
    assert (said, starting.returncode, fault.count("\n")) == ("", 2, 1)
    assert fault.startswith(f"hesperides: the database {file} cannot be opened: its copy hesperides.0001.")
    assert "make room there; choose another data folder with --data" in fault
    assert list(tmp_path.glob("*.backup*")) == []
    assert _tables(file) == {"alembic_version", "tables", "events"}
    assert len(file.read_bytes()) == len(before)


def _tables(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as opened:
        return {name for (name,) in opened.execute("select name from sqlite_master where type = 'table'")}


def test_of_two_servers_started_at_once_one_serves_and_the_other_says_why_not(tmp_path: Path) -> None:
    servers = [serve(tmp_path) for _ in range(4)]
    serving = []
    for each in servers:
        assert each.stdout is not None
        serving.append(each.stdout.readline().startswith("Hesperides is open at "))
    assert serving.count(True) == 1
    for each, serves in zip(servers, serving, strict=True):
        if serves:
            each.terminate()
        _, fault = each.communicate(timeout=HANG_SECONDS)
        if not serves:
            assert (each.returncode, fault.count("\n")) == (2, 1)
            assert fault.startswith(
                f"hesperides: another server has the database open ({tmp_path / 'hesperides.sqlite'}); stop it, or choose"
            )
