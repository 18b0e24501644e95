"""Whom an effect hits: cards chosen for wounds, boosts and discards, hosts of items, cards taken from piles."""

from __future__ import annotations

from typing import Any

from ai.before.tcg import weights as w
from ai.before.tcg.board import fight
from ai.before.tcg.worth import character_worth, held_worth, is_bearer, minion_worth, wound_cost
from westmarch.engine.choices import Distribution
from westmarch.engine.decision import Ask, Option, Selection
from westmarch.games.tcg.facts import ATTACHED, CATALOGUE, HAND, MINION, PATH
from westmarch.games.tcg.state import Fellowships

#: Effects that hurt whom they hit.
HURTS = frozenset({"wound", "exert", "exhaust", "kill", "discard", "return", "into deck", "beneath deck", "withdraw"})
#: Combinations of a choice that are looked at besides the best one.
OTHERS = 6


def asked_act(g: Fellowships) -> Any:
    """The effect that a question chooses cards for, or None."""
    frame: Any = g.stack[-1]
    program = getattr(frame, "program", None)
    if program is None:
        return None
    steps = program(g)
    return steps[frame.at].node if frame.at < len(steps) else None


def standing(g: Fellowships, card: int) -> float:
    """What a card is worth to its owner where it is."""
    blueprint = CATALOGUE[g.blueprint[card]]
    if not PATH <= g.zone[card] <= ATTACHED:
        return held_worth(g, g.owner[card], card)
    if blueprint.type == MINION:
        return minion_worth(g, card)
    if blueprint.is_character:
        return character_worth(g, card)
    return w.SUPPORT + 0.5 * blueprint.strength


def effect_on(g: Fellowships, seat: int, prompt: str, card: int) -> float:
    """How good it is for a seat that an effect hits a card."""
    act = asked_act(g)
    verb = prompt.removeprefix("tcg-ask-").replace("-", " ") if act is None else str(getattr(act, "verb", ""))
    mine = g.owner[card] == seat
    sign = 1.0 if mine else -1.0
    if verb in HURTS:
        in_play = PATH <= g.zone[card] <= ATTACHED and CATALOGUE[g.blueprint[card]].is_character
        if verb in ("wound", "exert", "exhaust") and in_play:
            return -sign * (wound_cost(g, card) + 0.05 * standing(g, card))
        return -sign * standing(g, card)
    if verb == "heal":
        return sign * wound_cost(g, card)
    if verb in ("strength", "vitality", "keyword", "flag"):
        amount = getattr(act, "amount", 1)
        down = isinstance(amount, int) and amount < 0
        return (-sign if down else sign) * boosted(g, card)
    if verb == "spot" and PATH <= g.zone[card] <= ATTACHED:
        return sign * boosted(g, card)
    if verb in ("play", "take", "stack", "spot", "reveal and take"):
        return held_worth(g, seat, card) if g.zone[card] != HAND or mine else -held_worth(g, seat, card)
    return sign * 0.1 * standing(g, card)


def boosted(g: Fellowships, card: int) -> float:
    """How much strength matters to a character now: most in the fight under way."""
    worth = 0.02 * g.strength(card)
    if card == g.fighter or card in g.foes:
        return worth + 5.0
    if g.against[card] >= 0:
        return worth + 1.0 - 0.1 * fight(g, g.against[card], [card])
    return worth + (0.5 if is_bearer(g, card) else 0.0)


def host(g: Fellowships, seat: int, option: Option) -> float:
    """Who bears an item or condition: the fighters of one's own, the best of the enemy's."""
    card = option[1]
    if not CATALOGUE[g.blueprint[card]].is_character:
        return 0.0
    if g.owner[card] != seat:
        return standing(g, card)
    return g.strength(card) + 0.5 * g.vitality(card) - (1.0 if is_bearer(g, card) else 0.0)


def picks(g: Fellowships, ask: Ask, pick: Selection) -> list[tuple[float, Option]]:
    """The best combination by the sum over its cards, and some with one card more, less or another one."""
    scores = {item: effect_on(g, ask.seat, ask.prompt, item) for item in pick.items}
    order = sorted(pick.items, key=lambda item: (-scores[item], item))
    count = max(pick.low, min(pick.high, sum([1 for item in order if scores[item] > 0])))
    wanted = [order[:count]]
    if count:
        wanted += [[*order[: count - 1], other] for other in order[count : count + OTHERS]]
    if count > pick.low:
        wanted.append(order[: count - 1])
    if count < pick.high:
        wanted.append(order[: count + 1])
    return [(sum([scores[item] for item in chosen]), (pick.verb, *sorted(chosen))) for chosen in wanted]


def shares(g: Fellowships, ask: Ask, pick: Distribution) -> list[tuple[float, Option]]:
    """As much as may be given, to those whom it helps most."""
    scores = {item: effect_on(g, ask.seat, ask.prompt, item) for item in pick.items}
    amounts = dict(zip(pick.items, pick.least, strict=True))
    most = dict(zip(pick.items, pick.most, strict=True))
    for item in sorted(pick.items, key=lambda item: (-scores[item], item)):
        amounts[item] += min(most[item] - amounts[item], pick.high - sum(amounts.values()))
    given = [value for item in sorted(amounts) if amounts[item] for value in (item, amounts[item])]
    return [(0.0, (pick.verb, *given))]
