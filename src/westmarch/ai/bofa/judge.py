"""How good things are: forces against each other, settlements in peril, moves and attacks."""

from __future__ import annotations

from westmarch.ai.bofa import weights as w
from westmarch.games.bofa.facts import (
    BEORN,
    BOLG,
    FP,
    POINTS_TO_WIN,
    SHADOW,
    STACK,
)
from westmarch.games.bofa.state import Battlefield

#: Combat value, leadership, and the damage that it takes to destroy it.
Force = tuple[int, int, int]

NOTHING: Force = (0, 0, 0)

#: What has been worked out for the position under judgement.
known: dict[tuple[object, ...], float] = {}
_forces: dict[int, Force] = {}
_pulls: dict[int, float] = {}
_moves: dict[int, float] = {}
#: What each side would have or keep there, and how much: the same for all its armies.
_wants: dict[int, list[tuple[int, float]]] = {}


def look_anew() -> None:
    """Another position is judged from now on."""
    known.clear()
    _forces.clear()
    _pulls.clear()
    _moves.clear()
    _wants.clear()


def force(g: Battlefield, place: int) -> Force:
    """The army of a place, or Beorn."""
    if g.where[BEORN] == place:
        return (4, 4, max(0, g.wrath))
    if not g.sizes[place]:
        return NOTHING
    # In the midst of a combat an army may bear more damage than it has to give.
    return (g.value(place), g.leadership(place), max(0, 2 * g.sizes[place] - g.damage[place]))


def force_at(g: Battlefield, place: int) -> Force:
    """The same in the position under judgement: each army is looked at from many places."""
    found = _forces.get(place)
    if found is None:
        found = force(g, place)
        _forces[place] = found
    return found


def joined(one: Force, other: Force) -> Force:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def hits(attacker: Force, chance: float) -> float:
    """Expected damage a round, with a little for manoeuvres."""
    dice = min(STACK, attacker[0])
    first = dice * chance
    return first + min(attacker[1], dice - first) * chance + 0.3


def chance_to_win(attacker: Force, defender: Force, walls: int = 0, hard: bool = False) -> float:
    """Roughly how often the attacker destroys the defender first."""
    if not defender[2]:
        return 1.0
    if not attacker[2]:
        return 0.0
    rounds = defender[2] / hits(attacker, 1 / 3) + (0.5 if hard else 0.0)
    if walls > 0:
        rounds += walls / hits(attacker, 1 / 6)
    against = attacker[2] / hits(defender, 1 / 3)
    ratio = float((against / rounds) ** w.EDGE)
    return ratio / (1 + ratio)


def assault(g: Battlefield, attacker: Force, origin: int, target: int, defender: Force) -> float:
    """The chance of an attack on a region."""
    walls = g.edition.protection[target] - g.walls[target]
    return chance_to_win(attacker, defender, walls, origin < g.edition.regions and g.edition.hampers(origin, target))


def worth(g: Battlefield, place: int) -> float:
    """What a settlement is worth to either side now: more when the Shadow is near its goal."""
    base = w.POINT * g.edition.points_of[place]
    if place == g.edition.front_gate:
        base *= w.GATE
    return base * (1.0 + w.HASTE * min(g.points(), POINTS_TO_WIN))


def peril(g: Battlefield, place: int, defender: Force) -> float:
    """How likely a settlement falls soon, from 0 to 1."""
    key = ("peril", place, defender)
    if key in known:
        return known[key]
    worst = 0.0
    for army in g.armies(SHADOW):
        steps = g.edition.distance[army][place]
        if 0 < steps <= (w.GOBLINS_FELT if army in g.edition.goblin_points else w.FELT):
            worst = max(
                worst, assault(g, force_at(g, army), army, place, defender) / (w.NEAR_BASE + w.NEAR_STEP * steps)
            )
    known[key] = worst
    return worst


def pull(g: Battlefield, seat: int, place: int) -> float:
    """How well an army stands for what is to be won, or guarded, near a place."""
    key = 2 * place + seat
    found = _pulls.get(key)
    if found is None:
        if seat not in _wants:
            _wants[seat] = wants(g, seat)
        steps = g.edition.distance[place]
        found = 0.0
        for target, wanted in _wants[seat]:
            reach = w.REACH + steps[target]
            found += wanted / (reach * reach)
        found *= 2.5
        _pulls[key] = found
    return found


def wants(g: Battlefield, seat: int) -> list[tuple[int, float]]:
    """Settlements that a side should win or guard, with how much is at stake."""
    found = []
    for target in g.edition.settlements:
        if seat == SHADOW:
            wanted = 0.0 if g.control[target] else worth(g, target) * need(g, target)
        elif g.control[target]:
            wanted = worth(g, target)
        else:
            wanted = w.RESCUE * worth(g, target) * peril(g, target, force_at(g, target))
        if wanted:
            found.append((target, wanted))
    return found


