"""Combat (p.26-29)."""

from __future__ import annotations

from typing import Any

import pytest

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.rules.fight import ADD_TO_ROLL, ATTACKER, combat_of, round_of

PLAIN = ("river_flats", "east_meadow")  # both plains, an ordinary border


def shadow_attacks(
    attacker: dict[str, int],
    defender: dict[str, int],
    origin: str = "river_flats",
    target: str = "east_meadow",
    **more: Any,
) -> Field:
    """A Shadow army attacks; ``more`` are damage and lead of both sides (``a_damage``, ``d_lead``)."""
    t = Field().army(origin, damage=more.get("a_damage", 0), lead=more.get("a_lead", 0), **attacker)
    t.army(target, damage=more.get("d_damage", 0), lead=more.get("d_lead", 0), **defender)
    t.army("front_gate", dwarf_veteran=1).dice(shadow="army event")
    return t


def begin(t: Field, origin: str = "river_flats", target: str = "east_meadow") -> Field:
    return t.do("use:army:attack").do(f"attack:{origin}:{target}")


def rolls(t: Field, key: str = "bofa-log-roll") -> list[dict[str, Any]]:
    return [entry.about for entry in t.entries() if entry.key == key]


# Preparation


@rule("bofa.combat.attack.roles", "bofa.combat.seq.steps", "bofa.combat.roll.both")
def test_roles_and_steps() -> None:
    t = shadow_attacks({"orc": 2}, {"lakeman": 2}).next("combat", 1, 1, 1, 1)
    begin(t)
    steps = [type(t.g.stack[-1]).__name__]
    assert (combat_of(t.g).seat, combat_of(t.g).target) == (f.SHADOW, f.DEFAULT.place["east_meadow"])
    t.cards("unit:lakeman", "unit:orc")
    steps.append(type(t.g.stack[-1]).__name__)
    assert steps == ["Manoeuvre", "EndOfRound"]
    assert type(round_of(t.g)).STEPS == (
        "manoeuvre",
        "combat_roll",
        "leadership_reroll",
        "damage",
        "end_of_round",
        "discard_events",
    )
    assert [roll["side"] for roll in rolls(t)] == [f.SHADOW, f.FP]


@rule("bofa.combat.terrain.region", "bofa.combat.terrain.count", "bofa.combat.terrain.draw")
def test_terrain_superiority_of_the_defenders_region() -> None:
    t = shadow_attacks({"orc": 3}, {"elf_archer": 2}, "east_meadow", "camp")  # plains attack hills
    begin(t, "east_meadow", "camp")
    t.expect_log("bofa-log-superiority", side=f.FP)
    assert len(t.g.hands[f.FP]) == 1
    assert t.g.hands[f.SHADOW] == []
    more = shadow_attacks({"orc": 3}, {"lakeman": 2})
    begin(more).expect_log("bofa-log-superiority", side=f.SHADOW)


@rule("bofa.combat.terrain.units-not-values")
def test_units_are_counted_not_values() -> None:
    t = shadow_attacks({"great_orc": 1}, {"elf_archer": 2}, "east_meadow", "camp")
    begin(t, "east_meadow", "camp").expect_log("bofa-log-superiority", side=f.FP)


@rule("bofa.combat.terrain.tie", "bofa.combat.terrain.characters-excluded")
def test_a_tie_draws_nothing() -> None:
    t = shadow_attacks({"orc": 2}, {"lakeman": 2}, d_lead=2).character("bard", "east_meadow")
    begin(t).expect_no_log("bofa-log-superiority")
    none = shadow_attacks({"orc": 2}, {"lakeman": 1}, "east_meadow", "camp")
    begin(none, "east_meadow", "camp").expect_no_log("bofa-log-superiority")
    assert t.g.hands == none.g.hands == [[], []]


@rule("bofa.combat.terrain.draw", "bofa.cards.hand.limit-six")
def test_superiority_keeps_to_the_hand_limit() -> None:
    t = shadow_attacks({"orc": 3}, {"lakeman": 1})
    t.hand(SHADOW, "volunteers", "fall_back", "to_the_last", "no_quarter", "black_tide", "driven_on")
    begin(t).expect_asked(SHADOW, "bofa-ask-discard")
    assert len(t.g.hands[f.SHADOW]) == 7


