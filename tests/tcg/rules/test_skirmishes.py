"""Skirmishes."""

from __future__ import annotations

from tcg.board import END_OF_TURN, Board, quiet
from tcg.names import printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD, LOST_A_SKIRMISH, WON_A_SKIRMISH
from westmarch.games.tcg.rules.skirmish import totals
from westmarch.games.tcg.rules.wounds import remove


def pairs(board: Board, *couples: tuple[str, str]) -> Board:
    """Minions are assigned; an id may carry ``#2`` for its second copy."""
    for character, minion in couples:
        name, _, n = minion.partition("#")
        board.g.against[board.c(name, int(n or 1))] = board.c(character)
    return board.at_step("skirmishes")


@rule("tcg.skirmish.one-phase-each", "tcg.skirmish.order", "tcg.skirmish.all-must-resolve")
def test_each_skirmish_is_a_phase_and_the_fp_player_picks() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North", "Gandalf, The Grey Wizard")
        .minions("Troop of Uruk-hai", "Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .hand(0, "Axe Strike")
    )
    pairs(
        board,
        ("Gimli, Son of Glóin", "Troop of Uruk-hai"),
        ("Aragorn, Ranger of the North", "Uruk Savage"),
        ("Gandalf, The Grey Wizard", "Uruk-hai Raiding Party (1_158)"),
    )
    assert {c.split(":")[0] for c in board.all_codes()} == {"skirmish"} and len(board.all_codes()) == 3
    board.take("skirmish", "Aragorn, Ranger of the North")
    while board.asked != "tcg-ask-pick":
        board.skip()
    assert (
        board.can("skirmish", "Gimli, Son of Glóin")
        and board.can("skirmish", "Gandalf, The Grey Wizard")
        and not board.can("skirmish", "Aragorn, Ranger of the North")
    )
    assert "pass" not in board.all_codes()
    quiet(board)
    assert sum(e.key == "tcg-log-skirmish" for e in board.entries()) == 3


@rule("tcg.skirmish.start-triggers")
def test_start_of_skirmish_comes_before_the_first_action() -> None:
    board = (
        Board(at=2)
        .fellowship("Household Guard + Horse of Rohan")
        .minions("Uruk-hai Raiding Party (1_158)")
        .hand(0, "Rider's Spear")
        .hand(0, "Swordarm of the White Tower")
    )
    board.hand(0, "An Honorable Charge").fight("Household Guard", "Uruk-hai Raiding Party (1_158)")
    board.expect_log("tcg-log-exert", card=board.c("Uruk-hai Raiding Party (1_158)"))
    assert board.wounds("Uruk-hai Raiding Party (1_158)") == 1


@rule("tcg.skirmish.actions", "tcg.skirmish.any-card-may-act")
def test_actions_until_all_pass() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .support(0, "Bounder", "Golradir, Councilor of Imladris")
        .minions("Goblin Runner", "Uruk Slayer")
        .pool(5)
    )
    board.fight("Sam, Son of Hamfast", "Goblin Runner")
    assert board.asker == 0 and board.can("use", "Bounder")
    board.skip()
    assert board.asker == 1
    board.take("use", "Uruk Slayer")
    assert board.asker == 0 and board.can("use", "Golradir, Councilor of Imladris")
    board.take("use", "Golradir, Councilor of Imladris")
    assert board.strength("Goblin Runner") == 4


@rule("tcg.skirmish.example.aragorn-orcs")
def test_aragorn_against_two_orcs_of_three() -> None:
    board = Board(at=6).fellowship("Aragorn, Ranger of the North").minions("Orc Soldier", "Orc Soldier")
    for n in (1, 2):
        board.g.lay("strength", board.c("Orc Soldier", n), 3 - printed("Orc Soldier").strength, 2, 0)
        board.g.lay("vitality", board.c("Orc Soldier", n), 2 - printed("Orc Soldier").vitality, 2, 0)
    quiet(board.fight("Aragorn, Ranger of the North", "Orc Soldier", "Orc Soldier"))
    board.expect_log("tcg-log-won", count=8, other=6)
    assert board.wounds("Orc Soldier", 1) == 1 and board.wounds("Orc Soldier", 2) == 1


