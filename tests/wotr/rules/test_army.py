"""Armies (VI p.26): what they are made of, leaders, stacking."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.army import RemoveExcess, SettleBoard
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.rules.combat import strength
from westmarch.games.wotr.rules.combat_round import battle_leadership
from westmarch.games.wotr.rules.figures import NOBODY_LEADS
from westmarch.games.wotr.rules.movement import MoveArmies, forbids_move
from wotr.battles import battle, field, fight, hits, rolled
from wotr.board import Board, slot


@rule("wotr.army.definition", "wotr.army.merge")
def test_an_army_that_joins_another_is_one_army_with_it() -> None:
    board = Board().war("gondor").place("lossarnach", "gondor", regular=2).place("pelargir", "gondor", regular=3)
    board.character("boromir", "lossarnach").run(MoveArmies(f.FREE, 2, NOBODY_LEADS))
    board.do("move:lossarnach:pelargir", "everybody", "done")
    assert board.g.army_slots(f.FREE) == [slot("pelargir")]
    assert board.units("free", "pelargir") == 5
    assert board.where("boromir") == "pelargir"


@rule("wotr.army.mixed-nations")
def test_units_of_two_nations_fight_as_one_army() -> None:
    board = field({"regular": 1}, {"regular": 1}).place("north-ithilien", "rohan", regular=2)
    fight(board.dice(1, 1, 1, 1))
    assert rolled(board, "free") == [[1, 1, 1]]


@rule("wotr.army.units-equal")
def test_the_nation_of_a_unit_changes_nothing_in_battle() -> None:
    elves = Board().war("sauron", "elves").place("dagorlad", "sauron", regular=2)
    elves.place("north-ithilien", "elves", regular=2)
    gondor = field({"regular": 2}, {"regular": 2})
    for board in (elves, gondor):
        fight(board.dice(1, 1, 5, 4))
        assert rolled(board, "free") == [[5, 4]]
        assert hits(board, "free") == [1]


@rule("wotr.army.leaders.need-army")
def test_a_leader_whose_army_is_destroyed_by_an_event_is_lost_at_once() -> None:
    board = Board().place("edoras", "rohan", regular=1, leader=1)
    board.run(TakeHits(f.FREE, slot("edoras"), 1))
    assert board.count("edoras", "rohan-leader") == 0
    assert board.g.casualties[f.leader_column(f.ROHAN)] == 1


@rule("wotr.army.leaders.need-army")
def test_the_end_of_an_action_removes_leaders_without_an_army() -> None:
    board = Board().place("edoras", "rohan", leader=2).place("folde", "rohan", regular=1, leader=1)
    board.run(SettleBoard())
    assert board.count("edoras", "rohan-leader") == 0
    assert board.count("folde", "rohan-leader") == 1
    board.run(SettleBoard())
    board.g.remove(f.FREE, slot("folde"), f.regular_column(f.ROHAN))
    board.run(SettleBoard())
    assert board.count("folde", "rohan-leader") == 0


@rule("wotr.army.leaders.any-nation")
def test_a_leader_leads_units_of_another_nation() -> None:
    board = Board().war("sauron").place("dagorlad", "sauron", regular=1)
    board.place("north-ithilien", "elves", regular=1).place("north-ithilien", "rohan", leader=1)
    fight(board.dice(1, 1))
    assert board.prompt() == "wotr-ask-reroll"
    assert battle_leadership(board.g, battle(board), f.FREE) == 1


@rule("wotr.army.leaders.unlimited", "wotr.army.stacking.ten")
def test_ten_units_and_six_leaders_stand_in_one_region() -> None:
    board = Board().place("pelargir", "gondor", regular=10, leader=4).place("pelargir", "rohan", leader=2)
    board.run(SettleBoard())
    assert board.options() == []
    assert board.units("free", "pelargir") == 10
    assert board.g.leaders(slot("pelargir")) == 6


@rule("wotr.army.leaders.not-units")
def test_leaders_add_no_strength_and_cannot_be_casualties() -> None:
    board = field({"regular": 5}, {"regular": 3, "elite": 1, "leader": 3})
    fight(board.dice(6, 1, 1, 1, 1, 1, 1, 1, 1), "reroll:0")
    assert strength(board.g, battle(board), f.FREE) == 4
    assert board.g.units(f.FREE, slot("north-ithilien")) == 4
    assert board.options() == ["lose:gondor-elite=1", "lose:gondor-regular=1"]


@rule("wotr.army.stacking.ten", "wotr.army.stacking.excess-removed")
def test_the_owner_removes_units_above_ten_at_the_end_of_an_action() -> None:
    board = Board().place("pelargir", "gondor", regular=10, elite=2).run(SettleBoard())
    assert board.asked() == "free"
    assert sorted(board.options()) == [
        "excess:gondor-elite=2", "excess:gondor-regular=1,gondor-elite=1", "excess:gondor-regular=2"
    ]  # fmt: skip
    board.do("excess:gondor-elite=1,gondor-regular=1")
    assert board.options() == []
    assert (board.count("pelargir", "gondor-regular"), board.count("pelargir", "gondor-elite")) == (9, 1)


@rule("wotr.army.stacking.excess-returns")
def test_units_removed_for_stacking_go_back_to_the_reinforcements() -> None:
    board = Board().place("pelargir", "gondor", regular=11)
    before = board.in_box("gondor-regular")
    board.run(SettleBoard())
    assert board.units("free", "pelargir") == 10
    assert board.in_box("gondor-regular") == before + 1
    assert board.g.casualties[f.regular_column(f.GONDOR)] == 0


@rule("wotr.army.stacking.five-besieged")
def test_a_besieged_army_has_five_units_at_most_and_its_besiegers_ten() -> None:
    board = Board().place("minas-tirith", "sauron", regular=10).place("minas-tirith-inside", "gondor", regular=6)
    board.run(SettleBoard())
    assert board.units("free", "minas-tirith-inside") == 5
    assert board.units("shadow", "minas-tirith") == 10


@rule("wotr.army.stacking.excess-removed")
def test_units_are_removed_only_down_to_the_limit() -> None:
    board = Board().place("pelargir", "gondor", regular=6, elite=5)
    board.run(RemoveExcess(f.FREE, slot("pelargir"), 10)).do("excess:gondor-elite=1")
    assert board.units("free", "pelargir") == 10
    assert board.options() == []


@rule("wotr.army.boxes.use", "wotr.army.boxes.same-region", "wotr.army.boxes.lossarnach-example")
def test_ten_regulars_crowd_into_lossarnach_and_an_eleventh_may_not_follow() -> None:
    board = Board().war("gondor").place("pelargir", "gondor", regular=10).place("minas-tirith", "gondor", regular=1)
    board.run(MoveArmies(f.FREE, 2, NOBODY_LEADS)).do("move:pelargir:lossarnach", "everybody")
    assert board.units("free", "lossarnach") == 10
    assert "move:minas-tirith:lossarnach" not in board.options()
    refused = forbids_move(board.g, f.FREE, slot("minas-tirith"), slot("lossarnach"))
    assert refused == "wotr.movement.stacking-after-move"
