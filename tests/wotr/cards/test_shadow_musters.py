"""The Shadow's Strategy deck as events, card by card: cards 13 to 24, which bring units."""

from __future__ import annotations

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.politics import activate
from wotr.board import Board
from wotr.cards.playing import ALL_SHADOW, is_refused, on_table, play

# ---- 13 and 14. Half-orcs and Goblin-men, Olog-hai ----


@rule("wotr.events.play.requirement")
def test_half_orcs_need_isengard_and_olog_hai_need_sauron_at_war() -> None:
    assert is_refused(Board().war("sauron"), "sh-str-13")
    assert is_refused(Board().war("isengard"), "sh-str-14")


@rule("wotr.events.recruit.from-reinforcements")
def test_half_orcs_and_goblin_men_join_any_shadow_army_as_regular_or_elite() -> None:
    board = Board().war("isengard").place("moria", "sauron", regular=1).place("osgiliath", "southrons", regular=1)
    board.character("witch-king", "nurn")
    play(board, "sh-str-13")
    assert board.options() == [
        "recruit:isengard-regular:moria",
        "recruit:isengard-regular:osgiliath",
        "recruit:isengard-elite:moria",
        "recruit:isengard-elite:osgiliath",
    ]
    board.do("recruit:isengard-elite:osgiliath")
    assert board.count("osgiliath", "isengard-elite") == 1


@rule("wotr.recruit.card.besieged-ok")
def test_olog_hai_may_join_a_besieged_garrison_or_a_besieging_army() -> None:
    board = Board().war("sauron").place("moria-inside", "sauron", regular=1).place("moria", "elves", regular=2)
    board.place("lorien", "sauron", regular=1).place("lorien-inside", "elves", regular=1)
    play(board, "sh-str-14")
    assert "recruit:sauron-regular:lorien" in board.options()
    board.do("recruit:sauron-elite:moria")
    assert board.count("moria-inside", "sauron-elite") == 1


# ---- 15. Hill-trolls ----


@rule("wotr.events.play.requirement")
def test_hill_trolls_need_sauron_at_war() -> None:
    assert is_refused(Board(), "sh-str-15")


@rule("wotr.events.recruit.from-reinforcements")
def test_hill_trolls_replace_two_regulars_anywhere() -> None:
    board = Board().war("sauron").place("moria", "sauron", regular=1).place("osgiliath", "sauron", regular=2)
    regulars, elites = board.in_box("sauron-regular"), board.in_box("sauron-elite")
    play(board, "sh-str-15", "replace:osgiliath=1,moria=1")
    assert board.count("moria", "sauron-elite") == 1
    assert board.count("osgiliath", "sauron-elite") == 1
    assert board.in_box("sauron-regular") == regulars + 2
    assert board.in_box("sauron-elite") == elites - 2


@rule("wotr.recruit.figure-limit")
def test_hill_trolls_replace_no_more_regulars_than_there_are_elites() -> None:
    board = Board().war("sauron").place("moria", "sauron", regular=3, elite=5)
    play(board, "sh-str-15")
    assert board.count("moria", "sauron-elite") == 6
    assert board.count("moria", "sauron-regular") == 2


# ---- 16. A New Power is Rising ----


@rule("wotr.events.play.requirement")
def test_a_new_power_is_rising_needs_saruman() -> None:
    assert is_refused(Board().war("isengard"), "sh-str-16")


@rule("wotr.events.recruit.from-reinforcements")
def test_a_new_power_is_rising_in_dunland_and_orthanc() -> None:
    board = Board().character("saruman", "orthanc")
    play(board, "sh-str-16", "raise:isengard-regular=1,isengard-elite=1")
    assert board.count("north-dunland", "isengard-regular") == 2
    assert board.count("south-dunland", "isengard-regular") == 2
    assert board.count("orthanc", "isengard-regular") == 1
    assert board.count("orthanc", "isengard-elite") == 1


@rule("wotr.events.play.partial-effect")
def test_when_figures_run_short_the_player_divides_them() -> None:
    board = Board().character("saruman", "orthanc").place("gap-of-rohan", "isengard", regular=9)
    board.place("enedwaith", "isengard", elite=5)
    play(board, "sh-str-16")
    assert set(board.options()) == {
        "raise:isengard-regular=2",
        "raise:isengard-regular=1,isengard-elite=1",
        "raise:isengard-elite=1",
    }, "a place without the elite is not left empty"
    board.do("raise:isengard-regular=1,isengard-elite=1")
    assert set(board.options()) == {
        "share:north-dunland=2",
        "share:south-dunland=2",
        "share:north-dunland=1,south-dunland=1",
    }
    board.do("share:south-dunland=2")
    assert not board.options()
    assert board.count("north-dunland", "isengard-regular") == 0
    assert board.count("south-dunland", "isengard-regular") == 2
    assert (board.count("orthanc", "isengard-regular"), board.count("orthanc", "isengard-elite")) == (1, 1)


@rule("wotr.events.play.partial-effect")
def test_what_orthanc_takes_may_be_missing_in_the_dunlands() -> None:
    board = Board().character("saruman", "orthanc").place("gap-of-rohan", "isengard", regular=7)
    play(board, "sh-str-16", "raise:isengard-regular=2", "share:north-dunland=2,south-dunland=1")
    assert board.count("south-dunland", "isengard-regular") == 1
    assert board.in_box("isengard-regular") == 0


# ---- 17. Many Kings to the Service of Mordor ----


@rule("wotr.events.recruit.from-reinforcements")
def test_many_kings_send_two_regulars_to_each_of_three_settlements() -> None:
    board = Board()
    play(board, "sh-str-17", "levy:far-harad,north-rhun,umbar")
    for place in ("umbar", "far-harad", "north-rhun"):
        assert board.count(place, "southrons-regular") == 2
    assert board.in_box("southrons-regular") == 18


