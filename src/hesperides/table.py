"""A table: people and bots round one record. The only place that draws real chance.

Entries are numbered from 1. Draws come from a secret of the table, chosen before the game and shown after it: the draw of entry n is
HMAC-SHA256(secret, "n attempt"), mapped to the weights by rejection. The SHA-256 of the secret (`seal`) is public from the start, so that
anyone can check the shuffle afterwards, and going back never draws anew. Nothing of the secret is in the state.
"""

import hashlib
import hmac
import itertools
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import numpy as np

from hesperides import kernel
from hesperides.game import CHANCE, OVER, Event, Game, UnreadableError, check_rules
from hesperides.record import SEATS, Line, Record, action_of, copied, lines_of, out_of_turn, refused_by
from hesperides.record.text import plain_comment, text_lines

SECRET_BYTES = 32
_WORD = 1 << 64


class Refusal(ValueError):  # noqa: N818
    """What a seat may not do now. `code` is for programs, `rule` names the clause where a rule refused it."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code, self.rule = code, rule


@dataclass(frozen=True, slots=True)
class Step:
    """One entry: the actor (a seat or CHANCE), its action as number and words, the rules that fired, the scores after it."""

    n: int
    actor: int
    action: int
    words: str
    fired: tuple[Event, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an action would do, draws not included: the rules that would fire and the state after it."""

    words: str
    fired: tuple[Event, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Frozen:
    """All that a table is besides what it was opened with, as bytes and plain values; `before` are the states one can go back to."""

    entries: tuple[Step, ...]
    state: bytes
    before: tuple[bytes, ...]


def seal(secret: bytes) -> str:
    """What is published of a secret before the game: its SHA-256 as hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def drawn(secret: bytes, n: int, weights: Sequence[int]) -> int:
    """The index that entry `n` draws, in proportion to the weights (all > 0, total below 2**32)."""
    total = sum(weights)
    fair = _WORD - _WORD % total
    for attempt in itertools.count():
        digest = hmac.digest(secret, f"{n} {attempt}".encode(), "sha256")
        if (value := int.from_bytes(digest[:8], "big")) < fair:
            break
    return next(index for index, reached in enumerate(itertools.accumulate(weights)) if value % total < reached)


@dataclass(slots=True)
class Table:
    """A game in progress; `entries` is its record so far, `moves` how many of them are no draws, `state` what lies on the table now.

    `files` tells where the files lie that options name, if not where the option says; `rules` is the version of the rules with which
    it began, 0 for one that begins now.
    """

    game: Game
    options: Mapping[str, str]
    names: Sequence[str]
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(SECRET_BYTES), repr=False)
    files: Mapping[str, str] = field(default_factory=dict)
    rules: int = 0
    entries: list[Step] = field(default_factory=list)
    setting: Any = None
    state: Any = None
    moves: int = 0
    _log: Any = None
    _before: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rules = self.rules or self.game.rules_version
        check_rules(self.game, self.rules)
        self.setting = self.game.new_setting({**self.options, **self.files}, len(self.names), self.rules)
        self.state = self.game.new_state(self.setting)
        self._log = self.game.new_log()

    # --- how it stands -------------------------------------------------------------------------------------------------

    @property
    def n(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    @property
    def actor(self) -> int:
        """A seat, CHANCE or OVER."""
        return int(self.game.actor(self.setting, self.state))

    @property
    def over(self) -> bool:
        """True once nobody acts any more."""
        return self.actor == OVER

    @property
    def scores(self) -> list[int]:
        """The points of every seat now."""
        return [int(points) for points in self.game.scores(self.setting, self.state)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won, empty until the game is over."""
        return [int(seat) for seat in self.game.winners(self.setting, self.state)]

    @property
    def undo_to(self) -> int | None:
        """Where the acting seat gets by taking back its last step; None where a draw or another seat's action lies before."""
        return self.n - 1 if self._before else None

    @property
    def restart_to(self) -> int | None:
        """Where the acting seat's turn began, or the last draw within it; None if it has done nothing since."""
        return self.n - len(self._before) if self._before else None

    def lay_after(self, n: int) -> Any:
        """The state after the first `n` entries, 0 to all of them."""
        state = self.game.new_state(self.setting)
        for step in self.entries[:n]:
            self.game.apply(self.setting, state, step.action, self._log)
        return state

    # --- going on ------------------------------------------------------------------------------------------------------

    def act(self, seat: int, words: str) -> list[Step]:
        """Let `seat` do `words`, and draw what must be drawn then. Returns the new entries; raises Refusal and changes nothing."""
        return self.play(seat, self._allowed(seat, words))

    def play(self, seat: int, action: int) -> list[Step]:
        """The same for a legal action given by its number."""
        self._check(seat, action)
        return [self._enter(seat, action), *self.draw()]

    def draw(self) -> list[Step]:
        """Draw until a seat has to act or the game is over; returns the new entries."""
        steps: list[Step] = []
        while self.actor == CHANCE:
            steps.append(self._enter(CHANCE, self._drawn()))
        return steps

    def follow(self, lines: Iterable[tuple[int, str]]) -> None:
        """Enter what a log tells, (actor, words) each, draws included; raises Refusal where the rules disagree."""
        for actor, words in lines:
            self._enter(actor, self._allowed(actor, words))

    def go_back(self, seat: int, to: int) -> None:
        """Take back entries of the acting seat until `to` of them are left; raises Refusal where that would cross a draw or a turn."""
        if self.actor != seat:
            raise Refusal("illegal", f"only the seat that acts may take back; now acts {_called(self.actor)}")
        if self.restart_to is None or not self.restart_to <= to < self.n:
            raise Refusal("illegal", f"there is no way back to entry {to}: not across a draw, and not before one's own turn began")
        self.state = self._before[to - self.n]
        self.moves -= self.n - to  # no draw is among them
        del self._before[to - self.n :], self.entries[to:]

    def outlook(self, seat: int, words: str) -> Outlook:
        """What `words` would do; raises Refusal."""
        action = self._allowed(seat, words)
        after = copied(self.game, self.state)
        self.game.apply(self.setting, after, action, self._log)
        return Outlook(self.game.write(self.setting, self.state, action), self._fired(after), after)

    def any_action(self, seed: int) -> int:
        """A legal action of the actor, drawn uniformly: what a bot that fails does instead."""
        return int(self.game.sample(self.setting, self.state, kernel.entropy(seed)))

    # --- keeping -------------------------------------------------------------------------------------------------------

    def frozen(self) -> Frozen:
        """The table as it stands, to be kept."""
        return Frozen(tuple(self.entries), self.state.tobytes(), tuple(state.tobytes() for state in self._before))

    def thaw(self, frozen: Frozen) -> None:
        """Stand as a table of the same game, options and secret stood."""
        self.entries = list(frozen.entries)
        self.moves = sum(step.actor != CHANCE for step in self.entries)
        self.state = self._thawed(frozen.state)
        self._before = [self._thawed(state) for state in frozen.before]

    def _thawed(self, state: bytes) -> Any:
        return kernel.row_of(np.frombuffer(bytearray(state), self.state.dtype))

    # --- telling -------------------------------------------------------------------------------------------------------

    def record(self, about: str = "", texts: Mapping[str, str] = MappingProxyType({})) -> Record:
        """The record with the rules that fired. Comments tell the seal of the shuffle, its secret once the game is over, and `texts`:
        what stands in the files that options name."""
        lines = [line for step in self.entries for line in lines_of(step.actor, step.words, step.fired)]
        comments = [f"shuffle sealed by sha256 {seal(self.secret)}"]
        comments += [f"shuffle secret {self.secret.hex()}"] if self.over else []
        for option, text in texts.items():
            comments += [f"{option}={self.options[option]} says:", *filter(None, map(plain_comment, text_lines(text)))]
        lines += [Line(comment=comment) for comment in comments]
        return Record(self.game.name, dict(self.options), self.rules, list(self.names), about, lines)

    # --- inside --------------------------------------------------------------------------------------------------------

    def _allowed(self, seat: int, words: str) -> int:
        self._check_turn(seat)
        try:
            action = action_of(self.game, self.setting, self.state, words)
        except UnreadableError as error:
            raise Refusal("illegal", str(error)) from None
        self._check(seat, action)
        return action

    def _check(self, seat: int, action: int) -> None:
        self._check_turn(seat)
        if rule := refused_by(self.game, self.setting, self.state, action):
            raise Refusal("illegal", f"refused by {rule}", rule)

    def _check_turn(self, seat: int) -> None:
        if refused := out_of_turn(self.game, self.setting, self.state, seat):
            rule, reason = refused
            raise Refusal("illegal", f"refused by {rule}: {reason}", rule)

    def _enter(self, actor: int, action: int) -> Step:
        words = self.game.write(self.setting, self.state, action)
        before = copied(self.game, self.state)
        self.game.apply(self.setting, self.state, action, self._log)
        step = Step(self.n + 1, actor, action, words, self._fired(self.state), tuple(self.scores))
        self.entries.append(step)
        self.moves += actor != CHANCE
        self._before.append(before)
        if actor == CHANCE or self.actor != actor:
            self._before.clear()
        return step

    def _fired(self, after: Any) -> tuple[Event, ...]:
        return tuple(self.game.events(self.setting, after, self._log))

    def _drawn(self) -> int:
        actions = np.empty(self.game.legal_most, np.int32)
        possible = actions[: self.game.legal(self.setting, self.state, actions)].tolist()
        weights = [int(self.game.weight(self.setting, self.state, action)) for action in possible]
        return int(possible[drawn(self.secret, self.n + 1, weights)])


def _called(actor: int) -> str:
    return {CHANCE: "chance", OVER: "nobody, the game is over"}.get(actor) or f"seat {SEATS[actor]}"


def warm(game: Game, say: Callable[[str], None] = lambda _: None) -> None:
    """Use every function of the game once, so that nothing is compiled in the middle of a click.

    On a cold cache this takes about a minute; `say` is called with a line for every function that is compiled.
    """
    if not kernel.is_warm(game.entries):
        kernel.warm(game.entries, lambda name: say(f"compiling {name}"))
    table = Table(game, {}, SEATS[: game.fewest_seats], secret=bytes(SECRET_BYTES))
    table.draw()
    for seed in range(4):
        actor = table.actor
        table.game.evaluate(table.setting, table.state, actor)
        table.outlook(actor, table.game.write(table.setting, table.state, table.any_action(seed)))
        table.game.choices(table.setting, table.game.view(table.setting, table.state, actor))
        table.game.picture(table.setting, table.state)
        table.play(actor, table.any_action(seed))
