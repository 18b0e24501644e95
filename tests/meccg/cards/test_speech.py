"""The texts of the cards are made from their definitions, in both languages."""

from __future__ import annotations

import pytest

from westmarch.cards.nodes import Act, Cond, Num, Sel, Test, walk
from westmarch.games.meccg.cards.speech.texts import LANGUAGES, messages, path, text_of
from westmarch.games.meccg.facts import FACES
from westmarch.games.meccg.registry import COMPLETE, DEFINED, LANGUAGE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_fresh(lang: str) -> None:
    assert path(lang).read_text(encoding="utf-8") == messages(lang)


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
