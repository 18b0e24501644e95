"""The One Ring: borne, worn, and what it turns wounds into."""

from __future__ import annotations

from tcg.board import END_OF_TURN, Board, reach
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import ATTACHED, REGROUP


@rule("tcg.ring.borne", "tcg.ring.not-worn-at-start")
def test_bearing_is_not_wearing() -> None:
    board = (
        Board(ring="The One Ring, Isildur's Bane", at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Attëa, The Easterling")
        .hand(1, "Wraith-world", "Axe Strike")
        .pool(5)
    )
    assert (
        board.strength("Frodo, Son of Drogo") == 4
        and board.g.full_vitality(board.c("Frodo, Son of Drogo")) == 5
        and board.g.ring_on == 0
    )
    board.hand(0, "Axe Strike").fight("Gimli, Son of Glóin", "Úlairë Attëa, The Easterling")
    for _ in range(3):
        assert not board.can("play", "Wraith-world")
        if board.asked == "tcg-ask-skirmish":
            board.skip()


@rule("tcg.ring.worn-until-regroup")
def test_worn_through_all_skirmishes() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Marksman", "Úlairë Attëa, Keeper of Dol Guldur")
        .hand(0, "Swordarm of the White Tower", "An Able Guide")
        .pool(3)
        .at_step("archery")
    )
    board.take("wound", "Frodo, Son of Drogo").take("answer", "The One Ring, Isildur's Bane")
    worn = []
    for _ in range(60):
        if board.now.phase == REGROUP or not board.now.asks:
            break
        worn.append(board.now.ring_on)
        codes = board.all_codes()
        wanted = [c for c in codes if c.startswith("assign:aragorn") and "attea" in c]
        board.do(wanted[0] if wanted else "pass" if "pass" in codes else codes[0], seat=board.asker)
    assert worn and all(worn) and board.now.phase == REGROUP and board.now.ring_on == 0


@rule("tcg.ring.put-on-in-regroup")
def test_put_on_in_regroup_it_comes_off_at_its_end() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Aragorn, Ranger of the North")
        .minions("Isengard Retainer")
        .hand(0, "An Able Guide")
        .pool(9)
        .at_step("regroup")
    )
    reach(board, "use", "Isengard Retainer").take("use", "Isengard Retainer").take(
        "choose", "Frodo, Son of Drogo"
    ).take("answer", "The One Ring, Isildur's Bane")
    assert board.now.ring_on == 1
    board.until("tcg-ask-move-again")
    assert board.now.ring_on == 1
    board.take("move")
    while board.now.phase == REGROUP and board.now.asks:
        board.do(board.all_codes()[0], seat=board.asker)
    assert board.now.ring_on == 0


@rule("tcg.ring.skirmish-only-conversion", "tcg.ring.conversion-amounts")
def test_what_each_ring_turns_into_burdens() -> None:
    for ring, arrow in (
        ("The One Ring, Isildur's Bane", (0, 2)),
        ("The One Ring, The Ruling Ring (1_2)", (1, 0)),
        ("The One Ring, Answer To All Riddles", (1, 0)),
    ):
        board = Board(at=2, ring=ring).minions("Goblin Marksman").fellowship("Gimli, Son of Glóin")
        board.g.ring_on = True
        board.at_step("archery").take("wound", "Frodo, Son of Drogo")
        assert (board.wounds("Frodo, Son of Drogo"), board.now.burdens[0]) == arrow, ring
    for ring, burdens in (
        ("The One Ring, Isildur's Bane", 4),
        ("The One Ring, The Ruling Ring (1_2)", 2),
        ("The One Ring, Answer To All Riddles", 2),
    ):
        board = Board(at=2, ring=ring).minions("Uruk Savage")
        board.g.ring_on = True
        board.g.lay(
            "strength", board.c("Frodo, Son of Drogo"), -1 if ring == "The One Ring, Answer To All Riddles" else 0, 2, 0
        )
        board.fight("Frodo, Son of Drogo", "Uruk Savage").until(*END_OF_TURN, limit=30)
        assert (board.wounds("Frodo, Son of Drogo"), board.now.burdens[0]) == (0, burdens), ring


