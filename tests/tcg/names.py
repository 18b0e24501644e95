"""Cards by their names. A number may stand beside a name, or alone where two cards have the same name."""

from __future__ import annotations

import re

from westmarch.games.tcg.facts import BY_ID, CATALOGUE, Card

_NAMED: dict[str, list[str]] = {}
for _card in CATALOGUE:
    _NAMED.setdefault(_card.name, []).append(_card.id)


def full_name(card: Card) -> str:
    """A card's name; with its number where two cards have the same."""
    return card.name if len(_NAMED[card.name]) == 1 else f"{card.name} ({card.id})"


def number(text: str) -> str:
    """The number of a card: ``Axe Strike``, ``Elven Bow (4_62)`` or ``4_62``. Name and number must belong together."""
    if text in BY_ID:
        return text
    found = re.fullmatch(r"(.*?)(?: \((\d_\d+)\))?", text.strip())
    assert found is not None
    cards = [card for card in _NAMED.get(found[1], []) if found[2] in (None, card)]
    if len(cards) != 1:
        raise ValueError(f"{text!r} is the name of {len(cards)} cards")
    return cards[0]


def printed(text: str) -> Card:
    """What is printed on a card."""
    return BY_ID[number(text)]
