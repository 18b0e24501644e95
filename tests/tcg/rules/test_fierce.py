"""The fierce round."""

from __future__ import annotations

from tcg.board import END_OF_TURN, FELLOWSHIP_SITES, TOWERS_SITES, Board, quiet
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DISCARD, PLAY, SKIRMISH, WON_A_SKIRMISH
from westmarch.games.tcg.rules.archery import fellowship_targets, minion_targets
from westmarch.games.tcg.rules.assignment import forbids_assignment
from westmarch.games.tcg.rules.skirmish import Resolution


@rule("tcg.fierce.none", "tcg.fierce.only-fierce", "tcg.fierce.normal-skipped")
def test_only_minions_fierce_at_its_beginning() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Úlairë Attëa, Keeper of Dol Guldur")
        .at_step("fierce_assignment")
    )
    board.until("tcg-ask-defend")
    board.now.lay("keyword fierce", board.c("Uruk Savage"), 1, 1, 0)
    refusal = forbids_assignment(board.now, 0, board.c("Aragorn, Ranger of the North"), board.c("Uruk Savage"))
    assert refusal == "tcg.fierce.only-fierce" and board.can(
        "assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur"
    )
    board.skip()
    assert board.asked == "tcg-ask-leftover" and not board.can("assign", "Aragorn, Ranger of the North", "Uruk Savage")
    none = Board(at=2).fellowship("Aragorn, Ranger of the North").minions("Uruk Savage").at_step("fierce_assignment")
    assert none.asked in END_OF_TURN


@rule("tcg.fierce.committed")
def test_a_minion_that_loses_fierce_still_fights() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Úlairë Attëa, Keeper of Dol Guldur")
        .at_step("fierce_assignment")
        .until("tcg-ask-defend")
    )
    board.now.lay("not fierce", board.c("Úlairë Attëa, Keeper of Dol Guldur"), 1, 1, 0)
    assert board.now.keyword(board.c("Úlairë Attëa, Keeper of Dol Guldur"), "fierce") == 0 and board.can(
        "assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur"
    )
    board.take("assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur")
    quiet(board)
    board.expect_log("tcg-log-skirmish", minions=[board.c("Úlairë Attëa, Keeper of Dol Guldur")])


@rule("tcg.fierce.example", "tcg.fierce.defenders-fresh", "tcg.fierce.normal-skipped")
def test_a_fierce_survivor_is_offered_again() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North", "Gimli, Son of Glóin")
        .minions("Uruk Savage")
        .hand(0, "Axe Strike")
        .at_step("assignment")
    )
    board.g.lay("keyword fierce", board.c("Uruk Savage"), 1, 1, 0)
    board.take("assign", "Aragorn, Ranger of the North", "Uruk Savage").until("tcg-ask-defend")
    assert board.wounds("Uruk Savage") == 1 and board.now.fierce == 1
    assert board.can("assign", "Aragorn, Ranger of the North", "Uruk Savage") and board.can(
        "assign", "Gimli, Son of Glóin", "Uruk Savage"
    )
    idle = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Úlairë Attëa, Keeper of Dol Guldur")
        .at_step("assignment")
        .skip(2)
    )
    assert idle.now.fierce == 1 and idle.can(
        "assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur"
    )


@rule("tcg.fierce.gained-in-time")
def test_a_madman_becomes_fierce_by_winning() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Dunlending Madman")
        .fight("Gimli, Son of Glóin", "Dunlending Madman")
        .until("tcg-ask-answer")
    )
    board.take("answer", "Dunlending Madman").until("tcg-ask-defend")
    assert board.now.fierce == 1 and board.can("assign", "Gimli, Son of Glóin", "Dunlending Madman")


@rule("tcg.fierce.skirmish-kind")
def test_uruk_chaser_in_the_fierce_round() -> None:
    board = Board(at=2).fellowship("Aragorn, Ranger of the North").minions("Uruk Chaser")
    board.g.lay("keyword fierce", board.c("Uruk Chaser"), 1, 1, 0)
    board.hand(0, "Swordarm of the White Tower", "Swordsman of the Northern Kingdom").fight(
        "Aragorn, Ranger of the North", "Uruk Chaser"
    )
    assert board.strength("Uruk Chaser") == 9
    board.until("tcg-ask-defend", limit=30).take("assign", "Aragorn, Ranger of the North", "Uruk Chaser")
    assert board.now.phase == SKIRMISH and board.strength("Uruk Chaser") == 11