@rule("tcg.ring.conversion-replaces", "tcg.timing.before-required-first")
def test_a_worn_ring_leaves_nothing_to_prevent() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Arwen, Elven Rider")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow")
        .minions("Goblin Marksman")
        .at_step("archery")
    )
    board.g.ring_on = True
    board.take("wound", "Frodo, Son of Drogo")
    assert (
        board.now.burdens[0] == 2
        and not board.can("answer", "Arwen, Elven Rider")
        and board.wounds("Frodo, Son of Drogo") == 0
    )


@rule("tcg.ring.prevention-before-wearing")
def test_prevention_ends_the_situation() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Arwen, Elven Rider")
        .hand(0, "Axe Strike", "Battle Fury", "Cleaving Blow", "Delving")
        .minions("Goblin Marksman")
        .at_step("archery")
    )
    board.take("wound", "Frodo, Son of Drogo")
    assert board.can("answer", "The One Ring, Isildur's Bane") and board.can("answer", "Arwen, Elven Rider")
    board.take("answer", "Arwen, Elven Rider")
    while board.asked == "tcg-ask-discard":
        board.do(board.all_codes()[0], seat=0)
    assert board.now.ring_on == 0 and board.now.burdens[0] == 0 and board.wounds("Frodo, Son of Drogo") == 0


@rule("tcg.ring.answer-cost")
def test_the_answer_to_all_riddles() -> None:
    board = (
        Board(at=2, ring="The One Ring, Answer To All Riddles")
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .burdens(1)
        .hand(0, "Axe Strike")
        .fight("Gimli, Son of Glóin", "Goblin Runner")
    )
    before = board.strength("Frodo, Son of Drogo")
    board.take("use", "The One Ring, Answer To All Riddles")
    assert board.now.burdens[0] == 2 and board.now.ring_on == 1 and board.strength("Frodo, Son of Drogo") == before + 2
    early = (
        Board(at=2, ring="The One Ring, Answer To All Riddles")
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .hand(0, "Here Lies Balin, Son of Fundin")
        .at_step("maneuver")
    )
    assert not early.can("use", "The One Ring, Answer To All Riddles")


@rule("tcg.ring.puts-on-trigger", "tcg.ring.already-worn")
def test_putting_on_is_a_change() -> None:
    def reached(worn: bool, tired: bool) -> Board:
        board = (
            Board(at=2, ring="The One Ring, Isildur's Bane")
            .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
            .minions("Uruk Savage", "The Witch-king, Lord of Angmar")
            .hand(1, "Saruman's Reach", "The Twilight World")
        )
        if tired:
            board.hurt("Gimli, Son of Glóin", 2).hurt("Aragorn, Ranger of the North", 3).hurt("Frodo, Son of Drogo", 4)
        board.hand(0, "Elendil's Valor").at_step("maneuver")
        board.g.ring_on = worn
        return reach(board, "play", "Saruman's Reach").take("play", "Saruman's Reach")

    fresh = reached(False, False)
    assert fresh.asker == 0 and fresh.can("option", 0) and fresh.can("option", 1)
    fresh.take("option", 1)
    assert fresh.now.ring_on == 1 and fresh.can("answer", "The Twilight World")
    worn = reached(True, False)
    assert not worn.can("option", 1) and not worn.can("answer", "The Twilight World")


@rule("tcg.ring.take-off")
def test_taken_off_the_next_wound_is_a_wound() -> None:
    board = (
        Board(at=2)
        .bear("Frodo, Son of Drogo", "O Elbereth! Gilthoniel!")
        .minions("Uruk Savage")
        .hand(0, "Halfling Deftness")
    )
    board.g.ring_on = True
    board.fight("Frodo, Son of Drogo", "Uruk Savage").take("use", "O Elbereth! Gilthoniel!")
    if board.asked == "tcg-ask-either":
        board.take("option", 0)
    assert board.now.ring_on == 0
    board.until("tcg-ask-answer", *END_OF_TURN)
    assert board.can("answer", "The One Ring, The Ruling Ring (1_2)")
    while board.can("answer", "The One Ring, The Ruling Ring (1_2)"):
        board.skip()
    assert board.now.burdens[0] == 0 and board.wounds("Frodo, Son of Drogo") == 2


