"""Resolving a battle (VI p.28-31)."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import combat_free as combat_free
from westmarch.games.wotr.cards import combat_shadow as combat_shadow
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.rules.combat import count_hits, strength
from westmarch.games.wotr.rules.combat_cards import forbids_combat_card
from westmarch.games.wotr.rules.combat_round import (
    CombatRoll,
    CombatRound,
    ExtraAttack,
    battle_leadership,
    dice_of,
    misses,
    roll_of,
    round_of,
    turn_misses,
)
from westmarch.games.wotr.rules.events import PlayEvent
from westmarch.games.wotr.rules.movement import forbids_move, moves
from westmarch.games.wotr.rules.retreat import Retreat, retreat_targets
from wotr.battles import attack, battle, field, fight, hits, rerolled, rolled, siege, storm
from wotr.board import Board, slot


def taken(board: Board, side: str, where: str, number: int) -> Board:
    """Hits on a force in a battle."""
    return board.run(TakeHits(f.SIDES.index(side), slot(where), number, in_battle=True))


# ---- strength and leadership ----


@rule("wotr.battle.strength.definition")
def test_strength_is_the_number_of_units() -> None:
    board = fight(field({"regular": 2, "elite": 2, "nazgul": 1}, {"regular": 1}).dice(1, 1, 1, 1, 1), "reroll:0")
    assert strength(board.g, battle(board), f.SHADOW) == 4


@rule("wotr.battle.strength.max-five-dice")
def test_nine_units_roll_five_dice() -> None:
    board = fight(field({"regular": 9}, {"regular": 1}).dice(1, 1, 1, 1, 1, 1))
    assert rolled(board, "shadow") == [[1, 1, 1, 1, 1]]


@rule("wotr.battle.strength.example-four")
def test_three_regulars_and_one_elite_roll_four_dice() -> None:
    board = fight(field({"regular": 3, "elite": 1}, {"regular": 1}).dice(1, 1, 1, 1, 1))
    assert strength(board.g, battle(board), f.SHADOW) == 4
    assert len(rolled(board, "shadow")[0]) == 4


@rule("wotr.battle.strength.example-eight")
def test_six_regulars_and_two_elites_have_strength_eight_and_roll_five_dice() -> None:
    board = fight(field({"regular": 6, "elite": 2}, {"regular": 1}).dice(1, 1, 1, 1, 1, 1))
    assert strength(board.g, battle(board), f.SHADOW) == 8
    assert len(rolled(board, "shadow")[0]) == 5


@rule("wotr.battle.leadership.definition")
def test_leadership_counts_leaders_and_the_values_of_characters() -> None:
    board = field({"regular": 1}, {"regular": 5, "leader": 2}).character("aragorn", "north-ithilien")
    fight(board.dice(1, 1, 1, 1, 1, 1))
    assert battle_leadership(board.g, battle(board), f.FREE) == 4
    assert board.options()[-1] == "reroll:4"


@rule("wotr.battle.leadership.max-five")
def test_five_dice_at_most_are_rolled_again() -> None:
    board = field({"regular": 6, "nazgul": 7}, {"regular": 1})
    fight(board.dice(1, 1, 1, 1, 1, 1))
    assert battle_leadership(board.g, battle(board), f.SHADOW) == 7
    assert board.options()[-1] == "reroll:5"


@rule("wotr.battle.limits.not-exceeded-by-modifiers")
def test_captains_never_raise_the_roll_above_five_dice() -> None:
    board = field({"regular": 1}, {"regular": 5}).character("gimli", "north-ithilien")
    board.character("legolas", "north-ithilien")
    fight(board.dice(1, 1, 1, 1, 1, 1))
    assert strength(board.g, battle(board), f.FREE) == 7
    assert len(rolled(board, "free")[0]) == 5


@rule("wotr.cards.character.gandalf-grey.captain")
def test_a_captain_of_the_west_adds_a_die() -> None:
    board = field({"regular": 1}, {"regular": 3}).character("gandalf-grey", "north-ithilien")
    fight(board.dice(1, 1, 1, 1, 1))
    assert len(rolled(board, "free")[0]) == 4


@rule("wotr.battle.limits.not-exceeded-by-modifiers")
def test_cards_that_take_dice_away_leave_one() -> None:
    board = fight(field({"regular": 3}, {"regular": 1}).dice(1, 1, 1, 1))
    board.g.stack += [CombatRound(), CombatRoll()]
    roll_of(board.g).fewer_dice[f.SHADOW] = 5
    assert dice_of(board.g, f.SHADOW) == 1
    roll_of(board.g).fewer_dice[f.SHADOW] = 1
    assert dice_of(board.g, f.SHADOW) == 2


@rule("wotr.battle.rolls-recomputed")
def test_strength_is_counted_anew_each_round() -> None:
    board = field({"regular": 5}, {"regular": 5})
    fight(board.dice(1, 1, 1, 1, 1, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1), "press", "hold")
    assert [len(dice) for dice in rolled(board, "shadow")] == [5, 2]


# ---- the round ----


@rule("wotr.battle.round.steps")
def test_a_round_has_cards_roll_reroll_casualties_and_the_choice_to_cease() -> None:
    board = field({"regular": 2, "nazgul": 1}, {"regular": 3}).hand("shadow", "sh-str-22")
    board.run(LaunchAttack(f.SHADOW, slot("dagorlad"), slot("north-ithilien"))).do("everybody")
    assert board.prompt() == "wotr-ask-combat-card"
    board.dice(1, 6, 6, 1, 1, 5).do("combat:sh-str-22")
    assert board.prompt() == "wotr-ask-reroll"
    board.do("reroll:1")
    assert board.prompt() == "wotr-ask-cease"
    order = [key for key in board.logged() if key in ORDER]
    assert order == sorted(order, key=ORDER.index)
    assert set(order) == set(ORDER)
    assert CombatRound.STEPS.index("attacker_card") < CombatRound.STEPS.index("rolls")
    assert CombatRoll.STEPS.index("combat_roll") < CombatRoll.STEPS.index("leader_reroll")
    assert CombatRound.STEPS.index("rolls") < CombatRound.STEPS.index("attacker_casualties")


ORDER = ["wotr-log-combat-card", "wotr-log-combat-roll", "wotr-log-reroll", "wotr-log-lose"]


@rule("wotr.battle.round.simultaneous")
def test_units_killed_in_a_round_have_rolled_in_it() -> None:
    board = fight(field({"regular": 1}, {"regular": 1}).dice(6, 6))
    assert board.units("shadow", "dagorlad") == 0
    assert board.units("free", "north-ithilien") == 0


@rule("wotr.battle.roll.base-five")
def test_five_and_six_hit() -> None:
    board = fight(field({"regular": 4}, {"regular": 5}).dice(1, 4, 5, 6, 1, 1, 1, 1, 1))
    assert hits(board, "shadow") == [2]
    assert board.units("free", "north-ithilien") == 3


@rule("wotr.battle.reroll.misses-only")
def test_only_missed_dice_are_rolled_again() -> None:
    board = fight(field({"regular": 3, "nazgul": 3}, {"regular": 5}).dice(6, 6, 1, 1, 1, 1, 1, 1))
    assert board.options() == ["reroll:0", "reroll:1"]


@rule("wotr.battle.reroll.optional")
def test_a_player_may_roll_fewer_dice_again_than_allowed() -> None:
    board = fight(field({"regular": 3, "nazgul": 3}, {"regular": 1}).dice(1, 1, 1, 1, 2), "reroll:1")
    assert rerolled(board, "shadow") == [[2]]


@rule("wotr.battle.reroll.same-number")
def test_the_reroll_of_a_siege_attacker_hits_on_six() -> None:
    board = storm(siege({"regular": 2, "nazgul": 2}, {"regular": 3}).dice(1, 1, 1, 1, 1, 5, 6), "reroll:2")
    assert hits(board, "shadow", "wotr-log-reroll") == [1]


@rule("wotr.battle.reroll.once")
def test_each_missed_die_is_rolled_again_once() -> None:
    board = fight(field({"regular": 2, "nazgul": 5}, {"regular": 1}).dice(1, 1, 1, 1, 1), "reroll:2")
    assert rerolled(board, "shadow") == [[1, 1]]
    assert board.prompt() == "wotr-ask-cease"


@rule("wotr.battle.reroll.example")
def test_the_example_of_the_leader_reroll() -> None:
    board = Board().war("sauron", "gondor").place("north-ithilien", "gondor", regular=5, leader=3)
    board.place("dagorlad", "sauron", regular=5).dice(1, 3, 5, 5, 6, 1, 1, 1, 1, 1, 2, 6)
    attack(board, "free", "north-ithilien", "dagorlad", "reroll:2")
    assert hits(board, "free") == [3]
    assert hits(board, "free", "wotr-log-reroll") == [1]
    assert board.units("shadow", "dagorlad") == 1


# ---- modifiers ----


@rule("wotr.battle.modifier.per-die", "wotr.battle.modifier.example-plus-one")
def test_a_modifier_is_added_to_every_die() -> None:
    board = field({"regular": 4}, {"regular": 5}).hand("shadow", "sh-str-22")
    fight(board.dice(3, 4, 5, 6, 1, 1, 1, 1, 1), "combat:sh-str-22")
    assert hits(board, "shadow") == [3]


@rule("wotr.battle.modifier.cumulative")
def test_modifiers_of_one_roll_are_summed() -> None:
    board = field({"regular": 4}, {"regular": 4}).hand("shadow", "sh-str-22").hand("free", "fp-str-22")
    board.place("north-ithilien", "gondor", elite=1)
    fight(board.dice(1, 1, 1, 1, 3, 2, 1, 1, 1), "combat:sh-str-22", "combat:fp-str-22")
    assert hits(board, "free") == [1]
    assert count_hits([4], 5, 1 - 1) == 0


@rule("wotr.battle.modifier.scope")
def test_a_modifier_counts_for_the_roll_it_names() -> None:
    board = field({"regular": 1, "nazgul": 1}, {"regular": 2, "elite": 1, "leader": 1}).hand("free", "fp-str-22")
    board.run(LaunchAttack(f.SHADOW, slot("dagorlad"), slot("north-ithilien")))
    board.dice(1, 4, 1, 1, 4).do("combat:fp-str-22", "reroll:0", "reroll:1")
    assert hits(board, "free") == [1]
    assert hits(board, "free", "wotr-log-reroll") == [0]


@rule("wotr.battle.natural-one-misses")
def test_a_natural_one_misses_whatever_is_added() -> None:
    assert count_hits([1, 2], 5, 5) == 1


@rule("wotr.battle.natural-six-hits")
def test_a_natural_six_hits_whatever_is_taken_away() -> None:
    assert count_hits([6, 5], 6, -1) == 1


# ---- casualties ----


@rule("wotr.battle.casualties.after-both-rolls")
def test_no_unit_is_removed_before_the_rerolls_are_done() -> None:
    board = fight(field({"regular": 5, "nazgul": 1}, {"regular": 5}).dice(6, 6, 1, 1, 1, 6, 1, 1, 1, 1))
    assert board.prompt() == "wotr-ask-reroll"
    assert board.units("free", "north-ithilien") == 5
    assert board.units("shadow", "attackers") == 5
    board.dice(1).do("reroll:1")
    assert (board.units("shadow", "attackers"), board.units("free", "north-ithilien")) == (4, 3)


@rule("wotr.battle.casualties.attacker-decides-first")
def test_the_attacker_decides_on_casualties_first() -> None:
    board = fight(field({"regular": 1, "elite": 1}, {"regular": 1, "elite": 1}).dice(6, 1, 6, 1))
    assert board.asked() == "shadow"
    board.do("lose:sauron-regular")
    assert board.asked() == "free"


@rule("wotr.battle.casualties.owner-chooses")
def test_the_owner_chooses_who_absorbs_the_hits() -> None:
    board = Board().place("pelargir", "gondor", regular=2, elite=1).place("pelargir", "rohan", regular=1)
    taken(board, "free", "pelargir", 2)
    assert board.asked() == "free"
    assert board.options() == [
        "kill:gondor-elite",
        "lose:gondor-regular",
        "lose:rohan-regular",
        "reduce:gondor-elite",
    ]


@rule("wotr.battle.casualties.one-hit")
def test_a_hit_removes_a_regular_or_reduces_an_elite() -> None:
    left = []
    for code in ("lose:gondor-regular", "reduce:gondor-elite"):
        board = taken(Board().place("pelargir", "gondor", regular=1, elite=1), "free", "pelargir", 1).do(code)
        left.append((board.count("pelargir", "gondor-regular"), board.count("pelargir", "gondor-elite")))
    assert left == [(0, 1), (2, 0)]


@rule("wotr.battle.casualties.two-hits-elite")
def test_two_hits_may_remove_an_elite() -> None:
    board = taken(Board().place("pelargir", "gondor", elite=2), "free", "pelargir", 2).do("kill:gondor-elite")
    assert board.count("pelargir", "gondor-elite") == 1
    assert board.units("free", "pelargir") == 1
    assert board.options() == []


@rule("wotr.battle.casualties.two-hits-elite")
def test_one_hit_does_not_remove_an_elite_that_can_be_reduced() -> None:
    board = taken(Board().place("pelargir", "gondor", elite=2, regular=1), "free", "pelargir", 1)
    assert board.options() == ["lose:gondor-regular", "reduce:gondor-elite"]


@rule("wotr.battle.casualties.example-two-hits")
def test_the_example_of_two_hits() -> None:
    ways = {
        (0, 2): ["lose:gondor-regular", "lose:gondor-regular"],
        (4, 0): ["reduce:gondor-elite", "reduce:gondor-elite"],
        (2, 1): ["kill:gondor-elite"],
    }
    for left, codes in ways.items():
        board = taken(Board().place("pelargir", "gondor", regular=2, elite=2), "free", "pelargir", 2).do(*codes)
        assert (board.count("pelargir", "gondor-regular"), board.count("pelargir", "gondor-elite")) == left
        assert board.options() == []


@rule("wotr.battle.casualties.excess-ignored")
def test_hits_beyond_the_last_unit_have_no_effect() -> None:
    board = Board().place("pelargir", "gondor", regular=2).place("lossarnach", "gondor", regular=2)
    taken(board, "free", "pelargir", 5)
    assert board.units("free", "pelargir") == 0
    assert board.units("free", "lossarnach") == 2
    assert board.options() == []


@rule("wotr.battle.reduce.source-casualties-first", "wotr.battle.reduce.free-elite-lost")
def test_a_reduced_elite_is_replaced_from_the_casualties_first() -> None:
    board = Board().place("pelargir", "gondor", elite=2)
    gondor = f.regular_column(f.GONDOR)
    board.g.reinforcements[gondor] = 2
    board.g.casualties[gondor] = 1
    taken(board, "free", "pelargir", 2).do("reduce:gondor-elite", "reduce:gondor-elite")
    assert board.g.casualties[gondor] == 0
    assert board.in_box("gondor-regular") == 1
    assert board.g.casualties[f.elite_column(f.GONDOR)] == 2


@rule("wotr.battle.reduce.free-elite-lost")
def test_a_reduced_free_peoples_elite_cannot_be_recruited_again() -> None:
    board = Board().place("pelargir", "gondor", elite=1, regular=1)
    before = board.in_box("gondor-elite")
    taken(board, "free", "pelargir", 1).do("reduce:gondor-elite")
    assert board.in_box("gondor-elite") == before
    assert board.g.casualties[f.elite_column(f.GONDOR)] == 1


@rule("wotr.battle.reduce.shadow-elite-returns")
def test_a_reduced_shadow_elite_goes_back_to_the_reinforcements() -> None:
    board = Board().place("dagorlad", "sauron", elite=1, regular=1)
    before = board.in_box("sauron-elite")
    taken(board, "shadow", "dagorlad", 1).do("reduce:sauron-elite")
    assert board.in_box("sauron-elite") == before + 1
    assert board.count("dagorlad", "sauron-regular") == 2


@rule("wotr.battle.reduce.no-regular-available")
def test_an_elite_without_a_regular_to_replace_it_is_eliminated_by_one_hit() -> None:
    board = Board().place("lorien", "elves", elite=2).place("rivendell", "elves", regular=5)
    taken(board, "free", "lorien", 1)
    assert board.count("lorien", "elves-elite") == 1
    assert board.units("free", "lorien") == 1


@rule("wotr.battle.casualties.two-hits-elite", "wotr.battle.reduce.no-regular-available")
def test_two_hits_remove_one_elite_also_when_no_regular_is_left_to_replace_it() -> None:
    for code, left in (("kill:elves-elite", 2), ("lose:elves-elite", 1)):
        board = Board().place("lorien", "elves", elite=3).place("rivendell", "elves", regular=5)
        taken(board, "free", "lorien", 2)
        assert board.options() == ["kill:elves-elite", "lose:elves-elite"]
        board.do(code)
        assert board.options() == [], "a hit that is left over can be taken in one way"
        assert board.count("lorien", "elves-elite") == left


# ---- leaders and characters of a destroyed army ----


@rule("wotr.battle.leaders.die-with-army", "wotr.battle.leaders.free-permanent")
def test_leaders_and_characters_die_with_their_army() -> None:
    board = field({"regular": 1}, {"regular": 1, "leader": 2}).character("boromir", "north-ithilien")
    box = board.in_box("gondor-leader")
    fight(board.dice(6, 1, 1), "reroll:0", "choose:none")
    assert board.where("boromir") == "eliminated"
    assert board.count("north-ithilien", "gondor-leader") == 0
    assert board.g.casualties[f.leader_column(f.GONDOR)] == 2
    assert board.in_box("gondor-leader") == box


@rule("wotr.battle.leaders.nazgul-return", "wotr.battle.leaders.witch-king-permanent")
def test_nazgul_return_to_the_box_but_the_witch_king_does_not() -> None:
    board = field({"regular": 1, "nazgul": 3}, {"regular": 2}).character("witch-king", "dagorlad")
    box = board.in_box("nazgul")
    dice = board.g.bonus_dice(f.SHADOW)
    fight(board.dice(1, 6, 6), "reroll:0")
    assert board.in_box("nazgul") == box + 3
    assert board.where("witch-king") == "eliminated"
    assert board.g.bonus_dice(f.SHADOW) == dice - 1


@rule("wotr.events.casualties.leaders-removed", "wotr.events.casualties.characters-stay")
def test_an_event_that_destroys_an_army_spares_its_characters() -> None:
    board = Board().place("edoras", "rohan", regular=1, leader=1).character("boromir", "edoras")
    board.run(TakeHits(f.FREE, slot("edoras"), 1))
    assert board.where("boromir") == "edoras"
    assert board.count("edoras", "rohan-leader") == 0
    shadow = Board().place("dagorlad", "sauron", regular=1, nazgul=1).run(TakeHits(f.SHADOW, slot("dagorlad"), 1))
    assert shadow.count("dagorlad", "nazgul") == 1


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


# ---- what cards build on ----


@rule("wotr.combat-cards.attacker-chooses-first", "wotr.combat-cards.defender-independent")
def test_the_attacker_chooses_a_card_first_and_the_defender_in_any_case() -> None:
    board = field({"regular": 1}, {"regular": 1}).hand("shadow", "sh-str-22").hand("free", "fp-str-01")
    fight(board)
    assert (board.asked(), board.options()) == ("shadow", ["combat:sh-str-22", "pass"])
    board.do("pass")
    assert (board.asked(), board.options()) == ("free", ["combat:fp-str-01", "pass"])


@rule("wotr.combat-cards.discard", "wotr.combat-cards.no-action")
def test_used_combat_cards_are_discarded_after_the_round() -> None:
    board = field({"regular": 1}, {"regular": 1}).hand("shadow", "sh-str-22").hand("free", "fp-str-01")
    fight(board.dice(1, 1), "combat:sh-str-22", "combat:fp-str-01")
    assert sorted(board.g.discards) == [f.card("fp-str-01"), f.card("sh-str-22")]
    assert board.g.hands == [[], []]
    assert board.g.combat_cards == [-1, -1]


@rule("wotr.combat-cards.attack-roll.no-leader-reroll", "wotr.combat-cards.attack-roll.immediate-casualties")
def test_the_attack_of_a_card_is_rolled_at_once_and_never_again() -> None:
    board = fight(field({"regular": 2, "nazgul": 2}, {"regular": 3}).dice(1, 1, 1, 1, 1))
    board.dice(5, 4, 1).run(ExtraAttack(f.SHADOW, 3))
    assert board.units("free", "north-ithilien") == 2
    assert round_of(board.g).special_hits == [0, 1]
    assert board.prompt() == "wotr-ask-reroll"


@rule("wotr.combat-cards.attack-roll.base-number")
def test_the_attack_of_a_card_needs_the_base_number_of_the_battle() -> None:
    board = storm(siege({"regular": 2, "elite": 1, "nazgul": 1}, {"regular": 3}).dice(1, 1, 1, 1, 1, 1))
    board.dice(5, 6).run(ExtraAttack(f.SHADOW, 2))
    assert round_of(board.g).special_hits == [0, 1]
    board.dice(5, 4).run(ExtraAttack(f.FREE, 2))
    assert round_of(board.g).special_hits == [1, 1]


@rule("wotr.combat-cards.initiative.scouts-example")
def test_leaving_the_field_ends_the_battle_without_a_roll() -> None:
    board = field({"regular": 3}, {"regular": 2}).hand("free", "fp-str-05")
    fight(board, "combat:fp-str-05", "retreat:osgiliath", "choose:none")
    assert rolled(board, "shadow") == []
    assert board.units("free", "osgiliath") == 2


@rule("wotr.battle.reroll.misses-only")
def test_misses_turned_into_hits_are_not_rolled_again() -> None:
    board = fight(field({"regular": 3, "nazgul": 3}, {"regular": 3}).dice(1, 1, 1, 1, 1, 1))
    turn_misses(board.g, f.SHADOW, 2)
    assert misses(roll_of(board.g), f.SHADOW) == 1
    assert round_of(board.g).hits[f.SHADOW] == 2


@rule("wotr.cards.character.gandalf-white.white-rider")
def test_the_white_rider_cancels_all_nazgul_leadership_for_the_battle() -> None:
    board = field({"regular": 2, "nazgul": 3}, {"regular": 2}).character("gandalf-white", "north-ithilien")
    board.character("witch-king", "dagorlad")
    fight(board.dice(1, 1, 1, 1, 1, 1, 1, 1))
    assert (board.asked(), board.prompt()) == ("free", "wotr-ask-white-rider")
    board.do("yes")
    assert board.prompt() == "wotr-ask-cease"
    board.do("press", "hold")
    assert board.prompt() == "wotr-ask-cease"
    assert battle_leadership(board.g, battle(board), f.SHADOW) == 0
    assert battle_leadership(board.g, battle(board), f.FREE) == 0


@rule("wotr.cards.character.gandalf-white.white-rider")
def test_the_white_rider_may_keep_his_leadership() -> None:
    board = field({"regular": 2, "nazgul": 3}, {"regular": 2}).character("gandalf-white", "north-ithilien")
    fight(board.dice(1, 1, 1, 1), "no")
    assert battle_leadership(board.g, battle(board), f.SHADOW) == 3
    assert battle_leadership(board.g, battle(board), f.FREE) == 1


@rule("wotr.cards.character.witch-king.sorcerer")
def test_the_witch_king_draws_after_a_combat_card_of_the_first_round() -> None:
    board = field({"regular": 2}, {"regular": 2}).character("witch-king", "dagorlad")
    board.hand("shadow", "sh-str-22", "sh-str-23").dice(1, 1, 1, 1, 1, 1, 1, 1)
    fight(board, "combat:sh-str-22")
    assert board.prompt() == "wotr-ask-sorcerer"
    board.do("yes", "reroll:0", "press", "hold")
    drawn = [card for card in board.g.hands[f.SHADOW] if card != f.card("sh-str-23")]
    assert [f.deck_of(card) for card in drawn] == [3]
    board.do("combat:sh-str-23")
    assert board.prompt() == "wotr-ask-reroll"


@rule("wotr.events.table.stays")
def test_denethors_folly_keeps_the_free_peoples_from_combat_cards_in_minas_tirith() -> None:
    board = siege({"regular": 2, "elite": 1}, {"regular": 2}).hand("free", "fp-str-01").on_table("shadow", "sh-str-03")
    storm(board.dice(1, 1, 1, 1, 1))
    assert board.prompt() == "wotr-ask-cease"
    refused = forbids_combat_card(board.g, battle(board), f.FREE, f.card("fp-str-01"))
    assert refused == "wotr.events.table.stays"


@rule("wotr.combat-cards.one-per-round")
def test_the_balrog_is_used_from_the_table_as_a_combat_card() -> None:
    board = (
        Board().war("sauron").place("dimrill-dale", "sauron", regular=1).place("parth-celebrant", "elves", regular=2)
    )
    board.on_table("shadow", "sh-char-17").dice(1, 1, 1, 1, 1, 1)
    attack(board, "shadow", "dimrill-dale", "parth-celebrant", "combat:sh-char-17")
    assert board.g.table[f.SHADOW] == []
    assert f.card("sh-char-17") in board.g.discards


@rule("wotr.events.play.overrides-only-stated")
def test_an_event_may_forbid_free_peoples_cards_in_the_first_round_without_a_companion() -> None:
    board = siege({"regular": 2, "elite": 1}, {"regular": 2}).hand("free", "fp-str-01").dice(1, 1, 1, 1, 1)
    board.character("witch-king", "minas-tirith").hand("shadow", "sh-char-20")
    board.run(PlayEvent(f.SHADOW, f.card("sh-char-20"), -1)).do("everybody", "reroll:0")
    assert board.prompt() == "wotr-ask-cease"
    board.do("press")
    assert board.prompt() == "wotr-ask-combat-card"
    led = siege({"regular": 2}, {"regular": 2}).hand("free", "fp-str-01").character("boromir", "minas-tirith-inside")
    led.character("witch-king", "minas-tirith").hand("shadow", "sh-char-20")
    led.run(PlayEvent(f.SHADOW, f.card("sh-char-20"), -1)).do("everybody")
    assert led.prompt() == "wotr-ask-combat-card"


@rule("wotr.battle.cease.attacker-option")
def test_a_card_may_forbid_the_attacker_to_cease() -> None:
    board = Board().war("southrons", "gondor").place("umbar", "southrons", regular=1)
    board.place("lamedon", "gondor", regular=1).hand("shadow", "sh-str-10").dice(1, 1)
    board.run(PlayEvent(f.SHADOW, f.card("sh-str-10"), -1)).do("region:lamedon")
    assert board.asked() == "free"
    assert board.prompt() == "wotr-ask-retreat"


@rule("wotr.battle.limits.not-exceeded-by-modifiers")
def test_dice_are_taken_away_from_the_five_that_would_be_rolled() -> None:
    board = fight(field({"regular": 9}, {"regular": 1}).dice(*[1] * 6))
    board.g.stack += [CombatRound(), CombatRoll()]
    roll_of(board.g).fewer_dice[f.SHADOW] = 2
    assert dice_of(board.g, f.SHADOW) == 3


@rule("wotr.attack.rearguard.no-effect", "wotr.attack.rearguard.no-casualties")
def test_the_attack_of_a_card_hits_the_attacking_part_and_not_the_rearguard() -> None:
    board = field({"regular": 5}, {"regular": 3, "leader": 1}).dice(*[1] * 5)
    board.run(LaunchAttack(f.SHADOW, slot("dagorlad"), slot("north-ithilien")))
    board.do("take:sauron-regular=2").dice(6, 6, 6, 6, 6).run(ExtraAttack(f.FREE, 5))
    assert board.units("shadow", "attackers") == 0
    assert board.units("shadow", "dagorlad") == 3


@rule("wotr.battle.leaders.die-with-army")
def test_saruman_dies_with_his_army_and_his_die_is_gone() -> None:
    board = Board().war("rohan", "isengard").place("orthanc", "isengard", regular=1).character("saruman", "orthanc")
    board.place("fords-of-isen", "rohan", regular=2).dice(6, 6, 1)
    assert board.g.bonus_dice(f.SHADOW) == 1
    attack(board, "free", "fords-of-isen", "orthanc", "fight", "reroll:0", "everybody")
    assert board.where("saruman") == "eliminated"
    assert board.g.bonus_dice(f.SHADOW) == 0
    assert board.controls("orthanc") == "free"
