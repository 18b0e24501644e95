"""The way: bids, the starting fellowship, moving again or resting, and which cards to keep."""

from __future__ import annotations

from ai.before.tcg import weights as w
from ai.before.tcg.worth import held_worth, is_bearer, wound_cost
from westmarch.engine.decision import Ask, Option, Selection
from westmarch.games.tcg.facts import CATALOGUE, COMPANION, MINION, PLAY
from westmarch.games.tcg.rules.move import shadow_number
from westmarch.games.tcg.state import Fellowships

#: What a bid of so many burdens is for: a say in who begins is worth one at most.
BID = 1
#: A card that is worth less than this is exchanged for the next of the deck.
EXCHANGE = 0.95


def bid(g: Fellowships, seat: int, option: Option) -> float:
    return -float(abs(option[1] - BID)) - (10.0 if option[1] > 3 else 0.0)


def place(g: Fellowships, seat: int, option: Option) -> float:
    """Who begins is a move ahead."""
    return -float(option[1])


def start(g: Fellowships, seat: int, option: Option) -> float:
    """Companions for four twilight: many before strong ones."""
    if option[0] != "start":
        return 0.0
    blueprint = CATALOGUE[g.blueprint[option[1]]]
    return 3.0 + 0.4 * blueprint.strength + 0.5 * blueprint.vitality - 1.1 * blueprint.cost


def redraw(g: Fellowships, seat: int, option: Option) -> float:
    """Eight cards are more than six: only a hand without companions and minions is given back."""
    kinds = [CATALOGUE[g.blueprint[card]].type for card in g.hands[seat]]
    poor = COMPANION not in kinds and kinds.count(MINION) < 2
    return 1.0 if (option[0] == "redraw") == poor else 0.0


def sanctuary(g: Fellowships, seat: int, option: Option) -> float:
    return 0.0 if option[0] == "pass" else wound_cost(g, option[1])


def danger(g: Fellowships, seat: int) -> float:
    """What the next move of a fellowship is expected to cost, before any cards are seen."""
    able, minds = 0.0, 0
    for card in g.table:
        if g.owner[card] == seat and g.zone[card] == PLAY and CATALOGUE[g.blueprint[card]].type == COMPANION:
            minds += 1
            left = g.vitality(card)
            share = 0.35 if is_bearer(g, card) else 1.0 if left > 2 else 0.75 if left == 2 else 0.4
            able += share * g.strength(card)
    number = min(9, g.at[seat] + 1)
    known = g.path[number]
    site = shadow_number(g, known) if known >= 0 else 1 + number // 2
    pool = (g.pool if seat == g.fp else 0) + site + minds
    strength = w.STRENGTH_OF_TWILIGHT * min(pool, w.USABLE_TWILIGHT)
    if seat == g.fp:
        strength += sum([g.strength(card) for card in g.minions()])
    harm = w.MOVE_HARM * strength + w.MOVE_EXCESS * max(0.0, strength - able)
    bearer = g.bearer[seat]
    if g.vitality(bearer) <= 1 or g.resistance(seat) <= 2:
        harm *= 1.5
    return harm


def haste(g: Fellowships, seat: int) -> float:
    """How much a site counts now: more when somebody else is near the end of the way."""
    ahead = max([g.at[other] for other in range(g.seats) if other != seat and not g.out[other]], default=1)
    behind = ahead - g.at[seat]
    return w.SITE * (1.0 + 0.12 * max(0, ahead - 5) + 0.12 * max(0, behind) + (0.3 if g.at[seat] == 8 else 0.0))


def move_again(g: Fellowships, seat: int, option: Option) -> float:
    if option[0] != "move":
        return 0.0
    return haste(g, seat) - danger(g, seat)


def keep_or_discard(g: Fellowships, ask: Ask, pick: Selection) -> list[tuple[float, Option]]:
    """Reconciling: the least useful cards go; a poor one is exchanged where that is free."""
    worth = {card: held_worth(g, ask.seat, card) for card in pick.items}
    order = sorted(pick.items, key=lambda card: (worth[card], card))
    low = order[: pick.low]
    found = [(0.0, (pick.verb, *sorted(low)))]
    if pick.high > pick.low and g.decks[ask.seat]:
        extra = order[pick.low]
        found.append((EXCHANGE - worth[extra], (pick.verb, *sorted([*low, extra]))))
    return found
