"""The Fellowship of the Ring (VIII p.36-39)."""

from __future__ import annotations

import westmarch.games.wotr.cards.catalogue  # noqa: F401  table cards know when they leave the table
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.actions import ActionResolution
from westmarch.games.wotr.rules.characters import MoveCompanions
from westmarch.games.wotr.rules.corruption import corrupt, heal
from westmarch.games.wotr.rules.fellowship import (
    Declare,
    FellowshipPhase,
    MoveFellowship,
    forbids_declare,
    forbids_hide,
    forbids_move_fellowship,
    forbids_separate,
    hide,
)
from westmarch.games.wotr.rules.hunt import Hunt, HuntAllocation, hunt_rerolls
from westmarch.games.wotr.rules.hunt_tile import CARD, DrawTile, Reveal
from westmarch.games.wotr.rules.separation import ChooseGuide, Separate, leave_fellowship
from wotr.board import Board
from wotr.tiles import EYE, TWO, ZERO_REVEAL


def in_region(board: Board, region: str, progress: int = 0) -> Board:
    board.g.fellowship = f.region(region)
    board.g.progress = progress
    return board


def besieged(board: Board, region: str, nation: str) -> Board:
    """A stronghold of the Free Peoples under siege by Sauron."""
    return board.place(f"{region}-inside", nation, regular=1).place(region, "sauron", regular=3)


def figure(board: Board) -> str:
    return f.REGIONS[board.g.fellowship]


# ---- members, location, Guide ----


@rule("wotr.fellowship.members")
def test_the_fellowship_is_the_ring_bearers_and_the_companions_with_them() -> None:
    board = Board().character("gandalf-grey", "edoras")
    assert [f.CHARACTERS[c] for c in board.g.companions()] == [
        "strider",
        "boromir",
        "legolas",
        "gimli",
        "meriadoc",
        "peregrin",
    ]


@rule("wotr.fellowship.ring-bearers.inseparable")
def test_frodo_and_sam_cannot_be_separated() -> None:
    board = Board().fellowship_of()
    assert forbids_separate(board.g) == "wotr.fellowship.ring-bearers.inseparable"
    board = Board().fellowship_of("gimli", "legolas").run(Separate())
    assert set(board.options()) == {"group:gimli", "group:legolas", "group:legolas,gimli"}


@rule("wotr.fellowship.ring-bearers.not-companion")
def test_ring_bearers_alone_count_as_no_companion() -> None:
    board = Board().fellowship_of()
    assert board.g.companions() == []
    board.run(HuntAllocation())
    assert board.options() == ["allocate:0", "allocate:1"]


@rule("wotr.fellowship.location.figure")
def test_the_fellowship_is_where_its_figure_is_whatever_the_progress() -> None:
    board = in_region(Board(), "rivendell", 4).place("rivendell", "sauron", regular=1)
    assert hunt_rerolls(board.g) == 1
    board = in_region(Board(), "rivendell", 4).place("moria", "sauron", regular=1)
    assert hunt_rerolls(board.g) == 0


@rule("wotr.fellowship.companions-location")
def test_companions_in_the_fellowship_are_in_the_region_of_the_figure() -> None:
    board = in_region(Board(), "dale")
    leave_fellowship(board.g, f.BOROMIR)
    assert board.where("boromir") == "dale"


@rule("wotr.fellowship.guide.highest-level")
def test_the_guide_is_always_of_the_highest_level() -> None:
    board = Board().fellowship_of("strider", "gandalf-grey", "legolas").run(ChooseGuide(optional=True))
    assert board.options() == ["guide:gandalf-grey", "guide:strider"]
    board = Board().fellowship_of("strider", "legolas").run(ChooseGuide(optional=True))
    assert board.options() == []
    assert board.g.guide == f.STRIDER


@rule("wotr.fellowship.guide.tie-choice", "wotr.fellowship.guide.change-on-composition")
def test_when_somebody_leaves_the_guide_may_be_changed_among_equals() -> None:
    board = Board().run(Separate()).do("group:legolas", "go:rivendell")
    assert board.options() == ["guide:gandalf-grey", "guide:strider"]
    board.do("guide:strider")
    assert board.g.guide == f.STRIDER


@rule("wotr.fellowship.guide.change-in-phase", "wotr.fellowship.guide.first-turn-example")
def test_the_guide_may_be_changed_at_the_end_of_the_fellowship_phase() -> None:
    board = Board().run(FellowshipPhase()).do("pass")
    assert board.options() == ["guide:gandalf-grey", "guide:strider"]
    board.do("guide:strider")
    assert board.g.guide == f.STRIDER
    assert board.options() == []


