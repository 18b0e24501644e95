"""Victory (p.31)."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f


@rule("bofa.victory.points.stronghold", "bofa.victory.points.settlement")
def test_points() -> None:
    assert Field().control("front_gate").g.points() == 4
    assert Field().control("ruins_of_dale", "camp").g.points() == 4
    assert Field().control(*[f.DEFAULT.place_names[p] for p in f.DEFAULT.settlements]).g.points() == 20


@rule("bofa.victory.fp.bolg", "bofa.bolg.dies-with-army")
def test_bolgs_death_ends_the_game() -> None:
    t = Field().army("river_flats", orc=1).character("bolg", "river_flats").army("east_meadow", lakeman=4)
    t.dice("army event", "event").next("combat", 5, 5, 1, 1, 1).next("reroll", 1)
    t.do("use:army:attack").do("attack:east_meadow:river_flats").cards("regroup", "regroup").do("reroll:0:0")
    t.expect_over("bofa-end-bolg", FREE)
    assert t.where("bolg") == -2


def beorn_comes(*places: str) -> Field:
    t = Field().army("camp", lakeman=1).control(*places).dice("will event")
    t.g.fate = f.DEFAULT.arrival[f.BEORN]
    return t.do("enter:will:beorn").do("enter_at:west_of_dale")


@rule("bofa.victory.fp.beorn", "bofa.beorn.wrath.start")
def test_beorn_in_time() -> None:
    beorn_comes("ruins_of_dale", "fallen_bridge").expect_over("bofa-end-beorn", FREE)
    late = beorn_comes("eastern_spur", "fallen_bridge")
    assert not late.g.over
    assert late.g.wrath == 8


@rule("bofa.victory.shadow.end-of-turn")
def test_ten_points_count_at_the_end_of_the_turn() -> None:
    def table() -> Field:
        return Field().army("east_meadow", orc=1).control("eastern_spur", "ravenhill").army("gate_dell", lakeman=1)

    t = table().dice(shadow="army event").all("use:army:strategic", "move:east_meadow:camp")
    assert t.g.points() == 10
    assert not t.g.over
    t.do("discard_die:event").expect_over("bofa-end-points", SHADOW)
    saved = (
        table().dice("event army", "army").do("discard_die:event").all("use:army:strategic", "move:east_meadow:camp")
    )
    saved.all("use:army:attack", "attack:gate_dell:camp").next("combat", 5, 1).cards("regroup", "regroup")
    saved.do("enough", seat=SHADOW).do("press_on").next("combat", 5, 1)
    saved.do("stand")
    saved.cards("regroup", "regroup").do("advance:gate_dell")
    assert saved.g.points() == 8
    assert not saved.g.over


@rule("bofa.victory.shadow.immediate")
def test_ten_points_with_the_gate_win_at_once() -> None:
    t = Field().army("gate_dell", orc=1).control("eastern_spur", "camp").dice(shadow="army event")
    t.all("use:army:strategic", "move:gate_dell:front_gate").expect_over("bofa-end-gate", SHADOW)
    last = Field().army("east_meadow", orc=1).control("front_gate", "eastern_spur").dice(shadow="army event")
    last.all("use:army:strategic", "move:east_meadow:camp").expect_over("bofa-end-gate", SHADOW)


@rule("bofa.victory.shadow.gate-not-enough")
def test_the_gate_alone_is_not_enough() -> None:
    t = Field().army("gate_dell", orc=1).control("ruins_of_dale").dice(shadow="army event")
    t.all("use:army:strategic", "move:gate_dell:front_gate")
    assert t.g.points() == 6
    assert not t.g.over
