"""Combined attacks (p.30)."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.rules.fight import combat_of


def around(*, meadow: dict[str, int], flats: dict[str, int], defender: dict[str, int], **more: int) -> Field:
    """Two Shadow armies next to the North of Dale: the meadow over a ford, the East of Dale by land."""
    t = Field().army("east_meadow", **meadow).army("east_of_dale", **flats)
    t.army("north_of_dale", damage=more.get("damage", 0), **defender).army("front_gate", dwarf_veteran=1)
    t.dice(shadow="army event")
    return t.do("use:army:combined")


@rule("bofa.combined.requirement")
def test_two_armies_are_needed() -> None:
    t = Field().army("east_meadow", orc=2).army("north_of_dale", lakeman=1).dice(shadow="army event")
    t.expect_refused("use:army:combined", "bofa.combined.requirement")


@rule(
    "bofa.combined.choose-each-round",
    "bofa.combined.only-chosen",
    "bofa.combined.no-move",
    "bofa.combined.terrain-once",
)
def test_one_army_fights_each_round() -> None:
    t = around(meadow={"orc": 2}, flats={"warg": 3}, defender={"lakeman": 4})
    t.expect_options("army:east_meadow", "army:east_of_dale").do("army:east_meadow")  # no move before
    assert t.count_log("bofa-log-superiority") == 1
    t.next("combat", 1, 1, 5, 5, 1, 1).cards("regroup", "unit:orc").do("enough", seat=SHADOW).all("press_on", "stand")
    assert (t.damage("east_meadow"), t.damage("east_of_dale")) == (2, 0)
    t.expect_asked(SHADOW, "bofa-ask-army").do("army:east_of_dale")
    assert (
        t.count_log("bofa-log-superiority")
        == t.count_log("bofa-log-combined-attack")
        == t.count_log("bofa-log-army-attacks")
        == 1
    )
    assert "unit:warg" in t.options(SHADOW)
    assert "unit:orc" not in t.options(SHADOW)
    t.next("combat", 1, 1, 1, 5, 1, 1, 1).cards("regroup", "unit:warg")
    assert [len(white + black) for white, black in t.rolls()] == [2, 4, 3, 4]
    assert (t.damage("east_meadow"), t.damage("east_of_dale")) == (2, 1)


@rule("bofa.combined.switch-recovers-cards")
def test_switching_takes_cards_back() -> None:
    t = around(meadow={"orc": 2}, flats={"orc": 3}, defender={"lakeman": 4}).do("army:east_meadow")
    t.next("combat", *[1] * 20).cards("regroup", "unit:orc").all("press_on", "stand", "army:east_of_dale")
    assert "unit:orc" in t.options(SHADOW)
    t.cards("regroup", "unit:orc").all("press_on", "stand", "army:east_of_dale")
    assert "unit:orc" not in t.options(SHADOW)  # the same army again: still locked


@rule("bofa.combined.target-per-army")
def test_each_army_meets_the_ford_once() -> None:
    t = Field().army("east_meadow", orc=2).army("fallen_bridge", orc=2).army("north_of_dale", lakeman=5)
    t.army("east_of_dale", orc=2).dice(shadow="army event").do("use:army:combined").next("combat", *[1] * 30)
    for army in ("east_of_dale", "east_meadow", "east_of_dale", "east_meadow"):
        t.do(f"army:{army}").cards("regroup", "regroup").all("press_on", "stand")
    needed = [e.about["number"] for e in t.entries() if e.key == "bofa-log-roll" and e.about["side"] == f.SHADOW]
    assert needed == [5, 6, 5, 5]


@rule("bofa.combined.advance-one-army")
def test_one_army_advances() -> None:
    t = around(meadow={"orc": 2}, flats={"orc": 3}, defender={"lakeman": 1}).do("army:east_of_dale")
    t.next("combat", 5, 5, 1, 1).cards("regroup", "regroup")
    t.expect_options("advance:east_meadow", "advance:east_of_dale", "stay").do("advance:east_meadow").do("whole")
    assert t.at("north_of_dale") == {"orc": 2}
    t.expect_asked(SHADOW, "bofa-ask-go")


@rule("bofa.combined.last-army-destroyed")
def test_the_other_army_may_still_advance() -> None:
    t = around(meadow={"orc": 2}, flats={"great_orc": 1}, defender={"dwarf_veteran": 1}).do("army:east_of_dale")
    t.next("combat", 5, 5, 5, 5).cards("regroup", "regroup")
    assert (t.at("east_of_dale"), t.at("north_of_dale")) == ({}, {})
    t.expect_options("advance:east_meadow", "stay")


@rule("bofa.combined.army-lost-continue")
def test_going_on_with_another_army() -> None:
    t = around(meadow={"orc": 2}, flats={"orc": 1}, defender={"lakeman": 5}).do("army:east_of_dale")
    t.next("combat", 1, 5, 5, 1, 1, 1).cards("regroup", "regroup")
    assert t.at("east_of_dale") == {}
    t.expect_options("cease", "press_on", seat=SHADOW).do("press_on").do("stand")
    assert combat_of(t.g).origin == f.DEFAULT.place["east_meadow"]  # only one is left
    t.next("combat", *[1] * 7).cards("regroup", "regroup")


@rule("bofa.combined.no-beorn")
def test_beorn_takes_no_part() -> None:
    t = Field().character("beorn", "fallen_bridge").army("east_of_dale", lakeman=1).army("north_of_dale", orc=1)
    t.dice("army event").expect_refused("use:army:combined", "bofa.combined.requirement", FREE)