@rule("bofa.combat.prep.order", "bofa.combat.hand.unit-cards", "bofa.combat.hand.regroup")
def test_the_card_drawn_can_be_used() -> None:
    t = shadow_attacks({"orc": 2, "great_orc": 1}, {"lakeman": 1}).next_event("volunteers")
    begin(t)
    t.expect_options("event:volunteers", "regroup", "unit:great_orc", "unit:orc", seat=SHADOW)
    t.expect_options("regroup", "unit:lakeman", seat=FREE)
    t.expect_refused("unit:warg", "bofa.combat.hand.unit-cards", SHADOW)


@rule("bofa.combat.hand.special", "bofa.bats.vampires.hand")
def test_special_cards() -> None:
    t = shadow_attacks({"orc": 1}, {"dwarf_soldier": 1}).character("thorin", "east_meadow").bats("broken_lands", 2)
    begin(t)
    assert "vampires" not in t.options(SHADOW)
    t.expect_options("regroup", "thorin", "unit:dwarf_soldier", seat=FREE)
    t.expect_refused("vampires", "bofa.bats.vampires.hand", SHADOW)
    with_bats = shadow_attacks({"orc": 1}, {"lakeman": 1}).bats("eastern_bank", 1)
    begin(with_bats).expect_options("regroup", "unit:orc", "vampires", seat=SHADOW)
    # also as defender, by the territory of the defender's region
    defends = Field().army("spur_foot", lakeman=2).army("lower_broken_ground", orc=1).bats("broken_lands", 1)
    defends.dice("army event").do("use:army:attack").do("attack:spur_foot:lower_broken_ground")
    assert "vampires" in defends.options(SHADOW)


@rule("bofa.combat.hand.not-counted")
def test_added_cards_do_not_count() -> None:
    t = shadow_attacks({"orc": 1, "warg": 1, "great_orc": 1}, {"lakeman": 3})
    t.hand(SHADOW, "volunteers", "fall_back", "to_the_last", "hard_bargaining", "forced_march", "burn_the_stores")
    begin(t)
    assert len(t.options(SHADOW)) == 10
    t.next("combat", *[1] * 8).cards("regroup", "regroup").do("cease")
    assert len(t.g.hands[f.SHADOW]) == 6
    t.expect_asked(SHADOW, "bofa-ask-go")


# Manoeuvres


@rule("bofa.combat.man.simultaneous", "bofa.combat.man.must-choose")
def test_cards_are_chosen_in_secret() -> None:
    t = begin(shadow_attacks({"orc": 2}, {"lakeman": 2}))
    t.expect_refused("pass", "bofa.combat.man.must-choose", SHADOW)
    t.do("unit:lakeman", seat=FREE)
    assert "lakeman" not in str(t.view(SHADOW)["question"])
    t.expect_no_log("bofa-log-plays-unit")
    t.next("combat", 1, 1, 1, 1).do("unit:orc", seat=SHADOW)
    assert t.count_log("bofa-log-plays-unit") == 2


@rule("bofa.combat.man.unit-card.one-round", "bofa.combat.man.unit-card.locked", "bofa.combat.seq.rounds")
def test_unit_cards_are_locked() -> None:
    t = begin(shadow_attacks({"orc": 2}, {"lakeman": 2}).hand(SHADOW, "locked_shields"))
    t.next("combat", *[1] * 8).cards("unit:lakeman", "unit:orc").do("press_on").do("stand")
    t.expect_options("event:locked_shields", "regroup", seat=SHADOW)
    t.expect_refused("unit:orc", "bofa.combat.man.unit-card.locked", SHADOW)
    t.cards("regroup", "event:locked_shields")
    assert [len(roll["black"]) for roll in rolls(t)] == [2, 2, 0, 0]
    assert t.g.stack[-1].__class__.__name__ == "EndOfRound"


