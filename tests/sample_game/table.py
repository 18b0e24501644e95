"""The Ford's table: verbs that set it for a scenario."""

from __future__ import annotations

from typing import Self

from sample_game.game import CARDS, GAME
from westmarch.engine.table import Table


class FordTable(Table):
    """A table with the hands, points and deck that a scenario needs."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(GAME, seed=seed)

    def hands(self, west: str, east: str) -> Self:
        """Give both captains these cards (names with spaces between); the deck has all the others."""
        self.g.hands = [sorted(CARDS.index(name) for name in names.split()) for names in (west, east)]
        held = self.g.hands[0] + self.g.hands[1]
        self.g.deck = [card for card in range(len(CARDS)) if card not in held]
        return self

    def points(self, west: int, east: int) -> Self:
        self.g.points = [west, east]
        return self

    def deck(self, count: int) -> Self:
        """Leave so many cards in the deck; the others have been played."""
        self.g.discard = self.g.deck[count:]
        self.g.deck = self.g.deck[:count]
        return self

    def show(self, west: str, east: str, dice: tuple[int, int]) -> Self:
        """Both captains choose a card, and these dice fall."""
        return self.next("d6", *dice).do(f"play:{west}", seat="west").do(f"play:{east}", seat="east")

    def keep_hands(self) -> Self:
        """Nobody exchanges anything."""
        while self.g.asks and self.g.asks[0].prompt == "sample-ask-exchange":
            self.do("exchange:")
        return self
