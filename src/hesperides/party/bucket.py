"""The bucket of lemons and limes: the same for everybody in a round, in every language [sort.bucket, party.round].

Numbers are drawn by xorshift with 32 bits, so that page and server draw the same.
"""

from collections.abc import Iterator

FRUIT = 24
FEWEST_LEMONS, MOST_LEMONS = 9, 15
_BITS = 0xFFFFFFFF
_SPREAD = 2_654_435_761


def draws(seed: int) -> Iterator[int]:
    """Endless numbers of 32 bits that follow from a seed."""
    x = (seed * _SPREAD + 1) & _BITS or 1
    while True:
        x ^= x << 13 & _BITS
        x ^= x >> 17
        x ^= x << 5 & _BITS
        yield x


def bucket(seed: int) -> list[bool]:
    """The fruit from the top of the bucket to its bottom; True is a lemon."""
    numbers = draws(seed)
    lemons = FEWEST_LEMONS + next(numbers) % (MOST_LEMONS - FEWEST_LEMONS + 1)
    fruit = [k < lemons for k in range(FRUIT)]
    for k in range(FRUIT - 1, 0, -1):
        other = next(numbers) % (k + 1)
        fruit[k], fruit[other] = fruit[other], fruit[k]
    return fruit
