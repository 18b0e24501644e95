"""All cards for lists and look-ups."""

from __future__ import annotations

from typing import Any

from westmarch.games.meccg.cards.registry import COMPLETE
from westmarch.games.meccg.facts import FACES, KINDS, SITE

SETS = {"tw": "The Wizards", "td": "The Dragons", "dm": "Dark Minions"}


def card_list() -> list[dict[str, Any]]:
    """Every card of the pool; ``implemented`` are those whose behaviour is complete here."""
    return [
        {
            "id": face.id,
            "name": f"meccg-card-{face.id}",
            "type": KINDS[face.kind],
            "set": SETS[face.printed.split("-")[0]],
            "implemented": face.number in COMPLETE or (face.kind == SITE and not face.deeps),
            "text": f"meccg-text-{face.id}" if face.number in COMPLETE else "meccg-text-none",
        }
        for face in FACES
    ]
