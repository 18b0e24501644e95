"""Archery."""

from __future__ import annotations

from tcg.board import END_OF_TURN, Board
from westmarch.engine.testing import rule
from westmarch.games.tcg.facts import DEAD, DISCARD
from westmarch.games.tcg.rules.archery import fellowship_targets, fellowship_total, minion_total


@rule("tcg.archery.fellowship-total", "tcg.archery.keyword-not-cumulative")
def test_who_adds_to_the_fellowships_total() -> None:
    assert (
        fellowship_total(Board(at=2).fellowship("Legolas, Greenleaf", "Aragorn, Ranger of the North + Aragorn's Bow").g)
        == 2
    )
    assert fellowship_total(Board(at=2).fellowship("Legolas, Greenleaf + Elven Bow (1_41)").g) == 1


@rule("tcg.archery.minion-total")
def test_one_total_of_all_shadow_players() -> None:
    board = (
        Board(3, at=2)
        .minions("Goblin Marksman", seat=1)
        .minions("Goblin Marksman", "Goblin Marksman", seat=2)
        .fellowship("Gimli, Son of Glóin", "Aragorn, Ranger of the North")
    )
    assert minion_total(board.g) == 3
    board.at_step("archery")
    for _ in range(3):
        assert board.asked == "tcg-ask-archery-wound" and board.asker == 0
        board.take("wound", "Aragorn, Ranger of the North")
    assert board.wounds("Aragorn, Ranger of the North") == 3 and board.asked != "tcg-ask-archery-wound"


@rule("tcg.archery.default-zero")
def test_bonuses_without_archers() -> None:
    bowmen = Board(at=2).minions("Orc Soldier").support(1, "Orc Bowmen")
    bowmen.g.phase = 4
    assert minion_total(bowmen.g) == 1
    axe = (
        Board(at=2)
        .fellowship("Gimli, Son of Glóin + Hand Axe")
        .minions("Troop of Uruk-hai")
        .at_step("archery")
        .take("use", "Hand Axe")
    )
    assert axe.wounds("Troop of Uruk-hai") == 1 and axe.zone("Hand Axe") == DISCARD


@rule("tcg.archery.does-not-add", "tcg.archery.does-not-add-once")
def test_legolas_shoots_by_himself() -> None:
    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf", "Lórien Elf + Elven Bow (1_41)")
        .minions("Troop of Uruk-hai", "Uruk-hai Raiding Party (1_158)")
        .hand(0, "Double Shot")
        .at_step("archery")
    )
    board.take("use", "Legolas, Greenleaf").take("choose", "Uruk-hai Raiding Party (1_158)").take(
        "use", "Legolas, Greenleaf"
    ).take("choose", "Uruk-hai Raiding Party (1_158)")
    assert board.wounds("Uruk-hai Raiding Party (1_158)") == 2 and fellowship_total(board.now) == 1
    assert board.now.keyword(board.c("Legolas, Greenleaf"), "archer") == 1 and board.can("play", "Double Shot")


@rule("tcg.archery.actions-first")
def test_no_archery_event_after_the_totals() -> None:
    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Goblin Marksman", "Troop of Uruk-hai")
        .hand(0, "Double Shot")
        .at_step("archery")
    )
    assert board.asked == "tcg-ask-archery" and board.can("play", "Double Shot")
    board.skip()
    assert board.asked == "tcg-ask-archery-wound"
    board.take("wound", "Legolas, Greenleaf")
    assert board.asker == 1 and not board.can("play", "Double Shot")
    board.take("wound", "Troop of Uruk-hai")
    assert board.zone("Double Shot") != DISCARD and board.asked == "tcg-ask-defend"


@rule("tcg.archery.totals-before-wounds")
def test_an_archer_that_dies_has_shot() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf + Elven Bow (1_41)")
        .minions("Goblin Marksman")
        .hurt("Lórien Elf", 1)
        .at_step("archery")
        .take("wound", "Lórien Elf")
    )
    assert (
        board.zone("Lórien Elf") == DEAD
        and board.wounds("Goblin Marksman") + (board.zone("Goblin Marksman") == DISCARD) >= 1
    )


