"""The map (II p.9-10): regions, borders, nations, settlements."""

from __future__ import annotations

from collections import Counter

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.layout import box
from westmarch.games.wotr.rules.movement import forbids_move
from westmarch.games.wotr.rules.recruit import forbids_recruit
from westmarch.games.wotr.rules.siege import can_withdraw
from wotr.battles import attack, hits
from wotr.board import Board, slot


def adjacent(one: str, other: str) -> bool:
    """Whether two regions are adjacent, which must not depend on where one stands."""
    there, back = (f.region(b) in f.ADJACENT[f.region(a)] for a, b in ((one, other), (other, one)))
    assert there == back, (one, other)
    return there


def army(where: str) -> Board:
    """Sauron and all others At War, with two regulars somewhere."""
    return Board().war(*f.NATIONS).place(where, "sauron", regular=2)


# ---- borders ----


@rule("wotr.map.border.white-line")
def test_an_army_crosses_a_plain_border_in_one_step() -> None:
    assert adjacent("dagorlad", "north-ithilien")
    assert forbids_move(army("dagorlad").g, f.SHADOW, slot("dagorlad"), f.region("north-ithilien")) is None
    for here in f.REGIONS:
        assert all(adjacent(here, f.REGIONS[there]) for there in f.ADJACENT[f.region(here)])
    assert sum(len(neighbours) for neighbours in f.ADJACENT) == 2 * 232


@rule("wotr.map.border.river")
def test_a_river_on_the_border_changes_nothing() -> None:
    """The Anduin flows between the Dead Marshes and Druadan Forest."""
    assert adjacent("dead-marshes", "druadan-forest")
    assert forbids_move(army("dead-marshes").g, f.SHADOW, slot("dead-marshes"), f.region("druadan-forest")) is None
    board = army("dead-marshes").place("druadan-forest", "gondor", regular=2)
    attack(board.dice(5, 4, 5, 4), "shadow", "dead-marshes", "druadan-forest")
    assert (hits(board, "shadow"), hits(board, "free")) == ([1], [1])


@rule("wotr.map.border.black-line")
def test_regions_behind_a_black_border_are_never_adjacent() -> None:
    assert sum(len(ridges) for ridges in f.RIDGES) == 2 * 47
    for here in range(f.REGION_COUNT):
        for there in f.RIDGES[here]:
            assert here in f.RIDGES[there]
            assert f.DISTANCE[here][there] > 1
            board = army(f.REGIONS[here])
            assert forbids_move(board.g, f.SHADOW, here, there) is not None


@rule("wotr.map.border.black-partial")
def test_a_border_is_either_passable_or_black_for_all_its_length() -> None:
    for here in range(f.REGION_COUNT):
        assert not set(f.ADJACENT[here]) & set(f.RIDGES[here]), f.REGIONS[here]


@rule("wotr.map.water.not-a-region")
def test_seas_and_lakes_are_no_way_between_their_shores() -> None:
    """Opposite shores are adjacent neither to each other nor through anything that is water."""
    assert not [name for name in f.REGIONS if "sea" in name.split("-") or "lake" in name.split("-")]
    assert f.DISTANCE[f.region("umbar")][f.region("dol-amroth")] > 2
    assert forbids_move(army("umbar").g, f.SHADOW, slot("umbar"), f.region("dol-amroth")) is not None
    assert not adjacent("north-rhun", "south-rhun")


@rule("wotr.map.water.coastal")
def test_coastal_regions_lie_on_the_great_sea_only() -> None:
    coast = """andrast anfalas dol-amroth druwaith-iaur enedwaith evendim forlindon grey-havens harlindon lamedon
        minhiriath north-ered-luin pelargir south-ered-luin umbar west-harondor"""
    assert {name for r, name in enumerate(f.REGIONS) if f.COASTAL[r]} == set(coast.split())
    inland_waters = ("dale", "north-rhun", "south-rhun", "nurn")
    assert not any(f.COASTAL[f.region(name)] for name in inland_waters)


# ---- nations ----


@rule("wotr.map.nation.membership")
def test_a_region_belongs_to_one_nation_or_to_none() -> None:
    assert set(f.NATION_OF_REGION) == set(range(-1, 8))
    assert f.NATION_OF_REGION[f.region("druadan-forest")] == f.GONDOR
    assert f.NATION_OF_REGION[f.region("osgiliath")] == -1
    assert f.NATION_OF_REGION[f.region("dagorlad")] == -1


@rule("wotr.map.nation.disjoint")
def test_the_land_of_a_nation_may_lie_in_several_places() -> None:
    dwarves = [r for r in range(f.REGION_COUNT) if f.NATION_OF_REGION[r] == f.DWARVES]
    reached = {f.region("erebor")}
    while more := {there for here in reached for there in f.ADJACENT[here] if there in dwarves} - reached:
        reached |= more
    assert f.region("ered-luin") in dwarves
    assert f.region("ered-luin") not in reached


FACTS = [
    ("dale", f.CITY, "north", "wotr.map.facts.dale"),
    ("lorien", f.STRONGHOLD, "elves", "wotr.map.facts.lorien"),
    ("moria", f.STRONGHOLD, "sauron", "wotr.map.facts.moria"),
    ("minas-tirith", f.STRONGHOLD, "gondor", "wotr.map.facts.minas-tirith"),
    ("erebor", f.STRONGHOLD, "dwarves", "wotr.map.facts.erebor-nation"),
    ("eastemnet", f.NONE, "rohan", "wotr.map.facts.eastemnet"),
]


