"""Timing of actions and answers, modifiers, prevention and replacement, limits, endless repetitions."""

from __future__ import annotations

from itertools import permutations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board, reach, run
from westmarch.cards.nodes import Ability, Act, Trigger
from westmarch.engine.runner import advance
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DEAD, DISCARD, HAND, PLAY, SUPPORT, Card
from westmarch.games.tcg.rules.archery import fellowship_total
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.events import AtOnce, Event, batch, happen
from westmarch.games.tcg.rules.requirements import forbids_use
from westmarch.games.tcg.rules.wounds import remove

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


# Required and optional


@rule("tcg.timing.action-kinds")
def test_required_and_optional_texts() -> None:
    scout = Board(at=4).fellowship("1_50").hand(1, "1_191", "1_3").pool(9).at_step("shadow").take("play", "1_191")
    assert scout.now.pool == 9 - 2 + 2  # required: nobody was asked
    nobody = Board(at=4).fellowship("1_13").hand(1, "1_191", "1_3").pool(9).at_step("shadow").take("play", "1_191")
    assert nobody.now.pool == 9 - 2
    runner = Board(at=4).hand(1, "1_178", "1_3").pool(9).at_step("shadow").take("play", "1_178")
    assert runner.asked == "tcg-ask-answer" and runner.can("answer", "1_178") and "pass" in runner.all_codes()


@rule("tcg.timing.required-first", "tcg.timing.required-order")
def test_required_before_optional_in_the_order_of_the_fp_player() -> None:
    board = Board(at=2).fellowship("1_53", "1_13").minions("1_237").support(1, "1_211").hurt("1_53", 1)
    board.hand(1, "1_214", "1_3")
    board.hand(0, "1_3").fight("1_53", "1_237")
    reach(board, "answer", "1_214")
    assert board.zone("1_53") == DEAD and board.now.burdens[0] == 1
    order = Board().support(1, "1_281", "3_102").fellowship("1_13").hand(0, "1_9").take("move")
    assert (
        order.asked == "tcg-ask-order"
        and order.asker == 0
        and order.can("answer", "1_281")
        and order.can("answer", "3_102")
    )


@rule("tcg.timing.optional-order", "tcg.timing.after")
def test_the_fp_player_answers_first() -> None:
    board = Board(3, at=2).fellowship("1_13").minions("1_231", seat=1).hand(1, "1_214").hand(2, "1_214").hand(0, "1_3")
    board.fight("1_13", "1_231")
    for _ in range(6):
        if board.asked != "tcg-ask-answer":
            board.skip()
    assert board.asker == 2 and board.now.action_order() == [0, 2, 1]
    board.skip()
    assert board.asker == 1 and board.can("answer", "1_214")
    lost = Board(at=4).fellowship("1_13").minions("1_178").hand(1, "1_189", "1_3").support(1, "1_21").hand(0, "1_3")
    lost.pool(3)
    lost.at_step("maneuver")
    run(lost, happen(lost.now, "exert", lost.c("1_290")))
    assert lost.wounds("1_290") == 1 and lost.can("answer", "1_189")


@rule("tcg.timing.complete-before-next")
def test_no_action_within_an_action() -> None:
    board = Board(at=2).fellowship("1_89", "1_13").minions("1_271", "1_152").hurt("1_152", 1)
    board.hand(1, "1_250", "1_250").pool(9)
    board.hand(0, "1_103").at_step("maneuver")
    reach(board, "play", "1_250").take("play", "1_250")
    assert board.asked == "tcg-ask-wound"
    assert not board.can("use", "1_152") and not board.can("play", "1_250") and not board.can("play", "1_103")
    assert board.why_not(f"play:{board.name('1_103')}", 0) == "tcg.timing.complete-before-next"


@rule("tcg.timing.response-repeat")
def test_two_responses_to_one_win() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_178").hand(0, "1_25", "1_23").hurt("1_13", 1)
    board.fight("1_13", "1_178")
    reach(board, "answer", "1_25").take("answer", "1_25").take("answer", "1_23")
    assert board.wounds("1_13") == 0
    assert sum(e.key == "tcg-log-top-discard" and e.about["seat"] == 1 for e in board.entries()) == 3


