"""The Shadow's Strategy deck as events, card by card: cards 1 to 12, of armies and nations."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.army import SettleBoard
from westmarch.games.wotr.rules.attack import LaunchAttack
from westmarch.games.wotr.rules.combat import battle_of
from westmarch.games.wotr.rules.events import Dismiss, forbids_dismiss
from westmarch.games.wotr.rules.politics import advance, army_attacked, forbids_diplomacy
from wotr.board import Board
from wotr.cards.playing import ALL_SHADOW, is_refused, on_table, play

# ---- 1. Return to Valinor ----


@rule("wotr.cards.event.return-to-valinor")
def test_return_to_valinor_needs_an_elven_stronghold_under_shadow_control() -> None:
    board = Board()
    assert is_refused(board, "sh-str-01")
    board.captured("grey-havens")
    assert not is_refused(board, "sh-str-01")


@rule("wotr.cards.event.return-to-valinor")
def test_return_to_valinor_hits_the_army_of_each_elven_stronghold_on_sixes() -> None:
    board = Board().captured("grey-havens").place("lorien", "elves", regular=3).place("lorien", "rohan", regular=1)
    board.place("rivendell", "elves", regular=1).dice(6, 6, 2, 5)
    play(board, "sh-str-01", "lose:elves-regular=1,rohan-regular=1")
    assert board.count("lorien", "elves-regular") == 2
    assert board.count("rivendell", "elves-regular") == 1


@rule("wotr.cards.event.return-to-valinor")
def test_return_to_valinor_spares_a_besieged_stronghold() -> None:
    board = Board().captured("grey-havens").place("lorien-inside", "elves", regular=3)
    board.place("lorien", "sauron", regular=2).dice(6, 6, 6)
    play(board, "sh-str-01")
    assert board.units("free", "lorien-inside") == 3


@rule("wotr.cards.event.return-to-valinor")
def test_return_to_valinor_rolls_five_dice_at_most_and_counts_elven_units_only() -> None:
    board = Board().captured("grey-havens").place("lorien", "elves", regular=4, elite=4).dice(1, 1, 1, 1, 1, 6)
    play(board, "sh-str-01")
    assert board.units("free", "lorien") == 8
    board = Board().captured("grey-havens").place("lorien", "elves", regular=1).place("lorien", "rohan", regular=5)
    play(board.dice(1, 6, 6), "sh-str-01")
    assert board.units("free", "lorien") == 6


# ---- 2. The Fighting Uruk-hai ----


def uruk_hai() -> Board:
    board = Board().war("isengard").character("saruman", "orthanc").place("helms-deep", "isengard", regular=4)
    return board.place("helms-deep-inside", "rohan", regular=2)


@rule("wotr.events.play.requirement")
def test_the_fighting_uruk_hai_needs_saruman_and_an_isengard_unit_at_a_siege() -> None:
    assert not is_refused(uruk_hai(), "sh-str-02")
    board = uruk_hai()
    board.g.where[f.SARUMAN] = f.ELIMINATED
    assert is_refused(board, "sh-str-02")
    board = Board().war("sauron").character("saruman", "orthanc").place("helms-deep", "sauron", regular=3)
    assert is_refused(board.place("helms-deep-inside", "rohan", regular=2), "sh-str-02")


@rule("wotr.siege.battle.one-round")
def test_the_fighting_uruk_hai_storm_a_stronghold_for_three_rounds() -> None:
    board = uruk_hai().dice(*[1] * 18)
    play(board, "sh-str-02", "everybody")
    board.do("press", "press")
    assert board.g.chance.script == {"d6": []}
    assert board.units("free", "helms-deep-inside") == 2
    assert not board.options()


@rule("wotr.events.play.overrides-only-stated")
def test_without_a_companion_the_free_peoples_play_no_card_in_the_first_round_of_the_uruk_hai() -> None:
    board = uruk_hai().hand("free", "fp-str-01").dice(*[1] * 18)
    play(board, "sh-str-02", "everybody")
    assert board.asked() == "shadow"
    assert battle_of(board.g).round == 1
    board.do("press")
    assert board.asked() == "free"
    assert "combat:fp-str-01" in board.options()


@rule("wotr.events.play.overrides-only-stated")
def test_with_a_companion_in_the_battle_the_free_peoples_may_play_a_card_against_the_uruk_hai() -> None:
    board = uruk_hai().hand("free", "fp-str-01").character("boromir", "helms-deep-inside")
    play(board, "sh-str-02", "everybody")
    assert board.asked() == "free"
    assert "combat:fp-str-01" in board.options()


# ---- 3. Denethor's Folly ----


def minas_tirith() -> Board:
    board = Board().war("sauron", "gondor").place("minas-tirith", "sauron", regular=4)
    return board.place("minas-tirith-inside", "gondor", regular=3, leader=1)


@rule("wotr.events.play.requirement")
def test_denethors_folly_needs_minas_tirith_besieged_by_the_shadow() -> None:
    assert not is_refused(minas_tirith(), "sh-str-03")
    assert is_refused(Board().place("minas-tirith", "gondor", regular=3, leader=1), "sh-str-03")


@rule("wotr.events.table.stays")
def test_denethors_folly_eliminates_a_leader_and_stays_on_the_table() -> None:
    board = minas_tirith()
    play(board, "sh-str-03")
    assert board.count("minas-tirith-inside", "gondor-leader") == 0
    assert board.g.casualties[f.leader_column(f.GONDOR)] == 1
    assert on_table(board, "sh-str-03")


@rule("wotr.events.play.mandatory-effects")
def test_the_shadow_chooses_the_leader_lost_to_denethors_folly() -> None:
    board = minas_tirith().place("minas-tirith-inside", "rohan", leader=1)
    play(board, "sh-str-03")
    assert board.asked() == "shadow"
    board.do("remove:rohan-leader")
    assert board.count("minas-tirith-inside", "gondor-leader") == 1


@rule("wotr.events.table.stays")
def test_under_denethors_folly_the_free_peoples_play_no_combat_card_at_minas_tirith() -> None:
    for folly in (True, False):
        board = minas_tirith().hand("free", "fp-str-01").dice(*[1] * 12)
        if folly:
            board.on_table("shadow", "sh-str-03")
        board.run(LaunchAttack(f.SHADOW, f.region("minas-tirith"), f.GARRISON[f.region("minas-tirith")]))
        board.do("everybody")
        assert ("combat:fp-str-01" in board.options()) is not folly


@rule("wotr.events.table.denethor-example")
def test_denethors_folly_is_discarded_when_the_siege_ends() -> None:
    board = minas_tirith().on_table("shadow", "sh-str-03")
    board.g.shift_all(f.SHADOW, f.region("minas-tirith"), f.region("osgiliath"))
    board.run(SettleBoard())
    assert not on_table(board, "sh-str-03")


@rule("wotr.events.table.discard-die-is-action")
def test_denethors_folly_is_dismissed_by_the_will_of_the_west_or_by_any_die_with_gandalf_or_aragorn_there() -> None:
    board = minas_tirith().on_table("shadow", "sh-str-03")
    card = f.card("sh-str-03")
    assert forbids_dismiss(board.g, f.FREE, card, f.ARMY) == "wotr.events.table.denethor-example"
    assert forbids_dismiss(board.g, f.FREE, card, f.WILL) is None
    board.character("gandalf-white", "minas-tirith-inside")
    assert forbids_dismiss(board.g, f.FREE, card, f.ARMY) is None
    board.character("gandalf-white", "edoras").character("aragorn", "minas-tirith-inside")
    assert forbids_dismiss(board.g, f.FREE, card, f.MUSTER) is None
    board.run(Dismiss(f.FREE, card, f.MUSTER))
    assert not on_table(board, "sh-str-03")


@rule("wotr.fellowship.companions-location")
def test_gandalf_in_the_fellowship_counts_as_being_in_minas_tirith() -> None:
    board = minas_tirith().on_table("shadow", "sh-str-03")
    board.g.fellowship = f.region("minas-tirith")
    assert forbids_dismiss(board.g, f.FREE, f.card("sh-str-03"), f.ARMY) is None


# ---- 4. The Day Without Dawn ----


@rule("wotr.events.play.requirement")
def test_the_day_without_dawn_needs_all_shadow_nations_at_war() -> None:
    assert is_refused(Board().war("isengard", "sauron"), "sh-str-04")
    assert not is_refused(Board().war(*ALL_SHADOW), "sh-str-04")


@rule("wotr.events.play.mandatory-effects")
def test_the_day_without_dawn_discards_unused_will_of_the_west_dice() -> None:
    board = Board().war(*ALL_SHADOW).result("free", "will", 2).result("free", "army")
    play(board, "sh-str-04")
    assert board.g.die_count(f.FREE, f.WILL) == 0
    assert board.g.die_count(f.FREE, f.ARMY) == 1
    assert board.g.used[f.FREE] == 2


# ---- 5. Threats and Promises ----


@rule("wotr.cards.event.threats-and-promises.play")
def test_threats_and_promises_keeps_passive_nations_from_advancing_by_muster() -> None:
    board = Board()
    board.g.active[f.GONDOR] = 0
    assert forbids_diplomacy(board.g, f.FREE, f.GONDOR) is None
    play(board, "sh-str-05")
    assert on_table(board, "sh-str-05")
    assert forbids_diplomacy(board.g, f.FREE, f.GONDOR) == "wotr.cards.event.threats-and-promises.play"
    assert forbids_diplomacy(board.g, f.FREE, f.ELVES) is None


@rule("wotr.cards.event.threats-and-promises.discard")
def test_threats_and_promises_goes_when_an_attack_or_a_companion_advances_a_nation() -> None:
    for cause in ("attack", "companion"):
        board = Board().on_table("shadow", "sh-str-05")
        advance(board.g, f.ROHAN, cause)
        assert not on_table(board, "sh-str-05")
    board = Board().on_table("shadow", "sh-str-05")
    advance(board.g, f.ROHAN, "card")
    assert on_table(board, "sh-str-05")


@rule("wotr.cards.event.threats-and-promises.discard")
def test_an_attack_that_moves_no_counter_leaves_threats_and_promises_on_the_table() -> None:
    board = Board().war("rohan").place("edoras", "rohan", regular=1).on_table("shadow", "sh-str-05")
    army_attacked(board.g, f.FREE, f.region("edoras"), f.region("edoras"))
    assert on_table(board, "sh-str-05")


# ---- 6. Stormcrow ----


@rule("wotr.events.play.requirement")
def test_stormcrow_needs_the_fellowship_or_a_companion_inside_a_nation_not_at_war() -> None:
    board = Board()
    board.g.fellowship = f.region("hollin")
    assert is_refused(board, "sh-str-06")
    board.character("boromir", "druadan-forest")
    assert not is_refused(board, "sh-str-06")
    board.war("gondor")
    assert is_refused(board, "sh-str-06")


@rule("wotr.mordor.not-a-region")
def test_stormcrow_does_not_look_for_a_fellowship_on_the_mordor_track() -> None:
    board = Board()
    board.g.mordor, board.g.fellowship = 0, -1
    assert is_refused(board, "sh-str-06")


@rule("wotr.events.play.mandatory-effects")
def test_stormcrow_moves_the_nation_back_and_its_owner_chooses_the_loss() -> None:
    board = Board().character("legolas", "edoras").place("edoras", "rohan", regular=1, elite=1, leader=1)
    board.place("helms-deep", "rohan", regular=1).place("edoras", "gondor", regular=1)
    board.g.fellowship = f.region("hollin")
    board.g.put_counter(f.ROHAN, 1)
    play(board, "sh-str-06")
    assert board.steps("rohan") == 2
    assert board.asked() == "free"
    assert board.options() == [
        "eliminate:rohan-regular:edoras",
        "eliminate:rohan-regular:helms-deep",
        "eliminate:rohan-elite:edoras",
        "eliminate:rohan-leader:edoras",
    ]
    board.do("eliminate:rohan-elite:edoras")
    assert board.count("edoras", "rohan-elite") == 0
    assert board.count("edoras", "rohan-regular") == 1


@rule("wotr.events.play.mandatory-effects")
def test_the_shadow_chooses_among_the_nations_that_stormcrow_can_strike() -> None:
    board = Board().character("legolas", "edoras").character("boromir", "pelargir")
    board.g.fellowship = f.region("hollin")
    play(board, "sh-str-06")
    assert board.asked() == "shadow"
    assert board.options() == ["nation:gondor", "nation:rohan"]


@rule("wotr.events.play.overrides-only-stated")
def test_stormcrow_never_moves_a_nation_beyond_the_first_box() -> None:
    board = Board().place("rivendell", "elves", regular=2)
    board.g.put_counter(f.ELVES, 3)
    play(board, "sh-str-06")
    assert board.steps("elves") == 3
    assert board.units("free", "rivendell") == 1


@rule("wotr.army.leaders.need-army")
def test_a_leader_left_alone_by_stormcrow_is_lost_too() -> None:
    board = Board().place("rivendell", "elves", regular=1, leader=1)
    play(board, "sh-str-06", "eliminate:elves-regular:rivendell")
    assert board.count("rivendell", "elves-leader") == 0


# ---- 7. Shadows Gather ----


ROAD = ("march:north-ithilien", "march:osgiliath")


@rule("wotr.movement.card.normal-limits")
def test_shadows_gather_joins_another_army_within_three_regions() -> None:
    board = Board().war(*ALL_SHADOW).place("minas-morgul", "sauron", regular=2).place("osgiliath", "sauron", regular=1)
    play(board, "sh-str-07", "army:minas-morgul", *ROAD, "everybody")
    assert board.units("shadow", "osgiliath") == 3
    assert board.units("shadow", "minas-morgul") == 0


@rule("wotr.movement.card.split-before")
def test_an_army_may_be_split_before_shadows_gather() -> None:
    board = Board().war(*ALL_SHADOW).place("minas-morgul", "sauron", regular=2).place("osgiliath", "sauron", regular=1)
    play(board, "sh-str-07", "army:minas-morgul", *ROAD, "take:sauron-regular=1")
    assert board.units("shadow", "osgiliath") == 2
    assert board.units("shadow", "minas-morgul") == 1


@rule("wotr.movement.card.normal-limits")
def test_shadows_gather_does_not_pass_through_an_enemy_army() -> None:
    board = Board().war(*ALL_SHADOW).place("umbar", "southrons", regular=2).place("south-ithilien", "sauron", regular=1)
    board.g.fellowship = f.region("rivendell")
    for blocked in ("west-harondor", "near-harad"):
        board.place(blocked, "gondor", regular=1)
    play(board, "sh-str-07")
    assert "army:umbar" not in board.options()
    assert board.units("shadow", "umbar") == 2


@rule("wotr.events.play.overrides-only-stated")
def test_shadows_gather_does_not_join_a_besieged_army() -> None:
    board = Board().war(*ALL_SHADOW).place("moria-inside", "sauron", regular=1).place("moria", "elves", regular=1)
    board.place("hollin", "isengard", regular=1)
    play(board, "sh-str-07")
    assert board.units("shadow", "hollin") == 1
    assert not board.options()


@rule("wotr.movement.card.captures-in-passing")
def test_shadows_gather_captures_an_empty_settlement_on_the_way() -> None:
    board = Board().war(*ALL_SHADOW).place("fords-of-isen", "isengard", regular=2)
    board.place("westemnet", "isengard", regular=1)
    play(board, "sh-str-07", "army:fords-of-isen", "march:helms-deep", "everybody")
    assert board.units("shadow", "westemnet") == 3
    assert board.controls("helms-deep") == "shadow"
    assert board.is_active("rohan")


# ---- 8. The Shadow Lengthens ----


@rule("wotr.movement.card.normal-limits")
def test_the_shadow_lengthens_moves_two_armies_two_regions_each() -> None:
    board = Board().war(*ALL_SHADOW).place("minas-morgul", "sauron", regular=1).place("osgiliath", "sauron", regular=1)
    board.place("angmar", "sauron", regular=1).place("ettenmoors", "sauron", regular=1)
    play(board, "sh-str-08", "army:minas-morgul", "march:north-ithilien", "army:angmar", "march:ettenmoors")
    assert board.units("shadow", "osgiliath") == 2
    assert board.units("shadow", "ettenmoors") == 2


@rule("wotr.movement.no-figure-twice")
def test_no_figure_moves_twice_with_the_shadow_lengthens() -> None:
    board = Board().war(*ALL_SHADOW).place("angmar", "sauron", regular=1).place("mount-gram", "sauron", elite=1)
    board.place("ettenmoors", "southrons", regular=1)
    play(board, "sh-str-08", "army:angmar", "march:mount-gram", "done")
    assert "army:mount-gram" in board.options()
    board.do("army:mount-gram", "march:ettenmoors")
    assert board.count("mount-gram", "sauron-regular") == 1
    assert board.count("ettenmoors", "sauron-elite") == 1


@rule("wotr.movement.no-figure-twice")
def test_a_character_who_was_there_before_may_go_on_with_the_second_army() -> None:
    board = Board().war(*ALL_SHADOW).place("angmar", "sauron", regular=1).place("mount-gram", "sauron", elite=1)
    board.place("ettenmoors", "southrons", regular=1).character("witch-king", "mount-gram")
    play(board, "sh-str-08", "army:angmar", "march:mount-gram", "done", "army:mount-gram", "march:ettenmoors")
    board.do("everybody")
    assert board.where("witch-king") == "ettenmoors"


@rule("wotr.characters.saruman.stays-in-orthanc")
def test_saruman_does_not_march_with_shadows_gather() -> None:
    board = Board().war(*ALL_SHADOW).place("orthanc", "isengard", regular=2).character("saruman", "orthanc")
    board.place("gap-of-rohan", "isengard", regular=1)
    play(board, "sh-str-07", "army:orthanc", "march:gap-of-rohan", "everybody")
    assert board.units("shadow", "gap-of-rohan") == 3
    assert board.where("saruman") == "orthanc"


@rule("wotr.events.play.overrides-only-stated")
def test_shadows_gather_takes_nobody_of_a_nation_in_peace_into_another_nation() -> None:
    board = Board().war("isengard").place("north-dunland", "sauron", regular=1)
    board.place("south-dunland", "isengard", regular=1)
    play(board, "sh-str-07")
    while "done" in board.options() or "march:north-dunland" in board.options():
        board.do("done" if "done" in board.options() else "march:north-dunland")
    assert board.units("shadow", "north-dunland") == 2


# ---- 9. The Shadow is Moving ----


@rule("wotr.events.play.requirement")
def test_the_shadow_is_moving_needs_all_shadow_nations_at_war() -> None:
    assert is_refused(Board().war("isengard", "sauron"), "sh-str-09")


@rule("wotr.events.play.mandatory-effects")
def test_the_shadow_is_moving_moves_four_armies_one_region_each() -> None:
    board = Board().war(*ALL_SHADOW)
    for place in ("angmar", "umbar", "moria", "nurn", "north-rhun"):
        board.place(place, "sauron", regular=1)
    moves = ("angmar:arnor", "umbar:near-harad", "moria:hollin", "nurn:gorgoroth")
    play(board, "sh-str-09", *[f"move:{move}" for move in moves])
    for target in ("arnor", "near-harad", "hollin", "gorgoroth"):
        assert board.units("shadow", target) == 1
    assert not board.options()


# ---- 10. Corsairs of Umbar ----


def corsairs() -> Board:
    return Board().war("southrons").place("umbar", "southrons", regular=3)


@rule("wotr.events.play.requirement")
def test_corsairs_of_umbar_need_the_southrons_and_easterlings_at_war() -> None:
    assert is_refused(Board().place("umbar", "southrons", regular=3), "sh-str-10")
    assert not is_refused(corsairs(), "sh-str-10")


@rule("wotr.map.water.coastal")
def test_corsairs_of_umbar_land_in_the_coastal_regions_of_gondor() -> None:
    board = corsairs()
    play(board, "sh-str-10")
    assert [code for code in board.options() if code != "done"] == [
        "region:anfalas",
        "region:dol-amroth",
        "region:lamedon",
        "region:pelargir",
    ]


@rule("wotr.capture.enter-unoccupied")
def test_corsairs_of_umbar_capture_an_undefended_city() -> None:
    board = corsairs()
    play(board, "sh-str-10", "region:pelargir", "everybody")
    assert board.units("shadow", "pelargir") == 3
    assert board.controls("pelargir") == "shadow"
    assert board.is_active("gondor")


@rule("wotr.events.play.overrides-only-stated")
def test_corsairs_of_umbar_fight_an_army_in_a_battle_they_cannot_cease() -> None:
    board = corsairs().place("lamedon", "gondor", regular=2).dice(1, 1, 1, 1, 1, 5, 5, 1, 1, 1)
    play(board, "sh-str-10", "region:lamedon", "everybody")
    assert board.asked() == "free"
    assert "cease" not in board.options()
    board.do("hold")
    assert board.units("shadow", "lamedon") == 3
    assert board.units("free", "lamedon") == 0


@rule("wotr.politics.cards.attack-cards-react")
def test_an_attack_of_the_corsairs_rouses_gondor() -> None:
    board = corsairs().place("lamedon", "gondor", regular=2).dice(1, 1, 1, 1, 1)
    play(board, "sh-str-10", "region:lamedon", "everybody")
    assert board.is_active("gondor")
    assert board.steps("gondor") == 1


@rule("wotr.siege.reinforce")
def test_corsairs_of_umbar_join_the_besiegers_of_dol_amroth_without_a_battle() -> None:
    board = corsairs().place("dol-amroth", "sauron", regular=2).place("dol-amroth-inside", "gondor", regular=2)
    play(board, "sh-str-10", "region:dol-amroth", "everybody")
    assert board.units("shadow", "dol-amroth") == 5
    assert board.units("free", "dol-amroth-inside") == 2
    assert not board.options()


@rule("wotr.siege.begins-on-advance")
def test_the_defenders_of_dol_amroth_may_withdraw_before_the_corsairs() -> None:
    board = corsairs().place("dol-amroth", "gondor", regular=2)
    play(board, "sh-str-10", "region:dol-amroth", "everybody", "withdraw")
    assert board.units("free", "dol-amroth-inside") == 2
    assert board.units("shadow", "dol-amroth") == 3


@rule("wotr.army.stacking.excess-removed")
def test_stacking_is_checked_at_once_when_the_corsairs_join_an_army() -> None:
    board = corsairs().place("lamedon", "sauron", regular=9)
    play(board, "sh-str-10", "region:lamedon", "everybody", "excess:sauron-regular=2")
    assert board.units("shadow", "lamedon") == 10


@rule("wotr.attack.nation-at-war")
def test_units_in_peace_stay_in_umbar() -> None:
    board = corsairs().place("umbar", "sauron", regular=2).place("lamedon", "gondor", regular=1)
    play(board.dice(1, 1, 1, 6, 1, 1, 1, 1), "sh-str-10", "region:lamedon", "everybody")
    assert board.count("umbar", "sauron-regular") == 2
    assert board.count("umbar", "southrons-regular") == 0


# ---- 11. Rage of the Dunlendings ----


@rule("wotr.events.play.requirement")
def test_rage_of_the_dunlendings_needs_isengard_at_war() -> None:
    assert is_refused(Board(), "sh-str-11")
    assert not is_refused(Board().war("isengard"), "sh-str-11")


@rule("wotr.recruit.card.free-region-needed")
def test_rage_of_the_dunlendings_recruits_in_a_free_region_next_to_dunland() -> None:
    board = Board().war("isengard").place("tharbad", "elves", regular=1)
    play(board, "sh-str-11")
    assert "region:tharbad" not in board.options()
    assert "region:orthanc" not in board.options()
    board.do("region:gap-of-rohan")
    assert board.count("gap-of-rohan", "isengard-regular") == 2


@rule("wotr.events.play.mandatory-effects")
def test_units_of_dunland_may_join_the_rage_of_the_dunlendings() -> None:
    board = Board().war("isengard").place("south-dunland", "isengard", regular=3)
    board.place("north-dunland", "isengard", elite=2).place("north-dunland", "sauron", regular=1)
    play(board, "sh-str-11", "region:enedwaith")
    assert not any("sauron" in code for code in board.options())
    assert "join:" in board.options(), "none need go"
    with pytest.raises(AssertionError, match="not offered"):
        board.do("join:isengard-elite@north-dunland=2,isengard-regular@south-dunland=3")
    board.do("join:isengard-regular@south-dunland=2,isengard-elite@north-dunland=2")
    assert not board.options()
    assert board.count("enedwaith", "isengard-regular") == 4
    assert board.count("enedwaith", "isengard-elite") == 2
    assert board.count("south-dunland", "isengard-regular") == 1


# ---- 12. Return of the Witch-king ----


@rule("wotr.events.play.requirement")
def test_return_of_the_witch_king_needs_him_in_play() -> None:
    assert is_refused(Board(), "sh-str-12")


@rule("wotr.events.recruit.from-reinforcements")
def test_the_witch_king_returns_to_angmar_and_raises_troops() -> None:
    board = Board().character("witch-king", "minas-morgul")
    play(board, "sh-str-12")
    assert board.where("witch-king") == "angmar"
    assert board.count("angmar", "sauron-regular") == 2
    assert board.count("angmar", "sauron-elite") == 1


@rule("wotr.events.play.partial-effect")
def test_the_witch_king_raises_nobody_in_a_lost_angmar() -> None:
    board = Board().character("witch-king", "minas-morgul").captured("angmar")
    play(board, "sh-str-12")
    assert board.where("witch-king") == "angmar"
    assert board.units("shadow", "angmar") == 0
