"""The hunt for the Ring (IX p.40-42)."""

from __future__ import annotations

import pytest

import westmarch.games.wotr.cards.catalogue  # noqa: F401  table cards know when they leave the table
from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.cards.shadow_character import TileForCompanion, TileForNumber, TileForRing, TileOfCard
from westmarch.games.wotr.rules.actions import ActionResolution
from westmarch.games.wotr.rules.fellowship import Declare, MoveFellowship
from westmarch.games.wotr.rules.hunt import Hunt, HuntAllocation, forbids_allocation, hunt_rerolls, hunt_successes
from westmarch.games.wotr.rules.hunt_tile import CARD, HUNT, STRONGHOLD, DrawTile, Reveal, random_companion
from westmarch.games.wotr.rules.mordor import enter_mordor
from westmarch.games.wotr.rules.separation import Separate
from westmarch.games.wotr.rules.tiles import bring_special_tile, draw_tile, is_numbered, pool, remove_tile
from westmarch.games.wotr.rules.turn import Turn
from wotr.board import Board
from wotr.tiles import ONE, THREE, TWO

TWO_REVEAL, ONE_REVEAL, ZERO_REVEAL, EYE = 7, 8, 10, 12
CLOAKS, PHIAL, SMEAGOL, SHELOB, RING_IS_MINE, GIVE_IT_TO_US = 16, 18, 19, 20, 21, 23


def hunted(shadow: int, free: int = 0, where: str = "hollin") -> Board:
    """A Fellowship on its way with dice in the Hunt Box."""
    board = Board().fellowship_of("strider")
    board.g.fellowship = f.region(where)
    board.g.hunt_box = [free, shadow]
    return board


def on_the_road(*companions: str) -> Board:
    board = Board().fellowship_of(*companions)
    board.g.fellowship = f.region("hollin")
    return board


def tiles_drawn(board: Board) -> list[int]:
    return [entry.about["tile"] for entry in board.entries() if entry.key == "wotr-log-tile"]


def successes(board: Board) -> int:
    """The successes of a hunt roll, re-rolls included, seen as the damage of an Eye."""
    return sum(
        entry.about["hits"] for entry in board.entries() if entry.key in ("wotr-log-hunt-roll", "wotr-log-hunt-reroll")
    )


def dice_rolled(board: Board) -> list[int]:
    return [len(entry.about["die"]) for entry in board.entries() if entry.key.startswith("wotr-log-hunt-r")]


# ---- allocation ----


@rule("wotr.hunt.allocation.free-choice", "wotr.hunt.allocation.max-companions")
def test_the_shadow_allocates_up_to_the_number_of_companions() -> None:
    board = Board().run(HuntAllocation())
    assert board.asked() == "shadow"
    assert board.options() == [f"allocate:{n}" for n in range(8)]
    board.do("allocate:3")
    assert board.g.hunt_box == [0, 3]
    board = Board().fellowship_of("strider", "gimli", "legolas").run(HuntAllocation())
    assert board.options() == [f"allocate:{n}" for n in range(4)]
    assert forbids_allocation(board.g, 4) == "wotr.hunt.allocation.max-companions"


@rule("wotr.hunt.allocation.one-always-allowed")
def test_one_die_is_allowed_without_any_companion() -> None:
    board = Board().fellowship_of().run(HuntAllocation())
    assert board.options() == ["allocate:0", "allocate:1"]


@rule("wotr.hunt.allocation.minimum")
def test_a_free_die_in_the_box_last_turn_forces_one_die() -> None:
    board = Board().fellowship_of("strider", "gimli")
    board.g.hunted_last_turn = True
    board.run(HuntAllocation())
    assert board.options() == ["allocate:1", "allocate:2"]
    assert forbids_allocation(board.g, 0) == "wotr.hunt.allocation.minimum"