@rule("tcg.timing.about-to", "tcg.prevent.wound")
def test_one_prevention_ends_the_situation() -> None:
    board = Board(at=4).fellowship("1_364").minions("1_176").hand(0, "1_76", "1_76").hand(1, "1_189", "1_3")
    board.at_step("archery")
    board.take("wound", "1_364").take("answer", "1_76")
    assert board.wounds("1_364") == 0 and not board.can("answer", "1_76") and not board.can("answer", "1_189")
    frodo = Board(at=4).fellowship("3_7").minions("1_176").hand(0, "1_3", "1_4", "1_5").hand(1, "1_189", "1_3")
    frodo.at_step("archery").take("wound", "1_290").take("answer", "3_7")
    assert not frodo.can("answer", "1_189")


@rule("tcg.timing.when")
def test_when_happens_once() -> None:
    board = Board().fellowship("1_311").hand(0, "1_305", "1_299").take("play", "1_305").take("answer", "1_305")
    assert board.now.drawn == 1 and not board.can("answer", "1_305")
    board.take("play", "1_299")
    if board.asked == "tcg-ask-host":
        board.do(board.all_codes()[0], 0)
    assert not board.can("answer", "1_305") and board.now.drawn == 1


@rule("tcg.timing.each-time")
def test_each_time_fires_every_time() -> None:
    forest = [FELLOWSHIP_SITES[0], "1_334", *FELLOWSHIP_SITES[2:]]
    board = Board(at=2, sites=forest).fellowship("1_13", "1_50").hand(0, "1_9", "1_41").take("play", "1_9")
    board.take("play", "1_41")
    assert board.now.drawn == 2


@rule("tcg.timing.while", "tcg.modifier.while-source")
def test_while_switches_off() -> None:
    board = Board().fellowship("1_303+1_299", "1_13").support(0, "1_21")
    assert board.strength("1_303") == 3 + 2 + 2 and board.g.keyword(board.c("1_13"), "damage") == 2
    remove(board.g, board.c("1_299"), DISCARD)
    remove(board.g, board.c("1_21"), DISCARD)
    assert board.strength("1_303") == 3 and board.g.keyword(board.c("1_13"), "damage") == 1


@rule("tcg.timing.trigger-sees-both")
def test_a_card_that_arrives_later_does_not_answer() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_158").hand(0, "1_3").hand(1, "1_3").fight("1_13", "1_158")
    event = Event("loses", board.c("1_13"), board.c("1_158"))
    board.now.stack.append(event)
    event.moment = board.now.clock
    event.pc = 3
    late = board.c("1_158")
    board.now.stack.pop()
    worry = board.add(1, "1_162", HAND)
    window = event._window("loses")
    board.now.put(worry, SUPPORT)
    assert window._answers(board.now, True) == [] and board.now.entered[worry] > window.moment
    fresh = Event("loses", board.c("1_13"), late)
    fresh.moment = board.now.clock
    assert [option[1] for option in fresh._window("loses")._answers(board.now, True)] == [worry]


@rule("tcg.timing.trigger-source-left")
def test_a_card_that_leaves_with_the_event_answers_it() -> None:
    board = Board(at=2).fellowship("1_53", "1_13").minions("1_237").bear("1_53", "4_171", seat=1).hand(0, "1_37")
    board.fight("1_53", "1_237").until("tcg-ask-discard", limit=20)
    assert board.zone("4_171") == DISCARD and board.asker == 1
    spear = Board(at=4).fellowship("1_303", "1_13").minions("1_176+1_182").hurt("1_303", 3).hand(0, "1_3")
    spear.fight("1_303", "1_176")
    spear.until(*LAST, limit=20)
    assert spear.zone("1_303") == DEAD and spear.now.burdens[0] == 2


