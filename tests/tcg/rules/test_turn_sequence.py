"""What is active, and the turn from its start to its end."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BY_ID, DEAD, DISCARD, REGROUP, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number


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
