"""The text of the cards in both languages, made from their definitions and printed facts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from westmarch.cards.language import EITHER
from westmarch.cards.speech.joining import join_alike
from westmarch.cards.speech.speaker import sentence
from westmarch.cards.speech.words import LANGUAGES
from westmarch.games.tcg.cards.speech.english import EnglishVoice
from westmarch.games.tcg.cards.speech.lexicon import lexicon
from westmarch.games.tcg.cards.speech.printed import printed
from westmarch.games.tcg.cards.speech.spanish import SpanishVoice
from westmarch.games.tcg.cards.speech.voice import Voice
from westmarch.games.tcg.facts import CATALOGUE, EVENT, KEYWORDS, SIDES, SITE, TYPES, Card, ability_key, way_key


def voice(card: Card, lang: str) -> Voice:
    if lang == "en":
        return EnglishVoice(lexicon(EnglishVoice.LANG), card.title)
    return SpanishVoice(lexicon(SpanishVoice.LANG), card.title_es)


#: A sentence about a value under a condition, which neighbours with the same condition are joined to.
STATED = {
    "en": re.compile(
        r"(?P<start>While .+, [^,]+ is )"
        r"(?P<value>(?:strength|vitality|damage|defender) [+-]\d+|fierce|an archer)(?P<end>\.)"
    ),
    "es": re.compile(
        r"(?P<start>Mientras .+, [^,]+ )"
        r"(?P<value>(?:tiene (?:fuerza|vitalidad)|gana (?:daño|defensor)) [+-]\d+|es fier[oa]|es arquero)(?P<end>\.)"
    ),
}


#: What belongs to the first sentence, which cards can turn off, is one sentence.
FIRST_SENTENCE = re.compile(r"(?P<start>First sentence: |Primera frase: )(?P<value>.+)(?P<end>\.)")


def text_of(card: Card, lang: str) -> str:
    """What a card says: keywords, then a paragraph for each ability."""
    speaker = voice(card, lang)
    parts = printed(card, speaker)
    for ability in [one for one in card.abilities if one.kind != "bearer"]:
        promised = card.type == EVENT and ability.kind == "trigger"
        text = speaker.promise(ability) if promised else speaker.ability(ability)
        if ability.kind == "event" and ability.on is None and not ability.phases:
            text = f"{speaker.OR.join([speaker.word(p) for p in card.phases])}: {text}"
        parts.append(text)
    said = join_alike(on_either([part for part in parts if part], speaker), STATED[lang], speaker.AND)
    return " ".join(join_alike(while_the_same(said, speaker), FIRST_SENTENCE, "; "))


#: How a sentence begins that answers something.
ANSWERS = ("Response: If ", "At the ", "Each time ", "Respuesta: Cuando ", "Al ", "Cada vez que ")


def on_either(sentences: list[str], speaker: Voice) -> list[str]:
    """*At the end of each fellowship or regroup phase*: neighbours that answer two things alike become one."""
    found: list[str] = []
    for text in sentences:
        when, comma, what = text.partition(", ")
        before, _, same = found[-1].partition(", ") if found else ("", "", "")
        if comma and what == same and text.startswith(ANSWERS) and before != when:
            one, other = before.split(), when.split()
            shared = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
            ending = one[-1] == other[-1]
            last = [*other[shared : len(other) - ending], *other[len(other) - ending :]]
            found[-1] = " ".join(one[: len(one) - ending]) + speaker.OR + " ".join(last) + comma + what
        else:
            found.append(text)
    return found


def while_the_same(sentences: list[str], speaker: Voice) -> list[str]:
    """*While he bears a bow, this and that*: neighbours under the same condition become one."""
    found: list[str] = []
    for text in sentences:
        start = _condition(text, speaker)
        if found and start and _condition(found[-1], speaker) == start:
            found[-1] = found[-1].removesuffix(".") + speaker.AND + text.removeprefix(start)
        else:
            found.append(text)
    return found


def _condition(text: str, speaker: Voice) -> str:
    """The condition that a sentence begins with, if all that follows is one thing."""
    start, comma, _ = text.rpartition(", ")
    return start + comma if start.startswith(f"{speaker.WHILE.capitalize()} ") and ". " not in text else ""


def card_list() -> list[dict[str, Any]]:
    """All cards of sets 1 to 5; name and text are message keys."""
    return [
        {
            "id": card.id,
            "name": f"tcg-card-{card.id.replace('_', '-')}",
            "type": TYPES[card.type],
            "set": card.set,
            "implemented": card.defined,
            "text": f"tcg-text-{card.id.replace('_', '-')}" if card.defined else "tcg-text-none",
            "values": _values(card),
            "words": [
                word for word in (SIDES[card.side], card.culture, card.race, *card.classes, *card.phases) if word
            ],
        }
        for card in CATALOGUE
    ]


def _values(card: Card) -> dict[str, int]:
    """The printed numbers of a card; a site without a Shadow number costs nothing and still says so."""
    if card.type == SITE:
        return {"site": card.site, "shadow": card.shadow}
    found = {"strength": card.strength, "vitality": card.vitality, "resistance": card.resistance}
    return {"cost": card.cost} | {name: value for name, value in found.items() if value}


def messages(lang: str) -> str:
    """Names and texts of all cards as Fluent messages."""
    lines = ["# Made from the definitions by westmarch.games.tcg.cards.speech; not to be edited."]
    lines.append("tcg-text-none = " + ("This card is not defined yet." if lang == "en" else "Carta aún no definida."))
    for card in CATALOGUE:
        key = card.id.replace("_", "-")
        title, subtitle = (card.title, card.subtitle) if lang == "en" else (card.title_es, card.subtitle_es)
        name = f"{title}, {subtitle}" if subtitle else title
        lines.append(f"tcg-card-{key} = {name}")
        if card.defined:
            lines.append(f"tcg-text-{key} = {text_of(card, lang) or '-'}")
    return "\n".join(lines) + "\n"


def doings(lang: str) -> str:
    """What each ability of a card does, and each of the ways that it offers, as labels for whoever chooses."""
    lines = ["# Made from the definitions by westmarch.games.tcg.cards.speech; not to be edited."]
    words = lexicon(LANGUAGES.index(lang)).words
    lines += [f"tcg-keyword-{name} = {words.get(name, name).lower()}" for name in KEYWORDS if " " not in name]
    for card in CATALOGUE:
        for index, ability in enumerate(card.abilities):
            if ability.kind not in USED:
                continue
            speaker = voice(card, lang)
            lines.append(f"{ability_key(card, index)} = {_label(speaker.doing(ability))}")
            for part, program in enumerate(card.programs[index]):
                for at, step in enumerate(program):
                    if step.op == EITHER:
                        for way, node in enumerate(step.node.nodes):
                            said = _label(speaker.way(step.node, node))
                            lines.append(f"{way_key(card, index, part, at, way)} = {said}")
    return "\n".join(lines) + "\n"


#: Abilities that somebody chooses to use.
USED = ("action", "trigger", "event")


def _label(text: str) -> str:
    return sentence(text).rstrip(".") or "-"


def files(lang: str) -> dict[Path, str]:
    """The files of messages of a language, and what belongs in them."""
    folder = Path(__file__).parents[2] / "locale" / lang
    return {folder / "cards.ftl": messages(lang), folder / "doings.ftl": doings(lang)}
