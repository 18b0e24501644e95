"""Archery, assignment, skirmishes, the fierce round."""

from __future__ import annotations

from tcg.board import END_OF_TURN, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD
from westmarch.games.tcg.rules.archery import fellowship_targets, fellowship_total, minion_total


@rule("tcg.archery.fellowship-total", "tcg.archery.minion-total", "tcg.keyword.archer")
def test_totals() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Legolas, Greenleaf", "Gimli, Son of Glóin")
        .minions("Goblin Marksman", seat=1)
        .minions("Goblin Marksman", "Goblin Runner", seat=2)
    )
    assert fellowship_total(board.g) == 1 and minion_total(board.g) == 2


@rule("tcg.archery.keyword-not-cumulative", "tcg.archery.default-zero", "tcg.archery.modifier-timing")
def test_an_archer_counts_once() -> None:
    board = Board(at=2).fellowship("Legolas, Greenleaf + Elven Bow (1_41)")
    assert fellowship_total(board.g) == 1
    lonely = Board(at=2)
    lonely.g.lay("archery", -1, 2, 0, 0)
    assert fellowship_total(lonely.g) == 2


@rule("tcg.archery.does-not-add", "tcg.archery.does-not-add-once")
def test_shooting_instead_of_adding() -> None:
    board = Board(at=2).fellowship("Legolas, Greenleaf").minions("Uruk-hai Raiding Party (1_158)").at_step("archery")
    board.take("use", "Legolas, Greenleaf").take("use", "Legolas, Greenleaf")
    assert board.asked == "tcg-ask-defend" and board.wounds("Uruk-hai Raiding Party (1_158)") == 2


@rule("tcg.archery.actions-first", "tcg.archery.fp-assigns", "tcg.archery.one-by-one", "tcg.archery.may-kill")
def test_archery_wounds() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf")
        .minions("Goblin Marksman", "Goblin Marksman")
        .hurt("Lórien Elf", 1)
        .at_step("archery")
    )
    assert board.asked == "tcg-ask-archery-wound" and board.asker == 0
    board.take("wound", "Lórien Elf")
    assert board.zone("Lórien Elf") == DEAD
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.asked != "tcg-ask-archery-wound"


@rule("tcg.archery.choose-shadow-player", "tcg.multi.archery-poor-choice")
def test_one_shadow_player_takes_the_arrows() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Uruk-hai Raiding Party (1_158)", seat=1)
        .at_step("archery")
        .skip()
    )
    board.take("name", 2)
    assert board.wounds("Uruk-hai Raiding Party (1_158)") == 0
    other = (
        Board(3, at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Uruk-hai Raiding Party (1_158)", seat=1)
        .at_step("archery")
        .skip()
        .take("name", 1)
    )
    assert other.wounds("Uruk-hai Raiding Party (1_158)") == 1


@rule("tcg.archery.totals-before-wounds")
def test_the_dead_have_shot() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf + Elven Bow (1_41)")
        .minions("Goblin Marksman")
        .hurt("Lórien Elf", 1)
        .at_step("archery")
    )
    board.take("wound", "Lórien Elf")
    assert board.zone("Lórien Elf") == DEAD and board.zone("Goblin Marksman") == DISCARD


@rule("tcg.archery.leftover", "tcg.archery.must-assign", "tcg.wound.cannot-take")
def test_wounds_that_nobody_can_take_are_lost() -> None:
    board = (
        Board(at=2).fellowship("Legolas, Greenleaf").minions("Saruman, Keeper of Isengard").at_step("archery").skip()
    )
    assert board.wounds("Saruman, Keeper of Isengard") == 0 and board.now.in_play(
        board.c("Saruman, Keeper of Isengard")
    )


@rule("tcg.archery.preventable", "tcg.prevent.wound", "tcg.timing.response-any-time", "tcg.timing.about-to")
def test_an_archery_wound_is_prevented() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Marksman")
        .hand(0, "Intimidate", "Intimidate")
        .at_step("archery")
    )
    board.take("wound", "Gandalf, The Grey Wizard").take("answer", "Intimidate")
    assert board.wounds("Gandalf, The Grey Wizard") == 0 and not board.can("answer", "Intimidate")


@rule("tcg.archery.ally-participation", "tcg.ally.no-combat-away", "tcg.ally.combat-at-home", "tcg.ally.at-home")
def test_allies_shoot_at_home() -> None:
    away = Board(at=2).support(0, "Orophin, Lórien Bowman").minions("Goblin Marksman")
    home = Board(at=6).support(0, "Orophin, Lórien Bowman").minions("Goblin Marksman")
    assert fellowship_total(away.g) == 0 and fellowship_total(home.g) == 1
    assert home.c("Orophin, Lórien Bowman") in fellowship_targets(home.g) and away.c(
        "Orophin, Lórien Bowman"
    ) not in fellowship_targets(away.g)


