"""Exact odds of a combat, by the same steps as the rules (p.26-29).

Both sides keep to plain habits, which the answer names: they reroll as many missed dice as they may, black ones
first; they use every manoeuvre; they take only the casualties they must, the weakest units first; the attacker
presses on and the defender stands until one is destroyed or the rounds are over. A plan says which card a side
plays in each round: a unit's name, or ``regroup``, which is also what it plays when its plan is at an end.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from heapq import heapify, heappop, heappush
from math import comb

from westmarch.games.bofa.facts import (
    COMBAT_DICE,
    DEFAULT,
    UNIT,
    UNIT_NAMES,
    UNITS,
    Edition,
)

REGROUP = "regroup"
#: Hits on white dice, hits on black dice, black dice with a natural six: with a probability.
Rolled = tuple[tuple[int, int, int, float], ...]
#: Units and markers of the attacker, units and markers of the defender, protection left.
State = tuple[int, int, int, int, int]
#: Damage to the attacker and to the defender, casualties demanded of them, markers healed: with a probability.
Blows = tuple[tuple[int, int, int, int, int, int, float], ...]


@dataclass(frozen=True)
class Army:
    """One side: units by name, leadership, damage markers, and its plan of cards."""

    units: dict[str, int]
    leadership: int = 0
    damage: int = 0
    plan: tuple[str, ...] = ()
    edition: Edition = DEFAULT

    def __post_init__(self) -> None:
        for name in (*self.units, *(card for card in self.plan if card != REGROUP)):
            if name not in UNIT:
                raise ValueError(f"there is no unit '{name}'")
        if not sum(self.units.values()):
            raise ValueError("an army has at least one unit")
        if not 0 <= self.damage <= sum(self.units.values()):
            raise ValueError("an army has no more markers than units")

    def size(self) -> int:
        return sum(self.units.values())

    def left(self, size: int) -> tuple[int, ...]:
        """The units by type when so many are left: the weakest fall first."""
        counts = [self.units.get(name, 0) for name in UNIT_NAMES]
        for unit in sorted(range(UNITS), key=lambda unit: (self.edition.value[unit], unit)):
            fallen = min(counts[unit], sum(counts) - size)
            counts[unit] -= max(0, fallen)
        return tuple(counts)

    def dice(self, size: int, card: int, need: int) -> Rolled:
        """The dice of what is left of it."""
        units = self.left(size)
        dice = min(COMBAT_DICE, sum(count * self.edition.value[unit] for unit, count in enumerate(units)))
        black = min(dice, units[card]) if card >= 0 else 0
        return rolled(dice - black, black, need, min(self.leadership, dice))

    def manoeuvre(self, card: int) -> str:
        """What the card of a unit does."""
        return "" if card < 0 else self.edition.manoeuvre[card]

    def card(self, number: int) -> int:
        """The unit whose card is played in a round, or -1."""
        name = self.plan[number - 1] if number <= len(self.plan) else REGROUP
        return -1 if name == REGROUP else UNIT[name]


@dataclass(frozen=True)
class Ground:
    """Where the combat is: protection left, a ford or a slope in the first round, who drew for the terrain."""

    protection: int = 0
    hampered: bool = False
    #: 0 the attacker has terrain superiority, 1 the defender, -1 nobody.
    superior: int = -1


def ground_of(attacker: Army, defender: Army, origin: int, target: int, protection: int, first: bool) -> Ground:
    """The ground of an attack from one place on another; only its first round goes over a ford or up a slope."""
    field = attacker.edition
    ours, theirs = [
        sum(count for name, count in army.units.items() if field.favours[UNIT[name]][field.terrain[target]])
        for army in (attacker, defender)
    ]
    superior = -1 if ours == theirs else 0 if ours > theirs else 1
    return Ground(protection, first and field.hampers(origin, target), superior)


@dataclass
class Outcome:
    """What becomes of a combat."""

    attacker_wins: float = 0.0
    defender_wins: float = 0.0
    both_destroyed: float = 0.0
    undecided: float = 0.0
    #: Units left on average, and what the walls have lost; chances by units left of both sides.
    attacker_units: float = 0.0
    defender_units: float = 0.0
    breached: float = 0.0
    rounds: float = 0.0
    left: dict[tuple[int, int], float] = field(default_factory=dict)


@lru_cache(maxsize=4096)
def rolled(white: int, black: int, need: int, leadership: int) -> Rolled:
    """The dice of one side after roll and reroll."""
    found: dict[tuple[int, int, int], float] = {}
    for b, sixes, p in black_dice(black, need):
        for w in range(white + 1):
            q = p * binomial(white, w, need)
            again_black = min(leadership, black - b)
            again_white = min(leadership - again_black, white - w)
            for b2, sixes2, p2 in black_dice(again_black, need):
                for w2 in range(again_white + 1):
                    key = (w + w2, b + b2, sixes + sixes2)
                    found[key] = found.get(key, 0.0) + q * p2 * binomial(again_white, w2, need)
    return tuple((w, b, six, p) for (w, b, six), p in found.items() if p > 0)


def binomial(dice: int, hits: int, need: int) -> float:
    chance = (7 - need) / 6
    return float(comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits))


@lru_cache(maxsize=256)
def black_dice(dice: int, need: int) -> tuple[tuple[int, int, float], ...]:
    """Hits and natural sixes of black dice; a six always hits."""
    six, other, miss = 1 / 6, (6 - need) / 6, (need - 1) / 6
    found = []
    for sixes in range(dice + 1):
        for others in range(dice - sixes + 1):
            ways = comb(dice, sixes) * comb(dice - sixes, others)
            p = ways * six**sixes * other**others * miss ** (dice - sixes - others)
            if p > 0:
                found.append((sixes + others, sixes, p))
    return tuple(found)


@lru_cache(maxsize=4096)
def after_casualties(size: int, damage: int, amount: int, demanded: int, heal: int) -> tuple[int, int]:
    """Markers are placed, then the casualties that must be are taken."""
    damage += amount
    if not amount:
        demanded = 0
    while damage and size and (demanded or damage > size):
        size -= 1
        damage = max(0, damage - 2)
        demanded = max(0, demanded - 1)
    return (size, max(0, damage - heal)) if size else (0, 0)


def manoeuvre(name: str, black: int, sixes: int, more: bool, led: bool, superior: bool) -> tuple[int, int, int, int]:
    """Damage added, damage prevented, casualties demanded, markers healed by a unit's manoeuvre."""
    if not name or not black:
        return 0, 0, 0, 0
    if name in ("mattocks", "steel_scimitars"):
        return 1, 0, 0, 0
    if name == "hail_of_arrows":
        return min(2, sixes), 0, 0, 0
    if name == "spear_wall":
        return 0, min(2, black), 0, 0
    if name == "desperate_courage":
        return int(led), 0, 0, 0
    if name == "press_of_numbers":
        return int(more), 0, 0, 0
    if name == "swarm":
        return (1, 0, 0, 0) if superior else (0, 1, 0, 0)
    if name == "run_to_ground":
        return 0, 0, 1, 0
    return 0, 0, 0, 1


