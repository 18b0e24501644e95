"""The words of this game, by language."""

from __future__ import annotations

from functools import cache

from westmarch.cards.speech.words import Lexicon, in_language
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
            "verbs": in_language(VERBS, lang),
            "tests": in_language(PROPERTIES, lang),
            "conds": in_language(CONDITIONS, lang),
            "nums": in_language(AMOUNTS, lang),
            "triggers": in_language(TRIGGERS, lang),
            "mods": in_language(MODIFIERS, lang),
            "words": in_language(PHRASES | {f"in {place}": words for place, words in PLACES.items()}, lang),
        }
    )
