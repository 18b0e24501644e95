"""Resolving a battle (VI p.28-31): strength, rounds, rolls, and what cards build on."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import combat_free as combat_free
from westmarch.games.wotr.cards import combat_shadow as combat_shadow
from westmarch.games.wotr.rules.attack import LaunchAttack
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
from wotr.battles import attack, battle, field, fight, hits, rerolled, rolled, siege, storm
from wotr.board import Board, slot

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
