"""Eagles, Beorn, bats and Bolg (p.32-34)."""

from __future__ import annotations

import pytest

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.invariants import broken
from westmarch.games.bofa.pieces import DEAD, EYRIE, OVER
from westmarch.games.bofa.rules.recover import Recover
from westmarch.games.bofa.rules.retreat import Advance, free_regions

# Eagles


@rule("bofa.eagle.own-rules")
def test_eagles_are_no_army() -> None:
    t = Field().eagles("eastern_bank", 3).army("spur_foot", orc=1).control("camp").dice(shadow="army event")
    t.all("use:army:strategic", "move:spur_foot:east_meadow")
    assert t.at("east_meadow") == {"orc": 1}
    assert t.shadow_holds("camp")
    assert t.g.armies(f.FP) == []


@rule(
    "bofa.eagle.recruit.before-lord",
    "bofa.eagle.recruit.eyrie",
    "bofa.eagle.recruit.unusable",
    "bofa.eagle.recruit.ways",
)
def test_eagles_before_their_lord() -> None:
    t = (
        Field()
        .army("spur_foot", orc=1)
        .army("camp", lakeman=1)
        .hand(FREE, "the_eagles_gather")
        .dice("muster muster event")
    )
    t.g.fate = 2
    t.do("play:muster:the_eagles_gather")
    assert t.g.eagles == [2, 0, 0, 0, 0]
    t.expect_refused("use:muster:eagles", "bofa.eagle.attack.die")
    t.expect_refused("general:lord_of_the_eagles", "bofa.general.use.cost")


@rule("bofa.eagle.enter-with-lord", "bofa.eagle.recruit.ways")
def test_the_lord_brings_the_eagles_into_play() -> None:
    t = Field().army("spur_foot", orc=1).army("camp", lakeman=1).eagles("eyrie", 1).dice("muster muster event")
    t.g.fate = 9
    t.do("enter:muster:lord_of_the_eagles")
    assert t.g.where[f.LORD] == EYRIE
    assert t.g.eagles[0] == 1 + f.DEFAULT.lord_eagles
    t.g.active[f.LORD] = 1
    gather = Field().army("camp", lakeman=1).character("lord_of_the_eagles", "eyrie").dice("event event")
    gather.g.active[f.LORD] = 1
    gather.do("general:lord_of_the_eagles").do("eagles_gather")
    assert gather.g.eagles[0] == 2


@rule("bofa.eagle.move.all-together")
def test_all_eagles_leave_together() -> None:
    t = Field().army("camp", lakeman=1).character("lord_of_the_eagles", "eyrie").eagles("eyrie", 3).dice("event event")
    t.g.active[f.LORD] = 1
    t.all(
        "general:lord_of_the_eagles",
        "eagles_out",
        "eagles:valley=2,broken_lands=1",  # in any order
        "lord:eastern_bank",
    )
    assert t.g.eagles == [0, 1, 2, 0, 0]
    assert t.g.where[f.LORD] == OVER + f.EASTERN_BANK


def strike(**eagles: int) -> Field:
    t = Field().army("river_bend", orc=4).army("east_of_dale", orc=5).army("fenland", orc=2).army("camp", lakeman=1)
    for territory, count in eagles.items():
        t.eagles(territory, count)
    return t.character("lord_of_the_eagles", "eyrie").dice("muster muster_army will event", "event")


@rule("bofa.eagle.attack.die")
@pytest.mark.parametrize("face", ["muster", "muster_army", "will"])
def test_which_dice_send_eagles(face: str) -> None:
    strike(valley=1).expect_legal(f"use:{face}:eagles")
    strike().expect_refused(f"use:{face}:eagles", "bofa.eagle.attack.die")


@rule("bofa.eagle.attack.choose", "bofa.eagle.move.territory", "bofa.eagle.attack.roll", "bofa.eagle.return.after-use")
def test_an_eagle_attacks_in_its_territory() -> None:
    t = strike(valley=1).do("use:muster:eagles")
    t.expect_options("strike:east_of_dale", "strike:river_bend")  # any army of the Valley
    t.expect_refused("strike:fenland", "bofa.eagle.attack.choose")
    t.next("eagle", 1, 4, 6, 5).do("strike:river_bend")
    assert t.damage("river_bend") == 3
    assert t.g.eagles == [1, 0, 0, 0, 0]
    t.do("enough", seat=SHADOW)
    t.do("discard_die:event", seat=SHADOW)
    t.expect_refused("use:muster_army:eagles", "bofa.eagle.attack.die")


