"""Losing and conceding: what becomes of the loser's cards and of the turn."""

from __future__ import annotations

import pytest

from tcg.board import Board, reach
from westmarch.engine.errors import Refused
from westmarch.engine.replaying import replay
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import (
    ADVENTURE,
    ATTACHED,
    DISCARD,
    PATH,
    REMOVED,
    STACKED,
    SUPPORT,
)
from westmarch.games.tcg.rules.losing import concede, lose


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


@rule("tcg.lose.multi.removed")
def test_a_losers_cards_leave_the_game() -> None:
    board = (
        Board(4, at=2)
        .fellowship("Gimli, Son of Glóin + Dwarven Axe", seat=1)
        .support(1, "Pinned Down")
        .minions("Goblin Runner", seat=1)
    )
    condition = board.add(2, "Leechcraft", ATTACHED, board.c("Gimli, Son of Glóin"))
    lose(board.g, 1, "tcg.lose.corrupted")
    assert board.g.zone[condition] == DISCARD and condition in board.g.discards[2]
    mine = [c for c in range(len(board.g.zone)) if board.g.owner[c] == 1]
    assert all(board.g.zone[c] == REMOVED for c in mine) and board.g.players() == [0, 2, 3] and not board.g.over


@rule("tcg.lose.multi.sites-replaced")
def test_the_example_of_replaced_sites() -> None:
    board = Board(4, at=7)
    for number in (2, 5, 7):
        site = board.g.path[number]
        own = next(c for c in board.g.adventure[1] if board.g.card(c).site == number)
        board.g.put(site, ADVENTURE)
        board.g.put(own, PATH)
        board.g.path[number] = own
    lose(board.g, 1, "tcg.lose.corrupted")
    assert [board.g.owner[board.g.path[n]] for n in (2, 5, 7)] == [0, 3, 2]


@rule("tcg.lose.multi.sites-he-controls")
def test_sites_a_loser_controls_are_freed() -> None:
    board = Board(4, at=5)
    own = next(c for c in board.g.adventure[1] if board.g.card(c).site == 1)
    board.g.put(board.g.path[1], ADVENTURE)
    board.g.put(own, PATH)
    board.g.path[1] = own
    board.controls(1, 1)
    board.controls(1, 2)
    third = board.controls(2, 3).g.path[3]
    board.g.owner[third] = 1
    stacked = [
        board.add(1, "Uruk Besieger", STACKED, board.g.path[1]),
        board.add(3, "Uruk Besieger", STACKED, board.g.path[2]),
    ]
    passenger = board.add(2, "Uruk Besieger", STACKED, third)
    lose(board.g, 1, "tcg.lose.corrupted")
    assert (
        board.g.control[1:4] == [-1, -1, 2]
        and board.g.owner[board.g.path[1]] == 0
        and board.g.owner[board.g.path[2]] == 0
    )
    assert all(board.g.zone[board.g.path[n]] == PATH for n in (1, 2)) and board.g.zone[stacked[1]] == DISCARD
    assert board.g.owner[board.g.path[3]] != 1 and board.g.host[passenger] == board.g.path[3]
    assert board.g.zone[passenger] == STACKED


@rule("tcg.lose.multi.turn-continues")
def test_the_others_complete_the_turn() -> None:
    board = (
        Board(3, at=2)
        .minions("The Witch-king, Lord of Angmar", "Orc Soldier", seat=1)
        .hand(1, "Axe Strike")
        .hand(2, "Axe Strike")
        .fellowship("Gimli, Son of Glóin", seat=1)
    )
    board.hand(1, "Dwarven Axe").fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
    board.g.ring_on = True
    board.g.lay("strength", board.c("Orc Soldier"), 1, 2, 0)
    prompts = []
    for _ in range(20):
        if board.now.turn > 1 or not board.now.asks:
            break
        prompts.append((board.asked, board.asker))
        board.do(board.all_codes()[0] if "pass" not in board.all_codes() else "pass", seat=board.asker)
    assert ("tcg-ask-reconcile", 2) in prompts and ("tcg-ask-reconcile", 1) in prompts
    assert prompts.index(("tcg-ask-reconcile", 2)) < prompts.index(("tcg-ask-reconcile", 1))
    assert board.now.ring_on == 0 and board.now.laid == []
    assert (
        board.now.out == [1, 0, 0]
        and board.now.fp == 1
        and board.zone("The Witch-king, Lord of Angmar") == DISCARD
        and board.now.turn == 2
    )


