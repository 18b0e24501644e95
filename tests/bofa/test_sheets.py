"""Reference cards, unit cards, tiles and tracks: told in both languages, with the numbers that execute."""

from __future__ import annotations

import pytest

from westmarch.engine.game import find_game
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.sheets import numbers_of, sheets

GAME = find_game("bofa")


def reported(thing: str, lang: str) -> str:
    (sheet,) = [sheet for sheet in sheets() if sheet.thing == thing]
    return " ".join(GAME.messages(lang).text(key, about) for key, about in sheet.lines)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_characters_are_told_with_their_numbers(lang: str) -> None:
    for character, name in enumerate(f.CHARACTER_NAMES):
        text = reported(f"character:{name}", lang)
        numbers = [
            f.DEFAULT.movement[character],
            f.DEFAULT.leadership[character],
            *numbers_of(f.DEFAULT).get(name, {}).values(),
        ]
        assert all(str(number) in text for number in numbers), text
        assert "bofa-" not in text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_grey_tile_is_counted(lang: str) -> None:
    (grey,) = [sheet for sheet in sheets() if sheet.thing == "tile:grey"]
    assert sum(about["count"] for _, about in grey.lines) == f.GREY_TILES
    assert sum(about["icons"] for _, about in grey.lines) == sum(f.DEFAULT.tile_icon[: f.GREY_TILES])
    for name, tile in (("blue", f.BLUE_TILE), ("brown", f.BROWN_TILE)):
        assert str(f.DEFAULT.tile_number[tile]) in reported(f"tile:{name}", lang)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_tracks_say_who_comes_and_what_wins(lang: str) -> None:
    fate, points = reported("track:fate", lang), reported("track:points", lang)
    assert all(str(f.DEFAULT.arrival[character]) in fate for character in f.DEFAULT.on_track)
    assert str(f.FATE_END) in fate and str(f.POINTS_TO_WIN) in points
    places = [
        GAME.messages(lang).text(f"bofa-place-{f.DEFAULT.place_names[p].replace('_', '-')}")
        for p in f.DEFAULT.settlements
    ]
    assert all(place in points for place in places)
