"""Healing (p.6), and what a card under a character makes of it."""

from __future__ import annotations

from typing import Any

from westmarch.engine.decision import PASS, Ask, Option
from westmarch.engine.fields import later
from westmarch.engine.frame import DONE, Frame, Goto, Outcome
from westmarch.games.meccg.registry import STATES
from westmarch.games.meccg.state import Arda
from westmarch.games.meccg.terms import DISCARD, PLAY, TAPPED
from westmarch.games.meccg.values import has_skill, modifiers

BONUS = 2


def breathless(g: Arda, character: int) -> int:
    """The card under a character that lets him heal only by a roll, or -1."""
    faces = STATES.get("heals-by-roll", ())
    return next((card for card in g.under(character) if g.faces[card] in faces), -1)


class HealByRoll(Frame):
    """A roll in place of healing: better at a Haven, and for each sage of the company who taps."""

    STEPS = ("begin", "support", "roll")
    RULE = "meccg.untap.heal-at-haven"

    character: int
    #: Whether he would become well at once, and not tapped.
    well: int = later(0)
    bonus: int = later(0)

    def about(self, g: Arda) -> dict[str, Any]:
        return {"card": self.character}

    def begin(self, g: Arda) -> Outcome:
        if g.zone[self.character] != PLAY or breathless(g, self.character) < 0:
            return DONE
        self.bonus = BONUS if g.at_haven(self.character) else 0
        return None

    def support(self, g: Arda) -> Outcome:
        inside = g.untapped(g.company[self.character]) if g.company[self.character] >= 0 else []
        sages = [c for c in inside if c != self.character and has_skill(g, c, "sage")]
        options: list[Option] = [PASS, *[("support", c) for c in sages]]
        about = (("card", self.character),)
        return Ask(g.owners[self.character], "meccg-ask-heal", options, "supported", self.RULE, about)

    def supported(self, g: Arda, option: Option) -> Outcome:
        if option == PASS:
            return None
        _, sage = option
        g.set_status(sage, TAPPED)
        self.bonus += BONUS
        return Goto("support")

    def roll(self, g: Arda) -> None:
        card = breathless(g, self.character)
        number = modifiers(g, "heals-by-roll", self.character)
        dice = g.roll()
        about = {"card": card, "roll": dice, "total": dice + self.bonus, "number": number}
        g.note("meccg-log-remove", about, rule=self.RULE)
        if dice + self.bonus > number:
            g.put(card, DISCARD)
            g.set_status(self.character, 0 if self.well else TAPPED)
