"""The words of this game, by language."""

from __future__ import annotations

from functools import cache
from typing import Any

from westmarch.cards.speech.words import Both, Lexicon, Table
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
    return Lexicon(
        {
            "verbs": VERBS,
            "properties": _properties(),
            "places": PLACES,
            "conditions": CONDITIONS,
            "amounts": AMOUNTS,
            "triggers": TRIGGERS,
            "modifiers": MODIFIERS,
            "phrases": _phrases(),
        },
        lang,
    )


def _properties() -> dict[Any, Both]:
    found: dict[Any, Both] = {**PROPERTIES}
    for name, table in (("race", RACES), ("skill", SKILLS), ("keyword", KEYWORDS), ("item-sort", SORTS)):
        found |= {(name, value): pair for value, pair in table.items()}
    return found


def _phrases() -> Table:
    regions = {name: REGION_NAMES[number] for number, name in enumerate(REGIONS)}
    cards = {name: FACES[number].names for name, number in NUMBER.items()}
    found = {**regions, **cards, **PHRASES}
    found |= {f"land-{land}": found[land] for land in LANDS}
    return found | {f"type-{kind}": found[kind] for kind in SITE_TYPES}
