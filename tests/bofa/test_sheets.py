"""Reference cards, unit cards, tiles and tracks: told in both languages, with the numbers that execute."""

from __future__ import annotations

import pytest

from westmarch.engine.game import find_game
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.sheets import NUMBERS, sheets

GAME = find_game("bofa")


def told(thing: str, lang: str) -> str:
    (sheet,) = [sheet for sheet in sheets() if sheet.thing == thing]
    return " ".join(GAME.messages(lang).text(key, about) for key, about in sheet.lines)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_characters_are_told_with_their_numbers(lang: str) -> None:
    for character, name in enumerate(f.CHARACTER_NAMES):
        text = told(f"character:{name}", lang)
        numbers = [f.MOVEMENT[character], f.LEADERSHIP[character], *NUMBERS.get(name, {}).values()]
        assert all(str(number) in text for number in numbers), text
        assert "bofa-" not in text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_grey_tile_is_counted(lang: str) -> None:
    (grey,) = [sheet for sheet in sheets() if sheet.thing == "tile:grey"]
    assert sum(about["count"] for _, about in grey.lines) == f.GREY_TILES
    assert sum(about["icons"] for _, about in grey.lines) == sum(f.TILE_ICON[: f.GREY_TILES])
    for name, tile in (("blue", f.BLUE_TILE), ("brown", f.BROWN_TILE)):
        assert str(f.TILE_NUMBER[tile]) in told(f"tile:{name}", lang)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_tracks_say_who_comes_and_what_wins(lang: str) -> None:
    fate, points = told("track:fate", lang), told("track:points", lang)
    assert all(str(f.ARRIVAL[character]) in fate for character in f.ON_TRACK)
    assert str(f.FATE_END) in fate and str(f.POINTS_TO_WIN) in points
    places = [GAME.messages(lang).text(f"bofa-place-{f.PLACE_NAMES[p].replace('_', '-')}") for p in f.SETTLEMENTS]
    assert all(place in points for place in places)