@rule("bofa.combat.man.regroup.recover-cards", "bofa.combat.man.regroup.no-events")
def test_regroup_takes_cards_back() -> None:
    t = begin(shadow_attacks({"orc": 2}, {"lakeman": 2}).hand(SHADOW, "locked_shields"))
    t.next("combat", *[1] * 16)
    t.cards("unit:lakeman", "unit:orc").all("press_on", "stand")
    t.cards("regroup", "event:locked_shields").all("press_on", "stand")
    t.cards("regroup", "regroup").all("press_on", "stand")
    t.expect_options("regroup", "unit:orc", seat=SHADOW)
    t.expect_options("regroup", "unit:lakeman", seat=FREE)
    assert f.DEFAULT.card["locked_shields"] in t.g.event_discard


@rule("bofa.combat.man.unit-card.dead-type")
def test_the_card_of_a_dead_type_gives_no_black_dice() -> None:
    t = begin(shadow_attacks({"orc": 1, "warg": 1}, {"lakeman": 4}))
    t.next("combat", 1, 1, 5, 5, 5, 1).cards("unit:lakeman", "unit:orc")
    t.do("pass").do("casualties:warg=1").do("press_on").do("stand")
    assert "unit:warg" in t.options(SHADOW)
    t.next("combat", 6, 1, 1, 1, 1).cards("regroup", "unit:warg")
    assert rolls(t)[2]["black"] == []
    t.expect_no_log("bofa-log-use-manoeuvre")


@rule("bofa.combat.man.event.timing", "bofa.combat.man.event.discard")
def test_event_cards_act_at_their_moment() -> None:
    t = begin(shadow_attacks({"orc": 2}, {"lakeman": 2}).hand(SHADOW, "sudden_assault"))
    t.next("combat", 4, 3, 1, 1).cards("regroup", "event:sudden_assault")
    assert t.damage("east_meadow") == 1
    keys = t.log_keys()
    assert keys.index("bofa-log-card-acts") < keys.index("bofa-log-roll")
    t.do("enough").do("cease")
    assert t.g.event_discard == [f.DEFAULT.card["sudden_assault"]]


@rule("bofa.combat.man.event.defender-first")
def test_the_defenders_card_acts_first() -> None:
    t = begin(shadow_attacks({"orc": 2}, {"lakeman": 2}).hand(SHADOW, "sudden_assault").hand(FREE, "burn_the_stores"))
    t.next("combat", 4, 4, 1, 1).cards("event:burn_the_stores", "event:sudden_assault")
    acts = [entry.about["side"] for entry in t.entries() if entry.key == "bofa-log-card-acts"]
    assert acts == [f.FP, f.SHADOW]
    assert t.damage("east_meadow") == 0  # plus one and minus one


@rule("bofa.combat.man.special.automatic", "bofa.combat.man.special.thorin-locked")
def test_thorins_mighty_strokes() -> None:
    t = begin(shadow_attacks({"orc": 4}, {"dwarf_soldier": 2}).character("thorin", "east_meadow"))
    t.next("combat", *[1] * 30).next("reroll", *[1] * 10)
    t.cards("thorin", "unit:orc").do("reroll:2:0")
    assert t.damage("river_flats") == 1
    t.all("enough", "press_on", "stand")
    t.expect_refused("thorin", "bofa.combat.man.special.thorin-locked", FREE)
    t.cards("regroup", "regroup").all("reroll:0:0", "enough", "press_on", "stand")
    assert "thorin" in t.options(FREE)


@rule("bofa.combat.man.special.vampires-always", "bofa.bats.vampires.condition")
def test_like_vampires() -> None:
    t = begin(shadow_attacks({"orc": 3}, {"lakeman": 5}).bats("eastern_bank", 2).hand(SHADOW, "locked_shields"))
    t.next("combat", 1, 1, 1, 1, 1, 1, 1, 1).cards("regroup", "vampires")
    assert t.g.bats[f.EASTERN_BANK] == 2  # no damage, no bite
    t.all("press_on", "stand")
    t.next("combat", 5, 5, 1, 1, 1, 1, 1, 1).cards("regroup", "vampires").do("bite")
    assert t.damage("east_meadow") == 3
    t.all("enough", "press_on", "stand")
    t.next("combat", 5, 1, 1, 1, 1, 1, 1, 1).cards("regroup", "vampires").do("bite").all("enough", "press_on", "stand")
    assert t.g.bats[f.EASTERN_BANK] == 0
    t.expect_refused("vampires", "bofa.bats.vampires.hand", SHADOW)