@rule("tcg.timing.continuous-discard")
def test_the_balrog_and_the_dark() -> None:
    board = Board(at=4).minions("1_178", "1_176").hand(1, "2_51", "1_3").pool(20).at_step("shadow").take("play", "2_51")
    assert board.zone("1_178") == DISCARD and board.zone("1_176") == DISCARD and board.zone("2_51") == PLAY
    out = Board(at=5).minions("2_51").fellowship("1_13").hand(0, "1_3").hand(1, "1_3").at_step("regroup")
    out.until("tcg-ask-move-again").take("move")
    for _ in range(4):
        if out.asked == "tcg-ask-order":
            out.do(out.all_codes()[0], 0)
    assert out.now.at[0] == 6 and out.zone("2_51") == DISCARD


@rule("tcg.faq.s4.1_193.all")
def test_weapons_of_minions_that_go_together_arm_nobody() -> None:
    board = Board(at=4).minions("1_178+1_180", "1_176").support(1, "1_193").hand(1, "2_51", "1_3").pool(30)
    board.at_step("shadow")
    board.take("play", "2_51")
    assert board.zone("1_180") == DISCARD and board.zone("1_176") == DISCARD
    for _ in range(4):
        if board.asked not in ("tcg-ask-order", "tcg-ask-answer"):
            break
        assert not board.can("answer", "1_193")
        board.do(board.all_codes()[-1], board.asker)
    assert board.zone("1_180") == DISCARD


@rule("tcg.timing.start-of-phase", "tcg.limit.explicit-turn")
def test_wizards_vale_at_the_start() -> None:
    board = Board(at=8, sites=[*TOWERS_SITES[:7], "4_359", TOWERS_SITES[8]]).pool(2).hand(1, "1_178", "1_3")
    board.at_step("shadow")
    assert board.asked == "tcg-ask-shadow" and board.now.pool == 6
    full = Board(at=8, sites=[*TOWERS_SITES[:7], "4_359", TOWERS_SITES[8]]).pool(9).hand(1, "1_178", "1_3")
    full.at_step("shadow")
    assert full.now.pool == 9
    stables = Board(at=3, sites=[*TOWERS_SITES[:2], "4_339", *TOWERS_SITES[3:]]).fellowship("4_267", "4_288" and "5_83")
    stables.deck(0, "4_287", "4_287").hand(0, "1_9")
    assert stables.can("use", "4_339")
    stables.take("use", "4_339")
    for _ in range(4):
        if stables.asked in ("tcg-ask-exert", "tcg-ask-play", "tcg-ask-host"):
            stables.do(next(c for c in stables.all_codes() if c != "choose:"), 0)
    site = stables.now.path[3]
    index = stables.now.card(site).actions["fellowship"][0]
    assert forbids_use(stables.now, 0, site, index) == "tcg.limit.explicit-turn"
    weapon = Board(at=6).minions("1_266").hand(1, "1_269", "1_269", "1_3").pool(9).at_step("shadow")
    weapon.take("play", "1_269")
    assert weapon.now.pool == 9 - BY_ID["1_269"].cost + 2


@rule("tcg.limit.required-once")
def test_a_required_trigger_stops_at_its_limit() -> None:
    board = Board(at=6).minions("1_266").hand(1, "1_269", "1_271").pool(9).at_step("shadow").take("play", "1_269")
    first = board.now.pool
    remove(board.now, board.c("1_269"), HAND)
    advance(board.now)
    board.take("play", "1_269")
    assert board.now.pool == first - BY_ID["1_269"].cost


@rule("tcg.timing.end-of-phase")
def test_the_ring_draws_them_at_the_end_of_its_phase() -> None:
    board = Board(at=2).minions("1_232").support(1, "3_83").hand(1, "1_178", "1_3").pool(9).at_step("shadow")
    assert board.asked == "tcg-ask-shadow"
    board.skip()
    assert board.asked == "tcg-ask-either" and board.asker == 1
    board.take("option", 0)
    assert board.wounds("1_232") == 1 and board.zone("3_83") == SUPPORT
    gone = Board(at=2).minions("1_232").support(1, "3_83").hand(1, "1_178", "1_3").pool(9).at_step("shadow").skip()
    gone.take("option", 1)
    assert gone.zone("3_83") == DISCARD


