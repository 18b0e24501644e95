"""Defender and ambush."""

from __future__ import annotations

from tcg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.rules.assignment import instances


@rule("tcg.keyword.ambush-avoid")
def test_no_ambush_when_the_owner_assigns() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Southron Scout")
        .pool(0)
        .at_step("assignment")
        .skip()
    )
    assert board.asked == "tcg-ask-leftover"
    board.take("assign", "Aragorn, Ranger of the North", "Southron Scout")
    assert board.now.pool == 0 and not board.can("ambush", "Southron Scout")


@rule("tcg.keyword.ambush-instances", "tcg.keyword.ambush-conditional")
def test_several_ambushes_are_separate_actions() -> None:
    for wanted in ((), (1,), (5,), (1, 5)):
        board = Board(at=2).fellowship("Aragorn, Ranger of the North").minions("Troop of Uruk-hai").pool(0)
        for number in (1, 5):
            board.g.lay("keyword ambush", board.c("Troop of Uruk-hai"), number, 2, 0)
        board.at_step("assignment").take("assign", "Aragorn, Ranger of the North", "Troop of Uruk-hai")
        for number in wanted:
            board.take("ambush", "Troop of Uruk-hai", number)
        if len(wanted) < 2:
            board.skip()
        assert board.now.pool == sum(wanted)
    horde = Board(at=2).minions("Foul Horde")
    assert instances(horde.g, horde.c("Foul Horde")) == [[horde.c("Foul Horde"), 1]]
    horde.hurt("Foul Horde", 1)
    assert horde.g.vitality(horde.c("Foul Horde")) < 3 and instances(horde.g, horde.c("Foul Horde")) == []


@rule("tcg.keyword.defender", "tcg.keyword.defender-example", "tcg.keyword.defender-sum", "tcg.assign.ring-bearer")
def test_defender() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Heir of Elendil")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Heir of Elendil", "Uruk Savage").take(
        "assign", "Aragorn, Heir of Elendil", "Uruk-hai Raiding Party (1_158)"
    )
    board.expect_log("tcg-log-skirmish", minions=[board.c("Uruk Savage"), board.c("Uruk-hai Raiding Party (1_158)")])
    sums = Board(at=2).fellowship("Aragorn, Heir of Elendil")
    sums.g.lay("keyword defender", sums.c("Aragorn, Heir of Elendil"), 2, 0, 0)
    assert sums.g.keyword(sums.c("Aragorn, Heir of Elendil"), "defender") == 3


@rule("tcg.keyword.defender-fp-only", "tcg.assign.example.leftover")
def test_shadow_players_pile_on() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Uruk Fighter")
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Ranger of the North", "Uruk Savage").take(
        "assign", "Frodo, Son of Drogo", "Uruk-hai Raiding Party (1_158)"
    )
    board.take("assign", "Frodo, Son of Drogo", "Uruk Fighter")
    board.take("skirmish", "Frodo, Son of Drogo")
    board.expect_log("tcg-log-skirmish", minions=[board.c("Uruk-hai Raiding Party (1_158)"), board.c("Uruk Fighter")])


@rule("tcg.keyword.ambush", "tcg.keyword.ambush-avoid")
def test_ambush() -> None:
    board = (
        Board(at=2).fellowship("Aragorn, Ranger of the North").minions("Southron Scout").pool(0).at_step("assignment")
    )
    board.take("assign", "Aragorn, Ranger of the North", "Southron Scout").take("ambush", "Southron Scout")
    assert board.now.pool == 2
