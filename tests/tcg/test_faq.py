"""The rulings of the FAQ of 2 April 2003, one test for each entry, named after it."""

from __future__ import annotations

from tcg.board import Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.decks import formats
from westmarch.games.tcg.facts import BY_ID, DEAD, DISCARD, PLAY
from westmarch.games.tcg.rules.archery import fellowship_targets, minion_targets, minion_total
from westmarch.games.tcg.rules.costs import twilight_cost

RIVER = ["1_319", "1_330", "1_337", "1_344", "1_349", "1_350", "1_353", "1_356", "1_360"]


@rule("tcg.faq.s2.meaning", "tcg.faq.s2.3_68", "tcg.faq.s2.4_236")
def test_s2_watched_cards_stay_legal() -> None:
    assert "3_68" not in formats()["fellowship"].banned
    assert "4_236" not in formats()["towers"].banned


@rule("tcg.faq.s3.3_1", "tcg.format.block-or-higher")
def test_s3_book_of_mazarbul() -> None:
    board = Board(at=4).fellowship("1_13+3_1", "1_11")
    board.take("answer", "3_1")
    assert len(board.now.hands[0]) == 2
    assert not Board(at=3).fellowship("1_13+3_1").can("answer", "3_1")


@rule("tcg.faq.s3.1_12")
def test_s3_gimli_dwarf_of_erebor() -> None:
    board = Board().fellowship("1_12").hand(0, "1_3", "1_4").pool(1)
    board.take("use", "1_12").take("choose", "1_4")
    assert board.now.pool == 3 and board.now.decks[0][0] == board.c("1_4")
    assert not board.can("use", "1_12")


@rule("tcg.faq.s3.1_43")
def test_s3_far_seeing_eyes_is_unique() -> None:
    board = Board().support(0, "1_43").hand(0, "1_43")
    assert board.why_not(f"play:{board.name('1_43', 2)}") == "tcg.unique.one-active"


@rule("tcg.faq.s3.1_46", "tcg.movelimit.whole-turn")
def test_s3_gift_of_boats() -> None:
    board = Board(at=2, sites=RIVER).support(0, "1_46")
    board.take("move").until("tcg-ask-move-again")
    assert board.now.move_limit() == 3


@rule("tcg.faq.s3.1_55")
def test_s3_mirror_of_galadriel() -> None:
    board = Board(at=2).support(0, "1_55", "1_45").hand(1, *["1_178"] * 7).minions("1_151").at_step("maneuver")
    board.take("use", "1_55")
    assert len(board.all_codes()) == 2
    board.take("choose", "1_178")
    assert len(board.now.hands[1]) == 6 and board.wounds("1_45") == 1


@rule("tcg.faq.s3.1_55.look-barred")
def test_s3_mirror_may_not_look() -> None:
    board = Board(at=2).support(0, "1_55", "1_45").support(1, "2_44").hand(1, *["1_178"] * 7).minions("1_151")
    board.at_step("maneuver").take("use", "1_55")
    assert len(board.now.hands[1]) == 7 and board.wounds("1_45") == 1


@rule("tcg.faq.s3.1_113", "tcg.exert.exhaust")
def test_s3_rangers_versatility() -> None:
    board = Board(at=2, sites=RIVER).fellowship("1_89").minions("1_143").hand(0, "1_113").at_step("maneuver")
    board.take("play", "1_113")
    assert board.now.vitality(board.c("1_143")) == 1
    dry = Board(at=2).fellowship("1_89").minions("1_143").hand(0, "1_113", "1_103").at_step("maneuver")
    assert not dry.can("play", "1_113")


@rule("tcg.faq.s3.1_318", "tcg.site.next-site")
def test_s3_thrors_map() -> None:
    board = Board().fellowship("1_311", "1_303").support(0, "1_318")
    board.take("use", "1_318").take("choose", "1_311", "1_303")
    assert board.zone("1_318") == DISCARD and board.now.owner[board.now.path[2]] == 0


@rule("tcg.faq.s3.3_48", "tcg.exert.twice-same-character")
def test_s3_we_must_go_warily() -> None:
    board = Board(at=4).fellowship("1_89").hand(0, "3_48").hand(1, "1_178").pool(5).at_step("regroup")
    board.until("tcg-ask-move-again").take("move").take("answer", "3_48")
    assert board.wounds("1_89") == 2
    assert twilight_cost(board.now, board.c("1_178")) == 2