@rule("tcg.skirmish.never-begins")
def test_a_skirmish_without_a_side_does_not_begin() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Sam, Son of Hamfast")
        .minions("Goblin Runner", "Goblin Runner")
        .hand(0, "Axe Strike", "Here Lies Balin, Son of Fundin")
    )
    pairs(board, ("Gimli, Son of Glóin", "1_178#1"), ("Sam, Son of Hamfast", "1_178#2")).take(
        "skirmish", "Gimli, Son of Glóin"
    )
    remove(board.now, board.c("Goblin Runner", 2), DISCARD)
    quiet(board)
    assert sum(e.key == "tcg-log-skirmish" for e in board.entries()) == 1
    assert sum(e.key == "tcg-log-won" for e in board.entries()) == 1


@rule("tcg.skirmish.companion-removed-minions-free")
def test_minions_of_a_removed_companion_are_free() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Sam, Son of Hamfast")
        .minions("Goblin Runner", "Ancient Chieftain")
        .hand(0, "Axe Strike")
    )
    pairs(board, ("Gimli, Son of Glóin", "Goblin Runner"), ("Sam, Son of Hamfast", "Ancient Chieftain")).take(
        "skirmish", "Gimli, Son of Glóin"
    )
    remove(board.now, board.c("Sam, Son of Hamfast"), DISCARD)
    quiet(board)
    assert board.now.in_play(board.c("Ancient Chieftain")) and board.now.against[board.c("Ancient Chieftain")] == -1
    assert sum(e.key == "tcg-log-skirmish" for e in board.entries()) == 1


@rule("tcg.skirmish.losing-character")
def test_a_removed_character_has_lost_even_if_its_side_wins() -> None:
    board = (
        Board(at=2)
        .fellowship("Farin, Dwarven Emissary")
        .minions("Uruk-hai Raiding Party (1_158)", "Uruk Savage")
        .hand(0, "Axe Strike")
        .fight("Farin, Dwarven Emissary", "Uruk-hai Raiding Party (1_158)", "Uruk Savage")
    )
    gone = board.c("Uruk Savage")
    from westmarch.games.tcg.rules.wounds import out_of_skirmish

    out_of_skirmish(board.now, gone)
    assert board.now.foes == [board.c("Uruk-hai Raiding Party (1_158)")]
    quiet(board)
    assert board.wounds("Uruk Savage") == 0 and board.now.in_play(gone)
    assert sorted(board.now.remembered(LOST_A_SKIRMISH)) == sorted([board.c("Farin, Dwarven Emissary"), gone])
    assert board.now.remembered(WON_A_SKIRMISH) == [board.c("Uruk-hai Raiding Party (1_158)")]
    worry = (
        Board(at=2)
        .fellowship("Merry, From O'er the Brandywine", "Gimli, Son of Glóin")
        .minions("Uruk-hai Raiding Party (1_158)")
        .support(1, "Worry")
        .hand(0, "Axe Strike")
    )
    worry.fight("Merry, From O'er the Brandywine", "Uruk-hai Raiding Party (1_158)")
    remove(worry.now, worry.c("Merry, From O'er the Brandywine"), DISCARD)
    worry.until("tcg-ask-either", limit=10)
    assert worry.asked == "tcg-ask-either" and worry.asker == 0


