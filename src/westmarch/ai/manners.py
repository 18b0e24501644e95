"""Characters: opponents of any level with a manner of their own, ``medium+hunter`` or ``hard+patient@300n``.

A manner likes some sorts of choices better than the mind of the game does, and others less. What it likes stands in the
folder of each game (``ai/<game>/manners.py``), in points of that mind, by the words of an option or by its question. It
leans; it does not blind: guards and evaluation are those of the level.
"""

from __future__ import annotations

import importlib
from typing import Any

from westmarch.ai.mind import Mind, kind_of
from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import Game

#: Points by a word of an option or by ``question/word``.
Leanings = dict[str, float]


def manners_of(game: Game) -> dict[str, Leanings]:
    """The manners that the opponents of a game know, by name."""
    if not game.opponents:
        return {}
    found: dict[str, Leanings] = getattr(importlib.import_module(game.opponents), "MANNERS", {})
    return found


def characters_of(game: Game) -> list[str]:
    """All opponents with a manner: each level that thinks with each manner."""
    thinking = [level for level in game.levels() if level != "random"]
    return [f"{level}+{manner}" for level in thinking for manner in manners_of(game)]


class Mannered:
    """A mind with a manner."""

    def __init__(self, mind: Mind, leanings: Leanings) -> None:
        self.mind = mind
        self.leanings = leanings

    def ranked(self, g: Any, ask: Ask) -> list[tuple[float, Option]]:
        found = [(look + self.leaning(ask, option), option) for look, option in self.mind.ranked(g, ask)]
        return sorted(found, key=lambda pair: (-pair[0], pair[1]))

    def leaning(self, ask: Ask, option: Option) -> float:
        question = ask.prompt.partition("-ask-")[2]
        words = kind_of(option)
        return sum([self.leanings.get(word, 0.0) + self.leanings.get(f"{question}/{word}", 0.0) for word in words])

    def evaluate(self, g: Any, seat: int) -> float:
        return self.mind.evaluate(g, seat)

    def terms(self, g: Any, seat: int) -> dict[str, float]:
        return self.mind.terms(g, seat)

    def is_macro(self, ask: Ask) -> bool:
        return self.mind.is_macro(ask)

    def is_weighed(self, ask: Ask) -> bool:
        return self.mind.is_weighed(ask)

    def is_pause(self, ask: Ask) -> bool:
        return self.mind.is_pause(ask)

    def is_rest(self, ask: Ask) -> bool:
        return self.mind.is_rest(ask)

    def is_costly(self, ask: Ask, option: Option) -> bool:
        return self.mind.is_costly(ask, option)

    def essence(self, g: Any, seat: int) -> tuple[Any, ...]:
        return self.mind.essence(g, seat)

    def near_end(self, g: Any) -> bool:
        return self.mind.near_end(g)
