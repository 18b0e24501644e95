"""The Shadow's Character deck as events: cards 1 to 16, against the Fellowship."""

from __future__ import annotations

import pytest

from westmarch.engine.testing import rule
from westmarch.games.wotr import facts as f
from westmarch.games.wotr.rules.fellowship import Declare
from westmarch.games.wotr.rules.hunt import Hunt
from westmarch.games.wotr.rules.hunt_tile import HUNT, DrawTile
from westmarch.games.wotr.rules.mordor import enter_mordor
from wotr.board import Board
from wotr.cards.playing import abroad, is_refused, on_table, play
from wotr.tiles import EYE, ONE, THREE, TWO, TWO_REVEAL

SHELOB = 20

TILE_CARDS = ["sh-char-01", "sh-char-02", "sh-char-03", "sh-char-04"]


def revealed(*companions: str) -> Board:
    board = abroad().fellowship_of(*companions)
    board.g.revealed = True
    return board


def in_mordor(board: Board) -> Board:
    board.g.fellowship = f.region("morannon")
    enter_mordor(board.g)
    return board


# ---- 1 to 4. Special tiles ----


@pytest.mark.parametrize("name", TILE_CARDS)
@rule("wotr.cards.event.shelobs-lair", "wotr.cards.event.ring-is-mine")
def test_a_special_tile_waits_for_mordor(name: str) -> None:
    tile = f.TILE_CARD.index(name)
    board = play(abroad(), name)
    assert board.g.tiles[tile] == f.TILE_WAITING
    in_mordor(board)
    assert board.g.tiles[tile] == f.TILE_IN_POOL


@pytest.mark.parametrize("name", TILE_CARDS)
@rule("wotr.hunt.tile.special-in-mordor-now")
def test_a_special_tile_joins_the_pool_at_once_in_mordor(name: str) -> None:
    board = play(in_mordor(abroad()), name)
    assert board.g.tiles[f.TILE_CARD.index(name)] == f.TILE_IN_POOL


# ---- 5 to 8. Away from the settlements of the Free Peoples ----


WILD_CARDS = ["sh-char-05", "sh-char-06", "sh-char-07", "sh-char-08"]


@pytest.mark.parametrize("name", WILD_CARDS)
@rule("wotr.events.play.requirement")
def test_the_fellowship_is_safe_in_a_settlement_of_the_free_peoples(name: str) -> None:
    assert is_refused(abroad("bree"), name)
    assert is_refused(abroad("rivendell"), name)
    assert not is_refused(abroad("hollin"), name)
    assert not is_refused(abroad("moria"), name)


@pytest.mark.parametrize("name", WILD_CARDS)
@rule("wotr.events.play.requirement")
def test_a_conquered_settlement_shelters_nobody_and_the_mordor_track_is_no_region(name: str) -> None:
    assert not is_refused(abroad("bree").captured("bree"), name)
    assert not is_refused(in_mordor(abroad()), name)


@rule("wotr.hunt.effects.order")
def test_orc_patrol_draws_a_tile_as_in_a_successful_hunt() -> None:
    board = abroad().tile(TWO)
    play(board, "sh-char-05", "casualty:none")
    assert board.g.corruption == 2
    assert board.g.tiles[TWO] == f.TILE_DRAWN


@pytest.mark.parametrize("name", ["sh-char-05", "sh-char-06", "sh-char-07"])
@rule("wotr.hunt.tile.eye-zero")
def test_an_eye_or_a_free_peoples_tile_does_nothing_for_the_hunt_cards(name: str) -> None:
    board = play(abroad().tile(EYE), name)
    assert (board.g.corruption, board.g.revealed, board.g.tiles[EYE]) == (0, 0, f.TILE_DRAWN)
    phial = f.TILE_CARD.index("fp-char-03")
    board = in_mordor(abroad())
    board.g.tiles[phial] = f.TILE_IN_POOL
    board.g.corruption = 4
    play(board.tile(phial), name)
    assert board.g.corruption == 4


@rule("wotr.events.play.overrides-only-stated")
def test_nothing_reduces_the_damage_of_isildurs_bane() -> None:
    board = abroad().on_table("free", "fp-char-06").tile(THREE)
    play(board, "sh-char-06")
    assert board.g.corruption == 3
    assert len(board.g.companions()) == 7
    assert on_table(board, "fp-char-06")


