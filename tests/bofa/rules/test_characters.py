"""Characters, generals and range (p.18-20)."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.invariants import broken
from westmarch.games.bofa.pieces import DEAD
from westmarch.games.bofa.rules.shooting import shooters


@rule("bofa.char.attributes")
def test_attributes() -> None:
    assert min(f.DEFAULT.movement) >= 0
    assert min(f.DEFAULT.leadership) >= 0
    assert f.DEFAULT.leadership[f.DAIN] == 2  # follows from an example of the rulebook
    assert f.DEFAULT.movement[f.BEORN] == 3


@rule("bofa.char.available.bolg", "bofa.bolg.entry", "bofa.char.available.lost")
def test_bolg_needs_an_army_in_the_valley() -> None:
    t = Field().army("fenland", orc=2).army("heath_road", orc=1).dice(shadow="character event")
    t.expect_refused("enter:character:bolg", "bofa.bolg.entry")
    with_army = Field().army("river_bend", orc=2).army("heath_road", orc=1).army("fenland", orc=1)
    with_army.army("goblin_point_east", goblin=2).dice(shadow="character event").do("enter:character:bolg")
    with_army.expect_options("enter_at:fenland", "enter_at:heath_road", "enter_at:river_bend")
    lost = Field().army("river_bend", orc=1).dice(shadow="army character event")
    lost.expect_legal("enter:character:bolg")
    lost.all("use:army:strategic", "move:river_bend:fenland")
    lost.expect_refused("enter:character:bolg", "bofa.bolg.entry")


@rule("bofa.char.enter.die", "bofa.char.enter.flip")
def test_entering_takes_the_die() -> None:
    t = Field().army("camp", lakeman=1).dice("character event")
    t.g.fate = 3
    t.do("enter:character:bilbo")
    assert t.g.in_play(f.BILBO)
    assert t.where("bilbo") == "ravenhill"
    assert t.g.rings == 5
    assert t.g.unused(f.FP) == 1
    assert t.view(FREE)["view"]["characters"]["bilbo"] == "ravenhill"


@rule("bofa.char.enter.blocked")
def test_a_blocked_entry() -> None:
    for block in ("marker", "army"):
        t = Field().army("camp", lakeman=1).dice("character event")
        t.g.fate = 6
        if block == "marker":
            t.control("front_gate")
        else:
            t.army("front_gate", orc=1)
        t.expect_refused("enter:character:thorin", "bofa.char.enter.blocked")


def test_thorin_comes_with_his_own() -> None:
    t = Field().army("gate_dell", orc=1).dice("character event")
    t.g.fate = 6
    t.do("enter:character:thorin")
    assert t.at("front_gate") == {"dwarf_veteran": 1}
    assert t.lead("front_gate") == 1
    t.expect_options("attack:front_gate:gate_dell", "stop")


@rule("bofa.beorn.never-with-units")
def test_thorin_comes_alone_where_beorn_stands() -> None:
    """Otherwise Beorn would stand beside units, and could be shut in with nothing to choose."""
    t = Field().army("gate_dell", orc=1).army("camp", lakeman=1).character("beorn", "front_gate").dice("character will")
    t.g.fate, t.g.wrath = 6, 4
    t.do("enter:character:thorin")
    assert t.at("front_gate") == {}
    assert t.g.where[f.THORIN] == t.g.where[f.BEORN] == f.DEFAULT.front_gate
    assert not broken(t.g)


@rule("bofa.char.in-play.alone-or-army")
def test_alone_or_part_of_the_army() -> None:
    t = Field().army("camp", lakeman=1).character("bard", "camp").character("gandalf", "gate_dell").dice("army event")
    assert t.g.leadership(f.DEFAULT.place["camp"]) == f.DEFAULT.leadership[f.BARD]
    t.do("use:army:strategic").all("move:camp:gate_dell", "whole")
    assert (
        t.g.leadership(f.DEFAULT.place["gate_dell"]) == f.DEFAULT.leadership[f.BARD] + f.DEFAULT.leadership[f.GANDALF]
    )


@rule("bofa.char.alone.ignores-enemy", "bofa.char.alone.coexists")
def test_lone_characters_and_enemies_ignore_each_other() -> None:
    t = Field().army("east_meadow", orc=2).army("gate_dell", lakeman=1).character("gandalf", "river_flats")
    t.dice("character army", "army event")
    t.do("use:character:walk").do("walk:gandalf:east_meadow")
    t.do("use:army:attack")
    assert not t.offered("attack")  # nobody to attack
    t.do("stop")
    t.do("use:army:attack")
    t.expect_refused("attack:east_meadow:spur_foot", "bofa.char.alone.ignores-enemy")
    bilbo = Field().army("fenland", orc=2).character("bilbo", "south_bank").dice(shadow="army event")
    bilbo.all("use:army:strategic", "move:fenland:south_bank", "whole")
    assert bilbo.at("south_bank") == {"orc": 2}
    assert bilbo.where("bilbo") == "south_bank"
    bilbo.expect_no_log("bofa-log-combat")


@rule("bofa.char.with-army.fights", "bofa.combat.destroy.all-units", "bofa.char.elimination-permanent")
def test_a_character_shares_the_fate_of_his_army() -> None:
    t = Field().army("east_meadow", lakeman=1).character("bard", "east_meadow").army("river_flats", orc=5)
    t.army("camp", lakeman=1).character("gandalf", "camp").dice("character event", "army event")
    t.do("discard_die:event")
    t.next("bard", 1).next("combat", 5, 5, 1, 1, 1, 1).next("reroll", 1)
    t.all("use:army:attack", "attack:river_flats:east_meadow").cards("regroup", "regroup")
    t.do("reroll:1:0")  # Bard leads the army
    assert t.where("bard") == DEAD
    t.do("stay").do("use:character:walk")
    t.expect_refused("walk:bard:camp", "bofa.char.move.action")


@rule("bofa.char.move.with-army-or-stay")
def test_each_character_goes_or_stays() -> None:
    for taken in ([], ["gandalf"], ["thranduil"], ["gandalf", "thranduil"]):
        t = Field().army("camp", lakeman=2).character("gandalf", "camp").character("thranduil", "camp")
        t.dice("army event").all("use:army:strategic", "move:camp:gate_dell")
        t.do("whole" if len(taken) == 2 else f"go:{','.join(['lakeman=2', *[f'{name}=1' for name in taken]])}")
        assert [n for n in ("gandalf", "thranduil") if t.where(n) == "gate_dell"] == taken


@rule("bofa.char.special-characters", "bofa.beorn.move.not-character-action")
def test_special_characters_do_not_walk() -> None:
    t = Field().character("beorn", "west_of_dale").character("lord_of_the_eagles", "eyrie").character("bilbo", "camp")
    t.dice("character event").do("use:character:walk")
    assert {code.split(":")[1] for code in t.offered("walk")} == {"bilbo"}
    t.expect_refused("walk:beorn:lower_slopes", "bofa.char.special-characters")
    t.expect_refused("walk:lord_of_the_eagles:lower_slopes", "bofa.char.special-characters")


def two_generals() -> Field:
    t = Field().army("camp", lakeman=2).character("gandalf", "camp").character("thranduil", "camp")
    return t.army("east_meadow", orc=4).dice("muster muster event", "event event event event")


@rule("bofa.general.use.cost", "bofa.general.use.timing", "bofa.general.use.one-per-action", "bofa.general.use.example")
def test_one_ability_before_each_die() -> None:
    t = two_generals().token("camp", "lakeman")
    t.g.active[f.GANDALF] = t.g.active[f.THRANDUIL] = 1
    t.expect_refused("general:bard", "bofa.general.use.cost")
    t.next("burst", 1, 1, 5).do("general:gandalf")
    assert t.damage("east_meadow") == 1
    t.do("enough", seat=SHADOW)
    assert t.g.active[f.GANDALF] == 0
    t.expect_refused("general:gandalf", "bofa.general.use.cost")
    t.expect_refused("general:thranduil", "bofa.general.use.one-per-action")
    t.expect_refused("wait", "bofa.general.use.timing")
    t.do("use:muster:recruit").do("stop")
    t.expect_asked(SHADOW, "bofa-ask-go").expect_refused("general:thranduil", "bofa.general.use.timing")
    t.do("discard_die:event")
    t.expect_legal("general:thranduil", FREE)


@rule("bofa.range.measure", "bofa.range.users", "bofa.damage-effect.no-return")
def test_burst_of_magic_in_range_only() -> None:
    t = two_generals().army("long_marsh", orc=1)
    t.g.active[f.GANDALF] = 1
    t.next("burst", 5, 5, 1)
    before = t.at("camp"), t.damage("camp")
    t.do("general:gandalf")  # only one army in range: no choice
    assert t.damage("east_meadow") == 2
    assert (t.at("camp"), t.damage("camp")) == before
    t.expect_no_log("bofa-log-combat")
    far = Field().army("camp", lakeman=1).character("gandalf", "camp").army("long_marsh", orc=1).dice("event event")
    far.g.active[f.GANDALF] = 1
    far.expect_refused("general:gandalf", "bofa.range.measure")


@rule("bofa.range.black-line")
def test_no_sight_across_the_mountain() -> None:
    assert not f.DEFAULT.archers_range[f.DEFAULT.place["mountain_foot"]][f.DEFAULT.place["spur_crest"]]
    for table in (f.DEFAULT.archers_range, f.DEFAULT.gandalfs_range):
        for box in f.DEFAULT.goblin_points + f.DEFAULT.passes:
            assert not any(table[p][box] or table[box][p] for p in range(f.DEFAULT.places))
    t = Field().army("mountain_foot", lakeman=1).character("gandalf", "mountain_foot").army("pass_east", goblin=2)
    t.dice("event event")
    t.g.active[f.GANDALF] = 1
    t.expect_refused("general:gandalf", "bofa.range.measure")


@rule("bofa.range.bow-example")
def test_who_may_shoot() -> None:
    t = Field().army("spur_foot", orc=3).army("camp", lakeman=2).army("lower_slopes", elf_archer=2)
    t.army("ruins_of_dale", lakeman=1).character("thranduil", "camp").dice("event event")
    assert shooters(t.g, f.DEFAULT.place["spur_foot"]) == [f.DEFAULT.place["camp"]]
    t.g.active[f.THRANDUIL] = 1
    t.next("bow", 5, 4).do("general:thranduil")
    assert t.damage("spur_foot") == 1  # two dice, from the Camp only


@rule("bofa.damage-effect.like-step4")
def test_damage_outside_combat_forces_casualties() -> None:
    t = Field().army("camp", lakeman=1).character("gandalf", "camp").army("east_meadow", orc=1, warg=1, damage=1)
    t.dice("event event", "event event")
    t.g.active[f.GANDALF] = 1
    t.next("burst", 5, 5, 1).do("general:gandalf")
    t.expect_asked(SHADOW, "bofa-ask-casualty").expect_options(
        "casualties:orc=1", "casualties:warg=1", "casualties:orc=1,warg=1"
    )
    t.do("casualties:orc=1")
    assert (t.at("east_meadow"), t.damage("east_meadow")) == ({"warg": 1}, 1)


def test_bard_lays_a_token() -> None:
    t = Field().army("camp", lakeman=1).character("bard", "camp").dice("event event")
    t.g.active[f.BARD] = 1
    t.do("general:bard").do("lay:men_dwarves:camp")
    assert len(t.tokens("camp")) == f.DEFAULT.bard_tokens == 1


def test_bolg_brings_tokens() -> None:
    t = Field().army("river_bend", orc=2).dice(shadow="character event").do("enter:character:bolg")
    t.all("lay:shadow:heath_road", "lay:shadow:warg_moor", "stop")
    assert len(t.tokens("heath_road")) == len(t.tokens("warg_moor")) == 1


def test_dain_moves_or_recovers_dwarves() -> None:
    t = Field().army("camp", dwarf_soldier=1, damage=1).army("gate_dell", lakeman=1, damage=1).character("dain", "camp")
    t.dice("event event")
    t.g.active[f.DAIN] = 1
    t.next("recover", 5).do("general:dain").do("dwarves_recover")
    assert (t.damage("camp"), t.damage("gate_dell")) == (0, 1)
    move = Field().army("camp", dwarf_soldier=1).army("gate_dell", lakeman=1).dice("event event")
    move.g.active[f.DAIN] = 1
    move.do("general:dain").do("dwarves_march").expect_refused("move:gate_dell:front_gate", "bofa.general.use.cost")
    move.do("move:camp:east_meadow")
    assert move.at("east_meadow") == {"dwarf_soldier": 1}


def test_thranduil_brings_an_elf_token_and_gandalf_concentrates() -> None:
    t = Field().army("camp", lakeman=1).army("fenland", orc=1).character("thranduil", "camp").phase("generals")
    t.do("activate:thranduil").do("lay:elves:ravenhill")
    assert len(t.tokens("ravenhill")) == 1
    g = Field().army("camp", lakeman=1).character("gandalf", "camp").army("east_meadow", orc=4).phase("end")
    g.g.active[f.GANDALF] = 1
    g.options()
    assert g.g.concentration == 1
    burst = two_generals()
    burst.g.active[f.GANDALF] = burst.g.concentration = 1
    burst.next("burst", 5, 5, 5, 1, 1).do("general:gandalf")
    assert burst.damage("east_meadow") == 3
    assert burst.g.concentration == 0


def test_bilbo_uses_his_ring() -> None:
    t = Field().army("camp", lakeman=1).character("bilbo", "camp").dice("event event", "event event")
    t.next("action-fp", 5).do("ring_reroll:event")
    assert t.g.dice[f.WILL_DIE] == 1
    assert t.g.rings == 4
    t.expect_refused("ring_reroll:event", "bofa.char.attributes")
    saved = Field().army("camp", lakeman=1).character("bilbo", "camp").army("east_meadow", orc=5)
    saved.dice("event", "army event").do("discard_die:event").next("combat", 5, 5, 1, 1, 1, 1).next("reroll", 1)
    saved.all("use:army:attack", "attack:east_meadow:camp").cards("regroup", "regroup").do("reroll:0:0")
    saved.do("ring")
    assert saved.where("bilbo") == "camp"
    assert saved.g.rings == 4
