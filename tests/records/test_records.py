"""Every record in records/ replays, and everything it says happens."""

from pathlib import Path

import pytest

from hesperides.record import export, load, read, replay, write
from tests.house.source import ROOT

RECORDS = sorted((ROOT / "records").rglob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.relative_to(ROOT / "records").with_suffix("").as_posix())
def test_it_replays(file: Path) -> None:
    record = load(file)
    assert read(write(record), str(file)) == record
    replayed = replay(record)
    assert record.about, "a record says what it shows"
    assert any(line.rule for line in record.lines), "a record asserts something"
    assert replay(export(replayed)).state.tobytes() == replayed.state.tobytes()


def test_there_are_records() -> None:
    assert RECORDS