@rule("wotr.hunt.allocation.minimum-not-after-card")
def test_a_move_by_card_forces_no_die_next_turn() -> None:
    board = hunted(0).run(MoveFellowship())
    assert board.g.hunt_box[f.FREE] == 0
    turn = Turn()
    turn.recover_dice(board.g)
    assert board.run(HuntAllocation()).options()[0] == "allocate:0"


# ---- the roll ----


@rule("wotr.hunt.level", "wotr.hunt.roll.dice")
def test_the_roll_uses_a_die_for_each_shadow_die_in_the_box() -> None:
    board = hunted(4, free=2).dice(1, 1, 1, 1).run(Hunt())
    assert dice_rolled(board) == [4]


@rule("wotr.hunt.roll.when")
def test_each_move_outside_mordor_is_hunted_by_die_or_by_card() -> None:
    board = hunted(1).dice(2).run(MoveFellowship())
    assert dice_rolled(board) == [1]
    board = hunted(1).result("free", "character").dice(2).run(ActionResolution()).do("use:character:move_fellowship")
    assert dice_rolled(board) == [1]


@rule("wotr.hunt.roll.max-five-dice")
def test_no_more_than_five_dice_are_rolled() -> None:
    board = hunted(7).dice(1, 1, 1, 1, 1).run(Hunt())
    assert dice_rolled(board) == [5]


@rule("wotr.hunt.roll.level-zero")
def test_without_shadow_dice_nothing_is_rolled_even_among_enemies() -> None:
    board = hunted(0, where="moria").place("moria", "sauron", regular=2, nazgul=1).run(Hunt())
    assert dice_rolled(board) == []
    assert tiles_drawn(board) == []


@rule("wotr.hunt.roll.success-on-six", "wotr.hunt.success.none")
def test_a_six_succeeds_and_a_five_does_not() -> None:
    board = hunted(1).dice(5).run(Hunt())
    assert tiles_drawn(board) == []
    assert len(pool(board.g)) == 16
    board = hunted(1).dice(6).tile(ZERO_REVEAL).run(Hunt())
    assert tiles_drawn(board) == [ZERO_REVEAL]


@rule("wotr.hunt.roll.modifier")
def test_each_free_die_in_the_box_adds_one() -> None:
    board = hunted(1, free=2).dice(4).tile(ZERO_REVEAL).run(Hunt())
    assert successes(board) == 1
    board = hunted(1, free=2).dice(3).run(Hunt())
    assert successes(board) == 0


@rule("wotr.hunt.roll.modifier-not-current-die", "wotr.hunt.roll.second-move-example")
def test_example_the_second_move_is_found_on_a_five() -> None:
    board = hunted(1).result("free", "character", 2).dice(5, 5).tile(TWO)
    board.run(ActionResolution()).do("use:character:move_fellowship")
    assert successes(board) == 0
    board.do("use:character:move_fellowship")
    assert successes(board) == 1
    assert tiles_drawn(board) == [TWO]


@rule("wotr.hunt.roll.one-fails")
def test_a_natural_one_always_fails() -> None:
    assert hunt_successes([1], 5) == 0
    assert hunt_successes([2], 5) == 1


# ---- re-rolls ----


@rule("wotr.hunt.reroll.stronghold")
def test_a_stronghold_under_shadow_control_gives_a_re_roll() -> None:
    assert hunt_rerolls(hunted(1, where="moria").g) == 1
    assert hunt_rerolls(hunted(1, where="moria").captured("moria").g) == 0
    assert hunt_rerolls(hunted(1, where="lorien").captured("lorien").g) == 1


@rule("wotr.hunt.reroll.army")
def test_shadow_units_give_one_re_roll_however_many() -> None:
    assert hunt_rerolls(hunted(1).place("hollin", "sauron", regular=3).g) == 1


@rule("wotr.hunt.reroll.nazgul", "wotr.characters.witch-king.is-nazgul")
def test_nazgul_give_one_re_roll_and_the_witch_king_is_one() -> None:
    assert hunt_rerolls(hunted(1).place("hollin", "sauron", nazgul=2).g) == 1
    assert hunt_rerolls(hunted(1).character("witch-king", "hollin").g) == 1
    assert hunt_rerolls(hunted(1).character("mouth-of-sauron", "hollin").g) == 0


