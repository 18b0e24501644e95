"""Attacking with armies (VI p.28): who may attack whom, and the rearguard."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import free_strategy as free_strategy
from westmarch.games.wotr.rules.actions import action_options
from westmarch.games.wotr.rules.attack import Attack, LaunchAttack, attacks, can_attack, forbids_attack
from westmarch.games.wotr.rules.combat import strength
from westmarch.games.wotr.rules.figures import LEADER_LEADS, NOBODY_LEADS
from wotr.battles import attack, battle, field, fight, hits, rolled, siege
from wotr.board import Board, slot


def refusal(board: Board, side: str, origin: str, target: str, led_by: int = NOBODY_LEADS) -> str | None:
    return forbids_attack(board.g, f.SIDES.index(side), slot(origin), slot(target), led_by)


MOUTH = ",mouth-of-sauron=1"


def launch(board: Board, led_by: int = NOBODY_LEADS) -> Board:
    """Sauron of Dagorlad against North Ithilien, up to the choice of the attackers."""
    return board.run(LaunchAttack(f.SHADOW, slot("dagorlad"), slot("north-ithilien"), led_by=led_by))


@rule("wotr.attack.means")
def test_only_army_and_character_results_start_a_battle() -> None:
    board = field({"regular": 2, "nazgul": 1}, {"regular": 1})
    for face in ("character", "army", "muster", "muster-army", "event"):
        board.result("shadow", face)
    found = {f.FACES[o[1]] for o in action_options(board.g, f.SHADOW) if o[0] == "use" and o[2] == "attack"}
    assert found == {"character", "army", "muster-army"}


@rule("wotr.attack.nation-at-war")
def test_an_army_of_a_nation_not_at_war_does_not_attack() -> None:
    board = Board().place("gap-of-rohan", "isengard", regular=4).place("fords-of-isen", "rohan", regular=1)
    assert refusal(board, "shadow", "gap-of-rohan", "fords-of-isen") == "wotr.attack.nation-at-war"
    assert not can_attack(board.g, f.SHADOW)
    assert can_attack(board.war("isengard").g, f.SHADOW)


@rule("wotr.attack.nation-at-war")
def test_leaders_alone_do_not_make_an_attack() -> None:
    board = Board().war("gondor").place("osgiliath", "rohan", regular=2).place("osgiliath", "gondor", leader=1)
    board.place("north-ithilien", "sauron", regular=1)
    assert refusal(board, "free", "osgiliath", "north-ithilien") == "wotr.attack.nation-at-war"


@rule("wotr.attack.adjacent-or-same-region")
def test_targets_are_adjacent_armies_and_the_enemy_of_a_siege() -> None:
    board = siege({"regular": 3}, {"regular": 2}).place("osgiliath", "gondor", regular=1)
    board.place("pelargir", "gondor", regular=1)
    assert attacks(board.g, f.SHADOW) == [
        (slot("minas-tirith"), slot("osgiliath")),
        (slot("minas-tirith"), slot("minas-tirith-inside")),
    ]
    assert refusal(board, "shadow", "minas-tirith", "pelargir") == "wotr.attack.adjacent-or-same-region"


@rule("wotr.attack.adjacent-or-same-region", "wotr.map.border.black-line")
def test_a_black_border_hinders_an_attack() -> None:
    board = Board().war("sauron").place("moria", "sauron", regular=3).place("lorien", "elves", regular=1)
    assert refusal(board, "shadow", "moria", "lorien") == "wotr.attack.adjacent-or-same-region"


@rule("wotr.attack.one-army", "wotr.action.army.attack-one")
def test_an_attack_is_made_by_one_army() -> None:
    board = field({"regular": 2}, {"regular": 1}).place("osgiliath", "sauron", regular=3)
    board.run(Attack(f.SHADOW, led_by=NOBODY_LEADS))
    assert board.options() == ["attack:dagorlad:north-ithilien", "attack:osgiliath:north-ithilien"]
    board.do("attack:dagorlad:north-ithilien", "everybody")
    assert len(rolled(board, "shadow")[0]) == 2


@rule("wotr.attack.attacker-stays")
def test_attackers_stay_in_their_region_until_they_have_won() -> None:
    board = fight(field({"regular": 2}, {"regular": 2}).dice(1, 1, 1, 1))
    assert board.prompt() == "wotr-ask-cease"
    assert battle(board).origin == slot("dagorlad")
    assert board.units("shadow", "north-ithilien") == 0
    board.do("cease")
    assert board.units("shadow", "dagorlad") == 2


@rule("wotr.attack.split.optional")
def test_part_of_an_army_attacks_and_the_rest_is_the_rearguard() -> None:
    board = launch(field({"regular": 8}, {"regular": 1}).dice(1, 1, 1, 1, 1, 1))
    board.do("take:sauron-regular=5")
    assert strength(board.g, battle(board), f.SHADOW) == 5
    assert board.units("shadow", "dagorlad") == 3


@rule("wotr.attack.split.one-unit-each")
def test_the_attacking_part_has_a_unit() -> None:
    board = launch(field({"regular": 2, "nazgul": 2}, {"regular": 1}))
    units = {code for code in board.parts() if "nazgul" not in code}
    assert units == {"take:sauron-regular=1"}, "two units leave no Nazgul behind"
    assert all("sauron-regular" in code for code in board.parts())


@rule("wotr.attack.split.one-unit-each")
def test_a_rearguard_of_leaders_or_characters_only_is_refused() -> None:
    board = field({"regular": 2, "nazgul": 2}, {"regular": 1}).character("mouth-of-sauron", "dagorlad")
    launch(board.dice(1, 1, 1))
    assert [code for code in board.options() if "sauron-regular=2" in code] == [
        "take:sauron-regular=2,nazgul=2,mouth-of-sauron=1"
    ]
    board.do("everybody")
    assert board.count("attackers", "nazgul") == 2
    assert board.where("mouth-of-sauron") == "attackers"
    free = Board().war("gondor").place("north-ithilien", "gondor", regular=2, leader=1)
    free.place("dagorlad", "sauron", regular=1).dice(1, 1, 1)
    free.run(LaunchAttack(f.FREE, slot("north-ithilien"), slot("dagorlad")))
    assert "take:gondor-regular=2" not in free.options()
    free.do("take:gondor-regular=2,gondor-leader=1")
    assert free.count("attackers", "gondor-leader") == 1


@rule("wotr.attack.split.leaders-free")
def test_leaders_and_characters_go_to_either_part() -> None:
    board = field({"regular": 2, "nazgul": 2}, {"regular": 1}).character("mouth-of-sauron", "dagorlad")
    launch(board.dice(1, 1))
    one = [code.removeprefix("take:sauron-regular=1") for code in board.options() if "sauron-regular=1" in code]
    assert set(one) == {f"{nazgul}{mouth}" for nazgul in ("", ",nazgul=1", ",nazgul=2") for mouth in ("", MOUTH)}
    board.do("take:sauron-regular=1,nazgul=2")
    assert board.where("mouth-of-sauron") == "dagorlad"


@rule("wotr.attack.split.character-die")
def test_with_a_character_result_a_leader_takes_part_in_the_attack() -> None:
    board = launch(field({"regular": 3, "nazgul": 1}, {"regular": 1}).dice(1, 1), led_by=LEADER_LEADS)
    assert all("nazgul=1" in code for code in board.parts())
    board.do("take:sauron-regular=1,nazgul=1")
    assert board.count("attackers", "nazgul") == 1


@rule("wotr.attack.split.character-die", "wotr.action.character.leader-army-attack")
def test_an_army_without_a_leader_does_not_attack_by_a_character_result() -> None:
    board = field({"regular": 3}, {"regular": 1})
    assert (
        refusal(board, "shadow", "dagorlad", "north-ithilien", led_by=LEADER_LEADS) == "wotr.attack.split.character-die"
    )
    assert refusal(board, "shadow", "dagorlad", "north-ithilien") is None


@rule("wotr.action.character.siege-or-sortie")
def test_a_character_result_also_starts_a_siege_battle_or_a_sortie() -> None:
    board = siege({"regular": 2, "nazgul": 1}, {"regular": 2, "leader": 1})
    assert attacks(board.g, f.SHADOW, True) == [(slot("minas-tirith"), slot("minas-tirith-inside"))]
    assert attacks(board.g, f.FREE, True) == [(slot("minas-tirith-inside"), slot("minas-tirith"))]


@rule("wotr.attack.rearguard.no-effect")
def test_a_rearguard_adds_neither_strength_nor_leadership() -> None:
    board = launch(field({"regular": 4, "nazgul": 2}, {"regular": 1}).dice(1, 1, 1))
    board.do("take:sauron-regular=2")
    assert rolled(board, "shadow") == [[1, 1]]
    assert board.prompt() == "wotr-ask-cease"


@rule("wotr.attack.rearguard.no-casualties")
def test_no_casualties_are_taken_from_a_rearguard() -> None:
    board = launch(field({"regular": 4}, {"regular": 5}).dice(1, 1, 6, 6, 6, 1, 1))
    board.do("take:sauron-regular=2")
    assert board.units("shadow", "dagorlad") == 2
    assert board.options() == []
    assert board.units("free", "north-ithilien") == 5


@rule("wotr.attack.rearguard.no-advance")
def test_a_rearguard_does_not_advance() -> None:
    board = launch(field({"regular": 4}, {"regular": 1}).dice(6, 6, 1))
    board.do("take:sauron-regular=2", "everybody")
    assert board.units("shadow", "north-ithilien") == 2
    assert board.units("shadow", "dagorlad") == 2


@rule("wotr.attack.nonbelligerent-forced-rearguard", "wotr.politics.nonbelligerent.stacked")
def test_figures_of_nations_not_at_war_stay_in_the_rearguard() -> None:
    board = Board().war("gondor", "sauron").place("osgiliath", "gondor", regular=2, leader=1)
    board.place("osgiliath", "rohan", regular=2, leader=1).place("north-ithilien", "sauron", regular=1)
    attack(board.dice(1, 1, 1), "free", "osgiliath", "north-ithilien", "reroll:0")
    assert board.count("attackers", "gondor-regular") == 2
    assert board.count("attackers", "rohan-regular") == 0
    assert board.count("osgiliath", "rohan-regular") == 2
    assert board.count("osgiliath", "rohan-leader") == 1


@rule("wotr.attack.nonbelligerent-forced-rearguard")
def test_a_unit_stays_with_leaders_who_are_not_at_war() -> None:
    board = (
        Board().war("gondor", "sauron").place("osgiliath", "gondor", regular=2).place("osgiliath", "rohan", leader=1)
    )
    board.place("north-ithilien", "sauron", regular=1)
    board.dice(1, 1).run(LaunchAttack(f.FREE, slot("osgiliath"), slot("north-ithilien")))
    assert board.count("attackers", "gondor-regular") == 1
    assert board.count("osgiliath", "gondor-regular") == 1
    single = Board().war("gondor").place("osgiliath", "gondor", regular=1).place("osgiliath", "rohan", leader=1)
    single.place("north-ithilien", "sauron", regular=1)
    assert refusal(single, "free", "osgiliath", "north-ithilien") == "wotr.attack.split.one-unit-each"


@rule("wotr.characters.at-war-always", "wotr.characters.at-war-nazgul-example")
def test_nazgul_and_companions_join_an_attack_whatever_their_nation_does() -> None:
    board = (
        Board().war("isengard").place("gap-of-rohan", "isengard", regular=2).place("gap-of-rohan", "sauron", nazgul=1)
    )
    board.place("fords-of-isen", "rohan", regular=1).dice(1, 1, 1)
    attack(board, "shadow", "gap-of-rohan", "fords-of-isen", "reroll:0")
    assert board.count("attackers", "nazgul") == 1
    west = Board().war("rohan").place("fords-of-isen", "rohan", regular=2).character("boromir", "fords-of-isen")
    west.place("gap-of-rohan", "isengard", regular=1).dice(1, 1, 1, 1)
    attack(west, "free", "fords-of-isen", "gap-of-rohan")
    assert west.where("boromir") == "attackers"


@rule("wotr.attack.defender-all-in")
def test_all_defenders_take_part() -> None:
    board = field({"regular": 1}, {"regular": 2, "elite": 1, "leader": 1}).character("boromir", "north-ithilien")
    fight(board.dice(1, 1, 1, 1, 1))
    assert board.prompt() == "wotr-ask-reroll"
    assert strength(board.g, battle(board), f.FREE) == 4
    assert board.options() == ["reroll:0", "reroll:1", "reroll:2"]


@rule("wotr.attack.defender-any-politics")
def test_units_not_at_war_defend_with_all_their_dice() -> None:
    board = Board().war("sauron").place("vale-of-the-carnen", "sauron", regular=1).place("dale", "north", regular=3)
    attack(board.dice(1, 5, 5, 1), "shadow", "vale-of-the-carnen", "dale")
    assert hits(board, "free") == [2]
    assert board.units("shadow", "vale-of-the-carnen") == 0


@rule("wotr.characters.alone-not-in-battle", "wotr.characters.vulnerable-only-with-army")
def test_characters_without_an_army_are_no_target() -> None:
    board = Board().war("sauron").place("dagorlad", "sauron", regular=5).character("boromir", "north-ithilien")
    assert refusal(board, "shadow", "dagorlad", "north-ithilien") == "wotr.characters.alone-not-in-battle"
    assert not can_attack(board.g, f.SHADOW)


@rule("wotr.events.table.stays")
def test_a_ward_on_the_table_forbids_field_and_siege_attacks() -> None:
    board = Board().war("sauron").place("dimrill-dale", "sauron", regular=3).place("lorien", "elves", regular=1)
    board.place("rivendell", "sauron", regular=1).place("rivendell-inside", "elves", regular=1)
    assert refusal(board, "shadow", "dimrill-dale", "lorien") is None
    board.on_table("free", "fp-str-02")
    assert refusal(board, "shadow", "dimrill-dale", "lorien") == "wotr.events.table.stays"
    assert refusal(board, "shadow", "rivendell", "rivendell-inside") == "wotr.events.table.stays"


@rule("wotr.attack.split.character-die")
def test_saruman_leads_an_attack_from_orthanc_but_does_not_advance() -> None:
    board = Board().war("isengard").place("orthanc", "isengard", regular=2).character("saruman", "orthanc")
    board.place("fords-of-isen", "rohan", regular=1).dice(6, 6, 1)
    attack(board, "shadow", "orthanc", "fords-of-isen", "everybody", led_by=LEADER_LEADS)
    assert board.units("shadow", "fords-of-isen") == 2
    assert board.where("saruman") == "orthanc"
