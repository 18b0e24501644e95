"""Archery, assignment, skirmishes, the fierce round."""

from __future__ import annotations

from tcg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD
from westmarch.games.tcg.rules.archery import fellowship_targets, fellowship_total, minion_total

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


@rule("tcg.archery.fellowship-total", "tcg.archery.minion-total", "tcg.keyword.archer")
def test_totals() -> None:
    board = Board(3, at=2).fellowship("1_50", "1_13").minions("1_176", seat=1).minions("1_176", "1_178", seat=2)
    assert fellowship_total(board.g) == 1 and minion_total(board.g) == 2


@rule("tcg.archery.keyword-not-cumulative", "tcg.archery.default-zero", "tcg.archery.modifier-timing")
def test_an_archer_counts_once() -> None:
    board = Board(at=2).fellowship("1_50+1_41")
    assert fellowship_total(board.g) == 1
    lonely = Board(at=2)
    lonely.g.lay("archery", -1, 2, 0, 0)
    assert fellowship_total(lonely.g) == 2


@rule("tcg.archery.does-not-add", "tcg.archery.does-not-add-once")
def test_shooting_instead_of_adding() -> None:
    board = Board(at=2).fellowship("1_50").minions("1_158").at_step("archery")
    board.take("use", "1_50").take("use", "1_50")
    assert board.asked == "tcg-ask-defend" and board.wounds("1_158") == 2


@rule("tcg.archery.actions-first", "tcg.archery.fp-assigns", "tcg.archery.one-by-one", "tcg.archery.may-kill")
def test_archery_wounds() -> None:
    board = Board(at=2).fellowship("1_53").minions("1_176", "1_176").hurt("1_53", 1).at_step("archery")
    assert board.asked == "tcg-ask-archery-wound" and board.asker == 0
    board.take("wound", "1_53")
    assert board.zone("1_53") == DEAD
    assert board.wounds("1_290") == 1 and board.asked != "tcg-ask-archery-wound"


@rule("tcg.archery.choose-shadow-player", "tcg.multi.archery-poor-choice")
def test_one_shadow_player_takes_the_arrows() -> None:
    board = Board(3, at=2).fellowship("1_50").minions("1_158", seat=1).at_step("archery").skip()
    board.take("name", 2)
    assert board.wounds("1_158") == 0
    other = Board(3, at=2).fellowship("1_50").minions("1_158", seat=1).at_step("archery").skip().take("name", 1)
    assert other.wounds("1_158") == 1


@rule("tcg.archery.totals-before-wounds")
def test_the_dead_have_shot() -> None:
    board = Board(at=2).fellowship("1_53+1_41").minions("1_176").hurt("1_53", 1).at_step("archery")
    board.take("wound", "1_53")
    assert board.zone("1_53") == DEAD and board.zone("1_176") == DISCARD


@rule("tcg.archery.leftover", "tcg.archery.must-assign", "tcg.wound.cannot-take")
def test_wounds_that_nobody_can_take_are_lost() -> None:
    board = Board(at=2).fellowship("1_50").minions("3_68").at_step("archery").skip()
    assert board.wounds("3_68") == 0 and board.now.in_play(board.c("3_68"))


@rule("tcg.archery.preventable", "tcg.prevent.wound", "tcg.timing.response-any-time", "tcg.timing.about-to")
def test_an_archery_wound_is_prevented() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_176").hand(0, "1_76", "1_76").at_step("archery")
    board.take("wound", "1_364").take("answer", "1_76")
    assert board.wounds("1_364") == 0 and not board.can("answer", "1_76")


@rule("tcg.archery.ally-participation", "tcg.ally.no-combat-away", "tcg.ally.combat-at-home", "tcg.ally.at-home")
def test_allies_shoot_at_home() -> None:
    away = Board(at=2).support(0, "1_56").minions("1_176")
    home = Board(at=6).support(0, "1_56").minions("1_176")
    assert fellowship_total(away.g) == 0 and fellowship_total(home.g) == 1
    assert home.c("1_56") in fellowship_targets(home.g) and away.c("1_56") not in fellowship_targets(away.g)


@rule("tcg.ally.home-block", "tcg.ally.several-homes")
def test_home_is_in_one_block() -> None:
    board = Board(at=6).site(6, "4_353").support(0, "1_56")
    assert not board.g.at_home(board.c("1_56"))


@rule("tcg.ally.forbidden-by-card")
def test_a_card_bars_allies() -> None:
    board = Board(at=3).site(3, "4_340").support(0, "4_281").minions("1_176")
    board.g.phase = 4
    assert board.c("4_281") not in fellowship_targets(board.g)


