"""Bodies of every kind against the routes of parties: an answer of ours with a reason, never a fault, and no result that was not played."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.nightly import tried
from tests.server.playing import HANG_SECONDS, Guest, Server
from tests.server.test_fuzz import JSON, NUMBERS

EXAMPLES = tried(1000, 150)
KNOWN = {200, 201, 204, 400, 403, 404, 409, 413, 422}
NUMBER = NUMBERS.filter(lambda number: number is None or abs(number) < 10**300)  # JSON has no infinity
INPUT = st.fixed_dictionaries(
    {"at": NUMBER | st.integers(0, 3000), "act": st.sampled_from(["lemon", "lime", "back", "throw", "take", "swallow", ""])},
    optional={"x": NUMBER, "y": NUMBER, "by": st.sampled_from(["pointer", "left", "right", "both"]), "extra": JSON},
)
BODY = st.fixed_dictionaries(
    {},
    optional={
        "game": st.sampled_from(["sort", "toss", "eat", "chess"]) | JSON,
        "names": st.lists(st.text(max_size=50), max_size=10) | JSON,
        "name": st.text(max_size=60) | JSON,
        "distance": st.sampled_from([1200, 1801]) | NUMBER,
        "round": NUMBER,
        "person": NUMBER,
        "inputs": st.lists(INPUT, max_size=8) | JSON,
        "score": JSON,
    },
)


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[tuple[httpx.Client, str, str]]:
    """A guest, a party where others play, and an attempt of one of them."""
    owner, stranger = Guest(server), Guest(server)
    with httpx.Client(base_url=server.origin, headers=owner.headers, timeout=HANG_SECONDS) as http:
        party = http.post("/api/parties", json={"game": "sort", "names": ["Ada"]}).json()["id"]
        attempt = http.post(f"/api/parties/{party}/attempts", json={"round": 0, "person": 0}).json()["attempt"]
    with httpx.Client(base_url=server.origin, headers=stranger.headers, timeout=HANG_SECONDS) as http:
        yield http, party, attempt


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(where=st.sampled_from(["", "/{}", "/{}/rounds", "/{}/attempts", "/{}/attempts/{}"]), body=BODY | JSON)
def test_any_body_gets_an_answer_and_a_stranger_changes_nothing(table: tuple[httpx.Client, str, str], where: str, body: Any) -> None:
    http, party, attempt = table
    before = http.get(f"/api/parties/{party}").json()
    answer = http.post("/api/parties" + where.format(party, attempt), content=msgspec.json.encode(body))
    assert answer.status_code in KNOWN | {405}
    if answer.status_code >= 400:
        assert answer.json()["detail"]
    assert http.get(f"/api/parties/{party}").json() == before


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(inputs=st.lists(INPUT, max_size=8) | JSON)
def test_inputs_of_every_kind_are_played_or_refused(table: tuple[httpx.Client, str, str], inputs: Any) -> None:
    http, _, _ = table
    party = http.post("/api/parties", json={"game": "toss", "names": ["Ben"]}).json()["id"]
    attempt = http.post(f"/api/parties/{party}/attempts", json={"round": 0, "person": 0}).json()["attempt"]
    answer = http.post(f"/api/parties/{party}/attempts/{attempt}", content=msgspec.json.encode({"inputs": inputs}))
    assert answer.status_code in (201, 400, 422)
    kept = http.get(f"/api/parties/{party}").json()["rounds"][0]["results"][0]["score"]
    assert (kept is not None) == (answer.status_code == 201)


def test_nothing_went_wrong_inside(server: Server, table: tuple[httpx.Client, str, str]) -> None:
    assert "Traceback" not in server.log


@settings(max_examples=30, deadline=None)
@given(seen=st.text(max_size=8) | st.integers().map(str), name=st.text("abcdef0123456789/.%", max_size=40))
def test_odd_questions(table: tuple[httpx.Client, str, str], seen: str, name: str) -> None:
    http, party, _ = table
    assert http.get(f"/api/parties/{party}", params={"seen": seen}).status_code in KNOWN
    assert http.get("/api/parties/" + name).status_code in KNOWN
