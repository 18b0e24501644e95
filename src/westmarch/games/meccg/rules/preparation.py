"""Preparation (p.4-5): the draft of the starting companies, starting items, opening hands, who begins."""

from __future__ import annotations

from westmarch.engine.decision import PASS, Ask, Option, Subset
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome, Together
from westmarch.games.meccg.facts import FACES, HAND, START_CHARACTERS, START_ITEMS, START_MIND, WIZARD
from westmarch.games.meccg.rules.influence import tell_entry
from westmarch.games.meccg.rules.piles import Draw, shuffle_deck
from westmarch.games.meccg.rules.turn import Game
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DECK, LOCATION, PLAY, POOL, STARTING_WIZARD

START_SITE = "rivendell"
WIZARD_MIND = 12
MOST_CHARACTERS = 10


class Preparation(Frame):
    """The preparation (p.4): starting companies, items, decks, hands, the first player."""

    STEPS = ("draft", "items_first", "items_second", "deck_first", "deck_second", "hands", "second_hand", "begin")
    RULE = "meccg.setup.order"

    drafting: bool

    def draft(self, g: Arda) -> Outcome:
        if self.drafting:
            return Call(Draft())
        tell_fixed_companies(g)
        return None

    def items_first(self, g: Arda) -> Outcome:
        return Call(StartingItems(0)) if self.drafting else None

    def items_second(self, g: Arda) -> Outcome:
        return Call(StartingItems(1)) if self.drafting else None

    def deck_first(self, g: Arda) -> Outcome:
        return Call(FillDeck(0)) if self.drafting else None

    def deck_second(self, g: Arda) -> Outcome:
        return Call(FillDeck(1)) if self.drafting else None

    def hands(self, g: Arda) -> Outcome:
        for seat in (0, 1):
            shuffle_deck(g, seat)
        return Call(Draw(0, HAND))

    def second_hand(self, g: Arda) -> Outcome:
        return Call(Draw(1, HAND))

    def begin(self, g: Arda) -> Outcome:
        """The higher roll takes the first turn; equal rolls are rolled again (p.4)."""
        rolls = [0, 0]
        while rolls[0] == rolls[1]:
            rolls = [g.roll(), g.roll()]
        g.active = 0 if rolls[0] > rolls[1] else 1
        about = {"seat": g.active, "first": rolls[0], "second": rolls[1]}
        g.note("meccg-log-first", about, rule="meccg.setup.first-player.high-roll")
        return Call(Game())


def tell_fixed_companies(g: Arda) -> None:
    """What decks fix lies on the table: it is told as whatever comes into play."""
    for seat in (0, 1):
        for character in g.characters(seat):
            tell_entry(g, seat, character, "meccg.setup.order")
            for item in g.attached:
                if g.host[item] == character:
                    g.note("meccg-log-item", {"card": item, "other": character}, rule="meccg.draft.items.two-total")


def start_company(g: Arda, seat: int) -> int:
    """The starting company of a player, at Rivendell."""
    slots = g.companies(seat)
    if slots:
        return slots[0]
    for site in g.pile(LOCATION, seat):
        if g.face(site).id == START_SITE:
            return g.new_company(seat, site)
    raise ValueError("a location deck without Rivendell")


def start_mind(g: Arda, seat: int) -> int:
    """The Mind of the starting company: followers count too, a starting Wizard as twelve (p.5, p.19)."""
    return sum([WIZARD_MIND if g.kind(c) == WIZARD else g.face(c).mind for c in g.characters(seat)])


def forbids_reveal(g: Arda, seat: int, card: int) -> str | None:
    """Whether a character may be revealed for the starting company (p.4-5)."""
    face = g.face(card)
    if g.zone[card] not in (POOL, DECK) or g.holder[card] != seat:
        return "meccg.draft.pool.ten"
    if face.kind == WIZARD:
        if not g.optional & STARTING_WIZARD or g.wizard(seat) >= 0:
            return "meccg.draft.company.no-wizard"
    elif g.zone[card] != POOL or g.known[card]:
        return "meccg.draft.reveal.duplicate-set-aside"
    if face.unique and g.unique_taken(face):
        return "meccg.cards.unique.one-in-play-character"
    if len(g.characters(seat)) >= START_CHARACTERS:
        return "meccg.draft.company.max-five"
    mind = WIZARD_MIND if face.kind == WIZARD else face.mind
    if start_mind(g, seat) + mind > START_MIND:
        return "meccg.draft.company.mind-20"
    if face.kind != WIZARD and face.home_only:
        return "meccg.game.card-text-wins"
    return None


