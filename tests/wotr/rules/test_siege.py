"""Strongholds and sieges (VI p.31-32)."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.attack import LaunchAttack, forbids_attack
from westmarch.games.wotr.rules.combat import FIELD, SIEGE
from westmarch.games.wotr.rules.figures import NOBODY_LEADS
from westmarch.games.wotr.rules.movement import MoveArmies, moves
from wotr.battles import attack, battle, fight, hits, rolled, siege, storm, stronghold
from wotr.board import Board, slot

# ---- field battle or retreat into a siege ----


@rule("wotr.siege.choice-before-each-round")
def test_the_defender_of_a_stronghold_chooses_before_every_round_and_before_cards() -> None:
    board = stronghold({"regular": 2}, {"regular": 2}).hand("shadow", "sh-str-22")
    fight(board)
    for number in (1, 2, 3):
        assert (board.asked(), board.prompt()) == ("free", "wotr-ask-field-or-siege")
        assert battle(board).round == number
        board.dice(1, 1, 1, 1).do("fight")
        assert board.prompt() == "wotr-ask-combat-card"
        board.do("pass", "press", "hold")


@rule("wotr.siege.own-stronghold-only")
def test_captors_of_a_stronghold_may_retreat_into_it() -> None:
    board = Board().war("isengard", "rohan").captured("helms-deep").place("helms-deep", "isengard", regular=2)
    board.place("westemnet", "rohan", regular=2)
    attack(board, "free", "westemnet", "helms-deep")
    assert (board.asked(), board.prompt()) == ("shadow", "wotr-ask-field-or-siege")


@rule("wotr.siege.own-stronghold-only", "wotr.siege.besieger-cannot-use-walls")
def test_besiegers_have_no_walls() -> None:
    board = siege({"regular": 2}, {"regular": 2}).place("lossarnach", "gondor", regular=2)
    attack(board.dice(5, 5, 1, 1), "free", "lossarnach", "minas-tirith")
    assert board.prompt() != "wotr-ask-field-or-siege"
    assert hits(board, "free") == [2]


@rule("wotr.siege.field-battle-normal")
def test_a_field_battle_at_a_stronghold_is_fought_with_normal_numbers() -> None:
    board = fight(stronghold({"regular": 3}, {"regular": 4}).dice(5, 5, 6, 1, 1, 1, 5), "fight")
    assert hits(board, "shadow") == [3]
    assert hits(board, "free") == [1]


@rule("wotr.siege.retreat-opens-region", "wotr.siege.begins-on-advance")
def test_when_the_defender_retreats_into_the_stronghold_the_attacker_may_besiege_it() -> None:
    board = fight(stronghold({"regular": 3, "nazgul": 1}, {"regular": 2, "leader": 1}), "withdraw")
    assert (board.asked(), board.prompt()) == ("shadow", "wotr-ask-who-advances")
    assert "choose:none" in board.options()
    board.do("everybody")
    assert rolled(board, "shadow") == []
    assert board.g.stack == []
    assert board.g.besieged_side(slot("minas-tirith")) == f.FREE
    assert board.units("shadow", "minas-tirith") == 3
    assert board.count("minas-tirith-inside", "gondor-leader") == 1


@rule("wotr.siege.begins-on-advance")
def test_part_of_the_attackers_may_besiege() -> None:
    board = fight(stronghold({"regular": 3}, {"regular": 2}), "withdraw", "take:sauron-regular=1")
    assert (board.units("shadow", "minas-tirith"), board.units("shadow", "osgiliath")) == (1, 2)
    assert board.g.is_besieged(slot("minas-tirith"))


@rule("wotr.siege.no-advance")
def test_without_an_advance_there_is_no_siege_and_nobody_is_removed() -> None:
    board = fight(stronghold({"regular": 3}, {"regular": 8}), "withdraw", "choose:none")
    assert not board.g.is_besieged(slot("minas-tirith"))
    assert board.units("free", "minas-tirith") == 8
    assert board.units("shadow", "osgiliath") == 3
    assert board.g.stack == []


@rule("wotr.siege.choice-before-each-round")
def test_the_defender_may_still_retreat_into_the_stronghold_before_a_later_round() -> None:
    board = stronghold({"regular": 3}, {"regular": 3}).dice(6, 1, 1, 1, 1, 1)
    fight(board, "fight", "press", "hold", "withdraw", "everybody")
    assert board.units("free", "minas-tirith-inside") == 2
    assert len(rolled(board, "shadow")) == 1


@rule("wotr.siege.five-unit-limit")
def test_units_above_five_are_removed_by_their_owner_when_the_siege_begins() -> None:
    board = fight(stronghold({"regular": 3}, {"regular": 5, "elite": 3}), "withdraw", "everybody")
    assert board.asked() == "free"
    board.do("excess:gondor-regular=2,gondor-elite=1")
    assert board.options() == []
    assert board.count("minas-tirith-inside", "gondor-regular") == 3
    assert board.count("minas-tirith-inside", "gondor-elite") == 2


@rule("wotr.siege.excess-to-reinforcements")
def test_units_removed_by_the_limit_of_a_siege_can_be_recruited_again() -> None:
    board = stronghold({"regular": 3}, {"regular": 8})
    before = board.in_box("gondor-regular")
    fight(board, "withdraw", "everybody")
    assert board.units("free", "minas-tirith-inside") == 5
    assert board.in_box("gondor-regular") == before + 3
    assert board.g.casualties[f.regular_column(f.GONDOR)] == 0


@rule("wotr.siege.leaders-unlimited")
def test_any_number_of_leaders_is_inside() -> None:
    board = fight(stronghold({"regular": 3}, {"regular": 5, "leader": 4}), "withdraw", "everybody")
    assert board.count("minas-tirith-inside", "gondor-leader") == 4
    assert board.options() == []


@rule("wotr.siege.control-stays")
def test_a_besieged_stronghold_is_still_its_owners() -> None:
    board = fight(stronghold({"regular": 3}, {"regular": 2}), "withdraw", "everybody")
    assert board.controls("minas-tirith") == "free"
    assert board.g.victory_points(f.SHADOW) == 0


# ---- the end of a siege ----


def leave(board: Board, *codes: str) -> Board:
    return board.run(MoveArmies(f.SHADOW, 1, NOBODY_LEADS)).do("move:minas-tirith:osgiliath", *codes)


@rule("wotr.siege.ends-on-leave", "wotr.siege.ends.defenders-return")
def test_a_siege_ends_when_the_besiegers_leave() -> None:
    board = leave(
        siege({"regular": 2}, {"regular": 2, "leader": 1}).character("boromir", "minas-tirith-inside"), "everybody"
    )
    assert not board.g.is_besieged(slot("minas-tirith"))
    assert board.units("free", "minas-tirith") == 2
    assert board.count("minas-tirith", "gondor-leader") == 1
    assert board.where("boromir") == "minas-tirith"
    assert (slot("minas-tirith"), slot("lossarnach")) in moves(board.g, f.FREE)


@rule("wotr.siege.besieger-may-leave")
def test_a_siege_lasts_while_one_unit_stays() -> None:
    board = leave(siege({"regular": 5}, {"regular": 2}), "take:sauron-regular=4")
    assert board.g.is_besieged(slot("minas-tirith"))
    assert board.units("shadow", "osgiliath") == 4


@rule("wotr.siege.characters-alone-no-siege")
def test_nazgul_alone_keep_no_siege_up() -> None:
    board = siege({"regular": 2, "nazgul": 1}, {"regular": 2})
    leave(board, "take:sauron-regular=2")
    assert not board.g.is_besieged(slot("minas-tirith"))
    assert board.count("minas-tirith", "nazgul") == 1


@rule("wotr.siege.ends-on-leave")
def test_a_siege_ends_when_the_besiegers_are_eliminated() -> None:
    board = storm(siege({"regular": 1}, {"regular": 3}).dice(1, 6, 1, 1))
    assert not board.g.is_besieged(slot("minas-tirith"))
    assert board.units("free", "minas-tirith") == 3


# ---- siege battles ----


@rule("wotr.siege.attack-from-same-region")
def test_besieged_troops_are_attacked_from_their_own_region_only() -> None:
    board = siege({"regular": 1}, {"regular": 2}).place("osgiliath", "sauron", regular=5)
    refused = forbids_attack(board.g, f.SHADOW, slot("osgiliath"), slot("minas-tirith-inside"))
    assert refused == "wotr.siege.attack-from-same-region"
    assert forbids_attack(board.g, f.SHADOW, slot("minas-tirith"), slot("minas-tirith-inside")) is None


@rule("wotr.siege.battle.definition", "wotr.siege.battle.no-field-choice")
def test_a_battle_against_a_besieged_army_is_a_siege_battle_without_a_choice_of_field() -> None:
    board = storm(siege({"regular": 2, "elite": 1}, {"regular": 3}).dice(1, 1, 1, 1, 1, 1))
    assert battle(board).kind == SIEGE
    assert rolled(board, "shadow") == [[1, 1, 1]], "no question came before the roll"


@rule("wotr.siege.battle.attacker-six")
def test_the_attacker_needs_six_in_every_round_of_a_siege_battle() -> None:
    board = siege({"regular": 2, "elite": 1}, {"regular": 5}).dice(5, 5, 6, 1, 1, 1, 1, 1, 5, 5, 6, 1, 1, 1, 1)
    storm(board, "extend:sauron-elite")
    assert hits(board, "shadow") == [1, 1]


@rule("wotr.siege.battle.defender-five")
def test_the_besieged_hit_on_five() -> None:
    board = storm(siege({"regular": 3}, {"regular": 2}).dice(1, 1, 1, 5, 4))
    assert hits(board, "free") == [1]


@rule("wotr.siege.battle.one-round", "wotr.siege.battle.remains-besieged")
def test_a_siege_battle_lasts_one_round_and_the_siege_goes_on() -> None:
    board = storm(siege({"regular": 3}, {"regular": 2}).dice(1, 1, 1, 1, 1))
    assert board.g.stack == []
    assert board.g.besieged_side(slot("minas-tirith")) == f.FREE
    assert board.units("shadow", "minas-tirith") == 3


@rule("wotr.siege.battle.extend")
def test_reducing_an_elite_prolongs_the_battle_by_a_round() -> None:
    board = storm(siege({"regular": 3, "elite": 1}, {"regular": 2}).dice(*[1] * 12))
    assert board.options() == ["cease", "extend:sauron-elite"]
    board.do("extend:sauron-elite")
    assert len(rolled(board, "shadow")) == 2
    assert board.g.stack == []
    assert board.count("minas-tirith", "sauron-regular") == 4
    assert board.count("minas-tirith", "sauron-elite") == 0


@rule("wotr.siege.battle.extend-repeat")
def test_two_elites_give_three_rounds_in_all() -> None:
    board = siege({"regular": 1, "elite": 2}, {"regular": 2}).dice(*[1] * 15)
    storm(board, "extend:sauron-elite", "extend:sauron-elite")
    assert len(rolled(board, "shadow")) == 3
    assert board.g.stack == []


@rule("wotr.siege.battle.extend-not-rearguard")
def test_an_elite_of_the_rearguard_prolongs_nothing() -> None:
    board = siege({"regular": 2, "elite": 1}, {"regular": 2}).dice(1, 1, 1, 1)
    board.run(LaunchAttack(f.SHADOW, slot("minas-tirith"), slot("minas-tirith-inside")))
    board.do("take:sauron-regular=2")
    assert board.g.stack == []
    assert len(rolled(board, "shadow")) == 1


@rule("wotr.siege.battle.extend-needs-regular")
def test_without_a_regular_to_replace_the_elite_nothing_is_prolonged() -> None:
    board = siege({"elite": 2}, {"regular": 2}).dice(1, 1, 1, 1)
    board.g.reinforcements[15 + f.regular_column(f.SAURON)] = 0
    storm(board)
    assert board.g.stack == []
    assert board.count("minas-tirith", "sauron-elite") == 2


@rule("wotr.siege.battle.one-round")
def test_an_event_may_give_a_siege_battle_three_rounds() -> None:
    board = siege({"regular": 2}, {"regular": 2}).dice(*[1] * 12)
    board.run(LaunchAttack(f.SHADOW, slot("minas-tirith"), slot("minas-tirith-inside"), rounds=3)).do("everybody")
    board.do("press", "press")
    assert len(rolled(board, "shadow")) == 3
    assert board.g.stack == []


# ---- reinforcing and relieving ----


@rule("wotr.siege.reinforce")
def test_the_besieger_moves_more_troops_in_without_an_attack() -> None:
    board = siege({"regular": 3}, {"regular": 2}).place("osgiliath", "sauron", regular=9)
    board.run(MoveArmies(f.SHADOW, 1, NOBODY_LEADS)).do("move:osgiliath:minas-tirith")
    assert board.options()[-1] == "take:sauron-regular=7"
    board.do("take:sauron-regular=7")
    assert board.units("shadow", "minas-tirith") == 10
    assert board.units("free", "minas-tirith-inside") == 2
    assert rolled(board, "shadow") == []


def relieve(board: Board, *codes: str) -> Board:
    return attack(board, "free", "lossarnach", "minas-tirith", *codes)


@rule("wotr.siege.relief.attack")
def test_relief_is_a_field_battle_with_five_for_both() -> None:
    board = siege({"regular": 3}, {"regular": 2}).place("lossarnach", "gondor", regular=3)
    relieve(board.dice(5, 1, 1, 5, 1, 1))
    assert battle(board).kind == FIELD
    assert (hits(board, "free"), hits(board, "shadow")) == ([1], [1])


@rule("wotr.siege.relief.besieged-stay-out")
def test_the_besieged_take_no_part_in_the_relief() -> None:
    board = siege({"regular": 3}, {"regular": 2, "leader": 1}).place("lossarnach", "gondor", regular=1)
    relieve(board.dice(1, 6, 6, 6))
    assert rolled(board, "free") == [[1]]
    assert board.units("free", "minas-tirith-inside") == 2
    assert board.units("free", "lossarnach") == 0


@rule("wotr.siege.relief.advance")
def test_relievers_who_cease_stay_outside() -> None:
    board = siege({"regular": 3}, {"regular": 2}).place("lossarnach", "gondor", regular=2)
    relieve(board.dice(1, 1, 1, 1, 1), "cease")
    assert board.units("free", "lossarnach") == 2
    assert board.g.is_besieged(slot("minas-tirith"))


@rule("wotr.siege.relief.siege-lifted", "wotr.siege.relief.advance")
def test_destroying_the_besiegers_ends_the_siege_and_lets_the_relievers_in() -> None:
    board = siege({"regular": 1}, {"regular": 2}).place("lossarnach", "gondor", regular=2)
    relieve(board.dice(6, 1, 1), "everybody")
    assert not board.g.is_besieged(slot("minas-tirith"))
    assert board.units("free", "minas-tirith") == 4


@rule("wotr.siege.relief.siege-lifted")
def test_garrison_and_relievers_are_ten_units_at_most() -> None:
    board = siege({"regular": 1}, {"regular": 5}).place("lossarnach", "gondor", regular=7)
    relieve(board.dice(6, 1, 1, 1, 1, 1))
    assert board.options()[-1] == "take:gondor-regular=5"


@rule("wotr.siege.relief.siege-lifted")
def test_driving_the_besiegers_off_ends_the_siege() -> None:
    board = siege({"regular": 1}, {"regular": 2}).place("lossarnach", "gondor", regular=1)
    relieve(board.dice(1, 1), "press", "retreat:osgiliath", "choose:none")
    assert not board.g.is_besieged(slot("minas-tirith"))
    assert board.units("free", "minas-tirith") == 2
    assert board.units("free", "lossarnach") == 1


@rule("wotr.siege.ends-on-leave")
def test_besiegers_who_advance_elsewhere_leave_the_siege() -> None:
    board = siege({"regular": 2}, {"regular": 1}).place("lossarnach", "gondor", regular=1)
    attack(board.dice(6, 1, 1), "shadow", "minas-tirith", "lossarnach", "everybody")
    assert not board.g.is_besieged(slot("minas-tirith"))
    assert board.units("shadow", "lossarnach") == 2


@rule("wotr.siege.besieger-may-leave")
def test_a_siege_holds_while_its_besiegers_attack_elsewhere() -> None:
    board = siege({"regular": 2}, {"regular": 1}).place("lossarnach", "gondor", regular=1)
    attack(board.dice(1, 1, 1), "shadow", "minas-tirith", "lossarnach", "cease")
    assert board.g.is_besieged(slot("minas-tirith"))
    assert board.units("shadow", "minas-tirith") == 2
