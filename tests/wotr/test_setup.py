"""Set-up (III p.14-17): the position before the first turn, step by step."""

from __future__ import annotations

from functools import cache

import pytest

from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.game import GAME
from westmarch.games.wotr.layout import box
from westmarch.games.wotr.rules.politics import advance
from westmarch.games.wotr.rules.tiles import pool
from westmarch.games.wotr.setup import set_up
from westmarch.games.wotr.state import War
from wotr.board import Board


@cache
def start() -> War:
    """The board before phase 1 of turn 1; nobody changes it here."""
    return set_up(Chance(seed_of(1)))


def first_decision(seed: int = 1) -> War:
    """The first turn, as far as it goes by itself."""
    g = GAME.start({}, Chance(seed_of(seed)))
    assert isinstance(g, War)
    return g


# ---- sides, Fellowship, characters (steps 1 to 7) ----


@rule("wotr.setup.choose-sides")
def test_each_side_has_its_seat_before_anything_happens() -> None:
    assert GAME.seat_names({"players": 2}) == ["free", "shadow"]
    assert [start().seat(f.FREE), start().seat(f.SHADOW)] == [0, 1]


@rule("wotr.setup.ring-bearers")
def test_the_ring_bearers_start_in_rivendell() -> None:
    assert f.REGIONS[start().fellowship] == "rivendell"
    assert not start().in_mordor()


@rule("wotr.setup.progress-zero-hidden")
def test_the_fellowship_starts_hidden_with_progress_zero() -> None:
    assert (start().progress, start().revealed) == (0, 0)


@rule("wotr.setup.corruption-zero")
def test_corruption_starts_at_zero() -> None:
    assert start().corruption == 0


@rule("wotr.setup.guide-gandalf")
def test_gandalf_the_grey_is_the_first_guide() -> None:
    assert f.CHARACTERS[start().guide] == "gandalf-grey"


@rule("wotr.setup.cards-aside")
def test_aragorn_gandalf_the_white_and_gollum_start_out_of_play() -> None:
    assert [start().where[c] for c in (f.ARAGORN, f.GANDALF_WHITE, f.GOLLUM)] == [f.NOT_IN_PLAY] * 3


@rule("wotr.setup.companions-in-fellowship")
def test_seven_companions_start_in_the_fellowship() -> None:
    names = {f.CHARACTERS[c] for c in start().companions()}
    assert names == {"gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"}


@rule("wotr.setup.elven-rings")
def test_the_free_peoples_start_with_the_three_rings() -> None:
    assert start().rings == [3, 0]


@rule("wotr.setup.minions-aside")
def test_no_minion_starts_in_play() -> None:
    assert [start().where[c] for c in f.MINIONS] == [f.NOT_IN_PLAY] * 3
    assert start().minions_seen == 0


# ---- cards, tiles, dice (steps 8 to 10) ----


@rule("wotr.setup.event-decks", "wotr.components.cards.events")
def test_four_decks_of_24_cards_from_which_the_seed_draws() -> None:
    sizes = [len(deck) for deck in start().decks]
    assert (sizes, sum(sizes)) == ([24] * 4, 96)
    for deck, cards in enumerate(start().decks):
        assert sorted(cards) == [card for card in range(96) if f.deck_of(card) == deck]
    assert [f.side_of_card(deck[0]) for deck in start().decks] == [f.FREE, f.FREE, f.SHADOW, f.SHADOW]
    assert first_decision(1).hands == first_decision(1).hands
    assert len({str(first_decision(seed).hands) for seed in range(8)}) > 4


@rule("wotr.setup.hands-empty")
def test_hands_are_empty_until_the_draw_of_the_first_turn() -> None:
    assert start().hands == [[], []]
    assert [len(hand) for hand in first_decision().hands] == [2, 2]


@rule("wotr.setup.hunt-pool")
def test_the_hunt_pool_holds_the_sixteen_standard_tiles() -> None:
    tiles = pool(start())
    assert len(tiles) == 16
    assert all(f.TILE_SIDE[tile] < 0 for tile in tiles)
    assert {start().tiles[tile] for tile in range(f.TILE_COUNT) if tile not in tiles} == {f.TILE_UNUSED}


