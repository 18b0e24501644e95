"""Recruiting, recovering and the passes (p.24-25)."""

from __future__ import annotations

import pytest

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.game import GAME
from westmarch.games.bofa.pieces import USED
from westmarch.games.bofa.rules.recruit import token_places


@rule("bofa.recruit.token.faces-md", "bofa.recruit.token.faces-elf", "bofa.recruit.token.faces-shadow")
def test_faces() -> None:
    faces = {
        name: {
            (f.UNIT_NAMES[f.DEFAULT.token_unit[t]], f.DEFAULT.token_figures[t])
            for t in range(f.TOKENS)
            if f.TOKEN_GROUP[t] == group
        }
        for group, name in enumerate(f.GROUP_NAMES)
    }
    assert faces["men_dwarves"] == {("lakeman", 1), ("dwarf_soldier", 1), ("dwarf_veteran", 1)}
    assert faces["elves"] == {("elf_archer", 1), ("elf_spearman", 1)}
    assert faces["shadow"] == {("orc", 1), ("orc", 2), ("warg", 1), ("great_orc", 1)}
    t = Field().token("heath_road", "orc", 2).dice(shadow="muster event")
    t.do("use:muster:recruit").do("reveal:heath_road:shadow")
    assert t.at("heath_road") == {"orc": 2}


@rule("bofa.recruit.place.source", "bofa.eagle.recruit.ways")
def test_dice_alone_lay_no_tokens_and_no_eagles() -> None:
    t = Field().army("camp", lakeman=1).token("camp", "lakeman").dice("muster muster event")
    t.do("use:muster:recruit").do("reveal:camp:men_dwarves")
    assert t.bag("men_dwarves") == 16
    assert all(where < 0 for where in t.g.token_at)
    assert sum(t.g.eagles) == 0


@rule("bofa.recruit.place.random-unseen")
def test_new_tokens_are_drawn_unseen() -> None:
    faces = set()
    for seed in range(12):
        t = Field(seed=seed).army("camp", lakeman=1).character("bard", "camp").dice("event event")
        t.g.active[f.BARD] = 1
        t.do("general:bard").do("lay:men_dwarves:camp")
        faces.add(tuple(t.tokens("camp")))
        for seat in (0, 1):
            assert GAME.view(t.g, seat)["places"]["camp"]["known_tokens"] == []
    assert len(faces) > 1


@rule("bofa.recruit.place.where", "bofa.recruit.place.not-enemy")
def test_where_tokens_go() -> None:
    t = Field().control("camp").army("heath_road", lakeman=1)
    assert {f.DEFAULT.place_names[p] for p in token_places(t.g, f.FP)} == {
        f.DEFAULT.place_names[p] for p in f.DEFAULT.settlements
    } - {"camp"}
    assert {f.DEFAULT.place_names[p] for p in token_places(t.g, f.SHADOW)} == {
        "long_marsh",
        "eastern_approach",
        "warg_moor",
    }
    t.army("gate_dell", lakeman=1).character("bard", "gate_dell").dice("event event")
    t.g.active[f.BARD] = 1
    t.do("general:bard")
    t.expect_refused("lay:men_dwarves:camp", "bofa.recruit.place.not-enemy")
    t.expect_refused("lay:men_dwarves:gate_dell", "bofa.recruit.place.where")


@rule("bofa.recruit.place.exhausted")
def test_an_empty_bag() -> None:
    t = Field().army("camp", lakeman=1).token("camp", "lakeman").hand(FREE, "thranduil_s_muster").dice("muster event")
    for token in range(f.TOKENS):
        if f.TOKEN_GROUP[token] == f.ELVES:
            t.g.token_at[token] = USED
    t.do("play:muster:thranduil_s_muster")  # lays nothing, and goes on
    assert t.tokens("ravenhill") == []
    t.expect_asked(FREE, "bofa-ask-reveal")


@rule("bofa.recruit.use.removed")
def test_used_tokens_are_gone() -> None:
    t = Field().token("camp", "lakeman").dice("muster event").do("use:muster:recruit").do("reveal:camp:men_dwarves")
    assert t.g.token_at.count(USED) == 1
    assert t.bag("men_dwarves") == 16
    t.g.enter(f.SHADOW, f.DEFAULT.place["camp"])
    assert t.bag("men_dwarves") == 16


@rule("bofa.recruit.use.no-figure", "bofa.recruit.use.no-figure-example")
def test_another_unit_of_the_group() -> None:
    t = Field().army("gate_dell", dwarf_soldier=5).token("camp", "dwarf_soldier").dice("muster event")
    t.do("use:muster:recruit").do("reveal:camp:men_dwarves")
    t.expect_options("figure:dwarf_veteran", "figure:lakeman")
    t.do("figure:dwarf_veteran")
    assert t.at("camp") == {"dwarf_veteran": 1}


@rule("bofa.recruit.remove.by-cards")
def test_cards_remove_tokens() -> None:
    t = Field().army("east_meadow", orc=1).token("camp", "lakeman").token("camp", "elf_archer")
    t.hand(SHADOW, "scavengers").dice(shadow="muster event").do("play:muster:scavengers")
    assert t.tokens("camp") == []
    assert (t.bag("men_dwarves"), t.bag("elves")) == (17, 20)


@rule("bofa.recruit.direct.reserve")
def test_direct_recruiting_has_no_substitute() -> None:
    t = Field().army("gate_dell", lakeman=5).army("front_gate", lakeman=5).hand(FREE, "fugitives_of_the_lake")
    t.dice("muster event")
    t.expect_refused("play:muster:fugitives_of_the_lake", "bofa.recruit.direct.reserve")


