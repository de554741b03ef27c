"""How an orange flies: whole numbers only, so that page and server find the same to the last bit.

Lengths are in 1/16384 mm, time in steps of 1/240 s, speeds in lengths a step. Divisions round down. No number leaves the 52 bits that a
browser computes with exactly. In the air the steps lie on the parabola itself: after n steps y = y0 + n·v - n²·GRAVITY/2.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

UNIT = 16_384
STEPS = 240
GRAVITY = 2_790
"""An even number; 9.8086 m/s²."""
HAND = (0, 1_100 * UNIT)
RADIUS = 45 * UNIT
HEIGHT, RIM, FOOT = 340, 190, 150
"""The basket, in mm: its height, and half its widths at the rim and at the foot."""
FASTEST = 7_500
"""mm/s"""
LONGEST = 6 * STEPS
BEHIND, BEYOND = -1_500, 3_000
"""Past these an orange has flown away: mm behind the hand, mm beyond the basket."""
BOUNCE, GLIDE = 128, 246
"""How much of 256 comes back of the speed towards the wicker, and remains of the speed along it."""
_FINE = 64
"""Near the basket places are taken in 1/256 mm."""
_REACH = (45 + 8) * 256
"""From the middle of an orange to the middle of the wicker that it touches."""

Fate = Literal["flies", "in", "missed"]


class Orange(NamedTuple):
    """An orange under way: the place of its middle, its speed, whether it has touched the basket."""

    x: int
    y: int
    vx: int
    vy: int
    touched: bool


def thrown(vx: int, vy: int) -> Orange:
    """An orange that leaves the hand; speeds in mm/s."""
    return Orange(*HAND, vx * 1024 // 15, vy * 1024 // 15, touched=False)


def moved(orange: Orange, distance: int) -> Orange:
    """The orange a step later [toss.flight, toss.rim]."""
    x, y, vx, vy, touched = orange
    x, y, vy = x + vx, y + vy - GRAVITY // 2, vy - GRAVITY
    if abs(x - distance * UNIT) < 400 * UNIT and y < 500 * UNIT:
        for side in (-1, 1):
            vx, vy, met = _bounced(x, y, vx, vy, distance, side)
            touched = touched or met
    return Orange(x, y, vx, vy, touched)


def _bounced(x: int, y: int, vx: int, vy: int, distance: int, side: int) -> tuple[int, int, bool]:
    """The speed after meeting the basket's wall on one side, rim included, and whether it was met."""
    px, py = (x - (distance + side * RIM) * UNIT) // _FINE, (y - HEIGHT * UNIT) // _FINE
    ex, ey = side * (FOOT - RIM) * 256, -HEIGHT * 256
    length = ex * ex + ey * ey
    along = min(max(px * ex + py * ey, 0), length)
    dx, dy = px - ex * along // length, py - ey * along // length
    apart = dx * dx + dy * dy
    towards = vx * dx + vy * dy
    if apart >= _REACH * _REACH or towards >= 0:
        return vx, vy, False
    nx, ny = towards * dx // apart, towards * dy // apart
    return _off(vx, nx), _off(vy, ny), True


def _off(speed: int, normal: int) -> int:
    return (speed - normal) * GLIDE // 256 - normal * BOUNCE // 256


def fate(orange: Orange, distance: int, steps: int) -> Fate:
    """What has become of an orange after a number of steps [toss.in, toss.miss]."""
    away = orange.x - distance * UNIT
    if orange.y <= HEIGHT * UNIT - RADIUS and abs(away) < RIM * UNIT:
        return "in"
    if orange.y <= RADIUS or orange.x < BEHIND * UNIT or away > BEYOND * UNIT or steps >= LONGEST:
        return "missed"
    return "flies"


def path(vx: int, vy: int, distance: int) -> Iterator[tuple[Orange, Fate]]:
    """The orange after every step, until it is in or has missed."""
    orange, steps, became = thrown(vx, vy), 0, "flies"
    while became == "flies":
        orange, steps = moved(orange, distance), steps + 1
        became = fate(orange, distance, steps)
        yield orange, became


def milliseconds(steps: int) -> int:
    """How long a number of steps takes in ms, rounded up."""
    return (steps * 1000 + STEPS - 1) // STEPS
