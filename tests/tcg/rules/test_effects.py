"""Costs and effects, wounds and exertion, the Ring, items, sites, timing, several players."""

from __future__ import annotations

from tcg.board import TOWERS_SITES, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import ADVENTURE, DEAD, DECK, DISCARD, HAND, PLAY, REMOVED, STACKED, SUPPORT
from westmarch.games.tcg.rules.losing import lose
from westmarch.games.tcg.rules.protection import forbids_exert
from westmarch.games.tcg.rules.sites import controllable, replace_site

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


# Exertion, wounds, healing, death


@rule("tcg.exert.token", "tcg.exert.not-a-wound", "tcg.exert.healable", "tcg.cost.before-to")
def test_exerting_is_not_wounding() -> None:
    board = Board().fellowship("1_364").support(0, "1_40").hand(0, "1_76").take("use", "1_40")
    assert board.wounds("1_40") == 1 and not board.can("answer", "1_76")


@rule("tcg.exert.exhausted-cannot", "tcg.cost.mandatory", "tcg.exert.times-x")
def test_an_exhausted_character_cannot_exert() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178").hurt("1_13", 2).hand(0, "1_3").fight("1_13", "1_178")
    assert not board.can("use", "1_13")
    assert forbids_exert(board.now, board.c("1_13")) == "tcg.exert.exhausted-cannot"
    assert board.why_not(f"use:{board.name('1_13')}:0") == "tcg.cost.mandatory"


@rule("tcg.exert.must-exert-exhausted", "tcg.exert.exhaust-already", "tcg.effect.as-much-as-possible")
def test_must_exert_does_nothing_to_the_exhausted() -> None:
    board = Board(at=1).site(1, "1_319").site(2, "1_332").fellowship("1_311").hurt("1_311", 3).hurt("1_290", 1)
    board.hand(0, "1_9").fellowship("1_13").until("tcg-ask-fellowship").take("move")
    assert board.wounds("1_311") == 3 and board.wounds("1_290") == 2


@rule("tcg.exert.trigger-each", "tcg.timing.responses-to-costs", "tcg.timing.each-time")
def test_each_exertion_is_answered() -> None:
    board = Board().fellowship("1_311").support(0, "1_291").support(1, "2_40").hurt("1_290", 1).hand(0, "1_299")
    board.take("use", "1_291")
    assert board.now.pool == 1 and board.wounds("1_290") == 0


@rule("tcg.wound.one-token", "tcg.wound.wounded", "tcg.wound.one-at-a-time", "tcg.timing.state-checks")
def test_wounds_are_placed_one_at_a_time() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178", "1_151").hand(0, "1_19").at_step("maneuver")
    board.take("play", "1_19")
    assert board.zone("1_178") == DISCARD and board.wounds("1_151") == 0


@rule("tcg.wound.max-per-skirmish", "tcg.wound.max-and-others")
def test_no_more_than_one_wound() -> None:
    board = Board(at=2).fellowship("1_96+1_92").minions("1_158").fight("1_96", "1_158").until(*LAST)
    assert board.wounds("1_96") == 1


@rule("tcg.prevent.all-wounds", "tcg.wound.prevent-vs-cannot")
def test_prevent_all_wounds() -> None:
    board = Board(at=2).fellowship("1_13+1_15").minions("1_158").fight("1_13", "1_158").take("use", "1_15")
    board.until(*LAST)
    assert board.wounds("1_13") == 0 and board.zone("1_15") == DISCARD


@rule("tcg.heal.one-token", "tcg.heal.unwounded", "tcg.heal.burden-not-wound", "tcg.heal.minions")
def test_healing() -> None:
    board = Board().support(0, "1_291").fellowship("1_311").hurt("1_311", 2).burdens(2).hand(0, "1_299")
    board.take("use", "1_291")
    assert board.wounds("1_311") == 1 and board.now.burdens[0] == 2
    minion = Board(at=2).minions("1_152").hurt("1_152", 1).pool(2).at_step("maneuver").take("use", "1_152")
    assert minion.wounds("1_152") == 0


