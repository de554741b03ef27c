"""A board of Citrus judged by the games that greedy bots play on it (random players block nearly every game on any board)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles

from hesperides.arena.matches import Estimate, Played, estimate, play_games, share_of
from hesperides.game import Game, Record
from hesperides.games.citrus.rules import Rule
from hesperides.games.citrus.state import FincaIs
from hesperides.log import fired

QUARTERS = 4


@dataclass(frozen=True, slots=True)
class Course:
    """How one game went.

    turns      turns begun
    blocks     times that everybody passed in succession [turn.blocked]
    ended      whether the game ended by such a block
    enclosed   fincas enclosed in each quarter of the turns
    left_open  fincas built and not enclosed at the end
    by_turn    scores in the order of play, first player first
    win_share  of the game's win (1 alone, 1/2 with another ...), in the same order
    """

    turns: int
    blocks: int
    ended: bool
    enclosed: tuple[int, ...]
    left_open: int
    by_turn: tuple[int, ...]
    win_share: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class BoardStats:
    """What the games of one number of seats show; the lists by turn begin with the first player.

    blocked        share of the games in which everybody passed in succession
    ended_blocked  share of the games that ended that way
    enclosed       mean number of fincas enclosed in each quarter of the game
    left_open      mean number of fincas never enclosed
    turns          mean length
    score          mean of all players, and the limits of the middle half and of nine tenths
    win_share      by turn
    lead           by turn: score less the mean of the others
    """

    seats: int
    games: int
    blocked: Estimate
    ended_blocked: Estimate
    enclosed: tuple[float, ...]
    left_open: float
    turns: Estimate
    score: Estimate
    middle_half: tuple[float, float]
    nine_tenths: tuple[float, float]
    win_share: tuple[Estimate, ...]
    lead: tuple[Estimate, ...]


def board_stats(
    game: Game,
    options: Mapping[str, str],
    seats: int,
    games: int,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int], object] = lambda _: None,
) -> BoardStats:
    """Let greedy bots play on the board that the options name; `progress` is called with the games just finished."""
    courses = []
    for course in game_courses(game, options, ["greedy"] * seats, games, seed, processes):
        courses.append(course)
        progress(1)
    return summary(seats, courses)


def game_courses(
    game: Game, options: Mapping[str, str], bots: Sequence[str], games: int, seed: int = 0, processes: int = 1
) -> Iterator[Course]:
    """The courses of the games of a match."""
    setting = game.new_setting(options, len(bots))
    return (course_of(game, setting, played) for played in play_games(game, options, bots, games, seed, processes))


def course_of(game: Game, setting: Record, played: Played) -> Course:
    """Play the actions of a game once more and note what fired."""
    state, log = game.new_state(setting), game.new_log()
    blocked_at: list[int] = []
    enclosed_at: list[int] = []
    for action in played.actions:
        game.apply(setting, state, action, log)
        for (rule,) in fired(log, "rule"):
            if rule == Rule.TURN_BLOCKED:
                blocked_at.append(int(state.turn))
            elif rule == Rule.FINCA_ENCLOSED:
                enclosed_at.append(int(state.turn))
    turns, first, count = int(state.turn), int(state.first), len(played.scores)
    order = [(first + turn) % count for turn in range(count)]
    quarters = [min((turn - 1) * QUARTERS // turns, QUARTERS - 1) for turn in enclosed_at]
    return Course(
        turns=turns,
        blocks=len(blocked_at),
        ended=turns in blocked_at,
        enclosed=tuple(quarters.count(quarter) for quarter in range(QUARTERS)),
        left_open=int((state.finca_is == FincaIs.BUILT).sum()),
        by_turn=tuple(played.scores[seat] for seat in order),
        win_share=tuple((seat in played.winners) / len(played.winners) for seat in order),
    )


def summary(seats: int, courses: Sequence[Course]) -> BoardStats:
    """The figures of many games; at least two."""
    scores = [score for course in courses for score in course.by_turn]
    parts = quantiles(scores, n=20)
    return BoardStats(
        seats=seats,
        games=len(courses),
        blocked=share_of([float(course.blocks > 0) for course in courses]),
        ended_blocked=share_of([float(course.ended) for course in courses]),
        enclosed=tuple(fmean(course.enclosed[quarter] for course in courses) for quarter in range(QUARTERS)),
        left_open=fmean(course.left_open for course in courses),
        turns=estimate([course.turns for course in courses]),
        score=estimate(scores),
        middle_half=(parts[4], parts[14]),
        nine_tenths=(parts[0], parts[18]),
        win_share=tuple(share_of([course.win_share[turn] for course in courses]) for turn in range(seats)),
        lead=tuple(estimate([_lead(course, turn) for course in courses]) for turn in range(seats)),
    )


def _lead(course: Course, turn: int) -> float:
    return course.by_turn[turn] - fmean(score for other, score in enumerate(course.by_turn) if other != turn)
