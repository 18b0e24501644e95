"""The list of cards: every one with a name and a text in both languages."""

from __future__ import annotations

import pytest

from westmarch.games.wotr.game import GAME


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_card_is_implemented_and_has_its_texts(lang: str) -> None:
    messages = GAME.messages(lang)
    cards = GAME.cards
    assert len(cards) == 96 + 13
    for card in cards:
        assert card["implemented"]
        assert messages.has(card["name"])
        assert "{" not in messages.text(card["text"])
        assert len(messages.text(card["text"])) > 30
