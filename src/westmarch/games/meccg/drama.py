"""What takes part in a journey: sites, characters and cards, read from the log."""

from __future__ import annotations

from westmarch.engine.drama import CARDS, CHARACTERS, PLACES, Deed
from westmarch.engine.state import Entry
from westmarch.games.meccg.notation import SEATS
from westmarch.games.meccg.rules.council import total_points
from westmarch.games.meccg.state import Arda


def cast() -> dict[str, list[str]]:
    """Players bring their own decks: nothing is missed."""
    return {}


def deeds(g: Arda, entry: Entry) -> list[Deed]:
    about = entry.about
    match entry.key:
        case "meccg-log-arrives":
            return [Deed(PLACES, g.face(about["site"]).id, "reached")]
        case "meccg-log-enters":
            company = g.company[about["leader"]]
            return [Deed(PLACES, g.face(g.c_site[company]).id, "entered")] if company >= 0 else []
        case "meccg-log-character":
            return of_characters(g, [about["card"]], "entered")
        case "meccg-log-strike":
            return of_characters(g, [about["card"]], "fought")
        case "meccg-log-captured":
            return of_characters(g, [about["card"]], "captured")
        case "meccg-log-play" | "meccg-log-creature":
            return [Deed(CARDS, g.face(about["card"]).id, "played")]
    return []


def of_characters(g: Arda, cards: list[int], what: str) -> list[Deed]:
    return [Deed(CHARACTERS, g.face(card).id, what) for card in cards if card >= 0 and g.is_character(card)]


def progress(g: Arda) -> dict[str, float]:
    """Marshalling points."""
    if g.ending:
        return {name: 1.0 if player in g.winners else 0.0 for player, name in enumerate(SEATS)}
    return {name: float(total_points(g, player)) for player, name in enumerate(SEATS)}
