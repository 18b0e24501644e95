"""Distributions over corruption, each packed into one integer.

A field of the integer holds the chance of one value of corruption in units of 2**-UNIT, from 0 upwards.
Adding corruption shifts the fields and a chance multiplies them, all of them at once at the speed of
integers; that is what lets a journey with many tiles be weighed in full within a blink. What is lost to
rounding is far below what a float can show.
"""

from __future__ import annotations

from westmarch.games.wotr.facts import CORRUPTION_LIMIT

UNIT = 80
#: A product of a chance and a weight has this many bits more, until it is rounded.
FRACTION = 60
#: Bits per field: a chance times a weight, and room for the sum of many.
FIELD = UNIT + FRACTION + 4

CERTAIN = 1 << UNIT
WEIGHT = 1 << FRACTION

#: The highest damage that matters: more than enough from any corruption.
FIELDS = 2 * CORRUPTION_LIMIT + 1
_ROUNDED = sum(((1 << (UNIT + 4)) - 1) << (FIELD * field) for field in range(FIELDS))
_BELOW_LIMIT = FIELD * CORRUPTION_LIMIT


def weight(chance: float) -> int:
    """What chances are multiplied with, in units of 2**-FRACTION."""
    return round(chance * WEIGHT)


def factor(chance: float) -> tuple[int, int]:
    """A weight as a number and a shift: certainty, the most frequent one, then needs no multiplication."""
    number = weight(chance)
    shift = (number & -number).bit_length() - 1
    return number >> shift, shift


def rounded(products: int) -> int:
    """Chances again, after they were multiplied with weights and added up."""
    return products >> FRACTION & _ROUNDED


def alive(chances: int) -> int:
    """The part below the limit of corruption."""
    return chances & ((1 << _BELOW_LIMIT) - 1)


def healed(chances: int, points: int) -> int:
    """Less corruption, but never less than none."""
    lowest = sum(chances >> (FIELD * field) & ((1 << FIELD) - 1) for field in range(points))
    return (chances >> (FIELD * points)) + lowest


def unpacked(chances: int) -> dict[int, float]:
    """The chance of each value of corruption; the limit stands for all above it."""
    out: dict[int, float] = {}
    value = 0
    while chances:
        here = chances & ((1 << FIELD) - 1)
        if here:
            points = min(value, CORRUPTION_LIMIT)
            out[points] = out.get(points, 0.0) + here / CERTAIN
        chances >>= FIELD
        value += 1
    return out
