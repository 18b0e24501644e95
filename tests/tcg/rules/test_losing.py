"""What a player who has lost leaves behind in a game of three: his cards, those of others on them, and his skirmish."""

from __future__ import annotations

from tcg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DISCARD, REMOVED


@rule("tcg.lose.concede")
def test_cards_of_others_on_the_losers_cards_are_discarded() -> None:
    board = Board(3, at=4).fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe")
    board.bear("Gimli, Son of Glóin", "Gimli's Battle Axe", seat=0)
    board.bear("Gimli, Son of Glóin", "Blade Tip", seat=1)
    board.hand(1, "Hate").hand(2, "Hate").until("tcg-ask-fellowship")
    assert board.session.leave(0)
    assert board.zone("Gimli, Son of Glóin") == REMOVED and board.zone("Gimli's Battle Axe") == REMOVED
    assert board.zone("Blade Tip") == DISCARD
    board.expect_log("tcg-log-discard", card=board.c("Blade Tip"))


@rule("tcg.lose.concede")
def test_a_skirmish_ends_with_the_one_who_has_lost() -> None:
    board = (
        Board(3, at=4)
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner", seat=1)
        .hand(0, "Axe Strike")
        .hand(1, "Hate")
        .hand(2, "Hate")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    assert board.now.fighter == board.c("Gimli, Son of Glóin") and board.now.skirmishing
    assert board.session.leave(0)
    g = board.now
    assert g.fighter == -1 and (g.foes, g.fallen, g.savage) == ([], [], [])
    assert not (g.skirmishing or g.fierce or g.arriving)