@rule("bofa.combat.man.regroup.orderly", "bofa.combat.end.defender-options")
def test_an_orderly_retreat_needs_regroup_in_the_same_round() -> None:
    t = begin(shadow_attacks({"orc": 2}, {"lakeman": 2})).next("combat", *[1] * 8)
    t.cards("regroup", "regroup").do("press_on")
    t.expect_options("retreat", "stand").expect_refused("rout", "bofa.combat.end.defender-options")
    t.do("stand").cards("unit:lakeman", "regroup").do("press_on")
    t.expect_options("rout", "stand").expect_refused("retreat", "bofa.combat.man.regroup.orderly")


# Dice


@rule("bofa.combat.roll.value", "bofa.combat.roll.max-five")
@pytest.mark.parametrize(
    "units, dice", [({"orc": 2, "great_orc": 1}, 4), ({"great_orc": 4}, 5), ({"great_orc": 3, "orc": 2}, 5)]
)
def test_dice_by_combat_value(units: dict[str, int], dice: int) -> None:
    t = begin(shadow_attacks(units, {"lakeman": 1})).next("combat", *[1] * 6).cards("regroup", "regroup")
    white, black = t.rolls()[0]
    assert len(white + black) == dice


@rule("bofa.combat.roll.both", "bofa.combat.damage.casualty-order")
def test_both_can_be_destroyed() -> None:
    t = begin(shadow_attacks({"great_orc": 1}, {"dwarf_veteran": 1})).next("combat", 5, 5, 5, 5)
    t.cards("regroup", "regroup")
    assert (t.at("river_flats"), t.at("east_meadow")) == ({}, {})


@rule("bofa.combat.black.example", "bofa.combat.black.count", "bofa.combat.black.mandatory")
def test_black_dice() -> None:
    t = begin(shadow_attacks({"orc": 2, "great_orc": 1}, {"lakeman": 3})).next("combat", 5, 1, 1, 1, 1, 1, 1)
    t.cards("regroup", "unit:great_orc")
    assert [len(dice) for dice in t.rolls()[0]] == [3, 1]
    t.expect_options("manoeuvre:great_orc", "pass", seat=SHADOW)  # the number of black dice was never asked


@rule("bofa.combat.black.activation", "bofa.combat.black.hits-count")
def test_a_black_hit_makes_the_manoeuvre_usable() -> None:
    t = begin(shadow_attacks({"orc": 2, "great_orc": 1}, {"lakeman": 5})).next("combat", 5, 5, 6, 1, *[1] * 5)
    t.cards("regroup", "unit:great_orc").do("manoeuvre:great_orc")
    assert t.damage("east_meadow") == 4  # three hits and one more
    miss = begin(shadow_attacks({"orc": 2, "great_orc": 1}, {"lakeman": 5})).next("combat", 1, 5, 6, 5, *[1] * 5)
    miss.cards("regroup", "unit:great_orc")
    assert miss.damage("east_meadow") == 3
    miss.expect_asked(FREE, "bofa-ask-casualty")


@rule("bofa.combat.black.optional-declare")
def test_the_attacker_declares_first() -> None:
    t = begin(shadow_attacks({"great_orc": 2}, {"dwarf_veteran": 2})).next("combat", 5, 5, 1, 1, 5, 5, 1, 1)
    t.cards("unit:dwarf_veteran", "unit:great_orc")
    t.expect_asked(SHADOW, "bofa-ask-use-manoeuvre").do("pass").expect_asked(FREE, "bofa-ask-use-manoeuvre")
    t.do("manoeuvre:dwarf_veteran").do("casualties:great_orc=1")
    uses = [entry.about["side"] for entry in t.entries() if entry.key == "bofa-log-use-manoeuvre"]
    assert uses == [f.FP]
    assert (t.at("river_flats"), t.damage("river_flats")) == ({"great_orc": 1}, 1)  # three damage


# Target numbers


def needed(t: Field) -> list[int]:
    return [roll["number"] for roll in rolls(t)]


