"""Damage, casualties and destruction (p.28-29)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.engine.decision import Ask, Distribution, Option, amounts_of
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.engine.moments import Moment
from westmarch.games.bofa.facts import BILBO, BOLG, FP, LEADERS, SHADOW
from westmarch.games.bofa.state import NOBODY, Battlefield

ENOUGH: Option = ("enough",)
#: Markers that a casualty removes (p.28).
MARKERS_PER_CASUALTY = 2

#: How much damage to the stronghold of a place a card on the table prevents now; and the card is told that it did.
prevents_stronghold_damage: Moment[Callable[[Battlefield, int], int]] = Moment("damage to a stronghold")
stronghold_damage_prevented: Moment[Callable[[Battlefield], None]] = Moment("damage to a stronghold was prevented")


def prevented_at(g: Battlefield, place: int) -> int:
    """How much damage to an unbreached stronghold cards on the table prevent now."""
    if not g.protected(place):
        return 0
    laid = [card for card, _, _ in g.table]
    return sum([prevents(g, place) for prevents in prevents_stronghold_damage.heard(g.edition.things(laid))])


def absorbed(g: Battlefield, place: int, amount: int) -> int:
    """Damage goes to an unbreached stronghold first; what is left for the army (p.28)."""
    if amount <= 0 or not g.protected(place):
        return amount
    prevented = min(amount, prevented_at(g, place))
    if prevented:
        g.note("bofa-log-prevented", {"place": place, "number": prevented}, rule="bofa.stronghold.prevent-applies")
        for notice in stronghold_damage_prevented.heard(g.edition.things([card for card, _, _ in g.table])):
            notice(g)
    return amount - prevented - g.batter(place, amount - prevented)


def lose_units(g: Battlefield, place: int, lost: dict[int, int], log: str, rule: str) -> None:
    """Units of an army go back to the reserve; with the last one go its tokens and markers."""
    for unit, count in lost.items():
        g.lose(place, unit, count)
    if lost:
        g.note(log, {"place": place, "units": list(lost.items())}, rule=rule)
    g.tidy(place)


class Casualties(Frame):
    """The owner takes casualties: forced ones, and as many more as he likes (p.28)."""

    STEPS = ("take_casualties",)
    RULE = "bofa.combat.damage.forced"

    seat: int
    place: int
    #: Markers that a casualty removes; the most markers that may stay (-1: as many as units).
    worth: int = MARKERS_PER_CASUALTY
    most: int = -1
    #: Casualties that an effect demands.
    demanded: int = 0

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def take_casualties(self, g: Battlefield) -> Outcome:
        if g.held[self.place] != self.seat:
            return DONE
        low, high = self.bounds(g)
        if not high:
            return DONE
        types = g.types(self.place)
        counts = [g.count(self.place, unit) for unit in types]
        lost = Distribution("casualties", types, counts, max(1, low), high)
        found = [] if low else [ENOUGH]
        return Ask(self.seat, "bofa-ask-casualty", found, "taken", "bofa.combat.damage.forced", pick=lost)

    def bounds(self, g: Battlefield) -> tuple[int, int]:
        """How many units must be lost, and how many may be while that still removes markers."""
        units, markers = g.sizes[self.place], g.damage[self.place]
        low = 0
        while low < units and self.too_many(units - low, markers - self.worth * low):
            low += 1
        low = max(low, min(self.demanded, units))
        useful = -(-markers // self.worth)
        return low, low if self.most >= 0 else max(low, min(useful, units))

    def too_many(self, units: int, markers: int) -> bool:
        return markers > units or 0 <= self.most < markers

    def taken(self, g: Battlefield, option: Option) -> Outcome:
        if option == ENOUGH:
            return DONE
        lost = amounts_of(option)
        g.mend(self.place, self.worth * sum(lost.values()))
        lose_units(g, self.place, lost, "bofa-log-casualties", "bofa.combat.damage.owner-chooses")
        return DONE


class Destruction(Frame):
    """An army without units is destroyed with all that belongs to it (p.29)."""

    STEPS = ("ring", "destroy")
    RULE = "bofa.combat.destroy.all-units"

    seat: int
    place: int
    spared: bool = later(False)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def ring(self, g: Battlefield) -> Outcome:
        if g.held[self.place] != NOBODY or g.beorn_at(self.place):
            return DONE
        if self.seat != FP or g.where[BILBO] != self.place or not g.rings:
            return None
        return Ask(FP, "bofa-ask-ring", [("ring",), ("pass",)], "ring_chosen", "bofa.combat.destroy.all-units")

    def ring_chosen(self, g: Battlefield, option: Option) -> None:
        if option == ("ring",):
            g.change_rings(-1)
            self.spared = True

    def destroy(self, g: Battlefield) -> None:
        g.note("bofa-log-destroyed", {"place": self.place, "side": self.seat}, rule="bofa.combat.destroy.all-units")
        for character in LEADERS[self.seat]:
            if g.where[character] == self.place and not (character == BILBO and self.spared):
                g.kill(character)


class Losses(Frame):
    """Casualties of an army outside a round of combat, and its destruction if it loses all its units."""

    STEPS = ("casualties", "destruction")
    RULE = "bofa.damage-effect.like-step4"

    seat: int
    place: int
    #: The most markers that may stay (-1: as many as units).
    most: int = -1

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def casualties(self, g: Battlefield) -> Outcome:
        return Call(Casualties(self.seat, self.place, most=self.most)) if g.held[self.place] == self.seat else DONE

    def destruction(self, g: Battlefield) -> Outcome:
        return Call(Destruction(self.seat, self.place))


class Inflict(Frame):
    """Damage by an effect outside combat, resolved like the damage step (p.29)."""

    STEPS = ("bodyguard", "markers", "losses")
    RULE = "bofa.damage-effect.like-step4"

    #: The side that suffers.
    seat: int
    place: int
    amount: int

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place, "number": self.amount}

    def bodyguard(self, g: Battlefield) -> Outcome:
        if self.amount <= 0:
            return DONE
        if not may_guard(g, self.seat, self.place):
            return None
        found: list[Option] = [("bodyguard",), ("pass",)]
        return Ask(SHADOW, "bofa-ask-bodyguard", found, "guarded", "bofa.bolg.bodyguard.noncombat")

    def guarded(self, g: Battlefield, option: Option) -> Outcome:
        if option != ("bodyguard",):
            return None
        g.change_bodyguards(-1)
        return DONE

    def markers(self, g: Battlefield) -> None:
        g.hurt(self.place, absorbed(g, self.place, self.amount))

    def losses(self, g: Battlefield) -> Outcome:
        return Call(Losses(self.seat, self.place))


def may_guard(g: Battlefield, seat: int, place: int) -> bool:
    """Whether Bolg's bodyguard could cancel damage to an army: only to the one that he is in."""
    return seat == SHADOW and g.bodyguards > 0 and g.where[BOLG] == place and g.held[place] == SHADOW
