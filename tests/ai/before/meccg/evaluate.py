"""The evaluation: the winning chance of a seat in a position, from features that can be named.

What each player has is counted in the same way: points by kind, people and their condition, cards in hand, places
within reach; and what lies between the two: points as the Council would count them, whose turn it is, how late it is.
How all this is weighed, each by itself and in combinations, was learnt from games of the opponents against each other
(``ai.lessons`` writes ``net.py``).
"""

from __future__ import annotations

from math import tanh
from typing import Any

from ai.before.meccg.battle import fighter, look_anew
from ai.before.meccg.board import Tally, lateness
from ai.before.meccg.dice import passes
from ai.before.meccg.net import NET
from ai.before.meccg.travel import automatic_harm, expected, offers
from ai.before.meccg.worth import borne_corruption, character_worth
from ai.before.net import likely
from westmarch.games.meccg.facts import (
    AGENT,
    ALLY,
    CHARACTER,
    CREATURE,
    FACES,
    FACTION,
    HAVEN,
    HAZARD,
    ITEM,
    WIZARD,
    Face,
)
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import ACTED, DECK, TAPPED, UNTAPPED, WOUNDED
from westmarch.games.meccg.values import general_free

#: What is counted for each player, in order: first for the one who looks, then for the other.
HELD = (
    "points",
    "points",
    "points",
    "points",
    "points",
    "points",
    "wizard",
    "points",
    "points",
    "people",
    "people",
    "people",
    "influence",
    "wizard",
    "condition",
    "condition",
    "corruption",
    "corruption",
    "cards",
    "cards",
    "cards",
    "cards",
    "wizard",
    "hazards",
    "hazards",
    "places",
    "places",
    "places",
    "places",
    "events",
    "time",
    "time",
)
#: What lies between them.
BETWEEN = (
    "points",
    "points",
    "points",
    "points",
    "points",
    "points",
    "time",
    "turn",
    "turn",
    "turn",
    "turn",
    "turn",
    "hazards",
    "turn",
    "turn",
)
#: The features in order; ``meccg-term-<name>`` is the message of each.
FEATURES = HELD + HELD + BETWEEN
#: Games to learn from: mostly with the starter decks, some with other cards or a longer game.
OPTIONS: list[dict[str, Any]] = [{}, {}, {"cards": "random"}, {}, {"decks": 2}]
#: Questions by the part of the turn to which they belong; those of no other belong to its end.
PHASES = {
    "meccg-ask-organize": 0,
    "meccg-ask-long-event": 0,
    "meccg-ask-company": 0,
    "meccg-ask-hazard": 1,
    "meccg-ask-enter": 2,
    "meccg-ask-explore": 2,
}


def held(g: Arda, seat: int, counted: list[int]) -> list[float]:
    """What a player has, each number about between -1 and 1."""
    inside = g.characters(seat)
    faces = [FACES[g.faces[card]] for card in inside]
    free = general_free(g, seat)
    helped = g.wizard(seat) >= 0
    borne = borne_corruption(g, seat)
    burdened = [c for c in inside if c in borne]
    fear = sum([(1.0 - passes(borne[c], FACES[g.faces[c]].check)) * character_worth(g, c) for c in burdened])
    hand = [(card, FACES[g.faces[card]]) for card in g.hand(seat)]
    fresh = [(card, face) for card, face in hand if not (face.unique and g.unique_taken(face))]
    resources = [(card, face) for card, face in fresh if face.kind in (ITEM, ALLY, FACTION)]
    leaders = max([free, *[face.influence for face in faces]])
    events = len([c for c in g.table if g.owners[c] == seat and FACES[g.faces[c]].kind != FACTION])
    burdens = len([c for c in g.attached if g.owners[c] == seat and g.host[c] >= 0 and g.owners[g.host[c]] != seat])
    return [
        *[value / 8 for value in counted],
        float(g.lost_wizards[seat]),
        sum(counted) / 20,
        len([value for value in counted if value > 0]) / 5,
        len(inside) / 7,
        sum([fighter(g, card)[0] for card in inside]) / 30,
        sum([face.influence for face in faces]) / 8,
        free / 10,
        float(helped),
        len([c for c in inside if g.status[c] == WOUNDED]) / 3,
        len([c for c in inside if g.status[c] == TAPPED]) / 5,
        fear / 3,
        sum([borne[c] for c in burdened]) / 8,
        len(hand) / 8,
        len(resources) / 4,
        sum([face.points for _, face in resources]) / 8,
        len([1 for _, face in fresh if face.kind == CHARACTER and face.mind <= leaders]) / 3,
        float(not helped and not g.lost_wizards[seat] and any([face.kind == WIZARD for _, face in fresh])),
        len([1 for _, face in fresh if face.kind == CREATURE]) / 4,
        len([1 for _, face in fresh if face.kind in (HAZARD, AGENT)]) / 4,
        *places(g, seat, resources),
        (events + burdens) / 3,
        len(g.pile(DECK, seat)) / 50,
        g.exhausted[seat] / g.length,
    ]