@rule("wotr.events.play.mandatory-effects")
def test_foul_thing_from_the_deep_takes_a_companion_at_random_first() -> None:
    board = abroad().fellowship_of("strider", "gimli", "legolas").tile(THREE).chance("companion", 2)
    play(board, "sh-char-07")
    assert board.where("gimli") == "eliminated"
    assert board.g.corruption == 1


@rule("wotr.events.play.partial-effect")
def test_foul_thing_from_the_deep_falls_on_the_ring_bearers_when_no_companion_is_left() -> None:
    board = abroad().fellowship_of()
    board.g.revealed = True
    play(board.tile(THREE), "sh-char-07")
    assert board.g.corruption == 3


@rule("wotr.fellowship.corruption.sources")
def test_candles_of_corpses_corrupt_on_four_or_more() -> None:
    board = abroad().dice(4, 3, 6)
    play(board, "sh-char-08")
    assert board.g.corruption == 2


@rule("wotr.fellowship.corruption.sources")
def test_with_gollum_as_guide_candles_of_corpses_corrupt_on_sixes() -> None:
    board = abroad().fellowship_of().dice(4, 5, 6)
    play(board, "sh-char-08")
    assert board.g.corruption == 1


# ---- 9 to 11. The Fellowship has made progress ----


@pytest.mark.parametrize("name", ["sh-char-09", "sh-char-10", "sh-char-11"])
@rule("wotr.events.play.requirement")
def test_search_weather_and_strike_need_progress(name: str) -> None:
    assert is_refused(abroad(), name)
    assert is_refused(in_mordor(abroad(progress=2)), name)
    assert not is_refused(abroad(progress=1), name)


@rule("wotr.fellowship.reveal.sources")
def test_nazgul_search_reveals_a_fellowship_they_find() -> None:
    board = abroad(progress=1).place("minas-morgul", "sauron", nazgul=2)
    play(board, "sh-char-09", "fly:minas-morgul:hollin:1", "done")
    assert board.g.revealed == 1
    assert board.asked() == "free"
    board.do("reveal:south-downs")
    assert board.g.fellowship == f.region("south-downs")
    assert board.g.progress == 0


@rule("wotr.fellowship.reveal.not-in-free-city")
def test_revealed_by_a_card_the_figure_may_not_end_in_a_free_peoples_stronghold() -> None:
    board = abroad("fords-of-bruinen", progress=1).place("fords-of-bruinen", "sauron", nazgul=1)
    play(board, "sh-char-09", "done")
    assert "reveal:hollin" in board.options()
    assert "reveal:rivendell" not in board.options()


@rule("wotr.fellowship.location.figure")
def test_nazgul_search_looks_where_the_figure_stands() -> None:
    board = abroad(progress=1).place("minas-morgul", "sauron", nazgul=1)
    play(board, "sh-char-09", "fly:minas-morgul:moria:1")
    assert board.g.revealed == 0


@rule("wotr.characters.witch-king.is-nazgul")
def test_the_witch_king_finds_the_fellowship_too() -> None:
    board = abroad(progress=1).character("witch-king", "minas-morgul")
    play(board, "sh-char-09", "send:witch-king:hollin")
    assert board.g.revealed == 1


@rule("wotr.characters.nazgul.any-number")
def test_nazgul_search_may_leave_the_nazgul_where_they_are() -> None:
    board = abroad(progress=1).place("hollin", "sauron", nazgul=1)
    play(board, "sh-char-09", "done")
    assert board.g.revealed == 1


@rule("wotr.fellowship.location.figure")
def test_cruel_weather_drives_the_figure_to_a_region_the_shadow_chooses() -> None:
    board = abroad(progress=2)
    play(board, "sh-char-10")
    assert board.asked() == "shadow"
    assert board.options() == [f"region:{f.REGIONS[r]}" for r in f.ADJACENT[f.region("hollin")]]
    board.do("region:moria")
    assert board.g.fellowship == f.region("moria")
    assert (board.g.progress, board.g.revealed) == (2, 0)


