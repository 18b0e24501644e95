"""Playing event cards for their event, and cards on the table (V p.22-23)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.engine.moments import Moment
from westmarch.games.wotr.facts import EVENT, FREE, IS_TABLE_CARD, NATIONS_OF_CARD, WILL, character_card, side_of_card
from westmarch.games.wotr.rules import army, teams
from westmarch.games.wotr.rules.event_cards import event_of, leave_table
from westmarch.games.wotr.rules.hand import DrawCards
from westmarch.games.wotr.state import War

#: An Event result has played a card: the decks from which something in play lets its player draw.
event_played: Final[Moment[Callable[[War, int], list[int]]]] = Moment("an Event result has played a card")


def forbids_event(g: War, side: int, card: int) -> str | None:
    """The rule that forbids playing a card for its event, or None; the die is the action table's business."""
    return forbids_card(g, side, card) if card in g.hand(side) else "wotr.action.event.play-any"


def forbids_card(g: War, side: int, card: int) -> str | None:
    """The rule that forbids playing a card in hand for its event, or None."""
    if g.seats > 2:
        refused = teams.forbids_card_player(g, side, card)
        if refused is not None:
            return refused
    return event_of(card).forbids(g)


class PlayEvent(Frame):
    """A card is played for its event (V p.22). ``face`` is the die result used, or -1 for none."""

    STEPS = ("reveal", "resolve", "carried_out", "settle", "draw_after")
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
            g.playing.append(self.card)

    def resolve(self, g: War) -> Outcome:
        """Its parts in the order of the text; what cannot be done is left out (V p.23)."""
        event = event_of(self.card)
        if self.part >= len(event.PARTS):
            return None
        self.part += 1
        procedure = getattr(event, event.PARTS[self.part - 1])(g)
        return Goto("resolve") if procedure is None else Call(procedure, back="resolve")

    def carried_out(self, g: War) -> None:
        if not IS_TABLE_CARD[self.card]:
            g.playing.pop()

    def settle(self, g: War) -> Outcome:
        return army.settle(g)

    def draw_after(self, g: War) -> Outcome:
        """After an Event result the guide or a card on the table may let the player draw."""
        if self.face in (EVENT, WILL):
            return Call(DrawAfterEvent(self.side, self.card))
        return None


class DrawAfterEvent(Frame):
    """The card that the guide, or a card on the table, lets a player draw after an Event result."""

    STEPS = ("offer",)
    RULE = "wotr.cards.character.gandalf-grey.guide"

    side: int
    card: int

    def decks(self, g: War) -> list[int]:
        """The decks of this side that may be drawn from now."""
        in_play = g.table[self.side] + ([character_card(g.guide)] if self.side == FREE else [])
        found = [deck for decks in event_played.heard(in_play) for deck in decks(g, self.card)]
        return [deck for deck in found if g.decks[deck]]

    def offer(self, g: War) -> Outcome:
        decks = self.decks(g)
        if not decks:
            return DONE
        options: list[Option] = [("no",)]
        options += [("pile", deck) for deck in decks]
        return Ask(g.seat(self.side), "wotr-ask-draw-after-event", options, "drawn", self.RULE)

    def drawn(self, g: War, option: Option) -> Outcome:
        match option:
            case ("pile", deck):
                return Call(DrawCards(side=self.side, deck=deck - 2 * self.side, count=1))
            case _:
                return DONE


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
