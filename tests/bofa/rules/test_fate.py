"""Fate tiles, the marker and fate cards (p.16-17)."""

from __future__ import annotations

import pytest

from bofa.field import FREE, SHADOW, Field
from westmarch.engine.testing import rule
from westmarch.games.bofa import facts as f
from westmarch.games.bofa.pieces import DEAD


def tile(number: int, icon: bool | None = None) -> int:
    """A grey tile of a number."""
    return next(
        t for t in range(f.GREY_TILES) if f.DEFAULT.tile_number[t] == number and icon in (None, f.DEFAULT.tile_icon[t])
    )


def fate(*tiles: int, generals: int = 0) -> Field:
    """The fate phase with these tiles in the pool, drawn in this order."""
    t = Field().army("camp", lakeman=1).army("fenland", orc=1)
    for general in f.GENERALS[:generals]:
        t.character(f.CHARACTER_NAMES[general], "camp")
        t.g.active[general] = 1
    t.phase("fate")
    t.g.pool = sorted(tiles)
    left = sorted(tiles)
    for drawn in tiles:
        t.next("fate", left.index(drawn))
        left.remove(drawn)
    return t


@rule("bofa.fate.special-tiles.aside")
def test_special_tiles_wait_for_their_cards() -> None:
    t = Field().army("camp", lakeman=1).army("fenland", orc=1).hand(FREE, "the_arkenstone_of_thrain")
    t.hand(SHADOW, "the_shadow_of_the_necromancer").dice("character event", "character event")
    assert len(t.g.pool) == 12
    t.do("play:character:the_arkenstone_of_thrain")
    assert len(t.g.pool) == 13
    t.do("play:character:the_shadow_of_the_necromancer")
    assert len(t.g.pool) == 14
    assert {f.BLUE_TILE, f.BROWN_TILE} <= set(t.g.pool)


@rule("bofa.fate.tile.number-and-icon")
def test_tiles() -> None:
    assert {2, 3} <= set(f.DEFAULT.tile_number)
    assert any(f.DEFAULT.tile_icon[: f.GREY_TILES])
    assert not all(f.DEFAULT.tile_icon)


@rule("bofa.fate.draw.by-shadow", "bofa.fate.draw.several-generals")
def test_shadow_draws_as_often_as_there_are_generals() -> None:
    t = fate(tile(3), tile(2), tile(1), generals=3)
    t.expect_asked(SHADOW, "bofa-ask-fate").expect_options("again", "apply")
    t.do("again").expect_asked(SHADOW, "bofa-ask-fate").do("again")
    assert t.g.fate == 1  # the third had to be applied
    assert t.count_log("bofa-log-tile") == 3


@rule("bofa.fate.draw.zero-or-one-general")
@pytest.mark.parametrize("generals", [0, 1])
def test_one_draw_for_one_general(generals: int) -> None:
    t = fate(tile(3), tile(2), generals=generals)
    t.expect_asked(SHADOW, "bofa-ask-lead-shadow")
    assert t.g.fate == 3


@rule("bofa.fate.draw.last-counts")
def test_the_last_tile_counts() -> None:
    t = fate(tile(1), tile(3), generals=2)
    t.do("again")
    assert t.g.fate == 3


@rule("bofa.fate.draw.special-stops")
@pytest.mark.parametrize("special", [f.BLUE_TILE, f.BROWN_TILE])
def test_a_special_tile_ends_the_drawing(special: int) -> None:
    t = fate(special, tile(2), tile(3), generals=3)
    t.expect_asked(SHADOW, "bofa-ask-lead-shadow")
    assert t.g.fate == f.DEFAULT.tile_number[special]
    assert special not in t.g.pool


@rule("bofa.fate.draw.example", "bofa.fate.draw.used-discarded")
def test_three_set_aside_and_two_applied() -> None:
    three, two, other = tile(3), tile(2), tile(1)
    t = fate(three, two, other, generals=3)
    t.do("again").do("apply")
    assert t.g.fate == 2
    assert t.g.pool == sorted([three, other])


