"""Event cards (V p.22-23): what every event half has, and the cards on the table.

The rules know cards by number only. A card acts in its own class: by its parts when it is played, and at the moments
of other procedures to which it subscribes while it lies on the table or is being carried out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import Frame, Outcome
from westmarch.engine.moments import Moment, Offer, Procedure, offered
from westmarch.games.wotr.facts import FREE, SHADOW, card
from westmarch.games.wotr.state import War

#: The refusal of a card whose printed requirement is not met.
REQUIREMENT: Final = "wotr.events.play.requirement"

#: The Fellowship has been declared, or revealed: whether a card leaves the table because of it.
fellowship_declared: Final[Moment[Callable[[War], bool]]] = Moment("the Fellowship is declared")
fellowship_revealed: Final[Moment[Callable[[War], bool]]] = Moment("the Fellowship is revealed")


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard:
    """The event half of a card. Its parts are carried out in the order of ``PARTS``, each at once or by the
    procedure it returns; what that procedure gave back is in ``g.returned`` when the next part begins."""

    PARTS: ClassVar[tuple[str, ...]] = ("play",)

    number: int

    def __init__(self, name: str) -> None:
        self.number = card(name)

    def subscribe(self) -> None:
        """Say at which moments of other procedures the card has something to say."""

    def forbids(self, g: War) -> str | None:
        """The rule that forbids playing the card now (its requirement), or None."""
        return None

    def play(self, g: War) -> Frame | None:
        return None

    def lapsed(self, g: War) -> bool:
        """Whether the card must leave the table: what it required when played no longer holds (V p.22)."""
        return self.forbids(g) is not None

    def forbids_dismissal(self, g: War, face: int) -> str | None:
        """The rule that forbids the opponent to have the card discarded with this die, or None."""
        return "wotr.events.table.stays"

    def dismissal(self, g: War, face: int) -> Frame | None:
        """What the opponent pays besides the die."""
        return None


#: The event half of every card by number; the modules of the decks fill it.
EVENTS: Final[dict[int, EventCard]] = {}


def register(event: EventCard) -> None:
    """Take an event half into the list, and let it subscribe."""
    if event.number in EVENTS:
        raise ValueError(f"card {event.number} has two event halves")
    EVENTS[event.number] = event
    event.subscribe()


def event_of(number: int) -> EventCard:
    """The event half of a card."""
    return EVENTS[number]


# ---- cards on the table ----


def sweep_table(g: War) -> None:
    """Discard table cards whose requirement no longer holds (V p.22)."""
    for side in (FREE, SHADOW):
        for number in g.table[side][:]:
            if event_of(number).lapsed(g):
                leave_table(g, side, number, "wotr.events.table.requirement-lapses")


def end_table_cards(g: War, happening: Moment[Callable[[War], bool]]) -> None:
    """Discard table cards that end with something that has happened."""
    for side in (FREE, SHADOW):
        for number in happening.things(g.table[side]):
            if happening.subscribers[number](g):
                leave_table(g, side, number, "wotr.events.table.stays")


def leave_table(g: War, side: int, number: int, rule: str) -> None:
    g.discard(side, number)
    g.note("wotr-log-leaves-table", {"card": number}, rule=rule)


def ask_table_card(
    g: War,
    side: int,
    moment: Moment[Offer[War, Procedure]],
    procedure: Procedure,
    then: str,
    about: tuple[tuple[str, int], ...] = (),
) -> Outcome:
    """Whether a side uses one of its cards on the table at a moment; nothing is asked where none may be used."""
    numbers = offered(moment, g.table[side], g, procedure)
    if not numbers:
        return None
    options: list[Option] = [("card", number) for number in numbers]
    options.append(PASS)
    first = moment.subscribers[numbers[0]]
    return Ask(g.seat(side), first.question, options, then, first.rule, about)


def use_table_card(
    g: War, side: int, moment: Moment[Offer[War, Procedure]], procedure: Procedure, option: Option
) -> Outcome:
    """The answer: the card is discarded and does what it offered."""
    match option:
        case ("card", number):
            g.discard(side, number)
            about = {"side": side, "card": number}
            g.note("wotr-log-table-card-used", about, rule="wotr.hunt.effects.table-cards")
            return moment.subscribers[number].use(g, procedure)
        case _:
            return None