@rule("tcg.heal.replaced", "tcg.prevent.instead", "tcg.heal.each-is-separate")
def test_a_heal_is_replaced() -> None:
    board = Board().support(0, "1_291").hurt("1_290", 1).burdens(1).hand(0, "1_287", "1_299").fellowship("1_311")
    board.take("use", "1_291").take("answer", "1_287")
    assert board.wounds("1_290") == 1 and board.now.burdens[0] == 0


@rule("tcg.kill.lost-vitality-bonus", "tcg.kill.negative-vitality-modifier")
def test_losing_a_vitality_bonus_kills() -> None:
    board = Board(at=2).fellowship("1_13", "1_50").bear("1_13", "2_4").minions("1_178").hurt("1_13", 3)
    board.fight("1_50", "1_178").take("use", "2_4")
    assert board.zone("1_13") == DEAD


@rule("tcg.kill.not-discarded", "tcg.discard.companion-not-dead", "tcg.discard.default-from-play")
def test_discarded_is_not_dead() -> None:
    board = Board(at=2).fellowship("1_53").minions("1_151").hurt("1_53", 1).hand(1, "1_123").pool(3)
    board.fellowship("1_13", "1_50", "1_89").at_step("maneuver").until("tcg-ask-maneuver")
    while not board.can("play", "1_123"):
        board.skip()
    board.take("play", "1_123")
    assert board.zone("1_53") == DISCARD and board.now.dead[0] == []


@rule("tcg.ringbearer.protected")
def test_the_ring_bearer_cannot_be_discarded() -> None:
    from westmarch.games.tcg.rules.protection import forbids_discard

    board = Board()
    assert forbids_discard(board.g, board.c("1_290")) == "tcg.ringbearer.protected"


# Costs and effects


@rule("tcg.cost.no-partial-start", "tcg.twilight.remove-cost-full", "tcg.twilight.remove-effect-short")
def test_costs_must_be_payable() -> None:
    board = Board(at=2).minions("1_152").hurt("1_152", 1).pool(1).at_step("maneuver")
    assert not board.can("use", "1_152")
    free = Board(at=2).fellowship("1_89").hand(0, "1_88").pool(2).at_step("regroup").take("play", "1_88")
    assert free.now.pool == 0


@rule("tcg.cost.prevented-keeps-costs", "tcg.event.cancelled")
def test_a_cancelled_event_keeps_its_costs() -> None:
    board = Board(at=2).fellowship("1_89").minions("2_47").hand(0, "1_106").at_step("regroup")
    board.take("play", "1_106").take("answer", "2_47")
    assert board.wounds("1_89") == 1 and board.zone("1_106") == DISCARD


@rule("tcg.effect.choice-fully", "tcg.event.choice-options")
def test_a_choice_must_be_fully_possible() -> None:
    board = Board(at=3).fellowship("1_13", "1_50").hurt("1_13", 2).hand(0, "1_9").take("move")
    assert board.wounds("1_13") == 2 and board.wounds("1_50") == 1 and board.wounds("1_290") == 1


@rule("tcg.effect.different-targets")
def test_two_orcs_are_two_different_ones() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_163", "1_163").hand(0, "1_19").at_step("maneuver")
    board.take("play", "1_19").take("option", 0)
    assert board.wounds("1_163", 1) == 1 and board.wounds("1_163", 2) == 1


@rule("tcg.effect.up-to", "tcg.effect.for-each-over")
def test_up_to() -> None:
    board = Board().fellowship("1_364").support(0, "1_80").hand(0, "1_299", "1_293", "1_9").take("use", "1_80")
    board.do("choose:", 0)
    assert len(board.now.hands[0]) == 3


@rule("tcg.effect.random", "tcg.discard.one-at-a-time")
def test_random_discards() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_280").hand(0, "1_3", "1_4", "1_5").fight("1_13", "1_280")
    board.until(*LAST)
    assert len(board.now.hands[0]) == 1