@rule("wotr.fellowship.guide.no-change-otherwise")
def test_a_move_of_the_fellowship_does_not_offer_a_new_guide() -> None:
    board = Board().dice(1)
    board.g.hunt_box = [0, 1]
    board.run(MoveFellowship())
    assert board.options() == []
    assert board.g.guide == f.GANDALF_GREY


@rule("wotr.fellowship.guide.only-guide-ability")
def test_companions_in_the_fellowship_lend_an_army_in_the_region_nothing() -> None:
    board = in_region(Board(), "lorien").place("lorien", "elves", regular=2)
    assert board.g.leadership(f.FREE, f.region("lorien")) == 0
    assert not board.g.leads(f.FREE, f.region("lorien"))


@rule("wotr.fellowship.guide.replacement")
def test_when_the_guide_leaves_the_next_highest_takes_over() -> None:
    board = Board().fellowship_of("gandalf-grey", "strider", "gimli").run(Separate())
    board.do("group:gandalf-grey", "go:rivendell")
    assert board.g.guide == f.STRIDER
    board = Board().fellowship_of("gandalf-grey", "gimli")
    leave_fellowship(board.g, f.GANDALF_GREY)
    assert board.g.guide == f.GIMLI


@rule("wotr.fellowship.gollum-not-companion")
def test_gollum_counts_neither_for_allocation_nor_as_a_casualty() -> None:
    board = Board().fellowship_of().run(HuntAllocation())
    assert board.options() == ["allocate:0", "allocate:1"]
    board = Board().fellowship_of().tile(TWO).run(DrawTile(CARD, 0)).do("no")
    assert board.g.corruption == 2


# ---- moving ----


@rule("wotr.fellowship.move.action")
def test_the_fellowship_moves_by_a_character_result_in_the_action_phase() -> None:
    board = Board().result("free", "character").result("free", "muster").result("shadow", "army")
    board.run(ActionResolution())
    assert "use:character:move_fellowship" in board.options()
    assert "use:muster:move_fellowship" not in board.options()
    phase = Board().run(FellowshipPhase())
    assert not [code for code in phase.options() if "move" in code]


@rule("wotr.fellowship.move.one-step")
def test_a_move_advances_the_counter_and_leaves_the_figure() -> None:
    board = in_region(Board(), "rivendell", 2).run(MoveFellowship())
    assert board.g.progress == 3
    assert figure(board) == "rivendell"


@rule("wotr.fellowship.move.hidden-only")
def test_a_revealed_fellowship_cannot_move() -> None:
    board = Board()
    assert forbids_move_fellowship(board.g) is None
    board.g.revealed = True
    assert forbids_move_fellowship(board.g) == "wotr.fellowship.move.hidden-only"
    board.result("free", "character").result("shadow", "army").run(ActionResolution())
    assert "use:character:move_fellowship" not in board.options()


@rule("wotr.fellowship.move.several-per-turn")
def test_three_dice_move_it_three_times_with_a_growing_bonus_for_the_hunt() -> None:
    board = Board().result("free", "character", 3).dice(5, 4, 3)
    board.g.hunt_box = [0, 1]
    board.run(ActionResolution()).do("use:character:move_fellowship")
    assert board.g.progress == 1
    assert board.g.hunt_box == [1, 1]
    board.do("use:character:move_fellowship")
    assert board.g.hunt_box == [2, 1]
    board.do("use:character:move_fellowship")
    assert board.g.progress == 3
    assert board.g.hunt_box == [3, 1]


@rule("wotr.fellowship.move.card-die-not-in-box")
def test_a_move_by_a_card_is_hunted_but_puts_no_die_in_the_box() -> None:
    board = Board().dice(1)
    board.g.hunt_box = [0, 1]
    board.run(MoveFellowship())
    assert board.g.hunt_box == [0, 1]
    assert "wotr-log-hunt-roll" in board.logged()


# ---- declaring ----


@rule("wotr.fellowship.locate.two-ways")
def test_declaring_and_being_revealed_both_move_the_figure_and_reset_progress() -> None:
    board = in_region(Board(), "rivendell", 1).run(Declare(f.region("trollshaws")))
    assert (figure(board), board.g.progress) == ("trollshaws", 0)
    board = in_region(Board(), "rivendell", 1).run(Reveal(f.SHADOW)).do("reveal:trollshaws")
    assert (figure(board), board.g.progress) == ("trollshaws", 0)