@rule("bofa.eagle.attack.different-armies", "bofa.eagle.attack.move-before-rolling")
def test_each_eagle_its_own_army() -> None:
    t = strike(valley=3).next("eagle", *[1] * 12).do("use:muster:eagles")
    t.expect_options("strike:east_of_dale", "strike:river_bend", "strike:east_of_dale,river_bend")
    t.expect_refused("strike:east_of_dale,east_of_dale", "bofa.eagle.attack.different-armies")
    t.do("strike:east_of_dale,river_bend")
    assert t.g.eagles == [2, 0, 1, 0, 0]
    eagles = [key for key in t.log_keys() if key in ("bofa-log-eagle-home", "bofa-log-shots")]
    assert eagles == ["bofa-log-eagle-home"] * 2 + ["bofa-log-shots"] * 4  # both have left before the first roll
    few = strike(valley=1, broken_lands=1).do("use:muster:eagles")
    few.expect_legal("strike:east_of_dale,fenland")  # one in each territory, not two in the Valley
    few.expect_refused("strike:east_of_dale,river_bend", "bofa.eagle.attack.different-armies")


@rule("bofa.eagle.attack.unmodifiable")
def test_nothing_changes_the_eagles_roll() -> None:
    t = Field().army("eastern_spur", orc=3).eagles("eastern_bank", 1).character("lord_of_the_eagles", "eyrie")
    t.dice("muster event").next("eagle", 4, 3, 3, 4, 3).do("use:muster:eagles")
    assert t.g.walls[f.DEFAULT.place["eastern_spur"]] == 2  # 4 hits, also against a stronghold in the mountains
    assert {e.about["number"] for e in t.entries() if e.key == "bofa-log-shots"} == {4}


@rule("bofa.eagle.targets-regions-only")
def test_goblin_boxes_are_out_of_reach() -> None:
    t = Field().army("pass_west", goblin=3).army("goblin_point_west", goblin=2).eagles("southern_spur", 2)
    t.dice("muster event").expect_refused("use:muster:eagles", "bofa.eagle.attack.die", FREE)


# Beorn


@rule("bofa.beorn.wrath.max", "bofa.beorn.wrath.start")
def test_wrath_is_limited() -> None:
    t = Field().army("camp", lakeman=1).control("eastern_spur", "camp").attach("roused_to_wrath", "his_anger_redoubled")
    t.dice("character event")
    t.g.fate = f.DEFAULT.arrival[f.BEORN]
    t.do("enter:character:beorn").do("enter_at:west_of_dale")
    assert t.g.wrath == f.DEFAULT.beorn_wrath_max == 16


def beorn(place: str = "west_of_dale") -> Field:
    return Field().character("beorn", place).army("front_gate", lakeman=1).army("long_marsh", orc=1)


@rule("bofa.beorn.move.will", "bofa.beorn.move.character", "bofa.beorn.move.not-character-action")
def test_beorn_moves() -> None:
    t = beorn().character("gandalf", "front_gate").dice("will event").do("use:will:beorn")
    t.all("move:west_of_dale:ruins_of_dale", "move:ruins_of_dale:east_of_dale", "move:east_of_dale:river_bend")
    assert t.where("beorn") == "river_bend"
    assert t.g.wrath == 8
    assert t.where("gandalf") == "front_gate"
    t.expect_asked(FREE, "bofa-ask-go")
    by_character = beorn().dice("character event").do("use:character:beorn")
    assert by_character.g.wrath == 7
    by_character.do("stop")
    assert by_character.where("beorn") == "west_of_dale"
    last = beorn().dice("character event")
    last.g.wrath = 1
    last.expect_refused("use:character:beorn", "bofa.beorn.move.character")


