"""Three players and more: opponents, neighbours, and whose cards work against whom."""

from __future__ import annotations

from tcg.board import END_OF_TURN, Board
from tcg.names import number as card_number
from tcg.names import printed
from westmarch.cards.language import Run
from westmarch.engine.testing import rule
from westmarch.games.tcg.cards.meanings.places import opponent
from westmarch.games.tcg.facts import (
    DISCARD,
)
from westmarch.games.tcg.rules.losing import lose


@rule("tcg.multi.opponent")
def test_who_is_an_opponent() -> None:
    board = Board(4)
    for seat in (1, 2, 3):
        assert opponent(board.g, Run(0, seat, {})) == 0
    for seat in (1, 2, 3):
        assert opponent(board.g, Run(0, 0, {"opponent": (seat,)})) == seat


@rule("tcg.multi.an-opponent-choice")
def test_the_fp_player_names_the_opponent() -> None:
    board = (
        Board(3)
        .fellowship("Gandalf, The Grey Wizard")
        .hand(0, "Treachery Deeper Than You Know", "Dwarven Axe")
        .hand(1, "Goblin Runner")
        .hand(2, "Goblin Marksman")
        .take("play", "Treachery Deeper Than You Know")
    )
    assert board.asked == "tcg-ask-opponent" and board.asker == 0 and board.can("name", 1) and board.can("name", 2)
    board.take("name", 1)
    board.expect_log("tcg-log-reveal", seat=1)
    eyes = (
        Board(3)
        .fellowship("Legolas, Greenleaf")
        .support(0, "Far-seeing Eyes")
        .hand(0, "Lórien Elf", "Lórien Elf")
        .hand(1, "Goblin Runner", "Goblin Patrol Troop")
    )
    eyes.hand(2, "Goblin Marksman")
    eyes.take("play", "Lórien Elf").take("name", 1)
    assert eyes.asker == 1 and len(eyes.now.hands[1]) == 2
    eyes.take("choose", "Goblin Runner").take("play", "Lórien Elf")
    assert eyes.asked == "tcg-ask-opponent"
    eyes.take("name", 2)
    assert eyes.zone("Goblin Runner") == DISCARD and eyes.now.hands[2] == []
    mirror = (
        Board(3, at=2)
        .support(0, "The Mirror of Galadriel", "Galadriel, Lady of Light")
        .hand(1, *["Goblin Runner"] * 7)
        .hand(2, *["Goblin Marksman"] * 6)
    )
    mirror.fellowship("Gimli, Son of Glóin").minions("Uruk Savage", seat=1).at_step("maneuver").take(
        "use", "The Mirror of Galadriel"
    )
    assert mirror.asked == "tcg-ask-discard" and all(
        card_number("Goblin Runner (1_178)") in code for code in mirror.all_codes()
    )


@rule("tcg.multi.each-opponent")
def test_each_opponent_discards() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Uruk Savage", seat=1)
        .hand(0, "Cast It Into the Fire!")
        .hand(1, "Goblin Runner", "Goblin Patrol Troop")
    )
    board.hand(2, "Goblin Marksman")
    board.at_step("maneuver").take("play", "Cast It Into the Fire!")
    assert board.asker in (1, 2)
    while board.asked == "tcg-ask-discard":
        board.do(board.all_codes()[0], seat=board.asker)
    assert len(board.now.hands[1]) == 1 and board.now.hands[2] == [] and len(board.now.hands[0]) == 2


@rule("tcg.multi.that-player")
def test_only_the_owner_may_pay() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Sam, Son of Hamfast + Hobbit Sword (1_299)")
        .minions("Uruk Savage", seat=1)
        .minions("Uruk-hai Raiding Party (1_158)", seat=2)
    )
    board.hand(0, "Hobbit Sword-play").pool(5)
    board.at_step("maneuver").take("play", "Hobbit Sword-play").take("choose", "Uruk Savage")
    assert board.asker == 1
    board.do(next(c for c in board.all_codes() if c in ("option:0", "yes")), seat=1)
    assert board.wounds("Uruk Savage") == 0 and board.now.pool == 2


@rule("tcg.multi.duplicate-unique-conditions")
def test_of_two_worries_one_works() -> None:
    def choices(*seats: int) -> int:
        board = Board(3, at=2).fellowship("Gimli, Son of Glóin").minions("Uruk-hai Raiding Party (1_158)", seat=1)
        for seat in seats:
            board.support(seat, "Worry")
        board.fight("Gimli, Son of Glóin", "Uruk-hai Raiding Party (1_158)")
        count = 0
        for _ in range(12):
            if board.asked in END_OF_TURN or not board.now.asks:
                break
            count += board.asked == "tcg-ask-either"
            board.do(board.all_codes()[0], seat=board.asker)
        return count

    assert printed("Worry").unique and choices(1) == 1 and choices(1, 2) == 1
    both = Board(3, at=2).support(1, "Worry").support(2, "Worry")
    assert both.g.is_surplus(both.c("Worry", 1)) and not both.g.is_surplus(both.c("Worry", 2))
    assert both.c("Worry", 1) in both.g.active()  # it can be spotted and discarded
    common = (
        Board(5, at=2)
        .support(1, "Pinned Down", "Pinned Down")
        .support(2, "Pinned Down")
        .support(3, "Pinned Down", "Pinned Down")
    )
    common.minions("Goblin Marksman")
    assert not printed("Pinned Down").unique and common.g.stated("archery") == -4


@rule("tcg.multi.placing-after-loss")
def test_the_next_neighbour_places() -> None:
    board = Board(4, at=1).hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin")
    lose(board.g, 1, "tcg.lose.concede")
    board.g.at[0] = 1
    assert board.g.card(board.g.path[1]).arrow == "left"
    board.take("move")
    assert board.now.owner[board.now.path[2]] == 2


@rule("tcg.multi.roles-rotate")
def test_shadow_cards_work_against_whoever_is_free() -> None:
    board = (
        Board(3, at=2)
        .support(1, "Pinned Down")
        .minions("Goblin Marksman")
        .fellowship("Legolas, Greenleaf", seat=2)
        .fellowship("Legolas, Greenleaf", seat=0)
    )
    for fp, active in ((0, True), (2, True), (1, False)):
        board.g.fp = fp
        board.g.touch()
        assert (board.c("Pinned Down") in board.g.active()) == active


@rule("tcg.lose.only-own-turn", "tcg.ally.inactive", "tcg.active.inactive-tokens")
def test_others_are_safe_on_my_turn() -> None:
    board = Board(3, at=2).fellowship("Legolas, Greenleaf", seat=1).support(1, "The Gaffer, Sam's Father")
    assert (
        board.c("Legolas, Greenleaf") not in board.g.active()
        and board.c("The Gaffer, Sam's Father") not in board.g.active()
    )
