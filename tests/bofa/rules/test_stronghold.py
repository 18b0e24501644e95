"""Strongholds (p.28)."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.rules.recover import Recover

SPUR = f.DEFAULT.place["eastern_spur"]
HOLDS = f.DEFAULT.protection[SPUR]


def assault(walls: int = 0, **garrison: int) -> Field:
    """Goblins of the ridge attack the Eastern Spur."""
    t = Field().army("spur_ridge", goblin=5).army("eastern_spur", **(garrison or {"lakeman": 3}))
    t.g.walls[SPUR] = walls
    t.army("front_gate", dwarf_veteran=1).dice(shadow="army event")
    return t.do("use:army:attack").do("attack:spur_ridge:eastern_spur")


def numbers(t: Field) -> list[int]:
    return [entry.about["number"] for entry in t.entries() if entry.key == "bofa-log-roll"]


@rule("bofa.stronghold.absorbs")
def test_the_stronghold_takes_the_damage() -> None:
    t = assault().next("combat", 6, 6, 1, 1, 1, 1, 1, 1).cards("regroup", "regroup")
    assert (t.g.walls[SPUR], t.damage("eastern_spur")) == (2, 0)


@rule("bofa.stronghold.breached")
def test_a_breach_lets_damage_through() -> None:
    t = assault(walls=HOLDS - 1).next("combat", 6, 6, 6, 1, 1, 1, 1, 1).cards("regroup", "regroup")
    assert (t.g.walls[SPUR], t.damage("eastern_spur")) == (HOLDS, 2)
    t.expect_log("bofa-log-breach", place=SPUR)


@rule("bofa.stronghold.target-next-round", "bofa.stronghold.stays-breached")
def test_the_target_falls_in_the_next_round() -> None:
    t = assault(walls=HOLDS - 1)
    t.g.lead[f.DEFAULT.place["spur_ridge"]] = 1
    t.next("combat", 6, 1, 1, 1, 1, 1, 1, 1, *[1] * 8).next("reroll", 5).cards("regroup", "regroup").do("reroll:1:0")
    assert (t.g.walls[SPUR], t.damage("eastern_spur")) == (HOLDS, 0)  # the 5 of the reroll missed
    t.all("press_on", "stand").cards("regroup", "regroup")
    assert numbers(t) == [6, 5, 5, 5]
    later = assault(walls=HOLDS).next("combat", 5, 1, 1, 1, 1, 1, 1, 1).cards("regroup", "regroup")
    assert numbers(later) == [5, 5]
    assert later.damage("eastern_spur") == 1


@rule("bofa.stronghold.permanent")
def test_damage_to_a_stronghold_stays() -> None:
    t = Field().army("eastern_spur", lakeman=2, damage=1).dice("event event").procedure(Recover(f.FP, 1, []))
    t.g.walls[SPUR] = 1
    t.next("recover", 6, 6).do("recover:eastern_spur")
    assert (t.g.walls[SPUR], t.damage("eastern_spur")) == (1, 0)


@rule("bofa.stronghold.both-sides")
def test_the_shadow_is_protected_too() -> None:
    t = Field().army("spur_ridge", lakeman=3).army("eastern_spur", orc=3).dice("army event")
    t.next("combat", 5, 6, 1, 1, 1, 1).do("use:army:attack").do("attack:spur_ridge:eastern_spur")
    t.cards("regroup", "regroup")
    assert (t.g.walls[SPUR], t.damage("eastern_spur")) == (1, 0)


@rule("bofa.stronghold.prevent-applies")
def test_spear_wall_saves_the_stronghold() -> None:
    t = assault(elf_spearman=3).next("combat", 6, 6, 1, 1, 1, 5, 1, 1).cards("unit:elf_spearman", "regroup")
    t.do("manoeuvre:elf_spearman")
    assert t.g.walls[SPUR] == 1


@rule("bofa.stronghold.noncombat-damage")
def test_shots_hit_the_stronghold_first() -> None:
    t = Field().army("eastern_spur", orc=3).army("camp", lakeman=2).character("thranduil", "camp").dice("event event")
    t.g.active[f.THRANDUIL] = 1
    t.next("bow", 5, 6).do("general:thranduil")
    assert (t.g.walls[SPUR], t.damage("eastern_spur")) == (2, 0)


@rule("bofa.stronghold.breached", "bofa.victory.points.stronghold")
def test_a_stronghold_can_be_taken() -> None:
    t = assault(walls=HOLDS, lakeman=1).next("combat", 5, 5, 1, 1, 1, 1).cards("regroup", "regroup")
    t.do("advance:spur_ridge").do("whole")
    assert t.shadow_holds("eastern_spur")
    assert t.g.points() == 4
    assert t.game.seat_names({}) == [FREE, SHADOW]