@rule("tcg.faq.s3.4_236")
def test_s3_howl_of_harad() -> None:
    board = Board(at=2).fellowship("1_13").minions("4_244").support(1, "4_236").pool(4).fight("1_13", "4_244")
    board.until("tcg-ask-answer").take("answer", "4_236").skip()
    assert board.now.pool == 0 and board.wounds("1_290") == 1


@rule("tcg.faq.s3.4_237")
def test_s3_ithilien_wilderness() -> None:
    sites = ["4_323", "4_330", "4_337", "4_346", "4_347", "4_354", "4_357", "4_358", "4_360"]
    board = Board(at=6, sites=sites, frodo="4_301").support(1, "4_237")
    assert board.asked == "tcg-ask-move-again" and board.now.pool == 7
    thin = Board(at=6, sites=sites, frodo="4_301").support(1, "4_237").bear("4_301", "3_106")
    thin.take("answer", "4_237")
    assert thin.now.pool == 14


# Section 4


@rule("tcg.faq.s4.1_1.optional", "tcg.faq.s4.1_1.that-wound", "tcg.ring.answer-cost")
def test_s4_isildurs_bane_is_optional_and_takes_that_wound() -> None:
    board = Board(at=2, ring="1_1").minions("1_176").at_step("archery")
    assert board.asked == "tcg-ask-answer"
    board.take("answer", "1_1")
    assert board.wounds("1_290") == 0 and board.now.burdens[0] == 2 and board.now.ring_on == 1
    declined = Board(at=2, ring="1_1").minions("1_176").at_step("archery").skip()
    assert declined.wounds("1_290") == 1 and declined.now.burdens[0] == 0


@rule("tcg.faq.s4.1_1.compulsory", "tcg.ring.conversion-amounts", "tcg.timing.before-required-first")
def test_s4_a_worn_ring_turns_every_wound() -> None:
    board = Board(at=2, ring="1_1").minions("1_176", "1_176").at_step("archery")
    board.take("answer", "1_1")
    assert board.now.burdens[0] == 4 and board.wounds("1_290") == 0


@rule("tcg.faq.s4.1_2.witch-king-enquea", "tcg.ring.skirmish-only-conversion")
def test_s4_ruling_ring_answers_the_witch_king() -> None:
    board = Board(at=2).fellowship("1_13").minions("2_85").fight("1_13", "2_85")
    board.until("tcg-ask-answer").take("answer", "2_85").take("answer", "1_2")
    assert board.now.burdens[0] == 2 and board.wounds("1_290") == 0


@rule("tcg.faq.s4.1_3", "tcg.effect.conditional-parenthesis")
def test_s4_axe_strike() -> None:
    board = Board(at=2).fellowship("1_13+1_9").minions("1_158").hand(0, "1_3").fight("1_13", "1_158")
    board.take("play", "1_3")
    assert board.strength("1_13") == 6 + 2 + 3


@rule("tcg.faq.s4.1_9", "tcg.multi.that-player", "tcg.multi.shared-side")
def test_s4_dwarven_axe_once_for_each_player() -> None:
    board = Board(3, at=2).fellowship("1_13+1_9").minions("1_178", "1_178").minions("1_178", seat=2)
    board.g.lay("strength", board.c("1_13"), 20, 0, 0)
    before = [len(pile) for pile in board.g.discards]
    board.fight("1_13", "1_178", "1_178", "1_178").until("tcg-ask-order").take("answer", "1_9")
    board.until("tcg-ask-move-again")
    milled = [len(board.now.discards[seat]) - before[seat] for seat in (1, 2)]
    assert milled == [2 + 1, 1 + 1]


@rule("tcg.faq.s4.1_45")
def test_s4_galadriel_plays_for_nothing() -> None:
    board = Board(sites=["1_320", *RIVER[1:]]).support(0, "1_45").hand(0, "1_50")
    board.take("use", "1_45")
    assert board.zone("1_50") == PLAY and board.now.pool == 0


