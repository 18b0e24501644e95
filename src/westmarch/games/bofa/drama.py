"""What takes part in a battle: settlements, characters, beasts and cards, read from the log."""

from __future__ import annotations

from westmarch.engine.drama import CARDS, CHARACTERS, PLACES, Deed
from westmarch.engine.state import Entry
from westmarch.games.bofa.facts import (
    BEORN,
    CHARACTER_NAMES,
    DEFAULT,
    FATE_END,
    FP,
    LORD,
    POINTS_TO_WIN,
    SHADOW,
    SIDES,
)
from westmarch.games.bofa.state import Battlefield


def cast() -> dict[str, list[str]]:
    return {
        PLACES: [DEFAULT.place_names[place] for place in DEFAULT.settlements],
        CHARACTERS: [*CHARACTER_NAMES, "eagles", "bats"],
        CARDS: DEFAULT.card_names,
    }


def deeds(g: Battlefield, entry: Entry) -> list[Deed]:
    about = entry.about
    match entry.key:
        case "bofa-log-combat":
            origin, target = about["place"], about["target"]
            area = g.edition.territory
            fighters = [c for c in range(len(g.where)) if g.where[c] in (origin, target)]
            return [
                Deed(PLACES, g.edition.place_names[target], "fought"),
                *[Deed(CHARACTERS, CHARACTER_NAMES[c], "fought") for c in fighters],
                *[Deed(CHARACTERS, "bats", "fought") for t in {area[origin], area[target]} if bats(g, t)],
            ]
        case "bofa-log-control":
            taken = "taken" if about["side"] == SHADOW else "retaken"
            return [Deed(PLACES, g.edition.place_names[about["place"]], taken)]
        case "bofa-log-breach":
            return [Deed(PLACES, g.edition.place_names[about["place"]], "breached")]
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
            return [Deed(CARDS, g.edition.card_names[about["card"]], "played")]
        case "bofa-log-card-acts":
            return [Deed(CARDS, g.edition.card_names[about["card"]], "fought")]
        case "bofa-log-fate-card":
            return [Deed(CARDS, g.edition.card_names[about["card"]], "drawn")]
    return []


def bats(g: Battlefield, territory: int) -> bool:
    """Whether there are bats over a territory; goblin boxes lie in none."""
    return territory >= 0 and g.bats[territory] > 0


def progress(g: Battlefield) -> dict[str, float]:
    """The race of the battle: fate, or what the Shadow has conquered."""
    if g.ending:
        return {name: 1.0 if seat in g.winners else 0.0 for seat, name in enumerate(SIDES)}
    return {SIDES[FP]: g.fate / FATE_END, SIDES[SHADOW]: g.points() / POINTS_TO_WIN}
