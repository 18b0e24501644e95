"""The turn from its start to its end."""

from __future__ import annotations

from tcg.board import END_OF_TURN, RIVER_SITES, Board
from tcg.names import number
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BETWEEN, DISCARD, REGROUP


@rule("tcg.turn.sequence", "tcg.move.steps", "tcg.regroup.actions", "tcg.fierce.second-round")
def test_the_phases_of_a_turn() -> None:
    board = (
        Board(at=2)
        .site(3, "Rivendell Valley")
        .fellowship("Aragorn, Ranger of the North", "Legolas, Greenleaf")
        .minions("Úlairë Attëa, Keeper of Dol Guldur")
        .hand(0, "An Able Guide", "Swordsman of the Northern Kingdom")
        .pool(9)
    )
    board.g.lay("vitality", board.c("Aragorn, Ranger of the North"), 9, 2, 0)
    seen: list[str] = []
    board.at_step("clear_pool").hand(1, "Goblin Runner")
    for _ in range(60):
        phase = f"{board.now.phase}{'f' if board.now.fierce else ''}"
        if not seen or seen[-1] != phase:
            seen.append(phase)
        codes = board.all_codes()
        if board.asked == "tcg-ask-move-again" or not codes:
            break
        wanted = [code for code in codes if code.startswith(("move", "assign:aragorn", "skirmish"))]
        board.do(wanted[0] if wanted else "pass" if "pass" in codes else codes[0], seat=board.asker)
    assert seen == ["1", "2", "3", "4", "5", "6", "5f", "6f", "7"]


@rule("tcg.turn.procedures-counter-clockwise", "tcg.shadow.phases", "tcg.multi.shadow-order", "tcg.shadow.shared-pool")
def test_four_players_counter_clockwise() -> None:
    board = Board(4, at=6).pool(9)
    for seat in (1, 2, 3):
        board.hand(seat, "Orc Soldier", "Orc Soldier")
    board.hand(0, "Dwarven Axe").fellowship("Gimli, Son of Glóin").at_step("shadow")
    asked = []
    pools = []
    while board.asked == "tcg-ask-shadow":
        asked.append(board.asker)
        pools.append(board.now.pool)
        board.take("play", "Orc Soldier")
        if board.asked == "tcg-ask-shadow" and board.asker == asked[-1]:
            board.skip()
    assert asked == [3, 2, 1] and pools == [9, 7, 5]
    fight = (
        Board(4, at=2)
        .fellowship("Gimli, Son of Glóin")
        .minions("Uruk Slayer", seat=1)
        .minions("Uruk Slayer", seat=2)
        .minions("Uruk Slayer", seat=3)
    )
    fight.pool(9).fight("Gimli, Son of Glóin", "Uruk Slayer", "Uruk Slayer", "Uruk Slayer")
    order = []
    for _ in range(4):
        order.append(fight.asker)
        fight.skip()
    assert order == [0, 3, 2, 1]


@rule("tcg.turn.start.clear-pool", "tcg.turn.end")
def test_the_pool_is_cleared_before_start_of_turn_actions() -> None:
    board = (
        Board(at=2)
        .pool(5)
        .fellowship("Gandalf, The Grey Pilgrim", seat=1)
        .hand(1, "Axe Strike")
        .minions("Goblin Runner")
        .hand(0, "Axe Strike")
    )
    board.add(1, "Saruman's Frost", 8, board.g.path[2])
    board.g.lay("each shadow number", -1, -1, 2, 0)
    board.at_step("reconcile").do("discard:", seat=0)
    board.until("tcg-ask-answer")
    assert board.now.fp == 1 and board.now.pool == 0 and board.can("answer", "Gandalf, The Grey Pilgrim")
    assert board.zone("Goblin Runner") == DISCARD and board.zone("Saruman's Frost") == DISCARD and board.now.laid == []


