"""The evaluation: what a position shows of two players, weighed by a net that was learnt from games, and
the burdens of both.

It is made for the moments at which hands are filled up again (``FellowshipsMind.is_pause``). What is hidden from a
player is looked at all the same: only positions dealt anew are judged.
"""

from __future__ import annotations

from math import exp
from typing import Any

from ai.before.tcg import weights as w
from ai.before.tcg.board import burdened, under_way
from ai.before.tcg.net import NET
from ai.before.tcg.worth import held_worth, is_bearer, lasting_strength, minion_worth
from westmarch.games.tcg.facts import (
    ALLY,
    ATTACHED,
    CATALOGUE,
    COMPANION,
    CONDITION,
    EVENT,
    FREE,
    MINION,
    PLAY,
    REGROUP,
    RING,
    SITE,
    SUPPORT,
)
from westmarch.games.tcg.rules.move import shadow_number
from westmarch.games.tcg.rules.regroup import HAND_SIZE
from westmarch.games.tcg.state import Fellowships

#: What is seen of one player, in order; ``tcg-term-<name>`` is the message of each.
OF_A_PLAYER = (
    "way",
    "way",
    "way",
    "companions",
    "companions",
    "companions",
    "companions",
    "companions",
    "wounds",
    "wounds",
    "wounds",
    "wounds",
    "support",
    "support",
    "support",
    "shadow",
    "shadow",
    "cards",
    "cards",
    "cards",
    "cards",
    "shadow",
    "shadow",
    "shadow",
    "cards",
    "companions",
    "threat",
    "threat",
    "threat",
    "threat",
)
#: What is seen of the turn.
OF_THE_TURN = ("race", "race", "turn", "turn", "turn", "turn", "battle", "battle", "battle")
FEATURES = OF_A_PLAYER + OF_A_PLAYER + OF_THE_TURN
#: Games to learn from: those of the decks that are offered first most often.
OPTIONS: list[dict[str, Any]] = [{}, {"decks": "towers"}, {}, {"decks": "random"}]
#: A minion away from home costs so much more.
ROAMING = 2


class Hand:
    """What a player holds and is about to draw: as many cards as fill up the hand, each an average one of the deck."""

    def __init__(self, g: Fellowships, seat: int, quarry: int) -> None:
        self.free = 0.0
        self.shadow = 0.0
        self.minions = 0.0
        self.strength = 0.0
        self.events = 0.0
        self.companions = 0.0
        #: Minions to play against a quarry: strength and what each costs at its next site.
        self.ready: list[tuple[int, int]] = []
        site = g.at[quarry] + 1
        for card in g.hands[seat]:
            self.add(g, seat, card, 1.0)
            blueprint = CATALOGUE[g.blueprint[card]]
            if blueprint.type == MINION:
                cost = blueprint.cost + (ROAMING if blueprint.site > site else 0)
                self.ready.append((blueprint.strength, cost))
        deck = g.decks[seat]
        self.drawn = min(max(0, HAND_SIZE - len(g.hands[seat])), len(deck))
        if self.drawn:
            share = self.drawn / len(deck)
            for card in deck:
                self.add(g, seat, card, share)

    def add(self, g: Fellowships, seat: int, card: int, share: float) -> None:
        blueprint = CATALOGUE[g.blueprint[card]]
        worth = share * held_worth(g, seat, card)
        if blueprint.side == FREE:
            self.free += worth
        else:
            self.shadow += worth
        if blueprint.type == MINION:
            self.minions += share
            self.strength += share * blueprint.strength
        elif blueprint.type == EVENT:
            self.events += share
        elif blueprint.type == COMPANION:
            self.companions += share


def of_a_player(g: Fellowships, seat: int, other: int) -> list[float]:
    """A player's fellowship, cards, and what the other can send against it; each number about between -1 and 1."""
    companions, strength, vitality, best, weak = 0, 0, 0, 0, 0
    allies, items, conditions, plots, traps = 0, 0, 0, 0, 0
    fighters: list[int] = []
    for card in g.table:
        if g.owner[card] != seat:
            continue
        blueprint = CATALOGUE[g.blueprint[card]]
        kind = blueprint.type
        if kind == COMPANION:
            if g.zone[card] == PLAY and not is_bearer(g, card):
                left, able = g.vitality(card), lasting_strength(g, card)
                companions += 1
                strength += able
                vitality += left
                best = max(best, able)
                weak += left <= 1
                fighters.append(able if left > 1 else able - 2)
        elif kind == ALLY:
            allies += 1
        elif kind in (MINION, SITE, RING):
            continue
        elif blueprint.side == FREE:
            if g.zone[card] == ATTACHED:
                items += 1
            else:
                conditions += 1
        elif g.zone[card] == SUPPORT:
            plots += 1
        elif kind == CONDITION and g.owner[g.host[card]] != seat:
            traps += 1
    bearer = g.bearer[seat]
    health, at = g.vitality(bearer), g.at[seat]
    hand, enemy = Hand(g, seat, other), Hand(g, other, seat)
    known = g.path[min(9, at + 1)]
    site = shadow_number(g, known) if known >= 0 else 1 + (at + 1) // 2
    twilight = site + companions + 1
    sent = strongest(enemy.ready, twilight)
    return [
        at / 9,
        at * at / 81,
        max(0, at - 6) / 3,
        companions / 5,
        strength / 35,
        vitality / 15,
        best / 12,
        weak / 3,
        health / 4,
        float(health <= 1),
        float(health <= 2),
        lasting_strength(g, bearer) / 6,
        allies / 3,
        items / 5,
        conditions / 3,
        plots / 3,
        traps / 2,
        hand.free / 6,
        hand.events / 4,
        len(g.hands[seat]) / 8,
        len(g.decks[seat]) / 50,
        hand.shadow / 6,
        hand.minions / 4,
        hand.strength / 35,
        len(g.dead[seat]) / 4,
        hand.companions / 3,
        twilight / 12,
        sum(sent) / 30,
        len(sent) / 4,
        unmatched(fighters, sent) / 15,
    ]


