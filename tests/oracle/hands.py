"""[buy.all] Every hand, not only those of the market: `can_build_all` against the plainest search, both compiled.

`python -m tests.oracle.hands 200` asks about all hands of up to four colours, for every seat, at every main action of so many games, also
with fewer workers and with other tiles than the seat has (`make soak` does). The search shares with the kernels only how one plantation is
built, which the games against the oracle hold; what it judges otherwise than they do is told with a record that leads there.
"""

import random
import sys
from typing import Annotated

import numpy as np

from hesperides.game import CHANCE, OVER
from hesperides.games.citrus.bits import after_first, first, some
from hesperides.games.citrus.building import build_plantation, helpers_held, spaces
from hesperides.games.citrus.buying import can_build_all
from hesperides.games.citrus.pieces import COLOURS, Tile
from hesperides.games.citrus.setting import Setting
from hesperides.games.citrus.state import Phase, State, give_tile
from hesperides.games.citrus.survey import HAND_MOST, times, wanted_of
from hesperides.kernel import (
    Count,
    Entropy,
    Index,
    Nothing,
    Vector,
    copy_record,
    draw,
    entropy,
    entry,
    kernel,
    new,
    record,
    rows_of,
    scratch_of,
)
from hesperides.log import Log
from hesperides.record import Line, Record, write
from hesperides.record.text import DRAW, SEATS
from tests.oracle.citrus_agreement import CITRUS, POLICIES, choose, variants

NO, YES, GIVEN_UP = 0, 1, 2
NODES = 200_000
"""A search that builds more plantations than that is given up, and counted."""
CHOICES = 20
"""A colour and helpers."""
GIVEN = (0, 0, int(Tile.BRIDGE), int(Tile.MILESTONE))


@record
class Trail:
    """The nodes from the root of a search: what is wanted there, the choice being tried, its spaces not tried yet."""

    wants: Annotated[Vector, np.int64, HAND_MOST + 1]
    choice: Annotated[Vector, np.int64, HAND_MOST + 1]
    rest: Annotated[Vector, np.uint64, (HAND_MOST + 1, 3)]


scratch_trail, scratch_log = scratch_of(Trail), scratch_of(Log)
scratch_states, scratch_state = rows_of(State, HAND_MOST + 1), scratch_of(State)


@entry
def can_build_by_trying(setting: Setting, state: State, seat: Index, wanted: Count) -> Count:
    """YES, NO or GIVEN_UP: every order, every space, every helper."""
    states, trail, log = scratch_states(), scratch_trail(), scratch_log()
    copy_record(states[0], state)
    level, built = 0, 0
    trail.wants[0], trail.choice[0] = wanted, -1
    for word in range(3):
        trail.rest[0, word] = 0
    while level >= 0:
        options = (trail.rest[level, 0], trail.rest[level, 1], trail.rest[level, 2])
        if not some(options):
            trail.choice[level] += 1
            choice = trail.choice[level]
            if choice == CHOICES:
                level -= 1
            elif times(trail.wants[level], choice >> 2) != 0 and choice & 3 & ~helpers_held(setting, states[level], seat) == 0:
                options = spaces(setting, states[level], seat, choice >> 2, choice & 3)
                for word in range(3):
                    trail.rest[level, word] = options[word]
            continue
        cell, options = first(options), after_first(options)
        for word in range(3):
            trail.rest[level, word] = options[word]
        colour, helpers = trail.choice[level] >> 2, trail.choice[level] & 3
        left = trail.wants[level] - wanted_of(colour)
        if left == 0:
            return YES
        built += 1
        if built == NODES:
            return GIVEN_UP
        copy_record(states[level + 1], states[level])
        log.count = 0
        build_plantation(setting, states[level + 1], seat, cell, 2 * colour, helpers, log)
        level += 1
        trail.wants[level], trail.choice[level] = left, -1
        for word in range(3):
            trail.rest[level, word] = 0
    return NO


@record
class Asked:
    """What was compared, and the first hand that was judged otherwise."""

    compared: Annotated[Vector, np.int64, 3]  # NO, YES, GIVEN_UP
    seat: Index
    workers: Index
    tiles: Annotated[Vector, np.uint8, 2]  # given to the seat, 0 for none
    wanted: Count  # 0 if all agree
    truth: Count


