"""Odd parts of cards: an effect or a condition of one card alone, a function beside its definition, with its texts.

@odd("Draw a new hand.", "Roba una mano nueva.")
def new_hand(g: Arda, run: Asker) -> Frame | None: ...

card("Some Card", event(PLAN, new_hand, needs=(of_an_evening,)))
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Cond, Escape
from westmarch.engine.frame import Frame
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.state import Arda

Does = Callable[[Arda, Asker], Frame | None]
Asks = Callable[[Arda, Asker], bool]

_asked: dict[str, Asks] = {}


def odd(en: str, es: str) -> Callable[[Does], Escape]:
    """What one card does: a whole sentence in each language, without its full stop."""

    def made(does: Does) -> Escape:
        LANGUAGE.escape(does.__name__)(does)
        return Escape(does.__name__, en, es)

    return made


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
