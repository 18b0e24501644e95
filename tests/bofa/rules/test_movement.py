"""Armies and their movement (p.21-23), and control of settlements."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f


@rule("bofa.army.stack.five", "bofa.move.merge.over-five", "bofa.move.merge.forced", "bofa.move.merge.owner-chooses")
def test_no_more_than_five() -> None:
    t = Field().army("fenland", orc=3, lead=1, damage=1).army("south_bank", orc=2, warg=2, lead=1)
    t.character("bolg", "fenland").dice(shadow="army event")
    t.all("use:army:strategic", "move:fenland:south_bank", "whole", "stop")
    t.expect_asked(SHADOW, "bofa-ask-remove").expect_options("remove:orc=1,warg=1", "remove:orc=2", "remove:warg=2")
    t.do("remove:orc=1,warg=1")
    assert t.at("south_bank") == {"orc": 4, "warg": 1}
    assert (t.lead("south_bank"), t.where("bolg")) == (2, "south_bank")
    assert t.g.armies(f.SHADOW) == [f.DEFAULT.place["south_bank"]]


@rule("bofa.move.merge.casualties-first")
def test_units_over_the_limit_are_casualties() -> None:
    t = Field().army("fenland", orc=3, damage=2).army("south_bank", orc=3, damage=1).dice(shadow="army event")
    t.all("use:army:strategic", "move:fenland:south_bank", "whole", "stop")
    t.expect_options("remove:orc=1", "remove:orc=2").expect_refused("remove:orc=3", "bofa.move.merge.over-five")
    t.do("remove:orc=2")  # three markers: a second unit may go for the third, below the limit
    assert (t.at("south_bank"), t.damage("south_bank")) == ({"orc": 4}, 0)
    one = Field().army("fenland", orc=3, damage=2).army("south_bank", orc=3, damage=1).dice(shadow="army event")
    one.all("use:army:strategic", "move:fenland:south_bank", "whole", "stop", "remove:orc=1")
    assert (one.at("south_bank"), one.damage("south_bank")) == ({"orc": 5}, 1)


@rule("bofa.army.stack.not-counted", "bofa.bats.own-rules", "bofa.eagle.own-rules")
def test_what_does_not_count() -> None:
    t = Field().army("camp", lakeman=5, lead=2).character("bard", "camp").character("gandalf", "gate_dell")
    t.eagles("eastern_bank", 2).bats("eastern_bank", 2).dice("character event")
    t.do("use:character:walk").do("walk:gandalf:camp")
    assert t.at("camp") == {"lakeman": 5}
    assert t.g.value(f.DEFAULT.place["camp"]) == 5
    assert t.g.leadership(f.DEFAULT.place["camp"]) == 2 + f.DEFAULT.leadership[f.BARD] + f.DEFAULT.leadership[f.GANDALF]
    assert t.game.invariants(t.g) == []


@rule("bofa.army.stack.muster-unlimited")
def test_mustering_regions_have_no_limit_for_the_shadow() -> None:
    t = Field().army("heath_road", orc=6).token("heath_road", "orc", 2).dice(shadow="muster event")
    t.do("use:muster:recruit").do("reveal:heath_road:shadow")
    assert t.at("heath_road") == {"orc": 8}
    fp = Field().army("heath_road", lakeman=3).army("upper_broken_ground", lakeman=3).dice("army event")
    fp.all("use:army:strategic", "move:upper_broken_ground:heath_road", "whole", "stop")
    assert fp.at("heath_road") == {"lakeman": 5}


@rule("bofa.army.unit-card")
def test_unit_cards() -> None:
    for unit in range(f.UNITS):
        assert f.DEFAULT.value[unit] >= 1
        assert any(f.DEFAULT.favours[unit])
        assert f.MANOEUVRE_NAMES[unit]
    values = {name: f.DEFAULT.value[f.UNIT[name]] for name in ("orc", "great_orc", "dwarf_soldier", "dwarf_veteran")}
    assert values == {"orc": 1, "great_orc": 2, "dwarf_soldier": 1, "dwarf_veteran": 2}


@rule("bofa.army.leadership.with-leadership")
def test_an_army_without_leadership() -> None:
    t = Field().army("camp", lakeman=1).army("gate_dell", lakeman=1, lead=1).dice("character event")
    t.character("lord_of_the_eagles", "eyrie").do("use:character:fast")
    t.expect_refused("move:camp:east_meadow", "bofa.dice.character.fast-move")
    t.expect_legal("move:gate_dell:front_gate")


@rule("bofa.move.adjacent-not-enemy", "bofa.combat.attack.adjacent")
def test_no_entering_an_enemy_army() -> None:
    t = Field().army("camp", lakeman=1).army("east_meadow", orc=1).dice("army event")
    t.do("use:army:strategic").expect_refused("move:camp:east_meadow", "bofa.move.adjacent-not-enemy")
    t.expect_refused("move:camp:river_flats", "bofa.move.adjacent-not-enemy")


@rule("bofa.move.never-forced")
def test_a_strategic_move_of_nobody() -> None:
    t = Field().army("camp", lakeman=1).dice("army event").do("use:army:strategic").do("stop")
    assert t.at("camp") == {"lakeman": 1}


@rule("bofa.move.same-army-again")
def test_the_same_army_moves_again_with_another_die() -> None:
    t = Field().army("camp", lakeman=1).dice("army army event")
    t.all("use:army:strategic", "move:camp:east_meadow", "use:army:strategic", "move:east_meadow:river_flats")
    assert t.at("river_flats") == {"lakeman": 1}


@rule("bofa.move.split.before")
def test_a_part_may_go() -> None:
    t = Field().army("camp", lakeman=2, elf_archer=1).dice("army event")
    t.all("use:army:strategic", "move:camp:gate_dell")
    parts = ["elf_archer=1", "elf_archer=1,lakeman=1", "lakeman=1", "lakeman=2"]
    t.expect_options("whole", *[f"go:{part}" for part in parts])  # at least one unit goes
    t.do("go:lakeman=1")
    assert t.at("camp") == {"elf_archer": 1, "lakeman": 1}


@rule("bofa.move.split.strategic-three", "bofa.move.split.example")
def test_three_parts() -> None:
    t = Field().army("south_of_dale", great_orc=2, orc=3).dice(shadow="army event")
    t.all("use:army:strategic", "move:south_of_dale:west_of_dale", "go:great_orc=2")
    t.all("move:south_of_dale:old_south_road", "go:orc=2")
    assert t.at("west_of_dale") == {"great_orc": 2}
    assert t.at("old_south_road") == {"orc": 2}
    assert t.at("south_of_dale") == {"orc": 1}


@rule("bofa.move.split.leadership-goes", "bofa.move.split.leadership-example")
def test_leadership_goes_along() -> None:
    t = Field().army("south_of_dale", great_orc=2, orc=3, lead=2).dice(shadow="character event")
    t.all("use:character:fast", "move:south_of_dale:west_of_dale")
    t.expect_legal("go:great_orc=2,leadership=1").expect_legal("go:great_orc=2,leadership=2")
    t.expect_refused("go:great_orc=2", "bofa.move.split.leadership-goes")
    led = Field().army("camp", lakeman=2).character("bard", "camp").dice("character event")
    led.all("use:character:fast", "move:camp:gate_dell")
    led.expect_options("whole", "go:lakeman=1,bard=1")  # the only leader must go


@rule("bofa.move.split.damage")
def test_damage_is_divided() -> None:
    t = Field().army("camp", lakeman=3, damage=3).dice("army event")
    t.all("use:army:strategic", "move:camp:gate_dell", "go:lakeman=1,damage=1")
    t.do("stop")
    assert (t.damage("gate_dell"), t.damage("camp")) == (1, 2)


@rule("bofa.move.split.damage-example")
def test_two_ways_to_divide() -> None:
    t = Field().army("camp", lakeman=1, elf_archer=2, damage=2).dice("army event")
    t.all("use:army:strategic", "move:camp:gate_dell")
    t.expect_legal("go:elf_archer=2,damage=1").expect_legal("go:elf_archer=2,damage=2")
    t.expect_refused("go:elf_archer=2", "bofa.move.split.damage")


@rule("bofa.move.merge.attack-action", "bofa.combat.attack.whole-army")
def test_merge_before_the_attack() -> None:
    t = Field().army("spur_ridge", orc=3).army("spur_foot", warg=3).army("east_meadow", lakeman=1)
    t.dice(shadow="army event").all("use:army:attack", "move:spur_ridge:spur_foot", "whole", "remove:orc=1")
    t.do("attack:spur_foot:east_meadow").next("combat", 1)
    assert t.at("spur_foot") == {"orc": 2, "warg": 3}
    assert {"unit:orc", "unit:warg"} <= set(t.options(SHADOW))


@rule("bofa.move.merge.strategic-after-both")
def test_merging_waits_for_both_moves() -> None:
    t = Field().army("fenland", orc=3).army("south_bank", warg=3).dice(shadow="army event")
    t.all("use:army:strategic", "move:fenland:south_bank", "whole")
    assert t.offered("move:south_bank")  # the Wargs may leave, the Orcs are on their way
    t.do("move:south_bank:long_marsh").do("whole")
    assert t.at("south_bank") == {"orc": 3}
    assert t.at("long_marsh") == {"warg": 3}


@rule("bofa.move.multi.step-rules")
def test_each_step_keeps_the_rules() -> None:
    t = Field().army("spur_foot", lakeman=1, lead=1).army("fallen_bridge", orc=1).dice("character event")
    t.all("use:character:fast", "move:spur_foot:east_meadow")
    t.expect_legal("move:east_meadow:north_of_dale")
    t.expect_refused("move:east_meadow:gate_dell", "bofa.move.adjacent-not-enemy")


@rule("bofa.move.multi.split-origin-only", "bofa.move.multi.no-pick-up", "bofa.move.multi.capacity-at-end")
def test_passing_through_friends() -> None:
    t = Field().army("gate_dell", lakeman=2, lead=1).army("camp", elf_archer=4, lead=1).dice("character event")
    t.all("use:character:fast", "move:gate_dell:camp", "whole")
    t.expect_refused("move:gate_dell:front_gate", "bofa.move.multi.split-origin-only")
    t.do("move:camp:east_meadow")  # not asked again which units go
    assert t.at("camp") == {"elf_archer": 4}
    assert t.at("east_meadow") == {"lakeman": 2}
    assert (t.lead("camp"), t.lead("east_meadow")) == (1, 1)


@rule("bofa.move.multi.stop-adjacent-enemy")
def test_stop_next_to_an_enemy() -> None:
    t = Field().army("camp", lakeman=1, lead=1).army("river_flats", orc=1).dice("character event")
    t.all("use:character:fast", "move:camp:east_meadow")
    assert t.at("east_meadow") == {"lakeman": 1}
    t.expect_asked(FREE, "bofa-ask-go")
    river = Field().army("camp", lakeman=1, lead=1).army("north_of_dale", orc=1).dice("character event")
    river.all("use:character:fast", "move:camp:gate_dell")  # the enemy is across the river
    river.expect_legal("move:gate_dell:front_gate")


@rule("bofa.move.multi.example")
def test_dain_through_the_ruins() -> None:
    def march() -> Field:
        t = Field().army("west_of_dale", dwarf_soldier=2).character("dain", "west_of_dale")
        t.army("ruins_of_dale", lakeman=4).dice("character event")
        return t.all("use:character:fast", "move:west_of_dale:ruins_of_dale", "whole")

    through = march().do("move:ruins_of_dale:east_of_dale")
    assert through.at("east_of_dale") == {"dwarf_soldier": 2}
    assert through.at("ruins_of_dale") == {"lakeman": 4}
    assert through.where("dain") == "east_of_dale"
    stop = march().do("stop").do("remove:lakeman=1")
    assert stop.at("ruins_of_dale") == {"dwarf_soldier": 2, "lakeman": 3}


@rule("bofa.control.shadow-enters", "bofa.control.persists", "bofa.control.entering-not-attack")
def test_taking_a_settlement() -> None:
    t = Field().army("spur_foot", orc=2).dice(shadow="army army event")
    t.all("use:army:strategic", "move:spur_foot:eastern_spur", "whole")
    assert t.shadow_holds("eastern_spur")
    assert t.g.points() == 4
    t.expect_no_log("bofa-log-combat")
    t.all("use:army:strategic", "move:eastern_spur:spur_ridge", "whole")
    assert t.shadow_holds("eastern_spur")
    assert t.g.points() == 4


@rule("bofa.control.fp-retakes", "bofa.eagle.own-rules")
def test_retaking_takes_units() -> None:
    t = (
        Field()
        .control("camp")
        .character("gandalf", "gate_dell")
        .army("east_meadow", lakeman=1)
        .eagles("eastern_bank", 2)
    )
    t.dice("character army event").do("use:character:walk").do("walk:gandalf:camp")
    assert t.shadow_holds("camp")
    t.all("use:army:strategic", "move:east_meadow:camp")
    assert not t.shadow_holds("camp")


@rule("bofa.control.pass-through", "bofa.recruit.remove.enemy-enters", "bofa.recruit.remove.back-to-bag")
def test_passing_through_takes_control_and_tokens() -> None:
    t = Field().army("spur_foot", orc=1, lead=1).token("camp", "lakeman").token("camp", "dwarf_veteran")
    before = t.bag("men_dwarves")
    t.dice(shadow="character event").do("use:character:fast")
    t.all("move:spur_foot:east_meadow", "move:east_meadow:camp")
    assert t.shadow_holds("camp")
    assert t.tokens("camp") == []
    assert t.bag("men_dwarves") == before + 2
    t.expect_no_log("bofa-log-reveal")
    through = Field().army("east_meadow", orc=1, lead=1).dice(shadow="character event")
    through.all("use:character:fast", "move:east_meadow:camp", "move:camp:gate_dell")
    assert through.shadow_holds("camp")
    assert through.at("gate_dell") == {"orc": 1}
