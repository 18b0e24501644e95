"""Exertion, wounds, healing, death and leaving play."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, quiet, reach, run
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import ATTACHED, BY_ID, DEAD, DISCARD, HAND, STACKED, SUPPORT
from westmarch.games.tcg.rules.events import AtOnce, batch, happen
from westmarch.games.tcg.rules.protection import forbids_exert, forbids_wound
from westmarch.games.tcg.rules.wounds import remove

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


# Exertion


@rule("tcg.exert.token", "tcg.exert.not-a-wound")
def test_exerting_is_no_wound() -> None:
    board = Board(at=2, ring="1_1").fellowship("1_364", "1_311").support(0, "1_318").hand(0, "1_76", "1_299")
    board.g.ring_on = True
    board.take("use", "1_318")
    if board.asked == "tcg-ask-exert":
        board.do(next(c for c in board.all_codes() if "1_290" in c), 0)
    assert board.wounds("1_290") == 1 and board.now.burdens[0] == 0 and not board.can("answer", "1_76")


@rule("tcg.exert.exhausted-cannot", "tcg.exert.times-x")
def test_an_exhausted_character_cannot_exert() -> None:
    runner = Board(at=4).minions("1_178")
    assert forbids_exert(runner.g, runner.c("1_178")) == "tcg.exert.exhausted-cannot"
    for wounds, legal in ((2, False), (1, True)):
        board = Board(at=2).fellowship("1_302", "1_89").minions("1_151").hurt("1_302", wounds).hand(0, "1_116")
        board.fight("1_89", "1_151")
        assert board.can("use", "1_302") == legal


@rule("tcg.exert.must-exert-exhausted", "tcg.exert.example.mount")
def test_a_mount_does_nothing_to_the_exhausted() -> None:
    board = Board(at=2).fellowship("5_83+4_283").minions("1_158", "1_151").hurt("1_158", 2).hurt("1_151", 1)
    board.hand(0, "4_282").fight("5_83", "1_158", "1_151")
    assert board.wounds("1_158") == 2 and board.now.in_play(board.c("1_158")) and board.wounds("1_151") == 2


@rule("tcg.exert.zero-not-payment")
def test_orc_bane_needs_at_least_one() -> None:
    board = (
        Board(at=4).bear("1_290", "1_313").minions("1_178").hand(0, "2_109", "1_9").hurt("1_290", 3).at_step("maneuver")
    )
    assert not board.can("play", "2_109")
    able = (
        Board(at=4)
        .bear("1_290", "1_313")
        .minions("1_178")
        .hand(0, "2_109", "1_9")
        .at_step("maneuver")
        .take("play", "2_109")
    )
    while able.asked != "tcg-ask-archery" and able.now.asks and able.zone("1_178") != DISCARD:
        codes = [c for c in able.all_codes() if c != "number:0"]
        assert "number:0" not in able.all_codes()
        able.do(codes[0], able.asker)
    assert able.wounds("1_290") >= 1 and able.zone("1_178") == DISCARD


@rule("tcg.exert.twice-same-character")
def test_one_character_twice_or_two_once() -> None:
    board = (
        Board(at=4)
        .fellowship("1_97", "1_89")
        .hand(0, "3_48")
        .hand(1, "1_178")
        .pool(5)
        .hurt("1_97", 1)
        .at_step("regroup")
    )
    board.until("tcg-ask-move-again").take("move").take("answer", "3_48")
    assert board.wounds("1_89") == 2 and board.wounds("1_97") == 1
    thror = Board().fellowship("1_311", "1_303").support(0, "1_318").hand(0, "1_299").take("use", "1_318")
    thror.take("choose", "1_311", "1_303")
    assert thror.wounds("1_311") == 1 and thror.wounds("1_303") == 1


@rule("tcg.exert.exhaust", "tcg.exert.exhaust-already")
def test_exhausting() -> None:
    river = [FELLOWSHIP_SITES[0], "1_330", *FELLOWSHIP_SITES[2:]]
    board = (
        Board(at=2, sites=river)
        .fellowship("1_89")
        .minions("1_158")
        .hand(0, "1_113")
        .at_step("maneuver")
        .take("play", "1_113")
    )
    assert board.wounds("1_158") == 2
    damrod = Board(at=4, sites=TOWERS_SITES).fellowship("4_114").minions("4_10").hand(0, "1_116").fight("4_114", "4_10")
    assert damrod.now.vitality(damrod.c("4_10")) == 1 and damrod.can("use", "4_114")
    damrod.take("use", "4_114")
    assert damrod.wounds("4_10") == 0 and damrod.wounds("4_114") == 1


@rule("tcg.exert.trigger-each", "tcg.timing.responses-to-costs", "tcg.timing.each-time")
def test_each_exertion_is_an_event() -> None:
    board = Board().fellowship("1_311").support(0, "1_291").support(1, "2_40").hurt("1_290", 1).hand(0, "1_299")
    board.take("use", "1_291")
    assert board.now.pool == 1 and board.wounds("1_290") == 0
    twice = Board().support(0, "1_291").support(1, "2_40").fellowship("1_13").hand(0, "1_9")
    twice.g.lay("vitality", twice.c("1_291"), 4, 2, 0)
    twice.can("move")
    run(twice, batch(twice.now, "exert", [twice.c("1_291")] * 2))
    assert twice.now.pool == 2 and twice.wounds("1_291") == 2


@rule("tcg.exert.token-not-placed")
def test_an_exertion_without_a_token_is_paid() -> None:
    board = Board().fellowship("1_364", "1_97").hurt("1_290", 1).hand(0, "1_85", "1_9").take("use", "1_290")
    while board.asked == "tcg-ask-exert":
        board.take("choose", "1_97")
    board.take("answer", "1_85")
    assert board.wounds("1_97") == 0 and board.wounds("1_290") == 0


@rule("tcg.exert.only-by")
def test_only_shadow_cards_exert_the_bearer() -> None:
    board = Board(at=2).fellowship("1_302", "1_89").bear("1_302", "2_71", seat=1).minions("1_151").hand(0, "1_116")
    board.fight("1_89", "1_151")
    assert not board.can("use", "1_302")
    shadow = board.add(1, "1_239", DISCARD)
    assert forbids_exert(board.now, board.c("1_302"), 1, shadow) is None


@rule("tcg.exert.own-characters")
def test_smeagols_card_may_exert_an_opponents_gollum() -> None:
    board = Board(at=2).fellowship("5_28", "1_13").minions("5_25", "1_151").hurt("5_28", 2).at_step("regroup")
    assert board.now.owner[board.c("5_25")] == 1
    board.take("use", "5_28")
    assert board.wounds("5_25") == 2 and board.wounds("5_28") == 2


# Wounds


@rule("tcg.wound.one-token", "tcg.wound.wounded")
def test_a_wound_is_one_token() -> None:
    board = Board(at=2).fellowship("1_97").minions("1_271").hand(1, "1_250", "1_3").hand(0, "1_3").at_step("maneuver")
    reach(board, "play", "1_250").take("play", "1_250")
    assert board.wounds("1_97") == 1 and board.wounds("1_271") == 1
    from westmarch.cards.language import Run
    from westmarch.games.tcg.cards.selectors import wounded
    from westmarch.games.tcg.words import LANGUAGE

    assert LANGUAGE.fits(board.now, Run(0, 0, {}), wounded, board.c("1_271"))  # by exerting


@rule("tcg.wound.one-at-a-time", "tcg.timing.state-checks")
def test_wounds_come_singly_each_with_its_responses() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_153").hand(0, "1_76", "1_76").fight("1_364", "1_153")
    board.until("tcg-ask-answer").take("answer", "1_76")
    assert board.wounds("1_364") == 0 and board.can("answer", "1_76")
    board.skip()
    assert board.wounds("1_364") == 1
    dying = Board(at=2).fellowship("1_13").minions("1_153").hurt("1_13", 2).support(0, "1_40")
    quiet(dying.fight("1_13", "1_153"))
    kills = [e.key for e in dying.entries() if e.key in ("tcg-log-wound", "tcg-log-kill")]
    assert kills == ["tcg-log-wound", "tcg-log-kill"]  # the second wound finds nobody


@rule("tcg.wound.reduces-vitality", "tcg.kill.zero-vitality")
def test_the_third_wound_kills_and_strength_zero_does_not() -> None:
    board = Board(at=2).fellowship("1_97").minions("1_176").hurt("1_97", 2).at_step("archery").take("wound", "1_97")
    assert board.zone("1_97") == DEAD
    weak = Board(at=6).minions("1_271").hand(1, "1_246", "1_3").burdens(6).hand(0, "1_293").fight("1_290", "1_271")
    reach(weak, "play", "1_246").take("play", "1_246").take("number", 6)
    assert weak.strength("1_290") == 0 and weak.now.in_play(weak.c("1_290"))


@rule("tcg.wound.cannot-take", "tcg.wound.prevent-vs-cannot")
def test_cannot_take_and_prevented() -> None:
    board = Board(at=2).minions("3_68", "1_151").fellowship("1_50")
    board.g.phase = 4
    assert forbids_wound(board.g, board.c("3_68")) == "tcg.wound.cannot-take"
    assert forbids_wound(board.g, board.c("1_151")) is None
    helm = (
        Board(at=6)
        .fellowship("1_13+1_15", "1_89")
        .minions("1_271")
        .hand(0, "1_3")
        .fight("1_13", "1_271")
        .take("use", "1_15")
    )
    assert forbids_wound(helm.now, helm.c("1_13")) is None
    run(helm, happen(helm.now, "wound", helm.c("1_13")))
    assert helm.wounds("1_13") == 0


@rule("tcg.wound.max-per-skirmish", "tcg.wound.max-and-others")
def test_one_wound_in_each_skirmish_phase() -> None:
    board = Board(at=2).fellowship("1_97+1_92", "1_89").minions("1_158", "1_151").hand(0, "1_116", "1_117")
    board.g.against[board.c("1_158")] = board.c("1_97")
    board.g.against[board.c("1_151")] = board.c("1_89")
    board.g.lay("keyword damage", board.c("1_158"), 2, 2, 0)
    board.at_step("skirmishes").take("skirmish", "1_89")
    run(board, happen(board.now, "wound", board.c("1_97")))
    run(board, happen(board.now, "wound", board.c("1_97")))
    assert board.wounds("1_97") == 1
    quiet(board)
    assert board.wounds("1_97") == 2


@rule("tcg.wound.cannot-outside")
def test_restrictions_apply_as_written() -> None:
    board = Board(at=5, sites=TOWERS_SITES).fellowship("1_50").minions("1_151+4_142").hand(0, "1_38")
    for phase, refused in ((3, True), (4, True), (6, False)):
        board.g.phase = phase
        assert (forbids_wound(board.g, board.c("1_151")) is not None) == refused


@rule("tcg.wound.who-chooses", "tcg.wound.minion-by-shadow")
def test_who_chooses_the_wounded() -> None:
    fp = Board(at=2).fellowship("1_13", "1_89").minions("3_57").hand(0, "1_88").pool(5).at_step("regroup")
    reach(fp, "use", "3_57").take("use", "3_57")
    assert fp.asker == 0 and fp.can("choose", "1_13") and fp.can("choose", "1_290")
    shadow = (
        Board(3, at=2).fellowship("4_76").minions("1_158", "1_143", seat=1).minions("1_151", seat=2).at_step("regroup")
    )
    shadow.take("use", "4_76").take("name", 1)
    assert shadow.asker == 1 and not shadow.can("choose", "1_151")
    shadow.take("choose", "1_143")
    assert shadow.wounds("1_143") == 1


@rule("tcg.wound.ring-bearer-except")
def test_the_exception_is_the_present_ring_bearer() -> None:
    board = Board(at=2).fellowship("1_311", "1_13", "1_89").minions("1_271").hand(1, "1_250", "1_3").hand(0, "1_103")
    board.g.put(board.c("1_290"), DEAD)
    board.g.bearer[0] = board.c("1_311")
    board.g.put(board.g.ring[0], ATTACHED, board.c("1_311"))
    board.at_step("maneuver")
    reach(board, "play", "1_250").take("play", "1_250")
    assert not board.can("choose", "1_311") and board.can("choose", "1_13")


# Healing


@rule("tcg.heal.one-token", "tcg.heal.unwounded", "tcg.heal.minions")
def test_healing_one_token() -> None:
    board = Board().support(0, "1_309").fellowship("1_311").hurt("1_311", 2).hand(0, "1_299").take("use", "1_309")
    assert board.wounds("1_311") == 1
    whole = Board().fellowship("1_13").hand(0, "1_9")
    whole.can("move")
    run(whole, happen(whole.now, "heal", whole.c("1_13")))
    whole.expect_no_log("tcg-log-heal")
    assert whole.wounds("1_13") == 0
    minion = (
        Board(at=2)
        .fellowship("1_13")
        .minions("1_152")
        .hurt("1_152", 1)
        .pool(2)
        .at_step("maneuver")
        .take("use", "1_152")
    )
    assert minion.wounds("1_152") == 0


@rule("tcg.heal.replaced", "tcg.heal.each-is-separate", "tcg.prevent.instead")
def test_one_of_two_heals_becomes_a_burden_removed() -> None:
    board = Board().hurt("1_290", 2).burdens(2).hand(0, "1_287", "1_299").fellowship("1_13")
    board.can("move")
    run(board, batch(board.now, "heal", [board.c("1_290")] * 2))
    board.take("answer", "1_287")
    assert board.wounds("1_290") == 1 and board.now.burdens[0] == 1


# Death and leaving play


@rule("tcg.kill.lost-vitality-bonus", "tcg.kill.negative-vitality-modifier")
def test_losing_vitality_kills() -> None:
    board = Board().fellowship("4_292+4_280").hurt("4_292", 2).hand(0, "1_9").fellowship("1_13")
    board.can("move")
    assert board.now.vitality(board.c("4_292")) == 1
    run(board, happen(board.now, "discard", board.c("4_280")))
    run(board, None)
    board.take("move")
    assert board.zone("4_292") == DEAD
    tower = Board(at=2).minions("1_151").hurt("1_151", 1).fellowship("1_13").hand(0, "1_3").support(0, "5_39")
    tower.fight("1_13", "1_151")
    assert BY_ID["5_39"].vitality == -2 and tower.asked == "tcg-ask-skirmish" and BY_ID["1_151"].vitality == 3
    tower.now.put(tower.c("5_39"), ATTACHED, tower.c("1_151"))
    tower.skip()
    assert tower.zone("1_151") == DISCARD


@rule("tcg.kill.fp-dead-pile", "tcg.kill.minion-discard", "tcg.kill.not-discarded")
def test_where_the_dead_go() -> None:
    board = (
        Board(at=2)
        .fellowship("1_97", "1_50")
        .minions("1_178", "1_176")
        .hurt("1_97", 2)
        .support(0, "1_40")
        .at_step("archery")
    )
    board.until("tcg-ask-archery-wound", limit=3).take("wound", "1_97").until("tcg-ask-defend", *LAST)
    assert board.zone("1_97") == DEAD and board.c("1_97") not in board.now.discards[0]
    dead = [c for c in (board.c("1_178"), board.c("1_176")) if board.now.zone[c] == DISCARD]
    assert len(dead) == 1 and dead[0] in board.now.discards[1]
    board.expect_log("tcg-log-kill", card=dead[0])
    board.expect_no_log("tcg-log-discard")


@rule("tcg.kill.placed-in-dead-pile")
def test_death_raises_the_killed_event() -> None:
    board = Board(at=2).fellowship("1_53").minions("1_237").support(1, "1_211").hand(0, "1_37").fight("1_53", "1_237")
    run(board, AtOnce("kill", [board.c("1_53")]))
    assert board.zone("1_53") == DEAD and board.now.remembered(2) == [board.c("1_53")] and board.now.burdens[0] == 1


@rule("tcg.leave.attached-discarded", "tcg.leave.tokens-removed", "tcg.object.owner")
def test_what_a_leaving_card_bears_is_discarded() -> None:
    board = Board(at=2).fellowship("1_89+1_112").bear("1_89", "1_282", seat=1).hurt("1_89", 2).hand(0, "1_9")
    remove(board.g, board.c("1_89"), HAND)
    assert board.c("1_112") in board.g.discards[0] and board.c("1_282") in board.g.discards[1]
    assert board.g.wounds[board.c("1_89")] == 0
    swarms = Board(at=4).support(1, "1_183", "4_69")
    stacked = swarms.add(1, "1_178", STACKED, swarms.c("1_183"))
    swarms.g.tokens[swarms.c("4_69")] = 3
    remove(swarms.g, swarms.c("1_183"), DISCARD)
    remove(swarms.g, swarms.c("4_69"), DISCARD)
    assert swarms.g.zone[stacked] == DISCARD and swarms.g.tokens[swarms.c("4_69")] == 0


@rule("tcg.leave.stack-into-play-object", "tcg.control.stack-on-site", "tcg.stack.not-playing", "tcg.stack.not-in-play")
def test_a_minion_that_is_stacked_leaves_play() -> None:
    board = Board(at=5, sites=TOWERS_SITES).minions("4_199+1_160", "1_148").hurt("4_199", 1).hand(1, "1_3").pool(5)
    board.g.control[1] = 1
    board.g.put(board.g.path[1], SUPPORT)
    strength = board.g.strength(board.c("1_148"))
    board.at_step("regroup")
    reach(board, "use", "4_199").take("use", "4_199")
    assert board.zone("4_199") == STACKED and board.zone("1_160") == DISCARD and board.wounds("4_199") == 0
    assert board.c("4_199") not in board.now.active() and board.now.strength(board.c("1_148")) == strength - 1
    assert board.now.pool == 5
    board.expect_no_log("tcg-log-play")