@rule("wotr.hunt.reroll.cumulative")
def test_the_conditions_add_up_and_the_shadow_chooses_how_many_dice() -> None:
    board = hunted(4, where="moria").place("moria", "sauron", regular=1, nazgul=1).dice(2, 3, 4, 5).run(Hunt())
    assert board.asked() == "shadow"
    assert board.options() == [f"hunt_reroll:{n}" for n in range(4)]
    board.dice(1, 1).do("hunt_reroll:2")
    assert dice_rolled(board) == [4, 2]


@rule("wotr.hunt.reroll.failed-only")
def test_only_failed_dice_are_re_rolled_each_once() -> None:
    board = hunted(1, where="moria").place("moria", "sauron", regular=1, nazgul=1).dice(2).run(Hunt())
    assert board.options() == ["hunt_reroll:0", "hunt_reroll:1"]
    board.dice(3).do("hunt_reroll:1")
    assert dice_rolled(board) == [1, 1]
    assert tiles_drawn(board) == []


@rule("wotr.hunt.reroll.modified")
def test_re_rolls_have_the_same_bonus() -> None:
    board = hunted(1, free=1, where="moria").dice(2).run(Hunt()).dice(5).tile(TWO).do("hunt_reroll:1")
    assert successes(board) == 1


@rule("wotr.hunt.reroll.region-of-figure")
def test_re_roll_conditions_look_at_the_figure_not_at_the_progress() -> None:
    board = hunted(1).place("moria", "sauron", regular=3)
    board.g.progress = 3
    assert hunt_rerolls(board.g) == 0


@rule("wotr.hunt.reroll.example-two")
def test_example_units_and_nazgul_give_two_re_rolls() -> None:
    assert hunt_rerolls(hunted(1).place("hollin", "sauron", regular=3, nazgul=2).g) == 2


@rule("wotr.hunt.reroll.example-three")
def test_example_stronghold_units_and_nazgul_give_three_re_rolls() -> None:
    assert hunt_rerolls(hunted(1, where="moria").place("moria", "sauron", regular=4, nazgul=1).g) == 3


@rule("wotr.hunt.success.one-enough")
def test_one_success_or_four_draw_one_tile() -> None:
    board = hunted(4).dice(6, 6, 6, 6).tile(ZERO_REVEAL).run(Hunt())
    assert len(tiles_drawn(board)) == 1
    board = hunted(4).dice(6, 1, 1, 1).tile(ZERO_REVEAL).run(Hunt())
    assert len(tiles_drawn(board)) == 1


# ---- the pool and its tiles ----


@rule("wotr.hunt.pool.drawn-not-returned")
def test_drawn_tiles_stay_out() -> None:
    board = Board()
    tile = draw_tile(board.g)
    assert len(pool(board.g)) == 15
    assert tile not in pool(board.g)


@rule("wotr.hunt.pool.refill")
def test_a_used_up_pool_takes_all_standard_tiles_back() -> None:
    board = Board()
    for _ in range(15):
        draw_tile(board.g)
    assert len(pool(board.g)) == 1
    draw_tile(board.g)
    assert len(pool(board.g)) == 16


@rule("wotr.hunt.pool.refill-excludes")
def test_special_and_removed_tiles_do_not_come_back() -> None:
    board = Board()
    enter_mordor(board.g)
    bring_special_tile(board.g, "fp-char-01")
    remove_tile(board.g, EYE)
    remove_tile(board.g, THREE)
    while len(pool(board.g)) > 1:
        draw_tile(board.g)
    draw_tile(board.g)
    assert len(pool(board.g)) == 14
    assert not {EYE, THREE, CLOAKS} & set(pool(board.g))


