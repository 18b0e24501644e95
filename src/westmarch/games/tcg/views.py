"""What a seat may see, what is hidden from it, and dealing that anew."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance
from westmarch.engine.runner import is_idle
from westmarch.games.tcg.facts import CATALOGUE, DECK, HAND, PHASES, STACKED, ZONES
from westmarch.games.tcg.notation import card_name
from westmarch.games.tcg.odds.skirmish import now
from westmarch.games.tcg.rules.archery import fellowship_total, minion_total
from westmarch.games.tcg.rules.skirmish import totals
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.visibility import asked_about, nameable, shown


def view(g: Fellowships, seat: int) -> dict[str, Any]:
    """Everything on the table and in open piles, one's own hand, and how many cards others hold."""
    return {
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "free_peoples": g.fp,
        "order": g.order[:],
        "out": g.out[:],
        "pool": g.pool,
        "burdens": g.burdens[:],
        "sites": g.at[:],
        "moves": g.moves,
        "moves_left": max(0, g.move_limit() - g.moves) if g.fp >= 0 else 0,
        "ring_worn": g.ring_on,
        "path": [card_name(g, card) if card >= 0 else None for card in g.path],
        "control": g.control[:],
        "table": [_in_play(g, card) for card in g.table],
        "stacked": [[card_name(g, c), card_name(g, g.host[c])] for c in range(len(g.zone)) if g.zone[c] == STACKED],
        "hands": [len(hand) for hand in g.hands],
        "hand": [card_name(g, card) for card in g.hands[seat]] if seat >= 0 else [],
        "decks": [len(deck) for deck in g.decks],
        "deck": sorted([card_name(g, card) for card in g.decks[seat]]) if seat >= 0 else [],
        "adventure": [card_name(g, card) for card in sorted(g.adventure[seat])] if seat >= 0 else [],
        "discards": [_discards(g, owner, seat) for owner in range(g.seats)],
        "discard_counts": [len(pile) for pile in g.discards],
        "dead": [[card_name(g, card) for card in pile] for pile in g.dead],
        "skirmish": [card_name(g, card) for card in [g.fighter, *g.foes] if card >= 0],
        "arena": _arena(g, seat),
        "archery": _archery(g),
        "against": g.from_right(g.fp) if g.fp >= 0 else [],
    }


def _arena(g: Fellowships, seat: int) -> dict[str, Any] | None:
    """The skirmish under way: both totals, and how it ends if nobody does anything more."""
    if g.fighter < 0 or not g.foes:
        return None
    free, shadow = totals(g)
    outcome = now(g)
    winners = [g.fighter] if outcome.free_wins else g.foes
    return {
        "free": free,
        "shadow": shadow,
        "free_wins": outcome.free_wins,
        "overwhelmed": outcome.overwhelmed,
        "wounds": 1 + max(0, sum([g.keyword(card, "damage") for card in winners])),
        "terms": {card_name(g, card): _terms(g, seat, card) for card in [g.fighter, *g.foes]},
    }


def _terms(g: Fellowships, seat: int, card: int) -> list[tuple[str, int]]:
    """What the strength of a card is made of: the cards that it comes from, each once; what is hidden has no name."""
    amounts: dict[str, int] = {}
    for source, amount in g.strength_by(card):
        name = card_name(g, source) if source >= 0 and nameable(g, seat, source) else ""
        amounts[name] = amounts.get(name, 0) + amount
    return [(name, amount) for name, amount in amounts.items() if amount or name == card_name(g, card)]


def _archery(g: Fellowships) -> list[int]:
    """The archery totals of both sides as they would be now; nothing where no arrow will fly any more."""
    coming = g.fp >= 0 and PHASES[g.phase] in ("shadow", "maneuver", "archery")
    return [fellowship_total(g), minion_total(g)] if coming and g.minions() else []


def _discards(g: Fellowships, owner: int, seat: int) -> list[str]:
    """One may look through one's own discard pile; of another's only the top card is seen."""
    pile = g.discards[owner] if owner == seat else g.discards[owner][-1:]
    return [card_name(g, card) for card in pile]


def _in_play(g: Fellowships, card: int) -> dict[str, Any]:
    blueprint = CATALOGUE[g.blueprint[card]]
    found: dict[str, Any] = {
        "card": card_name(g, card),
        "owner": g.owner[card],
        "zone": ZONES[g.zone[card]],
        "host": card_name(g, g.host[card]) if g.host[card] >= 0 else None,
        "tokens": g.tokens[card],
    }
    if blueprint.is_character:
        found["wounds"] = g.wounds[card]
        if g.fp >= 0:
            found["strength"] = g.strength(card)
            found["vitality"] = g.vitality(card)
        found["against"] = card_name(g, g.against[card]) if g.against[card] >= 0 else None
    return found


def unseen(g: Fellowships, seat: int, other: int) -> list[int]:
    """Cards of a player that a seat cannot tell apart: for oneself the deck, for others hand and deck.

    What somebody's present question is about stays where it is, so that the question stays the same.
    """
    kept: set[int] = set()
    for ask in g.asks:
        # At a patient table everybody is asked who has the chance to act, whatever he holds.
        if ask.seat == seat or not g.patient or not any([is_idle(g, option) for option in ask.listed]):
            kept |= asked_about(ask)
    cards = g.decks[seat] if other == seat else g.hands[other] + g.decks[other]
    return [card for card in cards if card not in kept]


def redeal(g: Fellowships, seat: int, chance: Chance) -> None:
    """Hands and decks of others are dealt anew from their own cards; one's own deck is shuffled."""
    before_draw = not g.turn and not any(g.hands)
    for other in range(g.seats):
        cards = unseen(g, seat, other)
        places = sorted(_places(HAND, g.hands[other], cards) + _places(DECK, g.decks[other], cards))
        mixed = sorted(cards)
        if other != seat or not before_draw:
            chance.shuffle(mixed, "redeal")
        for card, (zone, at) in zip(mixed, places, strict=True):
            pile = g.hands[other] if zone == HAND else g.decks[other]
            pile[at] = card
            g.zone[card] = zone
        g.hands[other].sort()
    g.touch()


def _places(zone: int, pile: list[int], cards: list[int]) -> list[tuple[int, int]]:
    """Where some cards lie in a pile."""
    sought = set(cards)
    return [(zone, at) for at, card in enumerate(pile) if card in sought]


def hidden(g: Fellowships, seat: int) -> list[str]:
    """The names of cards in the hands, decks and adventure decks of others."""
    found: list[int] = []
    looked_at = shown(g, seat)
    for other in range(g.seats):
        if other != seat:
            found += g.hands[other] + g.decks[other] + g.adventure[other]
    return [card_name(g, card) for card in found if card not in looked_at]
