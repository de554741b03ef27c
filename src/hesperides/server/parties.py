"""Parties of the Citrus Games: who may do what, and the one way in which a result gets in: the inputs are played here, by our clock."""

import asyncio
import secrets
import time
from collections.abc import Iterable, Sequence

import structlog

from hesperides.party.judging import LIMITS, MOST_INPUTS, judge
from hesperides.party.pieces import MOST_PLAYERS, Distance, Input, PartyGame, PartySetting, Score, Unfair
from hesperides.party.ranking import key, places
from hesperides.record import plain_name
from hesperides.server.party_store import PartyRow, PartyStore, ResultRow, RoundRow
from hesperides.server.rows import Damaged
from hesperides.server.store import NotStored
from hesperides.server.wire import (
    BinnedParty,
    MyParties,
    NewAttempt,
    NewParty,
    NewRound,
    PartyAttempt,
    PartyBest,
    PartyCard,
    PartyJudged,
    PartyNow,
    PartyPerson,
    PartyResult,
    PartyRound,
)
from hesperides.table import Refusal

log = structlog.get_logger()
MOST_ROUNDS = 200
BEST = 5
"""Lines of a best list."""
PURGING_SECONDS = 24 * 3600.0
SETTLING = 60.0
"""Seconds after the longest game in which a result may still be on its way: until then somebody counts as playing."""