@rule("tcg.ally.abilities-anywhere", "tcg.ally.effects-wounds-anywhere", "tcg.ally.support-area", "tcg.ally.killed")
def test_allies_away_from_home() -> None:
    board = Board(at=2).support(0, "1_40").hand(0, "1_9").fellowship("1_13").take("use", "1_40")
    assert board.wounds("1_40") == 1 and len(board.now.hands[0]) == 2
    hit = Board(at=2).support(0, "1_291").minions("1_237").hand(1, "1_226").hurt("1_291", 1).at_step("maneuver")
    hit.take("play", "1_226")
    assert hit.zone("1_291") == DEAD


# Assignment


@rule("tcg.assign.fp-optional", "tcg.assign.leftovers", "tcg.assign.leftovers-optional", "tcg.assign.leftovers-pile-on")
def test_leftovers() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178", "1_176").at_step("assignment")
    board.take("assign", "1_13", "1_178").skip()
    assert board.asked == "tcg-ask-leftover" and board.asker == 1
    board.take("assign", "1_13", "1_176")
    assert board.now.foes == [board.c("1_178"), board.c("1_176")]


@rule("tcg.assign.one-minion-per-defender", "tcg.assign.one-defender-per-minion", "tcg.assign.example.protect")
def test_one_minion_for_each_defender() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178", "1_176").at_step("assignment")
    board.take("assign", "1_13", "1_178")
    assert not board.can("assign", "1_13") and board.can("assign", "1_290")
    code = f"assign:{board.name('1_290')}:{board.name('1_178')}"
    assert board.why_not(code) == "tcg.assign.one-defender-per-minion"


@rule("tcg.keyword.defender", "tcg.keyword.defender-example", "tcg.keyword.defender-sum", "tcg.assign.ring-bearer")
def test_defender() -> None:
    board = Board(at=2).fellowship("4_109").minions("1_151", "1_158").at_step("assignment")
    board.take("assign", "4_109", "1_151").take("assign", "4_109", "1_158")
    board.expect_log("tcg-log-skirmish", minions=[board.c("1_151"), board.c("1_158")])
    sums = Board(at=2).fellowship("4_109")
    sums.g.lay("keyword defender", sums.c("4_109"), 2, 0, 0)
    assert sums.g.keyword(sums.c("4_109"), "defender") == 3


@rule("tcg.keyword.defender-fp-only", "tcg.assign.example.leftover")
def test_shadow_players_pile_on() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151", "1_158", "1_146").at_step("assignment")
    board.take("assign", "1_89", "1_151").take("assign", "1_290", "1_158")
    board.take("assign", "1_290", "1_146")
    board.take("skirmish", "1_290")
    board.expect_log("tcg-log-skirmish", minions=[board.c("1_158"), board.c("1_146")])


@rule("tcg.keyword.ambush", "tcg.keyword.ambush-avoid")
def test_ambush() -> None:
    board = Board(at=2).fellowship("1_89").minions("4_252").pool(0).at_step("assignment")
    board.take("assign", "1_89", "4_252").take("ambush", "4_252")
    assert board.now.pool == 2
    avoided = Board(at=2).fellowship("1_89").minions("4_252").pool(0).at_step("assignment").skip()
    assert avoided.asked == "tcg-ask-leftover"


@rule("tcg.assign.actions-first", "tcg.assign.action-needs-unassigned", "tcg.assign.prior-action-counts")
def test_assignment_actions() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_236", "1_235").burdens(4).at_step("assignment")
    board.take("use", "1_236")
    assert board.now.against[board.c("1_236")] == board.c("1_13") and not board.can("use", "1_236")


@rule("tcg.assign.may-not-be-assigned", "tcg.assign.exhausted-etc")
def test_who_may_not_be_assigned() -> None:
    board = Board(at=2).fellowship("1_13").minions("3_68", "1_151").hurt("1_13", 2).at_step("assignment")
    assert board.can("assign", "1_13", "1_151") and not board.can("assign", "1_13", "3_68")


@rule("tcg.assign.one-minion-per-skirmish")
def test_one_minion_in_each_skirmish() -> None:
    board = Board(at=6).site(6, "3_115").fellowship("4_109").minions("1_151", "1_158").at_step("assignment")
    board.take("assign", "4_109", "1_151")
    assert not board.can("assign", "4_109", "1_158") and board.can("assign", "1_290", "1_158")


@rule("tcg.assign.triggers-by-assigner", "tcg.assign.simultaneous")
def test_answers_to_assigning_by_the_fp_player() -> None:
    board = Board(at=2).site(2, "4_336").fellowship("1_89").minions("1_151").pool(0).at_step("assignment")
    board.take("assign", "1_89", "1_151")
    assert board.now.pool == 1
    other = Board(at=2).site(2, "4_336").fellowship("1_89").minions("1_151").pool(0).at_step("assignment").skip()
    other.take("assign", "1_89", "1_151")
    assert other.now.pool == 0


