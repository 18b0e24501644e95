"""Actions and answers: the windows in which texts answer, using an ability, playing an event (FAQ 5)."""

from __future__ import annotations

from typing import Any, ClassVar

from westmarch.cards.language import Language, Program
from westmarch.cards.nodes import Act, Node
from westmarch.cards.perform import COST, EFFECT, Perform
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Done, Frame, Goto, Outcome
from westmarch.games.tcg.facts import CATALOGUE, DECK, DISCARD, EVENT, HAND, RESPONSES, SITE, USED_THIS_TURN, VOID
from westmarch.games.tcg.rules.answers import heard, matches, may_hold_answer, promised
from westmarch.games.tcg.rules.costs import pay_twilight
from westmarch.games.tcg.rules.opponents import opponents, speaks_of_opponent
from westmarch.games.tcg.rules.requirements import REPEATED, added_costs, echo, forbids_event
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE
from westmarch.games.tcg.zones import ABILITIES, BORROWED

#: Cards and players named on the way through an ability.
Bound = dict[str, tuple[int, ...]]


CANCELLED = 2


class Happening(Frame):
    """Something that happens and may be prevented before: what ``Event`` is made of."""

    STEPS: ClassVar[tuple[str, ...]] = ()

    stopped: bool = later(False)


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
        return isinstance(below, Happening) and below.stopped

    def _answers(self, g: Fellowships, required: bool, seat: int = -1) -> list[Option]:
        if self._stopped(g) or g.over or g.out[g.fp]:
            return []
        return answering(g, self, required, seat)

    def require(self, g: Fellowships) -> Outcome:
        waiting = self._answers(g, True)
        if not waiting:
            return None
        return Ask(g.fp, "tcg-ask-order", waiting, "do_required", "tcg.timing.required-order")

    def do_required(self, g: Fellowships, option: Option) -> Outcome:
        return self._then_require(g, option)

    def offer(self, g: Fellowships) -> Outcome:
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

    def do_optional(self, g: Fellowships, option: Option) -> Outcome:
        self.asked += 1
        if option == PASS:
            self.passes += 1
            return Goto("offer")
        self.passes = 0
        return self._then_require(g, option)

    def _then_require(self, g: Fellowships, option: Option) -> Outcome:
        frame = self.answer(g, option)
        return Goto("require") if frame is None else Call(frame, back="require")

    def answer(self, g: Fellowships, option: Option) -> Frame | None:
        _, card, index, n = option
        self.done.append([card, index, n])
        seat = g.owner[card] if g.zone[card] == HAND else g.player_of(card)
        if g.is_type(card, SITE) and g.ability(card, index).phases:
            seat = g.action_order()[self.asked - 1]
        bound: Bound = {"that": (self.cards[n],), "others": tuple(self.others[n]), "cause": (self.source,)}
        if g.is_type(card, EVENT):
            return play_event(g, seat, card, index, bound)
        return use(g, card, index, seat, bound)


def answering(g: Fellowships, window: Window, required: bool, seat: int) -> list[Option]:
    """The answers to a window that are required, or open to a seat."""
    found: list[Option] = []
    for n in range(len(window.kinds)):
        kind = window.kinds[n]
        listening = g.listening(kind) + promised(g, kind)
        if window.gone:
            listening = listening + [
                c for c in window.gone if c not in listening and kind in CATALOGUE[g.blueprint[c]].triggers
            ]
        for card in listening:
            if g.entered[card] > window.moment or (required and goes_round(g, card)):
                continue
            player = seat if g.is_type(card, SITE) and not required else g.player_of(card)
            if not required and player != seat:
                continue
            for index in g.places(card, "triggers", kind):
                ability = g.ability(card, index)
                if g.is_type(card, SITE) and not ability.phases and player != g.fp:
                    continue  # a response of a site is for every player, its other text for the one who is there
                optional = ability.optional or bool(ability.phases)
                if optional == required or (not ability.phases and [card, index, n] in window.done):
                    continue
                if matches(g, card, index, window.cards[n], window.others[n], window.source, player) is not None:
                    found.append(("answer", card, index, n))
        if not required:
            found += responses(g, window, seat, n)
    return found