@rule("tcg.turn.start.actions-once", "tcg.turn.start.each-turn", "tcg.turn.start.before-fellowship-phase")
def test_start_of_turn_only_in_ones_own_turn() -> None:
    board = Board().fellowship("Gandalf, The Grey Pilgrim").at_step("start").take("answer", "Gandalf, The Grey Pilgrim")
    assert (
        len(board.now.hands[0]) == 1 and board.now.drawn == 0 and not board.can("answer", "Gandalf, The Grey Pilgrim")
    )
    others = (
        Board()
        .fellowship("Gandalf, The Grey Pilgrim", seat=1)
        .hand(0, "Dwarven Axe")
        .fellowship("Gimli, Son of Glóin")
        .at_step("start")
    )
    assert others.asked == "tcg-ask-fellowship" and others.now.hands[1] == []


@rule("tcg.turn.start.order")
def test_required_before_optional_at_the_start() -> None:
    board = (
        Board()
        .fellowship("Aragorn, King in Exile", "Gimli, Son of Glóin", "Boromir, Lord of Gondor")
        .bear("Gimli, Son of Glóin", "Dwarven Heart")
        .hurt("Boromir, Lord of Gondor", 1)
        .at_step("start")
    )
    assert (
        board.wounds("Gimli, Son of Glóin") == 1
        and board.asked == "tcg-ask-answer"
        and board.can("answer", "Aragorn, King in Exile")
    )


@rule("tcg.turn.sanctuary.heal-five", "tcg.turn.sanctuary.repeat-same", "tcg.turn.sanctuary.zero-ok")
def test_up_to_five_wounds_in_any_split() -> None:
    for split in ((3, 2), (2, 3), (3, 0), (1, 1), (0, 0)):
        board = (
            Board(at=3)
            .fellowship("Aragorn, Ranger of the North")
            .hurt("Aragorn, Ranger of the North", 3)
            .hurt("Frodo, Son of Drogo", 3)
            .support(0, "Elrond, Lord of Rivendell")
            .at_step("sanctuary")
        )
        board.sanctuary(
            {
                who: wounds
                for who, wounds in zip(("Aragorn, Ranger of the North", "Frodo, Son of Drogo"), split, strict=True)
                if wounds
            }
        )
        assert (board.wounds("Aragorn, Ranger of the North"), board.wounds("Frodo, Son of Drogo")) == (
            3 - split[0],
            3 - split[1],
        )
        assert board.asked != "tcg-ask-sanctuary"


@rule("tcg.turn.sanctuary.companions-only", "tcg.heal.burden-not-wound", "tcg.exert.healable")
def test_a_sanctuary_heals_companions_only() -> None:
    board = (
        Board(at=3)
        .support(0, "Elrond, Lord of Rivendell")
        .hurt("Elrond, Lord of Rivendell", 1)
        .burdens(2)
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Dwarven Axe")
    )
    board.g.wounds[board.c("Gimli, Son of Glóin")] = 1
    board.at_step("sanctuary")
    assert not board.heals("Elrond, Lord of Rivendell") and board.heals("Gimli, Son of Glóin")
    board.sanctuary({number("Gimli, Son of Glóin (1_13)"): 1})
    assert board.now.burdens[0] == 2 and board.wounds("Gimli, Son of Glóin") == 0


@rule("tcg.turn.sanctuary.only-at-start")
def test_only_a_turn_that_starts_there_heals() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hurt("Aragorn, Ranger of the North", 3)
        .hand(0, "Axe Strike")
        .hand(1, "Axe Strike")
    )
    board.until("tcg-ask-move-again")
    assert board.now.at[0] == 3 and board.wounds("Aragorn, Ranger of the North") == 3
    board.take("stay")
    for _ in range(80):
        if board.asked == "tcg-ask-sanctuary":
            break
        board.until("tcg-ask-sanctuary", "tcg-ask-move-again", limit=60)
        if board.asked == "tcg-ask-move-again":
            board.take("stay")
    assert board.now.fp == 0 and board.heals("Aragorn, Ranger of the North")
    on = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hurt("Aragorn, Ranger of the North", 3)
        .until("tcg-ask-move-again")
        .take("move")
    )
    assert on.now.at[0] == 4 and on.wounds("Aragorn, Ranger of the North") == 3