@rule("bofa.combat.target.standard")
def test_standard_target() -> None:
    t = begin(shadow_attacks({"orc": 3}, {"lakeman": 3})).next("combat", 4, 5, 6, 1, 1, 1).cards("regroup", "regroup")
    assert needed(t) == [5, 5]
    assert t.damage("east_meadow") == 2


@rule("bofa.combat.target.stronghold", "bofa.stronghold.absorbs", "bofa.combat.target.defender-five")
def test_target_against_a_stronghold() -> None:
    t = begin(shadow_attacks({"goblin": 3}, {"lakeman": 3}, "spur_ridge", "eastern_spur"), "spur_ridge", "eastern_spur")
    t.next("combat", 5, 6, 1, 5, 1, 1, 5, 5, 1, 1, 1, 1, 6, 5, 1, 1, 1, 1)
    t.cards("regroup", "regroup").all("enough", "press_on", "stand")
    assert t.g.walls[f.DEFAULT.place["eastern_spur"]] == 1
    assert t.damage("eastern_spur") == 0
    assert t.damage("spur_ridge") == 1  # the defender hits on 5
    t.cards("regroup", "regroup").all("enough", "press_on", "stand").cards("regroup", "regroup")
    assert needed(t) == [6, 5, 6, 5, 6, 5]
    assert t.g.walls[f.DEFAULT.place["eastern_spur"]] == 2


@rule("bofa.combat.target.ford-first-round", "bofa.combat.reroll.target")
def test_target_across_a_ford() -> None:
    t = shadow_attacks({"orc": 3}, {"lakeman": 3}, "river_flats", "east_of_dale", a_lead=1)
    begin(t, "river_flats", "east_of_dale").next("combat", 5, 5, 1, 1, 1, 1).next("reroll", 5)
    t.cards("regroup", "regroup").do("reroll:1:0")
    assert t.damage("east_of_dale") == 0
    assert [roll["number"] for roll in rolls(t, "bofa-log-reroll")] == [6]
    t.all("press_on", "stand").next("combat", 5, 5, 1, 1, 1, 1).cards("regroup", "regroup").do("reroll:0:0")
    assert t.damage("east_of_dale") == 2
    assert needed(t) == [6, 5, 5, 5]


@rule("bofa.combat.target.slope-first-round", "bofa.combat.target.downhill")
def test_target_uphill_and_downhill() -> None:
    up = begin(shadow_attacks({"orc": 2}, {"lakeman": 2}, "spur_foot", "spur_ridge"), "spur_foot", "spur_ridge")
    up.next("combat", *[1] * 8).cards("regroup", "regroup").all("press_on", "stand").cards("regroup", "regroup")
    assert needed(up) == [6, 5, 5, 5]
    down = begin(shadow_attacks({"orc": 2}, {"lakeman": 2}, "spur_ridge", "spur_foot"), "spur_ridge", "spur_foot")
    down.next("combat", *[1] * 4).cards("regroup", "regroup")
    assert needed(down) == [5, 5]


@rule("bofa.combat.target.no-stack", "bofa.combat.target.add-subtract")
def test_penalties_do_not_add_up() -> None:
    t = shadow_attacks({"orc": 2}, {"lakeman": 2}, "spur_foot", "eastern_spur").hand(FREE, "burn_the_stores")
    begin(t, "spur_foot", "eastern_spur").next("combat", 6, 1, 1, 1).cards("event:burn_the_stores", "regroup")
    assert needed(t)[0] == 6  # stronghold, slope and a minus: never 7
    assert t.g.walls[f.DEFAULT.place["eastern_spur"]] == 1
    low = begin(shadow_attacks({"orc": 2}, {"lakeman": 2}))
    low.next("combat", 1, 2, 1, 1)
    low.do("regroup", seat=FREE)
    round_of(low.g).change(ATTACKER, ADD_TO_ROLL, 4)
    low.do("regroup", seat=SHADOW)
    assert needed(low)[0] == 2  # and a 1 never hits
    assert low.damage("east_meadow") == 1


