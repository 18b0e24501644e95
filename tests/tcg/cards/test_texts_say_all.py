"""Every part of a definition is spoken in both languages: a definition that differs in one part reads differently."""

from __future__ import annotations

import re

import pytest

from cards.spoken import nodes, others
from westmarch.cards.mutate.mutants import replaced
from westmarch.games.tcg.cards import catalogue
from westmarch.games.tcg.cards.speech.texts import voice
from westmarch.games.tcg.facts import CATALOGUE


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_part_of_a_definition_is_spoken(lang: str) -> None:
    assert catalogue.defined()
    unspoken, tried = [], 0
    for card in CATALOGUE:
        for ability in card.abilities:
            said = voice(card, lang).ability(ability)
            for way, node, chooser in nodes(ability):
                for what, other in others(node, chooser):
                    try:
                        different = voice(card, lang).ability(replaced(ability, way, other))
                    except (KeyError, IndexError, AttributeError, AssertionError, StopIteration):
                        continue  # there are no words at all for what no card says
                    tried += 1
                    if different == said:
                        unspoken.append(f"{card.name} ({card.id}): {type(node).__name__} {what}")
    assert unspoken == []
    assert tried > 3000


#: What no native would write: a relative clause after *is*, clauses that do not agree with their number or follow each
#: other without *and*, names that do not agree with what is said of them, persons discarded like things, a duty that lasts,
#: something that is discarded *while* it is so, *you can spot* twice, *twice* behind a long phrase.
WRONG = {
    "en": r"\bis who\b|move again [^.]* until|\bDiscard [^.]* while |you can spot [^.,]* and you can spot|(?:wound|exert|heal) [^.,]*\b2 times\b",
    "es": r"\d (?:hombres|compañeros|siervos|elfos|enanos)(?: de \w+)? que lleve un|cada \w+ no (?!vinculad)|fase de sombra\b"
    r"|(?:Legión|Infantería|Vanguardia|Tropa) [\w ]+ es fiero|otra vez [^.]* hasta el final"
    r"|\d (?!veces)[a-zé]+s(?: de [A-Z]\w+| controles)? que (?:no )?(?:sea|esté) |que no (?:sea|lleve|esté) [\w ]+? que no|Descarta [^.]* mientras "
    r"|puedes avistar [^.,]* y puedes avistar|\b[Dd]escarta(?:r|s)? (?:Frodo|Sam|Merry|Pippin|Gollum|Sméagol|Hlafwine)\b"
    r"|en escaramuza contra [^.,]* \d veces",
}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_text_says_what_no_native_would_write(lang: str) -> None:
    texts = [" ".join([voice(card, lang).ability(ability) for ability in card.abilities]) for card in CATALOGUE]
    assert [text for text in texts if re.search(WRONG[lang], text)] == []
