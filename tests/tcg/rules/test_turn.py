"""The turn: start, fellowship phase, move, Shadow phases, regroup, winning."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DISCARD, PLAY, REGROUP, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


@rule("tcg.turn.start.clear-pool", "tcg.turn.fp-player", "tcg.multi.roles-rotate")
def test_the_pool_is_cleared() -> None:
    board = Board(at=2).pool(5).hand(1, "1_3", "1_6").fellowship("1_13", seat=1).at_step("discard_minions")
    assert board.now.fp == 1 and board.now.pool == 0 and board.now.turn == 2


@rule("tcg.turn.start.actions-once", "tcg.turn.start.before-fellowship-phase", "tcg.rule-of-4.start-of-turn")
def test_start_of_turn_actions() -> None:
    board = Board().fellowship("2_122").at_step("start").take("answer", "2_122")
    assert len(board.now.hands[0]) == 1 and board.now.drawn == 0
    assert not board.can("answer", "2_122")


@rule("tcg.turn.start.order")
def test_required_actions_come_first() -> None:
    board = Board().fellowship("1_365", "1_13").bear("1_13", "1_10").hurt("1_13", 0).at_step("start")
    assert board.wounds("1_13") == 1


@rule(
    "tcg.turn.sanctuary.heal-five",
    "tcg.turn.sanctuary.zero-ok",
    "tcg.turn.sanctuary.repeat-same",
    "tcg.turn.sanctuary.companions-only",
)
def test_sanctuary() -> None:
    board = Board(at=3).fellowship("1_89").support(0, "1_40").hurt("1_89", 3).hurt("1_290", 3).hurt("1_40", 1)
    board.at_step("sanctuary")
    assert not board.heals("1_40")
    board.sanctuary({"1_290": 2, "1_89": 3})
    assert board.wounds("1_290") == 1 and board.asked != "tcg-ask-sanctuary"
    none = Board(at=3).fellowship("1_89").hurt("1_89", 3).at_step("sanctuary").sanctuary({})
    assert none.wounds("1_89") == 3


@rule("tcg.turn.sanctuary.only-at-start")
def test_arriving_heals_nothing() -> None:
    board = Board(at=2).fellowship("1_89").hurt("1_89", 3).until("tcg-ask-move-again")
    assert board.now.at[0] == 3 and board.wounds("1_89") == 3


@rule("tcg.turn.sanctuary.cannot-heal", "tcg.heal.prevented")
def test_who_cannot_heal_is_not_offered() -> None:
    board = Board(at=3).fellowship("1_89").hurt("1_89", 1).hurt("1_290", 1).bear("1_89", "1_283", seat=1)
    board.at_step("sanctuary")
    assert board.heals("1_290") and not board.heals("1_89")


@rule("tcg.turn.skip-no-minions", "tcg.regroup.always")
def test_without_minions_regroup_follows() -> None:
    board = Board(at=2).fellowship("1_50").hand(0, "1_38").until("tcg-ask-move-again")
    assert board.now.phase == REGROUP


@rule("tcg.turn.skip-phase", "tcg.archery.fp-may-skip")
def test_a_skipped_phase_does_not_happen() -> None:
    board = Board(at=7).site(7, "1_354").fellowship("1_50").minions("1_178").hand(0, "1_38").at_step("archery")
    assert board.asked == "tcg-ask-defend"


@rule("tcg.turn.phase-effects-end", "tcg.modifier.until")
def test_effects_last_for_the_phase() -> None:
    board = Board(at=2).fellowship("1_13", "1_50").minions("1_178", "1_178").hand(0, "1_5")
    board.g.against[board.c("1_178", 1)] = board.c("1_13")
    board.g.against[board.c("1_178", 2)] = board.c("1_50")
    board.at_step("skirmishes").take("skirmish", "1_13").take("play", "1_5")
    assert board.strength("1_13") == 8
    board.skip()
    assert board.strength("1_13") == 6


@rule("tcg.turn.until-regroup")
def test_until_the_regroup_phase() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_178").at_step("maneuver").take("use", "1_89")
    assert board.now.keyword(board.c("1_89"), "defender") == 1
    board.until(*LAST)
    assert board.now.keyword(board.c("1_89"), "defender") == 0


@rule("tcg.turn.until-end-of-turn", "tcg.movelimit.cumulative")
def test_until_the_end_of_the_turn() -> None:
    board = Board().fellowship("1_364", "1_13", "1_50").hand(0, "1_71", "1_71")
    board.take("play", "1_71").take("play", "1_71")
    assert board.now.move_limit() == 4


@rule("tcg.turn.regroup-discards")
def test_conditions_that_leave_in_regroup() -> None:
    board = Board(at=2).fellowship("1_311").support(0, "2_107").at_step("regroup").until(*LAST)
    assert board.zone("2_107") == DISCARD


@rule("tcg.turn.no-assignment-phase")
def test_buckleberry_ferry() -> None:
    board = Board(at=2).site(2, "1_330").fellowship("1_311").minions("1_178").at_step("archery").until(*LAST)
    assert board.now.phase == REGROUP and board.now.in_play(board.c("1_178"))
    mixed = Board(at=2).site(2, "1_330").fellowship("1_13").minions("1_178").at_step("archery")
    assert mixed.asked == "tcg-ask-defend"


# The fellowship phase


@rule("tcg.fellowship.actions-any-order", "tcg.fellowship.play-permanents", "tcg.fellowship.companion-zone")
def test_fellowship_actions() -> None:
    board = Board().fellowship("1_13").hand(0, "1_9", "1_7", "1_21", "1_17", "1_178")
    assert all(board.can("play", c) for c in ("1_9", "1_7", "1_21", "1_17")) and not board.can("play", "1_178")
    board.take("play", "1_7").take("play", "1_17").take("play", "1_9").take("on", "1_13")
    assert board.zone("1_7") == PLAY and board.zone("1_17") == SUPPORT
    assert board.now.host[board.c("1_9")] == board.c("1_13")
    assert board.now.pool == 1 + 1 + 0


@rule("tcg.fellowship.fp-only", "tcg.fellowship.fp-conditions-here", "tcg.fellowship.out-of-phase-play")
def test_only_in_the_fellowship_phase() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178").hand(0, "1_24", "1_19").at_step("maneuver")
    assert board.can("play", "1_19")
    assert board.why_not(f"play:{board.name('1_24')}") == "tcg.fellowship.play-permanents"


@rule("tcg.fellowship.must-move", "tcg.movelimit.first-mandatory", "tcg.move.count")
def test_the_first_move_is_compulsory() -> None:
    board = Board().fellowship("1_13").hand(0, "1_9")
    assert "pass" not in board.all_codes() and board.can("move")
    board.take("move")
    assert board.now.at[0] == 2 and board.now.moves == 1


@rule(
    "tcg.fellowship.discard-to-heal",
    "tcg.fellowship.discard-to-heal.repeat",
    "tcg.fellowship.discard-to-heal.ring-bearer",
    "tcg.fellowship.discard-to-heal.unique",
    "tcg.fellowship.discard-to-heal.wounded",
    "tcg.fellowship.discard-to-heal.ally-anywhere",
)
def test_discard_to_heal() -> None:
    board = Board().fellowship("1_13", "1_7").support(0, "1_40").hand(0, "1_12", "1_289", "1_7", "3_13")
    board.hurt("1_13", 1).hurt("1_290", 1).hurt("1_7", 1).hurt("1_40", 1)
    assert not board.can("heal", "1_7")
    board.take("heal", "1_12").take("heal", "1_289").take("heal", "3_13")
    assert [board.wounds(c) for c in ("1_13", "1_290", "1_40")] == [0, 0, 0]
    assert board.zone("1_12") == DISCARD
    assert board.why_not(f"heal:{board.name('1_7', 2)}") == "tcg.fellowship.discard-to-heal.unique"


@rule("tcg.rule-of-4.limit", "tcg.rule-of-4.costs-still-paid", "tcg.rule-of-4.any-means", "tcg.draw.take-into-hand")
def test_the_rule_of_four() -> None:
    board = Board().fellowship("1_13", "1_11").support(0, "1_70").hand(0, "1_6", "1_6").pile(0, DISCARD, "1_86")
    board.take("play", "1_6").take("choose", "1_13").take("play", "1_6").take("choose", "1_13")
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 4
    assert board.wounds("1_13") == 2


@rule("tcg.rule-of-4.fp-only")
def test_the_rule_of_four_binds_nobody_else() -> None:
    board = Board(at=4).minions("1_178").hand(1, "1_197", "1_197", "1_197").at_step("shadow")
    board.hurt("1_178", 0)
    board.g.lay("vitality", board.c("1_178"), 5, 2, 0)
    for _ in range(3):
        board.take("play", "1_197")
    assert len(board.now.hands[1]) == 6


@rule("tcg.rule-of-4.start-of-phase-counts")
def test_draws_at_the_start_of_the_phase_count() -> None:
    board = Board(at=4).fellowship("1_13+3_1", "1_11").take("answer", "3_1")
    assert board.now.drawn == 2


@rule(
    "tcg.rule-of-9.limit",
    "tcg.rule-of-9.copies-count",
    "tcg.rule-of-9.example",
    "tcg.rule-of-9.allies-exempt",
    "tcg.rule-of-9.discarded-exempt",
)
def test_the_rule_of_nine() -> None:
    board = Board().fellowship("1_13", "1_7", "1_7", "1_50", "1_89").pile(0, 3, "1_302", "1_7", "1_7", "1_40")
    board.pile(0, DISCARD, "1_11").hand(0, "1_7", "1_17")
    assert board.why_not(f"play:{board.name('1_7', 5)}") == "tcg.rule-of-9.limit"
    assert board.can("play", "1_17")
    fewer = Board().fellowship("1_13", "1_7", "1_50", "1_89").pile(0, 3, "1_302", "1_7", "1_7").hand(0, "1_7")
    assert fewer.can("play", "1_7")


# Moving


@rule(
    "tcg.move.steps",
    "tcg.move.twilight-shadow-number",
    "tcg.move.twilight-companions",
    "tcg.move.twilight-not-allies",
    "tcg.move.example.six",
)
def test_twilight_of_a_move() -> None:
    sites = [*FELLOWSHIP_SITES[:4], "1_349", *FELLOWSHIP_SITES[5:]]
    board = Board(at=1, sites=["1_319", "1_331", *sites[2:]]).fellowship("1_13", "1_50", "1_89").support(0, "1_40")
    board.hand(1, "1_3").until("tcg-ask-fellowship").take("move")
    assert board.now.pool == 2 + 4


@rule("tcg.move.place-two-player", "tcg.move.place-mandatory", "tcg.move.next-site-exists")
def test_the_shadow_player_places_sites() -> None:
    board = Board().hand(0, "1_9").fellowship("1_13").take("move")
    assert board.now.owner[board.now.path[2]] == 1
    again = Board().site(2, "1_331").hand(0, "1_9").fellowship("1_13").take("move")
    assert again.now.card(again.now.path[2]).id == "1_331"


@rule("tcg.move.place-by-arrow", "tcg.multi.path-shared")
def test_arrows() -> None:
    board = Board(3).hand(0, "1_9").fellowship("1_13").take("move")
    assert board.now.owner[board.now.path[2]] == 1
    right = Board(3, at=3).hand(0, "1_9").fellowship("1_13").take("move")
    assert right.now.card(right.now.path[3]).arrow == "right" and right.now.owner[right.now.path[4]] == 2


@rule("tcg.move.from-triggers", "tcg.move.to-triggers")
def test_answers_to_a_move() -> None:
    board = Board(at=3).fellowship("1_13", "1_50").hand(0, "1_9").pool(5).take("move")
    assert board.asked == "tcg-ask-either" and board.now.pool == 3 and board.now.at[0] == 4


@rule("tcg.move.shadow-number-modified", "tcg.modifier.shadow-number")
def test_shadow_numbers_are_modified_and_floored() -> None:
    board = Board(at=2).site(2, "1_330").fellowship("1_311+3_106", "1_89").bear("1_89", "1_108")
    assert shadow_number(board.g, board.g.path[2]) == 0


@rule(
    "tcg.move.minions-follow",
    "tcg.regroup.move-again",
    "tcg.twilight.persists",
    "tcg.fellowship.phase-exists-each-turn",
)
def test_moving_again() -> None:
    board = Board(at=2).minions("1_178").pool(4).hurt("1_290", 1).at_step("regroup").until("tcg-ask-move-again")
    board.take("move")
    assert board.now.in_play(board.c("1_178")) and board.now.at[0] == 3 and board.now.pool >= 4
    assert board.wounds("1_290") == 1 and board.asked != "tcg-ask-fellowship"


@rule("tcg.move.no-site-ten", "tcg.move.no-backward")
def test_there_is_no_site_ten() -> None:
    board = Board(at=8).until("tcg-end-site-nine")
    assert board.now.at[0] == 9 and board.now.over


@rule("tcg.movelimit.base")
def test_move_limits() -> None:
    assert [Board(n).g.move_limit() for n in (2, 3, 4, 5)] == [2, 2, 3, 4]


@rule("tcg.movelimit.condition-when-at-site")
def test_a_site_that_raises_the_limit() -> None:
    board = Board(at=1).fellowship("1_89").until("tcg-ask-move-again")
    assert board.now.at[0] == 2 and board.now.move_limit() == 3


# Shadow phases


@rule("tcg.shadow.actions", "tcg.shadow.play-permanents", "tcg.shadow.minion-zone", "tcg.twilight.shadow-removes")
def test_shadow_cards() -> None:
    board = Board(at=4).hand(1, "1_178", "1_180", "1_192").pool(3).at_step("shadow")
    board.take("play", "1_178").skip().take("play", "1_180").skip().take("play", "1_192")
    assert board.zone("1_178") == PLAY and board.zone("1_192") == SUPPORT and board.now.pool == 1


@rule("tcg.shadow.fp-cards-in-hand", "tcg.shadow.conditions-here")
def test_what_a_shadow_player_cannot_play() -> None:
    board = Board(at=4).minions("1_178").hand(1, "1_9", "1_192", "1_168").pool(9).at_step("maneuver")
    board.hand(0, "1_19").fellowship("1_13")
    assert board.why_not(f"play:{board.name('1_9')}", 1) == "tcg.shadow.fp-cards-in-hand"
    assert board.why_not(f"play:{board.name('1_192')}", 1) == "tcg.shadow.play-permanents"


@rule("tcg.shadow.no-others-minion", "tcg.item.bearer-own")
def test_no_items_on_another_players_minion() -> None:
    board = Board(3, at=4).minions("1_178", seat=1).hand(2, "1_180", "1_176").pool(9).at_step("shadow")
    assert not board.can("play", "1_180") and board.can("play", "1_176")


@rule("tcg.twilight.must-afford", "tcg.twilight.fp-no-limit", "tcg.twilight.fp-adds", "tcg.twilight.zero-cost")
def test_paying_twilight() -> None:
    board = Board(at=4).hand(1, "1_177", "1_178").pool(5).at_step("shadow")
    assert board.why_not(f"play:{board.name('1_177')}", 1) == "tcg.twilight.must-afford"
    free = Board().hand(0, "1_364", "1_299").take("play", "1_364")
    assert free.now.pool == 4


@rule(
    "tcg.roaming.definition",
    "tcg.roaming.penalty",
    "tcg.roaming.example",
    "tcg.roaming.dynamic",
    "tcg.keyword.roaming-state",
)
def test_roaming() -> None:
    board = Board(at=3).hand(1, "1_178")
    assert twilight_cost(board.g, board.c("1_178")) == 3
    assert twilight_cost(Board(at=4).hand(1, "1_178").g, board.c("1_178")) == 1
    here = Board(at=3).minions("1_178")
    assert here.g.keyword(here.c("1_178"), "roaming") == 1
    here.g.at[0] = 4
    assert here.g.keyword(here.c("1_178"), "roaming") == 0


@rule("tcg.roaming.block-ignored")
def test_roaming_ignores_blocks() -> None:
    board = Board(at=4, sites=TOWERS_SITES).minions("1_178")
    assert not board.g.is_roaming(board.c("1_178"))


@rule("tcg.roaming.site-number-modified", "tcg.roaming.not-roaming")
def test_site_numbers_are_modified() -> None:
    board = Board(at=3).minions("5_100", "5_97")
    assert not board.g.is_roaming(board.c("5_97"))
    hollin = Board(at=4).site(4, "2_119").minions("1_151")
    assert not hollin.g.is_roaming(hollin.c("1_151"))


# Regroup


@rule(
    "tcg.regroup.shadow-reconcile",
    "tcg.regroup.reconcile.optional-discard",
    "tcg.regroup.reconcile.draw-up",
    "tcg.regroup.reconcile.one-voluntary",
)
def test_reconciling() -> None:
    board = Board(at=2).hand(1, "1_178", "1_176").at_step("regroup")
    assert board.asked == "tcg-ask-reconcile" and board.asker == 1
    board.take("discard", "1_178")
    assert len(board.now.hands[1]) == 8 and board.zone("1_178") == DISCARD


@rule("tcg.regroup.reconcile.discard-down", "tcg.draw.hand-no-limit-midturn")
def test_discarding_down() -> None:
    board = Board(at=2).hand(1, *["1_178"] * 11).at_step("regroup").do("discard:", 1)
    assert board.asked == "tcg-ask-discard-down"
    board.do(board.all_codes()[0], 1)
    assert len(board.now.hands[1]) == 8


@rule("tcg.draw.empty-deck", "tcg.draw.no-reshuffle", "tcg.discard.from-deck-empty")
def test_an_empty_deck_is_no_loss() -> None:
    board = Board(at=2, filler={}).pile(1, DISCARD, "1_178").at_step("regroup").until("tcg-ask-move-again")
    assert board.now.hands[1] == [] and not board.now.over and len(board.now.discards[1]) == 1


@rule("tcg.regroup.fp-choice", "tcg.regroup.stay", "tcg.regroup.minions-discarded-not-killed", "tcg.turn.end")
def test_staying() -> None:
    board = Board(at=2).minions("1_178+1_180").support(1, "1_211", "1_192").hand(1, "1_9", "1_6").at_step("regroup")
    board.fellowship("1_13", seat=1).until("tcg-ask-move-again").take("stay").until("tcg-ask-fellowship")
    assert board.zone("1_178") == DISCARD and board.zone("1_180") == DISCARD
    assert board.now.fp == 1 and board.now.in_play(board.c("1_192"))
    board.expect_no_log("tcg-log-kill")


@rule("tcg.regroup.shadow-cards-remain", "tcg.active.own-shadow-cards-sleep", "tcg.active.list")
def test_shadow_cards_sleep_on_their_players_turn() -> None:
    board = Board(at=2).support(0, "1_21").support(1, "1_192")
    assert board.c("1_192") in board.g.active() and board.c("1_21") in board.g.active()
    board.g.fp = 1
    board.g.touch()
    assert board.c("1_192") not in board.g.active() and board.c("1_21") not in board.g.active()
    assert board.g.path[1] in board.g.active()


@rule("tcg.regroup.fp-no-reconcile-on-move", "tcg.regroup.events-before-move", "tcg.regroup.actions")
def test_moving_again_without_reconciling() -> None:
    board = Board(at=2).fellowship("1_89").hand(0, "1_88").pool(6).at_step("regroup").take("play", "1_88")
    assert board.now.pool == 2
    board.until("tcg-ask-move-again").take("move")
    assert len(board.now.hands[0]) == 0


# Winning and losing


@rule("tcg.win.site-nine", "tcg.win.no-minions", "tcg.win.no-last-regroup")
def test_winning_at_site_nine() -> None:
    board = Board(at=9).at_step("after_shadow")
    assert board.asked == "tcg-end-site-nine" and board.now.winners == [0]


@rule("tcg.win.caverns")
def test_the_caverns_of_isengard_delay_the_win() -> None:
    board = Board(at=9).site(9, "5_120").minions("3_57").at_step("win").until("tcg-ask-regroup")
    assert not board.now.over and board.asked == "tcg-ask-regroup"
    board.until("tcg-end-site-nine")
    assert board.now.winners == [0]


@rule("tcg.lose.killed", "tcg.lose.multi.last-two", "tcg.win.last-player", "tcg.lose.immediate")
def test_losing_by_death() -> None:
    board = Board(at=2).minions("1_237").hurt("1_290", 3).fight("1_290", "1_237").until("tcg-end-last")
    assert board.now.winners == [1] and board.asked == "tcg-end-last"


@rule("tcg.lose.corrupted", "tcg.burden.corruption", "tcg.burden.persist", "tcg.cost.add-burden")
def test_losing_by_corruption() -> None:
    board = Board(at=1).site(1, "1_324").fellowship("1_13").hand(0, "1_9").burdens(9).take("use", "1_324")
    assert board.asked == "tcg-end-last" and board.now.winners == [1]


@rule("tcg.burden.corruption-by-text")
def test_despair() -> None:
    board = Board(at=2).minions("1_271").burdens(9).pile(0, 3, "1_7", "1_7", "1_11").hand(1, "1_243").pool(3)
    board.at_step("maneuver").until("tcg-ask-maneuver").take("play", "1_243")
    assert board.now.winners == [1] and board.now.ending
