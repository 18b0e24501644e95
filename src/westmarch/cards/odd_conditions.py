"""Odd conditions: what one card alone asks for, a function beside its definition, with its own two texts.

@odd_if("it is evening", "es de noche")
def of_an_evening(g: Arda, run: Asker) -> bool: ...

card("Some Card", event(effect, needs=(of_an_evening,)))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from westmarch.cards.language import Asker, Language
from westmarch.cards.nodes import Cond

#: The name of every such condition.
ODD_PART: Final = "odd-part"

Asks = Callable[[Any, Asker], bool]


class OddConditions:
    """The odd conditions of a game: makes them, and asks them."""

    def __init__(self, language: Language) -> None:
        self._asked: dict[str, Asks] = {}
        language.cond(ODD_PART)(self._holds)

    def __call__(self, en: str, es: str) -> Callable[[Asks], Cond]:
        """What one card asks for, as it is said after *if*."""

        def made(asks: Asks) -> Cond:
            name = f"{asks.__module__}.{asks.__name__}"
            if name in self._asked:
                raise ValueError(f"'{name}' is registered twice")
            self._asked[name] = asks
            return Cond(ODD_PART, word=(name, en, es))

        return made

    def _holds(self, g: Any, run: Asker, cond: Cond) -> bool:
        return self._asked[cond.word[0]](g, run)


def said(cond: Cond, language: int) -> str:
    """The words of an odd condition, which none turns around: its contrary would be another one."""
    if cond.no:
        raise KeyError(ODD_PART)
    return str(cond.word[1 + language])
