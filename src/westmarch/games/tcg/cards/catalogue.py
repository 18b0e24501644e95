"""All cards, with what their definitions give them.

The definitions are loaded once, when they are first asked for.
"""

from __future__ import annotations

from westmarch.cards.nodes import Odd, walk
from westmarch.games.tcg.cards.definitions import (
    set1_free,
    set1_shadow,
    set1_sites,
    set2,
    set3,
    set4_elder,
    set4_isengard,
    set4_men,
    set4_raiders,
    set4_sites,
    set5,
)
from westmarch.games.tcg.cards.meanings import (
    amounts,
    conditions,
    places,
    properties,
    verbs_combat,
    verbs_leaving,
    verbs_looking,
    verbs_playing,
    verbs_pools,
    verbs_sites,
    verbs_values,
    verbs_wounds,
)
from westmarch.games.tcg.facts import CATALOGUE, Card

#: Loading these gives the cards their abilities, and the words of the definitions their meaning.
DEFINITIONS = (
    set1_free,
    set1_shadow,
    set1_sites,
    set2,
    set3,
    set4_elder,
    set4_isengard,
    set4_men,
    set4_raiders,
    set4_sites,
    set5,
)
MEANINGS = (places, properties, conditions, amounts)
VERBS = (
    verbs_combat,
    verbs_leaving,
    verbs_looking,
    verbs_playing,
    verbs_pools,
    verbs_sites,
    verbs_values,
    verbs_wounds,
)


def defined() -> list[Card]:
    """Cards that can be played."""
    return [card for card in CATALOGUE if card.defined]


def odd_cards() -> list[Card]:
    """Cards that do what no word says, each in a class of its own."""
    return [card for card in defined() if any([isinstance(node, Odd) for a in card.abilities for node in walk(a)])]
