"""Ceasing, retreating and advancing: how a battle ends (VI p.30-31)."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import combat_free as combat_free
from westmarch.games.wotr.cards import combat_shadow as combat_shadow
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.movement import forbids_move, moves
from westmarch.games.wotr.rules.retreat import Retreat, retreat_targets
from wotr.battles import attack, battle, field, fight, siege, storm
from wotr.board import Board, slot

# ---- cease and retreat ----


@rule("wotr.battle.cease.attacker-option", "wotr.battle.retreat.only-if-continued")
def test_the_attacker_speaks_first_then_the_defender() -> None:
    board = fight(field({"regular": 1}, {"regular": 1}).dice(1, 1))
    assert (board.asked(), board.options()) == ("shadow", ["cease", "press"])
    board.do("press")
    assert board.asked() == "free"
    assert "hold" in board.options()


@rule("wotr.battle.retreat.only-if-continued", "wotr.battle.cease.stay")
def test_after_the_attacker_ceases_nobody_moves_and_no_retreat_is_offered() -> None:
    board = fight(field({"regular": 2, "nazgul": 1}, {"regular": 1}).dice(1, 1, 1), "reroll:0", "cease")
    assert board.options() == []
    assert (board.units("shadow", "dagorlad"), board.count("dagorlad", "nazgul")) == (2, 1)
    assert board.units("free", "north-ithilien") == 1


@rule("wotr.battle.retreat.free-adjacent")
def test_a_retreat_goes_to_an_adjacent_free_region() -> None:
    board = fight(field({"regular": 1}, {"regular": 1}).dice(1, 1), "press")
    assert board.options() == [
        "hold",
        "retreat:dead-marshes",
        "retreat:eastern-emyn-muil",
        "retreat:osgiliath",
        "retreat:south-ithilien",
    ]
    board.do("retreat:osgiliath", "choose:none")
    assert board.units("free", "osgiliath") == 1


@rule("wotr.battle.retreat.free-adjacent")
def test_an_empty_enemy_settlement_is_no_retreat() -> None:
    board = Board().place("pelargir", "sauron", regular=1)
    assert slot("lossarnach") not in retreat_targets(board.g, f.SHADOW, slot("pelargir"))
    assert slot("osgiliath") in retreat_targets(board.g, f.SHADOW, slot("pelargir"))


@rule("wotr.battle.retreat.free-adjacent")
def test_the_region_of_the_attackers_is_no_retreat() -> None:
    board = fight(field({"regular": 1}, {"regular": 1}).dice(1, 1), "press")
    assert "retreat:dagorlad" not in board.options()


@rule("wotr.battle.retreat.impossible")
def test_without_a_free_region_the_defender_cannot_retreat() -> None:
    board = field({"regular": 1}, {"regular": 1})
    for where in ("dead-marshes", "eastern-emyn-muil", "osgiliath", "south-ithilien"):
        board.place(where, "sauron", regular=1)
    fight(board.dice(1, 1, 1, 1), "press")
    assert board.prompt() == "wotr-ask-cease"
    assert battle(board).round == 2


@rule("wotr.battle.retreat.whole-army")
def test_the_whole_army_retreats_to_one_region() -> None:
    board = field({"regular": 1}, {"regular": 3, "leader": 1}).character("boromir", "north-ithilien")
    fight(board.dice(1, 1, 1, 1, 1), "reroll:0", "press", "retreat:osgiliath", "choose:none")
    assert board.units("free", "osgiliath") == 3
    assert board.count("osgiliath", "gondor-leader") == 1
    assert board.where("boromir") == "osgiliath"
    assert board.units("free", "north-ithilien") == 0


@rule("wotr.battle.retreat.besieged-never")
def test_a_besieged_army_never_retreats() -> None:
    board = siege({"regular": 1, "elite": 1}, {"regular": 2})
    assert retreat_targets(board.g, f.FREE, slot("minas-tirith-inside")) == []
    storm(board.dice(1, 1, 1, 1, 1, 1, 1, 1), "extend:sauron-elite")
    assert not [entry for entry in board.entries() if entry.key == "wotr-log-retreats"]
    assert board.prompt() == ""


@rule("wotr.battle.retreat.level-zero-left")
def test_saruman_is_left_behind_by_a_retreat() -> None:
    board = Board().war("rohan", "isengard").place("orthanc", "isengard", regular=2).character("saruman", "orthanc")
    board.place("fords-of-isen", "rohan", regular=1).dice(1, 1, 1)
    attack(board, "free", "fords-of-isen", "orthanc", "fight", "reroll:0", "press", "retreat:gap-of-rohan")
    assert board.where("saruman") == "orthanc"
    assert board.units("shadow", "gap-of-rohan") == 2


@rule("wotr.battle.retreat.nonbelligerent-border", "wotr.battle.retreat.dale-erebor-example")
def test_the_north_retreats_from_dale_to_erebor_though_not_at_war() -> None:
    board = Board().war("sauron").place("dale", "north", regular=2).place("vale-of-the-carnen", "sauron", regular=1)
    assert board.steps("north") > 0
    refused = forbids_move(board.g, f.FREE, slot("dale"), slot("erebor"))
    assert refused == "wotr.movement.nonbelligerent-border"
    attack(board.dice(1, 1, 1), "shadow", "vale-of-the-carnen", "dale", "press", "retreat:erebor", "choose:none")
    assert board.units("free", "erebor") == 2


@rule("wotr.battle.retreat.nonbelligerent-must-leave")
def test_units_not_at_war_leave_the_nation_they_retreated_into() -> None:
    board = Board().place("erebor", "north", regular=2)
    assert moves(board.g, f.FREE) == [(slot("erebor"), slot("dale")), (slot("erebor"), slot("withered-heath"))]


@rule("wotr.battle.retreat.free-adjacent")
def test_a_retreat_by_a_card_is_the_choice_of_the_owner() -> None:
    board = Board().place("osgiliath", "sauron", regular=2).run(Retreat(f.SHADOW, slot("osgiliath")))
    assert board.asked() == "shadow"
    board.do("retreat:north-ithilien")
    assert board.units("shadow", "north-ithilien") == 2


# ---- the end ----


@rule("wotr.battle.continue")
def test_rounds_go_on_until_somebody_ends_the_battle() -> None:
    board = field({"regular": 1}, {"regular": 1}).dice(1, 1)
    fight(board)
    for count in range(2, 9):
        board.dice(1, 1).do("press", "hold")
        assert battle(board).round == count


@rule("wotr.battle.end.conditions")
def test_when_both_armies_fall_the_battle_is_over_and_the_region_empty() -> None:
    board = fight(field({"regular": 1}, {"regular": 1}).dice(6, 6))
    assert board.options() == []
    assert board.g.stack == []
    assert board.units("shadow", "north-ithilien") == 0
    assert board.units("free", "north-ithilien") == 0


@rule("wotr.battle.end.conditions")
def test_a_retreat_ends_the_battle() -> None:
    board = fight(field({"regular": 1}, {"regular": 1}).dice(1, 1), "press", "retreat:osgiliath", "choose:none")
    assert board.g.stack == []


@rule("wotr.battle.end.advance-optional")
def test_the_winner_advances_with_all_some_or_none() -> None:
    for codes, there in ((("everybody",), 3), (("take:sauron-regular=1",), 1), (("choose:none",), 0)):
        board = fight(field({"regular": 3}, {"regular": 1}).dice(6, 1, 1, 1), *codes)
        assert board.units("shadow", "north-ithilien") == there
        assert board.units("shadow", "dagorlad") == 3 - there


@rule("wotr.battle.end.advance-with-leaders")
def test_leaders_advance_with_the_last_units_when_no_rearguard_remains() -> None:
    board = Board().war("gondor", "sauron").place("north-ithilien", "gondor", regular=2, leader=1)
    board.place("dagorlad", "sauron", regular=1).dice(6, 1, 1)
    attack(board, "free", "north-ithilien", "dagorlad", "reroll:0")
    assert "take:gondor-regular=2" not in board.options()
    board.do("take:gondor-regular=2,gondor-leader=1")
    assert board.count("dagorlad", "gondor-leader") == 1


@rule("wotr.battle.end.advance-with-leaders")
def test_leaders_may_stay_with_a_rearguard() -> None:
    board = Board().war("gondor", "sauron").place("north-ithilien", "gondor", regular=3, leader=1)
    board.place("dagorlad", "sauron", regular=1).dice(6, 1, 1)
    board.run(LaunchAttack(f.FREE, slot("north-ithilien"), slot("dagorlad")))
    board.do("take:gondor-regular=2,gondor-leader=1", "reroll:0")
    assert {"take:gondor-regular=2", "take:gondor-regular=2,gondor-leader=1"} <= set(board.options())


@rule("wotr.battle.end.advance-captures")
def test_a_winner_who_stays_out_captures_nothing() -> None:
    for code, owner in (("choose:none", "free"), ("everybody", "shadow")):
        board = Board().war("sauron").place("dale", "north", regular=1).place("vale-of-the-carnen", "sauron", regular=2)
        attack(board.dice(6, 6, 1), "shadow", "vale-of-the-carnen", "dale", code)
        assert board.controls("dale") == owner


@rule("wotr.battle.end.advance-politics")
def test_an_advance_activates_the_nation_of_the_region() -> None:
    for code, awake in (("choose:none", False), ("everybody", True)):
        board = Board().war("sauron").place("eastemnet", "elves", regular=1).place("fangorn", "sauron", regular=2)
        attack(board.dice(6, 6, 1), "shadow", "fangorn", "eastemnet", code)
        assert board.is_active("rohan") is awake


@rule("wotr.politics.dale-example")
def test_the_example_of_dale() -> None:
    board = Board().war("sauron").place("dale", "north", regular=2).place("vale-of-the-carnen", "sauron", regular=3)
    assert (board.steps("north"), board.is_active("north")) == (3, False)
    board.dice(6, 1, 1, 1, 1)
    attack(board, "shadow", "vale-of-the-carnen", "dale", "press", "retreat:erebor", "everybody")
    assert (board.steps("north"), board.is_active("north")) == (1, True)
    assert board.controls("dale") == "shadow"
    assert board.g.victory_points(f.SHADOW) == 1


@rule("wotr.politics.advance.attacked-once-per-battle")
def test_a_battle_of_several_rounds_advances_a_nation_once() -> None:
    board = Board().war("sauron").place("dale", "north", regular=1).place("vale-of-the-carnen", "sauron", regular=1)
    attack(board.dice(1, 1, 1, 1, 1, 1), "shadow", "vale-of-the-carnen", "dale", "press", "hold", "press", "hold")
    assert board.steps("north") == 2
