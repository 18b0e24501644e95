"""The texts of the cards are made from their definitions, in both languages."""

from __future__ import annotations

import re

import pytest

from westmarch.cards.nodes import Act, Cond, Num, Sel, Test, walk
from westmarch.cards.speech.words import LANGUAGES
from westmarch.games.meccg.cards.speech.texts import files, messages, text_of
from westmarch.games.meccg.facts import CREATURE, FACES, ITEM, REGION_NAMES, SLOTS
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


def test_a_card_that_lies_on_an_item_names_the_item_it_cannot_be_doubled_on() -> None:
    face = next(face for face in FACES if face.id == "align-palantir")
    assert text_of(face, "en").endswith("Cannot be duplicated on a given item.")


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_item_says_what_it_is_worth_when_stored(lang: str) -> None:
    items = [FACES[number] for number in COMPLETE if FACES[number].kind == ITEM]
    worth = [face for face in items if face.stored_points != face.points]
    assert len(worth) > 5
    for face in worth:
        said = "Gives {} point" if lang == "en" else "Da {} punto"
        assert said.format(face.stored_points) in text_of(face, lang), face.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_also_is_said_only_beside_something_printed(lang: str) -> None:
    also = "also be played" if lang == "en" else "ambién se puede jugar"
    for number in COMPLETE:
        face = FACES[number]
        if face.kind == CREATURE and len(face.named) == 1:
            assert (also in text_of(face, lang)) == bool(face.lands or face.site_types), face.id


#: What other cards and rules depend on, in the line of words before a card's text.
LINE = {
    "unique": ("Unique", "Única"), "corruption": ("Corruption", "Corrupción"),
    "environment": ("Environment", "Ambiental"),
    "spell": ("Spell", "Sortilegio"), "ritual": ("Ritual", "Ritual"), "hoard-item": ("Hoard item", "Objeto de botín"),
    "dwarven-ring": ("Dwarven Ring", "Anillo Enano"), "magic-ring": ("Magic Ring", "Anillo Mágico"),
    "lesser-ring": ("Lesser Ring", "Anillo Menor"), "palantir": ("Palantír", "Palantír"),
    "dark-enchantment": ("Dark enchantment", "Encantamiento oscuro"), "spawn": ("Spawn", "Engendro"),
    "light-enchantment": ("Light enchantment", "Encantamiento de luz"),
    "stolen-knowledge": ("Stolen knowledge", "Conocimiento robado"),
    "lost-knowledge": ("Lost knowledge", "Conocimiento perdido"),
    "riddling-attempt": ("Riddling attempt", "Intento de acertijos"),
    "offering-attempt": ("Offering attempt", "Intento de ofrecimiento"),
    "shadow-magic": ("Can use shadow-magic", "Puede usar magia de la sombra"),
    "weapon": ("Weapon", "Arma"), "shield": ("Shield", "Escudo"),
    "armor": ("Armour", "Armadura"), "helmet": ("Helmet", "Yelmo"),
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_card_is_stands_in_its_line_of_words(lang: str) -> None:
    seen = 0
    for number in sorted(COMPLETE):
        face = FACES[number]
        names = [*(["unique"] if face.unique else []), *(face.keywords - {"one-ring"}), SLOTS[face.slot]]
        line = text_of(face, lang).split(". ")[: len(names)]
        for name in [name for name in names if name]:
            assert LINE[name][LANGUAGES.index(lang)] in [word.rstrip(".") for word in line], face.id
            seen += 1
    assert seen > 400
