"""Fate (p.16-17): tiles, the marker, and fate cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.moments import Moment
from westmarch.games.bofa.decks import BOTH
from westmarch.games.bofa.facts import BLUE_TILE, BROWN_TILE, FATE_END, FP, SHADOW
from westmarch.games.bofa.pieces import DEAD
from westmarch.games.bofa.rules.playing import fate_card
from westmarch.games.bofa.state import Battlefield

AGAIN: Option = ("again",)
APPLY: Option = ("apply",)
#: Tiles that end the drawing (p.16).
SPECIAL_TILES = (BLUE_TILE, BROWN_TILE)

#: More draws that a card on the table allows, and the moment at which they are used up.
more_draws: Moment[Callable[[Battlefield], int]] = Moment("the fate phase begins")
draws_counted: Moment[Callable[[Battlefield], None]] = Moment("fate is drawn")


class FatePhase(Frame):
    """Phase 3: the Shadow draws fate tiles and the marker advances (p.16)."""

    STEPS = ("count_draws", "draw_tile", "apply_or_again", "advance", "draw_card")
    RULE = "bofa.fate.draw.by-shadow"

    #: Draws still allowed, and the tile drawn last.
    left: int = later(0)
    tile: int = later(-1)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"number": g.fate}

    def count_draws(self, g: Battlefield) -> None:
        self.left = max(1, g.activated()) + further_draws(g)
        for uses_up in draws_counted.heard(on_table(g)):
            uses_up(g)

    def draw_tile(self, g: Battlefield) -> None:
        if not g.pool:
            return_used_tiles(g)
        self.left -= 1
        self.tile = g.pool.pop(g.chance.pick(len(g.pool), "fate"))
        about = {"number": g.edition.tile_number[self.tile], "icon": "yes" if g.edition.tile_icon[self.tile] else "no"}
        g.note("bofa-log-tile", about, rule="bofa.fate.draw.by-shadow")

    def apply_or_again(self, g: Battlefield) -> Outcome:
        found: list[Option] = [APPLY]
        if self.left and self.tile not in SPECIAL_TILES and (g.pool or used_grey_tiles(g)):
            found.append(AGAIN)
        about = (("number", g.edition.tile_number[self.tile]),)
        return Ask(SHADOW, "bofa-ask-fate", found, "answered", "bofa.fate.draw.several-generals", about)

    def answered(self, g: Battlefield, option: Option) -> Outcome:
        if option == APPLY:
            return None
        g.note("bofa-log-aside", {"number": g.edition.tile_number[self.tile]}, rule="bofa.fate.draw.several-generals")
        g.aside.append(self.tile)
        return Goto("draw_tile")

    def advance(self, g: Battlefield) -> None:
        g.pool = sorted(g.pool + g.aside)
        g.aside = []
        g.used_tiles.append(self.tile)
        advance_fate(g, g.edition.tile_number[self.tile])

    def draw_card(self, g: Battlefield) -> Outcome:
        if not g.edition.tile_icon[self.tile] or not g.fate_deck:
            return DONE
        return Call(FateCard(g.fate_deck.pop()))


def further_draws(g: Battlefield) -> int:
    """Draws that cards on the table allow besides those of the generals."""
    return sum([allows(g) for allows in more_draws.heard(on_table(g))])


def on_table(g: Battlefield) -> list[int]:
    return g.edition.things([card for card, _, _ in g.table])


def used_grey_tiles(g: Battlefield) -> list[int]:
    return sorted([tile for tile in g.used_tiles if tile not in SPECIAL_TILES])


def return_used_tiles(g: Battlefield) -> None:
    """The pool is empty: the used grey tiles make a new one."""
    g.pool = used_grey_tiles(g)
    g.used_tiles = [tile for tile in g.used_tiles if tile in SPECIAL_TILES]
    g.note("bofa-log-tiles-return", {"number": len(g.pool)}, rule="bofa.fate.draw.used-discarded")


def advance_fate(g: Battlefield, steps: int) -> None:
    """The marker moves; its last space ends the game."""
    g.fate = min(FATE_END, g.fate + steps)
    g.note("bofa-log-fate", {"number": g.fate}, rule="bofa.fate.advance.by-value")
    if g.fate >= FATE_END:
        g.finish([FP], "bofa-end-fate", "bofa.victory.fp.fate")


class FateCard(Frame):
    """A fate card is put beside its character, or discarded if the character is dead (p.17)."""

    STEPS = ("attach",)
    RULE = "bofa.fate.card.attach"

    card: int

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"card": self.card}

    def attach(self, g: Battlefield) -> Outcome:
        card = fate_card(g, self.card)
        g.reveals += 1
        g.card_seen[self.card] = BOTH
        g.note("bofa-log-fate-card", {"card": self.card}, rule="bofa.fate.card.icon-draw")
        if g.where[card.character] == DEAD:
            g.used_cards.append(self.card)
            return DONE
        g.attached.append(self.card)
        frame = card.on_entry(g) if g.in_play(card.character) else card.on_drawn(g)
        return DONE if frame is None else Call(frame)


def add_tile(g: Battlefield, tile: int) -> None:
    """A special tile is put into the pool."""
    g.pool.append(tile)
    g.note("bofa-log-tile-added", {"number": g.edition.tile_number[tile]}, rule="bofa.fate.special-tiles.aside")
