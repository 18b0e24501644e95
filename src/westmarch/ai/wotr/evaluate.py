"""The evaluation: the Free Peoples' winning chance in a position, from features that can be named.

The features are what a player counts: the Ring's way and burden, points, threats by exact odds, armies, dice,
cards and politics. How they are weighed, each by itself and in combinations, was learnt from games of the opponents
against each other (``ai.lessons`` writes ``net.py``).
"""

from __future__ import annotations

from typing import Any

from westmarch.ai.net import likely
from westmarch.ai.wotr.board import defenders, held, hit_points, pull, threats
from westmarch.ai.wotr.chances import attack_odds
from westmarch.ai.wotr.doom import doom_chance
from westmarch.ai.wotr.net import NET
from westmarch.ai.wotr.plan import steps_left
from westmarch.ai.wotr.ring import tile_mean
from westmarch.games.wotr.facts import (
    ADJACENT,
    DISTANCE,
    FREE,
    FREE_GOAL,
    FREE_NATIONS,
    GARRISON,
    NATIONS_OF_SIDE,
    PRIZES,
    SHADOW,
    SHADOW_GOAL,
    SHADOW_NATIONS,
    VICTORY_POINTS,
)
from westmarch.games.wotr.state import War

#: The features in order; ``wotr-term-<name>`` is the message of each.
FEATURES = (
    "way",
    "doom",
    "race",
    "corruption",
    "agony",
    "revealed",
    "companions",
    "shadow-points",
    "shadow-brink",
    "shadow-grasp",
    "threat",
    "advance",
    "free-points",
    "free-grasp",
    "shadow-armies",
    "free-armies",
    "free-dice",
    "shadow-dice",
    "free-tempo",
    "shadow-tempo",
    "free-cards",
    "shadow-cards",
    "free-politics",
    "shadow-politics",
    "free-rings",
    "shadow-rings",
    "hunt",
    # From here on features that speak for a term above.
    "free-politics",
    "shadow-politics",
    "shadow-politics",
    "shadow-politics",
    "race",
    "way",
    "threat",
    "threat",
    "threat",
    "threat",
    "free-grasp",
    "free-grasp",
    "hunt",
    "shadow-armies",
    "shadow-brink",
)
#: Games to learn from.
OPTIONS: list[dict[str, Any]] = [{}]
#: Damage that a step outside Mordor costs on average, and steps a turn.
WAY_DAMAGE = 0.55
STEPS_A_TURN = 1.7


def features(g: War) -> list[float]:
    """What a position shows, each number about between -1 and 1."""
    left = steps_left(g)
    outside = 0 if g.in_mordor() else max(0, left - 5)
    levels = sum([1 for c in range(7) if g.where[c] == -2])
    doom = doom_chance(g, min(11.9, g.corruption + WAY_DAMAGE * outside))
    points = g.victory_points(SHADOW)
    free_points = g.victory_points(FREE)
    grasp = grasped(g, SHADOW)
    turns = left / STEPS_A_TURN
    dangers = threats(g)
    return [
        left / 15,
        doom,
        doom * max(0.0, 1 - turns / 9),
        g.corruption / 12,
        max(0, g.corruption - 7) / 4,
        float(g.revealed),
        levels / 7,
        points / SHADOW_GOAL,
        max(0.0, points + grasp - 6) / 4,
        grasp / 4,
        sum(dangers) / 8,
        advance(g) / 40,
        free_points / FREE_GOAL,
        grasped(g, FREE) / 3,
        sum([hit_points(g, SHADOW, slot) for slot in g.army_slots(SHADOW)]) / 60,
        sum([hit_points(g, FREE, slot) for slot in g.army_slots(FREE)]) / 50,
        g.bonus_dice(FREE) / 2,
        g.bonus_dice(SHADOW) / 3,
        g.unused(FREE) / 6,
        g.unused(SHADOW) / 10,
        held(g, FREE) / 6,
        held(g, SHADOW) / 6,
        sum([g.steps[n] for n in FREE_NATIONS]) / 14,
        sum([g.steps[n] for n in SHADOW_NATIONS]) / 4,
        g.rings[FREE] / 3,
        g.rings[SHADOW] / 3,
        g.hunt_box[SHADOW] / 5 if g.unused(FREE) else 0.0,
        sum([1 for n in FREE_NATIONS if g.at_war(n)]) / 5,
        *[1.0 if g.at_war(n) else 0.0 for n in SHADOW_NATIONS],
        g.turn / 20,
        1.0 if g.in_mordor() else 0.0,
        *pressure(g, SHADOW, 4),
        *pressure(g, FREE, 2),
        tile_mean(g) / 3,
        sum([g.leadership(SHADOW, slot) for slot in g.army_regions(SHADOW)]) / 10,
        points * points / 100,
    ]


