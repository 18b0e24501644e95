"""Several cards that leave play together by one effect, and an effect on several cards."""

from __future__ import annotations

from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Outcome
from westmarch.games.tcg.rules.timing import CHECKS, EFFECTS, Batch, Event, Window, happen, heard
from westmarch.games.tcg.state import Fellowships


class Announced(Event):
    """An event that is about to happen together with others; gives back whether it was prevented."""

    STEPS = ("before", "verdict")

    def verdict(self, g: Fellowships) -> Outcome:
        return Done(self.stopped)


class AtOnce(Frame):
    """Several cards are killed or discarded by one effect: they leave play together, then the answers follow."""

    STEPS = ("announce", "carry_out", "bearers", "check", "after")
    RULE = "tcg.faq.s4.1_193.all"

    kind: str
    cards: list[int]
    source: int = -1
    #: How many have been announced; those that were not prevented, what left with each, and who fought it.
    announced: int = later(0)
    taken: list[int] = later([])
    gone: list[list[int]] = later([])
    involved: list[list[int]] = later([])
    moment: int = later(0)

    def left_with(self, card: int) -> list[int]:
        """Cards that left play together with a card."""
        return self.gone[self.taken.index(card)] if card in self.taken else []

    def spare(self, cards: list[int]) -> None:
        """These are not to leave play after all, whether announced or not."""
        self.taken = [c for c in self.taken if c not in cards]
        self.cards = self.cards[: self.announced] + [c for c in self.cards[self.announced :] if c not in cards]

    def announce(self, g: Fellowships) -> Outcome:
        if self.announced and not g.returned:
            self.taken.append(self.cards[self.announced - 1])
        key = f"{self.kind}.about"
        while self.announced < len(self.cards):
            card = self.cards[self.announced]
            self.announced += 1
            if heard(g, key):
                return Call(Announced(self.kind, card, -1, self.source), back="announce")
            self.taken.append(card)
        return None

    def carry_out(self, g: Fellowships) -> Outcome:
        self.moment = g.clock
        events = [Event(self.kind, card, -1, self.source) for card in self.taken]
        for event in events:
            event.involved = skirmishing_with(g, event.card)
        self.taken = []
        for event in events:
            EFFECTS["fall" if self.kind == "kill" else self.kind](g, event)
            if not event.stopped:
                self.taken.append(event.card)
                self.gone.append(event.gone)
                self.involved.append(event.involved)
        return None

    def bearers(self, g: Fellowships) -> Outcome:
        """A killed Ring-bearer has an heir or his player loses."""
        frame = CHECKS[1](g)
        return None if frame is None else Call(frame)

    def check(self, g: Fellowships) -> Outcome:
        frame = CHECKS[0](g)
        return None if frame is None else Call(frame, back="check")

    def after(self, g: Fellowships) -> Outcome:
        if not self.taken:
            return DONE
        others = [involved or [-1] for involved in self.involved]
        kinds = [self.kind] * len(self.taken)
        window = Window(kinds, self.taken[:], others, self.source, [], self.moment)
        for gone in self.gone:
            window.gone += gone
            window.add_discards(gone[1:])
        return Call(window)


def skirmishing_with(g: Fellowships, card: int) -> list[int]:
    """The characters on the other side of a card's skirmish."""
    if card == g.fighter:
        return g.foes[:]
    return [g.fighter] if card in g.foes and g.fighter >= 0 else []


#: Events that take several cards out of play together.
TOGETHER = frozenset({"discard", "kill"})


def batch(g: Fellowships, kind: str, cards: list[int], source: int = -1, other: int = -1) -> Frame | None:
    """Let something happen to several cards: in turn, or together where they leave play."""
    if len(cards) == 1:
        return happen(g, kind, cards[0], other, source)
    if not cards:
        return None
    return AtOnce(kind, cards, source) if kind in TOGETHER else Batch(kind, cards, source, other)
