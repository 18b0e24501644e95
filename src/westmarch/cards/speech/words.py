"""How the words of a game are written down: English, then Spanish, beside each other.

Every game has the same tables, each in a file of its name under ``speech/words``:

* ``verbs``: what is done, ``"wound": ("wound {who}", "hiere a {who}")``; names of parts stand in braces;
* ``properties``: what a card is or how, as a ``noun``, an ``adjective``, or, with a leading ``+``, words behind the
  noun; with a leading ``=`` they are the whole phrase;
* ``places``: where cards are;
* ``conditions``, ``amounts``, ``triggers``, ``modifiers``: what must be so, how much, when, and what is changed;
* ``phrases``: all other words.

A table may have words for a special case behind a point or a colon: ``discard.fp`` (who does it), ``flag:no wounds``
(what is laid on cards), ``spot.no`` (turned around).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LANGUAGES = ("en", "es")
TABLES = ("verbs", "properties", "places", "conditions", "amounts", "triggers", "modifiers", "phrases")


class Noun:
    """A noun with its number and gender: ``Noun("Elf", "Elves")``, ``Noun("posesión", "posesiones", "f")``."""

    def __init__(self, one: str, many: str, gender: str = "m") -> None:
        self.one = one
        self.many = many
        self.gender = gender


#: The words of a test: a noun, a text, or its four forms.
Words = Noun | str | tuple[str, ...]
#: A text in both languages, and the words of a property in both.
Pair = tuple[str, str]
Nouns = tuple[Noun, Noun]
Adjective = tuple[str, tuple[str, ...]]
Both = tuple[Words, Words]
Table = dict[str, Pair]


def noun(en: str, en_many: str, es: str, es_many: str, gender: str = "m") -> Nouns:
    """A Spanish gender with a second letter stands behind another noun: *compañero elfo* (``m2``)."""
    return Noun(en, en_many), Noun(es, es_many, gender)


def head(en: str, en_many: str, es: str, es_many: str, gender: str = "m") -> Nouns:
    """A noun that other nouns stand before in English: an *Elf companion*."""
    return Noun(en, en_many, "n"), Noun(es, es_many, gender)


def adjective(en: str, es: str) -> Adjective:
    """A Spanish adjective with a regular ending: ``herido`` has four forms, ``permanente`` two."""
    if es.endswith("o"):
        return en, (es, es[:-1] + "a", es + "s", es[:-1] + "as")
    plural = es + ("s" if es[-1] in "aeé" else "es")
    return en, (es, es, plural, plural)


class Lexicon:
    """The words of a game in one language. A verb may have words of its own for who carries it out."""

    def __init__(self, tables: Mapping[str, Mapping[Any, tuple[Any, Any]]], lang: int) -> None:
        verbs, properties, places, conditions, amounts, triggers, modifiers, phrases = [
            {name: pair[lang] for name, pair in tables[table].items()} for table in TABLES
        ]
        self.verbs: dict[str, str] = verbs
        self.tests: dict[Any, Any] = properties
        self.conds: dict[str, str] = conditions
        self.nums: dict[str, str] = amounts
        self.triggers: dict[str, str] = triggers
        self.mods: dict[str, str] = modifiers
        self.words: dict[Any, str] = phrases | {f"in {place}": words for place, words in places.items()}
