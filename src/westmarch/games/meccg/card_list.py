"""All cards for lists and look-ups."""

from __future__ import annotations

from typing import Any

from westmarch.games.meccg.facts import CARDS, DURATIONS, ITEM_KINDS, KINDS, REGIONS, SITE, SITE_TYPES, SKILLS, Face
from westmarch.games.meccg.registry import COMPLETE

#: The base set, its expansions and promotional cards, by the beginning of a card's number.
SETS = {
    "tw": "The Wizards",
    "td": "The Dragons",
    "dm": "Dark Minions",
    "le": "The Lidless Eye",
    "as": "Against the Shadow",
    "wh": "The White Hand",
    "ba": "The Balrog",
    "promo": "Promotional",
}


def card_list() -> list[dict[str, Any]]:
    """Every card of the pool; ``implemented`` are those whose behaviour is complete here."""
    return [
        {
            "id": face.id,
            "name": f"meccg-card-{face.id}",
            "type": KINDS[face.kind],
            "set": SETS[face.printed.split("-")[0]],
            "implemented": face.number in COMPLETE or face.kind == SITE,
            "text": f"meccg-text-{face.id}" if face.number in COMPLETE or face.kind == SITE else "meccg-text-none",
            "values": _values(face),
            "words": _words(face),
        }
        for face in CARDS
    ]


def _values(face: Face) -> dict[str, int]:
    """The printed numbers of a card that has them."""
    found = {
        "mind": face.mind,
        "strikes": face.strikes,
        "prowess": face.prowess,
        "body": face.body,
        "influence": face.influence,
        "number": face.number_to_exceed,
        "corruption": face.corruption,
        "points": face.points,
    }
    return {name: value for name, value in found.items() if value}


def _words(face: Face) -> list[str]:
    """What is printed besides numbers: kind of item or site, region, race, skills, how long an event lasts."""
    found = [
        ITEM_KINDS[face.item] if face.item >= 0 else "",
        SITE_TYPES[face.site] if face.site >= 0 else "",
        REGIONS[face.region] if face.region >= 0 else "",
        face.race,
        *[skill for i, skill in enumerate(SKILLS) if face.skills & (1 << i)],
        DURATIONS[face.duration] if KINDS[face.kind].endswith("-event") else "",
    ]
    return [word for word in found if word]