@rule("tcg.ally.home-block", "tcg.ally.several-homes")
def test_home_is_in_one_block() -> None:
    board = Board(at=6).site(6, "Great Hall").support(0, "Orophin, Lórien Bowman")
    assert not board.g.at_home(board.c("Orophin, Lórien Bowman"))


@rule("tcg.ally.forbidden-by-card")
def test_a_card_bars_allies() -> None:
    board = Board(at=3).site(3, "Streets of Edoras").support(0, "Hlafwine, Village Farmhand").minions("Goblin Marksman")
    board.g.phase = 4
    assert board.c("Hlafwine, Village Farmhand") not in fellowship_targets(board.g)


@rule("tcg.ally.abilities-anywhere", "tcg.ally.effects-wounds-anywhere", "tcg.ally.support-area", "tcg.ally.killed")
def test_allies_away_from_home() -> None:
    board = (
        Board(at=2)
        .support(0, "Elrond, Lord of Rivendell")
        .hand(0, "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
        .take("use", "Elrond, Lord of Rivendell")
    )
    assert board.wounds("Elrond, Lord of Rivendell") == 1 and len(board.now.hands[0]) == 2
    hit = (
        Board(at=2)
        .support(0, "The Gaffer, Sam's Father")
        .minions("The Witch-king, Lord of Angmar")
        .hand(1, "Their Power Is in Terror")
        .hurt("The Gaffer, Sam's Father", 1)
        .at_step("maneuver")
    )
    hit.take("play", "Their Power Is in Terror")
    assert hit.zone("The Gaffer, Sam's Father") == DEAD


# Assignment


@rule("tcg.assign.fp-optional", "tcg.assign.leftovers", "tcg.assign.leftovers-optional", "tcg.assign.leftovers-pile-on")
def test_leftovers() -> None:
    board = (
        Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner", "Goblin Marksman").at_step("assignment")
    )
    board.take("assign", "Gimli, Son of Glóin", "Goblin Runner").skip()
    assert board.asked == "tcg-ask-leftover" and board.asker == 1
    board.take("assign", "Gimli, Son of Glóin", "Goblin Marksman")
    assert board.now.foes == [board.c("Goblin Runner"), board.c("Goblin Marksman")]


@rule("tcg.assign.one-minion-per-defender", "tcg.assign.one-defender-per-minion", "tcg.assign.example.protect")
def test_one_minion_for_each_defender() -> None:
    board = (
        Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner", "Goblin Marksman").at_step("assignment")
    )
    board.take("assign", "Gimli, Son of Glóin", "Goblin Runner")
    assert not board.can("assign", "Gimli, Son of Glóin") and board.can("assign", "Frodo, Son of Drogo")
    code = f"assign:{board.name('Frodo, Son of Drogo')}:{board.name('Goblin Runner')}"
    assert board.why_not(code) == "tcg.assign.one-defender-per-minion"


@rule("tcg.keyword.defender", "tcg.keyword.defender-example", "tcg.keyword.defender-sum", "tcg.assign.ring-bearer")
def test_defender() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Heir of Elendil")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Heir of Elendil", "Uruk Savage").take(
        "assign", "Aragorn, Heir of Elendil", "Uruk-hai Raiding Party (1_158)"
    )
    board.expect_log("tcg-log-skirmish", minions=[board.c("Uruk Savage"), board.c("Uruk-hai Raiding Party (1_158)")])
    sums = Board(at=2).fellowship("Aragorn, Heir of Elendil")
    sums.g.lay("keyword defender", sums.c("Aragorn, Heir of Elendil"), 2, 0, 0)
    assert sums.g.keyword(sums.c("Aragorn, Heir of Elendil"), "defender") == 3


@rule("tcg.keyword.defender-fp-only", "tcg.assign.example.leftover")
def test_shadow_players_pile_on() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)", "Uruk Fighter")
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Ranger of the North", "Uruk Savage").take(
        "assign", "Frodo, Son of Drogo", "Uruk-hai Raiding Party (1_158)"
    )
    board.take("assign", "Frodo, Son of Drogo", "Uruk Fighter")
    board.take("skirmish", "Frodo, Son of Drogo")
    board.expect_log("tcg-log-skirmish", minions=[board.c("Uruk-hai Raiding Party (1_158)"), board.c("Uruk Fighter")])


@rule("tcg.keyword.ambush", "tcg.keyword.ambush-avoid")
def test_ambush() -> None:
    board = (
        Board(at=2).fellowship("Aragorn, Ranger of the North").minions("Southron Scout").pool(0).at_step("assignment")
    )
    board.take("assign", "Aragorn, Ranger of the North", "Southron Scout").take("ambush", "Southron Scout")
    assert board.now.pool == 2
    avoided = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Southron Scout")
        .pool(0)
        .at_step("assignment")
        .skip()
    )
    assert avoided.asked == "tcg-ask-leftover"