@rule("tcg.faq.s4.1_81", "tcg.cost.spot-twilight-before")
def test_s4_questions_that_need_answering() -> None:
    board = Board().fellowship("1_364").hand(0, "1_81").pool(2)
    board.take("play", "1_81")
    assert board.now.pool == 5
    assert not Board().fellowship("1_364").hand(0, "1_81").pool(3).can("play", "1_81")


@rule("tcg.faq.s4.1_84", "tcg.active.inactive-ignored")
def test_s4_sleep_caradhras_leaves_inactive_conditions() -> None:
    board = Board().fellowship("1_364").support(0, "1_21").support(1, "1_157", "1_24").hand(0, "1_84")
    board.take("play", "1_84")
    assert board.zone("1_21") == DISCARD and board.zone("1_157") == DISCARD
    assert board.now.in_play(board.c("1_24"))


@rule("tcg.faq.s4.1_104", "tcg.effect.snapshot")
def test_s4_eregions_trails_takes_a_snapshot() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_178").hand(0, "1_104").at_step("maneuver")
    board.take("play", "1_104")
    assert board.strength("1_178") == 2
    later = board.add(1, "1_178", PLAY)
    assert board.now.is_roaming(later) and board.now.strength(later) == 5


@rule("tcg.faq.s4.1_134")
def test_s4_sarumans_chill_costs_one() -> None:
    assert BY_ID["1_134"].cost == 1


@rule("tcg.faq.s4.1_138", "tcg.ability.ban")
def test_s4_sarumans_snows() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_151").hand(0, "1_3")
    board.add(1, "1_138", 8, board.g.path[2])
    board.fight("1_13", "1_151")
    assert board.asked != "tcg-ask-skirmish"


@rule("tcg.faq.s4.1_139")
def test_s4_savagery_lasts_until_regroup() -> None:
    board = Board(at=2).fellowship("1_13", "1_50", "1_89", "1_311").minions("1_158").hand(1, "1_139")
    board.fight("1_13", "1_158").until("tcg-ask-skirmish")
    while not board.can("play", "1_139"):
        board.skip()
    board.take("play", "1_139").take("option", 1).until("tcg-ask-defend")
    assert board.strength("1_158") == 13


@rule("tcg.faq.s4.1_161")
def test_s4_wariness_uses_ones_own_uruk() -> None:
    board = Board(at=6).fellowship("1_311").minions("1_151").hand(0, "1_298").hand(1, "1_161")
    board.fight("1_311", "1_151").take("play", "1_298").take("answer", "1_161").take("option", 0)
    assert board.strength("1_311") == 3 and board.wounds("1_151") == 1


@rule("tcg.faq.s4.1_162")
def test_s4_worry() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_158").support(1, "1_162").fight("1_13", "1_158")
    board.until("tcg-ask-either")
    assert board.asker == 0
    board.take("option", 1)
    assert board.now.burdens[0] == 1


@rule("tcg.faq.s4.1_176")
def test_s4_helper_text_adds_nothing() -> None:
    board = Board(at=2).minions("1_176")
    assert minion_total(board.g) == 1


@rule("tcg.faq.s4.1_193.before-optional")
def test_s4_plundered_armories_first() -> None:
    board = Board(at=4).fellowship("1_13").minions("1_178+1_180", "1_176").support(1, "1_193").hand(0, "1_25")
    board.g.lay("strength", board.c("1_13"), 5, 0, 0)
    board.pool(5).hurt("1_13", 1).fight("1_13", "1_178").until("tcg-ask-answer")
    assert board.can("answer", "1_193") and not board.can("answer", "1_25")
    board.take("answer", "1_193")
    assert board.now.host[board.c("1_180")] == board.c("1_176")
    board.skip().until("tcg-ask-answer")
    assert board.can("answer", "1_25")


@rule("tcg.faq.s4.1_211", "tcg.timing.required-first")
def test_s4_drawn_to_its_power() -> None:
    board = Board(at=2).fellowship("1_53").minions("1_237").support(1, "1_211").fight("1_53", "1_237")
    board.until("tcg-ask-reconcile")
    assert board.zone("1_53") == DEAD and board.now.burdens[0] == 1


