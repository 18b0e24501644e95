"""The event halves of the 96 cards by number, and the cards that lie on the table.

This module depends on the position alone, so that any chapter of the rules may ask about table cards.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from westmarch.engine.frame import Frame
from westmarch.games.wotr.facts import CARD_COUNT, FREE, SHADOW, card
from westmarch.games.wotr.state import War

#: What may happen to the Fellowship while a card lies on the table.
DECLARED: Final = "declared"
REVEALED: Final = "revealed"

#: The refusal of a card whose printed requirement is not met.
REQUIREMENT: Final = "wotr.events.play.requirement"


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard:
    """The event half of a card. Its parts are carried out in the order of ``PARTS``, each at once or by the
    procedure it returns; what that procedure gave back is in ``g.returned`` when the next part begins."""

    PARTS: ClassVar[tuple[str, ...]] = ("play",)

    number: int

    def __init__(self, name: str) -> None:
        self.number = card(name)

    def forbids(self, g: War) -> str | None:
        """The rule that forbids playing the card now (its requirement), or None."""
        return None

    def play(self, g: War) -> Frame | None:
        return None

    def lapsed(self, g: War) -> bool:
        """Whether the card must leave the table: what it required when played no longer holds (V p.22)."""
        return self.forbids(g) is not None

    def ends_with(self, g: War, happening: str) -> bool:
        """Whether the card leaves the table because this happened (DECLARED, REVEALED)."""
        return False

    def forbids_dismissal(self, g: War, face: int) -> str | None:
        """The rule that forbids the opponent to have the card discarded with this die, or None."""
        return "wotr.events.table.stays"

    def dismissal(self, g: War, face: int) -> Frame | None:
        """What the opponent pays besides the die."""
        return None

    def forbids_entry(self, g: War, region: int) -> str | None:
        """The rule by which the card on the table keeps Shadow armies out of a region, or None."""
        return None


#: The event half of every card; a card that no module has registered yet does nothing.
EVENTS: Final[list[Any]] = [None] * CARD_COUNT


def register(event: EventCard) -> None:
    """Take an event half into the list."""
    if EVENTS[event.number] is not None:
        raise ValueError(f"card {event.number} has two event halves")
    EVENTS[event.number] = event


def event_of(number: int) -> EventCard:
    """The event half of a card."""
    event: EventCard = EVENTS[number]
    return event


def sweep_table(g: War) -> None:
    """Discard table cards whose requirement no longer holds (V p.22)."""
    for side in (FREE, SHADOW):
        for number in g.table[side][:]:
            if event_of(number).lapsed(g):
                leave_table(g, side, number, "wotr.events.table.requirement-lapses")


def happened(g: War, happening: str) -> None:
    """Discard table cards that end with something that happened to the Fellowship."""
    for side in (FREE, SHADOW):
        for number in g.table[side][:]:
            if event_of(number).ends_with(g, happening):
                leave_table(g, side, number, "wotr.events.table.stays")


def leave_table(g: War, side: int, number: int, rule: str) -> None:
    g.discard(side, number)
    g.note("wotr-log-leaves-table", {"card": number}, rule=rule)


def forbids_entry(g: War, region: int) -> str | None:
    """The rule by which a card on the table keeps Shadow armies from moving into or attacking a region."""
    for number in g.table[FREE]:
        rule = event_of(number).forbids_entry(g, region)
        if rule is not None:
            return rule
    return None