@rule("wotr.hunt.tile.numbers", "wotr.hunt.tile.standard-faces")
def test_standard_tiles_show_zero_to_three_or_an_eye() -> None:
    standard = [t for t in range(f.TILE_COUNT) if f.TILE_SIDE[t] < 0]
    values = sorted(f.TILE_VALUE[t] for t in standard)
    assert values == [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, *[f.TILE_EYE] * 4]
    assert not any(f.TILE_STOP[t] for t in standard)
    for tile, damage in ((THREE, 3), (TWO, 2), (ONE, 1), (ZERO_REVEAL, 0)):
        board = on_the_road("strider").tile(tile).run(DrawTile(HUNT, 1))
        if damage:
            board.do("casualty:none")
        assert board.g.corruption == damage


@rule("wotr.hunt.tile.eye-successes")
def test_an_eye_is_worth_the_successes_re_rolls_included() -> None:
    board = hunted(3, where="moria").dice(6, 6, 2).tile(EYE).run(Hunt()).dice(6).do("hunt_reroll:1")
    board.chance("tile", 0).do("casualty:none")
    assert board.g.corruption >= 3
    board = on_the_road("strider").tile(EYE).run(DrawTile(HUNT, 3)).do("casualty:none")
    assert board.g.corruption == 3


@rule("wotr.hunt.tile.eye-zero")
def test_an_eye_of_a_stronghold_or_a_card_is_worth_nothing_but_reveals() -> None:
    for source in (STRONGHOLD, CARD):
        board = on_the_road("strider")
        board.g.hunt_box = [2, 4]
        board.tile(EYE).run(DrawTile(source, 0))
        assert board.g.corruption == 0
        assert board.g.revealed


@rule("wotr.hunt.tile.reveal-icon")
def test_a_reveal_icon_acts_after_the_damage() -> None:
    board = on_the_road("strider")
    board.g.progress = 1
    board.tile(TWO_REVEAL).run(DrawTile(HUNT, 1))
    assert not board.g.revealed
    board.do("casualty:none")
    assert board.g.corruption == 2
    assert board.g.revealed
    board.do("reveal:trollshaws")
    assert board.g.fellowship == f.region("trollshaws")


def in_mordor(*companions: str) -> Board:
    """On the Mordor Track with all special tiles in play."""
    board = Board().fellowship_of(*companions)
    enter_mordor(board.g)
    for name in ("fp-char-01", "fp-char-03", "fp-char-04", "sh-char-01", "sh-char-02", "sh-char-04"):
        bring_special_tile(board.g, name)
    return board


@rule("wotr.hunt.tile.negative")
def test_a_negative_tile_lowers_corruption_to_no_less_than_zero() -> None:
    for tile, before, after in ((PHIAL, 1, 0), (PHIAL, 5, 3), (SMEAGOL, 5, 4)):
        board = in_mordor("strider")
        board.g.corruption = before
        board.tile(tile).run(MoveFellowship())
        assert board.g.corruption == after


@rule("wotr.hunt.tile.die-icon")
def test_a_die_icon_deals_what_a_die_rolled_then_shows() -> None:
    board = in_mordor("strider").tile(SHELOB).dice(4).run(MoveFellowship()).do("casualty:none")
    assert board.g.corruption == 4


@rule("wotr.hunt.tile.die-icon-numbered")
def test_a_die_icon_counts_as_a_number() -> None:
    assert is_numbered(SHELOB)
    assert not is_numbered(EYE)
    board = in_mordor("strider").tile(SHELOB).dice(4).run(TileOfCard(CARD, 0))
    board.do("casualty:none")
    assert board.g.corruption == 4


@rule("wotr.hunt.tile.stop-icon")
def test_every_shadow_special_tile_stops() -> None:
    for tile in range(f.TILE_COUNT):
        assert f.TILE_STOP[tile] == (f.TILE_SIDE[tile] == f.SHADOW)


@rule("wotr.hunt.tile.special-set-aside")
def test_special_tiles_wait_until_mordor() -> None:
    board = Board()
    bring_special_tile(board.g, "fp-char-01")
    assert len(pool(board.g)) == 16
    enter_mordor(board.g)
    assert CLOAKS in pool(board.g)


