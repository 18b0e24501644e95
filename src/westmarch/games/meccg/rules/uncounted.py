"""Hazards that cards in play except from the hazard limit: one of a sort against each company (p.12)."""

from __future__ import annotations

from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import CREATURE, Face
from westmarch.games.meccg.registry import DEFINED, STATES
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_COMPANY

#: In place of a race: unique dragons, as creatures or as events.
MANIFESTATION = "manifestation"


def free_by_card(g: Arda, face: Face) -> int:
    """A card in play by which this hazard does not count against the present company, and that has excepted none
    yet; or -1."""
    if "one-free" not in STATES or g.here < 0:
        return -1
    loose, _ = g.sources("one-free")
    for source in loose:
        for mod in DEFINED[g.faces[source]].mods["one-free"]:
            if _meant(face, mod.word) and not _used(g, source):
                return source
    return -1


def _used(g: Arda, source: int) -> bool:
    number, company = terms.VALUE["freed"], OF_COMPANY + g.here
    return any([entry[0] == number and entry[1] == company and entry[4] == source for entry in g.laid])


def _meant(face: Face, word: str) -> bool:
    if word == MANIFESTATION:
        return bool(face.dragon)
    return face.kind == CREATURE and face.race == word


def use_exception(g: Arda, face: Face) -> bool:
    """Whether a hazard that is played now need not be counted; the exception is used up by it."""
    source = free_by_card(g, face)
    if source < 0:
        return False
    g.lay("freed", OF_COMPANY + g.here, 1, terms.TURN, source)
    return True