@kernel
def alter(state: State, seat: Index, luck: Entropy, asked: Asked) -> Nothing:
    """Perhaps fewer workers at home, and up to two more tiles in hand."""
    state.workers[seat] = draw(luck, np.int64(state.workers[seat]) + 1)
    for place in range(2):
        asked.tiles[place] = GIVEN[draw(luck, 4)]
        if asked.tiles[place] != 0:
            give_tile(state, seat, np.int64(asked.tiles[place]))


@entry
def ask_all(setting: Setting, state: State, asked: Asked, luck: Entropy) -> Nothing:
    """Compare all hands for every seat, with its own workers and tiles and with others by chance."""
    altered = scratch_state()
    for seat in range(setting.seats):
        for attempt in range(3):
            copy_record(altered, state)
            asked.tiles[0], asked.tiles[1] = 0, 0
            if attempt > 0:
                alter(altered, seat, luck, asked)
            ask(setting, altered, seat, asked)
            if asked.wanted != 0:
                asked.seat, asked.workers = seat, altered.workers[seat]
                return


@kernel
def ask(setting: Setting, state: State, seat: Index, asked: Asked) -> Nothing:
    """Compare all hands of two to four plantations: as four colours in order, of which some may be none."""
    for hand in range(6**4):
        wanted, before = 0, 0
        for place in range(4):
            colour = hand // 6**place % 6
            if colour < before:
                wanted = -1
                break
            before = colour
            if colour != 0:
                wanted += wanted_of(colour - 1)
        if wanted <= 0:
            continue
        answer = can_build_all(setting, state, seat, wanted)
        truth = can_build_by_trying(setting, state, seat, wanted)
        asked.compared[truth] += 1
        if truth != GIVEN_UP and answer != (truth == YES):
            asked.wanted, asked.truth = wanted, truth
            return


def hands_agree(number: int) -> tuple[int, int]:
    """Compare at every main action of game `number`: how many hands were compared, and how many were given up."""
    every = list(variants())
    options, seats, policy = every[number % len(every)], 2 + number % 4, POLICIES[number // 3 % len(POLICIES)]
    chance, luck, asked = random.Random(number), entropy(number), new(Asked)
    setting = CITRUS.new_setting(options, seats)
    state, log, lines = CITRUS.new_state(setting), CITRUS.new_log(), []
    actions = np.empty(CITRUS.legal_most, np.int32)
    while (actor := CITRUS.actor(setting, state)) != OVER:
        if state.phase == Phase.MAIN:
            ask_all(setting, state, asked, luck)
            assert asked.wanted == 0, told(asked) + "\n\n" + write(Record("citrus", options, 1, list(SEATS[:seats]), lines=lines))
        if actor == CHANCE:
            action = CITRUS.sample(setting, state, luck)
        else:
            legal = actions[: CITRUS.legal(setting, state, actions)].tolist()
            action = legal[choose(policy, [CITRUS.write(setting, state, each) for each in legal], chance)]
        lines.append(Line(DRAW if actor == CHANCE else SEATS[actor], CITRUS.write(setting, state, action)))
        CITRUS.apply(setting, state, action, log)
    return int(asked.compared.sum()), int(asked.compared[GIVEN_UP])


def told(asked: Asked) -> str:
    """The hand that was judged otherwise."""
    hand = [f"{number} {name}" for colour, name in enumerate(COLOURS) if (number := int(asked.wanted) >> 3 * colour & 7)]
    able = "can" if asked.truth == YES else "cannot"
    given = "".join(f", given {Tile(tile).name.lower()}" for tile in asked.tiles if tile)
    return f"{SEATS[asked.seat]} {able} build {', '.join(hand)} with {asked.workers} workers{given}"


def main(games: int, first: int = 0) -> None:
    """Compare, and print what was compared."""
    counts = [hands_agree(number) for number in range(first, first + games)]
    print(f"{sum(count for count, _ in counts)} hands agree, {sum(left for _, left in counts)} given up, in {games} games")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