@rule("wotr.fellowship.locate.zero-stays")
def test_with_progress_zero_the_figure_stays() -> None:
    board = in_region(Board(), "hollin").run(FellowshipPhase())
    assert board.options() == ["declare:hollin", "pass"]
    assert forbids_declare(board.g, f.region("moria")) == "wotr.fellowship.locate.zero-stays"
    board = in_region(Board(), "hollin").run(Reveal(f.SHADOW))
    assert figure(board) == "hollin"


@rule("wotr.fellowship.locate.black-border")
def test_the_figure_does_not_cross_black_borders() -> None:
    board = in_region(Board(), "rivendell", 1).run(FellowshipPhase())
    assert board.options() == ["declare:fords-of-bruinen", "declare:rivendell", "declare:trollshaws", "pass"]


@rule("wotr.fellowship.locate.ignores-armies")
def test_enemy_armies_do_not_hinder_the_figure() -> None:
    board = in_region(Board(), "rivendell", 2).place("fords-of-bruinen", "sauron", regular=5).run(FellowshipPhase())
    assert "declare:fords-of-bruinen" in board.options()
    assert "declare:hollin" in board.options()


@rule("wotr.fellowship.declare.phase")
def test_only_a_hidden_fellowship_declares_and_once_a_turn() -> None:
    board = Board()
    board.g.revealed = True
    board.run(FellowshipPhase())
    assert board.options() == ["guide:gandalf-grey", "guide:strider"]
    assert forbids_declare(board.g, board.g.fellowship) == "wotr.fellowship.declare.phase"
    board = Board().run(FellowshipPhase()).do("declare:rivendell")
    assert forbids_declare(board.g, board.g.fellowship) == "wotr.fellowship.declare.phase"


@rule("wotr.fellowship.declare.distance", "wotr.fellowship.declare.any-region")
def test_declaring_reaches_every_region_within_the_progress() -> None:
    board = in_region(Board(), "rivendell", 5).run(FellowshipPhase())
    offered = {code.removeprefix("declare:") for code in board.options() if code != "pass"}
    near = {name for r, name in enumerate(f.REGIONS) if f.DISTANCE[f.region("rivendell")][r] <= 5}
    assert offered == near
    assert {"rivendell", "lorien", "moria"} <= offered
    assert forbids_declare(board.g, f.region("edoras")) == "wotr.fellowship.declare.distance"


@rule("wotr.fellowship.declare.stays-hidden")
def test_declaring_leaves_it_hidden() -> None:
    board = in_region(Board(), "rivendell", 1).run(FellowshipPhase()).do("declare:trollshaws")
    assert not board.g.revealed


@rule("wotr.fellowship.declare.no-stronghold-tile")
def test_declaring_through_moria_draws_no_tile() -> None:
    board = in_region(Board(), "hollin", 2).run(Declare(f.region("dimrill-dale")))
    assert board.options() == []
    assert "wotr-log-tile" not in board.logged()


@rule("wotr.fellowship.declare.besieged")
def test_the_fellowship_goes_into_and_out_of_besieged_strongholds() -> None:
    board = besieged(in_region(Board(), "dimrill-dale", 1), "lorien", "elves").run(FellowshipPhase())
    assert "declare:lorien" in board.options()
    board = besieged(in_region(Board(), "lorien", 1), "lorien", "elves").run(FellowshipPhase())
    assert "declare:dimrill-dale" in board.options()


@rule("wotr.fellowship.declare.example")
def test_example_the_fellowship_declares_in_lorien() -> None:
    board = in_region(Board(), "rivendell", 5)
    board.g.corruption = 2
    board.run(FellowshipPhase()).do("declare:lorien")
    assert (figure(board), board.g.progress, board.g.revealed, board.g.corruption) == ("lorien", 0, 0, 1)
    assert board.is_active("elves")


@rule("wotr.fellowship.heal.one-point", "wotr.politics.activate.declared")
def test_declared_in_a_free_city_it_heals_one_point_and_rouses_the_nation() -> None:
    board = in_region(Board(), "edoras")
    board.g.corruption = 3
    board.run(Declare(f.region("edoras")))
    assert board.g.corruption == 2
    assert board.is_active("rohan")
    board = in_region(Board(), "edoras").run(Declare(f.region("edoras")))
    assert board.g.corruption == 0


