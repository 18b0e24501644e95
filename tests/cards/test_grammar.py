"""One way to write definitions: the grammar that games share, and the words that they add."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from westmarch.cards import grammar
from westmarch.cards.nodes import Sel, Trigger
from westmarch.cards.nodes import Test as Is

GAMES = ("meccg", "tcg")
#: Parts of definitions that are said in words: which cards, what happens, what is changed.
SAID_IN_WORDS = {"Sel", "Test", "Trigger", "Mod", "Ability", "Act", "Cond", "Num"}

dwarf = Sel((Is("race", "dwarf"),))
in_hand = Sel((), "hand")
in_discard = Sel((), "discard")


def test_where_cards_are_is_a_word_like_any_other() -> None:
    assert in_hand & dwarf == dwarf & in_hand == Sel((Is("race", "dwarf"),), "hand")
    assert (in_hand & dwarf) & in_hand == in_hand & dwarf


def test_cards_are_in_one_place() -> None:
    with pytest.raises(ValueError, match="both in 'hand' and in 'discard'"):
        in_hand & dwarf & in_discard


def test_what_has_happened_and_what_is_about_to() -> None:
    assert grammar.on("wound", dwarf) == Trigger("wound", dwarf)
    assert grammar.about("wound", dwarf) == Trigger("wound", dwarf, about=True)


def test_the_highest_value_is_a_limit_of_the_modifier() -> None:
    mod = grammar.static("prowess", dwarf, 2, most=9).mod
    assert mod is not None and (mod.amount, mod.word) == (2, 9)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_adds_words_and_not_grammar(game: str) -> None:
    words = import_module(f"westmarch.games.{game}.cards.grammar")
    assert [name for name in grammar.__all__ if getattr(words, name) is not getattr(grammar, name)] == []


@pytest.mark.parametrize("game", GAMES)
def test_definitions_are_written_in_words(game: str) -> None:
    package = import_module(f"westmarch.games.{game}.cards.definitions")
    files = [path for folder in package.__path__ for path in sorted(Path(folder).glob("*.py"))]
    assert len(files) > 10
    for path in files:
        calls = [
            node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)
        ]
        made = {func.id for func in calls if isinstance(func, ast.Name)}
        assert made & SAID_IN_WORDS == set(), path.name