@rule("tcg.skirmish.losing-character.example")
def test_the_example_of_boromir_and_two_parties() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Son of Denethor + Blade of Gondor")
        .minions("Uruk-hai Raiding Party (1_158)", "Uruk-hai Raiding Party (1_158)")
        .hurt("Uruk-hai Raiding Party (1_158)", 2)
        .hurt("Uruk-hai Raiding Party (1_158)", 2, 2)
    )
    board.fight("Boromir, Son of Denethor", "Uruk-hai Raiding Party (1_158)", "Uruk-hai Raiding Party (1_158)").take(
        "use", "Blade of Gondor"
    )
    if board.asked.startswith("tcg-ask-wound"):
        board.do(board.all_codes()[0], seat=0)
    quiet(board)
    dead = [
        c
        for c in (board.c("Uruk-hai Raiding Party (1_158)", 1), board.c("Uruk-hai Raiding Party (1_158)", 2))
        if not board.now.in_play(c)
    ]
    alive = [
        c
        for c in (board.c("Uruk-hai Raiding Party (1_158)", 1), board.c("Uruk-hai Raiding Party (1_158)", 2))
        if board.now.in_play(c)
    ]
    assert len(dead) == 1 and sorted(board.now.remembered(LOST_A_SKIRMISH)) == sorted(
        [dead[0], board.c("Boromir, Son of Denethor")]
    )
    assert board.now.remembered(WON_A_SKIRMISH) == alive and board.zone("Boromir, Son of Denethor") == DEAD
    assert (
        sum(
            e.key == "tcg-log-wound" and e.about["card"] == board.c("Boromir, Son of Denethor") for e in board.entries()
        )
        == 2
    )


@rule("tcg.skirmish.in-skirmish")
def test_arwen_only_in_her_own_skirmish() -> None:
    board = (
        Board(at=2)
        .fellowship("Arwen, Daughter of Elrond", "Gimli, Son of Glóin")
        .minions("Úlairë Enquëa, Lieutenant of Morgul", "Goblin Runner")
        .hand(0, "Axe Strike", "Defiance")
    )
    pairs(
        board,
        ("Arwen, Daughter of Elrond", "Úlairë Enquëa, Lieutenant of Morgul"),
        ("Gimli, Son of Glóin", "Goblin Runner"),
    ).take("skirmish", "Gimli, Son of Glóin")
    assert board.strength("Arwen, Daughter of Elrond") == 6
    while board.now.fighter != board.c("Arwen, Daughter of Elrond"):
        board.skip()
    assert board.strength("Arwen, Daughter of Elrond") == 9


@rule("tcg.skirmish.cancel", "tcg.skirmish.cancel.costs-and-assignment")
def test_a_cancelled_skirmish_has_no_loser() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .minions("Úlairë Attëa, Keeper of Dol Guldur")
        .hand(0, "Hobbit Stealth", "Halfling Deftness")
        .support(1, "Worry")
    )
    board.fight("Sam, Son of Hamfast", "Úlairë Attëa, Keeper of Dol Guldur").take("play", "Hobbit Stealth")
    board.expect_no_log("tcg-log-won").expect_no_log("tcg-log-wound")
    assert board.now.remembered(LOST_A_SKIRMISH) == [] and board.asked == "tcg-ask-defend" and board.now.fierce == 1
    assert (
        board.can("assign", "Sam, Son of Hamfast", "Úlairë Attëa, Keeper of Dol Guldur")
        and board.zone("Hobbit Stealth") == DISCARD
    )


@rule("tcg.skirmish.cancel.ring-bearer-2003", "tcg.card.2_108")
def test_the_ring_bearers_skirmish_may_be_cancelled() -> None:
    for option in (0, 1):
        board = (
            Board(at=2)
            .bear("Frodo, Son of Drogo", "O Elbereth! Gilthoniel!")
            .minions("Úlairë Enquëa, Lieutenant of Morgul")
            .hand(0, "Halfling Deftness")
        )
        board.g.ring_on = True
        board.fight("Frodo, Son of Drogo", "Úlairë Enquëa, Lieutenant of Morgul").take(
            "use", "O Elbereth! Gilthoniel!"
        ).take("option", option)
        cancelled = any(e.key == "tcg-log-cancelled" for e in board.entries())
        assert cancelled != (board.now.ring_on == 0) and board.zone("O Elbereth! Gilthoniel!") == DISCARD
        assert not cancelled or (board.asked != "tcg-ask-skirmish" and board.wounds("Frodo, Son of Drogo") == 0)