@rule(
    "bofa.beorn.move.attack-after",
    "bofa.beorn.attackable",
    "bofa.beorn.combat.no-terrain",
    "bofa.beorn.combat.no-cards",
)
def test_beorn_attacks() -> None:
    t = (
        beorn()
        .army("ruins_of_dale", orc=3)
        .hand(SHADOW, "locked_shields")
        .dice("will event")
        .do("use:will:beorn")
        .do("stop")
    )
    t.expect_options("attack:west_of_dale:ruins_of_dale", "stop").do("attack:west_of_dale:ruins_of_dale")
    t.expect_no_log("bofa-log-superiority")
    assert t.options(FREE) == []
    t.expect_options("event:locked_shields", "regroup", "unit:orc", seat=SHADOW)
    attacked = beorn().army("ruins_of_dale", orc=3).dice(shadow="army event").do("use:army:attack")
    attacked.do("attack:ruins_of_dale:west_of_dale")
    attacked.expect_no_log("bofa-log-superiority")
    assert attacked.options(FREE) == []


@rule("bofa.beorn.combat.roll", "bofa.beorn.combat.damage-wrath", "bofa.beorn.with-characters")
def test_beorns_dice_and_wrath() -> None:
    t = beorn().character("gandalf", "west_of_dale").army("ruins_of_dale", orc=5).dice(shadow="army event")
    t.next("combat", 5, 5, 1, 1, 1, 5, 4, 4, 1).next("reroll", 5, 1, 1)
    t.do("use:army:attack").do("attack:ruins_of_dale:west_of_dale").do("regroup", seat=SHADOW)
    assert "reroll:3:0" in t.options(FREE)
    t.do("reroll:3:0")
    assert t.damage("ruins_of_dale") == 2
    assert t.g.wrath == 6
    assert t.g.damage[f.DEFAULT.place["west_of_dale"]] == 0
    assert t.where("gandalf") == "west_of_dale"
    dying = beorn().army("ruins_of_dale", orc=5).dice(shadow="army event").next("combat", 5, 5, 5, 1, 1, *[1] * 4)
    dying.g.wrath = 3
    dying.do("use:army:attack").do("attack:ruins_of_dale:west_of_dale").do("regroup").do("reroll:0:0")
    assert dying.g.where[f.BEORN] == DEAD
    alive = beorn().army("ruins_of_dale", orc=5).dice(shadow="army event").next("combat", 5, 5, 1, 1, 1, *[1] * 4)
    alive.g.wrath = 3
    alive.do("use:army:attack").do("attack:ruins_of_dale:west_of_dale").do("regroup").do("reroll:0:0")
    assert alive.g.wrath == 1


@rule("bofa.advance.when")
def test_beorn_advances_into_the_region_of_those_he_destroyed() -> None:
    for choice, stands in (("advance:west_of_dale", "ruins_of_dale"), ("stay", "west_of_dale")):
        t = beorn().army("ruins_of_dale", orc=1).dice("will event").next("combat", 6, 6, 6, 6, 1)
        t.do("use:will:beorn").do("stop").do("attack:west_of_dale:ruins_of_dale").do("regroup")
        t.expect_options("advance:west_of_dale", "stay").do(choice)
        assert t.where("beorn") == stands


@rule("bofa.beorn.combat.penalties")
def test_beorn_at_a_ford() -> None:
    t = beorn("east_of_dale").army("river_flats", orc=3).dice("will event").do("use:will:beorn").do("stop")
    t.next("combat", 5, 5, 1, 1, 1, 1, 1).do("attack:east_of_dale:river_flats").do("regroup")
    rolls = [entry.about["number"] for entry in t.entries() if entry.key == "bofa-log-roll"]
    assert rolls == [6, 5]


@rule("bofa.beorn.retake")
def test_beorn_retakes_in_passing() -> None:
    t = beorn().control("ruins_of_dale").dice("will event").do("use:will:beorn")
    t.all("move:west_of_dale:ruins_of_dale", "move:ruins_of_dale:north_of_dale", "stop")
    assert not t.shadow_holds("ruins_of_dale")


@rule("bofa.beorn.never-with-units", "bofa.beorn.not-through-shadow")
def test_where_beorn_may_not_be() -> None:
    t = beorn().army("ruins_of_dale", lakeman=1).army("south_of_dale", orc=1).dice("will event").do("use:will:beorn")
    t.expect_refused("move:west_of_dale:south_of_dale", "bofa.beorn.not-through-shadow")
    t.do("move:west_of_dale:ruins_of_dale")  # through friends, but not to stay
    assert "stop" not in t.options()
    army = beorn().army("ruins_of_dale", lakeman=1).dice("army event").do("use:army:strategic")
    army.expect_refused("move:ruins_of_dale:west_of_dale", "bofa.beorn.never-with-units")
    token = beorn("lower_slopes").token("lower_slopes", "elf_archer").token("camp", "lakeman").dice("muster event")
    token.do("use:muster:recruit").expect_refused("reveal:lower_slopes:elves", "bofa.beorn.never-with-units")


