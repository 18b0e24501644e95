"""The same file name means the same thing in both card games, and their words of speech stand in the same tables."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from westmarch.cards.speech.words import TABLES
from westmarch.games import meccg, tcg

GAMES = ("meccg", "tcg")
CARDS = [Path(str(game.__file__)).parent / "cards" for game in (meccg, tcg)]


def files(folder: Path) -> dict[str, Path]:
    return {str(path.relative_to(folder)): path for path in folder.rglob("*.py") if path.read_text(encoding="utf-8")}


def subject(path: Path) -> str:
    """The first sentence of a module."""
    return str(ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))).split("\n")[0]


def test_the_same_name_means_the_same_thing() -> None:
    one, other = [files(folder) for folder in CARDS]
    both = [name for name in one if name in other and not name.startswith(("definitions/", "speech/words/"))]
    assert {name: subject(one[name]) for name in both} == {name: subject(other[name]) for name in both}
    assert {"catalogue.py", "meanings/conditions.py", "speech/voice.py"} <= set(both)


def test_speech_has_the_same_files() -> None:
    one, other = [files(folder / "speech") for folder in CARDS]
    assert sorted(one) == sorted(other) and "noun_phrases.py" in one


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("table", TABLES)
def test_every_table_stands_in_the_file_of_its_name(game: str, table: str) -> None:
    words = getattr(import_module(f"westmarch.games.{game}.cards.speech.words.{table}"), table.upper())
    assert words and all([len(pair) == 2 for pair in words.values()])