@rule("wotr.fellowship.heal.captured-no")
def test_no_healing_in_a_captured_city() -> None:
    board = in_region(Board(), "edoras").captured("edoras")
    board.g.corruption = 3
    board.run(Declare(f.region("edoras")))
    assert board.g.corruption == 3
    assert not board.is_active("rohan")


@rule("wotr.fellowship.heal.besieged-ok")
def test_healing_in_a_besieged_stronghold() -> None:
    board = besieged(in_region(Board(), "lorien"), "lorien", "elves")
    board.g.corruption = 3
    board.run(Declare(f.region("lorien")))
    assert board.g.corruption == 2


@rule("wotr.fellowship.heal.every-turn")
def test_resting_heals_one_point_each_turn() -> None:
    board = in_region(Board(), "lorien").fellowship_of("strider")
    board.g.corruption = 5
    for _ in range(3):
        board.g.declared = False
        board.run(FellowshipPhase()).do("declare:lorien")
    assert board.g.corruption == 2


@rule("wotr.fellowship.heal.not-town")
def test_a_town_does_not_heal() -> None:
    board = in_region(Board(), "bree")
    board.g.corruption = 3
    board.run(Declare(f.region("bree")))
    assert board.g.corruption == 3
    assert not board.is_active("north")


@rule("wotr.cards.event.last-battle.discard")
def test_declaring_discards_the_last_battle() -> None:
    board = Board().place("osgiliath", "gondor", regular=1).character("aragorn", "osgiliath")
    board.on_table("free", "fp-str-01").run(Declare(f.region("rivendell")))
    assert board.g.table[f.FREE] == []


# ---- being revealed ----


@rule("wotr.fellowship.reveal.sources")
def test_a_successful_hunt_reveals_a_hidden_fellowship() -> None:
    board = in_region(Board(), "hollin").dice(6).tile(ZERO_REVEAL)
    board.g.hunt_box = [0, 1]
    board.run(Hunt())
    assert board.g.revealed
    board = in_region(Board(), "hollin").dice(5)
    board.g.hunt_box = [0, 1]
    board.run(Hunt())
    assert not board.g.revealed


@rule("wotr.fellowship.reveal.move-figure")
def test_the_free_peoples_choose_where_the_revealed_figure_goes() -> None:
    board = in_region(Board(), "hollin", 1).run(Reveal(f.SHADOW))
    assert board.asked() == "free"
    near = {name for r, name in enumerate(f.REGIONS) if f.DISTANCE[f.region("hollin")][r] <= 1}
    assert {code.removeprefix("reveal:") for code in board.options()} == near
    board.do("reveal:trollshaws")
    assert (figure(board), board.g.progress, board.g.revealed) == ("trollshaws", 0, 1)


@rule("wotr.fellowship.reveal.not-in-free-city")
def test_a_revealed_fellowship_does_not_end_in_a_free_city_or_stronghold() -> None:
    board = in_region(Board(), "lorien", 1).run(Reveal(f.SHADOW))
    assert board.options() == ["reveal:dimrill-dale", "reveal:parth-celebrant"]
    board = in_region(Board(), "lorien").run(Reveal(f.SHADOW))
    assert figure(board) == "lorien"
    board = in_region(Board(), "hollin", 1).captured("moria").run(Reveal(f.SHADOW))
    assert "reveal:moria" not in board.options()


@rule("wotr.fellowship.reveal.may-pass-free-city")
def test_the_way_may_lead_through_a_free_city() -> None:
    board = in_region(Board(), "trollshaws", 2).run(Reveal(f.SHADOW))
    assert "reveal:fords-of-bruinen" in board.options()
    board = in_region(Board(), "folde", 2).run(Reveal(f.SHADOW))
    assert "reveal:westemnet" in board.options()
    assert "reveal:edoras" not in board.options()


@rule("wotr.fellowship.reveal.not-declare")
def test_a_reveal_neither_heals_nor_rouses_a_nation() -> None:
    board = in_region(Board(), "edoras")
    board.g.corruption = 3
    board.run(Reveal(f.SHADOW))
    assert board.g.corruption == 3
    assert not board.is_active("rohan")


