"""Effects of single cards that the common words do not reach."""

from __future__ import annotations

from typing import Any

from westmarch.cards.nodes import Act
from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Goto, Outcome, position_of
from westmarch.games.tcg.cards.meanings.places import amount_of
from westmarch.games.tcg.cards.meanings.verbs_leaving import put_from_hand, shuffle
from westmarch.games.tcg.facts import (
    DECK,
    DISCARD,
    END_OF_TURN,
    HAND,
    VALUE_CODE,
)
from westmarch.games.tcg.rules.actions import Actions, ShadowPhase, count_draw, draw
from westmarch.games.tcg.rules.archery import ArcheryPhase
from westmarch.games.tcg.rules.assignment import assign as assign_minion
from westmarch.games.tcg.rules.regroup import Reconcile
from westmarch.games.tcg.rules.skirmish import Skirmish
from westmarch.games.tcg.rules.timing import Action
from westmarch.games.tcg.state import Fellowships
from westmarch.games.tcg.words import LANGUAGE as L


@L.verb("end shadow phase", can=lambda g, run, act: True)
def end_shadow_phase(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for frame in reversed(g.stack):
        if isinstance(frame, ShadowPhase):
            frame.pc = position_of(ShadowPhase, "end")
            return


class ShadowDraws(Frame):
    """Each Shadow player may draw cards."""

    STEPS = ("ask",)
    RULE = "tcg.multi.shadow-order"

    seats: list[int]
    count: int

    def ask(self, g: Fellowships) -> Outcome:
        if not self.seats:
            return DONE
        about = (("count", self.count),)
        return Ask(self.seats[0], "tcg-ask-may-draw", [PASS, ("yes",)], "answered", "tcg.multi.shadow-order", about)

    def answered(self, g: Fellowships, option: Option) -> Outcome:
        if option != PASS:
            draw(g, self.seats[0], self.count)
        self.seats = self.seats[1:]
        return Goto("ask")


@L.verb("shadow draws", can=lambda g, run, act: True)
def shadow_draws(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    count = amount_of(g, run, act)
    return ShadowDraws(g.from_right(g.fp), count) if count > 0 else None


@L.verb("next action", can=lambda g, run, act: True)
def next_action(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """The player who acts has the next action of the phase too."""
    for frame in reversed(g.stack):
        if isinstance(frame, Actions):
            frame.act_again(g, run.seat)
            return


@L.verb("reconcile", can=lambda g, run, act: True)
def reconcile(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return Reconcile(run.seat)


class EachDiscards(Frame):
    """Each opponent in turn discards a card from hand; the discarded ones are kept in the action that asked."""

    STEPS = ("choose",)
    RULE = "tcg.multi.each-opponent"

    seats: list[int]
    gone: list[int] = later([])

    def choose(self, g: Fellowships) -> Outcome:
        waiting = [seat for seat in self.seats if g.hands[seat]]
        if not waiting:
            for frame in reversed(g.stack):
                if isinstance(frame, Action):
                    frame.bound["it"] = tuple(self.gone)
                    break
            return DONE
        options: list[Option] = [("choose", card) for card in g.hands[waiting[0]]]
        return Ask(waiting[0], "tcg-ask-discard", options, "chosen", "tcg.multi.each-opponent")

    def chosen(self, g: Fellowships, option: Option) -> Outcome:
        _, card = option
        self.seats = [seat for seat in self.seats if seat != g.owner[card]]
        self.gone.append(card)
        put_from_hand(g, card)
        return Goto("choose")


@L.verb("each opponent discards", can=lambda g, run, act: True)
def each_opponent_discards(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return EachDiscards(g.from_right(g.fp) if run.seat == g.fp else [g.fp])


@L.verb("unassign all", can=lambda g, run, act: True)
def unassign_all(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    for minion in g.minions():
        g.against[minion] = -1
    g.note("tcg-log-unassigned")


class ReturnToItsMaster(Frame):
    """A skirmish in addition to the others: a Nazgul against the Ring-bearer, the Ring's text off."""

    STEPS = ("fight", "over")
    RULE = "tcg.faq.s4.1_224"

    minion: int

    def fight(self, g: Fellowships) -> Outcome:
        bearer = g.bearer[g.fp]
        if not g.in_play(self.minion) or not g.in_play(bearer):
            return DONE
        g.fighter = -1
        g.foes = []
        g.laid.append([RING_OFF, -1, 1, END_OF_TURN, self.minion])
        assign_minion(g, bearer, self.minion)
        return Call(Skirmish(bearer))

    def over(self, g: Fellowships) -> None:
        g.laid = [entry for entry in g.laid if entry[0] != RING_OFF]


@L.verb("return to its master", can=lambda g, run, act: True)
def return_to_its_master(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    found = run.bound.get("it", ())
    return ReturnToItsMaster(found[0]) if found else None


RING_OFF = VALUE_CODE["ring off"]


@L.verb("skip archery", can=lambda g, run, act: True)
def skip_archery(g: Fellowships, run: Any, act: Act, cards: list[int]) -> None:
    """The archery phase that is beginning does not take place."""
    for frame in reversed(g.stack):
        if isinstance(frame, ArcheryPhase):
            frame.pc = position_of(ArcheryPhase, "end")
            return


class DiscardTwo(Frame):
    """One Shadow and one Free Peoples card of the revealed cards are discarded, the deck is reshuffled."""

    STEPS = ("shadow", "free", "shuffle")
    RULE = "tcg.faq.s4.4_171"

    seat: int
    owner: int
    cards: list[int]

    def shadow(self, g: Any) -> Outcome:
        return self._ask(g, 2)

    def free(self, g: Any) -> Outcome:
        return self._ask(g, 1)

    def _ask(self, g: Any, side: int) -> Outcome:
        options: list[Option] = [("choose", c) for c in self.cards if g.card(c).side == side and g.zone[c] == DECK]
        return Ask(self.seat, "tcg-ask-discard", options, "chosen", "tcg.effect.reveal-public") if options else None

    def chosen(self, g: Any, option: Option) -> None:
        _, card = option
        g.put(card, DISCARD)
        g.note("tcg-log-top-discard", {"seat": self.owner, "card": card})

    def shuffle(self, g: Any) -> None:
        shuffle(g, self.owner)


@L.verb("show ten", can=lambda g, run, act: True)
def show_ten(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    """Reveal the top ten cards of an opponent's deck."""
    seat = L.seats[act.by](g, run)
    top = sorted(g.decks[seat][-10:])
    g.reveals += 1
    g.note("tcg-log-reveal", {"seat": seat, "card": top})
    return DiscardTwo(run.seat, seat, top) if top else None


class MithrilShaft(Frame):
    """Cards are discarded from the top of a deck, each for twilight; the last one is taken into hand."""

    STEPS = ("dig", "ask")
    RULE = "tcg.effect.up-to"

    seat: int
    left: int
    last: int = later(-1)

    def dig(self, g: Fellowships) -> Outcome:
        if not g.decks[self.seat]:
            return self._stop(g)
        self.last = g.decks[self.seat][-1]
        self.left -= 1
        g.put(self.last, DISCARD)
        g.reveals += 1
        g.add_twilight(1)
        g.note("tcg-log-top-discard", {"seat": self.seat, "card": self.last})
        return None if self.left and g.decks[self.seat] else self._stop(g)

    def ask(self, g: Fellowships) -> Outcome:
        return Ask(self.seat, "tcg-ask-go-on", [PASS, ("yes",)], "answered", "tcg.effect.up-to")

    def answered(self, g: Fellowships, option: Option) -> Outcome:
        return self._stop(g) if option == PASS else Goto("dig")

    def _stop(self, g: Fellowships) -> Outcome:
        if self.last >= 0:
            g.put(self.last, HAND)
            g.note("tcg-log-take", {"seat": self.seat, "card": self.last})
            count_draw(g, self.seat)
        return DONE


@L.verb("mithril shaft", can=lambda g, run, act: True)
def mithril_shaft(g: Fellowships, run: Any, act: Act, cards: list[int]) -> Frame | None:
    return MithrilShaft(run.seat, amount_of(g, run, act))
