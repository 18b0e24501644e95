"""Combat cards in a battle (V p.23, VI p.29): who plays them when, in which order they act, what they may touch."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.rules.combat_cards import COMBAT
from wotr.clash import Clash


@rule("wotr.combat-cards.every-event-card")
def test_every_event_card_can_be_used_for_its_combat_half() -> None:
    assert sorted(COMBAT) == list(range(96))
    for number, effect in COMBAT.items():
        assert effect.NAME, f.CARDS[number]


@rule("wotr.combat-cards.no-action")
def test_a_combat_card_needs_neither_die_nor_action() -> None:
    c = Clash().shadow(regular=4).free(regular=2).lay("fp-str-01").fight(2, 2, 2, 2, 2)
    assert c.g.used == [0, 0]
    assert sum(c.g.dice) == 0, "there is no die at all"
    assert len(c.rolled("shadow")) == 3


@rule("wotr.combat-cards.text-prevails")
def test_a_combat_card_sets_aside_the_normal_rule() -> None:
    """A besieging army needs a 6; Devilry of Orthanc lets it hit with a 5."""
    c = Clash("helms-deep", kind="siege").shadow(nation="isengard", elite=2).free(nation="rohan", regular=2)
    c.lay("sh-char-19").fight(5, 2, 2, 2)
    assert c.roll_hits == [0, 1]


@rule("wotr.combat-cards.one-per-round")
def test_each_player_may_use_one_card_from_hand_each_round() -> None:
    c = Clash().shadow(regular=3).free(regular=3).hand("free", "fp-str-01", "fp-str-02").dice(*[2] * 6)
    c.start()
    assert c.asked() == "free"
    assert c.options() == ["combat:fp-str-01", "combat:fp-str-02", "pass"]
    c.do("combat:fp-str-01")
    assert c.rolled("shadow"), "no second card is asked for"
    c.do("press", "hold")
    assert c.options() == ["combat:fp-str-02", "pass"], "a new round, a new card"


@rule("wotr.combat-cards.one-per-round")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    c = Clash().shadow(regular=1).free(regular=1).on_table("free", "fp-str-01")
    c.run(c.new_battle())
    assert "combat:fp-str-01" not in c.options()


@rule("wotr.combat-cards.attacker-chooses-first", "wotr.edition.combat-card-sequence")
@pytest.mark.parametrize("attacker", ["shadow", "free"])
def test_the_attacker_chooses_first_then_the_defender(attacker: str) -> None:
    c = Clash(attacker=attacker).shadow(regular=1).free(regular=1)
    c.hand("shadow", "sh-str-22").hand("free", "fp-str-01").start()
    assert c.asked() == attacker
    c.do("pass")
    assert c.asked() == {"shadow": "free", "free": "shadow"}[attacker]


@rule("wotr.combat-cards.defender-independent")
def test_the_defender_may_use_a_card_though_the_attacker_uses_none() -> None:
    c = Clash().shadow(regular=5).free(regular=1).hand("shadow", "sh-str-22").hand("free", "fp-str-01")
    c.dice(2, 2, 2, 2).start().do("pass", "combat:fp-str-01")
    assert len(c.rolled("shadow")) == 3


@rule("wotr.combat-cards.secret-then-revealed", "wotr.combat-cards.back-visible", "wotr.edition.combat-card-sequence")
def test_cards_are_chosen_secretly_and_revealed_together() -> None:
    c = Clash().shadow(regular=1).free(regular=1).hand("shadow", "sh-str-22").hand("free", "fp-str-01").start()
    c.do("combat:sh-str-22")
    assert GAME.view(c.g, f.FREE)["combat_cards"] == ["", "shadow-strategy"], "the back is seen"
    assert GAME.view(c.g, f.SHADOW)["combat_cards"] == ["", "sh-str-22"]
    assert "wotr-log-combat-card" not in c.logged()
    c.dice(2, 2).do("combat:fp-str-01")
    shown = [entry for entry in c.entries() if entry.key == "wotr-log-combat-card"]
    assert sorted(entry.about["card"] for entry in shown) == [f.card("fp-str-01"), f.card("sh-str-22")]
    assert all(entry.audience is None for entry in shown)


@rule("wotr.combat-cards.back-visible")
def test_a_card_used_from_the_table_hides_nothing() -> None:
    c = Clash("hollin").shadow(regular=1).free(regular=1).on_table("shadow", "sh-char-17").hand("free", "fp-str-01")
    c.start().do("combat:sh-char-17")
    assert GAME.view(c.g, f.FREE)["combat_cards"] == ["", "sh-char-17"]


@rule("wotr.combat-cards.duration-one-round")
def test_the_effect_lasts_for_one_round() -> None:
    c = Clash().shadow(regular=5).free(regular=5).lay("fp-str-01").fight(2, 2, 2, 2, 2, 2, 2, 2)
    c.dice(*[2] * 10).do("press", "hold")
    assert len(c.rolled("shadow")) == 5


@rule("wotr.combat-cards.discard")
def test_combat_cards_are_discarded_when_the_round_ends() -> None:
    c = Clash().shadow(regular=2).free(regular=2).lay("fp-str-01").lay("sh-str-06").fight(2, 2, 2, 2)
    assert c.g.discards == [f.card("fp-str-01"), f.card("sh-str-06")]
    assert c.g.hands == [[], []]
    assert c.g.combat_cards == [-1, -1]


@rule("wotr.combat-cards.discard")
def test_a_cancelled_card_is_discarded_too() -> None:
    c = Clash().shadow(regular=2).free(regular=2).lay("fp-str-01").lay("sh-str-09").fight(2, 2, 2, 2)
    assert c.g.discards == [f.card("fp-str-01"), f.card("sh-str-09")]


@rule("wotr.combat-cards.initiative.lower-first")
def test_the_lower_initiative_acts_first() -> None:
    """Words of Power (1) silence Aragorn before Sudden Strike (2) counts his Leadership."""
    c = Clash().shadow(regular=4, nazgul=1).free("aragorn", regular=1, leader=1).lay("sh-char-15")
    c.lay("fp-char-14").fight(6, *[2] * 5)
    assert c.special_hits == [1, 0], "one die, for the leader"


@rule("wotr.combat-cards.initiative.tie-defender")
def test_with_equal_initiative_the_defenders_card_acts_first() -> None:
    """Daring Defiance and Swarm of Bats (both 0): whoever defends cancels the other's card."""
    c = Clash().shadow(regular=1).free("gimli", regular=1).lay("sh-str-09").lay("fp-char-11").fight(2, 2, 2)
    assert c.prompt() == "wotr-ask-daring-defiance"
    c.do("yes")
    cancelled = [entry.about["card"] for entry in c.this_round("wotr-log-combat-card-cancelled")]
    assert cancelled == [f.card("sh-str-09")]
    c = Clash(attacker="free").shadow(regular=1).free("gimli", regular=1).lay("sh-str-09").lay("fp-char-11")
    c.fight(2, 2, 2)
    assert c.combat.cancelled == [True, False]
    assert c.prompt() == "wotr-ask-reroll", "the companions keep their Leadership"


