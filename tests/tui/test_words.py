"""Both languages say everything, and every part of a view has a name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import westmarch.tui
from sample_game import GAME
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.game import Game, find_game
from westmarch.engine.messages import keys_and_variables
from westmarch.engine.playing import new_session, play_on
from westmarch.tui.naming import Names
from westmarch.tui.sections import inline, sections_of
from westmarch.tui.words import LOCALE, Words

SOURCES = Path(westmarch.tui.__file__).parent


def test_both_languages_have_the_same_texts_with_the_same_variables() -> None:
    assert keys_and_variables(LOCALE, "en") == keys_and_variables(LOCALE, "es")


def test_every_key_in_the_sources_is_there() -> None:
    known = keys_and_variables(LOCALE, "en")
    used = set()
    for path in SOURCES.glob("*.py"):
        used |= set(re.findall(r"\bt\(\s*\"([a-z-]+)\"", path.read_text(encoding="utf-8")))
    assert used
    assert {f"tui-{key}" for key in used} <= known.keys()


def test_no_text_goes_without_use() -> None:
    sources = "".join(path.read_text(encoding="utf-8").replace("'", '"') for path in SOURCES.glob("*.py"))
    built = ("tui-view-", "tui-level-", "tui-key-")
    for key in keys_and_variables(LOCALE, "en"):
        assert key.startswith(built) or f'"{key.removeprefix("tui-")}"' in sources, key


def fields(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*(fields(inner) for inner in value.values()))
    if isinstance(value, list):
        return set().union(*(fields(inner) for inner in value))
    return set()


@pytest.mark.parametrize("game", [GAME, find_game("bofa")], ids=lambda game: game.name)
def test_every_part_of_a_view_has_a_name_in_both_languages(game: Game) -> None:
    session = new_session(game, {}, "start", 3)
    for number, _ in enumerate(play_on(session, Chance(seed_of(4)))):
        if number % 40 == 0:
            view = game.view(session.state, 0)
            english = Names(Words(game, session.options, "en"), session.state, 0)
            spanish = Names(Words(game, session.options, "es"), session.state, 0)
            for field in fields(view):
                assert english._own(field) or english.key(field), field
                assert spanish._own(field) or spanish.key(field), field
            assert sections_of(view, spanish)
        if number > 400:
            break


def names() -> Names:
    g = GAME.start({}, Chance(seed_of(1)))
    return Names(Words(GAME, {"players": 2}, "en"), g, 0)


@pytest.mark.parametrize(
    "value, field, text",
    [
        ([0, 3], "points", "West 0, East 3"),
        ([0, 3], "open_passes", "0, 3"),
        (["feint0", "feint2", "parry1"], "hand", "Feint ×2, Parry"),
        ({"damage": 2, "tokens": [], "shadow_control": True}, "x", "Damage 2, Shadow control"),
        ({"units": {"a_b": 1}}, "x", "Units (A b 1)"),
        ("2xfeint0", "tokens", "2 × Feint"),
        ("3*", "fate_pool", "3*"),
        ([], "hand", "nothing"),
        (False, "open", "no"),
        ([["feint0", 1]], "table", "Feint, 1"),
    ],
)
def test_values_as_people_read_them(value: Any, field: str, text: str) -> None:
    assert inline(value, field, names()) == text


def test_a_view_of_an_unknown_game_is_still_readable() -> None:
    view = {"strange_field": {"inner": [{"deep": "some-value", "none": ""}]}, "empty": {}, "zero": 0}
    found = {section.title: section.lines for section in sections_of(view, names())}
    assert found == {"Strange field": ["Inner: Deep Some value"], "Zero": ["0"]}
