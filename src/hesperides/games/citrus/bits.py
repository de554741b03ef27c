"""A set of spaces: 192 bits in three words, as a value.

A row of the board is 16 bits: up to 15 columns and a gap, with an empty row above the first and below the last. So the neighbours of a
set are four shifts, and nothing wraps. Space numbers are cell = 16 × (row + 1) + column, in reading order.
"""

import numpy as np

from hesperides.kernel import Count, Index, Truth, Word, inlined, kernel, lowest_bit, popcount

ROW = 16
CELLS = 192
Bits = tuple[Word, Word, Word]
ZERO = np.uint64(0)
ONE = np.uint64(1)
NOTHING = (ZERO, ZERO, ZERO)
_UP = np.uint64(ROW)
_UP_CARRY = np.uint64(64 - ROW)
_TOP = np.uint64(63)


@inlined
def single(cell: Index) -> Bits:
    """The set of one space."""
    bit = ONE << np.uint64(cell & 63)
    word = cell >> 6
    return (bit if word == 0 else ZERO, bit if word == 1 else ZERO, bit if word == 2 else ZERO)


@inlined
def both(a: Bits, b: Bits) -> Bits:
    return (a[0] & b[0], a[1] & b[1], a[2] & b[2])


@inlined
def either(a: Bits, b: Bits) -> Bits:
    return (a[0] | b[0], a[1] | b[1], a[2] | b[2])


@inlined
def without(a: Bits, b: Bits) -> Bits:
    return (a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2])


@inlined
def some(a: Bits) -> Truth:
    return (a[0] | a[1] | a[2]) != ZERO


@inlined
def has(a: Bits, cell: Index) -> Truth:
    word = a[0] if cell < 64 else (a[1] if cell < 128 else a[2])
    return (word >> np.uint64(cell & 63)) & ONE != ZERO


@inlined
def size(a: Bits) -> Count:
    return popcount(a[0]) + popcount(a[1]) + popcount(a[2])


@inlined
def first(a: Bits) -> Index:
    """The first space of a set that is not empty."""
    if a[0] != ZERO:
        return lowest_bit(a[0])
    if a[1] != ZERO:
        return 64 + lowest_bit(a[1])
    return 128 + lowest_bit(a[2])


@inlined
def after_first(a: Bits) -> Bits:
    """The set without its first space."""
    if a[0] != ZERO:
        return (a[0] & (a[0] - ONE), a[1], a[2])
    if a[1] != ZERO:
        return (a[0], a[1] & (a[1] - ONE), a[2])
    return (a[0], a[1], a[2] & (a[2] - ONE))


@inlined
def member(a: Bits, number: Count) -> Index:
    """The space that has `number` members of the set before it; `number` < size."""
    base = 0
    word = a[0]
    inside = popcount(word)
    if number >= inside:
        number -= inside
        base = 64
        word = a[1]
        inside = popcount(word)
        if number >= inside:
            number -= inside
            base = 128
            word = a[2]
    for _ in range(number):
        word &= word - ONE
    return base + lowest_bit(word)


@kernel
def sides(a: Bits) -> tuple[Bits, Bits, Bits, Bits]:
    """The set moved one space to the left, to the right, up and down."""
    left = ((a[0] >> ONE) | (a[1] << _TOP), (a[1] >> ONE) | (a[2] << _TOP), a[2] >> ONE)
    right = (a[0] << ONE, (a[1] << ONE) | (a[0] >> _TOP), (a[2] << ONE) | (a[1] >> _TOP))
    above = ((a[0] >> _UP) | (a[1] << _UP_CARRY), (a[1] >> _UP) | (a[2] << _UP_CARRY), a[2] >> _UP)
    below = (a[0] << _UP, (a[1] << _UP) | (a[0] >> _UP_CARRY), (a[2] << _UP) | (a[1] >> _UP_CARRY))
    return left, right, above, below


@inlined
def beside(a: Bits) -> Bits:
    """All orthogonal neighbours of the set (some of the set itself may be among them)."""
    left, right, above, below = sides(a)
    return either(either(left, right), either(above, below))


@kernel
def twice_beside(a: Bits) -> Bits:
    """The spaces with two neighbours or more in the set."""
    left, right, above, below = sides(a)
    across = either(both(left, right), both(above, below))
    return either(across, both(either(left, right), either(above, below)))