@rule("tcg.faq.s4.1_224", "tcg.win.extra-skirmish-counts", "tcg.ring.text-off")
def test_s4_return_to_its_master_is_one_more_skirmish() -> None:
    board = Board(at=2, ring="1_1").fellowship("1_13").minions("1_232").hand(1, "1_224")
    board.g.ring_on = True
    board.fight("1_13", "1_232").until("tcg-ask-answer").take("answer", "1_224")
    board.until("tcg-ask-reconcile")
    assert board.zone("1_290") == DEAD and board.now.winners == [1]


@rule("tcg.faq.s4.1_234", "tcg.play.from-elsewhere")
def test_s4_nertea_plays_in_the_order_chosen() -> None:
    board = Board(at=4).fellowship("1_13", "1_50", "1_89", "1_311", "1_303").hand(1, "1_234")
    board.pile(1, DISCARD, "1_178", "1_176").pool(20).at_step("shadow").take("play", "1_234").take("answer", "1_234")
    board.take("choose", "1_176")
    assert board.can("choose", "1_178") and board.zone("1_176") == PLAY


@rule("tcg.faq.s4.1_235.text", "tcg.keyword.gain-lose")
def test_s4_otsea_makes_a_nazgul_fierce() -> None:
    board = Board(at=2).minions("1_235", "1_232").at_step("shadow")
    board.take("use", "1_235").take("choose", "1_232")
    assert board.now.keyword(board.c("1_232"), "fierce") == 1 and board.wounds("1_235") == 1


@rule("tcg.faq.s4.1_235.title", "tcg.faq.s4.3_86.title", "tcg.unique.subtitle-ignored")
def test_s4_otsea_has_one_title() -> None:
    board = Board(at=2).minions("1_235").hand(1, "3_86", "1_232").pool(20).at_step("shadow")
    assert not board.can("play", "3_86") and board.can("play", "1_232")
    assert board.why_not(f"play:{board.name('3_86')}", 1) == "tcg.unique.one-active"


@rule("tcg.faq.s4.1_251", "tcg.effect.for-each")
def test_s4_host_avails_little_may_repeat() -> None:
    board = Board(at=2).fellowship("1_13", "1_50", "1_89", "1_311", "1_303", "1_307").minions("1_271").hand(1, "1_251")
    board.pool(5).at_step("maneuver").until("tcg-ask-maneuver")
    while not board.can("play", "1_251"):
        board.skip()
    board.take("play", "1_251").take("choose", "1_89").take("choose", "1_89")
    assert board.wounds("1_89") == 2


@rule("tcg.faq.s4.1_261", "tcg.faq.s4.1_262", "tcg.roaming.penalty-modified")
def test_s4_orc_ambusher_lowers_the_roaming_penalty() -> None:
    board = Board(at=2).minions("1_261").hand(1, "1_271")
    assert twilight_cost(board.g, board.c("1_271")) == 2 + 2 - 1
    assert twilight_cost(Board(at=2).minions("1_262").hand(1, "1_271").g, board.c("1_271")) == 3


@rule("tcg.faq.s4.1_302.fixed", "tcg.modifier.not-recalculated")
def test_s4_merrys_help_is_fixed() -> None:
    board = Board(at=2).fellowship("1_302", "1_89").minions("1_151").hand(0, "1_293").fight("1_89", "1_151")
    board.take("use", "1_302")
    if board.can("choose", "1_89"):
        board.take("choose", "1_89")
    assert board.strength("1_89") == 11 and board.wounds("1_302") == 2
    board.g.lay("strength", board.c("1_302"), 3, 0, 0)
    assert board.strength("1_89") == 11


@rule("tcg.faq.s4.1_331", "tcg.active.site-ability-user")
def test_s4_ettenmoors_strengthens_who_exerts() -> None:
    board = Board(at=2).site(2, "1_331").fellowship("1_89").minions("1_143").fight("1_89", "1_143")
    board.take("use", "1_331")
    if board.can("choose", "1_89"):
        board.take("choose", "1_89")
    assert board.strength("1_89") == 10 and board.wounds("1_89") == 1
    board.take("use", "1_331")
    assert board.strength("1_143") == 11 and board.wounds("1_143") == 1