def need(g: Battlefield, target: int) -> float:
    """How much a settlement still draws armies of the Shadow, when others are before it already."""
    theirs = g.value(target) + g.edition.protection[target] - g.walls[target]
    near = sum([g.value(p) for p in g.armies(SHADOW) if 0 < g.edition.distance[p][target] <= 2])
    return w.ENOUGH if near > w.OVERWHELM * (theirs + 2) else 1.0


def move_score(g: Battlefield, seat: int, origin: int, target: int) -> float:
    """What it is worth to move an army to a neighbouring place."""
    key = origin << 8 | target
    found = _moves.get(key)
    if found is None:
        found = _move_score(g, seat, origin, target)
        _moves[key] = found
    return found


def _move_score(g: Battlefield, seat: int, origin: int, target: int) -> float:
    mine = force_at(g, origin)
    urge = w.MARCH[seat] * (w.MARCH_BASE + w.MARCH_VALUE * min(mine[0], 6))
    score = (pull(g, seat, target) - pull(g, seat, origin)) * urge
    if target in g.edition.settlements and g.control[target] != seat:
        score += w.TAKE * worth(g, target)
    there = g.sizes[target]
    if there and g.sizes[origin] + there > STACK and not g.edition.unlimited[target]:
        score -= w.CROWD * min(g.sizes[origin], g.sizes[origin] + there - STACK)
    elif there:
        score += w.JOIN[seat]
    return score + (shadow_risk(g, origin, target, mine) if seat == SHADOW else guard_score(g, origin, target, mine))


def shadow_risk(g: Battlefield, origin: int, target: int, mine: Force) -> float:
    """What a Shadow army risks where it goes and leaves behind."""
    score = 0.0
    if target >= g.edition.regions:
        return 1.0
    merged = joined(mine, force_at(g, target))
    bolg = g.where[BOLG] == origin
    for near in g.edition.neighbours[target]:
        if g.enemy_at(SHADOW, near):
            score -= w.EXPOSED * max(0.0, chance_to_win(force_at(g, near), merged) - 0.5) * w.VALUE
    if origin in g.edition.settlements and g.control[origin] and not g.sizes[target]:
        near_enemies = any(
            g.held[place] == FP and g.edition.distance[place][origin] <= 2 for place in range(g.edition.regions)
        )
        score -= (w.LEAVE_NEAR if near_enemies else w.LEAVE_FAR) * worth(g, origin)
    if bolg:
        score -= w.MOVE_BOLG + w.EXPOSED_BOLG * (hunted(g, target, merged) - hunted(g, origin, mine))
    return score


def hunted(g: Battlefield, place: int, guard: Force) -> float:
    """How likely Bolg is killed soon in a place, from 0 to 1: whoever kills him has won."""
    worst = 0.0
    for army in [*g.armies(FP), g.where[BEORN]]:
        steps = g.edition.distance[army][place] if army >= 0 else 0
        if 0 < steps <= 2:
            worst = max(worst, chance_to_win(force(g, army), guard) / steps)
    return worst


def guard_score(g: Battlefield, origin: int, target: int, mine: Force) -> float:
    """How much safer the settlements are after a move of the Free Peoples."""
    score = 0.0
    if target in g.edition.settlements:
        here = force_at(g, target)
        score += w.GUARD * worth(g, target) * (peril(g, target, here) - peril(g, target, joined(here, mine)))
    if origin in g.edition.settlements and not g.control[origin]:
        score -= w.GUARD * worth(g, origin) * (peril(g, origin, NOTHING) - peril(g, origin, mine))
        score -= (w.LEAVE_WALLS if g.edition.protection[origin] else w.LEAVE_CAMP) * worth(g, origin)
    if origin in g.edition.exits:
        score -= w.LEAVE_EXIT  # the goblins would come out
    for near in g.edition.neighbours[target]:
        if near < g.edition.regions and g.held[near] == SHADOW:
            score -= w.THREATENED * max(0.0, chance_to_win(force_at(g, near), joined(mine, force_at(g, target))) - 0.5)
    return score


def attack_score(g: Battlefield, seat: int, origin: int, target: int) -> float:
    """What an attack is worth."""
    key = ("attack", origin, target)
    if key not in known:
        known[key] = _attack_score(g, seat, origin, target)
    return known[key]


def _attack_score(g: Battlefield, seat: int, origin: int, target: int) -> float:
    mine, theirs = force_at(g, origin), force_at(g, target)
    win = assault(g, mine, origin, target, theirs)
    gain = w.VALUE * min(theirs[0], 6) + w.FIGHT
    if target in g.edition.settlements and g.control[target] != seat:
        gain += w.CONQUER * worth(g, target)
    if seat == FP and g.where[BOLG] == target and g.held[target] == SHADOW:
        gain += w.KILL_BOLG
    cost = w.VALUE * min(mine[0], 6) * w.OWN_ARMY
    if g.where[BOLG] == origin:
        cost += w.RISK_BOLG
    if seat == FP and origin in g.edition.settlements:
        cost += w.RISK_HOME * worth(g, origin)
    wear = 0.0
    if g.edition.protection[target] > g.walls[target] and g.control[target] != seat:
        wear = w.WEAR * worth(g, target)
    return win * gain - (1 - win) * cost + wear
