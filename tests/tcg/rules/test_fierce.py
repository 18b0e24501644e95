"""The fierce round."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, quiet
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DISCARD, PLAY, SKIRMISH
from westmarch.games.tcg.rules.archery import fellowship_targets, minion_targets
from westmarch.games.tcg.rules.assignment import forbids_assignment
from westmarch.games.tcg.rules.skirmish import Resolution

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


@rule("tcg.fierce.none", "tcg.fierce.only-fierce")
def test_only_minions_fierce_at_its_beginning() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151", "1_229").at_step("fierce_assignment")
    board.until("tcg-ask-defend")
    board.now.lay("keyword fierce", board.c("1_151"), 1, 1, 0)
    refusal = forbids_assignment(board.now, 0, board.c("1_89"), board.c("1_151"))
    assert refusal == "tcg.fierce.only-fierce" and board.can("assign", "1_89", "1_229")
    board.skip()
    assert board.asked == "tcg-ask-leftover" and not board.can("assign", "1_89", "1_151")
    none = Board(at=2).fellowship("1_89").minions("1_151").at_step("fierce_assignment")
    assert none.asked in LAST


@rule("tcg.fierce.committed")
def test_a_minion_that_loses_fierce_still_fights() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_229").at_step("fierce_assignment").until("tcg-ask-defend")
    board.now.lay("not fierce", board.c("1_229"), 1, 1, 0)
    assert board.now.keyword(board.c("1_229"), "fierce") == 0 and board.can("assign", "1_89", "1_229")
    board.take("assign", "1_89", "1_229")
    quiet(board)
    board.expect_log("tcg-log-skirmish", minions=[board.c("1_229")])


@rule("tcg.fierce.example", "tcg.fierce.defenders-fresh", "tcg.fierce.normal-skipped")
def test_a_fierce_survivor_is_offered_again() -> None:
    board = Board(at=2).fellowship("1_89", "1_13").minions("1_151").hand(0, "1_3").at_step("assignment")
    board.g.lay("keyword fierce", board.c("1_151"), 1, 1, 0)
    board.take("assign", "1_89", "1_151").until("tcg-ask-defend")
    assert board.wounds("1_151") == 1 and board.now.fierce == 1
    assert board.can("assign", "1_89", "1_151") and board.can("assign", "1_13", "1_151")
    idle = Board(at=2).fellowship("1_89").minions("1_229").at_step("assignment").skip(2)
    assert idle.now.fierce == 1 and idle.can("assign", "1_89", "1_229")


@rule("tcg.fierce.gained-in-time")
def test_a_madman_becomes_fierce_by_winning() -> None:
    board = Board(at=2).fellowship("1_13").minions("4_12").fight("1_13", "4_12").until("tcg-ask-answer")
    board.take("answer", "4_12").until("tcg-ask-defend")
    assert board.now.fierce == 1 and board.can("assign", "1_13", "4_12")


@rule("tcg.fierce.skirmish-kind")
def test_uruk_chaser_in_the_fierce_round() -> None:
    board = Board(at=2).fellowship("1_89").minions("4_181")
    board.g.lay("keyword fierce", board.c("4_181"), 1, 1, 0)
    board.hand(0, "1_116", "1_117").fight("1_89", "4_181")
    assert board.strength("4_181") == 9
    board.until("tcg-ask-defend", limit=30).take("assign", "1_89", "4_181")
    assert board.now.phase == SKIRMISH and board.strength("4_181") == 11


@rule("tcg.fierce.ally-eligible", "tcg.fierce.assignment-actions", "tcg.faq.s4.4_353")
def test_great_hall_twice() -> None:
    board = Board(at=6, sites=TOWERS_SITES).site(6, "4_353").support(0, "4_277").minions("1_236").burdens(4)
    board.g.lay("keyword fierce", board.c("1_236"), 1, 1, 0)
    board.fellowship("1_13").at_step("assignment").until("tcg-ask-assignment")
    assert board.can("use", "1_236")
    board.skip()
    assert board.can("assign", "4_277", "1_236") and board.skip().can("assign", "4_277", "1_236")
    board.skip().until("tcg-ask-assignment")
    assert board.now.fierce == 1 and board.can("use", "1_236")
    board.skip()
    assert board.can("assign", "4_277", "1_236")
    arrows = Board(at=6, sites=TOWERS_SITES).site(6, "4_353").support(0, "4_277").minions("1_176")
    arrows.g.phase = 4
    assert arrows.c("4_277") in fellowship_targets(arrows.g)


@rule("tcg.keyword.fierce-prevented")
def test_you_cannot_pass() -> None:
    board = Board(at=5).fellowship("1_364+2_29", "1_13").minions("2_51").hand(0, "2_30").at_step("maneuver")
    assert board.now.keyword(board.c("2_51"), "fierce") == 1
    board.take("play", "2_30")
    board.now.lay("keyword fierce", board.c("2_51"), 1, 1, 0)
    assert board.now.keyword(board.c("2_51"), "fierce") == 0


@rule("tcg.keyword.defender", "tcg.keyword.defender-sum", "tcg.keyword.defender-example")
def test_defender_bonuses_add_up() -> None:
    board = (
        Board(at=2).fellowship("4_109").minions("1_151", "1_158", "1_143", "1_146").hand(0, "1_103").at_step("maneuver")
    )
    board.take("play", "1_103").until("tcg-ask-defend")
    assert board.now.keyword(board.c("4_109"), "defender") == 2
    for minion in ("1_151", "1_158", "1_143"):
        board.take("assign", "4_109", minion)
    assert not board.can("assign", "4_109", "1_146")
    arm = Board(at=2).fellowship("1_89").minions("1_143").hand(0, "1_116", "1_117")
    arm.g.lay("keyword defender", arm.c("1_89"), 2, 2, 0)
    arm.fight("1_89", "1_143").take("play", "1_116")
    assert arm.strength("1_89") == 8 + 4


@rule("tcg.multi.shared-side")
def test_minions_of_two_players_fight_together() -> None:
    board = Board(3, at=2).fellowship("1_89").minions("1_178", seat=1).minions("1_176", seat=2)
    board.fight("1_89", "1_178", "1_176").until(*LAST)
    board.expect_log("tcg-log-won", count=12, other=8)
    assert board.wounds("1_89") == 1 and len(board.now.remembered(4)) == 2


@rule("tcg.wound.same-time-losers")
def test_all_losers_are_wounded_before_any_optional_answer() -> None:
    board = Board(at=6).fellowship("1_11").minions("1_271", "1_271").hand(0, "1_25").hurt("1_11", 1)
    board.g.lay("strength", board.c("1_11"), 12, 2, 0)
    board.fight("1_11", "1_271", "1_271").until("tcg-ask-answer")
    assert board.can("answer", "1_25")
    assert [board.wounds("1_271", n) for n in (1, 2)] == [1, 1]


@rule("tcg.keyword.roaming-state")
def test_what_are_they_finds_roaming_minions() -> None:
    board = Board(at=3).fellowship("1_89").minions("1_178", "2_42").hand(0, "1_119").at_step("regroup")
    if not board.can("play", "1_119"):
        board = Board(at=3).fellowship("1_89").minions("1_178", "2_42").hand(0, "1_119").at_step("maneuver")
    board.take("play", "1_119")
    assert board.zone("1_178") == DISCARD and board.zone("2_42") == PLAY


def test_a_resolution_with_nobody_left() -> None:
    board = Board(at=2)
    board.g.skirmishing = 1
    resolution = Resolution()
    resolution.compare(board.g)
    assert resolution.winners == [] and minion_targets(board.g, 1) == [] and FELLOWSHIP_SITES


@rule("tcg.archery.choose-shadow-player")
def test_nobody_is_named_without_arrows() -> None:
    board = Board(3, at=2).fellowship("1_13").minions("1_151", seat=1).minions("1_158", seat=2).at_step("archery")
    assert board.asked == "tcg-ask-defend"


@rule("tcg.skirmish.losing-character", "tcg.faq.s4.1_162")
def test_a_removed_uruk_was_still_in_the_skirmish() -> None:
    from westmarch.games.tcg.rules.wounds import out_of_skirmish

    board = Board(at=2).fellowship("1_53").minions("4_10", "1_151").support(1, "1_162").hand(0, "1_37", "1_3")
    board.fight("1_53", "4_10", "1_151")
    assert board.asked == "tcg-ask-skirmish"
    out_of_skirmish(board.now, board.c("1_151"))
    board.until("tcg-ask-either", *LAST, limit=10)
    assert board.asked == "tcg-ask-either"
