"""Keywords: labels, and words that do something."""

from __future__ import annotations

import pytest

from tcg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import ALLY, CATALOGUE, COMPANION, CONDITION, EVENT, MINION, POSSESSION, SHADOW, SITE

LABELS = {
    "ranger": {COMPANION},
    "stealth": {EVENT, CONDITION},
    "spell": {EVENT, CONDITION},
    "tale": {CONDITION, EVENT, POSSESSION},
    "weather": {CONDITION, EVENT},
    "search": {CONDITION, EVENT},
    "tracker": {MINION},
    "twilight": {MINION},
    "tentacle": {MINION},
    "southron": {MINION},
    "easterling": {MINION},
    "valiant": {COMPANION},
    "knight": {COMPANION},
    "villager": {ALLY},
    "warg-rider": {MINION},
    "machine": {CONDITION},
    "fortification": {CONDITION},
    "pipeweed": {POSSESSION},
    "battleground": {SITE},
    "forest": {SITE},
    "marsh": {SITE},
    "mountain": {SITE},
    "plains": {SITE},
    "river": {SITE},
    "underground": {SITE},
}


@rule("tcg.keyword.kinds", "tcg.keyword.label-none", *[f"tcg.keyword.label-{word}" for word in LABELS])
@pytest.mark.parametrize("word", LABELS)
def test_labels(word: str) -> None:
    cards = [card for card in CATALOGUE if word in card.keywords]
    assert {card.type for card in cards} <= LABELS[word] and cards
    bearer = cards[0]
    board = Board()
    card = board.add(0 if bearer.side != SHADOW else 1, bearer.id, 7)
    assert board.g.keyword(card, word) == 1


@rule("tcg.keyword.label-ring-bound", "tcg.ringbearer.ring-bound-names", "tcg.ringbearer.new-is-ring-bound")
def test_ring_bound() -> None:
    board = (
        Board()
        .fellowship("Sam, Son of Hamfast", "Faramir, Captain of Gondor", "Gimli, Son of Glóin")
        .support(0, "The Gaffer, Sam's Father")
    )
    bound = [
        c
        for c in (
            "Frodo, Son of Drogo",
            "Sam, Son of Hamfast",
            "Faramir, Captain of Gondor",
            "Gimli, Son of Glóin",
            "The Gaffer, Sam's Father",
        )
        if board.g.keyword(board.c(c), "ring-bound")
    ]
    assert bound == ["Frodo, Son of Drogo", "Sam, Son of Hamfast", "Faramir, Captain of Gondor"]
    assert sum("ring-bound" in card.keywords for card in CATALOGUE) == 12


@rule("tcg.keyword.later-absent", "tcg.format.no-region-twilight")
def test_later_keywords_do_not_exist() -> None:
    later = {"enduring", "hunter", "lurker", "muster", "toil", "aid", "besieger"}
    assert not later & {word for card in CATALOGUE for word in card.keywords}
