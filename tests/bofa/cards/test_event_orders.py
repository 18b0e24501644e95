"""The orders of the thirty event cards."""

from __future__ import annotations

import pytest

from bofa.field import FREE, SHADOW, Field
from westmarch.engine import text_position
from westmarch.engine.chance import seed_of
from westmarch.engine.game import SPECTATOR
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.game import GAME


def shadow(card: str, die: str = "event", **places: dict[str, int]) -> Field:
    """The Shadow holds a card, with armies where given."""
    t = Field().hand(SHADOW, card).dice(shadow=f"{die} event event")
    for place, units in places.items():
        t.army(place, **units)
    return t


def play(t: Field, card: str, die: str = "event") -> Field:
    return t.do(f"play:{die}:{card}")


def test_forced_march() -> None:
    t = shadow("forced_march", fenland={"orc": 1}, long_marsh={"orc": 1}, south_bank={"warg": 1}, east_marsh={"orc": 1})
    play(t, "forced_march").all("move:fenland:warg_moor", "move:long_marsh:warg_moor", "move:east_marsh:river_flats")
    assert t.at("warg_moor") == {"orc": 2}
    assert t.at("river_flats") == {"orc": 1}
    t.expect_asked(SHADOW, "bofa-ask-go")


def test_sudden_assault() -> None:
    t = shadow("sudden_assault", fenland={"orc": 2}, camp={"lakeman": 1})
    play(t, "sudden_assault").all("move:fenland:east_marsh", "whole", "move:east_marsh:river_flats")
    assert t.at("river_flats") == {"orc": 2}
    near = shadow("sudden_assault", lower_broken_ground={"orc": 2}, east_meadow={"lakeman": 1})
    play(near, "sudden_assault").all("move:lower_broken_ground:spur_foot", "whole")
    near.expect_options("attack:spur_foot:east_meadow", "stop")  # must stop next to the enemy


def test_the_pincers_close() -> None:
    t = shadow("the_pincers_close", spur_foot={"orc": 2}, river_flats={"orc": 2}, east_meadow={"lakeman": 4})
    play(t, "the_pincers_close").do("army:spur_foot").next("combat", 4, 1, *[1] * 4).cards("regroup", "regroup")
    assert t.damage("east_meadow") == 1  # a 4 with one added
    t.all("enough", "press_on", "stand", "army:spur_foot").next("combat", 4, 1, *[1] * 4).cards("regroup", "regroup")
    assert t.damage("east_meadow") == 1


def test_through_the_shallows() -> None:
    t = shadow("through_the_shallows", river_flats={"orc": 2}, ruins_of_dale={"lakeman": 1}, fenland={"orc": 1})
    play(t, "through_the_shallows")
    assert t.offered("move") == ["move:river_flats:east_of_dale", "move:fenland:river_bend"]
    t.all("move:river_flats:east_of_dale", "whole").expect_options("attack:east_of_dale:ruins_of_dale", "stop")


def test_hold_the_heights() -> None:
    t = Field().hand(SHADOW, "hold_the_heights").army("spur_foot", orc=2, damage=2).army("spur_ridge", orc=1, damage=1)
    t.army("river_flats", orc=2, damage=1).dice(shadow="army event")
    t.do("play:army:hold_the_heights").expect_options(
        "choose:", "choose:spur_foot", "choose:spur_ridge", "choose:spur_ridge,spur_foot"
    )
    t.do("choose:spur_ridge,spur_foot")
    assert (t.damage("spur_foot"), t.damage("spur_ridge"), t.damage("river_flats")) == (1, 0, 1)


def test_headlong_charge() -> None:
    t = shadow("headlong_charge", river_flats={"orc": 2}, east_meadow={"lakeman": 4})
    play(t, "headlong_charge").expect_options("attack:river_flats:east_meadow", "stop")
    t.do("attack:river_flats:east_meadow").next("combat", *[1] * 13).cards("regroup", "regroup").all(
        "press_on", "stand"
    )
    t.cards("regroup", "regroup")
    assert [len(white + black) for white, black in t.rolls()][::2] == [3, 2]


