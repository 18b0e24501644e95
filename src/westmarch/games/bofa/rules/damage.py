"""Damage, casualties and destruction (p.28-29)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import BILBO, BOLG, FP, LEADERS, PROTECTION, SHADOW
from westmarch.games.bofa.rules.table import prevents_wall_damage
from westmarch.games.bofa.state import NOBODY, Battlefield

ENOUGH: Option = ("enough",)


def absorbed(g: Battlefield, place: int, amount: int) -> int:
    """Damage goes to an unbreached stronghold first; what is left for the army (p.28)."""
    if amount > 0 and g.protected(place):
        amount = max(0, amount - prevents_wall_damage(g, place))
        taken = min(amount, PROTECTION[place] - g.walls[place])
        g.walls[place] += taken
        if g.breached(place):
            g.note("bofa-log-breach", {"place": place}, rule="bofa.stronghold.breached")
        return amount - taken
    return amount


class Casualties(Frame):
    """The owner takes casualties: forced ones, then as many more as he likes (p.28)."""

    STEPS = ("take_casualties", "destruction")
    RULE = "bofa.combat.damage.forced"

    seat: int
    place: int
    #: Markers that a casualty removes; the most markers that may stay (-1: as many as units).
    worth: int = 2
    most: int = -1
    #: Casualties that an effect still demands.
    demanded: int = 0

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def forced(self, g: Battlefield) -> bool:
        damage = g.damage[self.place]
        return self.demanded > 0 or damage > g.sizes[self.place] or (self.most >= 0 and damage > self.most)

    def take_casualties(self, g: Battlefield) -> Outcome:
        if g.held[self.place] != self.seat or not (g.damage[self.place] or self.demanded):
            return None
        found: list[Option] = [("casualty", unit) for unit in g.types(self.place)]
        if not self.forced(g):
            if self.most >= 0:
                return None
            found.append(ENOUGH)
        return Ask(self.seat, "bofa-ask-casualty", found, "casualty_taken", "bofa.combat.damage.forced")

    def casualty_taken(self, g: Battlefield, option: Option) -> Outcome:
        if option == ENOUGH:
            return None
        g.lose(self.place, option[1])
        g.damage[self.place] = max(0, g.damage[self.place] - self.worth)
        self.demanded = max(0, self.demanded - 1)
        g.note("bofa-log-casualty", {"place": self.place, "unit": option[1]}, rule="bofa.combat.damage.owner-chooses")
        return Goto("take_casualties")

    def destruction(self, g: Battlefield) -> Outcome:
        if g.held[self.place] == NOBODY:
            return Call(Destruction(self.seat, self.place))
        return None


class Destruction(Frame):
    """An army without units is destroyed with all that belongs to it (p.29)."""

    STEPS = ("ring", "destroy")
    RULE = "bofa.combat.destroy.all-units"

    seat: int
    place: int
    spared: int = later(0)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def ring(self, g: Battlefield) -> Outcome:
        if self.seat != FP or g.where[BILBO] != self.place or not g.rings:
            return None
        return Ask(FP, "bofa-ask-ring", [("ring",), ("pass",)], "ring_chosen", "bofa.combat.destroy.all-units")

    def ring_chosen(self, g: Battlefield, option: Option) -> None:
        if option[0] == "ring":
            g.rings -= 1
            self.spared = 1

    def destroy(self, g: Battlefield) -> None:
        g.tidy(self.place)
        g.note("bofa-log-destroyed", {"place": self.place, "side": self.seat}, rule="bofa.combat.destroy.all-units")
        for character in LEADERS[self.seat]:
            if g.where[character] == self.place and not (character == BILBO and self.spared):
                g.kill(character)


class Inflict(Frame):
    """Damage by an effect outside combat, resolved like the damage step (p.29)."""

    STEPS = ("bodyguard", "markers", "casualties")
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
        return Ask(
            SHADOW, "bofa-ask-bodyguard", [("bodyguard",), ("pass",)], "guarded", "bofa.bolg.bodyguard.noncombat"
        )

    def guarded(self, g: Battlefield, option: Option) -> Outcome:
        if option[0] != "bodyguard":
            return None
        g.bodyguards -= 1
        return DONE

    def markers(self, g: Battlefield) -> None:
        g.damage[self.place] += absorbed(g, self.place, self.amount)

    def casualties(self, g: Battlefield) -> Outcome:
        return Call(Casualties(self.seat, self.place))


def may_guard(g: Battlefield, seat: int, place: int) -> bool:
    """Whether Bolg's bodyguard could cancel damage to an army: only to the one that he is in."""
    return seat == SHADOW and g.bodyguards > 0 and g.where[BOLG] == place and g.held[place] == SHADOW
