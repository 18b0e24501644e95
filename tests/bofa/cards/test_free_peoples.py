"""The twenty story cards of the Free Peoples."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f


def field(card: str) -> Field:
    """The Free Peoples hold a card and a Will of the West."""
    return Field().hand(FREE, card).dice("will event event", "event")


def play(t: Field, card: str) -> Field:
    return t.do(f"play:will:{card}")


def test_elven_onset() -> None:
    t = field("elven_onset").army("camp", elf_spearman=2).army("gate_dell", lakeman=2).army("east_meadow", orc=3)
    play(t, "elven_onset")
    t.expect_refused("move:gate_dell:front_gate", "bofa.cards.requirement")
    t.do("attack:camp:east_meadow").next("combat", 4, 1, 1, 1, 1).cards("regroup", "regroup")
    assert t.damage("east_meadow") == 1


def test_shower_of_arrows() -> None:
    t = field("shower_of_arrows").army("camp", lakeman=3).character("thranduil", "camp").army("east_meadow", orc=4)
    t.next("bow", 5, 5, 1)
    play(t, "shower_of_arrows")
    assert t.damage("east_meadow") == 2
    without = field("shower_of_arrows").army("camp", lakeman=3).army("east_meadow", orc=4)
    without.expect_refused("play:will:shower_of_arrows", "bofa.cards.requirement")


def test_mattocks_of_the_iron_hills() -> None:
    t = field("mattocks_of_the_iron_hills").army("camp", dwarf_soldier=2).army("east_meadow", orc=4)
    play(t, "mattocks_of_the_iron_hills").do("attack:camp:east_meadow").next("combat", 5, 1, 1, 1, 1, 1)
    t.cards("unit:dwarf_soldier", "regroup").do("pass")
    assert t.damage("east_meadow") == 2
    one = field("mattocks_of_the_iron_hills").army("camp", dwarf_soldier=1).army("east_meadow", orc=4)
    one.expect_refused("play:will:mattocks_of_the_iron_hills", "bofa.cards.requirement")


def test_men_of_dale_return() -> None:
    t = field("men_of_dale_return").army("east_meadow", lakeman=1).army("camp", elf_archer=1)
    play(t, "men_of_dale_return").expect_refused("move:east_meadow:camp", "bofa.cards.play.rules-otherwise-hold")
    assert not t.offered("move:camp")
    t.all("move:east_meadow:north_of_dale", "move:north_of_dale:ruins_of_dale")
    assert t.at("ruins_of_dale") == {"lakeman": 1}


def test_sally_from_the_gate() -> None:
    t = (
        field("sally_from_the_gate")
        .army("front_gate", dwarf_veteran=2)
        .army("gate_dell", orc=4)
        .army("camp", lakeman=1)
    )
    play(t, "sally_from_the_gate").do("attack:front_gate:gate_dell").next("combat", *[1] * 8).cards(
        "regroup", "regroup"
    )
    t.do("press_on").expect_options("rout", "stand", seat=SHADOW)  # though Regroup was played
    none = field("sally_from_the_gate").army("camp", lakeman=1)
    none.expect_refused("play:will:sally_from_the_gate", "bofa.cards.requirement")


@rule("bofa.cards.discard.stays-on-table")
def test_hold_ravenhill() -> None:
    t = field("hold_ravenhill").army("ravenhill", lakeman=3).army("raven_meadow", orc=5)
    t.dice(shadow="army")
    play(t, "hold_ravenhill").do("discard_die:event", seat=SHADOW).do("discard_die:event", seat=FREE)
    t.next("combat", 6, 6, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1)
    t.do("use:army:attack").do("attack:raven_meadow:ravenhill").cards("regroup", "regroup")
    assert t.g.walls[f.DEFAULT.ravenhill] == 1  # two hits, the first prevented
    t.all("press_on", "stand").cards("regroup", "regroup")
    assert t.g.walls[f.DEFAULT.ravenhill] == 2  # once a turn


def test_the_host_combined() -> None:
    t = field("the_host_combined").army("camp", lakeman=2).army("eastern_spur", lakeman=2).army("east_meadow", orc=2)
    play(t, "the_host_combined").all("move:eastern_spur:spur_foot", "whole")
    t.expect_options("army:camp", "army:spur_foot")


@rule("bofa.cards.requirement.example")
def test_the_lucky_number() -> None:
    t = field("the_lucky_number").army("camp", lakeman=1).character("bilbo", "camp")
    t.g.rings = 2
    t.next("action-fp", 5, 5)
    play(t, "the_lucky_number")
    assert t.g.dice[f.WILL_DIE] == 2
    assert t.g.dice[f.EVENT_DIE] == 0
    assert t.g.rings == 3


@rule("bofa.fate.special-tiles.aside")
def test_the_arkenstone_of_thrain() -> None:
    t = field("the_arkenstone_of_thrain").army("camp", dwarf_soldier=1).army("gate_dell", lakeman=1)
    play(t, "the_arkenstone_of_thrain")
    assert f.BLUE_TILE in t.g.pool
    assert (t.lead("camp"), t.lead("gate_dell")) == (1, 0)


def test_bilbo_unseen() -> None:
    t = (
        field("bilbo_unseen")
        .army("camp", lakeman=1)
        .character("bilbo", "ravenhill")
        .hand(SHADOW, "no_quarter", "volunteers")
    )
    play(t, "bilbo_unseen").expect_refused("walk:bilbo:camp", "bofa.cards.effect.all-mandatory")  # across the river
    t.do("walk:bilbo:ruins_of_dale").expect_options("discard:no_quarter", "discard:volunteers", seat=FREE)
    t.do("discard:no_quarter", seat=FREE)
    assert t.in_hand(SHADOW) == ["volunteers"]
    assert t.where("bilbo") == "ruins_of_dale"


def test_white_fire() -> None:
    t = field("white_fire").army("camp", lakeman=1).character("gandalf", "camp").army("east_meadow", orc=5)
    t.next("burst", 5, 5, 5, 1, 1)
    play(t, "white_fire")
    assert t.damage("east_meadow") == 3


def test_king_under_the_mountain() -> None:
    t = field("king_under_the_mountain").army("camp", lakeman=1)
    t.expect_refused("play:will:king_under_the_mountain", "bofa.cards.requirement")
    t = field("king_under_the_mountain").army("camp", lakeman=1)
    t.g.fate = 6
    play(t, "king_under_the_mountain")
    assert t.where("thorin") == "front_gate"
    here = field("king_under_the_mountain").army("camp", dwarf_veteran=1).character("thorin", "camp")
    play(here, "king_under_the_mountain")
    assert here.lead("camp") == 2


def test_bards_black_arrow() -> None:
    t = field("bard_s_black_arrow").army("camp", lakeman=1).character("bard", "camp").army("east_meadow", orc=3, lead=1)
    play(t, "bard_s_black_arrow")
    assert (t.damage("east_meadow"), t.lead("east_meadow")) == (1, 0)


@rule("bofa.fate.card.attach")
def test_a_glimpse_of_fate() -> None:
    t = field("a_glimpse_of_fate").army("camp", lakeman=1)
    top = [f.DEFAULT.card_names[card] for card in t.g.fate_deck[-2:]]
    play(t, "a_glimpse_of_fate").expect_options(*[f"attach:{name}" for name in top])
    assert t.view(SHADOW)["view"]["known_fate"] == [""] * 9
    t.do(f"attach:{top[0]}")
    assert f.DEFAULT.card_names[t.g.fate_deck[0]] == top[1]
    assert len(t.g.fate_deck) == 8


def test_thranduils_muster() -> None:
    t = field("thranduil_s_muster").army("camp", lakeman=1)
    play(t, "thranduil_s_muster").all("lay:elves:ravenhill", "lay:elves:ravenhill", "reveal:ravenhill:elves")
    assert sum(t.at("ravenhill").values()) == 1
    assert len(t.tokens("ravenhill")) == 1


def test_dains_kin_march() -> None:
    t = field("dain_s_kin_march").army("gate_dell", lakeman=1)
    play(t, "dain_s_kin_march").expect_refused("lay:men_dwarves:ravenhill", "bofa.recruit.place.where")
    t.all("lay:men_dwarves:camp", "lay:men_dwarves:eastern_spur", "reveal:camp:men_dwarves")
    assert sum(t.at("camp").values()) == 1
    assert len(t.tokens("eastern_spur")) == 1


def test_fugitives_of_the_lake() -> None:
    t = field("fugitives_of_the_lake").army("gate_dell", lakeman=1).control("camp")
    play(t, "fugitives_of_the_lake")
    offered = {place for code in t.options() for place in code.removeprefix("choose:").split(",")}
    assert offered == {f.DEFAULT.place_names[p] for p in f.DEFAULT.settlements if p != f.DEFAULT.place["camp"]}
    t.do("choose:eastern_spur,ravenhill")
    assert t.at("ravenhill") == t.at("eastern_spur") == {"lakeman": 1}


@rule("bofa.eagle.recruit.before-lord")
def test_the_eagles_gather() -> None:
    t = field("the_eagles_gather").army("camp", lakeman=1)
    play(t, "the_eagles_gather")
    assert t.g.eagles[0] == 2


def test_ravens_of_the_mountain() -> None:
    t = (
        field("ravens_of_the_mountain")
        .army("gate_dell", lakeman=1)
        .token("camp", "lakeman")
        .token("ravenhill", "elf_archer")
    )
    play(t, "ravens_of_the_mountain").all("shift:camp:men_dwarves:front_gate", "shift:ravenhill:elves:camp", "stop")
    assert t.tokens("front_gate") == ["lakeman"]
    assert t.tokens("camp") == ["elf_archer"]
    assert len(t.g.hands[f.FP]) == 1


def test_healing_hands() -> None:
    t = (
        field("healing_hands")
        .army("camp", lakeman=1, damage=1)
        .character("bard", "camp")
        .army("gate_dell", lakeman=1, damage=1)
    )
    t.next("recover", 4, 4)
    play(t, "healing_hands").do("recover:camp")
    assert t.damage("camp") == 0  # a character with it: 4 is enough
    t.do("recover:gate_dell")
    assert t.damage("gate_dell") == 1
