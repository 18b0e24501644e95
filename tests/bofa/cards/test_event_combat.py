"""The combat effects of the thirty event cards."""

from __future__ import annotations

from typing import Any

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.rules.fight import combat_of


def clash(shadow: str = "", free: str = "", attackers: int = 3, defenders: int = 3, **more: Any) -> Field:
    """Orcs of the flats attack Men of the meadow; one side holds an event card."""
    origin, target = more.get("origin", "river_flats"), more.get("target", "east_meadow")
    t = Field().army(origin, orc=attackers, damage=more.get("a_damage", 0), lead=more.get("a_lead", 0))
    t.army(target, elf_archer=defenders, damage=more.get("d_damage", 0), lead=more.get("d_lead", 0))
    t.army("front_gate", dwarf_veteran=1).dice(shadow="army event").next_event("reform_the_line")
    for side, cards in ((SHADOW, shadow), (FREE, free)):
        t.hand(side, *cards.split())
    return t.do("use:army:attack").do(f"attack:{origin}:{target}")


def numbers(t: Field, side: str, key: str = "bofa-log-roll") -> list[int]:
    seat = f.SIDES.index(side)
    return [e.about["number"] for e in t.entries() if e.key == key and e.about["side"] == seat]


def test_forced_march_allows_an_orderly_retreat() -> None:
    t = clash(free="forced_march").next("combat", *[1] * 6).cards("event:forced_march", "regroup").do("press_on")
    t.expect_options("retreat", "stand", seat=FREE)


def test_sudden_assault_adds_to_the_roll() -> None:
    t = clash(shadow="sudden_assault").next("combat", 4, 4, 1, 1, 1, 1).cards("regroup", "event:sudden_assault")
    assert t.damage("east_meadow") == 2


def test_the_pincers_close_subtracts_from_the_reroll() -> None:
    t = clash(shadow="the_pincers_close", d_lead=1).next("combat", *[1] * 6).next("reroll", 5)
    t.cards("regroup", "event:the_pincers_close").do("reroll:1:0")
    assert numbers(t, FREE, "bofa-log-reroll") == [6]


def test_through_the_shallows_ignores_the_ford() -> None:
    t = clash(shadow="through_the_shallows", target="east_of_dale").next("combat", *[1] * 6)
    t.cards("regroup", "event:through_the_shallows")
    assert numbers(t, SHADOW) == [5]


def test_hold_the_heights_needs_superiority() -> None:
    t = clash(shadow="hold_the_heights", a_lead=1).next("combat", *[1] * 6).next("reroll", 4)
    t.cards("regroup", "event:hold_the_heights").do("reroll:1:0")
    assert combat_of(t.g).superior == 0  # Orcs on the plains
    assert numbers(t, SHADOW) + numbers(t, SHADOW, "bofa-log-reroll") == [4, 4]
    other = clash(free="hold_the_heights").next("combat", *[1] * 6).cards("event:hold_the_heights", "regroup")
    assert numbers(other, FREE) == [5]


def test_headlong_charge_adds_damage() -> None:
    t = clash(shadow="headlong_charge").next("combat", 5, 5, 1, 1, 1, 1).cards("regroup", "event:headlong_charge")
    assert t.damage("east_meadow") == 3
    one = clash(shadow="headlong_charge").next("combat", 5, 1, 1, 1, 1, 1).cards("regroup", "event:headlong_charge")
    assert one.damage("east_meadow") == 1


def test_fall_back_ends_the_combat() -> None:
    t = clash(free="fall_back").next("combat", *[1] * 6).cards("event:fall_back", "regroup")
    assert t.at("camp") == {"elf_archer": 3}
    t.expect_asked(SHADOW, "bofa-ask-advance")
    attacker = clash(shadow="fall_back").next("combat", *[1] * 6).cards("regroup", "event:fall_back")
    attacker.expect_asked(SHADOW, "bofa-ask-go")


def test_locked_shields_prevent_damage() -> None:
    t = clash(free="locked_shields").next("combat", 5, 5, 1, 1, 1, 1).cards("event:locked_shields", "regroup")
    assert t.damage("east_meadow") == 1


def test_break_their_ranks_takes_black_dice() -> None:
    t = clash(free="break_their_ranks").next("combat", *[1] * 6).cards("event:break_their_ranks", "unit:orc")
    black = [len(black) for _, black in t.rolls()]
    assert black == [0, 0]