@rule("tcg.faq.s4.1_338", "tcg.twilight.first-each")
def test_s4_ford_of_bruinen() -> None:
    board = Board(at=3).site(3, "1_338").hand(1, "1_237", "1_229").pool(20).at_step("shadow")
    assert twilight_cost(board.g, board.c("1_237")) == 3
    board.take("play", "1_237")
    assert twilight_cost(board.now, board.c("1_229")) == 6


@rule("tcg.faq.s4.1_343")
def test_s4_balins_tomb_takes_a_tale_from_hand() -> None:
    board = Board(at=4).site(4, "1_343").fellowship("1_89").hand(0, "1_66").hurt("1_89", 1).minions("1_178")
    board.at_step("maneuver").take("use", "1_343")
    assert board.wounds("1_89") == 0 and board.zone("1_66") == DISCARD


@rule("tcg.faq.s4.1_360")
def test_s4_emyn_muil() -> None:
    board = Board(at=9).minions("1_143", "1_151").at_step("maneuver").until("tcg-ask-maneuver")
    board.take("use", "1_360").take("choose", "1_143")
    assert board.now.keyword(board.c("1_143"), "fierce") and not board.now.keyword(board.c("1_151"), "fierce")


@rule("tcg.faq.s4.2_15")
def test_s4_what_are_we_waiting_for_twice() -> None:
    board = Board().fellowship("1_13", "1_11").hand(0, "2_15", "2_15").hand(1, "1_178", "1_178", "1_178")
    for _ in range(2):
        board.take("play", "2_15").take("choose", "1_13").take("option", 1)
    assert len(board.now.hands[1]) == 7
    board.take("move")
    assert board.asked != "tcg-ask-shadow"


@rule("tcg.faq.s4.2_47", "tcg.faq.s4.2_89", "tcg.timing.event-cancel-window")
def test_s4_scouts_cancel_only_events_that_ask_for_a_ranger() -> None:
    board = Board(at=2).fellowship("1_89").minions("2_47").hand(0, "1_106").at_step("regroup")
    board.take("play", "1_106").take("answer", "2_47")
    assert board.now.in_play(board.c("2_47")) and board.wounds("1_89") == 1
    other = Board(at=2).fellowship("1_89").minions("2_89").hand(0, "1_116", "1_117").fight("1_89", "2_89")
    other.take("play", "1_116")
    assert not other.can("answer", "2_89") and other.strength("1_89") == 10


@rule("tcg.faq.s4.2_53")
def test_s4_a_dying_troll_does_not_swing_its_chain() -> None:
    board = Board(at=4).fellowship("1_50").minions("1_165+2_53").hurt("1_165", 3).at_step("archery").skip()
    board.until("tcg-ask-reconcile")
    assert board.zone("1_165") == DISCARD and board.wounds("1_50") == 0


@rule("tcg.faq.s4.2_82", "tcg.object.title")
def test_s4_a_subtitle_is_no_keyword() -> None:
    board = Board(at=2).minions("2_82")
    assert not board.g.keyword(board.c("2_82"), "easterling")


@rule("tcg.faq.s4.3_68", "tcg.faq.s4.3_69", "tcg.wound.prevent-vs-cannot")
def test_s4_saruman_takes_no_archery_wounds() -> None:
    board = Board(at=2).minions("3_68", "1_151")
    board.g.phase = 4  # archery
    assert minion_targets(board.g, 1) == [board.c("1_151")]
    other = Board(at=2).minions("3_69")
    other.g.phase = 4
    assert minion_targets(other.g, 1) == []


@rule("tcg.faq.s4.3_86.ring-first", "tcg.ringbearer.succession", "tcg.ringbearer.succession.not-wearing")
def test_s4_the_ring_passes_before_blade_tip() -> None:
    board = Board(at=2).fellowship("1_311").minions("3_86").support(1, "1_209").hurt("1_290", 3)
    board.fight("1_290", "3_86").until("tcg-ask-answer")
    while board.now.bearer[0] != board.c("1_311"):
        board.take("answer", "1_311") if board.can("answer", "1_311") else board.skip()
    board.take("answer", "3_86")
    assert board.now.host[board.c("1_209")] == board.c("1_311")


