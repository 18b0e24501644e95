"""What is active, and the turn from its start to its end."""

from __future__ import annotations

from tcg.board import FELLOWSHIP_SITES, RIVER_SITES, Board
from tcg.names import number, printed
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import BETWEEN, DEAD, DISCARD, REGROUP, SUPPORT
from westmarch.games.tcg.rules.costs import twilight_cost
from westmarch.games.tcg.rules.move import shadow_number


@rule("tcg.active.list", "tcg.active.own-shadow-cards-sleep", "tcg.active.inactive-ignored")
def test_who_is_active() -> None:
    board = (
        Board(at=2)
        .fellowship("Aragorn, Ranger of the North")
        .fellowship("Gimli, Son of Glóin + Bill the Pony", seat=1)
        .minions("Goblin Runner")
        .support(0, "Goblin Swarms", "Saruman's Ambition")
    )
    board.support(1, "Pinned Down").support(1, "The Gaffer, Sam's Father").hand(0, "Dwarven Axe")
    active = board.g.active()
    assert (
        all(board.c(card) in active for card in ("Aragorn, Ranger of the North", "Goblin Runner", "Pinned Down"))
        and board.g.path[1] in active
    )
    assert board.g.ring[0] in active and board.g.ring[1] not in active
    assert not any(
        board.c(card) in active
        for card in (
            "Gimli, Son of Glóin",
            "Goblin Swarms",
            "Saruman's Ambition",
            "The Gaffer, Sam's Father",
            "Bill the Pony",
        )
    )
    assert shadow_number(board.g, board.g.path[2]) == board.g.card(board.g.path[2]).shadow
    assert (
        twilight_cost(board.add_and(1, "Hunt Them Down!"), board.c("Hunt Them Down!"))
        == printed("Hunt Them Down!").cost
    )


@rule("tcg.active.inactive-tokens")
def test_burdens_of_others_are_not_counted() -> None:
    board = Board(at=2).minions("Orc Soldier").hand(1, "Enduring Evil", "Axe Strike").fellowship("Gimli, Son of Glóin")
    board.g.burdens[1] = 6
    board.fight("Gimli, Son of Glóin", "Orc Soldier").until("tcg-ask-skirmish")
    while not board.can("play", "Enduring Evil"):
        board.skip()
    board.take("play", "Enduring Evil")
    board.expect_log("tcg-log-strength", card=board.c("Gimli, Son of Glóin"), bonus=0)
    assert board.now.burdens == [0, 6]


@rule("tcg.active.borne-by-inactive")
def test_a_condition_on_an_inactive_companion_sleeps() -> None:
    board = Board(3, at=2).fellowship("Aragorn, Ranger of the North", seat=1)
    leech = board.add(2, "Leechcraft", 8, board.c("Aragorn, Ranger of the North"))
    other = board.add(2, "Pinned Down", SUPPORT)
    assert leech not in board.g.active() and other in board.g.active()
    board.g.fp = 1
    board.g.touch()
    assert leech in board.g.active()


@rule("tcg.active.sites-always")
def test_a_site_behind_can_be_spotted() -> None:
    board = Board(at=4).site(2, "Trollshaw Forest")
    assert board.g.path[2] in board.g.active() and board.g.keyword(board.g.path[2], "forest") == 1


@rule("tcg.active.site-text-where-fellowship")
def test_east_road_only_while_there() -> None:
    here = Board(sites=["East Road", *FELLOWSHIP_SITES[1:]]).hand(0, "Gimli, Son of Glóin")
    here.g.phase = 1
    assert twilight_cost(here.g, here.c("Gimli, Son of Glóin")) == 4
    gone = Board(sites=["East Road", *FELLOWSHIP_SITES[1:]], at=2).hand(0, "Gimli, Son of Glóin")
    gone.g.phase = 1
    assert twilight_cost(gone.g, gone.c("Gimli, Son of Glóin")) == 2


@rule("tcg.active.site-ability-user")
def test_abilities_of_sites() -> None:
    shadow = Board(at=9).minions("Troop of Uruk-hai").at_step("maneuver").until("tcg-ask-maneuver")
    assert shadow.asker == 1 and shadow.can("use", "Emyn Muil")
    mine = (
        Board(at=4)
        .site(4, "Mithril Mine")
        .pile(1, DISCARD, "Goblin Scimitar")
        .minions("Goblin Runner")
        .pool(5)
        .fellowship("Gimli, Son of Glóin")
    )
    mine.hand(0, "Dwarven Axe").until("tcg-ask-fellowship")
    assert not mine.can("use", "Mithril Mine")
    mine = (
        Board(at=4)
        .site(4, "Mithril Mine")
        .pile(1, DISCARD, "Goblin Scimitar")
        .minions("Goblin Runner")
        .pool(5)
        .at_step("shadow")
    )
    assert mine.asker == 1 and mine.can("use", "Mithril Mine")


@rule("tcg.active.dead-pile")
def test_the_dead_pile_counts_for_texts_that_look_at_it() -> None:
    board = (
        Board(at=2)
        .minions("Uruk Stalker")
        .pile(0, DEAD, "Elrond, Lord of Rivendell")
        .fellowship("Gimli, Son of Glóin")
        .hand(0, "Defiance", "Dwarven Axe")
    )
    assert board.g.strength(board.c("Uruk Stalker")) == 11 and board.g.keyword(board.c("Uruk Stalker"), "fierce") == 1
    assert not board.until("tcg-ask-fellowship").can("play", "Defiance")
    alive = Board(at=2).minions("Uruk Stalker")
    assert alive.g.strength(alive.c("Uruk Stalker")) == printed("Uruk Stalker").strength and not alive.g.keyword(
        alive.c("Uruk Stalker"), "fierce"
    )


@rule("tcg.active.ownership-turnover", "tcg.burden.persist")
def test_wounds_items_and_burdens_wait_for_the_next_turn() -> None:
    board = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin + Dwarven Axe")
        .hurt("Gimli, Son of Glóin", 1)
        .burdens(3)
        .hand(1, "Axe Strike", "Battle Fury")
        .hand(0, "Axe Strike")
    )
    board.at_step("regroup").until("tcg-ask-move-again").take("stay")
    while board.now.fp == 0:
        board.until("tcg-ask-move-again", "tcg-ask-fellowship", limit=80)
    assert board.now.fp == 1 and board.c("Gimli, Son of Glóin") not in board.now.active()
    while board.now.fp == 1:
        board.until("tcg-ask-move-again", limit=80)
        board.take("stay")
        board.until("tcg-ask-fellowship", "tcg-ask-move-again", limit=80)
    assert board.now.turn == 3 and board.wounds("Gimli, Son of Glóin") == 1 and board.now.burdens[0] == 3
    assert (
        board.now.host[board.c("Dwarven Axe")] == board.c("Gimli, Son of Glóin")
        and board.strength("Gimli, Son of Glóin") == 8
    )


# The turn


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


@rule("tcg.rule-of-4.start-of-turn")
def test_a_draw_at_the_start_of_the_turn_is_outside_the_rule_of_four() -> None:
    board = (
        Board()
        .fellowship("Gandalf, The Grey Pilgrim", "Gimli, Son of Glóin")
        .hand(0, "Delving", "Delving")
        .at_step("start")
        .take("answer", "Gandalf, The Grey Pilgrim")
    )
    board.take("play", "Delving").take("play", "Delving")
    assert board.now.drawn == 4 and len(board.now.hands[0]) == 1 + 4


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
