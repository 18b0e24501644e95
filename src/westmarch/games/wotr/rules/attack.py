"""Attacking with armies (VI p.28): who may attack whom, and the rearguard."""

from __future__ import annotations

from typing import Any, Final

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.games.wotr.facts import (
    ADJACENT,
    ATTACKERS,
    GARRISON,
    NEIGHBOURS,
    REGION_COUNT,
    REGION_OF_SLOT,
    SLOTS,
    STRONGHOLDS,
)
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.rules.battle import Battle
from westmarch.games.wotr.rules.combat import FIELD, SIEGE, SORTIE
from westmarch.games.wotr.rules.figures import ATTACK, LEADER_LEADS, NOBODY_LEADS, TakeFigures, forbids_terms, terms_of
from westmarch.games.wotr.rules.movement import NATION_BITS, forbids_by_card, is_plain_army, is_surely_led, is_warded
from westmarch.games.wotr.state import War


def forbids_attack(g: War, side: int, origin_slot: int, target_slot: int, led_by: int = NOBODY_LEADS) -> str | None:
    """The rule that forbids an army to attack the force in a slot, or None."""
    if not g.units(side, origin_slot):
        return "wotr.attack.means"
    refused = forbids_target(g, side, origin_slot, target_slot)
    if refused is not None:
        return refused
    return forbids_attacker(g, side, origin_slot, led_by)


def forbids_target(g: War, side: int, origin_slot: int, target_slot: int) -> str | None:
    """The rule that puts a target out of an army's reach, or None."""
    here = REGION_OF_SLOT[origin_slot]
    there = REGION_OF_SLOT[target_slot]
    if target_slot >= REGION_COUNT and origin_slot != there:
        return "wotr.siege.attack-from-same-region"
    if target_slot < REGION_COUNT and origin_slot < REGION_COUNT and there not in ADJACENT[here]:
        return "wotr.attack.adjacent-or-same-region"
    if origin_slot >= REGION_COUNT and target_slot != here:
        return "wotr.movement.besieged-units-locked"
    if not g.units(1 - side, target_slot):
        return "wotr.characters.alone-not-in-battle"
    return forbids_by_card(g, side, there)


def forbids_attacker(g: War, side: int, origin_slot: int, led_by: int) -> str | None:
    """The rule that keeps an army from attacking anybody, or None."""
    if g.seats > 2:
        refused = teams.forbids_command(g, side, origin_slot, True)
        if refused is not None:
            return refused
    if not g.nation_bits(side, origin_slot) & g.war_bits():
        return "wotr.sortie.at-war" if origin_slot >= REGION_COUNT else "wotr.attack.nation-at-war"
    if is_plain_army(g, side, origin_slot) and is_surely_led(g, side, origin_slot, led_by):
        return None
    return forbids_terms(terms_of(g, side, origin_slot, ATTACK, led_by, -1, -1, 0, [], 0))


def targets_of(g: War, side: int, origin: int, warded: bool) -> list[int]:
    """Enemy forces in an army's reach, as ``forbids_target`` says: around it, besieged by it, or besieging it."""
    tally, enemy = g.tally, (1 - side) * SLOTS
    around = ADJACENT[origin] if origin < REGION_COUNT else [REGION_OF_SLOT[origin]]
    found = [target for target in around if tally[enemy + target]]
    if origin < REGION_COUNT and GARRISON[origin] >= 0 and tally[enemy + GARRISON[origin]]:
        found.append(GARRISON[origin])
    if warded:
        found = [target for target in found if forbids_by_card(g, side, REGION_OF_SLOT[target]) is None]
    return found


#: The slots that an army in each slot could attack, as bits.
REACH: Final[list[int]] = [
    NEIGHBOURS[region] | (1 << GARRISON[region] if GARRISON[region] >= 0 else 0) for region in range(REGION_COUNT)
] + [1 << region for region in STRONGHOLDS]


def near_enemies(g: War, side: int) -> list[int]:
    """The armies of a side that stand next to enemies, before their walls or behind walls."""
    standing = g.stands()
    found = standing.facing[side]
    if found is None:
        enemies = standing.held[1 - side]
        found = [origin for origin in standing.slots[side] if origin >= REGION_COUNT or REACH[origin] & enemies]
        standing.facing[side] = found
    return found


def attacks(g: War, side: int, led_by: int = NOBODY_LEADS) -> list[tuple[int, int]]:
    """Every attack of a side: the attackers' slot and the target's."""
    found: list[tuple[int, int]] = []
    warded = is_warded(g)
    for origin in near_enemies(g, side):
        targets = targets_of(g, side, origin, warded)
        if targets and forbids_attacker(g, side, origin, led_by) is None:
            found += [(origin, target) for target in targets]
    return found


def can_attack(g: War, side: int, led_by: int = NOBODY_LEADS) -> bool:
    """Whether a side has any attack."""
    if not g.war_bits() & NATION_BITS[side]:
        return False  # nobody is At War
    warded = is_warded(g)
    for origin in near_enemies(g, side):
        if led_by == LEADER_LEADS and not g.leads(side, origin):
            continue
        if forbids_attacker(g, side, origin, led_by) is None and targets_of(g, side, origin, warded):
            return True
    return False


class Attack(Frame):
    """An Army or Character result used to attack with one army (VI p.28)."""

    STEPS = ("choose",)
    RULE = "wotr.attack.one-army"

    side: int
    led_by: int

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side}

    def choose(self, g: War) -> Outcome:
        options: list[Option] = [("attack", origin, target) for origin, target in attacks(g, self.side, self.led_by)]
        return Ask(g.seat(self.side), "wotr-ask-attack", options, "chosen", self.RULE)

    def chosen(self, g: War, option: Option) -> Outcome:
        _, origin, target = option
        return Call(LaunchAttack(side=self.side, origin=origin, target=target, led_by=self.led_by))


class LaunchAttack(Frame):
    """An attack on a given force (VI p.28): first the rearguard is set apart, then the battle is fought, for so many
    rounds at most (0: without limit)."""

    STEPS = ("split", "fight")
    RULE = "wotr.attack.split.optional"

    side: int
    origin: int
    target: int
    led_by: int = NOBODY_LEADS
    rounds: int = 0

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side, "target": self.target}

    def split(self, g: War) -> Outcome:
        teams.army_acts(g, self.side, self.origin, REGION_OF_SLOT[self.target])
        return Call(TakeFigures(side=self.side, slot=self.origin, into=ATTACKERS, purpose=ATTACK, led_by=self.led_by))

    def fight(self, g: War) -> Outcome:
        about = {"side": self.side, "origin": self.origin, "target": self.target}
        g.note("wotr-log-attackers", about | {"member": g.members(self.side, ATTACKERS)}, rule=self.RULE)
        return Call(
            Battle(
                attacker=self.side,
                region=REGION_OF_SLOT[self.target],
                origin=self.origin,
                defender_slot=self.target,
                kind=SORTIE if self.origin >= REGION_COUNT else SIEGE if self.target >= REGION_COUNT else FIELD,
                rounds=self.rounds,
            )
        )
