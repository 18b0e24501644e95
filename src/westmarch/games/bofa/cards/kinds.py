"""Kinds of cards: those whose order is a march, and those that have their effect at a place somebody chooses."""

from __future__ import annotations

from westmarch.engine.frame import Frame
from westmarch.games.bofa.facts import Slot
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import has_attack
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Targets
from westmarch.games.bofa.state import Battlefield


class MarchCard(Card):
    """Armies move or attack by the card's own order."""

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(seat, self.index)


class AttackCard(MarchCard):
    """Armies attack, and none moves."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.attacks = True

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if has_attack(g, seat, self) else REQUIREMENT

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        return "bofa.cards.play.rules-otherwise-hold"


class PlaceCard(Card):
    """One of its places is chosen; without any it cannot be played."""

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, seat) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index)