class Parties:
    """The parties of one server. What is asked in vain raises Refusal: unknown-table, in-bin, foreign, illegal (with the rule), malformed.

    `bin_seconds` is how long a party that was put away can be restored.
    """

    def __init__(self, store: PartyStore, bin_seconds: float) -> None:
        self._store = store
        self._bin_seconds = bin_seconds

    # --- commands ------------------------------------------------------------------------------------------------------

    async def open(self, plan: NewParty, owner: str) -> PartyNow:
        """A new party with its first round."""
        names = [plain_name(name) for name in plan.names]
        if not 1 <= len(names) <= MOST_PLAYERS or not all(names):
            raise Refusal("malformed", f"a party has 1 to {MOST_PLAYERS} players, and all of them have names", "party.players")
        party_id = secrets.token_hex(8)
        await self._store.open(party_id, owner, names, _setting(plan.game, plan.distance))
        return await self.now(party_id, owner)

    async def join(self, party_id: str, name: str, owner: str) -> PartyNow:
        """Sit down at a party."""
        party, name = await self._party(party_id), plain_name(name)
        if not name:
            raise Refusal("malformed", "say a name by which the others know you")
        if len(party.people) >= MOST_PLAYERS:
            raise Refusal("illegal", f"there are {MOST_PLAYERS} players at this party, and no more", "party.players")
        await self._store.add_person(party_id, len(party.people), name, owner)
        return await self.now(party_id, owner)

    async def next_round(self, party_id: str, plan: NewRound, owner: str) -> PartyNow:
        """Begin a round; everybody who plays here may."""
        party = await self._party(party_id)
        if all(person.owner != owner for person in party.people):
            raise Refusal("foreign", "only who plays at this party may begin a round")
        if len(party.rounds) >= MOST_ROUNDS:
            raise Refusal("illegal", f"after {MOST_ROUNDS} rounds a party is over; begin another one", "party.round")
        await self._store.add_round(party_id, len(party.rounds), _setting(plan.game, plan.distance))
        return await self.now(party_id, owner)

    async def begin(self, party_id: str, wish: NewAttempt, owner: str) -> PartyAttempt:
        """Start a person's clock in a round [party.round]: once, and anew if it was broken off."""
        party = await self._party(party_id)
        if not 0 <= wish.round < len(party.rounds) or not 0 <= wish.person < len(party.people):
            raise Refusal("malformed", f"there is no round {wish.round} or no player {wish.person} at this party")
        if party.people[wish.person].owner != owner:
            raise Refusal("foreign", f"{party.people[wish.person].name} plays on another device")
        before = _result_of(party, wish.round, wish.person)
        if before is not None and before.score is not None:
            raise Refusal("illegal", "everybody plays a round once", "party.round")
        starts = 1 if before is None else before.starts + 1
        row = ResultRow(secrets.token_hex(16), wish.round, wish.person, time.time(), starts)
        await self._store.begin(party_id, row)
        return PartyAttempt(row.attempt, party.rounds[wish.round].setting)

    async def finish(self, party_id: str, attempt: str, inputs: list[Input], owner: str) -> PartyJudged:
        """Play what a hand did, and keep it if it is fair. The same inputs again get the same answer."""
        now = time.time()
        party = await self._party(party_id)
        row = next((each for each in party.results if each.attempt == attempt), None)
        if row is None or party.people[row.person].owner != owner:
            raise Refusal("foreign", "nobody on this device has begun this game, or it was begun anew", "party.round")
        if row.score is not None:
            return await self._again(party_id, row, inputs, owner)
        if len(inputs) > MOST_INPUTS:
            raise Refusal("illegal", f"no hand does more than {MOST_INPUTS} things in a game", "party.pace")
        score = await _judged(party.rounds[row.round].setting, inputs, int((now - row.started) * 1000))
        await self._store.finish(party_id, attempt, inputs, score)
        return PartyJudged(score, await self.now(party_id, owner))

    async def _again(self, party_id: str, row: ResultRow, inputs: list[Input], owner: str) -> PartyJudged:
        if row.inputs != inputs or row.score is None:
            raise Refusal("used-id", "this game has its result already", "party.round")
        return PartyJudged(row.score, await self.now(party_id, owner))

    # --- the bin -------------------------------------------------------------------------------------------------------

    async def put_away(self, party_id: str, owner: str) -> BinnedParty:
        """Put a party into the bin of a guest who plays there. It goes on for the others while one of them keeps it."""
        await self._own(party_id, owner)
        await self._store.bin.put(party_id, owner, time.time())
        return self._binned(await self._own(party_id, owner), owner)

    async def restore(self, party_id: str, owner: str) -> PartyCard:
        """Take a party out of a guest's bin; one that is not there stays as it is."""
        party = await self._own(party_id, owner)
        if owner in party.away and not await self._store.bin.take_out(party_id, owner, self._too_old()):
            raise Refusal("unknown-table", "this party lay in the bin for too long")
        return _card(party)

    async def remove(self, party_id: str, owner: str) -> None:
        """Let a party in a guest's bin never be restored by this guest; delete it if nobody is left who can."""
        await self._own(party_id, owner)
        if not await self._store.bin.give_up(party_id, owner):
            raise Refusal("unknown-table", "this party is not in the bin")
        await self._delete_if_over(party_id)

    async def binned(self, owner: str) -> list[BinnedParty]:
        """What this guest has put away and can restore, the newest first."""
        found = await self._store.sound(await self._store.bin.lying(owner, self._too_old()))
        return [self._binned(party, owner) for party in found]

    async def purge(self) -> None:
        """Delete, now and every day, what has lain in everybody's bin for long enough."""
        while True:
            try:
                for party_id in await self._store.bin.expired(self._too_old()):
                    await self._delete_if_over(party_id)
            except NotStored as error:
                log.warning("the bin of parties is not emptied", error=str(error))
            await asyncio.sleep(PURGING_SECONDS)

    async def _delete_if_over(self, party_id: str) -> None:
        for party in await self._store.sound([party_id]):
            if party.is_over(self._too_old()):
                await self._store.delete(party_id)

    async def _own(self, party_id: str, owner: str) -> PartyRow:
        """A party at which a guest plays, in the bin or not."""
        party = await self._load(party_id)
        if party is None:
            raise Refusal("unknown-table", "there is no such party")
        if not owner or all(person.owner != owner for person in party.people):
            raise Refusal("foreign", "only who plays at a party may put it away")
        return party

    def _binned(self, party: PartyRow, owner: str) -> BinnedParty:
        since = party.away[owner]
        return BinnedParty(_card(party), "removed" if party.is_away else "left", since, since + self._bin_seconds)

    def _too_old(self) -> float:
        return time.time() - self._bin_seconds

    # --- questions -----------------------------------------------------------------------------------------------------

    async def news(self, party_id: str, owner: str, seen: int | None) -> PartyNow | None:
        """A party as this guest sees it; None if nothing has happened since version `seen`."""
        if seen is not None and await self._store.version(party_id) == seen:
            return None
        return await self.now(party_id, owner)

    async def now(self, party_id: str, owner: str) -> PartyNow:
        """A party as this guest sees it; raises Refusal "in-bin" if it lies in this guest's bin and nobody keeps it."""
        return party_now(await self._party(party_id, owner), owner, time.time())

    async def mine(self, owner: str) -> MyParties:
        """Where this guest plays, and the best results of this guest's own name at any party."""
        cards = [_card(party) for party in await self._store.sound(await self._store.where_plays(owner))]
        return MyParties(cards, best_of(await self._store.scores(owner)), await self.binned(owner))

    async def _load(self, party_id: str) -> PartyRow | None:
        try:
            return await self._store.load(party_id)
        except Damaged as damage:
            raise Refusal("unavailable", f"this party cannot be opened: {damage}") from damage

    async def _party(self, party_id: str, owner: str = "") -> PartyRow:
        party = await self._load(party_id)
        if party is not None and party.is_away and owner in party.away:
            raise Refusal("in-bin", "this party lies in your bin; restore it to go on")
        if party is None or party.is_away:
            raise Refusal("unknown-table", "there is no such party")
        return party