@rule("tcg.turn.sanctuary.cannot-heal", "tcg.heal.prevented")
def test_who_may_not_be_healed() -> None:
    for condition in ("You Bring Great Evil", "Wounded"):
        board = (
            Board(at=3)
            .fellowship("Aragorn, Ranger of the North")
            .hurt("Aragorn, Ranger of the North", 1)
            .hurt("Frodo, Son of Drogo", 1)
            .bear("Aragorn, Ranger of the North", condition, seat=1)
        )
        board.at_step("sanctuary")
        assert board.heals("Frodo, Son of Drogo") and not board.heals("Aragorn, Ranger of the North"), condition


@rule("tcg.turn.end.conditional")
def test_texts_that_look_back_over_the_turn() -> None:
    thin = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Goblin Runner")
        .bear("Gimli, Son of Glóin", "Thin and Stretched", seat=1)
        .hand(0, "Axe Strike")
    )
    thin.fight("Aragorn, Ranger of the North", "Goblin Runner")
    thin.g.remember(1, thin.c("Aragorn, Ranger of the North"))
    thin.until("tcg-ask-move-again").take("stay")
    thin.until("tcg-ask-fellowship", "tcg-ask-move-again", limit=20)
    assert thin.now.burdens[0] == 1
    both = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
        .minions("Goblin Runner")
        .bear("Gimli, Son of Glóin", "Thin and Stretched", seat=1)
        .hand(0, "Axe Strike")
    )
    both.fight("Aragorn, Ranger of the North", "Goblin Runner")
    both.g.remember(1, both.c("Aragorn, Ranger of the North"))
    both.g.remember(1, both.c("Gimli, Son of Glóin"))
    both.until("tcg-ask-move-again").take("stay").until("tcg-ask-fellowship", "tcg-ask-move-again", limit=20)
    assert both.now.burdens[0] == 0


@rule("tcg.turn.skip-no-minions", "tcg.regroup.always")
def test_without_minions_straight_to_regroup() -> None:
    none = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf", "Aragorn, Ranger of the North")
        .hand(0, "Double Shot", "Elendil's Valor", "An Able Guide")
        .pool(3)
        .at_step("shadow")
    )
    assert none.asked == "tcg-ask-regroup" and none.can("play", "An Able Guide")
    shot = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Goblin Runner")
        .hand(0, "An Able Guide")
        .at_step("archery")
        .skip()
    )
    assert shot.zone("Goblin Runner") == DISCARD and shot.asked != "tcg-ask-defend" and shot.now.phase == REGROUP


@rule("tcg.turn.skip-phase")
def test_no_archery_on_the_anduin() -> None:
    board = (
        Board(at=7)
        .site(7, "Anduin Wilderland")
        .fellowship("Legolas, Greenleaf")
        .minions("Goblin Marksman")
        .hand(0, "Double Shot")
        .at_step("archery")
    )
    assert (
        board.asked == "tcg-ask-defend"
        and board.wounds("Goblin Marksman") == 0
        and board.wounds("Legolas, Greenleaf") == 0
    )


@rule("tcg.turn.phase-effects-end", "tcg.modifier.ongoing-events")
def test_a_phase_action_lasts_for_its_phase() -> None:
    from westmarch.games.tcg.rules.archery import fellowship_total

    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Troop of Uruk-hai")
        .hand(0, "Double Shot", "Axe Strike")
        .at_step("archery")
        .take("play", "Double Shot")
    )
    assert fellowship_total(board.now) == 2
    board.until("tcg-ask-defend")
    assert fellowship_total(board.now) == 1 and board.wounds("Troop of Uruk-hai") == 2


@rule("tcg.turn.until-regroup")
def test_until_regroup_ends_as_regroup_begins() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Uruk Savage")
        .hand(1, "Hunt Them Down!", "Axe Strike")
        .hand(0, "An Able Guide")
        .pool(9)
    )
    board.at_step("maneuver").until("tcg-ask-maneuver")
    while not board.can("play", "Hunt Them Down!"):
        board.skip()
    board.take("play", "Hunt Them Down!")
    assert board.now.keyword(board.c("Uruk Savage"), "fierce") == 1
    board.until("tcg-ask-regroup")
    assert board.now.in_play(board.c("Uruk Savage")) and board.now.keyword(board.c("Uruk Savage"), "fierce") == 0


