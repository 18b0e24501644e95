"""Attacking a city or a fortification (VI p.31)."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import combat_shadow as combat_shadow
from westmarch.games.wotr.rules.combat import target_number
from wotr.battles import attack, battle, city, fight, hits
from wotr.board import Board


@rule("wotr.city.first-round-six", "wotr.map.settlement.city")
def test_in_the_first_round_the_attacker_of_a_city_needs_six() -> None:
    board = fight(city({"regular": 3}, {"regular": 4}).dice(5, 5, 6, 1, 1, 1, 1))
    assert hits(board, "shadow") == [1]


@rule("wotr.city.first-round-six", "wotr.map.fortification.locations")
def test_a_fortification_protects_like_a_city() -> None:
    board = Board().war("sauron", "gondor").place("north-ithilien", "sauron", regular=3)
    board.place("osgiliath", "gondor", regular=4).dice(5, 5, 6, 1, 1, 1, 1)
    attack(board, "shadow", "north-ithilien", "osgiliath")
    assert hits(board, "shadow") == [1]


@rule("wotr.city.first-round-six", "wotr.map.settlement.town")
def test_a_town_gives_no_benefit() -> None:
    board = Board().war("sauron", "gondor").place("osgiliath", "sauron", regular=3)
    board.place("lossarnach", "gondor", regular=4).dice(5, 5, 6, 1, 1, 1, 1)
    attack(board, "shadow", "osgiliath", "lossarnach")
    assert hits(board, "shadow") == [3]


@rule("wotr.city.later-rounds-normal")
def test_from_the_second_round_five_is_enough() -> None:
    board = city({"regular": 3}, {"regular": 4}).dice(5, 5, 6, 1, 1, 1, 1, 5, 5, 6, 1, 1, 1)
    fight(board, "press", "hold", "choose:none")
    assert hits(board, "shadow") == [1, 3]


@rule("wotr.city.defender-normal")
def test_the_defender_of_a_city_hits_on_five() -> None:
    board = fight(city({"regular": 3}, {"regular": 2}).dice(1, 1, 1, 5, 4))
    assert hits(board, "free") == [1]


@rule("wotr.city.modified-six-counts")
def test_a_modified_six_counts_as_six() -> None:
    board = city({"regular": 3}, {"regular": 4}).hand("shadow", "sh-str-22")
    fight(board.dice(5, 4, 1, 1, 1, 1, 1), "combat:sh-str-22")
    assert hits(board, "shadow") == [1]


@rule("wotr.city.reroll-too")
def test_the_leader_reroll_of_the_first_round_needs_six_too() -> None:
    board = fight(city({"regular": 2, "nazgul": 2}, {"regular": 4}).dice(1, 1, 1, 1, 1, 1, 5, 6), "reroll:2")
    assert hits(board, "shadow", "wotr-log-reroll") == [1]


@rule("wotr.city.any-defender")
def test_the_shadow_profits_from_a_city_or_fortification_that_it_holds() -> None:
    board = Board().war("sauron", "gondor").captured("pelargir").place("pelargir", "sauron", regular=4)
    board.place("lossarnach", "gondor", regular=3).dice(5, 5, 6, 1, 1, 1, 1)
    attack(board, "free", "lossarnach", "pelargir")
    assert hits(board, "free") == [1]
    fort = Board().war("sauron", "gondor").place("osgiliath", "sauron", regular=4)
    fort.place("lossarnach", "gondor", regular=3).dice(5, 5, 6, 1, 1, 1, 1)
    attack(fort, "free", "lossarnach", "osgiliath")
    assert hits(fort, "free") == [1]


@rule("wotr.city.first-round-six")
def test_the_number_is_a_matter_of_round_and_side() -> None:
    board = fight(city({"regular": 1}, {"regular": 1}).dice(1, 1))
    assert (target_number(board.g, battle(board), f.SHADOW), target_number(board.g, battle(board), f.FREE)) == (6, 5)
    board.dice(1, 1).do("press", "hold")
    assert (target_number(board.g, battle(board), f.SHADOW), target_number(board.g, battle(board), f.FREE)) == (5, 5)