def places(g: Arda, seat: int, resources: list[tuple[int, Face]]) -> list[float]:
    """Companies: how many, how many of them at a Haven, and what cards of the hand can still do this turn, and later,
    where they are or go."""
    slots = g.companies(seat)
    now = later = 0.0
    for slot in slots:
        site = g.target_face(slot)
        if site.site == HAVEN or (g.c_dest[slot] < 0 and g.status[g.c_site[slot]] == TAPPED):
            continue
        cards = [(expected(g, slot, card), face) for card, face in resources]
        found = offers(cards, site)
        if not found:
            continue
        found = max(0.0, found - automatic_harm(g, slot, site))
        if g.active == seat and not g.c_flags[slot] & ACTED and any([g.status[c] == UNTAPPED for c in g.members[slot]]):
            now += found
        else:
            later += found
    havens = len([slot for slot in slots if g.target_face(slot).site == HAVEN])
    return [len(slots) / 3, havens / 2, now / 5, later / 5]


def between(g: Arda, seat: int, tally: Tally) -> list[float]:
    """What lies between the players, as one of them sees it."""
    scores = tally.council
    lead = scores[seat] - scores[1 - seat]
    plain = tally.plain[seat] - tally.plain[1 - seat]
    late = lateness(g)
    mine = 1.0 if g.active == seat else -1.0
    phase = PHASES.get(g.asks[0].prompt, 3) if g.asks else 3
    return [
        scores[seat] / 20,
        scores[1 - seat] / 20,
        tanh(lead / 4),
        late * lead / 10,
        late * tanh(lead / 3),
        plain / 10,
        late,
        *[mine if phase == part else 0.0 for part in range(4)],
        mine * late,
        -mine * max(0, g.limit - g.spent) / 5 if phase == 1 else 0.0,
        mine if g.last_turn else 0.0,
        0.0 if g.caller < 0 else 1.0 if g.caller == seat else -1.0,
    ]


def both(g: Arda) -> list[list[float]]:
    """The features as each of the two players sees them."""
    look_anew()
    tally = Tally(g)
    has = [held(g, seat, tally.kinds[seat]) for seat in (0, 1)]
    return [has[seat] + has[1 - seat] + between(g, seat, tally) for seat in (0, 1)]


def evaluate(g: Arda, seat: int) -> float:
    """The winning chance of a seat: what it says of itself and what the other says of itself must come out even."""
    if g.ending:
        return 0.5 if not g.winners else 1.0 if seat in g.winners else 0.0
    seen = both(g)
    return likely((NET.balance(seen[seat]) - NET.balance(seen[1 - seat])) / 2)


def terms(g: Arda, seat: int) -> dict[str, float]:
    """What speaks for a seat, by name."""
    if g.ending:
        return {}
    seen = both(g)
    own, other = NET.shares(FEATURES, seen[seat]), NET.shares(FEATURES, seen[1 - seat])
    return {name: (own[name] - other[name]) / 2 for name in own}


def lessons(g: Arda) -> list[tuple[int, list[float]]]:
    """A position to learn from, as both players see it."""
    return list(enumerate(both(g)))