@rule("tcg.assign.actions-first", "tcg.assign.action-needs-unassigned", "tcg.assign.prior-action-counts")
def test_assignment_actions() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Úlairë Toldëa, Messenger of Morgul", "Úlairë Otsëa, Lieutenant of Morgul")
        .burdens(4)
        .at_step("assignment")
    )
    board.take("use", "Úlairë Toldëa, Messenger of Morgul")
    assert board.now.against[board.c("Úlairë Toldëa, Messenger of Morgul")] == board.c(
        "Gimli, Son of Glóin"
    ) and not board.can("use", "Úlairë Toldëa, Messenger of Morgul")


@rule("tcg.assign.may-not-be-assigned", "tcg.assign.exhausted-etc")
def test_who_may_not_be_assigned() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Saruman, Keeper of Isengard", "Uruk Savage")
        .hurt("Gimli, Son of Glóin", 2)
        .at_step("assignment")
    )
    assert board.can("assign", "Gimli, Son of Glóin", "Uruk Savage") and not board.can(
        "assign", "Gimli, Son of Glóin", "Saruman, Keeper of Isengard"
    )


@rule("tcg.assign.one-minion-per-skirmish")
def test_one_minion_in_each_skirmish() -> None:
    board = (
        Board(at=6)
        .site(6, "Caras Galadhon")
        .fellowship("Aragorn, Heir of Elendil")
        .minions("Uruk Savage", "Uruk-hai Raiding Party (1_158)")
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Heir of Elendil", "Uruk Savage")
    assert not board.can("assign", "Aragorn, Heir of Elendil", "Uruk-hai Raiding Party (1_158)") and board.can(
        "assign", "Frodo, Son of Drogo", "Uruk-hai Raiding Party (1_158)"
    )


@rule("tcg.assign.triggers-by-assigner", "tcg.assign.simultaneous")
def test_answers_to_assigning_by_the_fp_player() -> None:
    board = (
        Board(at=2)
        .site(2, "Wold of Rohan")
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .pool(0)
        .at_step("assignment")
    )
    board.take("assign", "Aragorn, Ranger of the North", "Uruk Savage")
    assert board.now.pool == 1
    other = (
        Board(at=2)
        .site(2, "Wold of Rohan")
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .pool(0)
        .at_step("assignment")
        .skip()
    )
    other.take("assign", "Aragorn, Ranger of the North", "Uruk Savage")
    assert other.now.pool == 0


@rule("tcg.ally.shadow-assigns-at-home")
def test_leftovers_against_an_ally_at_home() -> None:
    board = Board(at=3).support(0, "Elrond, Lord of Rivendell").minions("Uruk Savage").at_step("assignment").skip()
    assert board.asked == "tcg-ask-leftover" and board.can("assign", "Elrond, Lord of Rivendell", "Uruk Savage")


# Skirmishes


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


@rule("tcg.skirmish.higher-wins", "tcg.skirmish.loser-wound", "tcg.skirmish.total", "tcg.skirmish.example.aragorn-orcs")
def test_the_higher_total_wins() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Southron Scout", "Southron Scout")
        .fight("Aragorn, Ranger of the North", "Southron Scout", "Southron Scout")
    )
    board.until(*END_OF_TURN)
    assert board.wounds("Aragorn, Ranger of the North") == 0 and board.zone("Southron Scout") == DISCARD


@rule("tcg.skirmish.tie-shadow")
def test_ties_go_to_the_shadow() -> None:
    board = (
        Board(at=2)
        .fellowship("Farin, Dwarven Emissary")
        .minions("Uruk Savage")
        .fight("Farin, Dwarven Emissary", "Uruk Savage")
        .until(*END_OF_TURN)
    )
    assert board.wounds("Farin, Dwarven Emissary") == 2 and board.wounds("Uruk Savage") == 0


@rule("tcg.skirmish.damage-bonus", "tcg.skirmish.damage-bonus.sum", "tcg.skirmish.damage-bonus.example")
def test_damage() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North + Ranger's Sword")
        .minions("Uruk-hai Raiding Party (1_158)", "Troop of Uruk-hai")
    )
    board.g.lay("strength", board.c("Aragorn, Ranger of the North"), 12, 0, 0)
    board.fight("Aragorn, Ranger of the North", "Uruk-hai Raiding Party (1_158)", "Troop of Uruk-hai").until(
        *END_OF_TURN
    )
    assert board.wounds("Uruk-hai Raiding Party (1_158)") == 2 and board.wounds("Troop of Uruk-hai") == 2
    two = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Uruk Savage")
        .fight("Aragorn, Ranger of the North", "Uruk Savage", "Uruk Savage")
        .until(*END_OF_TURN)
    )
    assert two.wounds("Aragorn, Ranger of the North") == 3


