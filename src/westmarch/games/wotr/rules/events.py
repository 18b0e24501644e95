"""Playing event cards for their event, and cards on the table (V p.22-23)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.wotr.cards.registry import event_of, happened, leave_table, sweep_table
from westmarch.games.wotr.facts import (
    CHARACTER_DECK,
    EVENT,
    FREE,
    GANDALF_GREY,
    IN_FELLOWSHIP,
    IS_TABLE_CARD,
    NATIONS_OF_CARD,
    SHADOW,
    STRATEGY_DECK,
    WILL,
    card,
    deck_of,
    side_of_card,
)
from westmarch.games.wotr.rules import army, teams
from westmarch.games.wotr.rules.hand import DrawCards
from westmarch.games.wotr.state import War

__all__ = [
    "Dismiss",
    "DrawAfterEvent",
    "PlayEvent",
    "forbids_dismiss",
    "forbids_event",
    "happened",
    "sweep_table",
]

PALANTIR = card("sh-char-21")


def forbids_event(g: War, side: int, card: int) -> str | None:
    """The rule that forbids playing a card for its event, or None; the die is the action table's business."""
    if card not in g.hand(side):
        return "wotr.action.event.play-any"
    if g.seats > 2:
        refused = teams.forbids_card_player(g, side, card)
        if refused is not None:
            return refused
    return event_of(card).forbids(g)


class PlayEvent(Frame):
    """A card is played for its event (V p.22). ``face`` is the die result used, or -1 for none."""

    STEPS = ("reveal", "resolve", "settle", "draw_after")
    RULE = "wotr.events.play.mandatory-effects"

    side: int
    card: int
    face: int
    part: int = later(0)

    def about(self, g: War) -> dict[str, Any]:
        return {"card": self.card}

    def reveal(self, g: War) -> None:
        """The card leaves the hand at once, so that it does not count for the hand limit while it acts."""
        g.note("wotr-log-event", {"side": self.side, "card": self.card}, rule="wotr.events.play.matching-icon")
        g.reveals += 1
        teams.spend_nations(g, self.side, NATIONS_OF_CARD[self.card])
        if IS_TABLE_CARD[self.card]:
            g.hand(self.side).remove(self.card)
            g.table[self.side].append(self.card)
        else:
            g.discard(self.side, self.card)

    def resolve(self, g: War) -> Outcome:
        """Its parts in the order of the text; what cannot be done is left out (V p.23)."""
        event = event_of(self.card)
        if self.part >= len(event.PARTS):
            return None
        self.part += 1
        procedure = getattr(event, event.PARTS[self.part - 1])(g)
        return Goto("resolve") if procedure is None else Call(procedure, back="resolve")

    def settle(self, g: War) -> Outcome:
        return Call(army.SettleBoard())

    def draw_after(self, g: War) -> Outcome:
        """Gandalf the Grey as guide, or the Palantir on the table, after an Event result."""
        if self.face in (EVENT, WILL):
            return Call(DrawAfterEvent(self.side, self.card))
        return None


class DrawAfterEvent(Frame):
    """The card that Gandalf the Grey as guide, or the Palantir of Orthanc, lets a player draw."""

    STEPS = ("offer",)
    RULE = "wotr.cards.character.gandalf-grey.guide"

    side: int
    card: int

    def decks(self, g: War) -> list[int]:
        """The decks of this side that may be drawn from now."""
        found: list[int] = []
        if self.side == FREE and g.guide == GANDALF_GREY and g.where[GANDALF_GREY] == IN_FELLOWSHIP:
            found = [deck_of(self.card)]
        elif self.side == SHADOW and PALANTIR in g.table[SHADOW] and self.card != PALANTIR:
            found = [2 + CHARACTER_DECK, 2 + STRATEGY_DECK]
        return [deck for deck in found if g.decks[deck]]

    def offer(self, g: War) -> Outcome:
        decks = self.decks(g)
        if not decks:
            return DONE
        options: list[Option] = [("no",)]
        options += [("pile", deck) for deck in decks]
        return Ask(g.seat(self.side), "wotr-ask-draw-after-event", options, "drawn", self.RULE)

    def drawn(self, g: War, option: Option) -> Outcome:
        if option[0] == "no":
            return DONE
        return Call(DrawCards(self.side, option[1] - 2 * self.side, 1))


# ---- cards on the table ----


def forbids_dismiss(g: War, side: int, card: int, face: int) -> str | None:
    """The rule that forbids having an enemy table card discarded with a die of this face, or None."""
    if side_of_card(card) == side or card not in g.table[1 - side]:
        return "wotr.events.table.stays"
    return event_of(card).forbids_dismissal(g, face)


class Dismiss(Frame):
    """An action: an enemy card on the table is discarded at the price it names (V p.22)."""

    STEPS = ("pay", "discard")
    RULE = "wotr.events.table.discard-die-is-action"

    side: int
    card: int
    face: int

    def about(self, g: War) -> dict[str, Any]:
        return {"card": self.card}

    def pay(self, g: War) -> Outcome:
        price = event_of(self.card).dismissal(g, self.face)
        return None if price is None else Call(price)

    def discard(self, g: War) -> None:
        leave_table(g, 1 - self.side, self.card, self.RULE)