@rule("tcg.timing.responses-to-costs")
def test_a_cost_is_answered_before_the_effect() -> None:
    board = Board().fellowship("1_311").support(0, "1_291").support(1, "2_40").hurt("1_290", 1).hand(0, "1_299")
    board.take("use", "1_291")
    keys = [e.key for e in board.entries()]
    used = [i for i, key in enumerate(keys) if key == "tcg-log-use"]
    assert len(used) == 2 and keys.index("tcg-log-exert") < used[1] < keys.index("tcg-log-heal")


@rule("tcg.timing.event-cancel-window", "tcg.timing.ability-cancel-window")
def test_cancelling_comes_after_the_costs() -> None:
    path = Board().fellowship("1_89", "1_13").minions("2_47").hand(0, "1_110", "1_9").take("play", "1_110")
    assert path.can("answer", "2_47")
    exerted = path.wounds("1_89")
    path.take("answer", "2_47")
    assert path.now.path[2] == -1 and path.zone("1_110") == DISCARD and path.wounds("1_89") == exerted
    warg = Board(at=2).fellowship("1_13").minions("5_50+5_64").hand(0, "1_3").fight("1_13", "5_50").take("use", "1_13")
    assert warg.wounds("1_13") == 1
    warg.take("answer", "5_64")
    assert warg.strength("1_13") == 6


# Endless repetitions


@rule("tcg.timing.loop-optional-one", "tcg.timing.loop-two-players")
def test_a_repetition_that_changes_nothing_ends() -> None:
    board = Board(filler={}).fellowship("1_310").hand(0, "1_299").deck(0, "1_9")
    uses = 0
    for _ in range(30):
        if not board.can("use", "1_310"):
            break
        board.take("use", "1_310")
        if board.asked == "tcg-ask-play":
            board.do("choose:", 0)
        uses += 1
    assert 3 <= uses < 10
    index = board.now.card(board.c("1_310")).actions["fellowship"][0]
    assert forbids_use(board.now, 0, board.c("1_310"), index) == "tcg.timing.loop-optional-one"


@rule("tcg.timing.loop-forced")
def test_an_endless_circle_of_required_actions_is_dropped() -> None:
    circle = Card(
        len(BY_ID), {"id": "9_9", "title": "Circle", "type": "condition", "side": "shadow", "culture": "moria"}
    )
    circle.define((Ability("trigger", on=Trigger("exert"), effect=Act("add twilight")),))
    board = Board(at=2).fellowship("1_13").support(1, "2_40").support(0, "1_291").hand(0, "1_9")
    number = board.g.blueprint[board.c("2_40")]
    from westmarch.games.tcg.facts import CATALOGUE

    kept = CATALOGUE[number]
    endless = Card(
        number, {"id": kept.id, "title": kept.title, "type": "condition", "side": "shadow", "culture": "isengard"}
    )
    effect = Act("burden again")
    from westmarch.games.tcg.words import LANGUAGE

    LANGUAGE.verbs.setdefault("burden again", LANGUAGE.verbs["add twilight"])
    old = LANGUAGE.verbs["burden again"]
    try:
        from westmarch.cards.language import Verb

        LANGUAGE.verbs["burden again"] = Verb(
            lambda g, runner, act, cards: Event("start turn", -1), None, lambda g, runner, act: True
        )
        endless.define((Ability("trigger", on=Trigger("start turn"), effect=effect),))
        CATALOGUE[number] = endless
        board.g.touch()
        board.at_step("start")
        assert board.asked == "tcg-ask-fellowship"  # the circle came to an end
    finally:
        CATALOGUE[number] = kept
        del LANGUAGE.verbs["burden again"]
        assert old is not None


# Modifiers


@rule("tcg.modifier.reapplied", "tcg.modifier.order-irrelevant")
def test_the_floor_comes_last_whatever_the_order() -> None:
    for order in permutations((1, -6, 3)):
        board = Board()
        board.g.lay("strength", board.c("1_290"), -1, 2, 0)  # three
        for amount in order:
            board.g.lay("strength", board.c("1_290"), amount, 2, 0)
        assert board.strength("1_290") == 1
    low = Board()
    low.g.lay("strength", low.c("1_290"), -6, 2, 0)
    assert low.strength("1_290") == 0
    low.g.lay("strength", low.c("1_290"), 3, 2, 0)
    assert low.strength("1_290") == 1


