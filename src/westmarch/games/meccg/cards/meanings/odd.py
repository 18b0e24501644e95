"""Where a definition leaves the word to the class of an odd card."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.nodes import Act
from westmarch.engine.frame import Frame
from westmarch.games.meccg.cards.odd import ODD
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.state import Arda

L = LANGUAGE


@L.verb("odd", can=lambda g, run, act: ODD[g.faces[run.source]].can(g, run, act))
def odd(g: Arda, run: Asker, act: Act, cards: list[int]) -> Frame | None:
    return ODD[g.faces[run.source]].do(g, run, act, cards)


L.conds["odd"] = lambda g, run, cond: ODD[g.faces[run.source]].holds(g, run)
