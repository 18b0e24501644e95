"""Actions and answers: events with what comes before and after them (FAQ 5, timing of actions).

An ``Event`` is one thing that happens to one card. Before it required and then optional "about to" answers are
made; it happens unless it was prevented; then required and optional answers follow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from westmarch.cards.language import Language, Program, Run
from westmarch.cards.nodes import Ability, Act, Num, Seq
from westmarch.cards.perform import COST, EFFECT, Perform
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome
from westmarch.games.tcg.facts import (
    ATTACHED,
    CATALOGUE,
    DISCARD,
    EVENT,
    HAND,
    PATH,
    RESPONSES,
    SIDES,
    SITE,
    USED_THIS_TURN,
    VOID,
)
from westmarch.games.tcg.rules.opponents import opponents, speaks_of_opponent
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE

CANCELLED = 2
#: What an event gives back that was prevented or could not happen.
PREVENTED = 1

#: What each event does to the position, by kind.
EFFECTS: dict[str, Callable[[Any, Any], Frame | None]] = {}


def effect(kind: str) -> Callable[[Any], Any]:
    """Register what happens in an event of a kind."""

    def register(function: Any) -> Any:
        EFFECTS[kind] = function
        return function

    return register


class Event(Frame):
    """One thing that happens to one card."""

    STEPS: ClassVar[tuple[str, ...]] = ("before", "carry_out", "check", "after")
    RULE = "tcg.timing.about-to"

    kind: str
    card: int
    other: int = -1
    source: int = -1
    amount: int = 1
    stopped: int = later(0)
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
        if not heard(g, key):
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
        frame = CHECKS[0](g)
        return None if frame is None else Call(frame, back="check")

    def after(self, g: Fellowships) -> Outcome:
        if self.stopped or (not heard(g, self.kind) and not self.gone):
            return DONE
        window = self._window(self.kind)
        window.add_discards(self.gone[1:])
        return Call(window)


#: Checks that the chapter on wounds sets: characters without vitality, and a killed Ring-bearer.
CHECKS: list[Callable[[Any], Frame | None]] = [lambda g: None, lambda g: None]


def happen(g: Fellowships, kind: str, card: int, other: int = -1, source: int = -1, amount: int = 1) -> Frame | None:
    """Let something happen: at once if no card answers it, else by the procedure returned."""
    event = Event(kind, card, other, source, amount)
    if heard(g, kind) or heard(g, f"{kind}.about") or (kind == "kill" and heard(g, "discard")):
        return event
    frame = EFFECTS[kind](g, event)
    g.returned = PREVENTED if event.stopped else 0
    return frame


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
            frame = CHECKS[0](g)
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


#: Events that can only happen to a card in play.
NEED_PLAY = frozenset({"wound", "exert", "heal"})


# Who listens


def heard(g: Fellowships, key: str) -> bool:
    """Whether any active card, or any response in a hand, could answer an event of this name."""
    if g.listening(key) or promised(g, key):
        return True
    if key not in RESPONSES:
        return False
    if g.patient:
        return any([may_hold_answer(g, seat, key) for seat in g.order])
    for seat in g.order:
        side = g.side_of(seat)
        for card in g.hands[seat]:
            blueprint = CATALOGUE[g.blueprint[card]]
            if key in blueprint.responses and blueprint.side == side:
                return True
    return False


def may_hold_answer(g: Fellowships, seat: int, key: str) -> bool:
    """Whether, for all that others know, a player may have a response in hand to an event of this name."""
    return bool(g.hands[seat]) and g.side_of(seat) in RESPONSES.get(key, ())


def promised(g: Fellowships, key: str) -> list[int]:
    """Events played before that still wait for something to happen in this phase."""
    return [c for c in g.promises() if key in CATALOGUE[g.blueprint[c]].triggers] if g.laid else []


def matches(
    g: Fellowships, card: int, index: int, subject: int, others: list[int], source: int, seat: int
) -> Run | None:
    """The run with which an ability answers an event, or None if it does not."""
    ability = g.ability(card, index)
    on = ability.on
    assert on is not None
    if not g.text_applies(card, on.event):
        return None
    bound: dict[str, tuple[int, ...]] = {"that": (subject,), "others": tuple(others), "cause": (source,)}
    run = Run(card, seat, bound)
    if on.who is not None and (subject < 0 or not LANGUAGE.fits(g, run, on.who, subject)):
        return None
    if on.other is not None and not any([c >= 0 and LANGUAGE.fits(g, run, on.other, c) for c in others]):
        return None
    if on.word is not None and not caused_by(g, source, on.word):
        return None
    if ability.needs and not LANGUAGE.all_hold(g, run, ability.needs):
        return None
    if ability.cost is not None and not LANGUAGE.possible(g, run, ability.cost):
        return None
    return run if is_there(g, run, ability) else None


def is_there(g: Fellowships, run: Run, ability: Ability) -> bool:
    """A card that an effect plays, other than from the draw deck, must be there and playable before costs are paid."""
    first = ability.effect
    if isinstance(first, Seq):
        first = first.nodes[0]
    if not isinstance(first, Act) or first.verb != "play" or first.who is None or first.who.where not in OPEN_PILES:
        return True
    if isinstance(first.amount, Num) and first.amount.name == "chosen":
        return True  # how much cheaper it is depends on what is paid
    return first.up_to or LANGUAGE.possible(g, run, first)


OPEN_PILES = frozenset({"hand", "discard", "dead", "stacked"})


def caused_by(g: Fellowships, source: int, side: str) -> bool:
    """Whether a card of a side brings something about."""
    return source >= 0 and CATALOGUE[g.blueprint[source]].side == SIDES.index(side)


#: So often one card's required answers may lead to themselves.
ROUNDS = 20


def goes_round(g: Fellowships, card: int) -> bool:
    """An endless circle of required actions ends without effect (CR loops)."""
    if len(g.stack) < 2 * ROUNDS:
        return False
    return sum([1 for frame in g.stack if isinstance(frame, Action) and frame.source == card]) >= ROUNDS


class Window(Frame):
    """Answers to what happened or is about to happen: required ones first, then optional ones."""

    STEPS: ClassVar[tuple[str, ...]] = ("require", "offer")
    RULE = "tcg.timing.required-first"

    kinds: list[str]
    cards: list[int]
    others: list[list[int]]
    source: int
    gone: list[int]
    #: Cards that came into play after this moment do not answer.
    moment: int
    #: Answers made: [card, ability, event].
    done: list[list[int]] = later([])
    #: Places of seats asked for optional answers so far, and how many have passed in a row.
    asked: int = later(0)
    passes: int = later(0)

    def add_discards(self, cards: list[int]) -> None:
        """What a card bore was discarded with it, and that may be answered too."""
        for card in cards:
            self.kinds.append("discard")
            self.cards.append(card)
            self.others.append([])

    def _stopped(self, g: Fellowships) -> bool:
        """Whether the event that this window precedes has been prevented."""
        below = g.stack[-2] if g.stack[-1] is self and len(g.stack) > 1 else None
        return isinstance(below, Event) and below.stopped == 1

    def _answers(self, g: Fellowships, required: bool, seat: int = -1) -> list[Option]:
        found: list[Option] = []
        if self._stopped(g) or g.over or g.out[g.fp]:
            return found
        for n in range(len(self.kinds)):
            kind = self.kinds[n]
            others = self.others[n]
            listening = g.listening(kind) + promised(g, kind)
            if self.gone:
                listening = listening + [
                    c for c in self.gone if c not in listening and kind in CATALOGUE[g.blueprint[c]].triggers
                ]
            for card in listening:
                player = g.player_of(card)
                if g.is_type(card, SITE) and not required:
                    player = seat
                if (not required and player != seat) or g.entered[card] > self.moment:
                    continue
                if required and goes_round(g, card):
                    continue
                for index in g.places(card, "triggers", kind):
                    ability = g.ability(card, index)
                    if g.is_type(card, SITE) and not ability.phases and player != g.fp:
                        continue  # a response of a site is for every player, its other text for the one who is there
                    optional = ability.optional or bool(ability.phases)
                    if optional == required or (not ability.phases and [card, index, n] in self.done):
                        continue
                    if matches(g, card, index, self.cards[n], others, self.source, player) is not None:
                        found.append(("answer", card, index, n))
            if not required:
                self._responses(g, seat, n, found)
        return found

    def _responses(self, g: Fellowships, seat: int, n: int, found: list[Option]) -> None:
        """Response events in a hand."""
        side = g.side_of(seat)
        for card in g.hands[seat]:
            blueprint = CATALOGUE[g.blueprint[card]]
            if self.kinds[n] in blueprint.responses and blueprint.side == side:
                index = blueprint.responses[self.kinds[n]]
                if matches(g, card, index, self.cards[n], self.others[n], self.source, seat) is None:
                    continue
                if FORBIDS_EVENT[0](g, seat, card, 0, True) is None:
                    found.append(("answer", card, index, n))

    def require(self, g: Any) -> Outcome:
        waiting = self._answers(g, True)
        if not waiting:
            return None
        return Ask(g.fp, "tcg-ask-order", waiting, "do_required", "tcg.timing.required-order")

    def do_required(self, g: Any, option: Option) -> Outcome:
        return self._then_require(g, option)

    def offer(self, g: Any) -> Outcome:
        order = g.action_order()
        while self.passes < len(order):
            if self.asked >= len(order):
                self.asked = 0
            seat = order[self.asked]
            options = self._answers(g, False, seat)
            if options or (g.patient and any([may_hold_answer(g, seat, kind) for kind in self.kinds])):
                return Ask(seat, "tcg-ask-answer", [PASS, *options], "do_optional", "tcg.timing.optional-order")
            self.asked += 1
            self.passes += 1
        return DONE

    def do_optional(self, g: Any, option: Option) -> Outcome:
        self.asked += 1
        if option == PASS:
            self.passes += 1
            return Goto("offer")
        self.passes = 0
        return self._then_require(g, option)

    def _then_require(self, g: Any, option: Option) -> Outcome:
        frame = self.answer(g, option)
        return Goto("require") if frame is None else Call(frame, back="require")

    def answer(self, g: Any, option: Option) -> Frame | None:
        _, card, index, n = option
        self.done.append([card, index, n])
        seat = g.owner[card] if g.zone[card] == HAND else g.player_of(card)
        if g.is_type(card, SITE) and g.ability(card, index).phases:
            seat = g.action_order()[self.asked - 1]
        bound: dict[str, tuple[int, ...]] = {
            "that": (self.cards[n],),
            "others": tuple(self.others[n]),
            "cause": (self.source,),
        }
        if g.is_type(card, EVENT):
            return PLAY_EVENT[0](g, seat, card, index, bound)
        return use(g, card, index, seat, bound)


#: Set by the chapter on playing cards: the check and the procedure for events.
FORBIDS_EVENT: list[Callable[[Any, int, int, int, bool], str | None]] = []
PLAY_EVENT: list[Callable[[Any, int, int, int, Any], Frame]] = []


def use(g: Fellowships, card: int, index: int, seat: int, bound: dict[str, tuple[int, ...]]) -> Frame:
    """Use an ability of a card in play."""
    if g.uses(card, index) >= REPEATED:
        g.echoes.append(echo(g))
    g.count_use(card, index)
    if any([need.name == "once a turn" for need in g.ability(card, index).needs]):
        g.remember(USED_THIS_TURN, card)
    g.note("tcg-log-use", {"seat": seat, "card": card})
    return Action(card, index, COST, seat, bound)


#: From this use in a phase on an ability is watched for going round in a circle.
REPEATED = 3


def echo(g: Fellowships) -> int:
    """The position as a number, to see whether repeated actions lead back to it."""
    return hash((tuple(g.zone), tuple(g.host), tuple(g.wounds), tuple(g.tokens), tuple(g.burdens), g.pool))


class Action(Perform):
    """Using an ability or an event: costs, answers to its use, effects (FAQ 5, actions)."""

    STEPS = ("go", "answers", "put_away")
    RULE = "tcg.timing.complete-before-next"

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"card": self.source}

    def language(self) -> Language:
        return LANGUAGE

    def program(self, g: Fellowships) -> Program:
        return g.program(self.source, self.ability, self.part)

    def go(self, g: Any) -> Outcome:
        if self.part == CANCELLED or g.out[g.fp] or g.out[self.seat]:
            return Goto("put_away")
        if self.at == 0 and self._names_opponent(g):
            options: list[Option] = [("name", seat) for seat in opponents(g, self.source, self.ability)]
            rule = "tcg.multi.an-opponent-choice"
            return Ask(self.seat, "tcg-ask-opponent", options, "named", rule, self.mentions(g))
        return super().go(g)

    def _names_opponent(self, g: Any) -> bool:
        """Whether the Free Peoples player must say which Shadow player this is about."""
        if self.seat != g.fp or "opponent" in self.bound:
            return False
        return speaks_of_opponent(g, self.source, self.ability, self.part)

    def named(self, g: Any, option: Option) -> Outcome:
        self.bound["opponent"] = (option[1],)
        return Goto("go")

    def _choose(self, g: Any, act: Act) -> Outcome:
        return Goto("put_away") if g.out[g.fp] or g.out[self.seat] else super()._choose(g, act)

    def _do(self, g: Any, act: Act, cards: list[int]) -> Outcome:
        if not cards and act.who is not None and act.who.where == "deck":
            # A search that finds nothing still ends with a shuffle.
            g.decks[self.seat].sort()
            g.chance.shuffle(g.decks[self.seat], "deck")
        return super()._do(g, act, cards)

    def took(self, g: Any, option: Option) -> Outcome:
        """Where any Shadow player may prevent something, the next one is asked until one does."""
        node = self.program(g)[self.at].node
        if node.by == "shadow":
            seat = LANGUAGE.seats["shadow"](g, self)
            if option[1] == 0:
                self.bound["payer"] = (seat,)
            elif seat != g.from_right(g.fp)[-1]:
                self.bound["declined"] = (*self.bound.get("declined", ()), seat)
                return Goto("go")
        return super().took(g, option)

    def mentions(self, g: Any) -> tuple[tuple[str, Any], ...]:
        return (("card", self.source),)

    def prompt(self, act: Act) -> str:
        return f"tcg-ask-{act.verb.replace(' ', '-')}"

    def prompt_may(self) -> str:
        return "tcg-ask-may"

    def prompt_either(self) -> str:
        return "tcg-ask-either"

    def prompt_rule(self) -> str:
        return "tcg.timing.choice-by-player"

    def finished(self, g: Any) -> Outcome:
        if self.part == COST:
            self.part = EFFECT
            self.at = 0
            return Goto("answers")
        return Goto("put_away")

    def failed(self, g: Any) -> Outcome:
        return Goto("put_away")

    def answers(self, g: Any) -> Outcome:
        """Responses that cancel an event or a special ability come after its costs."""
        kind = g.ability(self.source, self.ability).kind
        key = {"event": "event.about", "action": "ability.about"}.get(kind, "")
        if key and heard(g, key):
            return Call(Window([key], [self.source], [[]], self.source, [], g.clock), back="go")
        return Goto("go")

    def put_away(self, g: Any) -> Outcome:
        if g.zone[self.source] == VOID and g.card(self.source).type == EVENT:
            g.put(self.source, HAND if "kept" in self.bound else DISCARD)
        return Done(1 if self.part == EFFECT else 0)


def innermost(g: Fellowships, kind: Any) -> Any:
    """The innermost procedure of a kind that is under way, or None."""
    for frame in reversed(g.stack):
        if isinstance(frame, kind):
            return frame
    return None
