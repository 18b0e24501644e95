"""The words of this game, by language."""

from __future__ import annotations

from functools import cache

from westmarch.cards.speech.words import Lexicon, in_language
from westmarch.games.meccg.cards.speech.words.amounts import AMOUNTS
from westmarch.games.meccg.cards.speech.words.conditions import CONDITIONS
from westmarch.games.meccg.cards.speech.words.modifiers import MODIFIERS
from westmarch.games.meccg.cards.speech.words.phrases import PHRASES
from westmarch.games.meccg.cards.speech.words.places import PLACES
from westmarch.games.meccg.cards.speech.words.properties import KEYWORDS, PROPERTIES, RACES, SKILLS, SORTS
from westmarch.games.meccg.cards.speech.words.triggers import TRIGGERS
from westmarch.games.meccg.cards.speech.words.verbs import VERBS
from westmarch.games.meccg.facts import FACES, LANDS, NUMBER, REGION_NAMES, REGIONS, SITE_TYPES


@cache
def lexicon(lang: int) -> Lexicon:
    """The words of one language, with the names of cards and regions."""
    words = in_language(PHRASES, lang)
    for name, number in NUMBER.items():
        words.setdefault(name, FACES[number].names[lang])
    for number, name in enumerate(REGIONS):
        words.setdefault(name, REGION_NAMES[number][lang])
    words.update({f"in {place}": pair[lang] for place, pair in PLACES.items()})
    words.update({f"land-{land}": words[land] for land in LANDS})
    words.update({f"type-{kind}": words[kind] for kind in SITE_TYPES})
    tests = in_language(PROPERTIES, lang)
    for name, table in (("race", RACES), ("skill", SKILLS), ("keyword", KEYWORDS), ("item-sort", SORTS)):
        tests.update({(name, value): pair[lang] for value, pair in table.items()})
    return Lexicon(
        {
            "verbs": in_language(VERBS, lang),
            "tests": tests,
            "conds": in_language(CONDITIONS, lang),
            "nums": in_language(AMOUNTS, lang),
            "triggers": in_language(TRIGGERS, lang),
            "mods": in_language(MODIFIERS, lang),
            "words": words,
        }
    )
