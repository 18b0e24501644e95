"""The effects of a successful hunt (IX p.41-42): Guide, casualty, the Ring, reveal, in that order."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Goto, Outcome
from westmarch.games.wotr.facts import (
    CHARACTER_DECK,
    FREE,
    HOBBITS,
    LEVEL,
    SHADOW,
    TILE_REVEAL,
    card,
    deck_of,
)
from westmarch.games.wotr.rules import reveal as revealing
from westmarch.games.wotr.rules.corruption import corrupt, heal
from westmarch.games.wotr.rules.separation import LoseCompanion, separate_one
from westmarch.games.wotr.rules.tiles import is_numbered, is_standard
from westmarch.games.wotr.state import War

WORN_WITH_SORROW = card("sh-char-15")


class ResolveTile(Frame):
    """One tile from its damage to the reveal (IX p.41-42)."""

    STEPS = ("lighten_burden", "guide_ability", "casualty", "toil", "new_guide", "use_ring", "reveal")
    RULE = "wotr.hunt.effects.order"

    tile: int
    damage: int
    no_reduce: int
    random_first: int
    ignore_reveal: int
    #: Whether Gollum shows the way to the enemy, the Guide that declined to use his ability, and whether the one
    #: casualty has been taken.
    gollum_reveals: int = later(0)
    declined: int = later(-1)
    casualty_taken: int = later(0)

    def about(self, g: War) -> dict[str, Any]:
        return {"tile": self.tile, "damage": self.damage}

    def asked_about(self) -> tuple[tuple[str, Any], ...]:
        return (("tile", self.tile), ("damage", self.damage))

    def lighten_burden(self, g: War) -> None:
        """A negative tile takes corruption away instead of doing damage."""
        if self.damage < 0:
            heal(g, -self.damage)
            self.damage = 0

    def guide_ability(self, g: War) -> Outcome:
        """A Hobbit separates, or Gollum reveals, to take one point of damage away."""
        if self.damage <= 0 or self.no_reduce or g.guide == self.declined:
            return None
        options: list[Option] = [("yes",), ("no",)]
        if g.guide in HOBBITS:
            rule = "wotr.cards.character.hobbit-guides"
            return Ask(g.seat(FREE), "wotr-ask-hobbit-guide", options, "guide_used", rule, self.asked_about())
        if g.gollum_guides() and not g.revealed and not self.gollum_reveals and not self.tile_reveals(g):
            rule = "wotr.cards.character.gollum.reveal-to-reduce"
            return Ask(g.seat(FREE), "wotr-ask-gollum-guide", options, "guide_used", rule, self.asked_about())
        return None

    def guide_used(self, g: War, option: Option) -> Outcome:
        if option[0] == "no":
            self.declined = g.guide
            return None
        self.damage -= 1
        g.note("wotr-log-guide-ability", {"character": g.guide}, rule="wotr.hunt.effects.guide-ability")
        if g.gollum_guides():
            self.gollum_reveals = 1
            return None
        return Call(separate_one(g.guide), back="guide_ability")

    def casualty(self, g: War) -> Outcome:
        companions = g.companions()
        if self.damage <= 0 or self.no_reduce or self.casualty_taken or not companions:
            return Goto("use_ring")
        options: list[Option] = [] if self.random_first else [("casualty", "guide"), ("casualty", "none")]
        if self.random_first or len(companions) > 1:
            options.append(("casualty", "random"))
        rule = "wotr.hunt.casualty.guide-or-random"
        return Ask(g.seat(FREE), "wotr-ask-hunt-casualty", options, "casualty_chosen", rule, self.asked_about())

    def casualty_chosen(self, g: War, option: Option) -> Outcome:
        if option[1] == "none":
            return Goto("use_ring")
        companion = g.guide if option[1] == "guide" else random_companion(g)
        self.casualty_taken = 1
        self.damage = max(0, self.damage - LEVEL[companion])
        g.note("wotr-log-casualty", {"character": companion}, rule="wotr.hunt.casualty.absorbs-level")
        return Call(LoseCompanion(companion))

    def toil(self, g: War) -> Outcome:
        return Call(SorrowAndToil()) if WORN_WITH_SORROW in g.table[SHADOW] else None

    def new_guide(self, g: War) -> Outcome:
        """A Guide named during the resolution may use his ability at once; a second casualty is not possible."""
        return Goto("guide_ability") if self.damage > 0 else None

    def use_ring(self, g: War) -> None:
        corrupt(g, self.damage)
        self.damage = 0

    def reveal(self, g: War) -> Outcome:
        if g.revealed or not (self.gollum_reveals or self.tile_reveals(g)):
            return None
        return Call(revealing.Reveal(FREE if self.gollum_reveals else SHADOW))

    def tile_reveals(self, g: War) -> bool:
        """Gollum keeps standard numbered tiles from revealing."""
        if not TILE_REVEAL[self.tile] or self.ignore_reveal:
            return False
        return not (g.gollum_guides() and is_standard(self.tile) and is_numbered(self.tile))


def random_companion(g: War) -> int:
    """The Shadow draws one of the companions' counters, the Guide's among them."""
    companions = g.companions()
    return companions[g.chance.pick(len(companions), "companion")]


class SorrowAndToil(Frame):
    """Worn with Sorrow and Toil: a casualty also costs the Free Peoples a Character card, at random from hand or
    one from the table that the Shadow names."""

    STEPS = ("choose",)
    RULE = "wotr.hunt.casualty.eliminated"

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("card", number) for number in character_cards(g.table[FREE])]
        if character_cards(g.hand(FREE)):
            options.append(("choose", "random"))
        if not options:
            return None
        options.append(PASS)
        return Ask(g.seat(SHADOW), "wotr-ask-sorrow-and-toil", options, "chosen", "wotr.hunt.casualty.eliminated")

    def chosen(self, g: War, option: Option) -> None:
        if option == PASS:
            return
        if option[0] == "card":
            number = option[1]
        else:
            cards = character_cards(g.hand(FREE))
            number = cards[g.chance.pick(len(cards), "card")]
            g.reveals += 1
        g.discard(FREE, number)
        g.note("wotr-log-sorrow-and-toil", {"card": number}, rule="wotr.hunt.casualty.eliminated")


def character_cards(cards: list[int]) -> list[int]:
    """The cards of the Free Peoples character deck among some."""
    return [number for number in cards if deck_of(number) == CHARACTER_DECK]
