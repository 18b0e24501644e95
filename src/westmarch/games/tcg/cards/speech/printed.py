"""What is printed on a card beside its numbers, in sentences made from the data: English, then Spanish."""

from __future__ import annotations

from westmarch.cards.speech.speaker import Speaker, sentence
from westmarch.cards.speech.words import Table
from westmarch.games.tcg.facts import RING, SITE, Card

TEXTS: Table = {
    # A card of which a player may have one in play.
    "unique": ("Unique.", "Única."),
    # A card that has the text of a site.
    "borrows": (
        "While you can spot your site {number}, this card has its game text.",
        "Mientras puedas avistar tu sitio {number}, esta carta tiene su texto de juego.",
    ),
}


def printed(card: Card, voice: Speaker) -> list[str]:
    """That a card is unique, its keywords, who may bear it, which text it borrows."""
    parts = [TEXTS["unique"][voice.LANG]] if card.unique else []
    keywords = [_keyword(voice, name, value) for name, value in card.keywords.items()]
    if keywords:
        parts.append(" ".join(keywords))
    if card.bearer is not None and card.type not in (RING, SITE):
        where = voice.BEARER if card.is_item else voice.word("plays on")
        parts.append(sentence(where.format(who=voice.phrase(card.bearer))))
    if card.borrows:
        parts.append(TEXTS["borrows"][voice.LANG].format(number=card.borrows))
    return parts


def _keyword(voice: Speaker, name: str, value: int) -> str:
    word = voice.word(name)
    number = f" +{value}" if name in ("damage", "defender") else f" ({value})" if name == "ambush" else ""
    return f"{word[:1].upper()}{word[1:]}{number}."