@rule("tcg.effect.look-private", "tcg.effect.reveal-public")
def test_looking_is_private() -> None:
    board = Board().fellowship("1_364").hand(0, "1_82").deck(0, "1_13", "1_50").take("play", "1_82")
    assert board.can("choose", "1_50") and board.view(1)["question"] is None
    board.take("choose", "1_50")
    assert board.zone("1_50") == HAND and board.zone("1_13") == DISCARD


@rule("tcg.play.from-deck-search", "tcg.draw.shuffle-after-search")
def test_a_search_may_fail() -> None:
    board = Board(at=1).deck(0, "1_291").hand(0, "1_299").fellowship("1_311").take("use", "1_319")
    if board.can("choose", "1_311"):
        board.take("choose", "1_311")
    assert board.can("choose", "1_291")
    board.do("choose:", 0)
    assert board.zone("1_291") == DECK


@rule("tcg.play.must-be-there-first", "tcg.play.must-play-it")
def test_the_card_must_be_there_before_costs() -> None:
    board = Board(at=4).support(1, "1_196").hand(1, "1_9", "1_9", "1_9", "1_178").pool(9).at_step("shadow")
    assert not board.can("use", "1_196")


@rule("tcg.play.procedure", "tcg.play.requirements-first", "tcg.play.requirement-to-play", "tcg.event.discard-after")
def test_playing() -> None:
    board = Board().hand(0, "1_7", "1_13")
    assert board.why_not(f"play:{board.name('1_7')}") == "tcg.play.requirement-to-play"
    board.take("play", "1_13")
    assert board.can("play", "1_7")


@rule("tcg.play.enters-exhausted")
def test_entering_exhausted() -> None:
    board = Board(at=4).support(1, "1_175").fellowship("1_311").hand(0, "1_13", "1_299").take("play", "1_13")
    assert board.now.vitality(board.c("1_13")) == 1


@rule("tcg.condition.to-play-exert", "tcg.condition.place", "tcg.condition.stays")
def test_to_play_exert() -> None:
    board = Board().fellowship("1_13").hand(0, "1_16").take("play", "1_16")
    assert board.zone("1_16") == SUPPORT and board.wounds("1_13") == 1


@rule("tcg.condition.on-opposing", "tcg.condition.remove-from-companion", "tcg.active.borne-by-inactive")
def test_a_condition_on_an_opposing_character() -> None:
    board = Board(at=2).fellowship("1_89+1_94").minions("1_271").hand(1, "1_282").pool(5).at_step("shadow")
    board.take("play", "1_282")
    assert board.now.host[board.c("1_282")] == board.c("1_89") and board.strength("1_89") == 7
    board.g.fp = 1
    board.g.touch()
    assert board.c("1_282") not in board.g.active()


@rule("tcg.condition.limit-per")
def test_limit_one_per_bearer() -> None:
    board = Board().fellowship("1_89").bear("1_89", "1_108").hand(0, "1_108", "1_112")
    assert not board.can("play", "1_108") and board.can("play", "1_112")


# The Ring


@rule("tcg.ring.borne", "tcg.ring.not-worn-at-start", "tcg.ring.not-a-possession")
def test_the_ring_is_borne() -> None:
    board = Board()
    assert board.strength("1_290") == 4 and board.now.ring_on == 0
    assert not board.now.card(board.now.ring[0]).is_item


@rule("tcg.ring.worn-until-regroup", "tcg.ring.take-off")
def test_the_ring_comes_off_in_regroup() -> None:
    board = Board(at=2)
    board.g.ring_on = True
    board.at_step("regroup").until(*LAST)
    assert board.now.ring_on == 0


@rule("tcg.ring.conversion-replaces", "tcg.ring.prevention-before-wearing")
def test_a_converted_wound_cannot_be_prevented() -> None:
    board = Board(at=2, ring="1_1").fellowship("1_364").minions("1_176").hand(0, "1_76").at_step("archery")
    board.take("wound", "1_290")
    assert board.can("answer", "1_76") and board.can("answer", "1_1")
    board.take("answer", "1_1")
    assert not board.can("answer", "1_76") and board.now.burdens[0] == 2