def strongest(ready: list[tuple[int, int]], twilight: int) -> list[int]:
    """The strength of the minions that a hand sends for so much twilight: what gives most for its cost first."""
    sent: list[int] = []
    for strength, cost in sorted(ready, key=lambda pair: (-pair[0] / (pair[1] + 1), pair)):
        if cost <= twilight:
            twilight -= cost
            sent.append(strength)
    return sorted(sent, reverse=True)


def unmatched(fighters: list[int], sent: list[int]) -> int:
    """Strength of minions above that of the fighters who meet them, strong against strong."""
    fighters = sorted(fighters, reverse=True)
    return sum([max(0, foe - (fighters[i] if i < len(fighters) else 0)) for i, foe in enumerate(sent)])


def of_the_turn(g: Fellowships, seat: int, other: int) -> list[float]:
    """Who is ahead, whose turn it is and how far, and the fights in which the two are."""
    mine = g.fp == seat
    ahead = g.at[seat] - g.at[other]
    # When the Free Peoples player fills up the hand, the turn is over.
    over = bool(g.asks) and g.asks[0].seat == g.fp and g.phase == REGROUP
    again = not over and g.fp >= 0 and g.moves < g.move_limit()
    sign = 1.0 if mine else -1.0 if g.fp == other else 0.0
    left = 0.0 if over or g.fp < 0 else sum([minion_worth(g, card) for card in g.minions()])
    return [
        ahead / 4,
        (ahead if ahead > 0 else -ahead) * ahead / 16,
        sign if over else 0.0,
        sign if again else 0.0,
        sign,
        g.turn / 15,
        under_way(g, seat) / 10 if sign else 0.0,
        sign * left / 10,
        sign * g.pool / 10 if again else 0.0,
    ]


def features(g: Fellowships, seat: int, other: int) -> list[float]:
    """What a position shows of a seat and one other."""
    return of_a_player(g, seat, other) + of_a_player(g, other, seat) + of_the_turn(g, seat, other)


def evaluate(g: Fellowships, seat: int) -> float:
    """The winning chance of a seat: with several others the odds against each of them add up."""
    if g.ending:
        return 1.0 / len(g.winners) if seat in g.winners else 0.0
    if g.out[seat]:
        return 0.0
    against = 0.0
    for other in range(g.seats):
        if other != seat and not g.out[other]:
            against += exp(-max(-30.0, min(30.0, balance(g, seat, other))))
    return 1.0 / (1.0 + against)


def balance(g: Fellowships, seat: int, other: int) -> float:
    """What speaks for a seat against another, the same for both with the other sign."""
    ours, theirs = of_a_player(g, seat, other), of_a_player(g, other, seat)
    mine = NET.balance(ours + theirs + of_the_turn(g, seat, other))
    return (mine - NET.balance(theirs + ours + of_the_turn(g, other, seat))) / 2 + temptation(g, seat, other)


def temptation(g: Fellowships, seat: int, other: int) -> float:
    """Burdens are weighed by hand: the games show few of them, and a net takes them for a mark of the deck."""
    return (burdened(g, seat) - burdened(g, other)) / w.SCALE


def terms(g: Fellowships, seat: int) -> dict[str, float]:
    """What each term adds for a seat against the others on the average, for people."""
    if g.ending or g.out[seat]:
        return {}
    found = dict.fromkeys((*FEATURES, "burdens"), 0.0)
    others = [other for other in range(g.seats) if other != seat and not g.out[other]]
    for other in others:
        mine = NET.shares(FEATURES, features(g, seat, other))
        theirs = NET.shares(FEATURES, features(g, other, seat))
        for name in mine:
            found[name] += (mine[name] - theirs[name]) / 2 / len(others)
        found["burdens"] += temptation(g, seat, other) / len(others)
    return found


def lessons(g: Fellowships) -> list[tuple[int, list[float]]]:
    """A position of two players to learn from, seen by each."""
    return [(seat, features(g, seat, 1 - seat)) for seat in range(2)]