@rule("tcg.skirmish.phase-end")
def test_effects_of_a_skirmish_end_with_it() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Goblin Runner", "Uruk Savage")
        .hand(0, "Axe Strike", "Swordarm of the White Tower")
    )
    pairs(board, ("Gimli, Son of Glóin", "Goblin Runner"), ("Aragorn, Ranger of the North", "Uruk Savage")).take(
        "skirmish", "Gimli, Son of Glóin"
    ).take("play", "Axe Strike")
    assert board.strength("Gimli, Son of Glóin") == 8
    while board.now.fighter != board.c("Aragorn, Ranger of the North"):
        board.skip()
    assert board.strength("Gimli, Son of Glóin") == 6 and board.now.against[board.c("Goblin Runner")] == -1


@rule("tcg.skirmish.replace-character")
def test_a_character_exchanged_in_a_skirmish() -> None:
    board = (
        Board(at=2)
        .fellowship("Household Guard + Horse of Rohan", "Aragorn, Ranger of the North")
        .minions("Uruk-hai Raiding Party (1_158)")
        .hand(0, "An Honorable Charge", "Swordarm of the White Tower")
        .fight("Household Guard", "Uruk-hai Raiding Party (1_158)")
    )
    board.now.lay("strength", board.c("Household Guard"), 4, 0, 0)
    exertions = sum(e.key == "tcg-log-exert" for e in board.entries())
    board.now.fighter = board.c("Aragorn, Ranger of the North")  # nothing in these sets does it
    assert (
        totals(board.now)
        == (board.strength("Aragorn, Ranger of the North"), board.strength("Uruk-hai Raiding Party (1_158)"))
        and board.strength("Aragorn, Ranger of the North") == 8
    )
    quiet(board)
    assert sum(e.key == "tcg-log-exert" for e in board.entries()) == exertions
    assert board.c("Aragorn, Ranger of the North") in board.now.remembered(LOST_A_SKIRMISH) + board.now.remembered(
        WON_A_SKIRMISH
    )


@rule("tcg.skirmish.minion-removed-stays")
def test_a_removed_minion_may_fight_in_the_fierce_round() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Úlairë Attëa, Keeper of Dol Guldur", "Uruk Savage")
        .hand(0, "Swordarm of the White Tower")
        .fight("Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur", "Uruk Savage")
    )
    from westmarch.games.tcg.rules.wounds import out_of_skirmish

    out_of_skirmish(board.now, board.c("Úlairë Attëa, Keeper of Dol Guldur"))
    board.until("tcg-ask-defend")
    assert board.now.fierce == 1 and board.can(
        "assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur"
    )


@rule("tcg.skirmish.one-per-defender")
def test_several_minions_fight_together() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner", "Goblin Marksman")
        .fight("Aragorn, Ranger of the North", "Goblin Runner", "Goblin Marksman")
        .until(*END_OF_TURN)
    )
    board.expect_log("tcg-log-won", count=12, other=8)
    assert board.wounds("Aragorn, Ranger of the North") == 1


@rule("tcg.skirmish.order", "tcg.skirmish.one-phase-each", "tcg.skirmish.all-must-resolve")
def test_the_fp_player_picks_the_order() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Goblin Runner", "Goblin Marksman")
    )
    board.g.against[board.c("Goblin Runner")] = board.c("Gimli, Son of Glóin")
    board.g.against[board.c("Goblin Marksman")] = board.c("Aragorn, Ranger of the North")
    board.at_step("skirmishes")
    assert (
        board.can("skirmish", "Gimli, Son of Glóin")
        and board.can("skirmish", "Aragorn, Ranger of the North")
        and "pass" not in board.all_codes()
    )
    board.take("skirmish", "Aragorn, Ranger of the North").until(*END_OF_TURN)
    assert board.zone("Goblin Runner") == DISCARD and board.zone("Goblin Marksman") == DISCARD


@rule("tcg.skirmish.never-begins", "tcg.skirmish.companion-removed-minions-free")
def test_a_skirmish_that_never_begins() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Lórien Elf")
        .minions("Goblin Runner", "Orc Soldier")
        .hurt("Lórien Elf", 1)
        .hand(0, "Axe Strike")
    )
    board.g.against[board.c("Goblin Runner")] = board.c("Lórien Elf")
    from westmarch.games.tcg.rules.wounds import remove

    remove(board.g, board.c("Lórien Elf"), DEAD)
    board.at_step("skirmishes").until(*END_OF_TURN)
    assert board.now.in_play(board.c("Goblin Runner"))
    board.expect_no_log("tcg-log-skirmish")


