"""Choices of several things: the commander puts the best ones together instead of going through all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.ai.bofa.answers import COMBAT_CARDS, bat_worth, eagle_worth, place_worth, strike_worth
from westmarch.ai.bofa.habits import CARD_VALUE
from westmarch.engine.decision import Ask, Option
from westmarch.games.bofa.facts import (
    SHADOW,
    STACK,
    TERRITORIES,
)
from westmarch.games.bofa.rules.detachment import MARKERS, Detachment, written
from westmarch.games.bofa.rules.split import Split
from westmarch.games.bofa.state import Battlefield

#: An option with how good it looks.
Ranked = list[tuple[float, Option]]


def of_best(verb: str, items: list[int], count: int, worth: Callable[[int], float]) -> Option:
    """The option of the best items."""
    best = sorted(items, key=lambda item: (-worth(item), item))[:count]
    return (verb, *sorted(best))


def lead_worth(g: Battlefield, seat: int, place: int) -> float:
    frontier = any(g.enemy_at(seat, near) for near in g.edition.neighbours[place])
    return g.sizes[place] + (2.0 if frontier else 0.0) - (1.5 if place >= g.edition.regions else 0.0)


def lead(g: Battlefield, ask: Ask, pick: Any) -> Ranked:
    """Tokens where the fighting is; the Shadow keeps one piece at least for a bat."""
    count = pick.high
    if ask.seat == SHADOW:
        bats = max(1, g.pools[SHADOW] - len(pick.items))
        count = max(pick.low, min(pick.high, g.pools[SHADOW] - bats))
    return [(1.0, of_best("lead", pick.items, count, lambda place: lead_worth(g, ask.seat, place)))]


def bats(g: Battlefield, ask: Ask, pick: Any) -> Ranked:
    best = max(range(TERRITORIES), key=lambda territory: (bat_worth(g, territory), -territory))
    return [(1.0, ("bats", best, pick.high))]


def eagles(g: Battlefield, ask: Ask, pick: Any) -> Ranked:
    sent = [0] * TERRITORIES
    for _ in range(pick.high):
        best = max(range(TERRITORIES), key=lambda territory: (eagle_worth(g, territory, sent[territory]), -territory))
        sent[best] += 1
    return [(1.0, ("eagles", *[n for t in range(TERRITORIES) if sent[t] for n in (t, sent[t])]))]


def strikes(g: Battlefield, ask: Ask, pick: Any) -> Ranked:
    """Every eagle attacks, the best targets of each territory."""
    places: list[int] = []
    for territory in range(TERRITORIES):
        here = [place for place in pick.items if g.edition.territory[place] == territory]
        _, *best = of_best("strike", here, g.eagles_over(territory), lambda place: strike_worth(g, place))
        places += best
    return [(1.0, ("strike", *sorted(places)))]


def targets(g: Battlefield, ask: Ask, pick: Any) -> Ranked:
    return [(1.0, of_best("choose", pick.items, pick.high, lambda place: place_worth(g, ask.seat, place)))]


def discard(g: Battlefield, ask: Ask, pick: Any) -> Ranked:
    return [(1.0, of_best("discard", pick.items, pick.low, lambda card: -card_worth(g, card)))]


def card_worth(g: Battlefield, card: int) -> float:
    """What a card in hand is worth, whenever it comes to be played."""
    name = g.edition.card_effect[card]
    return CARD_VALUE.get(name, 3.0) + 2.0 * COMBAT_CARDS.get(name, 0.0)


def losses(g: Battlefield, ask: Ask, pick: Any) -> Ranked:
    """No more than must be, and the weakest."""
    if ask.listed:
        return [(1.0, ask.listed[0])]
    left = pick.low
    lost: list[int] = []
    for unit in sorted(pick.items, key=lambda unit: (g.edition.value[unit], unit)):
        count = min(left, pick.most[pick.items.index(unit)])
        if count:
            lost += [unit, count]
            left -= count
    pairs = sorted(zip(lost[::2], lost[1::2], strict=True))
    return [(1.0, (pick.verb, *[n for pair in pairs for n in pair]))]


def split(g: Battlefield, ask: Ask, pick: Detachment) -> Ranked:
    """The whole army, or as much of it as there is room for: the strongest, with everybody who leads."""
    frame = g.stack[-1]
    assert isinstance(frame, Split)
    room = 99 if g.edition.unlimited[frame.target] else STACK - g.sizes[frame.target]
    if ask.listed and pick.total <= room:
        return [(1.0, ask.listed[0])]
    amounts = dict(zip(pick.items, pick.most, strict=True))
    left = max(1, room)
    for unit in sorted(
        pick.units.items, key=lambda unit: (-pick.least[pick.items.index(unit)], -g.edition.value[unit], unit)
    ):
        amounts[unit] = min(amounts[unit], left)
        left -= amounts[unit]
    units = sum(amounts[unit] for unit in pick.units.items)
    amounts[MARKERS] = pick.lightest(units)
    option = written(amounts)
    return [(1.0, option if pick.legal(option) else ask.all_options()[0])]


CHOICES: dict[str, Callable[[Any, Ask, Any], Ranked]] = {
    "bofa-ask-again-dice": lambda g, ask, pick: [(0.0, ("again_dice",))],
    "bofa-ask-bats": bats,
    "bofa-ask-casualty": losses,
    "bofa-ask-discard": discard,
    "bofa-ask-eagles-out": eagles,
    "bofa-ask-lead": lead,
    "bofa-ask-lead-shadow": lead,
    "bofa-ask-remove": losses,
    "bofa-ask-split": split,
    "bofa-ask-strike": strikes,
    "bofa-ask-target": targets,
}
