"""The ten event cards of the type Army: an order each, and a combat effect."""

from __future__ import annotations

from westmarch.engine.frame import Frame
from westmarch.games.bofa.cards.kinds import AttackCard, MarchCard, PlaceCard
from westmarch.games.bofa.facts import HILLS, MOUNTAINS, Slot
from westmarch.games.bofa.pieces import OVER
from westmarch.games.bofa.rules.actions import CombinedAttack
from westmarch.games.bofa.rules.fight import (
    ADD_TO_REROLL,
    ADD_TO_ROLL,
    ATTACKER,
    DEFENDER,
    EXTRA,
    FREE_WAY,
    MORE_DICE,
    NO_BLACK_DICE,
    ORDERLY,
    PREVENTED,
    STRONGHOLD_ROLL,
    WON,
    Exchange,
    attack_before_roll,
    before_casualties,
    before_reroll,
    before_roll,
    combat_of,
    end_of_round,
)
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import can_attack, has_move, next_to_own
from westmarch.games.bofa.rules.orders import ONE_MOVE, order_of
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Effect, Targets, playing
from westmarch.games.bofa.rules.recover import Recover
from westmarch.games.bofa.rules.retreat import Retreat, can_retreat
from westmarch.games.bofa.state import Battlefield


class ForcedMarch(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.armies = self.amount
        end_of_round.subscribe(self.thing, self.in_combat)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        if side == DEFENDER:
            fight.change(DEFENDER, ORDERLY)
        return None


class SuddenAssault(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.regions = self.amount
        self.attacks = True
        before_roll.subscribe(self.thing, self.in_combat)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(side, ADD_TO_ROLL, self.combat)
        return None


class ThePincersClose(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_reroll.subscribe(self.thing, self.in_combat)
        attack_before_roll.subscribe(self.thing, self.attacking)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.surrounded(seat) else "bofa.combined.requirement"

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return CombinedAttack(seat, self.index)

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        if fight.number == 1:
            fight.change(ATTACKER, ADD_TO_ROLL, self.amount)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(1 - side, ADD_TO_REROLL, -self.combat)
        return None


class ThroughTheShallows(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.attacks = True
        before_roll.subscribe(self.thing, self.in_combat)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if has_move(g, seat, self) else "bofa.board.divide.ford"

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        return None if g.edition.is_ford[origin][target] else "bofa.board.divide.ford"

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        if side == ATTACKER:
            fight.change(ATTACKER, FREE_WAY)
        return None


class HoldTheHeights(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_roll.subscribe(self.thing, self.in_combat)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if self.places(g, seat) else REQUIREMENT

    def places(self, g: Battlefield, seat: int) -> list[int]:
        high = (HILLS, MOUNTAINS)
        return [p for p in g.armies(seat) if p < g.edition.regions and g.edition.terrain[p] in high and g.damage[p]]

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return Targets(seat, self.index, self.amount, optional=True)

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.mend(place, 1)
        return None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        if combat_of(g).superior == side:
            fight.change(side, ADD_TO_ROLL, self.combat)
            fight.change(side, ADD_TO_REROLL, self.combat)
        return None


class HeadlongCharge(AttackCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_casualties.subscribe(self.thing, self.in_combat)
        attack_before_roll.subscribe(self.thing, self.attacking)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if can_attack(g, seat) else "bofa.combat.attack.adjacent"

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        if fight.number == 1:
            fight.change(ATTACKER, MORE_DICE, self.amount)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        if fight.dealt(side) >= 2:
            fight.change(side, EXTRA, self.combat)
        return None


class FallBack(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.armies = self.amount
        end_of_round.subscribe(self.thing, self.in_combat)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if has_move(g, seat, self) else REQUIREMENT

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        return "bofa.cards.play.rules-otherwise-hold" if g.near_enemy(seat, target) else None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        combat = combat_of(g)
        seat = combat.seat_of(side)
        fight.outcome = OVER
        if side == ATTACKER or not can_retreat(g, seat, combat.target):
            return None
        fight.outcome = WON
        return Retreat(seat, combat.target, rout=order_of(g, combat.order).routs)


class LockedShields(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2
        before_casualties.subscribe(self.thing, self.in_combat)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        return g.armies(seat)

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        if part == 1:
            return Targets(seat, self.index)
        return March(seat, ONE_MOVE, playing(g).chosen[0]) if playing(g).chosen else None

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        return Recover(seat, 1, [place]) if g.damage[place] else None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(side, PREVENTED, self.combat)
        return None


class BreakTheirRanks(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.attacks = True
        before_roll.subscribe(self.thing, self.in_combat)
        attack_before_roll.subscribe(self.thing, self.attacking)

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        if fight.number == 1:
            fight.change(DEFENDER, NO_BLACK_DICE)

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        fight.change(1 - side, NO_BLACK_DICE)
        return None


class LaddersAndRams(PlaceCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        before_roll.subscribe(self.thing, self.in_combat)

    def places(self, g: Battlefield, seat: int) -> list[int]:
        enemy = 1 - seat
        return [p for p in g.edition.strongholds if g.protected(p) and g.controls(enemy, p) and next_to_own(g, seat, p)]

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        g.batter(place, self.amount)
        return None

    def in_combat(self, g: Battlefield, fight: Exchange, side: int) -> Frame | None:
        if side == ATTACKER:
            fight.change(ATTACKER, STRONGHOLD_ROLL, self.combat)
        return None


EFFECTS: dict[str, Effect] = {
    "forced_march": ForcedMarch,
    "sudden_assault": SuddenAssault,
    "the_pincers_close": ThePincersClose,
    "through_the_shallows": ThroughTheShallows,
    "hold_the_heights": HoldTheHeights,
    "headlong_charge": HeadlongCharge,
    "fall_back": FallBack,
    "locked_shields": LockedShields,
    "break_their_ranks": BreakTheirRanks,
    "ladders_and_rams": LaddersAndRams,
}