@rule("wotr.combat-cards.initiative.scouts-example", "wotr.cards.known.scouts", "wotr.cards.known.durins-bane")
def test_scouts_leave_before_durins_bane_can_strike() -> None:
    c = Clash("hollin").shadow(regular=5).free(regular=3).lay("sh-char-17").lay("fp-str-05").start()
    c.do("retreat:trollshaws")
    assert c.units("free", "trollshaws") == 3
    assert "wotr-log-extra-attack" not in c.logged()
    assert sorted(c.g.discards) == [f.card("fp-str-05"), f.card("sh-char-17")]


@rule("wotr.combat-cards.requirement")
def test_a_card_whose_requirement_is_not_met_is_not_offered() -> None:
    c = Clash().shadow(regular=1).free(regular=1).hand("free", "fp-str-22", "fp-str-01").start()
    assert c.options() == ["combat:fp-str-01", "pass"], "Valour needs an elite"
    c = Clash().shadow(regular=1).free(elite=1).hand("free", "fp-str-22", "fp-str-01").start()
    assert "combat:fp-str-22" in c.options()


@rule("wotr.combat-cards.requirement")
def test_figures_of_the_rearguard_do_not_meet_a_requirement() -> None:
    c = Clash(attacker="free").shadow(regular=1).free(regular=1)
    c.place("ash-mountains", "gondor", elite=1)
    assert c.new_battle().origin == f.region("ash-mountains")
    assert c.refusal("fp-str-22") == "wotr.combat-cards.requirement"


@rule("wotr.combat-cards.forfeit.not-counted")
def test_forfeited_leadership_does_not_count_in_the_round() -> None:
    c = Clash().shadow(regular=3, nazgul=2).free(regular=3).lay("sh-char-05").fight(2, 2, 2, 2, 2, 2)
    c.do("forfeit:2")
    assert c.prompt() == "wotr-ask-cease", "nobody is left to lead a re-roll"


