"""Ratings: how strong somebody plays a game, worked out by OpenSkill from the results of rated games.

A rating is a mean and an uncertainty, for each game and kind of clock. People and machines stand on the same scale.
Teams are rated as teams. The same results in the same order give the same ratings: they can be made anew at any time.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

#: What people see: the usual beginning, and how many points one step of OpenSkill's scale is.
MIDDLE = 1500
POINTS = 40
#: Whoever has played less is not in the lists of the best.
LISTED_AFTER = 3


@dataclass(frozen=True)
class Standing:
    """What is known about somebody's strength at a game."""

    mu: float
    sigma: float
    games: int = 0
    wins: int = 0

    @property
    def rating(self) -> int:
        return round(MIDDLE + (self.mu - 25.0) * POINTS)

    @property
    def give_or_take(self) -> int:
        """Two times the uncertainty: the truth is within it nineteen times of twenty."""
        return round(2 * self.sigma * POINTS)

    @property
    def safe(self) -> float:
        """What somebody surely plays: lists are in this order, so that one lucky game leads nobody to the top."""
        return self.mu - 2 * self.sigma

    def shown(self) -> dict[str, Any]:
        return {"rating": self.rating, "giveOrTake": self.give_or_take, "games": self.games, "wins": self.wins}


#: Nobody has seen this one play.
UNKNOWN = Standing(25.0, 25.0 / 3)


@dataclass(frozen=True)
class Played:
    """Somebody's part in a game that is over."""

    who: str
    team: int
    won: bool


def available() -> bool:
    return importlib.util.find_spec("openskill") is not None


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def counts(parts: Iterable[Played]) -> bool:
    """Whether a game says something about strength: everybody is known, and nobody plays against himself."""
    parts = list(parts)
    names = {part.who for part in parts}
    if "" in names or len({part.team for part in parts}) < 2:
        return False
    people = [part.who for part in parts if part.who.startswith("p")]
    return len(set(people)) == len(people) and len(names) > 1


def after(before: dict[str, Standing], parts: list[Played]) -> dict[str, Standing]:
    """The standings of those who played, after the game. A machine that had several seats learns from each."""
    model = _model()
    teams = sorted({part.team for part in parts})
    places = [[part for part in parts if part.team == team] for team in teams]
    made = model.rate(
        [[_rating(before.get(part.who, UNKNOWN)) for part in team] for team in places],
        ranks=[1 if any(part.won for part in team) else 2 for team in places],
    )
    found = dict(before)
    for team, new in zip(places, made, strict=True):
        for part, rating in zip(team, new, strict=True):
            old, played = before.get(part.who, UNKNOWN), found.get(part.who, UNKNOWN)
            changes = (rating.mu - old.mu, rating.sigma - old.sigma)
            found[part.who] = Standing(
                played.mu + changes[0],
                max(0.5, played.sigma + changes[1]),
                played.games + 1,
                played.wins + int(part.won),
            )
    return {part.who: found[part.who] for part in parts}


def _rating(standing: Standing) -> Any:
    return _model().rating(mu=standing.mu, sigma=standing.sigma)
