"""The turn and its phases (p.11), and leadership (p.20)."""

from __future__ import annotations

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.chance import Chance, seed_of
from westmarch.engine.playing import play_on
from westmarch.engine.session import Session
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.game import GAME
from westmarch.games.bofa.pieces import EYRIE, OVER
from westmarch.games.bofa.rules.turn import PHASES


def whole_turn() -> Session:
    """A random game up to its second turn."""
    session = Session.new(GAME, {}, seed_of(5))
    for _ in play_on(session, Chance(seed_of(6))):
        if session.game.turn(session.state) == 2:
            break
    return session


@rule("bofa.turn.phases", "bofa.turn.until-win")
def test_six_phases_then_a_new_turn() -> None:
    session = whole_turn()
    phases = [PHASES[entry.about["phase"]] for entry in session.log if entry.key == "bofa-log-phase"]
    assert phases[:7] == ["prepare", "generals", "fate", "shadow_leadership", "actions", "end", "prepare"]


@rule("bofa.turn.actions.alternate-fp-first", "bofa.dice.use.one-action", "bofa.dice.use.spent")
def test_free_peoples_go_first_and_alternate() -> None:
    t = Field().army("camp", lakeman=1).army("fenland", orc=1).dice("event event", "event event")
    t.expect_asked(FREE, "bofa-ask-go").do("use:event:draw")
    assert t.g.unused(f.FP) == 1
    t.expect_asked(SHADOW, "bofa-ask-go").do("use:event:draw")
    t.expect_asked(FREE, "bofa-ask-go").do("discard_die:event")
    t.expect_asked(SHADOW, "bofa-ask-go")
    t.expect_refused("use:army:strategic", "bofa.dice.use.spent")


@rule("bofa.turn.actions.alternate-fp-first")
def test_both_pools_are_rolled() -> None:
    t = Field().army("camp", lakeman=1).army("fenland", orc=1).phase("actions")
    t.next("action-fp", 0, 1, 2, 3, 4).next("action-shadow", 0, 1, 2, 3, 4, 5)
    t.expect_asked(FREE, "bofa-ask-go")
    view = t.view(FREE)["view"]["dice"]
    assert view[FREE] == ["character", "character", "muster", "event", "muster_army"]
    assert sorted(view[SHADOW]) == sorted(f.RESULTS[face] for face in f.FACES[f.SHADOW])


@rule("bofa.turn.actions.end")
def test_the_round_ends_when_all_dice_are_gone() -> None:
    t = Field().army("camp", lakeman=1).army("fenland", orc=1).dice("event", "event")
    t.do("discard_die:event")
    assert t.g.phase == PHASES.index("actions")
    t.do("discard_die:event")
    assert t.g.turn == 3


@rule("bofa.turn.end.check-first", "bofa.victory.shadow.end-of-turn")
def test_victory_is_checked_before_clean_up() -> None:
    t = Field().army("camp", orc=2, lead=1).control("eastern_spur", "ravenhill").phase("end")
    t.expect_over("bofa-end-points", SHADOW)
    assert t.lead("camp") == 1


@rule(
    "bofa.turn.end.remove-leadership",
    "bofa.turn.end.bats-and-eagles",
    "bofa.turn.end.activation",
    "bofa.turn.end.order",
    "bofa.eagle.return.after-use",
)
def test_clean_up_in_order() -> None:
    t = Field().army("camp", lakeman=1, lead=2).army("fenland", orc=1, lead=1).bats("valley", 2).eagles("valley", 2)
    t.eagles("eyrie", 1).character("bard", "camp")
    t.g.where[f.LORD] = OVER + f.VALLEY
    t.g.active[f.BARD] = 1
    t.phase("end").options()
    assert t.g.turn == 3
    assert sum(t.g.lead) == 0
    assert sum(t.g.bats) == 0
    assert t.g.eagles == [3, 0, 0, 0, 0]
    assert t.g.where[f.LORD] == EYRIE
    assert t.g.activated() == 0
    ends = [key for key in t.log_keys() if key.startswith("bofa-log-end")]
    assert ends == ["bofa-log-end-leadership", "bofa-log-end-eagles", "bofa-log-end-activation"]


@rule("bofa.general.activate.max3", "bofa.general.activate.leadership", "bofa.lead.fp.place-different")
def test_generals_and_their_leadership() -> None:
    t = Field().army("camp", lakeman=1).army("gate_dell", lakeman=1).army("river_flats", lakeman=1)
    t.character("bard", "camp").character("dain", "gate_dell").character("gandalf", "camp").phase("generals")
    assert len(t.options()) == 8  # every subset of three
    t.do("activate:bard,dain")
    t.expect_options("lead:gate_dell,camp", "lead:gate_dell,river_flats", "lead:camp,river_flats")
    t.expect_refused("lead:river_flats", "bofa.lead.fp.place-different")  # that would leave a token over
    t.do("lead:gate_dell,camp")
    assert (t.lead("camp"), t.lead("gate_dell"), sum(t.g.lead)) == (1, 1, 2)