@rule("wotr.hunt.tile.special-in-mordor-now")
def test_in_mordor_a_special_tile_joins_the_pool_at_once() -> None:
    board = Board()
    enter_mordor(board.g)
    bring_special_tile(board.g, "sh-char-02")
    assert RING_IS_MINE in pool(board.g)


# ---- effects in order ----


@rule("wotr.hunt.effects.order", "wotr.hunt.effects.table-cards", "wotr.hunt.effects.guide-ability")
def test_table_card_then_guide_then_casualty_then_ring_then_reveal() -> None:
    board = on_the_road("meriadoc", "peregrin", "gimli")
    board.g.guide = f.MERIADOC  # as if Gimli had not been there to guide
    board.g.progress = 1
    board.on_table("free", "fp-char-06").tile(TWO_REVEAL).run(DrawTile(HUNT, 1))
    assert board.prompt() == "wotr-ask-table-card"
    board.do("pass")
    assert board.prompt() == "wotr-ask-hobbit-guide"
    board.do("no")
    assert board.prompt() == "wotr-ask-hunt-casualty"
    assert board.g.corruption == 0
    board.do("casualty:none")
    assert board.g.corruption == 2
    assert board.prompt() == "wotr-ask-reveal"


@rule("wotr.hunt.effects.new-guide")
def test_gollum_joining_during_the_hunt_may_reveal_at_once() -> None:
    board = on_the_road("gimli").tile(THREE).run(DrawTile(HUNT, 1)).do("casualty:guide")
    assert board.g.guide == f.GOLLUM
    assert board.prompt() == "wotr-ask-gollum-guide"
    board.do("yes")
    assert board.g.corruption == 0
    assert board.g.revealed


@rule("wotr.hunt.casualty.optional")
def test_a_casualty_is_offered_for_damage_only_and_may_be_declined() -> None:
    board = on_the_road("strider", "gimli").tile(ZERO_REVEAL).run(DrawTile(HUNT, 1))
    assert board.options() == []
    board = on_the_road("strider", "gimli").tile(TWO).run(DrawTile(HUNT, 1))
    assert board.asked() == "free"
    assert "casualty:none" in board.options()
    board.do("casualty:none")
    assert len(board.g.companions()) == 2


@rule("wotr.hunt.casualty.guide-or-random")
def test_the_casualty_is_the_guide_or_drawn_at_random() -> None:
    board = on_the_road("strider", "gimli").tile(TWO).run(DrawTile(HUNT, 1))
    assert board.options() == ["casualty:guide", "casualty:none", "casualty:random"]
    board.do("casualty:guide")
    assert board.where("strider") == "eliminated"


@rule("wotr.hunt.casualty.random-includes-guide")
def test_the_random_draw_is_among_all_companions() -> None:
    found = set()
    for place in range(4):
        board = on_the_road("strider", "gimli", "legolas", "boromir").chance("companion", place)
        found.add(random_companion(board.g))
    assert found == {f.STRIDER, f.GIMLI, f.LEGOLAS, f.BOROMIR}
    with pytest.raises(ValueError, match="no possible outcome"):
        random_companion(on_the_road("strider", "gimli", "legolas", "boromir").chance("companion", 4).g)


@rule("wotr.hunt.casualty.eliminated")
def test_the_casualty_is_out_of_the_game() -> None:
    board = on_the_road("strider", "gimli").tile(TWO).chance("companion", 1).run(DrawTile(HUNT, 1))
    board.do("casualty:random")
    assert board.where("gimli") == "eliminated"


@rule("wotr.hunt.casualty.absorbs-level")
def test_a_casualty_absorbs_its_level() -> None:
    board = on_the_road("strider", "gimli").tile(THREE).chance("companion", 1).run(DrawTile(HUNT, 1))
    board.do("casualty:random")
    assert board.g.corruption == 1