def test_fall_back() -> None:
    t = shadow("fall_back", river_flats={"orc": 2}, east_meadow={"lakeman": 1})
    play(t, "fall_back").expect_refused("move:river_flats:spur_foot", "bofa.cards.play.rules-otherwise-hold")
    t.do("move:river_flats:east_marsh").do("whole")
    assert t.at("east_marsh") == {"orc": 2}


def test_locked_shields() -> None:
    t = Field().hand(FREE, "locked_shields").army("camp", lakeman=2, damage=2).dice("army event").next("recover", 5, 1)
    t.do("play:army:locked_shields").do("enough").all("move:camp:gate_dell", "whole")
    assert (t.at("gate_dell"), t.damage("gate_dell")) == ({"lakeman": 2}, 1)


def test_break_their_ranks() -> None:
    t = shadow("break_their_ranks", river_flats={"orc": 2}, east_meadow={"lakeman": 3})
    play(t, "break_their_ranks").do("attack:river_flats:east_meadow").next("combat", *[1] * 10)
    t.cards("unit:lakeman", "unit:orc").all("press_on", "stand")
    assert [len(black) for _, black in t.rolls()] == [2, 0]


def test_ladders_and_rams() -> None:
    t = shadow("ladders_and_rams", spur_foot={"orc": 2})
    play(t, "ladders_and_rams")
    assert t.g.walls[f.DEFAULT.place["eastern_spur"]] == 1
    far = shadow("ladders_and_rams", river_flats={"orc": 2})
    far.expect_refused("play:event:ladders_and_rams", "bofa.cards.requirement")


def test_rally_to_the_banner() -> None:
    t = shadow("rally_to_the_banner", fenland={"orc": 2}, long_marsh={"orc": 1})
    play(t, "rally_to_the_banner").do("choose:fenland")
    assert t.lead("fenland") == 1
    (chosen,) = [entry for entry in t.entries() if entry.key == "bofa-log-targets"]
    assert chosen.about["place"] == [f.DEFAULT.place["fenland"]]
    t.all("move:fenland:warg_moor", "whole")
    assert t.lead("warg_moor") == 1


def test_captains_challenge() -> None:
    t = Field().hand(SHADOW, "captain_s_challenge").army("river_flats", orc=3, lead=1).army("spur_foot", orc=2)
    t.army("east_meadow", lakeman=3).dice(shadow="character event").do("play:character:captain_s_challenge")
    t.expect_refused("attack:spur_foot:east_meadow", "bofa.dice.character.attack")
    t.do("attack:river_flats:east_meadow").next("combat", *[1] * 6).cards("regroup", "regroup")
    assert "reroll:2:0" in t.options(SHADOW)  # one token and one more


def test_swift_messengers() -> None:
    t = Field().hand(SHADOW, "swift_messengers").army("fenland", orc=1, lead=1).army("long_marsh", warg=1, lead=1)
    t.dice(shadow="character event").do("play:character:swift_messengers")
    t.all("move:fenland:east_marsh", "move:east_marsh:river_flats")
    t.all("move:long_marsh:south_bank", "move:south_bank:south_meadow")
    assert (t.at("river_flats"), t.at("south_meadow")) == ({"orc": 1}, {"warg": 1})


def test_signal_horns() -> None:
    t = Field().hand(FREE, "signal_horns").army("camp", lakeman=1).army("front_gate", lakeman=1).dice("character event")
    t.character("dain", "camp").do("play:character:signal_horns")
    t.do("walk:dain:front_gate")  # two regions, one more than his movement
    t.do("choose:camp")
    assert (t.where("dain"), t.lead("camp")) == ("front_gate", 1)


def test_word_on_the_wind() -> None:
    t = shadow("word_on_the_wind", fenland={"orc": 1}).hand(FREE, "volunteers", "elven_onset")
    play(t, "word_on_the_wind")
    assert sorted(t.view(SHADOW)["view"]["known_hand"]) == ["elven_onset", "volunteers"]
    assert len(t.g.hands[f.SHADOW]) == 1
    assert [entry.key for entry in t.entries(FREE) if entry.key == "bofa-log-hand"] == []


