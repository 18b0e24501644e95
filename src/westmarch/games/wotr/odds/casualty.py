"""How an army takes hits (VI p.30), in the numbers of the odds."""

from __future__ import annotations

from functools import cache

OPTIMAL = "optimal"
ELITES_FIRST = "elites-first"
REGULARS_FIRST = "regulars-first"
POLICIES = (OPTIMAL, ELITES_FIRST, REGULARS_FIRST)

#: Regulars and elites of an army.
Units = tuple[int, int]
GONE: Units = (0, 0)


def hit_points(units: Units) -> int:
    return units[0] + 2 * units[1]


def next_hit(units: Units, hits: int, most_regulars: int) -> list[tuple[Units, int]]:
    """The ways to take the next of some hits, with how many of them each takes, best for the strength first: reduce an
    elite, lose a regular, lose an elite for two hits, lose one for a single hit.

    ``most_regulars`` counts the army's regular figures with those at hand; a lost regular is at hand again,
    so the number stays the same. An elite is lost for one hit only when no regular can replace it; while one can, two
    hits that remove it are the same as reducing it and losing the regular.
    """
    regulars, elites = units
    ways: list[tuple[Units, int]] = []
    if elites and regulars < most_regulars:
        ways.append(((regulars + 1, elites - 1), 1))
    if regulars:
        ways.append(((regulars - 1, elites), 1))
    if elites and regulars >= most_regulars:
        if hits >= 2:
            ways.append(((regulars, elites - 1), 2))
        ways.append(((regulars, elites - 1), 1))
    return ways


@cache
def after_hits(units: Units, hits: int, most_regulars: int, policy: str) -> Units:
    """The units left when every hit is taken by a fixed policy."""
    while hits > 0:
        ways = next_hit(units, hits, most_regulars)
        if not ways:
            break
        regulars, elites = units
        if policy == REGULARS_FIRST and regulars:
            units, taken = (regulars - 1, elites), 1
        else:
            units, taken = ways[0]
        hits -= taken
    return units
