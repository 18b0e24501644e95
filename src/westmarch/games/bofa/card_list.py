"""The cards of the game as data for lists and searches."""

from __future__ import annotations

from typing import Any

from westmarch.games.bofa.facts import CARD_DECK, CARDS, DECKS, DEFAULT, UNIT_NAMES, Edition
from westmarch.games.bofa.rules.orders import ORDERS


def card_list(edition: Edition = DEFAULT) -> list[dict[str, Any]]:
    """Event, story and fate cards, and the unit and manoeuvre cards."""
    found = []
    for card in range(CARDS):
        key = edition.card_names[card].replace("_", "-")
        found.append(
            {
                "id": edition.card_number[card],
                "name": f"bofa-card-{key}",
                "type": edition.card_type[card],
                "set": DECKS[CARD_DECK[card]],
                "implemented": edition.thing(card) in ORDERS,
                "text": f"bofa-text-{key}",
            }
        )
    for name in [*UNIT_NAMES, "thorins-mighty-strokes", "like-vampires", "regroup-free-peoples", "regroup-shadow"]:
        key = name.replace("_", "-")
        found.append(
            {
                "id": name.replace("-", "_"),
                "name": f"bofa-combat-card-{key}",
                "type": "manoeuvre",
                "set": "unit_and_manoeuvre",
                "implemented": True,
                "text": f"bofa-combat-text-{key}",
            }
        )
    return found
