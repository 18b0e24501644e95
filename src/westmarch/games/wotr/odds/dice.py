"""Exact distributions of combat and hunt dice."""

from __future__ import annotations

from functools import cache
from math import comb

#: A chance for each number of successes, from none upwards.
Successes = tuple[float, ...]

MOST_DICE = 5


@cache
def binomial(dice: int, chance: float) -> Successes:
    return tuple(comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1))


def chance_to_hit(number: int, bonus: int = 0) -> float:
    """One die against a number; a natural 1 always misses and a natural 6 always hits (VI p.30)."""
    return min(5, max(1, 7 - number + bonus)) / 6


@cache
def successes(dice: int, chance: float, rerolls: int = 0, reroll_chance: float | None = None) -> Successes:
    """Dice rolled together, then up to ``rerolls`` of the failed ones once more; five of either at most."""
    rolled = min(MOST_DICE, dice)
    again = chance if reroll_chance is None else reroll_chance
    out = [0.0] * (rolled + 1)
    for hits, p in enumerate(binomial(rolled, chance)):
        for more, q in enumerate(binomial(min(rerolls, rolled - hits), again)):
            out[hits + more] += p * q
    return tuple(out)
