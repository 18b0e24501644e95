"""Unique cards: one active copy, the dead pile, several players."""

from __future__ import annotations

from tcg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD, STACKED
from westmarch.games.tcg.rules.requirements import forbids_unique
from westmarch.games.tcg.rules.wounds import remove


@rule("tcg.unique.stacked-ignored", "tcg.unique.inactive-copy")
def test_stacked_copies_do_not_count() -> None:
    board = Board(at=4).support(1, "Goblin Swarms").hand(1, "Ancient Chieftain")
    board.add(1, "Ancient Chieftain", STACKED, board.c("Goblin Swarms"))
    assert forbids_unique(board.g, 1, board.c("Ancient Chieftain")) is None


@rule("tcg.unique.one-active", "tcg.unique.no-replacement", "tcg.unique.nonunique-cumulative")
def test_one_active_copy() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Gimli, Dwarf of Erebor", "Dwarf Guard")
        .fellowship("Dwarf Guard")
    )
    assert board.why_not(f"play:{board.name('Gimli, Dwarf of Erebor')}") == "tcg.unique.one-active"
    assert board.can("play", "Dwarf Guard")


@rule("tcg.unique.per-player", "tcg.unique.dead-pile-only-own")
def test_each_player_may_have_his_own() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin", seat=1)
        .hand(0, "Gimli, Son of Glóin")
        .pile(1, 3, "Legolas, Greenleaf")
        .hand(0, "Legolas, Greenleaf")
    )
    assert board.can("play", "Gimli, Son of Glóin") and board.can("play", "Legolas, Greenleaf")


@rule("tcg.unique.dead-pile-blocks", "tcg.unique.dead-pile-nonunique")
def test_the_dead_do_not_return() -> None:
    board = (
        Board()
        .fellowship("Gimli, Son of Glóin")
        .pile(0, 3, "Legolas, Greenleaf", "Dwarf Guard")
        .hand(0, "Legolas, Prince of Mirkwood", "Dwarf Guard")
    )
    assert board.why_not(f"play:{board.name('Legolas, Prince of Mirkwood')}") == "tcg.unique.dead-pile-blocks"
    assert board.can("play", "Dwarf Guard")


@rule("tcg.unique.items-on-both")
def test_unique_items() -> None:
    board = Board().fellowship("Gimli, Son of Glóin + Gimli's Battle Axe").hand(0, "Gimli's Battle Axe")
    second = board.name("Gimli's Battle Axe", 2)
    assert board.why_not(f"play:{second}") == "tcg.unique.one-active"


@rule("tcg.unique.one-active", "tcg.unique.no-replacement")
def test_a_second_aragorn_waits() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "Aragorn, King in Exile", "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    assert board.why_not(f"play:{board.name('Aragorn, King in Exile')}") == "tcg.unique.one-active"
    shadow = (
        Board(at=2)
        .minions("Saruman, Keeper of Isengard")
        .hand(1, "Saruman, Servant of the Eye", "Uruk Savage")
        .pool(20)
        .at_step("shadow")
    )
    assert shadow.why_not(
        f"play:{shadow.name('Saruman, Servant of the Eye')}", 1
    ) == "tcg.unique.one-active" and not shadow.can("play", "Saruman, Servant of the Eye")


@rule("tcg.unique.subtitle-ignored")
def test_two_staves_of_gandalf() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard + Gandalf's Staff")
        .hand(0, "Gandalf's Staff, Walking Stick", "Glamdring")
    )
    assert not board.can("play", "Gandalf's Staff, Walking Stick") and board.can("play", "Glamdring")


@rule("tcg.unique.per-player")
def test_each_shadow_player_may_have_a_witch_king() -> None:
    board = (
        Board(3, at=2)
        .minions("The Witch-king, Lord of Angmar", seat=1)
        .hand(2, "The Witch-king, Lord of the Nazgûl")
        .pool(20)
        .at_step("shadow")
    )
    assert board.asker == 2 and board.can("play", "The Witch-king, Lord of the Nazgûl")


@rule("tcg.unique.inactive-copy")
def test_an_inactive_copy_does_not_block() -> None:
    board = (
        Board()
        .fellowship("Aragorn, Ranger of the North", seat=1)
        .hand(0, "Aragorn, Ranger of the North", "Dwarven Axe")
    )
    assert board.can("play", "Aragorn, Ranger of the North")


@rule("tcg.unique.nonunique-cumulative")
def test_two_orc_bowmen() -> None:
    from westmarch.games.tcg.rules.archery import minion_total

    board = Board(at=2).minions("Orc Soldier").support(1, "Orc Bowmen", "Orc Bowmen")
    board.g.phase = 4
    assert minion_total(board.g) == 2


@rule("tcg.unique.dead-pile-blocks", "tcg.unique.dead-pile-nonunique", "tcg.unique.dead-pile-only-own")
def test_the_dead_pile() -> None:
    board = (
        Board()
        .pile(0, DEAD, "Boromir, Son of Denethor", "Dwarf Guard")
        .hand(0, "Boromir, Lord of Gondor", "Gandalf, The Grey Wizard", "Dwarf Guard")
        .fellowship("Gimli, Son of Glóin")
    )
    assert board.why_not(f"play:{board.name('Boromir, Lord of Gondor')}") == "tcg.unique.dead-pile-blocks"
    assert board.can("play", "Gandalf, The Grey Wizard") and board.can("play", "Dwarf Guard")
    others = (
        Board()
        .pile(1, DEAD, "Boromir, Son of Denethor")
        .hand(0, "Boromir, Son of Denethor", "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    assert others.can("play", "Boromir, Son of Denethor")


@rule("tcg.unique.stacked-ignored")
def test_stacked_copies_are_outside_uniqueness() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard + Glamdring")
        .support(0, "Gandalf's Cart")
        .hand(0, "Gandalf's Pipe")
    )
    for _ in range(2):
        board.add(0, "Glamdring", STACKED, board.c("Gandalf's Cart"))
    from westmarch.games.tcg.rules.requirements import forbids_unique

    assert forbids_unique(board.g, 0, board.c("Glamdring", 2)) == "tcg.unique.one-active"
    remove(board.g, board.c("Glamdring", 1), DISCARD)
    assert forbids_unique(board.g, 0, board.c("Glamdring", 2)) is None


@rule("tcg.unique.items-on-both")
def test_one_pipe_of_the_gaffer() -> None:
    board = (
        Board()
        .fellowship("Merry, Friend to Sam + The Gaffer's Pipe", "Pippin, Friend to Frodo")
        .hand(0, "The Gaffer's Pipe", "Hobbit Sword (1_299)")
    )
    second = board.name("The Gaffer's Pipe", 2)
    assert board.why_not(f"play:{second}") == "tcg.unique.one-active"