@rule("wotr.setup.dice-free-four", "wotr.setup.dice-shadow-seven")
def test_the_first_turn_has_four_dice_against_seven() -> None:
    assert first_decision().rolled == [4, 7]


# ---- politics (step 11) ----


def boxes(steps: int) -> set[str]:
    return {name for n, name in enumerate(f.NATIONS) if start().steps[n] == steps}


@rule("wotr.setup.political.track-length")
def test_the_track_has_four_boxes_the_last_of_which_is_at_war() -> None:
    board = Board()
    board.g.active[f.ROHAN] = 1
    seen = [board.steps("rohan")]
    while advance(board.g, f.ROHAN, "attack"):
        seen.append(board.steps("rohan"))
    assert seen == [3, 2, 1, 0]
    assert board.g.at_war(f.ROHAN)


@rule("wotr.setup.political.top-box")
def test_four_free_peoples_start_in_the_top_box() -> None:
    assert boxes(3) == {"rohan", "north", "elves", "dwarves"}


@rule("wotr.setup.political.second-box")
def test_gondor_and_the_southrons_start_in_the_second_box() -> None:
    assert boxes(2) == {"gondor", "southrons"}


@rule("wotr.setup.political.third-box")
def test_sauron_and_isengard_start_just_above_at_war() -> None:
    assert boxes(1) == {"sauron", "isengard"}


@rule("wotr.setup.nobody-at-war")
def test_no_nation_starts_at_war() -> None:
    assert not any(start().at_war(nation) for nation in range(8))


@rule("wotr.setup.political.passive-free-peoples")
def test_four_free_peoples_start_passive() -> None:
    assert {name for n, name in enumerate(f.NATIONS) if not start().active[n]} == {
        "dwarves",
        "gondor",
        "north",
        "rohan",
    }


@rule("wotr.setup.political.elves-active")
def test_the_elves_start_active_in_the_top_box() -> None:
    assert (start().active[f.ELVES], start().steps[f.ELVES]) == (1, 3)


@rule("wotr.setup.political.shadow-active")
def test_the_shadow_nations_start_active() -> None:
    assert [start().active[nation] for nation in f.SHADOW_NATIONS] == [1, 1, 1]


@rule("wotr.setup.victory-track", "wotr.map.settlement.initial-controller")
def test_settlements_start_with_their_own_side_and_nobody_has_points() -> None:
    for r in range(f.REGION_COUNT):
        nation = f.NATION_OF_REGION[r]
        owned = f.FEATURE[r] in (f.TOWN, f.CITY, f.STRONGHOLD)
        assert start().control[r] == (f.SIDE_OF_NATION[nation] if owned else f.NOBODY), f.REGIONS[r]
    assert [start().victory_points(side) for side in (f.FREE, f.SHADOW)] == [0, 0]


# ---- armies (step 12) ----

#: Region, nation, regulars, elites, leaders or Nazgul.
DEPLOYED = """
erebor dwarves 1 2 1
ered-luin dwarves 1 0 0
iron-hills dwarves 1 0 0
grey-havens elves 1 1 1
rivendell elves 0 2 1
woodland-realm elves 1 1 1
lorien elves 1 2 1
minas-tirith gondor 3 1 1
dol-amroth gondor 3 0 0
osgiliath gondor 2 0 0
pelargir gondor 1 0 0
bree north 1 0 0
carrock north 1 0 0
dale north 1 0 1
north-downs north 0 1 0
the-shire north 1 0 0
edoras rohan 1 1 0
fords-of-isen rohan 2 0 1
helms-deep rohan 1 0 0
orthanc isengard 4 1 0
north-dunland isengard 1 0 0
south-dunland isengard 1 0 0
barad-dur sauron 4 1 1
dol-guldur sauron 5 1 1
gorgoroth sauron 3 0 0
minas-morgul sauron 5 0 1
moria sauron 2 0 0
mount-gundabad sauron 2 0 0
nurn sauron 2 0 0
morannon sauron 5 0 1
far-harad southrons 3 1 0
near-harad southrons 3 1 0
north-rhun southrons 2 0 0
south-rhun southrons 3 1 0
umbar southrons 3 0 0
"""
DEPLOYMENTS = [line.split() for line in DEPLOYED.split("\n") if line]


