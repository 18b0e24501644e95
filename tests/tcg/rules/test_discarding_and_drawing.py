"""Discarding and drawing."""

from __future__ import annotations

from tcg.board import Board, reach
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DISCARD, HAND, STACKED


@rule("tcg.discard.default-from-play", "tcg.discard.companion-not-dead")
def test_discard_means_from_play() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf", "Gimli, Son of Glóin", "Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .hurt("Lórien Elf", 1)
        .hand(1, "Caradhras Has Not Forgiven Us", "Axe Strike")
        .pool(3)
    )
    board.hand(0, "Dwarf Guard").at_step("maneuver")
    reach(board, "play", "Caradhras Has Not Forgiven Us").take("play", "Caradhras Has Not Forgiven Us")
    assert board.zone("Lórien Elf") == DISCARD and board.now.dead[0] == [] and board.zone("Dwarf Guard") == HAND


@rule("tcg.discard.one-at-a-time", "tcg.discard.from-deck-empty")
def test_discards_from_a_deck_are_seen_one_by_one() -> None:
    board = (
        Board(at=2, filler={})
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Nobody Tosses a Dwarf")
        .deck(1, "Axe Strike", "Battle Fury")
    )
    board.fight("Gimli, Son of Glóin", "Goblin Runner").until("tcg-ask-answer").take("answer", "Nobody Tosses a Dwarf")
    seen = [e.about["card"] for e in board.entries(0) if e.key == "tcg-log-top-discard"]
    assert seen == [board.c("Battle Fury"), board.c("Axe Strike")] and board.now.decks[1] == [] and not board.now.over


@rule("tcg.discard.instead-forms")
def test_stacked_instead_is_not_discarded() -> None:
    board = (
        Board(at=2)
        .fellowship(
            "Merry, From O'er the Brandywine",
            "Gimli, Son of Glóin",
            "Legolas, Greenleaf",
            "Aragorn, Ranger of the North",
        )
        .support(0, "Treebeard, Earthborn")
        .hurt("Merry, From O'er the Brandywine", 3)
        .minions("Uruk Savage")
    )
    board.hand(1, "Caradhras Has Not Forgiven Us", "Axe Strike").pool(3).at_step("maneuver")
    reach(board, "play", "Caradhras Has Not Forgiven Us").take("play", "Caradhras Has Not Forgiven Us").take(
        "answer", "Treebeard, Earthborn"
    )
    assert board.zone("Merry, From O'er the Brandywine") == STACKED and board.now.host[
        board.c("Merry, From O'er the Brandywine")
    ] == board.c("Treebeard, Earthborn")
    board.expect_no_log("tcg-log-discard")


@rule("tcg.discard.cannot-be-discarded")
def test_who_may_not_be_discarded_cannot_pay_with_it() -> None:
    def merry(hunter: bool) -> Board:
        board = (
            Board(at=6)
            .fellowship("Merry, Unquenchable Hobbit", "Aragorn, Ranger of the North")
            .minions("Orc Soldier")
            .hand(0, "Swordarm of the White Tower")
        )
        if hunter:
            board.minions("Uruk Hunter")
        return board.fight("Aragorn, Ranger of the North", "Orc Soldier")

    assert merry(False).can("use", "Merry, Unquenchable Hobbit") and not merry(True).can(
        "use", "Merry, Unquenchable Hobbit"
    )


@rule("tcg.discard.by-opponent-only")
def test_protection_from_opponents_only() -> None:
    from westmarch.games.tcg.rules.protection import forbids_discard

    board = (
        Board()
        .fellowship("Pippin, Friend to Frodo", "Sam, Son of Hamfast + There and Back Again")
        .support(0, "Bilbo, Well-spoken Gentlehobbit")
        .support(1, "Pinned Down")
        .hand(0, "Hobbit Sword (1_299)")
    )
    shadow = board.add(1, "Stricken Dumb", DISCARD)
    assert forbids_discard(board.g, board.c("There and Back Again"), shadow) == "tcg.discard.cannot-be-discarded"
    assert forbids_discard(board.g, board.c("There and Back Again"), board.c("Bilbo, Well-spoken Gentlehobbit")) is None
    board.take("use", "Bilbo, Well-spoken Gentlehobbit")
    assert board.zone("There and Back Again") == DISCARD and board.zone("Pinned Down") == DISCARD


@rule("tcg.support.opponents-area")
def test_a_condition_in_any_opponents_support_area() -> None:
    board = (
        Board(3)
        .fellowship("Aragorn, Ranger of the North", "Sam, Son of Hamfast + There and Back Again")
        .support(0, "Bilbo, Well-spoken Gentlehobbit")
        .support(1, "Pinned Down")
        .support(2, "Drawn to Its Power")
    )
    board.bear("Aragorn, Ranger of the North", "The Weight of a Legacy", seat=1).hand(0, "Hobbit Sword (1_299)").take(
        "use", "Bilbo, Well-spoken Gentlehobbit"
    )
    assert (
        board.can("choose", "Pinned Down")
        and board.can("choose", "Drawn to Its Power")
        and not board.can("choose", "The Weight of a Legacy")
    )


@rule("tcg.draw.empty-deck", "tcg.draw.no-reshuffle", "tcg.discard.from-deck-empty")
def test_an_empty_deck_is_no_loss() -> None:
    board = Board(at=2, filler={}).pile(1, DISCARD, "Goblin Runner").at_step("regroup").until("tcg-ask-move-again")
    assert board.now.hands[1] == [] and not board.now.over and len(board.now.discards[1]) == 1