@rule("tcg.archery.fp-assigns", "tcg.archery.may-kill", "tcg.archery.one-by-one")
def test_any_split_but_nobody_dies_twice() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf", "Aragorn, Ranger of the North")
        .minions("Goblin Marksman", "Goblin Marksman", "Goblin Marksman")
        .hurt("Lórien Elf", 1)
        .at_step("archery")
    )
    board.take("wound", "Lórien Elf")
    assert board.zone("Lórien Elf") == DEAD and not board.can("wound", "Lórien Elf")
    board.take("wound", "Frodo, Son of Drogo").take("wound", "Aragorn, Ranger of the North")
    assert (board.wounds("Frodo, Son of Drogo"), board.wounds("Aragorn, Ranger of the North")) == (1, 1)


@rule("tcg.archery.choose-shadow-player", "tcg.multi.archery-poor-choice")
def test_one_shadow_player_takes_all_arrows() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Legolas, Greenleaf", "Lórien Elf + Elven Bow (1_41)")
        .minions("Troop of Uruk-hai", "Uruk Savage", seat=2)
        .minions("Uruk-hai Raiding Party (1_158)", seat=1)
    )
    board.at_step("archery").skip()
    assert board.asked == "tcg-ask-name" and board.asker == 0
    board.take("name", 2)
    assert board.asker == 2 and not board.can("wound", "Uruk-hai Raiding Party (1_158)")
    board.take("wound", "Troop of Uruk-hai").take("wound", "Uruk Savage")
    assert (
        board.wounds("Uruk-hai Raiding Party (1_158)") == 0
        and board.wounds("Troop of Uruk-hai") == 1
        and board.wounds("Uruk Savage") == 1
    )
    lost = (
        Board(3, at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Troop of Uruk-hai", seat=2)
        .at_step("archery")
        .skip()
        .take("name", 1)
    )
    assert lost.wounds("Troop of Uruk-hai") == 0


@rule("tcg.archery.leftover", "tcg.archery.must-assign")
def test_wounds_must_be_assigned_and_the_rest_is_lost() -> None:
    board = (
        Board(at=2)
        .fellowship("Legolas, Greenleaf", "Lórien Elf + Elven Bow (1_41)")
        .minions("Goblin Runner", "Goblin Runner")
        .hand(0, "Double Shot", "Double Shot")
        .at_step("archery")
    )
    board.take("play", "Double Shot").take("play", "Double Shot").until(*END_OF_TURN, "tcg-ask-defend")
    assert board.zone("Goblin Runner", 1) == DISCARD and board.zone("Goblin Runner", 2) == DISCARD
    alone = Board(at=2).minions("Goblin Marksman").hurt("Frodo, Son of Drogo", 3).at_step("archery")
    alone.until("tcg-end-last", "tcg-ask-answer")
    if alone.asked == "tcg-ask-answer":
        alone.skip()
    assert alone.now.winners == [1]
    offered = Board(at=2).fellowship("Gimli, Son of Glóin").minions("Goblin Marksman").at_step("archery")
    assert "pass" not in offered.all_codes()


@rule("tcg.archery.preventable")
def test_one_of_two_archery_wounds_is_prevented() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Marksman", "Goblin Marksman")
        .hand(0, "Intimidate")
        .at_step("archery")
    )
    board.take("wound", "Gandalf, The Grey Wizard").take("answer", "Intimidate").take(
        "wound", "Gandalf, The Grey Wizard"
    )
    assert board.wounds("Gandalf, The Grey Wizard") == 1


