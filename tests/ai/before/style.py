"""How the levels play a game: numbers in which the games differ, because their minds count in points of their own."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Style:
    """The same for all games unless a game says otherwise."""

    #: How far ``easy`` and ``medium`` stray from what looks best, in points: so much better is taken e times as often.
    easy_whim: float = 0.0
    medium_whim: float = 0.0
    #: How far the true worth of an option may lie from its look, in winning chance: the less, the more a better
    #: position must show before an option is preferred to one that looked better.
    doubt: float = inf
    #: What a point of look is worth in winning chance.
    trust: float = 0.006
    #: Options that ``hard`` compares.
    width: int = 10
    #: Rests that ``hard`` plays past before it judges a position.
    horizon: int = 0
    #: Share of its budget that ``hard`` spends on a first look, one step ahead.
    glance: float = 0.25


ORDINARY = Style()
#: By game.
STYLES = {
    "wotr": Style(easy_whim=1.7, medium_whim=1.4, doubt=0.035, trust=0.002, width=6, horizon=2, glance=0.0),
    "bofa": Style(easy_whim=12.0, medium_whim=4.0, doubt=0.05, trust=0.003, width=6),
    "meccg": Style(easy_whim=3.0, medium_whim=1.8, doubt=0.05, trust=0.003, width=6),
    "tcg": Style(easy_whim=3.5, medium_whim=4.0, doubt=0.05, trust=0.012, width=6, horizon=2),
}


def style_of(game: str) -> Style:
    return STYLES.get(game, ORDINARY)
