"""All definitions, loaded once."""

from __future__ import annotations

from westmarch.cards.nodes import Escape, walk
from westmarch.games.tcg.cards import set1, set2, set3, set4, set5, verbs, vocabulary
from westmarch.games.tcg.facts import CATALOGUE, Card
from westmarch.games.tcg.rules import control

SOURCES = (set1, set2, set3, set4, set5, verbs, vocabulary, control)


def defined() -> list[Card]:
    """Cards that can be played."""
    return [card for card in CATALOGUE if card.defined]


def escapes() -> list[str]:
    """The escape nodes of all definitions."""
    return [node.name for card in defined() for a in card.abilities for node in walk(a) if isinstance(node, Escape)]
