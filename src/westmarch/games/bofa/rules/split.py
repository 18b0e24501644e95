"""Splitting armies before a move and bringing them down to the limit after it (p.22-23, p.25)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Distribution, Option, amounts_of
from westmarch.engine.frame import DONE, Frame, Outcome
from westmarch.games.bofa.facts import UNITS
from westmarch.games.bofa.rules.damage import MARKERS_PER_CASUALTY, lose_units
from westmarch.games.bofa.rules.detachment import FIRST_CHARACTER, TOKENS, Detachment, whole_army
from westmarch.games.bofa.rules.movement import enter_region
from westmarch.games.bofa.rules.orders import order_of
from westmarch.games.bofa.state import TARGET, Battlefield

WHOLE: Option = ("whole",)


class Split(Frame):
    """Which part of an army goes: units, characters, leadership tokens and damage (p.22)."""

    STEPS = ("choose",)
    RULE = "bofa.move.split.before"

    seat: int
    order: int
    origin: int
    target: int

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.origin, "target": self.target}

    def choose(self, g: Battlefield) -> Outcome:
        about = (("place", self.origin), ("target", self.target))
        if g.sizes[self.origin] == 1 and not g.lead[self.origin] and not g.leaders(self.origin):
            return Ask(self.seat, "bofa-ask-split", [WHOLE], "chosen", "bofa.move.split.before", about)
        parts = Detachment(g, order_of(g, self.order), self.origin)
        found = [WHOLE] if parts.has_whole() else []
        return Ask(self.seat, "bofa-ask-split", found, "chosen", "bofa.move.split.before", about, parts)

    def chosen(self, g: Battlefield, option: Option) -> Outcome:
        going = whole_army(g, self.origin) if option == WHOLE else amounts_of(option)
        depart(g, self.seat, self.origin, self.target, going)
        order_of(g, self.order).departed(g, self.origin, self.target)
        return DONE


def depart(g: Battlefield, seat: int, origin: int, target: int, going: dict[int, int]) -> None:
    """A group leaves a place and enters the next one."""
    units = [0] * UNITS
    characters = tokens = markers = 0
    for item, count in going.items():
        if item < FIRST_CHARACTER:
            units[item] = count
            if count:
                g.take(origin, item, count)
        elif item < TOKENS:
            characters |= 1 << (item - FIRST_CHARACTER)
        elif item == TOKENS:
            tokens = count
        else:
            markers = count
    g.lead[origin] -= tokens
    g.damage[origin] -= markers
    # A token that stays goes to the group that has just come, if one has; else it is without an army.
    if all([group[TARGET] != origin for group in g.marching]):
        g.tidy(origin)
    g.marching.append([target, origin, markers, tokens, characters, *units])
    if g.sink is not None:
        going = {item: count for item, count in going.items() if count}
        about = {"place": origin, "target": target, "side": seat, "components": list(going.items())}
        g.note("bofa-log-move", about, rule="bofa.move.adjacent-not-enemy")
    enter_region(g, seat, target)


class MergeLimit(Frame):
    """A merged army that is too large is brought down to the limit. First units may be eliminated to remove markers,
    as many as the owner likes; then what is still too much is removed (p.23). He names all of them at once: while there
    are markers, whoever goes takes two along."""

    STEPS = ("remove",)
    RULE = "bofa.move.merge.over-five"

    seat: int
    place: int

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def remove(self, g: Battlefield) -> Outcome:
        surplus = g.sizes[self.place] - g.limit(self.place)
        if surplus <= 0:
            return DONE
        useful = -(-g.damage[self.place] // MARKERS_PER_CASUALTY)
        return ask_removal(g, self.seat, self.place, surplus, max(surplus, useful))

    def removed(self, g: Battlefield, option: Option) -> None:
        lost = amounts_of(option)
        g.mend(self.place, MARKERS_PER_CASUALTY * sum(lost.values()))
        lose_units(g, self.place, lost, "bofa-log-removed", "bofa.move.merge.over-five")


class RecruitLimit(Frame):
    """Recruits that are too many for their region are removed; that removes no markers (p.25)."""

    STEPS = ("remove",)
    RULE = "bofa.recruit.over-five"

    seat: int
    place: int

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def remove(self, g: Battlefield) -> Outcome:
        surplus = g.sizes[self.place] - g.limit(self.place)
        return DONE if surplus <= 0 else ask_removal(g, self.seat, self.place, surplus, surplus)

    def removed(self, g: Battlefield, option: Option) -> None:
        lose_units(g, self.place, amounts_of(option), "bofa-log-removed", "bofa.recruit.over-five")


def ask_removal(g: Battlefield, seat: int, place: int, low: int, high: int) -> Ask:
    types = g.types(place)
    lost = Distribution("remove", types, [g.count(place, unit) for unit in types], low, high)
    about = (("place", place), ("number", low))
    return Ask(seat, "bofa-ask-remove", [], "removed", "bofa.move.merge.owner-chooses", about, lost)