@rule("wotr.hunt.casualty.no-wounding")
def test_a_companion_dies_even_of_less_damage_than_the_level() -> None:
    board = on_the_road("strider", "gimli").tile(ONE).run(DrawTile(HUNT, 1)).do("casualty:guide")
    assert board.where("strider") == "eliminated"
    assert board.g.corruption == 0


@rule("wotr.hunt.casualty.one-only")
def test_only_one_casualty_for_a_tile() -> None:
    board = on_the_road("strider", "boromir", "gimli").tile(THREE).chance("companion", 2).run(DrawTile(HUNT, 1))
    board.do("casualty:random")
    assert board.options() == []
    assert board.g.corruption == 1
    assert len(board.g.companions()) == 2


@rule("wotr.hunt.ring.use")
def test_the_rest_of_the_damage_becomes_corruption() -> None:
    board = on_the_road("strider").tile(TWO).run(DrawTile(HUNT, 1)).do("casualty:none")
    assert board.g.corruption == 2


# ---- reveal and further tiles ----


@rule("wotr.hunt.reveal.last")
def test_twelve_corruption_ends_the_game_before_the_reveal() -> None:
    board = on_the_road("strider")
    board.g.corruption = 10
    board.tile(TWO_REVEAL).run(DrawTile(HUNT, 1)).do("casualty:none")
    assert board.g.over
    assert not board.g.revealed


@rule("wotr.hunt.reveal.tile-order", "wotr.hunt.reveal.balrog-example", "wotr.cards.known.balrog-of-moria")
def test_example_revealed_in_moria_with_the_balrog_three_tiles_are_drawn() -> None:
    board = on_the_road("strider").on_table("shadow", "sh-char-17")
    board.g.progress = 1
    board.tile(ONE_REVEAL).run(DrawTile(HUNT, 1)).do("casualty:none")
    board.tile(TWO).do("reveal:moria")
    assert board.asked() == "shadow"
    board.do("card:sh-char-17")
    assert tiles_drawn(board) == [ONE_REVEAL, TWO]
    board.tile(THREE).do("casualty:none")
    assert board.g.corruption == 3
    assert tiles_drawn(board) == [ONE_REVEAL, TWO, THREE]
    board.do("casualty:none")
    assert board.g.corruption == 6
    assert board.g.table[f.SHADOW] == []


@rule("wotr.hunt.reveal.already-revealed")
def test_a_second_reveal_icon_does_not_move_the_figure_again() -> None:
    board = on_the_road("strider")
    board.g.progress = 1
    board.tile(ZERO_REVEAL).run(DrawTile(HUNT, 1))
    board.chance("tile", 10).do("reveal:moria")  # the other 0 with a Reveal icon
    assert board.g.fellowship == f.region("moria")
    assert board.logged().count("wotr-log-revealed") == 1
    assert board.options() == []


@rule("wotr.hunt.declare.ignore-reveal")
def test_a_tile_forced_by_declaring_in_a_haven_does_not_reveal() -> None:
    board = Board().fellowship_of("strider").on_table("shadow", "sh-char-17")
    board.g.fellowship = f.region("moria")
    board.g.progress = 2
    board.tile(ZERO_REVEAL).run(Declare(f.region("lorien"))).do("card:sh-char-17")
    assert tiles_drawn(board) == [ZERO_REVEAL]
    assert not board.g.revealed
    board = Board().fellowship_of("strider").on_table("shadow", "sh-char-17")
    board.g.fellowship = f.region("moria")
    board.g.progress = 2
    board.tile(ZERO_REVEAL).run(Declare(f.region("dimrill-dale"))).do("card:sh-char-17")
    assert board.g.revealed


@rule("wotr.hunt.full-example")
def test_example_a_whole_hunt() -> None:
    board = Board()
    board.g.turn = 4
    board.g.guide = f.STRIDER
    board.g.fellowship = f.region("goblins-gate")
    board.g.progress = 1
    board.g.hunt_box = [1, 3]
    board.g.used[f.FREE] = 0
    board.result("free", "character").dice(2, 5, 6).tile(THREE).chance("companion", 4)
    board.run(ActionResolution()).do("use:character:move_fellowship")
    assert successes(board) == 2
    board.do("casualty:random", "guide:strider")
    assert board.where("gimli") == "eliminated"
    assert (board.g.corruption, board.g.revealed, board.g.progress) == (1, 0, 2)
    assert board.g.hunt_box == [2, 3]


