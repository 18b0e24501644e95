"""Options of a game: choices among values, and texts."""

from __future__ import annotations

import pytest

from sample_game import GAME
from westmarch.engine.errors import BadOptions
from westmarch.engine.game import Choice, FreeText


class WithDecks(type(GAME)):  # type: ignore[misc]
    choices = {"players": Choice(2), "deck": FreeText(20)}


def test_a_choice_names_what_is_allowed() -> None:
    with pytest.raises(BadOptions, match="players is 9, allowed: "):
        GAME.checked({"players": 9})


def test_a_text_option_is_empty_unless_given() -> None:
    game = WithDecks()
    assert game.checked({}) == {"players": 2, "deck": ""}
    assert game.checked({"deck": "3 Gandalf"})["deck"] == "3 Gandalf"


@pytest.mark.parametrize("value, why", [(7, "not a text"), ("x" * 21, "longer than 20 characters")])
def test_a_text_option_refuses_what_is_none(value: object, why: str) -> None:
    with pytest.raises(BadOptions, match=f"deck is {why}"):
        WithDecks().checked({"deck": value})
