"""Archery."""

from __future__ import annotations

from tcg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD
from westmarch.games.tcg.rules.archery import fellowship_targets, fellowship_total, minion_total

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


@rule("tcg.archery.fellowship-total", "tcg.archery.keyword-not-cumulative")
def test_who_adds_to_the_fellowships_total() -> None:
    assert fellowship_total(Board(at=2).fellowship("1_50", "1_89+1_90").g) == 2
    assert fellowship_total(Board(at=2).fellowship("1_50+1_41").g) == 1


@rule("tcg.archery.minion-total")
def test_one_total_of_all_shadow_players() -> None:
    board = Board(3, at=2).minions("1_176", seat=1).minions("1_176", "1_176", seat=2).fellowship("1_13", "1_89")
    assert minion_total(board.g) == 3
    board.at_step("archery")
    for _ in range(3):
        assert board.asked == "tcg-ask-archery-wound" and board.asker == 0
        board.take("wound", "1_89")
    assert board.wounds("1_89") == 3 and board.asked != "tcg-ask-archery-wound"


@rule("tcg.archery.default-zero")
def test_bonuses_without_archers() -> None:
    bowmen = Board(at=2).minions("1_271").support(1, "1_264")
    bowmen.g.phase = 4
    assert minion_total(bowmen.g) == 1
    axe = Board(at=2).fellowship("1_13+2_10").minions("1_143").at_step("archery").take("use", "2_10")
    assert axe.wounds("1_143") == 1 and axe.zone("2_10") == DISCARD


@rule("tcg.archery.does-not-add", "tcg.archery.does-not-add-once")
def test_legolas_shoots_by_himself() -> None:
    board = Board(at=2).fellowship("1_50", "1_53+1_41").minions("1_143", "1_158").hand(0, "1_38").at_step("archery")
    board.take("use", "1_50").take("choose", "1_158").take("use", "1_50").take("choose", "1_158")
    assert board.wounds("1_158") == 2 and fellowship_total(board.now) == 1
    assert board.now.keyword(board.c("1_50"), "archer") == 1 and board.can("play", "1_38")


@rule("tcg.archery.actions-first")
def test_no_archery_event_after_the_totals() -> None:
    board = Board(at=2).fellowship("1_50").minions("1_176", "1_143").hand(0, "1_38").at_step("archery")
    assert board.asked == "tcg-ask-archery" and board.can("play", "1_38")
    board.skip()
    assert board.asked == "tcg-ask-archery-wound"
    board.take("wound", "1_50")
    assert board.asker == 1 and not board.can("play", "1_38")
    board.take("wound", "1_143")
    assert board.zone("1_38") != DISCARD and board.asked == "tcg-ask-defend"


@rule("tcg.archery.totals-before-wounds")
def test_an_archer_that_dies_has_shot() -> None:
    board = (
        Board(at=2).fellowship("1_53+1_41").minions("1_176").hurt("1_53", 1).at_step("archery").take("wound", "1_53")
    )
    assert board.zone("1_53") == DEAD and board.wounds("1_176") + (board.zone("1_176") == DISCARD) >= 1


@rule("tcg.archery.fp-assigns", "tcg.archery.may-kill", "tcg.archery.one-by-one")
def test_any_split_but_nobody_dies_twice() -> None:
    board = Board(at=2).fellowship("1_53", "1_89").minions("1_176", "1_176", "1_176").hurt("1_53", 1).at_step("archery")
    board.take("wound", "1_53")
    assert board.zone("1_53") == DEAD and not board.can("wound", "1_53")
    board.take("wound", "1_290").take("wound", "1_89")
    assert (board.wounds("1_290"), board.wounds("1_89")) == (1, 1)


@rule("tcg.archery.choose-shadow-player", "tcg.multi.archery-poor-choice")
def test_one_shadow_player_takes_all_arrows() -> None:
    board = Board(3, at=2).fellowship("1_50", "1_53+1_41").minions("1_143", "1_151", seat=2).minions("1_158", seat=1)
    board.at_step("archery").skip()
    assert board.asked == "tcg-ask-name" and board.asker == 0
    board.take("name", 2)
    assert board.asker == 2 and not board.can("wound", "1_158")
    board.take("wound", "1_143").take("wound", "1_151")
    assert board.wounds("1_158") == 0 and board.wounds("1_143") == 1 and board.wounds("1_151") == 1
    lost = Board(3, at=2).fellowship("1_50").minions("1_143", seat=2).at_step("archery").skip().take("name", 1)
    assert lost.wounds("1_143") == 0


