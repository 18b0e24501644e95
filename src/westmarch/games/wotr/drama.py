"""What takes part in the war: settlements, characters and cards, read from the log."""

from __future__ import annotations

from westmarch.engine.drama import CARDS, CHARACTERS, PLACES, Deed
from westmarch.engine.state import Entry
from westmarch.games.wotr import facts
from westmarch.games.wotr.facts import (
    CORRUPTION_LIMIT,
    FREE,
    FREE_GOAL,
    MORDOR_LENGTH,
    REGION_OF_SLOT,
    REGIONS,
    SHADOW,
    SHADOW_GOAL,
    SIDES,
    VICTORY_POINTS,
)
from westmarch.games.wotr.state import War

#: What befalls the character of a line.
OF_CHARACTERS = {
    "wotr-log-character-enters": "entered",
    "wotr-log-character-moves": "moved",
    "wotr-log-character-moved": "moved",
    "wotr-log-character-eliminated": "eliminated",
    "wotr-log-casualty": "casualty",
    "wotr-log-guide": "guided",
    "wotr-log-guide-ability": "used",
    "wotr-log-white-rider": "used",
    "wotr-log-mouth": "used",
}
#: What befalls the region of a line.
OF_REGIONS = {
    "wotr-log-battle": "fought",
    "wotr-log-captured": "taken",
    "wotr-log-recovered": "retaken",
    "wotr-log-besieged": "besieged",
}
OF_CARDS = {"wotr-log-event": "played", "wotr-log-combat-card": "fought"}


def cast() -> dict[str, list[str]]:
    return {
        PLACES: [name for region, name in enumerate(REGIONS) if VICTORY_POINTS[region]],
        CHARACTERS: facts.CHARACTERS,
        CARDS: facts.CARDS,
    }


def deeds(g: War, entry: Entry) -> list[Deed]:
    key, about = entry.key, entry.about
    if key in OF_CHARACTERS:
        return [Deed(CHARACTERS, facts.CHARACTERS[about["character"]], OF_CHARACTERS[key])]
    if key in OF_CARDS:
        return [Deed(CARDS, facts.CARDS[about["card"]], OF_CARDS[key])]
    if key not in OF_REGIONS:
        return []
    region = about["region"]
    found = [Deed(PLACES, REGIONS[region], OF_REGIONS[key])]
    if key == "wotr-log-battle":
        there = [c for c, slot in enumerate(g.where) if slot >= 0 and REGION_OF_SLOT[slot] == region]
        found += [Deed(CHARACTERS, facts.CHARACTERS[c], "fought") for c in there]
    return found


def progress(g: War) -> dict[str, float]:
    """The Ring or the war, whichever is nearer to its end."""
    if g.ending:
        return {name: 1.0 if set(g.team(side)) & set(g.winners) else 0.0 for side, name in enumerate(SIDES)}
    free = max(g.victory_points(FREE) / FREE_GOAL, (g.mordor + 1) / (MORDOR_LENGTH + 1))
    shadow = max(g.victory_points(SHADOW) / SHADOW_GOAL, g.corruption / CORRUPTION_LIMIT)
    return {SIDES[FREE]: free, SIDES[SHADOW]: shadow}
