"""The texts of the cards are made from their definitions, in both languages."""

from __future__ import annotations

import re

import pytest

from westmarch.cards.nodes import Act, Cond, Num, Sel, Test, walk
from westmarch.cards.speech.words import LANGUAGES
from westmarch.games.meccg.cards.speech.texts import files, messages, text_of
from westmarch.games.meccg.facts import FACES, REGION_NAMES
from westmarch.games.meccg.registry import COMPLETE, DEFINED, LANGUAGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_fresh(lang: str) -> None:
    assert all([path.read_text(encoding="utf-8") == text for path, text in files(lang).items()])


def test_every_name_in_a_definition_means_something() -> None:
    tables = (
        (Test, LANGUAGE.tests, "name"), (Cond, LANGUAGE.conds, "name"), (Num, LANGUAGE.nums, "name"),
        (Act, LANGUAGE.verbs, "verb"), (Sel, LANGUAGE.places, "where"),
    )  # fmt: skip
    for defined in DEFINED:
        for ability in defined.abilities:
            for node in walk(ability):
                for kind, table, field in tables:
                    if isinstance(node, kind):
                        assert getattr(node, field) in table


def test_an_example_in_both_languages() -> None:
    face = next(face for face in FACES if face.id == "concealment")
    assert text_of(face, "en") == "Against an attack: tap a scout of the attacked company and cancel the attack."
    assert text_of(face, "es") == "Contra un ataque: gira a un explorador de la compañía atacada y cancela el ataque."


def test_no_text_has_a_hole() -> None:
    for number in COMPLETE:
        for lang in LANGUAGES:
            text = text_of(FACES[number], lang)
            assert text and "  " not in text and "{" not in text and " ," not in text


#: Terms of the Spanish source, and what they must not be called besides.
SPANISH = {
    "itinerario": r"camino",
    "situada": r"referid[oa]s?|referirse",
    "botín": r"tesoro",
    "examen": r"prueba",
    "almacenar": r"guardar(?:se)?|guardad[oa]s?|se guarda",
    "sortilegio": r"hechizos?",
    "ambiental": r"carta de entorno",
    "retención": r"detención",
    "mazo de localizaciones": r"mazo de lugares",
    "influir": r"influenciar\w*",
}


@pytest.mark.parametrize("term", sorted(SPANISH))
def test_a_term_of_the_source_has_one_spanish_word(term: str) -> None:
    names = sorted({face.names[1] for face in FACES} | {name for _, name in REGION_NAMES}, key=len, reverse=True)
    text = messages("es") + (next(iter(files("es"))).parent / "rules.ftl").read_text(encoding="utf-8")
    for name in names:
        text = text.replace(name, "")
    lines = [line for line in text.splitlines() if re.search(rf"\b(?:{SPANISH[term]})\b", line.partition(" = ")[2])]
    assert lines == []
