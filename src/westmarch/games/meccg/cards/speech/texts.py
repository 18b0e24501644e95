"""The text of the cards in both languages, made from their definitions and printed facts.

``python -m westmarch.games.meccg.cards.speech`` writes it into the files of messages; a test sees that they are fresh.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from westmarch.cards.text.speaker import Lexicon
from westmarch.games.meccg.cards import catalogue
from westmarch.games.meccg.cards.speech.noun_phrases import LANGUAGES, lexicon
from westmarch.games.meccg.cards.speech.printed import printed, without_text
from westmarch.games.meccg.cards.speech.voice import Voice
from westmarch.games.meccg.cards.speech.voice_en import EnglishVoice
from westmarch.games.meccg.cards.speech.voice_es import SpanishVoice
from westmarch.games.meccg.facts import FACES, SITE, Face
from westmarch.games.meccg.registry import COMPLETE, DEFINED

#: Loading these gives the cards their abilities.
LOADED = catalogue.DEFINITIONS


@cache
def _lexicon(lang: int) -> Lexicon:
    return lexicon(lang)


def voice(face: Face, lang: str) -> Voice:
    return EnglishVoice(face, _lexicon(0)) if lang == "en" else SpanishVoice(face, _lexicon(1))


def text_of(face: Face, lang: str) -> str:
    """What a card says: what is printed beside its numbers, then a sentence or more for each ability."""
    speaker = voice(face, lang)
    parts = printed(face, LANGUAGES.index(lang))
    for ability in DEFINED[face.number].abilities:
        text = " ".join(speaker.ability(ability).split())
        if text and text not in parts:
            parts.append(text)
    text = " ".join(parts) if parts else without_text(LANGUAGES.index(lang))
    return euphony(text) if lang == "es" else text


def euphony(text: str) -> str:
    """Spanish *o* before another o is *u*, *y* before an i is *e*."""
    return re.sub(r"\by (?=[iíIÍ](?!e))", "e ", re.sub(r"\bo (?=[oóOÓ])", "u ", text))


def spoken() -> list[int]:
    """The faces that have a text: all complete cards, and all sites."""
    return sorted(COMPLETE | {face.number for face in FACES if face.kind == SITE})


def messages(lang: str) -> str:
    """The file of messages with the texts of all complete cards."""
    lines = [f"meccg-text-none = {'Not implemented.' if lang == 'en' else 'Sin implementar.'}"]
    lines += [f"meccg-text-{FACES[number].id} = {text_of(FACES[number], lang)}" for number in spoken()]
    return "\n".join(lines) + "\n"


def path(lang: str) -> Path:
    return Path(__file__).parents[2] / "locale" / lang / "cards.ftl"


__all__ = ["LANGUAGES", "messages", "path", "text_of"]
