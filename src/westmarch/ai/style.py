"""How the levels play a game: numbers in which the games differ, because their minds count in points of their own."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Style:
    """The same for all games unless a game says otherwise."""

    #: How far ``easy`` and ``medium`` stray from what looks best, in points: so much better is taken e times as often.
    easy_noise: float = 0.0
    medium_noise: float = 0.0
    #: How far the true worth of an option may lie from its look, in winning chance: the less, the more a better
    #: position must show before an option is preferred to one that looked better.
    prior_spread: float = inf
    #: How far what a search finds for an option may be wrong however often it is tried, because positions are judged
    #: wrongly.
    doubt: float = 0.0
    #: What a point of look is worth in winning chance.
    score_value: float = 0.006
    #: Options that ``hard`` compares.
    width: int = 10
    #: Rests that ``hard`` plays past before it judges a position.
    horizon: int = 0
    #: Share of its budget that ``hard`` spends on a first look, one step ahead.
    first_look: float = 0.25


ORDINARY = Style()
