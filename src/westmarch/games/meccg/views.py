"""What a seat may see, and how the rest is dealt anew."""

from __future__ import annotations

from typing import Any

from westmarch.engine.chance import Chance
from westmarch.games.meccg.facts import AGENT, REGIONS, SITE
from westmarch.games.meccg.notation import SEATS, card_code
from westmarch.games.meccg.rules.council import CATEGORIES, judged, points, total_points
from westmarch.games.meccg.rules.movement import destinations
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import (
    DECK,
    DISCARD,
    GUARD,
    HAND,
    LOCATION,
    NOBODY,
    OUT,
    PLAY,
    POINTS,
    POOL,
    REVEALED,
    SIDEBOARD,
    SITE_DISCARD,
    STATUSES,
)
from westmarch.games.meccg.under_way import attack_under_way, chain_under_way
from westmarch.games.meccg.values import body, corruption, general_free, influence_free, prowess
from westmarch.games.meccg.visibility import face_down, visible


def view(g: Arda, seat: int) -> dict[str, Any]:
    return {
        "turn": g.turn,
        "active": SEATS[g.active],
        "rules": "standard" if g.standard else "basic",
        "decks": g.length,
        "caller": SEATS[g.caller] if g.caller >= 0 else "",
        "players": {name: _player(g, other, seat) for other, name in enumerate(SEATS)},
        "companies": [_company(g, slot, seat) for slot in range(len(g.c_owner)) if g.c_owner[slot] >= 0],
        "events": [_event(g, card, seat) for card in g.table],
        "hazards": {"limit": g.limit, "spent": g.spent},
        "path": g.path[:],
        "route": [REGIONS[region] for region in g.route if region >= 0],
        "attack": attack_under_way(g),
        "chain": chain_under_way(g, seat),
    }


def _player(g: Arda, player: int, seat: int) -> dict[str, Any]:
    mine = player == seat
    shown: dict[str, Any] = {
        "hand": len(g.hand(player)),
        "deck": len(g.pile(DECK, player)),
        "discard": len(g.pile(DISCARD, player)),
        "sideboard": len(g.pile(SIDEBOARD, player)),
        "exhausted": g.exhausted[player],
        "general_influence": general_free(g, player),
        "points": dict(zip(CATEGORIES, points(g, player), strict=True)),
        "total": total_points(g, player),
        "points_pile": _codes(g, g.pile(POINTS, player)),
        "out": _codes(g, g.pile(OUT, player)),
    }
    if g.over:
        counted = judged(g, points(g, player), points(g, 1 - player))
        shown["judged"] = dict(zip(CATEGORIES, counted, strict=True))
    if mine:
        shown["cards"] = _codes(g, g.hand(player))
        shown["discards"] = _codes(g, g.pile(DISCARD, player))
        shown["sites"] = _codes(g, g.pile(LOCATION, player))
        shown["discarded_sites"] = _codes(g, g.pile(SITE_DISCARD, player))
        shown["sideboard_cards"] = _codes(g, g.pile(SIDEBOARD, player))
        shown["pool"] = _codes(g, g.pile(POOL, player))
    return shown


def _codes(g: Arda, cards: list[int]) -> list[str]:
    return [card_code(g, card) for card in sorted(cards)]


def _company(g: Arda, slot: int, seat: int) -> dict[str, Any]:
    owner = g.c_owner[slot]
    dest = g.c_dest[slot]
    known = dest >= 0 and (owner == seat or bool(g.c_flags[slot] & REVEALED))
    return {
        "number": slot,
        "owner": SEATS[owner],
        "site": card_code(g, g.c_site[slot]),
        "site_tapped": g.status[g.c_site[slot]] == 1,
        "site_cards": [card_code(g, card) for card in g.under(g.c_site[slot])],
        "moves": dest >= 0,
        "destination": card_code(g, dest) if known else "",
        "destination_tapped": known and g.status[dest] == 1,
        "guard": (card_code(g, g.c_guard[slot]) if owner != seat and seat >= 0 else "card")
        if g.c_guard[slot] >= 0
        else "",
        "characters": [_character(g, card) for card in g.members[slot]],
    }


