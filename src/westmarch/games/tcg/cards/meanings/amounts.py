"""What the definitions count."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Num
from westmarch.games.tcg.facts import (
    CATALOGUE,
    SHADOW,
)
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


@L.num("count")
def count(g: Fellowships, run: Any, num: Num) -> int:
    assert num.sel is not None
    return len(L.cards(g, run, num.sel))


@L.num("wounds")
def wounds_on(g: Fellowships, run: Any, num: Num) -> int:
    assert num.sel is not None
    return sum([g.wounds[card] for card in L.cards(g, run, num.sel)])


@L.num("burdens")
def burden_count(g: Fellowships, run: Any, num: Num) -> int:
    return int(g.burdens[g.fp])


@L.num("pool")
def pool(g: Fellowships, run: Any, num: Num) -> int:
    return int(g.pool)


@L.num("strength")
def strength_of(g: Fellowships, run: Any, num: Num) -> int:
    assert num.sel is not None
    return sum([g.strength(card) for card in L.cards(g, run, num.sel)])


@L.num("tokens")
def tokens(g: Fellowships, run: Any, num: Num) -> int:
    return int(g.tokens[run.source])


@L.num("controlled")
def controlled(g: Fellowships, run: Any, num: Num) -> int:
    return sum([1 for seat in g.control if seat == run.seat])


@L.num("chosen")
def chosen(g: Fellowships, run: Any, num: Num) -> int:
    """How many cards were chosen for a part before."""
    return len(run.bound.get(num.word or "it", ()))


@L.num("cost of")
def cost_of(g: Fellowships, run: Any, num: Num) -> int:
    """The printed cost of cards named before."""
    return sum([CATALOGUE[g.blueprint[card]].cost for card in run.bound.get(num.word or "it", ())])


@L.num("races")
def race_count(g: Fellowships, run: Any, num: Num) -> int:
    """Different races among the cards."""
    assert num.sel is not None
    return len({CATALOGUE[g.blueprint[card]].race for card in L.cards(g, run, num.sel)})


@L.num("hand")
def hand_size(g: Fellowships, run: Any, num: Num) -> int:
    return len(g.hands[run.seat])


@L.num("shadow cards")
def shadow_cards(g: Fellowships, run: Any, num: Num) -> int:
    """Shadow cards among those named before."""
    return sum([1 for c in run.bound.get(num.word or "it", ()) if CATALOGUE[g.blueprint[c]].side == SHADOW])


@L.num("over")
def over(g: Fellowships, run: Any, num: Num) -> int:
    """For each companion over a number."""
    return max(0, len(g.companions()) - int(num.word))


@L.num("paid")
def paid(g: Fellowships, run: Any, num: Num) -> int:
    """A number that was chosen."""
    return int(run.bound.get("paid", (0,))[0])


@L.num("matching tokens")
def matching_tokens(g: Fellowships, run: Any, num: Num) -> int:
    """The smaller number of tokens: here and on the other card."""
    others = L.cards(g, run, num.sel) if num.sel is not None else []
    here: int = g.tokens[run.source]
    there: int = max([g.tokens[card] for card in others] + [0])
    return min(here, there)


@L.num("unbound over")
def unbound_over(g: Fellowships, run: Any, num: Num) -> int:
    count = sum([1 for card in g.companions() if not g.keyword(card, "ring-bound")])
    return max(0, count - int(num.word))


@L.num("among")
def among(g: Fellowships, run: Any, num: Num) -> int:
    """Cards that fit among those named before."""
    return sum([1 for card in run.bound.get(num.word, ()) if L.fits(g, run, num.sel, card)])


@L.num("pipes")
def pipes(g: Fellowships, run: Any, num: Num) -> int:
    """Pipes that were spotted, and what is added to their number."""
    return len(run.bound.get(num.word, ())) + int(g.laid_on("pipes", -1))


@L.num("dead pile")
def dead_pile_size(g: Fellowships, run: Any, num: Num) -> int:
    return len(g.dead[g.fp])
