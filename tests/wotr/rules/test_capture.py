"""Capturing settlements (VI p.32)."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.army import SettleBoard
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.rules.figures import NOBODY_LEADS
from westmarch.games.wotr.rules.movement import MoveArmies
from westmarch.games.wotr.rules.politics import forbids_counsel
from westmarch.games.wotr.rules.recruit import forbids_recruit
from wotr.battles import attack, siege, storm
from wotr.board import Board, slot


def walk(board: Board, side: str, origin: str, target: str) -> Board:
    board.run(MoveArmies(f.SIDES.index(side), 1, led_by=NOBODY_LEADS)).do(f"move:{origin}:{target}")
    return board.do("everybody") if board.prompt() == "wotr-ask-who-moves" else board


@rule("wotr.capture.enter-unoccupied", "wotr.capture.marker")
def test_an_army_captures_an_empty_town_by_entering() -> None:
    board = Board().war("sauron").place("osgiliath", "sauron", regular=1)
    walk(board, "shadow", "osgiliath", "lossarnach")
    assert board.controls("lossarnach") == "shadow"
    assert "wotr-log-captured" in board.logged()


@rule("wotr.map.fortification.not-settlement")
def test_a_fortification_is_not_captured() -> None:
    board = Board().war("sauron").place("north-ithilien", "sauron", regular=1)
    walk(board, "shadow", "north-ithilien", "osgiliath")
    assert board.controls("osgiliath") == "nobody"
    assert board.g.victory_points(f.SHADOW) == 0


@rule("wotr.capture.siege-win")
def test_a_stronghold_falls_with_its_last_defender() -> None:
    board = storm(siege({"regular": 3}, {"regular": 1, "leader": 1}).dice(6, 1, 1, 1), "reroll:0")
    assert board.controls("minas-tirith") == "shadow"
    assert board.units("shadow", "minas-tirith") == 3
    assert board.count(INSIDE, "gondor-leader") == 0


INSIDE = "minas-tirith-inside"


@rule("wotr.capture.siege-win", "wotr.battle.end.conditions")
def test_when_both_armies_of_a_siege_fall_nothing_is_captured() -> None:
    board = storm(siege({"regular": 1}, {"regular": 1}).dice(6, 6))
    assert board.controls("minas-tirith") == "free"
    assert board.g.victory_points(f.SHADOW) == 0


@rule("wotr.capture.siege-win")
def test_a_garrison_destroyed_by_an_event_leaves_the_stronghold_to_the_besiegers() -> None:
    board = siege({"regular": 2}, {"regular": 1}).run(TakeHits(f.FREE, slot(INSIDE), 1)).run(SettleBoard())
    assert board.controls("minas-tirith") == "shadow"


@rule("wotr.capture.rearguard-counts")
def test_a_rearguard_captures_the_stronghold_when_attackers_and_defenders_fall() -> None:
    board = siege({"regular": 2}, {"regular": 1}).dice(6, 6)
    board.run(LaunchAttack(f.SHADOW, slot("minas-tirith"), slot(INSIDE))).do("take:sauron-regular=1")
    assert board.units("shadow", "minas-tirith") == 1
    assert board.controls("minas-tirith") == "shadow"


@rule("wotr.capture.marker-persists")
def test_control_persists_when_the_army_moves_on() -> None:
    board = Board().war("sauron").place("osgiliath", "sauron", regular=1)
    walk(board, "shadow", "osgiliath", "pelargir")
    walk(board, "shadow", "pelargir", "lamedon")
    assert board.controls("pelargir") == "shadow"
    assert board.g.victory_points(f.SHADOW) == 1


@rule("wotr.capture.no-political-use")
def test_a_captured_city_is_of_no_use_on_the_political_track() -> None:
    board = Board().character("boromir", "pelargir")
    assert forbids_counsel(board.g, f.GONDOR) is None
    assert forbids_counsel(board.captured("pelargir").g, f.GONDOR) == "wotr.capture.no-political-use"


@rule("wotr.capture.points-city", "wotr.capture.points-immediate")
def test_a_city_is_worth_a_point_at_once() -> None:
    board = Board().war("sauron").place("osgiliath", "sauron", regular=1).place("dagorlad", "sauron", regular=1)
    board.run(MoveArmies(f.SHADOW, 2, NOBODY_LEADS)).do("move:osgiliath:pelargir")
    assert board.g.stack != [], "the action is not over yet"
    assert board.g.victory_points(f.SHADOW) == 1


@rule("wotr.capture.points-stronghold")
def test_a_stronghold_is_worth_two_points() -> None:
    board = storm(siege({"regular": 3}, {"regular": 1}).dice(6, 1, 1, 1))
    assert board.g.victory_points(f.SHADOW) == 2


@rule("wotr.capture.points-city")
def test_a_town_is_worth_nothing() -> None:
    board = Board().war("sauron").place("osgiliath", "sauron", regular=1)
    walk(board, "shadow", "osgiliath", "lossarnach")
    assert board.g.victory_points(f.SHADOW) == 0


@rule("wotr.capture.recovered")
def test_the_owner_retakes_a_settlement_and_the_points_are_lost() -> None:
    board = Board().war("north").captured("dale").place("old-forest-road", "north", regular=1)
    assert board.g.victory_points(f.SHADOW) == 1
    walk(board, "free", "old-forest-road", "dale")
    assert board.controls("dale") == "free"
    assert (board.g.victory_points(f.SHADOW), board.g.victory_points(f.FREE)) == (0, 0)


@rule("wotr.capture.retaken-usable")
def test_a_retaken_settlement_is_usable_for_recruiting_again() -> None:
    board = Board().war("north").captured("dale").place("old-forest-road", "north", regular=1)
    regular = f.regular_column(f.NORTH)
    assert forbids_recruit(board.g, f.FREE, regular, slot("dale"), False) is not None
    walk(board, "free", "old-forest-road", "dale")
    assert forbids_recruit(board.g, f.FREE, regular, slot("dale"), False) is None


@rule("wotr.politics.advance.captured")
def test_a_capture_advances_the_nation() -> None:
    board = Board().war("sauron").place("osgiliath", "sauron", regular=1)
    before = board.steps("gondor")
    walk(board, "shadow", "osgiliath", "lossarnach")
    assert board.steps("gondor") == before - 1
    assert board.is_active("gondor")


@rule("wotr.characters.no-capture-alone")
def test_nazgul_alone_capture_nothing() -> None:
    board = Board().place("pelargir", "sauron", nazgul=2).run(SettleBoard())
    assert board.controls("pelargir") == "free"


@rule("wotr.siege.relief.siege-lifted", "wotr.capture.recovered")
def test_a_retaken_stronghold_is_not_besieged() -> None:
    board = Board().war("sauron", "gondor").captured("minas-tirith").place("minas-tirith", "sauron", regular=1)
    board.place("lossarnach", "gondor", regular=2).dice(6, 1, 1)
    attack(board, "free", "lossarnach", "minas-tirith", "fight", "everybody")
    assert board.controls("minas-tirith") == "free"
    assert not board.g.is_besieged(slot("minas-tirith"))
    assert board.units("free", "minas-tirith") == 2