@pytest.mark.parametrize(
    "region, feature, nation",
    [pytest.param(*fact[:3], marks=pytest.mark.rule(fact[3]), id=fact[0]) for fact in FACTS],
)
def test_what_the_rulebook_says_of_a_region(region: str, feature: int, nation: str) -> None:
    r = f.region(region)
    assert (f.FEATURE[r], f.NATION_OF_REGION[r]) == (feature, f.NATIONS.index(nation))
    if feature != f.NONE:
        assert Board().controls(region) == f.SIDES[f.SIDE_OF_NATION[f.NATIONS.index(nation)]]


@rule("wotr.map.facts.erebor-nation")
def test_erebor_is_next_to_dale() -> None:
    assert adjacent("dale", "erebor")


@rule("wotr.map.facts.adjacent-rivendell-chain")
def test_the_borders_named_by_the_examples() -> None:
    pairs = [
        ("rivendell", "fords-of-bruinen"),
        ("fords-of-bruinen", "hollin"),
        ("hollin", "moria"),
        ("fords-of-bruinen", "high-pass"),
        ("high-pass", "goblins-gate"),
        ("dimrill-dale", "lorien"),
    ]
    assert [pair for pair in pairs if not adjacent(*pair)] == []


# ---- settlements ----


@rule("wotr.map.region.feature")
def test_a_region_has_one_feature_at_most() -> None:
    counts = {f.NONE: 67, f.TOWN: 14, f.CITY: 6, f.STRONGHOLD: 16, f.FORTIFICATION: 2}
    assert Counter(f.FEATURE) == counts
    assert sum(counts.values()) == f.REGION_COUNT
    assert sum(f.VICTORY_POINTS[r] for r in range(f.REGION_COUNT) if f.OWNER[r] == f.FREE) == 20
    assert sum(f.VICTORY_POINTS[r] for r in range(f.REGION_COUNT) if f.OWNER[r] == f.SHADOW) == 18


@rule("wotr.map.fortification.locations")
def test_osgiliath_and_the_fords_of_isen_are_the_only_fortifications() -> None:
    found = {f.REGIONS[r] for r in range(f.REGION_COUNT) if f.FEATURE[r] == f.FORTIFICATION}
    assert found == {"osgiliath", "fords-of-isen"}


@rule("wotr.map.settlement.kinds")
def test_towns_cities_and_strongholds_are_the_settlements() -> None:
    settled = {r for settlements in f.SETTLEMENTS for r in settlements}
    assert settled == {r for r in range(f.REGION_COUNT) if f.FEATURE[r] in (f.TOWN, f.CITY, f.STRONGHOLD)}
    assert settled == {r for r in range(f.REGION_COUNT) if Board().g.control[r] != f.NOBODY}


@rule("wotr.map.settlement.city")
def test_a_city_recruits_and_scores_one_point() -> None:
    board = Board().war("gondor")
    regular = box(f.FREE, f.regular_column(f.GONDOR))
    assert forbids_recruit(board.g, f.FREE, regular, f.region("pelargir"), False) is None
    assert board.captured("pelargir").g.victory_points(f.SHADOW) == 1


@rule("wotr.map.settlement.stronghold")
def test_only_a_stronghold_can_be_besieged() -> None:
    board = Board()
    for r in range(f.REGION_COUNT):
        is_stronghold = f.FEATURE[r] == f.STRONGHOLD
        assert (f.GARRISON[r] >= 0) == is_stronghold
        assert any(can_withdraw(board.g, side, r) for side in (f.FREE, f.SHADOW)) == is_stronghold
        assert not board.g.is_besieged(r)
    assert board.captured("minas-tirith").g.victory_points(f.SHADOW) == 2
    regular = box(f.FREE, f.regular_column(f.GONDOR))
    assert forbids_recruit(Board().war("gondor").g, f.FREE, regular, f.region("minas-tirith"), False) is None


@rule("wotr.map.settlement.large-name")
def test_cities_and_strongholds_are_the_large_settlements() -> None:
    g = Board().g
    for r in range(f.REGION_COUNT):
        assert g.feature_at_least_city(r) == (f.FEATURE[r] in (f.CITY, f.STRONGHOLD))


@rule("wotr.map.stronghold-boxes")
def test_figures_in_a_stronghold_box_are_in_its_region() -> None:
    board = Board().place("minas-tirith-inside", "gondor", regular=2).character("boromir", "minas-tirith-inside")
    board.place("minas-tirith", "sauron", regular=3)
    assert board.g.besieged_side(f.region("minas-tirith")) == f.FREE
    assert f.REGION_OF_SLOT[slot("minas-tirith-inside")] == f.region("minas-tirith")
    assert f.REGIONS[board.g.character_region(f.BOROMIR)] == "minas-tirith"


@rule("wotr.map.board-areas")
def test_every_area_of_the_board_is_in_the_view() -> None:
    board = Board().place("minas-tirith-inside", "gondor", regular=1).place("minas-tirith", "sauron", regular=1)
    view = GAME.view(board.g, 0)
    assert len(view["decks"]) == 4
    for area in ("rings", "hunt_box", "points", "hands", "table"):
        assert set(view[area]) == {"free", "shadow"}
    assert view["forces"]["minas-tirith-inside"] == {"gondor-regular": 1}
    fellowship = view["fellowship"]
    assert {"region", "progress", "revealed", "corruption", "mordor", "guide", "companions"} <= set(fellowship)
    assert len(view["politics"]) == 8
