"""The Fellowship in Mordor (IX p.43), and the victories of the Ring (X p.44)."""

from __future__ import annotations

import pytest

import westmarch.games.wotr.cards.catalogue  # noqa: F401  table cards know when they leave the table
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.actions import ActionResolution
from westmarch.games.wotr.rules.fellowship import (
    FellowshipPhase,
    MoveFellowship,
    forbids_declare,
    forbids_move_fellowship,
    forbids_separate,
    hide,
)
from westmarch.games.wotr.rules.hunt import HuntAllocation, hunt_rerolls
from westmarch.games.wotr.rules.hunt_tile import CARD, MORDOR, DrawTile, Reveal
from westmarch.games.wotr.rules.mordor import enter_mordor, forbids_enter_mordor, idle_in_mordor
from westmarch.games.wotr.rules.separation import Separate, leave_fellowship
from westmarch.games.wotr.rules.tiles import bring_special_tile, pool, remove_tile
from westmarch.games.wotr.rules.turn import Turn
from wotr.board import Board
from wotr.tiles import EYE, ONE, THREE, TWO, ZERO_REVEAL

CLOAKS, SHELOB, ON_THEY_WENT = 16, 20, 22


def at(region: str, *companions: str) -> Board:
    board = Board().fellowship_of(*companions) if companions else Board()
    board.g.fellowship = f.region(region)
    return board


def in_mordor(*companions: str, step: int = 0) -> Board:
    board = at("morannon", *(companions or ("strider",)))
    enter_mordor(board.g)
    board.g.mordor = step
    return board


# ---- entering ----


@rule("wotr.mordor.enter.where")
def test_mordor_is_entered_from_morannon_or_minas_morgul() -> None:
    for gate in ("morannon", "minas-morgul"):
        board = at(gate, "strider").run(FellowshipPhase()).do("pass")
        assert board.options() == ["enter_mordor", "pass"]
    board = at("gorgoroth", "strider").run(FellowshipPhase()).do("pass")
    assert board.options() == []
    assert forbids_enter_mordor(board.g) == "wotr.mordor.enter.where"


@rule("wotr.mordor.enter.after-declare")
def test_it_may_declare_at_the_gate_and_enter_in_the_same_phase() -> None:
    board = at("dagorlad", "strider")
    board.g.progress = 1
    board.run(FellowshipPhase()).do("declare:morannon", "enter_mordor")
    assert board.g.mordor == 0


@rule("wotr.mordor.enter.revealed-ok")
def test_a_revealed_fellowship_may_enter_and_stays_revealed() -> None:
    board = at("minas-morgul", "strider")
    board.g.revealed = True
    board.run(FellowshipPhase()).do("enter_mordor")
    assert (board.g.mordor, board.g.revealed) == (0, 1)


@rule("wotr.mordor.enter.optional")
def test_it_may_stay_at_the_gate() -> None:
    board = at("morannon", "strider").run(FellowshipPhase()).do("pass", "pass")
    assert board.g.mordor == -1
    assert board.g.fellowship == f.region("morannon")


@rule("wotr.mordor.enter.first-step")
def test_the_figure_begins_on_step_zero() -> None:
    assert in_mordor().g.mordor == 0


@rule("wotr.mordor.enter.counter-only-state")
def test_entering_ends_the_use_of_the_progress_counter() -> None:
    board = at("morannon", "strider")
    board.g.progress = 3
    board.run(FellowshipPhase()).do("pass", "enter_mordor")
    assert board.g.progress == 0


@rule("wotr.mordor.enter.counter-only-state")
def test_moves_in_mordor_do_not_advance_the_progress_counter() -> None:
    board = in_mordor().tile(ZERO_REVEAL)
    before = board.g.progress
    board.run(MoveFellowship())
    assert board.g.mordor == 1
    assert board.g.progress == before


# ---- the pool ----


@rule("wotr.mordor.pool.eyes-return")
def test_eyes_drawn_before_go_back_into_the_pool() -> None:
    board = at("morannon")
    for eye in (12, 13, 14):
        board.g.tiles[eye] = f.TILE_DRAWN
    assert len(pool(board.g)) == 13
    enter_mordor(board.g)
    assert len(pool(board.g)) == 16


@rule("wotr.mordor.pool.remaining-stay")
def test_numbered_tiles_drawn_before_stay_out() -> None:
    board = at("morannon")
    board.g.tiles[TWO] = f.TILE_DRAWN
    enter_mordor(board.g)
    assert TWO not in pool(board.g)
    assert THREE in pool(board.g)


@rule("wotr.mordor.pool.specials-join")
def test_special_tiles_in_play_join_and_the_others_do_not() -> None:
    board = at("morannon")
    bring_special_tile(board.g, "fp-char-01")
    bring_special_tile(board.g, "sh-char-01")
    enter_mordor(board.g)
    assert {CLOAKS, SHELOB} <= set(pool(board.g))
    assert ON_THEY_WENT not in pool(board.g)