@rule("tcg.faq.s4.3_111")
def test_s4_old_noakes_answers_force_not_choice() -> None:
    board = Board(at=2).support(0, "3_111").hand(0, "1_3", "1_4").minions("1_271").hand(1, "1_268").pool(5)
    board.at_step("shadow").take("play", "1_268").take("answer", "1_268")
    assert board.can("answer", "3_111")
    choice = Board(at=2).support(0, "3_111").hand(0, "1_3", "1_4", "1_5").hand(1, "5_1").pool(9).at_step("shadow")
    choice.take("play", "5_1").take("yes")
    assert not choice.can("answer", "3_111")


@rule("tcg.faq.s4.4_52", "tcg.faq.s4.4_52.example", "tcg.faq.s4.4_69")
def test_s4_notched_axe_and_final_count() -> None:
    board = Board(at=2).fellowship("1_13", "1_50").support(0, "4_52", "4_69")
    board.g.tokens[board.c("4_52")] = 2
    board.g.tokens[board.c("4_69")] = 3
    assert board.g.strength(board.c("1_13")) == 8 and board.g.strength(board.c("1_50")) == 8


@rule("tcg.faq.s4.4_105", "tcg.faq.s4.4_105.example")
def test_s4_under_the_living_earth_counts_its_own_token() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_143").hand(0, "4_105", "4_105").pool(0).fight("1_364", "1_143")
    board.take("play", "4_105")
    assert board.strength("1_364") == 8


@rule("tcg.faq.s4.4_146")
def test_s4_come_down_hits_all_allies() -> None:
    board = Board(at=2).support(0, "1_40", "1_291").minions("1_127", "1_131").support(1, "4_146")
    board.at_step("archery").until("tcg-ask-archery").take("use", "4_146")
    assert sorted(fellowship_targets(board.now)) == sorted([board.c("1_40"), board.c("1_291")])


@rule("tcg.faq.s4.4_171", "tcg.timing.trigger-source-left")
def test_s4_rest_while_you_can() -> None:
    board = Board(at=2).fellowship("1_53").minions("1_237")
    board.bear("1_53", "4_171", seat=1).fight("1_53", "1_237")
    board.until("tcg-ask-discard")
    before = len(board.now.decks[0])
    assert board.asker == 1
    board.until("tcg-ask-reconcile")
    assert len(board.now.decks[0]) == before - 2


@rule("tcg.faq.s4.4_192", "tcg.faq.s4.4_192.example")
def test_s4_uruk_regular_counts_the_others() -> None:
    board = Board(at=5).minions("4_192", "4_192", "4_192", "4_192").hand(1, "4_194").pool(1).at_step("shadow")
    board.take("use", "4_192")
    assert board.zone("4_194") == PLAY and board.now.pool == 0


@rule("tcg.faq.s4.4_251")
def test_s4_southron_fighter_is_one_card() -> None:
    assert [c for c in BY_ID.values() if c.title == "Southron Fighter"] == [BY_ID["4_251"]]


@rule("tcg.faq.s4.4_301", "tcg.faq.s4.4_301.example")
def test_s4_courteous_frodo_stops_force_not_choice() -> None:
    board = Board(at=2, frodo="4_301").fellowship("1_13", "1_50", "1_89").hand(0, "1_3", "1_4").hand(1, "1_268", "5_1")
    board.pool(20).at_step("shadow").take("play", "1_268").take("answer", "1_268")
    assert len(board.now.hands[0]) == 2
    board.take("play", "5_1").take("yes")
    assert len(board.now.hands[0]) == 0 and board.zone("5_1") == DISCARD


@rule("tcg.faq.s4.4_353", "tcg.ally.allowed-by-card")
def test_s4_great_hall() -> None:
    board = Board(at=6).site(6, "4_353").support(0, "4_281", "1_40").minions("1_176")
    board.g.phase = 3
    assert fellowship_targets(board.g) == [board.c("1_290"), board.c("4_281")]


@rule("tcg.faq.s4.5_45.wounds", "tcg.faq.s4.5_46", "tcg.faq.s4.5_47", "tcg.faq.s4.5_63")
def test_s4_berserkers_count_wounds_of_all_in_their_skirmish() -> None:
    for berserker, times in (("5_45", 1), ("5_46", 1), ("5_47", 2), ("5_63", 1)):
        board = Board(at=2).fellowship("1_89").minions(berserker).hurt("1_89", 2).hurt(berserker, 1)
        board.hand(0, "1_116").fight("1_89", berserker)
        assert board.strength(berserker) == BY_ID[berserker].strength + 3 * times