@rule("bofa.fate.advance.by-value")
def test_the_marker_moves() -> None:
    t = fate(tile(3))
    t.g.fate = 4
    t.options()
    assert t.g.fate == 7


@rule("bofa.fate.advance.makes-available", "bofa.fate.advance.enter-same-turn")
def test_passing_a_space_makes_available() -> None:
    t = fate(tile(3))
    t.g.fate = f.DEFAULT.arrival[f.BILBO] - 1
    t.next("action-fp", *[0] * 5).do("lead:").do("bats:valley=6")
    assert t.g.arrived(f.BILBO)
    t.expect_legal("enter:character:bilbo", FREE)
    t.expect_refused("enter:muster:lord_of_the_eagles", "bofa.dice.use.spent", FREE)
    assert not t.g.arrived(f.LORD)


@rule("bofa.fate.card.icon-draw", "bofa.fate.card.not-from-set-aside")
def test_only_the_applied_icon_draws_a_card() -> None:
    with_icon = fate(tile(1, True))
    with_icon.options()
    assert len(with_icon.g.fate_deck) == 8
    without = fate(tile(1, False))
    without.options()
    assert len(without.g.fate_deck) == 9
    aside = fate(tile(1, True), tile(3, False), generals=2).do("again")
    assert len(aside.g.fate_deck) == 9


@rule("bofa.fate.card.after-move")
def test_the_end_comes_before_the_card() -> None:
    t = fate(tile(2, True))
    t.g.fate = 13
    t.expect_over("bofa-end-fate", FREE)
    assert len(t.g.fate_deck) == 9


@rule("bofa.fate.card.types")
def test_types_of_fate_cards() -> None:
    kinds = [f.DEFAULT.card_type[card] for card in range(f.CARDS) if f.CARD_DECK[card] == f.FATE_CARDS]
    assert len(kinds) == 9
    assert set(kinds) == {"beorn", "eagles", "thorin"}


def draw_fate_card(name: str) -> Field:
    t = fate(tile(1, True))
    t.g.fate_deck.remove(f.DEFAULT.card[name])
    t.g.fate_deck.append(f.DEFAULT.card[name])
    return t


@rule("bofa.fate.card.attach")
def test_a_card_waits_beside_its_character() -> None:
    t = draw_fate_card("roused_to_wrath")
    t.options()
    assert t.g.attached == [f.DEFAULT.card["roused_to_wrath"]]
    assert t.where("beorn") == -1


@rule("bofa.fate.card.dead-character")
def test_a_card_of_a_dead_character_is_discarded() -> None:
    t = draw_fate_card("axe_and_mail")
    t.g.where[f.THORIN] = DEAD
    t.options()
    assert t.g.attached == []
    assert t.g.used_cards == [f.DEFAULT.card["axe_and_mail"]]
    assert len(t.g.fate_deck) == 8


@rule("bofa.victory.fp.fate")
def test_fate_fifteen_wins_whatever_the_points() -> None:
    t = fate(tile(3))
    t.g.fate = 13
    t.control("eastern_spur", "ravenhill", "camp", "ruins_of_dale")
    t.expect_over("bofa-end-fate", FREE)
    assert t.g.points() == 12
    assert t.g.phase == 3


@rule("bofa.fate.draw.used-discarded")
def test_used_tiles_return_when_the_pool_is_empty() -> None:
    t = fate(tile(1))
    t.g.used_tiles = [t_ for t_ in range(f.TILES) if t_ not in t.g.pool]
    blue = f.BLUE_TILE in t.g.used_tiles
    t.g.pool = []
    grey = len([t_ for t_ in t.g.used_tiles if t_ < f.GREY_TILES])
    t.next("fate", 0).options()
    assert t.count_log("bofa-log-tiles-return") == 1
    assert len(t.g.pool) == grey - 1
    assert (f.BLUE_TILE in t.g.used_tiles) == blue  # special tiles stay out