def figures_at(g: War, region: str) -> dict[str, int]:
    """Every figure of both sides in a region."""
    here = f.region(region)
    return {
        f.COLUMN_NAMES[side][column]: g.count(side, here, column)
        for side in (f.FREE, f.SHADOW)
        for column in range(f.WIDTH[side])
        if g.count(side, here, column)
    }


def rule_id(region: str, nation: str) -> str:
    return f"wotr.setup.deploy.{nation}.{region.removeprefix('the-')}"


@pytest.mark.parametrize(
    "region, nation, regulars, elites, leaders",
    [pytest.param(*row, marks=pytest.mark.rule(rule_id(*row[:2])), id=row[0]) for row in DEPLOYMENTS],
)
def test_an_army_starts_as_deployed(region: str, nation: str, regulars: str, elites: str, leaders: str) -> None:
    leader = f"{nation}-leader" if f.SIDE_OF_NATION[f.NATIONS.index(nation)] == f.FREE else "nazgul"
    expected = {f"{nation}-regular": int(regulars), f"{nation}-elite": int(elites), leader: int(leaders)}
    assert figures_at(start(), region) == {figure: count for figure, count in expected.items() if count}


@rule("wotr.map.region.unit-of-space")
def test_figures_stand_in_named_regions_and_nowhere_else() -> None:
    assert len(set(f.REGIONS)) == f.REGION_COUNT == 105
    occupied = {region for region in f.REGIONS if figures_at(start(), region)}
    assert occupied == {row[0] for row in DEPLOYMENTS}
    elsewhere = range(f.REGION_COUNT, f.SLOTS)
    assert not any(start().has_figures(side, slot) for side in (f.FREE, f.SHADOW) for slot in elsewhere)


def in_reserve(nation: int) -> tuple[int, int, int]:
    """Regulars, elites, leaders or Nazgul of a nation in the reinforcements."""
    side = f.SIDE_OF_NATION[nation]
    leaders = f.leader_column(nation) if side == f.FREE else f.NAZGUL
    columns = [f.regular_column(nation), f.elite_column(nation), leaders]
    counts = [start().reinforcements[box(side, column)] for column in columns]
    if side == f.SHADOW and nation != f.SAURON:
        counts[2] = 0
    return counts[0], counts[1], counts[2]


RESERVES = {
    "dwarves": (2, 3, 3),
    "elves": (2, 4, 0),
    "gondor": (6, 4, 3),
    "north": (6, 4, 3),
    "rohan": (6, 4, 3),
    "isengard": (6, 5, 0),
    "sauron": (8, 4, 4),
    "southrons": (10, 3, 0),
}


@pytest.mark.parametrize(
    "nation, figures",
    [
        pytest.param(nation, figures, marks=pytest.mark.rule(f"wotr.setup.reinforcements.{nation}"), id=nation)
        for nation, figures in RESERVES.items()
    ],
)
def test_the_rest_of_a_nation_waits_in_the_box(nation: str, figures: tuple[int, int, int]) -> None:
    assert in_reserve(f.NATIONS.index(nation)) == figures


@rule("wotr.setup.remaining-are-reinforcements")
def test_reinforcements_and_casualties_are_kept_apart() -> None:
    assert sum(start().casualties) == 0
    board = Board().place("edoras", "rohan", regular=1)
    waiting = board.in_box("rohan-regular")
    board.g.remove(f.FREE, f.region("edoras"), f.regular_column(f.ROHAN))
    assert board.in_box("rohan-regular") == waiting
    assert board.g.casualties[f.regular_column(f.ROHAN)] == 1


@rule("wotr.edition.dwarves-setup")
def test_the_dwarves_deploy_as_in_the_second_edition() -> None:
    dwarves = [row for row in DEPLOYMENTS if "dwarves-regular" in figures_at(start(), row[0])]
    assert {row[0] for row in dwarves} == {"erebor", "ered-luin", "iron-hills"}
    totals = [sum(int(row[kind]) for row in dwarves) for kind in (2, 3, 4)]
    assert totals == [3, 2, 1]
    assert sum(start().nation_units(f.DWARVES, r) for r in range(f.REGION_COUNT)) == 5
