"""The twenty story cards of the Shadow."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f


def field(card: str) -> Field:
    """The Shadow holds a card and dice for any type."""
    return Field().hand(SHADOW, card).dice("", "event event event")


def play(t: Field, card: str) -> Field:
    return t.do(f"play:event:{card}")


def test_black_tide() -> None:
    t = field("black_tide").army("fenland", orc=1).army("long_marsh", orc=1).army("river_flats", orc=1)
    play(t, "black_tide")
    assert not t.offered("move:river_flats")  # not in the Broken Lands
    t.all("move:fenland:south_bank", "move:long_marsh:warg_moor")
    assert (t.at("south_bank"), t.at("warg_moor")) == ({"orc": 1}, {"orc": 1})


def test_wolves_before_dawn() -> None:
    t = field("wolves_before_dawn").army("fenland", orc=2, warg=2).army("camp", lakeman=1)
    play(t, "wolves_before_dawn").do("move:fenland:east_marsh").do("go:warg=2")
    t.all("move:east_marsh:river_flats", "move:river_flats:east_meadow")
    assert t.at("east_meadow") == {"warg": 2}
    assert t.at("fenland") == {"orc": 2}
    t.expect_options("attack:east_meadow:camp", "stop")


def test_over_the_fords() -> None:
    t = field("over_the_fords").army("river_flats", orc=4).army("east_of_dale", lakeman=1).army("spur_foot", orc=1)
    play(t, "over_the_fords").expect_options("attack:river_flats:east_of_dale", "stop")
    t.do("attack:river_flats:east_of_dale").next("combat", 5, 5, 1, 1, 1).cards("regroup", "regroup")
    t.all("advance:river_flats", "whole", "move:east_of_dale:ruins_of_dale", "whole")
    assert t.at("ruins_of_dale") == {"orc": 4}
    assert t.shadow_holds("ruins_of_dale")


def test_storm_the_spur() -> None:
    t = field("storm_the_spur").army("spur_ridge", goblin=4).army("eastern_spur", lakeman=2).army("camp", lakeman=1)
    play(t, "storm_the_spur").expect_options("attack:spur_ridge:eastern_spur", "stop").do(
        "attack:spur_ridge:eastern_spur"
    )
    t.next("combat", 5, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1).cards("regroup", "regroup")
    assert t.g.walls[f.DEFAULT.place["eastern_spur"]] == 1
    t.all("press_on", "stand").cards("regroup", "regroup")
    assert t.g.walls[f.DEFAULT.place["eastern_spur"]] == 1


def test_no_quarter() -> None:
    t = field("no_quarter").army("river_flats", orc=3).army("east_meadow", lakeman=3)
    play(t, "no_quarter").do("attack:river_flats:east_meadow").next("combat", *[1] * 6).cards("regroup", "regroup")
    t.do("press_on").expect_options("rout", "stand", seat=FREE)


def test_from_all_sides() -> None:
    t = field("from_all_sides").army("river_flats", orc=2).army("spur_foot", orc=2).army("east_meadow", lakeman=3)
    play(t, "from_all_sides").do("army:river_flats")
    t.expect_log("bofa-log-superiority", side=f.SHADOW)  # four Orcs against three Men


def test_goblins_from_above() -> None:
    t = (
        field("goblins_from_above")
        .army("goblin_point_west", goblin=5)
        .army("pass_east", goblin=3)
        .army("camp", lakeman=1)
    )
    t.army("goblin_point_east", goblin=1)
    play(t, "goblins_from_above").expect_refused("move:goblin_point_east:pass_east", "bofa.pass.closed-start")
    t.all("move:goblin_point_west:pass_west", "whole", "move:pass_east:mountain_foot", "whole")
    t.expect_options("attack:mountain_foot:camp", "stop")
    assert t.at("mountain_foot") == {"goblin": 3}
    assert t.at("pass_west") == {"goblin": 5}


@rule("bofa.cards.effect.partial-example")
def test_great_goblin() -> None:
    t = field("great_goblin").army("pass_west", goblin=2).army("spur_crest", lakeman=1).army("fenland", orc=1)
    play(t, "great_goblin")
    assert t.at("pass_west") == {"goblin": 2, "great_orc": 1}
    assert t.lead("pass_west") == 1
    t.expect_options("attack:pass_west:spur_crest", "stop")
    no_goblins = field("great_goblin").army("fenland", orc=1)
    no_goblins.expect_refused("play:event:great_goblin", "bofa.cards.requirement")


@rule("bofa.fate.special-tiles.aside")
def test_the_shadow_of_the_necromancer() -> None:
    t = field("the_shadow_of_the_necromancer").army("fenland", orc=1)
    top = t.g.fate_deck[-1]
    play(t, "the_shadow_of_the_necromancer")
    assert f.BROWN_TILE in t.g.pool
    assert t.view(SHADOW)["view"]["known_fate"][-1] == f.DEFAULT.card_names[top]
    t.do("bury")
    assert t.g.fate_deck[0] == top


def test_bolgs_ambition() -> None:
    t = field("bolg_s_ambition").army("river_bend", orc=2)
    play(t, "bolg_s_ambition")
    assert t.where("bolg") == "river_bend"
    more = field("bolg_s_ambition").army("river_bend", orc=2).character("bolg", "river_bend")
    play(more, "bolg_s_ambition")
    assert more.g.bodyguards == 1
    none = field("bolg_s_ambition").army("fenland", orc=2)
    none.expect_refused("play:event:bolg_s_ambition", "bofa.cards.requirement")


def test_whips_of_the_captains() -> None:
    t = field("whips_of_the_captains").army("fenland", orc=1).army("long_marsh", orc=1).army("warg_moor", warg=1)
    play(t, "whips_of_the_captains").do("choose:warg_moor,fenland")
    assert (t.lead("fenland"), t.lead("warg_moor"), t.lead("long_marsh")) == (1, 1, 0)


def test_vampire_cloud() -> None:
    t = field("vampire_cloud").army("river_bend", orc=2).army("fenland", orc=1)
    play(t, "vampire_cloud").do("bat:valley")
    assert t.g.bats[f.VALLEY] == 2
    t.all("bear:river_bend", "move:river_bend:south_of_dale", "whole")
    assert t.at("south_of_dale") == {"orc": 2}


def test_doom_upon_the_heroes() -> None:
    t = field("doom_upon_the_heroes").army("fenland", orc=1).army("camp", lakeman=1).character("bard", "camp")
    t.character("gandalf", "camp")
    t.g.active[f.BARD] = t.g.active[f.GANDALF] = 1
    play(t, "doom_upon_the_heroes").do("deny:gandalf")
    assert (t.g.active[f.BARD], t.g.active[f.GANDALF]) == (1, 0)


def test_clouded_fate() -> None:
    t = field("clouded_fate").army("fenland", orc=1)
    play(t, "clouded_fate")
    assert t.g.table == [[f.DEFAULT.card["clouded_fate"], f.SHADOW, -1]]
    t.do("discard_die:event").do("discard_die:event")
    t.expect_asked(SHADOW, "bofa-ask-fate").expect_options("again", "apply")  # without any general
    assert t.g.table == []


def test_endless_numbers() -> None:
    t = field("endless_numbers").army("fenland", orc=1)
    play(t, "endless_numbers").all("lay:shadow:heath_road", "lay:shadow:warg_moor", "lay:shadow:long_marsh")
    assert [len(t.tokens(f.DEFAULT.place_names[p])) for p in f.DEFAULT.mustering].count(1) == 3


def test_gundabad_emptied() -> None:
    t = field("gundabad_emptied")
    for _ in range(3):
        t.token("heath_road", "warg").token("warg_moor", "warg")
    play(t, "gundabad_emptied").all("lay:shadow:long_marsh", "lay:shadow:eastern_approach")
    assert len(t.tokens("long_marsh")) == len(t.tokens("eastern_approach")) == 1
    t.all("reveal:heath_road:shadow", "reveal:heath_road:shadow")
    t.expect_refused("reveal:heath_road:shadow", "bofa.dice.muster.recruit")
    t.all("reveal:warg_moor:shadow", "reveal:warg_moor:shadow")
    assert (t.at("heath_road"), t.at("warg_moor")) == ({"warg": 2}, {"warg": 2})


@rule("bofa.pass.opens-at-five")
def test_tunnels_under_the_mountain() -> None:
    t = field("tunnels_under_the_mountain").army("goblin_point_west", goblin=3).army("goblin_point_east", goblin=1)
    play(t, "tunnels_under_the_mountain").do("goblins_both")
    assert (t.at("goblin_point_west"), t.at("goblin_point_east")) == ({"goblin": 4}, {"goblin": 2})
    assert t.g.open == [1, 0]
    one = field("tunnels_under_the_mountain").army("goblin_point_west", goblin=2).army("fenland", orc=1)
    play(one, "tunnels_under_the_mountain").do("goblin:goblin_point_west")
    assert one.at("goblin_point_west") == {"goblin": 4}
    assert one.g.open == [0, 0]


def test_wargs_of_the_north() -> None:
    t = field("wargs_of_the_north").army("fenland", orc=1)
    play(t, "wargs_of_the_north").do("choose:fenland")
    assert t.at("fenland") == {"orc": 1, "warg": 2}


def test_driven_on() -> None:
    t = field("driven_on").army("fenland", orc=2, damage=2).army("long_marsh", orc=1, damage=1).army("warg_moor", orc=1)
    play(t, "driven_on").all("choose:fenland", "bear:fenland", "move:fenland:south_bank", "whole")
    assert (t.at("south_bank"), t.damage("south_bank"), t.damage("long_marsh")) == ({"orc": 2}, 1, 1)


@rule("bofa.recruit.remove.by-cards")
def test_scavengers() -> None:
    t = field("scavengers").army("east_meadow", orc=1).token("camp", "lakeman").token("ravenhill", "elf_archer")
    play(t, "scavengers")
    assert t.tokens("camp") == []
    assert t.tokens("ravenhill") == ["elf_archer"]
