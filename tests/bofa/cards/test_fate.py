"""The nine fate cards."""

from __future__ import annotations

import pytest

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.rules.fate import FateCard


def draw(t: Field, card: str) -> Field:
    """A fate card is drawn now."""
    t.g.fate_deck.remove(f.DEFAULT.card[card])
    return t.dice("event event", "event event").procedure(FateCard(f.DEFAULT.card[card]))


@rule("bofa.beorn.wrath.max")
@pytest.mark.parametrize("card", ["roused_to_wrath", "his_anger_redoubled"])
def test_wrath(card: str) -> None:
    t = draw(Field().army("camp", lakeman=1).character("beorn", "west_of_dale"), card)
    t.options()
    assert t.g.wrath == 12
    waiting = Field().army("camp", lakeman=1).control("eastern_spur", "camp").attach(card).dice("will event")
    waiting.g.fate = f.DEFAULT.arrival[f.BEORN]
    waiting.do("enter:will:beorn").do("enter_at:west_of_dale")
    assert waiting.g.wrath == 12


@rule("bofa.beorn.combat.roll")
def test_none_could_withstand_him() -> None:
    t = Field().character("beorn", "west_of_dale").army("ruins_of_dale", orc=3).attach("none_could_withstand_him")
    t.dice(shadow="army event").next("combat", *[1] * 8).do("use:army:attack").do("attack:ruins_of_dale:west_of_dale")
    t.do("regroup", seat=SHADOW)
    assert [len(white + black) for white, black in t.rolls()] == [3, 5]


def test_out_of_the_west() -> None:
    t = draw(Field().army("camp", lakeman=1), "out_of_the_west")
    t.options()
    assert t.g.eagles[0] == 2
    assert t.g.attached == []


def test_the_lord_descends() -> None:
    t = draw(
        Field().army("camp", lakeman=1).character("lord_of_the_eagles", "eyrie").eagles("eyrie", 1), "the_lord_descends"
    )
    t.expect_asked(FREE, "bofa-ask-eagles-out").do("eagles:valley=1").do("lord:valley")
    assert t.g.eagles == [0, 0, 1, 0, 0]
    waiting = Field().army("camp", lakeman=1).attach("the_lord_descends").dice("muster event")
    waiting.g.fate = 9
    waiting.do("enter:muster:lord_of_the_eagles").expect_asked(FREE, "bofa-ask-eagles-out")


def test_talons_and_beaks() -> None:
    t = (
        Field()
        .army("river_bend", orc=2)
        .eagles("valley", 1)
        .character("lord_of_the_eagles", "eyrie")
        .dice("event event")
    )
    t.expect_refused("use:event:eagles", "bofa.eagle.attack.die")
    t = (
        Field()
        .army("river_bend", orc=2)
        .eagles("valley", 1)
        .character("lord_of_the_eagles", "eyrie")
        .dice("event event")
    )
    t.attach("talons_and_beaks").next("eagle", 4, 4, 1, 1).do("use:event:eagles")
    assert t.damage("river_bend") == 2


def test_the_trumpets_of_erebor() -> None:
    t = Field().army("camp", lakeman=1).attach("the_trumpets_of_erebor").dice("character event")
    t.g.fate = 6
    t.do("enter:character:thorin")
    assert len(t.tokens("front_gate")) == 2
    assert t.lead("front_gate") == 2  # his own and the card's


def test_axe_and_mail() -> None:
    t = Field().army("river_flats", orc=4).army("east_meadow", dwarf_soldier=2).character("thorin", "east_meadow")
    t.attach("axe_and_mail").dice(shadow="army event").next("combat", *[1] * 6).do("use:army:attack")
    t.do("attack:river_flats:east_meadow").cards("thorin", "regroup").do("reroll:0:0")
    assert t.damage("river_flats") == 2


def test_to_him_his_kinsfolk() -> None:
    t = Field().army("river_flats", orc=1).army("east_meadow", dwarf_soldier=2).character("thorin", "east_meadow")
    t.attach("to_him_his_kinsfolk").dice(shadow="army event")
    assert t.g.leadership(f.DEFAULT.place["east_meadow"]) == f.DEFAULT.leadership[f.THORIN] + 1
    t.do("use:army:attack").do("attack:river_flats:east_meadow")
    t.expect_log("bofa-log-superiority", side=f.FP)
