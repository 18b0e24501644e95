"""Piles (p.4): drawing, exhausting the play deck, and the sideboard (p.5, p.6, p.10)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option, Subset, surplus
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.meccg.facts import CHARACTER, WIZARD
from westmarch.games.meccg.rules.effects import Triggered, discard_triggers
from westmarch.games.meccg.rules.playable import is_hazard
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, DISCARD, LOCATION, SIDEBOARD, SITE_DISCARD, TAPPED, UNTAPPED
from westmarch.games.meccg.values import hand_size

SWAPS = 5


def draw_one(g: Arda, seat: int) -> bool:
    """Take the top card of a play deck; False if there is none."""
    if not g.pile(DECK, seat):
        return False
    g.draw(seat)
    g.reveals += 1
    return True


class Draw(Frame):
    """Draw so many cards; an exhausted deck is made anew on the way (p.4)."""

    STEPS = ("draw",)
    RULE = "meccg.piles.exhaust.reshuffle"

    seat: int
    count: int

    def draw(self, g: Arda) -> Outcome:
        while self.count > 0:
            if not draw_one(g, self.seat):
                return DONE
            self.count -= 1
            if not g.pile(DECK, self.seat):
                return Call(Exhaust(self.seat), back="draw")
        return DONE


class Refill(Frame):
    """Draw up or discard down to the size of a hand (p.14)."""

    STEPS = ("discard", "draw")
    RULE = "meccg.mh.refill.eight"

    seat: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": self.seat}

    def discard(self, g: Arda) -> Outcome:
        pick = surplus("discard", g.hand(self.seat), hand_size(g, self.seat))
        return None if pick is None else Ask(self.seat, "meccg-ask-discard", [], "discarded", self.RULE, pick=pick)

    def discarded(self, g: Arda, option: Option) -> Outcome:
        _, *cards = option
        return Call(FromHand(self.seat, cards))

    def draw(self, g: Arda) -> Outcome:
        missing = hand_size(g, self.seat) - len(g.hand(self.seat))
        return Call(Draw(self.seat, missing)) if missing > 0 else None


class FromHand(Frame):
    """A player discards cards from his hand; a card in play may let him put them on his deck instead."""

    STEPS = ("next_card", "afterwards")
    RULE = "meccg.mh.refill.eight"

    seat: int
    waiting: list[int]
    count: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": self.seat}

    def next_card(self, g: Arda) -> Outcome:
        if not self.waiting:
            return None
        if not g.sources("to-deck-instead")[0]:
            return self.put_away(g, PASS)
        options: list[Option] = [PASS, ("yes",)]
        about = (("card", self.waiting[0]),)
        return Ask(self.seat, "meccg-ask-to-deck", options, "put_away", self.RULE, about)

    def put_away(self, g: Arda, option: Option) -> Outcome:
        self.count += 1
        g.put(self.waiting.pop(0), DISCARD if option == PASS else DECK)
        return Goto("next_card")

    def afterwards(self, g: Arda) -> Outcome:
        waiting = discard_triggers(g, self.seat, self.count)
        return Call(Triggered(waiting, -1)) if waiting else None


class Exhaust(Frame):
    """The play deck has run out (p.4): cards and sites come back; five cards may be exchanged (p.5)."""

    STEPS = ("count", "bring", "send", "shuffle")
    RULE = "meccg.piles.exhaust.reshuffle"

    seat: int
    #: What comes from the sideboard.
    brought: list[int] = later([])

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": self.seat}

    def count(self, g: Arda) -> None:
        g.exhausted[self.seat] += 1
        for card in g.sources("ends-with-deck")[0]:
            g.end(card)
        g.note("meccg-log-exhausted", {"seat": self.seat}, rule="meccg.piles.exhaust.count")
        g.return_pile(self.seat, DISCARD, DECK)
        g.return_pile(self.seat, SITE_DISCARD, LOCATION)

    def bring(self, g: Arda) -> Outcome:
        cards = g.pile(SIDEBOARD, self.seat) if g.standard else []
        most = min(SWAPS, len(g.pile(DECK, self.seat)))
        if not cards or not most:
            return Goto("shuffle")
        pick = Subset("bring", cards, 0, most)
        return Ask(self.seat, "meccg-ask-bring", [], "brings", "meccg.sideboard.exhaust.swap-five", pick=pick)

    def brings(self, g: Arda, option: Option) -> None:
        _, *self.brought = option

    def send(self, g: Arda) -> Outcome:
        """As many go into the sideboard as come out of it."""
        if not self.brought:
            return None
        pick = Subset("send", g.pile(DECK, self.seat), len(self.brought), len(self.brought))
        return Ask(self.seat, "meccg-ask-send", [], "sends", "meccg.sideboard.exhaust.swap-five", pick=pick)

    def sends(self, g: Arda, option: Option) -> None:
        _, *sent = option
        for card in sent:
            g.put(card, SIDEBOARD)
        for card in self.brought:
            g.put(card, DECK)

    def shuffle(self, g: Arda) -> None:
        shuffle_deck(g, self.seat)


def shuffle_deck(g: Arda, seat: int) -> None:
    deck = g.pile(DECK, seat)
    deck.sort()
    g.chance.shuffle(deck, "deck")
    for card in deck:
        g.known[card] = 0
    g.reveals += 1


class FromSideboard(Frame):
    """Cards come from the sideboard: several to the discard pile, or one into the play deck (p.6, p.10, p.14)."""

    STEPS = ("bring", "shuffle")
    RULE = "meccg.piles.sideboard.exists"

    seat: int
    #: Hazards, or resources and characters.
    hazards: bool
    most: int
    #: Whether a single card goes into the play deck.
    to_deck: bool

    def bring(self, g: Arda) -> Outcome:
        pick = Subset("bring", available(g, self.seat, self.hazards), 1, self.most)
        return Ask(self.seat, "meccg-ask-bring", [], "brings", self.RULE, pick=pick)

    def brings(self, g: Arda, option: Option) -> None:
        _, *cards = option
        for card in cards:
            g.put(card, DECK if self.to_deck else DISCARD)

    def shuffle(self, g: Arda) -> None:
        if self.to_deck:
            shuffle_deck(g, self.seat)


def available(g: Arda, seat: int, hazards: bool) -> list[int]:
    """Sideboard cards of one side: hazards, or resources and characters."""
    found = []
    for card in g.pile(SIDEBOARD, seat):
        if hazards == is_hazard(g.kind(card)):
            found.append(card)
    return found


def sideboard_options(g: Arda, seat: int, hazards: bool) -> list[Option]:
    """The two uses of a sideboard: five to the discard pile, or one into a deck of at least five cards."""
    cards = available(g, seat, hazards)
    if not cards or not g.standard:
        return []
    found: list[Option] = [("sideboard", "discard")]
    if len(g.pile(DECK, seat)) >= 5:
        found.append(("sideboard", "deck"))
    return found


def open_sideboard(seat: int, hazards: bool, use: str) -> FromSideboard:
    to_deck = use == "deck"
    return FromSideboard(seat, hazards, most=1 if to_deck else SWAPS, to_deck=to_deck)


def forbids_sideboard_org(g: Arda, seat: int) -> str | None:
    """Way 3: the player's own untapped Wizard taps for it (p.10)."""
    wizard = g.wizard(seat)
    if not g.standard or wizard < 0 or g.status[wizard] != UNTAPPED:
        return "meccg.sideboard.org.tap-wizard"
    return None


def tap_for_sideboard(g: Arda, seat: int) -> None:
    g.set_status(g.wizard(seat), TAPPED)


__all__ = ["CHARACTER", "WIZARD", "Draw", "Exhaust", "FromSideboard", "Refill", "draw_one", "shuffle_deck"]