@rule("tcg.faq.s4.5_45.one-machine")
def test_s4_tokens_come_from_one_machine() -> None:
    board = Board(at=2).fellowship("1_89").minions("5_45").support(1, "5_57", "5_60").hand(0, "1_116")
    board.g.tokens[board.c("5_57")] = 2
    board.g.tokens[board.c("5_60")] = 1
    board.fight("1_89", "5_45").skip()
    assert not board.can("use", "5_45")
    board.g.tokens[board.c("5_57")] = 3
    assert use_of_the_rager(board) is None


def use_of_the_rager(board: Board) -> str | None:
    from westmarch.games.tcg.rules.requirements import forbids_use

    return forbids_use(board.now, 1, board.c("5_45"), 1)


@rule("tcg.faq.s4.5_72", "tcg.spot.fp-culture")
def test_s4_four_cultures() -> None:
    board = Board(at=2).fellowship("1_13", "1_50", "1_89").minions("5_72").at_step("maneuver").until("tcg-ask-maneuver")
    while not board.can("use", "5_72"):
        board.skip()
    three = Board(at=2).fellowship("1_13", "1_50").minions("5_72").at_step("maneuver")
    assert not three.can("use", "5_72")


# Section 5


@rule("tcg.play.discarded-on-entering", "tcg.play.discarded-on-entering.own-text")
def test_s5_discarded_when_entering_play() -> None:
    board = Board(at=4).site(4, "1_346").minions("2_73").hand(1, "1_178").pool(10).at_step("shadow")
    board.take("play", "1_178")
    assert board.zone("1_178") == DISCARD and board.now.pool == 9
    assert not board.can("answer", "1_178")


@rule("tcg.skirmish.losing-character", "tcg.skirmish.losing-character.example")
def test_s5_a_removed_character_is_a_loser() -> None:
    board = Board(at=2).fellowship("1_96+1_95").minions("1_158", "1_158").support(1, "1_162")
    board.hurt("1_158", 2, 1).hurt("1_158", 2, 2).fight("1_96", "1_158", "1_158")
    board.take("use", "1_95").take("choose", "1_158")
    assert board.zone("1_158", 1) == DISCARD
    assert board.now.fallen == [board.c("1_158", 1)]
    board.until("tcg-ask-either")
    assert board.zone("1_96") == DEAD and board.now.in_play(board.c("1_158", 2))


@rule("tcg.keyword.unhasty", "tcg.assign.cannot-skirmish", "tcg.keyword.unhasty-companion-no-home")
def test_s5_unhasty() -> None:
    board = Board(at=2).fellowship("5_15").minions("1_151").at_step("assignment")
    assert board.asked == "tcg-ask-defend" and not board.can("assign", "5_15")
    board.skip()
    assert board.asked == "tcg-ask-leftover" and not board.can("assign", "5_15")
    allowed = Board(at=2).fellowship("5_15", "1_303").minions("1_151").at_step("assignment").take("use", "5_15")
    allowed.until("tcg-ask-defend")
    assert allowed.can("assign", "5_15")


@rule("tcg.limit.example.sting", "tcg.limit.per-phase")
def test_s5_limit_of_sting() -> None:
    board = Board().bear("1_290", "1_313").hand(1, "1_178", "1_178", "1_178").pool(9)
    board.take("use", "1_313")
    assert board.now.pool == 6
    board.take("use", "1_313")
    assert board.now.pool == 5


@rule("tcg.modifier.example.frodo", "tcg.modifier.reapplied", "tcg.modifier.order-irrelevant")
def test_s5_modifiers_are_floored_at_the_end() -> None:
    board = Board(at=2)
    frodo = board.c("1_290")
    assert board.g.strength(frodo) == 4
    board.g.lay("strength", frodo, -6, 0, 0)
    assert board.g.strength(frodo) == 0
    board.g.lay("strength", frodo, 3, 0, 0)
    assert board.g.strength(frodo) == 1