@rule("wotr.mordor.pool.removed-stay-out")
def test_removed_tiles_stay_out() -> None:
    board = at("morannon")
    remove_tile(board.g, EYE)
    enter_mordor(board.g)
    assert EYE not in pool(board.g)


@rule("wotr.mordor.not-a-region")
def test_on_the_track_the_fellowship_is_in_no_region() -> None:
    board = in_mordor().place("gorgoroth", "sauron", regular=3, nazgul=1).place("morannon", "sauron", regular=1)
    assert board.g.fellowship not in range(f.REGION_COUNT)
    assert hunt_rerolls(board.g) == 0
    assert forbids_declare(board.g, f.region("gorgoroth")) == "wotr.mordor.not-a-region"
    assert forbids_enter_mordor(board.g) == "wotr.mordor.not-a-region"


@rule("wotr.mordor.no-separation")
def test_nobody_can_be_separated_in_mordor() -> None:
    board = in_mordor("strider", "gimli")
    assert forbids_separate(board.g) == "wotr.mordor.no-separation"
    leave_fellowship(board.g, f.GIMLI)
    assert board.where("gimli") == "eliminated"
    board = in_mordor("strider", "gimli", "legolas").run(Separate()).do("group:gimli")
    assert board.where("gimli") == "eliminated"
    board = in_mordor("meriadoc", "peregrin").tile(TWO).run(MoveFellowship()).do("yes")
    assert board.where("meriadoc") == "eliminated"
    assert board.g.guide == f.PEREGRIN


@rule("wotr.cards.character.hobbit-guides", "wotr.mordor.no-separation")
def test_a_hobbit_lost_in_mordor_does_not_come_back() -> None:
    board = in_mordor("meriadoc").tile(ONE).run(MoveFellowship()).do("no", "casualty:guide")
    assert board.where("meriadoc") == "eliminated"


# ---- moving ----


@rule("wotr.mordor.move.automatic-tile")
def test_a_move_in_mordor_draws_a_tile_without_a_roll() -> None:
    board = in_mordor()
    assert board.g.hunt_box == [0, 0]
    board.tile(TWO).run(MoveFellowship())
    assert "wotr-log-tile" in board.logged()
    assert "wotr-log-hunt-roll" not in board.logged()


@rule("wotr.mordor.move.hidden-only")
def test_it_must_be_hidden_to_move_in_mordor() -> None:
    board = in_mordor().result("free", "character").result("shadow", "army")
    board.g.revealed = True
    assert forbids_move_fellowship(board.g) == "wotr.mordor.move.hidden-only"
    board.run(ActionResolution())
    assert "use:character:move_fellowship" not in board.options()
    assert "use:character:hide_fellowship" in board.options()


@rule("wotr.mordor.move.eye-value")
def test_an_eye_in_mordor_deals_all_dice_of_the_box() -> None:
    board = in_mordor()
    board.g.hunt_box = [1, 4]
    board.tile(EYE).run(MoveFellowship()).do("casualty:none")
    assert board.g.corruption == 5
    board = in_mordor()
    board.g.hunt_box = [1, 6]
    board.tile(EYE).run(MoveFellowship()).do("casualty:none")
    assert board.g.corruption == 7
    board = in_mordor()
    board.g.hunt_box = [1, 4]
    board.tile(EYE).run(DrawTile(CARD, 0))
    assert board.g.corruption == 0


@rule("wotr.mordor.move.die-to-hunt-box", "wotr.mordor.move.eye-value")
def test_the_die_of_an_earlier_move_counts_and_the_present_one_does_not() -> None:
    board = in_mordor().result("free", "character", 2)
    board.g.hunt_box = [0, 2]
    board.g.rolled[f.SHADOW] = 2
    board.tile(ONE).run(ActionResolution()).do("use:character:move_fellowship", "casualty:none")
    assert board.g.hunt_box == [1, 2]
    board.tile(EYE).do("use:character:move_fellowship", "casualty:none")
    assert board.g.corruption == 1 + 3


@rule("wotr.mordor.move.advance")
def test_a_move_advances_one_step() -> None:
    board = in_mordor(step=1).tile(ZERO_REVEAL).run(MoveFellowship())
    assert board.g.mordor == 2


@rule("wotr.mordor.move.stop")
def test_a_stop_icon_keeps_the_figure_on_its_step_but_the_damage_counts() -> None:
    board = in_mordor()
    bring_special_tile(board.g, "sh-char-03")
    board.tile(ON_THEY_WENT).run(MoveFellowship()).do("casualty:none")
    assert (board.g.mordor, board.g.corruption) == (0, 3)


