"""Armies of two players of one team (XI p.46)."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.rules.army import SettleBoard
from westmarch.games.wotr.rules.attack import attacks
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.rules.figures import ArmyPart
from westmarch.games.wotr.rules.retreat import Retreat
from wotr.board import NOTATION, Board, slot
from wotr.teams import action, battle, four, has, lead, mixed

FOLDE = "folde"


def allies(gondor: int = 3, rohan: int = 2) -> Board:
    """Units of Gondor and of Rohan in one region, everybody At War."""
    board = four().war("gondor", "rohan", "sauron", "north")
    return board.place(FOLDE, "gondor", regular=gondor).place(FOLDE, "rohan", regular=rohan)


def controller(board: Board, where: str = FOLDE, side: int = f.FREE) -> str:
    return f.SEAT_NAMES[4][board.g.controller(side, slot(where))]


def moving(board: Board, player: str) -> list[str]:
    """What a player may take out of the region, as figures and highest numbers."""
    action(board, player, "army").do("use:army:move_armies")
    move = next(code for code in board.options() if code.startswith(f"move:{FOLDE}"))
    part = board.do(move).g.asks[0].pick
    assert isinstance(part, ArmyPart)
    return NOTATION.code(board.g, 0, part.everybody()).removeprefix("take:").split(",")


# ---- separate or mixed ----


@rule("wotr.multi.mixed.choice")
def test_after_an_action_two_players_units_become_one_army_or_stay_two() -> None:
    board = allies(3, 0).place("edoras", "rohan", regular=2)
    action(board, "rohan", "army").do("use:army:move_armies", "move:edoras:folde", "everybody")
    assert board.prompt() == "wotr-ask-join-armies" and board.asked() == "gondor"
    board.do("yes", "yes")
    assert board.g.is_mixed(f.FREE, slot(FOLDE))
    assert moving(board.stop(), "gondor") == ["gondor-regular=3", "rohan-regular=2"]
    apart = allies(3, 2).run(SettleBoard()).do("no", "yes")
    assert moving(apart, "gondor") == ["gondor-regular=3"]


@rule("wotr.multi.mixed.consent")
@pytest.mark.parametrize("answers", [("no", "yes"), ("yes", "no"), ("no", "no")])
def test_one_refusal_keeps_the_armies_separate(answers: tuple[str, str]) -> None:
    board = allies().run(SettleBoard()).do(*answers)
    assert not board.g.is_mixed(f.FREE, slot(FOLDE)) and not board.asked()
    board.run(SettleBoard())
    assert not board.asked()  # they have said what they want
    board.place(FOLDE, "rohan", regular=1).run(SettleBoard())
    assert board.prompt() == "wotr-ask-join-armies"  # until more units come


@rule("wotr.multi.mixed.consent")
def test_nobody_sees_the_others_answer_before_giving_the_own() -> None:
    board = allies().run(SettleBoard())
    assert len(board.g.asks) == 2
    board.do("yes")
    assert board.asked() == "rohan" and board.options() == ["no", "yes"]


@rule("wotr.multi.mixed.separate-control")
def test_while_separate_each_player_moves_the_own_units_and_leaders() -> None:
    board = allies().place(FOLDE, "gondor", leader=1).place(FOLDE, "rohan", leader=1)
    assert moving(board, "rohan") == ["rohan-regular=2", "rohan-leader=1"]
    again = allies().place(FOLDE, "gondor", leader=1).place(FOLDE, "rohan", leader=1)
    assert moving(again, "gondor") == ["gondor-regular=3", "gondor-leader=1"]


@rule("wotr.multi.mixed.separate-control")
def test_while_separate_each_player_attacks_with_the_own_units() -> None:
    board = allies(1, 3).place("westemnet", "sauron", regular=1).hand("gondor", "fp-str-15")
    action(board, "gondor", "army").do("use:army:attack")
    assert board.count("attackers", "gondor-regular") == 1
    assert board.count("attackers", "rohan-regular") == 0  # they stay behind as a rearguard


# ---- stacking ----


def crowd(gondor: int, rohan: int) -> Board:
    return four().place(FOLDE, "gondor", regular=gondor).place(FOLDE, "rohan", regular=rohan)


@rule("wotr.multi.mixed.stacking")
def test_players_of_separate_armies_remove_the_excess_in_turn() -> None:
    board = crowd(7, 6).run(SettleBoard()).do("no", "no")
    # Rohan does not lead, so its player removes the first and the third unit; all are forced.
    assert board.count(FOLDE, "rohan-regular") == 4 and board.count(FOLDE, "gondor-regular") == 6
    board = crowd(5, 5).place(FOLDE, "gondor", elite=1).place(FOLDE, "rohan", elite=2).run(SettleBoard()).do("no", "no")
    order = []
    while board.asked():
        order.append(board.asked())
        board.do(board.options()[0])
    assert order == ["rohan", "gondor", "rohan"] and board.units("free", FOLDE) == 10


@rule("wotr.multi.mixed.stacking")
def test_the_controller_removes_the_excess_of_a_mixed_army() -> None:
    board = mixed(crowd(7, 6), "free", FOLDE).run(SettleBoard())
    assert board.asked() == "gondor" and "excess:gondor-regular=2,rohan-regular=1" in board.options()


# ---- attacked ----


@rule("wotr.multi.mixed.forced-when-attacked")
def test_separate_armies_that_are_attacked_become_one() -> None:
    board = allies(3, 2).run(SettleBoard()).do("no", "no")
    board.place("attackers", "sauron", regular=3).hand("gondor", "fp-str-15").hand("rohan", "fp-str-16")
    battle(board, "shadow", FOLDE)
    assert board.g.is_mixed(f.FREE, slot(FOLDE))
    assert board.prompt() == "wotr-ask-combat-card" and board.asked() == "gondor"
    assert board.options() == ["combat:fp-str-15", "pass"]  # from the controller's hand


@rule("wotr.multi.mixed.only-controller-acts")
def test_in_a_battle_the_controllers_of_both_armies_decide_whoever_leads_or_acts() -> None:
    board = four().war("rohan", "isengard").place(FOLDE, "rohan", regular=2).place("attackers", "isengard", regular=2)
    board.hand("gondor", "fp-str-15").hand("rohan", "fp-str-16").hand("witch-king", "sh-str-17")
    board.hand("saruman", "sh-str-16").dice(1, 1, 1, 1)
    action(board, "witch-king", "army")
    battle(board, "shadow", FOLDE)
    assert board.asked() == "saruman" and board.options() == ["combat:sh-str-16", "pass"]
    board.do("pass")
    assert board.asked() == "rohan" and board.options() == ["combat:fp-str-16", "pass"]
    board.do("pass")
    assert board.prompt() == "wotr-ask-cease" and board.asked() == "saruman"
    board.do("press")
    assert board.prompt() == "wotr-ask-retreat" and board.asked() == "rohan"
    assert GAME.why_not(board.g, board.seat("gondor"), ("retreat", slot("edoras"))) is not None


# ---- control ----


@rule("wotr.multi.mixed.control-most-units")
def test_more_units_control_a_mixed_army() -> None:
    assert controller(mixed(allies(4, 3), "free", FOLDE)) == "gondor"
    assert controller(mixed(allies(3, 4), "free", FOLDE)) == "rohan"
    shadow = four().place("dagorlad", "sauron", regular=2).place("dagorlad", "isengard", regular=1)
    shadow.place("dagorlad", "southrons", regular=2)
    assert controller(shadow, "dagorlad", f.SHADOW) == "saruman"  # units of both his nations count


@rule("wotr.multi.mixed.control-elites")
def test_with_as_many_units_the_more_elites_control() -> None:
    board = four().place(FOLDE, "gondor", regular=4).place(FOLDE, "rohan", regular=3, elite=1)
    assert controller(mixed(board, "free", FOLDE)) == "rohan"
    board.place(FOLDE, "gondor", elite=1).place(FOLDE, "rohan", regular=1)
    assert controller(board) == "gondor"  # a tie again: the Leading Player


@rule("wotr.multi.mixed.control-lead")
def test_in_a_further_tie_the_leading_player_of_the_moment_controls() -> None:
    board = mixed(allies(3, 3), "free", FOLDE)
    assert controller(board) == "gondor"
    assert controller(lead(board, "rohan")) == "rohan"


@rule("wotr.multi.mixed.only-controller-acts")
def test_only_the_controller_attacks_and_moves_the_whole() -> None:
    board = mixed(allies(3, 2), "free", FOLDE).place("westemnet", "sauron", regular=1).hand("gondor", "fp-str-15")
    action(board, "rohan", "army")
    assert not has(board, "use:army:attack") and attacks(board.g, f.FREE) == []
    refusal = GAME.why_not(board.g, board.seat("rohan"), ("attack", slot(FOLDE), slot("westemnet")))
    assert refusal == "wotr.multi.mixed.only-controller-acts"
    action(board.stop(), "gondor").do("use:army:attack", "everybody")
    assert board.units("free", "attackers") == 5


@rule("wotr.multi.mixed.control-transfers")
def test_control_passes_when_casualties_change_the_numbers() -> None:
    board = mixed(allies(4, 3), "free", FOLDE).run(TakeHits(f.FREE, slot(FOLDE), 3))
    assert board.asked() == "gondor"
    board.do("lose:gondor-regular=3")
    assert controller(board) == "rohan"


@rule("wotr.multi.mixed.leave")
def test_the_other_player_takes_the_own_units_out() -> None:
    board = mixed(allies(4, 3), "free", FOLDE)
    action(board, "rohan", "army").do("use:army:move_armies", "move:folde:edoras", "everybody")
    assert board.count("edoras", "rohan-regular") == 3 and board.count(FOLDE, "gondor-regular") == 4
    assert not board.g.is_mixed(f.FREE, slot(FOLDE)) and controller(board, "edoras") == "rohan"


@rule("wotr.multi.mixed.politics")
def test_a_mixed_army_keeps_to_the_borders_of_a_nation_not_at_war() -> None:
    dale = four().war("gondor").place("dale", "north", regular=1).place("dale", "gondor", regular=2)
    action(mixed(dale, "free", "dale"), "gondor", "army").do("use:army:move_armies", "move:dale:erebor")
    assert dale.parts() == ["take:gondor-regular=1", "take:gondor-regular=2"]
    dale.do("everybody")
    assert dale.count("dale", "north-regular") == 1  # Erebor is the Dwarves': the North stays behind
    free = four().war("gondor", "north").place("dale", "north", regular=1).place("dale", "gondor", regular=2)
    action(mixed(free, "free", "dale"), "gondor", "army").do("use:army:move_armies", "move:dale:erebor", "everybody")
    assert free.count("erebor", "north-regular") == 1


# ---- a mixed army on its way ----


def test_a_mixed_army_stays_mixed_when_it_moves_retreats_or_goes_into_a_siege() -> None:
    board = mixed(allies(3, 2), "free", FOLDE)
    action(board, "gondor", "army").do("use:army:move_armies", "move:folde:edoras", "everybody")
    assert board.g.is_mixed(f.FREE, slot("edoras"))
    board.stop().run(Retreat(f.FREE, slot("edoras")))
    assert board.asked() == "gondor"
    board.do("retreat:westemnet")
    assert board.g.is_mixed(f.FREE, slot("westemnet"))


def test_a_minion_goes_with_his_own_player_or_with_the_mixed_army_he_is_in() -> None:
    def brought(player: str, together: bool) -> bool:
        board = four().war("sauron", "isengard").place("dagorlad", "sauron", regular=1)
        board.place("dagorlad", "isengard", regular=3).character("witch-king", "dagorlad")
        if together:
            mixed(board, "shadow", "dagorlad")
        action(board, player, "army").do("use:army:move_armies", "move:dagorlad:noman-lands", "everybody")
        return board.where("witch-king") == "noman-lands"

    assert brought("witch-king", False) and brought("saruman", True)
    assert not brought("saruman", False)
