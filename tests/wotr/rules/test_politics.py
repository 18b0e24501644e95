"""The political track (VII)."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import catalogue
from westmarch.games.wotr.rules.actions import action_options
from westmarch.games.wotr.rules.attack import LaunchAttack, forbids_attack
from westmarch.games.wotr.rules.capture import capture, enter
from westmarch.games.wotr.rules.characters import MoveCompanions
from westmarch.games.wotr.rules.events import PlayEvent
from westmarch.games.wotr.rules.fellowship import Declare
from westmarch.games.wotr.rules.figures import NOBODY_LEADS
from westmarch.games.wotr.rules.minions import MoveMinions
from westmarch.games.wotr.rules.movement import MoveArmies, forbids_move
from westmarch.games.wotr.rules.politics import (
    BY_ATTACK,
    BY_CARD,
    BY_COMPANION,
    BY_DECLARATION,
    BY_DIPLOMACY,
    BY_INVASION,
    activate,
    advance,
    army_attacked,
    army_entered,
    companion_arrived,
    fellowship_declared_at,
    forbids_counsel,
    forbids_diplomacy,
    go_to_war,
)
from westmarch.games.wotr.rules.recruit import forbids_recruit, regular_of
from westmarch.games.wotr.rules.separation import Separate
from wotr.board import Board, slot

assert catalogue


def attack(board: Board, origin: str, target: str) -> Board:
    """The Shadow attacks with all it has."""
    board.run(LaunchAttack(f.SHADOW, f.region(origin), slot(target)))
    return board.do("everybody") if board.prompt() == "wotr-ask-who-attacks" else board


# ---- the track ----


@rule("wotr.politics.at-war-box")
def test_a_nation_is_at_war_in_the_last_box_only() -> None:
    board = Board()
    board.g.active[f.GONDOR] = 1
    assert not board.g.at_war(f.GONDOR)
    advance(board.g, f.GONDOR, BY_DIPLOMACY)
    assert not board.g.at_war(f.GONDOR)
    advance(board.g, f.GONDOR, BY_DIPLOMACY)
    assert board.g.at_war(f.GONDOR)


@rule("wotr.politics.passive-blocked")
def test_a_passive_nation_does_not_enter_the_last_box() -> None:
    board = Board()
    board.g.put_counter(f.ROHAN, 1)
    assert forbids_diplomacy(board.g, f.FREE, f.ROHAN) == "wotr.politics.passive-blocked"
    assert not advance(board.g, f.ROHAN, "diplomacy")
    assert board.steps("rohan") == 1
    board.g.active[f.ROHAN] = 1
    assert forbids_diplomacy(board.g, f.FREE, f.ROHAN) is None


@rule("wotr.politics.passive-may-advance-to-last-but-one", "wotr.action.muster.diplomacy")
def test_two_muster_results_bring_the_passive_dwarves_next_to_war() -> None:
    board = Board()
    for _ in range(2):
        assert forbids_diplomacy(board.g, f.FREE, f.DWARVES) is None
        assert advance(board.g, f.DWARVES, "diplomacy")
    assert board.steps("dwarves") == 1


@rule("wotr.action.muster.diplomacy")
def test_diplomacy_is_offered_for_own_nations_with_a_muster_result_only() -> None:
    board = Board().result("free", "muster").result("free", "character")
    offered = [option[1:] for option in action_options(board.g, f.FREE) if option[0] == "diplomacy"]
    assert offered == [(f.MUSTER, nation) for nation in f.FREE_NATIONS]
    assert forbids_diplomacy(board.g, f.FREE, f.SAURON) == "wotr.action.muster.diplomacy"


@rule("wotr.politics.no-retreat")
def test_nothing_in_the_rules_takes_a_nation_back() -> None:
    board = Board().war("rohan").place("edoras", "rohan", 1)
    for what in ("", "attacked", "enemy-enters", "companion"):
        activate(board.g, f.ROHAN, what)
    army_attacked(board.g, f.FREE, f.region("edoras"), f.region("edoras"))
    capture(board.g, f.SHADOW, f.region("edoras"))
    assert board.is_active("rohan")
    assert board.steps("rohan") == 0


# ---- becoming active ----


@rule("wotr.politics.activate.enemy-enters")
def test_an_enemy_army_that_enters_a_region_activates_its_nation() -> None:
    board = Board().war("isengard").place("gap-of-rohan", "isengard", 2)
    board.run(MoveArmies(f.SHADOW, 1, NOBODY_LEADS)).do("move:gap-of-rohan:fords-of-isen", "everybody")
    assert board.is_active("rohan")
    assert board.steps("rohan") == 3


@rule("wotr.politics.activate.enemy-enters")
def test_a_free_peoples_army_activates_nobody_by_entering() -> None:
    board = Board()
    army_entered(board.g, f.FREE, f.region("eastemnet"))
    assert not board.is_active("rohan")


@rule("wotr.politics.activate.not-by-characters")
def test_a_nazgul_alone_rouses_nobody() -> None:
    board = Board().place("minas-morgul", "sauron", nazgul=1)
    board.run(MoveMinions(nazgul_only=False)).do("fly:minas-morgul:eastemnet:1")
    assert board.count("eastemnet", "nazgul") == 1
    assert not board.is_active("rohan")


@rule("wotr.politics.activate.attacked", "wotr.politics.advance.each-nation-attacked")
def test_every_nation_in_an_attacked_army_becomes_active_and_advances_wherever_it_stands() -> None:
    board = Board().war("sauron").place("osgiliath", "gondor", 1).place("osgiliath", "rohan", 1)
    attack(board.place("south-ithilien", "sauron", 2), "south-ithilien", "osgiliath")
    assert (board.is_active("gondor"), board.steps("gondor")) == (True, 1)
    assert (board.is_active("rohan"), board.steps("rohan")) == (True, 2)
    assert not board.is_active("dwarves")


@rule("wotr.politics.activate.declared", "wotr.politics.activate.no-advance")
def test_declaring_in_a_stronghold_activates_its_nation_and_moves_no_counter() -> None:
    board = Board()
    board.g.fellowship = f.region("edoras")
    board.run(Declare(f.region("edoras")))
    assert board.is_active("rohan")
    assert board.steps("rohan") == 3


@rule("wotr.politics.activate.declared")
@pytest.mark.parametrize("place", ["bree", "eastemnet"])
def test_declaring_in_a_town_or_elsewhere_activates_nobody(place: str) -> None:
    board = Board()
    board.g.fellowship = f.region(place)
    board.run(Declare(f.region(place)))
    assert not board.is_active("north")
    assert not board.is_active("rohan")


@rule("wotr.politics.activate.companion")
def test_gimli_in_erebor_activates_the_dwarves() -> None:
    board = Board().character("gimli", "dale")
    board.run(MoveCompanions()).do("go:erebor")
    assert board.is_active("dwarves")
    assert board.steps("dwarves") == 3


@rule("wotr.politics.activate.companion-not-passing")
def test_passing_edoras_or_ending_in_a_town_rouses_nobody() -> None:
    board = Board().character("gandalf-grey", "westemnet")
    board.run(MoveCompanions()).do("go:folde")
    assert board.where("gandalf-grey") == "folde"
    assert not board.is_active("rohan")


@rule("wotr.politics.activate.companion-separation")
def test_separating_gandalf_to_a_city_activates_its_nation() -> None:
    board = Board()
    board.g.progress = 3
    board.run(Separate()).do("group:gandalf-grey", "go:the-shire")
    assert board.is_active("north")


@rule("wotr.politics.activate.universal-companions")
@pytest.mark.parametrize("name", ["gandalf-grey", "gandalf-white", "aragorn", "meriadoc", "peregrin"])
def test_some_companions_rouse_any_nation(name: str) -> None:
    board = Board()
    companion_arrived(board.g, f.CHARACTERS.index(name), f.region("erebor"))
    companion_arrived(board.g, f.CHARACTERS.index(name), f.region("minas-tirith"))
    assert board.is_active("dwarves")
    assert board.is_active("gondor")


@rule("wotr.politics.activate.specific-companions")
@pytest.mark.parametrize(
    ("name", "own", "place"),
    [
        ("legolas", "elves", "minas-tirith"),
        ("gimli", "dwarves", "minas-tirith"),
        ("boromir", "gondor", "erebor"),
        ("strider", "north", "minas-tirith"),
    ],
)
def test_other_companions_rouse_their_own_nation_only(name: str, own: str, place: str) -> None:
    board = Board()
    board.g.active[f.ELVES] = 0
    companion_arrived(board.g, f.CHARACTERS.index(name), f.region(place))
    assert board.g.active[:5] == [0, 0, 0, 0, 0]
    home = next(r for r in f.SETTLEMENTS[f.NATIONS.index(own)] if f.VICTORY_POINTS[r])
    companion_arrived(board.g, f.CHARACTERS.index(name), home)
    assert board.is_active(own)


@rule("wotr.capture.no-political-use")
def test_nobody_is_roused_in_a_captured_city() -> None:
    board = Board().captured("edoras")
    companion_arrived(board.g, f.GANDALF_GREY, f.region("edoras"))
    fellowship_declared_at(board.g, f.region("edoras"))
    assert not board.is_active("rohan")


# ---- advancing ----


@rule("wotr.politics.advance.cards")
def test_a_card_may_take_a_passive_nation_straight_to_war() -> None:
    board = Board()
    go_to_war(board.g, f.DWARVES)
    assert board.is_active("dwarves")
    assert board.steps("dwarves") == 0


@rule("wotr.politics.advance.attacked", "wotr.politics.advance.attacked-once-per-battle")
def test_a_battle_of_several_rounds_is_one_attack() -> None:
    board = Board().war("isengard").place("edoras", "rohan", 5).place("westemnet", "isengard", 5)
    attack(board.dice(*[1] * 40), "westemnet", "edoras")
    rounds = 0
    while board.options() and rounds < 8:
        board.do("press" if "press" in board.options() else "hold")
        rounds += 1
    assert rounds >= 6
    assert board.steps("rohan") == 2


@rule("wotr.politics.advance.captured", "wotr.politics.advance.captured-activates")
def test_losing_an_empty_town_activates_first_and_so_may_carry_a_nation_into_war() -> None:
    board = Board().place("bree", "sauron", 1)
    board.g.put_counter(f.NORTH, 1)
    enter(board.g, f.SHADOW, f.region("bree"))
    assert board.is_active("north")
    assert board.steps("north") == 0


@rule("wotr.politics.advance.captured")
@pytest.mark.parametrize("place", ["bree", "dale"])
def test_each_settlement_lost_advances_its_nation_one_box(place: str) -> None:
    board = Board().place(place, "sauron", 1)
    enter(board.g, f.SHADOW, f.region(place))
    assert board.steps("north") == 2
    assert board.controls(place) == "shadow"


@rule("wotr.politics.advance.shadow-too")
def test_an_attack_on_orthanc_takes_isengard_to_war() -> None:
    board = Board().war("rohan").place("orthanc", "isengard", 3).place("fords-of-isen", "rohan", 3)
    board.run(LaunchAttack(f.FREE, f.region("fords-of-isen"), f.region("orthanc"))).do("everybody")
    assert board.steps("isengard") == 0


@rule("wotr.politics.advance.activation-first")
def test_an_attack_carries_a_passive_nation_one_step_away_into_war() -> None:
    board = Board().place("edoras", "rohan", 1)
    board.g.put_counter(f.ROHAN, 1)
    army_attacked(board.g, f.FREE, f.region("edoras"), f.region("edoras"))
    assert board.is_active("rohan")
    assert board.steps("rohan") == 0


@rule("wotr.politics.advance.beyond-war")
def test_a_nation_at_war_goes_no_further() -> None:
    board = Board().war("rohan").place("edoras", "rohan", 1)
    army_attacked(board.g, f.FREE, f.region("edoras"), f.region("edoras"))
    assert board.steps("rohan") == 0
    assert forbids_diplomacy(board.g, f.FREE, f.ROHAN) == "wotr.politics.advance.beyond-war"


@rule("wotr.politics.advance.siege-battle-counts")
def test_a_siege_battle_is_an_attack_on_the_besieged() -> None:
    board = Board().war("sauron").place("erebor-inside", "dwarves", 3).place("erebor", "sauron", 5)
    attack(board, "erebor", "erebor-inside")
    assert board.is_active("dwarves")
    assert board.steps("dwarves") == 2


@rule("wotr.politics.dale-example")
def test_the_north_advances_twice_in_the_example_of_dale() -> None:
    board = Board().war("sauron").place("dale", "north", 2).place("vale-of-the-carnen", "sauron", 5)
    attack(board.dice(6, 1, 1, 1, 1, 1, 1), "vale-of-the-carnen", "dale")
    board.do("press", "retreat:erebor", "everybody")
    assert board.is_active("north")
    assert board.steps("north") == 1
    assert board.controls("dale") == "shadow"
    assert board.g.victory_points(f.SHADOW) == 1


# ---- cards ----


@rule("wotr.politics.cards.attack-cards-react")
def test_an_attack_by_card_causes_the_reactions_of_an_attack() -> None:
    board = Board().war("rohan", "sauron").place("minas-tirith-inside", "gondor", 1)
    board.place("minas-tirith", "southrons", 3).place("druadan-forest", "rohan", 3).hand("free", "fp-str-10")
    board.run(PlayEvent(f.FREE, f.card("fp-str-10"), f.ARMY)).do("everybody")
    assert board.steps("southrons") == 1


@rule("wotr.politics.cards.ents-dead-react")
def test_the_ents_count_as_a_battle_without_reply() -> None:
    board = Board().character("gandalf-white", "fangorn").place("fangorn", "rohan", 1)
    board.place("orthanc", "isengard", 2).dice(1, 1, 1).hand("free", "fp-char-20")
    board.run(PlayEvent(f.FREE, f.card("fp-char-20"), f.CHARACTER))
    assert board.steps("isengard") == 0
    assert board.units("free", "fangorn") == 1


@rule("wotr.politics.cards.others-explicit")
def test_hits_of_another_card_move_no_counter() -> None:
    board = Board().captured("grey-havens").place("lorien", "elves", 2).dice(6, 1).hand("shadow", "sh-str-01")
    board.run(PlayEvent(f.SHADOW, f.card("sh-str-01"), f.ARMY))
    assert board.units("free", "lorien") == 1
    assert board.steps("elves") == 3


@rule("wotr.cards.event.threats-and-promises.play")
def test_threats_and_promises_stops_diplomacy_for_passive_nations() -> None:
    board = Board().on_table("shadow", "sh-str-05")
    assert forbids_diplomacy(board.g, f.FREE, f.ROHAN) == "wotr.cards.event.threats-and-promises.play"
    assert forbids_diplomacy(board.g, f.FREE, f.ELVES) is None
    assert forbids_diplomacy(board.g, f.SHADOW, f.SAURON) is None


@rule("wotr.cards.event.threats-and-promises.discard")
@pytest.mark.parametrize(
    ("cause", "stays"), [("attack", False), ("companion", False), ("capture", True), ("card", True)]
)
def test_threats_and_promises_ends_with_an_advance_by_attack_or_companion(cause: str, stays: bool) -> None:
    board = Board().on_table("shadow", "sh-str-05")
    advance(board.g, f.SAURON, "attack")
    advance(board.g, f.ELVES, cause)
    assert (f.card("sh-str-05") in board.g.table[f.SHADOW]) == stays


@rule("wotr.cards.event.wormtongue.play", "wotr.cards.event.wormtongue.discard")
@pytest.mark.parametrize(
    ("cause", "wakes"),
    [(BY_INVASION, False), (BY_ATTACK, False), (BY_CARD, False), (BY_COMPANION, True), (BY_DECLARATION, True)],
)
def test_wormtongue_lets_few_things_wake_rohan_and_leaves_when_it_wakes(cause: str, wakes: bool) -> None:
    board = Board().on_table("shadow", "sh-char-22")
    activate(board.g, f.ROHAN, cause)
    activate(board.g, f.GONDOR, cause)
    assert board.is_active("rohan") == wakes
    assert board.is_active("gondor")
    assert (f.card("sh-char-22") in board.g.table[f.SHADOW]) != wakes


@rule("wotr.cards.event.wormtongue.play")
@pytest.mark.parametrize(("place", "wakes"), [("edoras", True), ("helms-deep", True), ("westemnet", False)])
def test_under_wormtongue_only_an_attack_on_edoras_or_helms_deep_wakes_rohan(place: str, wakes: bool) -> None:
    board = Board().on_table("shadow", "sh-char-22").place(place, "rohan", 1)
    army_entered(board.g, f.SHADOW, f.region("edoras"))
    assert not board.is_active("rohan")
    army_attacked(board.g, f.FREE, f.region(place), f.region(place))
    assert board.is_active("rohan") == wakes


@rule("wotr.events.table.stays")
def test_a_nation_that_stirs_touches_no_card_that_is_not_on_the_table() -> None:
    board = Board()
    activate(board.g, f.ROHAN, BY_INVASION)
    advance(board.g, f.ROHAN, "attack")
    assert not board.g.discards


# ---- a companion's counsel ----


@rule("wotr.capture.no-political-use", "wotr.characters.card-fields")
@pytest.mark.parametrize(
    ("name", "nation", "place"),
    [("boromir", f.GONDOR, "pelargir"), ("legolas", f.ELVES, "lorien"), ("gimli", f.DWARVES, "erebor")],
)
def test_a_companion_at_home_advances_his_nation_with_any_die(name: str, nation: int, place: str) -> None:
    board = Board()
    assert forbids_counsel(board.g, nation) == "wotr.characters.card-fields"
    board.character(name, place).result("free", "character")
    board.g.active[nation] = 1
    assert forbids_counsel(board.g, nation) is None
    assert ("counsel", f.CHARACTER, nation) in action_options(board.g, f.FREE)
    board.captured(place)
    assert forbids_counsel(board.g, nation) == "wotr.capture.no-political-use"
    assert forbids_counsel(board.g, f.ROHAN) == "wotr.action.muster.diplomacy"


@rule("wotr.characters.card-fields")
def test_counsel_is_given_in_a_city_or_stronghold_not_in_a_town() -> None:
    board = Board().character("boromir", "lamedon")
    assert forbids_counsel(board.g, f.GONDOR) == "wotr.characters.card-fields"


@rule("wotr.politics.passive-blocked")
def test_counsel_takes_no_passive_nation_to_war() -> None:
    board = Board().character("boromir", "pelargir")
    board.g.put_counter(f.GONDOR, 1)
    assert forbids_counsel(board.g, f.GONDOR) == "wotr.politics.passive-blocked"


# ---- at peace and at war ----


@rule("wotr.politics.nonbelligerent.stacked")
def test_only_the_part_at_war_of_a_mixed_army_attacks() -> None:
    board = Board().war("gondor").place("osgiliath", "gondor", 2).place("osgiliath", "rohan", 2)
    board.place("north-ithilien", "sauron", 1).dice(1, 1, 1)
    board.run(LaunchAttack(f.FREE, f.region("osgiliath"), f.region("north-ithilien"))).do("everybody")
    assert board.count("attackers", "gondor-regular") == 2
    assert board.count("osgiliath", "rohan-regular") == 2


@rule("wotr.politics.at-war.frees")
def test_rohan_at_war_crosses_borders_attacks_and_recruits() -> None:
    board = Board().place("folde", "rohan", 2).place("westemnet", "rohan", 1).place("fords-of-isen", "isengard", 1)
    folde, druadan = f.region("folde"), f.region("druadan-forest")
    westemnet, fords = f.region("westemnet"), f.region("fords-of-isen")
    assert forbids_move(board.g, f.FREE, folde, druadan) == "wotr.movement.nonbelligerent-border"
    assert forbids_attack(board.g, f.FREE, westemnet, fords) == "wotr.attack.nation-at-war"
    board.war("rohan")
    assert forbids_move(board.g, f.FREE, folde, druadan) is None
    assert forbids_attack(board.g, f.FREE, westemnet, fords) is None
    assert forbids_recruit(board.g, f.FREE, regular_of(f.ROHAN), f.region("edoras"), False) is None


@rule("wotr.politics.active-not-enough")
def test_an_active_nation_one_step_from_war_still_recruits_nobody_by_die() -> None:
    board = Board()
    board.g.active[f.GONDOR] = 1
    board.g.put_counter(f.GONDOR, 1)
    refused = forbids_recruit(board.g, f.FREE, regular_of(f.GONDOR), f.region("pelargir"), False)
    assert refused == "wotr.recruit.at-war-only"


@rule("wotr.politics.activate.companion")
def test_a_companion_who_comes_with_an_army_rouses_the_nation_too() -> None:
    board = Board().war("rohan").place("osgiliath", "rohan", regular=1).character("boromir", "osgiliath")
    board.run(MoveArmies(f.FREE, 1, NOBODY_LEADS)).do("move:osgiliath:minas-tirith")
    board.do("everybody")
    assert board.where("boromir") == "minas-tirith"
    assert board.is_active("gondor")


@rule("wotr.politics.activate.companion-not-passing")
def test_an_army_alone_does_not_rouse_a_friendly_nation() -> None:
    board = Board().war("rohan").place("osgiliath", "rohan", regular=1)
    board.run(MoveArmies(f.FREE, 1, NOBODY_LEADS)).do("move:osgiliath:minas-tirith")
    assert board.units("free", "minas-tirith") == 1
    assert not board.is_active("gondor")