# ---- table cards in the hunt ----


@rule("wotr.cards.event.wizards-staff")
def test_wizards_staff_stops_the_draw() -> None:
    board = on_the_road("gandalf-grey", "gimli").on_table("free", "fp-char-08").run(DrawTile(HUNT, 2))
    assert board.asked() == "free"
    assert board.options() == ["card:fp-char-08", "pass"]
    board.do("card:fp-char-08")
    assert tiles_drawn(board) == []
    assert board.g.table[f.FREE] == []
    assert f.card("fp-char-08") in board.g.discards
    assert board.options() == []


@rule("wotr.events.table.requirement-lapses")
def test_wizards_staff_leaves_the_table_with_gandalf() -> None:
    board = Board().on_table("free", "fp-char-08").run(Separate()).do("group:gandalf-grey", "go:rivendell")
    assert board.g.table[f.FREE] == []


@rule("wotr.hunt.effects.table-cards")
def test_mithril_coat_draws_a_second_tile_that_counts_instead() -> None:
    board = on_the_road("strider").on_table("free", "fp-char-05").tile(THREE).run(DrawTile(HUNT, 1))
    assert board.options() == ["card:fp-char-05", "pass"]
    board.tile(ONE).do("card:fp-char-05", "casualty:none")
    assert board.g.corruption == 1
    assert board.g.tiles[THREE] == f.TILE_IN_POOL
    assert board.g.tiles[ONE] == f.TILE_DRAWN


@rule("wotr.hunt.tile.die-icon", "wotr.hunt.effects.table-cards")
def test_the_die_of_shelobs_lair_is_known_when_the_coat_is_offered() -> None:
    board = in_mordor("strider").on_table("free", "fp-char-05").tile(SHELOB).dice(4).run(MoveFellowship())
    assert board.options() == ["card:fp-char-05", "pass"]
    board.expect_log("wotr-log-tile-die", die=4)
    board.tile(ONE).do("card:fp-char-05", "casualty:none")
    assert board.g.corruption == 1


@rule("wotr.hunt.effects.table-cards")
def test_axe_and_bow_and_the_horn_take_one_point_away_and_only_one_card_is_used() -> None:
    board = on_the_road("boromir", "gimli").on_table("free", "fp-char-06", "fp-char-07").tile(TWO)
    board.run(DrawTile(HUNT, 1))
    assert board.options() == ["card:fp-char-06", "card:fp-char-07", "pass"]
    board.do("card:fp-char-07")
    assert board.prompt() == "wotr-ask-hunt-casualty"
    board.do("casualty:none")
    assert board.g.corruption == 1


@rule("wotr.hunt.effects.table-cards")
def test_damage_cards_are_not_offered_without_damage_or_when_nothing_may_reduce_it() -> None:
    board = on_the_road("boromir").on_table("free", "fp-char-07").tile(ZERO_REVEAL).run(DrawTile(HUNT, 1))
    assert board.options() == []
    board = on_the_road("boromir", "gimli").on_table("free", "fp-char-07").tile(TWO)
    board.run(TileForRing(CARD, 0))
    assert board.g.corruption == 2
    assert len(board.g.companions()) == 2


@rule("wotr.hunt.casualty.guide-or-random")
def test_a_card_may_demand_a_random_casualty() -> None:
    board = on_the_road("strider", "gimli").tile(THREE).chance("companion", 1)
    board.run(TileForCompanion(CARD, 0))
    assert board.where("gimli") == "eliminated"
    assert board.g.corruption == 1


