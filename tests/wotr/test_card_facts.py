"""The printed values of the 96 event cards: deck, number, type icon, table flag and initiative."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f

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


def test_there_are_four_decks_of_twenty_four_cards() -> None:
    assert len(f.CARDS) == f.CARD_COUNT == 4 * 24
    assert [sum(f.deck_of(c) == deck for c in range(f.CARD_COUNT)) for deck in range(4)] == [24] * 4