@rule("wotr.fellowship.reveal.example")
def test_example_the_revealed_fellowship_avoids_moria() -> None:
    board = in_region(Board(), "rivendell", 3).run(Reveal(f.SHADOW)).do("reveal:goblins-gate")
    assert (figure(board), board.g.progress, board.g.revealed) == ("goblins-gate", 0, 1)
    assert board.logged().count("wotr-log-tile") == 0
    assert forbids_move_fellowship(board.g) is not None
    board = in_region(Board(), "rivendell", 3).tile(EYE).run(Reveal(f.SHADOW)).do("reveal:moria")
    assert board.logged().count("wotr-log-tile") == 1


@rule("wotr.fellowship.shadow-stronghold.tile")
def test_entering_leaving_crossing_or_staying_in_a_shadow_stronghold_draws_a_tile() -> None:
    for origin, progress, target in (
        ("hollin", 1, "moria"),
        ("moria", 1, "hollin"),
        ("hollin", 2, "dimrill-dale"),
        ("moria", 0, ""),
    ):
        board = in_region(Board(), origin, progress).tile(EYE).run(Reveal(f.SHADOW))
        if target:
            board.do(f"reveal:{target}")
        assert board.logged().count("wotr-log-tile") == 1, origin
    board = in_region(Board(), "hollin", 1).run(Reveal(f.SHADOW)).do("reveal:trollshaws")
    assert "wotr-log-tile" not in board.logged()


@rule("wotr.fellowship.shadow-stronghold.one-tile")
def test_two_strongholds_on_the_way_draw_one_tile() -> None:
    board = in_region(Board(), "moria", 4).tile(EYE).run(Reveal(f.SHADOW)).do("reveal:dol-guldur")
    assert board.logged().count("wotr-log-tile") == 1


@rule("wotr.fellowship.shadow-stronghold.captured")
def test_a_captured_shadow_stronghold_draws_no_tile() -> None:
    board = in_region(Board(), "hollin", 2).captured("moria").run(Reveal(f.SHADOW)).do("reveal:dimrill-dale")
    assert "wotr-log-tile" not in board.logged()


@rule("wotr.fellowship.shadow-stronghold.additional")
def test_the_stronghold_tile_comes_after_the_tile_that_revealed() -> None:
    board = in_region(Board(), "hollin", 1).fellowship_of("strider").dice(6).tile(8)
    board.g.hunt_box = [0, 1]
    board.run(Hunt()).do("casualty:none")
    assert board.g.corruption == 1
    board.tile(TWO).do("reveal:moria").do("casualty:none")
    assert board.g.corruption == 3


# ---- hiding ----


@rule("wotr.fellowship.hide.no-move", "wotr.fellowship.hide.no-hunt", "wotr.fellowship.hide.die-not-in-box")
def test_hiding_neither_moves_nor_is_hunted_and_its_die_stays_out_of_the_box() -> None:
    board = Board().result("free", "character").result("shadow", "army")
    board.g.revealed = True
    board.g.hunt_box = [0, 3]
    board.run(ActionResolution()).do("use:character:hide_fellowship")
    assert not board.g.revealed
    assert board.g.progress == 0
    assert board.g.hunt_box == [0, 3]
    assert "wotr-log-hunt-roll" not in board.logged()
    assert board.g.used[f.FREE] == 1


@rule("wotr.action.character.hide-fellowship")
def test_only_a_revealed_fellowship_can_hide() -> None:
    board = Board()
    assert forbids_hide(board.g) == "wotr.action.character.hide-fellowship"
    board.g.revealed = True
    assert forbids_hide(board.g) is None
    hide(board.g)
    assert not board.g.revealed


# ---- separating ----


def destinations(board: Board) -> set[str]:
    return {code.removeprefix("go:") for code in board.options()}


def within(region: str, distance: int) -> set[str]:
    return {name for r, name in enumerate(f.REGIONS) if f.DISTANCE[f.region(region)][r] <= distance}


@rule("wotr.fellowship.separate.range")
def test_a_separated_companion_goes_up_to_progress_plus_level() -> None:
    board = in_region(Board(), "old-ford", 2).run(Separate()).do("group:gimli")
    assert destinations(board) <= within("old-ford", 4)
    assert "old-ford" in destinations(board)
    assert destinations(board) & within("old-ford", 4) - within("old-ford", 3)


@rule("wotr.fellowship.separate.group")
def test_a_group_goes_together_by_its_highest_level() -> None:
    board = in_region(Board(), "old-ford", 1).run(Separate()).do("group:legolas,meriadoc")
    assert destinations(board) & within("old-ford", 3) - within("old-ford", 2)
    board.do("go:carrock", "guide:gandalf-grey")
    assert board.where("legolas") == board.where("meriadoc") == "carrock"


