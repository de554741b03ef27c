"""An orange flies as physics says, loses speed where it bounces, and comes to an end."""

import math

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hesperides.party.flight import BOUNCE, FASTEST, GRAVITY, HAND, HEIGHT, LONGEST, RADIUS, RIM, STEPS, UNIT, Orange, moved, path, thrown

EXACT = 2**52
DISTANCES = st.sampled_from([1200, 1800, 2600])
SPEEDS = st.tuples(st.integers(-FASTEST, FASTEST), st.integers(-FASTEST, FASTEST)).filter(lambda v: v[0] ** 2 + v[1] ** 2 <= FASTEST**2)
METRES = UNIT * 1000
at_leisure = settings(max_examples=60, suppress_health_check=[HealthCheck.filter_too_much])


def test_gravity_is_that_of_the_earth() -> None:
    assert pytest.approx(9.81, abs=0.005) == GRAVITY * STEPS**2 / METRES
    assert GRAVITY % 2 == 0


@at_leisure
@given(speed=SPEEDS, distance=DISTANCES)
def test_in_the_air_every_step_lies_on_the_parabola(speed: tuple[int, int], distance: int) -> None:
    vx, vy = thrown(*speed).vx, thrown(*speed).vy
    for n, (orange, _) in enumerate(path(*speed, distance), 1):
        if orange.touched:
            break
        assert (orange.x, orange.y) == (HAND[0] + n * vx, HAND[1] + n * vy - n * n * GRAVITY // 2)
        seconds = n / STEPS
        assert orange.x / METRES == pytest.approx(speed[0] / 1000 * seconds, abs=0.001)
        assert orange.y / METRES == pytest.approx(1.1 + speed[1] / 1000 * seconds - 9.81 * seconds**2 / 2, abs=0.006)


@at_leisure
@given(vx=st.integers(-1000, 1000), vy=st.integers(-2000, 4500))
def test_it_lands_when_and_where_the_formula_says(vx: int, vy: int) -> None:
    if abs(vx) * 1.3 > 900:  # it may meet the basket
        vx //= 4
    steps = [orange for orange, _ in path(vx, vy, 2600)]
    up = vy / 1000
    seconds = (up + math.sqrt(up * up + 2 * 9.81 * (1.1 - 0.045))) / 9.81
    assert len(steps) / STEPS == pytest.approx(seconds, abs=2 / STEPS)
    assert steps[-1].x / METRES == pytest.approx(vx / 1000 * seconds, abs=0.02)


@at_leisure
@given(speed=SPEEDS, distance=DISTANCES)
def test_it_never_gains_energy_and_always_ends(speed: tuple[int, int], distance: int) -> None:
    before = thrown(*speed)
    highest = before.vx**2 + before.vy**2 + 2 * GRAVITY * before.y
    flown = list(path(*speed, distance))
    for orange, _ in flown:
        energy = orange.vx**2 + orange.vy**2 + 2 * GRAVITY * orange.y
        assert energy <= highest * 1.001 + GRAVITY * UNIT
    orange, became = flown[-1]
    assert became in ("in", "missed")
    assert len(flown) <= LONGEST
    if became == "in":
        assert orange.y <= HEIGHT * UNIT - RADIUS
        assert abs(orange.x - distance * UNIT) < RIM * UNIT


@at_leisure
@given(speed=SPEEDS, distance=DISTANCES)
def test_no_orange_goes_through_the_wicker(speed: tuple[int, int], distance: int) -> None:
    for orange, became in path(*speed, distance):
        away = abs(orange.x / UNIT - distance)
        if became == "in":
            assert away < RIM - 30
        elif orange.y / UNIT < HEIGHT - 46:
            assert away > RIM


def test_off_the_rim_half_of_the_speed_comes_back() -> None:
    over_rim = Orange((1800 - RIM) * UNIT, (HEIGHT + 60) * UNIT, 0, -10 * UNIT, touched=False)
    after = moved(over_rim, 1800)
    assert after.touched
    assert after.vy == pytest.approx((10 * UNIT + GRAVITY) * BOUNCE / 256, rel=0.001)
    assert after.vx == pytest.approx(0, abs=2)


@at_leisure
@given(speed=SPEEDS, distance=DISTANCES)
def test_a_throw_is_the_same_again_and_fits_the_numbers_of_a_browser(speed: tuple[int, int], distance: int) -> None:
    first = list(path(*speed, distance))
    assert first == list(path(*speed, distance))
    largest = max(abs(number) for orange, _ in first for number in orange[:4])
    fine, wicker = 600 * 256, 53 * 256
    assert max(largest, fine * HEIGHT * 256 * 2, (HEIGHT * 256) * ((HEIGHT * 256) ** 2 + (40 * 256) ** 2)) < EXACT
    assert max(abs(orange.vx) + abs(orange.vy) for orange, _ in first) * wicker * wicker < EXACT
