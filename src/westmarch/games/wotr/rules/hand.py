"""Drawing event cards and the hand limit (V p.22)."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option, surplus
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.wotr.facts import CHARACTER_DECK, FREE, SHADOW, STRATEGY_DECK, deck_of
from westmarch.games.wotr.state import War


class DrawPhase(Frame):
    """Phase 1, second half: each player draws from both decks, as far as they last (V p.22)."""

    STEPS = ("draw", "limit_free", "limit_shadow")
    RULE = "wotr.turn.phase1.draw-two"

    def draw(self, g: War) -> None:
        for side in (FREE, SHADOW):
            g.draw_card(side, CHARACTER_DECK)
            g.draw_card(side, STRATEGY_DECK)

    def limit_free(self, g: War) -> Outcome:
        return Call(HandLimit(FREE))

    def limit_shadow(self, g: War) -> Outcome:
        return Call(HandLimit(SHADOW))


class HandLimit(Frame):
    """Above six cards (four for a player in a team) the excess is discarded at once, face down (V p.22, XI p.45)."""

    STEPS = ("discard_excess",)
    RULE = "wotr.events.hand.limit-six"

    side: int

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side}

    def discard_excess(self, g: War) -> Outcome:
        pick = surplus("discard", g.hand(self.side), g.hand_limit(self.side))
        if pick is None:
            return DONE
        rule = "wotr.multi.hand-limit-four" if g.is_shared(self.side) else "wotr.events.hand.limit-six"
        return Ask(g.seat(self.side), "wotr-ask-hand-limit", [], "discarded", rule, pick=pick)

    def discarded(self, g: War, option: Option) -> Outcome:
        _, *cards = option
        for card in cards:
            g.discard(self.side, card, face_down=True)
            rule = "wotr.events.hand.discard-face-down"
            if g.seats == 2:
                g.note("wotr-log-discards-face-down", {"side": self.side, "deck": deck_of(card)}, rule=rule)
            else:
                about = {"seat": g.seat(self.side), "deck": deck_of(card)}
                g.note("wotr-log-player-discards-face-down", about, rule=rule)
        return DONE


class DrawCards(Frame):
    """Draw cards from one deck, as many as it still holds, then keep to the hand limit (V p.22)."""

    STEPS = ("draw", "limit")
    RULE = "wotr.events.deck.no-reshuffle"

    side: int
    deck: int
    count: int

    def draw(self, g: War) -> None:
        for _ in range(self.count):
            g.draw_card(self.side, self.deck)

    def limit(self, g: War) -> Outcome:
        return Call(HandLimit(self.side))
