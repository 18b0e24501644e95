"""The Free Peoples' Character deck as events, card by card."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.event_cards import event_of, sweep_table
from westmarch.games.wotr.rules.separation import Separate
from wotr.board import Board
from wotr.cards.playing import is_refused, play

EYES = (12, 13, 14, 15)


def tile_of(name: str) -> int:
    return f.TILE_CARD.index(name)


def draws(board: Board, *tiles: int) -> Board:
    """The next tiles drawn, one after another."""
    pool = [t for t in range(f.TILE_COUNT) if board.g.tiles[t] == f.TILE_IN_POOL]
    for tile in tiles:
        board.chance("tile", pool.index(tile))
        pool.remove(tile)
    return board


def cards_in_hand(board: Board) -> int:
    return len(board.g.hands[f.FREE])


# ---- 1 to 4: hunt tiles ----


@rule("wotr.cards.event.elven-cloaks", "wotr.hunt.tile.special-set-aside")
def test_elven_cloaks_sets_its_tile_aside_until_mordor() -> None:
    board = play(Board(), "fp-char-01")
    assert board.g.tiles[tile_of("fp-char-01")] == f.TILE_WAITING
    assert f.card("fp-char-01") in board.g.discards


@rule("wotr.cards.event.elven-rope", "wotr.hunt.tile.special-in-mordor-now")
def test_elven_rope_goes_straight_into_the_pool_on_the_mordor_track() -> None:
    board = Board()
    board.g.mordor = 1
    play(board, "fp-char-02")
    assert board.g.tiles[tile_of("fp-char-02")] == f.TILE_IN_POOL


@rule("wotr.hunt.tile.special-set-aside")
def test_phial_of_galadriel_sets_aside_the_tile_that_heals_two() -> None:
    board = play(Board(), "fp-char-03")
    assert board.g.tiles[tile_of("fp-char-03")] == f.TILE_WAITING
    assert f.TILE_VALUE[tile_of("fp-char-03")] == -2


@rule("wotr.hunt.tile.special-set-aside")
def test_smeagol_sets_aside_the_tile_that_heals_one() -> None:
    board = play(Board(), "fp-char-04")
    assert board.g.tiles[tile_of("fp-char-04")] == f.TILE_WAITING
    assert f.TILE_VALUE[tile_of("fp-char-04")] == -1


# ---- 5 to 8: on the table for the hunt ----


@rule("wotr.events.table.stays", "wotr.events.table.not-in-hand")
def test_mithril_coat_lies_on_the_table_without_any_condition() -> None:
    board = Board().fellowship_of()
    play(board, "fp-char-05")
    sweep_table(board.g)
    assert board.g.table[f.FREE] == [f.card("fp-char-05")]
    assert f.card("fp-char-05") not in board.g.hands[f.FREE]


@rule("wotr.events.play.requirement", "wotr.events.table.requirement-lapses")
def test_axe_and_bow_lies_there_until_both_gimli_and_legolas_have_left() -> None:
    assert is_refused(Board().fellowship_of("strider"), "fp-char-06")
    board = Board().fellowship_of("strider", "gimli", "legolas")
    play(board, "fp-char-06")
    board.character("gimli", "edoras")
    sweep_table(board.g)
    assert board.g.table[f.FREE] == [f.card("fp-char-06")]
    board.character("legolas", "edoras")
    sweep_table(board.g)
    assert not board.g.table[f.FREE]


@rule("wotr.events.play.requirement", "wotr.events.table.requirement-lapses")
def test_horn_of_gondor_lies_there_while_boromir_is_in_the_fellowship() -> None:
    assert is_refused(Board().fellowship_of("strider"), "fp-char-07")
    board = play(Board(), "fp-char-07")
    assert board.g.table[f.FREE] == [f.card("fp-char-07")]
    board.character("boromir", "edoras")
    sweep_table(board.g)
    assert f.card("fp-char-07") in board.g.discards


@rule("wotr.cards.event.wizards-staff", "wotr.events.play.requirement", "wotr.events.table.requirement-lapses")
def test_wizards_staff_lies_there_while_gandalf_the_grey_is_in_the_fellowship() -> None:
    assert is_refused(Board().character("gandalf-grey", "edoras"), "fp-char-08")
    board = play(Board(), "fp-char-08")
    assert board.g.table[f.FREE] == [f.card("fp-char-08")]
    board.run(Separate()).do("group:gandalf-grey", "go:hollin")
    assert f.card("fp-char-08") in board.g.discards


# ---- 9 to 13: the Fellowship ----


@rule("wotr.events.play.mandatory-effects")
def test_athelas_heals_for_each_five_or_six() -> None:
    board = Board().dice(5, 4, 6)
    board.g.corruption = 5
    play(board, "fp-char-09")
    assert board.g.corruption == 3


@rule("wotr.events.play.mandatory-effects")
def test_athelas_heals_from_three_up_when_strider_guides() -> None:
    board = Board().dice(3, 2, 4)
    board.g.corruption = 5
    board.g.guide = f.STRIDER
    play(board, "fp-char-09")
    assert board.g.corruption == 3


@rule("wotr.events.play.mandatory-effects")
def test_there_is_another_way_only_heals_without_gollum() -> None:
    board = Board()
    board.g.corruption = 2
    play(board, "fp-char-10")
    assert board.g.corruption == 1
    assert not board.options()


@rule("wotr.events.play.overrides-only-stated")
def test_there_is_another_way_lets_gollum_move_a_hidden_fellowship_but_not_a_revealed_one() -> None:
    board = Board().fellowship_of()
    play(board, "fp-char-10")
    assert board.options() == ["choose:move", "choose:none"]
    board.do("choose:move")
    assert board.g.progress == 1
    board = Board().fellowship_of()
    board.g.revealed = True
    play(board, "fp-char-10")
    assert board.options() == ["choose:hide", "choose:none"]
    board.do("choose:hide")
    assert board.g.revealed == 0


@rule("wotr.events.play.requirement", "wotr.fellowship.separate.range")
def test_i_will_go_alone_separates_one_region_farther_and_heals() -> None:
    assert is_refused(Board().fellowship_of(), "fp-char-11")
    board = Board().fellowship_of("gandalf-grey", "meriadoc")
    board.g.corruption = 3
    play(board, "fp-char-11", "group:meriadoc")
    assert "go:hollin" in board.options()  # two regions from Rivendell, Level 1 and 1 more
    assert "go:moria" not in board.options()
    board.do("go:hollin")
    assert board.where("meriadoc") == "hollin"
    assert board.g.corruption == 2


@rule("wotr.mordor.no-separation")
def test_i_will_go_alone_costs_a_companion_his_life_on_the_mordor_track() -> None:
    board = Board().fellowship_of("strider", "gimli")
    board.g.mordor = 2
    board.g.corruption = 3
    play(board, "fp-char-11", "group:gimli")
    assert board.where("gimli") == "eliminated"
    assert board.g.corruption == 2


@rule("wotr.events.play.mandatory-effects")
@pytest.mark.parametrize(("fellowship", "left"), [(("strider",), 4), ((), 3)])
def test_bilbos_song_heals_one_or_two_with_gollum(fellowship: tuple[str, ...], left: int) -> None:
    board = Board().fellowship_of(*fellowship)
    board.g.corruption = 5
    play(board, "fp-char-12")
    assert board.g.corruption == left


@rule("wotr.events.play.partial-effect")
def test_mirror_of_galadriel_turns_a_character_die_and_heals_in_lorien() -> None:
    board = Board().result("free", "character", 2)
    board.g.corruption = 3
    board.g.fellowship = f.region("lorien")
    play(board, "fp-char-13")
    assert board.g.die_count(f.FREE, f.CHARACTER) == 1
    assert board.g.die_count(f.FREE, f.WILL) == 1
    assert board.g.corruption == 2


@rule("wotr.events.play.partial-effect")
def test_mirror_of_galadriel_does_what_it_can() -> None:
    board = Board().result("free", "muster")
    board.g.corruption = 3
    board.g.fellowship = f.region("lorien")
    play(board, "fp-char-13")
    assert board.g.die_count(f.FREE, f.WILL) == 0
    assert board.g.corruption == 2
    board = Board().captured("lorien").result("free", "character")
    board.g.corruption = 3
    board.g.fellowship = f.region("lorien")
    play(board, "fp-char-13")
    assert board.g.die_count(f.FREE, f.WILL) == 1
    assert board.g.corruption == 3


# ---- 14: Challenge of the King ----


@rule("wotr.events.play.requirement")
def test_challenge_of_the_king_needs_the_heir_with_an_army_in_gondor_or_rohan() -> None:
    assert is_refused(Board().character("strider", "edoras"), "fp-char-14")
    assert is_refused(Board().character("strider", "fangorn").place("fangorn", "rohan", 1), "fp-char-14")
    assert not is_refused(Board().character("strider", "edoras").place("edoras", "rohan", 1), "fp-char-14")
    inside = Board().character("aragorn", "minas-tirith-inside").place("minas-tirith-inside", "gondor", 1)
    assert not is_refused(inside.place("minas-tirith", "sauron", 1), "fp-char-14")


@rule("wotr.hunt.pool.refill-excludes")
def test_challenge_of_the_king_removes_eyes_for_good_and_returns_the_rest() -> None:
    board = Board().character("strider", "edoras").place("edoras", "rohan", 1)
    draws(board, EYES[0], 0, EYES[1])
    play(board, "fp-char-14")
    assert [board.g.tiles[tile] for tile in (EYES[0], 0, EYES[1])] == [f.TILE_REMOVED, f.TILE_IN_POOL, f.TILE_REMOVED]
    assert board.where("strider") == "edoras"


@rule("wotr.characters.eliminated.permanent")
def test_three_eyes_in_the_challenge_cost_the_heir_his_life_and_go_back() -> None:
    board = Board().character("aragorn", "edoras").place("edoras", "rohan", 1)
    board.g.where[f.STRIDER] = f.NOT_IN_PLAY
    draws(board, *EYES[:3])
    play(board, "fp-char-14")
    assert board.where("aragorn") == "eliminated"
    assert [board.g.tiles[tile] for tile in EYES[:3]] == [f.TILE_IN_POOL] * 3


# ---- 15 to 17: companions on their way ----


@rule("wotr.characters.move.character-die-or-card", "wotr.characters.companions.besieged-stronghold")
def test_gwaihir_carries_a_companion_four_regions_into_a_besieged_stronghold() -> None:
    board = Board().fellowship_of("gandalf-grey").character("meriadoc", "osgiliath")
    board.place("helms-deep-inside", "rohan", 1).place("helms-deep", "isengard", 1)
    assert f.DISTANCE[f.region("osgiliath")][f.region("helms-deep")] == 4
    play(board, "fp-char-15", "choose:move", "go:helms-deep")
    assert board.where("meriadoc") == "helms-deep-inside"


@rule("wotr.fellowship.separate.range")
def test_gwaihir_separates_a_companion_as_if_of_level_four() -> None:
    board = Board().fellowship_of("gandalf-grey", "meriadoc")
    play(board, "fp-char-15", "group:meriadoc")
    far = [r for r in f.REGIONS if f"go:{r}" in board.options()]
    assert max(f.DISTANCE[f.region("rivendell")][f.region(r)] for r in far) == 4


@rule("wotr.characters.move.character-die-or-card")
def test_we_prove_the_swifter_adds_two_regions_on_the_map() -> None:
    board = Board().fellowship_of("gandalf-grey").character("legolas", "rivendell")
    play(board, "fp-char-16", "choose:move")
    far = [r for r in f.REGIONS if f"go:{r}" in board.options()]
    assert max(f.DISTANCE[f.region("rivendell")][f.region(r)] for r in far) == 4


@rule("wotr.events.play.partial-effect")
def test_we_prove_the_swifter_without_anybody_to_move_has_no_effect() -> None:
    board = play(Board().fellowship_of(), "fp-char-16")
    assert not board.options()
    assert f.card("fp-char-16") in board.g.discards


@rule("wotr.politics.advance.cards", "wotr.politics.activate.no-advance")
def test_there_and_back_again_rouses_three_peoples_when_gimli_is_home() -> None:
    board = Board().fellowship_of("gandalf-grey", "meriadoc").character("gimli", "erebor")
    play(board, "fp-char-17", "group:meriadoc", "go:hollin")
    assert board.is_active("dwarves")
    assert board.is_active("north")
    assert (board.steps("dwarves"), board.steps("elves"), board.steps("north")) == (2, 2, 2)


@rule("wotr.politics.advance.cards")
def test_legolas_at_home_does_as_well_for_there_and_back_again() -> None:
    board = Board().fellowship_of().character("legolas", "woodland-realm")
    play(board, "fp-char-17")
    assert (board.steps("dwarves"), board.steps("elves"), board.steps("north")) == (2, 2, 2)


@rule("wotr.events.play.mandatory-effects")
def test_there_and_back_again_rouses_nobody_when_neither_is_there() -> None:
    board = Board().fellowship_of("gandalf-grey", "meriadoc").character("gimli", "edoras")
    play(board, "fp-char-17", "group:meriadoc", "go:hollin")
    assert not board.is_active("dwarves")
    assert (board.steps("dwarves"), board.steps("elves"), board.steps("north")) == (3, 3, 3)


# ---- 18: The Eagles are Coming! ----


def eagles() -> Board:
    board = Board().character("boromir", "osgiliath").place("osgiliath", "gondor", 1)
    return board.place("south-ithilien", "sauron", 2, nazgul=3)


@rule("wotr.events.play.requirement")
def test_the_eagles_need_a_companions_army_next_to_an_army_with_nazgul() -> None:
    assert not is_refused(eagles(), "fp-char-18")
    alone = Board().character("boromir", "osgiliath").place("south-ithilien", "sauron", 2, nazgul=3)
    assert is_refused(alone, "fp-char-18")
    lone_nazgul = Board().character("boromir", "osgiliath").place("osgiliath", "gondor", 1)
    assert is_refused(lone_nazgul.place("south-ithilien", "sauron", nazgul=3), "fp-char-18")
    witch_king = Board().character("boromir", "osgiliath").place("osgiliath", "gondor", 1)
    witch_king.place("south-ithilien", "sauron", 2).character("witch-king", "south-ithilien")
    assert is_refused(witch_king, "fp-char-18")


@rule("wotr.events.play.mandatory-effects")
def test_the_eagles_bring_down_nazgul_and_drive_the_others_home() -> None:
    board = eagles().character("witch-king", "south-ithilien").dice(5, 4, 1)
    play(board, "fp-char-18")
    assert board.asked() == "shadow"
    board.do("region:dol-guldur")
    assert board.count("dol-guldur", "nazgul") == 2
    assert board.count("south-ithilien", "nazgul") == 0
    assert board.in_box("nazgul") == f.FIGURES[f.SHADOW][f.NAZGUL] - 2
    assert board.where("witch-king") == "south-ithilien"


@rule("wotr.events.play.mandatory-effects")
def test_the_eagles_roll_five_dice_at_most_and_no_nazgul_flees_to_a_conquered_stronghold() -> None:
    board = Board().character("boromir", "osgiliath").place("osgiliath", "gondor", 1).captured("moria")
    board.place("osgiliath", "gondor").place("south-ithilien", "sauron", 2, nazgul=7).dice(6, 6, 6, 6, 6, 6, 6)
    play(board, "fp-char-18")
    assert board.count("south-ithilien", "nazgul") == 2
    assert "region:moria" not in board.options()
    assert "region:orthanc" not in board.options()


# ---- 19 to 21: The Ents Awake ----

ENTS = ("fp-char-19", "fp-char-20", "fp-char-21")


def fangorn() -> Board:
    board = Board().fellowship_of("strider").character("gandalf-white", "fangorn")
    board.g.put_counter(f.ISENGARD, 1)
    return board


@rule("wotr.events.play.requirement", "wotr.cards.known.ents-and-dead")
@pytest.mark.parametrize("name", ENTS)
def test_the_ents_need_gandalf_the_white_in_play_and_a_companion_in_fangorn(name: str) -> None:
    assert is_refused(Board().character("gimli", "fangorn"), name)
    assert is_refused(Board().character("gandalf-white", "edoras"), name)
    assert not is_refused(fangorn(), name)
    assert not is_refused(Board().character("gandalf-white", "edoras").character("gimli", "fangorn"), name)


@rule("wotr.politics.cards.ents-dead-react", "wotr.cards.known.ents-and-dead")
@pytest.mark.parametrize("name", ENTS)
def test_the_ents_hit_the_army_in_orthanc_and_isengard_advances(name: str) -> None:
    board = fangorn().place("orthanc", "isengard", 3).dice(4, 3, 6)
    play(board, name)
    assert board.units("shadow", "orthanc") == 1
    assert board.steps("isengard") == 0


@rule("wotr.events.play.mandatory-effects")
@pytest.mark.parametrize("name", ENTS)
def test_nazgul_and_saruman_fall_with_the_army_in_orthanc(name: str) -> None:
    board = fangorn().place("orthanc", "isengard", 2).place("orthanc", "sauron", nazgul=1).dice(4, 4, 1)
    play(board.character("saruman", "orthanc"), name)
    assert board.where("saruman") == "eliminated"
    assert board.count("orthanc", "nazgul") == 0


@rule("wotr.events.play.partial-effect")
def test_the_ents_take_saruman_alone_in_orthanc() -> None:
    board = fangorn().character("saruman", "orthanc")
    play(board, "fp-char-20")
    assert board.where("saruman") == "eliminated"
    assert board.steps("isengard") == 1


@rule("wotr.events.play.mandatory-effects")
def test_saruman_lives_while_an_army_is_left_with_him() -> None:
    board = fangorn().place("orthanc", "isengard", 4).character("saruman", "orthanc").dice(6, 6, 6)
    play(board, "fp-char-19")
    assert board.units("shadow", "orthanc") == 1
    assert board.where("saruman") == "orthanc"


@rule("wotr.capture.siege-win")
def test_orthanc_falls_when_the_ents_destroy_a_besieged_garrison() -> None:
    board = fangorn().place("orthanc-inside", "isengard", 1).place("orthanc", "rohan", 1).dice(6, 6, 6)
    play(board, "fp-char-21")
    assert board.controls("orthanc") == "free"


@rule("wotr.action.character.play-event")
def test_gandalf_the_white_near_fangorn_lets_another_character_card_follow_without_a_die() -> None:
    board = fangorn().hand("free", "fp-char-12", "fp-str-08", "fp-char-23")
    board.g.corruption = 2
    play(board, "fp-char-19")
    assert board.options() == ["card:fp-char-12", "done"]  # a Strategy card and an unplayable one are not offered
    board.do("card:fp-char-12")
    assert board.g.corruption == 1
    rohan = Board().fellowship_of("strider").character("gandalf-white", "edoras").character("gimli", "fangorn")
    play(rohan.hand("free", "fp-char-12"), "fp-char-21")
    assert rohan.options() == ["card:fp-char-12", "done"]
    far = Board().fellowship_of("strider").character("gandalf-white", "lorien").character("gimli", "fangorn")
    play(far.hand("free", "fp-char-12"), "fp-char-19")
    assert not far.options()


# ---- 22: Dead Men of Dunharrow ----


@rule("wotr.events.play.requirement")
def test_the_dead_men_need_the_heir_in_rohan() -> None:
    assert is_refused(Board(), "fp-char-22")
    assert is_refused(Board().character("strider", "fangorn"), "fp-char-22")
    assert not is_refused(Board().character("strider", "edoras"), "fp-char-22")
    besieged = Board().character("aragorn", "helms-deep-inside").place("helms-deep-inside", "rohan", 1)
    assert not is_refused(besieged.place("helms-deep", "isengard", 1), "fp-char-22")


@rule("wotr.politics.cards.ents-dead-react", "wotr.cards.known.ents-and-dead")
def test_the_dead_men_take_pelargir_back() -> None:
    board = Board().character("strider", "edoras").character("gimli", "edoras").character("legolas", "edoras")
    board.captured("pelargir").place("pelargir", "southrons", 5).dice(2)
    play(board, "fp-char-22", "go:pelargir", "group:legolas", "retreat:west-harondor")
    assert (board.where("strider"), board.where("legolas"), board.where("gimli")) == ("pelargir", "pelargir", "edoras")
    assert board.count("west-harondor", "southrons-regular") == 3
    assert board.steps("southrons") == 1
    board.do("raise:gondor-regular=3")
    assert board.count("pelargir", "gondor-regular") == 3
    assert board.controls("pelargir") == "free"
    assert not board.options()


@rule("wotr.events.play.mandatory-effects")
def test_an_army_that_cannot_flee_the_dead_men_is_destroyed_with_its_nazgul() -> None:
    board = Board().character("strider", "edoras").place("erech", "southrons", 5, 1).place("erech", "sauron", nazgul=1)
    for name in [f.REGIONS[r] for r in f.ADJACENT[f.region("erech")]]:
        board.place(name, "gondor", 1)
    play(board.dice(1), "fp-char-22", "go:erech", "lose:southrons-regular=1")
    assert board.units("shadow", "erech") == 0
    assert board.count("erech", "nazgul") == 0


@rule("wotr.events.recruit.from-reinforcements")
def test_the_dead_men_may_bring_fewer_than_three_regulars_and_leave_a_place_without_enemies_in_peace() -> None:
    board = Board().character("strider", "edoras")
    play(board, "fp-char-22", "go:lamedon", "raise:gondor-regular=1")
    assert board.count("lamedon", "gondor-regular") == 1
    assert "wotr-log-card-die" not in board.logged()


# ---- 23 and 24 ----


@rule("wotr.events.play.requirement", "wotr.recruit.card.not-at-war-ok")
def test_house_of_the_stewards_recruits_with_boromir_in_gondor_and_draws_two() -> None:
    assert is_refused(Board(), "fp-char-23")
    assert is_refused(Board().character("boromir", "edoras"), "fp-char-23")
    board = Board().character("boromir", "lossarnach")
    play(board, "fp-char-23", "recruit:gondor-elite:lossarnach")
    assert board.count("lossarnach", "gondor-elite") == 1
    assert [f.deck_of(card) for card in board.g.hands[f.FREE]] == [f.STRATEGY_DECK] * 2


@rule("wotr.events.play.partial-effect", "wotr.recruit.card.free-region-needed")
def test_house_of_the_stewards_still_draws_when_boromir_is_among_enemies() -> None:
    board = Board().character("boromir", "lossarnach").place("lossarnach", "sauron", 1)
    play(board, "fp-char-23")
    assert board.units("free", "lossarnach") == 0
    assert cards_in_hand(board) == 2


@rule("wotr.events.play.requirement", "wotr.recruit.free-losses-permanent")
def test_the_grey_company_replaces_a_regular_by_an_elite_of_its_nation_and_draws_two() -> None:
    assert is_refused(Board().character("strider", "edoras"), "fp-char-24")
    board = Board().character("strider", "edoras").place("edoras", "rohan", 2).place("edoras", "gondor", 1)
    play(board, "fp-char-24")
    assert board.options() == ["nation:gondor", "nation:rohan"]
    board.do("nation:rohan")
    assert (board.count("edoras", "rohan-regular"), board.count("edoras", "rohan-elite")) == (1, 1)
    assert board.g.casualties[f.regular_column(f.ROHAN)] == 1
    assert cards_in_hand(board) == 2


@rule("wotr.events.play.partial-effect")
def test_the_grey_company_only_draws_when_no_regular_can_be_replaced() -> None:
    board = Board().character("strider", "edoras").place("edoras", "rohan", elite=1)
    play(board, "fp-char-24")
    assert board.count("edoras", "rohan-elite") == 1
    assert cards_in_hand(board) == 2
    board = Board().character("strider", "edoras").place("edoras", "rohan", 1)
    board.g.reinforcements[f.elite_column(f.ROHAN)] = 0
    play(board, "fp-char-24")
    assert board.count("edoras", "rohan-regular") == 1


def test_every_card_of_the_deck_has_an_event_half() -> None:
    assert all(event_of(number) is not None for number in range(24))