@rule("tcg.ring.puts-on-trigger", "tcg.ring.already-worn")
def test_answers_to_putting_on_the_ring() -> None:
    board = Board(at=2, ring="1_1").minions("1_176", "1_237").hand(1, "1_228").at_step("archery")
    board.take("answer", "1_1").take("answer", "1_228")
    assert board.now.burdens[0] == 4


@rule("tcg.ring.answer-cost")
def test_answer_to_all_riddles() -> None:
    board = Board(at=2, ring="4_1").minions("4_252").fight("1_290", "4_252").take("use", "4_1")
    assert board.now.burdens[0] == 1
    board.expect_log("tcg-log-put-on").expect_log("tcg-log-won", count=5)


@rule(
    "tcg.ringbearer.succession.burdens",
    "tcg.ringbearer.one",
    "tcg.ringbearer.frodo-later",
    "tcg.ringbearer.succession.dies",
)
def test_sam_takes_over() -> None:
    board = Board(at=2).fellowship("1_311").minions("1_237").burdens(3).fight("1_290", "1_237").until("tcg-ask-answer")
    board.take("answer", "1_311")
    assert board.now.bearer[0] == board.c("1_311") and board.now.burdens[0] == 3
    assert board.now.resistance(0) == 2 and board.now.host[board.now.ring[0]] == board.c("1_311")


@rule("tcg.ringbearer.succession.killed-only")
def test_corruption_has_no_heir() -> None:
    board = Board(at=1).site(1, "1_324").fellowship("1_311").hand(0, "1_299").burdens(9).take("use", "1_324")
    assert board.now.winners == [1] and board.now.over


@rule("tcg.burden.remove-none", "tcg.burden.on-ring-bearer", "tcg.burden.added-by-shadow")
def test_burdens() -> None:
    board = Board().fellowship("1_311", "1_13").hand(0, "1_9").burdens(1).take("use", "1_311")
    assert board.now.burdens == [0, 0]
    answered = Board(at=2).support(0, "3_110").minions("2_82").hand(1, "2_78").pool(3).at_step("maneuver")
    answered.until("tcg-ask-maneuver").take("play", "2_78").take("answer", "3_110")
    assert answered.now.burdens[0] == 0


# Items


@rule("tcg.item.bearer", "tcg.item.class-limit", "tcg.item.classless", "tcg.item.in-addition")
def test_items() -> None:
    board = Board().fellowship("1_13+1_9").hand(0, "1_14", "2_10", "1_8", "2_3")
    assert not board.can("play", "1_14") and board.can("play", "2_10")
    assert board.why_not(f"play:{board.name('1_14')}") == "tcg.item.bearer"


@rule("tcg.item.weapon-word", "tcg.item.classes", "tcg.item.artifact-not-possession")
def test_weapons() -> None:
    from westmarch.games.tcg.facts import CATALOGUE

    classes = {c for card in CATALOGUE for c in card.classes}
    assert len(classes) == 14 and "hand weapon" in classes
    board = Board().fellowship("1_303+1_299")
    assert board.strength("1_303") == 3 + 2 + 2


@rule("tcg.item.forbids-bearing")
def test_shadowfax_forbids_hand_weapons() -> None:
    board = Board().fellowship("1_364+4_100").hand(0, "1_75", "1_74")
    assert not board.can("play", "1_75") and board.can("play", "1_74")


@rule("tcg.item.discard-at-site")
def test_discarded_underground() -> None:
    board = Board(at=3).fellowship("1_30+1_31", "1_13").hand(0, "1_9").take("move").take("option", 0)
    assert board.zone("1_31") == DISCARD


@rule("tcg.transfer.action", "tcg.transfer.not-playing", "tcg.transfer.eligible", "tcg.transfer.not-conditions")
def test_transfer() -> None:
    board = Board().fellowship("1_13+2_3", "1_11").bear("1_13", "2_4").hand(0, "1_6")
    assert board.can("transfer", "2_3") and not board.can("transfer", "2_4")
    board.take("transfer", "2_3")
    assert board.now.host[board.c("2_3")] == board.c("1_11") and board.now.pool == 1


