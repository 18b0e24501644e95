"""Winning with the last skirmish or as the last player."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board, reach
from westmarch.engine.testing import rule


@rule("tcg.win.site-nine", "tcg.win.no-last-regroup", "tcg.win.no-minions")
def test_winning_after_the_last_skirmish() -> None:
    board = (
        Board(at=9)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Úlairë Attëa, Keeper of Dol Guldur", "Isengard Retainer")
        .hand(0, "Swordarm of the White Tower")
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur").skip()
    prompts = set()
    for _ in range(60):
        if not board.now.asks:
            break
        prompts.add(board.asked)
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], seat=board.asker)
    assert board.now.winners == [0] and board.now.ending == "tcg-end-site-nine" and "tcg-ask-regroup" not in prompts
    assert "tcg-ask-defend" in prompts or board.now.over
    none = Board(at=9).hand(1, "Axe Strike").at_step("shadow")
    assert none.now.over and none.now.winners == [0]


@rule("tcg.win.extra-skirmish-counts")
def test_an_extra_skirmish_must_be_survived() -> None:
    board = (
        Board(at=9, ring="The One Ring, Isildur's Bane")
        .fellowship("Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar")
        .hand(1, "Return to Its Master")
        .hand(0, "Axe Strike")
    )
    board.g.ring_on = True
    board.fight("Gimli, Son of Glóin", "The Witch-king, Lord of Angmar")
    reach(board, "answer", "Return to Its Master").take("answer", "Return to Its Master")
    board.until("tcg-end-last", "tcg-end-site-nine", limit=40)
    assert board.now.winners == [1]


@rule("tcg.win.caverns")
def test_the_caverns_delay_the_win() -> None:
    sites = [*TOWERS_SITES[:8], "Caverns of Isengard"]
    board = (
        Board(at=9, sites=sites)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Isengard Retainer")
        .hand(0, "An Able Guide")
        .pool(5)
        .at_step("win")
    )
    assert not board.now.over and board.asked == "tcg-ask-regroup"
    board.until("tcg-end-site-nine", limit=20)
    assert board.now.winners == [0]
    board.expect_no_log("tcg-log-draw")  # the win comes as reconciling begins
    dead = Board(at=9, sites=sites).minions("Isengard Retainer").hurt("Frodo, Son of Drogo", 3).at_step("win")
    dead.until("tcg-ask-regroup", "tcg-end-site-nine")
    if dead.now.asks:
        reach(dead, "use", "Isengard Retainer").take("use", "Isengard Retainer")
        dead.until("tcg-end-last", limit=10)
        assert dead.now.winners == [1]


@rule("tcg.win.last-player", "tcg.lose.killed", "tcg.lose.multi.last-two")
def test_the_last_player_wins() -> None:
    board = (
        Board(at=2)
        .minions("The Witch-king, Lord of Angmar")
        .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        .until("tcg-end-last", limit=10)
    )
    assert board.now.winners == [1] and board.now.over and board.now.owner[board.now.path[1]] == 0


@rule("tcg.lose.multi.turn-continues", "tcg.lose.immediate")
def test_a_loss_in_the_fierce_round_ends_it() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("The Witch-king, Lord of Angmar", "Úlairë Attëa, Keeper of Dol Guldur", seat=1)
        .hand(1, "Axe Strike")
        .hand(2, "Axe Strike")
    )
    board.at_step("fierce_assignment").until("tcg-ask-defend").take(
        "assign", "Frodo, Son of Drogo", "The Witch-king, Lord of Angmar"
    )
    board.skip() if board.asked == "tcg-ask-defend" else board
    board.until("tcg-ask-reconcile", limit=20)
    assert board.now.out == [1, 0, 0] and board.now.fierce == 0 and board.now.savage == [] and board.now.fighter == -1
    assert board.asker == 2


@rule("tcg.win.site-nine", "tcg.win.no-minions", "tcg.win.no-last-regroup")
def test_winning_at_site_nine() -> None:
    board = Board(at=9).at_step("after_shadow")
    assert board.asked == "tcg-end-site-nine" and board.now.winners == [0]


@rule("tcg.win.caverns")
def test_the_caverns_of_isengard_delay_the_win() -> None:
    board = (
        Board(at=9).site(9, "Caverns of Isengard").minions("Isengard Retainer").at_step("win").until("tcg-ask-regroup")
    )
    assert not board.now.over and board.asked == "tcg-ask-regroup"
    board.until("tcg-end-site-nine")
    assert board.now.winners == [0]