@rule("bofa.combat.target.card-scope", "bofa.combat.target.add-subtract")
def test_a_card_for_the_roll_only() -> None:
    t = begin(shadow_attacks({"orc": 2}, {"lakeman": 2}, a_lead=1).hand(SHADOW, "sudden_assault"))
    t.next("combat", 4, 3, 1, 1).next("reroll", 4).cards("regroup", "event:sudden_assault").do("reroll:1:0")
    assert t.damage("east_meadow") == 1  # the 4 of the roll, not that of the reroll
    assert (needed(t)[0], rolls(t, "bofa-log-reroll")[0]["number"]) == (4, 5)


# Rerolls


@rule("bofa.combat.reroll.amount", "bofa.combat.reroll.only-misses", "bofa.combat.reroll.final")
def test_rerolls() -> None:
    t = begin(shadow_attacks({"orc": 3, "warg": 2}, {"lakeman": 5}, a_lead=2)).next("combat", 1, 1, 1, 5, 5, *[1] * 5)
    t.cards("regroup", "unit:orc")
    t.expect_options("reroll:0:0", "reroll:0:1", "reroll:0:2", seat=SHADOW)  # three black misses, two hits
    t.next("reroll", 6, 1).do("reroll:0:2")
    t.expect_asked(SHADOW, "bofa-ask-use-manoeuvre")  # not asked for a second reroll
    t.do("pass")
    assert t.damage("east_meadow") == 3


@rule("bofa.combat.reroll.example")
def test_dains_reroll() -> None:
    t = (
        Field()
        .army("camp", dwarf_soldier=2, dwarf_veteran=1, lead=1)
        .character("dain", "camp")
        .army("east_meadow", orc=3)
    )
    t.dice("army event").do("use:army:attack").do("attack:camp:east_meadow")
    assert t.g.leadership(f.DEFAULT.place["camp"]) == 3
    t.next("combat", 2, 3, 3, 4, 1, 1, 1).next("reroll", 1, 1, 6).cards("unit:dwarf_veteran", "regroup")
    assert [len(dice) for dice in t.rolls()[0]] == [3, 1]
    assert "reroll:2:1" in t.options(FREE)
    assert "reroll:3:1" not in t.options(FREE)
    t.do("reroll:2:1")
    t.expect_asked(FREE, "bofa-ask-use-manoeuvre")


# Damage


@rule("bofa.combat.damage.marker-per-hit", "bofa.combat.damage.not-forced", "bofa.combat.damage.voluntary-casualties")
def test_markers_and_voluntary_casualties() -> None:
    t = begin(shadow_attacks({"orc": 3}, {"lakeman": 3})).next("combat", 5, 5, 5, 1, 1, 1).cards("regroup", "regroup")
    assert t.damage("east_meadow") == 3
    t.expect_asked(FREE, "bofa-ask-casualty").expect_options("casualties:lakeman=1", "casualties:lakeman=2", "enough")
    t.do("casualties:lakeman=1")
    assert (t.at("east_meadow"), t.damage("east_meadow")) == ({"lakeman": 2}, 1)
    stay = begin(shadow_attacks({"orc": 3}, {"lakeman": 3})).next("combat", 5, 5, 5, 1, 1, 1)
    stay.cards("regroup", "regroup").do("enough")
    assert (stay.at("east_meadow"), stay.damage("east_meadow")) == ({"lakeman": 3}, 3)


@rule("bofa.combat.damage.with-army", "bofa.combat.end.attacker-ceases", "bofa.combat.end.attacker-first")
def test_markers_stay_and_move_with_the_army() -> None:
    t = begin(shadow_attacks({"orc": 3}, {"lakeman": 3})).next("combat", 5, 1, 1, 5, 1, 1).cards("regroup", "regroup")
    t.do("enough", seat=SHADOW).do("enough", seat=FREE)
    t.expect_asked(SHADOW, "bofa-ask-cease").do("cease")
    assert (t.at("river_flats"), t.at("east_meadow")) == ({"orc": 3}, {"lakeman": 3})
    assert (t.damage("river_flats"), t.damage("east_meadow")) == (1, 1)
    moved = Field().army("camp", lakeman=2, damage=2).dice("army event")
    moved.all("use:army:strategic", "move:camp:gate_dell", "whole")
    assert moved.damage("gate_dell") == 2


