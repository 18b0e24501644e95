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


def test_names_are_those_of_the_spanish_rulebook() -> None:
    spanish = GAME.messages("es")
    names = {
        "bofa-territory-broken-lands": "Tierras Abruptas",
        "bofa-digest-eyrie": "Nido de las Águilas",
    }
    assert {key: spanish.text(key) for key in names} == names
    for key in ("bofa-ask-bodyguard", "bofa-text-bolg-s-ambition"):
        assert "guardia personal" in spanish.text(key), key
