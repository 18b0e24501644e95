"""The printed values of the 96 event cards: deck, number, type icon, table flag and initiative."""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.engine.messages import Messages
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import combat_free, combat_shadow
from westmarch.games.wotr.rules.combat_cards import COMBAT

LOCALE = Path(f.__file__).parent / "locale"
COMBAT_MODULES = (combat_free, combat_shadow)  # importing them fills COMBAT

#: By deck, the cards 1 to 24 in order: the icon (c character, a army, m muster), the initiative of the combat
#: half (one for each effect), and t if the card is played on the table.
PRINTED = {
    "fp-char": ("c3 c3 c3 c3 c6t c4t c4t c3t c4 c6 c0 c6 c6 c2 c0 c0 c3 c6 c3 c3 c5 c2 c3 c3"),
    "fp-str": ("a3t a5t a3t m3 a1 a6 m6 m4 m1 a5 a2 a4 m2 m2 m3 m3 m1 m6 m6 m3 m3 m3 m3 m3"),
    "sh-char": ("c3 c3 c3 c3 c3 c3 c4 c3 c3 c3 c6 c6 c4 c3 c1t c4t c2t c1 c3 c3 c3t c3t c1 c3"),
    "sh-str": ("a3 a7 a3t a3 m3t m7 a3-5 a3-5 a0 a3 m3 m0 a7 a7 a7 m7 m7 m3 m7 m7 m3 m3 m3 m3"),
}
DECKS = {
    "fp-char": "free-character",
    "fp-str": "free-strategy",
    "sh-char": "shadow-character",
    "sh-str": "shadow-strategy",
}
#: Reveal, Stop, Eye and the die, as cards call what is on a hunt tile.
WORDS_ON_TILES = {"en": ("Reveal", "Stop", "Eye", "one die"), "es": ("Descubrir", "Parada", "Ojo", "un dado")}
ICONS = {"c": f.CHARACTER, "a": f.ARMY, "m": f.MUSTER}
CASES = [(deck, place + 1, text) for deck, row in PRINTED.items() for place, text in enumerate(row.split())]


@pytest.mark.parametrize(("deck", "number", "text"), CASES, ids=[f"{d}-{n:02}" for d, n, _ in CASES])
@rule("wotr.combat-cards.every-event-card")
def test_each_card_has_its_printed_values(deck: str, number: int, text: str) -> None:
    card = f.card(f"{deck}-{number:02}")
    assert f.DECKS[f.deck_of(card)] == DECKS[deck]
    assert card % 24 == number - 1
    assert f.side_of_card(card) == f.SIDES.index(DECKS[deck].partition("-")[0])
    assert f.ICON[card] == ICONS[text[0]]
    assert f.IS_TABLE_CARD[card] == text.endswith("t")
    assert f.INITIATIVE[card] == [int(part) for part in text[1:].rstrip("t").split("-")]


@rule("wotr.components.cards.events")
def test_there_are_four_decks_of_twenty_four_cards() -> None:
    assert len(f.CARDS) == f.CARD_COUNT == 4 * 24
    assert [sum(f.deck_of(c) == deck for c in range(f.CARD_COUNT)) for deck in range(4)] == [24] * 4


@pytest.mark.parametrize("lang", ["en", "es"])
@rule("wotr.combat-cards.every-event-card")
def test_each_card_has_name_and_texts_of_both_halves(lang: str) -> None:
    messages = Messages(lang, [LOCALE])
    for name in f.CARDS:
        for part in ("", "-event", "-combat-title", "-combat"):
            key = f"wotr-card-{name}{part}"
            assert messages.has(key), key
            assert "{" not in messages.text(key), key


@pytest.mark.parametrize("lang", ["en", "es"])
@rule("wotr.combat-cards.every-event-card")
def test_each_card_speaks_of_the_combat_effect_that_it_carries(lang: str) -> None:
    messages = Messages(lang, [LOCALE])
    for number, effect in COMBAT.items():
        for part in ("-title", ""):
            said = messages.text(f"wotr-card-{f.CARDS[number]}-combat{part}")
            assert said == messages.text(f"wotr-combat-{effect.NAME}{part}"), f.CARDS[number]


@pytest.mark.parametrize("lang", ["en", "es"])
@rule("wotr.hunt.tile.special-set-aside")
def test_a_card_that_brings_a_special_tile_says_all_that_is_on_the_tile(lang: str) -> None:
    reveal, stop, eye, die = WORDS_ON_TILES[lang]
    messages = Messages(lang, [LOCALE])
    for tile, card in enumerate(f.TILE_CARD):
        if not card:
            continue
        said = messages.text(f"wotr-card-{card}-event").rpartition(": ")[2]
        value = {f.TILE_EYE: eye, f.TILE_DIE: die}.get(f.TILE_VALUE[tile], str(f.TILE_VALUE[tile]))
        assert said.startswith(value), card
        assert (reveal in said, stop in said) == (f.TILE_REVEAL[tile], f.TILE_STOP[tile]), card


@pytest.mark.parametrize(
    ("lang", "besieged", "reveal"), [("en", "not besieged", "Reveal"), ("es", "asedi", "Descubrir")]
)
@rule("wotr.cards.known.balrog-of-moria")
def test_conditions_of_saruman_and_of_the_balrog_are_told(lang: str, besieged: str, reveal: str) -> None:
    messages = Messages(lang, [LOCALE])
    assert messages.text("wotr-character-saruman-text").count(besieged) == 2
    assert reveal in messages.text("wotr-card-sh-char-17-event")