@rule("tcg.archery.ally-participation", "tcg.ally.combat-at-home", "tcg.ally.no-combat-away", "tcg.ally.at-home")
def test_an_ally_shoots_and_fights_at_home_only() -> None:
    def at(number: int) -> Board:
        return (
            Board(at=number)
            .support(0, "Rúmil, Elven Protector", "Celeborn, Lord of Lórien")
            .minions("Goblin Marksman")
            .fellowship("Gimli, Son of Glóin")
        )

    assert fellowship_total(at(6).g) == 1 and fellowship_total(at(5).g) == 0
    home = at(6).at_step("archery").until("tcg-ask-archery-wound")
    assert home.can("wound", "Rúmil, Elven Protector") and home.can("wound", "Gimli, Son of Glóin")
    away = at(5).at_step("archery").until("tcg-ask-archery-wound")
    assert not away.can("wound", "Rúmil, Elven Protector") and not away.can("wound", "Celeborn, Lord of Lórien")
    fight = at(6).at_step("assignment")
    assert fight.can("assign", "Celeborn, Lord of Lórien", "Goblin Marksman") and "pass" in fight.all_codes()
    far = at(5).at_step("assignment")
    assert not far.can("assign", "Celeborn, Lord of Lórien", "Goblin Marksman")
    far.skip()
    assert far.asked == "tcg-ask-leftover" and not far.can("assign", "Celeborn, Lord of Lórien", "Goblin Marksman")


@rule("tcg.archery.modifier-timing")
def test_pinned_down_needs_a_living_archer() -> None:
    board = (
        Board(at=4)
        .fellowship("Legolas, Greenleaf")
        .minions("Goblin Marksman", "Troop of Uruk-hai")
        .support(1, "Pinned Down")
    )
    assert fellowship_total(board.g) == 0
    board.at_step("archery").take("use", "Legolas, Greenleaf").take("choose", "Goblin Marksman")
    assert board.zone("Goblin Marksman") == DISCARD and board.now.stated("archery") == 0
    alive = (
        Board(at=4)
        .fellowship("Legolas, Greenleaf", "Aragorn, Ranger of the North + Aragorn's Bow")
        .minions("Troop of Uruk-hai")
        .support(1, "Pinned Down")
    )
    assert fellowship_total(alive.g) == 2


@rule("tcg.archery.fp-may-skip")
def test_the_fp_player_is_asked_before_archery() -> None:
    board = (
        Board(at=4)
        .fellowship("Legolas, Greenleaf")
        .minions("Cave Troll of Moria, Scourge of the Black Pit + Cave Troll's Chain")
        .at_step("archery")
    )
    assert board.asker == 0 and board.asked in ("tcg-ask-may", "tcg-ask-answer", "tcg-ask-either")
    codes = [code for code in board.all_codes() if code != "pass"]
    board.do(codes[0], seat=0)
    assert board.asked == "tcg-ask-defend" and board.wounds("Cave Troll of Moria, Scourge of the Black Pit") == 0
    declined = (
        Board(at=4)
        .fellowship("Legolas, Greenleaf")
        .minions("Cave Troll of Moria, Scourge of the Black Pit + Cave Troll's Chain")
        .at_step("archery")
        .skip()
    )
    assert declined.asked == "tcg-ask-archery"


@rule("tcg.keyword.archer")
def test_an_archer_fights_like_anyone() -> None:
    board = Board(at=2).fellowship("Legolas, Prince of Mirkwood").minions("Troop of Uruk-hai").at_step("archery")
    assert fellowship_total(board.g) == 1
    board.until("tcg-ask-defend")
    assert board.wounds("Troop of Uruk-hai") == 1 and board.can(
        "assign", "Legolas, Prince of Mirkwood", "Troop of Uruk-hai"
    )


@rule("tcg.keyword.unhasty-archery")
def test_an_unhasty_companion_takes_arrows() -> None:
    board = Board(at=2).fellowship("Birchseed, Tall Statesman").minions("Goblin Marksman")
    assert board.c("Birchseed, Tall Statesman") in fellowship_targets(board.g)


@rule("tcg.archery.fellowship-total", "tcg.archery.minion-total", "tcg.keyword.archer")
def test_totals() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Legolas, Greenleaf", "Gimli, Son of Glóin")
        .minions("Goblin Marksman", seat=1)
        .minions("Goblin Marksman", "Goblin Runner", seat=2)
    )
    assert fellowship_total(board.g) == 1 and minion_total(board.g) == 2


@rule("tcg.archery.keyword-not-cumulative", "tcg.archery.default-zero", "tcg.archery.modifier-timing")
def test_an_archer_counts_once() -> None:
    board = Board(at=2).fellowship("Legolas, Greenleaf + Elven Bow (1_41)")
    assert fellowship_total(board.g) == 1
    lonely = Board(at=2)
    lonely.g.lay("archery", -1, 2, 0, 0)
    assert fellowship_total(lonely.g) == 2


