"""One term for each concept: no Spanish text of a game renders a term of its source in another way."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from westmarch.engine.game import find_game

ROOT = Path(__file__).parents[2]
#: What other translations say, by what ``docs/glossary.md`` and the source of the game have.
RENDERED_OTHERWISE = {
    "wotr": {
        "Pueblos Libres": "gentes libres",
        "Baluarte": "fortalezas?",
        "Búsqueda": "caza|cacería",
        "avance": "progreso",
        "descubierta": "(?:queda|está|sea) revelada|se revela:",
        "Servidor": "esbirros?|siervos?",
        "Loseta": "fichas? de búsqueda",
        "Hombres del Sur y del Este": "sureños",
    },
    "bofa": {
        "Pueblos Libres": "gentes libres",
        "emplazamiento": "asentamientos?",
        "baluarte": "fortalezas?",
        "Nido de las Águilas": "aguilera",
        "Tierras Abruptas": "tierras rotas",
        "Guardia personal": "guardia de corps|guardaespaldas",
    },
    "meccg": {
        "Bastión Libre": "fortalezas? libres?",
        "Bastión Fronterizo": "fortalezas? fronterizas?",
        "Bastión de la Oscuridad": "bastión oscuro|bastiones oscuros",
        "Región de la Oscuridad": "dominios? oscuros?",
        "Región Libre": "dominios? libres?",
        "Costa": "mar(?:es)? costeros?",
        "Draque": "dracos?",
        "Árbol Animado": "plantas? desp\\w+",
        "sortilegio": "hechizos?",
        "suceso breve": "sucesos? cortos?|corto o duradero",
        "chequeo de corrupción": "(?:prueba|tirada)s? de corrupción",
        "enderezar": "desgir\\w+",
    },
    "tcg": {
        "Gentes Libres": "pueblos libres",
        "siervo": "secua(?:z|ces)|esbirros?",
        "penumbra": "crepúsculo",
        "escaramuza": "refriegas?",
        "esforzar": "agotar(?:lo|la)?|fatigar(?:lo|la)?",
    },
}
#: The words of the client that all games share.
CLIENT = sorted((ROOT / "web" / "src" / "locale").glob("*es.ftl"))
#: Names are as they are printed: a title may use any word.
NAMES = re.compile(r"^\w+-(?:card|site|name|edition-needs)-")


def spanish_of(game: str) -> list[tuple[str, str]]:
    """Every Spanish text of a game with its place: messages, rulebook, its words in the client, its guide."""
    folder = find_game(game).folder
    files = [*(folder / "locale" / "es").glob("*.ftl"), ROOT / "web" / "src" / "games" / game / "es.ftl"]
    files.append(ROOT / "docs" / "guides" / f"{game}.es.md")
    lines = [(path.name, line) for path in files if path.exists() for line in path.read_text("utf-8").splitlines()]
    rules = tomllib.loads((folder / "rulebook.toml").read_text("utf-8"))["rule"]
    return [(name, text) for name, text in lines if not NAMES.match(text)] + [
        (rule["id"], rule["es"]) for rule in rules
    ]


@pytest.mark.parametrize("game", sorted(RENDERED_OTHERWISE))
def test_a_term_is_never_rendered_in_two_ways(game: str) -> None:
    texts = spanish_of(game)
    assert len(texts) > 500
    found = [
        f"{place}: {term}: {text[:120]}"
        for term, otherwise in RENDERED_OTHERWISE[game].items()
        for place, text in texts
        if re.search(rf"\b(?:{otherwise})\b", text.lower())
    ]
    assert not found


@pytest.mark.parametrize("game", sorted(RENDERED_OTHERWISE))
def test_the_terms_are_those_of_the_texts(game: str) -> None:
    """A term that no text uses would be one of another game."""
    every = "\n".join([text for _, text in spanish_of(game)]).lower()
    assert [term for term in RENDERED_OTHERWISE[game] if term.lower() not in every] == []


#: Words that no Spanish sentence has.
ENGLISH = re.compile(r"\b(?:the|and|with|your|you|from|this|cards?|deck|player|site|game|of|is)\b", re.IGNORECASE)
#: What is no words: variables, code, links, comments.
WORDLESS = re.compile(r"\{[^}]*\}?|`[^`]*`|\]\([^)]*\)|^#.*|\b\w+ = \w+\b|^[\w-]+ =|\[\w+\]|->")


@pytest.mark.parametrize("game", sorted(RENDERED_OTHERWISE))
def test_nothing_of_a_spanish_page_is_in_english(game: str) -> None:
    texts = [
        *spanish_of(game),
        *[(path.name, line) for path in CLIENT for line in path.read_text("utf-8").splitlines()],
    ]
    said = [(place, WORDLESS.sub(" ", text)) for place, text in texts if not NAMES.match(text)]
    assert [f"{place}: {text[:140]}" for place, text in said if ENGLISH.search(text)] == []
