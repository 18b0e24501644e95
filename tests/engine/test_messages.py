"""Messages: the same keys and variables in both languages, everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sample_game import GAME
from westmarch.engine.game import checkout
from westmarch.engine.messages import Messages, keys_and_variables
from westmarch.engine.notation import Label

ROOT = checkout()
assert ROOT is not None
LOCALES = sorted([*ROOT.glob("src/westmarch/**/locale"), *ROOT.glob("tests/*/locale")])


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    english, spanish = keys_and_variables(folder, "en"), keys_and_variables(folder, "es")
    assert english, "no messages"
    assert english.keys() == spanish.keys()
    assert [key for key in english if english[key] != spanish[key]] == []


#: An indefinite article before a word that stands for many: "a Army die". Numbers are no words.
ARTICLE = re.compile(r"\b[Aa]n? \{ ?\$(?!number|count)")


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: folder.parent.name)
def test_no_english_article_stands_before_a_word_that_it_cannot_know(folder: Path) -> None:
    lines = [line for file in sorted((folder / "en").glob("*.ftl")) for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if ARTICLE.search(line)] == []


def test_the_kernel_and_the_sample_are_among_them() -> None:
    assert {"engine", "sample_game"} <= {folder.parent.name for folder in LOCALES}


def write(folder: Path, text: str) -> Path:
    (folder / "en").mkdir()
    (folder / "en" / "a.ftl").write_text(text, encoding="utf-8")
    return folder


def test_keys_and_variables_are_read_from_every_part_of_a_message(tmp_path: Path) -> None:
    text = "a = { $x } and { $n ->\n    [one] { $y }\n   *[other] z\n }\nb = plain\n"
    assert keys_and_variables(write(tmp_path, text), "en") == {"a": {"x", "n", "y"}, "b": set()}


@pytest.mark.parametrize("text, problem", [("a = 1\na = 2\n", "a stands twice"), ("a = {\n", "not Fluent")])
def test_broken_files_are_named(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        keys_and_variables(write(tmp_path, text), "en")


def test_values_are_numbers_labels_and_lists() -> None:
    messages = GAME.messages("es")
    text = messages.text("sample-log-roll", {"seat": Label(key="sample-seat-east"), "die": 3, "total": 8})
    assert text == "Este saca 3: total 8"
    cards = [Label(key="sample-card-feint"), Label(text="x")]
    assert messages.text("sample-option-exchange", {"card": cards}) == "Descartar Finta, x"
    assert messages.text("sample-option-exchange", {"card": []}) == "Descartar —"


def test_an_unknown_key_is_shown_as_itself(tmp_path: Path) -> None:
    messages = Messages("en", [write(tmp_path, "a = 1\n")])
    assert (messages.text("a"), messages.text("b"), messages.has("b")) == ("1", "b", False)
