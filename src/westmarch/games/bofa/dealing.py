"""The cards and manoeuvres of an edition, made from the effects that there are."""

from __future__ import annotations

from westmarch.games.bofa.cards import (
    event_army,
    event_character,
    event_muster,
    fate,
    free_peoples_army,
    free_peoples_character,
    free_peoples_muster,
    shadow_army,
    shadow_character,
    shadow_muster,
)
from westmarch.games.bofa.cards.units import MANOEUVRES
from westmarch.games.bofa.facts import CARDS, UNITS, Edition, Slot
from westmarch.games.bofa.rules.manoeuvre import on_manoeuvre
from westmarch.games.bofa.rules.playing import Effect

#: Every effect by its name.
EFFECTS: dict[str, Effect] = {
    **event_army.EFFECTS,
    **event_character.EFFECTS,
    **event_muster.EFFECTS,
    **free_peoples_army.EFFECTS,
    **free_peoples_character.EFFECTS,
    **free_peoples_muster.EFFECTS,
    **shadow_army.EFFECTS,
    **shadow_character.EFFECTS,
    **shadow_muster.EFFECTS,
    **fate.EFFECTS,
}


def deal(edition: Edition) -> None:
    """Make the cards of an edition: from then on they are heard in games that are played with it."""
    for card in range(CARDS):
        EFFECTS[edition.card_effect[card]](Slot(edition, card))
    for unit in range(UNITS):
        on_manoeuvre.subscribe(edition.thing(unit), MANOEUVRES[edition.manoeuvre[unit]])
