"""The combat halves of the Shadow's cards, each shown in a battle."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from wotr.clash import Clash

each = pytest.mark.parametrize
REQUIREMENT = "wotr.combat-cards.requirement"
TEXT = "wotr.combat-cards.text-prevails"
FORFEIT = "wotr.combat-cards.forfeit.not-counted"
CANCELLED = "wotr.combat-cards.forfeit.not-if-cancelled"

ONE_FOR_THE_DARK_LORD = ["sh-char-01", "sh-char-02", "sh-char-03", "sh-char-04"]
CRUEL_AS_DEATH = ["sh-char-05", "sh-char-06", "sh-char-10", "sh-char-21"]
THEY_ARE_TERRIBLE = ["sh-char-07", "sh-char-13", "sh-char-16"]
DREAD_AND_DESPAIR = ["sh-char-08", "sh-char-14", "sh-char-20"]
FOUL_STENCH = ["sh-char-09", "sh-char-22", "sh-char-24"]
BLACK_BREATH = ["sh-char-11", "sh-char-12"]
WORDS_OF_POWER = ["sh-char-15", "sh-char-18", "sh-char-23"]
DEVILRY_OF_ORTHANC = ["sh-char-19", "sh-str-03", "sh-str-05"]
DEADLY_STRIFE = ["sh-str-01", "sh-str-10", "sh-str-21"]
ONSLAUGHT = ["sh-str-02", "sh-str-19", "sh-str-20"]
RELENTLESS_ASSAULT = ["sh-str-04", "sh-str-11", "sh-str-18"]
GREAT_HOST = ["sh-str-06", "sh-str-16", "sh-str-17"]
MUMAKIL = ["sh-str-07", "sh-str-08"]
SWARM_OF_BATS = ["sh-str-09", "sh-str-12"]
WE_COME_TO_KILL = ["sh-str-13", "sh-str-14", "sh-str-15"]
DESPERATE_BATTLE = ["sh-str-22", "sh-str-23", "sh-str-24"]


# ---- One for the Dark Lord ----


@each("card", ONE_FOR_THE_DARK_LORD)
@rule("wotr.cards.combat.one-for-the-dark-lord")
def test_one_for_the_dark_lord_adds_one_to_combat_roll_and_leader_reroll(card: str) -> None:
    c = Clash().with_fellowship().shadow(regular=2, nazgul=1).free(regular=3).lay(card)
    c.fight(4, 2, 4, 4, 4).dice(4).do("reroll:1")
    assert c.roll_hits == [0, 1]
    assert c.reroll_hits == [0, 1]
    assert c.left("free") == 1


@each("card", ONE_FOR_THE_DARK_LORD)
@rule("wotr.cards.combat.one-for-the-dark-lord")
def test_one_for_the_dark_lord_needs_the_defenders_in_the_fellowships_region(card: str) -> None:
    assert Clash().with_fellowship().shadow(regular=1).free(regular=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=1).refusal(card) == "wotr.cards.combat.one-for-the-dark-lord"


# ---- Cruel as Death ----


@each("card", CRUEL_AS_DEATH)
@rule(FORFEIT)
def test_cruel_as_death_gives_two_nazgul_leadership_for_the_combat_roll(card: str) -> None:
    c = Clash().shadow(regular=3, nazgul=3).free(regular=3).lay(card).fight(4, 2, 2, 2, 2, 2)
    assert c.options() == ["forfeit:2", "no"]
    c.do("forfeit:2")
    assert c.roll_hits == [0, 1]
    assert c.options() == ["reroll:0", "reroll:1"], "one Nazgul still leads"
    c.dice(4).do("reroll:1")
    assert c.reroll_hits == [0, 0]


@each("card", CRUEL_AS_DEATH)
@rule(FORFEIT)
def test_cruel_as_death_may_be_paid_by_the_witch_king_alone(card: str) -> None:
    c = Clash().shadow("witch-king", regular=3, nazgul=1).free(regular=3).lay(card).fight(4, 2, 2, 2, 2, 2)
    c.do("no")  # the Sorcerer draws nothing
    assert c.options() == ["character:witch-king", "no"], "one Nazgul figure is not enough"
    c.do("character:witch-king")
    assert c.roll.roll_bonus == [0, 1]
    assert c.terms == [(5, 0, 5), (5, 1, 4)]
    assert c.options() == ["reroll:0", "reroll:1"]


@each("card", CRUEL_AS_DEATH)
@rule(TEXT)
def test_cruel_as_death_need_not_be_paid(card: str) -> None:
    c = Clash().shadow(regular=1, nazgul=2).free(regular=3).lay(card).fight(4, 2, 2, 2).do("no")
    assert c.roll.roll_bonus == [0, 0]
    assert c.combat.forfeited == [0, 0]


@each("card", CRUEL_AS_DEATH)
@rule(REQUIREMENT)
def test_cruel_as_death_needs_two_nazgul_leadership(card: str) -> None:
    assert Clash().shadow(regular=1, nazgul=2).free(regular=1).refusal(card) is None
    assert Clash().shadow("witch-king", regular=1).free(regular=1).refusal(card) is None
    assert Clash().shadow("mouth-of-sauron", regular=1, nazgul=1).free(regular=1).refusal(card) == REQUIREMENT


# ---- They Are Terrible ----


@each("card", THEY_ARE_TERRIBLE)
@rule(FORFEIT)
def test_they_are_terrible_gives_one_nazgul_leadership_for_the_leader_reroll(card: str) -> None:
    c = Clash().shadow(regular=3, nazgul=2).free(regular=3).lay(card).fight(4, 2, 2, 2, 2, 2)
    assert c.roll_hits == [0, 0], "the combat roll is not modified"
    c.do("forfeit:1")
    assert c.options() == ["reroll:0", "reroll:1"]
    c.dice(4).do("reroll:1")
    assert c.reroll_hits == [0, 1]


@each("card", THEY_ARE_TERRIBLE)
@rule(FORFEIT)
def test_they_are_terrible_costs_the_witch_king_all_his_leadership(card: str) -> None:
    c = Clash().shadow("witch-king", regular=3, nazgul=1).free(regular=3).lay(card).fight(4, 2, 2, 2, 2, 2)
    c.do("no")  # the Sorcerer draws nothing
    assert c.options() == ["character:witch-king", "forfeit:1", "no"]
    c.do("character:witch-king")
    assert c.options() == ["reroll:0", "reroll:1"]


@each("card", THEY_ARE_TERRIBLE)
@rule(REQUIREMENT)
def test_they_are_terrible_needs_nazgul_leadership(card: str) -> None:
    assert Clash().shadow(regular=1, nazgul=1).free(regular=1).refusal(card) is None
    assert Clash().shadow("mouth-of-sauron", regular=1).free(regular=1).refusal(card) == REQUIREMENT


# ---- Dread and Despair ----


@each("card", DREAD_AND_DESPAIR)
@rule(FORFEIT)
def test_dread_and_despair_takes_a_die_for_each_point_forfeited(card: str) -> None:
    c = Clash().shadow(regular=2, nazgul=3).free(regular=8).lay(card).fight(2, 2, 3, 3, 3)
    assert c.options() == ["forfeit:1", "forfeit:2", "forfeit:3"]
    c.do("forfeit:2")
    assert c.rolled("free") == [3, 3, 3]
    assert c.options() == ["reroll:0", "reroll:1"]


@each("card", DREAD_AND_DESPAIR)
@rule(FORFEIT)
def test_dread_and_despair_of_the_witch_king_takes_two_dice_and_leaves_one(card: str) -> None:
    c = Clash().shadow("witch-king", regular=1, nazgul=1).free(regular=4).lay(card).fight(2, 3, 3)
    c.do("no")  # the Sorcerer draws nothing
    assert c.options() == ["character:witch-king", "no"]
    c.do("character:witch-king")
    assert c.options() == ["forfeit:0", "forfeit:1"]
    c.do("forfeit:0")
    assert c.rolled("free") == [3, 3]
    c = Clash().shadow(regular=1, nazgul=5).free(regular=4).lay(card).fight(2, 3).do("forfeit:5")
    assert c.rolled("free") == [3]


@each("card", DREAD_AND_DESPAIR)
@rule(REQUIREMENT)
def test_dread_and_despair_needs_nazgul_leadership(card: str) -> None:
    assert Clash().shadow(regular=1, nazgul=1).free(regular=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=1).refusal(card) == REQUIREMENT


@each("card", CRUEL_AS_DEATH + THEY_ARE_TERRIBLE + DREAD_AND_DESPAIR)
@rule(CANCELLED)
def test_nazgul_leadership_cancelled_by_the_white_rider_cannot_be_forfeited(card: str) -> None:
    c = Clash().shadow(regular=1, nazgul=3).free("gandalf-white", regular=1)
    assert c.refusal(card, nazgul_silenced=True) == CANCELLED


# ---- Foul Stench ----


@each("card", FOUL_STENCH)
@rule("wotr.cards.combat.foul-stench")
def test_foul_stench_cancels_the_leader_reroll_of_no_greater_leadership(card: str) -> None:
    c = Clash().shadow(regular=1, nazgul=2).free("gimli", regular=2, leader=1).lay(card).fight(6, 2, 2, 2)
    assert c.prompt() == "wotr-ask-cease", "nobody re-rolls"


@each("card", FOUL_STENCH)
@rule("wotr.cards.combat.foul-stench")
def test_foul_stench_does_nothing_against_greater_leadership(card: str) -> None:
    c = Clash().shadow(regular=1, nazgul=2).free("aragorn", regular=2, leader=1).lay(card).fight(6, 2, 2, 2)
    assert c.asked() == "free"
    assert c.options() == ["reroll:0", "reroll:1", "reroll:2", "reroll:3"]


@each("card", FOUL_STENCH)
@rule("wotr.cards.combat.foul-stench")
def test_foul_stench_counts_only_the_leadership_of_nazgul(card: str) -> None:
    c = Clash().shadow("mouth-of-sauron", regular=1, nazgul=1).free(regular=2, leader=2).lay(card).fight(6, 2, 2)
    assert c.asked() == "free"
    assert c.prompt() == "wotr-ask-reroll"


@each("card", FOUL_STENCH)
@rule("wotr.cards.combat.foul-stench")
def test_foul_stench_needs_nazgul_leadership(card: str) -> None:
    assert Clash().shadow(regular=1, nazgul=1).free(regular=1).refusal(card) is None
    assert Clash().shadow(regular=1).free(regular=1).refusal(card) == "wotr.cards.combat.foul-stench"
    c = Clash().shadow(regular=1, nazgul=1).free("gandalf-white", regular=1)
    assert c.refusal(card, nazgul_silenced=True) == "wotr.cards.combat.foul-stench"


# ---- Black Breath ----


@each("card", BLACK_BREATH)
@rule(TEXT)
def test_black_breath_with_a_reroll_hit_may_take_a_leader_or_companion_of_that_level(card: str) -> None:
    c = Clash().shadow(regular=2, nazgul=2).free("meriadoc", "boromir", regular=4, leader=1).lay(card)
    c.fight(2, 2, 2, 2, 2, 2, 2).dice(6, 2).do("reroll:2", "reroll:0")
    assert c.asked() == "shadow"
    assert c.options() == ["character:meriadoc", "no", "slay:gondor-leader"], "Boromir's level is 2"
    c.do("slay:gondor-leader")
    assert c.count("dagorlad", "gondor-leader") == 0
    assert c.left("free") == 3, "the hit counts as well"


@each("card", BLACK_BREATH)
@rule(TEXT)
def test_black_breath_with_two_reroll_hits_reaches_a_companion_of_level_two(card: str) -> None:
    c = Clash().shadow(regular=2, nazgul=2).free("boromir", "strider", regular=4).lay(card)
    c.fight(2, 2, 2, 2, 2, 2, 2).dice(6, 5).do("reroll:2", "reroll:0")
    assert c.options() == ["character:boromir", "no"]
    c.do("character:boromir")
    assert c.where("boromir") == "eliminated"
    assert c.left("free") == 2


@each("card", BLACK_BREATH)
@rule(TEXT)
def test_black_breath_does_not_count_hits_of_the_combat_roll(card: str) -> None:
    c = Clash().shadow(regular=3, nazgul=1).free("boromir", regular=4, leader=1).lay(card)
    c.fight(6, 6, 2, 2, 2, 2, 2, 2).dice(2).do("reroll:1", "reroll:0")
    assert c.prompt() == "wotr-ask-cease"
    assert c.where("boromir") == "dagorlad"


@each("card", BLACK_BREATH + WORDS_OF_POWER)
@rule(REQUIREMENT)
def test_black_breath_and_words_of_power_need_a_nazgul_in_the_battle(card: str) -> None:
    assert Clash().shadow(regular=1, nazgul=1).free("gimli", regular=1).refusal(card) is None
    assert Clash().shadow("witch-king", regular=1).free("gimli", regular=1).refusal(card) is None
    assert Clash().shadow("mouth-of-sauron", regular=1).free("gimli", regular=1).refusal(card) == REQUIREMENT


# ---- Words of Power ----


@each("card", WORDS_OF_POWER)
@rule(TEXT)
def test_words_of_power_void_leadership_and_abilities_of_a_companion(card: str) -> None:
    c = Clash().shadow(regular=1, nazgul=1).free("aragorn", "gimli", regular=2).lay(card).fight(6, 2, 2, 2)
    assert c.asked() == "shadow"
    assert c.options() == ["character:gimli", "character:aragorn"]
    c.do("character:aragorn")
    assert c.rolled("free") == [2, 2, 2], "two units and one Captain of the West"
    assert c.options() == ["reroll:0", "reroll:1"], "Aragorn's two points are gone"


@each("card", WORDS_OF_POWER)
@rule("wotr.combat-cards.duration-one-round")
def test_words_of_power_last_one_round(card: str) -> None:
    c = Clash().shadow(regular=3, nazgul=1).free("gimli", regular=3).lay(card)
    c.fight(2, 2, 2, 2, 2, 2).do("reroll:0", "press", "hold")
    assert c.combat.void_companion == -1
    assert len(c.rolled("free")) == 4


@each("card", WORDS_OF_POWER)
@rule(CANCELLED)
def test_a_companion_silenced_by_words_of_power_has_nothing_to_forfeit(card: str) -> None:
    c = Clash().shadow(regular=1, nazgul=1).free("aragorn", regular=2).lay(card).lay("fp-char-09")
    c.fight(2, 2, 2)
    assert c.roll.settled == [0, 0]
    assert c.asked() == "shadow"
    assert c.prompt() == "wotr-ask-reroll"


# ---- Durin's Bane ----


@rule("wotr.cards.known.durins-bane", "wotr.combat-cards.attack-roll.base-number")
def test_durins_bane_attacks_with_three_dice_on_four_before_the_roll() -> None:
    c = Clash("hollin").shadow(regular=1).free(regular=4).lay("sh-char-17").fight(4, 5, 3, 2, 2, 2)
    assert c.special_hits == [0, 2]
    assert c.rolled("free") == [2, 2]
    assert c.left("free") == 2


@rule("wotr.cards.known.durins-bane")
def test_durins_bane_may_be_used_from_the_table() -> None:
    c = Clash("hollin").shadow(regular=1).free(regular=4).lay_from_table("sh-char-17")
    c.fight(4, 5, 6, 2, 2)
    assert c.left("free") == 1
    assert c.g.table[1] == []
    assert 64 in c.g.discards


@rule(REQUIREMENT)
def test_durins_bane_needs_defenders_within_two_regions_of_moria() -> None:
    for where in ("moria", "hollin", "lorien", "parth-celebrant"):
        assert Clash(where).shadow(regular=1).free(regular=1).refusal("sh-char-17") is None
    for where in ("rivendell", "fangorn", "dagorlad"):
        assert Clash(where).shadow(regular=1).free(regular=1).refusal("sh-char-17") == REQUIREMENT


# ---- Devilry of Orthanc ----


@each("card", DEVILRY_OF_ORTHANC)
@rule("wotr.cards.combat.devilry-of-orthanc")
def test_devilry_of_orthanc_adds_one_to_the_combat_roll_against_a_stronghold(card: str) -> None:
    c = Clash("helms-deep", kind="siege").shadow(nation="isengard", regular=2, elite=1).lay(card)
    c.free(regular=3, nation="rohan").fight(5, 4, 2, 2, 2, 2)
    assert c.roll_hits == [0, 1]


@each("card", DEVILRY_OF_ORTHANC)
@rule("wotr.cards.combat.devilry-of-orthanc")
def test_devilry_of_orthanc_needs_isengard_units_and_besieged_defenders(card: str) -> None:
    refused = "wotr.cards.combat.devilry-of-orthanc"
    siege = Clash("helms-deep", kind="siege").shadow(nation="isengard", elite=1).free(regular=1)
    assert siege.refusal(card) is None
    field = Clash("helms-deep").shadow(nation="isengard", elite=1).free(regular=1)
    assert field.refusal(card) == refused, "in the open field before the walls"
    others = Clash("helms-deep", kind="siege").shadow(regular=3).free(regular=1)
    assert others.refusal(card) == refused


# ---- both armies ----


@each("card", DEADLY_STRIFE)
@rule("wotr.cards.combat.deadly-strife")
def test_deadly_strife_adds_two_to_all_rolls_of_both_armies(card: str) -> None:
    c = Clash().shadow(regular=2, nazgul=1).free(regular=2, leader=1).lay(card).fight(3, 2, 3, 2)
    assert c.roll_hits == [1, 1]
    c.dice(3, 3).do("reroll:1", "reroll:1")
    assert "wotr-log-reroll" in c.logged()
    assert c.units("shadow", "attackers") + c.units("free", "dagorlad") == 0, "four hits"


@each("card", DESPERATE_BATTLE)
@rule(TEXT)
def test_desperate_battle_adds_one_to_all_rolls_of_both_armies(card: str) -> None:
    c = Clash().shadow(regular=4, nazgul=1).free(regular=4, leader=1).lay(card).fight(4, 3, 2, 2, 4, 3, 2, 2)
    assert c.roll_hits == [1, 1]
    c.dice(4, 3).do("reroll:1", "reroll:1")
    assert c.reroll_hits == [0, 1]


# ---- Mumakil ----


@each("card", MUMAKIL)
@rule(TEXT)
def test_mumakil_add_one_to_the_combat_roll_and_a_hit_for_more_hits(card: str) -> None:
    c = Clash().shadow(nation="southrons", regular=2, elite=1).free(regular=5).lay(card)
    c.fight(4, 4, 2, 5, 2, 2, 2, 2)
    assert c.roll_hits == [1, 2]
    assert c.hits("shadow") == 3


@each("card", MUMAKIL)
@rule(TEXT)
def test_mumakil_gain_nothing_from_as_many_hits_as_the_enemy(card: str) -> None:
    c = Clash().shadow(nation="southrons", regular=2, elite=1).free(regular=5).lay(card)
    c.fight(4, 2, 2, 5, 2, 2, 2, 2)
    assert c.hits("shadow") == 1


@each("card", MUMAKIL)
@rule(TEXT)
def test_mumakil_compare_with_hits_of_an_attack_before_the_roll_too(card: str) -> None:
    c = Clash().shadow(nation="southrons", regular=3, elite=1).free(regular=3, elite=1).lay(card).lay("fp-str-13")
    c.fight(6).dice(4, 2, 2, 2, 2, 2, 2).do("lose:southrons-regular=1")
    assert c.special_hits == [1, 0]
    assert c.hits("shadow") == 1


@each("card", MUMAKIL)
@rule(REQUIREMENT)
def test_mumakil_need_a_southron_elite(card: str) -> None:
    assert Clash().shadow(nation="southrons", elite=1).free(regular=1).refusal(card) is None
    assert Clash().shadow(nation="southrons", regular=5).free(regular=1).refusal(card) == REQUIREMENT
    assert Clash().shadow(elite=5).free(regular=1).refusal(card) == REQUIREMENT


# ---- Swarm of Bats ----


@each("card", SWARM_OF_BATS)
@rule(TEXT)
def test_swarm_of_bats_cancels_the_free_peoples_card(card: str) -> None:
    c = Clash().shadow(regular=5, nazgul=1).free(regular=2).lay(card).lay("fp-str-01").fight(2, 2, 2, 2, 2, 2, 2)
    assert len(c.rolled("shadow")) == 5, "no Daylight"
    c.dice(4).do("reroll:1")
    assert c.reroll_hits == [0, 0]


@each("card", SWARM_OF_BATS)
@rule(TEXT)
def test_swarm_of_bats_helps_the_reroll_if_there_is_no_card_to_cancel(card: str) -> None:
    c = Clash().shadow(regular=2, nazgul=1).free(regular=2).lay(card).fight(4, 2, 2, 2)
    assert c.roll_hits == [0, 0]
    c.dice(4).do("reroll:1")
    assert c.reroll_hits == [0, 1]


# ---- own blood ----


@each("card", RELENTLESS_ASSAULT)
@rule(TEXT)
def test_relentless_assault_gives_own_units_for_the_combat_roll(card: str) -> None:
    c = Clash().shadow(regular=4).free(regular=3).lay(card).fight(3, 2, 2, 2, 2)
    assert c.options() == ["suffer:0", "suffer:1", "suffer:2"]
    c.do("suffer:2")
    assert c.rolled("shadow") == [3, 2], "two units are gone before the roll"
    assert c.roll_hits == [0, 1]


@each("card", RELENTLESS_ASSAULT)
@rule(TEXT)
def test_relentless_assault_lets_the_shadow_choose_its_losses(card: str) -> None:
    c = Clash().shadow(regular=2, elite=2).free(regular=3).lay(card).fight(4, 2, 2, 2, 2, 2, 2).do("suffer:1")
    assert c.options() == ["lose:sauron-elite=1", "lose:sauron-regular=1"]
    c.do("lose:sauron-elite=1")
    assert c.rolled("shadow") == [4, 2, 2, 2]
    assert c.roll_hits == [0, 1]


@each("card", RELENTLESS_ASSAULT)
@rule(TEXT)
def test_relentless_assault_can_be_declined_and_cannot_exceed_the_army(card: str) -> None:
    c = Clash().shadow(regular=1).free(regular=3).lay(card).fight(4, 2, 2, 2)
    assert c.options() == ["suffer:0", "suffer:1"]
    c.do("suffer:0")
    assert c.roll_hits == [0, 0]
    assert c.left("shadow") == 1


@each("card", ONSLAUGHT)
@rule("wotr.combat-cards.attack-roll.timing")
def test_onslaught_gives_own_units_for_dice_after_casualties(card: str) -> None:
    c = Clash().shadow(regular=8).free(regular=6).lay(card).fight(5, 2, 2, 2, 2, 2, 2, 2, 2, 2)
    assert c.left("free") == 5, "casualties have been taken"
    assert c.options() == ["suffer:0", "suffer:1", "suffer:2", "suffer:3", "suffer:4"]
    c.dice(4, 6, 3).do("suffer:3")
    assert c.left("shadow") == 5
    assert c.left("free") == 3


@each("card", ONSLAUGHT)
@rule(TEXT)
def test_onslaught_hits_on_four_even_in_a_siege(card: str) -> None:
    c = Clash("helms-deep", kind="siege").shadow(regular=5).free(regular=3, nation="rohan").lay(card)
    c.fight(2, 2, 2, 2, 2, 2, 2, 2).dice(4).do("suffer:1")
    assert c.units("free", "helms-deep-inside") == 2


@each("card", ONSLAUGHT)
@rule(TEXT)
def test_onslaught_lets_both_players_choose_their_losses(card: str) -> None:
    c = Clash().shadow(regular=2, elite=2).free(regular=2, elite=2).lay(card).fight(*[2] * 8)
    c.dice(6).do("suffer:1")
    assert c.asked() == "shadow"
    c.do("lose:sauron-elite=1")
    assert c.asked() == "free"
    assert c.options() == ["lose:gondor-elite=1", "lose:gondor-regular=1"]


# ---- Great Host, We Come to Kill ----


@each("card", GREAT_HOST)
@rule(TEXT)
def test_great_host_scores_a_hit_with_twice_the_units_after_casualties(card: str) -> None:
    c = Clash().shadow(regular=4).free(regular=3).lay(card).fight(5, 2, 2, 2, 2, 2, 2)
    assert c.left("free") == 1, "3 to 4 before casualties, 2 to 4 after"


@each("card", GREAT_HOST)
@rule(TEXT)
def test_great_host_does_nothing_with_fewer_units(card: str) -> None:
    c = Clash().shadow(regular=4).free(regular=2).lay(card).fight(2, 2, 2, 2, 5, 2)
    assert c.left("free") == 2, "4 to 2 before casualties, 3 to 2 after"


@each("card", WE_COME_TO_KILL)
@rule("wotr.combat-cards.attack-roll.timing")
def test_we_come_to_kill_attacks_with_elites_after_casualties(card: str) -> None:
    c = Clash().shadow(elite=3).free(regular=5).lay(card)
    c.fight(6, 2, 2, 5, 2, 2, 2, 2, 5, 4)
    assert c.special_hits == [0, 1]
    assert c.left("free") == 3
    assert c.dice_left() == 0, "two elites are left to attack"


@each("card", WE_COME_TO_KILL)
@rule(TEXT)
def test_we_come_to_kill_hits_on_five_even_against_walls(card: str) -> None:
    c = Clash("helms-deep", kind="siege").shadow(elite=1).free(regular=3, nation="rohan").lay(card)
    c.fight(5, 2, 2, 2, 5)
    assert c.roll_hits == [0, 0]
    assert c.units("free", "helms-deep-inside") == 2


@each("card", WE_COME_TO_KILL)
@rule(REQUIREMENT)
def test_we_come_to_kill_needs_an_elite(card: str) -> None:
    assert Clash().shadow(elite=1).free(regular=1).refusal(card) is None
    assert Clash().shadow(regular=5, nazgul=1).free(regular=1).refusal(card) == REQUIREMENT
