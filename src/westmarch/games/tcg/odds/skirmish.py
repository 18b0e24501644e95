"""A skirmish as it stands, and the chance that a hidden hand changes it.

Assumption about hidden cards: every unseen card of a player (hand and draw deck) is equally likely to be in his hand.
"""

from __future__ import annotations

from math import comb
from typing import Any

from westmarch.engine.runner import advance, decide
from westmarch.games.tcg.facts import CATALOGUE, EVENT, HAND, SKIRMISH
from westmarch.games.tcg.rules.actions import Actions
from westmarch.games.tcg.rules.requirements import forbids_event
from westmarch.games.tcg.rules.skirmish import OVERWHELM
from westmarch.games.tcg.rules.timing import play_event
from westmarch.games.tcg.state import Fellowships

#: Positions looked at for one card before it is taken not to matter.
MOST_POSITIONS = 300


class Outcome:
    """Who wins, and whether the losers are overwhelmed."""

    def __init__(self, free_wins: bool, overwhelmed: bool) -> None:
        self.free_wins = free_wins
        self.overwhelmed = overwhelmed

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return NotImplemented
        return self.free_wins == other.free_wins and self.overwhelmed == other.overwhelmed

    def __hash__(self) -> int:
        return hash((self.free_wins, self.overwhelmed))

    def __repr__(self) -> str:
        return f"Outcome(free_wins={self.free_wins}, overwhelmed={self.overwhelmed})"


def compare(free: int, shadow: int, threshold: int = OVERWHELM) -> Outcome:
    """Two totals; a tie is won by the Shadow."""
    won, lost = max(free, shadow), min(free, shadow)
    return Outcome(free > shadow, won > 0 and won >= threshold * lost)


def between(g: Fellowships, fighter: int, foes: list[int]) -> Outcome:
    """A skirmish of these cards, as strong as they are now."""
    free, shadow = g.strength(fighter), sum([g.strength(card) for card in foes])
    losers = foes if free > shadow else [fighter]
    threshold = OVERWHELM + max([g.modified("threshold", card) for card in losers])
    return compare(free, shadow, threshold)


def now(g: Fellowships) -> Outcome:
    """The skirmish under way, if nobody does anything more."""
    return between(g, g.fighter, g.foes)


def at_least_one(unseen: int, wanted: int, hand: int) -> float:
    """The chance that a hand holds one or more of the wanted cards (hypergeometric)."""
    if not 0 <= wanted <= unseen or not 0 <= hand <= unseen:
        raise ValueError("there are not so many cards")
    return 1 - comb(unseen - wanted, hand) / comb(unseen, hand)


def changing_cards(g: Fellowships, seat: int) -> list[int]:
    """Unseen skirmish events of a player, one of which alone could change the outcome now."""
    before = now(g)
    known: dict[int, bool] = {}
    found = []
    for card in sorted(g.hands[seat] + g.decks[seat]):
        blueprint = CATALOGUE[g.blueprint[card]]
        if blueprint.type != EVENT or "skirmish" not in blueprint.phases:
            continue
        if blueprint.number not in known:
            known[blueprint.number] = _could_change(g, seat, card, before)
        if known[blueprint.number]:
            found.append(card)
    return found


def hand_changes(g: Fellowships, seat: int) -> float:
    """The chance that a player's hidden hand holds an event that could change the skirmish."""
    unseen = len(g.hands[seat]) + len(g.decks[seat])
    return at_least_one(unseen, len(changing_cards(g, seat)), len(g.hands[seat]))


def _could_change(g: Fellowships, seat: int, card: int, before: Outcome) -> bool:
    """Whether any way of playing one event leads to another outcome."""
    start: Any = g.clone()
    if start.zone[card] != HAND:
        start.put(card, HAND)
    if start.phase != SKIRMISH or forbids_event(start, seat, card) is not None:
        return False
    depth = len(start.stack)
    start.stack.append(play_event(start, seat, card, start.card(card).text_in("skirmish"), {}))
    advance(start)
    waiting = [start]
    for _ in range(MOST_POSITIONS):
        if not waiting:
            return False
        position = waiting.pop()
        if position.over or not position.skirmishing or position.fighter < 0 or not position.foes:
            return True
        if len(position.stack) <= depth or isinstance(position.stack[-1], Actions):
            if now(position) != before:
                return True
            continue
        ask = position.asks[0]
        for option in ask.all_options():
            following = position.clone()
            decide(following, option, ask.seat)
            waiting.append(following)
    return False