@rule("wotr.events.play.mandatory-effects")
def test_the_nazgul_strike_a_character_card_on_the_table() -> None:
    board = abroad(progress=1).place("minas-morgul", "sauron", nazgul=1)
    board.on_table("free", "fp-char-05", "fp-str-02")
    play(board, "sh-char-11", "fly:minas-morgul:hollin:1")
    assert board.options() == ["card:fp-char-05", "choose:hunt"]
    board.do("card:fp-char-05")
    assert not on_table(board, "fp-char-05")
    assert board.g.corruption == 0


@rule("wotr.hunt.roll.when")
def test_the_nazgul_strike_with_a_hunt_roll_as_if_the_fellowship_had_moved() -> None:
    board = abroad(progress=1).place("hollin", "sauron", nazgul=1).dice(6).tile(ONE)
    board.g.hunt_box[f.SHADOW] = 1
    play(board, "sh-char-11", "done", "casualty:none")
    assert board.g.corruption == 1
    assert board.g.progress == 1


@rule("wotr.events.play.partial-effect")
def test_the_nazgul_strike_nobody_when_none_is_with_the_fellowship() -> None:
    board = abroad(progress=1).on_table("free", "fp-char-05")
    board.g.hunt_box[f.SHADOW] = 3
    play(board, "sh-char-11")
    assert on_table(board, "fp-char-05")
    assert not board.options()


# ---- 12 to 14. The Fellowship is revealed ----


@pytest.mark.parametrize("name", ["sh-char-12", "sh-char-13", "sh-char-14"])
@rule("wotr.events.play.requirement")
def test_wound_lure_and_breaking_need_a_revealed_fellowship(name: str) -> None:
    assert is_refused(abroad(), name)
    assert not is_refused(revealed("strider"), name)


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5)])
@rule("wotr.fellowship.corruption.sources")
def test_a_morgul_wound_hurts_more_while_corruption_is_low(before: int, after: int) -> None:
    board = revealed("strider")
    board.g.corruption = before
    play(board, "sh-char-12")
    assert board.g.corruption == after


@rule("wotr.events.play.mandatory-effects")
def test_under_the_lure_of_the_ring_the_free_peoples_take_corruption_or_lose_the_companion() -> None:
    board = revealed("strider", "gimli").chance("companion", 1)
    play(board, "sh-char-13")
    assert board.asked() == "free"
    board.do("choose:corruption")
    assert board.g.corruption == 2
    assert board.where("gimli") == "fellowship"
    board = revealed("strider", "gimli").chance("companion", 0)
    play(board, "sh-char-13", "choose:companion")
    assert board.where("strider") == "eliminated"
    assert board.g.guide == f.GIMLI
    assert board.g.corruption == 0


@rule("wotr.hunt.casualty.eliminated")
def test_the_lure_of_the_ring_is_no_hunt_casualty_for_sorrow_and_toil() -> None:
    board = revealed("strider", "gimli").chance("companion", 0).on_table("shadow", "sh-char-15")
    board.hand("free", "fp-char-01")
    play(board, "sh-char-13", "choose:companion")
    assert not board.options()
    assert board.g.hands[f.FREE] == [f.card("fp-char-01")]


@pytest.mark.parametrize("name", ["sh-char-13", "sh-char-14"])
@rule("wotr.fellowship.gollum-not-companion")
def test_with_gollum_as_guide_lure_and_breaking_add_one_corruption(name: str) -> None:
    board = revealed()
    play(board, name)
    assert board.g.corruption == 1


@rule("wotr.fellowship.separate.cards-tokens")
def test_the_breaking_of_the_fellowship_separates_as_many_as_the_tile_shows() -> None:
    board = revealed("strider", "gimli", "legolas", "boromir").tile(TWO_REVEAL)
    play(board, "sh-char-14")
    assert board.asked() == "free"
    assert len(board.options()) == 6
    board.do("group:legolas,gimli")
    assert board.where("gimli") == board.where("legolas") == "hollin"
    assert board.where("strider") == "fellowship"
    assert board.g.corruption == 0


@rule("wotr.hunt.tile.eye-zero")
def test_an_eye_breaks_nothing() -> None:
    board = play(revealed("strider", "gimli").tile(EYE), "sh-char-14")
    assert len(board.g.companions()) == 2