def _character(g: Arda, card: int) -> dict[str, Any]:
    leader = g.leader[card]
    return {
        "card": card_code(g, card),
        "status": STATUSES[g.status[card]],
        "leader": card_code(g, leader) if leader >= 0 else ("nobody" if leader == NOBODY else ""),
        "prowess": prowess(g, card),
        "body": body(g, card),
        "influence": influence_free(g, card),
        "corruption": corruption(g, card),
        "cards": [{"card": card_code(g, c), "status": STATUSES[g.status[c]]} for c in g.under(card)],
    }


def _event(g: Arda, card: int, seat: int) -> dict[str, Any]:
    down = g.owners[card] != seat and face_down(g, card)
    return {
        "card": "" if down else card_code(g, card),
        "owner": SEATS[g.owners[card]],
        "status": STATUSES[g.status[card]],
        "company": g.company[card],
        "cards": [card_code(g, c) if visible(g, seat, c) else "" for c in g.under(card)],
    }


def hidden(g: Arda, seat: int) -> list[str]:
    """The names of all cards that a seat cannot know."""
    return [card_code(g, card) for card in range(len(g.zone)) if not visible(g, seat, card)]


def redeal(g: Arda, seat: int, chance: Chance) -> None:
    """Deal anew what a seat cannot know: the other's hand, deck, discards and card on guard, and where he goes."""
    for player in (0, 1):
        if player == seat:
            deck = g.pile(DECK, player)
            deck.sort()
            chance.shuffle(deck, "redeal")
        else:
            _redeal_destinations(g, player, chance)
            _redeal_cards(g, player, chance)
    g.forget()


def _redeal_cards(g: Arda, player: int, chance: Chance) -> None:
    hands = [c for c in g.hand(player) if not g.known[c]]
    discards = [c for c in g.pile(DISCARD, player) if not g.known[c]]
    guards = [c for c in g.c_guard if c >= 0 and g.owners[c] == player]
    deck = g.pile(DECK, player)
    unseen = sorted(hands + discards + guards + deck)
    chance.shuffle(unseen, "redeal")
    new_hand = [unseen.pop() for _ in hands]
    new_discard = [unseen.pop() for _ in discards]
    new_guards = [unseen.pop() for _ in guards]
    g.hand(player)[:] = sorted([c for c in g.hand(player) if g.known[c]] + new_hand)
    g.pile(DISCARD, player)[:] = [c for c in g.pile(DISCARD, player) if g.known[c]] + new_discard
    deck[:] = unseen
    slots = [slot for slot, c in enumerate(g.c_guard) if c >= 0 and g.owners[c] == player]
    for slot, card in zip(slots, new_guards, strict=True):
        g.c_guard[slot] = card
        g.zone[card] = GUARD
    for zone, cards in ((HAND, new_hand), (DISCARD, new_discard), (DECK, unseen)):
        for card in cards:
            g.zone[card] = zone


def _redeal_destinations(g: Arda, player: int, chance: Chance) -> None:
    if g.active != player:
        return
    moving = [slot for slot in g.companies(player) if g.c_dest[slot] >= 0 and not g.c_flags[slot] & REVEALED]
    declared = [g.c_dest[slot] for slot in moving]
    for slot in moving:
        g.c_dest[slot] = -1
    for site in declared:
        g.release_site(site)
    # Sites come back last: their order would tell which ones were declared.
    g.pile(LOCATION, player).sort()
    g.forget()
    for slot, old in zip(moving, declared, strict=True):
        options = destinations(g, slot)
        site = options[chance.pick(len(options), "redeal")] if options else old
        g.c_dest[slot] = site
        g.show_site(site)


__all__ = ["AGENT", "PLAY", "SITE", "hidden", "redeal", "view"]
