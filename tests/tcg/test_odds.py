"""Odds of a skirmish."""

from __future__ import annotations

from math import comb

import pytest

from tcg.board import Board
from tcg.names import number
from westmarch.games.tcg.odds.skirmish import at_least_one, changing_cards, compare, hand_changes, now


def test_totals() -> None:
    assert compare(8, 6).free_wins and not compare(8, 6).overwhelmed
    assert not compare(6, 6).free_wins
    assert compare(4, 8).overwhelmed and not compare(4, 8, 3).overwhelmed
    assert not compare(0, 0).overwhelmed and compare(1, 0).overwhelmed


def test_hypergeometric() -> None:
    assert at_least_one(12, 3, 4) == pytest.approx(1 - comb(9, 4) / comb(12, 4))
    assert at_least_one(5, 0, 3) == 0 and at_least_one(5, 5, 1) == 1
    with pytest.raises(ValueError):
        at_least_one(5, 6, 1)


def test_a_hidden_event_can_change_a_skirmish() -> None:
    board = (
        Board(at=4, filler={number("Goblin Runner (1_178)"): 9})
        .fellowship("Gimli, Son of Glóin")
        .minions("Ancient Chieftain")
        .hand(1, "Goblin Runner", "Drums in the Deep")
    )
    board.g.lay("strength", board.c("Gimli, Son of Glóin"), 5, 0, 0)
    board.deck(1, "Drums in the Deep").fight("Gimli, Son of Glóin", "Ancient Chieftain")
    assert now(board.now).free_wins
    events = [board.c("Drums in the Deep", 1), board.c("Drums in the Deep", 2)]
    assert changing_cards(board.now, 1) == sorted(events)
    unseen = len(board.now.hands[1]) + len(board.now.decks[1])
    assert hand_changes(board.now, 1) == pytest.approx(at_least_one(unseen, 2, 2))