@rule("tcg.archery.leftover", "tcg.archery.must-assign")
def test_wounds_must_be_assigned_and_the_rest_is_lost() -> None:
    board = (
        Board(at=2).fellowship("1_50", "1_53+1_41").minions("1_178", "1_178").hand(0, "1_38", "1_38").at_step("archery")
    )
    board.take("play", "1_38").take("play", "1_38").until(*LAST, "tcg-ask-defend")
    assert board.zone("1_178", 1) == DISCARD and board.zone("1_178", 2) == DISCARD
    alone = Board(at=2).minions("1_176").hurt("1_290", 3).at_step("archery")
    alone.until("tcg-end-last", "tcg-ask-answer")
    if alone.asked == "tcg-ask-answer":
        alone.skip()
    assert alone.now.winners == [1]
    offered = Board(at=2).fellowship("1_13").minions("1_176").at_step("archery")
    assert "pass" not in offered.all_codes()


@rule("tcg.archery.preventable")
def test_one_of_two_archery_wounds_is_prevented() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_176", "1_176").hand(0, "1_76").at_step("archery")
    board.take("wound", "1_364").take("answer", "1_76").take("wound", "1_364")
    assert board.wounds("1_364") == 1


@rule("tcg.archery.ally-participation", "tcg.ally.combat-at-home", "tcg.ally.no-combat-away", "tcg.ally.at-home")
def test_an_ally_shoots_and_fights_at_home_only() -> None:
    def at(number: int) -> Board:
        return Board(at=number).support(0, "1_57", "1_34").minions("1_176").fellowship("1_13")

    assert fellowship_total(at(6).g) == 1 and fellowship_total(at(5).g) == 0
    home = at(6).at_step("archery").until("tcg-ask-archery-wound")
    assert home.can("wound", "1_57") and home.can("wound", "1_13")
    away = at(5).at_step("archery").until("tcg-ask-archery-wound")
    assert not away.can("wound", "1_57") and not away.can("wound", "1_34")
    fight = at(6).at_step("assignment")
    assert fight.can("assign", "1_34", "1_176") and "pass" in fight.all_codes()
    far = at(5).at_step("assignment")
    assert not far.can("assign", "1_34", "1_176")
    far.skip()
    assert far.asked == "tcg-ask-leftover" and not far.can("assign", "1_34", "1_176")


@rule("tcg.archery.modifier-timing")
def test_pinned_down_needs_a_living_archer() -> None:
    board = Board(at=4).fellowship("1_50").minions("1_176", "1_143").support(1, "1_192")
    assert fellowship_total(board.g) == 0
    board.at_step("archery").take("use", "1_50").take("choose", "1_176")
    assert board.zone("1_176") == DISCARD and board.now.stated("archery") == 0
    alive = Board(at=4).fellowship("1_50", "1_89+1_90").minions("1_143").support(1, "1_192")
    assert fellowship_total(alive.g) == 2


@rule("tcg.archery.fp-may-skip")
def test_the_fp_player_is_asked_before_archery() -> None:
    board = Board(at=4).fellowship("1_50").minions("1_165+2_53").at_step("archery")
    assert board.asker == 0 and board.asked in ("tcg-ask-may", "tcg-ask-answer", "tcg-ask-either")
    codes = [code for code in board.all_codes() if code != "pass"]
    board.do(codes[0], 0)
    assert board.asked == "tcg-ask-defend" and board.wounds("1_165") == 0
    declined = Board(at=4).fellowship("1_50").minions("1_165+2_53").at_step("archery").skip()
    assert declined.asked == "tcg-ask-archery"


@rule("tcg.keyword.archer")
def test_an_archer_fights_like_anyone() -> None:
    board = Board(at=2).fellowship("1_51").minions("1_143").at_step("archery")
    assert fellowship_total(board.g) == 1
    board.until("tcg-ask-defend")
    assert board.wounds("1_143") == 1 and board.can("assign", "1_51", "1_143")


@rule("tcg.keyword.unhasty-archery")
def test_an_unhasty_companion_takes_arrows() -> None:
    board = Board(at=2).fellowship("5_15").minions("1_176")
    assert board.c("5_15") in fellowship_targets(board.g)