@rule("bofa.beorn.blocks-shadow", "bofa.beorn.stops-fast-move")
def test_beorn_stands_in_the_way() -> None:
    t = beorn().army("ruins_of_dale", orc=1, lead=1).dice(shadow="character event").do("use:character:fast")
    t.expect_refused("move:ruins_of_dale:west_of_dale", "bofa.beorn.blocks-shadow")
    t.do("move:ruins_of_dale:south_of_dale")  # next to Beorn: the move ends
    assert t.at("south_of_dale") == {"orc": 1}
    t.expect_asked(SHADOW, "bofa-ask-go")


@rule("bofa.beorn.combat.retreat")
def test_beorn_retreats() -> None:
    t = beorn().army("ruins_of_dale", orc=3).army("lower_slopes", lakeman=1).dice(shadow="army event")
    assert f.DEFAULT.place["lower_slopes"] not in free_regions(t.g, f.FP, f.DEFAULT.place["west_of_dale"])
    t.next("combat", *[1] * 7).do("use:army:attack").do("attack:ruins_of_dale:west_of_dale").do("regroup").do(
        "reroll:0:0"
    )
    t.do("press_on").expect_options("retreat", "stand", seat=FREE).do("retreat")
    if t.g.asks[0].prompt == "bofa-ask-retreat-to":
        assert "retreat_to:lower_slopes" not in t.options()
        t.do(t.options()[0])
    assert t.where("beorn") in ("eastern_foothills", "fallen_bridge")
    t.expect_asked(SHADOW, "bofa-ask-advance")


@rule("bofa.beorn.no-recover")
def test_beorn_does_not_recover() -> None:
    t = beorn("lower_slopes").army("camp", lakeman=2, damage=1).dice("event event").procedure(Recover(f.FP, 2, []))
    t.g.wrath = 3
    t.expect_refused("recover:lower_slopes", "bofa.beorn.no-recover")
    t.expect_options("recover:camp", "stop")


@rule("bofa.beorn.immune-wargs")
def test_wargs_do_not_trouble_beorn() -> None:
    t = beorn().army("ruins_of_dale", warg=3).dice(shadow="army event").next("combat", 5, 1, 1, *[1] * 4)
    t.do("use:army:attack").do("attack:ruins_of_dale:west_of_dale").do("unit:warg").do("reroll:0:0").do(
        "manoeuvre:warg"
    )
    assert t.g.wrath == 7
    t.expect_asked(SHADOW, "bofa-ask-cease")


# Bats


@rule("bofa.bats.own-rules", "bofa.bats.place")
def test_bats_count_for_a_territory() -> None:
    t = (
        Field()
        .bats("southern_spur", 1)
        .army("raven_meadow", orc=1)
        .army("spur_crest", orc=1)
        .dice(shadow="muster event")
    )
    t.do("use:muster:cloud").expect_options("bear:raven_meadow", "bear:spur_crest")
    fp = Field().bats("eastern_bank", 3).army("camp", lakeman=1).dice("army event")
    fp.all("use:army:strategic", "move:camp:east_meadow")
    assert fp.at("east_meadow") == {"lakeman": 1}


@rule("bofa.bats.cloud")
def test_the_cloud_needs_its_territory() -> None:
    t = Field().bats("valley", 1).army("fenland", orc=1).dice(shadow="muster event")
    t.expect_refused("use:muster:cloud", "bofa.bats.cloud")


# Bolg


@rule("bofa.bolg.bodyguard.start")
@pytest.mark.parametrize("dale, guards", [(True, 3), (False, 1)])
def test_bodyguards_at_entry(dale: bool, guards: int) -> None:
    t = Field().army("river_bend", orc=2).dice(shadow="character event")
    if dale:
        t.control("ruins_of_dale")
    t.do("enter:character:bolg")
    assert t.g.bodyguards == guards
    assert t.where("bolg") == "river_bend"