@rule("tcg.modifier.not-recalculated", "tcg.modifier.example.frodo")
def test_frodo_and_enduring_evil() -> None:
    board = Board(at=5).minions("1_271").hand(1, "1_246", "1_246").hand(0, "1_296", "1_293").burdens(6)
    board.fight("1_290", "1_271")
    assert board.strength("1_290") == 4
    reach(board, "play", "1_246").take("play", "1_246").take("number", 6)
    assert board.strength("1_290") == 0
    board.now.burdens[0] += 1
    board.take("play", "1_296")
    if board.asked == "tcg-ask-strength":
        board.do(board.all_codes()[0], 0)
    assert board.strength("1_290") == 1


@rule("tcg.modifier.continuous-recalculated")
def test_continuous_texts_count_anew() -> None:
    board = Board(at=2).minions("5_25", "1_148", "1_151").burdens(2)
    assert board.g.strength(board.c("5_25")) == 5 + 2 and board.g.strength(board.c("1_148")) == 8 + 1
    board.burdens(3)
    remove(board.g, board.c("1_151"), DISCARD)
    assert board.g.strength(board.c("5_25")) == 5 + 3 and board.g.strength(board.c("1_148")) == 8


@rule("tcg.modifier.example.archery")
def test_the_example_of_archery() -> None:
    board = Board(at=4).fellowship("1_50").minions("1_176").support(1, "1_192").hand(0, "1_38", "1_38", "1_103")
    alone = Board(at=4).fellowship("1_50").minions("1_176")
    assert fellowship_total(alone.g) == 1 and fellowship_total(board.g) == 0
    board.support(1, "1_192").at_step("archery")
    assert fellowship_total(board.now) == 0
    board.take("play", "1_38")
    assert fellowship_total(board.now) == 0
    board.take("play", "1_38")
    assert fellowship_total(board.now) == 1


@rule("tcg.modifier.example.bred-for-battle", "tcg.modifier.example.additional-cost")
def test_the_example_of_bred_for_battle() -> None:
    costs = []
    for copies in range(4):
        board = Board(at=2).fellowship("4_73", "1_303", "1_307").hand(1, "1_121", "1_126")
        if copies:
            board.support(1, *["1_133"] * copies)
        costs.append(twilight_cost(board.g, board.c("1_121")))
    assert costs == [2, 1, 0, 0] and twilight_cost(board.g, board.c("1_126")) == 3 + 2 - 3


@rule("tcg.modifier.vitality")
def test_vitality_bonuses_keep_alive() -> None:
    board = Board(ring="1_1").hurt("1_290", 4).fellowship("1_13").hand(0, "1_9")
    assert board.g.vitality(board.c("1_290")) == 1
    board.can("move")
    assert board.zone("1_290") == PLAY


@rule("tcg.modifier.strength-comparison")
def test_mithrandir_reads_present_strength() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_178", "1_151", "1_143").hand(0, "4_98").at_step("maneuver")
    board.g.lay("strength", board.c("1_151"), 2, 2, 0)  # 5 + 2
    board.g.lay("strength", board.c("1_143"), -3, 2, 0)  # 9 - 3
    board.take("play", "4_98")
    assert board.zone("1_178") == DISCARD and board.wounds("1_151") == 0 and board.wounds("1_143") == 1


@rule("tcg.modifier.until")
def test_until_outlasts_its_source() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151").hand(0, "1_103").at_step("maneuver").take("use", "1_89")
    assert board.now.keyword(board.c("1_89"), "defender") == 1
    banner = Board(at=6).fellowship("1_11", "1_53").minions("1_271", "1_271").support(1, "1_263").hand(0, "1_3", "1_37")
    banner.g.against[banner.c("1_271", 1)] = banner.c("1_11")
    banner.g.against[banner.c("1_271", 2)] = banner.c("1_53")
    banner.at_step("skirmishes").take("skirmish", "1_11")
    for _ in range(6):
        if banner.now.fighter == banner.c("1_11"):
            banner.skip()
    remove(banner.now, banner.c("1_263"), DISCARD)
    assert banner.now.strength(banner.c("1_271", 2)) == BY_ID["1_271"].strength + 1