@rule("wotr.recruit.card.other-restrictions")
def test_many_kings_do_not_come_to_a_settlement_the_enemy_holds() -> None:
    board = Board().captured("umbar")
    play(board, "sh-str-17")
    assert board.options()
    assert not any("umbar" in code for code in board.options())


# ---- 18. The King is Revealed ----


@rule("wotr.events.play.requirement")
def test_the_king_is_revealed_needs_aragorn_in_play() -> None:
    assert is_refused(Board().character("strider", "edoras"), "sh-str-18")


@rule("wotr.events.recruit.from-reinforcements")
def test_the_king_is_revealed_raises_minas_morgul() -> None:
    board = Board().character("aragorn", "minas-tirith")
    play(board, "sh-str-18")
    assert board.count("minas-morgul", "sauron-regular") == 5
    assert board.count("minas-morgul", "nazgul") == 1


# ---- 19. Shadows on the Misty Mountains ----


@rule("wotr.events.recruit.from-reinforcements")
def test_shadows_on_the_misty_mountains_fall_on_mount_gram_or_moria() -> None:
    board = Board()
    play(board, "sh-str-19")
    assert board.options() == ["region:moria", "region:mount-gram"]
    board.do("region:mount-gram", "raise:sauron-elite=1,sauron-regular=1")
    assert board.count("mount-gram", "sauron-elite") == 1
    assert board.count("mount-gram", "sauron-regular") == 1
    assert board.count("mount-gram", "nazgul") == 1


# ---- 20. Orcs Multiplying Again ----


@rule("wotr.recruit.card.not-at-war-ok")
def test_orcs_multiply_in_dol_guldur_and_mount_gundabad_even_in_peace() -> None:
    board = Board()
    play(board, "sh-str-20")
    assert board.count("dol-guldur", "sauron-regular") == 3
    assert board.count("mount-gundabad", "sauron-regular") == 3


@rule("wotr.recruit.card.free-region-needed")
def test_orcs_do_not_multiply_where_the_enemy_holds_the_stronghold() -> None:
    board = Board().captured("dol-guldur")
    play(board, "sh-str-20")
    assert board.units("shadow", "dol-guldur") == 0
    assert board.count("mount-gundabad", "sauron-regular") == 3


# ---- 21. Hordes from the East ----


@rule("wotr.events.play.requirement")
def test_hordes_from_the_east_need_the_southrons_and_easterlings_at_war() -> None:
    assert is_refused(Board(), "sh-str-21")


@rule("wotr.recruit.card.free-region-needed")
def test_hordes_from_the_east_come_to_a_free_region_of_the_eastern_edge() -> None:
    board = Board().war("southrons").place("khand", "gondor", regular=1)
    play(board, "sh-str-21")
    assert board.options() == [f"region:{r}" for r in ("east-rhun", "far-harad", "south-rhun")]
    board.do("region:east-rhun")
    assert board.count("east-rhun", "southrons-regular") == 5


# ---- 22. Monsters Roused ----


@rule("wotr.events.recruit.from-reinforcements")
def test_monsters_are_roused_in_the_north() -> None:
    board = Board()
    play(board, "sh-str-22")
    for place in ("angmar", "ettenmoors", "weather-hills"):
        assert board.count(place, "sauron-regular") == 1
    assert board.count("trollshaws", "sauron-elite") == 1


@rule("wotr.events.play.partial-effect")
def test_monsters_are_roused_only_in_free_regions() -> None:
    board = Board().place("trollshaws", "elves", regular=1)
    play(board, "sh-str-22")
    assert board.units("shadow", "trollshaws") == 0
    assert board.units("shadow", "ettenmoors") == 1


# ---- 23. Musterings of Long-planned War ----


@rule("wotr.events.play.requirement")
def test_musterings_of_long_planned_war_need_all_shadow_nations_at_war() -> None:
    assert is_refused(Board().war("sauron", "southrons"), "sh-str-23")


@rule("wotr.events.recruit.from-reinforcements")
def test_musterings_of_long_planned_war_fill_gorgoroth_and_nurn() -> None:
    board = Board().war(*ALL_SHADOW)
    play(board, "sh-str-23")
    assert board.count("gorgoroth", "southrons-regular") == 5
    assert board.count("nurn", "sauron-regular") == 5


# ---- 24. Pits of Mordor ----


@rule("wotr.events.play.requirement")
def test_pits_of_mordor_need_sauron_at_war() -> None:
    assert is_refused(Board(), "sh-str-24")


@rule("wotr.events.recruit.from-reinforcements")
def test_pits_of_mordor_fill_three_sauron_strongholds() -> None:
    board = Board().war("sauron")
    play(board, "sh-str-24")
    assert not any("nurn" in code for code in board.options())
    board.do("levy:barad-dur,morannon,moria")
    for place in ("moria", "morannon", "barad-dur"):
        assert board.count(place, "sauron-regular") == 2


@rule("wotr.army.stacking.five-besieged")
def test_recruits_of_a_card_in_a_besieged_stronghold_keep_to_five_units() -> None:
    board = Board().character("aragorn", "minas-tirith").place("minas-morgul-inside", "sauron", elite=3)
    board.place("minas-morgul", "gondor", regular=2)
    play(board, "sh-str-18", "excess:sauron-regular=3")
    assert board.units("shadow", "minas-morgul-inside") == 5


@rule("wotr.cards.event.wormtongue.discard")
def test_activating_rohan_is_the_end_of_wormtongue() -> None:
    board = Board().character("saruman", "orthanc").on_table("shadow", "sh-char-22")
    activate(board.g, f.ROHAN, "companion")
    assert not on_table(board, "sh-char-22")