@rule("tcg.transfer.same-site")
def test_transfer_with_an_ally_at_home() -> None:
    away = Board(at=2).fellowship("1_50+1_41").support(0, "1_40").hand(0, "1_39")
    assert not away.can("transfer", "1_41")
    home = Board(at=3).fellowship("1_50+1_41").support(0, "1_40").hand(0, "1_39")
    assert home.can("transfer", "1_41")


# Sites and control


@rule(
    "tcg.site.replace",
    "tcg.site.replace-not-move",
    "tcg.leave.site-replaced-cards-move",
    "tcg.site.replace-one-per-number",
)
def test_replacing_a_site() -> None:
    board = Board(at=2).fellowship("1_13")
    card = board.add(1, "1_135", 8, board.g.path[2])
    new = board.add(1, "1_331", ADVENTURE)
    old = board.g.path[2]
    replace_site(board.g, 2, new)
    assert board.g.path[2] == new and board.g.host[card] == new and old in board.g.adventure[0]
    assert board.g.at == [2, 2] and board.g.pool == 0


@rule("tcg.site.replace-current-text", "tcg.site.replace-own-only-one", "tcg.site.opponents-site-shadow")
def test_nelya_replaces_a_site() -> None:
    board = Board(at=2).minions("1_233").at_step("shadow").take("use", "1_233")
    board.until("tcg-ask-shadow", "tcg-ask-defend", *LAST)
    assert any(board.now.owner[s] == 1 for s in board.now.path if s >= 0)


@rule("tcg.site.next-site-extends")
def test_a_site_ahead() -> None:
    board = Board().fellowship("1_89").hand(0, "1_110", "1_112").take("play", "1_110").take("move")
    assert board.now.owner[board.now.path[2]] == 0


@rule("tcg.site.next-forest")
def test_the_next_site_must_be_a_forest() -> None:
    board = Board(at=1).support(0, "3_17").fellowship("1_13").hand(0, "1_9").take("use", "3_17")
    assert board.now.path[2] == -1


@rule("tcg.control.all-passed", "tcg.control.lowest", "tcg.control.example", "tcg.control.nothing-available")
def test_what_can_be_controlled() -> None:
    board = Board(at=3)
    assert controllable(board.g) == 1
    board.g.control[1] = 1
    assert controllable(board.g) == 2
    board.g.at[1] = 1
    assert controllable(board.g) == 0


@rule("tcg.control.support-area", "tcg.control.still-owners", "tcg.control.no-markers-return", "tcg.control.who")
def test_taking_control() -> None:
    board = Board(at=3).minions("4_250").pool(5).at_step("regroup").take("use", "4_250")
    site = board.now.path[1]
    assert board.now.control[1] == 1 and board.now.zone[site] == SUPPORT and board.now.owner[site] == 0
    assert board.now.at == [3, 3]


@rule("tcg.control.liberate", "tcg.control.liberate-discards", "tcg.control.liberate-highest")
def test_liberating() -> None:
    board = Board(at=3)
    for number in (1, 2):
        board.g.control[number] = 1
        board.g.put(board.g.path[number], SUPPORT)
    stacked = board.add(1, "4_199", STACKED, board.g.path[2])
    board.fellowship("4_292").support(0, "4_281").at_step("regroup").take("use", "4_292")
    assert board.now.control[1:3] == [1, -1] and board.now.zone[stacked] == DISCARD


@rule("tcg.control.response-before")
def test_control_is_prevented() -> None:
    board = Board(at=3).fellowship("4_264").support(0, "4_281").minions("4_250").pool(5).at_step("regroup")
    board.take("use", "4_250").take("answer", "4_264")
    assert board.now.control[1] == -1 and board.now.pool == 0


@rule("tcg.control.count")
def test_counting_controlled_sites() -> None:
    board = Board(at=4).minions("4_202").hand(1, "4_203")
    board.g.control[1] = board.g.control[2] = 1
    from westmarch.games.tcg.rules.costs import twilight_cost

    assert board.g.strength(board.c("4_202")) == 14 and twilight_cost(board.g, board.c("4_203")) == 4 + 2


