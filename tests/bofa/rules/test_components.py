"""What is in the box (p.3-5)."""

from __future__ import annotations

import pytest

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.errors import BadOptions
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.game import GAME
from westmarch.games.bofa.setup import set_up

BOX = f.DEFAULT.content["components"]
COUNTERS = BOX["counters"]


@rule("bofa.comp.players")
def test_two_players() -> None:
    for players in (1, 3):
        with pytest.raises(BadOptions):
            GAME.checked({"players": players})
    assert GAME.seat_names(GAME.checked({})) == [FREE, SHADOW]


@rule("bofa.comp.aids-and-board")
def test_board_and_aids() -> None:
    assert BOX["board"] == 1
    assert BOX["player_aids"] == 2


@rule("bofa.comp.dice.action-fp", "bofa.comp.dice.action-shadow")
def test_action_dice_supply() -> None:
    t = Field().character("thorin", "front_gate").control("camp", "front_gate", "eastern_spur").phase("prepare")
    t.army("front_gate", dwarf_veteran=1)
    t.options()
    assert t.g.pools == f.DICE == [6, 7]


@rule("bofa.comp.dice.combat")
def test_ten_combat_dice_and_five_in_a_roll() -> None:
    assert (BOX["dice"]["white"], BOX["dice"]["black"]) == (5, 5)
    t = Field().army("camp", orc=5).army("east_meadow", lakeman=1).dice(shadow="army")
    t.next("combat", *[1] * 6)
    t.do("use:army:attack").do("attack:camp:east_meadow").cards("regroup", "unit:orc")
    assert [(len(white), len(black)) for white, black in t.rolls()] == [(0, 5), (1, 0)]


@rule("bofa.comp.fig.total", "bofa.comp.fig.shadow-units", "bofa.comp.fig.fp-units", "bofa.comp.fig.characters")
def test_figures() -> None:
    supply = dict(zip(f.UNIT_NAMES, set_up(Chance(seed_of(1))).reserve, strict=True))
    assert dict(zip(f.UNIT_NAMES, f.FIGURES, strict=True)) == {
        "dwarf_soldier": 5, "dwarf_veteran": 5, "elf_archer": 10, "elf_spearman": 10, "lakeman": 10,
        "orc": 36, "great_orc": 6, "goblin": 12, "warg": 12,
    }  # fmt: skip
    assert supply["orc"] == 30
    assert Field().g.reserve == f.FIGURES
    red = sum(f.FIGURES[u] for u in f.UNITS_OF[f.SHADOW]) + f.BATS
    blue = sum(f.FIGURES[u] for u in f.UNITS_OF[f.FP]) + f.EAGLES
    assert (red, blue, f.CHARACTERS, red + blue + f.CHARACTERS) == (72, 45, 9, 126)
    fp = [f.CHARACTER_NAMES[c] for c in range(f.CHARACTERS) if f.SIDE_OF[c] == f.FP]
    assert sorted(fp) == ["bard", "beorn", "bilbo", "dain", "gandalf", "lord_of_the_eagles", "thorin", "thranduil"]
    assert [f.CHARACTER_NAMES[c] for c in range(f.CHARACTERS) if f.SIDE_OF[c] == f.SHADOW] == ["bolg"]


@rule("bofa.comp.fig.bats", "bofa.fig.limit.special")
def test_never_a_seventh_bat() -> None:
    t = Field().bats("valley", 5).hand(SHADOW, "vampire_cloud").dice(shadow="character army")
    t.army("fenland", orc=1)
    t.do("play:character:vampire_cloud").do("bat:valley")
    assert sum(t.g.bats) == f.BATS == 6


@rule("bofa.comp.fig.eagles", "bofa.fig.limit.special")
def test_never_a_sixth_eagle() -> None:
    t = Field().eagles("eyrie", 4).hand(FREE, "the_eagles_gather").dice(free="muster")
    t.army("camp", lakeman=1).do("play:muster:the_eagles_gather")
    assert sum(t.g.eagles) == f.EAGLES == 5


@rule("bofa.comp.cards.total", "bofa.comp.cards.unit-manoeuvre", "bofa.comp.cards.reference")
def test_cards() -> None:
    sizes = [f.CARD_DECK.count(deck) for deck in range(4)]
    manoeuvres = [card for card in GAME.cards if card["set"] == "unit_and_manoeuvre"]
    assert sizes == [30, 20, 20, 9]
    assert sum(sizes) + len(manoeuvres) == len(GAME.cards) == 92
    assert sorted(card["id"] for card in manoeuvres) == sorted(BOX["cards"]["unit_and_manoeuvre"])
    assert len(manoeuvres) == 13
    assert BOX["reference_cards"] == 11 == f.CHARACTERS + len(BOX["figures"])