def bolg(units: int = 3, guards: int = 1) -> Field:
    t = Field().army("river_flats", orc=units).character("bolg", "river_flats").army("east_meadow", lakeman=5)
    t.g.bodyguards = guards
    return t


@rule("bofa.bolg.bodyguard.combat")
def test_the_bodyguard_in_combat() -> None:
    t = bolg().dice("army event", "event").next("combat", 5, 5, 5, 5, 5, 1, 1, 1)
    t.do("use:army:attack").do("attack:east_meadow:river_flats").cards("regroup", "regroup").do("reroll:0:0")
    t.expect_asked(SHADOW, "bofa-ask-bodyguard").do("bodyguard")
    assert (t.damage("river_flats"), t.g.bodyguards) == (0, 0)
    assert t.at("river_flats") == {"orc": 3}


@rule("bofa.bolg.bodyguard.noncombat", "bofa.bolg.bodyguard.noncombat-example")
@pytest.mark.parametrize(
    "general, label, dice", [("gandalf", "burst", [5, 5, 5]), ("thranduil", "bow", [5, 5, 5, 5, 5])]
)
def test_the_bodyguard_against_magic_and_arrows(general: str, label: str, dice: list[int]) -> None:
    t = Field().army("river_flats", orc=3).character("bolg", "river_flats").army("spur_foot", elf_archer=5)
    t.character(general, "spur_foot").dice("event event", "event event")
    t.g.bodyguards = 1
    t.g.active[f.CHARACTER[general]] = 1
    t.next(label, *dice).do(f"general:{general}")
    t.expect_asked(SHADOW, "bofa-ask-bodyguard").do("bodyguard")
    assert (t.damage("river_flats"), t.g.bodyguards) == (0, 0)


@rule("bofa.bolg.bodyguard.only-own-army")
def test_the_bodyguard_protects_his_army_only() -> None:
    t = bolg().army("spur_foot", orc=3).dice("army event", "event").next("combat", 5, 5, 1, 1, 1, 1, 1, 1)
    t.do("use:army:attack").do("attack:east_meadow:spur_foot").cards("regroup", "regroup")
    t.expect_asked(SHADOW, "bofa-ask-casualty")
    assert t.damage("spur_foot") == 2


@rule("bofa.bolg.alone-safe")
def test_bolg_alone() -> None:
    t = Field().character("bolg", "river_flats").army("east_meadow", lakeman=2).army("fenland", orc=1)
    t.dice("army event", "army event").do("use:army:attack")
    assert t.offered("attack") == []
    t.do("stop").do("use:army:attack")
    t.expect_refused("attack:river_flats:east_meadow", "bofa.char.alone.ignores-enemy")


@rule("bofa.char.move.action")
def test_characters_move_in_any_order() -> None:
    for names in (["thranduil", "bard", "dain"], ["bard", "dain", "thranduil"], ["dain", "thranduil", "bard"]):
        t = Field().army("camp", lakeman=1).dice("character event")
        for name in names:
            t.character(name, "camp")
        t.do("use:character:walk")
        for name in names:
            t.do(f"walk:{name}:gate_dell")
        assert [t.where(name) for name in names] == ["gate_dell"] * 3
    again = Field().character("bard", "camp").character("dain", "camp").dice("character event")
    again.do("use:character:walk").do("walk:bard:gate_dell")
    again.expect_refused("walk:bard:camp", "bofa.char.move.action")  # each once


def vampires(free: str, **units: int) -> Field:
    """The Shadow plays Like vampires over a bat; it hits once."""
    t = Field().army("river_bend", orc=1).army("south_of_dale", **units).bats("valley", 1).dice(shadow="army event")
    if free.startswith("event:"):
        t.hand(FREE, free.removeprefix("event:"))
    dice = min(5, 1 + sum(f.DEFAULT.value[f.UNIT[unit]] * count for unit, count in units.items()))
    t.next("combat", 5, *[5 if free.startswith("unit") else 1] * (dice - 1))
    t.do("use:army:attack").do("attack:river_bend:south_of_dale")
    t.do(free, seat=FREE).do("vampires", seat=SHADOW)
    return t