@rule("bofa.recruit.over-five")
def test_recruits_over_the_limit() -> None:
    t = Field().army("camp", elf_archer=5, damage=4).token("camp", "lakeman").dice("muster event")
    t.do("use:muster:recruit").do("reveal:camp:men_dwarves")
    t.expect_asked(FREE, "bofa-ask-remove").expect_options("remove:elf_archer=1", "remove:lakeman=1")
    t.do("remove:elf_archer=1")
    assert t.at("camp") == {"elf_archer": 4, "lakeman": 1}
    assert t.damage("camp") == 4


@rule("bofa.recover.roll", "bofa.recover.reroll", "bofa.recover.casualties-after")
def test_recovery() -> None:
    t = Field().army("camp", lakeman=4, damage=4, lead=1).dice("muster event")
    t.next("recover", 5, 6, 2, 1, 5).do("use:muster:recover").do("recover:camp")
    assert t.damage("camp") == 2
    t.expect_options("recover_again:0", "recover_again:1").do("recover_again:1")
    assert t.damage("camp") == 1
    t.expect_options("casualties:lakeman=1", "enough").do("casualties:lakeman=1")
    assert (t.at("camp"), t.damage("camp")) == ({"lakeman": 3}, 0)


@rule("bofa.pass.opens-at-five", "bofa.pass.stays-open")
def test_a_pass_opens_for_good() -> None:
    t = (
        Field()
        .army("goblin_point_west", goblin=4)
        .army("goblin_point_east", goblin=1)
        .dice(shadow="eye eye army event")
    )
    assert t.g.open == [0, 0]
    t.do("use:eye:goblins")
    assert t.g.open == [1, 0]
    t.all("use:eye:goblin_move", "move:goblin_point_west:pass_west", "whole")
    assert t.at("goblin_point_west") == {}
    assert t.g.open == [1, 0]


@rule("bofa.pass.enter-any-move")
@pytest.mark.parametrize("die, action", [("army", "strategic"), ("eye", "goblin_move"), ("character", "fast")])
def test_any_move_enters_a_pass(die: str, action: str) -> None:
    t = Field().army("goblin_point_west", goblin=5, lead=1).dice(shadow=f"{die} event")
    t.do(f"use:{die}:{action}").expect_legal("move:goblin_point_west:pass_west")
    card = Field().army("goblin_point_west", goblin=5).hand(SHADOW, "forced_march").dice(shadow="army event")
    card.do("play:army:forced_march").expect_legal("move:goblin_point_west:pass_west")


@rule("bofa.pass.exit-one-region", "bofa.pass.one-way")
def test_a_pass_leads_out_only() -> None:
    t = Field().army("pass_west", goblin=2).army("spur_crest", orc=1).dice(shadow="army event")
    t.do("use:army:strategic")
    assert t.offered("move:pass_west") == ["move:pass_west:spur_crest"]
    t.expect_refused("move:spur_crest:pass_west", "bofa.pass.one-way")
    t.expect_refused("move:pass_west:upper_slopes", "bofa.pass.exit-one-region")
    fp = Field().army("pass_west", goblin=2).army("spur_crest", lakeman=1).dice("army event").do("use:army:attack")
    fp.expect_refused("attack:spur_crest:pass_west", "bofa.pass.one-way")


@rule("bofa.pass.attack-out", "bofa.pass.attack-no-slope")
def test_attack_out_of_a_pass() -> None:
    t = Field().army("pass_west", goblin=2).army("spur_crest", lakeman=2).dice(shadow="eye event")
    t.do("use:eye:goblin_attack").expect_refused("move:pass_west:spur_crest", "bofa.move.adjacent-not-enemy")
    t.next("combat", 5, 4, 1, 1).do("attack:pass_west:spur_crest").cards("regroup", "regroup")
    assert t.damage("spur_crest") == 1  # mountains, and yet a 5 hits in round 1


@rule("bofa.pass.no-combined")
def test_a_pass_army_is_no_part_of_a_combined_attack() -> None:
    t = Field().army("pass_west", goblin=2).army("spur_crest", lakeman=2).army("upper_slopes", orc=1)
    t.dice(shadow="army event").expect_refused("use:army:combined", "bofa.combined.requirement")


@rule("bofa.pass.not-adjacent-for-stop-retreat")
def test_a_pass_is_next_to_nothing() -> None:
    t = Field().army("lower_slopes", lakeman=1, lead=1).army("pass_west", goblin=3).dice("character event")
    t.all("use:character:fast", "move:lower_slopes:spur_crest")
    t.expect_legal("move:spur_crest:upper_slopes")
    retreat = Field().army("upper_slopes", lakeman=2).army("pass_west", goblin=3).army("fallen_bridge", orc=3)
    retreat.dice(shadow="army event").next("combat", 1, 1, 1, 1, 1)
    retreat.all("use:army:attack", "attack:fallen_bridge:upper_slopes").cards("regroup", "regroup").do("press_on").do(
        "retreat"
    )
    assert "retreat_to:spur_crest" in retreat.options()


@rule("bofa.pass.event-recruit")
def test_volunteers_in_a_pass() -> None:
    t = Field().army("pass_west", goblin=1).army("goblin_point_east", goblin=1).hand(SHADOW, "volunteers")
    t.dice(shadow="muster event").do("play:muster:volunteers")
    t.expect_options("choose:goblin_point_east", "choose:pass_west")
    t.do("choose:pass_west").do("figure:goblin")
    assert t.at("pass_west") == {"goblin": 2}