@rule("bofa.comp.range-marker", "bofa.range.users")
def test_two_ranges() -> None:
    assert f.DEFAULT.content["components"]["range_modes"] == ["archers", "gandalf"]
    near, far = f.DEFAULT.gandalfs_range, f.DEFAULT.archers_range
    assert sum(map(sum, near)) < sum(map(sum, far))


@rule("bofa.comp.tokens.total")
def test_counters_announced_and_listed() -> None:
    listed = sum(count for name, count in COUNTERS.items() if name != "announced")
    assert COUNTERS["announced"] == 170
    assert listed == 160  # with the fourteen Shadow leadership tokens that the picture shows


@rule(
    "bofa.comp.tokens.fate-tiles", "bofa.comp.tokens.fate-marker", "bofa.setup.fate-pool", "bofa.setup.fate-marker-zero"
)
def test_fate_tiles_and_marker() -> None:
    g = set_up(Chance(seed_of(1)))
    assert f.TILES == COUNTERS["fate_tiles"] == 14
    assert sorted(g.pool) == list(range(12))
    assert f.BLUE_TILE not in g.pool and f.BROWN_TILE not in g.pool
    assert g.fate == 0
    assert COUNTERS["fate_marker"] == 1


@rule("bofa.comp.tokens.damage", "bofa.comp.tokens.ring", "bofa.comp.tokens.concentration", "bofa.comp.tokens.control")
def test_small_counters() -> None:
    assert COUNTERS["damage"] == 32
    assert COUNTERS["ring"] == f.DEFAULT.bilbo_rings == 5
    assert COUNTERS["concentration"] == 1
    assert COUNTERS["control"] == 5
    t = Field().control(*[f.DEFAULT.place_names[p] for p in f.DEFAULT.settlements])
    assert t.g.points() == 20


@rule("bofa.comp.tokens.wrath")
def test_wrath_counters_make_every_value() -> None:
    fives, ones = COUNTERS["wrath_fives"], COUNTERS["wrath_ones"]
    values = {5 * a + b for a in range(fives + 1) for b in range(ones + 1)}
    assert values == set(range(19))
    assert f.DEFAULT.beorn_wrath_max in values


@rule("bofa.comp.tokens.bodyguard")
def test_three_bodyguards_at_most() -> None:
    t = Field().army("fenland", orc=2).character("bolg", "fenland").hand(SHADOW, "bolg_s_ambition")
    t.g.bodyguards = 2
    t.dice(shadow="character character")
    t.do("play:character:bolg_s_ambition")
    assert t.g.bodyguards == f.BODYGUARDS == 3


@rule("bofa.comp.tokens.leadership-fp", "bofa.comp.tokens.leadership-shadow")
def test_leadership_supply() -> None:
    t = Field().army("camp", lakeman=1, lead=5).army("fenland", orc=1, lead=13)
    assert t.g.give_lead(f.FP, f.DEFAULT.place["camp"], 3) == 1
    assert t.g.give_lead(f.SHADOW, f.DEFAULT.place["fenland"], 3) == 1
    assert f.LEADERSHIP_TOKENS == [6, 14]


@rule("bofa.comp.tokens.activation")
def test_three_activation_tokens() -> None:
    t = Field()
    for name in ("bard", "dain", "gandalf", "thranduil"):
        t.character(name, "camp")
    t.army("camp", lakeman=1).phase("generals")
    t.expect_refused("activate:bard,dain,gandalf,thranduil", "bofa.general.activate.max3")
    t.do("activate:bard,dain,gandalf")
    assert t.g.activated() <= f.ACTIVATIONS == 3


@rule("bofa.comp.tokens.recruit")
def test_recruitment_tokens() -> None:
    t = Field()
    assert (t.bag("shadow"), t.bag("men_dwarves"), t.bag("elves")) == (27, 17, 20)


@rule("bofa.comp.tokens.pass-closed", "bofa.setup.closed-passes", "bofa.pass.closed-start")
def test_closed_passes() -> None:
    assert COUNTERS["closed_pass"] == 2
    assert set_up(Chance(seed_of(1))).open == [0, 0]
    t = Field().army("goblin_point_west", goblin=4).army("fenland", orc=1).dice(shadow="eye army")
    t.do("use:army:strategic")
    t.expect_refused("move:goblin_point_west:pass_west", "bofa.pass.closed-start")
