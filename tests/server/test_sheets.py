"""Sheets: what a figure is and does, complete in both languages and with the numbers that the rules use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.harness import client_of, settings_in
from westmarch.engine.game import find_game
from westmarch.games.bofa.facts import CHARACTER_NAMES, DEFAULT, UNIT_NAMES
from westmarch.games.wotr.facts import (
    CHARACTERS,
    COLUMN_NAMES,
    FACES,
    NATIONS,
    TILE_CARD,
    TILE_COUNT,
    TILE_EYE,
    TILE_REVEAL,
    TILE_STOP,
    TILE_VALUE,
)


@pytest.mark.parametrize("game", ["wotr", "bofa"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_line_has_its_words(game: str, lang: str) -> None:
    messages = find_game(game).messages(lang)
    for sheet in find_game(game).sheets:
        for key, about in sheet.lines:
            text = messages.text(key, about)
            assert text != key and "{" not in text, (sheet.thing, text)


def test_every_figure_has_a_sheet() -> None:
    things = {sheet.thing for sheet in find_game("wotr").sheets}
    assert {f"character:{name}" for name in CHARACTERS} <= things
    assert {f"figure:{name}" for side in COLUMN_NAMES for name in side} <= things
    assert {f"die:{face}" for face in FACES} | {f"nation:{name}" for name in NATIONS} <= things
    things = {sheet.thing for sheet in find_game("bofa").sheets}
    assert {f"character:{name}" for name in CHARACTER_NAMES} <= things
    assert {f"unit:{name}" for name in UNIT_NAMES} <= things
    kinds = {"character", "eagles", "bats", "unit", "tile", "token", "die", "track"}
    assert {thing.partition(":")[0] for thing in things} == kinds


def test_units_show_the_value_that_they_fight_with(tmp_path: Path) -> None:
    with client_of(settings_in(tmp_path)) as client:
        sheets: list[Any] = client.get("/api/games/bofa/sheets").json()
    by_thing = {sheet["thing"]: sheet["lines"] for sheet in sheets}
    for unit, name in enumerate(UNIT_NAMES):
        first = by_thing[f"unit:{name}"][0]
        assert first["about"]["number"] == DEFAULT.value[unit]
        assert all("key" in ground for ground in first["about"]["ground"])


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_hunt_tile_says_what_it_does(lang: str) -> None:
    """The words of a tile are its value and its icons, as the rules use them."""
    game = find_game("wotr")
    messages = game.messages(lang)
    reported = {sheet.thing: [key for key, _ in sheet.lines] for sheet in game.sheets}
    for tile in range(TILE_COUNT):
        keys = reported[f"tile:t{tile}"]
        assert ("wotr-sheet-tile-reveal" in keys) == TILE_REVEAL[tile]
        assert ("wotr-sheet-tile-stop" in keys) == TILE_STOP[tile]
        assert ("wotr-sheet-tile-eye" in keys) == (TILE_VALUE[tile] == TILE_EYE)
        assert ("wotr-sheet-tile-card" in keys) == bool(TILE_CARD[tile])
    (heals,) = [sheet for sheet in game.sheets if sheet.thing == "tile:t18"]
    assert "2" in messages.text(*heals.lines[0])
