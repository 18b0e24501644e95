"""Playing a resource at a site (p.15), and what an item that is gained costs or sets off."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import Ask, Option
from westmarch.engine.frame import Call, Done, Frame, Outcome
from westmarch.games.meccg import terms
from westmarch.games.meccg.facts import FACTION, HAZARD
from westmarch.games.meccg.rules.checks import FactionCheck
from westmarch.games.meccg.rules.resources import from_hoard, payments
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import OUT, POINTS, TAPPED


def hoards_at(g: Arda, slot: int) -> list[int]:
    """Cards that lie on a company's site, or on a dragon whose home it is."""
    dragons = [card for card in g.table if g.face(card).lair_of == g.site_face(slot).id]
    return [card for host in (g.c_site[slot], *dragons) for card in g.under(host) if g.kind(card) == HAZARD]


class Toll(Frame):
    """An item of the hand that would be playable here is removed from play before another one is played."""

    STEPS = ("pay", "play", "result")
    RULE = "meccg.game.card-text-wins"

    company: int
    card: int
    character: int

    def pay(self, g: Arda) -> Outcome:
        options: list[Option] = [("discard", card) for card in payments(g, self.company, self.card)]
        return Ask(g.active, "meccg-ask-toll", options, "paid", self.RULE, (("card", self.card),))

    def paid(self, g: Arda, option: Option) -> None:
        _, card = option
        g.put(card, OUT)

    def play(self, g: Arda) -> Outcome:
        if g.c_flags[self.company] & terms.EXTRA_DONE:
            play_item(g, self.company, self.card, self.character)
            return None
        return Call(PlayResource(self.company, self.card, self.character))

    def result(self, g: Arda) -> Outcome:
        return Done(g.returned)


def play_item(g: Arda, slot: int, card: int, character: int) -> None:
    g.set_status(character, TAPPED)
    g.attach(card, character)
    g.note("meccg-log-item", {"card": card, "other": character}, rule="meccg.site.item.placed-under-character")


class PlayResource(Frame):
    """Playing an item, an ally or a faction (p.15-16); gives back whether it succeeded."""

    STEPS = ("play", "result")
    RULE = "meccg.site.play.tap-character"

    company: int
    card: int
    character: int

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.card, "other": self.character}

    def play(self, g: Arda) -> Outcome:
        if g.kind(self.card) == FACTION:
            g.set_status(self.character, TAPPED)
            g.lay_on_table(self.card)
            g.note("meccg-log-play", {"seat": g.active, "card": self.card}, rule=self.RULE)
            return Call(FactionCheck(self.character, self.card))
        play_item(g, self.company, self.card, self.character)
        return None

    def result(self, g: Arda) -> Outcome:
        won = g.kind(self.card) != FACTION or g.zone[self.card] == POINTS
        if won and g.c_owner[self.company] >= 0:
            if not from_hoard(g, self.company, self.card):
                g.tap_site(self.company)
            g.lay("gained", self.character, 1, terms.TURN)
        return Done(int(won))
