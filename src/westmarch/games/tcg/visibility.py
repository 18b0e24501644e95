"""Which cards a seat can name."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask
from westmarch.engine.runner import question_for
from westmarch.games.tcg.facts import ADVENTURE, DECK, DISCARD, HAND


def shown(g: Any, seat: int) -> set[int]:
    """Hidden cards that the seat is just looking at, because its question is about them."""
    ask = question_for(g, seat) if seat >= 0 else None
    return set() if ask is None else asked_about(ask)


def asked_about(ask: Ask) -> set[int]:
    verbs = ("choose", "play", "heal", "start", "answer")
    found: set[int] = set()
    for verb, *cards in ask.listed:
        if verb in verbs:
            found.update(cards if verb == "choose" else cards[:1])
    return found | set(ask.pick.items if ask.pick is not None else [])


def nameable(g: Any, seat: int, card: int) -> bool:
    """Whether a seat knows that there is this card: its own, those in the open, and what it is just looking at.

    Of another's discard pile only the top card is seen.
    """
    zone, owner = g.zone[card], g.owner[card]
    if owner == seat or zone not in (HAND, DECK, ADVENTURE, DISCARD):
        return True
    if zone == DISCARD and g.discards[owner][-1:] == [card]:
        return True
    return card in shown(g, seat)
