"""What odd cards are made of besides their effect: ``odd_if`` gives one of them a condition of its own."""

from __future__ import annotations

from westmarch.cards.language import Asker
from westmarch.cards.odd_conditions import OddConditions
from westmarch.games.meccg.registry import LANGUAGE
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import PLAY

odd_if = OddConditions(LANGUAGE)


def named_in_play(g: Arda, run: Asker, name: str = "it") -> int:
    """The one card that was named when the action was declared; -1 if it has left play in the meantime."""
    (card,) = run.bound[name]
    return card if g.zone[card] == PLAY else -1