@rule("tcg.modifier.limit-amount")
def test_gloin_and_six_tales() -> None:
    tales = [c.id for c in BY_ID.values() if c.culture == "dwarven" and "tale" in c.keywords and c.type == 8][:6]
    board = Board().fellowship("2_7").support(0, *(tales * 6)[:6])
    assert board.strength("2_7") == 5 + 4
    few = Board().fellowship("2_7").support(0, *tales[:2])
    assert few.strength("2_7") == 5 + 2


# Prevention and replacement


@rule("tcg.prevent.by-payment", "tcg.prevent.companion-may")
def test_a_prevention_must_be_paid_in_full() -> None:
    def little(*items: str) -> Board:
        board = Board(at=4).fellowship("1_97" + "".join(f"+{item}" for item in items)).minions("1_178")
        board.hand(1, "3_80", "1_3")
        board.hand(0, "1_19").fellowship("1_13").at_step("maneuver")
        return reach(board, "play", "3_80").take("play", "3_80")

    assert little("1_92").zone("1_97") == DEAD
    two = little("1_92", "1_98")
    assert two.asker == 0
    two.do(next(c for c in two.all_codes() if c in ("option:0", "yes")), 0)
    assert two.wounds("1_97") == 0 and two.zone("1_92") == DISCARD and two.zone("1_98") == DISCARD
    tired = Board(at=2).fellowship("1_13").minions("3_69", "1_158").hurt("1_13", 2).at_step("assignment")
    tired.take("use", "3_69")
    assert tired.now.against[tired.c("1_158")] == tired.c("1_13") or any(
        e.key == "tcg-log-assign" for e in tired.entries()
    )
    fresh = Board(at=2).fellowship("1_13").minions("3_69", "1_158").at_step("assignment").take("use", "3_69")
    assert fresh.asker == 0
    fresh.take("option", 0)
    assert fresh.wounds("1_13") == 1 and fresh.now.against[fresh.c("1_158")] == -1


@rule("tcg.prevent.prevention")
def test_a_prevented_prevention() -> None:
    def fell(saved: bool) -> Board:
        board = Board(at=2).fellowship("1_364").minions("1_158", "3_59" if saved else "1_178")
        board.hand(0, "4_97", "1_83").pool(5)
        board.fight("1_364", "1_158").take("play", "4_97")
        assert board.asker == 1
        board.take("option", 0)
        if board.asked == "tcg-ask-wound":
            orc = "3_59" if saved else "1_158"
            board.take("choose", orc)
        if saved:
            board.take("answer", "3_59")
        return board

    plain = fell(False)
    assert plain.now.laid_on("prevent wounds", plain.c("1_364")) == 0
    saved = fell(True)
    assert saved.now.laid_on("prevent wounds", saved.c("1_364")) == 1


@rule("tcg.prevent.instead-fallback")
def test_blade_tip_wounds_or_burdens() -> None:
    ring = Board().fellowship("1_13").hand(0, "1_9").bear("1_290", "1_209", seat=1)
    ring.can("move")
    assert ring.now.burdens[0] == 1 and ring.wounds("1_290") == 0
    other = Board().fellowship("1_13").hand(0, "1_9").bear("1_13", "1_209", seat=1)
    other.can("move")
    assert other.now.burdens[0] == 0 and other.wounds("1_13") == 1


@rule("tcg.prevent.instead-item")
def test_the_brooch_goes_instead() -> None:
    board = Board(at=2).fellowship("1_50+1_41+4_63").minions("1_230").hand(0, "1_37").fight("1_50", "1_230")
    reach(board, "use", "1_230").take("use", "1_230")
    if board.asked == "tcg-ask-discard":
        board.take("choose", "1_41")
    board.take("answer", "4_63")
    assert board.now.in_play(board.c("1_41")) and board.zone("4_63") == DISCARD