@rule("tcg.control.stack-on-site", "tcg.stack.not-in-play", "tcg.stack.not-playing", "tcg.regroup.stacked-stay")
def test_stacking_on_a_controlled_site() -> None:
    board = Board(at=5, sites=TOWERS_SITES).minions("4_199").at_step("regroup")
    board.g.control[1] = 1
    board.take("use", "4_199")
    assert board.zone("4_199") == STACKED and board.c("4_199") not in board.now.active()


@rule("tcg.stack.play-as-from-hand", "tcg.play.stacked-triggers")
def test_playing_a_stacked_minion() -> None:
    board = Board(at=5, sites=TOWERS_SITES).site(5, "4_349").pool(9).at_step("shadow")
    board.g.control[1] = 1
    board.add(1, "4_199", STACKED, board.g.path[1])
    board.take("use", "4_199")
    assert board.zone("4_199") == PLAY and board.now.pool == 6


# Timing and limits


@rule("tcg.timing.required-order", "tcg.timing.action-kinds")
def test_the_fp_player_orders_required_actions() -> None:
    board = Board().support(1, "1_281", "3_102").fellowship("1_13").hand(0, "1_9").take("move")
    assert board.asked == "tcg-ask-order" and board.asker == 0


@rule("tcg.timing.optional-order", "tcg.timing.after")
def test_the_fp_player_answers_first() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178").hand(0, "1_25").hurt("1_13", 1).fight("1_13", "1_178")
    board.until("tcg-ask-answer")
    assert board.asker == 0
    board.take("answer", "1_25")
    assert board.wounds("1_13") == 0


@rule("tcg.timing.response-repeat")
def test_several_responses_to_one_event() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178").hand(0, "1_25", "1_23").hurt("1_13", 1)
    board.fight("1_13", "1_178").until("tcg-ask-answer").take("answer", "1_25").take("answer", "1_23")
    board.expect_log("tcg-log-top-discard")
    assert board.zone("1_25") == DISCARD and board.zone("1_23") == DISCARD


@rule("tcg.timing.while", "tcg.modifier.continuous-recalculated", "tcg.modifier.while-source")
def test_while() -> None:
    board = Board().fellowship("1_303").bear("1_303", "1_299")
    assert board.strength("1_303") == 7
    board.g.put(board.c("1_299"), DISCARD)
    assert board.strength("1_303") == 3


@rule("tcg.timing.when", "tcg.limit.required-once")
def test_when_played() -> None:
    board = Board().fellowship("1_311").hand(0, "1_305", "1_299").take("play", "1_305").take("answer", "1_305")
    assert board.now.drawn == 1 and not board.can("answer", "1_305")


@rule("tcg.timing.start-of-phase", "tcg.timing.end-of-phase")
def test_start_and_end_of_phases() -> None:
    board = Board(at=2).minions("1_237").support(1, "1_206").hand(1, "1_3").at_step("shadow").until("tcg-ask-either")
    assert len(board.now.hands[1]) == 2
    board.take("option", 1)
    assert board.zone("1_206") == DISCARD


@rule("tcg.timing.choice-by-player", "tcg.effect.make-player")
def test_the_fp_player_chooses_where_told() -> None:
    board = Board().support(1, "1_281").fellowship("1_13").hand(0, "1_9").take("move")
    assert board.asked == "tcg-ask-exert" and board.asker == 0


@rule("tcg.timing.ability-cancel-window")
def test_an_ability_is_cancelled() -> None:
    board = Board(at=2).fellowship("1_13").minions("5_50+5_64").fight("1_13", "5_50").take("use", "1_13")
    board.take("answer", "5_64")
    assert board.wounds("1_13") == 1 and board.strength("1_13") == 6


@rule("tcg.ability.optional", "tcg.ability.repeat", "tcg.ability.user", "tcg.ability.in-play-only")
def test_abilities() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178").hand(0, "1_12").fight("1_13", "1_178")
    board.take("use", "1_13").take("use", "1_13")
    board.expect_log("tcg-log-strength", count=2)
    assert board.wounds("1_13") == 2
    assert board.why_not(f"use:{board.name('1_12')}:0", 0) == "tcg.ability.in-play-only"


