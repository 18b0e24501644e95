"""Events: one thing that happens to one card, or to several at once, with what comes before and after it.

Before it required and then optional "about to" answers are made; it happens unless it was prevented; then required and
optional answers follow. What an event of a kind does to the position is told in its chapter (``effect``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from westmarch.cards.perform import COST
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Outcome
from westmarch.games.tcg.facts import ATTACHED, DEAD, PATH, PLAY
from westmarch.games.tcg.rules.answers import concerned, heard
from westmarch.games.tcg.rules.protection import forbids_discard
from westmarch.games.tcg.rules.timing import CANCELLED, Action, Happening, Window
from westmarch.games.tcg.state import Fellowships

#: What an event gives back that was prevented or could not happen.
PREVENTED = 1


Doing = Callable[[Fellowships, "Event"], Frame | None]

#: What each event does to the position, by kind.
EFFECTS: dict[str, Doing] = {}


def effect(kind: str) -> Callable[[Doing], Doing]:
    """Say what happens in an event of a kind."""

    def register(doing: Doing) -> Doing:
        EFFECTS[kind] = doing
        return doing

    return register


class Event(Happening):
    """One thing that happens to one card."""

    STEPS: ClassVar[tuple[str, ...]] = ("before", "carry_out", "check", "after")
    RULE = "tcg.timing.about-to"

    kind: str
    card: int
    other: int = -1
    source: int = -1
    amount: int = 1
    #: Cards that left play in the event and may still answer it.
    gone: list[int] = later([])
    #: The characters that were skirmishing the card.
    involved: list[int] = later([])
    #: Cards that come into play after this moment do not answer the event.
    moment: int = later(0)

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"card": self.card} if self.card >= 0 else {}

    def left_with(self, card: int) -> list[int]:
        """Cards that left play together with a card."""
        return self.gone if card == self.card else []

    def before(self, g: Fellowships) -> Outcome:
        self.moment = g.clock
        key = f"{self.kind}.about"
        if not concerned(g, key, self.card, self.involved or [self.other], self.source):
            return None
        return Call(self._window(key))

    def _window(self, key: str) -> Window:
        others = self.involved or [self.other]
        return Window([key], [self.card], [others], self.source, self.gone, self.moment)

    def carry_out(self, g: Fellowships) -> Outcome:
        if self.stopped:
            return Done(PREVENTED)
        frame = EFFECTS[self.kind](g, self)
        return self._outcome(frame)

    def _outcome(self, frame: Frame | None) -> Outcome:
        """The effect itself may have found that it cannot happen."""
        if self.stopped:
            return Done(PREVENTED)
        return None if frame is None else Call(frame)

    def check(self, g: Fellowships) -> Outcome:
        """Deaths and corruption come before anything else."""
        frame = deaths(g)
        return None if frame is None else Call(frame, back="check")

    def after(self, g: Fellowships) -> Outcome:
        if self.stopped or not (
            concerned(g, self.kind, self.card, self.involved or [self.other], self.source)
            or leaves_answers(g, self.kind, self.gone)
        ):
            return DONE
        window = self._window(self.kind)
        window.add_discards(self.gone[1:])
        return Call(window)


def happen(g: Fellowships, kind: str, card: int, other: int = -1, source: int = -1, amount: int = 1) -> Frame | None:
    """Let something happen: at once if no card answers it, else by the procedure returned."""
    event = Event(kind, card, other, source, amount)
    if heard(g, kind) or concerned(g, f"{kind}.about", card, [other], source):
        return event
    frame = EFFECTS[kind](g, event)
    g.returned = PREVENTED if event.stopped else 0
    return frame


def moment(g: Fellowships, name: str, card: int = -1, other: int = -1) -> Outcome:
    """A moment at which nothing happens but what texts do then, such as the start of a phase."""
    if not heard(g, name):
        return None
    event = Event(name, card, other)
    if concerned(g, name, card, [other], -1) or heard(g, f"{name}.about"):
        return Call(event)
    g.returned = 0
    return None if deaths(g) is None else Call(event)


def leaves_answers(g: Fellowships, kind: str, gone: list[int]) -> bool:
    """Whether cards that left play may answer that, or what they bore was discarded and that may be answered."""
    if not gone:
        return False
    if len(gone) > 1 and heard(g, "discard"):
        return True
    return any([kind in g.card(c).triggers or "discard" in g.card(c).triggers for c in gone])


# Deaths and corruption come before anything else


def deaths(g: Fellowships) -> Frame | None:
    """Characters without vitality die before anything else; a corrupted Ring-bearer loses."""
    dying = g.in_danger()
    if dying:
        dying = [card for card in dying if g.wounds[card] >= g.full_vitality(card)]
        if dying:
            return AtOnce("kill", dying)
    kept = g.kept or g.look()
    if kept.dooms and g.speaking("discarded"):
        doomed = [c for c in g.active() if g.flagged("discarded", c) and forbids_discard(g, c) is None]
        if doomed:
            return AtOnce("discard", doomed)
    if g.fp >= 0 and (kept.dooms or g.burdens[g.fp]) and is_corrupted(g):
        return happen(g, "corrupted", g.bearer[g.fp])
    return None


def is_corrupted(g: Fellowships) -> bool:
    """Whether the Ring-bearer whose turn it is has no resistance left, or a text in play corrupts him."""
    bearer = g.bearer[g.fp]
    if g.out[g.fp] or bearer < 0 or g.zone[bearer] != PLAY:
        return False
    return bool(g.burdens[g.fp] and g.resistance(g.fp) <= 0) or g.banned("corrupted")


def bearer_killed(g: Fellowships) -> Frame | None:
    """The Ring of the player whose turn it is needs a bearer; other Ring-bearers are out of reach."""
    if g.out[g.fp] or g.zone[g.bearer[g.fp]] != DEAD:
        return None
    return happen(g, "bearer lost", g.bearer[g.fp])


# Several at once


#: Events that can only happen to a card in play.
NEED_PLAY = frozenset({"wound", "exert", "heal"})


class Batch(Frame):
    """The same event for several cards, or several times, one after another."""

    STEPS = ("next",)
    RULE = "tcg.wound.one-at-a-time"

    kind: str
    cards: list[int]
    source: int = -1
    other: int = -1
    amount: int = 1
    done: int = later(0)

    def next(self, g: Fellowships) -> Outcome:
        while self.done < len(self.cards):
            card = self.cards[self.done]
            self.done += 1
            if card >= 0 and not PATH <= g.zone[card] <= ATTACHED and self.kind in NEED_PLAY:
                self._interrupt(g)
                continue
            frame = happen(g, self.kind, card, self.other, self.source, self.amount)
            if frame is not None:
                return Call(frame, back="next")
            frame = deaths(g)
            if frame is not None:
                return Call(frame, back="next")
        return DONE

    def spare(self, cards: list[int]) -> None:
        """What is still to happen does not happen to these."""
        self.cards = self.cards[: self.done] + [c for c in self.cards[self.done :] if c not in cards]

    def _interrupt(self, g: Fellowships) -> None:
        """A cost that cannot be paid any further: what was paid stays paid, the action has no effect."""
        below = g.stack[-2] if len(g.stack) > 1 else None
        if isinstance(below, Action) and below.part == COST:
            below.part = CANCELLED


class Announced(Event):
    """An event that is about to happen together with others; gives back whether it was prevented."""

    STEPS = ("before", "verdict")

    def verdict(self, g: Fellowships) -> Outcome:
        return Done(PREVENTED if self.stopped else 0)


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
            if concerned(g, key, card, [-1], self.source):
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
            EFFECTS[self.kind](g, event)
            if not event.stopped:
                self.taken.append(event.card)
                self.gone.append(event.gone)
                self.involved.append(event.involved)
        return None

    def bearers(self, g: Fellowships) -> Outcome:
        """A killed Ring-bearer has an heir or his player loses."""
        frame = bearer_killed(g)
        return None if frame is None else Call(frame)

    def check(self, g: Fellowships) -> Outcome:
        frame = deaths(g)
        return None if frame is None else Call(frame, back="check")

    def after(self, g: Fellowships) -> Outcome:
        if not (heard(g, self.kind) or any([leaves_answers(g, self.kind, gone) for gone in self.gone])):
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


def batch(g: Fellowships, kind: str, cards: list[int], source: int = -1, other: int = -1) -> Frame | None:
    """Let something happen to several cards: in turn, or together where they leave play."""
    if len(cards) == 1:
        return happen(g, kind, cards[0], other, source)
    if not cards:
        return None
    return AtOnce(kind, cards, source) if kind == "discard" else Batch(kind, cards, source, other)