@rule("bofa.general.activate.in-play-only")
def test_only_generals_in_play() -> None:
    t = Field().army("camp", lakeman=1).character("bard", "camp").phase("generals")
    t.g.where[f.DAIN] = -2
    t.expect_options("activate:", "activate:bard")
    t.expect_refused("activate:lord_of_the_eagles", "bofa.general.activate.in-play-only")
    t.expect_refused("activate:dain", "bofa.general.activate.in-play-only")


@rule("bofa.general.activate.zero-allowed", "bofa.fate.draw.zero-or-one-general")
def test_no_general_at_all() -> None:
    t = Field().army("camp", lakeman=1).army("fenland", orc=1).character("bard", "camp").phase("generals")
    t.do("activate:")
    assert sum(t.g.lead) == 0
    assert t.count_log("bofa-log-tile") == 1
    t.expect_asked(SHADOW, "bofa-ask-lead-shadow")


@rule("bofa.lead.shadow.sum", "bofa.bats.place")
def test_leadership_and_bats_add_up_to_the_dice() -> None:
    t = Field().army("fenland", orc=1).army("long_marsh", orc=1).army("camp", lakeman=1).phase("shadow_leadership")
    t.expect_options("lead:", "lead:fenland", "lead:long_marsh", "lead:fenland,long_marsh")
    t.do("lead:fenland").expect_asked(SHADOW, "bofa-ask-bats")  # 6 dice, one token: five bats
    t.expect_refused("bats:valley=4", "bofa.lead.shadow.sum").expect_refused("bats:valley=6", "bofa.lead.shadow.sum")
    t.do("bats:southern_spur=1,broken_lands=2,valley=2")  # in any order
    assert t.g.bats == [2, 2, 0, 1]
    assert sum(t.g.lead) == 1
    seven = Field().army("fenland", orc=1).phase("shadow_leadership")
    seven.g.pools[f.SHADOW] = 7
    seven.do("bats:valley=6")  # six bats at most, so there is always a token
    assert sum(seven.g.lead) == 1


@rule("bofa.lead.shadow.place-different")
def test_shadow_tokens_go_to_different_armies() -> None:
    t = Field().army("fenland", orc=1).army("long_marsh", orc=1).army("goblin_point_west", goblin=1)
    t.phase("shadow_leadership").expect_refused("lead:camp", "bofa.army.definition")
    t.expect_refused("lead:fenland,fenland", "bofa.lead.shadow.place-different")
    t.do("lead:fenland,goblin_point_west")  # goblin boxes may have leadership
    assert (t.lead("fenland"), t.lead("long_marsh"), t.lead("goblin_point_west")) == (1, 0, 1)
    few = Field().army("fenland", orc=1).phase("shadow_leadership")
    few.g.pools[f.SHADOW] = 7
    few.g.bats = [6, 0, 0, 0]
    few.options()
    assert few.lead("fenland") == 1  # no bat is left, and one army: the surplus is not placed


@rule("bofa.lead.token.lost-without-army", "bofa.move.never-forced")
def test_a_token_left_alone_is_removed() -> None:
    t = Field().army("fenland", orc=1, lead=1).army("camp", lakeman=1).dice(shadow="army event")
    t.all("use:army:strategic", "move:fenland:south_bank", "go:orc=1")
    assert sum(t.g.lead) == 0
    assert t.at("south_bank") == {"orc": 1}


@rule("bofa.lead.token.accumulate-by-merge", "bofa.army.leadership.sum")
def test_tokens_gather_by_merging() -> None:
    t = Field().army("fenland", orc=1, lead=1).army("south_bank", orc=1, lead=1).dice(shadow="army event")
    t.character("bolg", "south_bank")
    t.all("use:army:strategic", "move:fenland:south_bank", "whole", "stop")
    assert t.lead("south_bank") == 2
    assert t.g.leadership(f.DEFAULT.place["south_bank"]) == 2 + f.DEFAULT.leadership[f.BOLG]


@rule("bofa.lead.token.lost-without-army", "bofa.move.merge.strategic-after-both")
def test_a_token_stays_for_those_who_come_in_the_same_action() -> None:
    t = Field().army("fenland", orc=1).army("south_bank", warg=1, lead=1).dice(shadow="army event")
    t.all("use:army:strategic", "move:fenland:south_bank", "move:south_bank:long_marsh", "go:warg=1")
    assert (t.at("south_bank"), t.lead("south_bank"), t.lead("long_marsh")) == ({"orc": 1}, 1, 0)
