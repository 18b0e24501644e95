"""Unique dragons (p.19): how many manifestations may be played in a turn, if a card in play limits it."""

from __future__ import annotations

from westmarch.games.meccg.facts import Face
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OF_SEAT, TURN
from westmarch.games.meccg.values import in_force


def forbids_manifestation(g: Arda, face: Face) -> str | None:
    """Whether a card in play lets only one unique dragon come in a turn, and one has come."""
    if face.dragon and g.has_laid("dragon-played", OF_SEAT) and in_force(g, "one-dragon"):
        return "meccg.game.card-text-wins"
    return None


def note_manifestation(g: Arda, face: Face) -> None:
    """A dragon has been played this turn."""
    if face.dragon:
        g.lay("dragon-played", OF_SEAT, 1, TURN)
