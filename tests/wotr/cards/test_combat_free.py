"""The combat halves of the Free Peoples' cards, each shown in a battle."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from wotr.clash import Clash

each = pytest.mark.parametrize
REQUIREMENT = "wotr.combat-cards.requirement"
TEXT = "wotr.combat-cards.text-prevails"

IT_IS_A_GIFT = ["fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04"]
MIGHTY_ATTACK = ["fp-char-06", "fp-char-07"]
HEROIC_DEATH = ["fp-char-10", "fp-char-13", "fp-char-18"]
DARING_DEFIANCE = ["fp-char-11", "fp-char-15", "fp-char-16"]
SUDDEN_STRIKE = ["fp-char-14", "fp-char-22", "fp-str-11"]
BRAVE_STAND = ["fp-char-17", "fp-char-23", "fp-char-24"]
ENTS = ["fp-char-19", "fp-char-20", "fp-char-21"]
DAYLIGHT = ["fp-str-01", "fp-str-15", "fp-str-16"]
NO_QUARTER = ["fp-str-02", "fp-str-10"]
ADVANTAGEOUS_POSITION = ["fp-str-03", "fp-str-04", "fp-str-20", "fp-str-21"]
SCOUTS = ["fp-str-05", "fp-str-09", "fp-str-17"]
SHIELD_WALL = ["fp-str-06", "fp-str-07", "fp-str-18", "fp-str-19"]
CONFUSION = ["fp-str-08", "fp-str-12"]
CHARGE = ["fp-str-13", "fp-str-14"]
VALOUR = ["fp-str-22", "fp-str-23", "fp-str-24"]


# ---- It Is a Gift ----


@each("card", IT_IS_A_GIFT)
@rule("wotr.cards.combat.it-is-a-gift")
def test_it_is_a_gift_adds_one_to_combat_roll_and_leader_reroll(card: str) -> None:
    c = Clash().with_fellowship().shadow(regular=3).free(regular=3, leader=1).lay(card)
    c.fight(2, 2, 2, 4, 2, 2).dice(4).do("reroll:1")
    assert c.roll_hits[0] == 1
    assert c.reroll_hits[0] == 1
    assert c.left("shadow") == 1


@each("card", IT_IS_A_GIFT)
@rule("wotr.cards.combat.it-is-a-gift")
def test_it_is_a_gift_needs_the_defenders_in_the_fellowships_region(card: str) -> None:
    assert Clash().with_fellowship().shadow(regular=1).free(regular=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=1).refusal(card) == "wotr.cards.combat.it-is-a-gift"


@rule("wotr.cards.combat.it-is-a-gift")
def test_it_is_a_gift_needs_a_fellowship_on_the_map() -> None:
    c = Clash().with_fellowship().shadow(regular=1).free(regular=1)
    c.g.mordor = 0
    assert c.refusal("fp-char-01") == "wotr.cards.combat.it-is-a-gift"


# ---- Blade of Westernesse ----


@rule(TEXT)
def test_blade_of_westernesse_spends_a_hit_of_the_reroll_on_a_minion() -> None:
    c = Clash().shadow("mouth-of-sauron", regular=3).free("meriadoc", regular=2).lay("fp-char-05")
    c.fight(1, 2, 2, 5, 2).dice(5).do("reroll:0", "reroll:1")
    assert c.options() == ["character:mouth-of-sauron", "no"]
    c.do("character:mouth-of-sauron")
    assert c.where("mouth-of-sauron") == "eliminated"
    assert c.left("shadow") == 2, "the hit of the combat roll counts, the one of the re-roll is spent"


@rule(TEXT)
def test_blade_of_westernesse_can_be_left_unused() -> None:
    c = Clash().shadow("witch-king", regular=3).free("peregrin", regular=2).lay("fp-char-05")
    c.fight(1, 2, 2, 2, 2).dice(6).do("reroll:0", "reroll:1", "no")
    assert c.where("witch-king") == "attackers"
    assert c.left("shadow") == 2


@rule(TEXT)
def test_blade_of_westernesse_needs_a_hit_of_the_reroll_itself() -> None:
    c = Clash().shadow("witch-king", regular=4).free("peregrin", regular=2).lay("fp-char-05")
    c.fight(2, 2, 2, 2, 6, 2).dice(2).do("reroll:0", "reroll:1")
    assert c.where("witch-king") == "attackers"
    assert c.prompt() == "wotr-ask-cease"


@rule(REQUIREMENT)
def test_blade_of_westernesse_needs_a_hobbit_in_the_battle() -> None:
    assert Clash().shadow(regular=1).free("peregrin", regular=1).refusal("fp-char-05") is None
    assert Clash().shadow(regular=1).free("boromir", regular=1).refusal("fp-char-05") == REQUIREMENT


# ---- Mighty Attack, Anduril ----


@each("card", MIGHTY_ATTACK)
@rule("wotr.combat-cards.forfeit.not-counted")
def test_mighty_attack_turns_a_miss_into_a_hit_for_one_companions_leadership(card: str) -> None:
    c = Clash().shadow(regular=5).free("gimli", "legolas", regular=2).lay(card)
    c.fight(2, 2, 2, 2, 2, 5, 2, 2, 2)
    assert c.asked() == "free"
    assert c.options() == ["character:legolas", "character:gimli", "no"]
    c.do("character:gimli")
    assert c.options() == ["reroll:0", "reroll:1"], "only Legolas still leads"
    c.do("reroll:0")
    assert c.left("shadow") == 3


@each("card", MIGHTY_ATTACK)
@rule(TEXT)
def test_mighty_attack_is_a_choice_and_needs_a_miss(card: str) -> None:
    c = Clash().shadow(regular=5).free("gimli", regular=1).lay(card)
    c.fight(2, 2, 2, 2, 2, 5, 2).do("no")
    assert c.options() == ["reroll:0", "reroll:1"]
    c = Clash().shadow(regular=5).free("gimli", regular=1).lay(card).fight(2, 2, 2, 2, 2, 5, 5)
    assert c.prompt() == "wotr-ask-cease"


@each("card", MIGHTY_ATTACK)
@rule(REQUIREMENT)
def test_mighty_attack_needs_a_companion_in_the_battle(card: str) -> None:
    assert Clash().shadow(regular=1).free("gimli", regular=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=1, leader=1).refusal(card) == REQUIREMENT


@each("card", MIGHTY_ATTACK)
@rule("wotr.combat-cards.forfeit.not-if-cancelled")
def test_mighty_attack_cannot_use_what_the_white_rider_has_given_already(card: str) -> None:
    c = Clash().shadow(regular=1, nazgul=1).free("gandalf-white", regular=1)
    assert c.refusal(card, silenced=[f.GANDALF_WHITE]) == "wotr.combat-cards.forfeit.not-if-cancelled"


@rule(TEXT)
def test_anduril_turns_one_miss_for_strider() -> None:
    c = Clash().shadow(regular=5).free("strider", "gimli", regular=3).lay("fp-char-09")
    c.fight(2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
    assert c.options() == ["character:strider", "no"]
    c.do("character:strider", "reroll:0")
    assert c.left("shadow") == 4


@rule(TEXT)
def test_anduril_turns_two_misses_for_aragorn_who_forfeits_both_points() -> None:
    c = Clash().shadow(regular=5).free("aragorn", "gimli", regular=3).lay("fp-char-09")
    c.fight(2, 2, 2, 2, 2, 2, 2, 2, 2, 2).do("character:aragorn")
    assert c.options() == ["reroll:0", "reroll:1"]
    c.do("reroll:0")
    assert c.left("shadow") == 3


@rule(TEXT)
def test_anduril_turns_no_more_dice_than_have_missed() -> None:
    c = Clash().shadow(regular=5).free("aragorn", regular=2).lay("fp-char-09")
    c.fight(2, 2, 2, 2, 2, 6, 6, 2).do("character:aragorn")
    assert c.left("shadow") == 2


@rule(REQUIREMENT)
def test_anduril_needs_strider_or_aragorn() -> None:
    assert Clash().shadow(regular=1).free("strider", regular=1).refusal("fp-char-09") is None
    assert Clash().shadow(regular=1).free("aragorn", regular=1).refusal("fp-char-09") is None
    assert Clash().shadow(regular=1).free("boromir", regular=1).refusal("fp-char-09") == REQUIREMENT


# ---- Servant of the Secret Fire ----


@each("who", ["gandalf-grey", "gandalf-white"])
@rule("wotr.cards.combat.servant-of-the-secret-fire")
def test_servant_of_the_secret_fire_adds_one_to_the_combat_roll_only(who: str) -> None:
    c = Clash().shadow(regular=3).free(who, regular=3).lay("fp-char-08")
    c.fight(2, 2, 2, 4, 3, *([2, 2] if who == "gandalf-grey" else [2])).dice(4).do("reroll:1")
    assert c.roll_hits[0] == 1
    assert c.reroll_hits[0] == 0
    assert c.left("shadow") == 2


@rule("wotr.cards.combat.servant-of-the-secret-fire")
def test_servant_of_the_secret_fire_needs_gandalf_in_the_battle() -> None:
    assert Clash().shadow(regular=1).free("gandalf-grey", regular=1).refusal("fp-char-08") is None
    refused = Clash().shadow(regular=1).free("strider", regular=1).refusal("fp-char-08")
    assert refused == "wotr.cards.combat.servant-of-the-secret-fire"


# ---- Heroic Death ----


@each("card", HEROIC_DEATH)
@rule(TEXT)
def test_heroic_death_of_a_leader_cancels_one_hit(card: str) -> None:
    c = Clash().shadow(regular=3).free("boromir", regular=4, leader=1).lay(card)
    c.fight(5, 5, 5, 2, 2, 2, 2, 2).do("reroll:0")
    assert c.options() == ["character:boromir", "no", "slay:gondor-leader"]
    c.do("slay:gondor-leader")
    assert c.count("dagorlad", "gondor-leader") == 0
    assert c.g.casualties[12] == 1
    assert c.left("free") == 2


@each("card", HEROIC_DEATH)
@rule(TEXT)
def test_heroic_death_of_a_companion_cancels_hits_up_to_his_level(card: str) -> None:
    c = Clash().shadow(regular=5).free("boromir", regular=4, leader=1).lay(card)
    c.fight(5, 5, 5, 5, 2, 2, 2, 2, 2, 2).do("reroll:0", "character:boromir")
    assert c.where("boromir") == "eliminated"
    assert c.count("dagorlad", "gondor-leader") == 1
    assert c.left("free") == 2, "four hits, two of them cancelled"


@each("card", HEROIC_DEATH)
@rule(TEXT)
def test_heroic_death_is_offered_only_against_hits_and_can_be_declined(card: str) -> None:
    c = Clash().shadow(regular=1).free(regular=2, leader=1).lay(card).fight(2, 2, 2).do("reroll:0")
    assert c.prompt() == "wotr-ask-cease"
    c = Clash().shadow(regular=1).free(regular=2, leader=1).lay(card).fight(6, 2, 2).do("reroll:0", "no")
    assert c.left("free") == 1
    assert c.count("dagorlad", "gondor-leader") == 1


@each("card", HEROIC_DEATH)
@rule(REQUIREMENT)
def test_heroic_death_needs_a_leader_or_companion(card: str) -> None:
    assert Clash().shadow(regular=1).free(regular=1, leader=1).refusal(card) is None
    assert Clash().shadow(regular=1).free("gimli", regular=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=1).refusal(card) == REQUIREMENT


# ---- Daring Defiance ----


@each("card", DARING_DEFIANCE)
@rule("wotr.combat-cards.forfeit.not-counted")
def test_daring_defiance_cancels_the_shadow_card_for_the_leadership_of_all_companions(card: str) -> None:
    c = Clash().shadow(regular=5).free("aragorn", "gimli", regular=3, leader=1).lay(card).lay("sh-str-01")
    c.fight(4, 4, 4, 4, 4, 4, 4, 4, 4, 4)
    assert c.asked() == "free"
    c.do("yes")
    assert c.roll_hits == [0, 0], "no +2 of Deadly Strife"
    assert c.options() == ["reroll:0", "reroll:1"], "only the leader figure leads"


@each("card", DARING_DEFIANCE)
@rule(TEXT)
def test_daring_defiance_need_not_pay_and_asks_nothing_without_a_shadow_card(card: str) -> None:
    c = Clash().shadow(regular=1).free("gimli", regular=1).lay(card).lay("sh-str-01")
    c.fight(2, 2, 2).do("no")
    assert c.combat.cancelled == [False, False]
    assert c.roll.reroll_bonus == [2, 2]
    c = Clash().shadow(regular=1).free("gimli", regular=1).lay(card).fight(2, 2, 2)
    assert c.prompt() == "wotr-ask-reroll"
    assert c.combat.forfeited == [0, 0]


@each("card", DARING_DEFIANCE)
@rule(REQUIREMENT)
def test_daring_defiance_needs_a_companion(card: str) -> None:
    assert Clash().shadow(regular=1).free("gimli", regular=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=1, leader=1).refusal(card) == REQUIREMENT


@each("card", DARING_DEFIANCE)
@rule("wotr.combat-cards.forfeit.not-if-cancelled")
def test_daring_defiance_needs_leadership_that_is_still_there(card: str) -> None:
    c = Clash().shadow(regular=1, nazgul=1).free("gandalf-white", regular=1)
    assert c.refusal(card, silenced=[f.GANDALF_WHITE]) == "wotr.combat-cards.forfeit.not-if-cancelled"


# ---- Fateful Strike ----


@rule(TEXT)
def test_fateful_strike_with_one_reroll_hit_takes_a_nazgul_too() -> None:
    c = Clash().shadow("witch-king", regular=4, nazgul=2).free(regular=3, leader=1).lay("fp-char-12")
    c.fight(2, 2, 2, 2, 5, 2, 2).dice(6).do("reroll:0", "reroll:1")
    assert c.count("attackers", "nazgul") == 1
    assert c.in_box("nazgul") == 7
    assert c.where("witch-king") == "attackers"
    assert c.left("shadow") == 2, "both hits count as well"


@rule(TEXT)
def test_fateful_strike_with_two_reroll_hits_may_take_a_minion_instead() -> None:
    c = Clash().shadow("witch-king", regular=4, nazgul=2).free(regular=3, leader=2).lay("fp-char-12")
    c.fight(2, 2, 2, 2, 2, 2, 2).dice(6, 5).do("reroll:0", "reroll:2")
    assert c.options() == ["character:witch-king", "slay:nazgul"]
    c.do("character:witch-king")
    assert c.where("witch-king") == "eliminated"
    assert c.count("attackers", "nazgul") == 2
    assert c.left("shadow") == 2


@rule(TEXT)
def test_fateful_strike_does_not_count_hits_of_the_combat_roll() -> None:
    c = Clash().shadow(regular=5, nazgul=1).free(regular=4, leader=1).lay("fp-char-12")
    c.fight(2, 2, 2, 2, 2, 5, 5, 5, 2).dice(2).do("reroll:0", "reroll:1")
    assert c.count("attackers", "nazgul") == 1


@rule(REQUIREMENT)
def test_fateful_strike_needs_a_leader_or_companion() -> None:
    assert Clash().shadow(regular=1).free("gimli", regular=1).refusal("fp-char-12") is None
    assert Clash().shadow(regular=1).free(regular=1).refusal("fp-char-12") == REQUIREMENT


# ---- Sudden Strike, Charge ----


@each("card", SUDDEN_STRIKE)
@rule("wotr.combat-cards.attack-roll.timing", "wotr.combat-cards.attack-roll.immediate-casualties")
def test_sudden_strike_attacks_with_leadership_before_the_roll(card: str) -> None:
    c = Clash().shadow(regular=4).free("aragorn", regular=1, leader=1).lay(card)
    c.fight(5, 6, 2, 2, 2, 2, 2).do("reroll:0")
    assert c.special_hits == [2, 0]
    assert len(c.rolled("shadow")) == 2, "the dead do not roll"
    assert c.dice_left() == 0


@each("card", SUDDEN_STRIKE)
@rule(REQUIREMENT)
def test_sudden_strike_needs_a_leader_or_companion(card: str) -> None:
    assert Clash().shadow(regular=1).free(regular=1, leader=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=1).refusal(card) == REQUIREMENT


@each("card", SUDDEN_STRIKE)
@rule(TEXT)
def test_sudden_strike_has_five_dice_at_most(card: str) -> None:
    c = Clash().shadow(regular=10).free("aragorn", "gimli", "legolas", regular=1, leader=4).lay(card)
    c.fight(6, 6, 6, 6, 6, *[2] * 9)
    assert c.special_hits == [5, 0]
    assert c.left("shadow") == 5


@each("card", CHARGE)
@rule("wotr.combat-cards.attack-roll.timing", "wotr.combat-cards.attack-roll.immediate-casualties")
def test_charge_attacks_with_elites_before_the_roll(card: str) -> None:
    c = Clash().shadow(regular=4).free(regular=2, elite=2).lay(card).fight(5, 6, 2, 2, 2, 2, 2, 2)
    assert c.special_hits == [2, 0]
    assert len(c.rolled("shadow")) == 2
    assert c.dice_left() == 0


@each("card", CHARGE)
@rule(REQUIREMENT)
def test_charge_needs_an_elite(card: str) -> None:
    assert Clash().shadow(regular=1).free(elite=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=5, leader=1).refusal(card) == REQUIREMENT


@each("card", CHARGE + SUDDEN_STRIKE)
@rule("wotr.combat-cards.attack-roll.base-number")
def test_attacks_before_the_roll_need_six_against_a_stronghold(card: str) -> None:
    c = Clash("moria", attacker="free", kind="siege").shadow(regular=4).free(elite=2, leader=2).lay(card)
    c.fight(5, 6, 2, 2, 2, 2, 2)
    assert c.special_hits == [1, 0]


@each("card", CHARGE)
@rule("wotr.battle.end.conditions")
def test_an_army_destroyed_before_the_roll_ends_the_battle(card: str) -> None:
    c = Clash(attacker="free").shadow(regular=1, nazgul=1).free(elite=2).lay(card).fight(6, 6)
    assert c.dice_left() == 0
    assert c.in_box("nazgul") == 8
    assert "wotr-log-combat-roll" not in c.logged()


# ---- Brave Stand and limits of dice ----


@each("card", BRAVE_STAND)
@rule(TEXT)
def test_brave_stand_takes_a_die_for_each_companion(card: str) -> None:
    c = Clash().shadow(regular=8).free("gimli", "meriadoc", regular=2).lay(card).fight(2, 2, 2, 3, 3, 3)
    assert c.rolled("shadow") == [2, 2, 2], "two of five dice are lost"
    assert c.rolled("free") == [3, 3, 3]


@each("card", BRAVE_STAND)
@rule(TEXT)
def test_brave_stand_leaves_one_die(card: str) -> None:
    c = Clash().shadow(regular=2).free("gimli", "legolas", "meriadoc", regular=1).lay(card).fight(6, 2, 2, 2)
    assert c.rolled("shadow") == [6]


@each("card", BRAVE_STAND)
@rule(REQUIREMENT)
def test_brave_stand_needs_a_companion(card: str) -> None:
    assert Clash().shadow(regular=1).free("gimli", regular=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=1, leader=1).refusal(card) == REQUIREMENT


@each("card", DAYLIGHT)
@rule("wotr.cards.combat.daylight")
def test_daylight_leaves_the_shadow_three_dice(card: str) -> None:
    c = Clash().shadow(regular=8).free(regular=4).lay(card).fight(2, 2, 2, 3, 3, 3, 3)
    assert c.rolled("shadow") == [2, 2, 2]
    assert c.rolled("free") == [3, 3, 3, 3]


# ---- the three Ent cards ----


@each("card", ENTS)
@each("where", ["edoras", "eastemnet", "fangorn", "orthanc"])
@rule(REQUIREMENT)
def test_ent_cards_can_be_used_in_rohan_fangorn_and_orthanc(card: str, where: str) -> None:
    assert Clash(where).shadow(regular=1).free(regular=1).refusal(card) is None


@each("card", ENTS)
@each("where", ["gap-of-rohan", "dagorlad", "minas-tirith"])
@rule(REQUIREMENT)
def test_ent_cards_cannot_be_used_elsewhere(card: str, where: str) -> None:
    assert Clash(where).shadow(regular=1).free(regular=1).refusal(card) == REQUIREMENT


@rule(TEXT)
def test_ents_rage_adds_two_to_the_combat_roll() -> None:
    c = Clash("fangorn").shadow(regular=3).free(regular=3, leader=1).lay("fp-char-19")
    c.fight(3, 3, 3, 3, 2, 2).dice(4).do("reroll:1")
    assert c.roll_hits == [1, 0]
    assert c.reroll_hits == [0, 0]


@rule(TEXT)
def test_huorn_dark_leaves_the_shadow_two_dice() -> None:
    c = Clash("eastemnet").shadow(regular=6).free(regular=3).lay("fp-char-20").fight(2, 2, 3, 3, 3)
    assert c.rolled("shadow") == [2, 2]


@rule(TEXT)
def test_nameless_wood_adds_two_hits_to_a_hit() -> None:
    c = Clash("fangorn").shadow(regular=5).free(regular=2).lay("fp-char-21").fight(2, 2, 2, 2, 2, 5, 2)
    assert c.left("shadow") == 2
    c = Clash("fangorn").shadow(regular=5).free(regular=2).lay("fp-char-21").fight(2, 2, 2, 2, 2, 2, 2)
    assert c.left("shadow") == 5


@rule(TEXT)
def test_nameless_wood_counts_a_hit_of_the_reroll() -> None:
    c = Clash("fangorn").shadow(regular=5).free(regular=2, leader=1).lay("fp-char-21")
    c.fight(2, 2, 2, 2, 2, 2, 2).dice(5).do("reroll:1")
    assert c.left("shadow") == 2


# ---- No Quarter ----


@each("card", NO_QUARTER)
@rule(TEXT)
def test_no_quarter_adds_a_hit_to_a_hit(card: str) -> None:
    c = Clash().shadow(regular=5).free(regular=2).lay(card).fight(2, 2, 2, 2, 2, 5, 2)
    assert c.left("shadow") == 3


@each("card", NO_QUARTER)
@rule(TEXT)
def test_no_quarter_counts_the_reroll_and_needs_a_hit(card: str) -> None:
    c = Clash().shadow(regular=5).free(regular=2, leader=1).lay(card).fight(2, 2, 2, 2, 2, 2, 2)
    c.dice(5).do("reroll:1")
    assert c.left("shadow") == 3
    c = Clash().shadow(regular=5).free(regular=2).lay(card).fight(2, 2, 2, 2, 2, 2, 2)
    assert c.left("shadow") == 5


# ---- Advantageous Position, Valour ----


@each("card", ADVANTAGEOUS_POSITION)
@rule("wotr.cards.combat.advantageous-position")
def test_advantageous_position_takes_one_from_the_shadow_roll_but_a_six_hits(card: str) -> None:
    c = Clash("druadan-forest").shadow(regular=3, nazgul=1).free(regular=5).lay(card)
    c.fight(5, 5, 6, 2, 2, 2, 2, 2).dice(5).do("reroll:1")
    assert c.roll_hits == [0, 1]
    assert c.reroll_hits == [0, 1], "the leader re-roll is not modified"


@each("card", ADVANTAGEOUS_POSITION)
@rule("wotr.cards.combat.advantageous-position")
def test_advantageous_position_needs_defenders_in_a_free_peoples_nation(card: str) -> None:
    assert Clash("druadan-forest").shadow(regular=1).free(regular=1).refusal(card) is None
    for where in ("dagorlad", "nurn"):
        refused = Clash(where).shadow(regular=1).free(regular=1).refusal(card)
        assert refused == "wotr.cards.combat.advantageous-position"


@each("card", VALOUR)
@rule(TEXT)
def test_valour_adds_one_to_the_combat_roll_only(card: str) -> None:
    c = Clash().shadow(regular=3).free(regular=1, elite=1, leader=1).lay(card)
    c.fight(2, 2, 2, 4, 2).dice(4).do("reroll:1")
    assert c.roll_hits == [1, 0]
    assert c.reroll_hits == [0, 0]


@each("card", VALOUR)
@rule(REQUIREMENT)
def test_valour_needs_an_elite(card: str) -> None:
    assert Clash().shadow(regular=1).free(elite=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=3).refusal(card) == REQUIREMENT


# ---- Scouts ----


@each("card", SCOUTS)
@rule("wotr.cards.known.scouts")
def test_scouts_take_the_army_away_before_the_roll(card: str) -> None:
    c = Clash().shadow(regular=5).free("gimli", regular=3, leader=1).lay(card).start()
    assert c.asked() == "free"
    c.do("retreat:eastern-emyn-muil")
    assert c.count("eastern-emyn-muil", "gondor-regular") == 3
    assert c.where("gimli") == "eastern-emyn-muil"
    assert "wotr-log-combat-roll" not in c.logged()
    assert c.asked() == "shadow", "the attacker may advance"


@each("card", SCOUTS)
@rule("wotr.cards.known.scouts")
def test_scouts_may_withdraw_into_a_siege(card: str) -> None:
    c = Clash("helms-deep").shadow(regular=5).free(regular=3, nation="rohan").lay(card).start()
    assert "withdraw" in c.options()
    c.do("withdraw", "everybody")
    assert c.units("free", "helms-deep-inside") == 3
    assert c.units("shadow", "helms-deep") == 5
    assert "wotr-log-combat-roll" not in c.logged()


@each("card", SCOUTS)
@rule(TEXT)
def test_scouts_with_nowhere_to_go_do_nothing(card: str) -> None:
    c = Clash().shadow(regular=1).free(regular=3).lay(card)
    for region in ("ash-mountains", "eastern-emyn-muil", "noman-lands", "north-ithilien"):
        c.place(region, "sauron", regular=1)
    c.fight(2, 2, 2, 2)
    assert c.rolled("shadow") == [2]


@each("card", SCOUTS)
@rule(REQUIREMENT)
def test_scouts_need_a_free_peoples_army_that_defends_in_the_field(card: str) -> None:
    assert Clash().shadow(regular=1).free(regular=1).refusal(card) is None
    assert Clash(attacker="free").shadow(regular=1).free(regular=1).refusal(card) == REQUIREMENT
    siege = Clash("helms-deep", kind="siege").shadow(regular=1).free(regular=1)
    assert siege.refusal(card) == REQUIREMENT


# ---- Shield-wall, Confusion ----


@each("card", SHIELD_WALL)
@rule(TEXT)
def test_shield_wall_cancels_one_hit_of_two_or_more(card: str) -> None:
    c = Clash().shadow(regular=2).free(regular=3).lay(card).fight(5, 5, 2, 2, 2)
    assert c.left("free") == 2


@each("card", SHIELD_WALL)
@rule(TEXT)
def test_shield_wall_does_not_cancel_a_single_hit(card: str) -> None:
    c = Clash().shadow(regular=2).free(regular=3).lay(card).fight(5, 2, 2, 2, 2)
    assert c.left("free") == 2


@each("card", CONFUSION)
@rule(TEXT)
def test_confusion_turns_ones_of_the_shadow_against_its_own_army(card: str) -> None:
    c = Clash().shadow(regular=5).free(regular=2).lay(card).fight(1, 1, 2, 5, 3, 2, 2)
    assert c.left("shadow") == 3
    assert c.left("free") == 1


@each("card", CONFUSION)
@rule(TEXT)
def test_confusion_keeps_the_ones_from_the_leader_reroll(card: str) -> None:
    c = Clash().shadow(regular=3, nazgul=3).free(regular=2).lay(card).fight(1, 1, 2, 2, 2)
    assert c.options() == ["reroll:0", "reroll:1"]
    c.dice(1).do("reroll:1")
    assert c.left("shadow") == 1, "a 1 of the re-roll strikes nobody"
