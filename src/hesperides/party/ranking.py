"""Who is better: the same order for what the screen judged and for what people counted at a party [party.real]."""

from collections.abc import Sequence

from hesperides.party.pieces import MOST_PLAYERS, PartyGame, Score
from hesperides.party.rules import Rule

Key = tuple[int, ...]
RANKED_BY: dict[PartyGame, Rule] = {"sort": Rule.SORT_RANK, "toss": Rule.TOSS_RANK, "eat": Rule.EAT_RANK}


def key(game: PartyGame, score: Score) -> Key:
    """What results are compared by: the smaller, the better [sort.rank, toss.rank, eat.rank]."""
    if game == "toss":
        return -score.points, -score.clean
    tenths = score.ms // 100
    return (-score.points, tenths, score.faults) if game == "sort" else (-score.points, tenths)


def places(game: PartyGame, scores: Sequence[Score]) -> list[int]:
    """The place of each score, from 1 [party.winner]; raises ValueError above the number of players that a party has."""
    if len(scores) > MOST_PLAYERS:
        raise ValueError(f"a party has at most {MOST_PLAYERS} players ({Rule.PARTY_PLAYERS})")
    keys = [key(game, score) for score in scores]
    return [1 + sum(other < own for other in keys) for own in keys]