@rule("wotr.fellowship.separate.movement-rules")
def test_separated_companions_stop_in_shadow_strongholds_and_keep_out_of_sieges() -> None:
    board = in_region(Board(), "hollin").run(Separate()).do("group:strider")
    assert "moria" in destinations(board)
    assert "dimrill-dale" not in destinations(board)  # two steps, but only through Moria
    board = besieged(in_region(Board(), "dimrill-dale"), "lorien", "elves").run(Separate()).do("group:gimli")
    assert "lorien" not in destinations(board)


@rule("wotr.fellowship.separate.from-besieged")
def test_separated_inside_a_besieged_stronghold_they_stay_there() -> None:
    board = besieged(in_region(Board(), "lorien", 3), "lorien", "elves").run(Separate())
    board.do("group:gimli", "guide:gandalf-grey")
    assert board.where("gimli") == "lorien-inside"


@rule("wotr.fellowship.separate.hidden-or-revealed")
def test_separation_works_revealed_too_and_changes_neither_progress_nor_state() -> None:
    board = in_region(Board(), "old-ford", 0)
    board.g.revealed = True
    board.run(Separate()).do("group:strider")
    assert destinations(board) & within("old-ford", 3) - within("old-ford", 2)
    board.do("go:carrock")
    assert (board.g.revealed, board.g.progress) == (1, 0)


@rule("wotr.fellowship.separate.cards-tokens")
def test_separated_companions_no_longer_count_for_the_hunt() -> None:
    board = Board().run(Separate()).do("group:boromir,legolas", "go:rivendell", "guide:gandalf-grey")
    board.run(HuntAllocation())
    assert board.options()[-1] == "allocate:5"


@rule("wotr.fellowship.separate.never-return")
def test_a_separated_companion_never_rejoins() -> None:
    board = Board().character("boromir", "fords-of-bruinen").run(MoveCompanions())
    board.do("go:rivendell")
    assert board.where("boromir") == "rivendell"
    assert f.BOROMIR not in board.g.companions()


@rule("wotr.fellowship.separate.example", "wotr.politics.activate.companion-separation")
def test_example_legolas_and_meriadoc_go_to_the_woodland_realm() -> None:
    board = in_region(Board(), "rivendell", 5).run(Separate()).do("group:legolas,meriadoc")
    assert destinations(board) <= within("rivendell", 7)
    board.do("go:woodland-realm", "guide:gandalf-grey")
    assert board.where("legolas") == board.where("meriadoc") == "woodland-realm"
    assert len(board.g.companions()) == 5
    board = in_region(Board(), "folde").run(Separate()).do("group:gandalf-grey", "go:edoras")
    assert board.is_active("rohan")


# ---- corruption ----


@rule("wotr.fellowship.corruption.range")
def test_corruption_runs_from_zero_to_twelve() -> None:
    board = Board()
    heal(board.g, 2)
    assert board.g.corruption == 0
    corrupt(board.g, 11)
    assert not board.g.over
    corrupt(board.g, 3)
    assert board.g.corruption == 12
    assert board.g.over


@rule("wotr.fellowship.corruption.sources")
def test_a_move_without_damage_leaves_corruption_alone() -> None:
    board = in_region(Board(), "hollin").dice(6).tile(ZERO_REVEAL)
    board.g.corruption = 4
    board.g.hunt_box = [0, 1]
    board.run(MoveFellowship()).do("reveal:hollin")
    assert board.g.corruption == 4
    board = Board().fellowship_of("strider").tile(TWO).run(DrawTile(CARD, 0)).do("casualty:none")
    assert board.g.corruption == 2


@rule("wotr.fellowship.corruption.reduction")
def test_corruption_falls_by_rest_and_by_tiles_but_not_below_zero() -> None:
    board = in_region(Board(), "lorien")
    board.g.corruption = 1
    board.run(Declare(f.region("lorien")))
    assert board.g.corruption == 0
    board.g.declared = False
    board.run(Declare(f.region("lorien")))
    assert board.g.corruption == 0


@rule("wotr.fellowship.track.two-counters")
def test_progress_and_corruption_do_not_influence_each_other() -> None:
    board = in_region(Board(), "rivendell", 3)
    corrupt(board.g, 2)
    assert (board.g.progress, board.g.corruption) == (3, 2)
    board.run(MoveFellowship())
    assert (board.g.progress, board.g.corruption) == (4, 2)