@rule("wotr.mordor.move.stop")
def test_a_tile_that_is_not_drawn_cannot_stop() -> None:
    board = in_mordor("gandalf-grey").on_table("free", "fp-char-08").run(MoveFellowship()).do("card:fp-char-08")
    assert board.g.mordor == 1


@rule("wotr.mordor.move.tile-effects")
def test_a_tile_in_mordor_is_resolved_like_a_hunt() -> None:
    board = in_mordor("strider", "boromir").on_table("free", "fp-char-07").tile(TWO).run(MoveFellowship())
    assert board.prompt() == "wotr-ask-table-card"
    board.do("pass")
    assert board.options() == ["casualty:guide", "casualty:none", "casualty:random"]
    board.do("casualty:guide")
    assert board.where("strider") == "eliminated"
    assert board.g.corruption == 0
    assert board.g.mordor == 1


@rule("wotr.mordor.reveal-no-figure-move")
def test_a_reveal_in_mordor_only_turns_the_counter() -> None:
    board = in_mordor(step=2).run(Reveal(f.SHADOW))
    assert (board.g.mordor, board.g.revealed) == (2, 1)
    assert board.options() == []
    assert "wotr-log-tile" not in board.logged()


# ---- idleness, length, allocation ----


@rule("wotr.mordor.idle-corruption")
def test_idleness_in_mordor_corrupts_and_a_stopped_attempt_does_not() -> None:
    board = in_mordor()
    board.g.strove = False
    idle_in_mordor(board.g)
    assert board.g.corruption == 1
    board = in_mordor()
    bring_special_tile(board.g, "sh-char-03")
    board.tile(ON_THEY_WENT).run(MoveFellowship()).do("casualty:none")
    idle_in_mordor(board.g)
    assert board.g.corruption == 3
    board = in_mordor()
    board.g.revealed = True
    hide(board.g)
    idle_in_mordor(board.g)
    assert board.g.corruption == 0
    board = at("hollin")
    idle_in_mordor(board.g)
    assert board.g.corruption == 0


@rule("wotr.mordor.idle-entry-turn")
def test_idleness_counts_from_the_turn_of_entry() -> None:
    board = at("morannon", "strider").run(FellowshipPhase()).do("pass", "enter_mordor")
    Turn().end_of_actions(board.g)
    assert board.g.corruption == 1


@rule("wotr.mordor.length")
def test_five_advances_reach_the_crack_of_doom() -> None:
    board = in_mordor()
    for step in range(5):
        assert not board.g.over
        board.g.tiles[ZERO_REVEAL] = f.TILE_IN_POOL
        board.g.revealed = False
        board.tile(ZERO_REVEAL).run(MoveFellowship())
        assert board.g.mordor == step + 1
    assert board.g.over


@rule("wotr.mordor.still-hunt-allocation")
def test_dice_are_allocated_in_mordor_as_before() -> None:
    board = in_mordor("strider", "gimli").run(HuntAllocation())
    assert board.options() == ["allocate:0", "allocate:1", "allocate:2"]


# ---- victory ----


@rule("wotr.victory.ring.corruption", "wotr.victory.ring.immediate")
def test_twelve_corruption_wins_for_the_shadow_in_the_middle_of_a_hunt() -> None:
    board = at("hollin", "strider")
    board.g.corruption = 11
    board.tile(THREE).run(DrawTile(CARD, 0)).do("casualty:none")
    assert board.g.winners == [f.SHADOW]
    assert board.g.ending == "wotr-end-corruption"
    assert board.options() == []


@rule("wotr.victory.ring.destroyed", "wotr.victory.ring.immediate")
def test_the_crack_of_doom_with_eleven_corruption_wins_for_the_free_peoples() -> None:
    board = in_mordor(step=4)
    board.g.corruption = 11
    board.tile(ZERO_REVEAL).run(MoveFellowship())
    assert board.g.winners == [f.FREE]
    assert board.g.ending == "wotr-end-ring-destroyed"
    assert board.options() == []


@rule("wotr.victory.crack-with-twelve", "wotr.victory.precedence")
def test_the_tile_of_the_last_step_is_resolved_before_the_victory() -> None:
    board = in_mordor(step=4)
    board.g.corruption = 11
    board.tile(ONE).run(MoveFellowship()).do("casualty:none")
    assert board.g.winners == [f.SHADOW]


@rule("wotr.mordor.move.eye-value")
@pytest.mark.parametrize("source", [MORDOR, CARD])
def test_only_a_move_gives_an_eye_the_dice_of_the_box(source: int) -> None:
    board = in_mordor()
    board.g.hunt_box = [0, 2]
    board.tile(EYE).run(DrawTile(source, 0))
    if source == MORDOR:
        board.do("casualty:none")
    assert board.g.corruption == (2 if source == MORDOR else 0)
