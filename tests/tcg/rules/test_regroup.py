"""The regroup phase."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DISCARD, STACKED, SUPPORT


def keys(board: Board) -> list[str]:
    return [entry.key for entry in board.entries()]


@rule("tcg.regroup.shadow-reconcile", "tcg.regroup.reconcile.optional-discard", "tcg.regroup.reconcile.one-voluntary")
def test_reconciling_in_every_regroup() -> None:
    board = Board(at=2).hand(1, *["Goblin Runner"] * 8).hand(0, "Axe Strike").at_step("regroup")
    assert board.asked == "tcg-ask-reconcile" and board.asker == 1
    assert {len(code.split(":")[1].split(",")) if code != "discard:" else 0 for code in board.all_codes()} == {0, 1}
    board.take("discard", "Goblin Runner")
    assert len(board.now.hands[1]) == 8 and len(board.now.discards[1]) == 1
    board.until("tcg-ask-move-again").take("move").until("tcg-ask-reconcile", limit=40)
    assert board.asker == 1 and board.now.turn == 1


@rule("tcg.regroup.reconcile.discard-down", "tcg.draw.hand-no-limit-midturn")
def test_eleven_cards_become_eight() -> None:
    board = Board(at=2).hand(1, *["Goblin Runner"] * 12).at_step("regroup")
    assert len(board.now.hands[1]) == 12
    board.do("discard:", seat=1)
    assert board.asked == "tcg-ask-discard-down"
    board.do(board.all_codes()[0], seat=1)
    assert len(board.now.hands[1]) == 8


@rule("tcg.regroup.reconcile.by-card")
def test_lembas_reconciles() -> None:
    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf + Lembas")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow", "Delving", "Dwarven Armor")
        .at_step("regroup")
    )
    board.take("use", "Lembas")
    assert board.asked == "tcg-ask-reconcile" and board.asker == 0
    board.do("discard:", seat=0)
    assert len(board.now.hands[0]) == 8 and board.zone("Lembas") == DISCARD
    board.until("tcg-ask-move-again")
    assert len(board.now.hands[0]) == 8


@rule("tcg.regroup.move-again", "tcg.twilight.persists", "tcg.regroup.fp-no-reconcile-on-move")
def test_the_second_move_keeps_everything() -> None:
    board = (
        Board(at=1)
        .site(2, "Ettenmoors")
        .site(3, "Rivendell Valley")
        .fellowship("Gimli, Son of Glóin")
        .hurt("Gimli, Son of Glóin", 1)
        .minions("Orc Soldier")
        .pool(4)
    )
    board.g.at[0] = 2
    board.g.touch()
    board.hand(0, "Axe Strike").hand(1, "Goblin Runner").at_step("regroup").until("tcg-ask-move-again").take("move")
    assert (
        board.now.pool == 4 + 0 + 2
        and board.now.in_play(board.c("Orc Soldier"))
        and board.wounds("Gimli, Son of Glóin") == 1
    )
    assert len(board.now.hands[0]) == 1 and board.asked == "tcg-ask-shadow"


@rule("tcg.regroup.stay", "tcg.regroup.minions-discarded-not-killed")
def test_staying_in_its_order() -> None:
    board = (
        Board(at=2)
        .minions("Goblin Runner + Goblin Scimitar", "Uruk Savage")
        .support(1, "Plundered Armories")
        .pool(5)
        .hand(0, "Axe Strike")
        .hand(1, "Axe Strike")
    )
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", seat=0)
    logged = keys(board)
    assert logged.index("tcg-log-draw") < logged.index("tcg-log-minions-gone") < logged.index("tcg-log-discard")
    board.expect_no_log("tcg-log-kill")
    assert (
        board.zone("Goblin Runner") == DISCARD
        and board.zone("Goblin Scimitar") == DISCARD
        and board.zone("Uruk Savage") == DISCARD
    )


@rule("tcg.regroup.stacked-stay")
def test_stacked_minions_survive_the_turn() -> None:
    board = Board(at=5, sites=TOWERS_SITES).minions("Uruk Savage").hand(0, "Axe Strike").hand(1, "Axe Strike")
    board.g.control[1] = 1
    board.g.put(board.g.path[1], SUPPORT)
    stacked = board.add(1, "Uruk Besieger", STACKED, board.g.path[1])
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", seat=0)
    assert board.now.turn == 2 and board.now.zone[stacked] == STACKED and board.zone("Uruk Savage") == DISCARD


@rule("tcg.regroup.forced-move")
def test_hornburg_wall_works_within_the_limit() -> None:
    board = Board(at=5, sites=TOWERS_SITES).site(5, "Hornburg Wall").minions("Goblin Runner").pool(9).at_step("regroup")
    board.take("use", "Hornburg Wall")
    while board.asked == "tcg-ask-reconcile":
        board.do("discard:", seat=board.asker)
    assert board.now.at[0] == 6  # staying was no option, so the move made itself
    spent = Board(at=5, sites=TOWERS_SITES).site(5, "Hornburg Wall").minions("Goblin Runner").pool(9)
    spent.g.moves = 2
    spent.at_step("regroup").take("use", "Hornburg Wall")
    for _ in range(10):
        if spent.now.turn > 1:
            break
        spent.do(spent.all_codes()[0], seat=spent.asker)
    assert spent.now.turn == 2 and spent.now.at[0] == 5


@rule("tcg.regroup.events-before-move")
def test_no_regroup_action_after_the_decision() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "An Able Guide", "We Must Go Warily")
        .hand(1, "Goblin Runner")
        .pool(6)
        .at_step("regroup")
    )
    assert board.can("play", "An Able Guide")
    board.skip().until("tcg-ask-move-again")
    assert board.why_not(f"play:{board.name('An Able Guide')}", 0) is not None and not board.can(
        "play", "An Able Guide"
    )
    board.take("move")
    assert not board.can("play", "An Able Guide") and board.can("answer", "We Must Go Warily")


@rule("tcg.regroup.shadow-cards-remain", "tcg.condition.stays")
def test_conditions_stay_from_turn_to_turn() -> None:
    board = (
        Board(at=2)
        .support(1, "Pinned Down")
        .support(0, "Lord of Moria")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Axe Strike")
        .hand(1, "Axe Strike")
    )
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", seat=0)
    assert (
        board.now.fp == 1
        and board.now.in_play(board.c("Pinned Down"))
        and board.c("Pinned Down") not in board.now.active()
    )
    assert board.now.in_play(board.c("Lord of Moria")) and board.c("Lord of Moria") not in board.now.active()


@rule(
    "tcg.regroup.shadow-reconcile",
    "tcg.regroup.reconcile.optional-discard",
    "tcg.regroup.reconcile.draw-up",
    "tcg.regroup.reconcile.one-voluntary",
)
def test_reconciling() -> None:
    board = Board(at=2).hand(1, "Goblin Runner", "Goblin Marksman").at_step("regroup")
    assert board.asked == "tcg-ask-reconcile" and board.asker == 1
    board.take("discard", "Goblin Runner")
    assert len(board.now.hands[1]) == 8 and board.zone("Goblin Runner") == DISCARD


@rule("tcg.regroup.reconcile.discard-down", "tcg.draw.hand-no-limit-midturn")
def test_discarding_down() -> None:
    board = Board(at=2).hand(1, *["Goblin Runner"] * 11).at_step("regroup").do("discard:", seat=1)
    assert board.asked == "tcg-ask-discard-down"
    board.do(board.all_codes()[0], seat=1)
    assert len(board.now.hands[1]) == 8


@rule("tcg.regroup.fp-choice", "tcg.regroup.stay", "tcg.regroup.minions-discarded-not-killed", "tcg.turn.end")
def test_staying() -> None:
    board = (
        Board(at=2)
        .minions("Goblin Runner + Goblin Scimitar")
        .support(1, "Drawn to Its Power", "Pinned Down")
        .hand(1, "Dwarven Axe", "Delving")
        .at_step("regroup")
    )
    board.fellowship("Gimli, Son of Glóin", seat=1).until("tcg-ask-move-again").take("stay").until("tcg-ask-fellowship")
    assert board.zone("Goblin Runner") == DISCARD and board.zone("Goblin Scimitar") == DISCARD
    assert board.now.fp == 1 and board.now.in_play(board.c("Pinned Down"))
    board.expect_no_log("tcg-log-kill")


@rule("tcg.regroup.shadow-cards-remain", "tcg.active.own-shadow-cards-sleep", "tcg.active.list")
def test_shadow_cards_sleep_on_their_players_turn() -> None:
    board = Board(at=2).support(0, "Lord of Moria").support(1, "Pinned Down")
    assert board.c("Pinned Down") in board.g.active() and board.c("Lord of Moria") in board.g.active()
    board.g.fp = 1
    board.g.touch()
    assert board.c("Pinned Down") not in board.g.active() and board.c("Lord of Moria") not in board.g.active()
    assert board.g.path[1] in board.g.active()


@rule("tcg.regroup.fp-no-reconcile-on-move", "tcg.regroup.events-before-move", "tcg.regroup.actions")
def test_moving_again_without_reconciling() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hand(0, "An Able Guide")
        .pool(6)
        .at_step("regroup")
        .take("play", "An Able Guide")
    )
    assert board.now.pool == 2
    board.until("tcg-ask-move-again").take("move")
    assert len(board.now.hands[0]) == 0
