"""The evaluation: the Free Peoples' winning chance in a position, from features that can be named.

The features are what a commander counts: points, fate, settlements in danger and to be won back, armies, walls,
heroes, dice, cards. How they are weighed was learnt from games of the opponents against each other (``ai.lessons``
writes ``net.py``).
"""

from __future__ import annotations

from typing import Any

from westmarch.ai.bofa.judge import Force, assault, force, look_anew, peril
from westmarch.ai.bofa.net import NET
from westmarch.ai.net import likely
from westmarch.games.bofa.facts import (
    BATS,
    BEORN,
    BOLG,
    CHARACTERS,
    EAGLES,
    FATE_END,
    FP,
    POINTS_TO_WIN,
    SHADOW,
    THORIN,
    TOKEN_SIDE,
    TOKENS,
)
from westmarch.games.bofa.pieces import DEAD
from westmarch.games.bofa.state import Battlefield

#: Settlements and strongholds, in every edition.
SETTLEMENTS = 7
STRONGHOLDS = 3
#: Games to learn from.
OPTIONS: list[dict[str, Any]] = [{}]
#: The features in order; ``bofa-term-<name>`` is the message of each.
FEATURES: tuple[str, ...] = (
    *["points"] * (3 + SETTLEMENTS),
    *["fate"] * 3,
    *["peril"] * (2 + SETTLEMENTS),
    *["hope"] * SETTLEMENTS,
    *["walls"] * STRONGHOLDS,
    *["armies"] * 8,
    *["bolg"] * 4,
    *["heroes"] * (3 + 2 * CHARACTERS),
    *["beasts"] * 2,
    *["dice"] * 5,
    *["cards"] * 2,
    *["tokens"] * 2,
)


def features(g: Battlefield) -> list[float]:
    """What a position shows, each number about between -1 and 1."""
    look_anew()
    points = g.points()
    fears = [0.0 if g.control[p] else peril(g, p, force(g, p)) for p in g.edition.settlements]
    threat = sum([g.edition.points_of[p] * fears[i] for i, p in enumerate(g.edition.settlements)])
    return [
        points / POINTS_TO_WIN,
        1.0 if points >= POINTS_TO_WIN - 4 else 0.0,
        1.0 if points >= POINTS_TO_WIN else 0.0,
        *[1.0 if g.control[p] else 0.0 for p in g.edition.settlements],
        g.fate / FATE_END,
        max(0, g.fate - 9) / 6,
        g.turn / 10,
        threat / 10,
        max(0.0, points + threat - 6) / 4,
        *fears,
        *[retaken(g, p) if g.control[p] else 0.0 for p in g.edition.settlements],
        *[(g.edition.protection[p] - g.walls[p]) / g.edition.protection[p] for p in g.edition.strongholds],
        *armies(g),
        *bolg(g),
        1.0 if g.where[THORIN] >= 0 else 0.0,
        g.wrath / 10 if g.where[BEORN] >= 0 else 0.0,
        g.activated() / 3,
        *[1.0 if g.in_play(character) else 0.0 for character in range(CHARACTERS)],
        *[1.0 if g.where[character] == DEAD else 0.0 for character in range(CHARACTERS)],
        sum(g.eagles) / EAGLES,
        sum(g.bats) / BATS,
        g.unused(FP) / 5,
        g.unused(SHADOW) / 6,
        1.0 if g.bonus_die(FP) else 0.0,
        1.0 if g.bonus_die(SHADOW) else 0.0,
        g.rings / 3,
        len(g.hands[FP]) / 6,
        len(g.hands[SHADOW]) / 6,
        *[sum([1 for t in range(TOKENS) if g.token_at[t] >= 0 and TOKEN_SIDE[t] == side]) / 5 for side in (FP, SHADOW)],
    ]


def retaken(g: Battlefield, place: int) -> float:
    """How likely the Free Peoples win a settlement back soon, from 0 to 1."""
    best = 0.0
    theirs = force(g, place)
    for army in g.armies(FP):
        steps = g.edition.distance[army][place]
        if 0 < steps <= 2:
            best = max(best, assault(g, force(g, army), army, place, theirs) / (0.6 + 0.4 * steps))
    return best


def armies(g: Battlefield) -> list[float]:
    """Strength, leaders and damage of both, what waits beyond the passes, and how far the Shadow has come."""
    free = [force(g, p) for p in g.armies(FP)]
    field = [p for p in g.armies(SHADOW) if p < g.edition.regions]
    shadow = [force(g, p) for p in field]
    waiting = [p for p in g.armies(SHADOW) if p >= g.edition.regions]
    come = 0.0
    for place in field:
        near = min([g.edition.distance[place][p] for p in g.edition.settlements if not g.control[p]], default=9)
        come += g.value(place) / (1.0 + near)
    return [
        _sum(free, 0) / 30,
        _sum(free, 1) / 12,
        _sum(free, 2) / 40,
        _sum(shadow, 0) / 40,
        _sum(shadow, 1) / 12,
        _sum(shadow, 2) / 60,
        sum(
            [
                g.value(p)
                * (1.0 if p in g.edition.goblin_points and not g.open[g.edition.goblin_points.index(p)] else 1.5)
                for p in waiting
            ]
        )
        / 20,
        come / 15,
    ]


def _sum(forces: list[Force], part: int) -> float:
    return float(sum([found[part] for found in forces]))


def bolg(g: Battlefield) -> list[float]:
    """Whether Bolg is there, his guard, the chance of the best army next to him, and whether he can be hunted."""
    here = g.where[BOLG]
    if here < 0:
        return [0.0, 0.0, 0.0, 0.0]
    best = 0.0
    guard = force(g, here)
    for place in g.edition.neighbours[here]:
        if g.held[place] == FP:
            best = max(best, assault(g, force(g, place), place, here, guard))
    near = [p for p in g.armies(FP) if g.edition.distance[p][here] == 2]
    far = max([assault(g, force(g, p), p, here, guard) for p in near], default=0.0)
    return [1.0, g.bodyguards / 3, best, far]


def evaluate(g: Battlefield) -> float:
    """The winning chance of the Free Peoples."""
    if g.ending:
        return 1.0 if FP in g.winners else 0.0
    return likely(NET.balance(features(g)))


def terms(g: Battlefield) -> dict[str, float]:
    """What each term adds to the Free Peoples' side, for people."""
    return {} if g.ending else NET.shares(FEATURES, features(g))


def lessons(g: Battlefield) -> list[tuple[int, list[float]]]:
    """A position to learn from."""
    return [(FP, features(g))]
