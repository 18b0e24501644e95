"""What cards do in combat.

They change skirmishes and assignments, and put on The One Ring.
"""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.engine.frame import Frame
from westmarch.games.tcg.facts import (
    MINION,
)
from westmarch.games.tcg.rules.assignment import (
    BY_FREE,
    BY_SHADOW,
    answers_to_assignment,
    forbids_assignment,
    may_skirmish,
)
from westmarch.games.tcg.rules.assignment import assign as assign_minion
from westmarch.games.tcg.rules.events import happen
from westmarch.games.tcg.rules.ring import inherit, take_off
from westmarch.games.tcg.rules.skirmish import cancel
from westmarch.games.tcg.rules.wounds import out_of_skirmish
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


@L.verb("put on", can=lambda g, run, act: not g.ring_on)
def put_on(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return happen(g, "put on", g.bearer[g.fp], source=run.source)


@L.verb("take off", can=lambda g, run, act: bool(g.ring_on))
def take_off_ring(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    take_off(g)


@L.verb("become bearer")
def become_bearer(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    inherit(g, cards[0])


@L.verb("cancel skirmish", can=lambda g, run, act: g.skirmishing == 1)
def cancel_skirmish(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Cancel the skirmish under way; a text may ask for somebody who is in it."""
    cancel(g)


@L.verb("withdraw")
def withdraw(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """Remove a character from its skirmish; it stays in play."""
    for card in cards:
        if card == g.fighter or card in g.foes:
            g.note("tcg-log-withdrawn", {"card": card}, rule="tcg.skirmish.losing-character")
        out_of_skirmish(g, card)


def _may_assign(g: Fellowships, run: Any, act: Act, card: int) -> bool:
    assert act.to is not None
    targets = L.cards(g, run, act.to)
    if g.is_type(card, MINION):
        return any([_pair(g, run, target, card) for target in targets])
    return any([_pair(g, run, card, target) for target in targets])


def _pair(g: Fellowships, run: Any, character: int, minion: int) -> bool:
    """Whether an action may assign these two: both unassigned, both able."""
    if any([g.against[m] == character for m in g.minions()]) or not may_skirmish(g, character):
        return False
    refused = forbids_assignment(g, g.fp, character, minion)
    return refused is None


@L.verb("assign", may=_may_assign)
def assign(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Assign the chosen card to the one in ``to``."""
    assert act.to is not None
    targets = L.cards(g, run, act.to)
    card = cards[0]
    if g.is_type(card, MINION):
        able = [(t, card) for t in targets if _pair(g, run, t, card)]
    else:
        able = [(card, t) for t in targets if _pair(g, run, card, t)]
    if able:
        assign_minion(g, able[0][0], able[0][1])
        by_free = act.by == "fp" or run.seat == g.fp
        return answers_to_assignment(g, BY_FREE if by_free else BY_SHADOW, [able[0][1]])
    return None
