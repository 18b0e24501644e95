"""Opponents with one idea in War of the Ring: the levels must not fall for any of them."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.ai.levels import mind_of
from westmarch.ai.policy import Policy, Seen
from westmarch.engine.chance import Chance
from westmarch.engine.decision import Ask, Option
from westmarch.engine.game import find_game
from westmarch.engine.runner import decide
from westmarch.games.wotr.facts import FREE, SHADOW, deck_of

WOTR = find_game("wotr")
MIND = mind_of(WOTR)
#: More than anything that the heuristics would give.
FIRST = 100.0

Idea = Callable[[Ask, Option], float]


def ring(ask: Ask, option: Option) -> float:
    """The Free Peoples run: every die that can move or hide the Fellowship does."""
    if ask.prompt == "wotr-ask-action" and option[0] == "use" and option[2] in ("move_fellowship", "hide_fellowship"):
        return FIRST
    return 0.0


def strongholds(ask: Ask, option: Option) -> float:
    """The Shadow storms: attack, march and muster, and no more dice to the hunt than it must."""
    if ask.prompt == "wotr-ask-allocate":
        return -FIRST * int(option[1])
    if ask.prompt == "wotr-ask-action" and option[0] in ("use", "diplomacy", "minion"):
        return {"attack": 0.5, "move_armies": 0.4, "recruit": 0.2}.get(str(option[2]), 0.3) * FIRST
    return 0.0


def hunt(ask: Ask, option: Option) -> float:
    """The Shadow hunts: every die it may into the Hunt Box, character cards, Nazgul."""
    if ask.prompt == "wotr-ask-allocate":
        return FIRST * int(option[1])
    if ask.prompt == "wotr-ask-action" and option[0] in ("event", "draw"):
        number = int(option[2])
        deck = number if option[0] == "draw" else deck_of(number)
        return FIRST if deck % 2 == 0 else 0.0
    return 0.0


RUSHES: dict[str, tuple[int, Idea]] = {
    "ring": (FREE, ring),
    "strongholds": (SHADOW, strongholds),
    "hunt": (SHADOW, hunt),
}


class Rush:
    """Takes what its idea likes best; the heuristics decide between equals."""

    def __init__(self, idea: Idea) -> None:
        self.idea = idea

    def choose(self, seen: Seen, chance: Chance) -> Option:
        ask = seen.ask
        ranked = MIND.ranked(seen.dealt(chance), ask)
        return max(ranked, key=lambda pair: pair[0] + self.idea(ask, pair[1]))[1]


def score_against(policy: Policy, name: str, seed: int) -> float:
    """1 if a policy wins against a rush."""
    side, idea = RUSHES[name]
    rush = Rush(idea)
    g = WOTR.start({}, Chance(f"{seed:064x}"))
    thinking = Chance(f"{seed + 1:064x}")
    while g.asks:
        seat = g.asks[0].seat
        option = (rush if seat == side else policy).choose(Seen(WOTR, g, seat), thinking)
        decide(g, option, seat)
    return 0.0 if side in g.winners else 1.0
