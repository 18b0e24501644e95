"""What is kept of the table is worked out anew where a card that comes into play changes what others do."""

from __future__ import annotations

from tcg.board import Board
from westmarch.games.tcg.facts import ADVENTURE, ATTACHED, HAND, PATH, PLAY, SUPPORT
from westmarch.games.tcg.invariants import broken


def looked_at(board: Board) -> Board:
    """A table of which something is kept."""
    assert not broken(board.g)
    return board


def test_a_site_lends_its_text_to_a_card_that_lay_there_before() -> None:
    board = looked_at(Board(at=1).support(0, "Silinde, Elf of Mirkwood"))
    site = next(card for card in board.g.adventure[0] if board.g.card(card).site == 3)
    board.g.put(site, PATH)
    board.g.path[3] = site
    assert board.g.zone[site] != ADVENTURE and not broken(board.g)


def test_another_copy_may_end_what_a_shared_condition_does() -> None:
    board = looked_at(Board(3).support(1, *["Goblin Swarms"] * 4))
    board.add(2, "Goblin Swarms", SUPPORT)
    assert not broken(board.g)


def test_a_bearer_may_come_after_what_he_bears() -> None:
    board = Board().fellowship("Gimli, Son of Glóin + Dwarven Axe")
    gimli = board.c("Gimli, Son of Glóin")
    board.g.put(gimli, HAND)
    assert gimli not in board.g.look().active
    board.g.put(gimli, PLAY)
    assert board.g.zone[board.c("Dwarven Axe")] == ATTACHED and not broken(board.g)
    assert board.c("Dwarven Axe") in board.g.active()


def test_a_hand_is_looked_at_anew_when_the_turn_passes() -> None:
    board = looked_at(Board().hand(0, "Goblin Runner", "Dwarf Guard"))
    before = board.g.held(0).in_phase
    board.g.fp = 1
    board.g.touch()
    assert before == {"fellowship": [board.c("Dwarf Guard")]}
    assert board.g.held(0).in_phase == {"shadow": [board.c("Goblin Runner")]}
