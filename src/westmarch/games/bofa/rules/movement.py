"""Moving armies (p.22-23): splitting, marching, merging."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.bofa.facts import BEORN, FP, IS_RIVER, LEADERS, PASSES, POINTS, REGIONS, SHADOW, UNITS
from westmarch.games.bofa.rules.orders import RETREAT, Order, order_of
from westmarch.games.bofa.state import (
    MARCH_CHARACTERS,
    MARCH_DAMAGE,
    MARCH_LEAD,
    MARCH_UNITS,
    NOBODY,
    TARGET,
    Battlefield,
)

STOP: Option = ("stop",)


def forbids_step(g: Battlefield, seat: int, origin: int, target: int) -> str | None:
    """The rule that keeps an army of a side from going from one place to the next, or None."""
    if target not in g.ways(origin):
        return forbids_way(g, origin, target)
    if g.beorn_at(target):
        return "bofa.beorn.blocks-shadow" if seat == SHADOW else "bofa.beorn.never-with-units"
    return "bofa.move.adjacent-not-enemy" if g.enemy_at(seat, target) else None


def forbids_way(g: Battlefield, origin: int, target: int) -> str:
    """Why two places are not joined by a way."""
    if target >= REGIONS:
        for zone in (0, 1):
            if origin == POINTS[zone] and target == PASSES[zone]:
                return "bofa.pass.closed-start"
        return "bofa.pass.one-way" if target in PASSES and origin < REGIONS else "bofa.board.black-line"
    if origin in POINTS:
        return "bofa.board.goblin.through-pass"
    if origin in PASSES:
        return "bofa.pass.exit-one-region"
    return "bofa.board.divide.river" if IS_RIVER[origin][target] else "bofa.move.adjacent-not-enemy"


def may_enter(g: Battlefield, seat: int, target: int) -> bool:
    """Whether an army may enter a region: no enemy, and Beorn suffers nobody beside him."""
    held = g.held[target]
    if held == NOBODY:
        return g.where[BEORN] != target
    return held == seat


def forbids_move(g: Battlefield, seat: int, order: Order, origin: int, target: int) -> str | None:
    """The rule that forbids an army to move by an order, or None."""
    if g.held[origin] != seat:
        return "bofa.army.definition"
    rule = order.forbids_army(g, seat, origin) or forbids_step(g, seat, origin, target)
    return rule or order.forbids_target(g, seat, origin, target)


def moves(g: Battlefield, seat: int, order: Order, only: int) -> list[Option]:
    """Every first step that an order allows."""
    found: list[Option] = []
    for origin in g.armies(seat) if only < 0 else [only]:
        if g.held[origin] != seat or order.forbids_army(g, seat, origin) is not None:
            continue
        for target in g.ways(origin):
            if may_enter(g, seat, target) and order.forbids_target(g, seat, origin, target) is None:
                found.append(("move", origin, target))
    return found


def forbids_attack(g: Battlefield, seat: int, order: Order, place: int, target: int) -> str | None:
    """The rule that forbids an army to attack by an order, or None."""
    if g.held[place] != seat:
        return "bofa.char.alone.ignores-enemy"
    if not order.attacks:
        return "bofa.move.character-die" if order.led else "bofa.combat.attack.ways"
    if place in POINTS or target not in g.ways(place):
        return "bofa.combat.attack.adjacent" if target < REGIONS else "bofa.pass.one-way"
    if not g.enemy_at(seat, target):
        return "bofa.combat.attack.adjacent"
    return order.forbids_attack(g, seat, place, target)


def attacks(g: Battlefield, seat: int, order: Order, only: int) -> list[Option]:
    """Every attack that an order allows, of one army or of all."""
    found: list[Option] = []
    for place in g.armies(seat) if only < 0 else [only]:
        if g.held[place] != seat or place in POINTS:
            continue
        for target in g.ways(place):
            if g.enemy_at(seat, target) and order.forbids_attack(g, seat, place, target) is None:
                found.append(("attack", place, target))
    return found


def carry_on(g: Battlefield, seat: int, target: int) -> None:
    """The group under way takes a further step."""
    group = g.marching[-1]
    group[TARGET] = target
    for character in LEADERS[seat]:
        if group[MARCH_CHARACTERS] >> character & 1:
            g.where[character] = target
    g.enter(seat, target)


def arrive(g: Battlefield) -> int:
    """All groups under way merge with what is where they arrive; the last place, or -1 if nobody was under way."""
    place = -1
    for group in g.marching:
        place = group[TARGET]
        for unit in range(UNITS):
            if group[MARCH_UNITS + unit]:
                g.put(place, unit, group[MARCH_UNITS + unit])
        g.damage[place] += group[MARCH_DAMAGE]
        g.lead[place] += group[MARCH_LEAD]
    g.marching = []
    return place


class Split(Frame):
    """Which part of an army goes: units, characters, leadership tokens and damage (p.22)."""

    STEPS = ("how", "choose_units", "choose_characters", "choose_tokens", "choose_markers", "depart")
    RULE = "bofa.move.split.before"

    seat: int
    order: int
    origin: int
    target: int
    #: How many of each type go, and the type that is asked next.
    going: list[int] = later([0] * UNITS)
    unit: int = later(0)
    #: Characters that go (bits), and the one that is asked next.
    taken: int = later(0)
    character: int = later(0)
    tokens: int = later(0)
    markers: int = later(0)

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.origin, "target": self.target}

    def how(self, g: Battlefield) -> Outcome:
        order = order_of(self.order)
        if self.order == RETREAT:
            self.going = g.army(self.origin)
            return Goto("choose_characters")
        found: list[Option] = [("part",)]
        if all([order.may_go(unit) for unit in g.types(self.origin)]):
            found.append(("whole",))
            if g.sizes[self.origin] == 1 and not g.leaders(self.origin) and not g.lead[self.origin]:
                found = [("whole",)]
        return Ask(self.seat, "bofa-ask-split", found, "how_chosen", "bofa.move.split.before")

    def how_chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option[0] == "part":
            return None
        self.going = g.army(self.origin)
        for character in g.leaders(self.origin):
            self.taken |= 1 << character
        self.tokens = g.lead[self.origin]
        self.markers = g.damage[self.origin]
        return Goto("depart")

    def choose_units(self, g: Battlefield) -> Outcome:
        order = order_of(self.order)
        unit = self.unit
        while unit < UNITS and (not g.count(self.origin, unit) or not order.may_go(unit)):
            unit += 1
        if unit >= UNITS:
            return None
        least = 1 if order.needs == unit else 0
        later = [u for u in range(unit + 1, UNITS) if g.count(self.origin, u) and order.may_go(u)]
        if not later and not sum(self.going):
            least = 1
        found: list[Option] = [("go", unit, n) for n in range(least, g.count(self.origin, unit) + 1)]
        return Ask(self.seat, "bofa-ask-units", found, "unit_chosen", "bofa.move.split.before")

    def unit_chosen(self, g: Battlefield, option: Option) -> Outcome:
        self.going[option[1]] = option[2]
        self.unit = option[1] + 1
        return Goto("choose_units")

    def choose_characters(self, g: Battlefield) -> Outcome:
        waiting = [c for c in g.leaders(self.origin) if c >= self.character]
        if not waiting:
            return None
        character = waiting[0]
        found: list[Option] = [("take", character)]
        last_leader = not g.lead[self.origin] and not self.leads(g) and not any([g.factor(c) for c in waiting[1:]])
        if not (order_of(self.order).led and last_leader and g.factor(character)):
            found.append(("leave", character))
        return Ask(self.seat, "bofa-ask-character", found, "character_chosen", "bofa.char.move.with-army-or-stay")

    def leads(self, g: Battlefield) -> bool:
        """Whether a character with leadership goes along."""
        return any([self.taken >> c & 1 and g.factor(c) > 0 for c in LEADERS[self.seat]])

    def character_chosen(self, g: Battlefield, option: Option) -> Outcome:
        if option[0] == "take":
            self.taken |= 1 << option[1]
        self.character = option[1] + 1
        return Goto("choose_characters")

    def choose_tokens(self, g: Battlefield) -> Outcome:
        tokens = g.lead[self.origin]
        if not tokens or self.order == RETREAT:
            self.tokens = tokens
            return None
        least = 1 if order_of(self.order).led and not self.leads(g) else 0
        found: list[Option] = [("tokens", n) for n in range(least, tokens + 1)]
        return Ask(self.seat, "bofa-ask-tokens", found, "tokens_chosen", "bofa.move.split.leadership-goes")

    def tokens_chosen(self, g: Battlefield, option: Option) -> None:
        self.tokens = option[1]

    def choose_markers(self, g: Battlefield) -> Outcome:
        go = sum(self.going)
        stay = g.sizes[self.origin] - go
        damage = g.damage[self.origin]
        if not damage:
            return None
        found: list[Option] = [("markers", n) for n in range(max(0, damage - stay), min(go, damage) + 1)]
        if not stay:
            found = [("markers", damage)]
        return Ask(self.seat, "bofa-ask-markers", found, "markers_chosen", "bofa.move.split.damage")

    def markers_chosen(self, g: Battlefield, option: Option) -> None:
        self.markers = option[1]

    def depart(self, g: Battlefield) -> None:
        for unit in range(UNITS):
            if self.going[unit]:
                g.take(self.origin, unit, self.going[unit])
        g.lead[self.origin] -= self.tokens
        g.damage[self.origin] -= self.markers
        g.marching.append([self.target, self.origin, self.markers, self.tokens, self.taken, *self.going])
        g.tidy(self.origin)
        g.note("bofa-log-move", {"place": self.origin, "target": self.target, "side": self.seat})
        carry_on(g, self.seat, self.target)
        order_of(self.order).departed(g, self.origin, self.target)


class Reduction(Frame):
    """Bring an army down to the limit of its place; the owner chooses (p.23, p.25)."""

    STEPS = ("remove",)
    RULE = "bofa.move.merge.over-five"

    seat: int
    place: int
    #: Whether the losses are casualties that remove damage markers.
    casualties: int

    def about(self, g: Battlefield) -> dict[str, Any]:
        return {"place": self.place}

    def remove(self, g: Battlefield) -> Outcome:
        if g.sizes[self.place] <= g.limit(self.place):
            return DONE
        found: list[Option] = [("remove", unit) for unit in g.types(self.place)]
        return Ask(self.seat, "bofa-ask-remove", found, "removed", "bofa.move.merge.owner-chooses")

    def removed(self, g: Battlefield, option: Option) -> Outcome:
        g.lose(self.place, option[1])
        if self.casualties:
            g.damage[self.place] = max(0, g.damage[self.place] - 2)
        g.note("bofa-log-removed", {"place": self.place, "unit": option[1]}, rule="bofa.move.merge.over-five")
        return Goto("remove")


def beorn_ways(g: Battlefield, place: int) -> list[int]:
    """Where Beorn may go on from a region: never into a Shadow army."""
    return [near for near in g.ways(place) if not g.enemy_at(FP, near)]


def beorn_may_stay(g: Battlefield, place: int) -> bool:
    return not g.sizes[place] or g.where[BEORN] == place
