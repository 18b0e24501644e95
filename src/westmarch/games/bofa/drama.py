"""What takes part in a battle: settlements, characters, beasts and cards, read from the log."""

from __future__ import annotations

from westmarch.engine.drama import CARDS, CHARACTERS, PLACES, Deed
from westmarch.engine.state import Entry
from westmarch.games.bofa.facts import (
    BEORN,
    CARD_NAMES,
    CHARACTER_NAMES,
    FATE_END,
    FP,
    LORD,
    PLACE_NAMES,
    POINTS_TO_WIN,
    SETTLEMENTS,
    SHADOW,
    SIDES,
    TERRITORY,
)
from westmarch.games.bofa.state import Battlefield


def cast() -> dict[str, list[str]]:
    return {
        PLACES: [PLACE_NAMES[place] for place in SETTLEMENTS],
        CHARACTERS: [*CHARACTER_NAMES, "eagles", "bats"],
        CARDS: CARD_NAMES,
    }


def deeds(g: Battlefield, entry: Entry) -> list[Deed]:
    about = entry.about
    match entry.key:
        case "bofa-log-combat":
            origin, target = about["place"], about["target"]
            fighters = [c for c in range(len(g.where)) if g.where[c] in (origin, target)]
            return [
                Deed(PLACES, PLACE_NAMES[target], "fought"),
                *[Deed(CHARACTERS, CHARACTER_NAMES[c], "fought") for c in fighters],
                *[Deed(CHARACTERS, "bats", "fought") for t in {TERRITORY[origin], TERRITORY[target]} if bats(g, t)],
            ]
        case "bofa-log-control":
            taken = "taken" if about["side"] == SHADOW else "retaken"
            return [Deed(PLACES, PLACE_NAMES[about["place"]], taken)]
        case "bofa-log-breach":
            return [Deed(PLACES, PLACE_NAMES[about["place"]], "breached")]
        case "bofa-log-enter" | "bofa-log-enter-eyrie":
            return [Deed(CHARACTERS, CHARACTER_NAMES[about["character"]], "entered")]
        case "bofa-log-general":
            return [Deed(CHARACTERS, CHARACTER_NAMES[about["character"]], "used")]
        case "bofa-log-activate":
            return [Deed(CHARACTERS, CHARACTER_NAMES[c], "activated") for c in about["character"]]
        case "bofa-log-walk":
            return [Deed(CHARACTERS, CHARACTER_NAMES[about["character"]], "walked")]
        case "bofa-log-beorn":
            return [Deed(CHARACTERS, CHARACTER_NAMES[BEORN], "walked")]
        case "bofa-log-dead":
            return [Deed(CHARACTERS, CHARACTER_NAMES[about["character"]], "slain")]
        case "bofa-log-lord-out":
            return [Deed(CHARACTERS, CHARACTER_NAMES[LORD], "sent")]
        case "bofa-log-eagles-out":
            return [Deed(CHARACTERS, "eagles", "sent")]
        case "bofa-log-eagles-strike":
            return [Deed(CHARACTERS, "eagles", "attacked")]
        case "bofa-log-bats":
            return [Deed(CHARACTERS, "bats", "sent")]
        case "bofa-log-play":
            return [Deed(CARDS, CARD_NAMES[about["card"]], "played")]
        case "bofa-log-card-acts":
            return [Deed(CARDS, CARD_NAMES[about["card"]], "fought")]
        case "bofa-log-fate-card":
            return [Deed(CARDS, CARD_NAMES[about["card"]], "drawn")]
    return []


def bats(g: Battlefield, territory: int) -> bool:
    """Whether there are bats over a territory; goblin boxes lie in none."""
    return territory >= 0 and g.bats[territory] > 0


def progress(g: Battlefield) -> dict[str, float]:
    """The race of the battle: fate, or what the Shadow has conquered."""
    if g.ending:
        return {name: 1.0 if seat in g.winners else 0.0 for seat, name in enumerate(SIDES)}
    return {SIDES[FP]: g.fate / FATE_END, SIDES[SHADOW]: g.points() / POINTS_TO_WIN}