@rule("bofa.combat.damage.modify-timing")
def test_prevention_comes_before_casualties() -> None:
    t = begin(shadow_attacks({"orc": 3}, {"lakeman": 2}).hand(FREE, "locked_shields")).next("combat", 5, 5, 5, 1, 1)
    t.cards("event:locked_shields", "regroup")
    assert t.damage("east_meadow") == 2
    t.expect_options("casualties:lakeman=1", "enough")  # two markers on two units: nothing is forced


@rule("bofa.combat.damage.casualty-up-to-two", "bofa.combat.damage.units-reusable", "bofa.combat.damage.owner-chooses")
def test_a_casualty_removes_up_to_two() -> None:
    t = begin(shadow_attacks({"great_orc": 2, "orc": 1}, {"lakeman": 3})).next("combat", *[1] * 5, 5, 1, 1)
    before = t.g.reserve[f.GREAT_ORC]
    t.cards("regroup", "regroup")
    t.expect_asked(SHADOW, "bofa-ask-casualty").do("casualties:great_orc=1")
    assert t.damage("river_flats") == 0
    assert t.g.reserve[f.GREAT_ORC] == before + 1


@rule("bofa.combat.damage.forced", "bofa.combat.destroy.markers-gone")
def test_forced_casualties_destroy() -> None:
    t = begin(shadow_attacks({"orc": 5}, {"lakeman": 2}, d_damage=1)).next("combat", 5, 5, 5, 1, 1, 1, 1)
    t.cards("regroup", "regroup")
    assert t.at("east_meadow") == {}
    assert t.damage("east_meadow") == 0
    t.expect_asked(SHADOW, "bofa-ask-advance")


@rule("bofa.combat.damage.example")
def test_example_of_casualties() -> None:
    t = begin(shadow_attacks({"orc": 5}, {"lakeman": 1, "elf_archer": 2}, d_damage=2))
    t.next("combat", 5, 5, 5, 1, 1, 1, 1, 1).cards("regroup", "regroup")
    t.expect_refused("enough", "bofa.combat.damage.forced")
    t.expect_refused("casualties:lakeman=1", "bofa.combat.damage.casualty-up-to-two")
    t.expect_legal("casualties:elf_archer=2").do("casualties:elf_archer=1,lakeman=1")
    assert (t.at("east_meadow"), t.damage("east_meadow")) == ({"elf_archer": 1}, 1)


@rule("bofa.combat.destroy.all-units")
def test_destruction_takes_everybody() -> None:
    t = begin(shadow_attacks({"orc": 5}, {"dwarf_soldier": 1}, d_lead=1).character("dain", "east_meadow"))
    t.next("combat", 5, 5, 5, 1, 1, 1).next("reroll", 1).cards("regroup", "regroup").do("reroll:0:0")
    assert t.where("dain") == -2
    assert t.lead("east_meadow") == 0


# Manoeuvres of the units


@pytest.mark.parametrize(
    "attacker, defender, card, dice, damage",
    [
        ({"orc": 3}, {"lakeman": 2}, "unit:orc", [5, 1, 1, 1, 1], 2),  # more units
        ({"orc": 2}, {"lakeman": 2}, "unit:orc", [5, 1, 1, 1], 1),  # as many
        ({"great_orc": 1}, {"lakeman": 4}, "unit:great_orc", [5, 1, 1, 1, 1, 1], 2),
        ({"goblin": 2}, {"lakeman": 4}, "unit:goblin", [5, 1, 5, 1, 1, 1], 1),  # no superiority: prevents
    ],
)
def test_shadow_manoeuvres(
    attacker: dict[str, int], defender: dict[str, int], card: str, dice: list[int], damage: int
) -> None:
    t = begin(shadow_attacks(attacker, defender)).next("combat", *dice).cards("regroup", card)
    t.do(card.replace("unit", "manoeuvre"))
    assert t.damage("east_meadow") == damage
    assert t.damage("river_flats") == 0


def test_goblins_swarm_with_superiority() -> None:
    t = shadow_attacks({"goblin": 3}, {"lakeman": 2}, "mountain_foot", "camp").next("combat", 5, 1, 1, 1, 1)
    begin(t, "mountain_foot", "camp").cards("regroup", "unit:goblin").do("manoeuvre:goblin")
    assert t.damage("camp") == 2


