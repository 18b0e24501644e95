"""The position of The Ford."""

from __future__ import annotations

from westmarch.engine.state import State

#: The deck: rank of each card by id. The ones are tricks: even ids are feints, odd ids are parries.
RANKS = tuple(1 + card // 8 for card in range(40))
HAND = 4
GOAL = 5


def is_trick(card: int) -> bool:
    return RANKS[card] == 1


def is_feint(card: int) -> bool:
    return is_trick(card) and card % 2 == 0


class Ford(State):
    """Two hands, a deck whose order nobody knows, points and the round's totals."""

    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    points: list[int]
    totals: list[int]
    shown: list[int]
    round: int

    def __init__(self) -> None:
        super().__init__()
        self.hands = [[], []]
        self.deck = []
        self.discard = []
        self.points = [0, 0]
        self.totals = [0, 0]
        self.shown = [-1, -1]
        self.round = 0

    def draw(self, seat: int) -> None:
        """Fill a hand from the deck."""
        hand = self.hands[seat]
        while len(hand) < HAND and self.deck:
            hand.append(self.deck.pop())
            self.reveals += 1
        hand.sort()

    def play(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat].remove(card)
        self.discard.append(card)