@rule("wotr.cards.character.gollum.enter")
def test_when_all_companions_are_broken_away_gollum_guides() -> None:
    board = play(revealed("strider", "gimli").tile(THREE), "sh-char-14")
    assert board.where("strider") == "hollin"
    assert board.g.gollum_guides()


@rule("wotr.hunt.tile.die-icon-numbered")
def test_a_die_tile_breaks_away_as_many_as_the_die_shows() -> None:
    board = in_mordor(revealed("strider", "gimli", "legolas"))
    board.g.tiles[SHELOB] = f.TILE_IN_POOL
    play(board.tile(SHELOB).dice(2), "sh-char-14", "group:legolas,gimli")
    assert board.g.companions() == [f.STRIDER]


@rule("wotr.mordor.no-separation")
def test_the_breaking_of_the_fellowship_eliminates_on_the_mordor_track() -> None:
    board = in_mordor(revealed("strider", "gimli")).tile(ONE)
    play(board, "sh-char-14", "group:gimli")
    assert board.where("gimli") == "eliminated"


# ---- 15. Worn with Sorrow and Toil ----


@rule("wotr.events.table.stays")
def test_worn_with_sorrow_and_toil_costs_a_card_with_every_casualty() -> None:
    board = abroad().fellowship_of("strider", "gimli").hand("free", "fp-char-01", "fp-str-01")
    board.on_table("free", "fp-char-05")
    play(board, "sh-char-15")
    board.tile(THREE).chance("card", 0).run(DrawTile(HUNT, 1)).do("pass", "casualty:guide")
    assert board.asked() == "shadow"
    assert "card:fp-char-05" in board.options()
    board.do("choose:random")
    assert board.g.hands[f.FREE] == [f.card("fp-str-01")]
    assert on_table(board, "sh-char-15")


@rule("wotr.events.table.stays")
def test_sorrow_and_toil_may_take_a_card_from_the_table_or_nothing() -> None:
    board = abroad().fellowship_of("strider", "gimli").on_table("free", "fp-char-05").on_table("shadow", "sh-char-15")
    board.tile(ONE).run(DrawTile(HUNT, 1)).do("pass", "casualty:guide", "card:fp-char-05")
    assert not on_table(board, "fp-char-05")
    board = abroad().fellowship_of("strider", "gimli").on_table("free", "fp-char-05").on_table("shadow", "sh-char-15")
    board.tile(ONE).run(DrawTile(HUNT, 1)).do("pass", "casualty:guide", "pass")
    assert on_table(board, "fp-char-05")


@pytest.mark.parametrize("name", ["sh-char-15", "sh-char-16"])
@rule("wotr.events.table.stays")
def test_rest_in_a_city_or_stronghold_ends_sorrow_and_crebain(name: str) -> None:
    for place, stays in (("rivendell", False), ("hollin", True), ("bree", True)):
        board = abroad("rivendell").on_table("shadow", name)
        board.run(Declare(f.region(place)))
        assert on_table(board, name) is stays
    board = abroad("rivendell").captured("rivendell").on_table("shadow", name)
    board.run(Declare(f.region("rivendell")))
    assert on_table(board, name)


# ---- 16. Flocks of Crebain ----


@rule("wotr.hunt.roll.modifier")
def test_flocks_of_crebain_help_one_hunt_roll_and_its_re_rolls() -> None:
    board = abroad(progress=1).place("hollin", "sauron", nazgul=1)
    board.g.hunt_box[f.SHADOW] = 1
    play(board, "sh-char-16")
    assert on_table(board, "sh-char-16")
    board.dice(4, 5).tile(ONE).run(Hunt()).do("card:sh-char-16", "hunt_reroll:1", "casualty:none")
    assert board.g.corruption == 1
    assert not on_table(board, "sh-char-16")


@rule("wotr.hunt.roll.success-on-six")
def test_the_shadow_may_keep_the_crebain_for_later() -> None:
    board = abroad().on_table("shadow", "sh-char-16").dice(5)
    board.g.hunt_box[f.SHADOW] = 1
    board.run(Hunt()).do("pass")
    assert board.g.corruption == 0
    assert on_table(board, "sh-char-16")