@rule("wotr.hunt.tile.eye-zero")
def test_some_cards_discard_eyes_and_free_tiles_without_effect() -> None:
    board = on_the_road("strider").tile(EYE).run(TileOfCard(CARD, 0))
    assert not board.g.revealed
    board = in_mordor("strider")
    board.g.corruption = 3
    board.tile(PHIAL).run(TileOfCard(CARD, 0))
    assert board.g.corruption == 3


@rule("wotr.hunt.tile.numbers")
def test_a_card_may_want_the_number_of_a_tile_only() -> None:
    board = on_the_road("strider", "gimli").tile(THREE).run(TileForNumber(CARD, 0))
    assert board.options() == []
    assert board.g.returned == 3
    assert board.g.corruption == 0


@rule("wotr.hunt.roll.modifier")
def test_flocks_of_crebain_add_one_to_a_hunt_roll_and_its_re_rolls() -> None:
    board = hunted(2, where="moria").on_table("shadow", "sh-char-16").run(Hunt())
    assert board.asked() == "shadow"
    board.dice(5, 2).tile(TWO).do("card:sh-char-16")
    assert successes(board) == 1
    board.dice(5).do("hunt_reroll:1")
    assert successes(board) == 2
    board = hunted(2).on_table("shadow", "sh-char-16").run(Hunt()).dice(5, 5).do("pass")
    assert successes(board) == 0
    assert board.g.table[f.SHADOW] == [f.card("sh-char-16")]


@rule("wotr.hunt.casualty.eliminated")
def test_worn_with_sorrow_and_toil_costs_a_character_card() -> None:
    board = on_the_road("strider", "gimli").on_table("shadow", "sh-char-15")
    board.on_table("free", "fp-char-05").hand("free", "fp-char-09", "fp-str-05")
    board.tile(ONE).run(DrawTile(HUNT, 1)).do("pass", "casualty:guide")
    assert board.asked() == "shadow"
    assert board.options() == ["card:fp-char-05", "choose:random", "pass"]
    board.do("choose:random")
    assert board.g.hands[f.FREE] == [f.card("fp-str-05")]
    assert board.g.table[f.SHADOW] == [f.card("sh-char-15")]


@rule("wotr.events.table.stays")
def test_sorrow_and_crebain_end_when_the_fellowship_rests() -> None:
    board = Board().on_table("shadow", "sh-char-15", "sh-char-16").run(Declare(f.region("rivendell")))
    assert board.g.table[f.SHADOW] == []
    board = on_the_road("strider").on_table("shadow", "sh-char-15", "sh-char-16").run(Declare(f.region("hollin")))
    assert len(board.g.table[f.SHADOW]) == 2


@rule("wotr.cards.known.balrog-of-moria")
def test_the_balrog_is_for_moving_through_moria_and_his_eye_does_nothing() -> None:
    board = Board().fellowship_of("strider").on_table("shadow", "sh-char-17")
    board.g.fellowship = f.region("moria")
    board.tile(EYE).run(Reveal(f.SHADOW))  # it stays in Moria: only the tile of the stronghold
    assert board.options() == []
    board = Board().fellowship_of("strider").on_table("shadow", "sh-char-17")
    board.g.fellowship = f.region("moria")
    board.g.progress = 1
    board.tile(EYE).run(Declare(f.region("dimrill-dale"))).do("card:sh-char-17")
    assert not board.g.revealed


@rule("wotr.cards.event.last-battle.effect", "wotr.cards.event.last-battle.discard")
def test_the_last_battle_keeps_dice_out_of_the_hunt_box_until_a_reveal() -> None:
    board = Board().place("osgiliath", "gondor", regular=1).character("aragorn", "osgiliath")
    board.fellowship_of("gimli").on_table("free", "fp-str-01").result("free", "character", 2)
    board.run(ActionResolution()).do("use:character:move_fellowship")
    assert board.g.hunt_box == [0, 0]
    assert board.g.used[f.FREE] == 1
    board = on_the_road("gimli").place("osgiliath", "gondor", regular=1).character("aragorn", "osgiliath")
    board.on_table("free", "fp-str-01").run(Reveal(f.SHADOW))
    assert board.g.table[f.FREE] == []
