"""Chances of two dice as plain numbers, from the exact ones of the game's odds."""

from __future__ import annotations

from westmarch.games.meccg.odds.chances import above, exactly, influence_opponent

_ABOVE = [float(above(number)) for number in range(-20, 40)]
_EXACTLY = [float(exactly(number)) for number in range(-20, 40)]
_OUTROLLS = [float(influence_opponent(number, 0)) for number in range(-20, 40)]


def more_than(number: int) -> float:
    return _ABOVE[min(max(number, -20), 39) + 20]


def just(number: int) -> float:
    return _EXACTLY[min(max(number, -20), 39) + 20]


def strike(prowess: int, against: int, body: int, wounded: bool) -> tuple[float, float, float]:
    """The chances that a strike is defeated, that its target is wounded, and that he is eliminated."""
    need = against - prowess
    win, tie = more_than(need), just(need)
    lose = 1.0 - win - tie
    dies = more_than(body - (1 if wounded else 0))
    return win, lose * (1.0 - dies), lose * dies


def passes(points: int, modifier: int) -> float:
    """The chance to pass a corruption check."""
    return more_than(points - modifier)


def outrolls(number: int) -> float:
    """The chance that one roll of two dice is higher than another by more than so much."""
    return _OUTROLLS[min(max(number, -20), 39) + 20]