@rule("tcg.archery.does-not-add", "tcg.archery.does-not-add-once")
def test_shooting_instead_of_adding() -> None:
    board = Board(at=2).fellowship("Legolas, Greenleaf").minions("Uruk-hai Raiding Party (1_158)").at_step("archery")
    board.take("use", "Legolas, Greenleaf").take("use", "Legolas, Greenleaf")
    assert board.asked == "tcg-ask-defend" and board.wounds("Uruk-hai Raiding Party (1_158)") == 2


@rule("tcg.archery.actions-first", "tcg.archery.fp-assigns", "tcg.archery.one-by-one", "tcg.archery.may-kill")
def test_archery_wounds() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf")
        .minions("Goblin Marksman", "Goblin Marksman")
        .hurt("Lórien Elf", 1)
        .at_step("archery")
    )
    assert board.asked == "tcg-ask-archery-wound" and board.asker == 0
    board.take("wound", "Lórien Elf")
    assert board.zone("Lórien Elf") == DEAD
    assert board.wounds("Frodo, Son of Drogo") == 1 and board.asked != "tcg-ask-archery-wound"


@rule("tcg.archery.choose-shadow-player", "tcg.multi.archery-poor-choice")
def test_one_shadow_player_takes_the_arrows() -> None:
    board = (
        Board(3, at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Uruk-hai Raiding Party (1_158)", seat=1)
        .at_step("archery")
        .skip()
    )
    board.take("name", 2)
    assert board.wounds("Uruk-hai Raiding Party (1_158)") == 0
    other = (
        Board(3, at=2)
        .fellowship("Legolas, Greenleaf")
        .minions("Uruk-hai Raiding Party (1_158)", seat=1)
        .at_step("archery")
        .skip()
        .take("name", 1)
    )
    assert other.wounds("Uruk-hai Raiding Party (1_158)") == 1


@rule("tcg.archery.totals-before-wounds")
def test_the_dead_have_shot() -> None:
    board = (
        Board(at=2)
        .fellowship("Lórien Elf + Elven Bow (1_41)")
        .minions("Goblin Marksman")
        .hurt("Lórien Elf", 1)
        .at_step("archery")
    )
    board.take("wound", "Lórien Elf")
    assert board.zone("Lórien Elf") == DEAD and board.zone("Goblin Marksman") == DISCARD


@rule("tcg.archery.leftover", "tcg.archery.must-assign", "tcg.wound.cannot-take")
def test_wounds_that_nobody_can_take_are_lost() -> None:
    board = (
        Board(at=2).fellowship("Legolas, Greenleaf").minions("Saruman, Keeper of Isengard").at_step("archery").skip()
    )
    assert board.wounds("Saruman, Keeper of Isengard") == 0 and board.now.in_play(
        board.c("Saruman, Keeper of Isengard")
    )


@rule("tcg.archery.preventable", "tcg.prevent.wound", "tcg.timing.response-any-time", "tcg.timing.about-to")
def test_an_archery_wound_is_prevented() -> None:
    board = (
        Board(at=2)
        .fellowship("Gandalf, The Grey Wizard")
        .minions("Goblin Marksman")
        .hand(0, "Intimidate", "Intimidate")
        .at_step("archery")
    )
    board.take("wound", "Gandalf, The Grey Wizard").take("answer", "Intimidate")
    assert board.wounds("Gandalf, The Grey Wizard") == 0 and not board.can("answer", "Intimidate")


@rule("tcg.archery.ally-participation", "tcg.ally.no-combat-away", "tcg.ally.combat-at-home", "tcg.ally.at-home")
def test_allies_shoot_at_home() -> None:
    away = Board(at=2).support(0, "Orophin, Lórien Bowman").minions("Goblin Marksman")
    home = Board(at=6).support(0, "Orophin, Lórien Bowman").minions("Goblin Marksman")
    assert fellowship_total(away.g) == 0 and fellowship_total(home.g) == 1
    assert home.c("Orophin, Lórien Bowman") in fellowship_targets(home.g) and away.c(
        "Orophin, Lórien Bowman"
    ) not in fellowship_targets(away.g)