@rule("tcg.ally.shadow-assigns-at-home")
def test_leftovers_against_an_ally_at_home() -> None:
    board = Board(at=3).support(0, "1_40").minions("1_151").at_step("assignment").skip()
    assert board.asked == "tcg-ask-leftover" and board.can("assign", "1_40", "1_151")


# Skirmishes


@rule("tcg.skirmish.order", "tcg.skirmish.one-phase-each", "tcg.skirmish.all-must-resolve")
def test_the_fp_player_picks_the_order() -> None:
    board = Board(at=2).fellowship("1_13", "1_89").minions("1_178", "1_176")
    board.g.against[board.c("1_178")] = board.c("1_13")
    board.g.against[board.c("1_176")] = board.c("1_89")
    board.at_step("skirmishes")
    assert board.can("skirmish", "1_13") and board.can("skirmish", "1_89") and "pass" not in board.all_codes()
    board.take("skirmish", "1_89").until(*LAST)
    assert board.zone("1_178") == DISCARD and board.zone("1_176") == DISCARD


@rule("tcg.skirmish.higher-wins", "tcg.skirmish.loser-wound", "tcg.skirmish.total", "tcg.skirmish.example.aragorn-orcs")
def test_the_higher_total_wins() -> None:
    board = Board(at=2).fellowship("1_89").minions("4_252", "4_252").fight("1_89", "4_252", "4_252")
    board.until(*LAST)
    assert board.wounds("1_89") == 0 and board.zone("4_252") == DISCARD


@rule("tcg.skirmish.tie-shadow")
def test_ties_go_to_the_shadow() -> None:
    board = Board(at=2).fellowship("1_11").minions("1_151").fight("1_11", "1_151").until(*LAST)
    assert board.wounds("1_11") == 2 and board.wounds("1_151") == 0


@rule("tcg.skirmish.damage-bonus", "tcg.skirmish.damage-bonus.sum", "tcg.skirmish.damage-bonus.example")
def test_damage() -> None:
    board = Board(at=2).fellowship("1_89+1_112").minions("1_158", "1_143")
    board.g.lay("strength", board.c("1_89"), 12, 0, 0)
    board.fight("1_89", "1_158", "1_143").until(*LAST)
    assert board.wounds("1_158") == 2 and board.wounds("1_143") == 2
    two = Board(at=2).fellowship("1_89").minions("1_151", "1_151").fight("1_89", "1_151", "1_151").until(*LAST)
    assert two.wounds("1_89") == 3


@rule("tcg.keyword.damage")
def test_damage_only_in_skirmishes() -> None:
    board = Board(at=2).minions("1_131").at_step("archery")
    assert board.wounds("1_290") == 1


@rule("tcg.skirmish.damage-bonus.lost", "tcg.skirmish.damage-bonus.not-negative")
def test_lost_damage_bonuses() -> None:
    board = Board(at=2).fellowship("1_11").minions("1_158").support(0, "2_16").fight("1_11", "1_158").until(*LAST)
    assert board.wounds("1_11") == 1


@rule("tcg.skirmish.overwhelm", "tcg.skirmish.overwhelm.exact-double", "tcg.kill.by-text")
def test_overwhelmed() -> None:
    board = Board(at=2).fellowship("1_7").minions("1_151")
    board.g.lay("strength", board.c("1_151"), 3, 0, 0)
    board.fight("1_7", "1_151").until(*LAST)
    assert board.zone("1_7") == DEAD
    board.expect_log("tcg-log-overwhelmed").expect_no_log("tcg-log-wound")


@rule("tcg.skirmish.overwhelm.tripled")
def test_overwhelmed_only_if_tripled() -> None:
    board = Board(at=2).fellowship("1_7+1_8").minions("1_151")
    board.g.lay("strength", board.c("1_151"), 6, 0, 0)
    board.g.lay("vitality", board.c("1_7"), 3, 2, 0)
    board.fight("1_7", "1_151").until(*LAST)
    assert board.now.in_play(board.c("1_7")) and board.wounds("1_7") == 2


@rule("tcg.skirmish.overwhelm.zero", "tcg.skirmish.overwhelm.zero-zero")
def test_zero_strength() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178")
    board.g.lay("strength", board.c("1_13"), -20, 0, 0)
    board.g.lay("strength", board.c("1_178"), -20, 0, 0)
    board.fight("1_13", "1_178").until(*LAST)
    assert board.wounds("1_13") == 1
    other = Board(at=2).fellowship("1_13").minions("1_178")
    other.g.lay("strength", other.c("1_13"), -20, 0, 0)
    other.fight("1_13", "1_178").until(*LAST)
    assert other.zone("1_13") == DEAD


