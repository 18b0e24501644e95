"""Skirmishes: each is a phase of its own, with actions and a resolution."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Call, Frame, Outcome
from westmarch.games.tcg.facts import LOST_A_SKIRMISH, MINION, SKIRMISH, WON_A_SKIRMISH
from westmarch.games.tcg.rules.actions import actions, begin, end_phase
from westmarch.games.tcg.rules.answers import heard
from westmarch.games.tcg.rules.assignment import assigned_to
from westmarch.games.tcg.rules.events import AtOnce, Batch, deaths, moment
from westmarch.games.tcg.rules.timing import Window
from westmarch.games.tcg.state import Fellowships

#: Beaten by so many times one's own strength is overwhelmed; some texts raise it.
OVERWHELM = 2


class Skirmishes(Frame):
    """All skirmishes of a round, in the order that the Free Peoples player picks."""

    STEPS = ("pick", "over")
    RULE = "tcg.skirmish.order"

    def pick(self, g: Fellowships) -> Outcome:
        waiting = sorted({g.against[m] for m in g.minions() if g.against[m] >= 0})
        if not waiting or g.out[g.fp]:
            return None
        options: list[Option] = [("skirmish", card) for card in waiting]
        return Ask(g.fp, "tcg-ask-pick", options, "picked", "tcg.skirmish.order")

    def picked(self, g: Fellowships, option: Option) -> Outcome:
        _, defender = option
        return Call(Skirmish(defender), back="pick")

    def over(self, g: Fellowships) -> Outcome:
        for card in g.table:
            g.against[card] = -1
        return DONE


class Skirmish(Frame):
    """One skirmish phase."""

    STEPS = ("begin", "start", "act", "resolve", "end", "over")
    RULE = "tcg.skirmish.one-phase-each"

    defender: int

    def about(self, g: Fellowships) -> dict[str, Any]:
        return {"card": self.defender}

    def begin(self, g: Fellowships) -> None:
        begin(g, SKIRMISH)
        g.fighter = self.defender
        g.foes = assigned_to(g, self.defender)
        g.fallen = []
        g.skirmishing = 1
        for minion in g.foes:
            g.against[minion] = -1
        g.note("tcg-log-skirmish", {"card": self.defender, "minions": g.foes[:]}, rule="tcg.skirmish.one-phase-each")

    def start(self, g: Fellowships) -> Outcome:
        return moment(g, "start skirmish", self.defender)

    def act(self, g: Fellowships) -> Outcome:
        return actions(g)

    def resolve(self, g: Fellowships) -> Outcome:
        if not g.skirmishing or g.out[g.fp]:
            return None
        return Call(Resolution())

    def end(self, g: Fellowships) -> Outcome:
        return end_phase(g, SKIRMISH)

    def over(self, g: Fellowships) -> None:
        g.fighter = -1
        g.foes = []
        g.fallen = []
        g.skirmishing = 0


def totals(g: Fellowships) -> tuple[int, int]:
    """The strength of both sides of the present skirmish."""
    ours = g.strength(g.fighter) if g.fighter >= 0 else 0
    return ours, sum([g.strength(card) for card in g.foes])


def cancel(g: Fellowships) -> None:
    """A cancelled skirmish has neither winner nor loser."""
    g.skirmishing = 0
    g.fallen = []
    g.note("tcg-log-cancelled", rule="tcg.skirmish.cancel")


class Resolution(Frame):
    """Who wins; wounds or death of the losers; answers to winning and losing."""

    STEPS = ("compare", "wounds", "check", "answers")
    RULE = "tcg.skirmish.higher-wins"

    winners: list[int] = later([])
    losers: list[int] = later([])
    hits: int = later(0)
    #: Cards that come into play after the comparison do not answer it.
    moment: int = later(0)

    def compare(self, g: Fellowships) -> Outcome:
        free = [g.fighter] if g.fighter >= 0 else []
        shadow = g.foes[:]
        fallen = g.fallen[:]
        g.skirmishing = 2
        self.moment = g.clock
        if not free and not shadow:
            return DONE
        ours, theirs = totals(g)
        if not shadow:
            self.winners = free
        elif not free:
            self.winners = shadow
        elif ours > theirs:
            self.winners, self.losers = free, shadow
        else:
            self.winners, self.losers = shadow, free
        won, lost = max(ours, theirs), min(ours, theirs)
        if self.losers and won > 0 and self._overwhelmed(g, won, lost):
            self.hits = -1
        else:
            self.hits = 1 + max(0, sum([g.keyword(card, "damage") for card in self.winners]))
        g.note("tcg-log-won", {"minions": self.winners, "count": won, "other": lost}, rule="tcg.skirmish.higher-wins")
        self._remember(g, fallen)
        return None

    def _overwhelmed(self, g: Fellowships, won: int, lost: int) -> bool:
        threshold = OVERWHELM + max([g.modified("threshold", card) for card in self.losers])
        return won >= threshold * lost

    def _remember(self, g: Fellowships, fallen: list[int]) -> None:
        for card in self.losers + fallen:
            g.remember(LOST_A_SKIRMISH, card)
        for card in self.winners:
            g.remember(WON_A_SKIRMISH, card)

    def wounds(self, g: Fellowships) -> Outcome:
        if not self.losers:
            return None
        if self.hits < 0:
            for card in self.losers:
                g.note("tcg-log-overwhelmed", {"card": card}, rule="tcg.skirmish.overwhelm")
            return Call(AtOnce("kill", self.losers[:]))
        cards = [card for card in self.losers for _ in range(self.hits)]
        return Call(Batch("wound", cards))

    def check(self, g: Fellowships) -> Outcome:
        frame = deaths(g)
        return None if frame is None else Call(frame, back="check")

    def answers(self, g: Fellowships) -> Outcome:
        """Everyone on the losing side, and everyone removed from the skirmish, has lost it."""
        losers = self.losers + [card for card in g.fallen if card not in self.losers and card not in self.winners]
        if g.out[g.fp] or not (heard(g, "wins") or heard(g, "loses")):
            return DONE
        if not self.winners or not losers:
            return DONE
        kinds = ["wins"] * len(self.winners) + ["loses"] * len(losers)
        others = [losers[:] for _ in self.winners] + [self._against(g, card) for card in losers]
        return Call(Window(kinds, self.winners + losers, others, -1, losers[:], self.moment))

    def _against(self, g: Fellowships, loser: int) -> list[int]:
        """Whom a loser has lost to: the winners; for companions also the minions that were in the skirmish."""
        if g.is_type(loser, MINION):
            return self.winners[:]
        return self.winners + [c for c in g.fallen if g.is_type(c, MINION) and c not in self.winners]