@rule("tcg.skirmish.cancel.ring-bearer-2003", "tcg.skirmish.cancel.costs-and-assignment")
def test_hobbit_stealth_cancels_the_ring_bearers_skirmish() -> None:
    board = (
        Board(at=2)
        .minions("Uruk Savage")
        .hand(0, "Hobbit Stealth")
        .fight("Frodo, Son of Drogo", "Uruk Savage")
        .take("play", "Hobbit Stealth")
        .until(*END_OF_TURN)
    )
    assert (
        board.wounds("Frodo, Son of Drogo") == 0
        and board.now.in_play(board.c("Uruk Savage"))
        and board.zone("Hobbit Stealth") == DISCARD
    )


@rule(
    "tcg.skirmish.actions", "tcg.skirmish.any-card-may-act", "tcg.timing.action-procedure", "tcg.timing.pass-not-final"
)
def test_skirmish_actions() -> None:
    board = (
        Board(at=4)
        .fellowship("Gimli, Son of Glóin", "Boromir, Son of Denethor", "Sam, Son of Hamfast")
        .minions("Goblin Runner")
        .hand(1, "Drums in the Deep")
        .fight("Sam, Son of Hamfast", "Goblin Runner")
    )
    assert board.can("use", "Boromir, Son of Denethor") and board.asker == 0
    board.skip()
    assert board.asker == 1
    board.take("play", "Drums in the Deep")
    assert board.asker == 0 and board.can("use", "Boromir, Son of Denethor")


@rule("tcg.skirmish.phase-end", "tcg.skirmish.survivor-again", "tcg.skirmish.strength-at-resolution")
def test_the_end_of_a_skirmish() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk-hai Raiding Party (1_158)")
        .fight("Aragorn, Ranger of the North", "Uruk-hai Raiding Party (1_158)")
        .until(*END_OF_TURN)
    )
    assert (
        board.now.fighter == -1
        and board.now.foes == []
        and board.now.against[board.c("Uruk-hai Raiding Party (1_158)")] == -1
    )


@rule("tcg.skirmish.start-triggers", "tcg.exert.example.mount", "tcg.item.mounted")
def test_mounts_exert_minions() -> None:
    board = (
        Board(at=2)
        .fellowship("Household Guard + Rider's Mount")
        .minions("Uruk-hai Raiding Party (1_158)", "Southron Scout")
        .fight("Household Guard", "Uruk-hai Raiding Party (1_158)", "Southron Scout")
    )
    board.until(*END_OF_TURN)
    assert board.wounds("Uruk-hai Raiding Party (1_158)") >= 1
    board.expect_log("tcg-log-exert", card=board.c("Uruk-hai Raiding Party (1_158)"))
    assert not any(e.key == "tcg-log-exert" and e.about["card"] == board.c("Southron Scout") for e in board.entries())


@rule("tcg.skirmish.strength-at-resolution", "tcg.card.1_263")
def test_orc_banner_comes_too_late_and_adds_up() -> None:
    board = (
        Board(at=6)
        .fellowship("Farin, Dwarven Emissary", "Lórien Elf")
        .minions("Orc Soldier", "Orc Soldier")
        .support(1, "Orc Banner")
        .hand(0, "Axe Strike", "Defiance")
    )
    pairs(board, ("Farin, Dwarven Emissary", "1_271#1"), ("Lórien Elf", "1_271#2")).take(
        "skirmish", "Farin, Dwarven Emissary"
    )
    strength = printed("Orc Soldier").strength
    while board.now.fighter == board.c("Farin, Dwarven Emissary"):
        board.skip()
    board.expect_log("tcg-log-won", count=strength, other=7)
    assert [board.strength("Orc Soldier", n) for n in (1, 2)] == [strength + 1] * 2
    board.until("tcg-ask-reconcile", limit=20)
    assert board.strength("Orc Soldier", 1) == strength  # until regroup
