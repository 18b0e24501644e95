"""The position of The Ford."""

from __future__ import annotations

from westmarch.engine.fields import later
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

    hands: list[list[int]] = later([[], []])
    deck: list[int] = later([])
    discard: list[int] = later([])
    points: list[int] = later([0, 0])
    totals: list[int] = later([0, 0])
    shown: list[int] = later([-1, -1])
    round: int = later(0)

    def first(self) -> int:
        """The captain who speaks first this round."""
        return self.round % 2

    def draw(self, seat: int) -> list[int]:
        """Fill a hand from the deck; the cards drawn."""
        hand = self.hands[seat]
        drawn: list[int] = []
        while len(hand) + len(drawn) < HAND and self.deck:
            drawn.append(self.deck.pop())
        if drawn:
            self.reveals += 1
            hand += drawn
            hand.sort()
        return drawn

    def play(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat].remove(card)
        self.discard.append(card)
