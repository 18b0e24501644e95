"""The client's own words: both languages have the same messages, and the code uses no others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from westmarch.engine.game import find_game
from westmarch.engine.messages import KERNEL_LOCALE, Messages
from westmarch.games.bofa.editions import EditionChoice

SOURCE = Path(__file__).parents[2] / "web" / "src"
LOCALE = SOURCE / "locale"

pytestmark = pytest.mark.skipif(not LOCALE.is_dir(), reason="the sources of the client are not here")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The variables of each message of a language."""
    found: dict[str, set[str]] = {}
    for path in sorted([*SOURCE.rglob(f"{lang}.ftl"), *SOURCE.rglob(f"*.{lang}.ftl")]):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {(entry.content or '')[:80]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def test_both_languages_say_the_same() -> None:
    assert messages("en") == messages("es")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_word_that_the_code_names_is_there(lang: str) -> None:
    known = messages(lang)
    used = set()
    for path in [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]:
        used |= {
            (key, path.name) for key in re.findall(r"""\bt\(\s*["']([\w-]+)["']""", path.read_text(encoding="utf-8"))
        }
    assert len(used) > 150
    assert {(key, place) for key, place in used if key not in known} == set()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("path", sorted(SOURCE.glob("games/*/index.ts")), ids=lambda path: path.parent.name)
def test_a_game_brings_its_name_and_what_it_is_about(path: Path, lang: str) -> None:
    """In its own folder, and by the name that the game has everywhere else."""
    game = path.parent.name
    text = (path.parent / f"{lang}.ftl").read_text(encoding="utf-8")
    assert f"game-{game} = {find_game(game).title(lang)}\n" in text
    assert f"\ngame-{game}-about = " in text


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("path", sorted(SOURCE.glob("games/*/index.ts")), ids=lambda path: path.parent.name)
def test_the_lobby_has_a_word_for_every_option_and_value(path: Path, lang: str) -> None:
    """What can be chosen for a table is never shown as the engine writes it; an edition has the name of its author."""
    game, known = path.parent.name, messages(lang)
    for name, choice in find_game(game).choices.items():
        from_outside = isinstance(choice, EditionChoice)
        if not choice.public or (len(choice.values) < 2 and not from_outside):
            continue
        assert {f"opt-{game}-{name}", f"opt-{name}"} & known.keys(), name
        for value in choice.values[:1] if from_outside else choice.values:
            if isinstance(value, str):
                assert {f"val-{game}-{name}-{value}", f"value-{value}"} & known.keys(), (name, value)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_lobby_calls_a_format_as_the_deck_builder_does(lang: str) -> None:
    own = (SOURCE / "games" / "tcg" / f"{lang}.ftl").read_text(encoding="utf-8")
    game = find_game("tcg")
    spoken = Messages(lang, [KERNEL_LOCALE, game.folder / "locale"])
    for value in game.choices["format"].values:
        assert f"val-tcg-format-{value} = {spoken.text(f'tcg-format-{value}', {})}\n" in own


def test_no_words_of_a_game_stand_outside_its_folder() -> None:
    games = "|".join(path.parent.name for path in SOURCE.glob("games/*/index.ts"))
    for path in LOCALE.glob("*.ftl"):
        assert not re.search(rf"^[\w-]*\b({games})\b", path.read_text(encoding="utf-8"), re.MULTILINE), path.name