@rule("bofa.bats.vampires.condition")
def test_vampires_bite_only_where_damage_is_done() -> None:
    vampires("regroup", elf_spearman=2).expect_asked(SHADOW, "bofa-ask-bite")
    shielded = vampires("event:locked_shields", elf_spearman=2)
    assert shielded.g.bats[f.VALLEY] == 1
    assert shielded.damage("south_of_dale") == 0
    shielded.expect_no_log("bofa-log-bat-gone")
    walled = vampires("unit:elf_spearman", elf_spearman=2).do("manoeuvre:elf_spearman", seat=FREE)
    assert (walled.damage("south_of_dale"), walled.g.bats[f.VALLEY]) == (0, 1)


@rule("bofa.bats.vampires.condition", "bofa.stronghold.prevent-applies")
def test_no_bite_where_a_card_on_the_table_prevents_the_damage() -> None:
    for laid in (False, True):
        t = Field().army("eastern_foothills", orc=1).army("ravenhill", elf_archer=1).bats("southern_spur", 1)
        t.dice(shadow="army event")
        if laid:
            card = f.DEFAULT.card["hold_ravenhill"]
            t.g.story_decks[f.FP].remove(card)
            t.g.table.append([card, f.FP, -1])
        t.next("combat", 6, 1).do("use:army:attack").do("attack:eastern_foothills:ravenhill")
        t.do("regroup", seat=FREE).do("vampires", seat=SHADOW)
        assert ("bofa-log-prevented" in t.log_keys()) == laid
        assert any(ask.prompt == "bofa-ask-bite" for ask in t.g.asks) != laid


@rule("bofa.victory.fp.bolg", "bofa.combat.damage.casualty-order")
def test_bolgs_death_comes_after_both_have_taken_their_casualties() -> None:
    t = Field().army("river_bend", orc=1).character("bolg", "river_bend").army("south_of_dale", lakeman=1, lead=1)
    t.character("bard", "south_of_dale").dice(shadow="army event").next("bard", 1).next("combat", 5, 5).next("reroll")
    t.g.damage[f.DEFAULT.place["river_bend"]] = t.g.damage[f.DEFAULT.place["south_of_dale"]] = 1
    t.do("use:army:attack").do("attack:river_bend:south_of_dale").cards("regroup", "regroup")
    assert t.g.ending == "bofa-end-bolg"
    assert (t.at("river_bend"), t.at("south_of_dale")) == ({}, {})
    fallen = [key for key in t.log_keys() if key in ("bofa-log-casualties", "bofa-log-dead")]
    assert fallen == ["bofa-log-casualties"] * 2 + ["bofa-log-dead"] * 2
    dead = [entry.about["character"] for entry in t.entries() if entry.key == "bofa-log-dead"]
    assert dead == [f.BARD, f.BOLG]


@rule("bofa.lead.token.lost-without-army", "bofa.combat.destroy.all-units")
def test_tokens_are_gone_while_bilbos_ring_is_asked_about() -> None:
    t = Field().army("river_bend", orc=3).army("south_of_dale", lakeman=1, lead=2).character("bilbo", "south_of_dale")
    t.dice(shadow="army event").next("combat", 5, 5, 5, 1).next("reroll", 1)
    t.do("use:army:attack", "attack:river_bend:south_of_dale").cards("regroup", "regroup").do("reroll:1:0", seat=FREE)
    t.expect_asked(FREE, "bofa-ask-ring")
    assert (t.lead("south_of_dale"), t.damage("south_of_dale")) == (0, 0)
    assert not broken(t.g)
    t.do("ring")
    assert t.where("bilbo") == "south_of_dale"


@rule("bofa.beorn.never-with-units", "bofa.advance.when")
def test_nobody_advances_to_where_beorn_stands() -> None:
    """Beorn stands beside no unit: an advance into his region is not even asked about."""
    t = Field().army("river_bend", lakeman=2).character("beorn", "south_of_dale").dice("event event")
    t.procedure(Advance(f.FP, f.DEFAULT.place["south_of_dale"], [f.DEFAULT.place["river_bend"]], further=False))
    t.expect_asked(FREE, "bofa-ask-go")
    assert t.at("river_bend") == {"lakeman": 2}
    free = Field().army("river_bend", lakeman=2).dice("event event")
    free.procedure(Advance(f.FP, f.DEFAULT.place["south_of_dale"], [f.DEFAULT.place["river_bend"]], further=False))
    free.expect_asked(FREE, "bofa-ask-advance")