async def _judged(setting: PartySetting, inputs: list[Input], elapsed: int) -> Score:
    try:
        return (await asyncio.to_thread(judge, setting, inputs, elapsed)).score
    except Unfair as unfair:
        raise Refusal("illegal", str(unfair), unfair.rule.value) from unfair


def _setting(game: PartyGame, distance: Distance) -> PartySetting:
    return PartySetting(game, secrets.randbits(32), distance)


def _result_of(party: PartyRow, number: int, person: int) -> ResultRow | None:
    return next((each for each in party.results if (each.round, each.person) == (number, person)), None)


# --- what is told ------------------------------------------------------------------------------------------------------


def party_now(party: PartyRow, owner: str, now: float) -> PartyNow:
    """A party as a guest sees it; no seed is told, and no attempt: who begins gets them."""
    people = [PartyPerson(each.number, each.name, bool(owner) and each.owner == owner) for each in party.people]
    rounds = [_round_now(party, each, now) for each in party.rounds]
    scored = [(party.people[each.person].name, party.rounds[each.round], each.score) for each in party.results if each.score is not None]
    return PartyNow(party.id, party.version, people, rounds, best_of(scored))


def _round_now(party: PartyRow, each: RoundRow, now: float) -> PartyRound:
    played = sorted((row for row in party.results if row.round == each.number), key=lambda row: row.person)
    scores = [row.score for row in played if row.score is not None]
    order = iter(places(each.setting.game, scores))
    latest = LIMITS[each.setting.game] / 1000 + SETTLING
    results = [
        PartyResult(
            row.person,
            row.score is None and now - row.started < latest,
            row.starts,
            row.score,
            None if row.score is None else next(order),
        )
        for row in played
    ]
    return PartyRound(each.number, each.setting.game, each.setting.distance, results)


def best_of(scored: Iterable[tuple[str, RoundRow, Score]]) -> list[PartyBest]:
    """The best results of each game, and of each distance of the orange toss, the best first; equal ones share a place."""
    lists: dict[tuple[PartyGame, Distance], list[tuple[str, Score]]] = {}
    for name, each, score in scored:
        setting = each.setting
        lists.setdefault((setting.game, setting.distance if setting.game == "toss" else 1200), []).append((name, score))
    return [line for (game, distance), results in sorted(lists.items()) for line in _best(game, distance, results)]


def _best(game: PartyGame, distance: Distance, results: Sequence[tuple[str, Score]]) -> list[PartyBest]:
    best = sorted(results, key=lambda one: key(game, one[1]))[:BEST]
    order = places(game, [score for _, score in best])
    return [PartyBest(game, distance, name, score, place) for (name, score), place in zip(best, order, strict=True)]


def _card(party: PartyRow) -> PartyCard:
    return PartyCard(party.id, [each.name for each in party.people], party.rounds[-1].setting.game, len(party.rounds), party.changed)
