"""The cards of War of the Ring for lists and look-ups."""

from __future__ import annotations

from typing import Any

from westmarch.games.wotr.cards import catalogue as catalogue  # defines the cards
from westmarch.games.wotr.facts import CARDS, CHARACTERS, DECKS, FACES, ICON, deck_of
from westmarch.games.wotr.rules.combat_cards import COMBAT
from westmarch.games.wotr.rules.event_cards import EVENTS


def card_list() -> list[dict[str, Any]]:
    """Event cards and characters; ``name`` and ``text`` are message keys."""
    events = [
        {
            "id": name,
            "name": f"wotr-card-{name}",
            "type": FACES[ICON[number]],
            "set": DECKS[deck_of(number)],
            "implemented": number in EVENTS and number in COMBAT,
            "text": f"wotr-card-{name}-text",
        }
        for number, name in enumerate(CARDS)
    ]
    characters = [
        {
            "id": name,
            "name": f"wotr-character-{name}",
            "type": "character",
            "set": "characters",
            "implemented": True,
            "text": f"wotr-character-{name}-text",
        }
        for name in CHARACTERS
    ]
    return events + characters