@rule("tcg.keyword.damage")
def test_damage_only_in_skirmishes() -> None:
    board = Board(at=2).minions("Orthanc Assassin").at_step("archery")
    assert board.wounds("Frodo, Son of Drogo") == 1


@rule("tcg.skirmish.damage-bonus.lost", "tcg.skirmish.damage-bonus.not-negative")
def test_lost_damage_bonuses() -> None:
    board = (
        Board(at=2)
        .fellowship("Farin, Dwarven Emissary")
        .minions("Uruk-hai Raiding Party (1_158)")
        .support(0, "A Blended Race")
        .fight("Farin, Dwarven Emissary", "Uruk-hai Raiding Party (1_158)")
        .until(*END_OF_TURN)
    )
    assert board.wounds("Farin, Dwarven Emissary") == 1


@rule("tcg.skirmish.overwhelm", "tcg.skirmish.overwhelm.exact-double", "tcg.kill.by-text")
def test_overwhelmed() -> None:
    board = Board(at=2).fellowship("Dwarf Guard").minions("Uruk Savage")
    board.g.lay("strength", board.c("Uruk Savage"), 3, 0, 0)
    board.fight("Dwarf Guard", "Uruk Savage").until(*END_OF_TURN)
    assert board.zone("Dwarf Guard") == DEAD
    board.expect_log("tcg-log-overwhelmed").expect_no_log("tcg-log-wound")


@rule("tcg.skirmish.overwhelm.tripled")
def test_overwhelmed_only_if_tripled() -> None:
    board = Board(at=2).fellowship("Dwarf Guard + Dwarven Armor").minions("Uruk Savage")
    board.g.lay("strength", board.c("Uruk Savage"), 6, 0, 0)
    board.g.lay("vitality", board.c("Dwarf Guard"), 3, 2, 0)
    board.fight("Dwarf Guard", "Uruk Savage").until(*END_OF_TURN)
    assert board.now.in_play(board.c("Dwarf Guard")) and board.wounds("Dwarf Guard") == 2


@rule("tcg.skirmish.overwhelm.zero", "tcg.skirmish.overwhelm.zero-zero")
def test_zero_strength() -> None:
    board = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner")
    board.g.lay("strength", board.c("Gimli, Son of Glóin"), -20, 0, 0)
    board.g.lay("strength", board.c("Goblin Runner"), -20, 0, 0)
    board.fight("Gimli, Son of Glóin", "Goblin Runner").until(*END_OF_TURN)
    assert board.wounds("Gimli, Son of Glóin") == 1
    other = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Runner")
    other.g.lay("strength", other.c("Gimli, Son of Glóin"), -20, 0, 0)
    other.fight("Gimli, Son of Glóin", "Goblin Runner").until(*END_OF_TURN)
    assert other.zone("Gimli, Son of Glóin") == DEAD


@rule("tcg.skirmish.overwhelm.ring-bearer", "tcg.skirmish.overwhelm.no-wound-prevention")
def test_a_worn_ring_does_not_help_against_overwhelming() -> None:
    board = Board(at=2).minions("The Witch-king, Lord of Angmar")
    board.g.ring_on = True
    board.fight("Frodo, Son of Drogo", "The Witch-king, Lord of Angmar").until("tcg-end-last")
    assert board.now.winners == [1] and board.now.burdens[0] == 0


@rule("tcg.skirmish.side-emptied", "tcg.skirmish.win-triggers-after", "tcg.skirmish.each-winner")
def test_a_side_is_emptied() -> None:
    board = (
        Board(at=2)
        .fellowship("Boromir, Lord of Gondor + Blade of Gondor")
        .minions("Uruk Savage")
        .hurt("Uruk Savage", 2)
        .fight("Boromir, Lord of Gondor", "Uruk Savage")
    )
    board.take("use", "Blade of Gondor").until(*END_OF_TURN)
    assert board.zone("Uruk Savage") == DISCARD
    board.expect_log("tcg-log-won")


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
def test_the_ring_bearers_skirmish_may_be_cancelled() -> None:
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


# The fierce round


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


@rule("tcg.fierce.none", "tcg.fierce.only-fierce", "tcg.fierce.normal-skipped")
def test_only_fierce_minions_fight_again() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage", "Úlairë Attëa, Keeper of Dol Guldur")
        .at_step("fierce_assignment")
    )
    assert board.can("assign", "Aragorn, Ranger of the North", "Úlairë Attëa, Keeper of Dol Guldur") and not board.can(
        "assign", "Aragorn, Ranger of the North", "Uruk Savage"
    )
    none = Board(at=2).fellowship("Aragorn, Ranger of the North").minions("Uruk Savage").at_step("fierce_assignment")
    assert none.asked in END_OF_TURN


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
