"""The words of this game, by language."""

from __future__ import annotations

from functools import cache

from westmarch.cards.speech.words import Lexicon
from westmarch.games.tcg.cards.speech.words.amounts import AMOUNTS
from westmarch.games.tcg.cards.speech.words.conditions import CONDITIONS
from westmarch.games.tcg.cards.speech.words.modifiers import MODIFIERS
from westmarch.games.tcg.cards.speech.words.phrases import PHRASES
from westmarch.games.tcg.cards.speech.words.places import PLACES
from westmarch.games.tcg.cards.speech.words.properties import PROPERTIES
from westmarch.games.tcg.cards.speech.words.triggers import TRIGGERS
from westmarch.games.tcg.cards.speech.words.verbs import VERBS


@cache
def lexicon(lang: int) -> Lexicon:
    return Lexicon(
        {
            "verbs": VERBS,
            "properties": PROPERTIES,
            "places": PLACES,
            "conditions": CONDITIONS,
            "amounts": AMOUNTS,
            "triggers": TRIGGERS,
            "modifiers": MODIFIERS,
            "phrases": PHRASES,
        },
        lang,
    )
