"""The board (p.8-10)."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.edition_shape import ENTRIES

NAMED = {"eastern_spur", "front_gate", "ravenhill", "ruins_of_dale", "camp", "lower_slopes", "fallen_bridge"}


@rule("bofa.board.region.purpose", "bofa.army.definition")
def test_everything_stands_in_one_region() -> None:
    t = Field().army("camp", lakeman=2, elf_archer=1).character("bard", "camp").dice(free="muster_army")
    assert t.g.armies(f.FP) == [f.DEFAULT.place["camp"]]
    assert t.g.leaders(f.DEFAULT.place["camp"]) == [f.BARD]
    t.do("use:muster_army:strategic").do("move:camp:gate_dell").do("whole")
    assert t.at("gate_dell") == {"elf_archer": 1, "lakeman": 2}
    assert t.at("camp") == {}
    assert t.where("bard") == "gate_dell"


@rule("bofa.board.region.terrain")
def test_one_of_five_terrains() -> None:
    assert len(f.TERRAIN_NAMES) == 5
    assert len(f.DEFAULT.terrain) == f.DEFAULT.regions
    fields, _ = ENTRIES["map"]["region"]
    assert [fields["terrain"](name) for name in f.TERRAIN_NAMES] == [None] * 5
    assert fields["terrain"]("forest") is not None


@rule("bofa.board.region.territory")
def test_one_of_four_territories() -> None:
    assert sorted(f.TERRITORY_NAMES) == ["broken_lands", "eastern_bank", "southern_spur", "valley"]
    assert {f.DEFAULT.territory[p] for p in range(f.DEFAULT.regions)} == {0, 1, 2, 3}
    assert f.DEFAULT.territory[f.DEFAULT.ruins_of_dale] == f.VALLEY


@rule("bofa.board.adjacent.line")
def test_lines_join_both_ways() -> None:
    for a, b in (border.split("-") for border in f.DEFAULT.content["map"]["borders"]["line"]):
        assert f.DEFAULT.place[b] in f.DEFAULT.neighbours[f.DEFAULT.place[a]]
        assert f.DEFAULT.place[a] in f.DEFAULT.neighbours[f.DEFAULT.place[b]]
    t = Field().army("camp", lakeman=1).army("gate_dell", lakeman=1).dice(free="army")
    t.do("use:army:strategic")
    assert {"move:camp:gate_dell", "move:gate_dell:camp"} <= set(t.options())


@rule("bofa.board.divide.river")
def test_a_river_stops_armies() -> None:
    t = Field().army("camp", lakeman=1).army("north_of_dale", orc=1).dice(free="army army")
    t.do("use:army:attack")
    t.expect_refused("attack:camp:north_of_dale", "bofa.combat.attack.adjacent")
    t.expect_refused("move:camp:north_of_dale", "bofa.board.divide.river")


@rule("bofa.board.divide.ford")
def test_a_ford_lets_them_across() -> None:
    t = Field().army("east_meadow", lakeman=1).army("east_of_dale", orc=1).dice(free="army")
    t.do("use:army:attack")
    assert "move:east_meadow:north_of_dale" in t.options()
    t = Field().army("river_flats", lakeman=1).army("east_of_dale", orc=1).dice(free="army")
    t.do("use:army:attack").expect_legal("attack:river_flats:east_of_dale")


@rule("bofa.board.divide.slope", "bofa.board.divide.slope-example")
def test_slopes_follow_from_terrain() -> None:
    names = ("camp", "mountain_foot", "spur_ridge", "eastern_spur")
    camp, foot, spur, crest = [f.DEFAULT.place[name] for name in names]
    assert f.DEFAULT.hampers(camp, foot) and not f.DEFAULT.hampers(foot, camp)
    assert not f.DEFAULT.hampers(spur, crest) and not f.DEFAULT.hampers(crest, spur)  # mountains on both sides
    t = Field().army("camp", lakeman=1).dice(free="army")
    t.do("use:army:strategic").expect_legal("move:camp:mountain_foot")  # up a slope


@rule("bofa.board.black-line", "bofa.board.goblin.not-regions")
def test_nobody_enters_the_mountain() -> None:
    for near in f.DEFAULT.neighbours[: f.DEFAULT.regions]:
        assert all(place < f.DEFAULT.regions for place in near)
    t = Field().army("mountain_foot", lakeman=1).dice(free="army")
    t.do("use:army:strategic")
    assert all("pass" not in code and "goblin" not in code for code in t.options())
    t.expect_refused("move:mountain_foot:goblin_point_east", "bofa.board.black-line")
    assert [f.DEFAULT.territory[p] for p in range(f.DEFAULT.regions, f.DEFAULT.places)] == [-1] * 4
    bats = Field().bats("valley", 0).phase("shadow_leadership").army("fenland", orc=1)
    places = bats.do("lead:").view(SHADOW)["question"]["pick"]["items"]
    assert [place["code"] for place in places] == f.TERRITORY_NAMES


@rule("bofa.board.settlement.list", "bofa.board.settlement.definition", "bofa.board.stronghold.list")
def test_settlements() -> None:
    assert {f.DEFAULT.place_names[p] for p in f.DEFAULT.settlements} == NAMED
    assert {f.DEFAULT.place_names[p] for p in f.DEFAULT.strongholds} == {"eastern_spur", "front_gate", "ravenhill"}
    assert all(f.DEFAULT.protection[p] > 0 for p in f.DEFAULT.strongholds)
    assert len({f.DEFAULT.terrain[p] for p in f.DEFAULT.settlements}) > 1
    t = Field().token("camp", "lakeman").dice(free="muster")
    t.do("use:muster:recruit").do("reveal:camp:men_dwarves")
    assert t.at("camp") == {"lakeman": 1}


@rule("bofa.board.muster.regions")
def test_mustering_regions() -> None:
    assert len(f.DEFAULT.mustering) == 4
    assert {f.DEFAULT.territory[p] for p in f.DEFAULT.mustering} == {f.BROKEN_LANDS}


@rule("bofa.board.goblin.zones", "bofa.board.goblin.through-pass")
def test_goblin_zones() -> None:
    assert len(f.DEFAULT.goblin_points) == len(f.DEFAULT.passes) == 2
    assert min(f.DEFAULT.goblin_points + f.DEFAULT.passes) >= f.DEFAULT.regions
    for zone in (0, 1):
        assert f.DEFAULT.distance[f.DEFAULT.goblin_points[zone]][f.DEFAULT.passes[zone]] == 1
    t = Field().army("goblin_point_east", goblin=5).army("fenland", orc=1).dice(shadow="eye")
    t.do("use:eye:goblin_move")
    t.expect_refused("move:goblin_point_east:mountain_foot", "bofa.board.goblin.through-pass")
    t.expect_options("move:goblin_point_east:pass_east", "stop")


@rule("bofa.board.eyrie")
def test_eagles_wait_in_the_eyrie() -> None:
    t = Field().character("lord_of_the_eagles", "eyrie").eagles("eyrie", 1).dice(free="muster")
    t.army("fenland", orc=1)
    t.g.active[f.LORD] = 1
    t.do("general:lord_of_the_eagles").do("eagles_out").do("eagles:broken_lands=1").do("lord:valley")
    assert t.g.eagles == [0, 1, 0, 0, 0]
    t.do("use:muster:eagles")
    assert t.g.eagles == [1, 0, 0, 0, 0]


@rule("bofa.board.fate-track", "bofa.victory.fp.fate")
def test_fate_never_above_fifteen() -> None:
    t = Field().phase("fate")
    t.g.fate = 14
    t.g.pool = [f.DEFAULT.tile_number.index(3)]
    t.expect_over("bofa-end-fate", FREE)
    assert t.g.fate == 15


@rule("bofa.fig.limit.military", "bofa.recruit.direct.reserve")
def test_figures_limit_units_in_play() -> None:
    t = Field().army("heath_road", great_orc=6, goblin=1).hand(SHADOW, "great_goblin").dice(shadow="character army")
    t.do("play:character:great_goblin").do("stop")
    assert t.at("heath_road")["great_orc"] == 6
    assert t.lead("heath_road") == 1


@rule("bofa.fig.characters-unique", "bofa.fig.generals-list")
def test_characters() -> None:
    assert len(set(f.CHARACTER_NAMES)) == f.CHARACTERS
    generals = [f.CHARACTER_NAMES[c] for c in f.GENERALS]
    assert generals == ["bard", "dain", "gandalf", "thranduil", "lord_of_the_eagles"]
    t = Field().army("camp", lakeman=1).character("bilbo", "camp").character("bard", "camp").phase("generals")
    t.expect_refused("activate:bilbo", "bofa.fig.generals-list")