@rule("tcg.modifier.example.archery", "tcg.archery.default-zero")
def test_s5_archery_example() -> None:
    from westmarch.games.tcg.rules.archery import fellowship_total

    board = Board(at=2).fellowship("1_50").minions("1_176").support(1, "1_192", "1_192")
    assert fellowship_total(board.g) == 0
    board.g.lay("archery", -1, 1, 0, 0)
    assert fellowship_total(board.g) == 0
    board.g.lay("archery", -1, 1, 0, 0)
    assert fellowship_total(board.g) == 1


@rule("tcg.modifier.example.bred-for-battle", "tcg.modifier.example.additional-cost")
def test_s5_bred_for_battle_example() -> None:
    board = (
        Board(at=2).fellowship("4_73", "1_303", "1_307").support(1, "1_133", "1_133", "1_133").hand(1, "1_121", "1_126")
    )
    assert twilight_cost(board.g, board.c("1_121")) == 0
    assert twilight_cost(board.g, board.c("1_126")) == 3 + 2 - 3


@rule("tcg.event.from-elsewhere", "tcg.event.phase")
def test_s5_events_only_in_their_phase() -> None:
    board = Board().fellowship("1_13").hand(0, "1_3", "1_6")
    assert board.can("play", "1_6") and not board.can("play", "1_3")
    assert board.why_not(f"play:{board.name('1_3')}") == "tcg.event.phase"


@rule("tcg.effect.for-each.example")
def test_s5_wingfoot_for_each() -> None:
    board = Board(at=1).fellowship("4_364", "1_303", "1_307").minions("1_143")
    board.take("move").until("tcg-ask-answer").take("answer", "4_364")
    board.take("choose", "1_303", "1_307")
    assert board.wounds("1_143") == 2


@rule("tcg.leave.attached-discarded", "tcg.leave.tokens-removed")
def test_s5_leaving_play() -> None:
    board = Board(at=2).fellowship("1_53+1_41").minions("1_237").fight("1_53", "1_237").until("tcg-ask-reconcile")
    assert board.zone("1_53") == DEAD and board.zone("1_41") == DISCARD


@rule("tcg.kill.zero-vitality", "tcg.kill.fp-dead-pile", "tcg.kill.minion-discard", "tcg.wound.reduces-vitality")
def test_s5_vitality() -> None:
    board = Board(at=2).fellowship("1_53").minions("1_178", "1_176").hurt("1_53", 1).at_step("archery")
    board.until("tcg-ask-archery-wound").take("wound", "1_53")
    assert board.zone("1_53") == DEAD
    assert board.now.strength(board.c("1_178")) == 5


@rule("tcg.skirmish.in-skirmish")
def test_s5_in_a_skirmish_only_while_it_is_under_way() -> None:
    board = Board(at=2).fellowship("1_11", "1_50").minions("1_178", "1_176").hand(0, "1_5", "1_37")
    board.g.against[board.c("1_178")] = board.c("1_11")
    board.g.against[board.c("1_176")] = board.c("1_50")
    board.at_step("skirmishes")
    assert board.strength("1_11") == 5
    board.take("skirmish", "1_11")
    assert board.strength("1_11") == 7


@rule("tcg.skirmish.no-more-actions", "tcg.skirmish.cancel")
def test_s5_no_actions_after_a_cancelled_skirmish() -> None:
    board = Board(at=2).fellowship("1_311").minions("1_151").hand(0, "1_298", "1_293").fight("1_311", "1_151")
    board.take("play", "1_298")
    assert board.asked != "tcg-ask-skirmish" and board.wounds("1_311") == 0


@rule("tcg.multi.opponent")
def test_s5_opponents() -> None:
    from westmarch.cards.language import Run
    from westmarch.games.tcg.cards.meanings.places import opponent

    board = Board(3)
    assert opponent(board.g, Run(0, 1, {})) == 0 and opponent(board.g, Run(0, 2, {})) == 0
    assert opponent(board.g, Run(0, 0, {})) == 2


@rule("tcg.effect.text-does-not-apply", "tcg.control.not-usable", "tcg.control.active-spottable")
def test_s5_text_of_a_controlled_site_is_off() -> None:
    board = Board(at=3).minions("1_151")
    board.g.control[1] = 1
    board.g.put(board.g.path[1], 7)
    assert board.g.path[1] in board.g.active() and not board.g.text_applies(board.g.path[1])