@rule("tcg.skirmish.overwhelm.ring-bearer", "tcg.skirmish.overwhelm.no-wound-prevention")
def test_a_worn_ring_does_not_help_against_overwhelming() -> None:
    board = Board(at=2).minions("1_237")
    board.g.ring_on = True
    board.fight("1_290", "1_237").until("tcg-end-last")
    assert board.now.winners == [1] and board.now.burdens[0] == 0


@rule("tcg.skirmish.side-emptied", "tcg.skirmish.win-triggers-after", "tcg.skirmish.each-winner")
def test_a_side_is_emptied() -> None:
    board = Board(at=2).fellowship("1_96+1_95").minions("1_151").hurt("1_151", 2).fight("1_96", "1_151")
    board.take("use", "1_95").until(*LAST)
    assert board.zone("1_151") == DISCARD
    board.expect_log("tcg-log-won")


@rule("tcg.skirmish.never-begins", "tcg.skirmish.companion-removed-minions-free")
def test_a_skirmish_that_never_begins() -> None:
    board = Board(at=2).fellowship("1_13", "1_53").minions("1_178", "1_271").hurt("1_53", 1).hand(0, "1_3")
    board.g.against[board.c("1_178")] = board.c("1_53")
    from westmarch.games.tcg.rules.wounds import remove

    remove(board.g, board.c("1_53"), DEAD)
    board.at_step("skirmishes").until(*LAST)
    assert board.now.in_play(board.c("1_178"))
    board.expect_no_log("tcg-log-skirmish")


@rule("tcg.skirmish.cancel.ring-bearer-2003", "tcg.skirmish.cancel.costs-and-assignment")
def test_the_ring_bearers_skirmish_may_be_cancelled() -> None:
    board = Board(at=2).minions("1_151").hand(0, "1_298").fight("1_290", "1_151").take("play", "1_298").until(*LAST)
    assert board.wounds("1_290") == 0 and board.now.in_play(board.c("1_151")) and board.zone("1_298") == DISCARD


@rule(
    "tcg.skirmish.actions", "tcg.skirmish.any-card-may-act", "tcg.timing.action-procedure", "tcg.timing.pass-not-final"
)
def test_skirmish_actions() -> None:
    board = Board(at=4).fellowship("1_13", "1_97", "1_311").minions("1_178").hand(1, "1_168").fight("1_311", "1_178")
    assert board.can("use", "1_97") and board.asker == 0
    board.skip()
    assert board.asker == 1
    board.take("play", "1_168")
    assert board.asker == 0 and board.can("use", "1_97")


@rule("tcg.skirmish.phase-end", "tcg.skirmish.survivor-again", "tcg.skirmish.strength-at-resolution")
def test_the_end_of_a_skirmish() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_158").fight("1_89", "1_158").until(*LAST)
    assert board.now.fighter == -1 and board.now.foes == [] and board.now.against[board.c("1_158")] == -1


@rule("tcg.skirmish.start-triggers", "tcg.exert.example.mount", "tcg.item.mounted")
def test_mounts_exert_minions() -> None:
    board = Board(at=2).fellowship("5_83+4_287").minions("1_158", "4_252").fight("5_83", "1_158", "4_252")
    board.until(*LAST)
    assert board.wounds("1_158") >= 1
    board.expect_log("tcg-log-exert", card=board.c("1_158"))
    assert not any(e.key == "tcg-log-exert" and e.about["card"] == board.c("4_252") for e in board.entries())


# The fierce round


@rule("tcg.fierce.second-round", "tcg.fierce.example", "tcg.fierce.defenders-fresh", "tcg.keyword.fierce")
def test_the_fierce_round() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_229").at_step("assignment").take("assign", "1_89", "1_229")
    board.until("tcg-ask-defend")
    assert board.now.fierce == 1 and board.can("assign", "1_89", "1_229")


@rule("tcg.fierce.none", "tcg.fierce.only-fierce", "tcg.fierce.normal-skipped")
def test_only_fierce_minions_fight_again() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151", "1_229").at_step("fierce_assignment")
    assert board.can("assign", "1_89", "1_229") and not board.can("assign", "1_89", "1_151")
    none = Board(at=2).fellowship("1_89").minions("1_151").at_step("fierce_assignment")
    assert none.asked in LAST


@rule("tcg.fierce.gained-in-time", "tcg.fierce.skirmish-kind")
def test_fierce_gained_in_time() -> None:
    board = Board(at=2).fellowship("1_89").minions("4_189").at_step("fierce_assignment")
    board.take("assign", "1_89", "4_189")
    board.until(*LAST)
    board.expect_log("tcg-log-won", count=10)


@rule("tcg.keyword.fierce-prevented")
def test_prevented_from_being_fierce() -> None:
    board = Board(at=2).fellowship("1_364+2_29").minions("1_229").hand(0, "2_30").at_step("maneuver")
    board.take("play", "2_30")
    assert board.now.keyword(board.c("1_229"), "fierce") == 0
