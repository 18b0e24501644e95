"""The sortie (VI p.32)."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.attack import LaunchAttack, attacks, forbids_attack
from westmarch.games.wotr.rules.combat import SORTIE
from westmarch.games.wotr.rules.movement import moves
from wotr.battles import battle, hits, rolled, sally, siege
from wotr.board import Board, slot

INSIDE = "minas-tirith-inside"


@rule("wotr.sortie.means")
def test_a_besieged_army_attacks_its_besiegers_and_nobody_else() -> None:
    board = siege({"regular": 2}, {"regular": 2}).place("osgiliath", "sauron", regular=1)
    assert attacks(board.g, f.FREE) == [(slot(INSIDE), slot("minas-tirith"))]
    assert attacks(board.g, f.FREE, True) == []
    assert attacks(board.character("boromir", INSIDE).g, f.FREE, True) == [(slot(INSIDE), slot("minas-tirith"))]
    refused = forbids_attack(board.g, f.FREE, slot(INSIDE), slot("osgiliath"))
    assert refused == "wotr.movement.besieged-units-locked"


@rule("wotr.sortie.field-battle")
def test_in_a_sortie_both_sides_hit_on_five() -> None:
    board = sally(siege({"regular": 3}, {"regular": 3}).dice(5, 1, 1, 5, 1, 1))
    assert battle(board).kind == SORTIE
    assert (hits(board, "free"), hits(board, "shadow")) == ([1], [1])


@rule("wotr.sortie.rearguard")
def test_a_rearguard_stays_inside_and_takes_no_hits() -> None:
    board = siege({"regular": 5}, {"regular": 5}).dice(1, 1, 1, 6, 6, 6, 6, 1)
    board.run(LaunchAttack(f.FREE, slot(INSIDE), slot("minas-tirith"))).do("take:gondor-regular=3")
    assert board.units("free", INSIDE) == 2
    assert board.g.besieged_side(slot("minas-tirith")) == f.FREE
    assert board.controls("minas-tirith") == "free"


@rule("wotr.sortie.cease-back-inside")
def test_after_ceasing_the_attackers_are_inside_again() -> None:
    board = sally(siege({"regular": 3}, {"regular": 3, "leader": 1}).dice(*[1] * 6), "reroll:0", "cease")
    assert board.g.besieged_side(slot("minas-tirith")) == f.FREE
    assert board.units("free", INSIDE) == 3
    assert board.count(INSIDE, "gondor-leader") == 1


@rule("wotr.sortie.besieger-may-retreat")
def test_the_besiegers_may_retreat_and_the_siege_ends() -> None:
    board = sally(siege({"regular": 2}, {"regular": 2}).dice(1, 1, 1, 1), "press")
    assert board.options() == ["hold", "retreat:druadan-forest", "retreat:osgiliath"]
    board.do("retreat:osgiliath")
    assert board.units("shadow", "osgiliath") == 2
    assert not board.g.is_besieged(slot("minas-tirith"))
    assert board.units("free", "minas-tirith") == 2


@rule("wotr.sortie.no-advance-out")
def test_a_victorious_sortie_stays_in_the_region() -> None:
    board = sally(siege({"regular": 1}, {"regular": 3}).dice(6, 1, 1, 1))
    assert board.options() == []
    assert board.g.stack == []
    assert board.g.army_slots(f.FREE) == [slot("minas-tirith")]
    assert board.units("free", "minas-tirith") == 3


@rule("wotr.sortie.at-war")
def test_units_not_at_war_make_no_sortie() -> None:
    board = Board().place("erebor", "sauron", regular=1).place("erebor-inside", "dwarves", regular=3)
    refused = forbids_attack(board.g, f.FREE, slot("erebor-inside"), slot("erebor"))
    assert refused == "wotr.sortie.at-war"
    assert attacks(board.g, f.FREE) == []
    assert attacks(board.war("dwarves").g, f.FREE) != []


@rule("wotr.sortie.several-rounds")
def test_a_sortie_goes_on_without_reducing_an_elite() -> None:
    board = sally(siege({"regular": 2}, {"elite": 2}).dice(*[1] * 12), "press", "hold", "press", "hold")
    assert len(rolled(board, "free")) == 3
    assert board.prompt() == "wotr-ask-cease"


@rule("wotr.capture.siege-win")
def test_a_sortie_that_loses_all_defenders_loses_the_stronghold() -> None:
    board = sally(siege({"regular": 3}, {"regular": 1}).dice(1, 6, 1, 1))
    assert board.controls("minas-tirith") == "shadow"
    assert not board.g.is_besieged(slot("minas-tirith"))


@rule("wotr.capture.siege-win")
def test_a_sortie_in_which_all_fall_leaves_the_stronghold_to_its_owner() -> None:
    board = sally(siege({"regular": 1}, {"regular": 1}).dice(6, 6))
    assert board.controls("minas-tirith") == "free"
    assert board.units("free", "minas-tirith") == 0


@rule("wotr.siege.ends.defenders-return")
def test_sallying_troops_and_their_rearguard_are_one_army_after_the_siege() -> None:
    board = siege({"regular": 1}, {"regular": 4}).dice(6, 1, 1)
    board.run(LaunchAttack(f.FREE, slot(INSIDE), slot("minas-tirith"))).do("take:gondor-regular=2")
    assert board.units("free", "minas-tirith") == 4
    assert (slot("minas-tirith"), slot("lossarnach")) in moves(board.g, f.FREE)


@rule("wotr.sortie.field-battle")
def test_saruman_sallies_in_orthanc_and_is_back_inside_after_it() -> None:
    board = Board().war("isengard", "rohan").place("orthanc", "rohan", regular=2)
    board.place("orthanc-inside", "isengard", regular=2).character("saruman", "orthanc-inside").dice(1, 1, 1, 1)
    board.run(LaunchAttack(f.SHADOW, slot("orthanc-inside"), slot("orthanc"))).do("everybody", "reroll:0")
    assert board.where("saruman") == "attackers"
    board.do("cease")
    assert board.where("saruman") == "orthanc-inside"
