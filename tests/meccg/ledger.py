"""A table kept from the log alone, as somebody would who has the cards in front of him and reads the public lines."""

from __future__ import annotations

from typing import Any

from westmarch.engine.state import Entry
from westmarch.games.meccg.rules.council import FreeCouncil
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, GUARD, HAND, OUT, PLAY, POINTS, TAPPED, UNTAPPED, WOUNDED

SEATS = (0, 1)


def lies_open(g: Arda) -> list[int]:
    """The cards in play and those out of it for good; sites are told of by those who go there."""
    return [
        card
        for card in range(len(g.zone))
        if g.zone[card] in (PLAY, POINTS, OUT) and not g.is_hidden(card) and g.face(card).site < 0
    ]


def public(g: Arda) -> dict[str, Any]:
    """What everybody sees of a position."""
    there = lies_open(g)
    people = [card for card in there if g.zone[card] == PLAY and g.is_character(card) and g.company[card] >= 0]
    return {
        "turn": g.turn,
        "active": g.active if g.turn and g.innermost(FreeCouncil) is None else None,
        "open": {card: g.zone[card] for card in there},
        "status": {card: g.status[card] for card in there if g.zone[card] == PLAY and g.status[card]},
        "host": {card: g.host[card] for card in there if g.host[card] >= 0 and g.face(g.host[card]).site < 0},
        "leader": {card: g.leader[card] for card in people if g.leader[card] >= 0},
        "hands": [len(g.pile(HAND, seat)) for seat in SEATS],
        "decks": [len(g.pile(DECK, seat)) for seat in SEATS],
        "discards": [len(g.pile(DISCARD, seat)) for seat in SEATS],
        "guards": sum([card >= 0 for card in g.c_guard]),
        "companies": {card: frozenset(g.members[g.company[card]]) for card in people},
        "sites": {card: g.c_site[g.company[card]] for card in people},
    }


class Ledger:
    """Somebody who has seen a position and reads on from there. Who owns a card, and what is printed on it, is seen."""

    def __init__(self, g: Arda) -> None:
        self.g = g
        self.owner = list(g.owners)
        self.board = public(g)

    def read(self, entry: Entry) -> None:
        if entry.audience is not None or not entry.key.startswith("meccg-log-"):
            return
        name = entry.key.removeprefix("meccg-log-").replace("-", "_")
        reader = getattr(self, f"read_{name}", None)
        if reader is not None:
            reader(**entry.about)

    def pile(self, zone: int) -> list[int] | None:
        names = {HAND: "hands", DECK: "decks", DISCARD: "discards"}
        found: list[int] | None = self.board[names[zone]] if zone in names else None
        return found

    def leaves(self, card: int) -> None:
        """A card leaves the place where everybody saw it."""
        if card in self.board["companies"]:
            self.gather(self.board["companies"][card] - {card})
            del self.board["companies"][card]
        for facts in ("open", "status", "host", "leader", "sites"):
            self.board[facts].pop(card, None)

    def gather(self, members: frozenset[int]) -> None:
        """These are one company; those who were with them are another."""
        companies = self.board["companies"]
        for left in {companies[card] for card in members if card in companies}:
            for card in left - members:
                companies[card] = left - members
        for card in members:
            companies[card] = members

    def comes(self, card: int) -> None:
        """A card comes into play; one that nobody saw was in its owner's hand, before the first turn in no pile."""
        if card not in self.board["open"] and self.board["turn"]:
            self.board["hands"][self.owner[card]] -= 1
        self.board["open"][card] = PLAY

    def read_turn(self, seat: int, turn: int) -> None:
        self.board |= {"turn": turn, "active": seat}

    def read_draws(self, seat: int) -> None:
        self.board["decks"][seat] -= 1
        self.board["hands"][seat] += 1

    def read_puts(self, seat: int, origin: int, zone: int) -> None:
        for place, change in ((origin, -1), (zone, 1)):
            pile = self.pile(place)
            if pile is not None:
                pile[seat] += change
            elif place == GUARD:
                self.board["guards"] += change

    def read_goes(self, card: int, origin: int, zone: int) -> None:
        self.leaves(card)
        pile = self.pile(origin)
        if pile is not None:
            pile[self.owner[card]] -= 1
        pile = self.pile(zone)
        if pile is not None:
            pile[self.owner[card]] += 1
        else:
            self.board["open"][card] = zone

    def read_play(self, seat: int, card: int, **_: Any) -> None:
        self.comes(card)

    read_creature = read_play

    def read_character(self, seat: int, card: int, site: int) -> None:
        self.comes(card)
        self.board["sites"][card] = site
        if self.board["turn"]:
            self.gather(frozenset([card]))
            return
        mine = [c for c, there in self.board["sites"].items() if there == site and self.owner[c] == seat and c != card]
        others = self.board["companies"][mine[0]] if mine else frozenset()
        self.gather(others | {card})

    def read_regroup(self, leader: int, card: list[int]) -> None:
        self.gather(self.board["companies"][leader] | set(card))
        for one in card:
            self.board["sites"][one] = self.board["sites"][leader]

    def read_regroup_alone(self, card: list[int]) -> None:
        self.gather(frozenset(card))

    def read_merge(self, leader: int) -> None:
        """All of his player's who are where he is."""
        sites = self.board["sites"]
        self.gather(frozenset([c for c in sites if sites[c] == sites[leader] and self.owner[c] == self.owner[leader]]))

    def read_arrives(self, leader: int, site: int) -> None:
        for card in self.board["companies"][leader]:
            self.board["sites"][card] = site

    def read_guard(self, leader: int) -> None:
        self.board["hands"][1 - self.owner[leader]] -= 1
        self.board["guards"] += 1

    def read_agent(self, seat: int) -> None:
        self.board["hands"][seat] -= 1

    def read_revealed(self, card: int) -> None:
        """It is played or taken back by the lines that follow, as a card that everybody has seen."""
        self.board["guards"] -= 1
        self.board["open"][card] = PLAY

    def read_anew(self, seat: int) -> None:
        self.read_exhausted(seat)
        self.board["decks"][seat] += self.board["hands"][seat]
        self.board["hands"][seat] = 0

    def read_exhausted(self, seat: int) -> None:
        self.board["decks"][seat] += self.board["discards"][seat]
        self.board["discards"][seat] = 0

    def read_item(self, card: int, other: int) -> None:
        self.comes(card)
        self.board["host"][card] = other

    def read_give(self, card: int, other: int, third: int) -> None:
        self.board["host"][card] = other

    def read_follows(self, card: int, other: int) -> None:
        self.board["leader"][card] = other

    def read_general(self, card: int) -> None:
        self.board["leader"].pop(card, None)

    def read_orphan(self, card: int) -> None:
        self.board["leader"].pop(card, None)

    def read_taps(self, card: int) -> None:
        """Sites are told of too."""
        if self.g.face(card).site < 0:
            self.board["status"][card] = TAPPED

    def read_wounded(self, card: int) -> None:
        self.board["status"][card] = WOUNDED

    def read_unmasked(self, card: int) -> None:
        self.board["open"][card] = PLAY

    def read_agent_hides(self, card: int) -> None:
        self.leaves(card)

    def read_untaps(self, card: int) -> None:
        self.board["status"].pop(card, None)

    def read_heals(self, card: int) -> None:
        self.board["status"].pop(card, None)


assert UNTAPPED == 0
