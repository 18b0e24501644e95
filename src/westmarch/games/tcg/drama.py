"""What takes part on the way: sites, characters and cards, read from the log."""

from __future__ import annotations

from westmarch.engine.drama import CARDS, CHARACTERS, PLACES, Deed
from westmarch.engine.state import Entry
from westmarch.games.tcg.facts import CATALOGUE, SITE
from westmarch.games.tcg.notation import SEATS
from westmarch.games.tcg.state import Fellowships


def cast() -> dict[str, list[str]]:
    """Players bring their own decks: nothing is missed."""
    return {}


def deeds(g: Fellowships, entry: Entry) -> list[Deed]:
    about = entry.about
    match entry.key:
        case "tcg-log-move":
            return [Deed(PLACES, named(g, about["card"]), "reached")]
        case "tcg-log-control":
            return [Deed(PLACES, named(g, about["card"]), "controlled")]
        case "tcg-log-play":
            return [Deed(group(g, about["card"]), named(g, about["card"]), "played")]
        case "tcg-log-use":
            return [Deed(group(g, about["card"]), named(g, about["card"]), "used")]
        case "tcg-log-skirmish":
            return [Deed(CHARACTERS, named(g, card), "fought") for card in [about["card"], *about["minions"]]]
        case "tcg-log-kill":
            return [Deed(CHARACTERS, named(g, about["card"]), "killed")]
        case "tcg-log-put-on":
            return [Deed(CHARACTERS, named(g, about["card"]), "put on the Ring")]
    return []


def group(g: Fellowships, card: int) -> str:
    found = CATALOGUE[g.blueprint[card]]
    return CHARACTERS if found.is_character else PLACES if found.type == SITE else CARDS


def named(g: Fellowships, card: int) -> str:
    """A card by its title and number, as codes write it."""
    found = CATALOGUE[g.blueprint[card]]
    return f"{found.slug}.{found.id}"


def progress(g: Fellowships) -> dict[str, float]:
    """How far each fellowship has come."""
    names = SEATS[: g.seats]
    if g.ending:
        return {name: 1.0 if seat in g.winners else 0.0 for seat, name in enumerate(names)}
    return {name: 0.0 if g.out[seat] else float(g.at[seat]) for seat, name in enumerate(names)}
