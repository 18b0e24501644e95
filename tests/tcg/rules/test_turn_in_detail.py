"""The turn step by step: its start and end, the fellowship phase, moving, Shadow phases, regroup."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, TOWERS_SITES, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DEAD, DECK, DISCARD, HAND, PLAY, REGROUP, STACKED, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number

LAST = ["tcg-ask-reconcile", "tcg-ask-move-again"]


def keys(board: Board) -> list[str]:
    return [entry.key for entry in board.entries()]


@rule("tcg.active.list", "tcg.active.own-shadow-cards-sleep", "tcg.active.inactive-ignored")
def test_who_is_active() -> None:
    board = (
        Board(at=2).fellowship("1_89").fellowship("1_13+3_106", seat=1).minions("1_178").support(0, "1_183", "1_133")
    )
    board.support(1, "1_192").support(1, "1_291").hand(0, "1_9")
    active = board.g.active()
    assert all(board.c(card) in active for card in ("1_89", "1_178", "1_192")) and board.g.path[1] in active
    assert board.g.ring[0] in active and board.g.ring[1] not in active
    assert not any(board.c(card) in active for card in ("1_13", "1_183", "1_133", "1_291", "3_106"))
    assert shadow_number(board.g, board.g.path[2]) == board.g.card(board.g.path[2]).shadow
    assert twilight_cost(board.add_and(1, "1_126"), board.c("1_126")) == BY_ID["1_126"].cost


@rule("tcg.active.inactive-tokens")
def test_burdens_of_others_are_not_counted() -> None:
    board = Board(at=2).minions("1_271").hand(1, "1_246", "1_3").fellowship("1_13")
    board.g.burdens[1] = 6
    board.fight("1_13", "1_271").until("tcg-ask-skirmish")
    while not board.can("play", "1_246"):
        board.skip()
    board.take("play", "1_246")
    board.expect_log("tcg-log-strength", card=board.c("1_13"), count=0)
    assert board.now.burdens == [0, 6]


@rule("tcg.active.borne-by-inactive")
def test_a_condition_on_an_inactive_companion_sleeps() -> None:
    board = Board(3, at=2).fellowship("1_89", seat=1)
    leech = board.add(2, "4_157", 8, board.c("1_89"))
    other = board.add(2, "1_192", SUPPORT)
    assert leech not in board.g.active() and other in board.g.active()
    board.g.fp = 1
    board.g.touch()
    assert leech in board.g.active()


@rule("tcg.active.sites-always")
def test_a_site_behind_can_be_spotted() -> None:
    board = Board(at=4).site(2, "1_334")
    assert board.g.path[2] in board.g.active() and board.g.keyword(board.g.path[2], "forest") == 1


@rule("tcg.active.site-text-where-fellowship")
def test_east_road_only_while_there() -> None:
    here = Board(sites=["1_320", *FELLOWSHIP_SITES[1:]]).hand(0, "1_13")
    here.g.phase = 1
    assert twilight_cost(here.g, here.c("1_13")) == 4
    gone = Board(sites=["1_320", *FELLOWSHIP_SITES[1:]], at=2).hand(0, "1_13")
    gone.g.phase = 1
    assert twilight_cost(gone.g, gone.c("1_13")) == 2


@rule("tcg.active.site-ability-user")
def test_abilities_of_sites() -> None:
    shadow = Board(at=9).minions("1_143").at_step("maneuver").until("tcg-ask-maneuver")
    assert shadow.asker == 1 and shadow.can("use", "1_360")
    mine = Board(at=4).site(4, "1_345").pile(1, DISCARD, "1_180").minions("1_178").pool(5).fellowship("1_13")
    mine.hand(0, "1_9").until("tcg-ask-fellowship")
    assert not mine.can("use", "1_345")
    mine = Board(at=4).site(4, "1_345").pile(1, DISCARD, "1_180").minions("1_178").pool(5).at_step("shadow")
    assert mine.asker == 1 and mine.can("use", "1_345")


@rule("tcg.active.dead-pile")
def test_the_dead_pile_counts_for_texts_that_look_at_it() -> None:
    board = Board(at=2).minions("4_197").pile(0, DEAD, "1_40").fellowship("1_13").hand(0, "1_37", "1_9")
    assert board.g.strength(board.c("4_197")) == 11 and board.g.keyword(board.c("4_197"), "fierce") == 1
    assert not board.until("tcg-ask-fellowship").can("play", "1_37")
    alive = Board(at=2).minions("4_197")
    assert alive.g.strength(alive.c("4_197")) == BY_ID["4_197"].strength and not alive.g.keyword(
        alive.c("4_197"), "fierce"
    )


@rule("tcg.active.ownership-turnover", "tcg.burden.persist")
def test_wounds_items_and_burdens_wait_for_the_next_turn() -> None:
    board = Board(at=2).fellowship("1_13+1_9").hurt("1_13", 1).burdens(3).hand(1, "1_3", "1_4").hand(0, "1_3")
    board.at_step("regroup").until("tcg-ask-move-again").take("stay")
    while board.now.fp == 0:
        board.until("tcg-ask-move-again", "tcg-ask-fellowship", limit=80)
    assert board.now.fp == 1 and board.c("1_13") not in board.now.active()
    while board.now.fp == 1:
        board.until("tcg-ask-move-again", limit=80)
        board.take("stay")
        board.until("tcg-ask-fellowship", "tcg-ask-move-again", limit=80)
    assert board.now.turn == 3 and board.wounds("1_13") == 1 and board.now.burdens[0] == 3
    assert board.now.host[board.c("1_9")] == board.c("1_13") and board.strength("1_13") == 8


# The turn


@rule("tcg.turn.sequence", "tcg.move.steps", "tcg.regroup.actions", "tcg.fierce.second-round")
def test_the_phases_of_a_turn() -> None:
    board = Board(at=2).site(3, "1_341").fellowship("1_89", "1_50").minions("1_229").hand(0, "1_88", "1_117").pool(9)
    board.g.lay("vitality", board.c("1_89"), 9, 2, 0)
    seen: list[str] = []
    board.at_step("clear_pool").hand(1, "1_178")
    for _ in range(60):
        phase = f"{board.now.phase}{'f' if board.now.fierce else ''}"
        if not seen or seen[-1] != phase:
            seen.append(phase)
        codes = board.all_codes()
        if board.asked == "tcg-ask-move-again" or not codes:
            break
        wanted = [code for code in codes if code.startswith(("move", "assign:aragorn", "skirmish"))]
        board.do(wanted[0] if wanted else "pass" if "pass" in codes else codes[0], board.asker)
    assert seen == ["1", "2", "3", "4", "5", "6", "5f", "6f", "7"]


@rule("tcg.turn.procedures-counter-clockwise", "tcg.shadow.phases", "tcg.multi.shadow-order", "tcg.shadow.shared-pool")
def test_four_players_counter_clockwise() -> None:
    board = Board(4, at=6).pool(9)
    for seat in (1, 2, 3):
        board.hand(seat, "1_271", "1_271")
    board.hand(0, "1_9").fellowship("1_13").at_step("shadow")
    asked = []
    pools = []
    while board.asked == "tcg-ask-shadow":
        asked.append(board.asker)
        pools.append(board.now.pool)
        board.take("play", "1_271")
        if board.asked == "tcg-ask-shadow" and board.asker == asked[-1]:
            board.skip()
    assert asked == [3, 2, 1] and pools == [9, 7, 5]
    fight = Board(4, at=2).fellowship("1_13").minions("1_153", seat=1).minions("1_153", seat=2).minions("1_153", seat=3)
    fight.pool(9).fight("1_13", "1_153", "1_153", "1_153")
    order = []
    for _ in range(4):
        order.append(fight.asker)
        fight.skip()
    assert order == [0, 3, 2, 1]


@rule("tcg.turn.start.clear-pool", "tcg.turn.end")
def test_the_pool_is_cleared_before_start_of_turn_actions() -> None:
    board = Board(at=2).pool(5).fellowship("2_122", seat=1).hand(1, "1_3").minions("1_178").hand(0, "1_3")
    board.add(1, "1_135", 8, board.g.path[2])
    board.g.lay("each shadow number", -1, -1, 2, 0)
    board.at_step("reconcile").do("discard:", 0)
    board.until("tcg-ask-answer")
    assert board.now.fp == 1 and board.now.pool == 0 and board.can("answer", "2_122")
    assert board.zone("1_178") == DISCARD and board.zone("1_135") == DISCARD and board.now.laid == []


@rule("tcg.turn.start.actions-once", "tcg.turn.start.each-turn", "tcg.turn.start.before-fellowship-phase")
def test_start_of_turn_only_in_ones_own_turn() -> None:
    board = Board().fellowship("2_122").at_step("start").take("answer", "2_122")
    assert len(board.now.hands[0]) == 1 and board.now.drawn == 0 and not board.can("answer", "2_122")
    others = Board().fellowship("2_122", seat=1).hand(0, "1_9").fellowship("1_13").at_step("start")
    assert others.asked == "tcg-ask-fellowship" and others.now.hands[1] == []


@rule("tcg.rule-of-4.start-of-turn")
def test_a_draw_at_the_start_of_the_turn_is_outside_the_rule_of_four() -> None:
    board = Board().fellowship("2_122", "1_13").hand(0, "1_6", "1_6").at_step("start").take("answer", "2_122")
    board.take("play", "1_6").take("play", "1_6")
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 1 + 4


@rule("tcg.turn.start.order")
def test_required_before_optional_at_the_start() -> None:
    board = Board().fellowship("1_365", "1_13", "1_96").bear("1_13", "1_10").hurt("1_96", 1).at_step("start")
    assert board.wounds("1_13") == 1 and board.asked == "tcg-ask-answer" and board.can("answer", "1_365")


@rule("tcg.turn.sanctuary.heal-five", "tcg.turn.sanctuary.repeat-same", "tcg.turn.sanctuary.zero-ok")
def test_up_to_five_wounds_in_any_split() -> None:
    for split in ((3, 2), (2, 3), (3, 0), (1, 1), (0, 0)):
        board = Board(at=3).fellowship("1_89").hurt("1_89", 3).hurt("1_290", 3).support(0, "1_40").at_step("sanctuary")
        board.sanctuary({who: wounds for who, wounds in zip(("1_89", "1_290"), split, strict=True) if wounds})
        assert (board.wounds("1_89"), board.wounds("1_290")) == (3 - split[0], 3 - split[1])
        assert board.asked != "tcg-ask-sanctuary"


@rule("tcg.turn.sanctuary.companions-only", "tcg.heal.burden-not-wound", "tcg.exert.healable")
def test_a_sanctuary_heals_companions_only() -> None:
    board = Board(at=3).support(0, "1_40").hurt("1_40", 1).burdens(2).fellowship("1_13").hand(0, "1_9")
    board.g.wounds[board.c("1_13")] = 1
    board.at_step("sanctuary")
    assert not board.heals("1_40") and board.heals("1_13")
    board.sanctuary({"1_13": 1})
    assert board.now.burdens[0] == 2 and board.wounds("1_13") == 0


@rule("tcg.turn.sanctuary.only-at-start")
def test_only_a_turn_that_starts_there_heals() -> None:
    board = Board(at=2).fellowship("1_89").hurt("1_89", 3).hand(0, "1_3").hand(1, "1_3")
    board.until("tcg-ask-move-again")
    assert board.now.at[0] == 3 and board.wounds("1_89") == 3
    board.take("stay")
    for _ in range(80):
        if board.asked == "tcg-ask-sanctuary":
            break
        board.until("tcg-ask-sanctuary", "tcg-ask-move-again", limit=60)
        if board.asked == "tcg-ask-move-again":
            board.take("stay")
    assert board.now.fp == 0 and board.heals("1_89")
    on = Board(at=2).fellowship("1_89").hurt("1_89", 3).until("tcg-ask-move-again").take("move")
    assert on.now.at[0] == 4 and on.wounds("1_89") == 3


@rule("tcg.turn.sanctuary.cannot-heal", "tcg.heal.prevented")
def test_who_may_not_be_healed() -> None:
    for condition in ("1_283", "4_215"):
        board = Board(at=3).fellowship("1_89").hurt("1_89", 1).hurt("1_290", 1).bear("1_89", condition, seat=1)
        board.at_step("sanctuary")
        assert board.heals("1_290") and not board.heals("1_89"), condition


@rule("tcg.turn.end.conditional")
def test_texts_that_look_back_over_the_turn() -> None:
    thin = Board(at=2).fellowship("1_13", "1_89").minions("1_178").bear("1_13", "1_279", seat=1).hand(0, "1_3")
    thin.fight("1_89", "1_178")
    thin.g.remember(1, thin.c("1_89"))
    thin.until("tcg-ask-move-again").take("stay")
    thin.until("tcg-ask-fellowship", "tcg-ask-move-again", limit=20)
    assert thin.now.burdens[0] == 1
    both = Board(at=2).fellowship("1_13", "1_89").minions("1_178").bear("1_13", "1_279", seat=1).hand(0, "1_3")
    both.fight("1_89", "1_178")
    both.g.remember(1, both.c("1_89"))
    both.g.remember(1, both.c("1_13"))
    both.until("tcg-ask-move-again").take("stay").until("tcg-ask-fellowship", "tcg-ask-move-again", limit=20)
    assert both.now.burdens[0] == 0


@rule("tcg.turn.skip-no-minions", "tcg.regroup.always")
def test_without_minions_straight_to_regroup() -> None:
    none = Board(at=2).fellowship("1_50", "1_89").hand(0, "1_38", "1_103", "1_88").pool(3).at_step("shadow")
    assert none.asked == "tcg-ask-regroup" and none.can("play", "1_88")
    shot = Board(at=2).fellowship("1_50").minions("1_178").hand(0, "1_88").at_step("archery").skip()
    assert shot.zone("1_178") == DISCARD and shot.asked != "tcg-ask-defend" and shot.now.phase == REGROUP


@rule("tcg.turn.skip-phase")
def test_no_archery_on_the_anduin() -> None:
    board = Board(at=7).site(7, "1_354").fellowship("1_50").minions("1_176").hand(0, "1_38").at_step("archery")
    assert board.asked == "tcg-ask-defend" and board.wounds("1_176") == 0 and board.wounds("1_50") == 0


@rule("tcg.turn.phase-effects-end", "tcg.modifier.ongoing-events")
def test_a_phase_action_lasts_for_its_phase() -> None:
    from westmarch.games.tcg.rules.archery import fellowship_total

    board = (
        Board(at=2).fellowship("1_50").minions("1_143").hand(0, "1_38", "1_3").at_step("archery").take("play", "1_38")
    )
    assert fellowship_total(board.now) == 2
    board.until("tcg-ask-defend")
    assert fellowship_total(board.now) == 1 and board.wounds("1_143") == 2


@rule("tcg.turn.until-regroup")
def test_until_regroup_ends_as_regroup_begins() -> None:
    board = Board(at=2).fellowship("1_89").minions("1_151").hand(1, "1_126", "1_3").hand(0, "1_88").pool(9)
    board.at_step("maneuver").until("tcg-ask-maneuver")
    while not board.can("play", "1_126"):
        board.skip()
    board.take("play", "1_126")
    assert board.now.keyword(board.c("1_151"), "fierce") == 1
    board.until("tcg-ask-regroup")
    assert board.now.in_play(board.c("1_151")) and board.now.keyword(board.c("1_151"), "fierce") == 0


@rule("tcg.turn.until-end-of-turn", "tcg.movelimit.cumulative")
def test_move_limits_last_for_the_turn_and_add_up() -> None:
    river = [*FELLOWSHIP_SITES[:1], "1_330", *FELLOWSHIP_SITES[2:]]
    board = Board(at=2, sites=river).fellowship("1_364", "1_13", "1_50").support(0, "1_46").hand(0, "1_71", "1_3")
    board.take("play", "1_71").take("move").until("tcg-ask-move-again", limit=90)
    assert board.now.move_limit() == 4
    board.take("move").until("tcg-ask-move-again", limit=90).take("move").until("tcg-ask-move-again", limit=90)
    assert board.now.moves == 3 and board.now.move_limit() == 4


@rule("tcg.turn.regroup-discards")
def test_a_condition_leaves_as_regroup_starts() -> None:
    board = Board(at=2).fellowship("1_311", "1_89").support(0, "2_107").hand(0, "1_88").pool(4).at_step("regroup")
    assert board.asked == "tcg-ask-regroup" and board.zone("2_107") == DISCARD


# The fellowship phase


@rule("tcg.fellowship.actions-any-order", "tcg.ability.repeat", "tcg.fellowship.events-and-abilities")
def test_any_order_and_number() -> None:
    board = Board().fellowship("1_50").support(0, "1_40").hand(0, "1_39", "1_103", "1_56", "1_299").burdens(1)
    assert board.can("use", "1_40") and board.can("use", "1_319") and not board.can("play", "1_103")
    board.take("play", "1_56").take("use", "1_40").take("play", "1_39").take("use", "1_40")
    assert board.wounds("1_40") == 2 and board.zone("1_56") == SUPPORT


@rule("tcg.fellowship.fp-only")
def test_shadow_players_only_respond() -> None:
    board = Board().fellowship("1_89", "1_13").minions("2_47").hand(1, "1_178", "1_126").hand(0, "1_110", "1_9").pool(9)
    assert [ask.seat for ask in board.now.asks] == [0]
    board.take("play", "1_110")
    assert board.asker == 1 and board.can("answer", "2_47")


@rule("tcg.fellowship.companion-zone")
def test_a_new_companion_counts_for_the_move() -> None:
    with_him = Board(at=1).site(2, "1_331").hand(0, "1_89", "1_9").hand(1, "1_178").take("play", "1_89").take("move")
    assert with_him.zone("1_89") == PLAY and with_him.now.pool == 4 + 2 + 2


@rule("tcg.fellowship.fp-conditions-here", "tcg.fellowship.play-permanents")
def test_conditions_come_in_the_fellowship_phase_only() -> None:
    board = Board(at=2).fellowship("1_13").minions("1_151").hand(0, "4_47", "1_3").fight("1_13", "1_151")
    assert board.why_not(f"play:{board.name('4_47')}") == "tcg.fellowship.play-permanents"
    there = Board(at=2).fellowship("1_13").minions("1_151").support(0, "4_47").hand(0, "1_9").fight("1_13", "1_151")
    assert there.can("use", "4_47")
    early = Board().fellowship("1_13").hand(0, "4_47", "1_178")
    assert early.can("play", "4_47") and not early.can("play", "1_178")


@rule("tcg.fellowship.out-of-phase-play")
def test_an_effect_plays_a_companion_in_regroup() -> None:
    board = Board(at=2).hand(0, "4_308", "1_302").fellowship("1_13").pile(0, DISCARD, "1_302").pool(2)
    board.at_step("regroup").take("play", "4_308")
    if board.can("choose", "1_302"):
        board.take("choose", "1_302")
    companions = [c for c in board.now.companions() if board.now.card(c).id == "1_302"]
    assert len(companions) == 1 and board.now.pool == 2 + BY_ID["1_302"].cost + BY_ID["4_308"].cost


@rule("tcg.fellowship.discard-to-heal", "tcg.fellowship.discard-to-heal.repeat")
def test_gandalf_heals_twice() -> None:
    board = (
        Board().fellowship("1_364", "1_89").hurt("1_364", 3).hurt("1_89", 2).hand(0, "1_72", "2_122", "1_365", "1_9")
    )
    board.take("heal", "1_72").take("heal", "2_122")
    assert board.wounds("1_364") == 1 and board.zone("1_72") == DISCARD
    board.take("heal", "1_365")
    assert board.wounds("1_89") == 1 and board.zone("1_365") == DISCARD


@rule("tcg.fellowship.discard-to-heal.wounded", "tcg.fellowship.discard-to-heal.unique")
def test_who_cannot_be_healed_by_discarding() -> None:
    board = Board().fellowship("1_13", "1_7").hurt("1_7", 1).hand(0, "1_12", "1_7", "1_9")
    assert board.why_not(f"heal:{board.name('1_12')}") == "tcg.fellowship.discard-to-heal.wounded"
    assert board.why_not(f"heal:{board.name('1_7', 2)}") == "tcg.fellowship.discard-to-heal.unique"


@rule("tcg.fellowship.discard-to-heal.ally-anywhere", "tcg.fellowship.discard-to-heal.ring-bearer")
def test_an_ally_far_away_and_the_ring_bearer() -> None:
    board = (
        Board(at=7)
        .support(0, "1_40")
        .hurt("1_40", 1)
        .hurt("1_290", 1)
        .hand(0, "3_13", "1_289", "1_9")
        .fellowship("1_13")
    )
    board.take("heal", "3_13").take("heal", "1_289")
    assert board.wounds("1_40") == 0 and board.wounds("1_290") == 0 and board.zone("1_289") == DISCARD


@rule("tcg.fellowship.phase-exists-each-turn")
def test_one_fellowship_phase_in_a_turn() -> None:
    board = Board(at=4).fellowship("1_13+3_1", "1_11").hand(0, "1_9").until("tcg-ask-answer").skip().take("move")
    board.until("tcg-ask-move-again", limit=90).take("move")
    seen = set()
    for _ in range(30):
        if board.now.turn > 1 or board.now.over:
            break
        seen.add(board.asked)
        codes = board.all_codes()
        board.do("stay" if "stay" in codes else "pass" if "pass" in codes else codes[0], board.asker)
    assert "tcg-ask-fellowship" not in seen and not any("3_1" in code for code in seen)


@rule("tcg.rule-of-4.limit", "tcg.rule-of-4.costs-still-paid")
def test_the_second_delving_draws_one() -> None:
    board = Board().fellowship("1_13", "1_11").support(0, "1_40").hand(0, "1_6", "1_6", "1_9")
    board.take("play", "1_6").take("choose", "1_13").take("play", "1_6").take("choose", "1_11")
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 1 + 4
    board.take("use", "1_40")
    assert board.wounds("1_40") == 1 and len(board.now.hands[0]) == 5


@rule("tcg.rule-of-4.any-means", "tcg.draw.take-into-hand", "tcg.stack.take-into-hand")
def test_taking_counts_like_drawing() -> None:
    board = Board().fellowship("1_13").support(0, "1_70").hand(0, "1_6", "1_9").pile(0, DISCARD, "1_86", "1_84")
    board.take("play", "1_6").take("use", "1_70").take("choose", "1_86")
    assert board.now.drawn == 4 and board.zone("1_86") == HAND
    again = Board().fellowship("1_13").support(0, "1_70").hand(0, "1_9").pile(0, DISCARD, "1_86")
    again.g.drawn = 4
    again.at_step("fellowship")
    again.g.phase = 1
    if again.can("use", "1_70"):
        again.take("use", "1_70")
    assert again.zone("1_86") == DISCARD


@rule("tcg.rule-of-4.start-of-phase-counts")
def test_the_book_of_mazarbul_counts() -> None:
    board = Board(at=4).fellowship("1_13+3_1", "1_11", "1_7").hand(0, "1_6", "1_9").take("answer", "3_1")
    assert board.now.drawn == 3
    board.take("play", "1_6").take("choose", "1_13")
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 1 + 3 + 1


@rule("tcg.rule-of-4.fp-only")
def test_others_and_other_phases_draw_freely() -> None:
    board = Board().fellowship("1_13").hand(0, "2_15", "1_9").hand(1, "1_178", "1_178", "1_178")
    board.g.drawn = 4
    board.take("play", "2_15").take("option", 1)
    assert len(board.now.hands[1]) == 5
    late = Board(at=2).fellowship("1_13").hand(0, "2_13", "2_13").at_step("regroup")
    late.g.drawn = 4
    late.take("play", "2_13")
    assert len(late.now.hands[0]) == 1 + 3


@rule("tcg.rule-of-9.limit", "tcg.rule-of-9.example", "tcg.rule-of-9.copies-count")
def test_nine_companions_in_play_and_dead() -> None:
    full = Board().fellowship("1_13", "1_50", "1_89", "1_364", "1_311").pile(0, DEAD, "1_302", "1_7", "1_7")
    full.hand(0, "1_7", "1_9")
    assert full.why_not(f"play:{full.name('1_7', 3)}") == "tcg.rule-of-9.limit"
    five = (
        Board().fellowship("1_13", "1_50", "1_89", "1_364").pile(0, DEAD, "1_302", "1_7", "1_7").hand(0, "1_7", "1_9")
    )
    assert five.can("play", "1_7")


@rule("tcg.rule-of-9.allies-exempt", "tcg.rule-of-9.discarded-exempt")
def test_allies_and_discarded_companions_do_not_count() -> None:
    board = Board().fellowship("1_13", "1_50", "1_89", "1_364", "1_311", "1_306", "1_97").support(0, "1_40", "1_291")
    board.pile(0, DEAD, "1_34").pile(0, DISCARD, "1_7", "1_302").hand(0, "1_303", "1_7", "1_286")
    assert board.can("play", "1_303")
    board.take("play", "1_303")
    assert not board.can("play", "1_7") and board.can("play", "1_286")


@rule("tcg.rule-of-9.from-dead-pile", "tcg.kill.dead-pile-play")
def test_gandalf_returns_at_nine() -> None:
    board = Board().fellowship("1_13", "1_50", "1_97", "1_311", "1_306", "1_302", "1_7").pile(0, DEAD, "1_364")
    board.hand(0, "4_106", "1_9")
    assert len(board.g.companions()) == 8
    board.take("play", "4_106")
    assert board.zone("1_364") == PLAY and len(board.now.companions()) == 9


@rule("tcg.kill.dead-pile-two-copies")
def test_two_dead_gandalfs() -> None:
    board = Board().fellowship("1_13", "1_50", "1_97").pile(0, DEAD, "1_364", "1_72").hand(0, "4_106", "1_9")
    assert board.zone("1_364") == DEAD
    if board.can("play", "4_106"):
        board.take("play", "4_106")
    assert board.zone("1_364") == DEAD and board.zone("1_72") == DEAD


# Moving


@rule("tcg.move.from-triggers", "tcg.move.to-triggers")
def test_a_move_in_its_order() -> None:
    sites = [*FELLOWSHIP_SITES[:3], "1_346", *FELLOWSHIP_SITES[4:]]
    board = (
        Board(at=3, sites=sites)
        .support(1, "1_281")
        .fellowship("1_13", "1_50", "1_89")
        .hand(0, "1_9")
        .hand(1, "1_178")
        .pool(5)
    )
    board.take("move")
    assert board.now.pool == 3 and board.now.at[0] == 3 and board.asked == "tcg-ask-exert"  # left, not arrived
    board.take("choose", "1_13")
    assert board.now.at[0] == 4 and board.asked == "tcg-ask-either" and board.now.pool == 3
    board.take("option", 0)
    assert board.wounds("1_290") == 1 and board.now.pool == 3 + 3 + 4
    steps = [e.rule for e in board.entries() if e.rule.startswith("tcg.move")]
    assert steps == [
        "tcg.move.place-by-arrow",
        "tcg.move.steps",
        "tcg.move.twilight-shadow-number",
        "tcg.move.twilight-companions",
    ]


@rule("tcg.move.new-site-usable")
def test_the_new_site_speaks_when_the_move_is_finished() -> None:
    sites = [*FELLOWSHIP_SITES[:3], "1_344", *FELLOWSHIP_SITES[4:]]
    board = Board(at=3, sites=sites).fellowship("1_13", "1_50", "1_89").hand(0, "1_9").hand(1, "1_178").take("move")
    assert board.asked == "tcg-ask-either" and board.now.at[0] == 4
    site = board.now.path[4]
    assert not board.now.text_applies(site) and board.now.text_applies(site, "move to")
    board.take("option", 0)
    assert board.now.text_applies(site)


@rule("tcg.move.next-site-exists", "tcg.move.place-two-player", "tcg.move.place-mandatory", "tcg.multi.path-shared")
def test_who_places_the_next_site() -> None:
    for at in (1, 3):  # a left and a right arrow
        board = Board(at=at).hand(0, "1_9").fellowship("1_13").take("move")
        assert board.now.owner[board.now.path[at + 1]] == 1
    there = Board().site(2, "1_331", seat=0).hand(0, "1_9").fellowship("1_13").take("move")
    assert there.now.card(there.now.path[2]).id == "1_331"


@rule("tcg.move.place-by-arrow")
def test_arrows_with_three_players() -> None:
    left = Board(3).hand(0, "1_9").fellowship("1_13").take("move")
    assert left.now.card(left.now.path[1]).arrow == "left" and left.now.owner[left.now.path[2]] == 1
    right = Board(3, at=3).hand(0, "1_9").fellowship("1_13").take("move")
    assert right.now.card(right.now.path[3]).arrow == "right" and right.now.owner[right.now.path[4]] == 2


@rule("tcg.move.twilight-shadow-number", "tcg.move.twilight-companions", "tcg.move.twilight-not-allies")
def test_twilight_of_companions_and_site_but_not_of_allies() -> None:
    alone = Board(at=1).site(2, "1_336").hand(0, "1_9").hand(1, "1_178").support(0, "1_40").take("move")
    assert alone.now.pool == 3 + 1
    allies = Board(at=2).site(3, "1_341").fellowship("1_13").support(0, "1_40", "1_291", "1_56", "1_34").hand(0, "1_9")
    allies.hand(1, "1_178").take("move")
    assert allies.now.pool == 0 + 2


@rule("tcg.move.shadow-number-modified", "tcg.modifier.shadow-number")
def test_shadow_numbers_floor_at_zero_but_companions_still_add() -> None:
    board = Board(at=1).site(2, "1_330").fellowship("1_311+3_106", "1_89").bear("1_89", "1_108").hand(0, "1_9")
    board.hand(1, "1_178")
    assert board.g.card(board.g.path[2]).shadow == 1 and shadow_number(board.g, board.g.path[2]) == 0
    board.take("move")
    assert board.now.pool == 3
    rocks = Board(at=4, sites=TOWERS_SITES).fellowship("5_83+4_283", "4_267+4_274")
    assert shadow_number(rocks.g, rocks.g.path[4]) == BY_ID["4_346"].shadow + 2


@rule("tcg.move.shadow-number-choice")
def test_a_talent_for_not_being_seen_asks_for_each_move() -> None:
    board = Board(at=1).site(2, "1_331").fellowship("1_311+1_316", "1_302").hand(0, "1_9").hand(1, "1_178")
    plain = Board(at=1).site(2, "1_331").fellowship("1_311", "1_302").hand(0, "1_9").hand(1, "1_178").take("move")
    board.take("move")
    while board.asked in ("tcg-ask-answer", "tcg-ask-may", "tcg-ask-either"):
        codes = [code for code in board.all_codes() if code != "pass"]
        board.do(codes[0], 0)
    assert board.now.pool < plain.now.pool
    assert shadow_number(board.now, board.now.path[2]) == 2


@rule("tcg.move.minions-follow", "tcg.roaming.dynamic")
def test_a_minion_stops_roaming_on_the_way() -> None:
    board = Board(at=3).site(3, "1_341").site(4, "2_118").minions("1_178").hand(1, "1_271").pool(4).at_step("regroup")
    board.until("tcg-ask-move-again")
    assert board.now.is_roaming(board.c("1_178")) and board.now.pool == 4
    board.take("move")
    assert not board.now.is_roaming(board.c("1_178")) and board.now.in_play(board.c("1_178"))
    assert board.now.pool == 4 + 4 + 1


@rule("tcg.move.no-backward", "tcg.move.no-site-ten")
def test_forward_by_one_and_no_further_than_nine() -> None:
    board = Board(at=9).fellowship("1_89").hand(0, "1_110", "1_103").at_step("regroup")
    before = [c for c in board.g.path if c >= 0]
    if board.can("play", "1_110"):
        board.take("play", "1_110")
    assert [c for c in board.now.path if c >= 0] == before and len(board.now.path) == 10
    on = Board(at=4).hand(0, "1_9").fellowship("1_13")
    on.until("tcg-ask-fellowship").take("move")
    assert on.now.at[0] == 5


@rule("tcg.move.phase-of-move")
def test_texts_about_moves_of_a_phase() -> None:
    first = Board(at=2).fellowship("3_38").hand(0, "1_112").hand(1, "1_178").pool(4).take("move")
    again = Board(at=2).fellowship("3_38").pool(4).at_step("regroup").until("tcg-ask-move-again").take("move")
    plain = Board(at=2).fellowship("1_89").hand(0, "1_112").hand(1, "1_178").pool(4).take("move")
    assert first.now.pool == plain.now.pool - 2 and again.now.pool == plain.now.pool


@rule("tcg.move.count")
def test_the_second_move_is_counted() -> None:
    board = Board(at=2).minions("2_62")
    assert board.g.strength(board.c("2_62")) == 6
    board.g.moves = 1
    assert board.g.strength(board.c("2_62")) == 6
    board.g.moves = 2
    assert board.g.strength(board.c("2_62")) == 9


@rule("tcg.move.prevented-again")
def test_nen_hithoel_keeps_the_fellowship() -> None:
    free = Board(at=8).site(8, "1_359").minions(*["1_271"] * 5).at_step("regroup").until("tcg-ask-move-again")
    assert free.asked == "tcg-ask-move-again"
    board = Board(at=8).site(8, "1_359").minions(*["1_271"] * 5).hand(1, "1_3").at_step("shadow").take("use", "1_359")
    asked = set()
    for _ in range(60):
        if board.now.turn > 1 or board.now.over:
            break
        asked.add(board.asked)
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], board.asker)
    assert "tcg-ask-move-again" not in asked and board.now.at[0] == 8 and board.now.turn == 2


@rule("tcg.movelimit.base")
def test_the_limit_follows_the_players_at_the_start() -> None:
    assert [Board(n).g.move_limit() for n in (2, 3, 4, 5)] == [2, 2, 3, 4]
    board = Board(5)
    from westmarch.games.tcg.rules.losing import lose

    lose(board.g, 3, "tcg.lose.concede")
    assert board.g.move_limit() == 4


@rule("tcg.movelimit.first-mandatory", "tcg.regroup.fp-choice")
def test_one_move_is_compulsory_the_second_a_choice() -> None:
    board = Board(at=1).site(1, "1_321").site(2, "1_331").site(3, "1_341").fellowship("1_13").hand(0, "1_9")
    assert "pass" not in board.all_codes() and board.can("move") and not board.can("stay")
    board.take("move").until("tcg-ask-move-again", limit=60)
    assert sorted(board.all_codes()) == ["move", "stay"]
    board.take("move")
    asked = set()
    for _ in range(40):
        if board.now.turn > 1:
            break
        asked.add(board.asked)
        codes = board.all_codes()
        board.do("pass" if "pass" in codes else codes[0], board.asker)
    assert "tcg-ask-move-again" not in asked and board.now.at[0] == 3


@rule("tcg.movelimit.whole-turn", "tcg.movelimit.condition-when-at-site")
def test_bree_gate_outlasts_its_ranger() -> None:
    from westmarch.games.tcg.rules.wounds import remove

    board = Board(at=1).fellowship("1_89").hand(0, "1_3").until("tcg-ask-move-again", limit=60)
    assert board.now.card(board.now.site()).id == "1_327" and board.now.move_limit() == 3
    remove(board.now, board.c("1_89"), DEAD)
    assert board.now.move_limit() == 3
    none = Board(at=1).fellowship("1_13").hand(0, "1_3").until("tcg-ask-move-again", limit=60)
    assert none.now.move_limit() == 2


@rule("tcg.movelimit.minimum-one")
def test_the_limit_never_falls_below_one() -> None:
    board = Board()
    board.g.lay("move limit", -1, -1, 2, 0)
    assert board.g.move_limit() == 1
    board.g.lay("move limit", -1, -2, 2, 0)
    assert board.g.move_limit() == 1
    board.hand(0, "1_9").fellowship("1_13")
    assert board.can("move")


# Shadow phases


@rule("tcg.shadow.actions", "tcg.shadow.minion-zone", "tcg.shadow.play-permanents", "tcg.twilight.shadow-removes")
def test_a_shadow_player_acts_as_often_as_he_likes() -> None:
    board = Board(3, at=4).hand(2, "1_178", "1_172", "1_176").hand(1, "1_178", "1_176").pool(6).at_step("shadow")
    assert board.asker == 2 and board.can("play", "1_172")
    board.take("play", "1_176")
    assert board.now.pool == 3 and board.asker == 2 and not board.can("play", "1_172") and board.can("play", "1_178")
    assert board.zone("1_176") == PLAY and [ask.seat for ask in board.now.asks] == [2]
    assert board.why_not(f"play:{board.name('1_176', 2)}", 1) == "tcg.shadow.play-permanents"


@rule("tcg.shadow.fp-cards-in-hand", "tcg.shadow.conditions-here")
def test_what_a_shadow_player_may_not_play_when() -> None:
    board = Board(at=4).minions("1_178").hand(1, "1_89", "1_192", "1_168").pool(9).at_step("shadow")
    assert board.why_not(f"play:{board.name('1_89')}", 1) == "tcg.shadow.fp-cards-in-hand" and board.can(
        "play", "1_192"
    )
    late = Board(at=4).minions("1_178").fellowship("1_13").hand(1, "1_192").hand(0, "1_19").pool(9).at_step("maneuver")
    assert late.why_not(f"play:{late.name('1_192')}", 1) == "tcg.shadow.play-permanents"


@rule("tcg.shadow.effects-cross", "tcg.spot.any-owner")
def test_shadow_players_help_each_other() -> None:
    from westmarch.games.tcg.rules.archery import minion_total

    board = Board(3, at=4).fellowship("1_13").minions("1_178", seat=2).hand(1, "1_168").fight("1_13", "1_178")
    while not board.can("play", "1_168"):
        board.skip()
    board.take("play", "1_168")
    assert board.strength("1_178") == 5 + 4 and board.now.owner[board.c("1_178")] == 2
    bowmen = Board(3, at=2).support(1, "1_264").minions("1_271", seat=2)
    bowmen.g.phase = 4
    assert minion_total(bowmen.g) == 1


@rule("tcg.shadow.pay-with-others")
def test_paying_with_another_players_minion() -> None:
    board = Board(3, at=3).minions("1_151", seat=1).hand(2, "1_135").pool(5).at_step("shadow")
    assert board.asker == 2
    board.take("play", "1_135")
    if board.can("on", board.now.path[3]):
        board.take("on", board.now.path[3])
    assert board.wounds("1_151") == 1
    own = Board(3, at=4).minions("1_178", seat=1).hand(2, "1_197", "1_178").pool(5).at_step("shadow")
    own.g.lay("vitality", own.c("1_178"), 3, 2, 0)
    assert own.asker == 2 and not own.can("play", "1_197")


@rule("tcg.shadow.table-talk")
def test_no_action_shows_a_hand_to_an_ally() -> None:
    board = Board(3, at=4).hand(2, "1_178").hand(1, "1_176").pool(9).at_step("shadow")
    assert board.name("1_176") not in str(board.view(2)) and board.name("1_178") not in str(board.view(1))
    assert not any("reveal" in code or "show" in code for code in board.all_codes())


@rule("tcg.shadow.end-early")
def test_tol_brandir_ends_one_players_phase() -> None:
    board = Board(3, at=9).site(9, "1_363").pile(2, DISCARD, "1_261").hand(2, "1_271").hand(1, "1_271").pool(9)
    board.at_step("shadow")
    assert board.asker == 2
    board.take("use", "1_363").take("choose", "1_261")
    assert board.zone("1_261") == PLAY and board.asked == "tcg-ask-shadow" and board.asker == 1


@rule("tcg.shadow.skipped")
def test_a_given_up_phase_is_one_phase() -> None:
    board = Board(at=3).fellowship("1_13").hand(0, "2_15", "1_9").hand(1, "1_178", "1_178").pool(9)
    board.take("play", "2_15").take("option", 1).take("move")
    while board.asked == "tcg-ask-either":
        board.take("option", 0)
    assert board.asked != "tcg-ask-shadow"
    board.until("tcg-ask-move-again", "tcg-ask-shadow", limit=60)
    assert board.asked == "tcg-ask-move-again"
    board.take("move").until("tcg-ask-shadow", limit=10)
    assert board.asked == "tcg-ask-shadow" and board.asker == 1


@rule("tcg.shadow.minion-outside-phase")
def test_a_minion_played_in_another_phase_is_paid_for() -> None:
    for pool, at, played in ((2, 3, True), (1, 3, False), (2, 2, False), (4, 2, True)):
        board = Board(at=at, sites=TOWERS_SITES).fellowship("1_311").minions("4_9").hand(1, "4_17").pool(pool)
        board.fight("1_311", "4_9").until("tcg-ask-answer", *LAST)
        if board.can("answer", "4_9"):
            board.take("answer", "4_9")
        assert (board.zone("4_17") == PLAY) == played, (pool, at)
        assert board.now.pool == (0 if played else pool)


@rule("tcg.shadow.each-move", "tcg.twilight.first-each")
def test_a_discount_in_each_shadow_phase() -> None:
    board = Board(3, at=6).hand(1, "1_163", "1_177").hand(2, "1_163", "1_177").pool(40).at_step("shadow")
    assert board.now.card(board.now.site()).id == "1_350"
    for seat in (2, 1):
        while board.asker != seat:
            board.skip()
        before = board.now.pool
        board.take("play", board.c("1_177", 2 if seat == 2 else 1))
        assert before - board.now.pool == BY_ID["1_177"].cost - 2, seat
        before = board.now.pool
        board.take("play", board.c("1_163", 2 if seat == 2 else 1))
        assert before - board.now.pool == BY_ID["1_163"].cost


# Roaming


@rule("tcg.roaming.definition", "tcg.roaming.penalty", "tcg.roaming.block-ignored", "tcg.roaming.example")
def test_roaming_and_its_penalty() -> None:
    for sites in (FELLOWSHIP_SITES, TOWERS_SITES):
        for at in range(1, 10):
            board = Board(at=at, sites=sites).minions("1_178")
            assert board.g.is_roaming(board.c("1_178")) == (at < 4)
    poor = Board(at=2).hand(1, "1_178", "1_3").pool(2).at_step("shadow")
    assert not poor.can("play", "1_178")
    rich = Board(at=2).hand(1, "1_178", "1_178").pool(6).at_step("shadow").take("play", "1_178")
    assert rich.now.pool == 3


@rule("tcg.roaming.penalty-modified")
def test_the_penalty_floors_apart() -> None:
    board = Board(at=2).minions("1_261", "1_262", "1_270").hand(1, "1_271")
    assert twilight_cost(board.g, board.c("1_271")) == BY_ID["1_271"].cost
    cheap = Board(at=3, sites=TOWERS_SITES).minions(*["4_192"] * 7).hand(1, "4_165").pool(2).at_step("shadow")
    cheap.take("use", "4_192")
    assert cheap.zone("4_165") == PLAY and cheap.now.pool == 0


@rule("tcg.roaming.site-number-modified", "tcg.roaming.example.grishnakh", "tcg.roaming.self-not-covered")
def test_grishnakh_and_the_ambusher() -> None:
    board = Board(at=4, sites=TOWERS_SITES).hand(1, "5_100", "1_271").pool(20).at_step("shadow")
    assert twilight_cost(board.g, board.c("5_100")) == 6
    board.take("play", "5_100")
    assert not board.now.is_roaming(board.c("5_100"))
    here = Board(at=3, sites=TOWERS_SITES).minions("5_100").hand(1, "1_271")
    assert twilight_cost(here.g, here.c("1_271")) == BY_ID["1_271"].cost
    own = Board(at=2).hand(1, "1_261", "1_271").pool(20).at_step("shadow")
    assert twilight_cost(own.now, own.c("1_261")) == BY_ID["1_261"].cost + 2
    own.take("play", "1_261")
    assert twilight_cost(own.now, own.c("1_271")) == BY_ID["1_271"].cost + 1


@rule("tcg.roaming.not-roaming")
def test_texts_that_say_not_roaming() -> None:
    hollin = Board(at=4).site(4, "2_119").hand(1, "1_151")
    assert twilight_cost(hollin.g, hollin.c("1_151")) == BY_ID["1_151"].cost and BY_ID["1_151"].site == 5


@rule("tcg.maneuver.actions", "tcg.timing.action-procedure", "tcg.timing.pass-not-final")
def test_the_action_procedure_with_three_players() -> None:
    board = Board(3, at=2).fellowship("1_89").minions("1_152", seat=1).minions("1_143", seat=2).hurt("1_152", 1)
    board.hand(0, "1_103").hand(2, "1_126").pool(9).at_step("maneuver")
    assert board.asker == 0
    board.skip()
    assert board.asker == 2
    board.skip()
    assert board.asker == 1
    board.take("use", "1_152")
    assert board.asker == 0 and board.can("play", "1_103")
    board.skip()
    assert board.asker == 2
    board.skip()
    assert board.asker == 1 and board.asked == "tcg-ask-maneuver"  # he who acted must pass too
    board.skip()
    assert board.asked != "tcg-ask-maneuver"


@rule("tcg.maneuver.next-action-grant")
def test_baruk_khazad_gives_the_next_action() -> None:
    board = (
        Board(at=2)
        .fellowship("1_13", "1_89")
        .minions("1_151", "1_152")
        .hurt("1_152", 1)
        .hand(0, "5_5", "1_103")
        .pool(9)
    )
    board.at_step("maneuver").take("play", "5_5").take("choose", "1_151")
    assert board.asker == 0 and board.can("play", "1_103")
    board.skip()
    assert board.asker == 1
    usual = (
        Board(at=2)
        .fellowship("1_13", "1_89")
        .minions("1_151", "1_152")
        .hurt("1_152", 1)
        .hand(0, "1_103", "1_103")
        .pool(9)
    )
    usual.at_step("maneuver").take("play", "1_103")
    assert usual.asker == 1


# Regroup


@rule("tcg.regroup.shadow-reconcile", "tcg.regroup.reconcile.optional-discard", "tcg.regroup.reconcile.one-voluntary")
def test_reconciling_in_every_regroup() -> None:
    board = Board(at=2).hand(1, *["1_178"] * 8).hand(0, "1_3").at_step("regroup")
    assert board.asked == "tcg-ask-reconcile" and board.asker == 1
    assert {len(code.split(":")[1].split(",")) if code != "discard:" else 0 for code in board.all_codes()} == {0, 1}
    board.take("discard", "1_178")
    assert len(board.now.hands[1]) == 8 and len(board.now.discards[1]) == 1
    board.until("tcg-ask-move-again").take("move").until("tcg-ask-reconcile", limit=40)
    assert board.asker == 1 and board.now.turn == 1


@rule("tcg.regroup.reconcile.discard-down", "tcg.draw.hand-no-limit-midturn")
def test_eleven_cards_become_eight() -> None:
    board = Board(at=2).hand(1, *["1_178"] * 12).at_step("regroup")
    assert len(board.now.hands[1]) == 12
    board.do("discard:", 1)
    assert board.asked == "tcg-ask-discard-down"
    board.do(board.all_codes()[0], 1)
    assert len(board.now.hands[1]) == 8


@rule("tcg.regroup.reconcile.by-card")
def test_lembas_reconciles() -> None:
    board = Board(at=2).fellowship("1_50+4_75").hand(0, "1_3", "1_4", "1_5", "1_6", "1_8").at_step("regroup")
    board.take("use", "4_75")
    assert board.asked == "tcg-ask-reconcile" and board.asker == 0
    board.do("discard:", 0)
    assert len(board.now.hands[0]) == 8 and board.zone("4_75") == DISCARD
    board.until("tcg-ask-move-again")
    assert len(board.now.hands[0]) == 8


@rule("tcg.regroup.move-again", "tcg.twilight.persists", "tcg.regroup.fp-no-reconcile-on-move")
def test_the_second_move_keeps_everything() -> None:
    board = Board(at=1).site(2, "1_331").site(3, "1_341").fellowship("1_13").hurt("1_13", 1).minions("1_271").pool(4)
    board.g.at[0] = 2
    board.g.touch()
    board.hand(0, "1_3").hand(1, "1_178").at_step("regroup").until("tcg-ask-move-again").take("move")
    assert board.now.pool == 4 + 0 + 2 and board.now.in_play(board.c("1_271")) and board.wounds("1_13") == 1
    assert len(board.now.hands[0]) == 1 and board.asked == "tcg-ask-shadow"


@rule("tcg.regroup.stay", "tcg.regroup.minions-discarded-not-killed")
def test_staying_in_its_order() -> None:
    board = Board(at=2).minions("1_178+1_180", "1_151").support(1, "1_193").pool(5).hand(0, "1_3").hand(1, "1_3")
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", 0)
    logged = keys(board)
    assert logged.index("tcg-log-draw") < logged.index("tcg-log-minions-gone") < logged.index("tcg-log-discard")
    board.expect_no_log("tcg-log-kill")
    assert board.zone("1_178") == DISCARD and board.zone("1_180") == DISCARD and board.zone("1_151") == DISCARD


@rule("tcg.regroup.stacked-stay")
def test_stacked_minions_survive_the_turn() -> None:
    board = Board(at=5, sites=TOWERS_SITES).minions("1_151").hand(0, "1_3").hand(1, "1_3")
    board.g.control[1] = 1
    board.g.put(board.g.path[1], SUPPORT)
    stacked = board.add(1, "4_180", STACKED, board.g.path[1])
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", 0)
    assert board.now.turn == 2 and board.now.zone[stacked] == STACKED and board.zone("1_151") == DISCARD


@rule("tcg.regroup.forced-move")
def test_hornburg_wall_works_within_the_limit() -> None:
    board = Board(at=5, sites=TOWERS_SITES).site(5, "5_118").minions("1_178").pool(9).at_step("regroup")
    board.take("use", "5_118")
    while board.asked == "tcg-ask-reconcile":
        board.do("discard:", board.asker)
    assert board.now.at[0] == 6  # staying was no option, so the move made itself
    spent = Board(at=5, sites=TOWERS_SITES).site(5, "5_118").minions("1_178").pool(9)
    spent.g.moves = 2
    spent.at_step("regroup").take("use", "5_118")
    for _ in range(10):
        if spent.now.turn > 1:
            break
        spent.do(spent.all_codes()[0], spent.asker)
    assert spent.now.turn == 2 and spent.now.at[0] == 5


@rule("tcg.regroup.events-before-move")
def test_no_regroup_action_after_the_decision() -> None:
    board = Board(at=2).fellowship("1_89").hand(0, "1_88", "3_48").hand(1, "1_178").pool(6).at_step("regroup")
    assert board.can("play", "1_88")
    board.skip().until("tcg-ask-move-again")
    assert board.why_not(f"play:{board.name('1_88')}", 0) is not None and not board.can("play", "1_88")
    board.take("move")
    assert not board.can("play", "1_88") and board.can("answer", "3_48")


@rule("tcg.regroup.shadow-cards-remain", "tcg.condition.stays")
def test_conditions_stay_from_turn_to_turn() -> None:
    board = Board(at=2).support(1, "1_192").support(0, "1_21").fellowship("1_13").hand(0, "1_3").hand(1, "1_3")
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", 0)
    assert board.now.fp == 1 and board.now.in_play(board.c("1_192")) and board.c("1_192") not in board.now.active()
    assert board.now.in_play(board.c("1_21")) and board.c("1_21") not in board.now.active()


# Twilight


@rule("tcg.twilight.fp-adds", "tcg.twilight.fp-no-limit", "tcg.twilight.must-afford", "tcg.twilight.zero-cost")
def test_paying_twilight_on_both_sides() -> None:
    board = Board().hand(0, "1_13", "1_9").pool(1).take("play", "1_13")
    assert board.now.pool == 3
    much = Board().hand(0, "1_364", "1_9").pool(60).take("play", "1_364")
    assert much.now.pool == 64
    shadow = Board(at=5).hand(1, "1_158", "1_178").pool(3).at_step("shadow")
    assert shadow.why_not(f"play:{shadow.name('1_158')}", 1) == "tcg.twilight.must-afford" and shadow.now.pool == 3
    six = Board(at=5).hand(1, "1_158", "1_178").pool(6).at_step("shadow").take("play", "1_158")
    assert six.now.pool == 2
    free = Board(at=4).minions("1_178").hand(1, "1_180").pool(0).at_step("shadow")
    assert free.can("play", "1_180")


@rule("tcg.twilight.add-remove-text", "tcg.twilight.remove-effect-short", "tcg.twilight.remove-cost-full")
def test_removing_twilight() -> None:
    six = Board(at=2).fellowship("1_89").hand(0, "1_88").pool(6).at_step("regroup").take("play", "1_88")
    assert six.now.pool == 2
    one = Board(at=3).hand(0, "1_9").fellowship("1_13", "1_50").hand(1, "1_178").pool(1).take("move")
    assert one.asked == "tcg-ask-either" and one.now.pool == 0
    short = Board(at=2).fellowship("1_13").minions("1_152").hurt("1_152", 1).pool(1).at_step("maneuver")
    assert short.asked != "tcg-ask-maneuver" and short.now.pool == 1


@rule("tcg.twilight.usable-later")
def test_late_twilight_is_spent_in_the_skirmish() -> None:
    board = Board(at=2).fellowship("1_364").minions("1_153").pool(0).hand(0, "4_98", "1_3").at_step("maneuver")
    board.take("play", "4_98")
    added = board.now.pool
    assert added == BY_ID["4_98"].cost and added > 0
    board.until("tcg-ask-defend").take("assign", "1_364", "1_153")
    while not board.can("use", "1_153"):
        board.skip()
    board.take("use", "1_153")
    assert board.now.pool == added - 1


@rule("tcg.twilight.cost-modifiers-when-playing", "tcg.twilight.revealed-printed")
def test_cost_modifiers_do_not_change_printed_costs() -> None:
    board = Board(at=2).fellowship("4_73", "1_303", "1_307").support(1, "1_133").hand(1, "1_121")
    assert twilight_cost(board.g, board.c("1_121")) == BY_ID["1_121"].cost + 2 - 1
    from westmarch.cards.language import Run
    from westmarch.cards.nodes import Num
    from westmarch.games.tcg.words import LANGUAGE

    read = LANGUAGE.value(board.g, Run(0, 1, {"it": (board.c("1_121"),)}), Num("cost of"))
    assert read == BY_ID["1_121"].cost
    assert LANGUAGE.value(board.g, Run(0, 1, {"it": (board.c("1_133"),)}), Num("cost of")) == BY_ID["1_133"].cost


@rule("tcg.twilight.x-cost")
def test_a_number_paid_as_a_cost() -> None:
    board = Board().fellowship("1_311").hurt("1_311", 3).hand(0, "1_294", "1_299").take("play", "1_294")
    assert set(board.all_codes()) == {"number:1", "number:2", "number:3"}
    board.take("number", 2)
    if board.can("choose", "1_311"):
        board.take("choose", "1_311")
    assert board.now.pool == 2 and board.wounds("1_311") == 1


def test_decks_hold_what_was_not_drawn() -> None:
    board = Board(at=2).hand(1, "1_178").at_step("regroup").do("discard:", 1)
    assert len(board.now.hands[1]) == 8 and all(board.now.zone[c] == DECK for c in board.now.decks[1])


@rule("tcg.rule-of-4.limit", "tcg.rule-of-4.fp-only")
def test_the_rule_of_four_begins_anew_each_turn() -> None:
    board = Board(at=2).fellowship("1_13", seat=1).hand(1, "1_6", "1_9").hand(0, "1_3")
    board.g.drawn = 4  # the first player has drawn his four
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", 0)
    board.until("tcg-ask-fellowship")
    assert board.now.fp == 1 and board.now.drawn == 0
    before = len(board.now.hands[1])
    board.take("play", "1_6")
    assert board.now.drawn == 3 and len(board.now.hands[1]) == before - 1 + 3


@rule("tcg.twilight.first-each", "tcg.turn.end.conditional")
def test_what_happened_is_forgotten_with_the_turn() -> None:
    board = Board(at=2).hand(0, "1_3").hand(1, "1_3")
    board.g.remember(5, board.c("1_290"))
    board.at_step("regroup").until("tcg-ask-move-again").take("stay").do("discard:", 0)
    assert board.now.turn == 2 and board.now.remembered(5) == []


@rule("tcg.turn.no-assignment-phase")
def test_nobody_is_assigned_at_the_ferry() -> None:
    board = Board(at=2).site(2, "1_330").fellowship("1_311").minions("1_229").hand(0, "1_3").at_step("archery")
    asked = set()
    for _ in range(10):
        if board.asked in LAST:
            break
        asked.add(board.asked)
        board.do("pass" if "pass" in board.all_codes() else board.all_codes()[0], board.asker)
    assert asked <= {"tcg-ask-archery"} and board.now.phase == REGROUP and board.now.in_play(board.c("1_229"))


@rule("tcg.move.shadow-number-choice", "tcg.modifier.shadow-number")
def test_a_change_for_one_move_lasts_for_one_move() -> None:
    board = Board(at=1).site(2, "1_336").site(3, "1_341").fellowship("1_13").hand(0, "1_9").hand(1, "1_178")
    board.g.lay("next shadow number", -1, -2, 2, 0)
    board.take("move")
    assert board.now.pool == 3 - 2 + 2 and shadow_number(board.now, board.now.path[2]) == 3