def responses(g: Fellowships, window: Window, seat: int, n: int) -> list[Option]:
    """Response events in a hand that answer one of the things in a window."""
    kind = window.kinds[n]
    if kind not in RESPONSES:
        return []
    found: list[Option] = []
    for card in g.held(seat).answers.get(kind, ()):
        index = CATALOGUE[g.blueprint[card]].responses[kind]
        if matches(g, card, index, window.cards[n], window.others[n], window.source, seat) is None:
            continue
        if forbids_event(g, seat, card, answering=True) is None:
            found.append(("answer", card, index, n))
    return found


def use(g: Fellowships, card: int, index: int, seat: int, bound: dict[str, tuple[int, ...]]) -> Frame:
    """Use an ability of a card in play."""
    if g.uses(card, index) >= REPEATED:
        g.echoes.append(echo(g, seat))
    g.count_use(card, index)
    if any([need.name == "once a turn" for need in g.ability(card, index).needs]):
        g.remember(USED_THIS_TURN, card)
    g.note("tcg-log-use", {"seat": seat, "card": card})
    lender = g.text_of(card, index)
    if len([one for one in lender.abilities if one.kind in ("action", "trigger")]) > 1:
        g.note("tcg-log-does", {"card": card, "doing": card * ABILITIES + index})
    return Action(card, index, COST, seat, before_costs(g, card, index, seat, bound))


def before_costs(g: Fellowships, card: int, index: int, seat: int, bound: dict[str, tuple[int, ...]]) -> Bound:
    """What an action that plays a card from the discard pile must know: what lay there before its costs."""
    lender = g.lender(card) if index >= BORROWED else CATALOGUE[g.blueprint[card]]
    return {**bound, "pile": tuple(g.discards[seat])} if index % BORROWED in lender.recalls else bound