@rule("tcg.lose.concede")
def test_conceding_is_losing() -> None:
    board = (
        Board(3, at=4)
        .minions("Goblin Runner", seat=1)
        .hand(1, "Axe Strike")
        .hand(2, "Axe Strike")
        .hand(0, "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
    )
    board.until("tcg-ask-fellowship")
    assert board.session.leave(1)
    assert board.now.out == [0, 1, 0] and board.zone("Goblin Runner") == REMOVED and board.asked == "tcg-ask-fellowship"
    board.take("move")
    assert board.session.journal.records[0] == ["l", 1]
    again = replay(board.session.journal, board.game)
    assert again.state.out == [0, 1, 0]  # type: ignore[attr-defined]
    mine = (
        Board(3, at=4)
        .hand(0, "Dwarven Axe")
        .hand(1, "Axe Strike", "Dwarven Axe")
        .hand(2, "Axe Strike")
        .fellowship("Gimli, Son of Glóin")
    )
    mine.fellowship("Gimli, Son of Glóin", seat=1)
    mine.until("tcg-ask-fellowship")
    assert mine.session.leave(0)
    assert mine.now.out == [1, 0, 0] and not mine.now.over
    mine.until("tcg-ask-fellowship", limit=20)
    assert mine.now.fp == 1
    two = Board(at=4).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin")
    two.until("tcg-ask-fellowship")
    assert not two.session.leave(0) and not two.now.out[0] and not concede(two.now, 1)


def test_conceding_in_the_middle_of_an_action() -> None:
    board = (
        Board(3, at=4)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Orc Soldier", seat=1)
        .hand(1, "Hate")
        .hand(2, "Axe Strike")
    )
    board.hand(0, "Dwarven Axe")
    board.at_step("maneuver")
    reach(board, "play", "Hate").take("play", "Hate")
    assert board.asker == 1
    assert board.session.leave(1)
    assert (
        board.now.asks
        and board.asker != 1
        and board.wounds("Aragorn, Ranger of the North") == 0
        and board.wounds("Gimli, Son of Glóin") == 0
    )
    with pytest.raises(Refused):
        board.session.decide(1, "pass")


@rule("tcg.lose.multi.removed", "tcg.lose.multi.turn-continues", "tcg.multi.placing-after-loss")
def test_a_player_drops_out() -> None:
    board = (
        Board(3, at=1).site(1, "The Prancing Pony").fellowship("Gimli, Son of Glóin").hand(0, "Dwarven Axe").burdens(9)
    )
    held = board.add(1, "Wounded", 8, board.c("Gimli, Son of Glóin"))
    board.take("use", "The Prancing Pony")
    assert not board.now.over and board.now.out == [1, 0, 0] and board.now.zone[held] == DISCARD
    assert board.now.zone[board.now.bearer[0]] == REMOVED and board.now.fp in (0, 1)


@rule("tcg.lose.multi.sites-replaced", "tcg.lose.multi.controlled-by-others", "tcg.lose.multi.sites-he-controls")
def test_sites_of_a_loser() -> None:
    board = Board(4, at=5)
    board.g.control[1] = 2
    board.g.put(board.g.path[1], SUPPORT)
    board.g.control[2] = 0
    board.g.put(board.g.path[2], SUPPORT)
    lose(board.g, 0, "tcg.lose.concede")
    owners = [board.g.owner[board.g.path[n]] for n in range(1, 6)]
    assert owners == [3, 2, 1, 3, 2] and board.g.control[1:3] == [2, -1]


@rule("tcg.lose.killed", "tcg.lose.multi.last-two", "tcg.win.last-player", "tcg.lose.immediate")
def test_losing_by_death() -> None:
    board = (
        Board(at=2)
        .minions("The Witch-king, Lord of Angmar")
        .hurt("Frodo, Son of Drogo", 3)
        .fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar")
        .until("tcg-end-last")
    )
    assert board.now.winners == [1] and board.asked == "tcg-end-last"


@rule("tcg.lose.corrupted", "tcg.burden.corruption", "tcg.burden.persist", "tcg.cost.add-burden")
def test_losing_by_corruption() -> None:
    board = (
        Board(at=1)
        .site(1, "The Prancing Pony")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
        .burdens(9)
        .take("use", "The Prancing Pony")
    )
    assert board.asked == "tcg-end-last" and board.now.winners == [1]