class Fight:
    """A combat being weighed: blows are worked out once for each strength of both sides."""

    def __init__(self, attacker: Army, defender: Army, ground: Ground) -> None:
        self.attacker = attacker
        self.defender = defender
        self.ground = ground
        self.known: dict[tuple[int, int, bool, int], Blows] = {}
        #: From this round on nothing changes from round to round.
        self.steady = max(len(attacker.plan), len(defender.plan), 1 if ground.hampered else 0) + 1

    def blows(self, ours: int, theirs: int, walls: bool, number: int) -> Blows:
        """Every result of the dice and manoeuvres of a round."""
        number = min(number, self.steady)
        key = (ours, theirs, walls, number)
        if key not in self.known:
            self.known[key] = self.weighed(ours, theirs, walls, number)
        return self.known[key]

    def weighed(self, ours: int, theirs: int, walls: bool, number: int) -> Blows:
        a, d, ground = self.attacker, self.defender, self.ground
        need = 6 if walls or (ground.hampered and number == 1) else 5
        a_card, d_card = a.card(number), d.card(number)
        a_dice = a.dice(ours, a_card, need)
        d_dice = d.dice(theirs, d_card, 5)
        found: dict[tuple[int, int, int, int, int, int], float] = {}
        for aw, ab, a6, p in a_dice:
            a_add, a_stop, a_hunt, a_heal = manoeuvre(
                a.manoeuvre(a_card), ab, a6, ours > theirs, a.leadership > 0, ground.superior == 0
            )
            for dw, db, d6, q in d_dice:
                d_add, d_stop, d_hunt, d_heal = manoeuvre(
                    d.manoeuvre(d_card), db, d6, theirs > ours, d.leadership > 0, ground.superior == 1
                )
                to_attacker = max(0, dw + db + d_add - a_stop)
                to_defender = max(0, aw + ab + a_add - d_stop)
                key = (to_attacker, to_defender, d_hunt, a_hunt, a_heal, d_heal)
                found[key] = found.get(key, 0.0) + p * q
        return tuple((*key, p) for key, p in found.items())

    def after(self, state: State, number: int) -> list[tuple[State, float]]:
        """Every position after one more round."""
        ours, a_damage, theirs, d_damage, walls = state
        found: dict[State, float] = {}
        for to_a, to_d, hunt_a, hunt_d, heal_a, heal_d, p in self.blows(ours, theirs, walls > 0, number):
            through = max(0, to_d - walls)
            a = after_casualties(ours, a_damage, to_a, hunt_a, heal_a)
            d = after_casualties(theirs, d_damage, through, hunt_d, heal_d)
            there = (a[0], a[1], d[0], d[1], max(0, walls - to_d))
            found[there] = found.get(there, 0.0) + p
        return list(found.items())