def test_ladders_and_rams_against_a_stronghold() -> None:
    t = clash(shadow="ladders_and_rams", origin="spur_ridge", target="eastern_spur", a_lead=1).next("combat", *[1] * 6)
    t.next("reroll", 5).cards("regroup", "event:ladders_and_rams").do("reroll:1:0")
    assert numbers(t, SHADOW) == [5]
    assert numbers(t, SHADOW, "bofa-log-reroll") == [6]


def test_rally_to_the_banner_adds_leadership() -> None:
    t = clash(shadow="rally_to_the_banner").next("combat", *[1] * 6).cards("regroup", "event:rally_to_the_banner")
    t.expect_options("reroll:0:0", "reroll:1:0", seat=SHADOW)


def test_captains_challenge_takes_leadership() -> None:
    t = (
        clash(shadow="captain_s_challenge", d_lead=2)
        .next("combat", *[1] * 6)
        .cards("regroup", "event:captain_s_challenge")
    )
    t.expect_asked(SHADOW, "bofa-ask-cease")


def test_swift_messengers_go_further() -> None:
    t = (
        clash(shadow="swift_messengers", defenders=1)
        .next("combat", 5, 5, 1, 1)
        .cards("regroup", "event:swift_messengers")
    )
    t.all("advance:river_flats", "whole", "move:east_meadow:camp", "whole")
    assert t.at("camp") == {"orc": 3}


def test_signal_horns_reroll_everything() -> None:
    t = clash(shadow="signal_horns", a_lead=1).next("combat", *[1] * 6).cards("regroup", "event:signal_horns")
    assert "reroll:3:0" in t.options(SHADOW)


def test_word_on_the_wind_cancels() -> None:
    t = clash(shadow="word_on_the_wind", free="locked_shields").next("combat", 5, 5, 1, 1, 1, 1)
    t.cards("event:locked_shields", "event:word_on_the_wind")
    assert t.damage("east_meadow") == 2


def test_leaders_cut_down_stops_rerolls() -> None:
    t = clash(shadow="leaders_cut_down", a_lead=2, d_lead=2).next("combat", *[1] * 6)
    t.cards("regroup", "event:leaders_cut_down").expect_asked(SHADOW, "bofa-ask-cease")


def test_to_the_last_helps_the_few() -> None:
    t = clash(free="to_the_last", attackers=4).next("combat", 1, 1, 1, 1, 4, 1, 1).cards("event:to_the_last", "regroup")
    assert t.damage("river_flats") == 1
    even = clash(free="to_the_last").next("combat", 1, 1, 1, 4, 1, 1).cards("event:to_the_last", "regroup")
    assert even.damage("river_flats") == 0


def test_keen_eyed_scouts_draw() -> None:
    t = clash(shadow="keen_eyed_scouts")
    before = len(t.g.hands[f.SHADOW])
    t.next("combat", *[1] * 6).cards("regroup", "event:keen_eyed_scouts")
    assert len(t.g.hands[f.SHADOW]) == before


def test_wings_in_the_gloom_bite_or_strike() -> None:
    t = Field().bats("eastern_bank", 1)
    t.army("river_flats", orc=3).army("east_meadow", lakeman=3).hand(SHADOW, "wings_in_the_gloom").dice(
        shadow="army event"
    )
    t.do("use:army:attack").do("attack:river_flats:east_meadow").next("combat", *[1] * 6)
    t.cards("regroup", "event:wings_in_the_gloom")
    assert (t.damage("east_meadow"), t.g.bats[f.EASTERN_BANK]) == (1, 0)
    e = Field().eagles("eastern_bank", 1).army("river_flats", orc=3).army("east_meadow", lakeman=3)
    e.hand(FREE, "wings_in_the_gloom").dice(shadow="army event").do("use:army:attack").do(
        "attack:river_flats:east_meadow"
    )
    e.next("combat", *[1] * 6).cards("event:wings_in_the_gloom", "regroup")
    assert (e.damage("river_flats"), e.g.eagles) == (1, [1, 0, 0, 0, 0])