@rule("tcg.fierce.ally-eligible", "tcg.fierce.assignment-actions", "tcg.faq.s4.4_353")
def test_great_hall_twice() -> None:
    board = (
        Board(at=6, sites=TOWERS_SITES)
        .site(6, "Great Hall")
        .support(0, "Guma, Plains Farmer")
        .minions("Úlairë Toldëa, Messenger of Morgul")
        .burdens(4)
    )
    board.g.lay("keyword fierce", board.c("Úlairë Toldëa, Messenger of Morgul"), 1, 1, 0)
    board.fellowship("Gimli, Son of Glóin").at_step("assignment").until("tcg-ask-assignment")
    assert board.can("use", "Úlairë Toldëa, Messenger of Morgul")
    board.skip()
    assert board.can("assign", "Guma, Plains Farmer", "Úlairë Toldëa, Messenger of Morgul") and board.skip().can(
        "assign", "Guma, Plains Farmer", "Úlairë Toldëa, Messenger of Morgul"
    )
    board.skip().until("tcg-ask-assignment")
    assert board.now.fierce == 1 and board.can("use", "Úlairë Toldëa, Messenger of Morgul")
    board.skip()
    assert board.can("assign", "Guma, Plains Farmer", "Úlairë Toldëa, Messenger of Morgul")
    arrows = (
        Board(at=6, sites=TOWERS_SITES)
        .site(6, "Great Hall")
        .support(0, "Guma, Plains Farmer")
        .minions("Goblin Marksman")
    )
    arrows.g.phase = 4
    assert arrows.c("Guma, Plains Farmer") in fellowship_targets(arrows.g)


@rule("tcg.keyword.fierce-prevented")
def test_you_cannot_pass() -> None:
    board = (
        Board(at=5)
        .fellowship("Gandalf, The Grey Wizard + Wizard Staff", "Gimli, Son of Glóin")
        .minions("The Balrog, Durin's Bane")
        .hand(0, "You Cannot Pass!")
        .at_step("maneuver")
    )
    assert board.now.keyword(board.c("The Balrog, Durin's Bane"), "fierce") == 1
    board.take("play", "You Cannot Pass!")
    board.now.lay("keyword fierce", board.c("The Balrog, Durin's Bane"), 1, 1, 0)
    assert board.now.keyword(board.c("The Balrog, Durin's Bane"), "fierce") == 0


@rule("tcg.keyword.defender", "tcg.keyword.defender-sum", "tcg.keyword.defender-example")
def test_defender_bonuses_add_up() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Heir of Elendil")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Troop of Uruk-hai", "Uruk Fighter")
        .hand(0, "Elendil's Valor")
        .at_step("maneuver")
    )
    board.take("play", "Elendil's Valor").until("tcg-ask-defend")
    assert board.now.keyword(board.c("Aragorn, Heir of Elendil"), "defender") == 2
    for minion in ("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Troop of Uruk-hai"):
        board.take("assign", "Aragorn, Heir of Elendil", minion)
    assert not board.can("assign", "Aragorn, Heir of Elendil", "Uruk Fighter")
    arm = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Troop of Uruk-hai")
        .hand(0, "Swordarm of the White Tower", "Swordsman of the Northern Kingdom")
    )
    arm.g.lay("keyword defender", arm.c("Aragorn, Ranger of the North"), 2, 2, 0)
    arm.fight("Aragorn, Ranger of the North", "Troop of Uruk-hai").take("play", "Swordarm of the White Tower")
    assert arm.strength("Aragorn, Ranger of the North") == 8 + 4


@rule("tcg.multi.shared-side")
def test_minions_of_two_players_fight_together() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner", seat=1)
        .minions("Goblin Marksman", seat=2)
    )
    board.fight("Aragorn, Ranger of the North", "Goblin Runner", "Goblin Marksman").until(*END_OF_TURN)
    board.expect_log("tcg-log-won", count=12, other=8)
    assert board.wounds("Aragorn, Ranger of the North") == 1 and len(board.now.remembered(WON_A_SKIRMISH)) == 2


