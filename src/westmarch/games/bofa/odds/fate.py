"""Exact odds of the fate phase (p.16), with the best stopping rule for the Shadow."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from westmarch.games.bofa.facts import BLUE_TILE, BROWN_TILE, DEFAULT, GREY_TILES, Edition

#: A tile as its number, whether it has an icon, and whether it is special.
Tile = tuple[int, bool, bool]
#: What a fate card is worth to the Free Peoples, in spaces of the track.
ICON = Fraction(1, 3)


@dataclass
class FateOdds:
    """What the marker does when the Shadow stops at the best moment."""

    #: Chances by the number of the tile applied.
    advance: dict[int, Fraction]
    mean: Fraction
    #: The chance that a fate card is drawn.
    card: Fraction
    #: For each draw but the last: the highest tile (number plus a third for an icon) at which it can be best to stop;
    #: what was drawn before decides.
    stop_at: list[Fraction | None]


def tile(edition: Edition, number: int) -> Tile:
    return edition.tile_number[number], edition.tile_icon[number], number in (BLUE_TILE, BROWN_TILE)


def full_pool() -> list[int]:
    """The pool at the start of the game."""
    return list(range(GREY_TILES))


def cost(one: Tile, icon: Fraction = ICON) -> Fraction:
    """How much a tile helps the Free Peoples."""
    return one[0] + (icon if one[1] else Fraction(0))


def fate_odds(pool: list[int], generals: int, icon: Fraction = ICON, edition: Edition = DEFAULT) -> FateOdds:
    """The odds for a pool of tiles and a number of activated generals."""
    draws = max(1, generals)
    if len(pool) < 1:
        raise ValueError("the fate pool is empty")
    counts: dict[Tile, int] = {}
    for number in pool:
        one = tile(edition, number)
        counts[one] = counts.get(one, 0) + 1
    known: dict[tuple[tuple[tuple[Tile, int], ...], int], Fraction] = {}
    total: dict[Tile, Fraction] = {}
    stops: list[set[Fraction]] = [set() for _ in range(draws)]
    _weigh(counts, draws, icon, known, Fraction(1), total, stops, draws)
    advance: dict[int, Fraction] = {}
    for one, p in total.items():
        advance[one[0]] = advance.get(one[0], Fraction(0)) + p
    mean = sum((number * p for number, p in advance.items()), Fraction(0))
    card = sum((p for one, p in total.items() if one[1]), Fraction(0))
    limits: list[Fraction | None] = [max(stops[i]) if stops[i] else None for i in range(draws - 1)]
    return FateOdds(dict(sorted(advance.items())), mean, card, limits)


def expected(
    counts: dict[Tile, int], draws: int, icon: Fraction, known: dict[tuple[tuple[tuple[Tile, int], ...], int], Fraction]
) -> Fraction:
    """The cost that the Shadow expects before it draws, playing best."""
    key = tuple(sorted(counts.items())), draws
    if key not in known:
        size = sum(counts.values())
        total = Fraction(0)
        for one, count in counts.items():
            best = cost(one, icon)
            if draws > 1 and size > 1 and not one[2]:
                best = min(best, expected(without(counts, one), draws - 1, icon, known))
            total += Fraction(count, size) * best
        known[key] = total
    return known[key]


def without(counts: dict[Tile, int], one: Tile) -> dict[Tile, int]:
    left = dict(counts)
    left[one] -= 1
    if not left[one]:
        del left[one]
    return left


def _weigh(
    counts: dict[Tile, int],
    draws: int,
    icon: Fraction,
    known: dict[tuple[tuple[tuple[Tile, int], ...], int], Fraction],
    p: Fraction,
    total: dict[Tile, Fraction],
    stops: list[set[Fraction]],
    most: int,
) -> None:
    """Share a probability out over the tiles that are applied in the end."""
    size = sum(counts.values())
    for one, count in counts.items():
        q = p * Fraction(count, size)
        again = draws > 1 and size > 1 and not one[2]
        if again and expected(without(counts, one), draws - 1, icon, known) < cost(one, icon):
            _weigh(without(counts, one), draws - 1, icon, known, q, total, stops, most)
        else:
            total[one] = total.get(one, Fraction(0)) + q
            if again:
                stops[most - draws].add(cost(one, icon))
