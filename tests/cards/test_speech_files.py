"""Both card games keep their speech in files of the same names, with the same tables of words."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from westmarch.cards.speech.words import TABLES
from westmarch.games import meccg, tcg

GAMES = ("meccg", "tcg")
FOLDERS = [Path(str(game.__file__)).parent / "cards" / "speech" for game in (meccg, tcg)]


def test_the_same_name_means_the_same_thing() -> None:
    one, other = [sorted([str(path.relative_to(folder)) for path in folder.rglob("*.py")]) for folder in FOLDERS]
    assert one == other and "noun_phrases.py" in one


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("table", TABLES)
def test_every_table_stands_in_the_file_of_its_name(game: str, table: str) -> None:
    words = getattr(import_module(f"westmarch.games.{game}.cards.speech.words.{table}"), table.upper())
    assert words and all([len(pair) == 2 for pair in words.values()])