@rule("tcg.wound.same-time-losers")
def test_all_losers_are_wounded_before_any_optional_answer() -> None:
    board = (
        Board(at=6)
        .fellowship("Farin, Dwarven Emissary")
        .minions("Orc Soldier", "Orc Soldier")
        .hand(0, "Still Draws Breath")
        .hurt("Farin, Dwarven Emissary", 1)
    )
    board.g.lay("strength", board.c("Farin, Dwarven Emissary"), 12, 2, 0)
    board.fight("Farin, Dwarven Emissary", "Orc Soldier", "Orc Soldier").until("tcg-ask-answer")
    assert board.can("answer", "Still Draws Breath")
    assert [board.wounds("Orc Soldier", n) for n in (1, 2)] == [1, 1]


@rule("tcg.keyword.roaming-state")
def test_what_are_they_finds_roaming_minions() -> None:
    board = (
        Board(at=3)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner", "Goblin Man")
        .hand(0, "What Are They?")
        .at_step("regroup")
    )
    if not board.can("play", "What Are They?"):
        board = (
            Board(at=3)
            .fellowship("Aragorn, Ranger of the North")
            .minions("Goblin Runner", "Goblin Man")
            .hand(0, "What Are They?")
            .at_step("maneuver")
        )
    board.take("play", "What Are They?")
    assert board.zone("Goblin Runner") == DISCARD and board.zone("Goblin Man") == PLAY


def test_a_resolution_with_nobody_left() -> None:
    board = Board(at=2)
    board.g.skirmishing = 1
    resolution = Resolution()
    resolution.compare(board.g)
    assert resolution.winners == [] and minion_targets(board.g, 1) == [] and FELLOWSHIP_SITES


@rule("tcg.archery.choose-shadow-player")
def test_nobody_is_named_without_arrows() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Savage", seat=1)
        .minions("Uruk-hai Raiding Party (1_158)", seat=2)
        .at_step("archery")
    )
    assert board.asked == "tcg-ask-defend"


@rule("tcg.skirmish.losing-character", "tcg.faq.s4.1_162")
def test_a_removed_uruk_was_still_in_the_skirmish() -> None:
    from westmarch.games.tcg.rules.wounds import out_of_skirmish

    board = (
        Board(at=2)
        .fellowship("Lórien Elf")
        .minions("Dunlending Brigand", "Uruk Savage")
        .support(1, "Worry")
        .hand(0, "Defiance", "Axe Strike")
    )
    board.fight("Lórien Elf", "Dunlending Brigand", "Uruk Savage")
    assert board.asked == "tcg-ask-skirmish"
    out_of_skirmish(board.now, board.c("Uruk Savage"))
    board.until("tcg-ask-either", *END_OF_TURN, limit=10)
    assert board.asked == "tcg-ask-either"


@rule("tcg.fierce.assignment-actions", "tcg.fierce.ally-eligible")
def test_the_fierce_assignment_phase() -> None:
    board = (
        Board(at=3)
        .fellowship("Gimli, Son of Glóin")
        .support(0, "Elrond, Lord of Rivendell")
        .minions("Úlairë Toldëa, Messenger of Morgul")
        .burdens(4)
        .at_step("fierce_assignment")
    )
    board.until("tcg-ask-assignment")
    assert board.can("use", "Úlairë Toldëa, Messenger of Morgul")
    board.until("tcg-ask-defend")
    assert board.can("assign", "Elrond, Lord of Rivendell", "Úlairë Toldëa, Messenger of Morgul")


@rule("tcg.fierce.second-round", "tcg.fierce.example", "tcg.fierce.defenders-fresh", "tcg.keyword.fierce")
def test_the_fierce_round() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Úlairë Attëa, Keeper of Dol Guldur")
        .at_step("assignment")
        .take("assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur")
    )
    board.until("tcg-ask-defend")
    assert board.now.fierce == 1 and board.can(
        "assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur"
    )


@rule("tcg.fierce.gained-in-time", "tcg.fierce.skirmish-kind")
def test_fierce_gained_in_time() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Plains Runner")
        .at_step("fierce_assignment")
    )
    board.take("assign", "Aragorn, Ranger of the North", "Uruk Plains Runner")
    board.until(*END_OF_TURN)
    board.expect_log("tcg-log-won", count=10)


@rule("tcg.keyword.fierce-prevented")
def test_prevented_from_being_fierce() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard + Wizard Staff")
        .minions("Úlairë Attëa, Keeper of Dol Guldur")
        .hand(0, "You Cannot Pass!")
        .at_step("maneuver")
    )
    board.take("play", "You Cannot Pass!")
    assert board.now.keyword(board.c("Úlairë Attëa, Keeper of Dol Guldur"), "fierce") == 0
