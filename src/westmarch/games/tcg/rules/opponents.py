"""Which opponent a text is about: a Free Peoples card lets its player name one of the Shadow players."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act, Either, May, Num, Sel, walk
from westmarch.cards.perform import COST
from westmarch.games.tcg.state import Fellowships

#: Verbs that are about an opponent without naming him as the one who chooses.
OF_OPPONENT = frozenset({"skip", "mirror", "in opponent hand"})


_FOUND: dict[tuple[int, int, int], bool] = {}


def speaks_of_opponent(g: Fellowships, card: int, index: int, part: int) -> bool:
    """Whether the cost or the effect of an ability is about one opponent."""
    key = (g.blueprint[card], index, part)
    if key not in _FOUND:
        ability = g.ability(card, index)
        _FOUND[key] = _speaks(ability.cost if part == COST else ability.effect)
    return _FOUND[key]


def _speaks(node: Any) -> bool:
    for part in walk(node):
        if isinstance(part, Act | Either | May) and part.by == "opponent":
            return True
        if isinstance(part, Sel) and part.where.startswith("opponent"):
            return True
        if (isinstance(part, Act) and part.verb in OF_OPPONENT) or (isinstance(part, Num) and part.name in OF_OPPONENT):
            return True
    return False


def opponents(g: Fellowships, card: int, index: int) -> list[int]:
    """The Shadow players whom an ability of a Free Peoples card can be about."""
    least = [need.amount for need in g.ability(card, index).needs if need.name == "opponent hand"]
    found = g.from_right(g.fp)
    return [seat for seat in found if all([isinstance(n, int) and len(g.hands[seat]) >= n for n in least])]