def test_who_looks_on_does_not_read_which_of_the_cards_that_were_seen_was_discarded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(text_position, "fresh_seed", lambda: seed_of(1))
    lines = []
    for discarded in ("volunteers", "fresh_companies"):
        t = shadow("word_on_the_wind", fenland={"orc": 1}).hand(FREE, "volunteers", "elven_onset")
        play(t, "word_on_the_wind").hand(FREE, "fresh_companies")
        t.g.discard(f.FP, f.DEFAULT.card[discarded])
        lines.append(text_position.seen_text(GAME, t.g, SPECTATOR))
    assert lines[0] == lines[1]


def test_leaders_cut_down() -> None:
    t = shadow("leaders_cut_down", spur_foot={"orc": 1}).army("east_meadow", lakeman=1, lead=2)
    play(t, "leaders_cut_down")
    assert t.lead("east_meadow") == 1


@rule("bofa.cards.discard.stays-on-table")
def test_to_the_last() -> None:
    t = shadow("to_the_last", fenland={"orc": 1}, long_marsh={"orc": 1})
    play(t, "to_the_last").do("choose:fenland")
    assert t.g.leadership(f.DEFAULT.place["fenland"]) == 1
    assert t.g.leadership(f.DEFAULT.place["long_marsh"]) == 0


@pytest.mark.parametrize("patient", [True, False])
def test_keen_eyed_scouts_return_one_of_two_like_tokens(patient: bool) -> None:
    """At a patient table the other does not learn from it that they are alike."""
    t = shadow("keen_eyed_scouts", fenland={"orc": 1}).token("camp", "lakeman").token("camp", "lakeman")
    t.options()
    t.g.patient = patient
    play(t, "keen_eyed_scouts")
    assert [ask.prompt == "bofa-ask-return-token" for ask in t.g.asks] == [patient]


@rule("bofa.recruit.remove.by-cards")
def test_keen_eyed_scouts() -> None:
    t = shadow("keen_eyed_scouts", fenland={"orc": 1}).token("camp", "lakeman").token("camp", "dwarf_veteran")
    t.token("ravenhill", "elf_archer")
    play(t, "keen_eyed_scouts").do("choose:camp")
    assert t.view(SHADOW)["view"]["places"]["camp"]["known_tokens"] == ["1xdwarf_veteran", "1xlakeman"]
    assert t.view(FREE)["view"]["places"]["camp"]["known_tokens"] == []
    t.do("return_token:dwarf_veteran:1")
    assert t.tokens("camp") == ["lakeman"]


@rule("bofa.eagle.recruit.before-lord")
def test_wings_in_the_gloom() -> None:
    t = shadow("wings_in_the_gloom", fenland={"orc": 1})
    play(t, "wings_in_the_gloom").do("bat:valley")
    assert t.g.bats[f.VALLEY] == 1
    fp = Field().hand(FREE, "wings_in_the_gloom").army("camp", lakeman=1).dice("character event")
    fp.do("play:character:wings_in_the_gloom")
    assert fp.g.eagles[0] == 1


def test_turn_of_fortune() -> None:
    t = Field().hand(FREE, "turn_of_fortune").army("camp", lakeman=1).dice("character event muster")
    t.next("action-fp", 5, 0).all("play:character:turn_of_fortune", "again_dice:muster=1")
    assert t.g.dice[f.WILL_DIE] == 1
    assert (t.g.dice[f.MUSTER_DIE], t.g.dice[f.EVENT_DIE]) == (0, 1)


def test_fresh_companies() -> None:
    t = shadow("fresh_companies", fenland={"orc": 1})
    play(t, "fresh_companies").do("lay:shadow:heath_road")
    t.expect_refused("lay:shadow:heath_road", "bofa.recruit.place.where")
    t.do("lay:shadow:warg_moor")
    assert len(t.tokens("heath_road")) == len(t.tokens("warg_moor")) == 1


