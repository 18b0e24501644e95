"""The cards of the game as data for lists and searches."""

from __future__ import annotations

from typing import Any

from westmarch.games.bofa.cards import (
    event_army,
    event_character,
    event_muster,
    fate,
    free_peoples_army,
    free_peoples_character,
    free_peoples_muster,
    shadow_army,
    shadow_character,
    shadow_muster,
    units,
)
from westmarch.games.bofa.facts import CARD_DECK, CARD_NAMES, CARD_NUMBER, CARD_TYPE, CARDS, DECKS, UNIT_NAMES
from westmarch.games.bofa.rules.orders import ORDERS

#: Importing the decks registers their cards.
MODULES = (
    *(event_army, event_character, event_muster),
    *(free_peoples_army, free_peoples_character, free_peoples_muster),
    *(shadow_army, shadow_character, shadow_muster),
    *(fate, units),
)


def card_list() -> list[dict[str, Any]]:
    """Event, story and fate cards, and the unit and manoeuvre cards."""
    found = []
    for card in range(CARDS):
        key = CARD_NAMES[card].replace("_", "-")
        found.append(
            {
                "id": CARD_NUMBER[card],
                "name": f"bofa-card-{key}",
                "type": CARD_TYPE[card],
                "set": DECKS[CARD_DECK[card]],
                "implemented": ORDERS[card] is not None,
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
