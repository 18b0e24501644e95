"""Moving armies (p.22-23): where they may go and attack, marching and merging."""

from __future__ import annotations

from westmarch.engine.decision import Option
from westmarch.games.bofa.facts import BEORN, FP, LEADERS, SHADOW, UNITS
from westmarch.games.bofa.rules.orders import Order
from westmarch.games.bofa.state import (
    MARCH_CHARACTERS,
    MARCH_DAMAGE,
    MARCH_LEAD,
    MARCH_UNITS,
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
    if target >= g.edition.regions:
        for zone in (0, 1):
            if origin == g.edition.goblin_points[zone] and target == g.edition.passes[zone]:
                return "bofa.pass.closed-start"
        return (
            "bofa.pass.one-way"
            if target in g.edition.passes and origin < g.edition.regions
            else "bofa.board.black-line"
        )
    if origin in g.edition.goblin_points:
        return "bofa.board.goblin.through-pass"
    if origin in g.edition.passes:
        return "bofa.pass.exit-one-region"
    return "bofa.board.divide.river" if g.edition.is_river[origin][target] else "bofa.move.adjacent-not-enemy"


def may_enter(g: Battlefield, seat: int, target: int) -> bool:
    """Whether an army may enter a region: no enemy, and Beorn suffers nobody beside him."""
    return not g.ready(seat).closed >> target & 1


def forbids_move(g: Battlefield, seat: int, order: Order, origin: int, target: int) -> str | None:
    """The rule that forbids an army to move by an order, or None."""
    if g.held[origin] != seat:
        return "bofa.army.definition"
    rule = order.forbids_army(g, seat, origin) or forbids_step(g, seat, origin, target)
    return rule or order.forbids_target(g, seat, origin, target)


def moves(g: Battlefield, seat: int, order: Order, only: int = -1) -> list[Option]:
    """Every first step that an order allows."""
    found: list[Option] = []
    ready = g.ready(seat)
    picking = order.picks_armies()
    for origin in ready.movers if only < 0 else [only]:
        if g.held[origin] != seat or (picking and order.forbids_army(g, seat, origin) is not None):
            continue
        for target in g.ways(origin):
            if ready.closed >> target & 1:
                continue
            if not order.own_targets or order.forbids_target(g, seat, origin, target) is None:
                found.append(("move", origin, target))
    return found


def has_move(g: Battlefield, seat: int, order: Order) -> bool:
    """Whether an order allows any first step."""
    closed = g.ready(seat).closed
    for origin in g.movers(seat):
        if order.forbids_army(g, seat, origin) is not None:
            continue
        for target in g.ways(origin):
            if not closed >> target & 1 and order.forbids_target(g, seat, origin, target) is None:
                return True
    return False


def forbids_attack(g: Battlefield, seat: int, order: Order, place: int, target: int) -> str | None:
    """The rule that forbids an army to attack by an order, or None."""
    if g.held[place] != seat:
        return "bofa.char.alone.ignores-enemy"
    if not order.attacks:
        return "bofa.move.character-die" if order.led else "bofa.combat.attack.ways"
    if place in g.edition.goblin_points or target not in g.ways(place):
        return "bofa.combat.attack.adjacent" if target < g.edition.regions else "bofa.pass.one-way"
    if not g.enemy_at(seat, target):
        return "bofa.combat.attack.adjacent"
    return order.forbids_attack(g, seat, place, target)


def attacks(g: Battlefield, seat: int, order: Order, only: int = -1) -> list[Option]:
    """Every attack that an order allows, of one army or of all."""
    found: list[Option] = []
    enemies = g.ready(seat).enemies
    for place in g.attackers(seat) if only < 0 else [only]:
        if g.held[place] != seat or place in g.edition.goblin_points:
            continue
        for target in g.ways(place):
            if enemies >> target & 1 and order.forbids_attack(g, seat, place, target) is None:
                found.append(("attack", place, target))
    return found


def has_attack(g: Battlefield, seat: int, order: Order) -> bool:
    """Whether an order allows any attack."""
    enemies = g.ready(seat).enemies
    for place in g.attackers(seat):
        for target in g.ways(place):
            if enemies >> target & 1 and order.forbids_attack(g, seat, place, target) is None:
                return True
    return False


def can_attack(g: Battlefield, seat: int) -> bool:
    """Whether any army of a side stands next to an enemy."""
    return len(g.attackers(seat)) > 0


def next_to_own(g: Battlefield, seat: int, place: int) -> bool:
    """Whether a side has an army in a region next to a place."""
    return g.army_bits(seat) & g.edition.neighbour_bits[place] != 0


def carry_on(g: Battlefield, seat: int, target: int) -> None:
    """The group under way takes a further step."""
    about = {"place": g.marching[-1][TARGET], "target": target, "side": seat}
    g.note("bofa-log-move-on", about, rule="bofa.move.multi.step-rules")
    enter_region(g, seat, target)


def enter_region(g: Battlefield, seat: int, target: int) -> None:
    """The group under way comes to a place, with its characters."""
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


def beorn_ways(g: Battlefield, place: int) -> list[int]:
    """Where Beorn may go on from a region: never into a Shadow army."""
    return [near for near in g.ways(place) if not g.enemy_at(FP, near)]


def move_beorn(g: Battlefield, region: int) -> None:
    """Beorn goes to a region, and takes its settlement back."""
    g.stand(BEORN, region)
    g.note("bofa-log-beorn", {"target": region}, rule="bofa.beorn.move.will")
    g.retake(region)