def test_call_up_the_reserves() -> None:
    t = shadow("call_up_the_reserves")
    for place in ("heath_road", "warg_moor", "northern_track"):
        t.token(place, "warg")
    play(t, "call_up_the_reserves")
    t.all("reveal:heath_road:shadow", "reveal:warg_moor:shadow", "reveal:northern_track:shadow")
    assert t.at("heath_road") == t.at("warg_moor") == t.at("northern_track") == {"warg": 1}


@rule("bofa.pass.event-recruit")
def test_volunteers() -> None:
    t = shadow("volunteers", goblin_point_west={"goblin": 4})
    play(t, "volunteers").do("figure:goblin")
    assert t.at("goblin_point_west") == {"goblin": 5}
    assert t.g.open[0] == 1
    fp = Field().hand(FREE, "volunteers").army("gate_dell", elf_archer=1).dice("muster event")
    fp.do("play:muster:volunteers")
    assert fp.at("gate_dell") == {"elf_archer": 1, "lakeman": 1}


def test_bind_the_wounded() -> None:
    t = Field().hand(FREE, "bind_the_wounded").army("camp", lakeman=2, damage=2).army("gate_dell", lakeman=1, damage=1)
    t.dice("muster event").next("recover", 4, 3, 4).do("play:muster:bind_the_wounded")
    t.do("recover:camp").do("enough").do("recover:gate_dell")
    assert (t.damage("camp"), t.damage("gate_dell")) == (1, 0)


@rule("bofa.recruit.remove.by-cards")
def test_burn_the_stores() -> None:
    t = shadow("burn_the_stores", east_meadow={"orc": 1})
    for _ in range(3):
        t.token("camp", "lakeman")
    play(t, "burn_the_stores")
    assert len(t.tokens("camp")) == 1
    assert t.bag("men_dwarves") == 16


def test_held_in_reserve() -> None:
    t = shadow("held_in_reserve").token("heath_road", "orc").token("heath_road", "warg")
    play(t, "held_in_reserve").all("reveal:heath_road:shadow", "reveal:heath_road:shadow")
    assert t.at("heath_road") == {"orc": 1, "warg": 1}


def test_a_breathing_space() -> None:
    t = (
        Field()
        .hand(FREE, "a_breathing_space")
        .army("front_gate", lakeman=3, damage=3)
        .army("camp", lakeman=1, damage=1)
    )
    t.army("east_meadow", orc=1).dice("muster event").do("play:muster:a_breathing_space")
    assert (t.damage("front_gate"), t.damage("camp")) == (0, 1)


def test_long_columns() -> None:
    t = shadow("long_columns", heath_road={"orc": 3}, fenland={"orc": 1}).token("heath_road", "warg")
    play(t, "long_columns").expect_refused("move:fenland:south_bank", "bofa.cards.requirement")
    t.all("move:heath_road:lower_broken_ground", "whole", "reveal:heath_road:shadow")
    assert (t.at("lower_broken_ground"), t.at("heath_road")) == ({"orc": 3}, {"warg": 1})


def test_hard_bargaining() -> None:
    t = shadow("hard_bargaining", fenland={"orc": 1}).hand(SHADOW, "no_quarter", "black_tide").next_event("volunteers")
    play(t, "hard_bargaining").do("discard:no_quarter")
    assert "volunteers" in t.in_hand(SHADOW)
    assert len(t.in_hand(SHADOW)) == 3
    assert t.g.face_down[f.SHADOW] == [f.DEFAULT.card["no_quarter"]]


def test_reform_the_line() -> None:
    t = Field().hand(FREE, "reform_the_line").army("camp", lakeman=1, damage=1).army("gate_dell", elf_archer=1)
    t.dice("muster event").next("recover", 5).do("play:muster:reform_the_line").do("recover:camp")
    t.all("move:camp:east_meadow", "move:gate_dell:front_gate")
    assert t.damage("east_meadow") == 0
    assert t.at("front_gate") == {"elf_archer": 1}
