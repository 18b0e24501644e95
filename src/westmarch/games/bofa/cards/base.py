"""What every card is: an order with a type, a requirement and effects; facts of a card are in its deck's file."""

from __future__ import annotations

from typing import Any

from westmarch.engine.frame import Frame
from westmarch.games.bofa.facts import CARD, CARD_AMOUNT, CARD_COMBAT, CARD_TYPE
from westmarch.games.bofa.rules.orders import Order
from westmarch.games.bofa.state import Battlefield

REQUIREMENT = "bofa.cards.requirement"


class Card(Order):
    """A card of the event deck or of a story deck."""

    name: str
    type: str
    #: The numbers of its effect and of its combat effect.
    amount: int
    combat: int
    #: How many effects are carried out one after the other.
    parts: int

    def __init__(self, name: str) -> None:
        super().__init__(CARD[name])
        self.name = name
        self.type = CARD_TYPE[self.index]
        self.amount = CARD_AMOUNT[self.index]
        self.combat = CARD_COMBAT[self.index]
        self.parts = 1

    def lacks(self) -> str:
        return REQUIREMENT

    def forbids(self, g: Battlefield, seat: int) -> str | None:
        """The rule that forbids playing the card now, or None."""
        return None

    def carry_out(self, g: Battlefield, seat: int, part: int) -> Frame | None:
        """One of its effects, at once or by the procedure returned."""
        raise NotImplementedError

    def places(self, g: Battlefield, seat: int) -> list[int]:
        """Places that can be chosen for its effect."""
        return []

    def at_place(self, g: Battlefield, seat: int, place: int) -> Frame | None:
        """What happens at a place that was chosen."""
        return None

    def in_combat(self, g: Battlefield, fight: Any, side: int) -> Frame | None:
        return None


class CharacterFate(Order):
    """A fate card: it belongs to a character and acts at once, or when he enters play."""

    name: str
    amount: int
    character: int

    def __init__(self, name: str, character: int) -> None:
        super().__init__(CARD[name])
        self.name = name
        self.amount = CARD_AMOUNT[self.index]
        self.character = character

    def on_entry(self, g: Battlefield) -> Frame | None:
        """When the character enters play, or at once if he is in play already."""
        return None

    def on_drawn(self, g: Battlefield) -> Frame | None:
        """When the card is drawn before the character is in play."""
        return None
