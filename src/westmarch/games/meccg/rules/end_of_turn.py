"""The end of the turn (p.17): one discard each, hands restored, perhaps the Council is called."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.frame import Call, Frame, Outcome
from westmarch.engine.modifiers import expire
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import FACES, RESOURCE, SHORT
from westmarch.games.meccg.rules.agents import discard_homeless
from westmarch.games.meccg.rules.chain import chain_of
from westmarch.games.meccg.rules.council import forbids_call
from westmarch.games.meccg.rules.effects import ForPlayer, Triggered, triggers
from westmarch.games.meccg.rules.piles import FromHand, Refill
from westmarch.games.meccg.rules.playable import usable
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD


class RestoreHands(Frame):
    """One discard each, then hands of the full size again (p.17)."""

    STEPS = ("discard_active", "discard_opponent", "refill_active", "refill_opponent")
    RULE = "meccg.endturn.optional-discard"

    def discard_active(self, g: Arda) -> Outcome:
        return self._discard(g, g.active)

    def discard_opponent(self, g: Arda) -> Outcome:
        return self._discard(g, 1 - g.active)

    def _discard(self, g: Arda, seat: int) -> Outcome:
        options: list[Option] = [PASS]
        options += [("discard", card) for card in g.hand(seat)]
        return Ask(seat, "meccg-ask-end-discard", options, "discarded", self.RULE)

    def discarded(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, card = option
        return Call(FromHand(g.holder[card], [card]))

    def refill_active(self, g: Arda) -> Outcome:
        return Call(Refill(g.active))

    def refill_opponent(self, g: Arda) -> Outcome:
        return Call(Refill(1 - g.active))


def is_short_resource(g: Arda, card: int) -> bool:
    """A short event that lies on somebody or something for a turn."""
    face = FACES[g.faces[card]]
    return face.kind == RESOURCE and face.duration == SHORT


class EndOfTurn(Frame):
    """The end of the turn (p.17): one discard each, hands restored, perhaps the Council is called."""

    STEPS = ("begin", "restore_hands", "act", "last_of_active", "last_of_opponent", "call", "last", "close")
    RULE = "meccg.endturn.optional-discard"

    def about(self, g: Arda) -> dict[str, Any]:
        return {"seat": g.active}

    def begin(self, g: Arda) -> Outcome:
        """Cards used at the beginning of the phase."""
        options: list[Option] = [PASS, *usable(g, g.active, "untap")]
        return Ask(g.active, "meccg-ask-act", options, "began", self.RULE)

    def began(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.active, option), back="begin")

    def restore_hands(self, g: Arda) -> Outcome:
        return Call(RestoreHands())

    def act(self, g: Arda) -> Outcome:
        """The active player may still play cards; hands are not restored again."""
        options: list[Option] = [PASS, *usable(g, g.active, "end")]
        return Ask(g.active, "meccg-ask-act", options, "acted", "meccg.endturn.play-after-refill")

    def acted(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        return Call(chain_of(g.active, option), back="act")

    def last_of_active(self, g: Arda) -> Outcome:
        """What cards in play let each player do at the end of every turn."""
        return self._last(g, g.active)

    def last_of_opponent(self, g: Arda) -> Outcome:
        return self._last(g, 1 - g.active)

    def _last(self, g: Arda, seat: int) -> Outcome:
        waiting = triggers(g, "turn-ends", g.table)
        return Call(ForPlayer(waiting, seat)) if waiting else None

    def call(self, g: Arda) -> Outcome:
        options: list[Option] = [PASS]
        if forbids_call(g, g.active) is None and not g.last_turn:
            options.append(("call",))
        return Ask(g.active, "meccg-ask-call", options, "called", "meccg.council.call.voluntary")

    def called(self, g: Arda, option: Option) -> None:
        if option != PASS:
            g.caller = g.active
            g.note("meccg-log-called", {"seat": g.active}, rule="meccg.council.call.when-held")

    def last(self, g: Arda) -> Outcome:
        """What cards do when the turn ends."""
        waiting = triggers(g, "turn-end", g.table + g.attached)
        return Call(Triggered(waiting, -1)) if waiting else None

    def close(self, g: Arda) -> None:
        discard_homeless(g)
        ending = [card for card in g.table + g.attached if is_short_resource(g, card)]
        for card in ending + [card for card in g.table if g.has_laid("ends-now", card)]:
            g.put(card, DISCARD)
        expire(g.laid, terms.TURN)
        for slot in range(len(g.c_guard)):
            g.withdraw_guard(slot)