#: How much an army counts against a settlement so many regions away.
_REACH: tuple[float, ...] = (1.0, 0.6, 0.35, 0.2)


def pressure(g: War, side: int, count: int) -> list[float]:
    """The settlements that a side presses hardest, as many as asked for: points times its share of the force there."""
    enemy = 1 - side
    armies = [(region, float(min(15, hit_points(g, side, region)))) for region in g.army_regions(side)]
    found: list[float] = []
    for prize in PRIZES[enemy]:
        if g.control[prize] != enemy:
            continue
        near = 0.0
        distances = DISTANCE[prize]
        for region, force in armies:
            distance = distances[region]
            if distance < 4:
                near += force * _REACH[distance]
        if near:
            found.append(0.5 * VICTORY_POINTS[prize] * near / (near + 1.5 * defenders(g, enemy, prize) + 1.0))
    found.sort(reverse=True)
    return (found + [0.0] * count)[:count]


def grasped(g: War, side: int) -> float:
    """Points that a side is about to take: each prize with the exact chance of the best attack on it now."""
    total = 0.0
    enemy = 1 - side
    for prize in PRIZES[enemy]:
        if g.control[prize] != enemy:
            continue
        points = VICTORY_POINTS[prize]
        inside = GARRISON[prize]
        if inside >= 0 and g.units(enemy, inside):
            if g.units(side, prize):
                win, _, left = attack_odds(g, side, prize, inside)
                worn = 1 - min(1.0, left / 8)
                total += points * (0.7 * win + 0.3 * worn * min(1.0, hit_points(g, side, prize) / 8))
            continue
        total += points * from_outside(g, side, prize)
    return total


def from_outside(g: War, side: int, prize: int) -> float:
    """The chance to take a settlement from the regions around it."""
    enemy = 1 - side
    best = 0.0
    held = g.units(enemy, prize)
    for there in ADJACENT[prize]:
        if not g.units(side, there) or not any(
            [g.at_war(n) for n in NATIONS_OF_SIDE[side] if g.nation_units(n, there)]
        ):
            continue
        if not held:
            return 0.8
        win = attack_odds(g, side, there, prize)[0]
        # Behind walls they hold out longer.
        best = max(best, (0.35 if GARRISON[prize] >= 0 else 0.8) * win)
    return best


def advance(g: War) -> float:
    """How far the Shadow's armies have come towards prizes."""
    drawn = pull(g, SHADOW, 1.0)
    return sum([min(12, hit_points(g, SHADOW, slot)) * drawn[slot] for slot in g.army_slots(SHADOW) if slot < 105])


def evaluate(g: War) -> float:
    """The winning chance of the Free Peoples."""
    if g.ending:
        return 1.0 if FREE in g.winners else 0.0
    return likely(NET.balance(features(g)))


def terms(g: War) -> dict[str, float]:
    """What each term adds to the Free Peoples' side, for people."""
    return {} if g.ending else NET.shares(FEATURES, features(g))


def lessons(g: War) -> list[tuple[int, list[float]]]:
    """A position of two players to learn from."""
    return [(FREE, features(g))]
