"""The cards of a position: decks, hands and piles, and who has seen what."""

from __future__ import annotations

from westmarch.engine.fields import later, shared
from westmarch.engine.state import State
from westmarch.games.bofa.facts import CARD_DECK, CARDS, DEFAULT, EVENTS, Edition

#: Both seats know a card.
BOTH = 3


class Decks(State):
    """Decks, hands and piles of both sides."""

    #: The edition that is played: its facts, which clones share.
    edition: Edition = shared(DEFAULT)
    event_deck: list[int] = later([])
    event_discard: list[int] = later([])
    #: Story decks and hands by seat; cards discarded face down by seat; used story and fate cards.
    story_decks: list[list[int]] = later([[], []])
    hands: list[list[int]] = later([[], []])
    face_down: list[list[int]] = later([[], []])
    used_cards: list[int] = later([])
    #: Cards whose effects are being carried out.
    resolving: list[int] = later([])
    fate_deck: list[int] = later([])
    #: Cards left on the table: card, seat, a number of its own.
    table: list[list[int]] = later([])
    #: Fate cards beside their characters.
    attached: list[int] = later([])
    #: Which seats know a card that lies hidden from others (bits).
    card_seen: list[int] = later([0] * CARDS)

    def draw_event(self, seat: int) -> None:
        if not self.event_deck:
            self.reshuffle()
        if self.event_deck:
            self.to_hand(seat, self.event_deck.pop())

    def events_left(self) -> int:
        """How many event cards can still be drawn: those of the deck, and those that would make a new one."""
        buried = [card for pile in self.face_down for card in pile if is_event(card)]
        return len(self.event_deck) + len(self.event_discard) + len(buried)

    def reshuffle(self) -> None:
        """All used and discarded event cards make a new deck."""
        cards = self.event_discard[:]
        for pile in self.face_down:
            cards += [card for card in pile if is_event(card)]
            pile[:] = [card for card in pile if not is_event(card)]
        cards.sort()
        for card in cards:
            self.card_seen[card] = 0
        self.chance.shuffle(cards, "event-deck")
        self.event_deck = cards
        self.event_discard = []
        self.note("bofa-log-reshuffle", rule="bofa.cards.deck.event-reshuffle")

    def draw_story(self, seat: int) -> None:
        if self.story_decks[seat]:
            self.to_hand(seat, self.story_decks[seat].pop())

    def to_hand(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.card_seen[card] |= 1 << seat
        self.reveals += 1
        if self.sink is not None:
            self.note("bofa-log-drawn", {"card": card}, audience=(seat,))

    def discard(self, seat: int, card: int) -> None:
        """A card is discarded from a hand, face down."""
        self.hands[seat].remove(card)
        self.face_down[seat].append(card)
        if self.sink is not None:
            kind = {"side": seat, "deck": CARD_DECK[card]}
            self.note("bofa-log-discard", kind, rule="bofa.cards.hand.discard-face-down")
            self.note("bofa-log-discarded", {"card": card}, audience=(seat,))

    def show(self, seat: int, card: int) -> None:
        """A card of a hand is played: everybody sees it now."""
        self.hands[seat].remove(card)
        self.resolving.append(card)
        self.card_seen[card] = BOTH
        self.reveals += 1

    def look_at_hand(self, seat: int) -> None:
        """A player sees all cards of his opponent."""
        cards = self.hands[1 - seat]
        for card in cards:
            self.card_seen[card] |= 1 << seat
        self.reveals += 1
        self.note("bofa-log-look", {"side": seat}, rule="bofa.cards.effect.all-mandatory")
        self.note("bofa-log-hand", {"cards": cards[:]}, audience=(seat,), rule="bofa.cards.effect.all-mandatory")

    def resolved(self, card: int) -> None:
        """A card has done its work and is discarded, unless it lies on the table or beside a character."""
        self.resolving.remove(card)
        self.lay_off(card)

    def lay_off(self, card: int) -> None:
        """A card goes to its discard pile, face up."""
        if is_event(card):
            self.event_discard.append(card)
        else:
            self.used_cards.append(card)
        self.card_seen[card] = BOTH

    def leave_on_table(self, seat: int, card: int, spot: int) -> None:
        """A card stays in play until its condition is met."""
        self.resolving.remove(card)
        self.table.append([card, seat, spot])
        self.note("bofa-log-table", {"card": card, "side": seat}, rule="bofa.cards.discard.stays-on-table")

    def take_off_table(self, entry: list[int]) -> None:
        """A card on the table is discarded."""
        card, _, _ = entry
        self.table.remove(entry)
        self.lay_off(card)
        self.note("bofa-log-off-table", {"card": card}, rule="bofa.cards.discard.stays-on-table")


def is_event(card: int) -> bool:
    return CARD_DECK[card] == EVENTS