@rule("tcg.turn.until-end-of-turn", "tcg.movelimit.cumulative")
def test_move_limits_last_for_the_turn_and_add_up() -> None:
    board = (
        Board(at=2, sites=RIVER_SITES)
        .fellowship("Gandalf, The Grey Wizard", "Gimli, Son of Glóin", "Legolas, Greenleaf")
        .support(0, "Gift of Boats")
        .hand(0, "Durin's Secret", "Axe Strike")
    )
    board.take("play", "Durin's Secret").take("move").until("tcg-ask-move-again", limit=90)
    assert board.now.move_limit() == 4
    board.take("move").until("tcg-ask-move-again", limit=90).take("move").until("tcg-ask-move-again", limit=90)
    assert board.now.moves == 3 and board.now.move_limit() == 4


@rule("tcg.turn.regroup-discards")
def test_a_condition_leaves_as_regroup_starts() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast", "Aragorn, Ranger of the North")
        .support(0, "Not Feared in Sunlight")
        .hand(0, "An Able Guide")
        .pool(4)
        .at_step("regroup")
    )
    assert board.asked == "tcg-ask-regroup" and board.zone("Not Feared in Sunlight") == DISCARD


def test_the_end_of_a_turn_belongs_to_no_phase() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin")
        .support(1, "Saruman's Chill", "Saruman's Frost")
        .hand(0, "Dwarven Axe")
        .hand(1, "Hate")
    )
    board.g.phase = REGROUP
    board.at_step("end")
    assert board.asked == "tcg-ask-order" and board.now.phase == BETWEEN


@rule("tcg.turn.start.clear-pool", "tcg.turn.fp-player", "tcg.multi.roles-rotate")
def test_the_pool_is_cleared() -> None:
    board = (
        Board(at=2)
        .pool(5)
        .hand(1, "Axe Strike", "Delving")
        .fellowship("Gimli, Son of Glóin", seat=1)
        .at_step("discard_minions")
    )
    assert board.now.fp == 1 and board.now.pool == 0 and board.now.turn == 2


@rule("tcg.turn.start.actions-once", "tcg.turn.start.before-fellowship-phase", "tcg.rule-of-4.start-of-turn")
def test_start_of_turn_actions() -> None:
    board = Board().fellowship("Gandalf, The Grey Pilgrim").at_step("start").take("answer", "Gandalf, The Grey Pilgrim")
    assert len(board.now.hands[0]) == 1 and board.now.drawn == 0
    assert not board.can("answer", "Gandalf, The Grey Pilgrim")


@rule("tcg.turn.start.order")
def test_required_actions_come_first() -> None:
    board = (
        Board()
        .fellowship("Aragorn, King in Exile", "Gimli, Son of Glóin")
        .bear("Gimli, Son of Glóin", "Dwarven Heart")
        .hurt("Gimli, Son of Glóin", 0)
        .at_step("start")
    )
    assert board.wounds("Gimli, Son of Glóin") == 1


@rule(
    "tcg.turn.sanctuary.heal-five",
    "tcg.turn.sanctuary.zero-ok",
    "tcg.turn.sanctuary.repeat-same",
    "tcg.turn.sanctuary.companions-only",
)
def test_sanctuary() -> None:
    board = (
        Board(at=3)
        .fellowship("Aragorn, Ranger of the North")
        .support(0, "Elrond, Lord of Rivendell")
        .hurt("Aragorn, Ranger of the North", 3)
        .hurt("Frodo, Son of Drogo", 3)
        .hurt("Elrond, Lord of Rivendell", 1)
    )
    board.at_step("sanctuary")
    assert not board.heals("Elrond, Lord of Rivendell")
    board.sanctuary({number("Frodo, Son of Drogo (1_290)"): 2, number("Aragorn, Ranger of the North (1_89)"): 3})
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.asked != "tcg-ask-sanctuary"
    none = (
        Board(at=3)
        .fellowship("Aragorn, Ranger of the North")
        .hurt("Aragorn, Ranger of the North", 3)
        .at_step("sanctuary")
        .sanctuary({})
    )
    assert none.wounds("Aragorn, Ranger of the North") == 3