@rule("tcg.limit.per-copy", "tcg.limit.per-phase", "tcg.limit.cost-still")
def test_a_limit_binds_one_copy_for_one_phase_and_costs_are_still_paid() -> None:
    board = Board(at=2).fellowship("1_13", "1_89").minions("1_153", "1_153").pool(9)
    board.g.against[board.c("1_153", 1)] = board.c("1_13")
    board.g.against[board.c("1_153", 2)] = board.c("1_89")
    board.at_step("skirmishes").take("skirmish", "1_13").skip()
    first, second = board.c("1_153", 1), board.c("1_153", 2)
    printed = board.now.strength(first)
    for _ in range(3):
        board.take("use", first).skip()
    assert board.now.strength(first) == printed + 3 and board.now.pool == 6
    board.take("use", first).skip()
    assert board.now.strength(first) == printed + 3 and board.now.pool == 5
    board.take("use", second)
    assert board.now.strength(second) == printed + 1
    board.until("tcg-ask-skirmish", limit=3).skip(2) if board.now.fighter == board.c("1_13") else board
    while board.now.fighter != board.c("1_89"):
        board.skip()
    while board.asker != 1:
        board.skip()
    board.take("use", second)
    assert board.now.strength(second) == printed + 1


# Spotting


@rule("tcg.spot.in-play-active", "tcg.spot.any-owner", "tcg.spot.count-distinct", "tcg.spot.can-spot-all")
def test_spotting() -> None:
    board = Board(at=2).fellowship("1_53", "1_53").bear("1_53", "1_66").hand(0, "1_58", "1_35").fellowship("1_89")
    board.bear("1_89", "1_49")
    assert board.strength("1_89") == 10
    alone = Board().fellowship("1_50").hand(0, "1_58", "1_35")
    assert not alone.can("play", "1_58") and alone.can("play", "1_35")


@rule("tcg.spot.ring-bearer-counts", "tcg.spot.same-for-several")
def test_the_ring_bearer_is_a_hobbit() -> None:
    board = Board().fellowship("1_311").support(0, "1_318").hand(0, "1_299")
    assert board.can("use", "1_318")


@rule("tcg.spot.card-counts-itself")
def test_another_excludes_itself() -> None:
    board = Board(at=2).minions("1_148", "1_151")
    assert board.g.strength(board.c("1_148")) == 9


# Several players


@rule("tcg.lose.multi.removed", "tcg.lose.multi.turn-continues", "tcg.multi.placing-after-loss")
def test_a_player_drops_out() -> None:
    board = Board(3, at=1).site(1, "1_324").fellowship("1_13").hand(0, "1_9").burdens(9)
    held = board.add(1, "4_215", 8, board.c("1_13"))
    board.take("use", "1_324")
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


@rule("tcg.lose.only-own-turn", "tcg.ally.inactive", "tcg.active.inactive-tokens")
def test_others_are_safe_on_my_turn() -> None:
    board = Board(3, at=2).fellowship("1_50", seat=1).support(1, "1_291")
    assert board.c("1_50") not in board.g.active() and board.c("1_291") not in board.g.active()


@rule("tcg.token.culture", "tcg.token.on-that-card", "tcg.token.limit-on-effect", "tcg.token.any-number")
def test_tokens() -> None:
    board = Board(at=2).fellowship("1_13", "1_89").support(0, "4_57").minions("1_178", "1_151").hand(0, "1_116")
    board.g.tokens[board.c("4_57")] = 5
    board.fight("1_89", "1_151").take("use", "4_57").take("choose", "1_89")
    assert board.strength("1_89") == 11 and board.zone("4_57") == DISCARD


@rule("tcg.token.remove-cost")
def test_tokens_as_a_cost() -> None:
    board = Board(at=5).minions("1_151").support(1, "4_148").hand(1, "1_3").at_step("shadow")
    assert not board.can("use", "4_148")
    rich = Board(at=5).minions("1_151").support(1, "4_148").at_step("shadow")
    rich.g.tokens[rich.c("4_148")] = 2
    rich.take("use", "4_148")
    assert rich.now.control[1] == 1