class Reading(Perform):
    """The cost or effect of a card's ability, in the words and questions of this game."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    RULE = "tcg.timing.complete-before-next"

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"card": self.source}

    def language(self) -> Language:
        return LANGUAGE

    def program(self, g: Fellowships) -> Program:
        return g.program(self.source, self.ability, self.part)

    def mentions(self, g: Fellowships) -> tuple[tuple[str, Any], ...]:
        return (("card", self.source),)

    def prompt(self, act: Act) -> str:
        return f"tcg-ask-{act.verb.replace(' ', '-')}"

    def prompt_may(self) -> str:
        return "tcg-ask-may"

    def prompt_either(self) -> str:
        return "tcg-ask-either"

    def prompt_rule(self) -> str:
        return "tcg.timing.choice-by-player"


class Action(Reading):
    """Using an ability or an event: costs, answers to its use, effects (FAQ 5, actions)."""

    STEPS = ("go", "answers", "put_away")
    RULE = "tcg.timing.complete-before-next"

    def choice(self, g: Fellowships) -> Node | None:
        """What is being carried out, or chosen between, at this moment."""
        program = self.program(g) if self.part in (COST, EFFECT) else []
        node = program[self.at].node if self.at < len(program) else None
        return node if isinstance(node, Node) else None

    def go(self, g: Fellowships) -> Outcome:
        if self.part == CANCELLED or g.out[g.fp] or g.out[self.seat]:
            return Goto("put_away")
        if self.at == 0 and self._names_opponent(g):
            options: list[Option] = [("name", seat) for seat in opponents(g, self.source, self.ability)]
            rule = "tcg.multi.an-opponent-choice"
            return Ask(self.seat, "tcg-ask-opponent", options, "named", rule, self.mentions(g))
        return super().go(g)

    def _names_opponent(self, g: Fellowships) -> bool:
        """Whether the Free Peoples player must say which Shadow player this is about."""
        if self.seat != g.fp or "opponent" in self.bound:
            return False
        return speaks_of_opponent(g, self.source, self.ability, self.part)

    def named(self, g: Fellowships, option: Option) -> Outcome:
        _, seat = option
        self.bound["opponent"] = (seat,)
        return Goto("go")

    def _choose(self, g: Fellowships, act: Act) -> Outcome:
        return Goto("put_away") if g.out[g.fp] or g.out[self.seat] else super()._choose(g, act)

    def _do(self, g: Fellowships, act: Act, cards: list[int]) -> Outcome:
        if not cards and act.who is not None and act.who.where == "deck":
            # A search that finds nothing still ends with a shuffle.
            g.decks[self.seat].sort()
            g.chance.shuffle(g.decks[self.seat], "deck")
        return super()._do(g, act, cards)

    def took(self, g: Fellowships, option: Option) -> Outcome:
        """Where any Shadow player may prevent something, the next one is asked until one does."""
        node = self.program(g)[self.at].node
        if node.by == "shadow":
            seat = LANGUAGE.seats["shadow"](g, self)
            _, way = option
            if way == 0:
                self.bound["payer"] = (seat,)
            elif seat != g.from_right(g.fp)[-1]:
                self.bound["declined"] = (*self.bound.get("declined", ()), seat)
                return Goto("go")
        return super().took(g, option)

    def finished(self, g: Fellowships) -> Outcome:
        if self.part == COST:
            self.part = EFFECT
            self.at = 0
            return Goto("answers")
        return Goto("put_away")

    def failed(self, g: Fellowships) -> Outcome:
        return Goto("put_away")

    def answers(self, g: Fellowships) -> Outcome:
        """Responses that cancel an event or a special ability come after its costs."""
        kind = g.ability(self.source, self.ability).kind
        key = {"event": "event.about", "action": "ability.about"}.get(kind, "")
        if key and heard(g, key):
            return Call(Window([key], [self.source], [[]], self.source, [], g.clock), back="go")
        return Goto("go")

    def put_away(self, g: Fellowships) -> Outcome:
        if g.zone[self.source] == VOID and g.card(self.source).type == EVENT:
            put_event_away(g, self.source, kept="kept" in self.bound)
        return Done(1 if self.part == EFFECT else 0)


def put_event_away(g: Fellowships, card: int, kept: bool) -> None:
    """An event has done its work: it is discarded, unless it goes back to the hand."""
    g.put(card, HAND if kept else DISCARD)
    if kept:
        g.note("tcg-log-return", {"card": card})


def tell_deck(g: Fellowships, seat: int, card: int) -> None:
    """A card that is played from the draw deck is told of; before the first turn all come from there."""
    if g.turn and g.zone[card] == DECK:
        g.note("tcg-log-from-deck", {"seat": seat, "card": card})


def play_event(g: Fellowships, seat: int, card: int, index: int, bound: Bound, discount: int = 0) -> Frame:
    """Pay for an event, lay it aside and carry it out."""
    pay_twilight(g, card, discount)
    tell_deck(g, seat, card)
    if g.zone[card] != VOID:
        g.put(card, VOID)
    g.note("tcg-log-play", {"seat": seat, "card": card}, rule="tcg.play.procedure")
    g.reveals += 1
    return PlayEvent(card, seat, index, bound)


def action_under_way(g: Fellowships) -> Action:
    """The action whose cost or effect is being carried out."""
    action = g.innermost(Action)
    assert action is not None
    return action


class PlayEvent(Frame):
    """An event: its costs to play, then what it does."""

    STEPS = ("list_costs", "pay", "carry_out", "responses")
    RULE = "tcg.play.procedure"

    card: int
    seat: int
    #: Which text of the event.
    index: int
    bound: dict[str, tuple[int, ...]]
    #: What is still to be paid besides twilight and the text's own cost: [card that asks for it, ability].
    costs: list[list[int]] = later([])

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"card": self.card}

    def list_costs(self, g: Fellowships) -> None:
        own = CATALOGUE[g.blueprint[self.card]].to_play
        self.costs = added_costs(g, self.card) + [[self.card, index] for index in own]

    def pay(self, g: Fellowships) -> Outcome:
        if not self.costs:
            return None
        source, index = self.costs[0]
        self.costs = self.costs[1:]
        return Call(ExtraCost(source, index, COST, self.seat, {}), back="pay")

    def carry_out(self, g: Fellowships) -> Outcome:
        bound = before_costs(g, self.card, self.index, self.seat, self.bound)
        return Call(Action(self.card, self.index, COST, self.seat, bound))

    def responses(self, g: Fellowships) -> Outcome:
        """Some texts answer the playing of an event, such as a tale."""
        if not heard(g, "played"):
            return None
        return Call(Window(["played"], [self.card], [[-1]], -1, [], g.clock))


class ExtraCost(Action):
    """What a card costs to play besides twilight."""

    RULE = "tcg.play.requirement-to-play"

    def put_away(self, g: Fellowships) -> Outcome:
        return DONE
