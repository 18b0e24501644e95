"""The 86 entries of the FAQ, each with the tests that are named after it."""

from __future__ import annotations

from types import ModuleType

import pytest

from tcg.faq import test_card_rulings, test_card_rulings_in_detail, test_general_rules, test_lists_and_errata

MODULES = (test_lists_and_errata, test_card_rulings, test_card_rulings_in_detail, test_general_rules)

#: Section and entry in the order of the document, and the tests that show its ruling.
ENTRIES = [
    ("2 Saruman, Keeper of Isengard", "s2_watched s2_the_watch"),
    ("2 Howl of Harad", "s2_watched s2_the_watch"),
    ("3 Book of Mazarbul", "s3_book_of_mazarbul"),
    ("3 Gimli, Dwarf of Erebor", "s3_gimli_dwarf_of_erebor"),
    ("3 Far-seeing Eyes", "s3_far_seeing_eyes_is_unique"),
    ("3 Gift of Boats", "s3_gift_of_boats"),
    ("3 The Mirror of Galadriel", "s3_mirror_of_galadriel s3_mirror_may_not_look s3_the_mirror"),
    ("3 A Ranger's Versatility", "s3_rangers_versatility"),
    ("3 Thror's Map", "s3_thrors_map"),
    ("3 We Must Go Warily", "s3_we_must_go_warily"),
    ("3 Howl of Harad", "s3_howl_of_harad"),
    ("3 Ithilien Wilderness", "s3_ithilien_wilderness"),
    ("4 Saruman, Servant of the Eye, promo", "s4_saruman_takes s4_saruman_is_safe"),
    ("4 Isildur's Bane", "s4_isildurs_bane s4_a_worn_ring"),
    ("4 The Ruling Ring", "s4_the_ruling_ring"),
    ("4 The Ruling Ring and the Witch-king", "s4_ruling_ring_answers s4_enquea"),
    ("4 Axe Strike", "s4_axe_strike"),
    ("4 Dwarven Axe", "s4_dwarven_axe"),
    ("4 Galadriel, Lady of Light", "s4_galadriel_plays"),
    ("4 Questions That Need Answering", "s4_questions"),
    ("4 Sleep, Caradhras", "s4_sleep_caradhras"),
    ("4 Eregion's Trails", "s4_eregions_trails s4_a_minion_that_stops"),
    ("4 Saruman's Chill", "s4_sarumans_chill"),
    ("4 Saruman's Snows", "s4_sarumans_snows s4_snows"),
    ("4 Savagery to Match Their Numbers", "s4_savagery"),
    ("4 Wariness", "s4_wariness"),
    ("4 Worry", "s4_worry"),
    ("4 Goblin Marksman", "s4_helper_text"),
    ("4 Plundered Armories", "s4_plundered_armories"),
    ("4 Drawn to Its Power", "s4_drawn_to_its_power s4_a_death_elsewhere"),
    ("4 Return to Its Master", "s4_return_to_its_master s4_the_fierce_round"),
    ("4 Ulaire Nertea", "s4_nertea"),
    ("4 Ulaire Otsea, Lieutenant of Morgul", "s4_otsea"),
    ("4 A Host Avails Little", "s4_host_avails s4_a_host"),
    ("4 Orc Ambusher", "s4_orc_ambusher"),
    ("4 Orc Assassin", "s4_orc_ambusher"),
    ("4 Merry, Friend to Sam", "s4_merrys_help s4_merry_helps"),
    ("4 Ettenmoors", "s4_ettenmoors"),
    ("4 Ford of Bruinen", "s4_ford s4_the_ford"),
    ("4 Balin's Tomb", "s4_balins_tomb"),
    ("4 Emyn Muil", "s4_emyn_muil"),
    ("4 What Are We Waiting For?", "s4_what_are_we"),
    ("4 Uruk Scout", "s4_scouts"),
    ("4 Cave Troll's Chain", "s4_a_dying_troll"),
    ("4 Ulaire Attea, The Easterling", "s4_a_subtitle s4_attea"),
    ("4 Orc Scout", "s4_scouts"),
    ("4 Saruman, Keeper of Isengard", "s4_saruman_takes s4_saruman_is_safe"),
    ("4 Saruman, Servant of the Eye", "s4_saruman_takes s4_saruman_is_safe"),
    ("4 Ulaire Otsea, Ringwraith in Twilight", "s4_the_ring_passes s4_otsea_has_one_title"),
    ("4 Old Noakes", "s4_old_noakes"),
    ("4 My Axe Is Notched", "s4_notched_axe s4_the_smaller"),
    ("4 Final Count", "s4_notched_axe s4_the_smaller"),
    ("4 Under the Living Earth", "s4_under_the_living s4_the_living"),
    ("4 Come Down", "s4_come_down"),
    ("4 Rest While You Can", "s4_rest_while s4_the_opponent"),
    ("4 Uruk Regular", "s4_uruk_regular s4_a_lone_regular"),
    ("4 Southron Fighter", "s4_southron_fighter"),
    ("4 Frodo, Courteous Halfling", "s4_courteous_frodo s4_frodo_needs"),
    ("4 Great Hall", "s4_great_hall"),
    ("4 Berserk Rager", "s4_berserkers s4_tokens_come"),
    ("4 Berserk Savage", "s4_berserkers"),
    ("4 Berserk Slayer", "s4_berserkers"),
    ("4 Uruk-hai Berserker", "s4_berserkers"),
    ("4 Desert Stalker", "s4_four_cultures"),
    ("4 Eye of Barad-dur", "s4_eye_of_barad_dur"),
    ("5 required and optional actions", "s5_required_actions"),
    ("5 site X or higher", "s3_book_of_mazarbul"),
    ("5 twilight cost of a revealed card", "s5_a_revealed_card"),
    ("5 Free Peoples cultures", "s5_a_gollum_minion"),
    ("5 discarded as it enters play", "s5_discarded_when"),
    ("5 examples of modifiers", "s5_archery_example s5_bred_for_battle"),
    ("5 for each", "s5_wingfoot"),
    ("5 leaving play", "s5_leaving_play s5_cards_on"),
    ("5 limit", "s5_limit_of_sting s5_the_limit"),
    ("5 losing with controlled sites", "s5_losing_with"),
    ("5 cannot take wounds", "s4_saruman_is_safe"),
    ("5 modifiers", "s5_modifiers"),
    ("5 opponent", "s5_opponents"),
    ("5 events from deck or discard pile", "s5_events_only"),
    ("5 promotional cards", "s2_the_watch"),
    ("5 controlled sites", "s5_text_of_a_controlled"),
    ("5 losing character", "s5_a_removed s5_pippin"),
    ("5 no more skirmish actions", "s5_no_actions"),
    ("5 in a skirmish", "s5_in_a_skirmish"),
    ("5 unhasty", "s5_unhasty"),
    ("5 vitality", "s5_vitality"),
]


def named_tests(module: ModuleType) -> list[str]:
    return [name for name in vars(module) if name.startswith("test_")]


def test_there_are_86_entries() -> None:
    assert len(ENTRIES) == 86


@pytest.mark.parametrize("entry, names", ENTRIES, ids=[entry for entry, _ in ENTRIES])
def test_every_entry_has_its_test(entry: str, names: str) -> None:
    all_tests = [test for module in MODULES for test in named_tests(module)]
    for name in names.split():
        assert any(test.startswith(f"test_{name}") for test in all_tests), f"{entry}: {name}"
