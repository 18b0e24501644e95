"""Carrying out orders to armies (p.22): they move, merge where they arrive, and perhaps attack."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.facts import STACK
from westmarch.games.bofa.rules.combat import Combat
from westmarch.games.bofa.rules.movement import STOP, arrive, attacks, carry_on, may_enter, moves
from westmarch.games.bofa.rules.orders import order_of
from westmarch.games.bofa.rules.split import MergeLimit, Split
from westmarch.games.bofa.state import TARGET, Battlefield


class March(Frame):
    """Move armies by an order, merge them where they arrive, then perhaps attack (p.22)."""

    STEPS = ("choose_army", "go_on", "next_army", "arrive", "reduce", "attack", "end")
    RULE = "bofa.move.adjacent-not-enemy"

    seat: int
    order: int
    #: The only army that may move, or -1.
    only: int = -1
    #: Armies that have set out; steps of the group under way; where the last group arrived, or -1.
    gone: int = later(0)
    steps: int = later(0)
    arrived: int = later(-1)

    def choose_army(self, g: Battlefield) -> Outcome:
        order = order_of(g, self.order)
        found = moves(g, self.seat, order, self.only)
        if order.attacks and not g.marching:
            found += attacks(g, self.seat, order, self.only)
        if not found:
            return Goto("arrive")
        return Ask(self.seat, "bofa-ask-move", [STOP, *found], "army_chosen", "bofa.move.never-forced")

    def army_chosen(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("attack", place, target):
                return Call(Combat(self.seat, place, target, [place], self.order), back="end")
            case ("move", place, target):
                self.steps = 1
                return Call(Split(self.seat, self.order, place, target))
        return Goto("arrive")

    def go_on(self, g: Battlefield) -> Outcome:
        order = order_of(g, self.order)
        here = g.marching[-1][TARGET]
        if self.steps >= order.regions or here >= g.edition.regions or g.near_enemy(self.seat, here):
            return None
        found: list[Option] = [STOP]
        for near in g.ways(here):
            if may_enter(g, self.seat, near) and order.forbids_target(g, self.seat, here, near) is None:
                found.append(("move", here, near))
        return Ask(self.seat, "bofa-ask-move-on", found, "gone_on", "bofa.move.multi.step-rules")

    def gone_on(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("move", _, target):
                self.steps += 1
                carry_on(g, self.seat, target)
                return Goto("go_on")
        return None

    def next_army(self, g: Battlefield) -> Outcome:
        self.gone += 1
        return Goto("choose_army") if self.gone < order_of(g, self.order).armies else None

    def arrive(self, g: Battlefield) -> None:
        self.arrived = arrive(g)

    def reduce(self, g: Battlefield) -> Outcome:
        for place in g.armies(self.seat):
            if g.sizes[place] > STACK and g.sizes[place] > g.limit(place):
                return Call(MergeLimit(self.seat, place), back="reduce")
        return None

    def attack(self, g: Battlefield) -> Outcome:
        order = order_of(g, self.order)
        if self.arrived < 0 or not order.attacks or order.either:
            return DONE
        found = attacks(g, self.seat, order, self.arrived)
        return Ask(self.seat, "bofa-ask-attack", [STOP, *found], "attacked", "bofa.dice.army.attack")

    def attacked(self, g: Battlefield, option: Option) -> Outcome:
        match option:
            case ("attack", place, target):
                return Call(Combat(self.seat, place, target, [place], self.order))
        return DONE

    def end(self, g: Battlefield) -> Outcome:
        return DONE