def test_swarm_does_one_thing_or_the_other() -> None:
    """One more damage and nothing prevented, or one damage prevented, of two, and none more."""
    high = shadow_attacks({"goblin": 3}, {"lakeman": 2}, "mountain_foot", "camp").next("combat", 5, 1, 1, 5, 1)
    begin(high, "mountain_foot", "camp").cards("regroup", "unit:goblin").do("manoeuvre:goblin")
    assert (high.damage("mountain_foot"), high.damage("camp")) == (1, 2)
    low = begin(shadow_attacks({"goblin": 3}, {"lakeman": 4})).next("combat", 5, 1, 1, 5, 5, 1, 1)
    low.cards("regroup", "unit:goblin").do("manoeuvre:goblin")
    assert (low.damage("river_flats"), low.damage("east_meadow")) == (1, 1)


def test_wargs_run_to_ground() -> None:
    t = begin(shadow_attacks({"warg": 2}, {"lakeman": 3})).next("combat", 5, 1, 1, 1, 1).cards("regroup", "unit:warg")
    t.do("manoeuvre:warg")
    assert (t.at("east_meadow"), t.damage("east_meadow")) == ({"lakeman": 2}, 0)


@pytest.mark.parametrize(
    "defender, card, dice, ours, theirs",
    [
        ({"elf_archer": 3}, "unit:elf_archer", [1, 1, 1, 6, 6, 1], 0, 4),
        ({"dwarf_veteran": 2}, "unit:dwarf_veteran", [1, 1, 1, 5, 1, 1, 1], 0, 2),
        ({"elf_spearman": 3}, "unit:elf_spearman", [5, 5, 5, 5, 5, 1], 1, 2),
    ],
)
def test_free_peoples_manoeuvres(defender: dict[str, int], card: str, dice: list[int], ours: int, theirs: int) -> None:
    t = begin(shadow_attacks({"orc": 3}, defender)).next("combat", *dice).cards(card, "regroup")
    t.do(card.replace("unit", "manoeuvre"))
    assert t.damage("east_meadow") == ours
    assert t.damage("river_flats") + 2 * (3 - sum(t.at("river_flats").values())) == theirs


def test_stout_hearts_and_desperate_courage() -> None:
    t = begin(shadow_attacks({"orc": 3}, {"dwarf_soldier": 3})).next("combat", 5, 5, 1, 5, 1, 1)
    t.cards("unit:dwarf_soldier", "regroup").do("manoeuvre:dwarf_soldier")
    t.do("enough", seat=SHADOW).do("enough", seat=FREE)
    assert t.damage("east_meadow") == 1
    led = begin(shadow_attacks({"orc": 3}, {"lakeman": 3}, d_lead=1)).next("combat", 1, 1, 1, 5, 1, 1)
    led.cards("unit:lakeman", "regroup").do("reroll:0:0").do("manoeuvre:lakeman")
    assert led.damage("river_flats") == 2
    alone = begin(shadow_attacks({"orc": 3}, {"lakeman": 3})).next("combat", 1, 1, 1, 5, 1, 1)
    alone.cards("unit:lakeman", "regroup").do("manoeuvre:lakeman")
    assert alone.damage("river_flats") == 1  # nobody leads: the hit and no more


def test_bards_arrow_and_dains_stand() -> None:
    t = begin(shadow_attacks({"orc": 3}, {"lakeman": 3}).character("bard", "east_meadow")).next("bard", 4)
    t.next("combat", *[1] * 12).next("reroll", *[1] * 6).cards("regroup", "regroup").do("reroll:0:0")
    assert t.damage("river_flats") == 1
    t.all("enough", "press_on", "stand").cards("regroup", "regroup").do("reroll:0:0")
    assert t.damage("river_flats") == 1  # once in a combat
    dain = begin(shadow_attacks({"orc": 3}, {"dwarf_soldier": 3}).character("dain", "east_meadow"))
    dain.next("combat", 5, 5, 1, 1, 1, 1).cards("regroup", "regroup").do("reroll:0:0")
    assert dain.damage("east_meadow") == 1
