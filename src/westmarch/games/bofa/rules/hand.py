"""Drawing cards and the limit of the hand (p.15)."""

from __future__ import annotations

from westmarch.engine.decision import Ask, Option, surplus
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.bofa.facts import HAND
from westmarch.games.bofa.state import Battlefield


class Draw(Frame):
    """Draw event and story cards, then keep to the limit."""

    STEPS = ("draw", "limit")
    RULE = "bofa.dice.event.draw"

    seat: int
    events: int
    stories: int

    def draw(self, g: Battlefield) -> None:
        events, stories = min(self.events, g.events_left()), min(self.stories, len(g.story_decks[self.seat]))
        about = {"side": self.seat, "events": events, "stories": stories}
        g.note("bofa-log-draw", about, rule="bofa.dice.event.draw")
        for _ in range(self.events):
            g.draw_event(self.seat)
        for _ in range(self.stories):
            g.draw_story(self.seat)

    def limit(self, g: Battlefield) -> Outcome:
        return Call(HandLimit(self.seat))


class HandLimit(Frame):
    """Six cards at most; what is too much is discarded at once, face down."""

    STEPS = ("discard",)
    RULE = "bofa.cards.hand.limit-six"

    seat: int

    def discard(self, g: Battlefield) -> Outcome:
        cards = surplus("discard", g.hands[self.seat], HAND)
        if cards is None:
            return DONE
        about = (("number", cards.low),)
        return Ask(self.seat, "bofa-ask-discard", [], "discarded", "bofa.cards.hand.limit-six", about, cards)

    def discarded(self, g: Battlefield, option: Option) -> None:
        _, *cards = option
        for card in cards:
            g.discard(self.seat, card)
