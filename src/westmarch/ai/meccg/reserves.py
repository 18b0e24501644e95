"""The sideboard and what companions give each other: when it pays to fetch cards, and who should bear an item."""

from __future__ import annotations

from westmarch.ai.meccg import weights as w
from westmarch.ai.meccg.dice import passes
from westmarch.ai.meccg.worth import character_worth, held_worth
from westmarch.engine.decision import PASS, Option
from westmarch.games.meccg.facts import CREATURE, FACES, HAZARD
from westmarch.games.meccg.rules.piles import SWAPS, available
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK
from westmarch.games.meccg.values import check_modifier, corruption

#: Cards that a player sees before the deck is through, about: what lies in a larger one may never be drawn.
SEEN_OF_DECK = 20
#: A share of what cards are worth in hand, when they come back with the discard pile.
AFTER_EXHAUSTION = 0.12
#: What halving the hazards of a turn costs, for each that could have been played.
HALVED = 0.5
#: What a corruption check that nobody asked for must gain beyond what it is feared.
WORTH_A_CHECK = 0.15


def fetch(g: Arda, seat: int, use: str, hazards: bool) -> float:
    """What comes of cards from the sideboard."""
    worths = sorted([held_worth(g, card) for card in available(g, seat, hazards)], reverse=True)
    if use == "deck":
        drawn = min(1.0, SEEN_OF_DECK / max(1, len(g.pile(DECK, seat))))
        return drawn * sum(worths[:1]) * (0.0 if g.last_turn else 0.5)
    again = g.exhausted[seat] + 1 < g.length
    return AFTER_EXHAUSTION * sum(worths[:SWAPS]) if again and not g.last_turn else 0.0


def own_sideboard(g: Arda, seat: int, option: Option) -> float:
    """Resources and characters, for a Wizard who taps."""
    _, use = option
    return fetch(g, seat, use, hazards=False) - 3.0 * w.TAPPED


def nazgul_sideboard(g: Arda, seat: int, option: Option) -> float:
    """Hazards, for a Nazgul on the table and one hazard of the turn."""
    _, card, use = option
    return fetch(g, seat, use, hazards=True) - w.EVENT - held_worth(g, card) * 0.5


def hazard_sideboard(g: Arda, seat: int, option: Option) -> float:
    """Hazards in the opponent's untap phase, for half of what may be played in his turn."""
    if option == PASS:
        return 0.0
    _, use = option
    ready = len([card for card in g.hand(seat) if FACES[g.faces[card]].kind in (CREATURE, HAZARD)])
    return fetch(g, seat, use, hazards=True) - HALVED * min(3, ready)


def transfer(g: Arda, seat: int, option: Option) -> float:
    """An item to somebody who bears it more safely: the giver makes a check for it at once."""
    _, item, receiver = option
    giver = g.host[item]
    if not g.is_character(giver):
        return -1.0
    weight = FACES[g.faces[item]].corruption
    here, there = corruption(g, giver), corruption(g, receiver)
    before = feared(g, giver, here) + feared(g, receiver, there)
    after = feared(g, giver, here - weight) + feared(g, receiver, there + weight)
    risk = (1.0 - passes(here, check_modifier(g, giver))) * character_worth(g, giver)
    return before - after - risk - WORTH_A_CHECK


def feared(g: Arda, character: int, points: int) -> float:
    """What corruption threatens to cost over the next checks."""
    if points <= 0:
        return 0.0
    return 4.0 * w.CORRUPTION * (1.0 - passes(points, check_modifier(g, character))) * character_worth(g, character)
