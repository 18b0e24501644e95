"""End of the round, retreats, advances (p.29-30)."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.rules.retreat import can_retreat, forbids_retreat, forced_regions, free_regions


def names(places: list[int]) -> set[str]:
    return {f.DEFAULT.place_names[place] for place in places}


def attack(t: Field, origin: str, target: str, *dice: int) -> Field:
    """A Shadow army attacks; both regroup."""
    t.dice(shadow="army event").next("combat", *dice)
    t.do("use:army:attack").do(f"attack:{origin}:{target}")
    return t.cards("regroup", "regroup")


@rule("bofa.combat.end.attacker-first", "bofa.combat.end.attacker-never-retreats")
def test_the_attacker_speaks_first_and_never_retreats() -> None:
    t = Field().army("river_flats", orc=2).army("east_meadow", lakeman=2)
    attack(t, "river_flats", "east_meadow", 1, 1, 1, 1)
    t.expect_asked(SHADOW, "bofa-ask-cease").expect_options("cease", "press_on")
    t.expect_refused("retreat", "bofa.combat.end.attacker-never-retreats")
    t.expect_refused("rout", "bofa.combat.end.attacker-never-retreats")
    t.do("press_on").expect_asked(FREE, "bofa-ask-retreat")


@rule("bofa.combat.end.both-destroyed")
def test_both_destroyed_leaves_control() -> None:
    t = Field().army("east_meadow", great_orc=1).army("camp", dwarf_veteran=1)
    attack(t, "east_meadow", "camp", 5, 5, 5, 5)
    assert (t.at("camp"), t.at("east_meadow")) == ({}, {})
    assert not t.shadow_holds("camp")


@rule("bofa.retreat.region.no-enemy")
def test_no_retreat_to_enemies() -> None:
    t = Field().army("gate_dell", lakeman=2).army("mountain_foot", orc=3).control("camp")
    place = f.DEFAULT.place["gate_dell"]
    assert forbids_retreat(t.g, f.FP, place, f.DEFAULT.place["camp"]) == "bofa.retreat.region.no-enemy"
    assert forbids_retreat(t.g, f.FP, place, f.DEFAULT.place["mountain_foot"]) == "bofa.retreat.region.no-enemy"
    shadow = Field().army("gate_dell", orc=2).army("camp", lakeman=1)
    assert forbids_retreat(shadow.g, f.SHADOW, place, f.DEFAULT.front_gate) == "bofa.retreat.region.no-enemy"


@rule("bofa.retreat.region.not-next-to-enemy", "bofa.retreat.region.not-over-ford", "bofa.retreat.adjacent-one")
def test_where_one_may_not_retreat() -> None:
    t = Field().army("east_meadow", lakeman=2).army("spur_foot", orc=3)
    place = f.DEFAULT.place["east_meadow"]
    why = {
        name: forbids_retreat(t.g, f.FP, place, f.DEFAULT.place[name])
        for name in ("river_flats", "north_of_dale", "gate_dell")
    }
    assert why == {
        "river_flats": "bofa.retreat.region.not-next-to-enemy",
        "north_of_dale": "bofa.retreat.region.not-over-ford",
        "gate_dell": "bofa.retreat.adjacent-one",
    }
    assert names(free_regions(t.g, f.FP, place)) == {"camp"}


@rule("bofa.retreat.exception.friends")
def test_friends_are_always_near_enough() -> None:
    t = Field().army("east_meadow", lakeman=2).army("spur_foot", orc=3).army("north_of_dale", elf_archer=1)
    t.army("east_of_dale", orc=1)
    assert names(free_regions(t.g, f.FP, f.DEFAULT.place["east_meadow"])) == {"north_of_dale", "camp"}


@rule("bofa.retreat.example")
def test_north_of_dale() -> None:
    t = Field().army("north_of_dale", lakeman=2).army("east_of_dale", orc=3).army("south_of_dale", orc=2)
    t.control("ruins_of_dale")
    assert names(free_regions(t.g, f.FP, f.DEFAULT.place["north_of_dale"])) == {"fallen_bridge"}
    attack(t, "east_of_dale", "north_of_dale", 1, 1, 1, 1, 1).all("press_on", "retreat")
    assert t.at("fallen_bridge") == {"lakeman": 2}


def cornered() -> Field:
    """An army with no free region to retreat to."""
    t = Field().army("east_meadow", lakeman=2, damage=1).army("spur_foot", orc=3).control("camp")
    return t.army("east_of_dale", orc=1)


@rule("bofa.retreat.forced.attacker-chooses", "bofa.retreat.forced.limits")
def test_the_attacker_chooses() -> None:
    t = cornered()
    assert free_regions(t.g, f.FP, f.DEFAULT.place["east_meadow"]) == []
    attack(t, "spur_foot", "east_meadow", 1, 1, 1, 1, 1).do("enough", seat=FREE).all("press_on", "retreat")
    t.expect_asked(SHADOW, "bofa-ask-retreat-to")
    t.expect_options("retreat_to:north_of_dale", "retreat_to:river_flats")  # over a ford, next to an army
    t.expect_refused("retreat_to:camp", "bofa.retreat.forced.limits")
    t.do("retreat_to:north_of_dale").do("enough", seat=FREE)
    assert t.count_log("bofa-log-forced") == 1
    assert t.at("north_of_dale") == {"lakeman": 2}
    assert t.damage("north_of_dale") == 2


@rule("bofa.retreat.forced.casualties")
def test_the_extra_damage_can_destroy() -> None:
    t = (
        Field()
        .army("east_meadow", lakeman=1, damage=1)
        .army("spur_foot", orc=3)
        .control("camp")
        .army("east_of_dale", orc=1)
    )
    attack(t, "spur_foot", "east_meadow", 1, 1, 1, 1).do("enough", seat=FREE).all("press_on", "retreat")
    t.do("retreat_to:river_flats")
    assert t.g.armies(f.FP) == []
    t.expect_asked(SHADOW, "bofa-ask-advance")


@rule("bofa.retreat.impossible")
def test_no_way_out() -> None:
    t = Field().army("front_gate", lakeman=2).army("gate_dell", orc=3).army("mountain_foot", orc=1)
    assert forced_regions(t.g, f.FP, f.DEFAULT.front_gate) == []
    assert not can_retreat(t.g, f.FP, f.DEFAULT.front_gate)
    attack(t, "gate_dell", "front_gate", 1, 1, 1, 1, 1).do("press_on")
    assert type(t.g.stack[-1]).__name__ == "Manoeuvre"  # standing was the only choice


@rule("bofa.retreat.rout.casualties", "bofa.retreat.rout.then-move")
def test_a_rout() -> None:
    t = Field().army("east_meadow", lakeman=3, damage=3).army("spur_foot", orc=3).dice(shadow="army event")
    t.next("combat", *[1] * 6).do("use:army:attack").do("attack:spur_foot:east_meadow")
    t.cards("unit:lakeman", "regroup").do("enough", seat=FREE).all("press_on", "rout")
    assert t.at("camp") == {"lakeman": 2}
    assert t.damage("camp") == 1
    forced = cornered().dice(shadow="army event").next("combat", *[1] * 6)
    forced.do("use:army:attack", "attack:spur_foot:east_meadow").cards("unit:lakeman", "regroup").do(
        "enough", seat=FREE
    )
    forced.all("press_on", "rout").expect_asked(SHADOW, "bofa-ask-retreat-to")


@rule("bofa.retreat.merge-limit")
def test_retreat_onto_friends() -> None:
    t = Field().army("east_meadow", lakeman=4).army("spur_foot", orc=3).army("camp", elf_archer=3)
    attack(t, "spur_foot", "east_meadow", *[1] * 7).all("press_on", "retreat").do("remove:lakeman=2")
    assert t.at("camp") == {"elf_archer": 3, "lakeman": 2}


@rule("bofa.advance.when", "bofa.advance.takes-control", "bofa.recruit.remove.enemy-enters")
def test_the_advance() -> None:
    t = Field().army("east_meadow", orc=2, warg=1).army("camp", lakeman=1).token("camp", "lakeman")
    attack(t, "east_meadow", "camp", 5, 5, 1, 1)
    t.expect_options("advance:east_meadow", "stay").do("advance:east_meadow").do("go:orc=1")
    assert (t.at("camp"), t.at("east_meadow")) == ({"orc": 1}, {"orc": 1, "warg": 1})
    assert t.shadow_holds("camp")
    assert t.tokens("camp") == []
    assert t.bag("men_dwarves") == 17


@rule("bofa.advance.split-damage")
def test_an_advance_divides_damage() -> None:
    t = Field().army("east_meadow", orc=3, damage=3).army("camp", lakeman=1)
    attack(t, "east_meadow", "camp", 5, 5, 1, 1).do("enough", seat=SHADOW)
    t.all("advance:east_meadow", "go:orc=1,damage=1")
    assert (t.damage("camp"), t.damage("east_meadow")) == (1, 2)


@rule("bofa.advance.no-advance-no-control", "bofa.advance.when")
def test_no_advance_no_control() -> None:
    t = Field().army("east_meadow", orc=3).army("camp", lakeman=1).token("camp", "lakeman")
    attack(t, "east_meadow", "camp", 5, 5, 1, 1).do("stay")
    assert not t.shadow_holds("camp")
    assert t.tokens("camp") == ["lakeman"]
    retreat = Field().army("east_meadow", orc=3).army("spur_ridge", lakeman=1).army("spur_foot", orc=3)
    attack(retreat, "spur_foot", "spur_ridge", 1, 1, 1, 1).all("press_on", "retreat")
    retreat.do("retreat_to:eastern_spur")
    retreat.expect_asked(SHADOW, "bofa-ask-advance")


@rule("bofa.army.stack.five", "bofa.move.merge.over-five")
def test_a_large_army_of_a_mustering_region_advances() -> None:
    t = Field().army("heath_road", orc=7).army("lower_broken_ground", lakeman=1)
    attack(t, "heath_road", "lower_broken_ground", 5, 5, 1, 1, 1, 1).all("advance:heath_road", "whole")
    assert t.at("lower_broken_ground") == {"orc": 5}