def test_turn_of_fortune_spoils_hits() -> None:
    t = clash(free="turn_of_fortune").next("combat", 5, 5, 5, 1, 1, 1).next("reroll", 1, 1)
    t.cards("event:turn_of_fortune", "regroup").do("reroll:2:0")
    assert t.damage("east_meadow") == 1


def test_fresh_companies_mend() -> None:
    t = (
        clash(free="fresh_companies", d_damage=1)
        .next("combat", 5, 1, 1, 1, 1, 1)
        .cards("event:fresh_companies", "regroup")
    )
    assert t.damage("east_meadow") == 1


def test_call_up_the_reserves_in_the_region() -> None:
    t = Field().army("east_meadow", orc=2).army("camp", elf_archer=2).token("camp", "lakeman")
    t.hand(FREE, "call_up_the_reserves").dice(shadow="army event").do("use:army:attack").do("attack:east_meadow:camp")
    t.next("combat", *[1] * 4).cards("event:call_up_the_reserves", "regroup").do("reveal:camp:men_dwarves")
    assert t.at("camp") == {"elf_archer": 2, "lakeman": 1}


def test_volunteers_roll_one_more() -> None:
    t = clash(shadow="volunteers").next("combat", *[1] * 7).cards("regroup", "event:volunteers")
    assert [len(white + black) for white, black in t.rolls()] == [4, 3]
    full = clash(shadow="volunteers", attackers=5).next("combat", *[1] * 9).cards("regroup", "event:volunteers")
    assert [len(white + black) for white, black in full.rolls()] == [5, 3]


def test_bind_the_wounded_prevents_two() -> None:
    t = clash(free="bind_the_wounded").next("combat", 5, 5, 5, 1, 1, 1).cards("event:bind_the_wounded", "regroup")
    assert t.damage("east_meadow") == 1
    few = clash(free="bind_the_wounded", attackers=4).next("combat", 5, 5, 5, 1, 1, 1, 1)
    few.cards("event:bind_the_wounded", "regroup")
    assert few.damage("east_meadow") == 3


def test_burn_the_stores_subtracts() -> None:
    t = clash(free="burn_the_stores").next("combat", 5, 5, 6, 1, 1, 1).cards("event:burn_the_stores", "regroup")
    assert t.damage("east_meadow") == 1


def test_held_in_reserve_makes_casualties_worth_more() -> None:
    t = clash(free="held_in_reserve").next("combat", 5, 5, 5, 1, 1, 1).cards("event:held_in_reserve", "regroup")
    t.do("casualties:elf_archer=1")
    assert (t.at("east_meadow"), t.damage("east_meadow")) == ({"elf_archer": 2}, 0)


def test_a_breathing_space_ends_the_combat() -> None:
    t = clash(free="a_breathing_space").next("combat", *[1] * 6).cards("event:a_breathing_space", "regroup")
    t.expect_asked(SHADOW, "bofa-ask-go")
    assert (t.at("river_flats"), t.at("east_meadow")) == ({"orc": 3}, {"elf_archer": 3})


def test_long_columns_name_a_unit() -> None:
    t = Field().army("river_flats", orc=2, great_orc=1).army("east_meadow", lakeman=4).hand(SHADOW, "long_columns")
    t.dice(shadow="army event").do("use:army:attack").do("attack:river_flats:east_meadow").next("combat", 5, *[1] * 7)
    t.cards("regroup", "event:long_columns").do("unit:great_orc").do("manoeuvre:great_orc")
    assert t.damage("east_meadow") == 2


@rule("bofa.combat.man.event.discard")
def test_hard_bargaining_plays_another_card() -> None:
    t = clash(shadow="hard_bargaining sudden_assault").next("combat", 4, 1, 1, 1, 1, 1)
    t.cards("regroup", "event:hard_bargaining").do("event:sudden_assault")
    assert t.damage("east_meadow") == 1
    assert f.DEFAULT.card["hard_bargaining"] in t.g.event_discard


def test_reform_the_line_takes_cards_back() -> None:
    t = clash(shadow="").next("combat", *[1] * 12).cards("regroup", "unit:orc").all("press_on", "stand")
    assert "reform_the_line" in t.in_hand(SHADOW)  # drawn for terrain superiority
    t.cards("regroup", "event:reform_the_line").all("press_on", "stand")
    assert "unit:orc" in t.options(SHADOW)
