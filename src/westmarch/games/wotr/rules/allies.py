"""Two players of one team (XI p.45-46): drawing and exchanging cards, and armies that meet."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import Call, Frame, Goto, Outcome, Together
from westmarch.games.wotr.facts import CHARACTER_DECK, FREE, SHADOW, STRATEGY_DECK, deck_of
from westmarch.games.wotr.rules import teams
from westmarch.games.wotr.rules.hand import HandLimit
from westmarch.games.wotr.state import TeamProcedure, War


class TeamDraw(TeamProcedure):
    """Phase 1 with three or four players: everybody draws and keeps to the limit, then teammates may exchange a
    card (XI p.45). A player alone on a side draws as in a game of two."""

    STEPS = ("draw", "limit", "next_player", "exchange_free", "exchange_shadow")
    RULE = "wotr.multi.draw.later"

    #: The player who draws.
    player: int = later(0)

    def decider(self, g: War, side: int) -> int:
        return self.player if self.player < g.seats and g.side_of_seat(self.player) == side else -1

    def draw(self, g: War) -> Outcome:
        side = g.side_of_seat(self.player)
        if g.turn == 1 or not g.is_shared(side):
            g.draw_card(side, CHARACTER_DECK)
            g.draw_card(side, STRATEGY_DECK)
            return None
        options: list[Option] = [("pile", deck) for deck in (side * 2, side * 2 + 1) if g.decks[deck]]
        if not options:
            return None
        return Ask(self.player, "wotr-ask-draw-deck", options, "drawn", self.RULE)

    def drawn(self, g: War, option: Option) -> None:
        side = g.side_of_seat(self.player)
        _, deck = option
        g.draw_card(side, deck - 2 * side)

    def limit(self, g: War) -> Outcome:
        return Call(HandLimit(g.side_of_seat(self.player)))

    def next_player(self, g: War) -> Outcome:
        self.player += 1
        return Goto("draw") if self.player < g.seats else None

    def exchange_free(self, g: War) -> Outcome:
        return Call(ExchangeCards(FREE)) if g.is_shared(FREE) else None

    def exchange_shadow(self, g: War) -> Outcome:
        return Call(ExchangeCards(SHADOW)) if g.is_shared(SHADOW) else None


class ExchangeCards(Frame):
    """Teammates may exchange one card (XI p.45): each names one in secret or declines, and nothing happens unless
    both agree."""

    STEPS = ("offer",)
    RULE = "wotr.multi.swap.after-discard"

    side: int

    def about(self, g: War) -> dict[str, Any]:
        return {"side": self.side}

    def offer(self, g: War) -> Outcome:
        team = g.team(self.side)
        if not all([g.hands[seat] for seat in team]):
            return None
        return Together([self.ask(g, seat) for seat in team], "answered")

    def ask(self, g: War, seat: int) -> Ask:
        options: list[Option] = [("card", card) for card in g.hands[seat]]
        options.append(("no",))
        return Ask(seat, "wotr-ask-exchange", options, "", "wotr.multi.swap.consent")

    def answered(self, g: War, answers: list[Option]) -> None:
        if ("no",) in answers:
            g.note("wotr-log-no-exchange", {"side": self.side}, rule="wotr.multi.swap.consent")
            return
        cards = [card for _, card in answers]
        teams.exchange(g, self.side, cards)
        g.note("wotr-log-exchange", {"side": self.side}, rule=self.RULE)
        for i, seat in enumerate(g.team(self.side)):
            g.note("wotr-log-hands-over", {"seat": seat, "deck": deck_of(cards[i])}, rule=self.RULE)
            about = {"seat": seat, "card": cards[i]}
            g.note("wotr-log-gives-card", about, audience=g.team(self.side), rule="wotr.multi.swap.blind")


class JoinArmies(Frame):
    """Units of two players are in one place after an action: one army if both agree, else two (XI p.46)."""

    STEPS = ("ask_both",)
    RULE = "wotr.multi.mixed.choice"

    side: int
    slot: int

    def about(self, g: War) -> dict[str, Any]:
        return {"slot": self.slot}

    def ask_both(self, g: War) -> Outcome:
        rule = "wotr.multi.mixed.consent"
        about = (("slot", self.slot),)
        asks = [Ask(seat, "wotr-ask-join-armies", [("yes",), ("no",)], "", rule, about) for seat in g.team(self.side)]
        return Together(asks, "answered")

    def answered(self, g: War, answers: list[Option]) -> None:
        if ("no",) not in answers:
            teams.mix(g, self.side, self.slot)
        else:
            teams.stay_apart(g, self.side, self.slot)
            about = {"side": self.side, "slot": self.slot}
            g.note("wotr-log-stay-apart", about, rule="wotr.multi.mixed.consent")
