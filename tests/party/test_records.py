"""Every record is worth what it says, and is refused where and by which rule it says. The page's tests read the same files."""

from pathlib import Path

import msgspec
import pytest

from hesperides.party.judging import judge
from hesperides.party.pieces import Input, PartySetting, Score, Unfair
from hesperides.party.ranking import RANKED_BY, places
from tests.party import vectors
from tests.party.recorded import FILES, load

PLAYED = [file for file in FILES if not file.name.startswith("rank-")]
RANKED = [file for file in FILES if file.name.startswith("rank-")]


@pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
def test_what_was_done_is_worth_what_it_says(file: Path) -> None:
    record = load(file)
    setting, inputs = msgspec.convert(record["setting"], PartySetting), msgspec.convert(record["inputs"], list[Input])
    if "refused" in record:
        with pytest.raises(Unfair) as refused:
            judge(setting, inputs, record.get("elapsed"))
        assert {"rule": refused.value.rule.value, "input": refused.value.number} == record["refused"]
        assert refused.value.reason
        return
    judged = judge(setting, inputs, record.get("elapsed"))
    assert judged.score == msgspec.convert(record["score"], Score)
    assert set(record["fires"]) <= judged.fired


@pytest.mark.parametrize("file", RANKED, ids=lambda file: file.stem)
def test_who_comes_first(file: Path) -> None:
    record = load(file)
    assert places(record["game"], msgspec.convert(record["scores"], list[Score])) == record["places"]
    assert RANKED_BY[record["game"]] in record["fires"]


def test_the_vectors_that_both_languages_share_are_those_of_the_code() -> None:
    assert (Path(vectors.__file__).with_name("vectors.json")).read_text(encoding="utf-8") == vectors.text()
