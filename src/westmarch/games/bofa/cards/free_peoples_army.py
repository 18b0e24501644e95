"""The seven story cards of the Free Peoples of the type Army."""

from __future__ import annotations

from westmarch.engine.frame import Frame
from westmarch.games.bofa.cards.kinds import AttackCard, MarchCard
from westmarch.games.bofa.facts import (
    DWARVES,
    ELF_SPEARMAN,
    FP,
    LAKEMAN,
    SHADOW,
    THRANDUIL,
    VALLEY,
    Slot,
)
from westmarch.games.bofa.rules.actions import CombinedAttack
from westmarch.games.bofa.rules.damage import prevents_stronghold_damage, stronghold_damage_prevented
from westmarch.games.bofa.rules.fight import (
    ADD_TO_ROLL,
    ATTACKER,
    BLACK_HITS,
    EXTRA,
    Exchange,
    attack_before_casualties,
    attack_before_roll,
)
from westmarch.games.bofa.rules.march import March
from westmarch.games.bofa.rules.movement import can_attack, has_move
from westmarch.games.bofa.rules.orders import ONE_MOVE
from westmarch.games.bofa.rules.playing import REQUIREMENT, Card, Effect
from westmarch.games.bofa.rules.shooting import BowAttack, bow_reach
from westmarch.games.bofa.state import Battlefield, card_lapses


class ElvenOnset(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.attacks = True
        self.needs = ELF_SPEARMAN
        attack_before_roll.subscribe(self.thing, self.attacking)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any([g.count(place, ELF_SPEARMAN) for place in g.armies(FP)]) else REQUIREMENT

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        if fight.number == 1:
            fight.change(ATTACKER, ADD_TO_ROLL, self.amount)


class ShowerOfArrows(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.in_play(THRANDUIL) and bow_reach(g) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return BowAttack()


class MattocksOfTheIronHills(AttackCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        attack_before_casualties.subscribe(self.thing, self.attacking)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if any(self.forbids_army(g, FP, place) is None for place in g.attackers(FP)) else REQUIREMENT

    def forbids_army(self, g: Battlefield, seat: int, place: int) -> str | None:
        dwarves = sum([g.count(place, unit) for unit in DWARVES])
        return None if dwarves >= self.amount else REQUIREMENT

    def attacking(self, g: Battlefield, fight: Exchange) -> None:
        if fight.count(ATTACKER, BLACK_HITS):
            fight.change(ATTACKER, EXTRA)


class MenOfDaleReturn(MarchCard):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.armies = self.amount
        self.regions = 2
        self.needs = LAKEMAN

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if has_move(g, FP, self) else REQUIREMENT

    def forbids_target(self, g: Battlefield, seat: int, origin: int, target: int) -> str | None:
        steps = g.edition.to_valley
        nearer = steps[target] < steps[origin] or g.edition.territory[target] == VALLEY
        return None if nearer else "bofa.cards.play.rules-otherwise-hold"


class SallyFromTheGate(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.routs = True
        self.attacks = True

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.held[g.edition.front_gate] == FP else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(FP, self.index, g.edition.front_gate)


class HoldRavenhill(Card):
    """The first damage to Ravenhill each turn is prevented while the Free Peoples control it."""

    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        card_lapses.subscribe(self.thing, self.lapses)
        prevents_stronghold_damage.subscribe(self.thing, self.prevents)
        stronghold_damage_prevented.subscribe(self.thing, self.prevented)

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if g.controls(FP, g.edition.ravenhill) and g.protected(g.edition.ravenhill) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        g.leave_on_table(seat, self.index, -1)
        return None

    def lapses(self, g: Battlefield) -> bool:
        return g.control[g.edition.ravenhill] == SHADOW

    def prevents(self, g: Battlefield, place: int) -> int:
        _, _, turn = self.entry(g)
        return 1 if place == g.edition.ravenhill and turn != g.turn else 0

    def prevented(self, g: Battlefield) -> None:
        self.entry(g)[2] = g.turn

    def entry(self, g: Battlefield) -> list[int]:
        """The card on the table; its number is the turn in which it last prevented damage."""
        return next(entry for entry in g.table if entry[0] == self.index)


class TheHostCombined(Card):
    def __init__(self, slot: Slot) -> None:
        super().__init__(slot)
        self.parts = 2

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        return None if can_attack(g, FP) else REQUIREMENT

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        return March(FP, ONE_MOVE) if part == 1 else CombinedAttack(FP, self.index)


EFFECTS: dict[str, Effect] = {
    "elven_onset": ElvenOnset,
    "shower_of_arrows": ShowerOfArrows,
    "mattocks_of_the_iron_hills": MattocksOfTheIronHills,
    "men_of_dale_return": MenOfDaleReturn,
    "sally_from_the_gate": SallyFromTheGate,
    "hold_ravenhill": HoldRavenhill,
    "the_host_combined": TheHostCombined,
}
