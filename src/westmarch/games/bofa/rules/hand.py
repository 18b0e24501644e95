"""Drawing cards and the limit of the hand (p.15)."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome
from westmarch.games.bofa.state import Battlefield


class Draw(Frame):
    """Draw event and story cards, then keep to the limit."""

    STEPS = ("draw", "limit")
    RULE = "bofa.dice.event.draw"

    seat: int
    events: int
    stories: int

    def draw(self, g: Battlefield) -> None:
        for _ in range(self.events):
            g.draw_event(self.seat)
        for _ in range(self.stories):
            g.draw_story(self.seat)
        g.note("bofa-log-draw", {"side": self.seat, "number": self.events + self.stories})

    def limit(self, g: Battlefield) -> Outcome:
        return Call(HandLimit(self.seat))


class HandLimit(Frame):
    """Six cards at most; what is too much is discarded at once, face down."""

    STEPS = ("discard",)
    RULE = "bofa.cards.hand.limit-six"

    seat: int

    def discard(self, g: Battlefield) -> Outcome:
        if g.over_hand(self.seat) <= 0:
            return DONE
        found: list[Option] = [("discard", card) for card in g.hands[self.seat]]
        return Ask(self.seat, "bofa-ask-discard", found, "discarded", "bofa.cards.hand.limit-six")

    def discarded(self, g: Battlefield, option: Option) -> Outcome:
        g.discard(self.seat, option[1])
        g.note("bofa-log-discard", {"side": self.seat}, rule="bofa.cards.hand.discard-face-down")
        return Goto("discard")