@rule("wotr.combat-cards.forfeit.returns-next-round")
def test_forfeited_leadership_is_back_in_the_next_round() -> None:
    c = Clash().shadow(regular=3, nazgul=2).free(regular=3).lay("sh-char-05").fight(2, 2, 2, 2, 2, 2)
    c.dice(*[2] * 6).do("forfeit:2", "press", "hold")
    assert c.options() == ["reroll:0", "reroll:1", "reroll:2"]


@rule("wotr.combat-cards.forfeit.not-if-cancelled")
def test_cancelled_leadership_cannot_be_forfeited() -> None:
    c = Clash().shadow(regular=3, nazgul=3).free("gandalf-white", regular=3).hand("shadow", "sh-char-08", "sh-str-22")
    c.start().do("yes")
    assert c.asked() == "shadow"
    assert c.options() == ["combat:sh-str-22", "pass"], "the White Rider has cancelled it"


@rule("wotr.combat-cards.attack-roll.timing")
def test_extra_attacks_come_before_the_combat_roll_or_after_casualties() -> None:
    c = Clash().shadow(regular=3).free(elite=3).lay("fp-str-13").fight(6, 6, 2, *[2] * 4)
    keys = c.logged()
    assert keys.index("wotr-log-extra-attack") < keys.index("wotr-log-combat-roll")
    c = Clash().shadow(elite=1).free(regular=3).lay("sh-str-13").fight(6, 2, 2, 2, 2)
    keys = c.logged()
    assert keys.index("wotr-log-extra-attack") > keys.index("wotr-log-lose")


@rule("wotr.combat-cards.attack-roll.base-number")
def test_an_extra_attack_uses_the_base_number_of_the_battle() -> None:
    """The attacker of a city needs a 6 in the first round, the defender a 5."""
    c = Clash("angmar", attacker="free").shadow(regular=5).free(elite=2).lay("fp-str-13").fight(5, 6, *[2] * 6)
    assert c.special_hits == [1, 0]
    c = Clash("edoras").shadow(regular=5).free(elite=2).lay("fp-str-13").fight(5, 6, *[2] * 6)
    assert c.special_hits == [2, 0]


@rule("wotr.combat-cards.attack-roll.no-leader-reroll")
def test_an_extra_attack_has_no_leader_reroll() -> None:
    c = Clash().shadow(regular=3).free(elite=2, leader=2).lay("fp-str-13").fight(2, 2, *[2] * 5)
    assert c.special_hits == [0, 0]
    assert c.prompt() == "wotr-ask-reroll"
    assert c.options() == ["reroll:0", "reroll:1", "reroll:2"], "the two dice of the combat roll, not those of Charge"
    assert c.this_round("wotr-log-reroll") == []


@rule("wotr.combat-cards.attack-roll.no-enemy-modifier")
def test_modifiers_of_the_enemys_card_do_not_touch_an_extra_attack() -> None:
    """Desperate Battle does not help a Charge, Advantageous Position does not hinder We Come to Kill."""
    c = Clash().shadow(regular=5).free(elite=2).lay("fp-str-13").lay("sh-str-22").fight(4, 4, *[2] * 7)
    assert c.special_hits == [0, 0]
    c = Clash("lorien").shadow(elite=2).free(regular=5, nation="elves").lay("sh-str-13").lay("fp-str-03")
    c.fight(5, 5, *[2] * 5, 5, 5)
    assert c.roll_hits == [0, 0], "Advantageous Position works on the combat roll"
    assert c.special_hits == [0, 2], "but not on the attack of the elites"


@rule("wotr.combat-cards.attack-roll.immediate-casualties")
def test_casualties_of_an_extra_attack_are_taken_at_once_and_cannot_be_cancelled() -> None:
    c = Clash("hollin").shadow(regular=1).free(regular=5).lay("sh-char-17").lay("fp-str-06").fight(4, 4, 4, 2, 2, 2)
    assert c.special_hits == [0, 3]
    assert len(c.rolled("free")) == 2, "three have fallen before the roll"
    assert c.left("free") == 2, "the Shield-wall does not help"


@rule("wotr.cards.combat.daylight")
def test_daylight_limits_the_shadow_not_the_free_peoples() -> None:
    c = Clash().shadow(regular=5).free(regular=5).lay("fp-str-01").fight(2, 2, 2, 3, 3, 3, 3, 3)
    assert [len(c.rolled("shadow")), len(c.rolled("free"))] == [3, 5]