@rule("tcg.ring.text-off")
def test_without_its_text_the_ring_keeps_its_numbers() -> None:
    from westmarch.games.tcg.facts import VALUE_CODE

    board = Board(at=2).minions("Uruk Savage").hand(0, "Halfling Deftness").fight("Frodo, Son of Drogo", "Uruk Savage")
    board.g.ring_on = True
    board.g.laid.append([VALUE_CODE["ring off"], -1, 1, 2, 0])
    assert board.strength("Frodo, Son of Drogo") == 4
    board.until(*END_OF_TURN, limit=20)
    assert board.wounds("Frodo, Son of Drogo") == 2 and board.now.burdens[0] == 0


@rule("tcg.ring.not-a-possession")
def test_isengard_smith_leaves_the_ring() -> None:
    board = (
        Board(at=2)
        .fellowship(
            "Gimli, Son of Glóin + Dwarven Axe",
            "Legolas, Greenleaf + Elven Bow (1_41)",
            "Aragorn, Ranger of the North",
            "Sam, Son of Hamfast",
        )
        .minions("Isengard Smith")
        .hand(0, "An Able Guide")
        .pool(9)
    )
    board.at_step("regroup")
    reach(board, "use", "Isengard Smith").take("use", "Isengard Smith")
    while board.asked == "tcg-ask-discard" or board.asked == "tcg-ask-either":
        board.do(board.all_codes()[0], seat=board.asker)
    assert board.now.zone[board.now.ring[0]] == ATTACHED
    assert not printed("The One Ring, The Ruling Ring (1_2)").is_item


@rule("tcg.ring.borne", "tcg.ring.not-worn-at-start", "tcg.ring.not-a-possession")
def test_the_ring_is_borne() -> None:
    board = Board()
    assert board.strength("Frodo, Son of Drogo") == 4 and board.now.ring_on == 0
    assert not board.now.card(board.now.ring[0]).is_item


@rule("tcg.ring.worn-until-regroup", "tcg.ring.take-off")
def test_the_ring_comes_off_in_regroup() -> None:
    board = Board(at=2)
    board.g.ring_on = True
    board.at_step("regroup").until(*END_OF_TURN)
    assert board.now.ring_on == 0


@rule("tcg.ring.conversion-replaces", "tcg.ring.prevention-before-wearing")
def test_a_converted_wound_cannot_be_prevented() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Marksman")
        .hand(0, "Intimidate")
        .at_step("archery")
    )
    board.take("wound", "Frodo, Son of Drogo")
    assert board.can("answer", "Intimidate") and board.can("answer", "The One Ring, Isildur's Bane")
    board.take("answer", "The One Ring, Isildur's Bane")
    assert not board.can("answer", "Intimidate") and board.now.burdens[0] == 2


@rule("tcg.ring.puts-on-trigger", "tcg.ring.already-worn")
def test_answers_to_putting_on_the_ring() -> None:
    board = (
        Board(at=2, ring="The One Ring, Isildur's Bane")
        .minions("Goblin Marksman", "The Witch-king, Lord of Angmar")
        .hand(1, "The Twilight World")
        .at_step("archery")
    )
    board.take("answer", "The One Ring, Isildur's Bane").take("answer", "The Twilight World")
    assert board.now.burdens[0] == 4


@rule("tcg.ring.answer-cost")
def test_answer_to_all_riddles() -> None:
    board = (
        Board(at=2, ring="The One Ring, Answer To All Riddles")
        .minions("Southron Scout")
        .fight("Frodo, Son of Drogo", "Southron Scout")
        .take("use", "The One Ring, Answer To All Riddles")
    )
    assert board.now.burdens[0] == 1
    board.expect_log("tcg-log-put-on").expect_log("tcg-log-won", count=5)
