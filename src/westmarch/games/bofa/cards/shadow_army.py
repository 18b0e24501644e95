"""The seven story cards of the Shadow of the type Army."""

from __future__ import annotations

from westmarch.engine.frame import Frame
from westmarch.games.bofa.cards.kinds import AttackCard, MarchCard
from westmarch.games.bofa.facts import BROKEN_LANDS, SHADOW, WARG, Slot
from westmarch.games.bofa.rules.actions import CombinedAttack
from westmarch.games.bofa.rules.fight import (
    ATTACKER,
    FREE_WAY,
    STRONGHOLD_REROLL,
    STRONGHOLD_ROLL,
    Exchange,
    attack_before_roll,
)
from westmarch.games.bofa.rules.movement import has_attack, has_move
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Effect
from westmarch.games.bofa.state import Battlefield


class BlackTide(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.armies = self.amount

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if has_move(g, SHADOW, self) else REQUIREMENT

    def forbids_army(self, g: Battlefield, seat: int, place: int) -> str | None:
        return None if g.edition.territory[place] == BROKEN_LANDS else REQUIREMENT


class WolvesBeforeDawn(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.regions = self.amount
        self.attacks = True
        self.needs = WARG

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.count(place, WARG) for place in g.armies(SHADOW)]) else REQUIREMENT

    def may_go(self, unit: int) -> bool:
        return unit == WARG


class OverTheFords(AttackCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.further = True
        attack_before_roll.subscribe(self.thing, self.attacking)

    def forbids_attack(self, g: Battlefield, seat: int, place: int, target: int) -> str | None:
        return None if g.edition.is_ford[place][target] else REQUIREMENT

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        fight.change(ATTACKER, FREE_WAY)


class StormTheSpur(AttackCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        attack_before_roll.subscribe(self.thing, self.attacking)

    def forbids_attack(self, g: Battlefield, seat: int, place: int, target: int) -> str | None:
        return None if g.edition.protection[target] else REQUIREMENT

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        if fight.number == 1:
            fight.change(ATTACKER, STRONGHOLD_ROLL, self.amount)
            fight.change(ATTACKER, STRONGHOLD_REROLL, self.amount)


class NoQuarter(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.routs = True
        self.attacks = True


class FromAllSides(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.surrounded(SHADOW) else "bofa.combined.requirement"

    def counts_all(self) -> bool:
        return True

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return CombinedAttack(SHADOW, self.index)


class GoblinsFromAbove(MarchCard):
    """The army that moves last may attack."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.armies = 4
        self.attacks = True

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        able = has_move(g, SHADOW, self) or has_attack(g, SHADOW, self)
        return None if able else "bofa.pass.closed-start"

    def forbids_army(self, g: Battlefield, seat: int, place: int) -> str | None:
        return None if place >= g.edition.regions else REQUIREMENT

    def forbids_attack(self, g: Battlefield, seat: int, place: int, target: int) -> str | None:
        return None


EFFECTS: dict[str, Effect] = {
    "black_tide": BlackTide,
    "wolves_before_dawn": WolvesBeforeDawn,
    "over_the_fords": OverTheFords,
    "storm_the_spur": StormTheSpur,
    "no_quarter": NoQuarter,
    "from_all_sides": FromAllSides,
    "goblins_from_above": GoblinsFromAbove,
}
