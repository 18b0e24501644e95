"""Discarding and drawing."""

from __future__ import annotations

from tcg.board import Board, reach
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DISCARD, HAND, STACKED


@rule("tcg.discard.default-from-play", "tcg.discard.companion-not-dead")
def test_discard_means_from_play() -> None:
    board = (
        Board(at=2)
        .fellowship("1_53", "1_13", "1_50", "1_89")
        .minions("1_151")
        .hurt("1_53", 1)
        .hand(1, "1_123", "1_3")
        .pool(3)
    )
    board.hand(0, "1_7").at_step("maneuver")
    reach(board, "play", "1_123").take("play", "1_123")
    assert board.zone("1_53") == DISCARD and board.now.dead[0] == [] and board.zone("1_7") == HAND


@rule("tcg.discard.one-at-a-time", "tcg.discard.from-deck-empty")
def test_discards_from_a_deck_are_seen_one_by_one() -> None:
    board = Board(at=2, filler={}).fellowship("1_13").minions("1_178").hand(0, "1_23").deck(1, "1_3", "1_4")
    board.fight("1_13", "1_178").until("tcg-ask-answer").take("answer", "1_23")
    seen = [e.about["card"] for e in board.entries(0) if e.key == "tcg-log-top-discard"]
    assert seen == [board.c("1_4"), board.c("1_3")] and board.now.decks[1] == [] and not board.now.over


@rule("tcg.discard.instead-forms")
def test_stacked_instead_is_not_discarded() -> None:
    board = (
        Board(at=2).fellowship("1_303", "1_13", "1_50", "1_89").support(0, "4_103").hurt("1_303", 3).minions("1_151")
    )
    board.hand(1, "1_123", "1_3").pool(3).at_step("maneuver")
    reach(board, "play", "1_123").take("play", "1_123").take("answer", "4_103")
    assert board.zone("1_303") == STACKED and board.now.host[board.c("1_303")] == board.c("4_103")
    board.expect_no_log("tcg-log-discard")


@rule("tcg.discard.cannot-be-discarded")
def test_who_may_not_be_discarded_cannot_pay_with_it() -> None:
    def merry(hunter: bool) -> Board:
        board = Board(at=6).fellowship("4_311", "1_89").minions("1_271").hand(0, "1_116")
        if hunter:
            board.minions("4_188")
        return board.fight("1_89", "1_271")

    assert merry(False).can("use", "4_311") and not merry(True).can("use", "4_311")


@rule("tcg.discard.by-opponent-only")
def test_protection_from_opponents_only() -> None:
    from westmarch.games.tcg.rules.protection import forbids_discard

    board = Board().fellowship("1_306", "1_311+1_317").support(0, "2_96").support(1, "1_192").hand(0, "1_299")
    shadow = board.add(1, "2_80", DISCARD)
    assert forbids_discard(board.g, board.c("1_317"), shadow) == "tcg.discard.cannot-be-discarded"
    assert forbids_discard(board.g, board.c("1_317"), board.c("2_96")) is None
    board.take("use", "2_96")
    assert board.zone("1_317") == DISCARD and board.zone("1_192") == DISCARD


@rule("tcg.support.opponents-area")
def test_a_condition_in_any_opponents_support_area() -> None:
    board = Board(3).fellowship("1_89", "1_311+1_317").support(0, "2_96").support(1, "1_192").support(2, "1_211")
    board.bear("1_89", "1_282", seat=1).hand(0, "1_299").take("use", "2_96")
    assert board.can("choose", "1_192") and board.can("choose", "1_211") and not board.can("choose", "1_282")
