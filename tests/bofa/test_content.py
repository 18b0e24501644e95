"""The content of the shipped edition: what is from the rulebook is marked, and every card has its text."""

from __future__ import annotations

from westmarch.games.bofa import facts as f
from westmarch.games.bofa.content import FILES, shipped
from westmarch.games.bofa.game import GAME

ENTRIES = ("region", "unit", "character", "card")


def test_the_rulebook_names_four_cards() -> None:
    cards = [card for deck in f.DECKS for card in shipped()[deck]["card"]]
    assert {card["id"] for card in cards if card["source"] == "rulebook"} == {
        "the_lucky_number",
        "the_arkenstone_of_thrain",
        "great_goblin",
        "the_shadow_of_the_necromancer",
    }


def test_sources_are_marked() -> None:
    for file in FILES:
        for entries in ENTRIES:
            for entry in shipped()[file].get(entries, []):
                assert "source" in entry or "rulebook" in entry, (file, entry["id"])


def test_every_card_has_its_text() -> None:
    for lang in ("en", "es"):
        messages = GAME.messages(lang)
        for card in GAME.cards:
            assert card["implemented"]
            assert messages.has(card["name"]), card["name"]
            assert messages.has(card["text"]), card["text"]