def candidates(g: Arda, seat: int) -> list[int]:
    found = [
        card for card in g.pile(POOL, seat) if g.face(card).kind <= WIZARD and forbids_reveal(g, seat, card) is None
    ]
    if g.optional & STARTING_WIZARD:
        wizards = [card for card in g.pile(DECK, seat) if g.kind(card) == WIZARD]
        found += [card for card in sorted(wizards)[:1] if forbids_reveal(g, seat, card) is None]
    return found


class Draft(Frame):
    """Revealing the starting companies (p.5): both at once, a character revealed by both is set aside."""

    STEPS = ("reveal",)
    RULE = "meccg.draft.reveal.simultaneous"

    done: list[int] = later([0, 0])

    def reveal(self, g: Arda) -> Outcome:
        if self.done == [1, 1]:
            return DONE
        return Together([self._question(g, seat) for seat in (0, 1)], "revealed")

    def _question(self, g: Arda, seat: int) -> Ask:
        options: list[Option] = [PASS]
        if not self.done[seat]:
            options += [("draft", card) for card in candidates(g, seat)]
        return Ask(seat, "meccg-ask-draft", options, "revealed", self.RULE)

    def revealed(self, g: Arda, answers: list[Option]) -> Outcome:
        cards = [answer[1] if answer != PASS else -1 for answer in answers]
        if min(cards) >= 0 and g.faces[cards[0]] == g.faces[cards[1]]:
            for card in cards:
                g.known[card] = 1
                g.note("meccg-log-aside", {"card": card}, rule="meccg.draft.reveal.duplicate-set-aside")
            return Goto("reveal")
        for seat in (0, 1):
            if cards[seat] < 0:
                self.done[seat] = 1
            else:
                g.join(cards[seat], start_company(g, seat))
                tell_entry(g, seat, cards[seat], "meccg.draft.reveal.simultaneous")
        return Goto("reveal")


class StartingItems(Frame):
    """Two minor items among the starting characters, from outside the play deck (p.4)."""

    STEPS = ("place",)
    RULE = "meccg.draft.items.two-total"

    seat: int
    count: int = later(0)

    def place(self, g: Arda) -> Outcome:
        options: list[Option] = [PASS]
        if self.count < START_ITEMS:
            for card in g.pile(POOL, self.seat):
                if FACES[g.faces[card]].starting_item:
                    options += [("equip", card, c) for c in g.characters(self.seat)]
        return Ask(self.seat, "meccg-ask-equip", options, "placed", self.RULE)

    def placed(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, item, bearer = option
        g.attach(item, bearer)
        g.note("meccg-log-item", {"card": item, "other": bearer}, rule=self.RULE)
        self.count += 1
        return Goto("place")


class FillDeck(Frame):
    """Characters that were set aside or never revealed may go into the play deck, ten at most (p.5)."""

    STEPS = ("choose",)
    RULE = "meccg.draft.leftover-to-deck"

    seat: int

    def choose(self, g: Arda) -> Outcome:
        left = [card for card in g.pile(POOL, self.seat) if g.face(card).kind <= WIZARD]
        inside = [card for card in g.pile(DECK, self.seat) if g.face(card).kind == 0]
        most = max(0, min(len(left), MOST_CHARACTERS - len(inside)))
        pick = Subset("include", left, 0, most)
        return Ask(self.seat, "meccg-ask-include", [], "chosen", self.RULE, pick=pick)

    def chosen(self, g: Arda, option: Option) -> None:
        _, *cards = option
        for card in cards:
            g.put(card, DECK)


__all__ = ["PLAY", "Draft", "Preparation", "StartingItems", "start_company"]
