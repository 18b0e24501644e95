"""The way: bids, the starting fellowship, moving again or resting, and which cards to keep."""

from __future__ import annotations

from westmarch.ai.tcg import weights as w
from westmarch.ai.tcg.worth import held_worth, is_bearer, wound_cost
from westmarch.engine.decision import PASS, Ask, Option, Selection
from westmarch.games.tcg.facts import CATALOGUE, COMPANION, MINION, PLAY
from westmarch.games.tcg.rules.move import shadow_number
from westmarch.games.tcg.state import Fellowships

#: What a bid of so many burdens is for: a say in who begins is worth one at most.
BID = 1
#: A card that is worth less than this is exchanged for the next of the deck.
EXCHANGE = 0.95


def bid(g: Fellowships, seat: int, option: Option) -> float:
    _, burdens = option
    return -float(abs(burdens - BID)) - (10.0 if burdens > 3 else 0.0)


def place(g: Fellowships, seat: int, option: Option) -> float:
    """Who begins is a move ahead."""
    _, place = option
    return -float(place)


def start(g: Fellowships, seat: int, option: Option) -> float:
    """Companions for four twilight: many before strong ones."""
    if option == PASS:
        return 0.0
    _, card = option
    blueprint = CATALOGUE[g.blueprint[card]]
    return 3.0 + 0.4 * blueprint.strength + 0.5 * blueprint.vitality - 1.1 * blueprint.cost


def redraw(g: Fellowships, seat: int, option: Option) -> float:
    """Eight cards are more than six: only a hand without companions and minions is given back."""
    kinds = [CATALOGUE[g.blueprint[card]].type for card in g.hands[seat]]
    poor = COMPANION not in kinds and kinds.count(MINION) < 2
    return 1.0 if (option != PASS) == poor else 0.0


def sanctuary(g: Fellowships, ask: Ask, pick: Selection) -> list[tuple[float, Option]]:
    """Wounds are healed one by one where the next one would cost most; as many as the sanctuary allows."""
    healed = dict.fromkeys(pick.items, 0)
    most = dict(zip(pick.items, pick.most, strict=True))
    worth = 0.0
    for _ in range(pick.high):
        card = max([c for c in healed if healed[c] < most[c]], key=lambda c: (wound_cost(g, c) / (1 + healed[c]), -c))
        worth += wound_cost(g, card) / (1 + healed[card])
        healed[card] += 1
    chosen = [value for card, wounds in sorted(healed.items()) if wounds for value in (card, wounds)]
    return [(worth, (pick.verb, *chosen)), (0.0, (pick.verb,))]


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
    if option != ("move",):
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