@rule("tcg.prevent.token-counted")
def test_a_prevented_assignment_is_no_assignment() -> None:
    board = Board(at=4, sites=TOWERS_SITES).fellowship("1_13").minions("4_224").hand(1, "4_259", "1_3").pool(5)
    board.at_step("assignment")
    reach(board, "play", "4_259").take("play", "4_259")
    assert board.asker == 0
    board.take("option", 0)
    assert board.now.burdens[0] == 1 and board.now.against[board.c("4_224")] == -1
    made = Board(at=4, sites=TOWERS_SITES).fellowship("1_13").minions("4_224").hand(1, "4_259", "1_3").pool(5)
    made.at_step("assignment")
    reach(made, "play", "4_259").take("play", "4_259").take("option", 1)
    made.expect_log("tcg-log-assign", card=made.c("1_290"), minion=made.c("4_224"))


# Limits


@rule("tcg.limit.example.trust-me", "tcg.limit.spread")
def test_trust_me_as_you_once_did() -> None:
    signets = [
        c.id for c in BY_ID.values() if c.type == 2 and c.signet == "gandalf" and c.title not in ("Gandalf", "Frodo")
    ]
    board = Board(at=2).fellowship("1_364", signets[0], "1_89").minions("1_143").support(0, "3_35", "3_35")
    board.hand(0, "1_83")
    count = sum(board.g.card(c).signet == "gandalf" for c in board.g.companions())
    board.g.lay("vitality", board.c("1_364"), 9, 2, 0)
    board.fight("1_89", "1_143")
    gained = []
    for copy in (1, 1, 1, 2):
        before = board.strength("1_89")
        board.take("use", board.c("3_35", copy)).take("choose", "1_89")
        gained.append(board.strength("1_89") - before)
    assert sum(gained[:3]) == 3 and gained[0] == min(3, count) and gained[3] == min(3, count)
    assert board.wounds("1_364") == 4  # the cost is paid although nothing is left of the limit
    spread = Board(at=2).fellowship("1_364", "1_89", "1_13", signets[0]).minions("1_143").support(0, "3_35")
    spread.hand(0, "1_83")
    spread.g.lay("vitality", spread.c("1_364"), 9, 2, 0)
    spread.fight("1_89", "1_143")
    total = 0
    for who in ("1_89", "1_13", "1_364", "1_89"):
        before = spread.strength(who)
        spread.take("use", "3_35").take("choose", who)
        total += spread.strength(who) - before
    assert total == 3


@rule("tcg.limit.per-copy")
def test_two_scimitars() -> None:
    board = Board(at=6).fellowship("1_89").minions("1_271+1_269", "1_271+1_269").pool(20).hand(0, "1_116")
    board.fight("1_89", "1_271", "1_271").skip()
    for n in (1, 2):
        before = board.strength("1_271", n)
        for _ in range(4):
            board.take("use", board.c("1_269", n))
            if board.asker == 0:
                board.skip()
        assert board.strength("1_271", n) == before + 3
    assert board.now.pool == 20 - 8


@rule("tcg.wound.one-at-a-time")
def test_a_batch_of_events_goes_one_by_one() -> None:
    board = Board(at=2).fellowship("1_13", "1_364").hand(0, "1_76", "1_9")
    board.can("move")
    run(board, batch(board.now, "wound", [board.c("1_13")] * 2))
    board.take("answer", "1_76")
    assert board.wounds("1_13") == 1
    assert isinstance(batch(board.now, "kill", [board.c("1_13"), board.c("1_364")]), AtOnce)


@rule("tcg.prevent.instead", "tcg.discard.instead-forms")
def test_one_of_two_that_go_together_is_saved() -> None:
    board = Board(at=2).fellowship("1_303", "1_13").support(0, "4_103").hand(0, "1_9")
    board.can("move")
    run(board, AtOnce("discard", [board.c("1_303"), board.c("1_13")]))
    board.take("answer", "4_103")
    assert board.zone("1_303") != DISCARD and board.zone("1_13") == DISCARD
    both = Board(at=2).fellowship("1_303", "1_13").support(0, "4_103").hand(0, "1_9")
    both.can("move")
    run(both, AtOnce("discard", [both.c("1_303"), both.c("1_13")])).skip()
    assert both.zone("1_303") == DISCARD and both.zone("1_13") == DISCARD
