"""Odd conditions: what one card alone asks for, a function beside its definition, with its own texts.

@odd_if("it is evening", "es de noche")
def of_an_evening(g: Arda, run: Asker) -> bool: ...

card("Some Card", event(PLAN, effect, needs=(of_an_evening,)))
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Cond
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.state import Arda

Asks = Callable[[Arda, Asker], bool]

_asked: dict[str, Asks] = {}


def odd_if(en: str, es: str) -> Callable[[Asks], Cond]:
    """What one card asks for, as it is said after *if*."""

    def made(asks: Asks) -> Cond:
        if asks.__name__ in _asked:
            raise ValueError(f"'{asks.__name__}' is registered twice")
        _asked[asks.__name__] = asks
        return Cond("odd-part", word=(asks.__name__, en, es))

    return made


def _holds(g: Arda, run: Asker, cond: Cond) -> bool:
    return _asked[cond.word[0]](g, run)


LANGUAGE.cond("odd-part")(_holds)
