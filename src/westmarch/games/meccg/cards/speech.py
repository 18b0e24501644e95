"""The text of the cards in both languages, made from their definitions.

``python -m westmarch.games.meccg.cards.speech`` writes it into the files of messages; a test sees that they are fresh.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from westmarch.cards.nodes import Ability, Mod
from westmarch.cards.text.en import English
from westmarch.cards.text.es import Spanish
from westmarch.cards.text.speaker import Lexicon, Speaker, sentence
from westmarch.games.meccg.cards import catalogue, words_en, words_es
from westmarch.games.meccg.cards.registry import COMPLETE, DEFINED, FREE_MOMENTS
from westmarch.games.meccg.facts import FACES, NUMBER, Face

LANGUAGES = ("en", "es")
DEFINITIONS = catalogue.MODULES
#: Texts of cards that have nothing but printed values.
PRINTED = {"en": "Printed values only.", "es": "Sólo valores impresos."}


@cache
def _lexicons() -> dict[str, Lexicon]:
    found = {"en": Lexicon(words_en.TABLES), "es": Lexicon(words_es.TABLES)}
    for number, lang in enumerate(LANGUAGES):
        for name, face in NUMBER.items():
            found[lang].words.setdefault(name, FACES[face].names[number])
    return found


def speaker(face: Face, lang: str) -> Speaker:
    lexicon = _lexicons()[lang]
    return EnglishCards(lexicon, face.names[0]) if lang == "en" else SpanishCards(lexicon, face.names[1])


class EnglishCards(English):
    """English, with what this game says otherwise."""

    def mod(self, mod: Mod) -> str:
        text = super().mod(mod)
        return _without(text, "against", mod).replace("Each bearer", "the bearer").replace("each bearer", "the bearer")


class SpanishCards(Spanish):
    """Spanish, with what this game says otherwise."""

    def mod(self, mod: Mod) -> str:
        text = super().mod(mod)
        return _without(text, "contra", mod).replace("cada portador", "el portador")


def _without(text: str, word: str, mod: Mod) -> str:
    """A modifier that is against nobody in particular does not say so."""
    text = " ".join(text.split())
    if mod.to is None:
        text = text.removesuffix(f" {word}")
        if text.startswith(("has ", "tiene ")):
            text = ("every attack " if word == "against" else "todo ataque ") + text
    return text


def _moments(ability: Ability) -> tuple[str, ...]:
    """The moments that the text names: none for what may be done at any time."""
    names = [name for name in ability.phases if name in words_en.WORDS]
    if set(FREE_MOMENTS) <= set(ability.phases):
        return ()
    return tuple(names[:2])


def text_of(face: Face, lang: str) -> str:
    """What a card says, a sentence for each ability."""
    voice = speaker(face, lang)
    parts: list[str] = []
    for ability in DEFINED[face.number].abilities:
        if ability.kind == "play" or (ability.effect is None and ability.cost is None and ability.mod is None):
            parts += [sentence(voice.cond(cond)) for cond in ability.needs if cond.name != "single"]
            continue
        shown = Ability(
            ability.kind,
            phases=_moments(ability),
            on=ability.on,
            needs=ability.needs,
            cost=ability.cost,
            effect=ability.effect,
            mod=ability.mod,
        )
        text = voice.ability(shown).strip()
        if text and not text.endswith(": ") and text != ":":
            parts.append(" ".join(text.split()).replace(" .", ".").rstrip(":"))
    return " ".join(parts) if parts else PRINTED[lang]


def messages(lang: str) -> str:
    """The file of messages with the texts of all complete cards."""
    lines = [f"meccg-text-none = {'Not implemented.' if lang == 'en' else 'Sin implementar.'}"]
    lines += [f"meccg-text-{FACES[number].id} = {text_of(FACES[number], lang)}" for number in sorted(COMPLETE)]
    return "\n".join(lines) + "\n"


def path(lang: str) -> Path:
    return Path(__file__).parents[1] / "locale" / lang / "cards.ftl"


def main() -> None:
    for lang in LANGUAGES:
        path(lang).write_text(messages(lang), encoding="utf-8")


__all__ = ["messages", "path", "text_of"]

if __name__ == "__main__":
    main()