def combat(attacker: Army, defender: Army, ground: Ground | None = None, rounds: int = 0) -> Outcome:
    """The odds of a combat, for a number of rounds or (0) to the end."""
    fight = Fight(attacker, defender, ground or Ground())
    start = (attacker.size(), attacker.damage, defender.size(), defender.damage, fight.ground.protection)
    now: dict[State, float] = {start: 1.0}
    outcome = Outcome()
    number = 0
    while now and number < (rounds or fight.steady - 1):
        number += 1
        outcome.rounds += sum(now.values())
        later: dict[State, float] = {}
        for state, p in now.items():
            for there, q in fight.after(state, number):
                if there[0] and there[2]:
                    later[there] = later.get(there, 0.0) + p * q
                else:
                    end(outcome, there, p * q, fight.ground)
        now = later
    if rounds:
        for state, p in now.items():
            end(outcome, state, p, fight.ground)
    else:
        to_the_end(fight, now, outcome)
    return outcome


def to_the_end(fight: Fight, now: dict[State, float], outcome: Outcome) -> None:
    """Rounds that are all alike: each position is left for a worse one, so one pass in order is exact."""
    waiting = [(worn(state), state) for state in now]
    heapify(waiting)
    while waiting:
        _, state = heappop(waiting)
        p = now.pop(state)
        results = dict(fight.after(state, fight.steady))
        visits = p / (1.0 - results.pop(state, 0.0))
        outcome.rounds += visits
        for there, q in results.items():
            if not (there[0] and there[2]):
                end(outcome, there, visits * q, fight.ground)
            elif there in now:
                now[there] += visits * q
            else:
                now[there] = visits * q
                heappush(waiting, (worn(there), there))


def worn(state: State) -> tuple[int, int, int]:
    """How far a combat has gone: fewer units, then less protection, then more markers."""
    ours, a_damage, theirs, d_damage, walls = state
    return -(ours + theirs), -walls, a_damage + d_damage


def end(outcome: Outcome, state: State, p: float, ground: Ground) -> None:
    """Count one way in which the combat ends."""
    ours, _, theirs, _, walls = state
    if ours and theirs:
        outcome.undecided += p
    elif ours:
        outcome.attacker_wins += p
    elif theirs:
        outcome.defender_wins += p
    else:
        outcome.both_destroyed += p
    outcome.attacker_units += p * ours
    outcome.defender_units += p * theirs
    outcome.breached += p if ground.protection and not walls else 0.0
    outcome.left[ours, theirs] = outcome.left.get((ours, theirs), 0.0) + p
