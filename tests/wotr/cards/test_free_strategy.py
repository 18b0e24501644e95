"""The Free Peoples' Strategy deck as events, card by card."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.attack import forbids_attack
from westmarch.games.wotr.rules.combat import battle_of
from westmarch.games.wotr.rules.event_cards import end_table_cards, event_of, fellowship_revealed, sweep_table
from westmarch.games.wotr.rules.events import Dismiss, forbids_dismiss
from westmarch.games.wotr.rules.fellowship import Declare
from westmarch.games.wotr.rules.movement import forbids_move
from wotr.board import Board, slot
from wotr.cards.playing import is_refused, on_table, play


def cards_in_hand(board: Board) -> int:
    return len(board.g.hands[f.FREE])


# ---- 1. The Last Battle ----


def aragorn_abroad() -> Board:
    board = Board().character("aragorn", "north-ithilien").place("north-ithilien", "gondor", 1)
    board.g.where[f.STRIDER] = f.NOT_IN_PLAY
    return board


@rule("wotr.cards.event.last-battle.play", "wotr.edition.events-changed")
def test_the_last_battle_needs_aragorn_with_an_army_outside_the_free_nations() -> None:
    assert not is_refused(aragorn_abroad(), "fp-str-01")
    assert is_refused(Board().character("aragorn", "north-ithilien"), "fp-str-01")
    assert is_refused(Board().character("aragorn", "pelargir").place("pelargir", "gondor", 1), "fp-str-01")
    assert is_refused(Board().character("strider", "north-ithilien").place("north-ithilien", "gondor", 1), "fp-str-01")
    mordor = Board().character("aragorn", "gorgoroth").place("gorgoroth", "gondor", 1)
    assert not is_refused(mordor, "fp-str-01")


@rule("wotr.cards.event.last-battle.discard")
def test_the_last_battle_ends_when_the_fellowship_is_revealed_or_declared() -> None:
    board = play(aragorn_abroad(), "fp-str-01")
    assert on_table(board, "fp-str-01")
    end_table_cards(board.g, fellowship_revealed)
    assert not on_table(board, "fp-str-01")
    board = play(aragorn_abroad(), "fp-str-01")
    board.run(Declare(f.region("rivendell")))
    assert not on_table(board, "fp-str-01")


@rule("wotr.events.table.requirement-lapses")
def test_the_last_battle_ends_when_aragorn_goes_home() -> None:
    board = play(aragorn_abroad(), "fp-str-01").character("aragorn", "pelargir").place("pelargir", "gondor", 1)
    sweep_table(board.g)
    assert not on_table(board, "fp-str-01")


# ---- 2 and 3: wards ----

WARDS = (
    ("fp-str-02", "elves", "rivendell", "fords-of-bruinen"),
    ("fp-str-03", "north", "the-shire", "tower-hills"),
)


@rule("wotr.events.table.stays", "wotr.politics.advance.cards")
@pytest.mark.parametrize(("name", "nation", "inside", "outside"), WARDS)
def test_a_ward_advances_its_nation_and_keeps_shadow_armies_out(
    name: str, nation: str, inside: str, outside: str
) -> None:
    board = Board().war("sauron").place(outside, "sauron", 3)
    origin, target = f.region(outside), f.region(inside)
    assert forbids_move(board.g, f.SHADOW, origin, target) is None
    play(board, name)
    assert on_table(board, name)
    assert board.steps(nation) == 2
    assert forbids_move(board.g, f.SHADOW, origin, target) == "wotr.events.table.stays"
    board.place(inside, nation, 1)
    assert forbids_attack(board.g, f.SHADOW, origin, target) == "wotr.events.table.stays"


@rule("wotr.events.table.stays")
def test_a_power_too_great_stops_siege_battles_too() -> None:
    board = Board().war("sauron").place("lorien-inside", "elves", 1).place("lorien", "sauron", 3)
    assert forbids_attack(board.g, f.SHADOW, f.region("lorien"), slot("lorien-inside")) is None
    play(board, "fp-str-02")
    assert forbids_attack(board.g, f.SHADOW, f.region("lorien"), slot("lorien-inside")) == "wotr.events.table.stays"


@rule("wotr.events.table.discard-die-is-action")
@pytest.mark.parametrize("name", ["fp-str-02", "fp-str-03"])
def test_the_shadow_breaks_a_ward_with_a_die_an_army_card_and_a_character_card(name: str) -> None:
    board = play(Board(), name).hand("shadow", "sh-char-09", "sh-str-16")
    assert forbids_dismiss(board.g, f.SHADOW, f.card(name), f.EVENT) == "wotr.events.table.discard-die-is-action"
    only_army = play(Board(), name).hand("shadow", "sh-str-07")
    assert forbids_dismiss(only_army.g, f.SHADOW, f.card(name), f.EVENT) is not None
    board.hand("shadow", "sh-str-07", "sh-str-08")
    assert forbids_dismiss(board.g, f.SHADOW, f.card(name), f.EVENT) is None
    assert forbids_dismiss(board.g, f.FREE, f.card(name), f.EVENT) == "wotr.events.table.stays"
    board.run(Dismiss(f.SHADOW, f.card(name), f.EVENT))
    assert board.options() == ["discard:sh-str-07", "discard:sh-str-08"]
    board.do("discard:sh-str-08")
    assert not on_table(board, name)
    assert board.g.hands[f.SHADOW] == [f.card("sh-str-07"), f.card("sh-str-16")]
    assert {f.card("sh-str-08"), f.card("sh-char-09"), f.card(name)} <= set(board.g.discards)


# ---- 4 and 7: errands ----


@rule(
    "wotr.cards.event.book-of-mazarbul.move", "wotr.cards.event.book-of-mazarbul.dwarves", "wotr.politics.advance.cards"
)
def test_book_of_mazarbul_takes_the_dwarves_to_war_when_a_companion_reaches_erebor() -> None:
    board = Board().character("legolas", "woodland-realm")
    play(board, "fp-str-04", "choose:move", "go:erebor")
    assert board.is_active("dwarves")
    assert board.steps("dwarves") == 0


@rule("wotr.events.play.mandatory-effects")
def test_book_of_mazarbul_rouses_the_dwarves_unasked_when_a_companion_is_in_ered_luin_already() -> None:
    board = Board().character("boromir", "ered-luin")
    play(board, "fp-str-04", "choose:none")
    assert board.steps("dwarves") == 0


@rule("wotr.cards.event.book-of-mazarbul.dwarves")
def test_book_of_mazarbul_leaves_the_dwarves_in_peace_without_a_companion_there() -> None:
    board = play(Board(), "fp-str-04")
    assert board.steps("dwarves") == 3
    assert not board.is_active("dwarves")


@rule("wotr.events.play.mandatory-effects")
@pytest.mark.parametrize("place", ["the-shire", "bree"])
def test_fear_fire_foes_takes_the_north_to_war(place: str) -> None:
    board = Board().character("meriadoc", place)
    play(board, "fp-str-07", "choose:none")
    assert board.is_active("north")
    assert board.steps("north") == 0


@rule("wotr.events.play.mandatory-effects")
def test_fear_fire_foes_needs_a_companion_in_the_shire_or_bree() -> None:
    board = play(Board().character("meriadoc", "rivendell"), "fp-str-07", "choose:none")
    assert board.steps("north") == 3


# ---- 5 and 6: ambushes ----


@rule("wotr.events.casualties.characters-stay")
def test_the_spirit_of_mordor_hits_an_army_of_two_shadow_nations() -> None:
    board = Board().place("morannon", "sauron", 4).place("dagorlad", "sauron", 1).place("dagorlad", "southrons", 1)
    board.place("dagorlad", "sauron", nazgul=1).character("mouth-of-sauron", "dagorlad").dice(5, 6, 1, 4, 5)
    play(board, "fp-str-05")
    assert board.units("shadow", "dagorlad") == 0
    assert board.units("shadow", "morannon") == 4
    assert board.count("dagorlad", "nazgul") == 1
    assert board.where("mouth-of-sauron") == "dagorlad"


@rule("wotr.politics.cards.others-explicit")
def test_the_spirit_of_mordor_causes_no_political_reaction() -> None:
    board = Board().place("dagorlad", "sauron", 3).place("dagorlad", "southrons", 3).dice(5, 5, 1, 1, 1)
    play(board, "fp-str-05", "lose:southrons-regular=1,sauron-regular=1")
    assert (board.steps("sauron"), board.steps("southrons")) == (1, 2)


@rule("wotr.events.play.partial-effect")
def test_the_spirit_of_mordor_without_a_mixed_army_has_no_effect() -> None:
    board = play(Board().place("morannon", "sauron", 4), "fp-str-05")
    assert board.units("shadow", "morannon") == 4
    assert "wotr-log-card-die" not in board.logged()


@rule("wotr.events.play.mandatory-effects")
def test_faramirs_rangers_strike_in_ithilien_and_reinforce_a_held_osgiliath() -> None:
    board = Board().place("osgiliath", "gondor", 2).place("north-ithilien", "sauron", 3).dice(5, 4, 6)
    board.place("dagorlad", "sauron", 3)
    play(board, "fp-str-06", "recruit:gondor-regular:osgiliath")
    assert board.units("shadow", "north-ithilien") == 1
    assert board.count("osgiliath", "gondor-regular") == 3
    assert board.count("osgiliath", "gondor-leader") == 1


@rule("wotr.events.play.partial-effect")
def test_faramirs_rangers_recruit_nobody_in_an_empty_osgiliath_and_choose_among_armies() -> None:
    board = Board().place("south-ithilien", "sauron", 1).place("north-ithilien", "sauron", 3).dice(1, 1, 1)
    play(board, "fp-str-06")
    assert board.options() == ["army:north-ithilien", "army:south-ithilien"]
    board.do("army:south-ithilien")
    assert board.units("free", "osgiliath") == 0


# ---- 8 and 9 ----


@rule("wotr.politics.advance.cards")
def test_wisdom_of_elrond_rouses_a_nation_of_choice() -> None:
    board = Board().war("gondor")
    play(board, "fp-str-08")
    assert board.options() == ["nation:dwarves", "nation:elves", "nation:north", "nation:rohan"]
    board.do("nation:rohan")
    assert board.is_active("rohan")
    assert board.steps("rohan") == 2


@rule("wotr.politics.advance.activation-first")
def test_wisdom_of_elrond_activates_before_it_advances() -> None:
    board = Board()
    board.g.put_counter(f.ROHAN, 1)
    play(board, "fp-str-08", "nation:rohan")
    assert board.steps("rohan") == 0


@rule("wotr.events.play.requirement", "wotr.recruit.card.not-at-war-ok")
def test_the_red_arrow_calls_rohan_once_gondor_is_active() -> None:
    board = Board()
    assert is_refused(board, "fp-str-09")
    board.g.active[f.GONDOR] = 1
    play(board, "fp-str-09", "recruit:rohan-elite:edoras")
    assert board.steps("rohan") == 2
    assert (board.count("edoras", "rohan-elite"), board.count("edoras", "rohan-leader")) == (1, 1)


# ---- 10. Help Unlooked For ----


def siege_of_minas_tirith() -> Board:
    board = Board().war("gondor", "rohan", "sauron").place("minas-tirith-inside", "gondor", 3)
    return board.place("minas-tirith", "sauron", 8).place("druadan-forest", "rohan", 5)


@rule("wotr.politics.cards.attack-cards-react", "wotr.events.play.mandatory-effects")
def test_help_unlooked_for_attacks_besiegers_who_roll_fewer_dice() -> None:
    board = siege_of_minas_tirith().place("osgiliath", "gondor", 1).place("dagorlad", "sauron", 1)
    board.place("north-ithilien", "sauron", 1).dice(*[2] * 7)
    play(board, "fp-str-10")
    assert board.options() == ["attack:druadan-forest:minas-tirith", "attack:osgiliath:minas-tirith"]
    board.do("attack:druadan-forest:minas-tirith", "everybody")
    assert battle_of(board.g).region == f.region("minas-tirith")
    dice = [entry.about["die"] for entry in board.entries() if entry.key == "wotr-log-combat-roll"]
    assert [len(shown) for shown in dice] == [5, 2]


@rule("wotr.events.play.overrides-only-stated", "wotr.politics.nonbelligerent.stacked")
def test_help_unlooked_for_lets_no_army_at_peace_attack() -> None:
    board = Board().war("gondor", "sauron").place("minas-tirith-inside", "gondor", 3)
    board.place("minas-tirith", "sauron", 8).place("druadan-forest", "rohan", 5)
    play(board, "fp-str-10")
    assert not board.options()
    assert board.units("free", "druadan-forest") == 5


# ---- 11. Paths of the Woses ----


@rule("wotr.events.play.requirement")
def test_paths_of_the_woses_needs_rohan_at_war() -> None:
    assert is_refused(Board().place("edoras", "rohan", 3), "fp-str-11")
    assert not is_refused(Board().war("rohan").place("edoras", "rohan", 3), "fp-str-11")


@rule("wotr.events.play.mandatory-effects", "wotr.politics.activate.companion")
def test_paths_of_the_woses_brings_an_army_straight_to_minas_tirith() -> None:
    board = Board().war("rohan").place("edoras", "rohan", 3, leader=1).character("meriadoc", "edoras")
    play(board, "fp-str-11", "everybody")
    assert board.count("minas-tirith", "rohan-regular") == 3
    assert board.count("minas-tirith", "rohan-leader") == 1
    assert board.where("meriadoc") == "minas-tirith"
    assert board.is_active("gondor")


@rule("wotr.events.play.mandatory-effects")
def test_paths_of_the_woses_leads_next_to_a_besieged_minas_tirith_and_out_of_a_siege() -> None:
    board = Board().war("rohan").place("minas-tirith-inside", "gondor", 1).place("minas-tirith", "sauron", 5)
    board.place("helms-deep-inside", "rohan", 2).place("helms-deep", "isengard", 5).place("osgiliath", "sauron", 1)
    play(board, "fp-str-11")
    goals = [code.rsplit(":", 1)[1] for code in board.options()]
    assert "minas-tirith" not in goals
    assert "osgiliath" not in goals
    assert "druadan-forest" in goals
    board.do("move:helms-deep-inside:druadan-forest", "everybody")
    assert board.units("free", "druadan-forest") == 2
    assert board.controls("helms-deep") == "shadow"


@rule("wotr.events.play.overrides-only-stated")
def test_paths_of_the_woses_leave_non_belligerents_behind() -> None:
    board = Board().war("rohan").place("edoras", "rohan", 1).place("edoras", "north", 2)
    play(board, "fp-str-11")
    assert board.count("minas-tirith", "rohan-regular") == 1
    assert board.count("edoras", "north-regular") == 2


# ---- 12. Through a Day and a Night ----


@rule("wotr.events.play.requirement")
def test_through_a_day_and_a_night_needs_an_army_with_a_companion() -> None:
    assert is_refused(Board().war("rohan").place("edoras", "rohan", 3), "fp-str-12")
    assert is_refused(Board().war("rohan").place("edoras", "rohan", 3).character("gimli", "folde"), "fp-str-12")
    assert not is_refused(Board().war("rohan").place("edoras", "rohan", 3).character("gimli", "edoras"), "fp-str-12")


@rule("wotr.events.play.mandatory-effects")
def test_through_a_day_and_a_night_moves_an_army_two_regions() -> None:
    board = Board().war("rohan").place("edoras", "rohan", 3).character("gimli", "edoras")
    play(board, "fp-str-12", "march:folde", "march:eastemnet", "everybody")
    assert board.units("free", "eastemnet") == 3
    assert board.where("gimli") == "eastemnet"


@rule("wotr.events.play.overrides-only-stated")
def test_through_a_day_and_a_night_does_not_pass_enemies() -> None:
    board = Board().war("rohan").place("edoras", "rohan", 3).character("gimli", "edoras")
    play(board.place("folde", "isengard", 1), "fp-str-12")
    assert "march:folde" not in board.options()


# ---- 13. Cirdan's Ships ----


@rule("wotr.events.play.requirement")
def test_cirdans_ships_land_two_elven_units_with_an_army_on_a_coast() -> None:
    board = Board().place("pelargir", "gondor", 1).place("lossarnach", "gondor", 1)
    assert is_refused(board, "fp-str-13")
    board.war("elves").place("dol-amroth-inside", "gondor", 1).place("dol-amroth", "southrons", 1)
    play(board, "fp-str-13")
    assert board.options() == ["region:dol-amroth", "region:pelargir"]
    board.do("region:pelargir", "raise:elves-elite=1,elves-regular=1")
    assert (board.count("pelargir", "elves-elite"), board.count("pelargir", "elves-regular")) == (1, 1)
    assert not board.options()


@rule("wotr.events.play.mandatory-effects")
def test_cirdans_ships_know_the_coasts() -> None:
    board = Board().war("elves")
    for name in ("minhiriath", "lamedon", "west-harondor", "ered-luin", "tower-hills", "osgiliath"):
        board.place(name, "gondor", 1)
    play(board, "fp-str-13")
    assert {code.rsplit(":", 1)[1] for code in board.options()} == {"minhiriath", "lamedon", "west-harondor"}


# ---- 14 to 24: musterings ----

WITH_LEADER = (
    ("fp-str-14", "gondor", "minas-tirith"),
    ("fp-str-16", "rohan", "edoras"),
    ("fp-str-17", "north", "carrock"),
    ("fp-str-18", "gondor", "dol-amroth"),
    ("fp-str-22", "dwarves", "erebor"),
)
WITH_CARD = (
    ("fp-str-15", "elves", "lorien"),
    ("fp-str-21", "elves", "rivendell"),
    ("fp-str-24", "elves", "woodland-realm"),
)


@rule("wotr.recruit.card.not-at-war-ok", "wotr.events.play.mandatory-effects")
@pytest.mark.parametrize(("name", "nation", "place"), WITH_LEADER)
def test_a_unit_and_a_leader_come_by_card_to_a_nation_at_peace(name: str, nation: str, place: str) -> None:
    board = Board()
    play(board, name)
    assert board.options() == [f"recruit:{nation}-regular:{place}", f"recruit:{nation}-elite:{place}"]
    board.do(f"recruit:{nation}-elite:{place}")
    assert board.count(place, f"{nation}-elite") == 1
    assert board.count(place, f"{nation}-leader") == 1
    assert cards_in_hand(board) == 0


@rule("wotr.events.play.mandatory-effects", "wotr.recruit.from-reinforcements")
@pytest.mark.parametrize(("name", "nation", "place"), WITH_CARD)
def test_a_unit_comes_by_card_and_a_strategy_card_is_drawn(name: str, nation: str, place: str) -> None:
    board = Board()
    before = board.in_box(f"{nation}-regular")
    play(board, name, f"recruit:{nation}-regular:{place}")
    assert board.count(place, f"{nation}-regular") == 1
    assert board.in_box(f"{nation}-regular") == before - 1
    assert [f.deck_of(card) for card in board.g.hands[f.FREE]] == [f.STRATEGY_DECK]


@rule("wotr.events.play.imrahil-example", "wotr.events.play.partial-effect")
def test_imrahil_without_a_leader_in_the_box_brings_the_unit_alone() -> None:
    board = Board()
    board.g.reinforcements[f.leader_column(f.GONDOR)] = 0
    play(board, "fp-str-18", "recruit:gondor-elite:dol-amroth")
    assert board.count("dol-amroth", "gondor-elite") == 1
    assert board.count("dol-amroth", "gondor-leader") == 0
    assert f.card("fp-str-18") in board.g.discards


@rule("wotr.recruit.card.besieged-ok")
def test_imrahil_joins_a_besieged_dol_amroth_up_to_five_units() -> None:
    board = Board().place("dol-amroth-inside", "gondor", 4).place("dol-amroth", "southrons", 5)
    play(board, "fp-str-18", "recruit:gondor-elite:dol-amroth")
    assert board.units("free", "dol-amroth-inside") == 5
    assert board.count("dol-amroth-inside", "gondor-leader") == 1
    play(board, "fp-str-14", "recruit:gondor-regular:minas-tirith")
    assert not board.options()


@rule("wotr.recruit.card.other-restrictions")
def test_a_card_recruits_nothing_in_a_captured_settlement() -> None:
    board = Board().captured("lorien")
    play(board, "fp-str-15")
    assert board.units("free", "lorien") == 0
    assert cards_in_hand(board) == 1


@rule("wotr.recruit.card.theoden-example", "wotr.cards.known.riders-of-theoden", "wotr.recruit.card.free-region-needed")
def test_riders_of_theoden_do_not_gather_around_a_companion_among_enemies() -> None:
    board = Board().character("gimli", "eastemnet").place("eastemnet", "isengard", 1)
    play(board, "fp-str-16")
    assert not any(code.endswith("eastemnet") for code in board.options())
    board = Board().character("gimli", "eastemnet")
    play(board, "fp-str-16", "recruit:rohan-regular:eastemnet")
    assert (board.count("eastemnet", "rohan-regular"), board.count("eastemnet", "rohan-leader")) == (1, 1)


@rule("wotr.events.play.partial-effect")
def test_the_leader_of_the_riders_joins_the_unit_or_an_army_when_no_unit_comes() -> None:
    board = Board().character("gimli", "eastemnet").place("edoras", "rohan", 1)
    play(board, "fp-str-16", "recruit:rohan-regular:eastemnet")
    assert (board.count("eastemnet", "rohan-leader"), board.count("edoras", "rohan-leader")) == (1, 0)
    board = Board().character("gimli", "eastemnet").place("edoras", "rohan", 1)
    for column in (f.regular_column(f.ROHAN), f.elite_column(f.ROHAN)):
        board.g.reinforcements[column] = 0
    play(board, "fp-str-16")
    assert board.count("edoras", "rohan-leader") == 1


@rule("wotr.army.leaders.need-army")
def test_a_leader_does_not_come_alone_by_card() -> None:
    board = Board()
    for column in (f.regular_column(f.NORTH), f.elite_column(f.NORTH)):
        board.g.reinforcements[column] = 0
    play(board, "fp-str-17")
    assert board.count("carrock", "north-leader") == 0


@rule("wotr.events.recruit.from-reinforcements")
def test_king_brands_men_are_two_regulars_in_dale_and_a_card() -> None:
    board = play(Board(), "fp-str-19")
    assert board.count("dale", "north-regular") == 2
    assert cards_in_hand(board) == 1
    board = Board()
    board.g.reinforcements[f.regular_column(f.NORTH)] = 1
    play(board, "fp-str-19")
    assert board.count("dale", "north-regular") == 1


@rule("wotr.events.play.partial-effect")
def test_swords_in_eriador_arm_the_shire_and_ered_luin() -> None:
    board = play(Board(), "fp-str-20", "recruit:north-regular:the-shire", "recruit:dwarves-elite:ered-luin")
    assert board.count("the-shire", "north-regular") == 1
    assert board.count("ered-luin", "dwarves-elite") == 1
    assert cards_in_hand(board) == 1
    board = play(Board().captured("the-shire"), "fp-str-20", "recruit:dwarves-elite:ered-luin")
    assert board.units("free", "the-shire") == 0


@rule("wotr.recruit.card.free-region-needed")
def test_eomer_gathers_riders_in_a_free_settlement_of_rohan_only() -> None:
    board = Board().place("helms-deep-inside", "rohan", 1).place("helms-deep", "isengard", 2).captured("westemnet")
    play(board, "fp-str-23")
    assert {code.rsplit(":", 1)[1] for code in board.options()} == {"edoras", "folde"}
    board.do("recruit:rohan-elite:folde")
    assert (board.count("folde", "rohan-elite"), board.count("folde", "rohan-leader")) == (1, 1)


def test_every_card_of_the_deck_has_an_event_half() -> None:
    assert all(event_of(number) is not None for number in range(24, 48))