@rule("tcg.turn.sanctuary.only-at-start")
def test_arriving_heals_nothing() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .hurt("Aragorn, Ranger of the North", 3)
        .until("tcg-ask-move-again")
    )
    assert board.now.at[0] == 3 and board.wounds("Aragorn, Ranger of the North") == 3


@rule("tcg.turn.sanctuary.cannot-heal", "tcg.heal.prevented")
def test_who_cannot_heal_is_not_offered() -> None:
    board = (
        Board(at=3)
        .fellowship("Aragorn, Ranger of the North")
        .hurt("Aragorn, Ranger of the North", 1)
        .hurt("Frodo, Son of Drogo", 1)
        .bear("Aragorn, Ranger of the North", "You Bring Great Evil", seat=1)
    )
    board.at_step("sanctuary")
    assert board.heals("Frodo, Son of Drogo") and not board.heals("Aragorn, Ranger of the North")


@rule("tcg.turn.skip-no-minions", "tcg.regroup.always")
def test_without_minions_regroup_follows() -> None:
    board = Board(at=2).fellowship("Legolas, Greenleaf").hand(0, "Double Shot").until("tcg-ask-move-again")
    assert board.now.phase == REGROUP


@rule("tcg.turn.skip-phase", "tcg.archery.fp-may-skip")
def test_a_skipped_phase_does_not_happen() -> None:
    board = (
        Board(at=7)
        .site(7, "Anduin Wilderland")
        .fellowship("Legolas, Greenleaf")
        .minions("Goblin Runner")
        .hand(0, "Double Shot")
        .at_step("archery")
    )
    assert board.asked == "tcg-ask-defend"


@rule("tcg.turn.phase-effects-end", "tcg.modifier.until")
def test_effects_last_for_the_phase() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin", "Legolas, Greenleaf")
        .minions("Goblin Runner", "Goblin Runner")
        .hand(0, "Cleaving Blow")
    )
    board.g.against[board.c("Goblin Runner", 1)] = board.c("Gimli, Son of Glóin")
    board.g.against[board.c("Goblin Runner", 2)] = board.c("Legolas, Greenleaf")
    board.at_step("skirmishes").take("skirmish", "Gimli, Son of Glóin").take("play", "Cleaving Blow")
    assert board.strength("Gimli, Son of Glóin") == 8
    board.skip()
    assert board.strength("Gimli, Son of Glóin") == 6


@rule("tcg.turn.until-regroup")
def test_until_the_regroup_phase() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .minions("Goblin Runner")
        .at_step("maneuver")
        .take("use", "Aragorn, Ranger of the North")
    )
    assert board.now.keyword(board.c("Aragorn, Ranger of the North"), "defender") == 1
    board.until(*END_OF_TURN)
    assert board.now.keyword(board.c("Aragorn, Ranger of the North"), "defender") == 0


@rule("tcg.turn.until-end-of-turn", "tcg.movelimit.cumulative")
def test_until_the_end_of_the_turn() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Wizard", "Gimli, Son of Glóin", "Legolas, Greenleaf")
        .hand(0, "Durin's Secret", "Durin's Secret")
    )
    board.take("play", "Durin's Secret").take("play", "Durin's Secret")
    assert board.now.move_limit() == 4


@rule("tcg.turn.regroup-discards")
def test_conditions_that_leave_in_regroup() -> None:
    board = (
        Board(at=2)
        .fellowship("Sam, Son of Hamfast")
        .support(0, "Not Feared in Sunlight")
        .at_step("regroup")
        .until(*END_OF_TURN)
    )
    assert board.zone("Not Feared in Sunlight") == DISCARD


@rule("tcg.turn.no-assignment-phase")
def test_buckleberry_ferry() -> None:
    board = (
        Board(at=2)
        .site(2, "Buckleberry Ferry")
        .fellowship("Sam, Son of Hamfast")
        .minions("Goblin Runner")
        .at_step("archery")
        .until(*END_OF_TURN)
    )
    assert board.now.phase == REGROUP and board.now.in_play(board.c("Goblin Runner"))
    mixed = (
        Board(at=2)
        .site(2, "Buckleberry Ferry")
        .fellowship("Gimli, Son of Glóin")
        .minions("Goblin Runner")
        .at_step("archery")
    )
    assert mixed.asked == "tcg-ask-defend"
