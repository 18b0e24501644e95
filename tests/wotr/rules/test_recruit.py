"""Recruiting troops (VI)."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards import catalogue
from westmarch.games.wotr.rules.casualties import TakeHits
from westmarch.games.wotr.rules.events import PlayEvent
from westmarch.games.wotr.rules.levies import RaiseInEach, RaiseTogether
from westmarch.games.wotr.rules.recruit import (
    Muster,
    RecruitAt,
    elite_of,
    forbids_muster,
    forbids_recruit,
    leader_of,
    regular_of,
    units_of,
)
from wotr.board import Board

assert catalogue


def refusal(board: Board, figure: int, place: str, by_card: bool = False) -> str | None:
    side = f.FREE if figure < f.WIDTH[f.FREE] else f.SHADOW
    return forbids_recruit(board.g, side, figure, f.region(place), by_card)


def gondor_and_rohan() -> Board:
    board = Board().war("gondor", "rohan")
    return board.place("pelargir", "gondor", 1).place("edoras", "rohan", 1).place("minas-tirith", "gondor", 1)


def places(board: Board) -> set[str]:
    return {code.rsplit(":", 1)[1] for code in board.options() if ":" in code}


# ---- by a Muster result ----


@rule("wotr.recruit.sources", "wotr.action.muster.recruit")
def test_a_muster_result_brings_figures_from_the_box_to_the_board() -> None:
    board = Board().war("gondor")
    before = sum(board.g.reinforcements)
    board.run(Muster(f.FREE)).do("recruit:gondor-regular:pelargir", "recruit:gondor-regular:lamedon")
    assert board.count("pelargir", "gondor-regular") == 1
    assert board.count("lamedon", "gondor-regular") == 1
    assert sum(board.g.reinforcements) == before - 2
    assert not board.options()


@rule("wotr.recruit.at-war-only")
def test_a_nation_not_at_war_musters_nobody() -> None:
    board = Board().war("gondor")
    board.g.put_counter(f.ROHAN, 1)
    board.g.active[f.ROHAN] = 1
    assert refusal(board, regular_of(f.ROHAN), "edoras") == "wotr.recruit.at-war-only"
    board.run(Muster(f.FREE))
    assert not any("rohan" in code for code in board.options())
    assert forbids_muster(board.g, f.FREE) is None
    assert forbids_muster(Board().g, f.FREE) == "wotr.recruit.at-war-only"
    lost = Board().war("dwarves").captured("erebor").captured("iron-hills").captured("ered-luin")
    assert forbids_muster(lost.g, f.FREE) is not None


@rule("wotr.recruit.combo.two-regulars", "wotr.recruit.different-settlements")
def test_two_regulars_go_to_two_settlements_and_no_third_follows() -> None:
    board = Board().war("gondor").run(Muster(f.FREE)).do("recruit:gondor-regular:pelargir")
    assert "recruit:gondor-regular:pelargir" not in board.options()
    assert "recruit:gondor-regular:lamedon" in board.options()
    board.do("recruit:gondor-regular:lamedon")
    assert not board.options()


@rule("wotr.recruit.combo.two-leaders")
def test_two_leaders_go_to_two_armies() -> None:
    board = gondor_and_rohan().run(Muster(f.FREE))
    board.do("recruit:gondor-leader:pelargir", "recruit:gondor-leader:minas-tirith")
    assert board.count("pelargir", "gondor-leader") == 1
    assert board.count("minas-tirith", "gondor-leader") == 1


@rule("wotr.recruit.combo.two-leaders", "wotr.recruit.nazgul-in-sauron-strongholds")
def test_two_nazgul_go_to_two_strongholds_of_sauron() -> None:
    board = Board().war("sauron", "isengard").run(Muster(f.SHADOW))
    strongholds = {code.rsplit(":", 1)[1] for code in board.options() if "nazgul" in code}
    assert strongholds == {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"}
    assert refusal(board, leader_of(f.SAURON), "orthanc") == "wotr.recruit.own-settlement"
    assert refusal(board, leader_of(f.SAURON), "nurn") == "wotr.recruit.nazgul-in-sauron-strongholds"
    board.do("recruit:nazgul:moria", "recruit:nazgul:barad-dur")
    assert board.count("moria", "nazgul") == 1
    assert board.count("barad-dur", "nazgul") == 1


@rule("wotr.recruit.combo.regular-and-leader", "wotr.recruit.two-nations")
def test_a_regular_of_gondor_and_a_leader_of_rohan_come_together() -> None:
    board = gondor_and_rohan().run(Muster(f.FREE))
    board.do("recruit:gondor-regular:pelargir", "recruit:rohan-leader:edoras")
    assert board.count("pelargir", "gondor-regular") == 2
    assert board.count("edoras", "rohan-leader") == 1


@rule("wotr.recruit.combo.one-elite")
def test_an_elite_comes_alone() -> None:
    board = gondor_and_rohan().run(Muster(f.FREE)).do("recruit:gondor-elite:pelargir")
    assert not board.options()
    board = gondor_and_rohan().run(Muster(f.FREE)).do("recruit:gondor-regular:pelargir")
    assert not any("elite" in code for code in board.options())


@rule("wotr.recruit.combo.fewer")
def test_a_single_figure_may_come() -> None:
    board = gondor_and_rohan().run(Muster(f.FREE)).do("recruit:gondor-regular:pelargir", "done")
    assert not board.options()
    board = Board().war("dwarves").captured("erebor").captured("iron-hills")
    board.run(Muster(f.FREE)).do("recruit:dwarves-regular:ered-luin")
    assert board.count("ered-luin", "dwarves-regular") == 1
    assert not board.options()


@rule("wotr.recruit.from-reinforcements")
def test_the_box_falls_by_what_is_placed() -> None:
    board = gondor_and_rohan()
    before = board.in_box("gondor-elite")
    board.run(Muster(f.FREE)).do("recruit:gondor-elite:pelargir")
    assert board.in_box("gondor-elite") == before - 1


@rule("wotr.recruit.own-settlement")
def test_a_figure_comes_to_a_settlement_of_its_own_nation() -> None:
    board = gondor_and_rohan()
    assert refusal(board, regular_of(f.GONDOR), "edoras") == "wotr.recruit.own-settlement"
    assert refusal(board, regular_of(f.GONDOR), "druadan-forest") == "wotr.recruit.own-settlement"
    assert refusal(board, regular_of(f.GONDOR), "lossarnach") is None


@rule("wotr.recruit.not-in-captured")
def test_a_captured_settlement_recruits_nobody() -> None:
    board = Board().war("north").captured("dale")
    assert refusal(board, regular_of(f.NORTH), "dale") == "wotr.recruit.not-in-captured"
    board = Board().war("north").place("dale", "sauron", 1)
    assert refusal(board, regular_of(f.NORTH), "dale") == "wotr.recruit.not-in-captured"
    assert refusal(board, regular_of(f.NORTH), "bree") is None


@rule("wotr.recruit.not-in-besieged-by-die")
def test_a_besieged_stronghold_recruits_nobody_by_die() -> None:
    board = Board().war("elves").place("lorien-inside", "elves", 1).place("lorien", "sauron", 1)
    assert refusal(board, regular_of(f.ELVES), "lorien") == "wotr.recruit.not-in-besieged-by-die"
    board.run(Muster(f.FREE))
    assert "lorien" not in places(board)


@rule("wotr.recruit.captor-cannot-use")
def test_nobody_recruits_in_edoras_under_the_shadow() -> None:
    board = Board().war("rohan", "isengard").captured("edoras").place("edoras", "isengard", 1)
    assert refusal(board, regular_of(f.ISENGARD), "edoras") == "wotr.recruit.captor-cannot-use"
    assert refusal(board, regular_of(f.ROHAN), "edoras") == "wotr.recruit.not-in-captured"
    assert refusal(board, regular_of(f.ISENGARD), "helms-deep") == "wotr.recruit.own-settlement"


@rule("wotr.recruit.figure-limit")
def test_figures_that_are_all_out_cannot_come() -> None:
    board = Board().war("elves").place("lorien", "elves", 1, leader=4)
    assert refusal(board, leader_of(f.ELVES), "lorien") == "wotr.recruit.figure-limit"
    board.g.reinforcements = [0] * len(board.g.reinforcements)
    assert forbids_muster(board.g, f.FREE) == "wotr.recruit.figure-limit"


@rule("wotr.army.leaders.need-army")
def test_a_leader_is_not_mustered_where_there_is_no_army() -> None:
    board = gondor_and_rohan()
    assert refusal(board, leader_of(f.GONDOR), "lossarnach") == "wotr.army.leaders.need-army"
    assert refusal(board, leader_of(f.GONDOR), "pelargir") is None


@rule("wotr.recruit.from-reinforcements")
def test_a_side_recruits_only_its_own_figures() -> None:
    board = Board().war("gondor")
    refused = forbids_recruit(board.g, f.SHADOW, regular_of(f.GONDOR), f.region("pelargir"), False)
    assert refused == "wotr.recruit.from-reinforcements"


@rule("wotr.recruit.shadow-losses-return")
def test_shadow_losses_go_back_to_the_box() -> None:
    board = Board().place("moria", "sauron", 4)
    before = board.in_box("sauron-regular")
    board.run(TakeHits(f.SHADOW, f.region("moria"), 3))
    assert board.units("shadow", "moria") == 1
    assert board.in_box("sauron-regular") == before + 3


@rule("wotr.recruit.free-losses-permanent")
def test_free_peoples_losses_are_out_of_the_game() -> None:
    board = Board().place("edoras", "rohan", 3)
    before = board.in_box("rohan-regular")
    board.run(TakeHits(f.FREE, f.region("edoras"), 2))
    assert board.in_box("rohan-regular") == before
    assert board.g.casualties[f.regular_column(f.ROHAN)] == 2


@rule("wotr.army.stacking.excess-removed")
def test_an_eleventh_unit_makes_one_go_back_to_the_box() -> None:
    board = Board().place("dol-amroth", "gondor", 10).hand("free", "fp-str-18")
    board.run(PlayEvent(f.FREE, f.card("fp-str-18"), f.EVENT)).do("recruit:gondor-elite:dol-amroth")
    board.do("excess:gondor-regular=1")
    assert board.units("free", "dol-amroth") == 10
    assert board.count("dol-amroth", "gondor-elite") == 1


# ---- by a card ----


@rule("wotr.recruit.card.not-at-war-ok", "wotr.recruit.sources")
def test_a_card_recruits_for_a_nation_at_peace() -> None:
    board = Board().run(RecruitAt(f.FREE, [f.region("dol-amroth")], units_of(f.GONDOR)))
    board.do("recruit:gondor-elite:dol-amroth")
    assert board.steps("gondor") == 2
    assert board.count("dol-amroth", "gondor-elite") == 1


@rule("wotr.recruit.card.besieged-ok", "wotr.recruit.not-in-besieged-by-die")
def test_a_card_recruits_inside_a_besieged_stronghold() -> None:
    board = Board().war("gondor").place("dol-amroth-inside", "gondor", 1).place("dol-amroth", "southrons", 2)
    assert refusal(board, regular_of(f.GONDOR), "dol-amroth") == "wotr.recruit.not-in-besieged-by-die"
    assert refusal(board, regular_of(f.GONDOR), "dol-amroth", by_card=True) is None
    board.run(RaiseTogether(f.FREE, [f.region("dol-amroth")], [regular_of(f.GONDOR)], 2))
    assert board.count("dol-amroth-inside", "gondor-regular") == 3


@rule("wotr.recruit.card.besieged-ok")
def test_a_besieged_stronghold_holds_no_more_than_five_recruits_included() -> None:
    board = Board().place("dol-amroth-inside", "gondor", 5).place("dol-amroth", "southrons", 2)
    board.hand("free", "fp-str-18").run(PlayEvent(f.FREE, f.card("fp-str-18"), f.EVENT))
    board.do("recruit:gondor-elite:dol-amroth", "excess:gondor-regular=1")
    assert board.units("free", "dol-amroth-inside") == 5


@rule("wotr.recruit.card.free-region-needed")
def test_a_card_places_nothing_among_enemies() -> None:
    board = Board().place("eastemnet", "isengard", 1)
    assert refusal(board, regular_of(f.ROHAN), "eastemnet", by_card=True) == "wotr.recruit.card.free-region-needed"
    board.run(RaiseTogether(f.FREE, [f.region("eastemnet")], [regular_of(f.ROHAN)], 2))
    assert board.units("free", "eastemnet") == 0


@rule("wotr.recruit.card.free-region-needed", "wotr.map.free-region.own-siege")
def test_a_card_recruits_with_an_army_that_besieges_an_enemy_stronghold() -> None:
    board = Board().place("lorien-inside", "elves", 1).place("lorien", "sauron", 1)
    assert refusal(board, regular_of(f.SAURON), "lorien", by_card=True) is None
    board.run(RecruitAt(f.SHADOW, [f.region("lorien")], [regular_of(f.SAURON)]))
    assert board.count("lorien", "sauron-regular") == 2


@rule("wotr.recruit.card.other-restrictions")
def test_a_card_recruits_neither_in_a_captured_settlement_nor_what_is_not_in_the_box() -> None:
    board = Board().captured("dale")
    assert refusal(board, regular_of(f.NORTH), "dale", by_card=True) == "wotr.recruit.card.other-restrictions"
    board.g.reinforcements[elite_of(f.NORTH)] = 0
    assert refusal(board, elite_of(f.NORTH), "bree", by_card=True) == "wotr.recruit.figure-limit"


@rule("wotr.recruit.card.theoden-example")
def test_eastemnet_without_a_settlement_serves_a_card_when_it_is_free() -> None:
    board = Board().character("gimli", "eastemnet").place("eastemnet", "isengard", 1)
    assert refusal(board, regular_of(f.ROHAN), "eastemnet", by_card=True) is not None
    board.g.remove(f.SHADOW, f.region("eastemnet"), f.regular_column(f.ISENGARD))
    assert refusal(board, regular_of(f.ROHAN), "eastemnet", by_card=True) is None


@rule("wotr.events.recruit.from-reinforcements")
@pytest.mark.parametrize(("in_box", "come"), [(5, 2), (1, 1), (0, 0)])
def test_a_card_recruits_as_far_as_the_box_allows(in_box: int, come: int) -> None:
    board = Board()
    board.g.reinforcements[regular_of(f.NORTH)] = in_box
    board.run(RaiseTogether(f.FREE, [f.region("dale")], [regular_of(f.NORTH)], 2))
    assert board.count("dale", "north-regular") == come


@rule("wotr.events.recruit.from-reinforcements")
def test_a_card_that_names_several_places_recruits_in_different_ones() -> None:
    settlements = [f.region(name) for name in ("far-harad", "near-harad", "umbar", "north-rhun")]
    board = Board().run(RaiseInEach(f.SHADOW, regular_of(f.SOUTHRONS), settlements, 2, 3))
    assert len(board.options()) == 4
    board.do("levy:far-harad,near-harad,umbar")
    assert [board.units("shadow", name) for name in ("umbar", "far-harad", "near-harad", "north-rhun")] == [2, 2, 2, 0]


@rule("wotr.events.recruit.from-reinforcements")
def test_with_too_few_figures_for_several_places_the_player_divides_them() -> None:
    settlements = [f.region(name) for name in ("far-harad", "near-harad", "umbar", "north-rhun")]
    board = Board()
    board.g.reinforcements[regular_of(f.SOUTHRONS)] = 4
    board.run(RaiseInEach(f.SHADOW, regular_of(f.SOUTHRONS), settlements, 2, 3))
    board.do("levy:far-harad,near-harad,umbar", "share:far-harad=1,near-harad=1,umbar=2")
    assert [board.units("shadow", name) for name in ("umbar", "far-harad", "near-harad", "north-rhun")] == [2, 1, 1, 0]
